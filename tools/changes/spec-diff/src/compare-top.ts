import type { Findings } from "./findings.ts";
import { type JsonObject, object } from "./json.ts";
import { differingKeys, noteOthers } from "./not-compared.ts";

/** What may stand at the top of a kind of file. */
export interface Top {
  /** What is compared elsewhere. */
  readonly compared: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** The kinds of components: what they are is told where they are used. */
  readonly components: ReadonlySet<string>;
}

/** Notes what differs at the top of a file: texts, and what no rule understands. */
export function compareTop(was: JsonObject, is: JsonObject, top: Top, findings: Findings): void {
  const at = { direction: "received", node: is } as const;
  for (const key of differingKeys(was, is).filter((one) => top.texts.has(one)))
    findings.add({ ...at, rule: "text", says: `says something else in \`${key}\`` });
  const note: Parameters<typeof noteOthers>[3] = (change) => findings.add({ ...at, ...change });
  noteOthers(was, is, new Set([...top.compared, ...top.texts]), note);
  noteOthers(object(was["components"]), object(is["components"]), top.components, note);
}
