import type { Json, JsonObject } from "./json.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** A value of an example that a rule of the spec replaces. */
export interface SimulatedValue {
  /** The rule: a name, and possibly a number of blocks, such as `hash block -1`. */
  readonly rule: string;
  /** Where the blocks are that the value is about, from the outside in: a number of blocks, or a name. */
  readonly at: readonly string[];
  readonly example: Json;
}

/** The start of rules about all that a value contains. */
const shift = "at ";

/**
 * Returns an example with the values that the rules of its type name (`x-simulated`). A rule of an object replaces the properties
 * that the value has; all others are as their own rules say.
 *
 * @param replace - Returns the value of a rule.
 */
export function simulateExample(
  example: Json,
  type: Type,
  types: Types,
  replace: (value: SimulatedValue) => Json,
): Json {
  return simulate(example, [type], []);

  function simulate(value: Json, given: readonly Type[], outside: readonly string[]): Json {
    const all = flatten(given, types);
    const rules = all.flatMap(({ simulated }) => simulated ?? []);
    const moved = rules.find((one) => one.startsWith(shift));
    const at = moved === undefined ? outside : [...outside, moved.slice(shift.length)];
    const rule = rules.find((one) => !one.startsWith(shift));
    const own = simulateParts(value, all, at);
    return rule === undefined ? own : replace({ rule, at, example: own });
  }

  function simulateParts(value: Json, all: readonly Type[], at: readonly string[]): Json {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = all.flatMap((one) => one.items ?? []);
      return value.map((item) => simulate(item, items, at));
    }
    const entries = Object.entries(value as JsonObject).map(([name, part]) => {
      const own = all.flatMap(
        ({ properties, additionalProperties }) => properties?.[name] ?? additionalProperties ?? [],
      );
      return [name, simulate(part, own, at)] as const;
    });
    return Object.fromEntries(entries);
  }
}

/** Returns the rule of a type about its value itself, if it has one. */
export function findRule(type: Type, types: Types): string | undefined {
  return flatten([type], types).find(({ simulated }) => simulated?.startsWith(shift) === false)?.simulated;
}

/** The types that a value has at once, or may have: those that references lead to, and the members of combinations. */
function flatten(given: readonly Type[], types: Types): Type[] {
  const found = new Set<Type>();
  const add = (type: Type): void => {
    if (found.has(type)) return;
    found.add(type);
    const { reference, allOf = [], anyOf = [], oneOf = [] } = type;
    const named = reference === undefined ? undefined : types[reference]?.type;
    for (const part of [...(named ? [named] : []), ...allOf, ...anyOf, ...oneOf]) add(part);
  };
  for (const type of given) add(type);
  return [...found];
}
