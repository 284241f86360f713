// What Node's util.inspect, and so console.log, asks an object for.
const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

const MASK = "[redacted]";

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
    Object.defineProperty(this, inspect, { value: this.toString });
  }

  /** @returns the text itself. The caller must keep it out of logs and errors. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }
}

/**
 * Makes a function that replaces every occurrence of the secrets in a text, in each form in which a server or a
 * platform may repeat them: as it is, percent-encoded in whole or in part, and escaped in JSON or HTML.
 *
 * @param secrets - What must not be shown. Empty ones are ignored.
 * @returns the function; it returns the text unchanged if no secret is in it.
 */
export function redactor(secrets: readonly Secret[]): (text: string) => string {
  const values = secrets.map((secret) => secret.reveal()).filter(Boolean);
  // The longest first: a secret may begin as another does, and what were left of it would show its rest.
  values.sort((a, b) => b.length - a.length);
  const forms = values.map((value) => Array.from(value, formsOf).join(""));
  const pattern = new RegExp(forms.join("|") || "(?!)", "gi");
  return (text) => text.replace(pattern, MASK);
}

/** A pattern of one character in all its forms. Repetitions have bounds, so that no text takes long to search. */
function formsOf(char: string): string {
  const units = char.split("").map((unit) => `\\\\{1,4}u0{0,3}${hex(unit.charCodeAt(0))}`);
  const bytes = Array.from(new TextEncoder().encode(char), (byte) => `%(?:25)?${hex(byte)}`);
  // Which entity it is does not matter: a text of nothing but entities is no loss.
  return `(?:\\\\{0,4}${char.replace(/\W/, "\\$&")}|${units.join("")}|${bytes.join("")}|&[#\\w]{1,8};)`;
}

function hex(code: number): string {
  return code.toString(16);
}
