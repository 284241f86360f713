/** Characters of a result that a tool returns, and of a page of a larger one. */
export const pageLength = 10_000;

/** How many large results are stored, and how many characters of them. The newest one always is. */
const MOST = 50;
const MOST_CHARACTERS = 64_000_000;

/** The results of one caller that are too large for a tool's response, to be read in pages. */
export interface Results {
  /** How many characters of them this process keeps. */
  readonly characters: number;
  /** Keeps a text, and returns its id. */
  add(text: string): Promise<string> | string;
  /** Reads the characters from `start` up to `end`, or `undefined` if there is no such text. */
  slice(id: string, start: number, end: number): Promise<string | undefined> | string | undefined;
}

export class StoredResults implements Results {
  readonly #texts = new Map<string, string>();
  #count = 0;
  #characters = 0;

  get characters(): number {
    return this.#characters;
  }

  add(text: string): string {
    const id = String(++this.#count);
    this.#texts.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (oldest === id || (this.#texts.size <= MOST && this.#characters <= MOST_CHARACTERS)) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
    return id;
  }

  slice(id: string, start: number, end: number): string | undefined {
    return this.#texts.get(id)?.slice(start, end);
  }
}

/** Keeps a result: the address of its first page, and the number of pages. */
export async function keep(results: Results, text: string): Promise<{ uri: string; pages: number }> {
  const id = await results.add(text);
  return { uri: `node-access://results/${id}/1`, pages: Math.ceil(text.length / pageLength) };
}

/** Reads a page of a result, or `undefined` if there is none. */
export async function readPage(results: Results, id: string, page: string): Promise<string | undefined> {
  if (!/^[1-9]\d*$/.test(page)) return undefined;
  const end = Number(page) * pageLength;
  return (await results.slice(id, end - pageLength, end)) || undefined;
}
