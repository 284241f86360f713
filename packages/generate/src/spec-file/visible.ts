/**
 * Characters that change how a terminal or an editor shows the text around them, and those that end a line of code:
 * control characters, marks of direction, line separators, and invisible tags.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/**
 * Replaces characters of a spec that hide what a text says with their escapes, such as `\u202e`. In a literal of
 * generated code, these mean the same.
 */
export function makeVisible(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(INVISIBLE, escapeCharacter);
}

/** Returns a text that stays on one line, such as the name of a file in a comment. */
export function joinLines(text: string): string {
  return makeVisible(text).replace(/[\t\n]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
