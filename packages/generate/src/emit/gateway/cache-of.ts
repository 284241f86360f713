import type { SpecFile, SpecPath } from "../../spec-file/index.ts";
import { Mistakes } from "../../spec-file/index.ts";
import { isObject, type JsonObject, objectAt, objectsOf } from "./json.ts";

/** The types of what {@link cacheOf} and {@link routeCacheOf} give, for `methods.ts`. */
export const CACHE_TYPES = `/** The result is final, and never changes again, if it has this value there. */
export interface FinalWhen {
  readonly path: readonly string[];
  readonly value: string | boolean;
}

/**
 * How long a result may be cached: for ever, or as long as the block that it is of stays the same one. One with \`final\` may be
 * cached only when it says itself that it is final.
 */
export type CacheRule = { readonly final?: FinalWhen } & (
  | { readonly by: "forever" }
  /** The method's \`block\` or \`blockRange\` names the block. */
  | { readonly by: "block" }
  /** A param names the block, or the value at this path in it does. */
  | { readonly by: "param"; readonly index: number; readonly name: string; readonly path: readonly string[] }
  /** The value at this path in the result is the block's number. */
  | { readonly by: "result"; readonly path: readonly string[] }
);
`;

/**
 * How long a method's result may be cached, as a fact of its row.
 *
 * @throws Mistakes if no param says which block the method reads, though its result depends on that.
 */
export function cacheOf(spec: SpecFile, method: JsonObject, path: SpecPath): JsonObject {
  const rule = method["x-cache"];
  if (rule === undefined) return {};
  const at = [...path, "x-cache"];
  const params = objectsOf(method["params"]);
  const isMarked = params.some((param) => param["x-block"] === true || param["x-block-range"] === true);
  const fail = (place: SpecPath, what: string, remedy: string): never => {
    throw new Mistakes([spec.mistake(place, what, remedy)]);
  };
  if (rule === "forever") return { cache: { by: "forever" } };
  if (rule === "block")
    return isMarked
      ? { cache: { by: "block" } }
      : fail(at, "no param says which block it reads", "mark one with x-block, or name it: { param: /name }");
  const final = finalOf(objectAt(rule));
  const { param, result } = objectAt(rule);
  if (typeof result === "string") return { cache: { by: "result", path: steps(result), ...final } };
  if (typeof param !== "string") return { cache: { by: isMarked ? "block" : "forever", ...final } };
  const [name, ...inside] = steps(param);
  const index = params.findIndex((one) => one["name"] === name);
  const names = params.map((one) => `/${String(one["name"])}`).join(", ");
  if (index < 0) fail([...at, "param"], `${param} leads to no param`, `begin it with one of ${names}`);
  return { cache: { by: "param", index, name, path: inside, ...final } };
}

/** How long the response of an operation may be cached, as a fact of its route. */
export function routeCacheOf(operation: JsonObject): JsonObject {
  const rule = operation["x-cache"];
  if (rule === undefined) return {};
  if (!isObject(rule)) return { cache: {} };
  const { param } = rule;
  return { cache: { ...(typeof param === "string" && { param: steps(param)[0] }), ...finalOf(rule) } };
}

function finalOf({ final }: JsonObject): JsonObject {
  const [entry] = Object.entries(objectAt(final));
  return entry ? { final: { path: steps(entry[0]), value: entry[1] } } : {};
}

/** The names and indices in a JSON Pointer. */
function steps(pointer: string): string[] {
  return pointer.slice(1).split("/");
}
