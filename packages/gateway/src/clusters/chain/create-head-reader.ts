import type { NetworkPart } from "../../options/network-options.ts";
import { networks, type Protocol, protocols } from "../../generated/catalog.ts";
import { offeredMethods } from "../offered-methods.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import { createBlockReader } from "./block-reader.ts";
import { type HashMethods, createHashReader } from "./hash-reader.ts";
import type { HeadReader } from "./head-reader.ts";
import { createSlotReader, type SlotMethods } from "./slot-reader.ts";
import { beaconReader, createTezosReader } from "./route-readers.ts";

/** @returns the reader of a part's block headers; `undefined` if it has no blocks that can be followed. */
export function headReader(part: NetworkPart, protocol: Protocol, network: string): HeadReader | undefined {
  if (part === "beacon") return beaconReader;
  const finalDepth = networks[network]?.finalDepth ?? protocols[protocol].finalDepth ?? Infinity;
  if (part === "tezos") return createTezosReader(finalDepth);
  const methods = [...offeredMethods(protocol, part).values()];
  const newest = methods.find(({ head }) => head);
  if (newest?.head && !("number" in newest.head)) return createBlockReader(newest, newest.head);
  const bySlot = slotMethods(methods);
  if (bySlot) return createSlotReader(bySlot);
  const byHash = hashMethods(methods);
  return byHash && createHashReader(byHash, finalDepth);
}

function slotMethods(methods: readonly MethodFacts[]): SlotMethods | undefined {
  const newest = methods.find(({ head }) => head && "params" in head) as SlotMethods["newest"] | undefined;
  const hasBlock = methods.find((one) => one.hasBlock) as SlotMethods["hasBlock"] | undefined;
  return newest && hasBlock && { newest, hasBlock };
}

function hashMethods(methods: readonly MethodFacts[]): HashMethods | undefined {
  const newest = methods.find((one) => one.head) as HashMethods["newest"] | undefined;
  const hashMethod = methods.find(({ blockHash }) => blockHash);
  const block = methods.find(({ parent }) => parent) as HashMethods["block"] | undefined;
  return newest && hashMethod && block && { newest, hashOf: hashMethod, block };
}
