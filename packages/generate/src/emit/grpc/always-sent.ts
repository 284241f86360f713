/** The `encode` of a message in ts-proto's output, up to its unknown fields. */
const ENCODE = /encode\(\s+message: (\w+),[^]*?if \(message\._unknownFields/g;

/** A field that is written unless it has its default value, with the tag before its value. */
const UNLESS_DEFAULT =
  /if \( ?message\.\w+(?:\.length)? !== (?!undefined)[^)]*\) \{((?:[^{}]|\{[^{}]*\})*?writer\.uint32\((\d+)\)[^{}]*)\}/g;

/**
 * Makes codecs write required fields even if they are 0 or empty: a server that has them as required rejects messages
 * without them.
 *
 * @param text - ts-proto's output for one proto file.
 * @param required - The numbers of such fields, by the name of the message.
 */
export function alwaysSent(text: string, required: ReadonlyMap<string, ReadonlySet<number>>): string {
  if (required.size === 0) return text;
  return text.replace(ENCODE, (encode, message: string) => {
    const numbers = required.get(message);
    if (numbers === undefined) return encode;
    return encode.replace(UNLESS_DEFAULT, (whole, write: string, tag: string) =>
      numbers.has(Number(tag) >>> 3) ? write : whole,
    );
  });
}
