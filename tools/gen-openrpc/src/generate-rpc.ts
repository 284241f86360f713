import { writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { referenceFile } from "./emit/outputs.ts";
import { insertReference } from "./emit/reference.ts";
import { readBundle } from "./read-bundle.ts";
import { runGenerator } from "./run-generator.ts";

/**
 * Makes the generated files of `packages/rpc`, the pages of its reference and the table of them in its README. Writes nothing if anything is wrong.
 *
 * @param root - The repository's root.
 * @throws Mistakes with what is wrong in the specs.
 */
export async function generateRpc(root: string): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const generated = join(rpc, "src/generated");
  const files = await runGenerator(readBundle(root));
  const readme = join(rpc, "README.md");
  const text = insertReference(readFileSync(readme, "utf8"), files.get(referenceFile) ?? "");
  files.delete(referenceFile);
  const ofKind = (folder: string, suffix: string): Map<string, string> =>
    new Map(
      [...files]
        .filter(([name]) => name.endsWith(suffix))
        .map(([name, content]) => [join(folder, name), content]),
    );
  const docs = join(rpc, "docs");
  writeGenerated(ofKind(generated, ".ts"), generated);
  writeGenerated(ofKind(docs, ".md"), docs);
  writeGenerated(new Map([[readme, text]]));
}
