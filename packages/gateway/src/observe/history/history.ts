import type { Call, Outcome } from "../call.ts";
import type { LogEntry } from "../log.ts";
import { CallerHistory, type CallerSlot } from "./caller-history.ts";
import { LogHistory, type NumberedEntry } from "./log-history.ts";
import { TrafficHistory, type TrafficSlot } from "./traffic-history.ts";

/** What is read of a history. The workers of a gateway ask each other for it. */
export type HistoryRequest =
  /** From an interval on, by its number. */
  | { readonly kind: "traffic"; readonly from: number }
  /** From a minute on, by its number. */
  | { readonly kind: "callers"; readonly from: number }
  /** After an entry of each process, by its number. */
  | {
      readonly kind: "log";
      readonly after: Readonly<Record<string, number>>;
      readonly level: LogEntry["level"];
    };

/** What one process has of a history. */
export interface HistoryPart {
  /** The id of the worker, or `0` of a gateway that is one process. */
  readonly process: string;
  readonly traffic?: readonly TrafficSlot[];
  readonly callers?: readonly CallerSlot[];
  readonly log?: { readonly last: number; readonly entries: readonly NumberedEntry[] };
}

/** Reads what all processes of a gateway have. */
export type ReadHistory = (request: HistoryRequest) => Promise<readonly HistoryPart[]>;

/** The last hour of a gateway with a console: what it served, for which callers, and its log. */
export class History {
  readonly traffic: TrafficHistory = new TrafficHistory();
  readonly log: LogHistory = new LogHistory();
  readonly #callers = new CallerHistory();
  readonly #process: string;

  /** @param process - The id of this worker. */
  constructor(process = "0") {
    this.#process = process;
  }

  /** Notes a call that has ended. */
  ended({ network, credential, isStranger }: Call, outcome: Outcome, seconds: number): void {
    this.traffic.ended(network, outcome, seconds);
    this.#callers.ended(isStranger ? "none" : credential, outcome);
  }

  /** Notes what a caller's requests counted against its rate. */
  charged(credential: string, cost: number): void {
    this.#callers.charged(credential, cost);
  }

  /** @returns what this process has. */
  read(request: HistoryRequest): HistoryPart {
    const process = this.#process;
    switch (request.kind) {
      case "traffic":
        return { process, traffic: this.traffic.from(request.from) };
      case "callers":
        return { process, callers: this.#callers.from(request.from) };
      case "log": {
        const { after, level } = request;
        return { process, log: { last: this.log.last, entries: this.log.after(after[process] ?? 0, level) } };
      }
    }
  }
}
