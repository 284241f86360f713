import type { Mistake } from "../../../spec-file/index.ts";
import { type Bundle, kindsOf } from "../document.ts";
import { resultShape, toldBy } from "../../../emit/rpc/quantities/result-choice.ts";
import { ShapeGraph } from "../../../emit/rpc/quantities/shape-graph.ts";
import type { Source } from "../sources.ts";

/** That of each text in a result it can be told whether it is a quantity, whichever member of a union it is in. */
export function checkQuantities(sources: readonly Source[], bundle: Bundle): Mistake[] {
  const { schemas } = bundle.components;
  const graph = new ShapeGraph(schemas);
  return sources.flatMap(({ name: family, spec }) => {
    const methods = bundle.methods.filter((method) => method["x-family"] === family);
    return methods.flatMap((method, index) => {
      const owners = [method, ...kindsOf(method).map(([, kind]) => kind)];
      if (owners.every((owner) => resultShape(toldBy(owner), graph, schemas) !== undefined)) return [];
      const what = `in what ${method.name} gives, a text may or may not be a quantity`;
      const remedy =
        "give each overload of one param a constant in the same field, or describe the members apart";
      return [spec.mistake(["methods", index], what, remedy)];
    });
  });
}
