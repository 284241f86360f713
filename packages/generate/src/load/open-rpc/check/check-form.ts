import { type Mistake, schemaCheck } from "../../../spec-file/index.ts";
import { field, list, type Source } from "../sources.ts";
import { methodForm } from "./method-form.ts";

const check = schemaCheck(methodForm);

/** That each method has what every method must have. */
export function checkForm(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) =>
    list(field(spec.value, "methods")).flatMap((method, index) => check(spec, method, ["methods", index])),
  );
}
