import { parseJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";

/** Reads a text as JSON. Integers that a number would round become bigint. `what` names the text for the error. */
export function readJson(what: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new CommandError(
      `${what}: expected JSON, received ${JSON.stringify(text.slice(0, 80))}: ${findSyntaxError(text) ?? (error as Error).message}`,
    );
  }
}

/** Returns what Node says about a text that is not JSON; `undefined` if it is. */
function findSyntaxError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the values that a text on the command line may mean, the most likely first. */
export function listMeanings(text: string): readonly unknown[] {
  const meanings: unknown[] = [];
  try {
    const value = parseJson(text);
    if (typeof value !== "string") meanings.push(value);
    else meanings.push(text, value);
  } catch {
    meanings.push(text);
  }
  if (!meanings.includes(text)) meanings.push(text);
  // Quantities are hex on the wire. People type decimals.
  if (/^\d+$/.test(text)) meanings.push(`0x${BigInt(text).toString(16)}`);
  return meanings;
}

/** Reads a number in digits, with a point if it is not whole. Other forms, such as `1e3` or `0x10`, are mistakes more often than not. */
export function readNumber(
  option: string,
  text: string,
  expected: string,
  isValid: (value: number) => boolean,
): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && isValid(value)) return value;
  throw new CommandError(`${option}: expected ${expected}, received ${JSON.stringify(text)}`);
}

/** Whether a number is a place in a row, such as a height or a port. */
export function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Whether a number counts something. */
export function isCount(value: number): boolean {
  return isWhole(value) && value > 0;
}

/** Reads a number above 0. `usual` is that of an option which is not given. */
export function readAmount(option: string, text: string | undefined, usual: number): number {
  return text === undefined ? usual : readNumber(option, text, "a number above 0", (value) => value > 0);
}

/** Reads the option `--page`. */
export function readPage(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readNumber("--page", text, "a page from 1", isCount);
}

/** Reads names with commas between them, and `*` for any part of a name. */
export function readPattern(text: string): RegExp {
  const parts = text.split(",").map((one) =>
    one
      .trim()
      .replaceAll(/[^\w*]/g, String.raw`\$&`)
      .replaceAll("*", ".*"),
  );
  return new RegExp(`^(?:${parts.join("|")})$`);
}
