import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Finding, startBuf } from "./buf.ts";
import { type Image, readImage } from "./image.ts";
import { type Mistake, Mistakes } from "../../spec-file/mistakes.ts";
import type { FoundProto } from "./find-protos.ts";

const FINDINGS = ["--error-format", "json"];
const JSON_IMAGE = "-#format=json";
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
    const args = ["build", "-o", JSON_IMAGE, ...FINDINGS];
    const { output, findings } = await startBuf(folder, args, { isLarge });
    Mistakes.throwIfAny(findings.map((finding) => toMistake(finding, protos)));
    return readImage(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toMistake(finding: Finding, protos: readonly FoundProto[]): Mistake {
  const { path = "", start_line: line = 1, start_column: column = 1, message } = finding;
  const file = protos.find(({ name }) => name === path)?.shown ?? path;
  return { file, line, column, what: message.replace(/\.$/, ""), remedy: "correct it" };
}
