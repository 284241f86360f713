/** What a generated client costs. */
export interface Measured {
  /** The time of the generator's command. */
  readonly seconds: number;
  readonly lines: number;
  /** The bundle of a program with one call, minified, in bytes. Absent if the generator makes no calls. */
  readonly bytes?: number;
  /** The same, compressed. */
  readonly gzip?: number;
  /** Type instantiations of the client and of a program with one call, by TypeScript 5.9. */
  readonly instantiations?: number;
}

/** A client of one of the generators, or why there is none. */
export type Outcome = Measured | { readonly failure: string };
