import type { CacheRule, Input, RestOperation, RpcMethod } from "@node-access/generate/model";

/** The types of the results of {@link readCache} and {@link readRouteCache}, for `methods.ts`. */
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

/** How long a method's result may be cached. The loader has checked that the rule leads to a block. */
export function readCache({ cache: rule, inputs }: RpcMethod): object | undefined {
  if (typeof rule !== "object") return rule && { by: rule };
  const { param, result } = rule;
  const final = readFinal(rule);
  if (result !== undefined) return { by: "result", path: steps(result), final };
  const isMarked = inputs.some(({ block, blockRange }) => block || blockRange);
  if (param === undefined) return { by: isMarked ? "block" : "forever", final };
  const [name, ...path] = steps(param);
  const index = inputs.findIndex((input) => input.name === name);
  return { by: "param", index, name, path, final };
}

/** How long an operation's response may be cached. */
export function readRouteCache({ cache: rule, inputs }: RestOperation): object | undefined {
  if (rule === undefined) return undefined;
  if (rule === "forever") return {};
  const isNamed = ({ block, name }: Input): boolean =>
    rule === "block" ? block === true : `/${name}` === rule.param;
  const { name: param, blockHash: hash } = inputs.find(isNamed) ?? {};
  return { param, hash, final: typeof rule === "object" ? readFinal(rule) : undefined };
}

function readFinal({ final = {} }: Exclude<CacheRule, string>): object | undefined {
  const [entry] = Object.entries(final);
  return entry && { path: steps(entry[0]), value: entry[1] };
}

/** Returns the names and indices in a JSON Pointer. */
export function steps(pointer: string): string[] {
  return pointer.slice(1).split("/");
}
