import type { Wire } from "@node-access/auth";
import type { HttpResponse } from "../http/http-transport.ts";

/** What a platform is asked for: one socket. */
export interface SocketRequest {
  /** The endpoint and the credential's headers, with the secrets in them. */
  readonly wire: Wire;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
  /** Bytes of one message beyond which the connection is given up, where the platform can be told so. */
  readonly maxResponseBytes: number;
  /** Ends the attempt to connect. */
  readonly signal: AbortSignal;
  /** Takes each message. */
  readonly onMessage: (data: string | ArrayBuffer) => void;
  /** Told of every other thing that arrives: a pong, a part of a message; where the platform shows it. */
  readonly onSign: () => void;
  /** Called once, when a socket that was open is gone. */
  readonly onClose: (closure: Closure) => void;
}

/** Why a socket that was open is gone. */
export interface Closure {
  /** 1006 if the peer sent no close frame. Source: RFC 6455 section 7.4.1. */
  readonly code: number;
  /** What the peer said, which may be anything; or what this side found wrong. */
  readonly reason: string;
  /** Whether this side gave the connection up. */
  readonly own?: boolean;
}

/** Why a socket did not open. */
export interface Refusal {
  /** The HTTP answer to the upgrade request, where the platform shows it. */
  readonly answer?: HttpResponse | undefined;
  /** The platform's error; may hold secrets. */
  readonly cause?: unknown;
}

/** An open socket. */
export interface EngineSocket {
  /** @returns whether the text was handed over; `false` if the socket is no longer open. */
  send(text: string): boolean;
  /** Asks the peer's WebSocket layer for a sign of life, where the platform can. */
  ping?(): void;
  /** Says good-bye. Resolves when the socket is gone, where the platform would else keep a process running for it. */
  close(): Promise<void> | void;
  /** Lets go at once. */
  drop(): void;
}

/** A platform's way to open sockets. */
export interface WebSocketEngine {
  /** Whether it can send headers, which basic authentication needs. */
  readonly sendsHeaders: boolean;
  /** Rejects with a platform's error, which may hold secrets. */
  open(request: SocketRequest): Promise<EngineSocket | Refusal>;
}
