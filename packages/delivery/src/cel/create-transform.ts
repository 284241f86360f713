import { stringifyJson } from "@node-access/transport/json-rpc";
import { LRUCache } from "lru-cache";
import { SourceError } from "../model/source.ts";
import type { StreamDefinition } from "../model/stream.ts";
import { describeMistake } from "./describe-mistake.ts";
import { compileExpression, type Expression, toInput } from "./expression.ts";
import { writeJson } from "./to-json.ts";

/** Compiled expressions take kilobytes. */
const MAX_COMPILED = 1_000;
const compiled = new LRUCache<string, Expression>({ max: MAX_COMPILED });

/**
 * Applies the filter and the projection of a stream to the data of an event.
 *
 * @returns the data to deliver, as JSON; `undefined` if the filter excludes the event.
 * @throws Error if the filter or the projection fails for this event; its message says why.
 */
export type Transform = (data: unknown) => string | undefined;

/**
 * Compiles the filter and the projection of a stream.
 *
 * @returns `undefined` if it has neither.
 * @throws SourceError if one of them is wrong.
 */
export function createTransform({
  filter,
  projection,
}: Pick<StreamDefinition, "filter" | "projection">): Transform | undefined {
  if (filter === undefined && projection === undefined) return undefined;
  // What is wrong shows now. Most streams evaluate nothing for a long time, so that this is not kept.
  compile("filter", filter);
  compile("projection", projection);
  return (data) => {
    const [isWanted, project] = [find("filter", filter), find("projection", projection)];
    const input = toInput(data);
    const wanted = isWanted?.(input) ?? true;
    if (typeof wanted !== "boolean") throw new Error("the value of the filter is neither true nor false");
    if (!wanted) return undefined;
    return project ? writeJson(project(input)) : stringifyJson(data);
  };
}

function find(name: string, text: string | undefined): Expression | undefined {
  if (text === undefined) return undefined;
  const known = compiled.get(text) ?? compile(name, text);
  if (known) compiled.set(text, known);
  return known;
}

function compile(name: string, text: string | undefined): Expression | undefined {
  try {
    return text === undefined ? undefined : compileExpression(text);
  } catch (error) {
    throw new SourceError(`the ${name} is wrong: ${describeMistake(error)}`);
  }
}
