import { type NodeAccessError, propertyOf, type Wire } from "@node-access/auth";
import { checkKindsOnNode } from "#platform";
import type { Attempt } from "../attempt.ts";
import type { CallTarget, AttemptTarget } from "../call-error.ts";
import type { HttpTransportOptions } from "../http/http-transport.ts";
import type { addHeaders } from "../headers.ts";

/** A request to open one socket. */
export interface SocketRequest extends Pick<HttpTransportOptions, "proxy" | "userAgent"> {
  /** The endpoint and the credential's headers, including secrets. */
  readonly wire: Wire;
  /** Additional headers: the option `headers` and the request id. */
  readonly added?: Pick<Attempt, "headers" | "requestId"> | undefined;
  /**
   * Maximum bytes of a message, on platforms that support a limit. A larger one closes the
   * connection. Default 64 MiB.
   */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Aborts the handshake, or closes the socket. Its reason is a {@link ConnectFailure}:
   * it creates a `CLOSED` error if nothing needs the socket any more, or another error if the
   * handshake took too long.
   */
  readonly signal: AbortSignal;
  /** Called with each message. */
  readonly onMessage: (data: string | ArrayBuffer) => void;
  /** Called for anything else that arrives, such as a pong or a fragment, on platforms that report it. */
  readonly onActivity: () => void;
  /** Called once, when an open socket has closed. Ignored for a socket that did not open. */
  readonly onClose: (close: SocketClose) => void;
}

/** Rejects requests of plain JavaScript that name no URL. */
export function checkRequest(request: unknown): void {
  checkKindsOnNode("request", request, { signal: "object" });
  checkKindsOnNode("request.wire", propertyOf(request, "wire"), { url: "string" });
}

/** Why an open socket has closed. */
export interface SocketClose {
  /** The close code; 1006 if the peer sent no close frame. Source: RFC 6455 section 7.4.1. */
  readonly code: number;
  /** The reason from the peer, which may be any text; or the problem that the client detected. */
  readonly reason: string;
  /** Creates the error of the only call in flight, if that call caused the close. */
  readonly toError?: (target: CallTarget) => NodeAccessError;
}

/** Creates the error of a call for which no socket could be opened, without secrets. */
export type ConnectFailure = (target: AttemptTarget) => NodeAccessError;

/** An open socket. */
export interface EngineSocket {
  /** Sends a text message. @returns whether it was sent; `false` if the socket is no longer open. */
  send(text: string): boolean;
  /** Sends a ping, on platforms that support it. */
  ping?(): void;
  /**
   * Closes the socket gracefully. Resolves once it is closed, if an open socket would keep the
   * process running.
   */
  close(): Promise<void> | void;
  /** Closes the socket immediately. */
  terminate(): void;
}

/** A platform's WebSocket client. */
export interface WebSocketEngine {
  /**
   * Resolves the option `headers` for a handshake. Absent if the platform cannot send headers,
   * which basic authentication requires too.
   */
  readonly addHeaders?: typeof addHeaders | undefined;
  /** Opens a socket, or returns a function that creates the error of a call if it cannot be opened. */
  open(request: SocketRequest): Promise<EngineSocket | ConnectFailure>;
}
