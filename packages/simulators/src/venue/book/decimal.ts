/** Decimal places of all calculations: more than any price or size of the venue has. */
const places = 18;
const one = 10n ** BigInt(places);

/** @returns a decimal as an exact count of 10^-18; `undefined` for another text. */
export function parseDecimal(text: string): bigint | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,30})(?:\.(\d{1,18}))?$/.exec(text) ?? [];
  return whole === "" ? undefined : BigInt(whole + fraction.padEnd(places, "0"));
}

/** @returns the number as the venue writes it: without trailing zeros, and with at least one decimal place. */
export function formatDecimal(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "") || "0";
  return `${value < 0n ? "-" : ""}${digits.slice(0, -places)}.${fraction}`;
}

export function decimalPlaces(value: bigint): number {
  const [, fraction = ""] = formatDecimal(value).split(".");
  return fraction === "0" ? 0 : fraction.length;
}

/** @returns the average price of fills, truncated to the highest precision of their prices. */
export function averagePrice(fills: readonly { readonly price: bigint; readonly size: bigint }[]): bigint {
  const size = fills.reduce((sum, fill) => sum + fill.size, 0n);
  const cost = fills.reduce((sum, fill) => sum + fill.price * fill.size, 0n);
  const unit = one / 10n ** 8n;
  return size === 0n ? 0n : (cost / size / unit) * unit;
}
