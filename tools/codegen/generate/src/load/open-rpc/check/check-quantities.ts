import { resultShape } from "@node-access/generate/emit/quantities";
import type { ShapeGraph } from "@node-access/generate/emit/quantities";
import { kindsOf, type RpcSpec } from "@node-access/generate/model";
import type { Mistake } from "../../../spec-file/index.ts";
import type { Source } from "../sources.ts";

/**
 * Checks that clients can decide for each text in a result whether it is a quantity,
 * whichever member of a union contains it.
 */
export function checkQuantities(
  sources: readonly Source[],
  { operations, types }: RpcSpec,
  graph: ShapeGraph,
): Mistake[] {
  return sources.flatMap(({ name: family, spec }) => {
    const methods = operations.filter(({ section }) => section === family);
    return methods.flatMap((method, index) => {
      const all = [method, ...kindsOf(method).map(([, kind]) => kind)];
      if (all.every((one) => resultShape(one, graph, types) !== undefined)) return [];
      const what = `in the result of ${method.name}, a text may or may not be a quantity`;
      const remedy =
        "give each overload of one param a constant in the same field, or describe the members separately";
      return [spec.mistake(["methods", index], what, remedy)];
    });
  });
}
