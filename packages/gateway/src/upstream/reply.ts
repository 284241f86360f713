import type { Readable } from "node:stream";
import type { Route } from "../generated/routes.ts";
import type { HttpUpstream } from "./http-upstream.ts";

/** How often an operation may be sent. Source: the specs' `x-idempotency`. */
export type Idempotency = "safe" | "idempotent" | "write";

/** A JSON-RPC call as it goes upstream. */
export interface RpcCall {
  readonly id: string | number | null;
  readonly method: string;
  readonly params?: unknown;
}

/** What one part of a node is asked. */
export interface PartRequest {
  readonly method: Route["method"];
  /** What follows the part's base URL, query included; empty for JSON-RPC. */
  readonly path: string;
  readonly body?: string;
  readonly idempotency: Idempotency;
  /** The calls in `body`, for a source that answers by itself. */
  readonly calls?: readonly RpcCall[];
  /** The only upstream that can answer, such as the one that made a filter. */
  readonly only?: HttpUpstream;
}

/** Who answered, if it was not a node. */
export type AnswerLabel = "recorded" | "stand-in";

/** What came back. A large body arrives as a stream, so that memory does not grow with it. */
export interface Reply {
  readonly status: number;
  readonly body: Buffer | Readable;
  readonly contentType: string;
  readonly retryAfter?: string;
  readonly label?: AnswerLabel;
  readonly from?: HttpUpstream;
}

/** A request under way. */
export interface Flight {
  readonly reply: Promise<Reply>;
  /** Gives the request up and frees its socket; `reply` rejects. */
  abort(): void;
}

/** Where one part of a node gets its answers. */
export interface PartSource {
  /** Said of every answer, if it is not a node that answers. */
  readonly label?: AnswerLabel;
  /** Whether asking it would start something first. */
  readonly isAsleep?: boolean;
  send(request: PartRequest): Flight;
  close(): Promise<void>;
}

/** Why no upstream answered. */
export class UpstreamFailure extends Error {
  readonly reason: "unreachable" | "timeout" | "refused" | "aborted" | "too-large";

  constructor(reason: UpstreamFailure["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Bytes of an answer that is read here, and not passed on as it comes. */
const readBytes = 32 * 1024 * 1024;

/**
 * @returns the whole body as text.
 * @throws UpstreamFailure if it is larger than what is read of one.
 */
export async function textOf(reply: Reply): Promise<string> {
  if (Buffer.isBuffer(reply.body)) return reply.body.toString("utf8");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply.body) {
    size += (chunk as Buffer).length;
    // Leaving the loop destroys the stream, and with it the request.
    if (size > readBytes) throw new UpstreamFailure("too-large", `more than ${readBytes} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}
