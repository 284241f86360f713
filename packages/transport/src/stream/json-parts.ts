import { decoderOf } from "#platform";

/** A step on the way from the root of a JSON text: to the value of an object's key, or to each item of an array. */
export type Step = string | "*";

/** An item of an array on the path, without the arrays that were cut out of it. */
export interface Part {
  /** How many steps of the path lead to the array. */
  readonly level: number;
  /** Its JSON text; empty where the array has a comma too many. */
  readonly text: string;
}

// What a byte outside of texts means. Beyond `CLOSES` it matters only in a container on the path; space is a plain byte there.
const PLAIN = 0;
const QUOTE = 1;
const OPENS = 2;
const CLOSES = 3;
const COMMA = 4;
const COLON = 5;
const SPACE = 6;

const meanings: Uint8Array = new Uint8Array(256);
['"', "[{", "]}", ",", ":", " \t\n\r"].forEach((letters, index) => {
  for (const letter of letters) meanings[letter.charCodeAt(0)] = index + 1;
});

const QUOTE_BYTE = 0x22;
const BACKSLASH_BYTE = 0x5c;
const BRACKET_BYTE = 0x5b;
/** Brackets and braces are the same but for this bit. */
const BRACE_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The text itself, or an item of an array in it, as far as it has come in earlier chunks. Its memory is used again. */
class Frame {
  #bytes: Uint8Array = new Uint8Array(1_024);
  size = 0;

  hold(bytes: Uint8Array): void {
    const size = this.size + bytes.length;
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.size));
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.size);
    this.size = size;
  }

  get text(): string {
    // A byte order mark may lead the text.
    return decoderOf(this.#bytes)(0, this.size).replace(/^\uFEFF/, "");
  }

  /** Decodes so many bytes from the start, whatever they are. */
  beginning(size: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, size));
  }
}

/**
 * Cuts a JSON text, as its bytes come, into the items of the array at the end of a path and of those on the way to it. What
 * is left is the text with these arrays empty. Nothing is built and nothing checked: that is for who parses the parts.
 */
export class JsonParts {
  readonly #path: readonly Step[];
  readonly #checkSize: (bytes: number) => void;
  /** The text, the item that is open in it, the one in that, and so on; behind them some that can be used again. */
  readonly #frames: Frame[] = [new Frame()];
  /** The innermost of those in use. */
  #frame = 0;
  /** How many containers are open. */
  #depth = 0;
  /** How many of them, from the root on, lie on the path. */
  #onPath = 0;
  /** Whether the bytes belong to a frame: between the items of an array on the path they do not. */
  #holds = true;
  /** Where in the chunk the bytes begin that the innermost frame has not got yet. */
  #from = 0;
  #inText = false;
  #escaped = false;
  /** Whether the text is one of a container on the path, and so may be a key of the path. */
  #mayBeKey = false;
  #text: Uint8Array[] = [];
  #isKey = false;
  /** Whether a comma has come in an array on the path, so that an item must follow. */
  #isDue = false;
  /** Bytes of the text outside of the arrays that had come when the first part became whole. */
  #before: number | undefined;

  /**
   * @param path - From the root to an array.
   * @param checkSize - Is told how many bytes are held for one part, and throws if they are too many.
   */
  constructor(path: readonly Step[], checkSize: (bytes: number) => void) {
    this.#path = path;
    this.#checkSize = checkSize;
  }

  /**
   * Reads on.
   *
   * @param parts - Receives the parts that have become whole.
   * @throws TypeError for a part that is not UTF-8, and what `checkSize` throws.
   */
  push(chunk: Uint8Array, parts: Part[]): void {
    const decode = decoderOf(chunk);
    this.#from = 0;
    for (let at = 0; at < chunk.length;) {
      if (this.#inText) at = this.#readText(chunk, at);
      else if (this.#depth > this.#onPath) at = this.#skip(chunk, at);
      else {
        this.#read(chunk, at, decode, parts);
        at += 1;
      }
    }
    if (this.#holds) this.#hold(chunk.subarray(this.#from));
  }

  /** Reads a byte of a container on the path. */
  #read(chunk: Uint8Array, at: number, decode: (start: number, end: number) => string, parts: Part[]): void {
    const meaning = meanings[chunk[at] ?? 0] ?? PLAIN;
    if (meaning === PLAIN && this.#holds) return;
    if (this.#inArray) {
      if (meaning === COMMA || meaning === CLOSES) {
        const level = this.#onPath - 1;
        if (this.#holds) {
          parts.push({ level, text: this.#take(chunk, at, decode) });
          this.#holds = false;
        } else if (this.#isDue || meaning === COMMA) parts.push({ level, text: "" });
        this.#isDue = meaning === COMMA;
      } else if (!this.#holds && meaning !== SPACE) {
        this.#frame += 1;
        this.#frames[this.#frame] ??= new Frame();
        this.#holds = true;
        this.#isDue = false;
        this.#from = at;
      }
    }
    switch (meaning) {
      case QUOTE:
        this.#inText = true;
        this.#mayBeKey = !this.#inArray;
        if (this.#mayBeKey) this.#text = [];
        break;
      case OPENS:
        if (this.#leadsOn(chunk[at] === BRACKET_BYTE)) {
          this.#onPath += 1;
          if (this.#inArray) {
            this.#hold(chunk.subarray(this.#from, at + 1));
            this.#holds = false;
          }
        }
        this.#isKey = false;
        this.#depth += 1;
        break;
      case CLOSES:
        if (this.#inArray) {
          this.#holds = true;
          this.#from = at;
        }
        if (this.#onPath > 0) this.#onPath -= 1;
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

  /** Reads on below the path, where only texts and depth matter. Most bytes are there. @returns where it ends. */
  #skip(chunk: Uint8Array, start: number): number {
    const { length } = chunk;
    const onPath = this.#onPath;
    let depth = this.#depth;
    let at = start;
    while (at < length && depth > onPath) {
      const byte = chunk[at] as number;
      at += 1;
      if (byte === QUOTE_BYTE) {
        for (let inner = 0; at < length; at += inner === BACKSLASH_BYTE ? 2 : 1) {
          inner = chunk[at] as number;
          if (inner === QUOTE_BYTE) break;
        }
        this.#inText = at >= length;
        this.#escaped = at > length;
        this.#mayBeKey = false;
        at += 1;
      } else if ((byte | BRACE_BIT) === OPENING) depth += 1;
      else if ((byte | BRACE_BIT) === CLOSING) depth -= 1;
    }
    this.#depth = depth;
    return at;
  }

  /** Reads a text to its end or that of the chunk. @returns where it ends. */
  #readText(chunk: Uint8Array, start: number): number {
    let at = start;
    if (this.#escaped) at += 1;
    while (at < chunk.length && chunk[at] !== QUOTE_BYTE) at += chunk[at] === BACKSLASH_BYTE ? 2 : 1;
    // Half of an escape may be left for the next chunk.
    this.#escaped = at > chunk.length;
    this.#inText = at >= chunk.length;
    // A copy: the chunk's memory may be used again.
    if (this.#mayBeKey) this.#text.push(new Uint8Array(chunk.subarray(start, at)));
    return at + 1;
  }

  /** @returns what there was of the text outside of the arrays when the first part had become whole. */
  get beginning(): string {
    return this.#frames[0]?.beginning(this.#before ?? 0) ?? "";
  }

  /** @returns the text with the arrays of the path empty; `undefined` if it broke off. */
  end(): string | undefined {
    return this.#depth === 0 && !this.#inText ? this.#frames[0]?.text : undefined;
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

  /** @returns the text of the item that ends here. */
  #take(chunk: Uint8Array, end: number, decode: (start: number, end: number) => string): string {
    const frame = this.#frames[this.#frame] as Frame;
    this.#before ??= this.#frames[0]?.size;
    this.#frame -= 1;
    if (frame.size === 0) {
      this.#checkSize(end - this.#from);
      return decode(this.#from, end);
    }
    frame.hold(chunk.subarray(this.#from, end));
    this.#checkSize(frame.size);
    const { text } = frame;
    frame.size = 0;
    return text;
  }

  #hold(bytes: Uint8Array): void {
    const frame = this.#frames[this.#frame] as Frame;
    this.#checkSize(frame.size + bytes.length);
    frame.hold(bytes);
  }
}

/** Whether a text means a key, in whatever escapes. What cannot be read leads nowhere: whoever parses the rest will say so. */
function spells(text: readonly Uint8Array[], key: string): boolean {
  const whole = new Frame();
  for (const bytes of text) whole.hold(bytes);
  try {
    return JSON.parse(`"${whole.text}"`) === key;
  } catch {
    return false;
  }
}
