import { generate, type Write, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateGrpc } from "./generate-grpc.ts";
import { withReferenceTable } from "./reference-table.ts";

/** Makes the generated files of `packages/grpc`. */
export async function generateAll(): Promise<Write> {
  const root = resolve(import.meta.dirname, "../../..");
  const generated = join(root, "packages/grpc/src/generated");
  const readme = join(root, "packages/grpc/README.md");
  const { surfaces, files } = await generateGrpc(join(root, "specs/grpc"), "specs/grpc");
  const placed = new Map([...files].map(([path, text]) => [join(generated, path), text]));
  const table = withReferenceTable(readFileSync(readme, "utf8"), surfaces);
  return () => [...writeGenerated(placed, generated), ...writeGenerated(new Map([[readme, table]]))];
}

if (import.meta.main) await generate(generateAll);
