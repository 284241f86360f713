import assert from "node:assert/strict";
import type { Ask } from "../ask.ts";

/** A service's calls by the names of the client's functions. */
export type GrpcCalls = Readonly<
  Record<string, (request: object) => Promise<unknown> | AsyncIterable<unknown>>
>;

/** What a client has beside its calls. */
const own: ReadonlySet<string> = new Set(["with", "close"]);

/** Requests that get a response where an empty one requests nothing, by call. */
const requests: Readonly<Record<string, object>> = {
  subscribe: { slots: { tour: {} } },
  ping: { count: 7 },
};

/** @returns every call of a client's service: the client makes them from the table that the specs give. */
export function callsOf(service: object): GrpcCalls {
  const calls = Object.entries(service).filter(
    ([name, call]) => typeof call === "function" && !own.has(name),
  );
  return Object.fromEntries(calls) as GrpcCalls;
}

/** One row for all calls of a service: each must be answered; of a stream, the first message is taken. */
export function serviceAsk(service: string, calls: GrpcCalls): Ask<null> {
  const names = Object.keys(calls);
  return {
    method: service,
    asked: `all ${names.length} RPCs`,
    async run({ call }) {
      const outcomes = await call(() =>
        Promise.allSettled(Object.entries(calls).map(([name, make]) => answerOf(make(requests[name] ?? {})))),
      );
      const failed = outcomes.flatMap((outcome, at) =>
        outcome.status === "rejected" ? [`${names[at]}: ${String(outcome.reason)}`] : [],
      );
      const answered = `${names.length - failed.length} of ${names.length} answered`;
      assert.ok(names.length > 0, "the service has no calls");
      assert.ok(failed.length === 0, [answered, ...failed].join("\n"));
      const streams = outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value).length;
      return `${answered}${streams > 0 ? `, ${streams} of them streams` : ""}`;
    },
  };
}

/** @returns whether the response was a stream. */
async function answerOf(answer: Promise<unknown> | AsyncIterable<unknown>): Promise<boolean> {
  if (!(Symbol.asyncIterator in answer)) {
    assert.equal(typeof (await answer), "object");
    return false;
  }
  for await (const message of answer) {
    assert.equal(typeof message, "object");
    return true;
  }
  throw new Error("the stream ended without a message");
}
