/** The characters of all texts together. The newest text is always kept. */
const MOST = 64_000_000;

/** Texts of callers, in memory: what `SharedTexts` promises, where the workers keep them. */
export class KeptTexts {
  readonly #texts = new Map<string, string>();
  #count = 0;
  #characters = 0;

  add(owner: string, text: string): string {
    const id = String(++this.#count);
    const newest = `${owner} ${id}`;
    this.#texts.set(newest, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (oldest === newest || this.#characters <= MOST) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
    return id;
  }

  slice(owner: string, id: string, start: number, end: number): string | undefined {
    return this.#texts.get(`${owner} ${id}`)?.slice(start, end);
  }
}
