import { grpcMethods } from "../../generated/grpc.ts";
import type { Respond } from "./respond.ts";
import { lagOf } from "./geyser/filters.ts";
import { blockHash, currentSlot, replayedSlots } from "./geyser/ledger.ts";
import { suiResponses } from "./sui-responses.ts";
import { tronResponses } from "./tron-responses.ts";
import { decodeMessage, encodeMessage, type WireMessage } from "./wire-message.ts";

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
  ...tronResponses,
};

/** @returns the newest slot of the level that a request asks for. */
function newestSlot({ commitment = 0 }: WireMessage): bigint {
  return currentSlot() - lagOf(Number(commitment));
}

/** Whether a hash is that of a block that transactions may still name in a slot. */
function isRecent(hash: string, newest: bigint): boolean {
  for (let slot = newest; slot > newest - blockhashLife; slot--) if (blockHash(slot) === hash) return true;
  return false;
}

/**
 * @param name - `package.Service/Method`.
 * @returns the response's bytes.
 * @throws RangeError if the request is not a valid message.
 */
export function unaryResponse(name: string, request: Uint8Array): Uint8Array {
  const [respond, method] = [responses[name], grpcMethods[name]];
  if (!respond || !method) return new Uint8Array();
  return encodeMessage(method.response, respond(decodeMessage(method.request, request)));
}
