import { validateResponse } from "./validate-response.ts";
import type { Check, Target } from "./check.ts";
import { cut } from "./report.ts";
import type { Row } from "./row.ts";
import { runCheck } from "./run-check.ts";

export interface Display {
  readonly print: (text: string) => void;
  /** Receives the current step. */
  readonly progress?: (text: string) => void;
  /** Whether to print a line for every call and not only for every surface. */
  readonly verbose?: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** Runs checks one after the other and collects their rows. */
export class Visit {
  readonly rows: Row[] = [];
  readonly #display: Display;
  readonly #signal: AbortSignal;

  /** @param signal - Ends the visit between two checks. */
  constructor(display: Display, signal: AbortSignal) {
    this.#display = display;
    this.#signal = signal;
  }

  /**
   * Runs the checks and shows the outcome of each.
   *
   * @param over - The transport and credential, for the rows.
   * @param servedBy - Says, after a call, what served it in place of a node.
   */
  async run<Client>(
    over: string,
    target: Target<Client>,
    checks: readonly Check<Client>[],
    servedBy: () => string | undefined = () => undefined,
  ): Promise<void> {
    for (const check of checks) {
      this.#signal.throwIfAborted();
      this.#display.progress?.(`${this.rows.length} calls, now ${over}: ${check.method}`);
      const row = await runCheck(check, over, target, validateResponse);
      const by = row.outcome === "ok" ? servedBy() : undefined;
      this.#add(by === undefined ? row : { ...row, result: `${by}: ${row.result}` });
    }
  }

  /** Adds a row for calls that are not made because this machine lacks something, which a note after the table names. */
  omit(over: string, method: string, note: string): void {
    const result = "not called";
    this.#add({ over, method, request: "", result, milliseconds: 0, outcome: "not offered", note });
  }

  /** Adds a failed row for each name that was not called over this transport and credential. */
  expect(over: string, names: readonly string[]): void {
    const called = new Set(this.rows.filter((row) => row.over === over).map(({ method }) => method));
    for (const method of names.filter((name) => !called.has(name))) {
      this.#add({
        over,
        method,
        request: "nothing",
        result: "not called",
        milliseconds: 0,
        outcome: "failed",
        failure: "The specs name it, but no file in tools/run/tour/src/checks/ calls it: add a check there",
      });
    }
  }

  #add(row: Row): void {
    this.rows.push(row);
    if (this.#display.verbose !== true) return;
    const line = `${row.outcome.padEnd(11)}  ${row.over}  ${row.method}  ${row.result}`;
    this.#display.print(cut(line, this.#display.width));
  }
}
