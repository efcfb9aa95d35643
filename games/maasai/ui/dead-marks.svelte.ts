// Whether gaps that nothing fits into are marked: a wish of the player, kept in this browser.

const KEY = "outrigger.maasai.dead";

class DeadMarks {
  #shown = $state(readWish());

  get shown(): boolean {
    return this.#shown;
  }

  toggle(): void {
    this.#shown = !this.#shown;
    try {
      localStorage.setItem(KEY, this.#shown ? "shown" : "hidden");
    } catch {
      // A browser that keeps nothing forgets this too.
    }
  }
}

function readWish(): boolean {
  try {
    return localStorage.getItem(KEY) !== "hidden";
  } catch {
    return true;
  }
}

export const deadMarks = new DeadMarks();
