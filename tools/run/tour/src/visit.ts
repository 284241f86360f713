import assert from "node:assert/strict";
import type { Step, Visitor } from "@node-access/cli/walk";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";
import { assertMatches, assertRejected, type Call, type Check, preview } from "./check.ts";
import { type Row, rowLine } from "./report.ts";

/** How much the tour calls, and how it shows it. */
export interface Display {
  readonly print: (text: string) => void;
  /** Receives the current step. */
  readonly progress?: (text: string) => void;
  /** Whether to print a line for every call and not only for every surface. */
  readonly verbose?: boolean;
  /** Whether to call every method of the specs and not only those that the service's interface names. */
  readonly all?: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** Matches JSON-RPC errors by code and message. */
export interface ErrorPattern {
  readonly rpcCode: number;
  readonly message: RegExp;
}

/** Where calls are made. */
export interface Route {
  /** The transport and credential, for the rows. */
  readonly over: string;
  /** Says, after a call, what served it in place of a node. */
  readonly servedBy?: (() => string | undefined) | undefined;
  /** The ways in which a bare node rejects a call that it does not offer. Any other rejection is a failure. */
  readonly notOffered?: readonly ErrorPattern[] | undefined;
}

/** Where a walk makes its calls, and what is known of the chain there beyond the specs. Each is by method. */
export interface Place extends Route {
  readonly client: object;
  /** Arguments in place of those of the example. */
  readonly args?: Readonly<Record<string, (example: readonly unknown[]) => Promise<readonly unknown[]>>>;
  /** A part of the result, or what checks it. */
  readonly results?: Readonly<Record<string, unknown>>;
  /** The places where results of a bare node are known to differ from the specs. */
  readonly differs?: Readonly<Record<string, RegExp>>;
  /** The codes, or the HTTP statuses, of calls that must be rejected. */
  readonly rejected?: Readonly<Record<string, ErrorCode | number>>;
  /** Follows the method's name in its row. */
  readonly suffix?: string;
  /** Returns the part of a response that has the form of JSON, if one has. */
  readonly jsonOf?: (response: unknown) => unknown;
}

/** Makes calls one after the other and collects their rows. */
export class Visit {
  readonly rows: Row[] = [];
  readonly #display: Display;
  readonly #signal: AbortSignal | undefined;

  /** @param signal - Ends the visit between two calls. */
  constructor(display: Display, signal?: AbortSignal) {
    this.#display = display;
    this.#signal = signal;
  }

  /** Runs the checks and adds a row for each. */
  async run(route: Route, checks: readonly Check[]): Promise<void> {
    const { over } = route;
    for (const check of checks) {
      const { method, request } = check;
      await this.#make({ over, method, request }, route, (call) => check.run(call));
    }
  }

  /** Returns what makes the calls of a walk through a client, and adds a row for each. */
  walker<Any extends Step>(place: Place): Visitor<Any> {
    const { over, client, args = {}, results = {}, differs = {}, rejected = {} } = place;
    return async ({ facts: { name }, args: example, send, findMismatch }) => {
      let result: unknown;
      const names = { over, method: name + (place.suffix ?? ""), request: "" };
      await this.#make(names, place, async (call) => {
        const given = (await args[name]?.(example)) ?? example;
        names.request = given.map(preview).join(", ") || "no parameters";
        const code = rejected[name];
        if (code) return assertRejected(code, () => call(() => send(client, given)));
        const response = await call(() => send(client, given));
        result = place.jsonOf ? place.jsonOf(response) : response;
        if (place.jsonOf && result === undefined) return preview(response);
        const mismatch = await findMismatch(result, given);
        if (mismatch && differs[name]?.test(mismatch.path)) return `differs: ${mismatch.path}`;
        assertMatches(name, mismatch);
        const known = results[name];
        if (typeof known === "function") known(result, response);
        else if (typeof known === "object" && known !== null) assert.partialDeepStrictEqual(result, known);
        else if (name in results) assert.equal(result, known);
        return preview(result);
      });
      return result;
    };
  }

  /** Adds a row for calls that are not made because this machine lacks something, which a note after the table names. */
  omit(over: string, method: string, note: string): void {
    const result = "not called";
    this.#add({ over, method, request: "", result, milliseconds: 0, outcome: "not offered", note });
  }

  /** Adds a failed row for each name that was not called over this transport and credential. */
  expect(over: string, names: readonly string[]): void {
    const called = new Set(this.rows.filter((row) => row.over === over).map(({ method }) => method));
    const failure = "The specs name it, but nothing in tools/run/tour/src/ calls it: call it there";
    const row = { over, request: "nothing", result: "not called", milliseconds: 0, failure } as const;
    for (const method of names) if (!called.has(method)) this.#add({ ...row, method, outcome: "failed" });
  }

  /** Never throws because of a call: a failure is a row too. */
  async #make(
    names: Pick<Row, "over" | "method" | "request">,
    { servedBy, notOffered = [] }: Route,
    run: (call: Call) => Promise<string>,
  ): Promise<void> {
    this.#signal?.throwIfAborted();
    this.#display.progress?.(`${this.rows.length} calls, now ${names.over}: ${names.method}`);
    let milliseconds = 0;
    try {
      const result = await run(async (make) => {
        const start = performance.now();
        return make().finally(() => {
          milliseconds = performance.now() - start;
        });
      });
      const by = servedBy?.();
      const shown = by === undefined ? result : `${by}: ${result}`;
      this.#add({ ...names, result: shown, milliseconds, outcome: "ok" });
    } catch (error) {
      this.#add({ ...names, milliseconds, ...describeFailure(error, notOffered) });
    }
  }

  #add(row: Row): void {
    const { verbose = false, print, width } = this.#display;
    if (verbose && this.rows.at(-1)?.over !== row.over) print(`\n${row.over}`);
    this.rows.push(row);
    if (verbose) print(rowLine(row, width));
  }
}

function describeFailure(
  error: unknown,
  notOffered: readonly ErrorPattern[],
): Pick<Row, "outcome" | "result" | "failure"> {
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    const { rpcCode, rpcMessage } = error.context;
    if (notOffered.some((one) => one.rpcCode === rpcCode && one.message.test(rpcMessage)))
      return { outcome: "not offered", result: "not offered" };
  }
  const result = isNodeAccessError(error) ? error.code : error instanceof Error ? error.name : "an error";
  return { outcome: "failed", result, failure: error instanceof Error ? error.message : String(error) };
}
