import { describe, expect, it } from "vitest";
import { findEventMismatch, findResultMismatch } from "../../src/facts/check-result.ts";
import { findMismatch } from "../../src/facts/check-value.ts";
import { loadSchemas } from "../../src/facts/rpc-method.ts";
import { rpcMethods } from "../../src/generated/rpc-methods.ts";

/** Only the difficulty of Bitcoin and what is computed from it are numbers with a fraction. */
const wrong = 17.5;

describe("a wrong result", () => {
  it("is found of each method that has one", async () => {
    const accepting: string[] = [];
    for (const facts of rpcMethods) {
      const { result = {} } = (await loadSchemas(facts)) ?? {};
      if (Object.keys(result).length === 0) continue;
      if ((await findResultMismatch(facts, [], wrong)) === undefined) accepting.push(facts.name);
    }
    expect(accepting).toEqual(["getdifficulty", "getnetworkhashps"]);
  });

  it("is found of the events of each kind of subscription", async () => {
    const accepting: string[] = [];
    for (const facts of rpcMethods)
      for (const kind of Object.keys(facts.subscriptions ?? {}))
        if ((await findEventMismatch(facts, kind, wrong, [])) === undefined) accepting.push(kind);
    expect(accepting).toEqual([]);
  });

  it.each([
    ["decimal", "1.5", "1,5"],
    ["date", "2026-01-31", "31.01.2026"],
    ["date-time", "2026-01-31T10:00:00Z", "2026-01-31 10:00"],
    ["email", "a@example.com", "example.com"],
    ["ip", "::1", "localhost"],
    ["ipv4", "127.0.0.1", "::1"],
    ["uri", "https://example.com", "example"],
  ])("is found of a text of the format %s", async (format, right, other) => {
    const schema = { type: "string", format };
    expect(await findMismatch(right, schema, {})).toBeUndefined();
    expect(await findMismatch(other, schema, {})).toMatchObject({ received: JSON.stringify(other) });
  });
});
