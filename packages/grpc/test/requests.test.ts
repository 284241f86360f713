import { CommitmentLevel, mergeSubscriptions } from "@node-access/grpc/geyser";
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { fieldMask, type ExecutedTransaction, type GetObjectResult } from "@node-access/grpc/sui";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const specs = join(import.meta.dirname, "../../../specs/grpc/sui/rpc/v2");

describe("fieldMask", () => {
  it("writes paths in the order and depth they are chosen", () => {
    const mask = fieldMask<ExecutedTransaction>({
      digest: true,
      effects: { status: true, gasUsed: { computationCost: true } },
      balanceChanges: { coinType: true },
      events: undefined,
    });
    expect(mask).toEqual([
      "digest",
      "effects.status",
      "effects.gas_used.computation_cost",
      "balance_changes.coin_type",
    ]);
    expect(fieldMask<GetObjectResult>({ object: { objectId: true } })).toEqual(["object.object_id"]);
  });

  it("writes every field of the spec under its wire name", () => {
    const text = readdirSync(specs).map((file) => readFileSync(join(specs, file), "utf8"));
    const fields = text.join("\n").matchAll(/^ +[\w. <>,]+ ([a-z]\w*) = \d+;$/gm);
    const names = [...fields].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(400);
    for (const name of names) {
      const property = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(fieldMask<Record<string, string>>({ [property]: true })).toEqual([name]);
    }
  });
});

describe("mergeSubscriptions", () => {
  it("names each filter after its part", () => {
    const request = mergeSubscriptions(
      {
        wallet: { accounts: { owner: ["a"] }, transactions: { vote: false } },
        clock: { slots: {}, accounts: { account: ["b"] } },
      },
      { commitment: CommitmentLevel.CONFIRMED, fromSlot: 7 },
    );
    const message = SubscribeRequest.fromPartial(request);
    expect(SubscribeRequest.decode(SubscribeRequest.encode(message).finish())).toEqual(message);
    expect(message).toMatchObject({
      accounts: { wallet: { owner: ["a"] }, clock: { account: ["b"] } },
      transactions: { wallet: { vote: false } },
      slots: { clock: {} },
      commitment: CommitmentLevel.CONFIRMED,
      fromSlot: 7n,
    });
  });

  it("rejects requests that select nothing", () => {
    for (const parts of [{}, { idle: {} }])
      expect(() => mergeSubscriptions(parts)).toThrow(/^parts: expected at least one filter/);
  });
});
