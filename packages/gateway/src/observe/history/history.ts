import type { Call, Outcome } from "../call.ts";
import type { LogEntry } from "../log.ts";
import { type CallerCounts, CallerHistory } from "./caller-history.ts";
import { LogHistory, type NumberedEntry } from "./log-history.ts";
import type { Slot } from "./slots.ts";
import { type NetworkTraffic, TrafficHistory } from "./traffic-history.ts";
import { type UpstreamCounts, UpstreamHistory } from "./upstream-history.ts";

/** A query for a history. The workers of a gateway send it to each other. */
export type HistoryRequest =
  /** From this interval on. */
  | { readonly kind: "traffic" | "upstreams" | "callers"; readonly from: number }
  /** After this entry of each process. */
  | {
      readonly kind: "log";
      readonly after: Readonly<Record<string, number>>;
      readonly level: LogEntry["level"];
      /** Only changes of state. */
      readonly changes: boolean;
    };

/** One process's part of a history. */
export interface HistoryPart {
  /** The worker's id, or `0` if the gateway is one process. */
  readonly process: string;
  readonly traffic?: readonly Slot<NetworkTraffic>[];
  readonly upstreams?: readonly Slot<UpstreamCounts>[];
  readonly callers?: readonly Slot<CallerCounts>[];
  readonly log?: { readonly last: number; readonly entries: readonly NumberedEntry[] };
}

export type ReadHistory = (request: HistoryRequest) => Promise<readonly HistoryPart[]>;

/** The last hour of a gateway with a console: its traffic, its callers' costs, and its log. */
export class History {
  readonly traffic: TrafficHistory = new TrafficHistory();
  readonly upstreams: UpstreamHistory = new UpstreamHistory();
  readonly log: LogHistory = new LogHistory();
  readonly #callers = new CallerHistory();
  readonly #process: string;

  constructor(process = "0") {
    this.#process = process;
  }

  ended(
    { network, part, credential, isAnonymous }: Call,
    outcome: Outcome,
    seconds: number,
    upstream: string | undefined,
  ): void {
    this.traffic.ended(network, outcome, seconds);
    if (upstream !== undefined && part !== undefined)
      this.upstreams.served(`${network}.${part}.${upstream}`, seconds);
    this.#callers.ended(isAnonymous ? "none" : credential, outcome);
  }

  charged(credential: string, cost: number): void {
    this.#callers.charged(credential, cost);
  }

  read(request: HistoryRequest): HistoryPart {
    const process = this.#process;
    switch (request.kind) {
      case "traffic":
        return { process, traffic: this.traffic.from(request.from) };
      case "upstreams":
        return { process, upstreams: this.upstreams.from(request.from) };
      case "callers":
        return { process, callers: this.#callers.withCurrent(request.from) };
      case "log": {
        const { after, level, changes } = request;
        const entries = this.log.after(after[process] ?? 0, level, changes);
        return { process, log: { last: this.log.last, entries } };
      }
    }
  }
}
