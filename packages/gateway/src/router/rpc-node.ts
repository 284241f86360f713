import type { AdapterName, NetworkPart } from "../options/network-options.ts";
import { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import { rpcCode, RpcFailure } from "../codec/json-rpc/rpc-failure.ts";
import { callRequest, createCall } from "../upstreams/rpc-request.ts";
import { isJsonText } from "../codec/json/json-scanner.ts";
import { itemTexts, JsonText, parseLossless } from "../codec/json/json-text.ts";
import type { Cluster, RoutePreference, RoutedCall, Upstream } from "../upstreams/upstream.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import { readText } from "../upstreams/reply-text.ts";
import { WaitingList } from "../upstreams/waiting-list.ts";
import { readOutcome } from "../codec/json-rpc/read-response.ts";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { NodeFilter, NodeFilters } from "./node-filters.ts";
import type { MethodPolicy } from "./method-policy.ts";

/** Milliseconds that a node's record waits for the version, and for which it, or its absence, is reused. */
const maxVersionWait = 1_000;
const versionLifetime = 60_000;

/** Characters that the logs of a filter may take in its id. */
const maxCriteria = 2_000;

/** A node's JSON-RPC methods, and the cluster that serves them. */
export class RpcNode {
  readonly id: string;
  readonly network: string;
  /** The part of the network: `rpc`, or the endpoint for JSON-RPC at a path of its own. */
  readonly part: NetworkPart;
  readonly cluster: Cluster;
  readonly policy: MethodPolicy;
  readonly adapters: ReadonlySet<AdapterName>;
  readonly filters: NodeFilters;
  readonly inFlight: WaitingList<InFlightRequests> = new WaitingList();
  readonly off: string | undefined;
  /** HTTP statuses of errors by code, or `default`, if callers may speak version 1 of JSON-RPC too. */
  readonly errorStatuses: Readonly<Record<string, number>> | undefined;

  #version: Promise<string | undefined> = Promise.resolve(undefined);
  #versionAt = -Infinity;

  constructor(
    id: string,
    network: string,
    part: NetworkPart,
    cluster: Cluster,
    policy: MethodPolicy,
    adapters: readonly AdapterName[],
    filters: NodeFilters,
    { off, errorStatuses }: Partial<Pick<RpcNode, "off" | "errorStatuses">> = {},
  ) {
    this.id = id;
    this.network = network;
    this.part = part;
    this.cluster = cluster;
    this.policy = policy;
    this.adapters = new Set(adapters);
    this.filters = filters;
    this.off = off;
    this.errorStatuses = errorStatuses;
  }

  /** Makes a call for the gateway itself, as adapters do. @throws RpcFailure with the node's error. */
  async call(method: string, params: readonly unknown[], inFlight: InFlightRequests): Promise<unknown> {
    const facts = this.policy.allowed(method) ?? { name: method, idempotency: "safe" };
    const { result } = await this.sendCall(createCall(facts, JSON.stringify(params)), inFlight);
    return parseLossless(result);
  }

  /** Makes one call and reads its result, which is JSON. @throws RpcFailure with the node's error. */
  async sendCall(
    call: RoutedCall,
    inFlight: InFlightRequests,
    only?: Upstream,
    route?: RoutePreference,
  ): Promise<{ result: string; from: Upstream | undefined }> {
    const { span, tenant } = inFlight;
    const reply = await this.cluster.handle(callRequest(call, { only, route, span, tenant, inFlight }));
    return { result: await readResult(await readText(reply)), from: reply.from };
  }

  /**
   * Creates a filter at an upstream, and returns its id for callers.
   *
   * @throws RpcFailure with the node's error, or before anything is sent if the caller has too many filters.
   */
  async makeFilter(call: RoutedCall, inFlight: InFlightRequests): Promise<string> {
    const { tenant = "" } = inFlight;
    this.filters.reserve(tenant);
    try {
      // Not aborted with the caller's request: the upstream would keep a filter that nobody knows.
      const own = new InFlightRequests(inFlight.span, inFlight.tenant);
      const { result, from } = await this.sendCall({ ...call, id: "1" }, own);
      const [logs = ""] = itemTexts(call.params ?? "[]");
      const isOfLogs = call.facts.name === "eth_newFilter" && logs.length < maxCriteria;
      const filter = { upstreamId: result, upstream: from, criteria: isOfLogs ? logs : undefined };
      if (!inFlight.isAborted) return this.filters.add(filter, tenant);
      void this.endFilter(filter);
      throw new UpstreamFailure("aborted", "the caller has gone");
    } catch (error) {
      this.filters.release(tenant);
      throw error;
    }
  }

  /**
   * @param id - The filter's id for callers, which is the call's first param.
   * @returns the call as its upstream knows the filter, or one for the same logs.
   * @throws RpcFailure if there is no such filter.
   */
  useFilter(call: RoutedCall, id: string, ends: boolean): RoutedCall {
    const { upstream, upstreamId, criteria } = this.filters.use(id);
    // All logs of a filter are those of its range, which any upstream has, and which can be checked.
    const getLogs = call.facts.name === "eth_getFilterLogs" && this.policy.allowed("eth_getLogs");
    if (getLogs && criteria)
      return { ...call, method: getLogs.name, params: `[${criteria}]`, facts: getLogs };
    if (ends) this.filters.delete(id);
    const [, ...rest] = itemTexts(call.params ?? "[]");
    return { ...call, params: `[${[upstreamId, ...rest].join(",")}]`, only: upstream };
  }

  /** Connects to upstreams that the first call would start. */
  async wake(): Promise<void> {
    if ("upstreams" in this.cluster) await (this.cluster as UpstreamCluster).upstreams();
  }

  /** @returns the version of the node's software, if the node reports one quickly, and is running. */
  async readVersion(): Promise<string | undefined> {
    const method = this.policy.versionMethod;
    if (method === undefined || this.cluster.isAsleep) return undefined;
    if (performance.now() - this.#versionAt > versionLifetime) {
      this.#versionAt = performance.now();
      this.#version = this.#requestVersion(method);
    }
    return this.#version;
  }

  async #requestVersion(method: string): Promise<string | undefined> {
    const inFlight = new InFlightRequests();
    const timer = setTimeout(() => inFlight.abort(), maxVersionWait);
    try {
      const call = createCall({ name: method, idempotency: "safe" }, "[]");
      const version: unknown = JSON.parse((await this.sendCall(call, inFlight)).result);
      return typeof version === "string" ? version.slice(0, 200) : undefined;
    } catch {
      // The record is complete without a version.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Removes a filter at its upstream. If this fails, the upstream removes it when it expires. */
  async endFilter({ upstream, upstreamId }: NodeFilter): Promise<void> {
    const method = this.policy.endsFilters;
    if (method === undefined) return;
    const facts = this.policy.allowed(method) ?? { name: method, idempotency: "write" };
    const call = createCall(facts, `[${upstreamId}]`);
    await this.sendCall(call, new InFlightRequests(), upstream).catch(() => {});
  }
}

/** @throws RpcFailure with the response's error, or if it is no JSON-RPC response. */
async function readResult(text: string): Promise<string> {
  if (!(await isJsonText(text))) throw notJsonRpc();
  const { result, error } = readOutcome(text);
  if (error !== undefined) throw new RpcFailure(new JsonText(error));
  if (result === undefined) throw notJsonRpc();
  return result;
}

export function notJsonRpc(): RpcFailure {
  return new RpcFailure({ code: rpcCode.internal, message: "the upstream's response is not JSON-RPC" });
}
