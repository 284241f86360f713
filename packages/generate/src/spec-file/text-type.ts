/** The type of a text, as far as its pattern says more than `string`. */
export interface TextType {
  /** What each text begins with. */
  readonly head: string;
  /** What follows. */
  readonly rest: "bigint" | "string";
}

/**
 * Reads the template type of a text from its pattern: of a decimal integer `${bigint}`, of one that begins with fixed characters
 * such as `0x` or `ND-` the type `0x${string}`.
 *
 * @param pattern - The regular expression of the schema, if it has one.
 */
export function textType(pattern: unknown): TextType | undefined {
  if (typeof pattern !== "string") return undefined;
  if (/^\^-?(?:\[0-9\]|\\d)(?:\+|\{[\d,]+\})\$$/.test(pattern)) return { head: "", rest: "bigint" };
  const head = /^\^([\w-]*-|0x)/.exec(pattern)?.[1];
  return head === undefined ? undefined : { head, rest: "string" };
}
