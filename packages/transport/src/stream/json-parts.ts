/** A step on the way from the root of a JSON text: to the value of an object's key, or to each item of an array. */
export type Step = string | "*";

/** An item of an array on the path, without what was cut out of it. */
export interface Part {
  /** How many steps of the path lead to the array. */
  readonly level: number;
  /** Its text in pieces; none where the array has a comma too many. */
  readonly bytes: readonly Uint8Array[];
}

// What a byte outside of texts means; 6 is space. Beyond `CLOSES` it matters only in a container on the path.
const PLAIN = 0;
const QUOTE = 1;
const OPENS = 2;
const CLOSES = 3;
const COMMA = 4;
const COLON = 5;

const meanings: Uint8Array = new Uint8Array(256);
['"', "[{", "]}", ",", ":", " \t\n\r"].forEach((letters, index) => {
  for (const letter of letters) meanings[letter.charCodeAt(0)] = index + 1;
});

const QUOTE_BYTE = 0x22;
const BACKSLASH_BYTE = 0x5c;
const BRACKET_BYTE = 0x5b;

/** The text itself, or an item of an array in it, as far as it has come. */
interface Frame {
  readonly bytes: Uint8Array[];
  size: number;
}

/**
 * Cuts a JSON text, as its bytes come, into the items of the array at the end of a path and of those on the way to it. What
 * is left is the text with these arrays empty. Nothing is built and nothing checked: that is for who parses the parts.
 */
export class JsonParts {
  readonly #path: readonly Step[];
  readonly #checkSize: (bytes: number) => void;
  readonly #frames: Frame[] = [{ bytes: [], size: 0 }];
  /** How many containers are open. */
  #depth = 0;
  /** How many of them, from the root on, lie on the path. */
  #onPath = 0;
  /** Whether the bytes belong to a frame: between the items of an array on the path they do not. */
  #holds = true;
  #inText = false;
  #escaped = false;
  /** Whether the text is one of a container on the path, and so may be a key of the path. */
  #isNearText = false;
  #text: Uint8Array[] = [];
  #isKey = false;
  /** Whether a comma has come in an array on the path, so that an item must follow. */
  #isDue = false;

  /**
   * @param path - From the root to an array.
   * @param checkSize - Is told how many bytes are held for one part, and throws if they are too many.
   */
  constructor(path: readonly Step[], checkSize: (bytes: number) => void) {
    this.#path = path;
    this.#checkSize = checkSize;
  }

  /** Reads on. @returns the parts that have become whole; take all of them before the next bytes. */
  *push(chunk: Uint8Array): Generator<Part, void> {
    // Where the bytes begin that the innermost frame has not got yet.
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#inText) {
        at = this.#readText(chunk, at);
        continue;
      }
      const meaning = meanings[chunk[at] ?? 0] ?? PLAIN;
      if (meaning === PLAIN && this.#holds) continue;
      const isNear = this.#depth === this.#onPath;
      if (meaning > CLOSES && !isNear) continue;
      if (isNear && this.#inArray) {
        if (meaning === COMMA || meaning === CLOSES) {
          const level = this.#onPath - 1;
          if (this.#holds) {
            this.#hold(chunk.subarray(from, at));
            yield { level, bytes: this.#frames.pop()?.bytes ?? [] };
            this.#holds = false;
          } else if (this.#isDue || meaning === COMMA) yield { level, bytes: [] };
          this.#isDue = meaning === COMMA;
        } else if (!this.#holds && (meaning < CLOSES || meaning === COLON)) {
          this.#frames.push({ bytes: [], size: 0 });
          this.#holds = true;
          this.#isDue = false;
          from = at;
        }
      }
      switch (meaning) {
        case QUOTE:
          this.#inText = true;
          this.#isNearText = isNear && !this.#inArray;
          // Not for each text: there are more of them than of anything else.
          if (this.#isNearText) this.#text = [];
          break;
        case OPENS:
          if (isNear && this.#leadsOn(chunk[at] === BRACKET_BYTE)) {
            this.#onPath += 1;
            if (this.#inArray) {
              this.#hold(chunk.subarray(from, at + 1));
              this.#holds = false;
            }
          }
          this.#isKey = false;
          this.#depth += 1;
          break;
        case CLOSES:
          if (isNear && this.#inArray) {
            this.#holds = true;
            from = at;
          }
          if (isNear && this.#onPath > 0) this.#onPath -= 1;
          if (this.#depth > 0) this.#depth -= 1;
          break;
        case COLON:
          this.#isKey = true;
          break;
        case COMMA:
          this.#isKey = false;
          break;
      }
    }
    if (this.#holds) this.#hold(chunk.subarray(from));
  }

  /** @returns what there is of the text outside of the arrays, up to the innermost that is open. */
  beginning(): string {
    return decode(this.#frames[0]?.bytes ?? []);
  }

  /** @returns the text with the arrays of the path empty; `undefined` if it broke off. */
  end(): readonly Uint8Array[] | undefined {
    const [rest] = this.#frames;
    return this.#depth === 0 && !this.#inText ? rest?.bytes : undefined;
  }

  /** Whether the innermost container is an array on the path, if it lies on the path at all. */
  get #inArray(): boolean {
    return this.#onPath > 0 && this.#isArray(this.#onPath - 1);
  }

  /** Whether the path says that the container after so many steps is an array. */
  #isArray(steps: number): boolean {
    return steps === this.#path.length || this.#path[steps] === "*";
  }

  /** Whether a container that opens in the innermost one of the path lies on the path too. */
  #leadsOn(isArray: boolean): boolean {
    const steps = this.#onPath;
    if (steps > this.#path.length || isArray !== this.#isArray(steps)) return false;
    const step = this.#path[steps - 1];
    return step === undefined || step === "*" || (this.#isKey && spells(this.#text, step));
  }

  #hold(bytes: Uint8Array): void {
    const frame = this.#frames.at(-1);
    if (!frame || bytes.length === 0) return;
    frame.bytes.push(bytes);
    frame.size += bytes.length;
    this.#checkSize(frame.size);
  }

  /** Reads a text to its end or that of the chunk. @returns the place of the last byte read. */
  #readText(chunk: Uint8Array, start: number): number {
    let at = start;
    if (this.#escaped) at += 1;
    this.#escaped = false;
    while (at < chunk.length && chunk[at] !== QUOTE_BYTE) at += chunk[at] === BACKSLASH_BYTE ? 2 : 1;
    // Half of an escape may be left for the next chunk.
    this.#escaped = at > chunk.length;
    this.#inText = at >= chunk.length;
    if (this.#isNearText) this.#text.push(chunk.subarray(start, at));
    return at;
  }
}

/** Whether a text means a key, in whatever escapes. What cannot be read leads nowhere: whoever parses the rest will say so. */
function spells(text: readonly Uint8Array[], key: string): boolean {
  try {
    return JSON.parse(`"${decode(text)}"`) === key;
  } catch {
    return false;
  }
}

/** Joins and decodes bytes. */
export function decode(bytes: readonly Uint8Array[]): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const [only] = bytes;
  if (only && bytes.length === 1) return decoder.decode(only);
  let text = "";
  for (const part of bytes) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}
