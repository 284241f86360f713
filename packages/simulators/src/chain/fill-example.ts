import type { Fields } from "../values.ts";

/** What a chain knows about the values that the rules of the specs name. */
export interface ExampleValues {
  /** @returns the value of a rule, or the properties that an object's rule replaces. @throws NoBlock to omit the item. */
  read(name: string, offset: number, block: number): unknown;
  /** @returns the block that a rule names, as seen from another one. */
  find(name: string, block: number): number;
}

/** Tells that the chain does not have what a value is of, such as a block before the first one. */
export class NoBlock extends Error {}

/** The name of an object's own rule among its properties. */
const ownRule = "{{}}";
/** A rule, its number, and the places of what it is about: `{{hash block -1 @ -1}}`. */
const marker = /^\{\{(.+?)(?: ([+-]\d+))?((?: @ [^@]+)*)\}\}$/;

/** @returns an example of the specs, with the values of a chain in the place of its rules. Source: specs/README.md, x-simulated. */
export function fillExample(example: unknown, block: number, values: ExampleValues): unknown {
  const fill = (value: unknown): unknown => fillExample(value, block, values);
  if (typeof example === "string")
    return example.startsWith("{{") ? readRule(example, block, values) : example;
  if (typeof example !== "object" || example === null) return example;
  if (Array.isArray(example)) return example.flatMap((item) => fillItem(() => fill(item)));
  const { [ownRule]: own, ...rest } = example as Fields;
  const replaced = own === undefined ? {} : (fill(own) as Fields);
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, name in replaced ? replaced[name] : fill(value)]),
  );
}

function fillItem(fill: () => unknown): unknown[] {
  try {
    return [fill()];
  } catch (error) {
    if (error instanceof NoBlock) return [];
    throw error;
  }
}

function readRule(text: string, block: number, values: ExampleValues): unknown {
  const [, name = "", offset = "0", places = ""] = marker.exec(text) ?? [];
  const [, ...all] = places.split(" @ ");
  const found = all.reduce(
    (from, place) => (/^[+-]/.test(place) ? from + Number(place) : values.find(place, from)),
    block,
  );
  return values.read(name, Number(offset), found);
}
