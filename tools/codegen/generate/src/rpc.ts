import { generateRpc } from "./emit/rpc/index.ts";
import { type Generate, runAlone } from "./generator.ts";

/** Generates the files of `packages/rpc`. */
export const generateAll: Generate = (loader, output) => generateRpc(loader.rpc(), loader.root, output);

if (import.meta.main) await runAlone(generateAll);
