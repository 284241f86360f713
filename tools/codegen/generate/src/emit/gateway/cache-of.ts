import type { CacheRule, RestOperation, RpcMethod } from "@node-access/generate/model";

/** The types of the results of {@link cacheOf} and {@link routeCacheOf}, for `methods.ts`. */
export const CACHE_TYPES = `/** The result is final, and never changes again, if it has this value at this path. */
export interface FinalWhen {
  readonly path: readonly string[];
  readonly value: string | boolean;
}

/**
 * How long a result may be cached: forever, or as long as its block is not replaced. A result with \`final\` may be cached only if the
 * result itself says that it is final.
 */
export type CacheRule = { readonly final?: FinalWhen } & (
  | { readonly by: "forever" }
  /** The method's \`block\` or \`blockRange\` param names the block. */
  | { readonly by: "block" }
  /** The block is named by a param, or by the value at this path in the param. */
  | { readonly by: "param"; readonly index: number; readonly name: string; readonly path: readonly string[] }
  /** The block number is the value at this path in the result. */
  | { readonly by: "result"; readonly path: readonly string[] }
);
`;

/**
 * How long a method's result may be cached, as a field of its row. The loader has checked that the rule leads
 * to a block.
 */
export function cacheOf({ cache: rule, inputs }: RpcMethod): object {
  if (rule === undefined) return {};
  const isMarked = inputs.some(({ block, blockRange }) => block || blockRange);
  if (typeof rule === "string") return { cache: { by: rule } };
  const { param, result } = rule;
  const final = finalOf(rule);
  if (result !== undefined) return { cache: { by: "result", path: steps(result), ...final } };
  if (param === undefined) return { cache: { by: isMarked ? "block" : "forever", ...final } };
  const [name, ...path] = steps(param);
  const index = inputs.findIndex((input) => input.name === name);
  return { cache: { by: "param", index, name, path, ...final } };
}

/** How long an operation's response may be cached, as a field of its route. */
export function routeCacheOf({ cache: rule, inputs }: RestOperation): object {
  if (rule === undefined) return {};
  if (rule === "forever") return { cache: {} };
  const block = inputs.find((input) => input.block);
  const { name: param, blockHash: hash } =
    rule === "block" ? { ...block } : { ...inputs.find(({ name }) => `/${name}` === rule.param) };
  return {
    cache: {
      ...(param !== undefined && { param }),
      ...(hash !== undefined && { hash }),
      ...(typeof rule === "object" && finalOf(rule)),
    },
  };
}

function finalOf({ final = {} }: Exclude<CacheRule, string>): object {
  const [entry] = Object.entries(final);
  return entry ? { final: { path: steps(entry[0]), value: entry[1] } } : {};
}

/** Returns the names and indices in a JSON Pointer. */
export function steps(pointer: string): string[] {
  return pointer.slice(1).split("/");
}
