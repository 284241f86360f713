import { createHash } from "node:crypto";
import type { SubscribeRequest, SubscribeUpdate } from "./generated/geyser-messages.ts";
import type { DeepPartial } from "./message.ts";

/**
 * How many slots before the latest one a replay begins. A slot's last news, that it is final, comes about this many slots
 * after its first.
 */
const OVERLAP = 32n;

/** By default, how many updates' identities are stored: about 100 MB. */
export const MAX_REMEMBERED = 1_000_000;

/** What a subscription has delivered of the latest slots: where a replay must begin, and which of its updates are repeated. */
export class DeliveredUpdates {
  readonly #max: number;
  /** Identities of updates by slot. */
  readonly #slots = new Map<bigint, Set<string>>();
  #count = 0;
  #latest: bigint | undefined;
  /** The latest slot of which not all identities are kept, for their number. */
  #forgotten = -1n;
  /** The earliest slot of which more than the status was delivered before a stream was lost. */
  #first: bigint | undefined;
  #isResumed = false;

  /** @param max - How many updates are remembered at most. */
  constructor(max: number = MAX_REMEMBERED) {
    this.#max = max;
  }

  /** Whether repeated updates can be recognized: not if the first ones of a replay had to be forgotten. */
  get isExact(): boolean {
    return this.#latest === undefined || this.#forgotten < this.#oldest;
  }

  /** Notes an update. @returns whether it is new. */
  add(update: SubscribeUpdate): boolean {
    const identity = identityOf(update);
    if (!identity) return true;
    const { slot, key, isStatus } = identity;
    if (!isStatus && !this.#isOfSubscription(slot)) return false;
    if (this.#latest === undefined || slot > this.#latest) this.#advance(slot);
    if (slot < this.#oldest || slot <= this.#forgotten) return true;
    const seen = this.#slots.get(slot) ?? new Set();
    this.#slots.set(slot, seen);
    if (seen.has(key)) return false;
    seen.add(key);
    this.#count += 1;
    if (this.#count > this.#max) this.#forgetOldest();
    return true;
  }

  /** The request that continues a subscription: from the first slot with missing updates, if any update has been delivered. */
  resumed(request: DeepPartial<SubscribeRequest>): DeepPartial<SubscribeRequest> {
    if (this.#latest === undefined) return request;
    this.#isResumed = true;
    const first = BigInt(request.fromSlot ?? 0);
    return { ...request, fromSlot: first > this.#oldest ? first : this.#oldest };
  }

  /** Whether a slot is not earlier than the first one delivered: a replay begins earlier, for news about such slots. */
  #isOfSubscription(slot: bigint): boolean {
    if (this.#isResumed) return this.#first === undefined || slot >= this.#first;
    if (this.#first === undefined || slot < this.#first) this.#first = slot;
    return true;
  }

  get #oldest(): bigint {
    const oldest = (this.#latest ?? 0n) - OVERLAP;
    return oldest > 0n ? oldest : 0n;
  }

  #advance(slot: bigint): void {
    this.#latest = slot;
    for (const old of this.#slots.keys()) if (old < this.#oldest) this.#delete(old);
  }

  #delete(slot: bigint): void {
    this.#count -= this.#slots.get(slot)?.size ?? 0;
    this.#slots.delete(slot);
  }

  #forgetOldest(): void {
    const oldest = [...this.#slots.keys()].reduce((least, slot) => (slot < least ? slot : least));
    this.#forgotten = oldest;
    this.#delete(oldest);
  }
}

interface Identity {
  readonly slot: bigint;
  readonly key: string;
  /** Whether it is the status of its slot, which changes up to 32 slots later. */
  readonly isStatus: boolean;
}

/** What makes an update that one and no other; none for a ping or pong, which are of no slot. */
function identityOf({ filters, updateOneof }: SubscribeUpdate): Identity | undefined {
  if (!updateOneof || updateOneof.$case === "ping" || updateOneof.$case === "pong") return undefined;
  const { $case, value } = updateOneof;
  const detail = `${$case} ${detailOf(updateOneof)} ${filters.join()}`;
  // 32 bytes, whatever the size of the update.
  const key = createHash("sha256").update(detail).digest("binary");
  return { slot: value.slot, key, isStatus: $case === "slot" };
}

type OfSlot = Exclude<NonNullable<SubscribeUpdate["updateOneof"]>, { $case: "ping" | "pong" }>;

function detailOf({ $case, value }: OfSlot): string {
  switch ($case) {
    case "account": {
      const { pubkey, txnSignature, writeVersion } = value.account ?? {};
      // A transaction writes an account once; writes without a transaction are distinguished by their version.
      return `${textOf(pubkey)} ${txnSignature ? textOf(txnSignature) : writeVersion}`;
    }
    case "slot":
      return `${value.status}`;
    case "transaction":
      return textOf(value.transaction?.signature);
    case "transactionStatus":
      return textOf(value.signature);
    case "entry":
      return `${value.index}`;
    case "block":
    case "blockMeta":
      return value.blockhash;
  }
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("base64");
}
