import { isDeepStrictEqual } from "node:util";
import type { FixtureCase, Fixtures as FixtureOptions } from "../../contract/test-options.ts";

/** The fixed results that a test configures for operations. */
export class Fixtures {
  readonly #cases: ReadonlyMap<string, readonly FixtureCase[]>;

  constructor(fixtures: FixtureOptions) {
    this.#cases = new Map(Object.entries(fixtures).map(([name, given]) => [name, casesOf(given)]));
  }

  /**
   * @param name - The name of the method, operation or venue request.
   * @param params - JSON-RPC params, or the parameters or fields of a request.
   * @returns the first case that matches.
   */
  find(name: string, params: unknown): FixtureCase | undefined {
    return this.#cases.get(name)?.find((one) => one.params === undefined || fits(one.params, params));
  }
}

function casesOf(given: unknown): readonly FixtureCase[] {
  const isList =
    Array.isArray(given) &&
    given.length > 0 &&
    given.every((one) => typeof one === "object" && one !== null && ("result" in one || "error" in one));
  return isList ? (given as readonly FixtureCase[]) : [{ result: given }];
}

/** Lists match if they are equal, objects if the actual one has all expected fields. */
function fits(wanted: unknown, given: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted))
    return isDeepStrictEqual(wanted, given);
  return Object.entries(wanted).every(([key, value]) =>
    isDeepStrictEqual((Object(given) as Readonly<Record<string, unknown>>)[key], value),
  );
}
