import type { Execute, Execution } from "@node-access/verify";
import pLimit from "p-limit";
import { startThread, type Thread } from "../../state/channel.ts";
import type { CallToExecute, StateRead } from "./execution-thread.ts";

/** Milliseconds for which a call may compute without reading anything. Some compute for minutes. */
const maxComputing = 2000;
/** Milliseconds after which a thread without calls ends. */
const idleTime = 60_000;
/** Maximum calls that wait for the thread. */
const maxWaiting = 64;
const maxMegabytes = 256;

const oneByOne = pLimit(1);
let thread: Promise<Thread> | undefined;
let idle: NodeJS.Timeout | undefined;
/** Reads the state of the call that is executed now. */
let readState: (what: StateRead) => Promise<unknown>;

/**
 * Executes a call of a check in a thread, which starts with the first call and ends when there are none.
 *
 * @returns what the call did, unless there are no rules, it takes too long, or too many calls wait.
 */
export const executeCall: Execute = (call, state, chainId) =>
  oneByOne.pendingCount >= maxWaiting
    ? Promise.resolve(undefined)
    : oneByOne(() => executeNow(call, state, chainId));

const executeNow: Execute = async (call, state, chainId) => {
  clearTimeout(idle);
  const { channel, failed, worker } = await (thread ??= openThread());
  /** What kept the state from being read: the reason for which the result cannot be checked. */
  let unread: { readonly error: unknown } | undefined;
  let computing: NodeJS.Timeout | undefined;
  const compute = (): void => {
    clearTimeout(computing);
    computing = setTimeout(endThread, maxComputing);
  };
  readState = async ([method, ...params]) => {
    clearTimeout(computing);
    try {
      const read = state[method] as (...given: readonly string[]) => Promise<unknown>;
      return await read(...params);
    } catch (error) {
      unread ??= { error };
      throw error;
    } finally {
      compute();
    }
  };
  // The process waits for the call, but not for a thread without calls.
  worker.ref();
  compute();
  try {
    const sent: CallToExecute = { call, header: state.header, chainId };
    const executing = channel.request("execute", sent) as Promise<Execution | undefined>;
    const execution = await Promise.race([executing, failed.then(() => undefined)]);
    if (!execution && unread) throw unread.error;
    return execution;
  } catch (error) {
    throw unread ? unread.error : error;
  } finally {
    clearTimeout(computing);
    worker.unref();
    idle = setTimeout(endThread, idleTime).unref();
  }
};

/** @returns the thread, once it has loaded the EVM. */
async function start(): Promise<Thread> {
  const handlers = { read: (what: StateRead) => readState(what) };
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } };
  const started = startThread("execution-thread", import.meta.url, handlers, options);
  const ended = started.failed.then((error) => Promise.reject(error));
  await Promise.race([started.channel.request("loaded"), ended]);
  return started;
}

function openThread(): Promise<Thread> {
  const opening = start();
  const forget = (): void => {
    if (thread === opening) thread = undefined;
  };
  void opening.then(({ exited }) => exited).then(forget, forget);
  return opening;
}

function endThread(): void {
  void thread?.then(({ worker }) => worker.terminate());
  thread = undefined;
}
