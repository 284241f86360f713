import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeGenerated } from "@node-access-tools/generate/spec-file";
import { isHigher, type Level } from "@node-access/generate/diff";
import type { Change } from "./change.ts";
import { type Changeset, changesetText, parseChangeset } from "./changeset-file.ts";

export class ChangesetFolder {
  readonly #path: string;
  /** By name without extension. */
  readonly #files: ReadonlyMap<string, Changeset>;

  /** @throws Problem if one does not parse. */
  constructor(root: string) {
    this.#path = join(root, ".changeset");
    const names = existsSync(this.#path)
      ? globSync("*.md", { cwd: this.#path }).filter((name) => name !== "README.md")
      : [];
    this.#files = new Map(
      names
        .toSorted()
        .map((name) => [
          name.slice(0, -3),
          parseChangeset(`.changeset/${name}`, readFileSync(join(this.#path, name), "utf8")),
        ]),
    );
  }

  /** Whether any changeset that this tool did not write bumps a package. */
  moves(name: string): boolean {
    return [...this.#files.values()].some(({ bumps, ours }) => !ours && bumps.has(name));
  }

  /**
   * Writes the changeset of each change, and removes those whose change is gone. Hand-written text stays.
   *
   * @returns a line for each changed file.
   * @throws Mistakes, Problem if the folder cannot be written to.
   */
  write(changes: readonly Change[]): string[] {
    const texts = changes.map(
      (change) =>
        [`${change.id}.md`, changesetText(change, this.#files.get(change.id)?.byHand ?? "")] as const,
    );
    const path = (name: string): string => join(this.#path, name);
    const differing = texts.filter(
      ([name, content]) => !existsSync(path(name)) || readFileSync(path(name), "utf8") !== content,
    );
    writeGenerated(new Map(differing.map(([name, content]) => [path(name), content])));
    const current = new Set(changes.map(({ id }) => id));
    const stale = [...this.#files].filter(([id, { ours }]) => ours && !current.has(id));
    const lines = differing.map(([name]) => `wrote   .changeset/${name}`);
    for (const [id, { byHand }] of stale) {
      if (byHand === "") rmSync(path(`${id}.md`));
      lines.push(
        byHand === ""
          ? `removed .changeset/${id}.md: its change is gone`
          : `kept    .changeset/${id}.md: its change is gone, but someone wrote text into it: delete the file, or its generated lines`,
      );
    }
    return lines;
  }

  /** Lists the changesets that are missing or too low. */
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
