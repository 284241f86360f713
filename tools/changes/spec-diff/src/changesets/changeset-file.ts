import { parseChangesetFile } from "@changesets/parse";
import type { Level } from "@node-access/generate/diff";
import { Problem } from "../problem.ts";
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

/** @throws Problem if it is no changeset. */
export function parseChangeset(name: string, content: string): Changeset {
  const { releases, summary } = parsed(name, content.replaceAll("\r\n", "\n"));
  const bumps = releases.map((one): [string, string] => [one.name, one.type]);
  return { bumps: new Map(bumps), ours: content.includes(OURS), byHand: textByHand(summary) };
}

function parsed(name: string, content: string): ReturnType<typeof parseChangesetFile> {
  try {
    return parseChangesetFile(content);
  } catch (error) {
    const [what = ""] = (error as Error).message.split("\n");
    throw new Problem(
      `${name}: ${what.replace(/\.$/, "")}`,
      "correct it, or write it again with npx changeset",
    );
  }
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
