import type { IncomingHttpHeaders } from "node:http2";
import type { Wire } from "@node-access/auth";
import { runCall, type CallResponse, type Attempt, type CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import type { Method } from "../wire/method.ts";
import { notOneMessage } from "./call-errors.ts";
import { withoutStatus } from "./received-headers.ts";
import { DEADLINE_MARGIN } from "./request-headers.ts";
import { WireCall, type CallListener, type CallPlace } from "./wire-call.ts";

/** Makes a call with one request and one response, of which it may return a lazy view. */
export async function unaryCall(
  channel: Channel,
  runtime: ChannelRuntime,
  method: Method,
  input: unknown,
  options: CallOptions,
  isLazy: boolean,
): Promise<unknown> {
  const { encode, decode: eager, lazy } = runtime.codec(method);
  const decode = isLazy ? lazy : eager;
  const request = encode(input);
  const place = { channel, runtime, options };
  const { endpoint, redact } = channel.endpoint;
  const operation = { name: method.name, idempotency: method.idempotency };
  const call = { operation, transport: "grpc", endpoint, input, redact } as const;
  const { value } = await runCall(
    call,
    options,
    (attempt) => channel.authorized(attempt, (wire) => attemptCall(place, attempt, wire, request, decode)),
    runtime.closed,
  );
  return value;
}

function attemptCall(
  place: CallPlace,
  attempt: Attempt,
  wire: Wire,
  request: Uint8Array,
  decode: (bytes: Uint8Array) => unknown,
): Promise<CallResponse> {
  const { timeout = 30_000 } = place.options;
  return new Promise((resolve, reject) => {
    const listener = new UnaryListener(attempt, request, decode, resolve, reject);
    new WireCall(place, attempt, listener).start(wire, timeout + DEADLINE_MARGIN);
  });
}

class UnaryListener implements CallListener {
  readonly #attempt: Attempt;
  readonly #request: Uint8Array;
  readonly #decode: (bytes: Uint8Array) => unknown;
  readonly #resolve: (response: CallResponse) => void;
  readonly onFailure: (error: unknown) => void;
  #headers: IncomingHttpHeaders = {};
  #message: Uint8Array | undefined;

  constructor(
    attempt: Attempt,
    request: Uint8Array,
    decode: (bytes: Uint8Array) => unknown,
    resolve: (response: CallResponse) => void,
    reject: (error: unknown) => void,
  ) {
    this.#attempt = attempt;
    this.#request = request;
    this.#decode = decode;
    this.#resolve = resolve;
    this.onFailure = reject;
  }

  onStart(call: WireCall): void {
    call.halfClose(this.#request);
  }

  onHeaders(headers: IncomingHttpHeaders): void {
    this.#headers = headers;
  }

  onMessage(bytes: Uint8Array): void {
    if (this.#message) throw notOneMessage(this.#attempt, "more than one");
    this.#message = bytes;
  }

  onEnd(): void {
    try {
      if (!this.#message) throw notOneMessage(this.#attempt, "none");
      const headers = this.#headers;
      this.#resolve({
        value: this.#decode(this.#message),
        get headers() {
          return withoutStatus(headers);
        },
      });
    } catch (error) {
      this.onFailure(error);
    }
  }
}
