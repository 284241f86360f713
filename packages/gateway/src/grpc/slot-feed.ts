import { currentSlot, replayedSlots, slotTime } from "./stand-in-answers.ts";
import { decodeMessage, encodeMessage, type WireMessage, type WireValue } from "./wire-message.ts";

/** A Geyser subscription of the stand-in: slot updates for the latest request's slot filters, and pongs. */
export class SlotFeed {
  readonly #send: (update: Uint8Array) => void;
  #filters: readonly string[] = [];
  #commitment = 0;
  #next = 0n;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (update: Uint8Array) => void) {
    this.#send = send;
  }

  /**
   * Takes a request: its filters take the place of those before, unless it holds only a ping.
   *
   * @throws RangeError if it is no message, or asks for a replay from too far back.
   */
  request(bytes: Uint8Array): void {
    const request = decodeMessage("geyser.SubscribeRequest", bytes);
    const { ping, slots = [], commitment = 0, from_slot } = request;
    if (ping !== undefined) this.#update({ pong: { id: (ping as WireMessage)["id"] ?? 0 } });
    if (ping !== undefined && Object.keys(request).length === 1) return;
    this.#filters = (slots as readonly WireMessage[]).map(({ key = "" }) => String(key));
    this.#commitment = Number(commitment);
    this.#next = firstSlot(from_slot);
    this.#timer ??= setInterval(() => this.#tick(), slotTime);
    this.#tick();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = currentSlot();
    for (; this.#next <= now; this.#next++) {
      if (this.#filters.length === 0) continue;
      const slot = { slot: this.#next, parent: this.#next - 1n, status: this.#commitment };
      this.#update({ filters: this.#filters, slot });
    }
  }

  #update(update: WireMessage): void {
    this.#send(encodeMessage("geyser.SubscribeUpdate", update));
  }
}

function firstSlot(wanted: WireValue | undefined): bigint {
  const now = currentSlot();
  if (typeof wanted !== "bigint") return now;
  if (now - wanted > replayedSlots)
    throw new RangeError(`from_slot: expected one of the last ${replayedSlots} slots`);
  return wanted;
}
