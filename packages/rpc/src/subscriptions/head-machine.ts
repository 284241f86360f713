import type { Hash } from "../generated/types.ts";
import type { HeadEvent } from "./chain-events.ts";
import { type Change, HeadChain } from "./head-chain.ts";
import type { MachineInput, Machine } from "./machine.ts";
import { isRecoverable } from "./transient-error.ts";
import { deliver, isHead, readLatest, type Run } from "./reads.ts";

/** Turns notifications of heads into events without gaps. */
export class HeadMachine implements Machine<HeadEvent> {
  readonly #chain: HeadChain;
  readonly #firstBlock: number | undefined;
  #hasBegun = false;
  /** The number of the newest head that was reported. */
  #reported = 0;
  isBehind = false;

  constructor(maxGap: number, firstBlock?: number, startHash?: Hash) {
    this.#chain = new HeadChain(maxGap, startHash);
    this.#firstBlock = firstBlock;
  }

  *begin(): Run<HeadEvent> {
    const change = yield* this.#chain.begin(this.#firstBlock);
    this.#hasBegun = change !== undefined;
    if (change) yield* this.#deliver(change);
    this.isBehind = this.#firstBlock !== undefined;
  }

  *handle(input: MachineInput): Run<HeadEvent> {
    this.isBehind = true;
    if (input.type === "subscribed") return;
    try {
      if (!this.#hasBegun) yield* this.begin();
      if (!this.#hasBegun) return;
      const reported = input.type === "head" && isHead(input.value) ? input.value : undefined;
      if (reported) this.#reported = Number(reported.number);
      const head = reported ?? (yield* readLatest());
      if (head) {
        const change = yield* this.#chain.connect(head);
        if (!change) return;
        yield* this.#deliver(change);
      }
      // A backend that lags may have returned an older block.
      this.isBehind = Number(this.#chain.tip?.number) < this.#reported;
    } catch (error) {
      if (!isRecoverable(error)) throw error;
    }
  }

  *#deliver({ removed, gap, added }: Change): Run<HeadEvent> {
    yield* deliver(removed.map((head): HeadEvent => ({ type: "removed", head })));
    if (gap) yield { event: gap };
    yield* deliver(added.map((head): HeadEvent => ({ type: "head", head })));
  }
}
