import type { Respond } from "./respond.ts";
import { lagOf } from "./geyser/filters.ts";
import { blockHash, currentSlot, replayedSlots } from "./geyser/ledger.ts";
import { suiResponses } from "./sui/responses.ts";
import { tronResponses } from "./tron-responses.ts";
import type { Message } from "./message.ts";
import type { TronChain } from "./tron-chain.ts";

/** How many slots a blockhash is valid for. */
const blockhashLife = 150n;

/** Responses by call. Any other unary call gets an empty message, which is valid for every type. */
const responses: Readonly<Record<string, Respond>> = {
  "geyser.Geyser/Ping": (request) => request,
  "geyser.Geyser/GetSlot": (request) => ({ slot: newestSlot(request) }),
  "geyser.Geyser/GetBlockHeight": (request) => ({ block_height: newestSlot(request) }),
  "geyser.Geyser/GetLatestBlockhash": (request) => {
    const slot = newestSlot(request);
    return { slot, blockhash: blockHash(slot), last_valid_block_height: slot + blockhashLife };
  },
  "geyser.Geyser/IsBlockhashValid": (request) => {
    const slot = newestSlot(request);
    return { slot, valid: isRecent(String(request["blockhash"]), slot) };
  },
  "geyser.Geyser/GetVersion": () => ({
    version: JSON.stringify({ version: { package: "node-access-gateway simulator" } }),
  }),
  "geyser.Geyser/SubscribeReplayInfo": () => ({ first_available: currentSlot() - replayedSlots }),
  ...suiResponses,
};

/** The responses of TRON's nodes, by the chain that they show. */
const ofChains = new WeakMap<TronChain, Readonly<Record<string, Respond>>>();

function tronResponsesOf(chain: TronChain): Readonly<Record<string, Respond>> {
  const known = ofChains.get(chain) ?? tronResponses(chain);
  ofChains.set(chain, known);
  return known;
}

/** @returns the newest slot of the level that a request asks for. */
function newestSlot({ commitment = 0 }: Message): bigint {
  return currentSlot() - lagOf(Number(commitment));
}

/** Whether a hash is that of a block that transactions may still name in a slot. */
function isRecent(hash: string, newest: bigint): boolean {
  for (let slot = newest; slot > newest - blockhashLife; slot--) if (blockHash(slot) === hash) return true;
  return false;
}

/**
 * Responds to a unary gRPC call.
 *
 * @param name - `package.Service/Method`.
 * @param request - A message of the method's request type.
 * @param tron - The chain of TRON's calls, which are empty without one.
 * @returns the response, or a promise of it for a broadcast; empty for a call that the simulators do not know.
 * @throws NotFoundError if the request is about something that does not exist on the simulated chain.
 * @example
 * ```ts
 * import { unaryResponse } from "@node-access/simulators/grpc";
 *
 * console.log(await unaryResponse("geyser.Geyser/GetSlot", { commitment: 2 }));
 * ```
 */
export function unaryResponse(name: string, request: Message, tron?: TronChain): Message | Promise<Message> {
  const respond = responses[name] ?? (tron && tronResponsesOf(tron)[name]);
  return respond?.(request) ?? {};
}
