import type { BlockHeaderRecord } from "@node-access/beacon";
import type { Source, SourceBlock } from "../../model/source.ts";
import { openBeaconNode, slotAt, slotOf, timeOfSlot } from "./beacon-node.ts";
import type { StreamDefinition } from "../../model/stream.ts";
import { reread } from "../reread.ts";
import type { SharedReads } from "../shared-reads.ts";

/** Epochs that are read together. */
const EPOCHS = 16;

/**
 * Reads the checkpoint of each epoch once it is final, also if several become final at once. A checkpoint is the epoch and the
 * last block up to its first slot.
 */
export function createBeaconFinality({ node: address }: StreamDefinition, shared: SharedReads): Source {
  const { node, release } = openBeaconNode(address, shared);
  let newest: number | undefined;

  /** @returns the last block up to a slot: the parent of the first one after it. */
  async function findBlock(slot: number, head: number): Promise<BlockHeaderRecord> {
    for (let after = slot + 1; after <= head; after += 1) {
      const child = await node.header(String(after));
      const block = child && (await node.header(child.header.message.parent_root));
      if (block && slotOf(block) <= slot) return block;
      // A node behind a load balancer may lack a block that another one has.
      if (child) break;
    }
    throw new Error(`the node had no block after slot ${slot} that follows one up to it: it may be behind`);
  }

  async function readCheckpoint(epoch: number, head: number): Promise<SourceBlock> {
    const clock = await node.clock();
    const { root, header } = await findBlock(epoch * clock.slotsPerEpoch, head);
    const data = { block: root, state: header.message.state_root, epoch: String(epoch) };
    const time = timeOfSlot(clock, epoch * clock.slotsPerEpoch);
    // All slots of an epoch may be empty: its checkpoint is then the block of the one before.
    return { number: epoch, hash: root, time, items: [{ key: `${epoch}:${root}`, data }] };
  }

  const source: Source = {
    type: "beacon_finality",
    get head() {
      return newest;
    },
    async begin(start, signal) {
      if (start === "latest") return { next: (await (await node.heads()).advance(signal)).finalized + 1 };
      if ("block" in start) return { next: start.block };
      const clock = await node.clock();
      return { next: Math.ceil(slotAt(clock, start.time) / clock.slotsPerEpoch) };
    },
    async read({ next }, signal) {
      const head = await (await node.heads()).until(({ finalized }) => finalized >= next, signal);
      newest = head.finalized;
      const epochs = Array.from({ length: Math.min(EPOCHS, newest - next + 1) }, (_, index) => next + index);
      const blocks = await Promise.all(epochs.map((epoch) => readCheckpoint(epoch, head.slot)));
      const [first, last] = [blocks[0], blocks.at(-1)] as [SourceBlock, SourceBlock];
      return { blocks, first, last, cursor: { next: last.number + 1, hash: last.hash }, finalNumber: newest };
    },
    reread: (from, to, signal) => reread(source, from, to, signal),
    close: release,
  };
  return source;
}
