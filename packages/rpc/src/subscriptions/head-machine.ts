import type { HeadEvent } from "./chain-events.ts";
import { HeadChain } from "./head-chain.ts";
import type { MachineInput, Machine } from "./machine.ts";
import { isRecoverable } from "./transient-error.ts";
import { deliver, isHead, readLatest, type Run } from "./reads.ts";

/** Turns notifications of heads into events without gaps. */
export class HeadMachine implements Machine<HeadEvent> {
  readonly #chain: HeadChain;
  isBehind = false;

  constructor(maxGap: number) {
    this.#chain = new HeadChain(maxGap);
  }

  *begin(): Run<HeadEvent> {
    this.#chain.begin(yield* readLatest());
  }

  *handle(input: MachineInput): Run<HeadEvent> {
    this.isBehind = true;
    if (input.type === "subscribed") return;
    try {
      const head = input.type === "head" && isHead(input.value) ? input.value : yield* readLatest();
      if (head) {
        const change = yield* this.#chain.connect(head);
        if (!change) return;
        const { removed, gap, added } = change;
        yield* deliver(removed.map((block): HeadEvent => ({ type: "removed", head: block })));
        if (gap) yield { event: gap };
        yield* deliver(added.map((block): HeadEvent => ({ type: "head", head: block })));
      }
      this.isBehind = false;
    } catch (error) {
      if (!isRecoverable(error)) throw error;
    }
  }
}
