import type { RpcMethod, RpcSpec, Types } from "@node-access/generate/model";
import { mayLead } from "../../../model/pointer.ts";
import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { checkMethods, type Source } from "../sources.ts";

/** Checks that each caching rule leads to a block. */
export function checkCache(sources: readonly Source[], spec: RpcSpec): Mistake[] {
  return checkMethods(sources, spec, (method, mistake) => {
    const { cache, idempotency, inputs } = method;
    if (cache !== undefined && idempotency !== "safe") {
      const remedy = "remove it, or correct x-idempotency";
      return [mistake(["x-cache"], `a result of a method that is ${idempotency} is not cached`, remedy)];
    }
    if (cache === "block" && !inputs.some(({ block, blockRange }) => block || blockRange)) {
      const remedy = "mark one with x-block, or name it: { param: /name }";
      return [mistake(["x-cache"], "no param says which block it reads", remedy)];
    }
    return listPointers(method, spec.types).map(({ path, what, remedy }) =>
      mistake(["x-cache", ...path], what, remedy),
    );
  });
}

/** The pointers of a rule that point to nothing. */
function listPointers(
  { cache, inputs, outputs }: RpcMethod,
  types: Types,
): { readonly path: SpecPath; readonly what: string; readonly remedy: string }[] {
  if (typeof cache !== "object") return [];
  const { param, result, final = {} } = cache;
  const [, first, ...rest] = param?.split("/") ?? [];
  const input = inputs.find(({ name }) => name === first);
  const names = inputs.map(({ name }) => `/${name}`).join(", ");
  const inResult = [
    ...(result === undefined ? [] : [{ path: ["result"], pointer: result }]),
    ...Object.keys(final).map((pointer) => ({ path: ["final", pointer], pointer })),
  ];
  return [
    ...(param === undefined || (input && mayLead(rest, input.type, types))
      ? []
      : [{ path: ["param"], what: `${param} is not in a param`, remedy: `begin it with one of ${names}` }]),
    ...inResult
      .filter(({ pointer }) => !mayLead(pointer.split("/").slice(1), outputs[0].type, types))
      .map(({ path, pointer }) => {
        return {
          path,
          what: `${pointer} does not exist in the result`,
          remedy: "name a field of the result",
        };
      }),
  ];
}
