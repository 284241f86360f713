import { textAt } from "../../codec/json/json-text.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, BlockNames, FinalNumbers, HeadReader } from "./head-reader.ts";
import { readRoute, routeOf, stringAt, withSyncing } from "./read-route.ts";

const syncing = routeOf("beacon", "getSyncingStatus");
const header = routeOf("beacon", "getBlockHeader");
const checkpoints = routeOf("beacon", "getStateFinalityCheckpoints");

/** Reads block headers from beacon nodes, which number blocks by slot, and whether a node is syncing. */
export class BeaconReader implements HeadReader {
  /** Source: ethereum/beacon-APIs, `block_id` and `state_id`. */
  readonly pathNames: BlockNames = {
    names: { head: "latest", justified: "safe", finalized: "finalized" },
  };
  /** Duties refer to future slots. */
  readonly maxAhead = 2;
  readonly numberNames = ["slot", "head_slot"] as const;

  blockText(number: number): string {
    return String(number);
  }

  heightText(number: number): string {
    return JSON.stringify(String(number));
  }

  async read(member: PoolMember, block?: string): Promise<BlockHead | undefined> {
    const head = readRoute(member, header, block ?? "head").then(readHeader);
    // A syncing node may report the slot that it syncs towards.
    return block === undefined ? withSyncing(head, isSyncing(member)) : head;
  }

  /** A name refers to a checkpoint's block, whose slot may be before the checkpoint's epoch. */
  async readFinal(member: PoolMember): Promise<FinalNumbers> {
    const found = await readRoute(member, checkpoints, "head");
    const slotOf = async (name: string): Promise<number> => {
      const root = stringAt(found, "data", name, "root");
      if (root === undefined || !/^0x[\da-f]{64}$/i.test(root)) return -1;
      // Before the first checkpoint, it is the genesis.
      if (/^0x0+$/.test(root)) return 0;
      return readHeader(await readRoute(member, header, root))?.number ?? -1;
    };
    const [safe, finalized] = await Promise.all([slotOf("current_justified"), slotOf("finalized")]);
    return { safe, finalized };
  }
}

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
