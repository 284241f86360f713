import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { generateMessages, lint, startBuild } from "./buf.ts";
import { moveEnums } from "./emit-enums.ts";
import { emitMessages } from "./emit-messages.ts";
import { emitMessageIndex, emitServices } from "./emit-services.ts";
import { readSurface, isOption, type Surface } from "./surface.ts";

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
  const linted = lint(folder, shown);
  const made = Promise.all([startBuild(folder), messageModules(folder)]);
  // What is wrong in a file fails all three, and lint tells where.
  await Promise.allSettled([linted, made]);
  await linted;
  const [image, files] = await made;
  const read = Object.entries(surfaces).map(([name, proto]) => readSurface(image, name, proto, shown));
  for (const surface of read) {
    files.set(`${surface.name}-messages.ts`, emitMessageIndex(surface));
    moveEnums(surface, files);
    files.set(`${surface.name}-services.ts`, emitServices(surface));
  }
  return { surfaces: read, files };
}

async function messageModules(folder: string): Promise<Map<string, string>> {
  const out = mkdtempSync(join(tmpdir(), "gen-proto-"));
  try {
    await generateMessages(folder, out);
    const files = new Map<string, string>();
    const written = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const entry of written) {
      const path = join(entry.parentPath, entry.name);
      const module = relative(out, path).split(sep).join("/");
      const file = module.replace(/\.ts$/, ".proto");
      const text = isOption(file) ? undefined : emitMessages(file, readFileSync(path, "utf8"));
      if (text) files.set(module, text);
    }
    return files;
  } finally {
    rmSync(out, { recursive: true });
  }
}
