/** Returns the words of a text, such as names of keys. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Returns a record with other values. */
export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  convert: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value, key)]));
}
