import fc from "fast-check";

/**
 * Any character of Unicode. fast-check's own unit, `binary`, takes two seconds to begin: it lists them all.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .map((code) => String.fromCodePoint(code))
  .filter((text) => text.isWellFormed());
