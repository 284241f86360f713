import cluster from "node:cluster";
import type { Session } from "../../access/console-sessions.ts";
import type { Reloaded } from "../../surfaces/admin/admin-call.ts";
import { History, type HistoryRequest, type ReadHistory } from "../../observe/history/history.ts";
import { Metrics } from "../../observe/metrics.ts";
import { isPostgres } from "../../state/is-postgres.ts";
import type { LeaseGrant } from "../../state/budgets.ts";
import { type DatabaseReply, remoteBackend } from "../../state/sqlite/remote-connection.ts";
import type { Listening } from "../command-life.ts";
import type { GatewayOptions } from "../options.ts";
import type { SharedResources } from "../shared-resources.ts";
import { remoteAnvil } from "./anvils.ts";
import { Channel, type Port } from "../../state/channel.ts";

export interface Membership {
  readonly setup: WorkerSetup;
  readonly shared: SharedResources;
  /** Reports that the worker accepts requests. */
  ready(address: Listening): Promise<void>;
}

/** Joins the workers that the primary process has started. Its requests call `close`, `drain` and `reload`. */
export async function joinWorkers(
  { database = ":memory:", console }: Pick<GatewayOptions, "database" | "console">,
  close: () => Promise<void>,
  drain: () => Promise<void> | undefined,
  reload: () => Promise<Reloaded> | undefined,
): Promise<Membership> {
  const wakeListeners: (() => Promise<void>)[] = [];
  const sessionEnds: ((session: Session) => void)[] = [];
  const choices: (() => void)[] = [];
  let runsStreams = false;
  const anvilEnds = new Map<string, () => void>();
  const channel: Channel = new Channel(process as unknown as Port, {
    wake: () => Promise.all(wakeListeners.map((wake) => wake())).then(() => {}),
    counted: () => metrics.counted(),
    history: (request: HistoryRequest) => history?.read(request),
    anvilEnded: (key: string) => anvilEnds.get(key)?.(),
    sessionEnded: (session: Session) => {
      for (const ended of sessionEnds) ended(session);
    },
    runStreams: () => {
      runsStreams = true;
      for (const chosen of choices) chosen();
    },
    drain: () => void drain(),
    reload: () => reload(),
    close: () => void close(),
  });
  const worker = String(cluster.worker?.id);
  const history = console && new History(worker);
  const metrics: Metrics = new Metrics(() => channel.request("metrics") as Promise<string>);
  const setup = (await channel.request("setup")) as WorkerSetup;
  runsStreams ||= setup.runsStreams;
  const shared: SharedResources = {
    metrics,
    streams: { isChosen: () => runsStreams, listen: (onChosen) => void choices.push(onChosen) },
    history,
    readHistory: (request) => channel.request("history", request) as ReturnType<ReadHistory>,
    worker,
    workers: setup.workers,
    sessions: {
      key: Buffer.from(setup.sessionKey, "base64"),
      onEnd: (session) => void channel.request("sessionEnded", session).catch(() => {}),
      listen: (onEnd) => void sessionEnds.push(onEnd),
    },
    reload: () => channel.request("reload") as Promise<Reloaded>,
    startAnvil: remoteAnvil(channel, anvilEnds),
    texts: {
      add: (...text) => channel.request("addText", text) as Promise<string>,
      slice: (...part) => channel.request("sliceText", part) as Promise<string | undefined>,
    },
    ...(!isPostgres(database) && {
      backend: remoteBackend({
        request: (request) => channel.request("database", request) as Promise<DatabaseReply | undefined>,
        listen: (onWake) => void wakeListeners.push(onWake),
      }),
      budgets: {
        lease: (requests) => channel.request("lease", requests) as Promise<readonly LeaseGrant[]>,
        close: () => {},
      },
    }),
  };
  return {
    setup,
    shared,
    ready: async (address) => void (await channel.request("ready", address)),
  };
}

/** The settings of a worker, which it gets before it starts. */
export interface WorkerSetup {
  /** The ports that all workers listen on, and the key that seals the secrets of a database in memory. */
  readonly options: Pick<GatewayOptions, "port" | "grpcPort" | "admin" | "console" | "metrics" | "key">;
  /** Signs the console's sessions, in base64. */
  readonly sessionKey: string;
  /** Whether this is the first worker: it does what must be done only once. */
  readonly isFirst: boolean;
  readonly workers: number;
  /** Whether this worker runs the streams, if the workers share a SQLite database. */
  readonly runsStreams: boolean;
}
