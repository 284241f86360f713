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
  /** Where the chains begin. */
  readonly #chains = Array.from({ length: CHAINS }, (): Pick<Chained<Call>, "next"> => ({ next: undefined }));
  size = 0;

  /** The link before a call; without such a call the last one of its chain. */
  #before(id: number): Pick<Chained<Call>, "next"> | undefined {
    let link = this.#chains[id % CHAINS];
    while (link?.next && link.next.id !== id) link = link.next;
    return link;
  }

  add(call: Call): void {
    const last = this.#before(call.id);
    if (last) last.next = call;
    this.size += 1;
  }

  /** @param id - As the node wrote it: maybe no number. */
  get(id: unknown): Call | undefined {
    return typeof id === "number" ? this.#before(id)?.next : undefined;
  }

  /** @returns whether it was there. */
  delete(id: number): boolean {
    const before = this.#before(id);
    const call = before?.next;
    if (!before || !call) return false;
    before.next = call.next;
    call.next = undefined;
    this.size -= 1;
    return true;
  }

  values(): Call[] {
    const calls: Call[] = [];
    for (let { next: call } of this.#chains) for (; call; call = call.next) calls.push(call);
    return calls;
  }
}
