import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { createSlotPool } from "./slot-pool.ts";

const bytes = Buffer.concat([Buffer.from([1]), Buffer.alloc(64, 7), Buffer.from([1, 0, 1, 2, 3])]);
const signature = base58.encode(bytes.subarray(1, 65));
const inBase64 = [
  bytes.toString("base64"),
  { encoding: "base64", preflightCommitment: "confirmed" },
] as const;
const inBase58 = [base58.encode(bytes)] as const;

const processed = {
  error: {
    code: -32002,
    message: "Transaction simulation failed: This transaction has already been processed",
    data: { err: "AlreadyProcessed", logs: [] },
  },
};
const unknownBlockhash = {
  error: { code: -32002, message: "Transaction simulation failed: Blockhash not found", data: {} },
};
const sent = { result: signature };

describe("a transaction of Solana", () => {
  it.each([
    ["base64", inBase64],
    ["base58", inBase58],
  ])("in %s whose first response was lost, and that is processed, is sent", async (_, params) => {
    const { servers, call, calls } = await createSlotPool([100, 100]);
    let isFirst = true;
    for (const server of servers)
      server.answer = (method) => {
        if (method !== "sendTransaction") return undefined;
        const wasFirst = isFirst;
        isFirst = false;
        return wasFirst ? null : processed;
      };
    expect(await call("sendTransaction", ...params)).toBe(signature);
    expect(calls("sendTransaction").flat()).toHaveLength(2);
  });

  it.each(["the busy one first", "the busy one last"])(
    "that one upstream rejects and a busy one does not take is rejected with the reason: %s",
    async (order) => {
      const { servers, call } = await createSlotPool([100, 100]);
      const answers = [{ error: { code: -32005, message: "rate limit exceeded" } }, unknownBlockhash];
      if (order.endsWith("last")) answers.reverse();
      for (const server of servers)
        server.answer = (method) => (method === "sendTransaction" ? answers.shift() : undefined);
      expect(await call("sendTransaction", ...inBase64)).toBe(-32002);
    },
  );

  it("that is sent again by its caller gets the node's own error", async () => {
    const { servers, call, calls } = await createSlotPool([100, 100]);
    for (const server of servers)
      server.answer = (method) => (method === "sendTransaction" ? processed : undefined);
    expect(await call("sendTransaction", ...inBase64)).toBe(-32002);
    expect(calls("sendTransaction").flat()).toHaveLength(1);
  });

  it("whose blockhash an upstream does not know yet goes to another one, and to each once", async () => {
    const { servers, call, calls } = await createSlotPool([100, 100, 100]);
    let count = 0;
    for (const server of servers)
      server.answer = (method) => {
        if (method !== "sendTransaction") return undefined;
        count += 1;
        return count < 3 ? unknownBlockhash : sent;
      };
    expect(await call("sendTransaction", ...inBase64)).toBe(signature);
    expect(calls("sendTransaction").map(({ length }) => length)).toEqual([1, 1, 1]);
    for (const server of servers)
      server.answer = (method) => (method === "sendTransaction" ? unknownBlockhash : undefined);
    expect(await call("sendTransaction", ...inBase64)).toBe(-32002);
    expect(calls("sendTransaction").map(({ length }) => length)).toEqual([2, 2, 2]);
  });

  it("that a node's check rejects is sent once", async () => {
    const { servers, call, calls } = await createSlotPool([100, 100]);
    const message =
      "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1";
    for (const server of servers)
      server.answer = (method) =>
        method === "sendTransaction" ? { error: { code: -32002, message, data: {} } } : undefined;
    expect(await call("sendTransaction", ...inBase64)).toBe(-32002);
    expect(calls("sendTransaction").flat()).toHaveLength(1);
  });

  it("that is none may have been received, too", async () => {
    const { servers, call } = await createSlotPool([100, 100]);
    let count = 0;
    for (const server of servers)
      server.answer = (method) => (method === "sendTransaction" ? (count++ ? processed : null) : undefined);
    for (const malformed of ["", "0OIl", "1", bytes.subarray(0, 60).toString("base64")]) {
      count = 0;
      const sending = call("sendTransaction", malformed, { encoding: "base64" });
      await expect(sending).rejects.toThrow("its response was lost");
    }
  });

  it("is not confused with an airdrop, which is sent at most once", async () => {
    const { servers, call, calls } = await createSlotPool([100, 100]);
    for (const server of servers)
      server.answer = (method) => (method === "requestAirdrop" ? null : undefined);
    await expect(call("requestAirdrop", "11111111111111111111111111111111", 5)).rejects.toThrow();
    expect(calls("requestAirdrop").flat()).toHaveLength(1);
  });
});
