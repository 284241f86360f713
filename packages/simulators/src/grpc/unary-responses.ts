import type { Message, Responses } from "../message.ts";
import { readCommitment } from "./geyser/filters.ts";
import { replayedSlots } from "./geyser/ledger.ts";
import { blockhashAge, type SolanaBlocks } from "../solana/solana-blocks.ts";
import { suiResponses } from "./sui/responses.ts";
import { tronResponses } from "../tron/tron-responses.ts";
import type { TronChain } from "../tron/tron-chain.ts";

function geyserResponses(chain: SolanaBlocks): Responses {
  const { slots } = chain;
  const newest = (request: Message): number => slots.newest(readCommitment(request));
  return {
    "geyser.Geyser/Ping": (request) => request,
    "geyser.Geyser/GetSlot": (request) => ({ slot: BigInt(newest(request)) }),
    "geyser.Geyser/GetBlockHeight": (request) => ({ block_height: BigInt(slots.heightOf(newest(request))) }),
    "geyser.Geyser/GetLatestBlockhash": (request) => {
      const slot = newest(request);
      const last_valid_block_height = BigInt(slots.heightOf(slot) + blockhashAge);
      return { slot: BigInt(slot), blockhash: chain.blockhash(slot), last_valid_block_height };
    },
    "geyser.Geyser/IsBlockhashValid": (request) => {
      const slot = newest(request);
      const valid = chain.isRecent(String(request["blockhash"]), slots.heightOf(slot));
      return { slot: BigInt(slot), valid };
    },
    "geyser.Geyser/GetVersion": () => ({
      version: JSON.stringify({ version: { package: "node-access-gateway simulator" } }),
    }),
    "geyser.Geyser/SubscribeReplayInfo": () => ({
      first_available: BigInt(Math.max(0, slots.head - replayedSlots)),
    }),
  };
}

/** The responses about a chain, by the chain. */
const ofChains = new WeakMap<object, Responses>();

function createResponses<T extends object>(chain: T | undefined, make: (chain: T) => Responses): Responses {
  if (!chain) return {};
  const known = ofChains.get(chain) ?? make(chain);
  ofChains.set(chain, known);
  return known;
}

/** The chains that calls are about. */
export interface GrpcChains {
  /** What Geyser shows. Without it, its calls are empty. */
  readonly solana?: SolanaBlocks | undefined;
  /** What TRON's services show. Without it, their calls are empty. */
  readonly tron?: TronChain | undefined;
}

/**
 * Responds to a unary gRPC call.
 *
 * @param name - `package.Service/Method`.
 * @param request - A message of the method's request type.
 * @param chains - The chains of Geyser and TRON.
 * @returns the response, or a promise of it for a broadcast; empty for a call that the simulators do not know.
 * @throws NotFoundError if the request is about something that does not exist on the simulated chain.
 * @example
 * ```ts
 * import { unaryResponse } from "@node-access/simulators/grpc";
 *
 * console.log(await unaryResponse("sui.rpc.v2.LedgerService/GetServiceInfo", {}));
 * ```
 */
export function unaryResponse(
  name: string,
  request: Message,
  { solana, tron }: GrpcChains = {},
): Message | Promise<Message> {
  const respond =
    suiResponses[name] ??
    createResponses(solana, geyserResponses)[name] ??
    createResponses(tron, tronResponses)[name];
  return respond?.(request) ?? {};
}
