import { mapValues } from "../../model/tables.ts";
import { Code } from "../typescript/literal.ts";
import type { ObjectShape, Place } from "./quantity-places.ts";
import { isChosen, type Tables } from "./quantity-tables.ts";

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
