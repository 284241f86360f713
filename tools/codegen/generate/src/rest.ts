import { generateClients, putClients } from "./emit/rest/index.ts";
import type { Generate } from "./generator.ts";
import { clientPaths } from "./targets.ts";

/** Generates the REST clients. */
export const generate: Generate = async (loader, output) => {
  const paths = clientPaths(loader.root, "rest");
  putClients(await generateClients(paths, await loader.rest()), output);
};
