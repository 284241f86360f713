import {
  type Mistake,
  readData,
  schemaCheck,
  type SpecFile,
  type SpecPath,
} from "../../../spec-file/index.ts";
import { field, list } from "@node-access/generate/read";
import type { Source } from "../sources.ts";

const check = schemaCheck(readData(import.meta.dirname, "method-schema.yaml"));

/** Checks that each method has the required fields. */
export function checkForm(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) => {
    const methods = list(field(spec.value, "methods")).map((method, index) => ({
      method,
      at: ["methods", index],
    }));
    return [
      ...methods.flatMap(({ method, at }) => check(spec, method, at)),
      ...methods.flatMap(({ method, at }) => resultNameMistakes(spec, method, [...at, "examples"])),
    ];
  });
}

/** The standard names results, and an example has to repeat the name. */
function resultNameMistakes(spec: SpecFile, method: unknown, path: SpecPath): Mistake[] {
  const expected = field(field(method, "result"), "name");
  return list(field(method, "examples")).flatMap((example, index) => {
    const name = field(field(example, "result"), "name");
    if (name === expected || name === undefined || expected === undefined) return [];
    const at = [...path, index, "result", "name"];
    return [spec.mistake(at, `the result is not named ${String(name)}`, `write ${String(expected)}`)];
  });
}
