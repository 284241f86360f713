/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns the bytes of hex digits, after `0x`. */
export function decodeHex(text: unknown): Buffer {
  return Buffer.from(String(text).slice(2), "hex");
}

/** @returns bytes as hex digits, after `0x`. */
export function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

/** @returns an integer as EVM nodes write it. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

/** @returns an object without some of its fields. */
export function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Adds the newest entry to a map, and removes the oldest one if there are too many. */
export function putNewest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}
