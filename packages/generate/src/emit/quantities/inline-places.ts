import { mapValues } from "../../model/tables.ts";
import { Code } from "../typescript/literal.ts";
import type { ObjectShape, Place } from "./quantity-places.ts";
import { isChosen, listParts, type Tables } from "./quantity-tables.ts";

/** Tables as they are written. */
export interface WrittenTables extends Omit<Tables, "named"> {
  readonly shapes: Readonly<Record<string, ObjectShape>>;
}

/**
 * Writes shapes where they are used, unless several places have them and a schema names them, so that tables are
 * as small and as readable as they can be.
 */
export function inlinePlaces({ named, paramPlaces, resultPlaces, ...rest }: Tables): WrittenTables {
  const counts = new Map<ObjectShape, number>();
  const count = (place: Place): void => {
    if (typeof place === "string" || place instanceof Code) return;
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    // The parts of a shape count once.
    if (before === 0) for (const part of listParts(place)) count(part);
  };
  for (const place of Object.values(paramPlaces).flat()) count(place);
  for (const place of Object.values(resultPlaces))
    for (const one of isChosen(place) ? Object.values(place.of) : [place]) count(one);
  const findName = (shape: ObjectShape): string | undefined =>
    (counts.get(shape) ?? 0) > 1 ? named.get(shape) : undefined;
  const inlinePlace = (place: Place): Place =>
    typeof place === "string" || place instanceof Code ? place : (findName(place) ?? inlineWithin(place));
  const inlineWithin = ({ fields, items, values, ...others }: ObjectShape): ObjectShape => ({
    ...others,
    ...(fields && { fields: mapValues(fields, inlinePlace) }),
    ...(items !== undefined && { items: inlinePlace(items) }),
    ...(values !== undefined && { values: inlinePlace(values) }),
  });
  const shapes = [...named.keys()].flatMap((shape): [string, ObjectShape][] => {
    const name = findName(shape);
    return name === undefined ? [] : [[name, inlineWithin(shape)]];
  });
  return {
    ...rest,
    shapes: Object.fromEntries(shapes),
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
function findPlaces({ paramPlaces, paramNames, resultPlaces }: Tables, name: string): string {
  const expandPlace = (place: Place, within: readonly Place[]): unknown => {
    if (place instanceof Code) return place.text;
    if (typeof place === "string") return place;
    // A shape that contains itself: how far up it is.
    const depth = within.indexOf(place);
    if (depth >= 0) return depth;
    const { orQuantity, quantities = [], fields = {}, items, values } = place;
    const named = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const expand = (part: Place): unknown => expandPlace(part, [place, ...within]);
    return [
      orQuantity,
      quantities.toSorted(),
      named.map(([key, part]) => [key, expand(part)]),
      [items, values].map((part) => part !== undefined && expand(part)),
    ];
  };
  const top = (place: Place): unknown => expandPlace(place, []);
  const result = resultPlaces[name];
  const expandedResult =
    result !== undefined && (isChosen(result) ? { ...result, of: mapValues(result.of, top) } : top(result));
  return JSON.stringify([(paramPlaces[name] ?? []).map(top), paramNames[name], expandedResult]);
}
