import { createDecoder } from "#platform";

/** A step of a path into a JSON text: the key of an object, or `*` for each item of an array. */
export type Step = string | "*";

/** An item of an array on the path. Arrays on the path inside it are empty. */
export class Part {
  /** How many steps of the path lead to the array. */
  readonly level: number;
  readonly #decode: Decoder;
  readonly #start: number;
  readonly #end: number;

  constructor(level: number, decode: Decoder, start: number, end: number) {
    this.level = level;
    this.#decode = decode;
    this.#start = start;
    this.#end = end;
  }

  /**
   * Decodes the item's JSON text; empty if the array has an extra comma. Only until the next chunk
   * is pushed, because the bytes are not copied: decoding all items of a chunk at once would keep
   * their texts alive while the first ones are consumed, and V8 would grow its young generation.
   *
   * @throws TypeError if it is not UTF-8.
   */
  get text(): string {
    return this.#decode(this.#start, this.#end);
  }
}

/** Decodes a part of some bytes. */
type Decoder = (start: number, end: number) => string;

// The meaning of a byte outside of strings. Those after `CLOSES` matter only in containers on the path.
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
/** Brackets and braces differ only in this bit. */
const BRACE_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The bytes of the text, or of an array item in it, from earlier chunks. Its memory is reused. */
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
    // The text may start with a byte order mark.
    return createDecoder(this.#bytes)(0, this.size).replace(/^\uFEFF/, "");
  }

  /** Decodes the first bytes, even if they are invalid UTF-8. */
  beginning(size: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, size));
  }
}

/**
 * Splits a JSON text into the items of the arrays along a path, while its bytes arrive, and the rest, in which these are
 * empty. It neither builds nor validates values: parse the parts to do so.
 */
export class JsonParts {
  readonly #path: readonly Step[];
  readonly #checkSize: (bytes: number) => void;
  /** The text, the open item in it, the open item in that, and so on, then frames to be reused. */
  readonly #frames: Frame[] = [new Frame()];
  /** Index of the innermost frame in use. */
  #frame = 0;
  /** Number of open containers. */
  #depth = 0;
  /** How many of them, from the root, are on the path. */
  #onPath = 0;
  /** Whether the bytes belong to a frame. Between the items of an array on the path, they don't. */
  #holds = true;
  /** Start of the bytes in the chunk that are not in the innermost frame yet. */
  #from = 0;
  #inText = false;
  #escaped = false;
  /** Whether the string is in an object on the path, so it may be a key of the path. */
  #mayBeKey = false;
  #text: Uint8Array[] = [];
  #isKey = false;
  /** Whether a comma in an array on the path has been read, so an item must follow. */
  #isDue = false;
  /** Size of the remaining text when the first part was complete. */
  #before: number | undefined;

  /** @param checkSize - Called with the number of bytes held for one part. Throws if there are too many. */
  constructor(path: readonly Step[], checkSize: (bytes: number) => void) {
    this.#path = path;
    this.#checkSize = checkSize;
  }

  /**
   * Reads the next chunk.
   *
   * @param parts - Receives the completed parts.
   * @throws TypeError if a part from several chunks is not UTF-8, because such a part is decoded here;
   * a part from this chunk alone throws it when its text is read. Also the errors of `checkSize`.
   */
  push(chunk: Uint8Array, parts: Part[]): void {
    const decode = createDecoder(chunk);
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
  #read(chunk: Uint8Array, at: number, decode: Decoder, parts: Part[]): void {
    const meaning = meanings[chunk[at] ?? 0] ?? PLAIN;
    if (meaning === PLAIN && this.#holds) return;
    if (this.#inArray) {
      if (meaning === COMMA || meaning === CLOSES) {
        const level = this.#onPath - 1;
        if (this.#holds) {
          parts.push(this.#take(level, chunk, at, decode));
          this.#holds = false;
        } else if (this.#isDue || meaning === COMMA) parts.push(new Part(level, decode, at, at));
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

  /** Reads bytes below the path, where only strings and depth matter. @returns the end position. */
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

  /** Reads a string until its end or the end of the chunk. @returns the end position. */
  #readText(chunk: Uint8Array, start: number): number {
    let at = start;
    if (this.#escaped) at += 1;
    while (at < chunk.length && chunk[at] !== QUOTE_BYTE) at += chunk[at] === BACKSLASH_BYTE ? 2 : 1;
    // The chunk may end inside an escape.
    this.#escaped = at > chunk.length;
    this.#inText = at >= chunk.length;
    // A copy, because the chunk's memory may be reused.
    if (this.#mayBeKey) this.#text.push(new Uint8Array(chunk.subarray(start, at)));
    return at + 1;
  }

  /** @returns the remaining text when the first part was complete. */
  get beginning(): string {
    return this.#frames[0]?.beginning(this.#before ?? 0) ?? "";
  }

  /** @returns the remaining text, or `undefined` if the text was truncated. */
  end(): string | undefined {
    return this.#depth === 0 && !this.#inText ? this.#frames[0]?.text : undefined;
  }

  /** Whether the innermost container on the path is an array. */
  get #inArray(): boolean {
    return this.#onPath > 0 && this.#isArray(this.#onPath - 1);
  }

  /** Whether the container after this number of steps is an array, according to the path. */
  #isArray(steps: number): boolean {
    return steps === this.#path.length || this.#path[steps] === "*";
  }

  /** Whether a container that opens inside the innermost one on the path is on the path too. */
  #leadsOn(isArray: boolean): boolean {
    const steps = this.#onPath;
    if (steps > this.#path.length || isArray !== this.#isArray(steps)) return false;
    const step = this.#path[steps - 1];
    return step === undefined || step === "*" || (this.#isKey && spells(this.#text, step));
  }

  /** @returns the completed item. */
  #take(level: number, chunk: Uint8Array, end: number, decode: Decoder): Part {
    const frame = this.#frames[this.#frame] as Frame;
    this.#before ??= this.#frames[0]?.size;
    this.#frame -= 1;
    if (frame.size === 0) {
      this.#checkSize(end - this.#from);
      return new Part(level, decode, this.#from, end);
    }
    frame.hold(chunk.subarray(this.#from, end));
    this.#checkSize(frame.size);
    const { text } = frame;
    frame.size = 0;
    return new Part(level, () => text, 0, 0);
  }

  #hold(bytes: Uint8Array): void {
    const frame = this.#frames[this.#frame] as Frame;
    this.#checkSize(frame.size + bytes.length);
    frame.hold(bytes);
  }
}

/** Checks whether a JSON string equals a key, after its escapes. Parsing reports an invalid string. */
function spells(text: readonly Uint8Array[], key: string): boolean {
  const whole = new Frame();
  for (const bytes of text) whole.hold(bytes);
  try {
    return JSON.parse(`"${whole.text}"`) === key;
  } catch {
    return false;
  }
}
