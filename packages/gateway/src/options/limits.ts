/** How much work a request is for a node. Source: the specs' `x-cost`. */
export type Cost = "light" | "standard" | "heavy";

/** The limits of what the gateway accepts from one caller, and of how long it waits. */
export interface Limits {
  /**
   * Bytes of the body of a JSON-RPC or beacon request, of a message on a JSON-RPC WebSocket, and of a gRPC message.
   * Other bodies and messages may have at most 1 MiB of it. Default: 8 MiB.
   */
  readonly bodyBytes: number;
  /** Calls in one JSON-RPC batch. Default: 1,000. */
  readonly batchItems: number;
  /** How deep fields of a GraphQL query may nest. Default: 20, as in geth. */
  readonly graphqlDepth: number;
  /**
   * What a GraphQL query may cost: 1 for each field of its result, 50 for each JSON-RPC call
   * that it takes, and 500 for a heavy one. Default: 50,000.
   */
  readonly graphqlCost: number;
  /** Nodes that each organization may have. Default: 1,000. */
  readonly nodes: number;
  /** Projects that each organization may have. Default: 1,000. */
  readonly projects: number;
  /** Networks that each organization may have. Default: 1,000. */
  readonly networks: number;
  /** Streams that each organization may have. Default: 1,000. */
  readonly streams: number;
  /**
   * Bytes of requests, and of responses up to 256 KiB, that each credential may have in flight,
   * from a request's first byte until the caller has received its response. Each request counts as at least
   * 16 KiB; so do a gRPC call and, separately, a WebSocket. Default: 32 MiB.
   */
  readonly pendingBytes: number;
  /**
   * Requests a second for each credential. A batch counts as its items, a heavy call as ten, and a large body or message as its bytes
   * divided by `bytesPerRequest`, whichever is more. Default: 600.
   */
  readonly requestsPerSecond: number;
  /** Requests that may come as a burst after a pause. Default: 1,200. */
  readonly requestBurst: number;
  /** Bytes of a body or message that count as one request. Default: 4 KiB. */
  readonly bytesPerRequest: number;
  /**
   * Milliseconds that a caller may take to send a whole request; the headers may take a quarter of it.
   * Default: 60,000.
   */
  readonly requestTimeout: number;
  /**
   * Milliseconds to wait for an upstream's response to a light call, and between two parts of it,
   * before another upstream is tried. The specs say how much work each call is. At most `upstreamTimeout`.
   * Default: 3,000.
   */
  readonly lightTimeout: number;
  /** The same for calls that are more work, such as running a contract or reading logs. Default: 15,000. */
  readonly standardTimeout: number;
  /** The same for heavy calls, such as traces. Default: 60,000. */
  readonly upstreamTimeout: number;
  /**
   * Responses of more than 256 KiB that the callers of a node's endpoint may be receiving concurrently from
   * one upstream. Another 64 connections remain for all other responses. Default: 64.
   */
  readonly largeResponses: number;
  /** Event streams that each node's callers may have open. Default: 256. */
  readonly eventStreams: number;
  /**
   * Milliseconds after which a connection is closed if its caller reads nothing of a waiting response or event.
   * Default: 60,000.
   */
  readonly stallTimeout: number;
  /** Milliseconds after which a filter that is not polled expires. Default: 300,000. */
  readonly filterIdle: number;
  /** Filters that each node's callers may have open. Default: 1,000. */
  readonly filters: number;
  /** Subscriptions on one WebSocket. Default: 100. */
  readonly subscriptions: number;
  /**
   * Milliseconds between two pings on a WebSocket, or on a caller's gRPC connection.
   * A peer that does not respond before the next ping, or does not close its side in that time,
   * is disconnected. Default: 30,000.
   */
  readonly pingInterval: number;
  /**
   * Milliseconds without a message in either direction after which a WebSocket is closed. Default: 3,600,000.
   */
  readonly webSocketIdle: number;
  /**
   * Milliseconds after SIGTERM during which `/readyz` responds 503 and calls are still served.
   * Default: 5,000.
   */
  readonly drain: number;
  /** Milliseconds that a shutdown waits for requests in flight. Default: 10,000. */
  readonly shutdown: number;
}

/** The default limits. Choices of this gateway: the service's interface names none. */
export const defaultLimits: Limits = {
  // The largest transaction has 4.6 MB in hex: the 9 blobs of a Prague block, each with 128 cell proofs, and the 1 MiB
  // that geth allows for the rest. A beacon block with the 21 blobs of today's schedule has 6 MB in JSON.
  bodyBytes: 8 * 1024 * 1024,
  batchItems: 1000,
  graphqlDepth: 20,
  graphqlCost: 50_000,
  pendingBytes: 32 * 1024 * 1024,
  nodes: 1000,
  projects: 1000,
  networks: 1000,
  streams: 1000,
  requestsPerSecond: 600,
  requestBurst: 1200,
  bytesPerRequest: 4 * 1024,
  requestTimeout: 60_000,
  lightTimeout: 3_000,
  standardTimeout: 15_000,
  upstreamTimeout: 60_000,
  largeResponses: 64,
  eventStreams: 256,
  stallTimeout: 60_000,
  filterIdle: 300_000,
  filters: 1000,
  subscriptions: 100,
  pingInterval: 30_000,
  webSocketIdle: 3_600_000,
  drain: 5_000,
  shutdown: 10_000,
};

/** The maximum bytes of a body or message that holds neither blobs nor blocks. */
export function otherBodyBytes({ bodyBytes }: Pick<Limits, "bodyBytes">): number {
  return Math.min(bodyBytes, 1024 * 1024);
}

/** How long an upstream may take, by a request's cost. */
export function chooseTimeouts({
  lightTimeout,
  standardTimeout,
  upstreamTimeout,
}: Pick<Limits, "lightTimeout" | "standardTimeout" | "upstreamTimeout">): Readonly<Record<Cost, number>> {
  return {
    light: Math.min(lightTimeout, upstreamTimeout),
    standard: Math.min(standardTimeout, upstreamTimeout),
    heavy: upstreamTimeout,
  };
}
