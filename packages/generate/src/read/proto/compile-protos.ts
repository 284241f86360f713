import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DESCRIBE, startBuf, toMistake } from "./buf.ts";
import { type Image, readImage } from "./image.ts";
import { Mistakes } from "../../spec-file/mistakes.ts";
import type { FoundProto } from "./find-protos.ts";

/** From this many characters on, protos are large. */
const LARGE = 4_000_000;

/**
 * Compiles proto files in a temporary folder, where each has the name that others import it by: buf accepts a single
 * root folder, while the files may come from several.
 *
 * @throws Mistakes for compile errors, naming the original files.
 */
export async function compileProtos(protos: readonly FoundProto[]): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), "node-access-generate-"));
  try {
    writeFileSync(join(folder, "buf.yaml"), "version: v2\n");
    const folders = new Set(protos.map(({ name }) => dirname(join(folder, name))));
    for (const one of folders) mkdirSync(one, { recursive: true });
    for (const { name, text } of protos) writeFileSync(join(folder, name), text);
    const isLarge = protos.reduce((sum, { text }) => sum + text.length, 0) > LARGE;
    const { output, findings } = await startBuf(folder, DESCRIBE, { isLarge });
    const shown = new Map(protos.map((proto) => [proto.name, proto.shown]));
    Mistakes.throwIfAny(
      findings.map((finding) => toMistake(finding, shown.get(finding.path ?? "") ?? finding.path ?? "")),
    );
    return readImage(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
