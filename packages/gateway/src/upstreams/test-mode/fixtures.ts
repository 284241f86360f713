import { isDeepStrictEqual } from "node:util";
import type { FixtureCase, Fixtures as FixtureOptions } from "../../options/test-options.ts";

/** The fixed results that a test configures for operations. */
export class Fixtures {
  readonly #cases: ReadonlyMap<string, readonly FixtureCase[]>;

  constructor(fixtures: FixtureOptions) {
    this.#cases = new Map(Object.entries(fixtures).map(([name, fixture]) => [name, casesOf(fixture)]));
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

function casesOf(fixture: unknown): readonly FixtureCase[] {
  const isList =
    Array.isArray(fixture) &&
    fixture.length > 0 &&
    fixture.every((one) => typeof one === "object" && one !== null && ("result" in one || "error" in one));
  return isList ? (fixture as readonly FixtureCase[]) : [{ result: fixture }];
}

/** Lists match if they are equal, objects if the actual one has all expected fields. */
function fits(wanted: unknown, actual: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted))
    return isDeepStrictEqual(wanted, actual);
  return Object.entries(wanted).every(([key, value]) =>
    isDeepStrictEqual((Object(actual) as Readonly<Record<string, unknown>>)[key], value),
  );
}
