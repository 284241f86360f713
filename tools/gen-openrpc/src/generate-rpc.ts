import { type Write, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { referenceFile } from "./emit/outputs.ts";
import { insertReference } from "./emit/reference.ts";
import { readBundle } from "./read-bundle.ts";
import { runGenerator } from "./run-generator.ts";

/**
 * Makes the generated files of `packages/rpc`, the pages of its reference and the table of them in its README.
 *
 * @param root - The repository's root.
 * @returns what writes them.
 * @throws Mistakes with what is wrong in the specs.
 */
export async function generateRpc(root: string): Promise<Write> {
  const rpc = join(root, "packages/rpc");
  const generated = join(rpc, "src/generated");
  const files = await runGenerator(readBundle(root));
  const readme = join(rpc, "README.md");
  const table = files.get(referenceFile) ?? "";
  files.delete(referenceFile);
  const withTable = (): string => insertReference(readFileSync(readme, "utf8"), table);
  // What is wrong in the README is told before anything is written; another generator may change it until then.
  withTable();
  const ofKind = (folder: string, suffix: string): Map<string, string> =>
    new Map(
      [...files]
        .filter(([name]) => name.endsWith(suffix))
        .map(([name, content]) => [join(folder, name), content]),
    );
  const docs = join(rpc, "docs");
  return () => [
    ...writeGenerated(ofKind(generated, ".ts"), generated),
    ...writeGenerated(ofKind(docs, ".md"), docs),
    ...writeGenerated(new Map([[readme, withTable()]])),
  ];
}
