import { checkAnswer } from "./answer-check.ts";
import type { Ask, Step } from "./ask.ts";
import { cut } from "./report.ts";
import type { Row } from "./row.ts";
import { runAsk } from "./run-ask.ts";

/** Where the tour shows itself. */
export interface Display {
  readonly print: (text: string) => void;
  /** Receives what runs at the moment. */
  readonly progress?: (text: string) => void;
  /** Whether every call has a line, and not only every surface. */
  readonly verbose?: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** What an ask works with, except for the call that is timed. */
export type Surroundings<Client> = Omit<Step<Client>, "call">;

/** One after the other, the asks of one place, and the rows that they leave. */
export class Visit {
  readonly rows: Row[] = [];
  readonly #display: Display;
  readonly #signal: AbortSignal;

  /** @param signal - Ends the visit between two asks. */
  constructor(display: Display, signal: AbortSignal) {
    this.#display = display;
    this.#signal = signal;
  }

  /**
   * Runs the asks and shows how each of them went.
   *
   * @param over - The transport and credential, for the rows.
   * @param answeredBy - Tells, after a call, what answered in place of a node.
   */
  async ask<Client>(
    over: string,
    surroundings: Surroundings<Client>,
    asks: readonly Ask<Client>[],
    answeredBy: () => string | undefined = () => undefined,
  ): Promise<void> {
    for (const ask of asks) {
      this.#signal.throwIfAborted();
      this.#display.progress?.(`${this.rows.length} calls, now ${over}: ${ask.method}`);
      const row = await runAsk(ask, over, surroundings, checkAnswer);
      const by = row.outcome === "ok" ? answeredBy() : undefined;
      this.#add(by === undefined ? row : { ...row, cameBack: `${by}: ${row.cameBack}` });
    }
  }

  /** Adds a failed row for each name that has no row of its own over this transport. */
  expect(over: string, names: readonly string[]): void {
    const asked = new Set(this.rows.filter((row) => row.over === over).map(({ method }) => method));
    for (const method of names.filter((name) => !asked.has(name))) {
      this.#add({
        over,
        method,
        asked: "nothing",
        cameBack: "the tour forgot it",
        milliseconds: 0,
        outcome: "failed",
        failure: "The specs name it, and no file in tools/run/tour/src/asks/ requests it: add an ask there",
      });
    }
  }

  #add(row: Row): void {
    this.rows.push(row);
    if (this.#display.verbose !== true) return;
    const line = `${row.outcome.padEnd(11)}  ${row.over}  ${row.method}  ${row.cameBack}`;
    this.#display.print(cut(line, this.#display.width));
  }
}
