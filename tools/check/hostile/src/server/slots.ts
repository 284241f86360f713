import type { ServerHttp2Stream } from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import { SlotStatus } from "@node-access/grpc/geyser";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import type { Fault } from "./fault.ts";
import { framed, HEAD } from "./grpc-response.ts";

/** The path of a subscription to slots. Its request stream stays open as long as the subscription. */
export const SLOTS_PATH = "/geyser.Geyser/Subscribe";
const INVALID_ARGUMENT = "3";

/** The slot at which the first subscription begins. */
export const BEGINNING = 100;
/** Slots that pass during a subscription, and between two subscriptions. */
const SLOTS_DURING = 10;
const SLOTS_BETWEEN = 5;
/** Slots after which a slot is finalized. */
const FINAL_AFTER = 3;

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
    return between(BEGINNING, this.#now - SLOTS_BETWEEN).flatMap(updatesAt);
  }

  /** Serves a subscription. @returns the messages to send, or the reason why the subscription is rejected. */
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

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The updates that are sent when a new slot begins. */
function updatesAt(slot: number): string[] {
  return [`slot ${slot - FINAL_AFTER} ${SlotStatus.SLOT_FINALIZED}`, ...listUpdates(slot, slot)];
}

/** The updates about a slot that are sent before a later slot begins. */
function listUpdates(slot: number, before: number): string[] {
  const isFinal = slot + FINAL_AFTER < before;
  return [
    `slot ${slot} ${SlotStatus.SLOT_PROCESSED}`,
    `account ${slot}`,
    ...(isFinal ? [`slot ${slot} ${SlotStatus.SLOT_FINALIZED}`] : []),
  ];
}

function encodeUpdate(update: string): Uint8Array {
  const [kind, slot, status] = update.split(" ");
  const account = { pubkey: Buffer.alloc(32, 1), writeVersion: slot };
  const updateOneof =
    kind === "account"
      ? { $case: kind, value: { slot, account } }
      : { $case: "slot", value: { slot, status: Number(status) } };
  return SubscribeUpdate.encode(
    SubscribeUpdate.fromPartial({ filters: ["all"], updateOneof } as never),
  ).finish();
}

/** Sends slots to a subscription until the fault ends it. Without a fault, it stays open. */
export async function streamSlots(
  stream: ServerHttp2Stream,
  { stop, grpc = {} }: Fault,
  slots: SlotNode,
  request: Buffer,
): Promise<void> {
  const messages = slots.subscribe(request.subarray(HEAD));
  const isRejected = typeof messages === "string";
  const trailers = isRejected
    ? { "grpc-status": INVALID_ARGUMENT, "grpc-message": encodeURIComponent(messages) }
    : { "grpc-status": String(grpc.status ?? 0) };
  stream.respond(
    { ":status": 200, "content-type": "application/grpc+proto" },
    { waitForTrailers: grpc.trailers ?? true },
  );
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  if (isRejected) return void stream.end();
  const sent = Buffer.concat(messages.map((message) => framed(message)));
  stream.write(typeof stop?.at === "number" ? sent.subarray(0, stop.at) : sent);
  // The end must not overtake the messages.
  await pause(50);
  if (grpc.goaway !== undefined) {
    stream.session?.goaway(grpc.goaway);
    // GOAWAY lets open streams finish, but this server does not wait for them.
    await pause(20);
  }
  if (stop?.how === "reset" || grpc.goaway !== undefined) stream.session?.socket.destroy();
  else if (grpc.reset !== undefined) stream.close(grpc.reset);
  else if (grpc.status !== undefined) stream.end();
  // Servers and proxies do this if the request has not ended. Source: RFC 9113 section 8.1.
  else if (grpc.trailers === false) stream.end(() => stream.close());
}

export function isComplete(received: Buffer): boolean {
  return received.length >= HEAD && received.length >= HEAD + received.readUInt32BE(1);
}
