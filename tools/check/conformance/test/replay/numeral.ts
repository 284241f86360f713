/** A JSON number with the digits that a node sent. */
export class Numeral {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/**
 * Parses JSON.
 *
 * @throws Error that names the place of a text that is not JSON.
 */
export function parse<T>(place: string, text: string): T {
  return parseWith<T>(place, text);
}

/** The same with each number as a {@link Numeral}. */
export function parseNumerals<T>(place: string, text: string): T {
  return parseWith<T>(place, text, (_name, value, { source }) =>
    typeof value === "number" ? new Numeral(source) : value,
  );
}

/** An integer that a double may not hold is a bigint. */
export function exact(value: unknown, numeral: Numeral | undefined): unknown {
  const isLarge = numeral && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLarge ? BigInt(numeral.digits) : value;
}

type Reviver = (name: string, value: unknown, context: { readonly source: string }) => unknown;

function parseWith<T>(place: string, text: string, reviver?: Reviver): T {
  try {
    return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]) as T;
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
