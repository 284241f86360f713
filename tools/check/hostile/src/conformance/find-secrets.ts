import { inspect } from "node:util";

/** Prints an error in every way: message, stack, text, JSON and inspection at any depth, for each of its causes. */
function printed(error: unknown): string {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let one = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one);
    texts.push(one.message, String(one.stack), String(one), toJson(one));
  }
  texts.push(inspect(error, { depth: Infinity, showHidden: true, getters: true, maxArrayLength: 1_000 }));
  return texts.join("\n");
}

function toJson(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch {
    return "";
  }
}

/** Returns the encodings in which a secret may be printed. */
function listEncodings(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), json, btoa(secret), encodeURIComponent(json)];
}

export function leaks(error: unknown, secrets: readonly string[]): boolean {
  const text = printed(error);
  return secrets.flatMap(listEncodings).some((encoded) => text.includes(encoded));
}
