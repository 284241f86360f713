import type { ChainView } from "../../src/filters/cache/result-store.ts";

/** A chain that a test moves. */
export class StubChain implements ChainView {
  isBusy = false;
  served = -1;
  finalizedNumber = -1;
  head = 1_000_000;
  isFresh = true;

  used(): void {}

  agrees(): boolean {
    return true;
  }

  allows(): boolean {
    return true;
  }

  findHead(): number {
    return this.head;
  }
}
