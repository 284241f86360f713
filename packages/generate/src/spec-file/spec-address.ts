import { createMistakes } from "./mistakes.ts";
import { joinLines } from "./visible.ts";

export interface SpecAddress {
  /** The address without credentials and fragment. */
  readonly address: string;
  /** The Authorization header for requests to its origin. */
  readonly authorization?: string;
}

export function isAddress(spec: string): boolean {
  return /^https?:\/\//i.test(spec);
}

/**
 * Separates an address from the user and password in it, as in `https://USER:PASSWORD@host/acme.yaml`.
 *
 * @throws Mistakes if it is no address.
 */
export function readAddress(spec: string): SpecAddress {
  if (!URL.canParse(spec)) {
    const remedy = "write an address such as https://acme.example/openapi.yaml";
    throw createMistakes(shownSpec(spec), "it is not a valid address", remedy);
  }
  const { username, password } = new URL(spec);
  const address = Object.assign(new URL(spec), { username: "", password: "", hash: "" }).href;
  if (username === "" && password === "") return { address };
  const pair = Buffer.from(`${decodePart(username)}:${decodePart(password)}`).toString("base64");
  return { address, authorization: `Basic ${pair}` };
}

/** Returns a spec as messages and generated files show it: an address without credentials and without a query, which may have a token. */
export function shownSpec(spec: string): string {
  if (!isAddress(spec)) return joinLines(spec);
  return joinLines(spec.replace(/[?#].*$/s, "").replace(/^(https?:\/\/)[^/]*@/i, "$1"));
}

/** Decodes a part of an address. One that is not encoded correctly stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
