import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { redactor } from "../src/index.ts";

const hexToken = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 16, maxLength: 64 });
const urlToken = fc
  .base64String({ minLength: 16, maxLength: 64 })
  .map((text) => text.replaceAll("=", "x").replaceAll("+", "-").replaceAll("/", "_"));
const password = fc
  .string({ unit: "grapheme-ascii", minLength: 12, maxLength: 40 })
  .filter((text) => /^\w.*[a-z]{3}.*\w$/s.test(text));
const foreign = fc.string({
  unit: fc.constantFrom(..."ключсекретпароль-äöü𝕜"),
  minLength: 12,
  maxLength: 24,
});
const anySecret = fc.oneof(hexToken, urlToken, password, foreign);

const encodeBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
const everyByte = (text: string, form: (hex: string) => string): string =>
  Array.from(encodeBytes(text), (byte) => form(byte.charCodeAt(0).toString(16).padStart(2, "0"))).join("");
const everyUnit = (text: string, form: (code: number) => string): string =>
  text
    .split("")
    .map((unit) => form(unit.charCodeAt(0)))
    .join("");

const base64 = (text: string): string => btoa(encodeBytes(text));
const base64OfMore = (text: string): string => btoa(`user:${encodeBytes(text)}`);
const base64url = (text: string): string =>
  btoa(`:${encodeBytes(text)}:`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=*$/, "");

/** Ways in which a text can repeat a secret. */
const encodings: readonly [string, (secret: string) => string][] = [
  ["unchanged", (text) => text],
  ["in upper case", (text) => text.toUpperCase()],
  ["in JSON", (text) => JSON.stringify(text).slice(1, -1)],
  ["in JSON in JSON", (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3)],
  ["in JSON as code units", (text) => everyUnit(text, (code) => `\\u${code.toString(16).padStart(4, "0")}`)],
  ["percent-encoded", encodeURIComponent],
  ["percent-encoded twice", (text) => encodeURIComponent(encodeURIComponent(text))],
  ["percent-encoded byte by byte", (text) => everyByte(text, (hex) => `%${hex}`)],
  ["in HTML", (text) => text.replace(/[&<>"']/g, (char) => `&${char === "'" ? "#39" : "quot"};`)],
  ["in HTML by numbers", (text) => Array.from(text, (char) => `&#${char.codePointAt(0)};`).join("")],
  ["in hex", (text) => everyByte(text, (hex) => hex)],
  ["in base64", base64],
  ["in base64 of a longer text", base64OfMore],
  ["in base64url", base64url],
];

/** Whether two texts share a run of `length` characters. */
function share(one: string, other: string, length: number): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  for (let at = 0; at + length <= first.length; at += 1)
    if (second.includes(first.slice(at, at + length))) return true;
  return false;
}

/**
 * Whether a text shows eight letters of a secret in a row, or sixteen characters of any kind,
 * encoded.
 */
function leaks(secret: string, encode: (secret: string) => string, shown: string): boolean {
  // Eight bytes are eleven characters of base64. At either end, one more character holds bits of
  // the neighbouring bytes.
  if (/base64/.test(encode.name)) return share(encode(secret).slice(8), shown, 13);
  const windows = (size: number): string[] =>
    Array.from({ length: Math.max(secret.length - size + 1, 0) }, (_, at) => secret.slice(at, at + size));
  return (
    [...windows(8).filter((part) => /^[^\s"'<>&\\]*$/.test(part)), ...windows(16)]
      // A lone surrogate cannot be encoded.
      .filter((part) => !/\p{Surrogate}/u.test(part))
      .some((part) => shown.toLowerCase().includes(encode(part).toLowerCase()))
  );
}

describe.each(encodings)("a secret %s", (_, encode) => {
  it("leaves no trace", () => {
    fc.assert(
      fc.property(anySecret, (text) => {
        const shown = redactor([text])(`no such path: /${encode(text)}/evm`);
        expect(leaks(text, encode, shown)).toBe(false);
        expect(shown).toContain("[redacted]");
      }),
    );
  });

  it("leaves no fragment of eight characters if the text is truncated at either end", () => {
    fc.assert(
      fc.property(fc.oneof(hexToken, urlToken), fc.nat(), fc.nat(), (text, a, b) => {
        const whole = encode(text);
        const from = a % whole.length;
        const to = b % whole.length;
        for (const cut of [
          `/${whole.slice(0, to)}`,
          `${whole.slice(from)} GET`,
          `"${whole.slice(0, to)}..."`,
        ]) {
          expect(leaks(text, encode, redactor([text])(cut))).toBe(false);
        }
      }),
    );
  });
});

describe("text without a secret", () => {
  it("is unchanged", () => {
    fc.assert(
      fc.property(hexToken, fc.string(), (text, other) => {
        fc.pre(!share(text, other, 8));
        expect(redactor([text])(other)).toBe(other);
      }),
    );
  });

  it("is unchanged if it shares only a few digits with a secret, as hex data does", () => {
    const redact = redactor(["0123456789abcdef0123456789abcdef"]);
    expect(redact('"0xfff1234567fff"')).toBe('"0xfff1234567fff"');
    expect(redact('"0xfff12345678fff"')).toBe('"[redacted]"');
  });

  it("is shown next to a word with a secret, but not next to a secret of several words", () => {
    expect(redactor(["t0p-secret-t0ken"])("no such path: /t0p-secret-t0ken/evm, try again")).toBe(
      "no such path: /[redacted]/evm, try again",
    );
    const redact = redactor(["two-words: 2 of-them"]);
    expect(redact("user: two-words: 2")).toBe("[redacted]");
    expect(redact("user: two or more")).toBe("user: two or more");
  });

  it("is unchanged if there are no secrets", () => {
    expect(redactor([])("no such path")).toBe("no such path");
  });
});

it("takes linear time", () => {
  const redact = redactor(["t0p-secret-t0ken-of-mine"]);
  const runs = ["\\", "%", "%25", "&", "&#", "t0p-secret-", "&amp"];
  for (const run of runs) expect(redact(run.repeat(200_000)).length).toBeGreaterThan(0);
});

it("finds parts of a long secret without holding each of its fragments", () => {
  const bytes = Uint8Array.from({ length: 65_536 }, (_, index) => ((index * 2_654_435_761) >>> 13) % 61);
  const secret = Array.from(bytes, (byte) => String.fromCharCode(65 + byte))
    .join("")
    .replace(/[^\w-]/g, "x");
  const add = vi.spyOn(Set.prototype, "add");
  onTestFinished(() => add.mockRestore());
  const redact = redactor([secret]);
  for (const start of [0, 1, 777, 40_003, secret.length - 24]) {
    const part = secret.slice(start, start + 24);
    const hex = Buffer.from(secret.slice(start, start + 30)).toString("hex");
    expect(redact(`at /${part}: ${hex}`)).toBe("at /[redacted] [redacted]");
  }
  expect(add.mock.calls.length).toBeLessThan(60_000);
});
