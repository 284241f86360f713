/** What a client speaks. */
export type Surface = "json-rpc" | "web-socket" | "rest" | "grpc";

/** What the suite sets on a client. An adapter's `takes` omits options that its client does not have. */
export interface ClientOptions {
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Milliseconds for a call with all its attempts. */
  readonly totalTimeout?: number;
  /** Bytes of one response. */
  readonly maxResponseBytes?: number;
  /** Milliseconds of silence after which a WebSocket gets a keep-alive probe. */
  readonly pingInterval?: number;
  /** Whether the credential comes from a provider, which is asked again when the server rejects it. */
  readonly refresh?: boolean;
}

/** Where the server is, and the secret that it requires: `token` goes where the client puts its credential. */
export interface ConnectOptions extends ClientOptions {
  readonly url: string;
  /** Other servers of the same service, for a client that takes several. */
  readonly others?: readonly string[];
  readonly token: string;
  /** Goes around each attempt, for a client that takes such steps. */
  readonly middleware?: readonly Around[];
}

/** A step around each attempt of a client's calls. */
export type Around = <T>(
  context: { readonly attempt: number; readonly requestId: string },
  next: () => Promise<T>,
) => Promise<T>;

/** A value with what its carrier said about it. */
export interface Response {
  readonly value: unknown;
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One outcome of a batch. */
export type Settled = PromiseSettledResult<unknown>;

/** A client as the suite uses it. What a client does not know is omitted, and the rows about it do not apply. */
export interface Probe {
  /** Reads something; the nonce must be somewhere in the request, and the returned value must contain the nonce of the response. */
  read(nonce: string, signal?: AbortSignal): Promise<unknown>;
  /** Reads something, and gives status and headers beside it. */
  respond?(nonce: string): Promise<Response>;
  /** Writes something: a second sending would do it twice. */
  write?(nonce: string): Promise<unknown>;
  /** Reads many things in one request. */
  batch?(nonces: readonly string[]): Promise<readonly Settled[]>;
  /** Subscribes. @returns what ends the subscription. */
  subscribe?(listener: (value: unknown) => void): Promise<() => Promise<unknown>>;
  /** Subscribes to new heads in a way that makes up for those that were missed, or says which were. */
  watch?(listener: (event: unknown) => void): Promise<unknown>;
  /** Polls a filter for the hashes of new blocks. */
  poll?(listener: (hash: unknown) => void, onGap: () => void): void;
  /** Subscribes by its own stream, or reads a response item by item. It ends with the stream. */
  stream?(listener: (message: unknown) => void, signal?: AbortSignal): Promise<void>;
  /**
   * Subscribes to the slots and accounts of Solana's Geyser, in a way that goes on where a lost stream was; it ends with the
   * last stream. Each update is told as `account 101`, or as `slot 101 2` with its status.
   */
  follow?(listener: (update: string) => void): Promise<void>;
  close?(): unknown;
}

/** A client, and how the suite makes it. */
export interface Adapter {
  readonly name: string;
  readonly surface: Surface;
  /** Which of the options it takes: names of {@link ClientOptions}, `token`, `others`, `middleware`, and `signal` of a read. */
  readonly takes: readonly (keyof ClientOptions | "token" | "others" | "middleware" | "signal")[];
  connect(options: ConnectOptions): Probe | Promise<Probe>;
}

/** The values of {@link Surface}. */
export const SURFACES: readonly Surface[] = ["json-rpc", "web-socket", "rest", "grpc"];

/** What an adapter's file exports that is none, in words; nothing if it is one. */
export function wrongWith(value: unknown): string | undefined {
  const { name, surface, takes, connect } = Object(value) as Partial<Record<keyof Adapter, unknown>>;
  if (typeof connect !== "function") return "it has no function connect";
  if (typeof name !== "string" || name === "") return "it has no name";
  if (!Array.isArray(takes)) return "takes is no list";
  if (!SURFACES.some((one) => one === surface)) return `surface is none of ${SURFACES.join(", ")}`;
  return undefined;
}
