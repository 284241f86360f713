import { generate, type Write, writeGenerated } from "@node-access-tools/spec-file";
import { join, resolve } from "node:path";
import { readCatalog } from "@node-access-tools/gen-catalog";
import { filesOf, generateClients } from "./generate-clients.ts";

/** The arguments of a package, `<spec's name> <directory of the generated files> <README.md>`, and its folder. */
interface Invocation {
  readonly args: readonly string[];
  readonly directory: string;
}

/** Makes the clients of OpenAPI specs. */
export async function generateAll(invocations: readonly Invocation[]): Promise<Write> {
  const root = resolve(import.meta.dirname, "../../..");
  const all = invocations.map(({ args: [name, output, readme], directory }) => {
    if (name === undefined || output === undefined || readme === undefined) {
      throw new Error("usage: node main.ts <spec's name> <directory of the generated files> <README.md>");
    }
    const spec = join(root, `specs/${name}.openapi.yaml`);
    return { root, spec, output: resolve(directory, output), readme: resolve(directory, readme) };
  });
  const clients = await generateClients(all, readCatalog(root));
  // What is wrong in a README is told before anything is written; another generator may change one until then.
  filesOf(clients);
  return () => writeGenerated(filesOf(clients));
}

if (import.meta.main) {
  await generate(() => generateAll([{ args: process.argv.slice(2), directory: process.cwd() }]));
}
