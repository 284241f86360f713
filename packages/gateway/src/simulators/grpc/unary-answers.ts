import type { Answer } from "./answer.ts";
import { currentSlot, replayedSlots } from "./geyser/ledger.ts";
import { suiAnswers } from "./sui-answers.ts";
import { tronAnswers } from "./tron-answers.ts";
import { decodeMessage, encodeMessage } from "./wire-message.ts";

/** How many slots a blockhash is good for. */
const blockhashLife = 150n;

/** 32 zero bytes in base58. */
const zeroHash = "1".repeat(32);

/** Answers by call. Any other unary call is answered with an empty message, which every type allows. */
const answers: Readonly<Record<string, Answer>> = {
  "geyser.Geyser/Ping": {
    type: "geyser.PongResponse",
    make: (request) => decodeMessage("geyser.PingRequest", request),
  },
  "geyser.Geyser/GetSlot": { type: "geyser.GetSlotResponse", make: () => ({ slot: currentSlot() }) },
  "geyser.Geyser/GetBlockHeight": {
    type: "geyser.GetBlockHeightResponse",
    make: () => ({ block_height: currentSlot() }),
  },
  "geyser.Geyser/GetLatestBlockhash": {
    type: "geyser.GetLatestBlockhashResponse",
    make: () => ({
      slot: currentSlot(),
      blockhash: zeroHash,
      last_valid_block_height: currentSlot() + blockhashLife,
    }),
  },
  "geyser.Geyser/IsBlockhashValid": {
    type: "geyser.IsBlockhashValidResponse",
    make: () => ({ slot: currentSlot(), valid: true }),
  },
  "geyser.Geyser/GetVersion": {
    type: "geyser.GetVersionResponse",
    make: () => ({ version: JSON.stringify({ version: { package: "node-access-gateway simulator" } }) }),
  },
  "geyser.Geyser/SubscribeReplayInfo": {
    type: "geyser.SubscribeReplayInfoResponse",
    make: () => ({ first_available: currentSlot() - replayedSlots }),
  },
  ...suiAnswers,
  ...tronAnswers,
};

/**
 * @param name - `package.Service/Method`.
 * @returns the answer's bytes.
 * @throws RangeError if the request is no message.
 */
export function unaryAnswer(name: string, request: Uint8Array): Uint8Array {
  const answer = answers[name];
  return answer ? encodeMessage(answer.type, answer.make(request)) : new Uint8Array();
}
