import assert from "node:assert/strict";
import { findEventMismatch, type Mismatch, type RpcMethodFacts } from "@node-access/cli/walk";
import { type ErrorCode, isNodeAccessError } from "@node-access/rpc";

/** A function that makes a call and times it. */
export type Call = <Result>(make: () => Promise<Result>) => Promise<Result>;

/** A row of the tour that no walk makes: a call, and what its response must be. */
export interface Check {
  /** The method under its wire name, or the part of the client that is called. */
  readonly method: string;
  /** What the call requests, in a few words. */
  readonly request: string;
  /** Makes the call and checks its response. @returns the result, in a few words. */
  run(call: Call): Promise<string>;
}

/** A client's WebSocket, whatever its protocol. */
export interface Subscriber {
  subscribe(kind: string, ...params: readonly unknown[]): Promise<Events>;
  close(): Promise<void>;
}

type Events = AsyncIterator<unknown> & { unsubscribe(): Promise<void> };

/** Creates a check of a subscription's first event. `open` subscribes, causes an event, and returns what must be a part of it. */
export function eventCheck(
  facts: RpcMethodFacts,
  kind: string,
  families: readonly string[],
  open: () => Promise<{ readonly events: Events; readonly part?: unknown }>,
): Check {
  return {
    method: `subscribe ${kind}`,
    request: "next one",
    async run(call) {
      const { events, part } = await open();
      const value = await call(async () => (await events.next()).value as unknown);
      await events.unsubscribe();
      assertMatches(kind, await findEventMismatch(facts, kind, value, families));
      if (typeof part === "object") assert.partialDeepStrictEqual(value, part);
      else if (part !== undefined) assert.equal(value, part);
      return preview(value);
    },
  };
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

/** Makes a call, which must be rejected with this code or status. */
export async function assertRejected(
  code: ErrorCode | number,
  make: () => Promise<unknown>,
): Promise<string> {
  const outcome: unknown = await make().then(
    () => "a response",
    (error: unknown) => error,
  );
  const isStatus = typeof code === "number" && isNodeAccessError(outcome, "HTTP_STATUS");
  const received = isStatus ? outcome.context.status : isNodeAccessError(outcome) ? outcome.code : outcome;
  assert.equal(received, code);
  return String(code);
}

/** Shortens a response to a few words of JSON. */
export function preview(response: unknown): string {
  const text =
    JSON.stringify(response, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)) ??
    "done";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
