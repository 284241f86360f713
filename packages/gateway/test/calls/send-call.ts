import { onTestFinished } from "vitest";
import { callRequest } from "../../src/codec/json-rpc/rpc-request.ts";
import type { InFlightRequest, ClusterRequest, Reply, RoutedCall, Sender } from "../../src/codec/cluster.ts";
import { textOf } from "../../src/codec/reply-text.ts";
import { methods } from "../../src/generated/methods.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { type Respond, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const all = new Map(
  Object.values(methods)
    .flat()
    .map((facts) => [facts.name, facts]),
);

/** @returns a call with the facts that the specs have about its method. */
export function callOf(method: string, params: unknown = [], id = "1"): RoutedCall {
  const facts = all.get(method) ?? { name: method, idempotency: "write" };
  return { id, method, params: JSON.stringify(params), facts };
}

/** Sends a call to a pool, or to one of its stages. */
export function sendCall(
  sender: Sender,
  call: RoutedCall,
  more: Partial<ClusterRequest> = {},
): InFlightRequest {
  return sender.send({ ...callRequest(call), ...more });
}

/** @returns the response's text, and how it was routed. */
export async function responseOf(flight: InFlightRequest): Promise<{ text: string; reply: Reply }> {
  const reply = await flight.reply;
  return { text: await textOf(reply), reply };
}

const timeouts = { light: 30_000, standard: 30_000, heavy: 30_000 };

/** Starts an upstream that ends with the test. */
export async function upstreamOf(
  name: string,
  respond: Respond,
): Promise<UpstreamServer & { readonly upstream: HttpUpstream }> {
  const server = await startUpstream(respond);
  const upstream = new HttpUpstream(name, server.url, { timeouts, largeResponses: 64 });
  onTestFinished(async () => {
    await upstream.close();
    await server.close();
  });
  return { ...server, upstream };
}
