import type { Fault, Script } from "./fault.ts";
import type { SeenRequest } from "./request.ts";
import type { RpcHandler } from "./json-rpc-response.ts";

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
