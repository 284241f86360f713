import type { NetworkPart } from "../../options/network-options.ts";
import { queryMember } from "./query-member.ts";
import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import { networks, type Protocol, protocols } from "../../generated/catalog.ts";
import { offeredMethods } from "../offered-methods.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import { type HashMethods, createHashReader } from "./hash-reader.ts";
import { type HeadReader, readHead } from "./head-reader.ts";
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

/** @param facts - Of the method that reads a block; `headParams` are those of the newest one. */
function createBlockReader(facts: MethodFacts, headParams: readonly unknown[]): HeadReader {
  /** Whether blocks are numbered as in `{"block_number":16}`, and not as in `"0x10"`. */
  const isStarknet = facts.name.startsWith("starknet_");
  const heightText = (number: number): string => (isStarknet ? String(number) : `"0x${number.toString(16)}"`);
  const read: HeadReader["read"] = async (member, block) => {
    const params = headParams.map((param) => JSON.stringify(param));
    if (block !== undefined) params[facts.block?.index ?? 0] = block;
    const call = createCall(facts, `[${params.join(",")}]`);
    const reply = await queryMember(member, callRequest(call, { only: member.upstream }));
    return reply && readHead(reply.body.toString("utf8"));
  };
  return {
    maxAhead: 64,
    numberNames: ["blockNumber", "number", "block_number"],
    hasTags: true,
    blockText: (number) => (isStarknet ? `{"block_number":${number}}` : heightText(number)),
    heightText,
    read,
    readFirst: (member) => read(member, isStarknet ? `{"block_number":0}` : `"0x0"`),
    async readFinal(member) {
      // Other chains do not have the tags `safe` and `finalized`.
      if (isStarknet) return { safe: -1, finalized: -1 };
      const readNumber = async (tag: string): Promise<number> => (await read(member, tag))?.number ?? -1;
      const [safe, finalized] = await Promise.all([readNumber('"safe"'), readNumber('"finalized"')]);
      return { safe, finalized };
    },
  };
}
