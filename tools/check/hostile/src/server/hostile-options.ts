import type { Connections } from "@node-access-tools/local-servers";
import type { Fault, Script } from "./fault.ts";
import type { SeenRequest } from "./request.ts";
import type { RpcHandler } from "./response.ts";
import type { SlotNode } from "./slots.ts";

/** How a server misbehaves. Without any property, it responds correctly. */
export interface HostileOptions {
  readonly script?: Script | undefined;
  /** Faults of a WebSocket's upgrade, in the order of the upgrades. */
  readonly upgrades?: Script | undefined;
  /** Responds to JSON-RPC calls. Default: each call's result is its nonce. */
  readonly node?: RpcHandler | undefined;
  /** The port of a server to which requests without a fault are forwarded, and connections of WebSockets and gRPC. */
  readonly target?: number | undefined;
  /** Called for each request, even if a fault lets it get no response. */
  readonly onRequest?: ((request: SeenRequest, fault: Fault) => void) | undefined;
  /** Milliseconds during which the port accepts no connections. */
  readonly closedFor?: number | undefined;
  /** Whether to ignore pings on WebSockets. */
  readonly noPong?: boolean | undefined;
  /** How many of the latest slots a Geyser server can replay. Default: 1,000. */
  readonly retainedSlots?: number | undefined;
}

/** A server on loopback, and the requests that it has received. */
export interface HostileServer {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Requests to the second server, whose URL is `$ELSEWHERE`. */
  readonly elsewhere: readonly SeenRequest[];
  readonly connections: Connections;
  readonly slots?: SlotNode;
  cut(): void;
  /** Cuts connections of WebSockets and gRPC that are forwarded. @returns how many. */
  cutTunnels(): number;
  /** Stops reading from open WebSockets without closing them. */
  freeze(): void;
  /** Whether to close new connections at once. */
  refuse(isRefusing: boolean): void;
  /**
   * Sends a text on every open WebSocket, or only on the one with this number, counted from 0, if it is open.
   *
   * @param frame - Bytes to send before it, as hexadecimal digits.
   */
  push(text: string, connection?: number, frame?: string): void;
  close(): Promise<void>;
}
