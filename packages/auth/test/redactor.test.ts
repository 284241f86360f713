import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
const secret = fc.oneof(hexToken, urlToken, password, foreign);

const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));
const everyByte = (text: string, form: (hex: string) => string): string =>
  Array.from(bytesOf(text), (byte) => form(byte.charCodeAt(0).toString(16).padStart(2, "0"))).join("");
const everyUnit = (text: string, form: (code: number) => string): string =>
  text
    .split("")
    .map((unit) => form(unit.charCodeAt(0)))
    .join("");

/** Ways in which a text repeats a secret, and what one of its characters is in them. */
const encodings: readonly [string, (secret: string) => string][] = [
  ["as it is", (text) => text],
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
  ["in base64", (text) => btoa(bytesOf(text))],
  ["in base64 of a longer text", (text) => btoa(`user:${bytesOf(text)}`)],
  [
    "in base64url",
    (text) =>
      btoa(`:${bytesOf(text)}:`)
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=*$/, ""),
  ],
];

/** Whether a part of so many characters of one text is in the other. */
function share(one: string, other: string, length: number): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  for (let at = 0; at + length <= first.length; at += 1)
    if (second.includes(first.slice(at, at + length))) return true;
  return false;
}

describe.each(encodings)("a secret %s", (_, encode) => {
  it("leaves nothing of itself", () => {
    fc.assert(
      fc.property(secret, (text) => {
        const shown = redactor([text])(`no such path: /${encode(text)}/evm`);
        expect(share(encode(text), shown, 10)).toBe(false);
        expect(shown).toMatch(/^no such path: .*\[redacted\].*evm$/su);
      }),
    );
  });

  it("leaves no fragment of six characters where the text was truncated, at either end", () => {
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
          const shown = redactor([text])(cut);
          // An escape that is cut through is no character of the secret any more.
          const rest = shown.replace(/[\\%&][^\\%&]{0,6}/g, " ");
          // What is before the secret in a longer text is none of it.
          expect(share(whole.slice(8), rest, 9)).toBe(false);
          if (whole === text) expect(share(text, shown, 6)).toBe(false);
        }
      }),
    );
  });
});

describe("what is no secret", () => {
  it("stays as it is", () => {
    fc.assert(
      fc.property(hexToken, fc.string(), (text, other) => {
        fc.pre(!share(text, other, 6));
        expect(redactor([text])(other)).toBe(other);
      }),
    );
  });

  it("stays where it shares a few digits with one, as hex data does", () => {
    const redact = redactor(["0123456789abcdef0123456789abcdef"]);
    expect(redact('"0xfff1234567fff"')).toBe('"0xfff1234567fff"');
    expect(redact('"0xfff234567"')).toBe('"0xfff[redacted]"');
    expect(redact("0xfff123456789afff")).toBe("0xfff[redacted]fff");
  });

  it("stays without secrets", () => {
    expect(redactor([])("no such path")).toBe("no such path");
  });
});

it("takes time in proportion to the text", () => {
  const redact = redactor(["t0p-secret-t0ken-of-mine"]);
  const runs = ["\\", "%", "%25", "&", "&#", "t0p-secret-", "&amp"];
  for (const run of runs) expect(redact(run.repeat(200_000)).length).toBeGreaterThan(0);
});
