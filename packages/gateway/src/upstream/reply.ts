import type { Readable } from "node:stream";
import { Bytes } from "../bytes.ts";
import type { Route } from "../generated/routes.ts";
import type { HttpUpstream } from "./http-upstream.ts";
import { Turns } from "./turns.ts";

/** How often an operation may be sent. Source: the specs' `x-idempotency`. */
export type Idempotency = "safe" | "idempotent" | "write";

/** A JSON-RPC call as it goes upstream. */
export interface RpcCall {
  /** JSON, as the caller wrote it. */
  readonly id: string;
  readonly method: string;
  /** JSON, as the caller wrote it. */
  readonly params?: string;
}

/** What one part of a node is asked. */
export interface PartRequest {
  readonly method: Route["method"];
  /** What follows the part's base URL, query included; empty for JSON-RPC. */
  readonly path: string;
  readonly body?: string;
  /** The body, where it is no text. */
  readonly bytes?: Buffer;
  /** The headers that are part of what is asked, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The headers of the answer that are part of it, under lower-case names. */
  readonly answerHeaders?: readonly string[] | undefined;
  /** Statuses outside 200 to 299 that are answers, and no failures of the upstream. */
  readonly statuses?: readonly number[] | undefined;
  /** Whether the answer has no end, and may be silent for any time. */
  readonly isStream?: boolean;
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
  /** Those that are part of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
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

/** Why no upstream answered; `crowded` if others are taking as many large answers as there may be at once. */
export class UpstreamFailure extends Error {
  readonly reason: "unreachable" | "timeout" | "refused" | "aborted" | "too-large" | "crowded";

  constructor(reason: UpstreamFailure["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What a caller is told whose answer is one large answer too many. */
export const crowded = "too many large answers are being read at once";

/** Bytes of an answer that is read here, and not passed on as it comes. */
export const readBytes: number = 32 * 1024 * 1024;
/** Large answers that are read at once. The others wait at their upstreams: however many ask, memory has a bound. */
const turns = new Turns(8);
/** Milliseconds that one may take once its turn has come, so that upstreams that trickle do not keep all others waiting. */
const readTime = 60_000;

/**
 * @returns the whole body as text.
 * @throws UpstreamFailure if it is larger than what is read of one, or takes too long.
 */
export async function textOf({ body }: Reply): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString("utf8");
  // It may be given up before its turn comes. Unheard, that would end the process.
  body.on("error", () => {});
  return turns.take(() => readText(body));
}

async function readText(body: Readable): Promise<string> {
  const bytes = new Bytes();
  const late = (): unknown => body.destroy(new UpstreamFailure("timeout", "a slow answer"));
  const timer = setTimeout(late, readTime);
  try {
    for await (const chunk of body) {
      bytes.add(chunk as Buffer);
      // Leaving the loop destroys the stream, and with it the request.
      if (bytes.length > readBytes) throw new UpstreamFailure("too-large", `more than ${readBytes} bytes`);
    }
  } finally {
    clearTimeout(timer);
  }
  return bytes.all().toString("utf8");
}
