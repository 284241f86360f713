/** A request as a server saw it. */
export interface SeenRequest {
  /** Counted from 0, over all connections. */
  readonly number: number;
  /** The connection it came on, counted from 0. */
  readonly connection: number;
  /** When its last byte came, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** The request line and the headers, or what a WebSocket's upgrade said. */
  readonly head: string;
  readonly body: string;
  /** The nonces in it: one a call. */
  readonly nonces: readonly string[];
  /** Whether the server has told that it did not carry it out. */
  refused: boolean;
}

/** A nonce as the suite makes them: `nonce-r-17` for a read, `nonce-w-18` for a write. */
const NONCE = /nonce-[rw]-\d+/g;

/** The nonces in a text, each once, in their order. */
export function noncesOf(text: string): string[] {
  return [...new Set(text.match(NONCE))];
}

/** What a request says of its sender, as sent and decoded: an unkind server repeats it everywhere. */
export function echoOf(head: string): string {
  const path = /^\S+ (\S+)/.exec(head)?.[1] ?? "";
  const headers = [...head.matchAll(/^(?:authorization|x-token|x-api-key): *(.*?)\r?$/gim)].map(
    ([, value = ""]) => value,
  );
  const basic = headers.flatMap((value) =>
    /^basic /i.test(value) ? [Buffer.from(value.slice(6), "base64").toString()] : [],
  );
  return [path, decoded(path), ...headers, ...basic].join(" ");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
