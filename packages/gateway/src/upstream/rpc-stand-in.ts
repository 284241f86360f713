import { rpcExamples } from "../generated/rpc-examples.ts";
import { rpcCode } from "../rpc/rpc-failure.ts";
import type { Flight, PartRequest, PartSource, RpcCall } from "./reply.ts";

/** Answers JSON-RPC with the specs' own examples: the right shape, for any parameters. */
export class RpcStandIn implements PartSource {
  readonly label = "stand-in";
  send({ body, calls = [] }: PartRequest): Flight {
    const answers = calls.map(answer);
    const text = JSON.stringify(body?.startsWith("[") ? answers : answers[0]);
    const reply = {
      status: 200,
      contentType: "application/json",
      body: Buffer.from(text),
      label: "stand-in",
    } as const;
    return { reply: Promise.resolve(reply), abort: () => {} };
  }

  async close(): Promise<void> {}
}

function answer({ id, method, params }: RpcCall): object {
  if (!(method in rpcExamples)) {
    const message = `this node has no upstream, and no example to answer ${method} with`;
    return { jsonrpc: "2.0", id, error: { code: rpcCode.unavailable, message } };
  }
  const example = rpcExamples[method];
  return {
    jsonrpc: "2.0",
    id,
    result: method === "starknet_simulateTransactions" ? forEach(params, example) : example,
  };
}

/** A simulation has one result for each transaction. */
function forEach(params: unknown, example: unknown): unknown {
  const transactions: unknown = Array.isArray(params)
    ? params[1]
    : (params as { transactions?: unknown })?.transactions;
  if (!Array.isArray(transactions) || !Array.isArray(example)) return example;
  return transactions.map(() => example[0] as unknown);
}
