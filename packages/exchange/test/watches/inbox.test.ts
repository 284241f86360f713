import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { Inbox } from "../../src/watches/inbox.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

it("an inbox that never gets empty delivers in order, and releases what was taken", async () => {
  const inbox = new Inbox();
  const first = new WeakRef({ notification: 0 });
  inbox.push(first.deref());
  for (let count = 1; count <= 100; count += 1) {
    expect(inbox.push(count)).toBe(2);
    const taken = (await inbox.take()) as { notification: unknown };
    if (count > 1) expect(taken).toEqual({ notification: count - 1 });
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
  collect();
  expect(first.deref()).toBeUndefined();
});
