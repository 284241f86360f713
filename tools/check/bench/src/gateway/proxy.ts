import { hash, timingSafeEqual } from "node:crypto";

/** Starts a proxy. @param database - An empty Postgres database, for proxies that need one. */
export type StartProxy = (upstream: string, database: string) => Promise<RunningProxy>;

export interface RunningProxy {
  /** The URL for calls, with the token. */
  readonly url: string;
  close(): Promise<void>;
  /** Microseconds of CPU that it has used, if it is another process than its caller. */
  cpu?(): number;
}

export const allowedMethods: ReadonlySet<string> = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_getBalance",
  "eth_getBlockByHash",
]);

/** The token that the proxies of this benchmark accept. */
export const token = "t0ken-of-43-characters-like-that-of-a-node-";

const expected = hash("sha256", token, "buffer");

/** The same check that the gateway makes: digests, compared in constant time. */
export function isToken(candidate: string): boolean {
  return timingSafeEqual(hash("sha256", candidate, "buffer"), expected);
}
