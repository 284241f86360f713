/** The protocols of clients. */
export const SURFACES = ["json-rpc", "web-socket", "rest", "grpc", "grpc-web"] as const;
export type Surface = (typeof SURFACES)[number];

/** Options that the suite sets on a client. An adapter's `takes` lists those that its client has. */
export interface ClientOptions {
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Milliseconds for a call with all its attempts. */
  readonly totalTimeout?: number;
  readonly maxResponseBytes?: number;
  /** Milliseconds of silence after which a WebSocket gets a keep-alive probe. */
  readonly pingInterval?: number;
  /** Whether the credential comes from a provider, which is called again if the server rejects the credential. */
  readonly refresh?: boolean;
}

/** The server's address and the credential: `token` goes where the client puts its credential. */
export interface ConnectOptions extends ClientOptions {
  readonly url: string;
  /** Other servers of the same service, for a client that accepts several. */
  readonly others?: readonly string[];
  readonly token: string;
  /** Wraps each attempt, for a client that has middleware. */
  readonly middleware?: readonly Middleware[];
}

/** Wraps each attempt of a client's calls. */
export type Middleware = <T>(
  context: { readonly attempt: number; readonly requestId: string },
  next: () => Promise<T>,
) => Promise<T>;

/** A value with the status and headers of its response. */
export interface Response {
  readonly value: unknown;
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export type Settled = PromiseSettledResult<unknown>;

/** A client as the suite uses it. Omit what the client does not have: the rows about it then do not apply. */
export interface Probe {
  /** Reads something. The request must contain the nonce, and the returned value must contain the nonce of the response. */
  read(nonce: string, signal?: AbortSignal): Promise<unknown>;
  /** Reads something, and returns it with status and headers. */
  readResponse?(nonce: string): Promise<Response>;
  /** Writes something that must not be sent twice. */
  write?(nonce: string): Promise<unknown>;
  /** Reads many things in one request. */
  batch?(nonces: readonly string[]): Promise<readonly Settled[]>;
  /** Subscribes. @returns a function that ends the subscription. */
  subscribe?(listener: (value: unknown) => void): Promise<() => Promise<unknown>>;
  /** Subscribes to new heads in a way that delivers missed ones later, or reports a gap. */
  watch?(listener: (event: unknown) => void): Promise<unknown>;
  /** Polls a filter for the hashes of pending transactions. */
  poll?(listener: (hash: unknown) => void, onGap: () => void): void;
  /** Subscribes with its own stream, or reads a response item by item. Resolves when the stream ends. */
  stream?(listener: (message: unknown) => void, signal?: AbortSignal): Promise<void>;
  /**
   * Subscribes to the slots and accounts of Solana's Geyser in a way that resumes after a lost stream. Resolves when the
   * last stream ends. The listener receives each update as `account 101`, or as `slot 101 2` with its status.
   */
  follow?(listener: (update: string) => void): Promise<void>;
  /**
   * Follows the heads of a chain over HTTP, and delivers missed ones later or reports a gap. Resolves when the stream ends. The
   * listener receives `head 5`, or `gap 4 to 5` with the first and the last missing level.
   */
  heads?(listener: (event: string) => void): Promise<void>;
  close?(): unknown;
}

/** A client, and how the suite creates it. */
export interface Adapter {
  readonly name: string;
  readonly surface: Surface;
  /**
   * The options that it accepts: names of {@link ClientOptions}, `token`, `others`, `middleware`, and `signal` of a read;
   * and `errorStatuses` if it reads JSON-RPC errors out of responses with HTTP 400, 404 and 500, as Bitcoin's nodes send them.
   */
  readonly takes: readonly (
    | keyof ClientOptions
    | "token"
    | "others"
    | "middleware"
    | "signal"
    | "errorStatuses"
  )[];
  connect(options: ConnectOptions): Probe | Promise<Probe>;
}

/** Says why a value is not an adapter. Returns nothing if it is one. */
export function adapterProblem(value: unknown): string | undefined {
  const { name, surface, takes, connect } = Object(value) as Partial<Record<keyof Adapter, unknown>>;
  if (typeof connect !== "function") return "it has no function connect";
  if (typeof name !== "string" || name === "") return "it has no name";
  if (!Array.isArray(takes)) return "takes is not a list";
  if (!SURFACES.some((one) => one === surface)) return `surface is not one of ${SURFACES.join(", ")}`;
  return undefined;
}
