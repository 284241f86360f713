import { type Mistake, readData, schemaCheck, schemaMistakes } from "../../../spec-file/index.ts";
import { field, list } from "@node-access/generate/read";
import { type ListedMethod, listMethods, type Source } from "../bundle.ts";
import { Ajv, type ValidateFunction } from "ajv";
import { createRequire } from "node:module";

const check = schemaCheck(readData(import.meta.dirname, "method-schema.yaml"));

/** Checks that each method has the required fields. */
export function checkForm(sources: readonly Source[]): Mistake[] {
  return sources.flatMap((source) => {
    const methods = listMethods(source);
    return [
      ...methods.flatMap(({ method, path }) => check(source.spec, method, path)),
      ...methods.flatMap(resultNameMistakes),
    ];
  });
}

/** The standard names results, and an example has to repeat the name. */
function resultNameMistakes({ source: { spec }, method, path }: ListedMethod): Mistake[] {
  const expected = field(field(method, "result"), "name");
  return list(field(method, "examples")).flatMap((example, index) => {
    const name = field(field(example, "result"), "name");
    if (name === expected || name === undefined || expected === undefined) return [];
    const at = [...path, "examples", index, "result", "name"];
    return [spec.mistake(at, `the result is not named ${String(name)}`, `write ${String(expected)}`)];
  });
}

// Loaded without types: its TypeScript sources do not compile with our options.
const load = createRequire(import.meta.url);
const { getExtendedMetaSchema } = load("@open-rpc/schema-utils-js") as {
  readonly getExtendedMetaSchema: (version: string) => object;
};
/** The JSON Schema meta-schema that it refers to. */
const { default: jsonSchema } = createRequire(load.resolve("@open-rpc/schema-utils-js"))(
  "@json-schema-tools/meta-schema",
) as { readonly default: object };

/** The formats in the standard's schema. Patterns are checked before. */
const formats: Record<string, true | ((text: string) => boolean)> = {
  uri: URL.canParse,
  "uri-reference": (text) => URL.canParse(text, "https://base.example"),
  regex: true,
};

let compiled: ValidateFunction | undefined;

/** Compiled only once: the standard's own validator would compile it for each document. */
function validator(): ValidateFunction {
  if (compiled) return compiled;
  // Optimizing the code takes as long as generating it, and it runs only a few times.
  const ajv = new Ajv({
    strict: false,
    verbose: true,
    validateSchema: false,
    formats,
    code: { optimize: false },
  });
  ajv.addSchema(jsonSchema, "https://meta.json-schema.tools");
  compiled = ajv.compile(getExtendedMetaSchema("1.3.2"));
  return compiled;
}

/** Checks that each file is an OpenRPC 1.3.2 document. */
export function checkOpenRpc(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) => {
    if (field(spec.value, "openrpc") !== "1.3.2")
      return [spec.mistake(["openrpc"], "openrpc is not 1.3.2", "write openrpc: 1.3.2")];
    const validate = validator();
    return validate(spec.value) ? [] : schemaMistakes(spec, validate.errors);
  });
}
