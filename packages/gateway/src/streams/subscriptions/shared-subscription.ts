import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { startFrame, type TextFrames, toBytes } from "../../codec/web-socket/text-frame.ts";
import type { FeedEvent, FeedOutput } from "./feed.ts";

export interface Subscriber {
  /** The caller's own id of the subscription, as JSON. */
  readonly jsonId: string;
  send(notifications: TextFrames): void;
  ended(): void;
}

/** The method of notifications, and the name of the subscription's id in them. */
export interface NotificationForm {
  readonly method: string;
  readonly idName: "subscription" | "subscription_id";
}

/** How many callers get a notification before other work is done. */
const sendBatchSize = 500;

/** Maximum bytes that a caller gets with one write: of the cost of an event, most is the system call. */
const maxJoinedBytes = 16 * 1024;

/** The bytes of a notification before the caller's id, and those after it, one character per byte. */
interface NotificationParts {
  readonly head: string;
  readonly tail: string;
}

/** Notifications that are sent together to the same callers. */
interface Delivery {
  readonly parts: NotificationParts[];
  bytes: number;
  readonly to: readonly Subscriber[];
  isStarted: boolean;
  readonly onDone: (() => void) | undefined;
}

/**
 * Delivers the events of one feed to all its callers. Each is serialized once, and each caller's id is
 * inserted; those that come together are written together. With many callers, other work of the process is
 * done in between.
 */
export class SharedSubscription implements FeedOutput {
  readonly #form: NotificationForm;
  readonly #onEnd: () => void;
  readonly #subscribers = new Set<Subscriber>();
  /** All subscribers; cleared when one joins or leaves. */
  #allSubscribers: readonly Subscriber[] | undefined;
  readonly #deliveries: Delivery[] = [];
  /** How many callers the first of the deliveries has been sent to. */
  #sent = 0;
  #isSending = false;

  constructor(form: NotificationForm, onEnd: () => void) {
    this.#form = form;
    this.#onEnd = onEnd;
  }

  /** @param first - The events that the caller gets before all later ones. */
  add(subscriber: Subscriber, first: readonly FeedEvent[] = []): void {
    this.#subscribers.add(subscriber);
    this.#allSubscribers = undefined;
    const to = [subscriber];
    for (const { result, method = this.#form.method } of first)
      this.#deliver(method, `"result":${result}}}`, to);
  }

  delete(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    this.#allSubscribers = undefined;
  }

  emit(result: string, method: string = this.#form.method): void {
    this.#allSubscribers ??= [...this.#subscribers];
    this.#deliver(method, `"result":${result}}}`, this.#allSubscribers);
  }

  finish(): void {
    this.#onEnd();
    for (const subscriber of this.#subscribers) subscriber.ended();
  }

  end(reason: string): void {
    this.#onEnd();
    const error = JSON.stringify({
      code: rpcCode.unavailable,
      message: `the subscription has ended: ${reason}`,
    });
    const allSubscribers = [...this.#subscribers];
    // Clients look for the error in either place.
    this.#deliver(this.#form.method, `"error":${error}},"error":${error}}`, allSubscribers, () => {
      this.#subscribers.clear();
      for (const subscriber of allSubscribers) subscriber.ended();
    });
  }

  /** @param rest - What follows the id, with the brackets that close the notification. */
  #deliver(method: string, rest: string, to: readonly Subscriber[], onDone?: () => void): void {
    const start = `{"jsonrpc":"2.0","method":${JSON.stringify(method)},"params":{"${this.#form.idName}":`;
    const parts = { head: toBytes(start), tail: toBytes(`,${rest}`) };
    const bytes = parts.head.length + parts.tail.length;
    const last = this.#deliveries.at(-1);
    if (
      last?.to === to &&
      !last.isStarted &&
      !last.onDone &&
      last.bytes + bytes <= maxJoinedBytes &&
      !onDone
    ) {
      last.parts.push(parts);
      last.bytes += bytes;
      return;
    }
    this.#deliveries.push({ parts: [parts], bytes, to, isStarted: false, onDone });
    if (this.#isSending) return;
    this.#isSending = true;
    // After all events that come together.
    queueMicrotask(() => this.#sendBatch());
  }

  #sendBatch(): void {
    let left = sendBatchSize;
    for (let [delivery] = this.#deliveries; delivery; [delivery] = this.#deliveries) {
      delivery.isStarted = true;
      for (; this.#sent < delivery.to.length; this.#sent += 1) {
        if (left === 0) return void setImmediate(() => this.#sendBatch());
        left -= 1;
        const subscriber = delivery.to[this.#sent];
        if (subscriber && this.#subscribers.has(subscriber))
          subscriber.send(createFrames(delivery.parts, subscriber.jsonId));
      }
      this.#sent = 0;
      this.#deliveries.shift();
      delivery.onDone?.();
    }
    this.#isSending = false;
  }
}

function createFrames(all: readonly NotificationParts[], id: string): TextFrames {
  let frames = "";
  for (const { head, tail } of all)
    frames += startFrame(head.length + id.length + tail.length) + head + id + tail;
  return frames;
}
