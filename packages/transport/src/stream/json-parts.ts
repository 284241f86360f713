import { GrowingBytes } from "./growing-bytes.ts";

/** A step on the way from the root of a JSON text: to the value of an object's key, or to each item of an array. */
export type Step = string | "*";

/** An item of an array on the path, without what was cut out of it. */
export interface Part {
  /** How many steps of the path lead to the array. */
  readonly level: number;
  /** Its text, until the next part is taken. None where the array has a comma too many. */
  readonly bytes: Uint8Array;
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

const NOTHING = new Uint8Array();

/**
 * Cuts a JSON text, as its bytes come, into the items of the array at the end of a path and of those on the way to it. What
 * is left is the text with these arrays empty. Nothing is built and nothing checked: that is for who parses the parts.
 */
export class JsonParts {
  readonly #path: readonly Step[];
  readonly #checkSize: (bytes: number) => void;
  readonly #root: GrowingBytes = new GrowingBytes();
  /** The text itself, and an item of each array on the path, as far as they have come. */
  readonly #frames: GrowingBytes[] = [this.#root];
  /** Which of them is being filled. */
  #innermost = 0;
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
  readonly #text: GrowingBytes = new GrowingBytes();
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
            yield { level, bytes: this.#close() };
          } else if (this.#isDue || meaning === COMMA) yield { level, bytes: NOTHING };
          this.#isDue = meaning === COMMA;
        } else if (!this.#holds && (meaning < CLOSES || meaning === COLON)) {
          this.#open();
          from = at;
        }
      }
      switch (meaning) {
        case QUOTE:
          this.#inText = true;
          this.#isNearText = isNear && !this.#inArray;
          this.#text.clear();
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
    return decode(this.#root.bytes);
  }

  /** @returns the text with the arrays of the path empty; `undefined` if it broke off. */
  end(): Uint8Array | undefined {
    return this.#depth === 0 && !this.#inText ? this.#root.bytes : undefined;
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
    return step === undefined || step === "*" || (this.#isKey && spells(this.#text.bytes, step));
  }

  get #frame(): GrowingBytes {
    return (this.#frames[this.#innermost] ??= new GrowingBytes());
  }

  #open(): void {
    this.#innermost += 1;
    this.#frame.clear();
    this.#holds = true;
    this.#isDue = false;
  }

  #close(): Uint8Array {
    const { bytes } = this.#frame;
    this.#innermost -= 1;
    this.#holds = false;
    return bytes;
  }

  #hold(bytes: Uint8Array): void {
    this.#checkSize(this.#frame.bytes.length + bytes.length);
    this.#frame.add(bytes);
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
    if (this.#isNearText) this.#text.add(chunk.subarray(start, at));
    return at;
  }
}

/** Whether a text means a key, in whatever escapes. What cannot be read leads nowhere: whoever parses the rest will say so. */
function spells(text: Uint8Array, key: string): boolean {
  try {
    return JSON.parse(`"${decode(text)}"`) === key;
  } catch {
    return false;
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Decodes bytes, all at once: in parts it takes a slower way, and a text of twice the size. */
export function decode(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
