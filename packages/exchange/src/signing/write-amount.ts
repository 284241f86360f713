import { describeValue, invalidArgument } from "@node-access/auth";

/**
 * Writes an amount as the venue hashes it: a decimal text without leading or trailing zeros, and without an exponent.
 *
 * @param value - A decimal text, a number, or a bigint.
 * @param path - What it is called in errors.
 * @param anyText - Whether a text that is no number stays as it is.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything else.
 */
export function writeAmount(value: unknown, path: string, anyText: boolean = false): string {
  const text =
    typeof value === "number" ? plainDigits(value) : typeof value === "string" ? value : describeValue(value);
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + fraction === "") {
    if (anyText && typeof value === "string") return value;
    throw invalidArgument(path, "a decimal number", describeValue(value));
  }
  const kept = fraction.replace(/0+$/, "");
  const body = (whole.replace(/^0+/, "") || "0") + (kept && `.${kept}`);
  return body === "0" ? body : sign + body;
}

/** A number's shortest digits without an exponent: they read back as the same number. */
function plainDigits(value: number): string {
  const [, sign = "", first = "", rest = "", exponent = ""] =
    /^(-?)(\d)\.?(\d*)e([+-]\d+)$/.exec(String(value)) ?? [];
  if (exponent === "") return String(value);
  const shift = Number(exponent);
  const digits = first + rest;
  return shift < 0 ? `${sign}0.${"0".repeat(-shift - 1)}${digits}` : sign + digits.padEnd(shift + 1, "0");
}
