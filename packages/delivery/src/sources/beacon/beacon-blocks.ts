import type { BlockHeaderRecord } from "@node-access/beacon";
import type { Cursor, Source } from "../../model/source.ts";
import { type BeaconHead, openBeaconNode, slotAt, slotOf, timeOfSlot } from "./beacon-node.ts";
import type { StreamDefinition } from "../../model/stream.ts";
import { reread } from "../reread.ts";
import type { SharedReads } from "../shared-reads.ts";

/** Slots that are read together. */
const SLOTS = 16;

/**
 * Reads the headers of a beacon chain's blocks, by slot. Each block is linked with the one before by its parent's root, and slots
 * without a block are passed only together with the block after them, which proves that they have none.
 */
export function createBeaconBlocks(
  { node: address, confirmations }: StreamDefinition,
  shared: SharedReads,
): Source {
  const { node, release } = openBeaconNode(address, shared);
  let newest: number | undefined;

  async function limitOf({ slot, justified, finalized }: BeaconHead): Promise<number> {
    const { slotsPerEpoch } = await node.clock();
    if (typeof confirmations === "number") return Math.max(0, slot - confirmations);
    return (confirmations === "safe" ? justified : finalized) * slotsPerEpoch;
  }

  /** Reads the first slots from one on that have a block. */
  async function readSlots(next: number, limit: number, head: BeaconHead): Promise<BlockHeaderRecord[]> {
    for (let first = next; first <= limit; first += SLOTS) {
      const slots = Array.from({ length: Math.min(SLOTS, limit - first + 1) }, (_, index) => first + index);
      const headers = await Promise.all(
        slots.map((slot) => (slot === head.slot ? head.header : node.header(String(slot)))),
      );
      const found = headers.filter((header) => header !== undefined);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** @returns the blocks that follow a cursor and one another. @throws Error if the node contradicts itself. */
  async function link(
    found: BlockHeaderRecord[],
    { next, hash }: Cursor,
  ): Promise<typeof found | "replaced"> {
    const [first] = found;
    if (!first) return found;
    const { parent_root: parentRoot } = first.header.message;
    if (hash !== undefined && parentRoot !== hash) {
      const parent = await node.header(parentRoot);
      if (parent && slotOf(parent) < next) return "replaced";
      // A node behind a load balancer may lack a block that another one has.
      throw new Error(
        `the node had no block before ${first.root} and after slot ${next - 1}: it may be behind`,
      );
    }
    const broken = found.findIndex(
      ({ header }, index) => index > 0 && header.message.parent_root !== found[index - 1]?.root,
    );
    return broken < 0 ? found : found.slice(0, broken);
  }

  /** @returns whether the block before a cursor was replaced by a branch that is not longer yet. */
  async function isReplaced(hash: string | undefined, { header }: BeaconHead): Promise<boolean> {
    return hash !== undefined && hash !== header.root && (await node.header(hash))?.canonical === false;
  }

  const source: Source = {
    type: "beacon_block",
    get head() {
      return newest;
    },
    async begin(start, signal) {
      if (start === "latest")
        return { next: (await limitOf(await (await node.heads()).advance(signal))) + 1 };
      return { next: "block" in start ? start.block : slotAt(await node.clock(), start.time) };
    },
    async read(cursor, signal) {
      const [clock, heads] = await Promise.all([node.clock(), node.heads()]);
      for (let head = await heads.current(signal); ; head = await heads.advance(signal)) {
        newest = await limitOf(head);
        if (head.slot < cursor.next && (await isReplaced(cursor.hash, head))) return "replaced";
        const found = await link(await readSlots(cursor.next, newest, head), cursor);
        if (found === "replaced") return found;
        const [first, last] = [found[0], found.at(-1)];
        if (!first || !last) continue;
        return {
          blocks: found.map(({ root, header }) => ({
            number: Number(header.message.slot),
            hash: root,
            time: timeOfSlot(clock, Number(header.message.slot)),
            items: [{ key: root, data: { root, header } }],
          })),
          first: { number: slotOf(first), hash: first.root },
          last: { number: slotOf(last), hash: last.root },
          cursor: { next: slotOf(last) + 1, hash: last.root },
          finalNumber: head.finalized * clock.slotsPerEpoch,
        };
      }
    },
    async findCurrent(blocks, signal) {
      const { slot } = await (await node.heads()).advance(signal);
      const headers = await Promise.all(blocks.map(({ hash }) => node.header(hash)));
      // A node that is behind does not know the newest blocks.
      const unknown = blocks.find(({ number }, index) => number > slot && !headers[index]);
      if (unknown) throw new Error(`the node does not have slot ${unknown.number} yet: its head is ${slot}`);
      return headers.map((header) => header?.canonical === true);
    },
    reread: (from, to, signal) => reread(source, from, to, signal),
    close: release,
  };
  return source;
}
