import type { Session } from "../access/console-sessions.ts";
import type { Reloaded } from "../surfaces/admin/admin-call.ts";
import type { History, ReadHistory } from "../observe/history/history.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import type { SharedBudgets } from "../state/budgets.ts";
import type { StateBackend } from "../state/state.ts";
import type { StartAnvil } from "../upstreams/anvil/anvil-process.ts";

/** The resources that the workers of one gateway share. The primary process owns them. */
export interface SharedResources {
  /** The database, if only a single process can open it. */
  readonly backend?: StateBackend;
  readonly budgets?: SharedBudgets;
  readonly metrics: Metrics;
  /** This worker's history, and a function that reads that of all workers. */
  readonly history: History | undefined;
  readonly readHistory: ReadHistory;
  /** Starts one development node for each node of the gateway, whichever worker calls it. */
  readonly startAnvil: StartAnvil;
  readonly texts: SharedTexts;
  reload(): Promise<Reloaded>;
  /** Of workers that share a SQLite database, one runs the streams. */
  readonly streams: {
    /** Whether it is this one. */
    isChosen(): boolean;
    /** Calls a function when this worker is chosen. */
    listen(onChosen: () => void): void;
  };
  readonly sessions: {
    readonly key: Buffer;
    /** Notifies the other workers of a session that was ended here. */
    onEnd(session: Session): void;
    /** Calls a function with each session that another worker has ended. */
    listen(onEnd: (session: Session) => void): void;
  };
  readonly worker: string;
  readonly workers: number;
}
