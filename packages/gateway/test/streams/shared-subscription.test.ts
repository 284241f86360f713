import { expect, it } from "vitest";
import { readFrames } from "../../src/codec/web-socket/text-frame.ts";
import { SharedSubscription, type Subscriber } from "../../src/streams/subscriptions/shared-subscription.ts";

const form = { method: "eth_subscription", idName: "subscription" } as const;

interface Params {
  readonly params: { readonly subscription: string; readonly result?: unknown; readonly error?: object };
}

/** A caller, and what each write brought it: its own id, and the results of the events. */
class Caller implements Subscriber {
  readonly jsonId: string;
  readonly writes: unknown[][] = [];
  hasEnded = false;

  constructor(id: string) {
    this.jsonId = JSON.stringify(id);
  }

  send(notifications: string): void {
    const all = Array.from(readFrames(notifications), (text) => JSON.parse(text) as Params);
    expect(new Set(all.map(({ params }) => JSON.stringify(params.subscription)))).toEqual(
      new Set([this.jsonId]),
    );
    this.writes.push(all.map(({ params }) => params.result ?? "error"));
  }

  ended(): void {
    this.hasEnded = true;
  }
}

function subscribe(...ids: readonly string[]): { shared: SharedSubscription; callers: readonly Caller[] } {
  const shared = new SharedSubscription(form, () => {});
  const callers = ids.map((id) => new Caller(id));
  for (const caller of callers) shared.add(caller);
  return { shared, callers };
}

it("writes events that come together to each caller at once, with the caller's own id", async () => {
  const { shared, callers } = subscribe("0xa", "0xbbbb");
  shared.emit("1");
  shared.emit('"é"');
  expect(callers.map(({ writes }) => writes)).toEqual([[], []]);
  await Promise.resolve();
  expect(callers.map(({ writes }) => writes)).toEqual([[[1, "é"]], [[1, "é"]]]);
  shared.emit("3");
  await Promise.resolve();
  expect(callers.map(({ writes }) => writes.at(-1))).toEqual([[3], [3]]);
});

it("bounds what it writes at once", async () => {
  const { shared, callers } = subscribe("0xa");
  for (let event = 0; event < 5; event += 1) shared.emit(JSON.stringify("x".repeat(7_000)));
  await Promise.resolve();
  expect(callers[0]?.writes.map(({ length }) => length)).toEqual([2, 2, 1]);
});

it("sends to each caller the events since it joined, and until it left", async () => {
  const { shared, callers } = subscribe("0xa", "0xb");
  const [stays, leaves] = callers as [Caller, Caller];
  const joins = new Caller("0xc");
  shared.emit("1");
  shared.add(joins, [{ result: "0" }, { result: "1" }]);
  shared.emit("2");
  await Promise.resolve();
  shared.delete(leaves);
  shared.emit("3");
  await Promise.resolve();
  expect([stays, leaves, joins].map(({ writes }) => writes.flat())).toEqual([
    [1, 2, 3],
    [1, 2],
    [0, 1, 2, 3],
  ]);
});

it("ends after the events before it", async () => {
  const { shared, callers } = subscribe("0xa");
  shared.emit("1");
  shared.end("no upstream");
  await Promise.resolve();
  expect(callers[0]).toMatchObject({ writes: [[1], ["error"]], hasEnded: true });
});

it("finishes after the events before it", async () => {
  const { shared, callers } = subscribe("0xa");
  shared.emit("1");
  shared.finish();
  await Promise.resolve();
  expect(callers[0]).toMatchObject({ writes: [[1]], hasEnded: true });
});

it("reaches callers after the first five hundred, and joins nothing to what is being sent", async () => {
  const { shared, callers } = subscribe(...Array.from({ length: 1_200 }, (_, index) => `0x${index}`));
  shared.emit("1");
  await Promise.resolve();
  shared.emit("2");
  shared.emit("3");
  await expect.poll(() => callers.at(-1)?.writes.flat()).toEqual([1, 2, 3]);
  expect(callers.every(({ writes }) => JSON.stringify(writes) === "[[1],[2,3]]")).toBe(true);
});
