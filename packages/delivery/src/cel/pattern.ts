import { RE2JS } from "@bufbuild/re2";
import { LRUCache } from "lru-cache";

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
    this.#compiled = RE2JS.compile(pattern);
    const instructions = this.#compiled.re2().prog.numInst();
    if (instructions > MAX_INSTRUCTIONS)
      throw new Error(`a pattern of matches is too complex, use fewer or smaller repetitions: ${pattern}`);
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
