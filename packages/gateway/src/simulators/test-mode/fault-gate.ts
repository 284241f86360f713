import type { EventGate } from "../../contract/event-faults.ts";
import type { Fault, Injection } from "../../contract/test-options.ts";

/**
 * Delivers the messages of one subscription in their order, each after its delay at the earliest, up to the one that a fault takes the
 * place of.
 */
export class FaultGate implements EventGate {
  readonly #inject: () => Injection;
  readonly #fail: (fault: Fault) => void;
  /** What is to be done, and when at the earliest. */
  #waiting: { readonly at: number; readonly act: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Whether nothing more is delivered after what waits. */
  #isOver = false;

  /**
   * @param inject - Decides about a message.
   * @param fail - Called in the place of the first message that fails; none follows it.
   */
  constructor(inject: () => Injection, fail: (fault: Fault) => void) {
    this.#inject = inject;
    this.#fail = fail;
  }

  pass(send: () => void): void {
    if (this.#isOver) return;
    const { latency, fault } = this.#inject();
    this.#isOver = fault !== undefined;
    this.#enqueue(latency, fault ? (): void => this.#fail(fault) : send);
  }

  /** Does something after all messages before it. */
  afterwards(act: () => void): void {
    this.#enqueue(0, act);
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  close(): void {
    this.#isOver = true;
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  #enqueue(latency: number, act: () => void): void {
    if (this.#waiting.length === 0 && latency === 0) return act();
    this.#waiting.push({ at: performance.now() + latency, act });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait(): void {
    const [first] = this.#waiting;
    if (!first) return;
    this.#timer = setTimeout(
      () => {
        // An action may close the gate.
        first.act();
        this.#waiting.shift();
        this.#wait();
      },
      Math.max(0, first.at - performance.now()),
    );
  }
}
