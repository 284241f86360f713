import type { HeadEvent } from "./chain-events.ts";
import { HeadChain } from "./head-chain.ts";
import type { Arrival, Machine } from "./machine.ts";
import { isSurvivable } from "./transient-error.ts";
import { deliver, isHead, readLatest, type Run } from "./reads.ts";

/** What arrives about heads, turned into events without holes. */
export class HeadMachine implements Machine<HeadEvent> {
  readonly #chain: HeadChain;
  isBehind = false;

  constructor(maxGap: number) {
    this.#chain = new HeadChain(maxGap);
  }

  *begin(): Run<HeadEvent> {
    this.#chain.begin(yield* readLatest());
  }

  *handle(arrival: Arrival): Run<HeadEvent> {
    this.isBehind = true;
    if (arrival.type === "subscribed") return;
    try {
      const head = arrival.type === "head" && isHead(arrival.value) ? arrival.value : yield* readLatest();
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
      if (!isSurvivable(error)) throw error;
    }
  }
}
