import { type SubscribeUpdate, toBase58 } from "@node-access/grpc/geyser";
import { SourceError, type SourceItem } from "../../model/source.ts";
import { toJson } from "../to-json.ts";

type Update = NonNullable<SubscribeUpdate["updateOneof"]>;
type Of<Case extends Update["$case"]> = Extract<Update, { $case: Case }>["value"];

/** An account that was written, or a transaction. */
type GeyserItem = Of<"account"> | Of<"transaction">;

/** A slot with everything that was requested of it. */
export interface GeyserSlot {
  readonly number: number;
  readonly meta: Of<"blockMeta">;
  readonly items: readonly SourceItem[];
}

/** Collects the updates of a subscription by slot. A slot is complete once its status arrives, which the node sends last. */
export class GeyserSlots {
  readonly #slots = new Map<bigint, { readonly items: GeyserItem[]; meta?: Of<"blockMeta"> }>();
  #next: bigint;

  /** @param next - The first slot. Those before it are ignored. */
  constructor(next: number) {
    this.#next = BigInt(next);
  }

  /** @returns the slot that an update completes. @throws SourceError for an update of a slot that was complete before. */
  add(update: Update | undefined): GeyserSlot | undefined {
    switch (update?.$case) {
      case "account":
        // The snapshot with which a validator starts is no change.
        if (!update.value.isStartup) this.#open(update.value.slot).items.push(update.value);
        return undefined;
      case "transaction":
        this.#open(update.value.slot).items.push(update.value);
        return undefined;
      case "blockMeta":
        this.#open(update.value.slot).meta = update.value;
        return undefined;
      case "slot":
        return this.#complete(update.value);
      default:
        return undefined;
    }
  }

  #open(number: bigint): { readonly items: GeyserItem[]; meta?: Of<"blockMeta"> } {
    if (number < this.#next)
      throw new SourceError(
        `the node sent an update of slot ${number} after it had completed slot ${this.#next - 1n}. ` +
          `Replay the stream from ${number} to have all of it`,
      );
    const slot = this.#slots.get(number) ?? { items: [] };
    this.#slots.set(number, slot);
    return slot;
  }

  #complete({ slot, bankId }: Of<"slot">): GeyserSlot | undefined {
    if (slot < this.#next) return undefined;
    const { meta, items } = this.#open(slot);
    this.#next = slot + 1n;
    for (const number of this.#slots.keys()) if (number <= slot) this.#slots.delete(number);
    // A slot may have several banks, of which one is confirmed.
    const isConfirmed = (item: GeyserItem): boolean => !bankId || !item.bankId || item.bankId === bankId;
    return meta && { number: Number(slot), meta, items: listItems(items.filter(isConfirmed), slot) };
  }
}

/** Orders the items of a slot in a way that does not depend on when they arrived, or from which validator. */
function listItems(items: readonly GeyserItem[], slot: bigint): SourceItem[] {
  const transactions = items
    .flatMap((item) => ("transaction" in item && item.transaction ? [item.transaction] : []))
    .toSorted((one, other) => Number(one.index - other.index))
    .map((transaction) => ({ key: toBase58(transaction.signature), data: toJson(transaction) }));
  const writes = new Map<string, number>();
  const accounts = items
    .flatMap((item) => ("account" in item && item.account ? [item.account] : []))
    // Only the writes of one account have the same order everywhere.
    .toSorted(
      (one, other) =>
        Buffer.compare(one.pubkey, other.pubkey) || Number(one.writeVersion - other.writeVersion),
    )
    .map((account) => {
      const address = toBase58(account.pubkey);
      const count = writes.get(address) ?? 0;
      writes.set(address, count + 1);
      return { key: `${slot}:${address}:${count}`, data: toJson(account) };
    });
  return [...transactions, ...accounts];
}
