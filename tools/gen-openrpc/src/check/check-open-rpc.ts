import { type Mistake, schemaMistakes, type SpecFile } from "@node-access-tools/spec-file";
import type { ErrorObject } from "ajv";
import { createRequire } from "node:module";
import { field, type Source } from "../sources.ts";

// Its types are TypeScript sources that do not pass our options, so it is loaded without them.
const { validateOpenRPCDocument } = createRequire(import.meta.url)("@open-rpc/schema-utils-js") as {
  validateOpenRPCDocument: (document: unknown) => true | Error;
};

/** That each file is an OpenRPC 1.3.2 document. */
export function checkOpenRpc(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ spec }) => {
    // The validator chooses its schema by the version, and throws for one that it has none for.
    if (field(spec.value, "openrpc") !== "1.3.2")
      return [spec.mistake(["openrpc"], "openrpc is not 1.3.2", "write openrpc: 1.3.2")];
    const valid = validateOpenRPCDocument(spec.value);
    return valid === true ? [] : openRpcMistakes(spec, valid.message);
  });
}

/** Its message ends with what an older ajv found, which writes paths as `.methods[0].name`. */
function openRpcMistakes(spec: SpecFile, message: string): Mistake[] {
  const errors = JSON.parse(message.slice(message.indexOf("["))) as (ErrorObject & { dataPath?: string })[];
  return schemaMistakes(
    spec,
    errors.map(({ keyword, params, message: reason = keyword, dataPath = "", schemaPath }) => ({
      keyword,
      params,
      message: reason,
      schemaPath,
      instancePath: dataPath.replaceAll(/\.([^.[\]]+)|\[(\d+)\]|\['([^']*)'\]/g, "/$1$2$3"),
    })),
  );
}
