/** The type of a text, if its pattern allows a narrower type than `string`. */
export interface TextType {
  readonly head: string;
  readonly rest: "bigint" | "string";
}

/** The longest pattern that is taken apart. */
const MOST_CHARACTERS = 1000;

/**
 * Derives a template literal type from a text's pattern: `${bigint}` for a decimal integer,
 * or a fixed prefix such as `0x${string}` for one with characters such as `0x` or `ND-`.
 */
export function readTextType(pattern: unknown): TextType | undefined {
  if (typeof pattern !== "string" || pattern.length > MOST_CHARACTERS) return undefined;
  if (/^\^(?:-\??)?(?:\[0-9\]|\\d)(?:\+|\{[\d,]+\})\$$/.test(pattern)) return { head: "", rest: "bigint" };
  const head = /^\^([\w-]*-|0x)(?![?*{])/.exec(pattern)?.[1];
  return head === undefined || hasAlternatives(pattern) ? undefined : { head, rest: "string" };
}

/** Whether a whole pattern is one of several: `^0x[0-9a-f]+$|^latest$`. Alternatives within a group don't count. */
function hasAlternatives(pattern: string): boolean {
  let outside = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, "");
  for (let before = ""; before !== outside;)
    [before, outside] = [outside, outside.replaceAll(/\([^()]*\)/g, "")];
  return outside.includes("|");
}
