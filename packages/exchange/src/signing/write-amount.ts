import { describeValue, invalidArgument } from "@node-access/auth";

/**
 * Formats an amount like the venue: a decimal string without redundant zeros or an exponent.
 *
 * @param anyText - Whether to keep a string that is not a number.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything but a decimal string, a number, or a bigint.
 */
export function writeAmount(value: unknown, path: string, anyText: boolean = false): string {
  const text =
    typeof value === "number" ? plainDigits(value) : typeof value === "string" ? value : describeValue(value);
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + fraction === "") {
    if (anyText && typeof value === "string") return value;
    throw invalidArgument(path, "a decimal number", describeValue(value));
  }
  const trimmed = fraction.replace(/0+$/, "");
  const body = (whole.replace(/^0+/, "") || "0") + (trimmed && `.${trimmed}`);
  return body === "0" ? body : sign + body;
}

/** Formats a number with its shortest digits, without an exponent. */
function plainDigits(value: number): string {
  const [, sign = "", first = "", rest = "", exponent = ""] =
    /^(-?)(\d)\.?(\d*)e([+-]\d+)$/.exec(String(value)) ?? [];
  if (exponent === "") return String(value);
  const shift = Number(exponent);
  const digits = first + rest;
  return shift < 0 ? `${sign}0.${"0".repeat(-shift - 1)}${digits}` : sign + digits.padEnd(shift + 1, "0");
}
