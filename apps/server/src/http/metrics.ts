// What is counted.
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  /** A message of a client, by kind, and how long its answer took. */
  readonly answered: Histogram<"kind">;
  readonly refused: Counter<"code">;
  /** Jobs that kept failing, by kind. */
  readonly givenUp: Counter<"kind">;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    answered: new Histogram({
      name: "outrigger_message_seconds",
      help: "From a message to its answer, the commit included.",
      labelNames: ["kind"],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers: [registry],
    }),
    refused: new Counter({
      name: "outrigger_refusals_total",
      help: "Requests refused, by code.",
      labelNames: ["code"],
      registers: [registry],
    }),
    givenUp: new Counter({
      name: "outrigger_jobs_given_up_total",
      help: "Jobs that failed again and again and were given up, by kind.",
      labelNames: ["kind"],
      registers: [registry],
    }),
  };
}
