import type { Session } from "../access/console-sessions.ts";
import type { Reloaded } from "../contract/reloaded.ts";
import type { History, ReadHistory } from "../observe/history/history.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { SharedBudgets } from "../state/shared-budgets.ts";
import type { StateBackend } from "../state/state.ts";
import type { StartAnvil } from "../upstreams/anvil/anvil-process.ts";

/** What the workers of one gateway share: it belongs to the process that started them. */
export interface SharedResources {
  /** The database, if it is one that a single process opens. */
  readonly backend?: StateBackend;
  /** The budgets of all callers, unless they are in the database. */
  readonly budgets?: SharedBudgets;
  readonly metrics: Metrics;
  /** What this worker keeps for the console, if there is one, and what reads that of all workers. */
  readonly history: History | undefined;
  readonly readHistory: ReadHistory;
  /** Starts development nodes: one for each node of the gateway, whichever worker calls it. */
  readonly startAnvil: StartAnvil;
  /** Calls a function with the id of a node whose development node another worker has started. */
  onAnvilStarted(listener: (node: string) => Promise<void>): void;
  /** Reads the config again, at all workers. */
  reload(): Promise<Reloaded>;
  /** What the workers share of the console's sessions. */
  readonly sessions: {
    /** Signs their tokens. */
    readonly key: Buffer;
    /** Tells the other workers of a session that was ended here. */
    onEnd(session: Session): void;
    /** Calls a function with each session that another worker has ended. */
    listen(onEnd: (session: Session) => void): void;
  };
  /** The id of this worker. */
  readonly worker: string;
  /** How many workers there are. */
  readonly workers: number;
}
