import type { Bundle } from "../../load/open-rpc/document.ts";
import { emitAffinity } from "./affinity.ts";
import { decodedFile, emitShared, namesAt } from "./declarations.ts";
import { DecodedView } from "./decoded-view.ts";
import { emitFamily, familyFile, inputNames } from "./family.ts";
import { emitOperations } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitQuantities } from "./quantities.ts";
import { emitFamilyReference, emitReference } from "./reference.ts";
import { emitSchemas } from "./schemas.ts";
import { header } from "./text.ts";
import { type Typed, typedVersions } from "./typed-versions.ts";

/** The name of the file with the table of families for the README. */
export const referenceFile = "reference.md";

type Outputs = Readonly<Record<string, (bundle: Bundle) => string>>;

/** What is emitted for a document: the file and how its text is made. */
export function outputs(document: Bundle): Outputs {
  const typed = typedVersions(document);
  const { schemas } = typed.newest.components;
  const families = document["x-families"];
  const shared = namesAt("shared", schemas).length > 0;
  return {
    ...Object.fromEntries(
      families.flatMap((family) => [
        [`${family.name}.ts`, () => emitFamily(typed, family)],
        [`${family.name}.md`, (bundle: Bundle) => emitFamilyReference(bundle, family)],
      ]),
    ),
    ...(shared ? { "shared.ts": () => emitShared(schemas, inputNames(typed)) } : {}),
    "types.ts": () => emitTypes([...families.map(({ name }) => name), ...(shared ? ["shared"] : [])]),
    "protocols.ts": () => emitProtocols(typed),
    "operations.ts": emitOperations,
    "affinity.ts": emitAffinity,
    "schemas.ts": emitSchemas,
    [referenceFile]: emitReference,
    ...decodedOutputs({ ...typed, view: new DecodedView(typed) }),
  };
}

/** What is emitted for the decoded view of numbers, of which a document without quantities has none. */
function decodedOutputs(typed: Typed): Outputs {
  const { schemas } = typed.newest.components;
  const families = typed.newest["x-families"].filter((family) => familyFile(typed, family) !== family.name);
  if (families.length === 0) return {};
  const shared = namesAt("shared", schemas, typed.view).length > 0;
  return {
    ...Object.fromEntries(
      families.map((family) => [`${decodedFile(family.name)}.ts`, () => emitFamily(typed, family)]),
    ),
    ...(shared
      ? { [`${decodedFile("shared")}.ts`]: () => emitShared(schemas, inputNames(typed), typed.view) }
      : {}),
    [`${decodedFile("types")}.ts`]: () => emitDecodedTypes(typed),
    [`${decodedFile("protocols")}.ts`]: () => emitProtocols(typed),
    "quantities.ts": emitQuantities,
  };
}

/** `types.ts`: the types of all families. */
function emitTypes(files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `export type * from "./${file}.ts";\n`);
  return `${header("specs/rpc")}\n${lines.join("")}`;
}

/** `decoded-types.ts`: the same in the decoded view, where many are as they are in the other. */
function emitDecodedTypes(typed: Typed): string {
  const { newest, view } = typed;
  const { schemas } = newest.components;
  const families = newest["x-families"].map((family): [string, string] => [
    family.name,
    familyFile(typed, family),
  ]);
  if (namesAt("shared", schemas).length > 0) {
    const isChanged = namesAt("shared", schemas, view).length > 0;
    families.push(["shared", isChanged ? decodedFile("shared") : "shared"]);
  }
  const lines = families.flatMap(([name, file]) => {
    const same = namesAt(name, schemas).filter((type) => view?.isChanged(type) !== true);
    const all = `export type * from "./${file}.ts";\n`;
    if (same.length === 0 || file === name) return [all];
    return [`export type { ${same.join(", ")} } from "./${name}.ts";\n`, all];
  });
  return `${header("specs/rpc")}\n${lines.toSorted().join("")}`;
}
