import { clashingNames, type Mistake, Mistakes, type Output, SpecFile } from "../../spec-file/index.ts";
import { join } from "node:path";
import { referenceFile } from "./outputs.ts";
import type { RpcSpec } from "@node-access/generate/model";
import type { CheckedRpc } from "../../load/open-rpc/index.ts";
import { runGenerator } from "./run-generator.ts";

/**
 * Generates the files of `packages/rpc`, its reference pages, and their table in the README.
 *
 * @param root - The repository's root.
 * @throws Mistakes for schemas whose names the package already exports.
 */
export async function generateRpc(
  { document, spec }: CheckedRpc,
  root: string,
  output: Output,
): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const files = await runGenerator(document);
  Mistakes.throwIfAny(nameMistakes(root, spec, files));
  const table = files.get(referenceFile) ?? "";
  files.delete(referenceFile);
  for (const [folder, suffix] of [
    ["src/generated", ".ts"],
    ["docs", ".md"],
  ] as const) {
    const owned = join(rpc, folder);
    const ofKind = [...files].filter(([name]) => name.endsWith(suffix));
    output.put(
      ofKind.map(([name, content]) => [join(owned, name), content]),
      owned,
    );
  }
  output.insert(join(rpc, "README.md"), table, "reference");
}

/** Types are exported next to everything else in the package. */
function nameMistakes(root: string, { types }: RpcSpec, files: ReadonlyMap<string, string>): Mistake[] {
  const index = join(root, "packages/rpc/src/index.ts");
  const seen = [...files].filter(([name]) => name.endsWith(".ts"));
  return clashingNames(Object.keys(types), new Map(seen), index).map(({ name, file }) => {
    const home = `specs/rpc/${types[name]?.home ?? "shared"}.openrpc.yaml`;
    const spec = SpecFile.read(join(root, home), home);
    return spec.mistake(
      ["components", "schemas", name],
      `${file} exports ${name} too`,
      "choose another name",
    );
  });
}
