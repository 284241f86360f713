import { GraphQLError } from "graphql";
import { type Arguments, readObject, readObjects, type QueryContext, type Resolvers } from "./resolver.ts";
import type { CallResult } from "./sources.ts";

export async function runCall(
  { data: call }: Arguments,
  at: string,
  { calls }: QueryContext,
): Promise<CallResult> {
  try {
    const data = (await calls.call("eth_call", call, at)) as string;
    return { data, status: "0x1", call, at };
  } catch (error) {
    const data = revertData(error);
    if (data === undefined) throw error;
    return { data, status: "0x0", call, at };
  }
}

export function estimateGas({ data }: Arguments, at: string, { calls }: QueryContext): Promise<unknown> {
  return calls.call("eth_estimateGas", data, at);
}

export const callResultResolvers: Resolvers<CallResult> = {
  /** Only a simulation says how much gas was used: an estimate is what a transaction needs as its limit. */
  async gasUsed({ call, at }, _, { calls }) {
    const blocks = await calls.call("eth_simulateV1", { blockStateCalls: [{ calls: [call] }] }, at);
    const [block] = readObjects(blocks, "the result of eth_simulateV1");
    const [result] = readObjects(block?.["calls"] ?? [], "the result of eth_simulateV1");
    return result?.["gasUsed"];
  },
};

/** The code of an error that says that a call has reverted. Source: ethereum/execution-apis. */
const reverted = 3;

/** @returns the reason of a call that reverted, ABI-encoded; `undefined` if it failed otherwise. */
function revertData(error: unknown): string | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const { code, data } = error.extensions;
  if (typeof data === "string" && data.startsWith("0x")) return data;
  const inner = readObject(data)?.["data"];
  if (typeof inner === "string" && inner.startsWith("0x")) return inner;
  return code === reverted || /\brevert/i.test(error.message) ? "0x" : undefined;
}
