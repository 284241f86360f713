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
  #begun = "";

  /** @param limit - Maximum characters of a value. */
  constructor(limit: number, tooLarge: () => Error) {
    this.#limit = limit;
    this.#tooLarge = tooLarge;
  }

  /** Whether a value has begun and not ended. */
  get isOpen(): boolean {
    return this.#begun !== "";
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
        values.push(this.#begun + text.slice(start, at + 1));
        this.#begun = "";
        this.#depth = 0;
        start = at + 1;
      }
    }
    this.#begun += text.slice(start);
    if (this.#begun.trim() === "") this.#begun = "";
    if (this.#begun.length > this.#limit || values.some(({ length }) => length > this.#limit))
      throw this.#tooLarge();
    return values;
  }
}
