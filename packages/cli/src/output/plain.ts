/** Writes a value as JSON would have it: bytes as base64, maps as objects, integers as they are, other bigints as digits. */
export function toPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (value instanceof Map) return toPlain(Object.fromEntries(value));
  if (Array.isArray(value)) return value.map(toPlain);
  if ("$case" in value && "value" in value) return { [String(value.$case)]: toPlain(value.value) };
  // Such as that of the management API, which shows as [redacted].
  if ("toJSON" in value && typeof value.toJSON === "function") return toPlain(value.toJSON());
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
      part === undefined || name === "_unknownFields" ? [] : [[name, toPlain(part)]],
    ),
  );
}
