import { generate, writeGenerated } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateGrpc } from "./generate-grpc.ts";
import { withReferenceTable } from "./reference-table.ts";

await generate(() => {
  const root = resolve(import.meta.dirname, "../../..");
  const generated = join(root, "packages/grpc/src/generated");
  const readme = join(root, "packages/grpc/README.md");
  const { surfaces, files } = generateGrpc(join(root, "specs/grpc"), "specs/grpc");
  writeGenerated(new Map([...files].map(([path, text]) => [join(generated, path), text])), generated);
  writeGenerated(new Map([[readme, withReferenceTable(readFileSync(readme, "utf8"), surfaces)]]));
});
