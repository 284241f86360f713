import { mapValues } from "../../model/tables.ts";
import type { Types } from "../../model/spec.ts";
import { Code } from "../typescript/literal.ts";
import type { ObjectShape, Place } from "./quantity-places.ts";
import { isChosen, listParts, listPlaces, type Tables } from "./quantity-tables.ts";

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
  for (const place of Object.values(resultPlaces).flatMap(listPlaces)) count(place);
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
