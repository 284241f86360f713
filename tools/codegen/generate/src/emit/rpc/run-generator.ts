import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RpcDocument } from "../../load/open-rpc/index.ts";

interface Generator {
  readonly default: (options: {
    openrpcDocument: RpcDocument;
    components: readonly {
      type: "custom";
      name: string;
      language: "typescript";
      customComponent: string;
      outPath: string;
      openRPCPath: null;
    }[];
  }) => Promise<void>;
}

/**
 * Runs `@open-rpc/generator` with this package's component. It loads a component by its path and writes the files itself,
 * so they go to a temporary folder from which they are read.
 */
export async function runGenerator(document: RpcDocument): Promise<Map<string, string>> {
  const generator = createRequire(import.meta.url)("@open-rpc/generator") as Generator;
  const outPath = mkdtempSync(join(tmpdir(), "gen-openrpc-"));
  try {
    await generator.default({
      openrpcDocument: document,
      components: [
        {
          type: "custom",
          name: "node-access",
          language: "typescript",
          customComponent: join(import.meta.dirname, "component.ts"),
          outPath,
          openRPCPath: null,
        },
      ],
    });
    return new Map(readdirSync(outPath).map((name) => [name, readFileSync(join(outPath, name), "utf8")]));
  } finally {
    rmSync(outPath, { recursive: true });
  }
}
