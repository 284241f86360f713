import { parseChangesetFile } from "@changesets/parse";
import { type Level, isHigher } from "@node-access/generate/diff";
import { Problem } from "../problem.ts";
import type { Change } from "./change.ts";
import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { writeGenerated } from "@node-access-tools/generate/spec-file";

interface Changeset {
  readonly bumps: ReadonlyMap<string, string>;
  /** Whether this tool wrote it. */
  readonly ours: boolean;
  /** In a changeset that this tool wrote: the text after the first empty line. */
  readonly byHand: string;
}

const OURS = "# Written by `npm run spec:diff -- --write`";
const NOTE = "# It replaces the text up to the first empty line, and keeps what follows.";

function parseChangeset(name: string, content: string): Changeset {
  try {
    const { releases, summary } = parseChangesetFile(content.replaceAll("\r\n", "\n"));
    const bumps = releases.map((one): [string, string] => [one.name, one.type]);
    const end = summary.indexOf("\n\n");
    const byHand = end < 0 ? "" : summary.slice(end).trim();
    return { bumps: new Map(bumps), ours: content.includes(OURS), byHand };
  } catch (error) {
    const [what = ""] = (error as Error).message.split("\n");
    const remedy = "correct it, or write it again with npx changeset";
    throw new Problem(`${name}: ${what.replace(/\.$/, "")}`, remedy);
  }
}

function changesetText({ bumps, text }: Change, byHand: string): string {
  const lines = [...bumps]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, bump]: [string, Level]) => `"${name}": ${bump}`);
  const end = byHand === "" ? "" : `\n${byHand}\n`;
  return `---\n${OURS}.\n${NOTE}\n${lines.join("\n")}\n---\n\n${text}\n${end}`;
}

export class ChangesetFolder {
  readonly #path: string;
  readonly #files: ReadonlyMap<string, Changeset>;

  constructor(root: string) {
    this.#path = join(root, ".changeset");
    const names = globSync("*.md", { cwd: this.#path }).filter((name) => name !== "README.md");
    const read = (name: string): Changeset =>
      parseChangeset(`.changeset/${name}`, readFileSync(join(this.#path, name), "utf8"));
    this.#files = new Map(names.toSorted().map((name) => [name.slice(0, -3), read(name)]));
  }

  /** Whether any changeset that this tool did not write bumps a package. */
  moves(name: string): boolean {
    return [...this.#files.values()].some(({ bumps, ours }) => !ours && bumps.has(name));
  }

  /** Writes the changeset of each change, and removes those whose change is gone. Hand-written text stays. Returns a line for each file. */
  write(changes: readonly Change[]): string[] {
    const path = (id: string): string => join(this.#path, `${id}.md`);
    const texts = changes.map(
      (change) => [path(change.id), changesetText(change, this.#files.get(change.id)?.byHand ?? "")] as const,
    );
    const lines = writeGenerated(new Map(texts)).map((file) => `wrote   .changeset/${basename(file)}`);
    const current = new Set(changes.map(({ id }) => id));
    const stale = [...this.#files].filter(([id, { ours }]) => ours && !current.has(id));
    for (const [id, { byHand }] of stale) {
      if (byHand === "") rmSync(path(id));
      lines.push(
        byHand === ""
          ? `removed .changeset/${id}.md: its change is gone`
          : `kept    .changeset/${id}.md: its change is gone, but someone wrote text into it: delete the file, or its generated lines`,
      );
    }
    return lines;
  }

  mistakes(changes: readonly Change[]): string[] {
    return changes.flatMap(({ id, bumps }) => {
      const file = this.#files.get(id);
      if (!file) return [`.changeset/${id}.md is missing: it must have ${formatList(bumps)}`];
      const low = [...bumps].filter(([name, bump]) => isHigher(bump, knownLevel(file.bumps.get(name))));
      if (low.length === 0) return [];
      return [`.changeset/${id}.md is too low: it must have at least ${formatList(new Map(low))}`];
    });
  }
}

function knownLevel(bump: string | undefined): Level | undefined {
  return bump === "major" || bump === "minor" || bump === "patch" ? bump : undefined;
}

function formatList(bumps: ReadonlyMap<string, Level>): string {
  return [...bumps].map(([name, bump]) => `${name} ${bump}`).join(", ");
}
