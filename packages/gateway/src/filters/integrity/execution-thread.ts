/** Runs in a worker thread: executes calls over proven state. A call that computes for long blocks no event loop there. */
import { parentPort } from "node:worker_threads";
import type { ExecutedCall, Execution, ProvenAccount, ProvenState } from "@node-access/verify";
import { createExecutor } from "@node-access/verify/evm";

/** A call to execute, or what the state has of what was read. */
export type ToThread =
  | {
      readonly call: ExecutedCall;
      readonly header: ProvenState["header"];
      readonly chainId: bigint;
    }
  | { readonly id: number; readonly value: ProvenAccount | Uint8Array | bigint }
  | { readonly id: number; readonly failed: true };

/** What the execution reads from the state, or how it ended. The first message says that the thread has loaded. */
export type FromThread =
  | "loaded"
  | { readonly id: number; readonly read: ThreadRead }
  | { readonly execution: Execution | undefined }
  | { readonly error: string; readonly isUnknown: boolean };

export type ThreadRead = readonly ["account" | "code" | "slot", ...(readonly string[])];

const port = parentPort;
if (!port) throw new Error("execution-thread runs in a worker thread");
const send = (message: FromThread): void => port.postMessage(message);
const execute = createExecutor();
const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
let last = 0;

const read = (...what: ThreadRead): Promise<never> => {
  last += 1;
  const id = last;
  send({ id, read: what });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
};

port.on("message", (message: ToThread) => {
  if ("call" in message) return void run(message.call, message.header, message.chainId);
  const one = waiting.get(message.id);
  waiting.delete(message.id);
  if ("value" in message) one?.resolve(message.value as never);
  else one?.reject(new Error("the state could not be read"));
});

async function run(call: ExecutedCall, header: ProvenState["header"], chainId: bigint): Promise<void> {
  const state: ProvenState = {
    header,
    account: (address) => read("account", address),
    code: (address) => read("code", address),
    slot: (address, slot) => read("slot", address, slot),
  };
  try {
    send({ execution: await execute(call, state, chainId) });
  } catch (error) {
    // What the rules here do not say has a reason.
    send({ error: String(error), isUnknown: Object(error).reason !== undefined });
  }
}

// Loads the EVM, which is not the time of a call.
await execute({} as ExecutedCall, { header: {} } as ProvenState, 0n);
send("loaded");
