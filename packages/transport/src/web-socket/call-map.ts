/**
 * The calls in flight, by id. In browsers, which make few calls at once, a Map is enough:
 * see `CallTable` of Node.
 */
export class CallTable<Call extends { readonly id: number }> extends Map<unknown, Call> {
  add(call: Call): void {
    this.set(call.id, call);
  }
}
