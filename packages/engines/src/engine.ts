// A program that plays one seat, game after game. It gets what the seat may see, never the state; where it does not answer in
// time, or not as it should, its turn is made as that of an absent player, and everybody else plays on.
import type { BotRequest } from "@outrigger/bots";
import type { Move, Options, Result } from "@outrigger/kernel";
import { whatIf } from "@outrigger/kernel/play";
import { engineName, parseCommand } from "./command.ts";
import { advance, type Draft, fallbackTurn, openDraft, viewOf } from "./draft.ts";
import type { Loss, Lost } from "./lost.ts";
import { PROTOCOL, parseFromEngine, type ToEngine } from "./messages.ts";
import { Wire } from "./wire.ts";

/** What an engine is told of a game before it begins. */
export interface Table extends Pick<BotRequest, "game" | "pack" | "seat"> {
  readonly seats: number;
  readonly options: Options;
}

/** So many turns lost in a row, and the rest of the game is played without it. */
const MOST_LOST = 3;
/** A program may have much to load before its first game. */
const STARTING = 60_000;

export class Engine {
  readonly name: string;
  readonly #command: readonly string[];
  readonly #milliseconds: number;
  readonly #starting: number;
  #wire: Wire | undefined;
  /** Why there is none in this game, until a turn was lost by it. */
  #failure: Loss | undefined;
  #question = 0;
  #inRow = 0;
  #lost: Lost = {};

  /** `command` as "cmd:./engine"; `milliseconds` are for a whole turn, `starting` for the answer to a hello. */
  constructor(command: string, milliseconds: number, starting = STARTING) {
    this.name = engineName(command);
    this.#command = parseCommand(command);
    this.#milliseconds = milliseconds;
    this.#starting = starting;
  }

  /** A new game. A program that is gone is started again; says what went wrong where it does not answer. */
  begin({ game, pack, seat, seats, options }: Table): Loss | undefined {
    this.#lost = {};
    this.#inRow = 0;
    this.#wire ??= new Wire(this.#command);
    const milliseconds = this.#milliseconds;
    const { id, version: rules } = game;
    this.#send({
      type: "hello",
      protocol: PROTOCOL,
      game: id,
      rules,
      seat,
      seats,
      options,
      pack: pack.source,
      milliseconds,
    });
    this.#failure = this.#ready();
    if (this.#failure !== undefined) this.close();
    return this.#failure;
  }

  /** A whole turn: all moves up to the one that publishes, or waits for luck. */
  choose(request: BotRequest): { readonly moves: readonly Move[] } {
    const draft = openDraft(request);
    const loss = this.#wire === undefined ? (this.#failure ?? "out") : this.#playTurn(draft);
    if (loss === undefined) {
      this.#inRow = 0;
      return draft;
    }
    this.#lose(loss);
    return { moves: fallbackTurn(request) };
  }

  /** The game is over. Says which turns were lost in it. */
  finish({ places, scores }: Pick<Result, "places" | "scores">): Lost {
    this.#send({ type: "result", places, scores });
    return this.#lost;
  }

  /** Ends the program. */
  close(): void {
    this.#send({ type: "end" });
    this.#wire?.close();
    this.#wire = undefined;
  }

  #send(message: ToEngine): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** Waits for the answer to a hello; what still comes to questions of the game before is passed over. */
  #ready(): Loss | undefined {
    const until = performance.now() + this.#starting;
    for (;;) {
      const message = this.#receive(until);
      if (typeof message === "string") return message;
      if (message.type === "ready") return message.protocol === PROTOCOL ? undefined : "garbage";
    }
  }

  #playTurn(draft: Draft): Loss | undefined {
    const until = performance.now() + this.#milliseconds;
    while (draft.open !== undefined) {
      const answer = this.#ask(draft, draft.open.frame.phase, until);
      if (typeof answer === "string") return answer;
      for (const move of answer) if (!advance(draft, move)) return "illegal";
    }
    return undefined;
  }

  #ask(draft: Draft, phase: string, until: number): readonly Move[] | Loss {
    const { moves, notes, refused } = draft.walk.offers;
    const id = ++this.#question;
    const view = viewOf(draft);
    const offers = moves.map((move, at) => ({ move, note: notes[at] ?? null }));
    const milliseconds = Math.max(0, Math.floor(until - performance.now()));
    this.#send({ type: "view", id, phase, view, offers, refusals: refused, milliseconds });
    for (;;) {
      const message = this.#receive(until);
      if (typeof message === "string") return message;
      // An answer to a question of before comes too late for it.
      if (message.type === "ready" || message.id !== id) continue;
      if (message.type === "moves") return message.moves;
      const { game, pack, seat } = draft.request;
      this.#send({ type: "preview", id, preview: whatIf(game, pack, view, seat, message.moves) ?? null });
    }
  }

  #receive(until: number) {
    const got = this.#wire?.receive(Math.max(0, until - performance.now()));
    if (got === undefined) return "late";
    return got.kind === "ended" ? got.why : (parseFromEngine(got.line) ?? "garbage");
  }

  #lose(loss: Loss): void {
    this.#lost[loss] = (this.#lost[loss] ?? 0) + 1;
    this.#failure = undefined;
    this.#inRow++;
    this.#send({ type: "lost", why: loss });
    if (this.#inRow >= MOST_LOST || loss === "exited" || loss === "flood") this.close();
  }
}
