import { readCatalog } from "@node-access/generate/catalog";
import { grpcPackages } from "@node-access/generate";
import { generate, type Output } from "@node-access/generate/spec-file";
import { join, resolve } from "node:path";
import { generateGrpc, referenceTables } from "@node-access/generate/emit/grpc";

const root = resolve(import.meta.dirname, "../../../..");

/** Makes the generated files of `packages/grpc`. */
export async function generateAll(_: unknown, output: Output): Promise<void> {
  const generated = join(root, "packages/grpc/src/generated");
  const packages = grpcPackages(readCatalog(root));
  const { specs, files } = await generateGrpc(join(root, "specs/grpc"), "specs/grpc", packages);
  output.put(
    [...files].map(([path, text]) => [join(generated, path), text]),
    generated,
  );
  output.insert(join(root, "packages/grpc/README.md"), referenceTables(specs), "reference");
}

if (import.meta.main) await generate(root, (output) => generateAll([], output));
