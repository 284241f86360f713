import { reachableFrom } from "./references.ts";
import type { Types } from "./spec.ts";
import { mapValues } from "./tables.ts";
import type { Direction, Type } from "./type.ts";

/**
 * Sets the direction of each named type: sent by callers, received by them, or both. A type that no operation uses
 * gets `both`.
 */
export function withDirections(types: Types, sent: Iterable<Type>, received: Iterable<Type>): Types {
  const findType = (name: string): Type | undefined => types[name]?.type;
  const isSent = reachableFrom(sent, findType);
  const isReceived = reachableFrom(received, findType);
  const findDirection = (name: string): Direction => {
    if (isSent.has(name) === isReceived.has(name)) return "both";
    return isSent.has(name) ? "sent" : "received";
  };
  return mapValues(types, (type, name) => ({ ...type, direction: findDirection(name) }));
}
