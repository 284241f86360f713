import { generate, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateGrpc } from "./generate-grpc.ts";
import { withReferenceTable } from "./reference-table.ts";

/** Makes the generated files of `packages/grpc`. */
export async function generateAll(): Promise<void> {
  const root = resolve(import.meta.dirname, "../../..");
  const generated = join(root, "packages/grpc/src/generated");
  const readme = join(root, "packages/grpc/README.md");
  const { surfaces, files } = await generateGrpc(join(root, "specs/grpc"), "specs/grpc");
  writeGenerated(new Map([...files].map(([path, text]) => [join(generated, path), text])), generated);
  writeGenerated(new Map([[readme, withReferenceTable(readFileSync(readme, "utf8"), surfaces)]]));
}

if (import.meta.main) await generate(generateAll);
