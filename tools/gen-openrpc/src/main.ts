import { readCatalog } from "@node-access-tools/gen-catalog";
import { generate, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle } from "./bundle.ts";
import { insertReference } from "./emit/reference.ts";
import { referenceFile } from "./emit/outputs.ts";
import { runGenerator } from "./run-generator.ts";
import { readSources } from "./sources.ts";

await generate(async () => {
  const root = resolve(import.meta.dirname, "../../..");
  const rpc = join(root, "packages/rpc");
  const generated = join(rpc, "src/generated");
  const catalog = readCatalog(root);
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  const files = await runGenerator(bundle(sources, catalog));
  const readme = join(rpc, "README.md");
  const text = insertReference(readFileSync(readme, "utf8"), files.get(referenceFile) ?? "");
  files.delete(referenceFile);
  writeGenerated(new Map([...files].map(([name, content]) => [join(generated, name), content])), generated);
  writeGenerated(new Map([[readme, text]]));
});
