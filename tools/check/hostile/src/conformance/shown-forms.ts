import { inspect } from "node:util";

/** Every way in which an error is shown: message, stack, text, JSON, inspection at any depth, down the chain of causes. */
export function shownForms(error: unknown): string {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let one = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one);
    texts.push(one.message, String(one.stack), String(one), jsonOf(one));
  }
  texts.push(inspect(error, { depth: Infinity, showHidden: true, getters: true, maxArrayLength: 1_000 }));
  return texts.join("\n");
}

function jsonOf(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch {
    return "";
  }
}

/** The forms in which a secret may be written. */
export function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), json, btoa(secret), encodeURIComponent(json)];
}

/** Whether an error shows a secret in any way. */
export function leaks(error: unknown, secrets: readonly string[]): boolean {
  const text = shownForms(error);
  return secrets.flatMap(formsOf).some((form) => text.includes(form));
}
