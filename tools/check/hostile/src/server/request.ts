import { type Fault, isRejection } from "./fault.ts";

export interface SeenRequest {
  /** The number of its connection, counted from 0. */
  readonly connection: number;
  /** When its last byte arrived, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** The request line and headers; for a message on a WebSocket, those of the upgrade. */
  readonly head: string;
  readonly body: string;
  readonly nonces: readonly string[];
  /** Whether the response said that the request was not carried out. */
  readonly rejected: boolean;
}

/** Records a request, and the fault that it gets. */
export function createSeen(connection: number, head: string, body: string, fault: Fault): SeenRequest {
  const nonces = findNonces(`${head.split("\r\n", 1)[0]} ${body}`);
  return { connection, at: performance.now(), head, body, nonces, rejected: isRejection(fault) };
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
