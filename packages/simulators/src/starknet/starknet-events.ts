import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { felt } from "./felt.ts";
import type { EmittedEvent, Fields } from "./included-transaction.ts";
import type { StarknetChain } from "./starknet-chain.ts";

/** A filter for events. */
export interface EventFilter {
  /** Only events of these contracts; an empty set means all. */
  readonly addresses: ReadonlySet<string>;
  /** The wanted values at each position of the keys; an empty list means any value. */
  readonly keys: readonly (readonly string[])[];
}

export interface EventPage {
  readonly events: readonly Fields[];
  readonly continuation_token?: string;
}

/** Maximum events of a page, and maximum blocks that are searched for one. Source: public nodes. */
const maxEvents = 1_024;
const maxBlocks = 1_000;

/** @returns a filter in the form that events are compared with. */
export function eventFilter(address: unknown, keys: unknown): EventFilter {
  const addresses = typeof address === "string" ? [address] : ((address ?? []) as readonly string[]);
  return {
    addresses: new Set(addresses.map(felt)),
    keys: ((keys ?? []) as readonly (readonly string[])[]).map((wanted) => wanted.map(felt)),
  };
}

/** @returns a block's events that match a filter, each with its block and transaction. */
export function listEvents(chain: StarknetChain, number: number, filter: EventFilter): Fields[] {
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

/** @returns a page of events from a range of blocks, oldest first, from the token of the page before on. */
export function eventPage(
  chain: StarknetChain,
  filter: EventFilter,
  range: { readonly first: number; readonly last: number },
  size: number,
  token: unknown,
): EventPage {
  if (size > maxEvents) throw new RpcFailure({ code: 31, message: "Requested page size is too big" });
  const start = token === undefined ? range.first : Number(/^(\d{1,15})$/.exec(String(token))?.[1]);
  if (!(start >= range.first && start <= range.last + 1))
    throw new RpcFailure({ code: 33, message: "The supplied continuation token is invalid or unknown" });
  const events: Fields[] = [];
  let number = start;
  // A block has one event, so pages end at the end of a block.
  for (; number <= range.last && number < start + maxBlocks && events.length < size; number += 1)
    events.push(...listEvents(chain, number, filter));
  return { events, ...(number <= range.last && { continuation_token: String(number) }) };
}

function matches({ addresses, keys }: EventFilter, event: EmittedEvent): boolean {
  if (addresses.size > 0 && !addresses.has(event.from_address)) return false;
  return (
    keys.length <= event.keys.length &&
    keys.every((wanted, index) => wanted.length === 0 || wanted.includes(event.keys[index] ?? ""))
  );
}
