import { type Log, createLog, standardErrorLog } from "../../observe/log.ts";
import type { WorkerSetup } from "./worker.ts";
import { endAtSignal, type Listening, reloadAtSignal, reportListening } from "../command-life.ts";
import type { GatewayCommand } from "../gateway-command.ts";
import { surviveErrors } from "../unhandled-errors.ts";
import { type ResolvedOptions, resolveOptions } from "../resolve-options.ts";
import { WorkerEnded, Pool, answerInTime } from "./pool.ts";
import { choosePorts } from "./ports.ts";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Session } from "../../access/console-sessions.ts";
import type { HistoryPart, HistoryRequest, ReadHistory } from "../../observe/history/history.ts";
import { type CountedMetrics, SummedMetrics } from "../../observe/sum-metrics.ts";
import { LocalBudgets } from "../../access/local-budgets.ts";
import { isPostgres } from "../../state/is-postgres.ts";
import type { LeaseRequest } from "../../state/budgets.ts";
import { openDatabaseFile } from "../../state/sqlite/database-file.ts";
import { type DatabaseRequest, runDatabaseRequest } from "../../state/sqlite/remote-connection.ts";
import { SharedConnection } from "../../state/sqlite/shared-connection.ts";
import { type AnvilRequest, Anvils } from "./anvils.ts";
import type { Channel, Handlers } from "../../state/channel.ts";
import { LRUCache } from "lru-cache";

/** The characters of all texts together. The newest text is always kept. */
const MOST = 64_000_000;

/** Texts of callers, in memory: what `SharedTexts` promises, where the workers keep them. */
class KeptTexts {
  readonly #texts = new LRUCache<string, string>({
    maxSize: MOST,
    sizeCalculation: ({ length }) => Math.min(Math.max(length, 1), MOST),
  });
  #count = 0;

  add(owner: string, text: string): string {
    const id = String(++this.#count);
    this.#texts.set(`${owner} ${id}`, text);
    return id;
  }

  slice(owner: string, id: string, start: number, end: number): string | undefined {
    return this.#texts.peek(`${owner} ${id}`)?.slice(start, end);
  }
}

/** Milliseconds without a reply after which nobody waits for a worker: it may be stopped. */
const maxWait = 3_000;
/** Milliseconds that workers have to end after the shutdown period for requests in flight. */
const killAfter = 5_000;

/** A gateway of several processes. */
interface Primary extends Listening {
  reloadConfig(): Promise<unknown>;
  /** Makes all workers report, as long as the limit `drain` says, that they accept no more calls. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts workers that listen on the same ports, and owns what they share: the database if it is SQLite, the
 * callers' rate budgets, the development nodes, and the sum of their metrics.
 */
async function startPrimary(options: ResolvedOptions, workers: number, log: Log): Promise<Primary> {
  const { database, limits } = options;
  const setup = {
    options: {
      ...(await choosePorts(options)),
      ...(database === ":memory:" && { key: randomBytes(32).toString("base64") }),
    },
    sessionKey: randomBytes(32).toString("base64"),
    workers,
  };
  const file = isPostgres(database) ? undefined : await openDatabaseFile(database);
  const sendToOthers = async (worker: string, topic: string, body?: unknown): Promise<void> => {
    const others = pool.members.filter(({ id }) => id !== worker);
    // A worker that ends in the meantime starts from the current state when it is replaced.
    await Promise.all(others.map(({ channel }) => ask(channel, topic, body)));
  };
  const shared = file && new SharedConnection(file, (by) => sendToOthers(by, "wake"));
  const budgets = new LocalBudgets();
  const texts = new KeptTexts();
  const anvils = new Anvils((key) => void sendToOthers("", "anvilEnded", key));
  const metrics = new SummedMetrics();
  let started = 0;
  /** The workers that have got their setup, and which one runs the streams. */
  const joined = new Set<string>();
  let streamRunner: string | undefined;
  const handlers = (id: string): Handlers => ({
    setup: (): WorkerSetup => {
      started += 1;
      joined.add(id);
      streamRunner ??= id;
      return { ...setup, isFirst: started === 1, runsStreams: streamRunner === id };
    },
    database: (request: DatabaseRequest) => shared && runDatabaseRequest(shared, id, request),
    lease: (requests: readonly LeaseRequest[]) => budgets.lease(requests),
    anvil: (request: AnvilRequest) => anvils.handle(id, request),
    metrics: () => collect(),
    sessionEnded: (session: Session) => sendToOthers(id, "sessionEnded", session),
    history: (request: HistoryRequest) => readHistory(request),
    reload: () => reload(),
    addText: (text: Parameters<KeptTexts["add"]>) => texts.add(...text),
    sliceText: (part: Parameters<KeptTexts["slice"]>) => texts.slice(...part),
  });
  const reload = async (): Promise<unknown> => {
    const replies = pool.members.map(({ channel }) =>
      answerInTime(channel, channel.request("reload"), maxWait),
    );
    // A stopped worker rereads the config when it continues.
    return (await Promise.all(replies)).find((reply) => reply !== undefined);
  };
  const readHistory: ReadHistory = async (request) => {
    const replies = pool.members.map(({ channel }) => ask(channel, "history", request));
    return (await Promise.all(replies)).filter((part) => part !== undefined) as HistoryPart[];
  };
  const collect = async (): Promise<string> => {
    const counting = pool.members.map(async ({ id, channel }) => {
      // For a worker that does not answer, its last known metrics are used.
      const counted = await ask(channel, "counted");
      if (counted) metrics.set(id, counted as CountedMetrics);
    });
    await Promise.all(counting);
    return metrics.text();
  };
  const chooseStreamRunner = (): void => {
    [streamRunner] = joined;
    const next = pool.members.find(({ id }) => id === streamRunner);
    next?.channel.request("runStreams").catch(() => {});
  };
  const pool = new Pool({
    handlers,
    onEnd(id, exit, isExpected) {
      if (!isExpected) log("warn", "worker ended", { worker: id, exit });
      metrics.end(id);
      joined.delete(id);
      if (streamRunner === id) chooseStreamRunner();
      anvils.leave(id);
      void shared?.leave(id);
    },
  });
  const close = async (): Promise<void> => {
    await pool.close(limits.shutdown + killAfter);
    await anvils.close();
    await file?.close();
  };
  try {
    // The first worker creates the tables and the first credentials.
    const address = (await pool.start()) as Listening;
    await Promise.all(Array.from({ length: workers - 1 }, () => pool.start()));
    const drain = async (): Promise<void> => {
      await sendToOthers("", "drain");
      await sleep(limits.drain);
    };
    return { ...address, drain, close, reloadConfig: reload };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns a worker's answer; `undefined` if it has failed or ended, or does not answer in time. */
function ask(channel: Channel, topic: string, body?: unknown): Promise<unknown> {
  return answerInTime(channel, channel.request(topic, body), maxWait).catch(() => undefined);
}

/** Starts a gateway's workers, and runs until a signal ends them. */
export async function runPrimary({ options, workers, output, reread }: GatewayCommand): Promise<void> {
  const resolved = resolveOptions(options);
  try {
    const log = createLog(standardErrorLog());
    const starting = startPrimary(resolved, workers, log);
    if (reread) reloadAtSignal(starting);
    const primary = await starting;
    surviveErrors((kind, fields) => log("error", `unhandled ${kind}`, fields));
    endAtSignal(primary, reread !== undefined);
    reportListening(primary, output.json);
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    // The worker has reported why.
    process.exitCode = 1;
  }
}
