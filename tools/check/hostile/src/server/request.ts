export interface SeenRequest {
  /** Counted from 0, over all connections. */
  readonly number: number;
  /** The number of its connection, counted from 0. */
  readonly connection: number;
  /** When its last byte arrived, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** The request line and headers; for a message on a WebSocket, those of the upgrade. */
  readonly head: string;
  readonly body: string;
  readonly nonces: readonly string[];
  /** Whether the response said that the request was not carried out. */
  rejected: boolean;
}

/** A nonce of the suite: `nonce-r-17` for a read, `nonce-w-18` for a write. */
const NONCE = /nonce-[rw]-\d+/g;

/** Finds the nonces in a text, each once, in order. */
export function findNonces(text: string): string[] {
  return [...new Set(text.match(NONCE))];
}

/** Collects a request's path and credentials, as sent and decoded, for servers that echo them in errors. */
export function createEcho(head: string): string {
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
