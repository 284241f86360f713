import { RE2JS } from "@bufbuild/re2";
import { LRUCache } from "lru-cache";

/** Characters of a pattern, and how many it may be once its repetitions are written out: compiling takes that long. */
const MAX_LENGTH = 1_000;
const MAX_REPEATED = 20_000;
/** Instructions of a pattern. */
const MAX_INSTRUCTIONS = 300;
/** Compiled patterns to remember, for all expressions. */
const MAX_PATTERNS = 500;
/** Characters after which a pattern forgets its states: it may make one for each, of about 2 kB. */
const MAX_STATES = 500;

const patterns = new LRUCache<string, Pattern>({ max: MAX_PATTERNS });

/** A regular expression, whose time is linear in the text. */
export class Pattern {
  readonly #compiled: RE2JS;
  #read = 0;
  /** What each character of a text costs. */
  readonly cost: number;

  constructor(pattern: string) {
    checkPattern(pattern);
    this.#compiled = RE2JS.compile(pattern);
    const instructions = this.#compiled.re2().prog.numInst();
    if (instructions > MAX_INSTRUCTIONS) throw tooComplex(pattern);
    this.cost = 1 + instructions / 3;
  }

  /** Whether it is found in a text. */
  test(text: string): boolean {
    const found = this.#compiled.test(text);
    this.#read += text.length;
    if (this.#read > MAX_STATES) {
      this.#compiled.reset();
      this.#read = 0;
    }
    return found;
  }
}

/** Compiles a pattern of `matches`, once. @throws Error if it is wrong or too complex. */
export function compilePattern(pattern: string): Pattern {
  let compiled = patterns.get(pattern);
  if (!compiled) patterns.set(pattern, (compiled = new Pattern(pattern)));
  return compiled;
}

/** Finds what would take seconds to compile. @throws Error if there is something. */
function checkPattern(pattern: string): void {
  if (pattern.length > MAX_LENGTH)
    throw new Error(
      `a pattern of matches has ${pattern.length} characters: at most ${MAX_LENGTH} are allowed`,
    );
  // Ranges of Unicode are thousands of characters to the compiler.
  if (/[^\0-\x7F]|\\[pP]|\\x\{/.test(pattern))
    throw new Error(`a pattern of matches may have only ASCII, and neither \\p nor \\x{}: ${pattern}`);
  const counts = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].map(([, least, most]) =>
    Number(most || least),
  );
  const repeated = counts.reduce((sum, count) => sum + count, 1);
  if (pattern.length * repeated > MAX_REPEATED) throw tooComplex(pattern);
}

function tooComplex(pattern: string): Error {
  return new Error(`a pattern of matches is too complex, use fewer or smaller repetitions: ${pattern}`);
}
