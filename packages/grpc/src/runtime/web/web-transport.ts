import { invalidArgument } from "@node-access/auth";
import { type CallOptions, type CallResponse, type Call, onAbort, runCall } from "@node-access/transport";
import type { Method } from "../../wire/method.ts";
import { describedLate, endedEarly, messageLimit, notOneMessage } from "../call-errors.ts";
import type { Channel, GrpcTransport } from "../channel.ts";
import { createCodec, type Codec, type Messages } from "../codec.ts";
import type { MessageQueue } from "../message-queue.ts";
import { DEADLINE_MARGIN } from "../request-headers.ts";
import type { StreamPlan, StreamRun } from "../stream-plan.ts";
import { framed } from "../frame-splitter.ts";
import { openWebCall, type WebSettings } from "./open-web-call.ts";
import type { WebResponse } from "./web-response.ts";

/** Makes calls as gRPC-Web: a request with one message, and a response whose trailers are in its body. */
export class WebTransport implements GrpcTransport {
  readonly #channel: Channel;
  readonly #settings: WebSettings;
  readonly #messages: Messages;
  readonly #codecs = new Map<Method, Codec>();
  readonly #closed = new AbortController();

  constructor(channel: Channel, settings: WebSettings, messages: Messages) {
    this.#channel = channel;
    this.#settings = settings;
    this.#messages = messages;
  }

  async unary(method: Method, input: unknown, options: CallOptions, isLazy: boolean): Promise<unknown> {
    const { encode, decode: eager, lazy } = this.#codec(method);
    const decode = isLazy ? lazy : eager;
    const { timeout = 30_000 } = options;
    const request = {
      body: framed(encode(input)),
      limit: messageLimit(options),
      timeout: timeout + DEADLINE_MARGIN,
    };
    const { value } = await runCall(
      this.#callOf(method, input),
      options,
      (attempt) =>
        this.#channel.authorized(attempt, async (wire) => {
          const response = await openWebCall(this.#settings, attempt, wire, request);
          return { value: decode(await onlyMessage(response)), headers: response.headers };
        }),
      this.#closed.signal,
    );
    return value;
  }

  readonly readResponses = async (plan: StreamPlan, { signal, queue }: StreamRun): Promise<void> => {
    const { method, options, input, lazy } = plan;
    if (method.stream !== "server") throw streamsRequests(method);
    const { encode, decode, lazy: view } = this.#codec(method);
    const request = { body: framed(encode(input)), limit: messageLimit(options), timeout: Infinity, signal };
    const { value: response } = await runCall(
      this.#callOf(method, input),
      { ...options, signal },
      (attempt) =>
        this.#channel.authorized(attempt, async (wire): Promise<CallResponse<WebResponse>> => {
          const opened = await openWebCall(this.#settings, attempt, wire, request);
          return { value: opened, headers: opened.headers };
        }),
    );
    try {
      await readAll(response, queue, signal, lazy ? view : decode);
      if (method.endless) throw endedEarly(response.attempt);
    } catch (error) {
      throw describedLate(error, response.attempt);
    } finally {
      response.close();
    }
  };

  close(): void {
    this.#closed.abort();
  }

  #callOf({ name, idempotency }: Method, input: unknown): Call {
    const { endpoint, redact } = this.#settings.endpoint;
    return { operation: { name, idempotency }, transport: "grpc", endpoint, input, redact };
  }

  #codec(method: Method): Codec {
    let codec = this.#codecs.get(method);
    if (!codec) {
      codec = createCodec(this.#settings.endpoint, method, this.#messages);
      this.#codecs.set(method, codec);
    }
    return codec;
  }
}

/** Reads a response to its end. @returns its message. */
async function onlyMessage(response: WebResponse): Promise<Uint8Array> {
  try {
    const message = await response.next();
    if (!message) throw notOneMessage(response.attempt, "none");
    if (await response.next()) throw notOneMessage(response.attempt, "more than one");
    await response.readToEnd();
    return message;
  } finally {
    response.close();
  }
}

/** Queues the messages of a response. While the consumer is behind, it reads no more, which pauses the server. */
async function readAll(
  response: WebResponse,
  queue: MessageQueue<unknown>,
  signal: AbortSignal,
  decode: (bytes: Uint8Array) => unknown,
): Promise<void> {
  let wake: (() => void) | undefined;
  queue.onRead = () => wake?.();
  const forget = onAbort(signal, () => wake?.());
  try {
    for (;;) {
      const bytes = await response.next();
      if (!bytes) return;
      queue.push(decode(bytes), bytes.length);
      while (!signal.aborted && queue.isFull) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    forget();
  }
}

/** Creates the error of a call that gRPC-Web cannot make. */
function streamsRequests({ name }: Method): Error {
  return invalidArgument(
    name,
    "a call with one request, because gRPC-Web cannot stream requests: use a client over HTTP/2",
    "one whose requests stream",
  );
}
