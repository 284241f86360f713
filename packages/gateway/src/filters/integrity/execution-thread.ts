/** Runs in a worker thread: executes calls over proven state. A call that computes for long blocks no event loop there. */
import type { ExecutedCall, Execution, ProvenState } from "@node-access/verify";
import { createExecutor } from "@node-access/verify/evm";
import { serveThread } from "../../state/channel.ts";

export interface CallToExecute {
  readonly call: ExecutedCall;
  readonly header: ProvenState["header"];
  readonly chainId: bigint;
}

/** What the execution reads from the state. */
export type StateRead = readonly ["account" | "code" | "slot", ...(readonly string[])];

const execute = createExecutor();
// Loads the EVM, which is not the time of a call.
await execute({} as ExecutedCall, { header: {} } as ProvenState, 0n);
const channel = serveThread({ loaded: () => {}, execute: run });

const read = (...what: StateRead): Promise<never> => channel.request("read", what) as Promise<never>;

/** @returns `undefined` if the rules here do not say what the call does. */
async function run({ call, header, chainId }: CallToExecute): Promise<Execution | undefined> {
  const state: ProvenState = {
    header,
    account: (address) => read("account", address),
    code: (address) => read("code", address),
    slot: (address, slot) => read("slot", address, slot),
  };
  try {
    return await execute(call, state, chainId);
  } catch (error) {
    if (Object(error).reason !== undefined) return undefined;
    throw new Error(String(error), { cause: error });
  }
}
