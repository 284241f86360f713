import { lint, startBuild, startCompile } from "../../load/proto/buf.ts";
import { loadProtos } from "../../load/proto/load-protos.ts";
import type { GrpcMethod } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import { inThread } from "../../spec-file/index.ts";
import { moveEnums } from "./emit-enums.ts";
import { emitMessageIndex, emitServices } from "./emit-services.ts";

/**
 * Makes all generated modules of `packages/grpc` from a buf module.
 *
 * @param folder - Of the buf module.
 * @param shown - The folder as mistakes name it.
 * @param packages - The proto packages, by the name of their client.
 * @returns the specs, and texts by path below `src/generated`.
 * @throws Mistakes for what buf or this generator finds wrong.
 */
export async function generateGrpc(
  folder: string,
  shown: string,
  packages: Readonly<Record<string, string>>,
): Promise<{ specs: Spec<GrpcMethod>[]; files: Map<string, string> }> {
  const compiled = await startCompile(folder, shown);
  const [image, files] = await Promise.all([
    startBuild(folder, shown),
    messageModules(compiled),
    lint(folder, shown),
  ]);
  const specs = [...loadProtos(image, packages, shown).values()];
  for (const spec of specs) {
    files.set(`${spec.name}-messages.ts`, emitMessageIndex(spec));
    moveEnums(spec, files);
    files.set(`${spec.name}-services.ts`, emitServices(spec));
  }
  return { specs, files };
}

/** Made in a thread of its own: nothing else takes as long. */
function messageModules(image: Uint8Array): Promise<Map<string, string>> {
  return inThread(new URL("./message-modules.ts", import.meta.url), "messageModules", image);
}
