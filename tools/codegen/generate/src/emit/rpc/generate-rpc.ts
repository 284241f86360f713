import { clashingNames, type Mistake, Mistakes, type Output, SpecFile } from "../../spec-file/index.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogFile } from "../../load/catalog/read-catalog.ts";
import { referenceFile, outputs } from "./outputs.ts";
import { emitProviderUnits } from "./provider-units.ts";
import type { RpcSpec } from "@node-access/generate/model";
import type { Generate } from "../../generator.ts";

/** Generates the files of `packages/rpc`. */
export const generate: Generate = (loader, output) => {
  const rpc = loader.rpc();
  const methods = rpc.operations.map(({ name }) => name);
  const units = emitProviderUnits(loader.root, new Set(methods));
  generateRpc(rpc, loader.root, output, { "provider-units.ts": units });
};

/** Generates the files, and the table of families in the README. */
export function generateRpc(
  spec: RpcSpec,
  root: string,
  output: Output,
  others: Readonly<Record<string, string>> = {},
): void {
  const rpc = join(root, "packages/rpc");
  const { [referenceFile]: table = "", ...files } = outputs(spec);
  Mistakes.throwIfAny([...nameMistakes(root, spec, files), ...entryMistakes(root, spec)]);
  output.putFolder(join(rpc, "src/generated"), Object.entries({ ...files, ...others }));
  output.insert(join(rpc, "README.md"), table, "reference");
}

/** Users import a table from the package's entry of its name. */
function entryMistakes(root: string, { protocols }: RpcSpec): Mistake[] {
  const file = join(root, "packages/rpc/package.json");
  const { exports = {} } = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { exports?: object })
    : {};
  return protocols.flatMap(({ name, rpcEntry }) => {
    if (rpcEntry === undefined) return [];
    const missing = [`./${rpcEntry}`, `./${rpcEntry}/schemas`].filter(
      (entry) => !Object.hasOwn(exports, entry),
    );
    const remedy = `write src/${rpcEntry}/index.ts, which exports the table of generated/${rpcEntry}-table.ts, and name both in exports`;
    return missing.map((entry) =>
      catalogFile(root).mistake(
        ["protocols", name, "rpcEntry"],
        `packages/rpc/package.json does not export ${entry}`,
        remedy,
      ),
    );
  });
}

/** Types are exported next to everything else in the package. */
function nameMistakes(root: string, { types }: RpcSpec, files: Readonly<Record<string, string>>): Mistake[] {
  const index = join(root, "packages/rpc/src/index.ts");
  return clashingNames(Object.keys(types), new Map(Object.entries(files)), index).map(({ name, file }) => {
    const home = `specs/rpc/${types[name]?.home ?? "shared"}.openrpc.yaml`;
    const spec = SpecFile.read(join(root, home), home);
    return spec.mistake(
      ["components", "schemas", name],
      `${file} exports ${name} too`,
      "choose another name",
    );
  });
}
