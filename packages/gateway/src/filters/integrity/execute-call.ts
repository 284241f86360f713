import { Worker } from "node:worker_threads";
import type { Execute, ExecutedCall, Execution, ProvenState } from "@node-access/verify";
import pLimit from "p-limit";
import type { FromThread, ToThread } from "./execution-thread.ts";

/** Milliseconds for which a call may compute without reading anything. Some compute for minutes. */
const maxComputing = 2000;
/** Milliseconds after which a thread without calls ends. */
const idleTime = 60_000;
/** Maximum calls that wait for the thread. */
const maxWaiting = 64;
const maxMegabytes = 256;

const oneByOne = pLimit(1);
let thread: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Executes a call of a check in a thread, which starts with the first call and ends when there are none.
 *
 * @returns what the call did, unless there are no rules, it takes too long, or too many calls wait.
 */
export const executeCall: Execute = (call, state, chainId) =>
  oneByOne.pendingCount >= maxWaiting
    ? Promise.resolve(undefined)
    : oneByOne(() => executeNow(call, state, chainId));

async function executeNow(
  call: ExecutedCall,
  state: ProvenState,
  chainId: bigint,
): Promise<Execution | undefined> {
  clearTimeout(idle);
  thread ??= startThread();
  try {
    return await executeIn(await thread, call, state, chainId);
  } finally {
    idle = setTimeout(endThread, idleTime).unref();
  }
}

function executeIn(
  worker: Worker,
  call: ExecutedCall,
  state: ProvenState,
  chainId: bigint,
): Promise<Execution | undefined> {
  return new Promise((resolve, reject) => {
    /** What kept the state from being read: the reason for which the result cannot be checked. */
    let unread: { readonly error: unknown } | undefined;
    let computing: NodeJS.Timeout | undefined;
    const settle = (then: () => void): void => {
      clearTimeout(computing);
      worker.off("message", onMessage).off("exit", onExit);
      then();
    };
    const onExit = (): void => settle(() => resolve(undefined));
    const send = (message: ToThread): void => {
      clearTimeout(computing);
      computing = setTimeout(endThread, maxComputing);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
      worker.postMessage(message);
    };
    const onMessage = (message: Exclude<FromThread, "loaded">): void => {
      if ("read" in message) {
        clearTimeout(computing);
        const [method, ...params] = message.read;
        const read = state[method] as (...given: readonly string[]) => Promise<never>;
        read(...params).then(
          (value) => send({ id: message.id, value }),
          (error: unknown) => {
            unread ??= { error };
            send({ id: message.id, failed: true });
          },
        );
      } else if ("execution" in message) settle(() => resolve(message.execution));
      else if (unread) settle(() => reject(unread?.error));
      else if (message.isUnknown) settle(() => resolve(undefined));
      else settle(() => reject(new Error(message.error)));
    };
    worker.on("message", onMessage).on("exit", onExit);
    send({ call, header: state.header, chainId });
  });
}

function startThread(): Promise<Worker> {
  // The sources run as .ts, the built package as .js.
  const file = new URL(`execution-thread${import.meta.url.slice(-3)}`, import.meta.url);
  // The process's options, such as a test runner's, are not for the thread.
  const worker = new Worker(file, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("message", () => resolve(worker));
    worker.once("error", reject);
    worker.once("exit", () => {
      thread = undefined;
      reject(new Error("the thread of executed calls has ended"));
    });
  });
}

function endThread(): void {
  void thread?.then((worker) => worker.terminate());
  thread = undefined;
}
