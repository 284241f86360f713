import { checkExtensions, checkSchemaForms, type Mistake, type SpecBundle } from "../../spec-file/index.ts";
import { checkSupported } from "./check-supported.ts";
import { type JsonObject, object } from "./json.ts";

/** Mistakes that would make all further checks meaningless. */
export function formMistakes(file: SpecBundle): Mistake[] {
  return [
    ...versionMistakes(file),
    ...checkExtensions(file),
    ...checkSupported(file),
    ...file.unread(),
    ...checkSchemaForms(file),
  ];
}

/** Redocly does not report versions that it does not know. */
function versionMistakes(file: SpecBundle): Mistake[] {
  const { openapi } = object(file.value as JsonObject);
  if (/^3\.1\.\d+$/.test(String(openapi))) return [];
  return [file.mistake(["openapi"], "openapi is not 3.1", "write openapi: 3.1.0")];
}
