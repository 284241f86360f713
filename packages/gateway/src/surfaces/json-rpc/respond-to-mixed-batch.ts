import { setImmediate } from "node:timers/promises";
import type { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { textInDialect } from "../../codec/json-rpc/dialect.ts";
import { rpcCode, type RpcError, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { batchRequest } from "../../upstreams/rpc-request.ts";
import { isJsonText } from "../../codec/json/json-scanner.ts";
import { itemTexts, type JsonText, memberTexts, objectText } from "../../codec/json/json-text.ts";
import { errorText, resultText, type Dialect } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply, RoutedCall } from "../../upstreams/upstream.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { notJsonRpc, type RpcNode } from "../../router/rpc-node.ts";
import type { PlannedItem } from "./plan-call.ts";
import { ownReply, asRpcError } from "./rpc-reply.ts";

/** Milliseconds of reading responses after which others go first. */
const longestWork = 8;
/** How many items the gateway serves concurrently itself: each may cost several calls upstream. */
const concurrency = 8;

/** Responds to a batch of which some items are sent upstream together, and others are served here. */
export async function respondToMixedBatch(
  node: RpcNode,
  items: readonly PlannedItem[],
  inFlight: InFlightRequests,
): Promise<Reply> {
  const responses = Array.from<string>({ length: items.length });
  const forwarded = new Map<number, RoutedCall>();
  const own: (readonly [index: number, item: OwnItem])[] = [];
  for (const [index, { id, plan, dialect }] of items.entries()) {
    if ("forward" in plan) forwarded.set(index, plan.forward);
    else own.push([index, { id, plan, dialect }]);
  }
  const work = own.values();
  const runOwn = async (): Promise<void> => {
    for (const [index, item] of work) responses[index] = written(await runItem(item), item.dialect);
  };
  await Promise.all([
    runForwarded(node, items, forwarded, responses, inFlight),
    ...Array.from({ length: concurrency }, runOwn),
  ]);
  return ownReply(`[${responses.join(",")}]`);
}

/** An item that the gateway serves itself. */
interface OwnItem {
  readonly id: string;
  readonly dialect: Dialect | undefined;
  readonly plan: Exclude<PlannedItem["plan"], { readonly forward: RoutedCall }>;
}

function written(text: string, dialect: Dialect | undefined): string {
  return dialect ? textInDialect(text, dialect) : text;
}

async function runItem({ id, plan }: OwnItem): Promise<string> {
  try {
    if (plan instanceof RpcFailure) throw plan;
    return resultText(id, await plan.run());
  } catch (error) {
    return errorText(id, asRpcError(error));
  }
}

/** Sends the calls with their indices as ids: the callers' own ids may repeat. */
async function runForwarded(
  node: RpcNode,
  items: readonly PlannedItem[],
  forwarded: ReadonlyMap<number, RoutedCall>,
  responses: string[],
  inFlight: InFlightRequests,
): Promise<void> {
  if (forwarded.size === 0) return;
  const numbered = Array.from(forwarded, ([index, call]) => ({ ...call, id: String(index) }));
  let failure: RpcError | JsonText = {
    code: rpcCode.internal,
    message: "the node sent no response to this call of the batch",
  };
  const byIndex = new Map<unknown, Map<string, string>>();
  try {
    const reply = await node.cluster.handle(
      batchRequest(numbered, { span: inFlight.span, tenant: inFlight.tenant, inFlight }),
    );
    for (const response of await readResponses(await readText(reply), forwarded.size))
      byIndex.set(response.get("id"), response);
  } catch (error) {
    failure = asRpcError(error);
  }
  for (const index of forwarded.keys()) {
    const { id = "null", dialect } = items[index] ?? {};
    const response = byIndex.get(String(index));
    responses[index] = written(
      response ? objectText(response.set("id", id)) : errorText(id, failure),
      dialect,
    );
  }
}

/** @param expected - The number of calls that the text responds to. */
async function readResponses(text: string, expected: number): Promise<Map<string, string>[]> {
  if (!(await isJsonText(text))) throw notJsonRpc();
  const items = itemTexts(text);
  // Some nodes repeat responses. A text with far more than was requested is not read.
  if (items.length > 2 * expected) throw notJsonRpc();
  const responses: Map<string, string>[] = [];
  let yieldedAt = 0;
  for (const item of items) {
    // Others go first between large responses.
    if (performance.now() - yieldedAt > longestWork) {
      await setImmediate();
      yieldedAt = performance.now();
    }
    responses.push(memberTexts(item));
  }
  return responses;
}
