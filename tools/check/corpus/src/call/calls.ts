import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What came of calling every operation of a client. */
export type Called = ReturnType<CallReport["finish"]>;

/** Collects what a mock server finds wrong in a request, and what a call returns. */
export class CallReport {
  readonly #failures: string[] = [];
  #operations = 0;
  #good = 0;
  #current: string[] = [];

  /** Records that the current operation does not do what the document says. */
  readonly fail = (what: string): void => void this.#current.push(what);

  /** Runs the call of one operation, and counts it as good if nothing went wrong. */
  async operation(name: string, call: () => Promise<void>): Promise<void> {
    this.#current = [];
    this.#operations += 1;
    try {
      await call();
    } catch (error) {
      this.fail((error as Error).message);
    }
    if (this.#current.length === 0) this.#good += 1;
    for (const what of this.#current) this.#failures.push(`${name}: ${what}`);
  }

  /** Returns how many operations were called, how many did what the document says, and what went wrong in the others. */
  finish() {
    return { operations: this.#operations, good: this.#good, failures: this.#failures as readonly string[] };
  }
}

/** Loads a module of a compiled client. */
export function load<Module>(client: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(client, file)).href) as Promise<Module>;
}

/** Returns a value as an error shows it. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one));
  const text = typeof value === "string" ? value : (json ?? String(value));
  return text.length > 160 ? `${text.slice(0, 160)}...` : text;
}
