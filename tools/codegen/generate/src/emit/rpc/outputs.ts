import type { RpcSpec } from "@node-access/generate/model";
import { emitShared, namesAt, listEntries, entrySpec } from "./used-types.ts";
import { apart, emitChainMethods, chainQuantities, emitChainQuantities } from "./chains.ts";
import { emitFamily } from "./family.ts";
import { emitAffinity, emitOperations, emitTables } from "./operations.ts";
import { emitProtocols } from "./protocols.ts";
import { emitReference } from "./reference.ts";
import { emitSchemas } from "@node-access/generate/emit/rpc";
import { header } from "@node-access/generate/emit/typescript";
import {
  type QuantityFile,
  emitQuantities,
  emitQuantityForm,
  hasQuantities,
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

export function outputs(spec: RpcSpec): Outputs {
  const typed = typedVersions(spec);
  const { types } = typed.newest;
  const { sections } = spec;
  const all = entrySpec(spec, undefined);
  const { listed: named, separate } = apart(all);
  const shared = namesAt("shared", types).length > 0;
  const isQuantitative = hasQuantities(typed.newest, typed.view);
  const chains = chainQuantities(typed, named);
  const isDecoded = (entry: string): boolean => hasQuantities(entrySpec(spec, entry), typed.view);
  const entries = new Set(listEntries(spec.protocols).filter(isDecoded));
  const families = new Map([
    ...chains.flatMap(({ family, protocols }) => protocols.map(({ name }) => [name, family.name] as const)),
    ...spec.protocols.flatMap(({ name, rpcEntry = "" }) =>
      entries.has(rpcEntry) ? [[name, rpcEntry] as const] : [],
    ),
  ]);
  const typeFiles = [
    ...sections.map(({ name }) => name),
    ...(shared ? ["shared"] : []),
    ...(isQuantitative ? [quantityFormFile] : []),
  ];
  return {
    ...Object.fromEntries(sections.map((family) => [`${family.name}.ts`, () => emitFamily(typed, family)])),
    ...(shared ? { "shared.ts": () => emitShared({ ...typed, types }) } : {}),
    "types.ts": () => emitTypes(typeFiles),
    "protocols.ts": () => emitProtocols(typed, families),
    "operations.ts": () => emitOperations(named),
    "affinity.ts": () => emitAffinity(named),
    "schemas.ts": () => emitSchemas(named, ownHeader),
    ...(separate.sections.length > 0 && {
      "chain-methods.ts": () => emitChainMethods(separate),
      "chain-schemas.ts": () => emitSchemas(separate, ownHeader),
    }),
    ...Object.fromEntries(
      listEntries(spec.protocols).flatMap((entry) => {
        const own = entrySpec(spec, entry);
        const quantities = (): string => emitQuantities(own, { ...quantityFile, family: entry });
        const files: [string, () => string][] = [
          [`${entry}-table.ts`, () => emitTables(own)],
          [`${entry}-schemas.ts`, () => emitSchemas(own, ownHeader)],
        ];
        return entries.has(entry) ? files.concat([[`${entry}-quantities.ts`, quantities]]) : files;
      }),
    ),
    [referenceFile]: () => emitReference(spec),
    ...(isQuantitative && {
      [`${quantityFormFile}.ts`]: () => emitQuantityForm(ownHeader),
      "quantities.ts": () => emitQuantities(named, quantityFile),
    }),
    ...(chains.length > 0 && {
      "chain-quantities.ts": () => emitChainQuantities(chains),
    }),
  };
}

function emitTypes(files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `export type * from "./${file}.ts";\n`);
  return `${header("specs/rpc")}\n${lines.join("")}`;
}
