import { createHmac, randomBytes } from "node:crypto";

/**
 * The value of the node's option `-rpcauth`, which holds a salted hash instead of the password.
 * Source: Bitcoin Core, share/rpcauth.
 */
export function rpcAuth(username: string, password: string): string {
  const salt = randomBytes(16).toString("hex");
  const hash = createHmac("sha256", salt).update(password).digest("hex");
  return `${username}:${salt}$${hash}`;
}
