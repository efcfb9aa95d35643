// The card that was pressed in the hand before an action was chosen, for the map and the tiles that show what it pays for.
import type { Bird } from "../../rules/index.ts";

class Lifted {
  /** Its place in the hand as well: of two equal cards one is lifted. */
  held = $state.raw<{ readonly bird: Bird; readonly at: number } | undefined>();

  get bird(): Bird | undefined {
    return this.held?.bird;
  }

  toggle(bird: Bird, at: number): void {
    this.held = this.held?.at === at ? undefined : { bird, at };
  }

  drop(): void {
    this.held = undefined;
  }
}

export const lifted = new Lifted();
