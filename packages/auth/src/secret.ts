// Node's util.inspect, and therefore console.log, calls the method of this name.
const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * Holds a string that prints as `[redacted]` in strings, JSON and inspection.
 * {@link Secret.reveal} returns the actual value.
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

  /** @param value - The secret value. */
  constructor(value: string) {
    this.#value = value;
    Object.defineProperty(this, inspect, { value: this.toString });
  }

  /** @returns the secret value. Keep it out of logs and errors. */
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
