import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countRequest } from "../../access/begin-request.ts";
import type { Caller } from "../../access/caller.ts";
import type { CallContext } from "../../access/call-context.ts";
import { checkOpen } from "../../access/locate-node.ts";
import type { Pending } from "../../access/pending-bytes.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { receiveBody } from "../../codec/http/body.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import { markCall, requestIdFor } from "../../codec/http/request-id.ts";
import { sendReply } from "../../codec/http/respond.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { Exchange } from "./message-reply.ts";
import { BodyCharge } from "./body-charge.ts";
import { type Origin, reportCall, reportFailure } from "./report-call.ts";
import { limited, rejected } from "./rpc-reply.ts";

/**
 * A JSON-RPC request over HTTP POST, from its head to its response. A response that is available at once, such as one
 * from the cache, is sent without a promise: with a promise for each step, a cache hit took a tenth longer.
 */
export class PostedMessage {
  readonly #state: CallContext;
  readonly #origin: Origin;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #onFailure: (error: unknown) => void;
  readonly #charge: BodyCharge;
  readonly #inFlight: InFlightRequests;

  constructor(
    state: CallContext,
    node: RpcNode,
    caller: Caller,
    request: IncomingMessage,
    response: ServerResponse,
    onFailure: (error: unknown) => void,
  ) {
    markCall(response);
    const { headers } = request;
    const { "content-length": announced } = headers;
    this.#state = state;
    this.#origin = {
      node,
      traffic: state.traffic,
      caller,
      requestId: requestIdFor(response),
      startedAt: performance.now(),
      span: state.tracing?.begin("json-rpc", headers),
    };
    this.#request = request;
    this.#response = response;
    this.#onFailure = onFailure;
    const bytes = Number(announced ?? 0);
    // A body that is too large is not read, and costs nothing.
    this.#charge = new BodyCharge(state.rateLimit, caller, bytes > state.limits.bodyBytes ? 0 : bytes);
    this.#inFlight = new InFlightRequests(this.#origin.span, caller.tenant);
  }

  receive(): void {
    const asked = this.#charge.ask();
    if (asked) asked.then(() => this.#begin()).catch(this.#onFailure);
    else this.#begin();
  }

  #begin(): void {
    if (this.#response.destroyed) return reportCall(this.#origin, undefined);
    if (this.#charge.wait > 0) return this.#sendLimited();
    let pending: Pending;
    try {
      pending = countRequest(this.#state, this.#origin.caller);
    } catch (error) {
      return this.#fail(error);
    }
    this.#response.on("close", () => {
      pending.end();
      this.#origin.node.inFlight.delete(this.#inFlight);
      if (!this.#response.writableFinished) this.#inFlight.abort();
    });
    // It is charged and checked as it arrives.
    const isChecked =
      this.#charge.scanner !== undefined || this.#request.headers["content-length"] === undefined;
    receiveBody(this.#request, this.#state.limits.bodyBytes, pending, {
      onPiece: isChecked ? (piece) => this.#charge.add(piece) : undefined,
      take: (text) => this.#state.lease.run(() => this.#take(text, pending)),
      fail: (error) => this.#fail(error),
    });
  }

  #take(text: string, pending: Pending): void {
    const state = this.#state;
    const { node } = this.#origin;
    try {
      checkOpen(state, node.id, this.#origin.caller);
    } catch (error) {
      return this.#fail(error);
    }
    const { charged, scanner } = this.#charge;
    const message = { text, charged, scanner, request: this.#request };
    try {
      // If the caller disconnected while the body arrived, no event will report it again.
      if (this.#inFlight.isAborted) return reportCall(this.#origin, undefined);
      const reply = new Exchange(state, this.#origin, this.#inFlight, pending).reply(message);
      if (!(reply instanceof Promise)) return this.#send(reply);
      node.inFlight.add(this.#inFlight);
      reply.then((late) => this.#send(late), this.#onFailure);
    } catch (error) {
      this.#onFailure(error);
    }
  }

  #send(reply: Reply): void {
    try {
      if (!this.#response.destroyed) sendReply(this.#response, reply);
      // Nobody reads the stream, which may hold bytes that count.
      else if (!Buffer.isBuffer(reply.body)) reply.body.destroy();
    } catch (error) {
      this.#onFailure(error);
    }
  }

  /** There is no message: its caller sends too much, has disconnected, or sent something else. */
  #fail(error: unknown): void {
    try {
      if (this.#charge.wait > 0) return this.#sendLimited();
      if (this.#request.errored) reportCall(this.#origin, undefined);
      else reportFailure(this.#origin, error);
      // A credential that has ended gets the same response everywhere.
      if (error instanceof HttpProblem && error.status !== 401) return this.#send(rejected(error));
    } catch (failure) {
      return this.#onFailure(failure);
    }
    this.#onFailure(error);
  }

  #sendLimited(): void {
    const reply = limited("null", this.#charge.wait, this.#state.rateLimit.describe(this.#origin.caller));
    reportCall(this.#origin, reply);
    sendReply(this.#response, reply);
  }
}
