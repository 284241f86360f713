import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { Target } from "./target.ts";

/** A signer's nonce is taken once, wherever the action arrives. */
export function venueContract(target: () => Target): void {
  it("takes a nonce once, also when it comes to every gateway at once", async () => {
    const signer = privateKeySigner(`0x${randomBytes(32).toString("hex")}`);
    const send = (nonce: number): Promise<unknown> =>
      createExchangeClient({ endpoint: target().pick().url, signer }).agentEnableDexAbstraction(
        {},
        { nonce },
      );
    const start = Date.now();
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => send(start + round)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "VENUE_ERROR" });
    }
    await expect(send(start)).rejects.toMatchObject({ code: "VENUE_ERROR" });
  });

  it("takes different nonces of one signer at once, and keeps the newest hundred in order", async () => {
    const signer = privateKeySigner(`0x${randomBytes(32).toString("hex")}`);
    const send = (nonce: number): Promise<unknown> =>
      createExchangeClient({ endpoint: target().pick().url, signer }).agentEnableDexAbstraction(
        {},
        { nonce },
      );
    const start = Date.now();
    await Promise.all(Array.from({ length: 105 }, (_, index) => send(start + index)));
    await expect(send(start - 1)).rejects.toThrow("too low");
    await send(start + 200);
  });
}
