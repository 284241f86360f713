/** A link of the table's chains. */
export interface Chained<Call> {
  readonly id: number;
  next: Call | undefined;
}

/** Chains, among which the calls are distributed by their ids. A power of 2. */
const CHAINS = 1_024;

/**
 * Calls that wait for their response, by id.
 *
 * Not a Map: when many calls come and go, a Map replaces its tables, and a replaced table that has grown old keeps alive the
 * later ones with all their calls until the next full garbage collection. That doubled the cost of a small call.
 */
export class CallTable<Call extends Chained<Call>> {
  readonly #chains: (Call | undefined)[] = Array.from({ length: CHAINS });
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(call: Call): void {
    const index = call.id % CHAINS;
    call.next = this.#chains[index];
    this.#chains[index] = call;
    this.#size += 1;
  }

  /** @param id - As the node wrote it: maybe no number. */
  get(id: unknown): Call | undefined {
    let call = typeof id === "number" ? this.#chains[id % CHAINS] : undefined;
    while (call && call.id !== id) call = call.next;
    return call;
  }

  /** @returns whether it was there. */
  delete(id: number): boolean {
    const index = id % CHAINS;
    let before: Call | undefined;
    let call = this.#chains[index];
    while (call && call.id !== id) {
      before = call;
      call = call.next;
    }
    if (!call) return false;
    if (before) before.next = call.next;
    else this.#chains[index] = call.next;
    call.next = undefined;
    this.#size -= 1;
    return true;
  }

  values(): Call[] {
    const calls: Call[] = [];
    for (const first of this.#chains) for (let call = first; call; call = call.next) calls.push(call);
    return calls;
  }
}
