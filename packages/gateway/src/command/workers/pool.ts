import cluster, { type Worker } from "node:cluster";
import { Channel, type Handlers } from "../../state/channel.ts";

/** Milliseconds that a worker must have run for its successor to start immediately. */
const minLifetime = 1_000;

/** The error of a worker that ended before it was ready. */
export class WorkerEnded extends Error {}

/** One worker, and the channel to it. */
export interface Member {
  readonly id: string;
  readonly channel: Channel;
}

export interface PoolOptions {
  /** @returns the handlers of a worker's requests; the pool itself handles `ready`. */
  readonly handlers: (id: string) => Handlers;
  /** @param isExpected - Whether the pool has requested it. */
  readonly onEnd: (id: string, exit: string, isExpected: boolean) => void;
}

/** The worker processes of this program. A worker that ends is replaced, until the pool closes. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #members = new Map<string, Member & { readonly worker: Worker }>();
  readonly #ended = new Set<Promise<void>>();
  #isClosing = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    // Workers accept connections themselves. If this process accepted them and passed them on, those on their way to
    // a worker that ends would stay open without a response.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    // Sends bytes and big integers without conversion.
    cluster.setupPrimary({ serialization: "advanced" });
  }

  get members(): readonly Member[] {
    return [...this.#members.values()];
  }

  /** Starts a worker, and returns its message that it is ready. If it ends before, throws WorkerEnded. */
  start(): Promise<unknown> {
    const startedAt = performance.now();
    const worker = cluster.fork();
    const id = String(worker.id);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const channel = new Channel(worker, { ...this.#options.handlers(id), ready: resolve });
    waitOnceHeard(channel, worker);
    this.#members.set(id, { id, channel, worker });
    const ended = new Promise<void>((done) => {
      worker.once("exit", (code, signal) => {
        this.#members.delete(id);
        channel.close();
        const exit = signal ?? `code ${code}`;
        this.#options.onEnd(id, exit, this.#isClosing);
        reject(new WorkerEnded(`the worker ended with ${exit} before it was ready`));
        done();
      });
    });
    this.#ended.add(ended);
    void promise.then(
      () => ended.then(() => this.#replace(startedAt)),
      () => {},
    );
    void ended.then(() => this.#ended.delete(ended));
    return promise;
  }

  /** Requests all workers to finish what is in flight and to end. The rest are killed after this time. */
  async close(milliseconds: number): Promise<void> {
    this.#isClosing = true;
    // A worker may end by itself before it gets the request.
    for (const { channel } of this.#members.values()) channel.request("close").catch(() => {});
    const timer = setTimeout(() => {
      for (const { worker } of this.#members.values()) worker.process.kill("SIGKILL");
    }, milliseconds);
    await Promise.all(this.#ended);
    clearTimeout(timer);
  }

  /** A worker that ends right after its start is restarted with a delay. */
  #replace(startedAt: number): void {
    const rest = performance.now() - startedAt < minLifetime ? minLifetime : 0;
    setTimeout(() => {
      if (this.#isClosing) return;
      const again = performance.now();
      this.start().catch(() => this.#replace(again));
    }, rest);
  }
}

/** The workers that had stopped when they were last asked, and those that have not started yet. */
const stopped = new WeakSet<Channel>();

/**
 * Until a worker's first message, nobody waits for its answers: it has read nothing yet, and starts from the current state. A worker that
 * waited for it would give up in the end, and follow the chain on its own.
 */
export function waitOnceHeard(channel: Channel, port: Pick<Worker, "once">): void {
  stopped.add(channel);
  port.once("message", () => stopped.delete(channel));
}

/**
 * Waits for a worker's answer while it replies to anything within `maxSilence` milliseconds: to read a large config may
 * take long. If it has stopped, the answer is `undefined`, and nobody waits for it twice.
 */
export function answerInTime(
  channel: Channel,
  answer: Promise<unknown>,
  maxSilence: number,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    let isRunning = false;
    // A worker also replies to what it has no handler for.
    const replied = (): boolean => (isRunning = true);
    channel.request("ping").then(replied, () => {});
    const check = (): void => {
      if (isRunning) return wait();
      stopped.add(channel);
      resolve(undefined);
    };
    timer = setTimeout(check, stopped.has(channel) ? 0 : maxSilence).unref();
  };
  const answered = (): void => {
    clearTimeout(timer);
    stopped.delete(channel);
  };
  wait();
  answer.finally(answered).then(resolve, reject);
  return promise;
}
