// What a player wants to see marked on the table, kept in this browser: gaps that nothing fits into, whose land is whose,
// the numbers by which the log calls the shields.

class Wish {
  readonly #key: string;
  #shown = $state(false);

  constructor(key: string, shown: boolean) {
    this.#key = `outrigger.maasai.${key}`;
    this.#shown = this.#read(shown);
  }

  get shown(): boolean {
    return this.#shown;
  }

  toggle(): void {
    this.#shown = !this.#shown;
    try {
      localStorage.setItem(this.#key, this.#shown ? "shown" : "hidden");
    } catch {
      // A browser that keeps nothing forgets this too.
    }
  }

  #read(otherwise: boolean): boolean {
    try {
      const wish = localStorage.getItem(this.#key);
      return wish === null ? otherwise : wish === "shown";
    } catch {
      return otherwise;
    }
  }
}

export const wishes = {
  dead: new Wish("dead", true),
  land: new Wish("land", true),
  numbers: new Wish("numbers", false),
};
