import { clashingNames, type Mistake, Mistakes, type Output, SpecFile } from "../../spec-file/index.ts";
import { existsSync, readFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { catalogFile } from "../../load/catalog/read-catalog.ts";
import { referenceFile, outputs } from "./outputs.ts";
import { emitProviderUnits } from "./provider-units.ts";
import type { RpcSpec } from "@node-access/generate/model";
import { type CheckedRpc, readDocument, type RpcDocument } from "../../load/open-rpc/index.ts";
import type { Generate } from "../../generator.ts";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";

/** Generates the files of `packages/rpc`. */
export const generate: Generate = async (loader, output) => {
  await generateRpc(loader.rpc(), loader.root, output);
};

/** Generates the files, and the table of families in the README. */
export async function generateRpc(
  { document, spec }: CheckedRpc,
  root: string,
  output: Output,
): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const files = await runGenerator(document);
  Mistakes.throwIfAny([...nameMistakes(root, spec, files), ...entryMistakes(root, spec)]);
  const table = files.get(referenceFile) ?? "";
  files.delete(referenceFile);
  const units = emitProviderUnits(root, new Set(spec.operations.map(({ name }) => name)));
  output.putFolder(join(rpc, "src/generated"), [...files, ["provider-units.ts", units]]);
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
function nameMistakes(root: string, { types }: RpcSpec, files: ReadonlyMap<string, string>): Mistake[] {
  const index = join(root, "packages/rpc/src/index.ts");
  return clashingNames(Object.keys(types), files, index).map(({ name, file }) => {
    const home = `specs/rpc/${types[name]?.home ?? "shared"}.openrpc.yaml`;
    const spec = SpecFile.read(join(root, home), home);
    return spec.mistake(
      ["components", "schemas", name],
      `${file} exports ${name} too`,
      "choose another name",
    );
  });
}

/**
 * Runs `@open-rpc/generator` with the component below. It loads a component by its path and writes the files itself,
 * so they go to a temporary folder from which they are read.
 */
export async function runGenerator(document: RpcDocument): Promise<Map<string, string>> {
  const generator = createRequire(import.meta.url)("@open-rpc/generator") as {
    readonly default: (options: object) => Promise<void>;
  };
  const outPath = mkdtempSync(join(tmpdir(), "gen-openrpc-"));
  const own = { type: "custom", name: "node-access", language: "typescript", openRPCPath: null };
  try {
    await generator.default({
      openrpcDocument: document,
      components: [{ ...own, customComponent: import.meta.filename, outPath }],
    });
    return new Map(readdirSync(outPath).map((name) => [name, readFileSync(join(outPath, name), "utf8")]));
  } finally {
    rmSync(outPath, { recursive: true });
  }
}

const templateFiles: { typescript: readonly { readonly path: string; readonly template: () => string }[] } = {
  typescript: [],
};

const component: object = {
  hooks: {
    templateFiles,
    // The files depend on the families of the document, which are first known here.
    beforeCompileTemplate: [
      async (_destination: string, _from: unknown, _component: unknown, document: RpcDocument) => {
        const files = Object.entries(outputs(readDocument(document)));
        templateFiles.typescript = files.map(([path, template]) => ({ path, template }));
      },
    ],
  },
  staticPath: (): undefined => undefined,
};

export default component;
