import { type Finding, type Image, startBuild, startCompile } from "@node-access/generate/proto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Findings } from "../findings.ts";
import type { Texts } from "../load-trees.ts";
import { withFile } from "../problem.ts";
import { compareElements } from "./compare-elements.ts";
import { elementsOf } from "./elements.ts";
import { breaking } from "./breaking.ts";

/**
 * Notes what differs between two states of a buf module, whose folder is `specs/grpc`.
 *
 * @param compiled - Called once both are compiled and buf has begun to compare them, so that nothing holds it up any more.
 */
export async function compareProtos(
  before: Texts,
  after: Texts,
  findings: Findings,
  compiled: () => void = () => {},
): Promise<void> {
  const remedy = "let TMPDIR be a folder that may be written to";
  const folder = withFile(`no folder can be made in ${tmpdir()}`, remedy, () =>
    mkdtempSync(join(tmpdir(), "spec-diff-protos-")),
  );
  try {
    const [old, current] = [join(folder, "before"), join(folder, "after")];
    const [was, is] = await Promise.allSettled([
      compile(before, old, `the base's ${MODULE}`),
      compile(after, current, MODULE),
    ]);
    if (is.status === "rejected") throw is.reason;
    if (was.status === "rejected") throw was.reason;
    const reading = Promise.all([
      was.value && is.value ? breaking(was.value, is.value, folder) : [],
      was.value ? startBuild(old) : NOTHING,
      is.value ? startBuild(current) : NOTHING,
    ]);
    compiled();
    const [broken, had, has] = await reading;
    for (const finding of broken) noteBroken(finding, findings);
    compareElements(elementsOf(had), elementsOf(has), findings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const MODULE = "specs/grpc";
const NOTHING: Image = { file: [] };

/** What a module is compiled into; nothing if it has no protos, which buf would refuse. */
async function compile(texts: Texts, folder: string, shown: string): Promise<Buffer | undefined> {
  const own = [...texts].filter(([name]) => name.startsWith(`${MODULE}/`));
  if (!own.some(([name]) => name.endsWith(".proto"))) return undefined;
  const files = new Map(own.map(([name, content]) => [join(folder, name.slice(MODULE.length + 1)), content]));
  for (const path of new Set([...files.keys()].map((file) => dirname(file))))
    mkdirSync(path, { recursive: true });
  for (const [file, content] of files) writeFileSync(file, content);
  return startCompile(folder, shown);
}

/** buf names the thing in its message, and the place where it is or was. */
function noteBroken({ path, start_line: line = 1, message }: Finding, findings: Findings): void {
  const name = /(?:message|service|enum|package) "([^"]+)"/.exec(message)?.[1] ?? path ?? MODULE;
  const says = message.replaceAll('"', "`").replace(/\.$/, "");
  const file = path === undefined ? MODULE : `${MODULE}/${path}`;
  const top = name.split(".").find((part) => /^[A-Z]/.test(part)) ?? name;
  const place = { subject: { file, name: top }, label: name, line: () => line };
  findings.put(place, { rule: "proto-broken", direction: "received", says: `is broken: ${says}` });
}
