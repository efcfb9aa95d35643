// A shield on its way from the rack to the table, for the two components it passes between.

interface Held {
  readonly shield: string;
  /** Where the pointer is, in pixels of the page. */
  readonly x: number;
  readonly y: number;
}

class Drag {
  held = $state.raw<Held | undefined>();
  /** What the table does when the shield is let go. */
  onrelease: (() => void) | undefined;

  release(): void {
    this.onrelease?.();
    this.held = undefined;
  }
}

export const drag = new Drag();
