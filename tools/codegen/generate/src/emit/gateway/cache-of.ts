import type { CacheRule, Input, RestOperation, RpcMethod } from "@node-access/generate/model";

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
