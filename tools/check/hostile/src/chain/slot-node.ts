import { SlotStatus } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";

/** The slot at which the first subscription begins. */
export const BEGINNING = 100;
/** Slots that pass while a subscription is there, and after it until the next one. */
const WHILE = 10;
const BETWEEN = 5;
/** How many slots later it is told that a slot is final. */
const FINAL = 3;

/** The updates about a slot: an account that it writes, or its status. */
interface SlotUpdate {
  readonly kind: "account" | "slot";
  readonly slot: number;
  readonly status?: SlotStatus;
}

/** A Geyser server's slots. They pass from one subscription to the next; past slots are sent again on request. */
export class SlotNode {
  readonly #keeps: number;
  #now = BEGINNING;

  /** @param keeps - Slots back from the latest that it can still tell of. */
  constructor(keeps = 1_000) {
    this.#keeps = keeps;
  }

  /** What one subscription without an end would have been told so far: `account 101`, or `slot 101 2` with its status. */
  get told(): string[] {
    return between(BEGINNING, this.#now - BETWEEN)
      .flatMap(updatesAt)
      .map(nameOf);
  }

  /**
   * Responds to a subscription.
   *
   * @param request - The message that makes it.
   * @returns the messages that it is told; or why it is rejected.
   */
  subscribe(request: Uint8Array): readonly Uint8Array[] | string {
    const { fromSlot } = SubscribeRequest.decode(request);
    const begin = this.#now;
    const oldest = begin - this.#keeps;
    if (fromSlot !== undefined && fromSlot < oldest)
      return `slot ${fromSlot} is gone, ${oldest} is the oldest`;
    this.#now += WHILE + BETWEEN;
    const passed = between(Number(fromSlot ?? begin), begin).flatMap((slot) => updatesOf(slot, begin));
    return [...passed, ...between(begin, begin + WHILE).flatMap(updatesAt)].map(messageOf);
  }
}

function nameOf({ kind, slot, status }: SlotUpdate): string {
  return status === undefined ? `${kind} ${slot}` : `${kind} ${slot} ${status}`;
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The update about a new slot. */
function updatesAt(slot: number): SlotUpdate[] {
  return [{ kind: "slot", slot: slot - FINAL, status: SlotStatus.SLOT_FINALIZED }, ...updatesOf(slot, slot)];
}

/** What has been told of a slot before another one comes. */
function updatesOf(slot: number, before: number): SlotUpdate[] {
  return [
    { kind: "slot", slot, status: SlotStatus.SLOT_PROCESSED },
    { kind: "account", slot },
    ...(slot + FINAL < before ? [{ kind: "slot", slot, status: SlotStatus.SLOT_FINALIZED } as const] : []),
  ];
}

function messageOf({ kind, slot, status = SlotStatus.SLOT_PROCESSED }: SlotUpdate): Uint8Array {
  const account = { pubkey: Buffer.alloc(32, 1), writeVersion: slot };
  const updateOneof =
    kind === "account"
      ? ({ $case: kind, value: { slot, account } } as const)
      : ({ $case: kind, value: { slot, status } } as const);
  return SubscribeUpdate.encode(SubscribeUpdate.fromPartial({ filters: ["all"], updateOneof })).finish();
}
