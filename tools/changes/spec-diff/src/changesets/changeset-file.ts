import { SpecFile } from "@node-access-tools/generate/spec-file";
import { type Level, object } from "@node-access/generate/diff";
import type { Change } from "./change.ts";

/** The parsed content of a changeset. */
export interface Changeset {
  readonly bumps: ReadonlyMap<string, string>;
  /** Whether this tool wrote it. */
  readonly ours: boolean;
  /** In a changeset that this tool wrote: the text after the first empty line. */
  readonly byHand: string;
}

const OURS = "# Written by `npm run spec:diff -- --write`";
const NOTE = "# It replaces the text up to the first empty line, and keeps what follows.";

/** @throws Mistakes if the part between the dashes is not YAML. */
export function parseChangeset(name: string, content: string): Changeset {
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(content.replaceAll("\r\n", "\n")) ?? [];
  const bumps = Object.entries(object(new SpecFile(name, head).value)).map(
    ([key, bump]): [string, string] => [key, String(bump)],
  );
  return { bumps: new Map(bumps), ours: head.startsWith(OURS), byHand: textByHand(body.trim()) };
}

function textByHand(body: string): string {
  const end = body.indexOf("\n\n");
  return end < 0 ? "" : body.slice(end).trim();
}

export function changesetText({ bumps, text }: Change, byHand: string): string {
  const lines = [...bumps]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, bump]: [string, Level]) => `"${name}": ${bump}`);
  const end = byHand === "" ? "" : `\n${byHand}\n`;
  return `---\n${OURS}.\n${NOTE}\n${lines.join("\n")}\n---\n\n${text}\n${end}`;
}
