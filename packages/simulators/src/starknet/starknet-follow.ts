import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Heads } from "../chain/heads.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import { felt } from "./felt.ts";
import type { StarknetChain } from "./starknet-chain.ts";
import { eventFilter, listEvents } from "./starknet-events.ts";

/** How many blocks back a subscription may begin. Source: starkware-libs/starknet-specs. */
const maxBlocksBack = 1_024;

/**
 * Follows a chain for a subscription. @returns a function that ends it; `undefined` for one without events on this
 * chain.
 */
export function follow(
  chain: StarknetChain,
  heads: Heads,
  numberOf: (id: unknown) => number,
  method: string,
  params: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  if (method === "starknet_subscribeTransactionStatus")
    return followStatus(chain, heads, String(params[0]), emit);
  const found = followers[method]?.(chain, params);
  if (!found) return undefined;
  const { events, start = "latest" } = found;
  const first = numberOf(start);
  if (chain.head - first > maxBlocksBack)
    throw new RpcFailure({ code: 68, message: "Cannot go back more than 1024 blocks" });
  // The newest block existed before.
  let lastBlock = start === "latest" ? chain.head : first - 1;
  const onHead = (newest: number): void => {
    for (; lastBlock < newest; lastBlock += 1) for (const event of events(lastBlock + 1)) emit(event);
  };
  onHead(chain.head);
  heads.add(onHead);
  return () => heads.delete(onHead);
}

/** Reports a transaction's status, now and at each change. */
function followStatus(chain: StarknetChain, heads: Heads, hash: string, emit: Emit): () => void {
  let lastStatus: string | undefined;
  const check = (): void => {
    const place = chain.findPlace(hash);
    const finality_status = place && chain.findStatus(place.number);
    if (finality_status === undefined || finality_status === lastStatus) return;
    lastStatus = finality_status;
    emit({ transaction_hash: felt(hash), status: { finality_status, execution_status: "SUCCEEDED" } });
  };
  heads.add(check);
  check();
  return () => heads.delete(check);
}

/** How a subscription reports each block, and its first block. */
interface Follower {
  events(number: number): readonly unknown[];
  readonly start?: unknown;
}

const accepted = { finality_status: "ACCEPTED_ON_L2" };

const followers: Readonly<Record<string, (chain: StarknetChain, params: readonly unknown[]) => Follower>> = {
  starknet_subscribeNewHeads: (chain, [start]) => ({
    events: (number) => [chain.block(number).header],
    start,
  }),
  starknet_subscribeEvents(chain, [address, keys, start]) {
    const filter = eventFilter(address, keys);
    return {
      events: (number) => listEvents(chain, number, filter).map((event) => Object.assign(event, accepted)),
      start,
    };
  },
  starknet_subscribeNewTransactionReceipts: (chain, [, senders]) => ({
    events(number) {
      const { hash, included } = chain.block(number);
      const place = { ...accepted, block_hash: hash, block_number: number };
      return included
        .filter(({ sender }) => isFrom(sender, senders))
        .map(({ receipt }) => Object.assign({}, receipt, place));
    },
  }),
  starknet_subscribeNewTransactions: (chain, [, senders]) => ({
    events(number) {
      return chain
        .block(number)
        .included.filter(({ sender }) => isFrom(sender, senders))
        .map(({ transaction }) => Object.assign({}, transaction, accepted));
    },
  }),
};

/** Whether one of these accounts is the sender; true if no accounts are given. */
function isFrom(sender: string, senders: unknown): boolean {
  return (senders as readonly string[] | undefined)?.map(felt).includes(sender) ?? true;
}
