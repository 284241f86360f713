import type { RpcSpec } from "@node-access/generate/model";
import { emitAffinity } from "./affinity.ts";
import { emitShared, namesAt } from "./declarations.ts";
import { apart, emitChainMethods } from "./chain-methods.ts";
import { entriesOf, entrySpec } from "./entries.ts";
import { emitFamily } from "./family.ts";
import { emitOperations } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitFamilyReference, emitReference } from "./reference.ts";
import { emitSchemas } from "@node-access/generate/emit/rpc";
import { emitTables } from "./tables.ts";
import { header } from "@node-access/generate/emit/typescript";
import {
  emitQuantities,
  emitQuantityForm,
  hasQuantities,
  type QuantityFile,
  quantityFormFile,
} from "@node-access/generate/emit/quantities";
import { typedVersions } from "./typed-versions.ts";

/** The file with the table of families for the README. */
export const referenceFile = "reference.md";

const ownHeader = header("specs/rpc");

const quantityFile: QuantityFile = {
  header: ownHeader,
  modules: { decimalPlace: "../decimal-place.ts", tables: "../quantity-tables.ts" },
};

/** Functions that create the text of each file, by file name. */
type Outputs = Readonly<Record<string, () => string>>;

/** Returns the generated files of a JSON-RPC client. */
export function outputs(spec: RpcSpec): Outputs {
  const typed = typedVersions(spec);
  const { types } = typed.newest;
  const { sections: families } = spec;
  const all = entrySpec(spec, undefined);
  const { listed: named, separate } = apart(all);
  const shared = namesAt("shared", types).length > 0;
  const isQuantitative = hasQuantities(typed.newest, typed.view);
  const typeFiles = [
    ...families.map(({ name }) => name),
    ...(shared ? ["shared"] : []),
    ...(isQuantitative ? [quantityFormFile] : []),
  ];
  return {
    ...Object.fromEntries(
      families.flatMap((family) => [
        [`${family.name}.ts`, () => emitFamily(typed, family)],
        [`${family.name}.md`, () => emitFamilyReference(spec, family)],
      ]),
    ),
    ...(shared ? { "shared.ts": () => emitShared({ ...typed, types }) } : {}),
    "types.ts": () => emitTypes(typeFiles),
    "protocols.ts": () => emitProtocols(typed),
    "operations.ts": () => emitOperations(named),
    "affinity.ts": () => emitAffinity(named),
    "schemas.ts": () => emitSchemas(named, ownHeader),
    ...(separate.sections.length > 0 && {
      "chain-methods.ts": () => emitChainMethods(separate),
      "chain-schemas.ts": () => emitSchemas(separate, ownHeader),
    }),
    ...Object.fromEntries(
      entriesOf(spec.protocols).flatMap((entry) => [
        [`${entry}-table.ts`, () => emitTables(entrySpec(spec, entry))],
        [`${entry}-schemas.ts`, () => emitSchemas(entrySpec(spec, entry), ownHeader)],
      ]),
    ),
    ...Object.fromEntries(
      entriesOf(spec.protocols)
        .filter((entry) => hasQuantities(entrySpec(spec, entry), typed.view))
        .map((entry) => [
          `${entry}-quantities.ts`,
          () => emitQuantities(entrySpec(spec, entry), quantityFile),
        ]),
    ),
    [referenceFile]: () => emitReference(spec),
    ...(isQuantitative && {
      [`${quantityFormFile}.ts`]: () => emitQuantityForm(ownHeader),
      "quantities.ts": () => emitQuantities(all, quantityFile),
    }),
  };
}

/** Returns the text of `types.ts`, which exports the types of all families. */
function emitTypes(files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `export type * from "./${file}.ts";\n`);
  return `${header("specs/rpc")}\n${lines.join("")}`;
}
