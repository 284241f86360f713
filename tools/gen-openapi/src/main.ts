import { generate, writeGenerated } from "@node-access-tools/spec-file";
import { join, resolve } from "node:path";
import { readCatalog } from "@node-access-tools/gen-catalog";
import { generateClient } from "./generate-client.ts";

const root = resolve(import.meta.dirname, "../../..");
const [name, output, readme] = process.argv.slice(2);

await generate(async () => {
  if (name === undefined || output === undefined || readme === undefined) {
    throw new Error("usage: node main.ts <spec's name> <directory of the generated files> <README.md>");
  }
  const spec = join(root, `specs/${name}.openapi.yaml`);
  const paths = { root, spec, output: resolve(output), readme: resolve(readme) };
  writeGenerated(await generateClient(paths, readCatalog(root)));
});
