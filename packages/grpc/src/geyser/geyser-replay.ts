import { createHash } from "node:crypto";
import type { SubscribeRequest, SubscribeUpdate } from "../generated/geyser-messages.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";

/** Slots before the latest one at which a replay begins: the last update of a slot comes that much later. */
const OVERLAP = 32n;

/** The default maximum of stored identities of updates: about 100 MB. */
export const MAX_REMEMBERED = 1_000_000;

/** The delivered updates of the latest slots: they tell where a replay must begin, and what it repeats. */
export class DeliveredUpdates {
  readonly #max: number;
  /** Identities of updates by slot. */
  readonly #slots = new Map<bigint, Set<string>>();
  #count = 0;
  #latest: bigint | undefined;
  /** The latest slot whose identities were dropped because there were too many; -1 if none were. */
  #forgotten = -1n;
  /** The earliest slot with a delivered update other than its status, before a stream was lost. */
  #first: bigint | undefined;
  #isResumed = false;

  /** @param max - Maximum stored identities. */
  constructor(max: number = MAX_REMEMBERED) {
    this.#max = max;
  }

  /** Whether all repeated updates of a replay can be recognized: not if identities of its first slots were dropped. */
  get isExact(): boolean {
    return this.#latest === undefined || this.#forgotten < this.#oldest;
  }

  /** Records an update. @returns whether it is new. */
  add(update: SubscribeUpdate): boolean {
    const identity = readIdentity(update);
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

  /** The request that resumes a subscription: from the first slot that may lack updates, if any update was delivered. */
  resumed(request: DeepPartial<SubscribeRequest>): DeepPartial<SubscribeRequest> {
    if (this.#latest === undefined) return request;
    this.#isResumed = true;
    const first = BigInt(request.fromSlot ?? 0);
    return { ...request, fromSlot: first > this.#oldest ? first : this.#oldest };
  }

  /** Whether a slot is not earlier than the first delivered one. A replay begins with earlier slots. */
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

/** A key that is unique to an update; `undefined` for pings and pongs, which belong to no slot. */
function readIdentity({ filters, updateOneof }: SubscribeUpdate): Identity | undefined {
  if (!updateOneof || updateOneof.$case === "ping" || updateOneof.$case === "pong") return undefined;
  const { $case, value } = updateOneof;
  const detail = `${$case} ${describeDetail(updateOneof)} ${filters.join()}`;
  // 32 bytes, whatever the size of the update.
  const key = createHash("sha256").update(detail).digest("binary");
  return { slot: value.slot, key, isStatus: $case === "slot" };
}

type OfSlot = Exclude<NonNullable<SubscribeUpdate["updateOneof"]>, { $case: "ping" | "pong" }>;

/** A slot may have several banks, which may execute the same transactions. Their ids are those of one validator. */
function describeDetail({ $case, value }: OfSlot): string {
  switch ($case) {
    case "account": {
      const { pubkey, txnSignature, writeVersion } = value.account ?? {};
      // A transaction writes an account once; writes without a transaction are distinguished by their version.
      return `${toBase64(pubkey)} ${txnSignature ? toBase64(txnSignature) : writeVersion} ${value.bankId}`;
    }
    case "slot":
      return `${value.status} ${value.bankId}`;
    case "transaction":
      return `${toBase64(value.transaction?.signature)} ${value.bankId}`;
    case "transactionStatus":
      // Yellowstone before 13 does not name its bank: there, those of two banks differ by their outcome at best.
      return `${toBase64(value.signature)} ${value.index} ${toBase64(value.err?.err)} ${value.bankId}`;
    case "entry":
      return `${value.index} ${value.bankId}`;
    case "blockFooter":
      return `${toBase64(value.bankHash)} ${value.bankId}`;
    case "blockMeta":
    case "block":
      return `${value.blockhash} ${value.bankId}`;
  }
}

function toBase64(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("base64");
}
