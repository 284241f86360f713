import { SlotStatus } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";

/** The slot at which the first subscription begins. */
export const BEGINNING = 100;
/** Slots that pass during a subscription, and between two subscriptions. */
const SLOTS_DURING = 10;
const SLOTS_BETWEEN = 5;
/** Slots after which a slot is finalized. */
const FINAL_AFTER = 3;

/** An update about a slot: an account that it writes, or its status. */
interface SlotUpdate {
  readonly kind: "account" | "slot";
  readonly slot: number;
  readonly status?: SlotStatus;
}

/** The slots of a simulated Geyser server. They advance with each subscription, and past slots can be replayed. */
export class SlotNode {
  readonly #retained: number;
  #now = BEGINNING;

  /** @param retained - How many of the latest slots it can replay. */
  constructor(retained = 1_000) {
    this.#retained = retained;
  }

  /** The updates that one endless subscription would have received so far: `account 101`, or `slot 101 2` with its status. */
  get expectedUpdates(): string[] {
    return between(BEGINNING, this.#now - SLOTS_BETWEEN)
      .flatMap(updatesAt)
      .map(formatName);
  }

  /**
   * Serves a subscription.
   *
   * @param request - The subscription's request message.
   * @returns the messages to send, or the reason why the subscription is rejected.
   */
  subscribe(request: Uint8Array): readonly Uint8Array[] | string {
    const { fromSlot } = SubscribeRequest.decode(request);
    const begin = this.#now;
    const oldest = begin - this.#retained;
    if (fromSlot !== undefined && fromSlot < oldest)
      return `slot ${fromSlot} is no longer available, the oldest is ${oldest}`;
    this.#now += SLOTS_DURING + SLOTS_BETWEEN;
    const passed = between(Number(fromSlot ?? begin), begin).flatMap((slot) => listUpdates(slot, begin));
    return [...passed, ...between(begin, begin + SLOTS_DURING).flatMap(updatesAt)].map(encodeUpdate);
  }
}

function formatName({ kind, slot, status }: SlotUpdate): string {
  return status === undefined ? `${kind} ${slot}` : `${kind} ${slot} ${status}`;
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The updates that are sent when a new slot begins. */
function updatesAt(slot: number): SlotUpdate[] {
  return [
    { kind: "slot", slot: slot - FINAL_AFTER, status: SlotStatus.SLOT_FINALIZED },
    ...listUpdates(slot, slot),
  ];
}

/** The updates about a slot that are sent before a later slot begins. */
function listUpdates(slot: number, before: number): SlotUpdate[] {
  return [
    { kind: "slot", slot, status: SlotStatus.SLOT_PROCESSED },
    { kind: "account", slot },
    ...(slot + FINAL_AFTER < before
      ? [{ kind: "slot", slot, status: SlotStatus.SLOT_FINALIZED } as const]
      : []),
  ];
}

function encodeUpdate({ kind, slot, status = SlotStatus.SLOT_PROCESSED }: SlotUpdate): Uint8Array {
  const account = { pubkey: Buffer.alloc(32, 1), writeVersion: slot };
  const updateOneof =
    kind === "account"
      ? ({ $case: kind, value: { slot, account } } as const)
      : ({ $case: kind, value: { slot, status } } as const);
  return SubscribeUpdate.encode(SubscribeUpdate.fromPartial({ filters: ["all"], updateOneof })).finish();
}
