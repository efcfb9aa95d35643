// The director at work in the page: what it shows is read by the table, and its timers and flights are the browser's.
import { type Beats, Director, Flights, type Shot } from "@outrigger/board";
import type { GameEvent } from "@outrigger/kernel";
import { tick } from "svelte";
import { isMoving, settings } from "../lib/settings.svelte.ts";
import { playSound } from "./sounds.ts";

interface Needs {
  beats(): Beats | undefined;
  me(): number | undefined;
}

export class Playing {
  readonly director: Director;
  readonly #flights: Flights;
  #sky: HTMLElement | undefined;
  #shot = $state.raw<Shot | undefined>();
  #isOn = $state(false);

  constructor({ beats, me }: Needs) {
    this.#flights = new Flights(
      () => document,
      () => this.#sky,
    );
    this.director = new Director({
      beats,
      me,
      // Nobody looks: what happened is marked, and can be shown again.
      pace: () => (document.hidden ? "none" : settings.pace),
      wait,
      prepare: (travels) => this.#flights.prepare(isMoving() ? travels : []),
      show: (shot) => {
        this.#shot = shot;
        return tick();
      },
      travel: (milliseconds) => this.#flights.depart(milliseconds),
      arrive: () => this.#flights.arrive(),
      begin: (_event: GameEvent, { sound }) => playSound(sound),
      busy: (isPlaying) => {
        this.#isOn = isPlaying;
      },
    });
  }

  get shot(): Shot | undefined {
    return this.#shot;
  }
  get isOn(): boolean {
    return this.#isOn;
  }
  setSky(sky: HTMLElement | undefined): void {
    this.#sky = sky;
  }
}

function wait(milliseconds: number, cut: AbortSignal): Promise<void> {
  if (cut.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    cut.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
