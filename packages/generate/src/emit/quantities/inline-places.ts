import { mapValues } from "../../model/tables.ts";
import type { Types } from "../../model/spec.ts";
import { Code } from "../typescript/literal.ts";
import type { ObjectShape, Place } from "./quantity-places.ts";
import { isChosen, listParts, type Tables } from "./quantity-tables.ts";

/**
 * Writes shapes where they are used, unless several places have them and a schema names them, so that tables are
 * as small and as readable as they can be.
 */
export function inlinePlaces(tables: Tables, types: Types): Tables {
  const { paramPlaces, resultPlaces } = tables;
  const counts = new Map<string, number>();
  const count = (place: Place): void => {
    const before = typeof place === "string" ? (counts.get(place) ?? 0) : 0;
    if (typeof place === "string") counts.set(place, before + 1);
    // The parts of a shape count once.
    const shape = typeof place === "string" ? tables.shapes[place] : place;
    if (shape && before === 0) for (const part of listParts(shape)) count(part);
  };
  for (const place of Object.values(paramPlaces).flat()) count(place);
  for (const place of Object.values(resultPlaces))
    for (const one of isChosen(place) ? Object.values(place.of) : [place]) count(one);
  const isNamed = (name: string): boolean => Object.hasOwn(types, name) && (counts.get(name) ?? 0) > 1;
  const inlinePlace = (place: Place): Place => {
    if (typeof place !== "string") return place instanceof Code ? place : inlineWithin(place);
    const shape = tables.shapes[place];
    return shape && !isNamed(place) ? inlineWithin(shape) : place;
  };
  const inlineWithin = ({ fields, items, values, ...rest }: ObjectShape): ObjectShape => ({
    ...rest,
    ...(fields && { fields: mapValues(fields, inlinePlace) }),
    ...(items !== undefined && { items: inlinePlace(items) }),
    ...(values !== undefined && { values: inlinePlace(values) }),
  });
  return {
    ...tables,
    shapes: Object.fromEntries(
      Object.entries(tables.shapes).flatMap(([name, shape]) =>
        isNamed(name) ? [[name, inlineWithin(shape)]] : [],
      ),
    ),
    paramPlaces: mapValues(paramPlaces, (places) => places.map(inlinePlace)),
    resultPlaces: mapValues(resultPlaces, (place) =>
      isChosen(place) ? { ...place, of: mapValues(place.of, inlinePlace) } : inlinePlace(place),
    ),
  };
}

/**
 * Returns the part of tables in which they differ from others: the methods that the others do not have, or have
 * with quantities in other places.
 */
export function findChangedPlaces(tables: Tables, base: Tables): Tables {
  const isChanged = (name: string): boolean => findPlaces(tables, name) !== findPlaces(base, name);
  const changed = <T>(rows: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => isChanged(name)));
  return {
    ...tables,
    paramPlaces: changed(tables.paramPlaces),
    paramNames: changed(tables.paramNames),
    resultPlaces: changed(tables.resultPlaces),
  };
}

/** Returns the places in the params and the result of a method, in a form that can be compared. */
function findPlaces({ shapes, paramPlaces, paramNames, resultPlaces }: Tables, name: string): string {
  const expandPlace = (place: Place, within: readonly string[]): unknown => {
    if (place instanceof Code) return place.text;
    if (typeof place !== "string") return parts(place, within);
    const shape = shapes[place];
    if (!shape) return place;
    // A shape that contains itself: how far up it is, whatever its name.
    const depth = within.indexOf(place);
    return depth < 0 ? parts(shape, [place, ...within]) : depth;
  };
  const parts = (
    { orQuantity, quantities = [], fields = {}, items, values }: ObjectShape,
    within: readonly string[],
  ): unknown => {
    const rest = { items, values };
    const named = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [
      orQuantity,
      quantities.toSorted(),
      named.map(([key, place]) => [key, expandPlace(place, within)]),
      Object.values(rest).map((place) => place !== undefined && expandPlace(place, within)),
    ];
  };
  const result = resultPlaces[name];
  const expandedResult =
    result !== undefined &&
    (isChosen(result)
      ? { ...result, of: mapValues(result.of, (place) => expandPlace(place, [])) }
      : expandPlace(result, []));
  const params = (paramPlaces[name] ?? []).map((place) => expandPlace(place, []));
  return JSON.stringify([params, paramNames[name], expandedResult]);
}
