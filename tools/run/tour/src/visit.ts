import assert from "node:assert/strict";
import {
  findEventMismatch,
  type Mismatch,
  type RpcMethodFacts,
  type Step,
  type Visitor,
} from "@node-access/cli/walk";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";
import { assertRejected } from "./assert-rejected.ts";
import { check, type Check, type ErrorPattern, preview, type Target } from "./check.ts";
import { rowLine } from "./report.ts";
import type { Row } from "./row.ts";

export interface Display {
  readonly print: (text: string) => void;
  /** Receives the current step. */
  readonly progress?: (text: string) => void;
  /** Whether to print a line for every call and not only for every surface. */
  readonly verbose?: boolean;
  /** Characters in a line. */
  readonly width: number;
}

/** Where a walk makes its calls, and what is known of the chain there beyond the specs. Each is by method. */
export interface Place {
  /** The transport and credential, for the rows. */
  readonly over: string;
  readonly client: object;
  /** Says, after a call, what served it in place of a node. */
  readonly servedBy?: (() => string | undefined) | undefined;
  /** Arguments in place of those of the example. */
  readonly args?: Readonly<Record<string, (example: readonly unknown[]) => Promise<readonly unknown[]>>>;
  /** A part of the result, or what checks it. */
  readonly results?: Readonly<Record<string, unknown>>;
  /** The places where results of a bare node are known to differ from the specs. */
  readonly differs?: Readonly<Record<string, RegExp>>;
  /** The codes, or the HTTP statuses, of calls that must be rejected. */
  readonly rejected?: Readonly<Record<string, ErrorCode | number>>;
  /** The ways in which a bare node rejects a call that it does not offer. */
  readonly notOffered?: readonly ErrorPattern[] | undefined;
  /** Follows the method's name in its row. */
  readonly suffix?: string;
  /** Returns the part of a response that has the form of JSON, if one has. */
  readonly jsonOf?: (response: unknown) => unknown;
}

/** A client's WebSocket, whatever its protocol. */
export interface Subscriber {
  subscribe(kind: string, ...params: readonly unknown[]): Promise<Events>;
  close(): Promise<void>;
}

type Events = AsyncIterator<unknown> & { unsubscribe(): Promise<void> };

/** A function that makes a call and times it. */
type Call = <Result>(make: () => Promise<Result>) => Promise<Result>;

/** Makes calls one after the other and collects their rows. */
export class Visit {
  readonly rows: Row[] = [];
  readonly #display: Display;
  readonly #signal: AbortSignal;

  /** @param signal - Ends the visit between two calls. */
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
    servedBy?: () => string | undefined,
  ): Promise<void> {
    for (const { method, request, notOffered, run } of checks) {
      const names = { over, method, request };
      await this.#make(names, { servedBy, notOffered }, (call) => run({ ...target, call }));
    }
  }

  /** Returns what makes the calls of a walk through a client, and adds a row for each. */
  walker<Any extends Step>(place: Place): Visitor<Any> {
    const { over, client, args = {}, results = {}, differs = {}, rejected = {} } = place;
    return async ({ facts: { name }, args: example, send, findMismatch }) => {
      let result: unknown;
      const own = args[name];
      const names = { over, method: name + (place.suffix ?? ""), request: "" };
      await this.#make(names, place, async (call) => {
        const given = (await own?.(example)) ?? example;
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
    for (const method of names.filter((name) => !called.has(name))) {
      this.#add({
        over,
        method,
        request: "nothing",
        result: "not called",
        milliseconds: 0,
        outcome: "failed",
        failure: "The specs name it, but nothing in tools/run/tour/src/ calls it: call it there",
      });
    }
  }

  /** Never throws because of a call: a failure is a row too. */
  async #make(
    names: Pick<Row, "over" | "method" | "request">,
    { servedBy, notOffered = [] }: Pick<Place, "servedBy" | "notOffered">,
    run: (call: Call) => Promise<string>,
  ): Promise<void> {
    this.#signal.throwIfAborted();
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

/**
 * Creates a check of a subscription's first event.
 *
 * @param open - Subscribes, makes an event unless one comes by itself, and returns what must be a part of it.
 */
export function eventCheck<Client>(
  facts: RpcMethodFacts,
  kind: string,
  families: readonly string[],
  open: (target: Target<Client>) => Promise<{ readonly events: Events; readonly part?: unknown }>,
): Check<Client> {
  return check(`subscribe ${kind}`, "next one", async ({ call, ...target }) => {
    const { events, part } = await open(target);
    const value = await call(async () => (await events.next()).value as unknown);
    await events.unsubscribe();
    assertMatches(kind, await findEventMismatch(facts, kind, value, families));
    if (typeof part === "object") assert.partialDeepStrictEqual(value, part);
    else if (part !== undefined) assert.equal(value, part);
    return preview(value);
  });
}

/** @throws Error that names the part of the result that does not match the specs. */
export function assertMatches(method: string, mismatch: Mismatch | undefined): void {
  if (!mismatch) return;
  const { path, expected, received } = mismatch;
  const place = path === "" || path.startsWith("[") ? `result${path}` : `result.${path}`;
  throw new Error(
    `The response to ${method} does not match the specs:\n${place}: expected ${expected}, received ${received}`,
  );
}
