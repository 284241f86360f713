import type { Bundle } from "../document.ts";
import { emitAffinity } from "./affinity.ts";
import { emitShared } from "./declarations.ts";
import { emitFamily, inputNames } from "./family.ts";
import { emitOperations } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitFamilyReference, emitReference } from "./reference.ts";
import { emitSchemas } from "./schemas.ts";
import { header } from "./text.ts";
import { typedVersions } from "./typed-versions.ts";

/** The name of the file with the table of families for the README. */
export const referenceFile = "reference.md";

/** What is emitted for a document: the file and how its text is made. */
export function outputs(document: Bundle): Readonly<Record<string, (bundle: Bundle) => string>> {
  const typed = typedVersions(document);
  const { schemas } = document.components;
  const shared = Object.values(schemas).some(
    (schema) => typeof schema === "object" && schema["x-home"] === "shared",
  );
  const families = document["x-families"];
  return {
    ...Object.fromEntries(
      families.flatMap((family) => [
        [`${family.name}.ts`, () => emitFamily(typed, family)],
        [`${family.name}.md`, (bundle: Bundle) => emitFamilyReference(bundle, family)],
      ]),
    ),
    ...(shared ? { "shared.ts": () => emitShared(typed.newest.components.schemas, inputNames(typed)) } : {}),
    "types.ts": () => emitTypes([...families.map(({ name }) => name), ...(shared ? ["shared"] : [])]),
    "protocols.ts": () => emitProtocols(typed),
    "operations.ts": emitOperations,
    "affinity.ts": emitAffinity,
    "schemas.ts": emitSchemas,
    [referenceFile]: emitReference,
  };
}

/** `types.ts`: the types of all families. */
function emitTypes(files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `export type * from "./${file}.ts";\n`);
  return `${header("specs/rpc")}\n${lines.join("")}`;
}
