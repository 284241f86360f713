import { textAt } from "../../codec/json/json-text.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, HeadReader } from "./head-reader.ts";
import { readRoute, findRoute, stringAt, withSyncing } from "./read-route.ts";

const syncing = findRoute("beacon", "getSyncingStatus");
const header = findRoute("beacon", "getBlockHeader");
const checkpoints = findRoute("beacon", "getStateFinalityCheckpoints");

/** Reads block headers from beacon nodes, which number blocks by slot, and whether a node is syncing. */
export const beaconReader: HeadReader = {
  // Source: ethereum/beacon-APIs, `block_id` and `state_id`.
  pathNames: { names: { head: "latest", justified: "safe", finalized: "finalized" } },
  // Duties refer to future slots.
  maxAhead: 2,
  numberNames: ["slot", "head_slot"],
  heightText: (number) => JSON.stringify(String(number)),
  async read(member, block) {
    const head = readRoute(member, header, block ?? "head").then(readHeader);
    // A syncing node may report the slot that it syncs towards.
    return block === undefined ? withSyncing(head, isSyncing(member)) : head;
  },
  /** A name refers to a checkpoint's block, whose slot may be before the checkpoint's epoch. */
  async readFinal(member) {
    const found = await readRoute(member, checkpoints, "head");
    const readSlot = async (name: string): Promise<number> => {
      const root = stringAt(found, "data", name, "root");
      if (root === undefined || !/^0x[\da-f]{64}$/i.test(root)) return -1;
      // Before the first checkpoint, it is the genesis.
      if (/^0x0+$/.test(root)) return 0;
      return readHeader(await readRoute(member, header, root))?.number ?? -1;
    };
    const [safe, finalized] = await Promise.all([readSlot("current_justified"), readSlot("finalized")]);
    return { safe, finalized };
  },
};

function readHeader(text: string | undefined): BlockHead | undefined {
  const hash = stringAt(text, "data", "root");
  const slot = stringAt(text, "data", "header", "message", "slot");
  if (hash === undefined || slot === undefined || !/^\d{1,15}$/.test(slot)) return undefined;
  return { number: Number(slot), hash };
}

/** A node without its execution node cannot follow the chain either. */
async function isSyncing(member: PoolMember): Promise<boolean> {
  const text = (await readRoute(member, syncing)) ?? "null";
  return ["is_syncing", "el_offline"].some((name) => textAt(text, ["data", name]) === "true");
}
