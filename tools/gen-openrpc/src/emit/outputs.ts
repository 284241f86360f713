import type { Bundle } from "../document.ts";
import { emitShared } from "./declarations.ts";
import { emitFamily, inputNames } from "./family.ts";
import { emitOperations } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitReference } from "./reference.ts";
import { emitSchemas } from "./schemas.ts";

/** The name of the file with the tables for the README. */
export const referenceFile = "reference.md";

/** What is emitted for a document: the file and how its text is made. */
export function outputs(document: Bundle): Readonly<Record<string, (bundle: Bundle) => string>> {
  const { schemas } = document.components;
  const shared = Object.values(schemas).some(
    (schema) => typeof schema === "object" && schema["x-home"] === "shared",
  );
  return {
    ...Object.fromEntries(
      document["x-families"].map((family) => [
        `${family.name}.ts`,
        (bundle: Bundle) => emitFamily(bundle, family),
      ]),
    ),
    ...(shared
      ? { "shared.ts": (bundle: Bundle) => emitShared(bundle.components.schemas, inputNames(bundle)) }
      : {}),
    "protocols.ts": emitProtocols,
    "operations.ts": emitOperations,
    "schemas.ts": emitSchemas,
    [referenceFile]: emitReference,
  };
}
