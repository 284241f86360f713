import type { Output } from "@node-access-tools/spec-file";
import { join } from "node:path";
import { referenceFile } from "./emit/outputs.ts";
import { readBundle } from "./read-bundle.ts";
import { runGenerator } from "./run-generator.ts";

/**
 * Makes the generated files of `packages/rpc`, the pages of its reference and the table of them in its README.
 *
 * @param root - The repository's root.
 * @throws Mistakes with what is wrong in the specs.
 */
export async function generateRpc(root: string, output: Output): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const files = await runGenerator(readBundle(root));
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
