// Files to and from the player's disk.

export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** More than any file of ours has: of a longer one no more is read, and whoever reads it says that it is too long. */
const MOST_BYTES = 16_000_000;

/** The text of the one file chosen in this field; the field is emptied so that the same file can be chosen again. */
export async function chosenText(field: HTMLInputElement): Promise<string | undefined> {
  const text = await field.files?.[0]?.slice(0, MOST_BYTES).text();
  field.value = "";
  return text;
}
