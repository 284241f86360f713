import type { RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { Fault, Injection } from "../../options/test-options.ts";

export interface FaultySubscription {
  end(error: RpcError): void;
  disconnect(): void;
}

export type OpenGate = (kind: string, subscription: FaultySubscription) => FaultGate;

/** Delivers messages in order, each not before its delay, up to one that a fault replaces. */
export class FaultGate {
  readonly #inject: () => Injection;
  readonly #fail: (fault: Fault) => void;
  /** The waiting actions, each with its earliest time. */
  #waiting: { readonly at: number; readonly action: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Whether nothing is delivered after the waiting actions. */
  #isOver = false;

  /** @param fail - Called instead of the first message that fails; no message follows it. */
  constructor(inject: () => Injection, fail: (fault: Fault) => void) {
    this.#inject = inject;
    this.#fail = fail;
  }

  /** @param send - Not called for a message that a fault replaces, nor for later ones. */
  pass(send: () => void): void {
    if (this.#isOver) return;
    const { latency, fault } = this.#inject();
    this.#isOver = fault !== undefined;
    this.#enqueue(latency, fault ? (): void => this.#fail(fault) : send);
  }

  runAfter(action: () => void): void {
    this.#enqueue(0, action);
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Discards what is not delivered yet. */
  close(): void {
    this.#isOver = true;
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  #enqueue(latency: number, action: () => void): void {
    if (this.#waiting.length === 0 && latency === 0) return action();
    this.#waiting.push({ at: performance.now() + latency, action });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait(): void {
    const [first] = this.#waiting;
    if (!first) return;
    this.#timer = setTimeout(
      () => {
        // An action may close the gate.
        first.action();
        this.#waiting.shift();
        this.#wait();
      },
      Math.max(0, first.at - performance.now()),
    );
  }
}
