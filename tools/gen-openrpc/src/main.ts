import { generate, type Write } from "@node-access-tools/spec-file";
import { resolve } from "node:path";
import { generateRpc } from "./generate-rpc.ts";

/** Makes the generated files of `packages/rpc`. */
export function generateAll(): Promise<Write> {
  return generateRpc(resolve(import.meta.dirname, "../../.."));
}

if (import.meta.main) await generate(generateAll);
