import { stringifyJson } from "@node-access/transport/rest";
import { findMismatch, type Mismatch } from "../facts/check-value.ts";
import { findMistypedField } from "../facts/mistyped-field.ts";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";
import { listMeanings, readJson } from "./read-text.ts";

export interface TypedParams {
  readonly positional: readonly string[];
  /** `name=value`. */
  readonly named: readonly string[];
  /** All params as the text of JSON: a list, or an object by name. */
  readonly json?: string | undefined;
  /** The same as values. */
  readonly values?: unknown;
}

/** A param that a call takes. */
export interface Place {
  readonly name: string;
  readonly required?: boolean | undefined;
  /** `true` for any value. */
  readonly schema: object | boolean;
}

/** Reads and validates the params of a call: those that were given, by name. Errors suggest similar names. */
export async function readParams(
  method: string,
  typed: TypedParams,
  places: readonly Place[],
  definitions: object,
): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  const findPlace = (name: string): Place => {
    const found = places.find((place) => place.name === name);
    if (found) return found;
    const names = places.map((place) => place.name);
    const known = names.length === 0 ? "it takes none" : `its params are ${names.join(", ")}`;
    throw new CommandError(
      `${method}: there is no param ${JSON.stringify(name)}: ${known}${suggestNames(name, names)}`,
    );
  };
  const given = typed.json === undefined ? typed.values : readJson("--params", typed.json);
  if (given !== undefined) {
    if (typed.positional.length > 0)
      throw new CommandError(`${method}: give params either after the method or as --params, not both`);
    const source = typed.json === undefined ? "params" : "--params";
    for (const [name, value] of readGivenParams(method, given, source, places)) {
      const place = findPlace(name);
      values.set(name, await checked(method, place, [value], definitions));
    }
  }
  if (typed.positional.length > places.length)
    throw new CommandError(
      `${method}: takes ${describeCount(places.length)}, received ${typed.positional.length}: ${JSON.stringify(typed.positional[places.length])} is too many`,
    );
  for (const [index, text] of typed.positional.entries()) {
    const place = places[index] as Place;
    values.set(place.name, await checked(method, place, listMeanings(text), definitions));
  }
  for (const text of typed.named) {
    const at = text.indexOf("=");
    if (at < 1) throw new CommandError(`--param: expected name=value, received ${JSON.stringify(text)}`);
    const place = findPlace(text.slice(0, at));
    if (values.has(place.name)) throw new CommandError(`${method}: the param ${place.name} is given twice`);
    values.set(place.name, await checked(method, place, listMeanings(text.slice(at + 1)), definitions));
  }
  const missing = places.filter(({ name, required }) => required && !values.has(name));
  if (missing.length > 0)
    throw new CommandError(
      `${method}: ${missing.map(({ name }) => name).join(" and ")} ${missing.length === 1 ? "is" : "are"} missing. See: node-access describe ${method}`,
    );
  return values;
}

function readGivenParams(
  method: string,
  value: unknown,
  source: string,
  places: readonly Place[],
): [string, unknown][] {
  if (Array.isArray(value)) {
    if (value.length > places.length)
      throw new CommandError(
        `${method}: takes ${describeCount(places.length)}, received ${value.length} in ${source}`,
      );
    return value.map((item, index) => [places[index]?.name ?? "", item as unknown]);
  }
  if (typeof value === "object" && value !== null) return Object.entries(value);
  throw new CommandError(`${source}: expected a list or an object, received ${stringifyJson(value)}`);
}

/** Returns the first of several meanings that fits the param. */
async function checked(
  method: string,
  { name, schema }: Place,
  meanings: readonly unknown[],
  definitions: object,
): Promise<unknown> {
  let worst: Mismatch | undefined;
  for (const meaning of meanings) {
    const mismatch = schema === true ? undefined : await findMismatch(meaning, schema, definitions);
    if (!mismatch) {
      const typo = findMistypedField(meaning, schema, definitions, name);
      if (typo === undefined) return meaning;
      throw new CommandError(`${method}: ${typo}`);
    }
    // Of an object, the innermost mismatch says the most.
    if (!worst || mismatch.path.length > worst.path.length) worst = mismatch;
  }
  const { path = "", expected = "", received = "" } = worst ?? {};
  const place = path === "" || path.startsWith("[") ? `${name}${path}` : `${name}.${path}`;
  throw new CommandError(`${method}: ${place}: expected ${expected}, received ${received}`);
}

function describeCount(count: number): string {
  if (count === 0) return "no params";
  return count === 1 ? "one param" : `at most ${count} params`;
}
