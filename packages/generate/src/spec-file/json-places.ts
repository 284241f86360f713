/** Where a key and its value begin. An item of a list has no key of its own. */
interface Child {
  readonly from: number;
  readonly value: number;
}

/**
 * Finds the places of values in a JSON text. It reads each object on a path once and skips what is within, which takes
 * a hundredth of the time that the parser of YAML with places takes.
 */
export class JsonPlaces {
  readonly #text: string;
  readonly #children = new Map<number, ReadonlyMap<string, Child>>();
  #lines: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line and column, from 1, of a path's key or item. If it does not exist, those of its nearest existing parent. */
  place(path: readonly (string | number)[]): { readonly line: number; readonly column: number } {
    let offset = 0;
    let value = this.#next(0);
    for (const step of path) {
      const child = this.#childrenAt(value).get(String(step));
      if (!child) break;
      ({ from: offset, value } = child);
    }
    return this.#placeOf(offset);
  }

  #placeOf(offset: number): { readonly line: number; readonly column: number } {
    this.#lines ??= [0, ...Array.from(this.#text.matchAll(/\n/g), ({ index }) => index + 1)];
    let [low, high] = [0, this.#lines.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lines[low] ?? 0) + 1 };
  }

  #childrenAt(container: number): ReadonlyMap<string, Child> {
    const known = this.#children.get(container);
    if (known) return known;
    const found = new Map<string, Child>();
    const open = this.#text[container];
    let at = this.#next(container + 1);
    const isAtEnd = (): boolean => !(open === "{" || open === "[") || "}]".includes(this.#text[at] ?? "}");
    while (!isAtEnd()) {
      const from = at;
      let key = String(found.size);
      if (open === "{") {
        const end = this.#skip(at);
        key = JSON.parse(this.#text.slice(at, end)) as string;
        at = this.#next(this.#next(end) + 1);
      }
      found.set(key, { from, value: at });
      at = this.#next(this.#skip(at));
      if (this.#text[at] === ",") at = this.#next(at + 1);
    }
    this.#children.set(container, found);
    return found;
  }

  /** The offset of the next character that is no white space. */
  #next(from: number): number {
    let at = from;
    while (/\s/.test(this.#text[at] ?? "x")) at += 1;
    return at;
  }

  /** The offset after a value. */
  #skip(from: number): number {
    let depth = 0;
    const token = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s"{}[\],:]+/gs;
    token.lastIndex = from;
    for (let match = token.exec(this.#text); match; match = token.exec(this.#text)) {
      const [found] = match;
      if (found === "{" || found === "[") depth += 1;
      else if (found === "}" || found === "]") depth -= 1;
      if (depth === 0) return token.lastIndex;
    }
    return this.#text.length;
  }
}
