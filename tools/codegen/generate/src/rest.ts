import { generateClients, putClients } from "./emit/rest/index.ts";
import { resolve } from "node:path";
import { type Generate, runAlone } from "./generator.ts";

/** Generates REST clients. The arguments of each are `<spec's name> <directory of the generated files> <README.md>`. */
export const generateAll: Generate = async (loader, output, invocations) => {
  const all = invocations.map(({ args: [spec, folder, readme], directory }) => {
    if (spec === undefined || folder === undefined || readme === undefined) {
      throw new Error("usage: node rest.ts <spec's name> <directory of the generated files> <README.md>");
    }
    return { spec, output: resolve(directory, folder), readme: resolve(directory, readme) };
  });
  putClients(await generateClients(all, await loader.rest()), output);
};

if (import.meta.main) await runAlone(generateAll, process.argv.slice(2, 3));
