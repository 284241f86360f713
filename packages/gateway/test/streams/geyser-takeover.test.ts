import type { ServerHttp2Stream } from "node:http2";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import * as grpc from "@grpc/grpc-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frame } from "../../src/codec/grpc/frames.ts";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { DeliveredUpdates } from "../../src/streams/grpc/delivered-updates.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { GrpcNode } from "../grpc-node.ts";
import { networksWith, upstreamsAt } from "../networks.ts";

/** The chain that all nodes follow: each slot has this many transactions. */
const perSlot = 3;

function blockMeta(slot: number, bankId: bigint): Buffer {
  const value = { slot: BigInt(slot), bankId, parentSlot: BigInt(slot - 1), blockhash: `block ${slot}` };
  const update = SubscribeUpdate.fromPartial({ updateOneof: { $case: "blockMeta", value } });
  return frame(SubscribeUpdate.encode(update).finish());
}

function transaction(slot: number, index: number, bankId: bigint): Buffer {
  const signature = Buffer.alloc(64, 0);
  signature.writeUInt32BE(slot, 0);
  signature.writeUInt32BE(index, 4);
  const update = SubscribeUpdate.fromPartial({
    filters: ["all"],
    updateOneof: { $case: "transaction", value: { slot: BigInt(slot), bankId, transaction: { signature } } },
    // Each node reports when it created the update.
    createdAt: { seconds: BigInt(Math.floor(Math.random() * 1e9)), nanos: 0 },
  });
  return frame(SubscribeUpdate.encode(update).finish());
}

/** A Geyser node that sends the chain's transactions. */
class GeyserNode extends GrpcNode {
  /** The first slot of each subscription, as the subscriber requested it. */
  readonly fromSlots: (number | undefined)[] = [];
  readonly #streams = new Map<ServerHttp2Stream, { slot: number; index: number }>();
  #newest = 100;
  /** The number of existing transactions in the newest slot. */
  #due = 0;
  /** The first slot that it replays; it silently skips earlier ones. */
  firstReplayedSlot = 0;
  /** What its banks' ids begin with; 0 for a node before Agave 4.3. */
  banks = 0;
  /** A slot of which it has executed a bank before this one, and abandoned it. */
  abandoned = 0;

  protected respond(path: string, message: Buffer, stream: ServerHttp2Stream): void {
    if (path !== "/geyser.Geyser/Subscribe") return void stream.end(frame(new Uint8Array()));
    const { fromSlot, ping, transactions } = SubscribeRequest.decode(message);
    if (ping && Object.keys(transactions).length === 0) return;
    const from = fromSlot === undefined ? undefined : Number(fromSlot);
    this.fromSlots.push(from);
    const at = from === undefined ? this.#newest : Math.max(from, this.firstReplayedSlot);
    this.#streams.set(stream, { slot: at, index: from === undefined ? this.#due : 0 });
    stream.on("close", () => this.#streams.delete(stream));
    this.#notify();
  }

  get subscribers(): number {
    return this.#streams.size;
  }

  /** Sets the number of transactions, counted from the first of slot 100. */
  grow(count: number): void {
    this.#newest = 100 + Math.floor(count / perSlot);
    this.#due = count % perSlot;
    this.#notify();
  }

  override kill(): void {
    super.kill();
    this.#streams.clear();
  }

  #notify(): void {
    for (const [stream, at] of this.#streams) {
      while (at.slot < this.#newest || (at.slot === this.#newest && at.index < this.#due)) {
        const bank = this.banks === 0 ? 0n : BigInt(this.banks + at.slot);
        if (at.index === 0 && at.slot === this.abandoned)
          for (let index = 0; index < perSlot; index += 1)
            stream.write(transaction(at.slot, index, bank + 500n));
        stream.write(transaction(at.slot, at.index, bank));
        at.index += 1;
        if (at.index === perSlot) stream.write(blockMeta(at.slot, bank));
        if (at.index === perSlot) Object.assign(at, { slot: at.slot + 1, index: 0 });
      }
    }
  }
}

/** Starts Geyser nodes. */
async function geyserNodes(count: number): Promise<GeyserNode[]> {
  const nodes = await Promise.all(Array.from({ length: count }, () => new GeyserNode().start()));
  closeAfterTest(...nodes);
  return nodes;
}

async function gatewayTo(nodes: readonly GeyserNode[]): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({ solana: { grpc: upstreamsAt(...nodes.map(({ url }) => url)) } }),
    limits: { shutdown: 1 },
  });
  closeAfterTest(gateway);
  return gateway;
}

/**
 * Subscribes to all transactions.
 *
 * @returns them as `slot/index`, in order of arrival.
 */
function subscribe(gateway: Gateway): {
  seen: string[];
  /** The banks of the same transactions. */
  banks: number[];
  /** The slots of blocks. */
  blocks: number[];
  status: Promise<grpc.StatusObject>;
  stream: grpc.ClientDuplexStream<Buffer, Buffer>;
} {
  const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
  closeAfterTest(caller.client);
  const stream = caller.bidi("/geyser.Geyser/Subscribe");
  const seen: string[] = [];
  const banks: number[] = [];
  const blocks: number[] = [];
  stream.on("data", (bytes: Buffer) => {
    const { updateOneof } = SubscribeUpdate.decode(bytes);
    if (updateOneof?.$case === "blockMeta") blocks.push(Number(updateOneof.value.slot));
    if (updateOneof?.$case !== "transaction") return;
    const signature = Buffer.from(updateOneof.value.transaction?.signature ?? []);
    seen.push(`${updateOneof.value.slot}/${signature.readUInt32BE(4)}`);
    banks.push(Number(updateOneof.value.bankId));
  });
  const status = new Promise<grpc.StatusObject>((resolve) => void stream.on("status", resolve));
  const all = { accountInclude: [], accountExclude: [], accountRequired: [] };
  stream.write(
    Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ transactions: { all } })).finish()),
  );
  return { seen, banks, blocks, status, stream };
}

function expectedTransactions(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${100 + Math.floor(at / perSlot)}/${at % perSlot}`);
}

describe("a Geyser subscription", () => {
  it("continues at another node without lost or repeated transactions", async () => {
    const nodes = await geyserNodes(3);
    const gateway = await gatewayTo(nodes);
    const { seen, stream } = subscribe(gateway);
    let hasEnded = false;
    stream.on("end", () => {
      hasEnded = true;
    });
    const subscribed = (): number => nodes.reduce((sum, node) => sum + node.subscribers, 0);
    await expect.poll(subscribed).toBe(1);
    let count = 0;
    for (let round = 0; round < 30; round += 1) {
      count += 1 + ((round * 7) % 20);
      for (const node of nodes) node.grow(count);
      // Some nodes are lost while they send, some when everything has arrived.
      if (round % 3 > 0) await expect.poll(() => seen.length).toBe(count);
      for (const node of nodes) if (node.subscribers > 0) node.kill();
      await expect.poll(subscribed).toBe(1);
    }
    await expect.poll(() => seen.length).toBe(count);
    expect(seen).toEqual(expectedTransactions(count));
    expect(hasEnded).toBe(false);
    const replays = nodes.flatMap(({ fromSlots }) => fromSlots);
    expect(replays).toHaveLength(31);
    expect(replays.filter((slot) => slot === undefined)).toHaveLength(1);
  });

  it("delivers the banks of the node that takes over whole, and those of one node once", async () => {
    const nodes = await geyserNodes(2);
    for (const [index, node] of nodes.entries())
      Object.assign(node, { banks: 1_000 * (index + 1), abandoned: 101 });
    const gateway = await gatewayTo(nodes);
    const { seen, banks } = subscribe(gateway);
    const serving = (): GeyserNode | undefined => nodes.find(({ subscribers }) => subscribers > 0);
    await expect.poll(serving).toBeDefined();
    const first = serving();
    const others = nodes.filter((node) => node !== first);
    for (const node of nodes) node.grow(2 * perSlot + 1);
    // The abandoned bank of slot 101 has executed the same transactions.
    const own = 3 * perSlot + 1;
    await expect.poll(() => seen.length).toBe(own);
    first?.kill();
    await expect.poll(() => seen.length).toBe(2 * own);
    expect(seen.slice(own)).toEqual(seen.slice(0, own));
    const offset = (others[0]?.banks ?? 0) - (first?.banks ?? 0);
    expect(banks.slice(own)).toEqual(banks.slice(0, own).map((bank) => bank + offset));
    expect(new Set(banks).size).toBe(8);
    // The first node replays its own banks, which the subscriber has.
    await expect.poll(() => others.some(({ subscribers }) => subscribers > 0)).toBe(true);
    for (const node of others) node.kill();
    await expect.poll(() => first?.fromSlots.length).toBe(2);
    for (const node of nodes) node.grow(3 * perSlot);
    await expect.poll(() => seen.length).toBe(2 * own + perSlot - 1);
  });

  it("continues at a node that has the missed slots, if others reject", async () => {
    const nodes = await geyserNodes(3);
    const gateway = await gatewayTo(nodes);
    const { seen } = subscribe(gateway);
    await expect.poll(() => nodes.some(({ subscribers }) => subscribers > 0)).toBe(true);
    for (const node of nodes) node.grow(5);
    await expect.poll(() => seen.length).toBe(5);
    const serving = nodes.find(({ subscribers }) => subscribers > 0);
    const one = nodes.find((node) => node !== serving);
    for (const node of nodes) if (node !== one) node.rejectsWith = grpc.status.OUT_OF_RANGE;
    for (const node of nodes) node.kill();
    for (const node of nodes) node.grow(50);
    await expect.poll(() => seen.length).toBe(50);
    expect(seen).toEqual(expectedTransactions(50));
  });

  it("ends if a node that takes over skips blocks", async () => {
    const nodes = await geyserNodes(2);
    const gateway = await gatewayTo(nodes);
    const { blocks, status } = subscribe(gateway);
    await expect.poll(() => nodes.some(({ subscribers }) => subscribers > 0)).toBe(true);
    for (const node of nodes) node.grow(3 * perSlot);
    await expect.poll(() => blocks).toEqual([100, 101, 102]);
    for (const node of nodes) node.firstReplayedSlot = 110;
    for (const node of nodes) node.kill();
    for (const node of nodes) node.grow(20 * perSlot);
    expect(await status).toMatchObject({
      code: grpc.status.DATA_LOSS,
      details: "block 110 came without block 109 before it",
    });
    expect(blocks).toEqual([100, 101, 102]);
  });

  it("ends with the node's reason if no node has the missed slots", async () => {
    const nodes = await geyserNodes(2);
    const gateway = await gatewayTo(nodes);
    const { seen, status } = subscribe(gateway);
    await expect.poll(() => nodes.some(({ subscribers }) => subscribers > 0)).toBe(true);
    for (const node of nodes) node.grow(5);
    await expect.poll(() => seen.length).toBe(5);
    for (const node of nodes) node.rejectsWith = grpc.status.OUT_OF_RANGE;
    for (const node of nodes) node.kill();
    expect(await status).toMatchObject({
      code: grpc.status.OUT_OF_RANGE,
      details: "no node could continue the subscription: no longer",
    });
  });

  it("gets responses to its pings, whichever node it is at", async () => {
    const nodes = await geyserNodes(1);
    const { stream } = subscribe(await gatewayTo(nodes));
    const pong = new Promise<number | undefined>((resolve) => {
      stream.on("data", (bytes: Buffer) => {
        const { updateOneof } = SubscribeUpdate.decode(bytes);
        if (updateOneof?.$case === "pong") resolve(updateOneof.value.id);
      });
    });
    stream.write(
      Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ ping: { id: 300 } })).finish()),
    );
    expect(await pong).toBe(300);
  });
});

describe("a gRPC read", () => {
  it("is retried at the next node, unless the call itself is at fault", async () => {
    const [silent, rejecting, good] = await geyserNodes(3);
    if (!silent || !rejecting || !good) throw new Error("no nodes");
    rejecting.rejectsWith = grpc.status.UNAVAILABLE;
    silent.rejectsWith = grpc.status.RESOURCE_EXHAUSTED;
    const gateway = await gatewayTo([silent, rejecting, good]);
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key);
    closeAfterTest(caller.client);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await caller.unary("/geyser.Geyser/GetSlot")).toHaveLength(0);
    good.rejectsWith = grpc.status.INVALID_ARGUMENT;
    await expect(caller.unary("/geyser.Geyser/GetSlot")).rejects.toMatchObject({
      code: grpc.status.INVALID_ARGUMENT,
    });
  });
});

interface Sent {
  readonly slot: number;
  readonly key: string;
}

/**
 * A node's sequence of updates: those of each slot in order, those of neighboring slots interleaved in its
 * own way, starting at the first slot.
 */
function interleaved(slots: readonly (readonly string[])[], choices: readonly number[]): Sent[] {
  const rest = slots.map((keys) => [...keys]);
  const sent: Sent[] = [];
  for (let oldest = 0, turn = 0; oldest < rest.length; turn += 1) {
    if (rest[oldest]?.length === 0) {
      oldest += 1;
      continue;
    }
    const next = turn === 0 ? 0 : (choices[turn % choices.length] ?? 0);
    const chosen = Math.min(rest.length - 1, oldest + next);
    const slot = rest[chosen]?.length === 0 ? oldest : chosen;
    const key = rest[slot]?.shift();
    if (key !== undefined) sent.push({ slot, key });
  }
  return sent;
}

describe("DeliveredUpdates", () => {
  // A slot may contain equal updates, for example when two writes of an account look the same.
  const slots = fc.array(fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 120,
  });
  const node = fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 7 });

  it("delivers each slot's updates once and in order, whenever nodes are lost", () => {
    const losses = fc.array(fc.tuple(fc.nat({ max: 200 }), node), { maxLength: 6 });
    fc.assert(
      fc.property(slots, node, losses, (truths, first, lost) => {
        const updates = new DeliveredUpdates();
        const delivered = truths.map((): string[] => []);
        let stream = interleaved(truths, first);
        for (const [count, next] of [...lost, [Infinity, first] as const]) {
          for (const { slot, key } of stream.slice(0, count))
            if (updates.isNew(slot, key)) delivered[slot]?.push(key);
          if (count >= stream.length) break;
          const { resumeSlot } = updates;
          expect(updates.canResume).toBe(true);
          updates.beginReplay();
          stream = interleaved(truths, next).filter(({ slot }) => slot >= resumeSlot);
        }
        expect(delivered).toEqual(truths);
      }),
      { numRuns: process.env["NIGHTLY"] ? 5_000 : 60 },
    );
  });

  it("replays from the last slot that was reported as final, however old it is", () => {
    const lag = fc.nat({ max: 200 });
    fc.assert(
      fc.property(lag, fc.nat({ max: 400 }), (behind, lostAt) => {
        const updates = new DeliveredUpdates();
        const last = 500;
        const all: Sent[] = [];
        for (let slot = 0; slot < last; slot += 1) {
          all.push({ slot, key: "processed" });
          if (slot >= behind) all.push({ slot: slot - behind, key: "final" });
        }
        const seen: string[] = [];
        const deliver = (sent: readonly Sent[]): void => {
          for (const { slot, key } of sent) {
            if (!updates.isNew(slot, key)) continue;
            seen.push(`${slot} ${key}`);
            if (key === "final") updates.finalized(slot);
          }
        };
        const cut = Math.max(lostAt, 2 * behind + 2);
        deliver(all.slice(0, cut));
        // Slots were forgotten before any slot was reported as final.
        fc.pre(updates.canResume);
        const { resumeSlot } = updates;
        updates.beginReplay();
        deliver(all.filter(({ slot }) => slot >= resumeSlot));
        expect(seen.toSorted()).toEqual(all.map(({ slot, key }) => `${slot} ${key}`).toSorted());
      }),
    );
  });

  it("replays nothing from before the subscription, even if its first slots are final before others begin", () => {
    const updates = new DeliveredUpdates();
    const [begin, newest, lag] = [40, 45, 32];
    for (let slot = begin; slot <= newest; slot += 1) {
      updates.isNew(slot, "p", "processed");
      updates.isNew(slot - lag, "f", "final");
    }
    const { resumeSlot } = updates;
    expect(resumeSlot).toBeLessThan(begin);
    updates.beginReplay();
    const seen: string[] = [];
    for (let slot = resumeSlot; slot <= newest + 1; slot += 1)
      for (const series of slot <= newest + 1 - lag ? ["processed", "final"] : ["processed"])
        if (updates.isNew(slot, series.slice(0, 1), series)) seen.push(`${series} ${slot}`);
    expect(seen).toEqual([`final ${newest + 1 - lag}`, `processed ${newest + 1}`]);
  });

  it("cannot continue if more slots are not final than are remembered", () => {
    const updates = new DeliveredUpdates();
    updates.isNew(1, "final");
    updates.finalized(1);
    updates.isNew(2, "processed");
    updates.isNew(513, "processed");
    expect(updates.canResume).toBe(true);
    updates.isNew(600, "processed");
    expect(updates.canResume).toBe(false);
  });
});
