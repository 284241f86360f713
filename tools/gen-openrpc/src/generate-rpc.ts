import { checkCatalog } from "@node-access-tools/gen-catalog";
import { SpecFile, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSpecs } from "./check/check-specs.ts";
import { referenceFile } from "./emit/outputs.ts";
import { insertReference } from "./emit/reference.ts";
import { runGenerator } from "./run-generator.ts";
import { readSources } from "./sources.ts";

/**
 * Makes the generated files of `packages/rpc` and the reference in its README. Writes nothing if anything is wrong.
 *
 * @param root - The repository's root.
 * @throws Mistakes with what is wrong in the specs.
 */
export async function generateRpc(root: string): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const generated = join(rpc, "src/generated");
  const catalog = SpecFile.read(join(root, "specs/catalog.yaml"), "specs/catalog.yaml");
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  const files = await runGenerator(checkSpecs(sources, checkCatalog(catalog), catalog));
  const readme = join(rpc, "README.md");
  const text = insertReference(readFileSync(readme, "utf8"), files.get(referenceFile) ?? "");
  files.delete(referenceFile);
  writeGenerated(new Map([...files].map(([name, content]) => [join(generated, name), content])), generated);
  writeGenerated(new Map([[readme, text]]));
}
