import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Adapter, adapterProblem } from "./conformance/adapter.ts";

const file = (name: string): string => join(import.meta.dirname, "adapters", `${name}.ts`);

/** The files with the adapters of this repository's clients. */
export const OURS: readonly string[] = [
  // One table; `new:surface` adds a file for each new client.
  "ours",
].map(file);

/** The files with the adapters of third-party clients. */
export const OTHERS: readonly string[] = ["viem", "ethers", "openai", "connect"].map(file);

/** Loads the adapters of a file: its default export is one, or a list. @throws Error that says why it has none. */
export async function adaptersIn(path: string): Promise<readonly Adapter[]> {
  const { default: found } = (await import(pathToFileURL(path).href)) as { default: Adapter | Adapter[] };
  const adapters = [found].flat();
  for (const adapter of adapters) {
    const problem = adapterProblem(adapter);
    if (problem !== undefined)
      throw new Error(`the default export is not an Adapter (see src/conformance/adapter.ts): ${problem}`);
  }
  return adapters;
}
