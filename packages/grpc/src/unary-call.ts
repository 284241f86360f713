import type { Wire } from "@node-access/auth";
import { runCall, type Answer, type Attempt, type CallOptions } from "@node-access/transport";
import type { ClientUnaryCall, Metadata, ServiceError } from "@grpc/grpc-js";
import { responseLimit, type Channel } from "./channel.ts";
import { asBytes } from "./codec.ts";
import type { Method } from "./message.ts";
import { statusError } from "./status-error.ts";

/** The deadline that the server is told lies behind our own, which tells better what happened. */
const DEADLINE_MARGIN = 1_000;

/** Makes a call with one request and one answer. */
export async function unaryCall(
  channel: Channel,
  method: Method,
  input: unknown,
  options: CallOptions,
): Promise<unknown> {
  const { endpoint } = channel;
  const { encode, decode } = await channel.codec(method);
  const request = encode(input);
  const operation = { name: method.name, idempotency: method.idempotency };
  const call = {
    operation,
    transport: "grpc",
    endpoint: endpoint.shown,
    input,
    redact: endpoint.redact,
  } as const;
  const work = async (attempt: Attempt, wire: Wire): Promise<Answer> => {
    const { client, metadata, statusName } = await channel.connect(attempt, options, wire);
    const { timeout = 30_000 } = options;
    return new Promise<Answer>((resolve, reject) => {
      let headers: Readonly<Record<string, string>> = {};
      let running: ClientUnaryCall | undefined;
      const end = (error: Error): void => {
        release();
        reject(error);
        running?.cancel();
      };
      const release = channel.onClose(method.name, end);
      attempt.onCancel(end);
      const finish = (error: ServiceError | null, bytes?: Buffer): void => {
        release();
        try {
          if (!error && bytes) resolve({ value: decode(bytes), headers });
          else {
            const { code = 13, details = "no message", metadata: trailers } = error ?? {};
            const sent = wasSent(running?.getPeer(), client.getChannel().getTarget());
            const name = statusName(code);
            const statusDetails = statusDetailsOf(trailers);
            const status = { name, code, details, statusDetails, sent, limit: responseLimit(options) };
            throw statusError(endpoint, operation, status);
          }
        } catch (failure) {
          reject(failure);
        }
      };
      const path = `/${method.name}`;
      const deadline = Date.now() + timeout + DEADLINE_MARGIN;
      running = client.makeUnaryRequest(path, asBytes, asBytes, request, metadata, { deadline }, finish);
      running.on("metadata", (received: Metadata) => (headers = headersOf(received)));
    });
  };
  const { value } = await runCall(call, options, (attempt) =>
    channel.authorized(attempt, (wire) => work(attempt, wire)),
  );
  return value;
}

/** Until a call has a connection its peer is the channel's target, or unknown. */
export function wasSent(peer: string | undefined, target: string): boolean {
  return peer !== undefined && peer !== "unknown" && peer !== target;
}

/** The trailer in which a server says more about a status. */
export function statusDetailsOf(trailers: Metadata | undefined): Buffer | undefined {
  const [value] = trailers?.get("grpc-status-details-bin") ?? [];
  return Buffer.isBuffer(value) ? value : undefined;
}

/** Metadata whose values are text. */
export function headersOf(metadata: Metadata): Readonly<Record<string, string>> {
  const entries = Object.entries(metadata.getMap());
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
