import { setTimeout } from "node:timers/promises";
import type { GrpcCall } from "../grpc/grpc-call.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import type { CallerSubscriptions, SubscriptionOutput } from "../caller-subscriptions.ts";
import { callRequest } from "../rpc-request.ts";
import type { ClusterRequest, InFlight, Reply } from "../upstream.ts";
import { errorText, resultText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { abortedFailure, UpstreamFailure } from "../upstream-failure.ts";
import { jsonReply, readText } from "../reply-text.ts";
import type { Fault, FixtureCase, Fixtures, Injection } from "../../options/test-options.ts";
import type { NetworkPart } from "../../options/network-options.ts";
import type { Endpoint } from "../../generated/catalog.ts";
import { Faults, makeRpcError } from "./faults.ts";
import { FaultGate, type FaultySubscription } from "./fault-gate.ts";
import { handleWithFaults } from "./faulty-grpc-call.ts";
import { createFaultyTunnel, type FaultyTunnel, type TunnelOutput } from "./faulty-tunnel.ts";
import { createFaultySubscriptions } from "./faulty-subscriptions.ts";
import { findOperation } from "./operation.ts";
import { Recorder } from "./recorder.ts";
import { isDeepStrictEqual } from "node:util";

export interface TestModeOptions {
  readonly fixtures: Fixtures;
  readonly faults: readonly Fault[];
  readonly seed: string;
  /** The file to record upstreams' responses in. */
  readonly record?: string;
}

export type Send = (request: ClusterRequest) => Reply | Promise<Reply>;

/**
 * Injects faults into requests to nodes, and responds to them with fixtures. All nodes of a gateway share it.
 */
export class TestMode {
  readonly #findFixture: FindFixture;
  readonly #faults: Faults;
  readonly #recorder: Recorder | undefined;

  constructor({ fixtures, faults, seed, record }: TestModeOptions) {
    this.#recorder = record === undefined ? undefined : new Recorder(record);
    this.#findFixture = readFixtures(fixtures);
    this.#faults = new Faults(faults, seed);
  }

  /** @param send - Passes a request on to the node's source. */
  async reply(part: NetworkPart, request: ClusterRequest, send: Send): Promise<Reply> {
    const { calls } = request;
    if (!calls) return this.#rest(part as Endpoint, request, send);
    const injected = calls.map(({ method }) => this.#faults.inject(method));
    await delay(Math.max(...injected.map(({ latency }) => latency)), request.inFlight);
    if (injected.some(({ fault }) => fault?.disconnect))
      throw new UpstreamFailure("disconnect", "injected fault");
    const cases = calls.map(({ method, params = "[]" }) => this.#findFixture(method, JSON.parse(params)));
    const isUntouched = calls.every((_, index) => !injected[index]?.fault && !cases[index]);
    if (isUntouched) return this.#send(request, send);
    const [first] = calls;
    const isBatch = request.call === undefined;
    const only = !isBatch && first && single(first, injected[0], cases[0]);
    if (only) return only;
    const responses = await Promise.all(
      calls.map(async (call, index) => {
        const response = single(call, injected[index], cases[index]);
        return readText(response ?? (await this.#send(callRequest(call, request), send)));
      }),
    );
    return jsonReply(`[${responses.join(",")}]`, { label: "fixture" });
  }

  /** @param handle - Passes the call on to the node's source. */
  grpc(call: GrpcCall, handle: (call: GrpcCall) => void): void {
    void handleWithFaults(this.#faults, call, handle);
  }

  /** @returns the subscriptions of a caller's JSON-RPC socket with faults. */
  subscriptions(
    open: (output: SubscriptionOutput) => CallerSubscriptions,
    output: SubscriptionOutput,
  ): CallerSubscriptions {
    return createFaultySubscriptions(open, output, this.#faults, (kind, subscription) =>
      this.gate(kind, subscription),
    );
  }

  tunnel(ends: TunnelOutput): FaultyTunnel {
    return createFaultyTunnel((kind, subscription) => this.gate(kind, subscription), ends);
  }

  /** @param kind - The subscription's kind, such as `l2Book`. */
  gate(kind: string, subscription: FaultySubscription): FaultGate {
    return new FaultGate(
      () => this.#faults.injectMessage(kind),
      (fault) => (fault.disconnect ? subscription.disconnect() : subscription.end(makeRpcError(fault, kind))),
    );
  }

  close(): void {
    this.#recorder?.close();
  }

  async #send(request: ClusterRequest, send: Send): Promise<Reply> {
    const reply = await send(request);
    return this.#recorder ? this.#recorder.take(request, reply) : reply;
  }

  async #rest(endpoint: Endpoint, request: ClusterRequest, send: Send): Promise<Reply> {
    const { name, parameters } = findOperation(endpoint, request);
    const { latency, fault } = this.#faults.inject(name);
    await delay(latency, request.inFlight);
    if (fault?.disconnect) throw new UpstreamFailure("disconnect", "injected fault");
    if (fault) {
      const { status = 500, retryAfter } = fault;
      const message = fault.error?.message ?? `injected fault: ${name} fails`;
      throw new HttpProblem(status, "fault", message, retryAfter === undefined ? {} : { retryAfter });
    }
    const fixture = this.#findFixture(name, parameters);
    if (!fixture) return this.#send(request, send);
    const { status = 200, error, result = null } = fixture;
    return jsonReply(JSON.stringify(error ?? result), { status, label: "fixture" });
  }
}

/** The response to one call, unless the node's source has to serve it. */
function single(
  { id, method }: RpcCall,
  { fault }: Injection = { latency: 0 },
  fixture?: FixtureCase,
): Reply | undefined {
  if (fault) {
    const { status = 200, retryAfter } = fault;
    const text = errorText(id, makeRpcError(fault, method));
    const reply = jsonReply(text, { status, label: "fault" });
    return retryAfter === undefined ? reply : { ...reply, retryAfter: String(retryAfter) };
  }
  if (!fixture) return undefined;
  const { error, result = null } = fixture;
  const text = error ? errorText(id, error) : resultText(id, JSON.stringify(result));
  return jsonReply(text, { label: "fixture" });
}

/** @throws UpstreamFailure if the caller disconnects during the delay. */
async function delay(milliseconds: number, inFlight: InFlight | undefined): Promise<void> {
  if (milliseconds <= 0) return;
  const caller = new AbortController();
  inFlight?.add(caller);
  await setTimeout(milliseconds, undefined, { signal: caller.signal }).catch(() => {
    throw abortedFailure();
  });
}

/** @param params - JSON-RPC params, or the parameters or fields of a request. */
type FindFixture = (name: string, params: unknown) => FixtureCase | undefined;

function readFixtures(fixtures: Fixtures): FindFixture {
  const cases = new Map(Object.entries(fixtures).map(([name, fixture]) => [name, readCases(fixture)]));
  return (name, params) =>
    cases.get(name)?.find((one) => one.params === undefined || fits(one.params, params));
}

function readCases(fixture: unknown): readonly FixtureCase[] {
  const isList =
    Array.isArray(fixture) &&
    fixture.length > 0 &&
    fixture.every((one) => typeof one === "object" && one !== null && ("result" in one || "error" in one));
  return isList ? (fixture as readonly FixtureCase[]) : [{ result: fixture }];
}

/** Lists match if they are equal, objects if the actual one has all expected fields. */
function fits(wanted: unknown, actual: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted))
    return isDeepStrictEqual(wanted, actual);
  return Object.entries(wanted).every(([key, value]) =>
    isDeepStrictEqual((Object(actual) as Readonly<Record<string, unknown>>)[key], value),
  );
}
