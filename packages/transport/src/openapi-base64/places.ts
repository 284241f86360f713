import { invalidArgument, kindOf } from "@node-access/auth";
import { isBytes } from "../openapi/bytes-of.ts";
import type { Base64Encoding } from "./codec.ts";

/**
 * Where bytes are in a JSON value: the value itself is base64, or it has parts. A function is a place that may contain
 * itself. Of several places, each applies: they are those of the members of a union.
 */
export type Base64Place = Base64Encoding | Base64Parts | (() => Base64Place) | readonly Base64Place[];

/** The places within an object or a list. */
export interface Base64Parts {
  /** The places in the values of an object's fields, by name. */
  readonly fields?: Readonly<Record<string, Base64Place>>;
  /** The place in the values of an object under any other name. */
  readonly values?: Base64Place;
  /** The places in the first items of a list. */
  readonly first?: readonly (Base64Place | null)[];
  /** The place in all other items of a list. */
  readonly items?: Base64Place;
}

/** What is done at a place. */
export interface Conversion {
  /** Converts the value at a place of bytes. */
  readonly convert: (value: unknown, encoding: Base64Encoding, path: string) => unknown;
  /** Returns what a value is in JSON, before its parts are converted. */
  readonly prepare?: (value: unknown) => unknown;
}

/** Copies a value with what is at its places converted. What is anywhere else stays the same value. */
export function convertAt(place: Base64Place, value: unknown, path: string, conversion: Conversion): unknown {
  return convert([place], value, path, conversion);
}

function convert(
  places: readonly Base64Place[],
  given: unknown,
  path: string,
  conversion: Conversion,
): unknown {
  const all = places.flatMap(listMembers);
  const encoding = all.find((one) => typeof one === "string");
  const parts = all.filter((one) => typeof one === "object");
  const value = conversion.prepare?.(given) ?? given;
  if (typeof value !== "object" || !value || parts.length === 0 || isBytes(value))
    return encoding === undefined ? value : conversion.convert(value, encoding, path);
  const within = (item: unknown, at: string, found: readonly Base64Place[]): unknown =>
    found.length > 0 ? convert(found, item, path + at, conversion) : item;
  if (Array.isArray(value))
    return value.map((item, index) =>
      within(
        item,
        `[${index}]`,
        parts.flatMap(({ first = [], items = [] }) => (index < first.length ? (first[index] ?? []) : items)),
      ),
    );
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      within(
        item,
        `.${key}`,
        parts.flatMap(({ fields = {}, values = [] }) =>
          Object.hasOwn(fields, key) ? (fields[key] ?? []) : values,
        ),
      ),
    ]),
  );
}

function listMembers(place: Base64Place): (Base64Encoding | Base64Parts)[] {
  if (typeof place === "function") return listMembers(place());
  if (typeof place !== "string" && (typeof place !== "object" || !place))
    throw invalidArgument("place", "where bytes are", kindOf(place));
  return isList(place) ? place.flatMap(listMembers) : [place];
}

function isList(place: Base64Place): place is readonly Base64Place[] {
  return Array.isArray(place);
}
