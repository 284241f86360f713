import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { exchangeMembers, infoMembers } from "../src/generated/operations.ts";
import { subscriptionFacts } from "../src/generated/subscriptions.ts";
import { createExchangeClient, createInfoClient } from "../src/index.ts";
import { createSubscriptionClient } from "../src/subscriptions/index.ts";
import { meta } from "./meta-sample.ts";

const endpoint = "http://127.0.0.1:1";
const info = createInfoClient({ endpoint });
const clients: Readonly<Record<string, readonly [object, readonly string[]]>> = {
  info: [info, infoMembers.names],
  "info.with()": [info.with({}), infoMembers.names],
  exchange: [createExchangeClient({ endpoint }), exchangeMembers.names],
  subscriptions: [createSubscriptionClient({ endpoint: "ws://127.0.0.1:1" }), Object.keys(subscriptionFacts)],
};

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(clients))("the methods of %s", (_, [client, names]) => {
  it("are exactly its properties", () => {
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(client).toSorted()).toEqual([...names, "close", "with"].toSorted());
    for (const name of names) expect(name in client).toBe(true);
    expect("nope" in client).toBe(false);
    expect((client as Record<string, unknown>)["nope"]).toBeUndefined();
  });

  it("are shown by inspection", () => {
    for (const name of names.slice(0, 5)) expect(inspect(client)).toContain(name);
    expect(JSON.stringify(client)).toBe("{}");
  });
});

it("can be replaced in tests", async () => {
  const spy = vi.spyOn(info, "meta").mockResolvedValue(meta);
  expect(await info.meta({ dex: "x" })).toBe(meta);
  expect(spy).toHaveBeenCalledExactlyOnceWith({ dex: "x" });
});

it("are the same after awaiting the client", async () => {
  expect(await info).toBe(info);
});
