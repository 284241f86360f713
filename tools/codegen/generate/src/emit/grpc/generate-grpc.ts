import { join } from "node:path";
import { emitMessageIndex, emitServices } from "@node-access/generate/emit/grpc";
import type { GrpcMethod, Spec } from "@node-access/generate/model";
import { type Image, lint, startBuild } from "@node-access/generate/proto";
import type { Generate } from "../../generator.ts";
import { emitGrpcDocs } from "./emit-docs.ts";
import { messageModules } from "./message-modules.ts";

/** Generates the files of `packages/grpc`. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const [folder, shown] = [join(root, "specs/grpc"), "specs/grpc"];
  const image = await startBuild(folder, shown);
  const [{ specs, files }] = await Promise.all([generateGrpc(image, loader.grpc()), lint(folder, shown)]);
  output.putFolder(join(root, "packages/grpc/src/generated"), files);
  output.insert(join(root, "packages/grpc/README.md"), emitGrpcDocs(specs).index, "reference");
};

/**
 * Generates all modules of `packages/grpc`.
 *
 * @param image - The module's compiled protos.
 * @param loading - The specs of the module.
 * @returns the specs, and texts by path below `src/generated`.
 */
export async function generateGrpc(
  image: Image,
  loading: Promise<ReadonlyMap<string, Spec<GrpcMethod>>>,
): Promise<{ specs: Spec<GrpcMethod>[]; files: Map<string, string> }> {
  // What is wrong with the protos is clearer in the words of the loader.
  const loaded = await loading;
  const specs = [...loaded.values()];
  const files = await messageModules(image, specs);
  for (const spec of specs) {
    files.set(`${spec.name}-messages.ts`, emitMessageIndex(spec));
    files.set(`${spec.name}-services.ts`, emitServices(spec));
  }
  return { specs, files };
}
