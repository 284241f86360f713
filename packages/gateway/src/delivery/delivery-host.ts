import type { Delivery, DeliveryOptions, RunningStream, StreamDefinition } from "@node-access/delivery/model";
import type { StreamRange } from "../generated/management-records.ts";
import { HttpProblem } from "../codec/http/problem.ts";
import type { Log } from "../observe/log.ts";
import { startThread, type Thread } from "../state/channel.ts";
import type { Certainty } from "./certainty.ts";
import type { DeliveryThreadData, StoreReply, StoreRequest } from "./delivery-thread.ts";

/** Milliseconds between two checks that the thread responds. */
const checkInterval = 1_000;
/** Milliseconds without a response after which it is ended, also at its start, when it loads its modules. */
const maxSilence = 10_000;
const maxStart = 60_000;
/** Milliseconds before a thread that has failed starts again. */
const restartPause = 1_000;

/**
 * Megabytes of the thread's newest objects: by default, V8 takes twice as many when thousands of streams start. With fewer, some grow old
 * that are used no more, and leave holes.
 */
const youngGeneration = 48;

export interface DeliveryHostOptions extends Pick<DeliveryOptions, "allowPrivate" | "folder"> {
  readonly certainty: Certainty;
  readonly log: Log;
  /** Answers the thread's requests of the store. */
  answer(request: StoreRequest): Promise<StoreReply>;
  /**
   * Starts the streams again after the thread has ended.
   *
   * @param reason - Why it has.
   * @param hung - The number of the stream whose expression did not end; 0 if there is none.
   */
  onEnd(reason: string, hung: number): void;
}

/** The thread in which streams run. It starts with the first one, and again if it fails. */
export class DeliveryHost {
  readonly #options: DeliveryHostOptions;
  readonly #evaluating = new Int32Array(new SharedArrayBuffer(4));
  #thread: Thread | undefined;
  #timer: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  #silence = 0;
  #maxSilence = maxStart;
  #checkedAt = 0;
  #isClosed = false;

  constructor(options: DeliveryHostOptions) {
    this.#options = options;
  }

  /** @param streams - Each is a `StartedStream` of the thread, as JSON. */
  start(streams: readonly string[]): void {
    if (streams.length > 0) this.#send("start", streams);
  }

  wake(id: string, acknowledged?: number): void {
    if (this.#thread) this.#send("wake", { id, ...(acknowledged !== undefined && { acknowledged }) });
  }

  /** @returns when they write and deliver nothing more. */
  async stop(ids: readonly string[]): Promise<void> {
    // If the thread ends, they have stopped too.
    if (this.#thread) await this.#request("stop", ids).catch(() => {});
  }

  test(definition: StreamDefinition): Promise<{ readonly delivered: boolean; readonly reason?: string }> {
    return this.#request("test", definition) as never;
  }

  recheck(definition: StreamDefinition, ranges: readonly StreamRange[]): ReturnType<Delivery["recheck"]> {
    return this.#request("recheck", { definition, ranges }) as never;
  }

  /** @returns what is wrong with the settings of a destination; `undefined` if nothing is. */
  checkDestination(destination: StreamDefinition["destination"]): Promise<string | undefined> {
    return this.#request("checkDestination", destination) as never;
  }

  /** @returns what is wrong with a CEL expression; `undefined` if nothing is. */
  checkExpression(expression: string): Promise<string | undefined> {
    return this.#request("check", expression) as never;
  }

  async reports(): Promise<readonly RunningStream[]> {
    return this.#thread ? ((await this.#request("reports")) as readonly RunningStream[]) : [];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#restart);
    const thread = this.#thread;
    if (!thread) return;
    await this.#request("close").catch(() => {});
    await thread.worker.terminate();
  }

  #send(topic: string, body: unknown): void {
    this.#request(topic, body).catch(() => {});
  }

  #request(topic: string, body?: unknown): Promise<unknown> {
    this.#thread ??= this.#open();
    return this.#thread.channel.request(topic, body);
  }

  #open(): Thread {
    const { allowPrivate, folder, certainty, answer, log } = this.#options;
    const evaluating = this.#evaluating.buffer as SharedArrayBuffer;
    const workerData: DeliveryThreadData = { allowPrivate, folder, certainty: certainty.cell, evaluating };
    const handlers = {
      store: answer,
      log: (entry: Parameters<Log>) => log(...entry),
    };
    const resourceLimits = { maxYoungGenerationSizeMb: youngGeneration };
    const options = { workerData, resourceLimits, stdout: true, stderr: true };
    const thread = startThread("delivery-thread", import.meta.url, handlers, options);
    // Clients of destinations print what servers send.
    for (const output of [thread.worker.stdout, thread.worker.stderr]) output.resume();
    void thread.failed.then((error) => this.#failed(thread, error));
    this.#silence = 0;
    this.#maxSilence = maxStart;
    this.#checkedAt = performance.now();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#check(thread), checkInterval).unref();
    thread.worker.unref();
    return thread;
  }

  /** While this process stands still, the thread's silence does not count. */
  #check(thread: Thread): void {
    const now = performance.now();
    this.#silence += Math.min(now - this.#checkedAt, checkInterval);
    this.#checkedAt = now;
    if (this.#silence > this.#maxSilence) return void thread.worker.terminate();
    thread.channel.request("ping").then(
      () => {
        this.#silence = 0;
        this.#maxSilence = maxSilence;
      },
      () => {},
    );
  }

  #failed(thread: Thread, error: Error): void {
    const problem = "what runs the streams has failed, and starts again: try again";
    thread.channel.close(new HttpProblem(503, "unavailable", problem, { retryAfter: 1 }));
    clearInterval(this.#timer);
    if (this.#isClosed) return;
    const hung = Atomics.exchange(this.#evaluating, 0, 0);
    const reason = this.#silence > this.#maxSilence ? "it did not respond" : error.message;
    this.#thread = undefined;
    this.#restart = setTimeout(() => this.#options.onEnd(reason, hung), restartPause).unref();
  }
}
