import { randomBytes, randomInt } from "node:crypto";

/** Says what an identifier identifies. `AK` (API key), `NC` (node credential) and `ST` (stream) are this gateway's own. */
export type IdPrefix = "RG" | "UR" | "PR" | "NW" | "ND" | "AK" | "NC" | "ST";

/** @returns an identifier such as `ND-123-456-789-012-345-678`: of a million, no two are equal in all likelihood. */
export function newId(prefix: IdPrefix): string {
  return [prefix, ...Array.from({ length: 6 }, digits)].join("-");
}

function digits(): string {
  return String(randomInt(1000)).padStart(3, "0");
}

/** @returns a node's URL token, gRPC token and beacon key: 256 random bits in 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** @returns a management API key: 8 characters, a dot, 256 random bits. */
export function newApiKey(): string {
  return `${randomBytes(6).toString("base64url")}.${newToken()}`;
}

/** @returns a unique user name for a node: `user-` and 64 random bits. */
export function newUsername(): string {
  return `user-${randomBytes(8).toString("hex")}`;
}

/** @returns the secret of a webhook, as Standard Webhooks writes it: 256 random bits. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
