import { inThread } from "../../spec-file/index.ts";
import { lint, startBuild, startCompile } from "../../load/proto/buf.ts";
import { moveEnums } from "./emit-enums.ts";
import { emitMessageIndex, emitServices } from "./emit-services.ts";
import { readSurface, type Surface } from "../../load/proto/surface.ts";

/** Which proto package each subpath of the package offers. */
export const SURFACES: Readonly<Record<string, string>> = {
  geyser: "geyser",
  sui: "sui.rpc.v2",
  tron: "protocol",
};

/**
 * Makes all generated modules of `packages/grpc` from a buf module.
 *
 * @param folder - Of the buf module.
 * @param shown - The folder as mistakes name it.
 * @param surfaces - Proto packages by subpath.
 * @returns the surfaces, and texts by path below `src/generated`.
 * @throws Mistakes for what buf or this generator finds wrong.
 */
export async function generateGrpc(
  folder: string,
  shown: string,
  surfaces: Readonly<Record<string, string>> = SURFACES,
): Promise<{ surfaces: Surface[]; files: Map<string, string> }> {
  const compiled = await startCompile(folder, shown);
  const [image, files] = await Promise.all([
    startBuild(folder, shown),
    messageModules(compiled),
    lint(folder, shown),
  ]);
  const read = Object.entries(surfaces).map(([name, proto]) => readSurface(image, name, proto, shown));
  for (const surface of read) {
    files.set(`${surface.name}-messages.ts`, emitMessageIndex(surface));
    moveEnums(surface, files);
    files.set(`${surface.name}-services.ts`, emitServices(surface));
  }
  return { surfaces: read, files };
}

/** Made in a thread of its own: nothing else takes as long. */
function messageModules(image: Uint8Array): Promise<Map<string, string>> {
  return inThread(new URL("./message-modules.ts", import.meta.url), "messageModules", image);
}
