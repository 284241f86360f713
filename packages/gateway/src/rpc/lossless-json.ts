// A number that JSON.parse might round: 16 digits or more, a fraction or an exponent. It follows a delimiter; a
// text that looks so inside a string costs only time.
const riskyNumber = /[:,[\s]-?(?:\d{16}|\d+[.eE])/;

interface RawJson {
  rawJSON(text: string): unknown;
}

/** Parses JSON so that `JSON.stringify` gives its numbers back as they were written. */
export function parseLossless(text: string): unknown {
  return riskyNumber.test(text)
    ? JSON.parse(text, keepSource as (key: string, value: unknown) => unknown)
    : JSON.parse(text);
}

function keepSource(_key: string, value: unknown, { source }: { source: string }): unknown {
  return typeof value === "number" && String(value) !== source
    ? (JSON as unknown as RawJson).rawJSON(source)
    : value;
}
