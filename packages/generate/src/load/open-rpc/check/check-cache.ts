import type { RpcSpec } from "../../../model/json-rpc.ts";
import type { Mistake } from "../../../spec-file/index.ts";
import type { Source } from "../sources.ts";

/** Checks that each rule for caching leads to a block. */
export function checkCache(sources: readonly Source[], { operations }: RpcSpec): Mistake[] {
  return sources.flatMap(({ name: family, spec }) => {
    const methods = operations.filter(({ section }) => section === family);
    return methods.flatMap(({ cache, idempotency, inputs }, index) => {
      const at = ["methods", index, "x-cache"];
      if (cache !== undefined && idempotency !== "safe") {
        const remedy = "remove it, or correct x-idempotency";
        return [spec.mistake(at, `a result of what is ${idempotency} is not cached`, remedy)];
      }
      if (cache === "block" && !inputs.some(({ block, blockRange }) => block || blockRange)) {
        const remedy = "mark one with x-block, or name it: { param: /name }";
        return [spec.mistake(at, "no param says which block it reads", remedy)];
      }
      const { param } = typeof cache === "object" ? cache : {};
      const [, first] = param?.split("/") ?? [];
      if (param === undefined || inputs.some(({ name }) => name === first)) return [];
      const names = inputs.map(({ name }) => `/${name}`).join(", ");
      return [spec.mistake([...at, "param"], `${param} leads to no param`, `begin it with one of ${names}`)];
    });
  });
}
