import { isDeepStrictEqual } from "node:util";
import type { FixtureCase, Fixtures } from "../../options/test-options.ts";

/** @param params - JSON-RPC params, or the parameters or fields of a request. */
export type FindFixture = (name: string, params: unknown) => FixtureCase | undefined;

export function readFixtures(fixtures: Fixtures): FindFixture {
  const cases = new Map(Object.entries(fixtures).map(([name, fixture]) => [name, readCases(fixture)]));
  return (name, params) =>
    cases.get(name)?.find((one) => one.params === undefined || fits(one.params, params));
}

function readCases(fixture: unknown): readonly FixtureCase[] {
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
