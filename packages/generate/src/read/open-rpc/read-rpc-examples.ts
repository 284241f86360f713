import type { Json } from "../../model/json.ts";
import type { Example } from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { field, list, type SpecDocument, text } from "../spec-document.ts";

/** Returns the example pairings of an OpenRPC method. Those that are not in the document are omitted. */
export function readRpcExamples(spec: SpecDocument, method: unknown, path: SpecPath): Example[] {
  return list(field(method, "examples")).flatMap((given, index) => {
    const pairing = spec.resolve({ value: given, path: [...path, "examples", index] });
    if (typeof pairing?.value !== "object" || pairing.value === null) return [];
    const { value, path: at } = pairing;
    const name = text(field(value, "name"));
    const result = spec.resolve({ value: field(value, "result"), path: [...at, "result"] });
    const output = field(result?.value, "value");
    const inputs = list(field(value, "params")).flatMap((param, place) => {
      const found = spec.resolve({ value: param, path: [...at, "params", place] });
      const example = field(found?.value, "value");
      return example === undefined
        ? []
        : [{ name: text(field(found?.value, "name")) ?? `param${place + 1}`, value: example as Json }];
    });
    return [
      {
        ...(name !== undefined && { name }),
        inputs,
        ...(output !== undefined && { output: output as Json }),
      },
    ];
  });
}
