import { generateGateway } from "@node-access/generate/emit/gateway";
import { generate, type Output } from "@node-access/generate/spec-file";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

/** Generates what the gateway takes from the specs. */
export function generateAll(_: unknown, output: Output): Promise<void> {
  return generateGateway(root, output);
}

if (import.meta.main) await generate(root, (output) => generateGateway(root, output));
