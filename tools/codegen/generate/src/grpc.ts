import { emitGrpcDocs, generateGrpc } from "@node-access/generate/emit/grpc";
import { join } from "node:path";
import { type Generate, runAlone } from "./generator.ts";

/** Generates the files of `packages/grpc`. */
export const generateAll: Generate = async (loader, output) => {
  const { root } = loader;
  const generated = join(root, "packages/grpc/src/generated");
  const { specs, files } = await generateGrpc(join(root, "specs/grpc"), "specs/grpc", loader.grpc());
  output.put(
    [...files].map(([path, text]) => [join(generated, path), text]),
    generated,
  );
  const docs = emitGrpcDocs(specs);
  output.put([...docs.pages].map(([page, text]) => [join(root, "packages/grpc/docs", page), text]));
  output.insert(join(root, "packages/grpc/README.md"), docs.index, "reference");
};

if (import.meta.main) await runAlone(generateAll);
