/** Characters of a result that a tool returns, and of a page of a larger one. */
export const pageLength = 10_000;

/** How many large results are stored, and how many characters of them. The newest one always is. */
const MOST = 50;
const MOST_CHARACTERS = 64_000_000;

/** Keeps results that are too large for a tool's response, to be read in pages. */
export class StoredResults {
  readonly #texts = new Map<string, string>();
  #count = 0;
  #characters = 0;

  /** How many characters are kept. */
  get characters(): number {
    return this.#characters;
  }

  /** Keeps a text, and returns the address of its first page and the number of pages. */
  add(text: string): { readonly uri: string; readonly pages: number } {
    const id = String(++this.#count);
    this.#texts.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (oldest === id || (this.#texts.size <= MOST && this.#characters <= MOST_CHARACTERS)) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
    return { uri: uriOf(id, 1), pages: Math.ceil(text.length / pageLength) };
  }

  /** Returns a page, or `undefined` if there is none. */
  page(id: string, number: number): string | undefined {
    const text = this.#texts.get(id);
    const page = text?.slice((number - 1) * pageLength, number * pageLength);
    return page === "" ? undefined : page;
  }
}

/** The address of a page. */
export function uriOf(id: string, page: number): string {
  return `node-access://results/${id}/${page}`;
}
