/** What Node has since version 21, and the types of TypeScript do not have. */
interface ExactJson {
  rawJSON(text: string): unknown;
  parse(
    text: string,
    revive: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
}

const { parse, rawJSON } = JSON as unknown as ExactJson;

/** Writes what a source has read as JSON. Our clients read integers above 2^53 as bigints, which keep their digits. */
export function writeData(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch {
    return JSON.stringify(data, (_, value: unknown) =>
      typeof value === "bigint" ? rawJSON(String(value)) : value,
    );
  }
}

/** Reads what {@link writeData} has written. */
export function parseData(text: string): unknown {
  return parse(text, (_, value, { source = "" }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
      ? BigInt(source)
      : value,
  );
}
