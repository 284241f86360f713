/** A `POST` request whose caller is known. */
export interface McpRequest {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Messages of the Model Context Protocol, as JSON. */
  readonly body: string;
  /** The caller's credential, with which the tools make their calls. */
  readonly credential: string;
  /** The protocol that calls are of unless they name another one. */
  readonly protocol: string | undefined;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
}

/** The response to a request. */
export interface McpResponse {
  /** The HTTP status. */
  readonly status: number;
  /** Its names in lower case, with their values. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  /** The body in pieces; `null` if there is none. */
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Responds to requests of the Model Context Protocol. */
export type McpHandler = (request: McpRequest) => Promise<McpResponse>;
