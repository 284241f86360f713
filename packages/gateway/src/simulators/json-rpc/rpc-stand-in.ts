import { rpcCode } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import type { Flight, PartRequest, PartSource, RpcCall } from "../../contract/part-source.ts";
import { type RpcExample, rpcExamples } from "../../generated/rpc-examples.ts";

/** Items of a repeated result: a short request must not make a response a hundred times as long. */
const mostRepeated = 1_000;

/** Answers JSON-RPC with the specs' own examples: the right shape, for any parameters. */
export class RpcStandIn implements PartSource {
  readonly label = "stand-in";
  send({ body, calls = [] }: PartRequest): Flight {
    const answers = calls.map(answer).join(",");
    const text = body?.startsWith("[") ? `[${answers}]` : answers;
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

function answer({ id, method, params }: RpcCall): string {
  const example = rpcExamples[method];
  if (!example) {
    const message = `this node has no upstream, and no example to answer ${method} with`;
    return errorText(id, { code: rpcCode.unavailable, message });
  }
  const { result, forEach } = example;
  const whole = forEach && params !== undefined ? repeated(result, JSON.parse(params), forEach) : result;
  return resultText(id, JSON.stringify(whole ?? null));
}

/** A result that has an item for each item of a param. */
function repeated(
  result: unknown,
  params: unknown,
  { name, index }: NonNullable<RpcExample["forEach"]>,
): unknown {
  const items = (params as Readonly<Record<string, unknown>> | undefined)?.[
    Array.isArray(params) ? index : name
  ];
  return Array.isArray(items) && Array.isArray(result)
    ? items.slice(0, mostRepeated).map(() => result[0] as unknown)
    : result;
}
