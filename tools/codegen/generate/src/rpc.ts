import { generate, type Output } from "@node-access/generate/spec-file";
import { resolve } from "node:path";
import { generateRpc } from "@node-access/generate/emit/rpc";

const root = resolve(import.meta.dirname, "../../../..");

/** Makes the generated files of `packages/rpc`. */
export function generateAll(_: unknown, output: Output): Promise<void> {
  return generateRpc(root, output);
}

if (import.meta.main) await generate(root, (output) => generateRpc(root, output));
