// What Node's util.inspect, and so console.log, asks an object for.
const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * A text that is shown as `[redacted]` by string conversion, JSON and inspection, and only given by {@link Secret.reveal}.
 *
 * @example
 * ```ts
 * import { Secret } from "@node-access/auth";
 *
 * const key = new Secret("k3y");
 * console.log(`${key}`, JSON.stringify({ key }), key.reveal() === "k3y"); // [redacted] {"key":"[redacted]"} true
 * ```
 */
export class Secret {
  readonly #value: string;

  /** @param value - The text to keep. */
  constructor(value: string) {
    this.#value = value;
    Object.defineProperty(this, inspect, { value: () => "[redacted]" });
  }

  /** @returns the text itself. The caller must keep it out of logs and errors. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return "[redacted]";
  }

  toJSON(): string {
    return "[redacted]";
  }
}

/**
 * Makes a function that replaces every occurrence of the secrets in a text, in each form in which a server or a
 * platform may repeat them: as it is, percent-encoded, and escaped in JSON.
 *
 * @param secrets - What must not be shown. Empty ones are ignored.
 * @returns the function; it returns the text unchanged if no secret is in it.
 */
export function redactor(secrets: readonly Secret[]): (text: string) => string {
  const forms = secrets.flatMap((secret) => {
    const value = secret.reveal();
    const encoded = encodeURIComponent(value);
    const lower = encoded.replace(/%../g, (escape) => escape.toLowerCase());
    return [value, encoded, lower, JSON.stringify(value).slice(1, -1)];
  });
  // The longest first: a secret may contain another, and what were left of it would show its rest.
  const ordered = [...new Set(forms)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  return (text) => ordered.reduce((shown, form) => shown.replaceAll(form, "[redacted]"), text);
}
