import { failure } from "../json-rpc/rpc-failure.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import type { StarknetChain } from "./starknet-chain.ts";
import type { Fields } from "../values.ts";
import { felt, type EmittedEvent } from "./transactions.ts";

/** How many blocks back a subscription may begin. Source: starkware-libs/starknet-specs. */
const maxBlocksBack = 1_024;

/** Follows a chain for a subscription. @returns a function that ends it; `undefined` for one without events. */
export function follow(
  chain: StarknetChain,
  method: string,
  params: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  if (method === "starknet_subscribeTransactionStatus") return followStatus(chain, String(params[0]), emit);
  const events = followers[method]?.(chain, params);
  if (!events) return undefined;
  const startIndex = starts[method];
  const start = (startIndex === undefined ? undefined : params[startIndex]) ?? "latest";
  const first = chain.numberFor(start);
  if (chain.head - first > maxBlocksBack) throw failure(68, "Cannot go back more than 1024 blocks");
  // The newest block existed before.
  let lastBlock = start === "latest" ? chain.head : first - 1;
  const onHead = (newest: number): void => {
    for (; lastBlock < newest; lastBlock += 1) for (const event of events(lastBlock + 1)) emit(event);
  };
  onHead(chain.head);
  return chain.follow(onHead);
}

/** Reports a transaction's status, now and at each change. */
function followStatus(chain: StarknetChain, hash: string, emit: Emit): () => void {
  let lastStatus: string | undefined;
  const check = (): void => {
    const place = chain.findPlace(hash);
    const finality_status = place && chain.findStatus(place.number);
    if (finality_status === undefined || finality_status === lastStatus) return;
    lastStatus = finality_status;
    emit({ transaction_hash: felt(hash), status: { finality_status, execution_status: "SUCCEEDED" } });
  };
  check();
  return chain.follow(check);
}

/** Where the params name the first block. Other subscriptions begin with the next one. */
const starts: Readonly<Record<string, number>> = {
  starknet_subscribeNewHeads: 0,
  starknet_subscribeEvents: 2,
};
const accepted = { finality_status: "ACCEPTED_ON_L2" };

/** What subscriptions report of a block. */
const followers: Readonly<
  Record<string, (chain: StarknetChain, params: readonly unknown[]) => (number: number) => readonly unknown[]>
> = {
  starknet_subscribeNewHeads: (chain) => (number) => [chain.block(number).header],
  starknet_subscribeEvents(chain, [address, keys]) {
    const filter = eventFilter(address, keys);
    return (number) => listEvents(chain, number, filter).map((event) => Object.assign(event, accepted));
  },
  starknet_subscribeNewTransactionReceipts:
    (chain, [, senders]) =>
    (number) => {
      const { hash, included } = chain.block(number);
      const place = { ...accepted, block_hash: hash, block_number: number };
      return included
        .filter(({ sender }) => isFrom(sender, senders))
        .map(({ receipt }) => Object.assign({}, receipt, place));
    },
  starknet_subscribeNewTransactions:
    (chain, [, senders]) =>
    (number) =>
      chain
        .block(number)
        .included.filter(({ sender }) => isFrom(sender, senders))
        .map(({ transaction }) => Object.assign({}, transaction, accepted)),
};

/** Whether one of these accounts is the sender; true if no accounts are given. */
function isFrom(sender: string, senders: unknown): boolean {
  return (senders as readonly string[] | undefined)?.map(felt).includes(sender) ?? true;
}

interface EventFilter {
  /** Only events of these contracts; an empty set means all. */
  readonly addresses: ReadonlySet<string>;
  /** The wanted values at each position of the keys; an empty list means any value. */
  readonly keys: readonly (readonly string[])[];
}

/** Maximum events of a page, and maximum blocks that are searched for one. Source: public nodes. */
const maxEvents = 1_024;
const maxBlocks = 1_000;

/** @returns a filter in the form that events are compared with. */
function eventFilter(address: unknown, keys: unknown): EventFilter {
  const addresses = typeof address === "string" ? [address] : ((address ?? []) as readonly string[]);
  return {
    addresses: new Set(addresses.map(felt)),
    keys: ((keys ?? []) as readonly (readonly string[])[]).map((wanted) => wanted.map(felt)),
  };
}

/** @returns a block's events that match a filter, each with its block and transaction. */
function listEvents(chain: StarknetChain, number: number, filter: EventFilter): Fields[] {
  const { hash, included } = chain.block(number);
  return included.flatMap(({ transaction, receipt }, index) =>
    receipt.events.flatMap((event, position) => {
      if (!matches(filter, event)) return [];
      const place = {
        // The pending block has no hash yet.
        ...(number <= chain.head && { block_hash: hash }),
        block_number: number,
        transaction_hash: transaction.transaction_hash,
        transaction_index: index,
        event_index: position,
      };
      return [{ ...event, ...place }];
    }),
  );
}

/** @returns a page of the events that match a filter, oldest first, from the token of the page before on. */
export function eventPage(chain: StarknetChain, filter: Fields): Fields {
  const { from_block = { block_number: 0 }, to_block = "latest", continuation_token: token } = filter;
  const [first, last] = [chain.numberFor(from_block), chain.numberFor(to_block, true)];
  const [wanted, size] = [eventFilter(filter["address"], filter["keys"]), Number(filter["chunk_size"])];
  if (size > maxEvents) throw failure(31, "Requested page size is too big");
  const start = token === undefined ? first : Number(/^(\d{1,15})$/.exec(String(token))?.[1]);
  if (!(start >= first && start <= last + 1))
    throw failure(33, "The supplied continuation token is invalid or unknown");
  const events: Fields[] = [];
  let number = start;
  // A block has one event, so pages end at the end of a block.
  for (; number <= last && number < start + maxBlocks && events.length < size; number += 1)
    events.push(...listEvents(chain, number, wanted));
  return { events, ...(number <= last && { continuation_token: String(number) }) };
}

function matches({ addresses, keys }: EventFilter, event: EmittedEvent): boolean {
  if (addresses.size > 0 && !addresses.has(event.from_address)) return false;
  return (
    keys.length <= event.keys.length &&
    keys.every((wanted, index) => wanted.length === 0 || wanted.includes(event.keys[index] ?? ""))
  );
}
