import { hash, timingSafeEqual } from "node:crypto";

/** The token that the proxies of this benchmark accept. */
export const token = "t0ken-of-43-characters-like-that-of-a-node-";

const expected = hash("sha256", token, "buffer");

/** The same check that the gateway makes: digests, compared in constant time. */
export function isToken(candidate: string): boolean {
  return timingSafeEqual(hash("sha256", candidate, "buffer"), expected);
}
