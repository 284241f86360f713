import { setTimeout } from "node:timers/promises";
import { HttpProblem } from "../../contract/http/problem.ts";
import { rpcCode } from "../../contract/json-rpc/rpc-failure.ts";
import { callText, errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import {
  type Flight,
  type PartRequest,
  type Reply,
  type RpcCall,
  UpstreamFailure,
} from "../../contract/part-source.ts";
import { textOf } from "../../contract/reply-text.ts";
import type { Fault, FixtureCase, Fixtures as FixtureOptions } from "../../contract/test-options.ts";
import type { NodePart } from "../../contract/source-options.ts";
import type { Endpoint } from "../../generated/catalog.ts";
import { operationOf } from "./operation.ts";
import { Faults, type Met } from "./faults.ts";
import { Recorder } from "./recorder.ts";
import { Fixtures } from "./fixtures.ts";

/** What a test wants of nodes. */
export interface TestModeOptions {
  readonly fixtures: FixtureOptions;
  readonly faults: readonly Fault[];
  readonly seed: string;
  /** The file that what upstreams respond is written into. */
  readonly record?: string;
}

/** Passes a request on to the node's own source. */
export type Send = (request: PartRequest) => Flight;

/** Puts a test's faults and results in the way of requests to nodes. All nodes of a gateway share it. */
export class TestMode {
  readonly #fixtures: Fixtures;
  readonly #faults: Faults;
  readonly #recorder: Recorder | undefined;

  constructor({ fixtures, faults, seed, record }: TestModeOptions) {
    this.#recorder = record === undefined ? undefined : new Recorder(record);
    this.#fixtures = new Fixtures(fixtures);
    this.#faults = new Faults(faults, seed);
  }

  /**
   * Responds to a request of a node.
   *
   * @param send - Passes a request on to the node's source.
   * @param signal - Aborted when the caller goes.
   */
  async reply(part: NodePart, request: PartRequest, send: Send, signal: AbortSignal): Promise<Reply> {
    const { calls } = request;
    if (!calls) return this.#rest(part as Endpoint, request, send, signal);
    const met = calls.map(({ method }) => this.#faults.meet(method));
    await delay(Math.max(...met.map(({ latency }) => latency)), signal);
    if (met.some(({ fault }) => fault?.disconnect))
      throw new UpstreamFailure("disconnect", "a fault of the test");
    const cases = calls.map(({ method, params = "[]" }) => this.#fixtures.find(method, JSON.parse(params)));
    const isUntouched = calls.every((_, index) => !met[index]?.fault && !cases[index]);
    if (isUntouched) return this.#send(request, send);
    const [first] = calls;
    const isBatch = request.body?.startsWith("[") === true;
    const only = !isBatch && first && single(first, met[0], cases[0]);
    if (only) return only;
    const answers = await Promise.all(
      calls.map(async (call, index) => {
        const answer = single(call, met[index], cases[index]);
        return textOf(
          answer ?? (await this.#send({ ...request, body: callText(call), calls: [call] }, send)),
        );
      }),
    );
    return jsonReply(200, `[${answers.join(",")}]`, "fixture");
  }

  close(): void {
    this.#recorder?.close();
  }

  async #send(request: PartRequest, send: Send): Promise<Reply> {
    const reply = await send(request).reply;
    return this.#recorder ? this.#recorder.take(request, reply) : reply;
  }

  async #rest(endpoint: Endpoint, request: PartRequest, send: Send, signal: AbortSignal): Promise<Reply> {
    const { name, parameters } = operationOf(endpoint, request);
    const { latency, fault } = this.#faults.meet(name);
    await delay(latency, signal);
    if (fault?.disconnect) throw new UpstreamFailure("disconnect", "a fault of the test");
    if (fault) {
      const { status = 500, retryAfter } = fault;
      const message = fault.error?.message ?? `the test wants ${name} to fail`;
      throw new HttpProblem(status, "fault", message, retryAfter === undefined ? {} : { retryAfter });
    }
    const fixture = this.#fixtures.find(name, parameters);
    if (!fixture) return this.#send(request, send);
    return jsonReply(
      fixture.status ?? 200,
      JSON.stringify(fixture.error ?? fixture.result ?? null),
      "fixture",
    );
  }
}

/** The response to one call, if it is not for the node's source. */
function single(
  { id, method }: RpcCall,
  { fault }: Met = { latency: 0 },
  fixture?: FixtureCase,
): Reply | undefined {
  if (fault) {
    const { status = 200, retryAfter } = fault;
    const error = fault.error ?? {
      code: status === 429 ? rpcCode.limit : rpcCode.internal,
      message: `the test wants ${method} to fail with HTTP ${status}`,
    };
    const reply = jsonReply(status, errorText(id, error), "fault");
    return retryAfter === undefined ? reply : { ...reply, retryAfter: String(retryAfter) };
  }
  if (!fixture) return undefined;
  const { error, result = null } = fixture;
  return jsonReply(200, error ? errorText(id, error) : resultText(id, JSON.stringify(result)), "fixture");
}

function jsonReply(status: number, text: string, label: "fault" | "fixture"): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text), label };
}

/** @throws UpstreamFailure if the caller goes meanwhile. */
async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return;
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {
    throw new UpstreamFailure("aborted", "the caller has gone");
  });
}
