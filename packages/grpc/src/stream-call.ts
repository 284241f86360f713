import type { NodeAccessError, Wire } from "@node-access/auth";
import { runCall, type Answer, type Attempt, type CallOptions } from "@node-access/transport";
import type { ClientDuplexStream, ClientReadableStream, Metadata, StatusObject } from "@grpc/grpc-js";
import { responseLimit, type Channel, type Connection } from "./channel.ts";
import { asBytes, type Codec } from "./codec.ts";
import type { Method } from "./message.ts";
import type { RequestSink, RequestSource } from "./request-source.ts";
import { endedEarly, statusError } from "./status-error.ts";
import { StreamReader } from "./stream-reader.ts";
import { headersOf, statusDetailsOf, wasSent } from "./unary-call.ts";

/** One opening of a stream. */
export interface StreamCall {
  readonly channel: Channel;
  readonly method: Method;
  readonly options: CallOptions;
  /** What a middleware sees as the arguments. */
  readonly input: unknown;
  /** Cancels; its reason says why. */
  readonly signal: AbortSignal;
  readonly codec: Codec;
  readonly begin: Begin;
  /** Comes before the first attempt. */
  readonly delay?: number;
}

/** Makes a call. `start` sends what is left to send, when all is ready for what may come of it. */
export type Begin = (
  connection: Connection,
  path: string,
) => { readonly call: ClientReadableStream<Buffer>; readonly start?: () => void };

/**
 * Opens a stream and reads it to its end. The attempts to open it are a call like any other; once the server has begun
 * to answer, a failure is the stream's.
 */
export async function* readStream(stream: StreamCall): AsyncGenerator<unknown, void> {
  const { channel, method, options, input, signal, codec } = stream;
  const { endpoint } = channel;
  const operation = { name: method.name, idempotency: method.idempotency };
  const call = {
    operation,
    transport: "grpc",
    endpoint: endpoint.shown,
    input,
    redact: endpoint.redact,
  } as const;
  const { value: opened } = await runCall(call, { ...options, signal }, (attempt) =>
    channel.authorized(attempt, (wire) => open(stream, attempt, wire)),
  );
  for (;;) {
    const answer = await opened.reader.read();
    if ("bytes" in answer) yield codec.decode(answer.bytes);
    else {
      const error = opened.errorOf(answer.status);
      if (error) throw error;
      break;
    }
  }
  if (method.endless) throw endedEarly(endpoint, operation);
}

interface Opened {
  readonly reader: StreamReader;
  readonly errorOf: (status: StatusObject) => NodeAccessError | undefined;
}

async function open(stream: StreamCall, attempt: Attempt, wire: Wire): Promise<Answer<Opened>> {
  const { channel, method, options, signal, begin, delay } = stream;
  if (delay && attempt.number === 1) await pause(delay, attempt);
  const connection = await channel.connect(attempt, options, wire);
  const { client, statusName } = connection;
  return new Promise((resolve, reject) => {
    const { call, start } = begin(connection, `/${method.name}`);
    const reader = new StreamReader(call, signal);
    const errorOf = ({ code, details, metadata }: StatusObject): NodeAccessError | undefined => {
      const sent = wasSent(call.getPeer(), client.getChannel().getTarget());
      const statusDetails = statusDetailsOf(metadata);
      const end = {
        name: statusName(code),
        code,
        details,
        statusDetails,
        sent,
        limit: responseLimit(options),
      };
      return code === 0 ? undefined : statusError(channel.endpoint, attempt.operation, end);
    };
    call.once("metadata", (metadata: Metadata) =>
      resolve({ value: { reader, errorOf }, headers: headersOf(metadata) }),
    );
    call.once("status", (status: StatusObject) => {
      const error = errorOf(status);
      if (error) reject(error);
      else resolve({ value: { reader, errorOf } });
    });
    const giveUp = (error: unknown): void => {
      reject(error);
      call.cancel();
    };
    attempt.onCancel(giveUp);
    try {
      start?.();
    } catch (error) {
      giveUp(error);
    }
  });
}

function pause(milliseconds: number, attempt: Attempt): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    attempt.onCancel((error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Begins a call of which only the answers stream. */
export function beginServerStream(codec: Codec, input: unknown): Begin {
  const request = codec.encode(input);
  return ({ client, metadata }, path) => ({
    call: client.makeServerStreamRequest(path, asBytes, asBytes, request, metadata),
  });
}

/** Begins a call of which both sides stream. It stays open for further requests until it is cancelled. */
export function beginBothStreams(
  codec: Codec,
  source: RequestSource,
  change: (request: unknown) => unknown = (request) => request,
): Begin {
  return ({ client, metadata }, path) => {
    const call = client.makeBidiStreamRequest(path, asBytes, asBytes, metadata);
    return { call, start: () => source.attach(sinkOf(call, codec), change) };
  };
}

function sinkOf(call: ClientDuplexStream<Buffer, Buffer>, codec: Codec): RequestSink {
  let ended = false;
  let wake: (() => void) | undefined;
  call.on("drain", () => wake?.());
  call.once("status", () => {
    ended = true;
    wake?.();
  });
  return {
    write: (request) => ended || call.write(codec.encode(request)),
    drained: () => new Promise((resolve) => (wake = resolve)),
  };
}
