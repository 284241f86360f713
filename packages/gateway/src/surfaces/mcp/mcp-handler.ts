/** A `POST` request to `/mcp`, whose credential the gateway has checked. */
export interface McpRequest {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Messages of the Model Context Protocol, as JSON. */
  readonly body: string;
  /** The caller's credential, for the calls that a tool makes: a node's token, or an API key. */
  readonly credential: string;
  /** The protocol of the credential's node; `undefined` for an API key. */
  readonly protocol: string | undefined;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
}

/** The response to a request to `/mcp`. A `Response` of the fetch API is one. */
export interface McpResponse {
  /** The HTTP status. */
  readonly status: number;
  /** Its names in lower case, with their values. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  /** The body in pieces; `null` if there is none. */
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Responds to requests to `/mcp`. */
export type McpHandler = (request: McpRequest) => Promise<McpResponse>;

/** Texts that are kept for a gateway's callers, whichever of its workers they reach next. */
export interface SharedTexts {
  /**
   * Keeps a text. The oldest ones are dropped when they are too many.
   *
   * @param owner - Whose text it is, such as a hash of a credential. Nobody else can read it.
   * @returns its id.
   */
  add(owner: string, text: string): Promise<string>;
  /**
   * Reads the characters from `start` up to `end`, or `undefined` if the owner has no such text.
   */
  slice(owner: string, id: string, start: number, end: number): Promise<string | undefined>;
}

/**
 * Creates what serves the Model Context Protocol for a gateway.
 *
 * @param endpoint - Where its tools make their calls: the gateway itself, over an address that only this machine reaches.
 * @param grpcEndpoint - The same for gRPC calls.
 * @param texts - Where to keep what callers read later, if the gateway has several workers. Each of them has a handler.
 */
export type CreateMcpHandler = (endpoint: string, grpcEndpoint: string, texts?: SharedTexts) => McpHandler;
