import { type Mistake, schemaMistakes } from "@node-access-tools/spec-file";
import { Ajv2020 } from "ajv/dist/2020.js";
import { field, list, type Source } from "../sources.ts";
import { methodForm } from "./method-form.ts";

const validate = new Ajv2020({ allErrors: true, strictTypes: false, validateSchema: false }).compile(
  methodForm,
);

/** That each method has what every method must have. */
export function checkForm(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) =>
    list(field(spec.value, "methods")).flatMap((method, index) => {
      validate(method);
      return schemaMistakes(spec, validate.errors, ["methods", index]);
    }),
  );
}
