/** An entry of the table's chains. */
export interface Chained<Call> {
  readonly id: number;
  next: Call | undefined;
}

/** Number of chains (hash buckets). A power of 2. */
const CHAINS = 1_024;

/**
 * The calls in flight, by id.
 *
 * Not a Map: when many calls come and go, a Map replaces its internal tables.
 * A replaced table in the old generation keeps the newer ones alive, with all their calls,
 * until the next full garbage collection. That doubled the cost of a small call.
 */
export class CallTable<Call extends Chained<Call>> {
  /** The heads of the chains. */
  readonly #chains = Array.from({ length: CHAINS }, (): Pick<Chained<Call>, "next"> => ({ next: undefined }));
  size = 0;

  /** The entry before a call, or the last entry of its chain if there is no such call. */
  #before(id: number): Pick<Chained<Call>, "next"> | undefined {
    let link = this.#chains[id % CHAINS];
    while (link?.next && link.next.id !== id) link = link.next;
    return link;
  }

  set(id: number, call: Call): void {
    const last = this.#before(id);
    if (last) last.next = call;
    this.size += 1;
  }

  /** @param id - The id from the node, which may have any type. */
  get(id: unknown): Call | undefined {
    return typeof id === "number" ? this.#before(id)?.next : undefined;
  }

  /** @returns whether the call existed. */
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
