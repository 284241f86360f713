import { rpcCode } from "../../contract/json-rpc/rpc-failure.ts";
import type { FeedOutput } from "./feed.ts";

/** One caller's part in a shared subscription. */
export interface Subscriber {
  /** The caller's own id of the subscription. All ids are equally long. */
  readonly id: string;
  /** Sends a notification, which is JSON in UTF-8. */
  send(notification: Buffer): void;
  /** The subscription is over. */
  ended(): void;
}

/** The method of notifications, and what they call the subscription's id. */
export interface NotificationForm {
  readonly method: string;
  readonly idName: "subscription" | "subscription_id";
}

/** Delivers the events of one feed to all its callers. Each event is written once, and each caller's id is put in its place. */
export class SharedSubscription implements FeedOutput {
  readonly #form: NotificationForm;
  readonly #onEnd: () => void;
  readonly #subscribers = new Set<Subscriber>();

  /** @param onEnd - Called when the feed has ended by itself. */
  constructor(form: NotificationForm, onEnd: () => void) {
    this.#form = form;
    this.#onEnd = onEnd;
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  delete(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  emit(result: string, method: string = this.#form.method): void {
    this.#send(method, `"result":${result}}}`);
  }

  end(reason: string): void {
    const error = JSON.stringify({
      code: rpcCode.unavailable,
      message: `the subscription has ended: ${reason}`,
    });
    // Clients look for the error in either place.
    this.#send(this.#form.method, `"error":${error}},"error":${error}}`);
    const subscribers = [...this.#subscribers];
    this.#subscribers.clear();
    for (const subscriber of subscribers) subscriber.ended();
    this.#onEnd();
  }

  /** @param rest - What follows the id, with the brackets that close the notification. */
  #send(method: string, rest: string): void {
    if (this.#subscribers.size === 0) return;
    const start = `{"jsonrpc":"2.0","method":${JSON.stringify(method)},"params":{"${this.#form.idName}":"`;
    const [head, tail] = [Buffer.from(start), Buffer.from(`",${rest}`)];
    for (const subscriber of this.#subscribers) {
      const { id } = subscriber;
      const notification = Buffer.allocUnsafe(head.length + id.length + tail.length);
      head.copy(notification);
      notification.write(id, head.length, "latin1");
      tail.copy(notification, head.length + id.length);
      subscriber.send(notification);
    }
  }
}
