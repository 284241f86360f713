/** A rule of a spec (`x-simulated`) that a mock server follows. */
export interface MockRule {
  readonly word: "height" | "hash" | "time" | "given" | "number" | "at";
  /** What the value is of, such as `block` or `job`; the name of what a request has. */
  readonly kind: string;
  /** How many blocks before or after. */
  readonly offset: number;
}

const form =
  /^(?:(height|time)|(hash|given|number) ([a-zA-Z_][\w .-]*?)|(at)(?= [+-]?\d+$))(?: ([+-]?\d+))?$/;

/** The rules, as messages name them. */
export const mockRules = "height, hash NAME, time, given NAME, number NAME or at -1";

/** Reads a rule; `undefined` if it is none that a mock server knows. */
export function readMockRule(text: string): MockRule | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, alone, named, kind = "", at, offset = "0"] = match;
  return { word: (alone ?? named ?? at) as MockRule["word"], kind, offset: Number(offset) };
}
