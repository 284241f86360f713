import { onTestFinished } from "vitest";
import { callRequest } from "../../src/upstreams/rpc-request.ts";
import type {
  ClusterRequest,
  InFlightRequest,
  Reply,
  RoutedCall,
  Upstream,
} from "../../src/upstreams/upstream.ts";
import type { Filter, Next } from "../../src/filters/filter.ts";
import { InFlightRequests } from "../../src/upstreams/in-flight-requests.ts";
import { readText } from "../../src/upstreams/reply-text.ts";
import { readResults, saveResults } from "../../src/filters/cache/cache-results.ts";
import type { ChainView, ResultStore } from "../../src/filters/cache/result-store.ts";
import { coalesceCalls } from "../../src/filters/coalesce/coalesce.ts";
import { chainFilters } from "../../src/filters/create-filters.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { findFacts } from "../surfaces/json-rpc/method-facts.ts";
import { type Respond, startUpstream, type UpstreamServer } from "../upstream-server.ts";

/** @returns a call with the facts that the specs have about its method. */
export function createCall(method: string, params: unknown = [], id = "1"): RoutedCall {
  const facts = findFacts(method) ?? { name: method, idempotency: "write" };
  return { id, method, params: JSON.stringify(params), facts };
}

/** A pool, or some of its filters. */
export interface Handler {
  handle(request: ClusterRequest): Reply | Promise<Reply>;
}

/** @returns filters in front of an upstream, or of what a test responds. */
export function filtersTo(next: Upstream | Next, ...filters: readonly Filter[]): Handler {
  return { handle: chainFilters(filters, "send" in next ? sendTo(next) : next) };
}

/** @returns the filters that cache results, and send equal calls once. */
export function cachingFilters(chain: ChainView, store: ResultStore): Filter[] {
  return [readResults(store, () => {}), coalesceCalls(chain), saveResults(store)];
}

/** Sends requests to an upstream: to the given one, if they can go to no other. */
export function sendTo(upstream: Upstream): Next {
  return (request) => {
    const sent = (request.only ?? upstream).send(request);
    request.inFlight?.add(sent);
    return sent.reply;
  };
}

/** Sends a call to a pool, or through some of its filters. */
export function sendCall(
  handler: Handler,
  call: RoutedCall,
  more: Partial<ClusterRequest> = {},
): InFlightRequest {
  return send(handler, { ...callRequest(call), ...more });
}

/** Sends a request that can be given up. */
export function send(handler: Handler, request: ClusterRequest): InFlightRequest {
  const inFlight = new InFlightRequests();
  const respond = async (): Promise<Reply> => handler.handle({ ...request, inFlight });
  return { reply: respond(), abort: () => inFlight.abort() };
}

/** @returns the response's text, and how it was routed. */
export async function readResponse(flight: InFlightRequest): Promise<{ text: string; reply: Reply }> {
  const reply = await flight.reply;
  return { text: await readText(reply), reply };
}

const timeouts = { light: 30_000, standard: 30_000, heavy: 30_000 };

/** Starts an upstream that ends with the test. */
export async function startNamedUpstream(
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
