/**
 * Splits a stream of JSON values into the values while its characters arrive. The values are objects or lists;
 * what stands between them, such as line breaks, is skipped. It finds their ends only: parse them to check them.
 */
export class JsonValues {
  readonly #limit: number;
  readonly #tooLarge: () => Error;
  #depth = 0;
  #inText = false;
  #escaped = false;
  /** The parts of the value that has begun. Not one text: searching it again for each part takes the square of its length. */
  #begun: string[] = [];
  #size = 0;

  /** @param limit - Maximum characters of a value. */
  constructor(limit: number, tooLarge: () => Error) {
    this.#limit = limit;
    this.#tooLarge = tooLarge;
  }

  /** Whether a value has begun and not ended. */
  get isOpen(): boolean {
    return this.#size > 0;
  }

  /**
   * Reads the next characters.
   *
   * @returns the texts of the values that they complete. Characters outside of a value are a value of their own,
   * which is not JSON.
   */
  push(text: string): string[] {
    const values: string[] = [];
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] as string;
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (character === "\\") this.#escaped = true;
        else if (character === '"') this.#inText = false;
      } else if (character === '"') this.#inText = true;
      else if (character === "{" || character === "[") this.#depth += 1;
      else if (character === "}" || character === "]") {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        values.push(this.#take(text.slice(start, at + 1)));
        this.#depth = 0;
        start = at + 1;
      }
    }
    const rest = this.isOpen ? text.slice(start) : text.slice(start).trimStart();
    if (rest !== "") this.#begun.push(rest);
    this.#size += rest.length;
    if (this.#size > this.#limit || values.some(({ length }) => length > this.#limit)) throw this.#tooLarge();
    return values;
  }

  /** Completes the value that has begun. */
  #take(end: string): string {
    const value = this.#begun.join("") + end;
    this.#begun = [];
    this.#size = 0;
    return value;
  }
}
