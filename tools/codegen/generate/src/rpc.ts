import { generateRpc } from "./emit/rpc/index.ts";
import type { Generate } from "./generator.ts";

/** Generates the files of `packages/rpc`. */
export const generate: Generate = (loader, output) => generateRpc(loader.rpc(), loader.root, output);
