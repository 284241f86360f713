import { describe, expect, it } from "vitest";
import { finalLag, type SlotChain } from "./slot-chain.ts";
import { createSlotPool as poolOf } from "./slot-pool.ts";

const confirmed = { commitment: "confirmed" };
const address = "11111111111111111111111111111111";
const readSlot = (result: unknown): unknown => (result as { context: { slot: number } }).context.slot;

describe("Solana's upstreams", () => {
  it("are followed by their confirmed slots, whose number needs no call to a node", async () => {
    const { servers, pool, call, calls } = await poolOf([100, 100]);
    expect(await call("getSlot", confirmed)).toBe(100);
    expect(calls("getSlot").flat()).toEqual([]);
    for (const server of servers) server.slot = 103;
    await expect.poll(() => call("getSlot", confirmed)).toBe(103);
    await expect.poll(() => pool.heads.finalizedNumber).toBe(100 - finalLag);
  });

  it("respond for other commitments themselves", async () => {
    const { call } = await poolOf([100, 100]);
    expect(await call("getSlot")).toBe(100 - finalLag);
    expect(await call("getSlot", { commitment: "finalized" })).toBe(100 - finalLag);
    expect(await call("getSlot", { commitment: "processed" })).toBe(101);
    expect(await call("getSlot", { ...confirmed, minContextSlot: 200 })).toBe(-32016);
  });

  it("get calls only if they have the newest slot", async () => {
    const { call, calls } = await poolOf([100, 90]);
    for (let count = 0; count < 6; count++) await call("getBalance", address, confirmed);
    expect(calls("getBalance").map(({ length }) => length)).toEqual([6, 0]);
  });

  it("get a call for a slot, or from a slot on, only if they have reached it", async () => {
    const { servers, call, calls } = await poolOf([100, 100]);
    (servers[1] as SlotChain).slot = 104;
    await expect.poll(() => call("getSlot", confirmed)).toBe(104);
    for (let count = 0; count < 4; count++) {
      expect(readSlot(await call("getBalance", address, { ...confirmed, minContextSlot: 103 }))).toBe(104);
      expect(await call("getBlock", 103, confirmed)).toMatchObject({ blockhash: "A103z" });
    }
    expect([...calls("getBalance"), ...calls("getBlock")].map(({ length }) => length)).toEqual([0, 4, 0, 4]);
  });

  it("never let a caller see the confirmed chain go back", async () => {
    const { servers, call } = await poolOf([100, 100]);
    let seen = 0;
    for (let count = 0; count < 40; count++) {
      const server = servers[count % 2] as SlotChain;
      server.slot = Math.max(...servers.map(({ slot }) => slot)) + (count % 3);
      const slot = Number(readSlot(await call("getBalance", address, confirmed)));
      expect(slot).toBeGreaterThanOrEqual(seen);
      seen = slot;
      expect(Number(await call("getSlot", confirmed))).toBeGreaterThanOrEqual(seen);
    }
  });

  it("do not lead if they do not know the blocks that they claim to have", async () => {
    const { servers, call } = await poolOf([100, 100]);
    const [liar] = servers as [SlotChain];
    liar.isHonest = false;
    liar.slot = 5_000;
    for (let count = 0; count < 5; count++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(await call("getSlot", confirmed)).toBe(100);
    }
  });

  it("are not used while their blocks differ from those of most others", async () => {
    const { servers, pool, call, calls } = await poolOf([100, 100, 100]);
    (servers[2] as SlotChain).chain = "B";
    for (const server of servers) server.slot = 101;
    await expect.poll(() => call("getSlot", confirmed)).toBe(101);
    await expect.poll(() => pool.members.map(({ agreement }) => agreement)).toContain("forked");
    const before = calls("getBalance")[2]?.length;
    for (let count = 0; count < 4; count++) await call("getBalance", address, confirmed);
    expect(calls("getBalance")[2]?.length).toBe(before);
  });

  it("are asked for a skipped slot, until one has it or all say so, and keep getting calls", async () => {
    const { servers, pool, call } = await poolOf([100, 100]);
    const [one, two] = servers as [SlotChain, SlotChain];
    one.skipped.add(50);
    for (let count = 0; count < 4; count++)
      expect(await call("getBlock", 50, confirmed)).toMatchObject({ blockhash: "A50z" });
    two.skipped.add(50);
    expect(await call("getBlock", 50, confirmed)).toBe(-32007);
    expect(pool.members.map(({ head, breaker }) => [head, breaker.isClosed])).toEqual([
      [100, true],
      [100, true],
    ]);
  });

  it("have their blocks cached: final ones for good", async () => {
    const { servers, pool, call, calls } = await poolOf([100, 100], 1_000_000);
    await expect.poll(() => pool.heads.finalizedNumber).toBe(100 - finalLag);
    for (let count = 0; count < 3; count++)
      expect(await call("getBlock", 60)).toMatchObject({ parentSlot: 59 });
    expect(calls("getBlock").flat()).toHaveLength(1);
    for (const server of servers) server.chain = "B";
    for (let count = 0; count < 3; count++) await call("getBlock", 60);
    expect(calls("getBlock").flat()).toHaveLength(1);
    // What does not exist yet is never cached.
    expect(await call("getBlock", 200, confirmed)).toBe(-32004);
    for (const server of servers) server.slot = 200;
    await expect.poll(() => call("getBlock", 200, confirmed)).toMatchObject({ blockhash: "B200z" });
  });

  it("have cached blocks that are not final forgotten if another chain replaces them", async () => {
    const { servers, call, calls } = await poolOf([100, 100], 1_000_000);
    await expect.poll(() => call("getBlock", 99, confirmed)).toMatchObject({ blockhash: "A99z" });
    await call("getBlock", 99, confirmed);
    expect(calls("getBlock").flat()).toHaveLength(1);
    for (const server of servers) [server.chain, server.slot] = ["B", 101];
    await expect.poll(() => call("getBlock", 99, confirmed)).toMatchObject({ blockhash: "B99z" });
  });
});
