import { type Finding, startBuild } from "@node-access-tools/gen-proto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Findings } from "../findings.ts";
import type { Texts } from "../load-trees.ts";
import { compareElements } from "./compare-elements.ts";
import { elementsOf } from "./elements.ts";
import { breaking } from "./breaking.ts";

/** Notes what differs between two states of a buf module, whose folder is `specs/grpc`. */
export async function compareProtos(before: Texts, after: Texts, findings: Findings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "spec-diff-protos-"));
  try {
    const [old, current] = [join(folder, "before"), join(folder, "after")];
    copy(before, old);
    copy(after, current);
    const [was, is, broken] = await Promise.allSettled([
      startBuild(old, `${MODULE} of the base`),
      startBuild(current, MODULE),
      breaking(old, current),
    ]);
    // What does not compile is told before what cannot be compared because of it.
    if (is.status === "rejected") throw is.reason;
    if (was.status === "rejected") throw was.reason;
    if (broken.status === "rejected") throw broken.reason;
    for (const finding of broken.value) noteBroken(finding, findings);
    compareElements(elementsOf(was.value), elementsOf(is.value), findings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const MODULE = "specs/grpc";

function copy(texts: Texts, folder: string): void {
  for (const [name, content] of texts) {
    if (!name.startsWith(`${MODULE}/`)) continue;
    const path = join(folder, name.slice(MODULE.length + 1));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
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
