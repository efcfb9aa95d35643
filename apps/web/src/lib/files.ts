// Files to and from the player's disk.

export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The text of the one file chosen in this field; the field is emptied so that the same file can be chosen again. */
export async function chosenText(field: HTMLInputElement): Promise<string | undefined> {
  const file = field.files?.[0];
  const text = await file?.text();
  field.value = "";
  return text;
}
