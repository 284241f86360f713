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

/** Where results are kept that callers read later, if several processes serve them. */
export interface SharedTexts {
  /** Keeps a text for its owner alone, and returns its id. */
  add(owner: string, text: string): Promise<string>;
  /** Reads the characters from `start` up to `end`, or `undefined` if the owner has no such text. */
  slice(owner: string, id: string, start: number, end: number): Promise<string | undefined>;
}

/** Responds to requests of the Model Context Protocol. */
export type McpHandler = (request: McpRequest) => Promise<McpResponse>;
