import { emitGrpcDocs, generateGrpc } from "./emit/grpc/index.ts";
import { lint, startCompile } from "@node-access/generate/proto";
import { join } from "node:path";
import type { Generate } from "./generator.ts";

/** Generates the files of `packages/grpc`. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const generated = join(root, "packages/grpc/src/generated");
  const [folder, shown] = [join(root, "specs/grpc"), "specs/grpc"];
  const image = await startCompile(folder, shown);
  const [{ specs, files }] = await Promise.all([generateGrpc(image, loader.grpc()), lint(folder, shown)]);
  output.put(
    [...files].map(([path, text]) => [join(generated, path), text]),
    generated,
  );
  const docs = emitGrpcDocs(specs);
  output.put([...docs.pages].map(([page, text]) => [join(root, "packages/grpc/docs", page), text]));
  output.insert(join(root, "packages/grpc/README.md"), docs.index, "reference");
};
