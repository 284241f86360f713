/** Maximum number of characters shown of a value, because browsers are slow with more. */
const MOST = 100_000;

/** A value as TypeScript would write it: JSON, with bigint as `1n` and bytes by their count. */
export function showValue(value: unknown): string {
  if (value === undefined) return "undefined";
  const bigints: string[] = [];
  const json = JSON.stringify(
    value,
    (_, part: unknown) => {
      if (typeof part === "bigint") return `${MARK}${bigints.push(`${part}n`) - 1}`;
      if (part instanceof Uint8Array) return `${part.length} bytes`;
      return part;
    },
    2,
  );
  const text = json.replaceAll(
    new RegExp(`"${MARK}(\\d+)"`, "g"),
    (_, index: string) => bigints[Number(index)] ?? "",
  );
  return text.length > MOST ? `${text.slice(0, MOST)}\n… ${text.length - MOST} more characters` : text;
}

/** Marks the place of a bigint; a private use character, which no node writes. */
const MARK = "\uE000";
