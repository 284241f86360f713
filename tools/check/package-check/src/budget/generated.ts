import { join } from "node:path";
import { must } from "@node-access-tools/workspace";
import { put } from "../scratch.ts";
import type { BundleLimits } from "./limits.ts";

export interface GeneratedBudget extends BundleLimits {
  readonly document: string;
  /** A program that calls one operation; the client is in `./client`. */
  readonly consumer: string;
  /** Maximum number of type instantiations for the program and the client. */
  readonly instantiations: number;
}

/** Generates the client with the command, as users do, in the folder where its program is compiled. */
export async function generateIn(directory: string, { document }: GeneratedBudget): Promise<void> {
  const command = join(directory, "node_modules/@node-access/generate/dist/command/main.js");
  const path = join(import.meta.dirname, "../budgets", document);
  const args = [command, path, "--out", "client", "--strict", "--import-extension", "js"];
  await must(process.execPath, args, { cwd: directory });
  put(directory, "package.json", JSON.stringify({ type: "module", sideEffects: false }));
}
