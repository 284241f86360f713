import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocument, type RpcDocument } from "../../load/open-rpc/index.ts";
import { outputs } from "./outputs.ts";

/**
 * Runs `@open-rpc/generator` with the component below. It loads a component by its path and writes the files itself,
 * so they go to a temporary folder from which they are read.
 */
export async function runGenerator(document: RpcDocument): Promise<Map<string, string>> {
  const generator = createRequire(import.meta.url)("@open-rpc/generator") as {
    readonly default: (options: object) => Promise<void>;
  };
  const outPath = mkdtempSync(join(tmpdir(), "gen-openrpc-"));
  const own = { type: "custom", name: "node-access", language: "typescript", openRPCPath: null };
  try {
    await generator.default({
      openrpcDocument: document,
      components: [{ ...own, customComponent: import.meta.filename, outPath }],
    });
    return new Map(readdirSync(outPath).map((name) => [name, readFileSync(join(outPath, name), "utf8")]));
  } finally {
    rmSync(outPath, { recursive: true });
  }
}

const templateFiles: { typescript: readonly { readonly path: string; readonly template: () => string }[] } = {
  typescript: [],
};

const component: object = {
  hooks: {
    templateFiles,
    // The files depend on the families of the document, which are first known here.
    beforeCompileTemplate: [
      async (_destination: string, _from: unknown, _component: unknown, document: RpcDocument) => {
        const files = Object.entries(outputs(readDocument(document)));
        templateFiles.typescript = files.map(([path, template]) => ({ path, template }));
      },
    ],
  },
  staticPath: (): undefined => undefined,
};

export default component;
