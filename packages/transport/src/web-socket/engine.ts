import type { NodeAccessError, Wire } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import type { CallTarget, AttemptTarget } from "../call-error.ts";

/** What a platform is asked for: one socket. */
export interface SocketRequest {
  /** The endpoint and the credential's headers, with the secrets in them. */
  readonly wire: Wire;
  /** What is sent besides those: the option `headers`, and an id. */
  readonly added?: Pick<Attempt, "headers" | "requestId"> | undefined;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
  /** The proxy, as users give it. */
  readonly proxy?: string | undefined;
  /** Bytes of one message beyond which the connection is given up, where the platform can be told so. Default 64 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Ends the attempt to connect, or the socket that has come of it. Its reason is a {@link Refusal}: of a `CLOSED` error if nobody
   * needs the socket any more, of another one if the server took too long.
   */
  readonly signal: AbortSignal;
  /** Takes each message. */
  readonly onMessage: (data: string | ArrayBuffer) => void;
  /** Told of every other thing that arrives: a pong, a part of a message; where the platform shows it. */
  readonly onSign: () => void;
  /** Called once, when a socket that was open is gone. For one that did not open it need not be, and means nothing. */
  readonly onClose: (closure: Closure) => void;
}

/** Why a socket that was open is gone. */
export interface Closure {
  /** 1006 if the peer sent no close frame. Source: RFC 6455 section 7.4.1. */
  readonly code: number;
  /** What the peer said, which may be anything; or what this side found wrong. */
  readonly reason: string;
  /** Makes the error of the only call in flight, where it caused this. */
  readonly blame?: (target: CallTarget) => NodeAccessError;
}

/** Makes the error of a call for which no socket opened, without secrets. */
export type Refusal = (target: AttemptTarget) => NodeAccessError;

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
  /** Opens a socket, or gives what makes the error of a call that it cannot carry. */
  open(request: SocketRequest): Promise<EngineSocket | Refusal>;
}
