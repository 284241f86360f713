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
    Object.defineProperty(this, inspect, { value: this.toString });
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
