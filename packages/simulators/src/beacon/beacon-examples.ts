/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The specs' examples of the beacon API's responses. */
export class BeaconExamples {
  readonly #find: (operation: string) => unknown;

  /** @param find - Returns the example of an operation's response. */
  constructor(find: (operation: string) => unknown) {
    this.#find = find;
  }

  of(operation: string): Fields {
    return this.#find(operation) as Fields;
  }

  dataOf(operation: string): Fields {
    return this.of(operation)["data"] as Fields;
  }
}
