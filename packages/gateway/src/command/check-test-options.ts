import { closeSync, openSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import { checkObject, checkTexts } from "../contract/check-options.ts";
import type { GatewayOptions } from "./options.ts";
import { methods } from "../generated/methods.ts";
import { routes } from "../generated/routes.ts";
import { actions, infoAnswers } from "../generated/venue.ts";

const known = new Set([
  ...Object.values(methods).flatMap((family) =>
    family.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ),
  ...routes.map(({ operationId }) => operationId as string),
  ...Object.keys(infoAnswers),
  ...Object.keys(actions),
]);
const expectedName = "a JSON-RPC method, a REST operation's id as getBlockV2, or the type of a venue request";
const names = ["methods", "rate", "latency", "error", "status", "retryAfter", "disconnect"];

/**
 * Checks the options of the test mode. Loaded only if there are any: it knows the names of all operations.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong.
 */
export function checkTestOptions({ fixtures, faults, record }: TestOptions): void {
  checkFixtures(fixtures);
  checkFaults(faults);
  if (record !== undefined) checkRecord(record);
}

type TestOptions = Pick<GatewayOptions, "fixtures" | "faults" | "record">;

function checkRecord(file: string): void {
  try {
    closeSync(openSync(file, "w"));
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw invalidArgument("record", "a file that can be written", `${file} (${code})`);
  }
}

/** A result under the name of no operation would never be used. */
function checkFixtures(fixtures: unknown): void {
  for (const name of Object.keys(checkObject("fixtures", fixtures, Object.keys(Object(fixtures) as object))))
    if (!isName(name)) throw invalidArgument(`fixtures.${name}`, expectedName, "another name");
}

function checkFaults(faults: unknown): void {
  if (!Array.isArray(faults)) throw invalidArgument("faults", "a list of faults", typeof faults);
  for (const [index, given] of faults.entries()) {
    const path = `faults.${index}`;
    const {
      methods: wanted,
      rate,
      latency,
      error,
      status,
      retryAfter,
      disconnect,
    } = checkObject(path, given, names);
    if (wanted !== undefined)
      checkTexts(`${path}.methods`, wanted, `${expectedName}, or a namespace as debug_*`, (one) =>
        one.endsWith("*") ? [...known].some((name) => name.startsWith(one.slice(0, -1))) : isName(one),
      );
    check(`${path}.rate`, rate, "a number from 0 to 1", (value) => isFrom(0, value, 1));
    check(
      `${path}.latency`,
      latency,
      "milliseconds from 0 to 60000, or a list of the least and the most",
      isLatency,
    );
    check(`${path}.status`, status, "an HTTP status from 400 to 599", (value) => isFrom(400, value, 599));
    check(`${path}.retryAfter`, retryAfter, "seconds from 0 to 3600", (value) => isFrom(0, value, 3_600));
    check(`${path}.disconnect`, disconnect, "true", (value) => value === true);
    check(`${path}.error`, error, "an object with a numeric code and a message", isError);
    if ([latency, error, status, disconnect].every((value) => value === undefined))
      throw invalidArgument(path, "latency, error, status or disconnect", "none of them");
  }
}

/** Methods beyond the specs have names like theirs. */
function isName(name: string): boolean {
  return known.has(name) || /^[a-z]\w*_\w+$/.test(name);
}

function check(path: string, value: unknown, expected: string, isGood: (value: unknown) => boolean): void {
  if (value !== undefined && !isGood(value)) throw invalidArgument(path, expected, "another value");
}

function isFrom(least: number, value: unknown, most: number): boolean {
  return typeof value === "number" && value >= least && value <= most;
}

function isLatency(value: unknown): boolean {
  const [least, most, ...rest] = Array.isArray(value) ? (value as unknown[]) : [value, value];
  return rest.length === 0 && isFrom(0, least, 60_000) && isFrom(least as number, most, 60_000);
}

function isError(value: unknown): boolean {
  const { code, message } = Object(value) as Readonly<Record<string, unknown>>;
  return Number.isInteger(code) && typeof message === "string";
}
