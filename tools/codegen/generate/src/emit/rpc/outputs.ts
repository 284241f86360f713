import type { RpcSpec } from "@node-access/generate/model";
import { emitAffinity } from "./affinity.ts";
import { decodedFile, emitShared, namesAt } from "./declarations.ts";
import { DecodedView } from "./decoded-view.ts";
import { emitFamily, familyFile } from "./family.ts";
import { emitOperations } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitQuantities } from "./quantities.ts";
import { emitFamilyReference, emitReference } from "./reference.ts";
import { emitSchemas } from "./schemas.ts";
import { header } from "@node-access/generate/emit/typescript";
import { type Typed, typedVersions } from "./typed-versions.ts";

/** The file with the table of families for the README. */
export const referenceFile = "reference.md";

/** Functions that create the text of each file, by file name. */
type Outputs = Readonly<Record<string, () => string>>;

/** Returns the generated files of a JSON-RPC client. */
export function outputs(spec: RpcSpec): Outputs {
  const typed = typedVersions(spec);
  const { types } = typed.newest;
  const { sections: families } = spec;
  const shared = namesAt("shared", types).length > 0;
  return {
    ...Object.fromEntries(
      families.flatMap((family) => [
        [`${family.name}.ts`, () => emitFamily(typed, family)],
        [`${family.name}.md`, () => emitFamilyReference(spec, family)],
      ]),
    ),
    ...(shared ? { "shared.ts": () => emitShared(types, typed.inputs) } : {}),
    "types.ts": () => emitTypes([...families.map(({ name }) => name), ...(shared ? ["shared"] : [])]),
    "protocols.ts": () => emitProtocols(typed),
    "operations.ts": () => emitOperations(spec),
    "affinity.ts": () => emitAffinity(spec),
    "schemas.ts": () => emitSchemas(spec),
    [referenceFile]: () => emitReference(spec),
    ...decodedOutputs({ ...typed, view: new DecodedView(typed) }, spec),
  };
}

/** The files of the decoded view. There are none for a document without quantities. */
function decodedOutputs(typed: Typed, spec: RpcSpec): Outputs {
  const { types, sections } = typed.newest;
  const families = sections.filter((family) => familyFile(typed, family) !== family.name);
  if (families.length === 0) return {};
  const shared = namesAt("shared", types, typed.view).length > 0;
  return {
    ...Object.fromEntries(
      families.map((family) => [`${decodedFile(family.name)}.ts`, () => emitFamily(typed, family)]),
    ),
    ...(shared ? { [`${decodedFile("shared")}.ts`]: () => emitShared(types, typed.inputs, typed.view) } : {}),
    [`${decodedFile("types")}.ts`]: () => emitDecodedTypes(typed),
    [`${decodedFile("protocols")}.ts`]: () => emitProtocols(typed),
    "quantities.ts": () => emitQuantities(spec),
  };
}

/** Returns the text of `types.ts`, which exports the types of all families. */
function emitTypes(files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `export type * from "./${file}.ts";\n`);
  return `${header("specs/rpc")}\n${lines.join("")}`;
}

/** `decoded-types.ts`: the same in the decoded view, where many types are unchanged. */
function emitDecodedTypes(typed: Typed): string {
  const { newest, view } = typed;
  const { types, sections } = newest;
  const families = sections.map((family): [string, string] => [family.name, familyFile(typed, family)]);
  if (namesAt("shared", types).length > 0) {
    const isChanged = namesAt("shared", types, view).length > 0;
    families.push(["shared", isChanged ? decodedFile("shared") : "shared"]);
  }
  const lines = families.flatMap(([name, file]) => {
    const same = namesAt(name, types).filter((type) => view?.isChanged(type) !== true);
    const all = `export type * from "./${file}.ts";\n`;
    if (same.length === 0 || file === name) return [all];
    return [`export type { ${same.join(", ")} } from "./${name}.ts";\n`, all];
  });
  return `${header("specs/rpc")}\n${lines.toSorted().join("")}`;
}
