import { generate, type Output } from "@node-access/generate/spec-file";
import { join, resolve } from "node:path";
import { readCatalog } from "@node-access/generate/catalog";
import { generateClients, putClients } from "@node-access/generate/emit/rest";

/** The arguments of a package, `<spec's name> <directory of the generated files> <README.md>`, and its folder. */
interface Invocation {
  readonly args: readonly string[];
  readonly directory: string;
}

const root = resolve(import.meta.dirname, "../../../..");

/** Makes the clients of OpenAPI specs. */
export async function generateAll(invocations: readonly Invocation[], output: Output): Promise<void> {
  const all = invocations.map(({ args: [name, folder, readme], directory }) => {
    if (name === undefined || folder === undefined || readme === undefined) {
      throw new Error("usage: node main.ts <spec's name> <directory of the generated files> <README.md>");
    }
    const spec = join(root, `specs/${name}.openapi.yaml`);
    return { root, spec, output: resolve(directory, folder), readme: resolve(directory, readme) };
  });
  putClients(await generateClients(all, readCatalog(root)), output);
}

if (import.meta.main) {
  const own = { args: process.argv.slice(2), directory: process.cwd() };
  await generate(root, (output) => generateAll([own], output));
}
