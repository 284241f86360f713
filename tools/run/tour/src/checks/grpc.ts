import assert from "node:assert/strict";
import type { Check } from "../check.ts";

/** A service's calls by the names of the client's functions. */
export type GrpcCalls = Readonly<
  Record<string, (request: object) => Promise<unknown> | AsyncIterable<unknown>>
>;

/** Functions of a client that are not calls. */
const notCalls: ReadonlySet<string> = new Set(["with", "close"]);

/** Requests by call, for calls that respond nothing to an empty request. */
const requests: Readonly<Record<string, object>> = {
  subscribe: { slots: { tour: {} } },
  ping: { count: 7 },
};

/** Lists every call of a client's service. The client creates them from a table generated from the specs. */
export function callsOf(service: object): GrpcCalls {
  const calls = Object.entries(service).filter(
    ([name, call]) => typeof call === "function" && !notCalls.has(name),
  );
  return Object.fromEntries(calls) as GrpcCalls;
}

/** Creates one row for all calls of a service. Each call must succeed; a stream is read up to its first message. */
export function serviceCheck(service: string, calls: GrpcCalls): Check<null> {
  const names = Object.keys(calls);
  return {
    method: service,
    request: `all ${names.length} RPCs`,
    async run({ call }) {
      const outcomes = await call(() =>
        Promise.allSettled(Object.entries(calls).map(([name, make]) => isStream(make(requests[name] ?? {})))),
      );
      const failed = outcomes.flatMap((outcome, at) =>
        outcome.status === "rejected" ? [`${names[at]}: ${String(outcome.reason)}`] : [],
      );
      const succeeded = `${names.length - failed.length} of ${names.length} succeeded`;
      assert.ok(names.length > 0, "the service has no calls");
      assert.ok(failed.length === 0, [succeeded, ...failed].join("\n"));
      const streams = outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value).length;
      return `${succeeded}${streams > 0 ? `, ${streams} of them streams` : ""}`;
    },
  };
}

/** Waits for a response, or for the first message of a stream, and says whether it is a stream. */
async function isStream(response: Promise<unknown> | AsyncIterable<unknown>): Promise<boolean> {
  if (!(Symbol.asyncIterator in response)) {
    assert.equal(typeof (await response), "object");
    return false;
  }
  for await (const message of response) {
    assert.equal(typeof message, "object");
    return true;
  }
  throw new Error("the stream ended without a message");
}
