import { type Mistake, schemaMistakes } from "../../../spec-file/index.ts";
import { Ajv, type ValidateFunction } from "ajv";
import { createRequire } from "node:module";
import { field, type Source } from "../sources.ts";

// Its types are TypeScript sources that do not pass our options, so it is loaded without them.
const load = createRequire(import.meta.url);
const { getExtendedMetaSchema } = load("@open-rpc/schema-utils-js") as {
  readonly getExtendedMetaSchema: (version: string) => object;
};
/** What that one refers to. */
const { default: jsonSchema } = createRequire(load.resolve("@open-rpc/schema-utils-js"))(
  "@json-schema-tools/meta-schema",
) as { readonly default: object };

/** The formats that the standard's schema names. Patterns are checked before. */
const formats: Record<string, true | ((text: string) => boolean)> = {
  uri: URL.canParse,
  "uri-reference": (text) => URL.canParse(text, "https://base.example"),
  regex: true,
};

let compiled: ValidateFunction | undefined;

/** Compiled once: the standard's own validator would do it for each document. */
function validator(): ValidateFunction {
  if (compiled) return compiled;
  // To make the code smaller takes as long as to make it, and it runs a few times.
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

/** That each file is an OpenRPC 1.3.2 document. */
export function checkOpenRpc(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) => {
    if (field(spec.value, "openrpc") !== "1.3.2")
      return [spec.mistake(["openrpc"], "openrpc is not 1.3.2", "write openrpc: 1.3.2")];
    const validate = validator();
    return validate(spec.value) ? [] : schemaMistakes(spec, validate.errors);
  });
}
