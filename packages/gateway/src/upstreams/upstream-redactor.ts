import { redactor } from "@node-access/auth";
import { networks, protocols } from "../generated/catalog.ts";

/** The shortest part of an address or header that counts as a key. */
const shortestKey = 8;

/**
 * Creates a function that redacts an operator's secrets in what an upstream wrote: its errors may repeat the
 * key in its URL, a header or a password.
 *
 * @param addresses - The upstream's URLs, which may hold credentials.
 * @param headers - The headers that it gets with each request.
 */
export function upstreamRedactor(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
): (text: string) => string {
  const secrets = new Set([
    ...addresses.flatMap(secretsOfAddress),
    ...Object.values(headers).flatMap(secretsOfHeader),
  ]);
  return secrets.size === 0 ? (text) => text : redactor([...secrets]);
}

function secretsOfAddress(address: string): string[] {
  const { username, password, pathname, searchParams } = new URL(address);
  // A path such as `/ethereum-mainnet` is a name, which errors may show.
  const segments = pathname
    .split("/")
    .filter((segment) => segment.length >= shortestKey && !(segment in networks) && !(segment in protocols));
  const values = [...searchParams.values()].filter(({ length }) => length >= shortestKey);
  return [...segments, ...values, ...pair(decodeURIComponent(`${username}:${password}`))];
}

/** The parts of a header, without its scheme: `Bearer key`. */
function secretsOfHeader(value: string): string[] {
  const parts = value.split(/\s+/).filter(({ length }) => length >= shortestKey);
  const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
  return basic === undefined ? parts : [...parts, ...pair(Buffer.from(basic, "base64").toString("utf8"))];
}

/** @returns the secrets of `user:password`: the password, and the pair, which is sent in base64. */
function pair(text: string): string[] {
  const password = text.slice(text.indexOf(":") + 1);
  return password === "" ? [] : [password, text];
}
