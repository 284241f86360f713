import { Git } from "./base/git.ts";
import { compareVersions, bumped, chooseBump } from "./base/releases.ts";
import { type Change, listChanges } from "./changesets/change.ts";
import { ChangesetFolder } from "./changesets/changesets.ts";
import { listLevels } from "./packages.ts";
import { Problem } from "./problem.ts";
import { readCurrent } from "./texts.ts";
import { jsonReport, summary, textReport } from "./report.ts";
import { type Base, type Comparison, freshDiff, type SpecDiff, specDiff } from "./spec-diff.ts";
import { resolve } from "node:path";
import { Mistakes } from "@node-access-tools/generate/spec-file";
import { commandLine, findRoot } from "@node-access-tools/workspace";

export interface Outcome {
  readonly output: string;
  readonly passed: boolean;
}

export interface Setting {
  readonly json: boolean;
}

const NO_RELEASE = "No package has been released yet (no commit has set another version than 0.0.0)";

export async function report(root: string, base: Base, { json }: Setting): Promise<Outcome> {
  const { comparisons } = await specDiff(root, base);
  if (comparisons.length === 0)
    throw new Problem(`${NO_RELEASE}, so there is nothing to compare with`, "name a commit: --base <commit>");
  const output = json ? jsonReport(comparisons) : comparisons.map(textReport).join("\n\n");
  return { output, passed: true };
}

/**
 * Writes a changeset for each package that has changed since its last release, and one for unreleased packages without a changeset.
 * Reports the changes of the work tree, and how many there are since the releases. With a base, it only reports: other changes
 * have changesets too, which tell what is new since the releases.
 */
export async function write(root: string, base: Base): Promise<Outcome> {
  if (base.commit !== undefined || base.folder !== undefined) {
    const { output } = await report(root, base, { json: false });
    const why = "Nothing is written: changesets tell what has changed since the last releases.";
    return { output: `${output}\n\n${why} npm run spec:diff -- --write writes them.`, passed: true };
  }
  const diff = await specDiff(root, base);
  const folder = new ChangesetFolder(root);
  const changed = folder.write([...changesIn(diff), ...firstRelease(diff, folder)]);
  const written = changed.length > 0 ? changed : ["The changesets are up to date."];
  if (diff.comparisons.length === 0) {
    const fresh = `${NO_RELEASE}: everything is new, so a changeset announces the first release.`;
    return { output: [fresh, ...written].join("\n"), passed: true };
  }
  const own = await specDiff(root, { commit: "HEAD" });
  const output = [
    ...own.comparisons.map((one) => textReport({ ...one, packages: [] })),
    ...diff.comparisons.map(summary),
    written.join("\n"),
  ];
  return { output: output.join("\n\n"), passed: true };
}

/** Checks that each change has a changeset, and that versions that were bumped already were bumped enough. */
export async function check(root: string, base: Base): Promise<Outcome> {
  readCurrent(root);
  const reason = reasonNotToCheck(root, base);
  if (reason !== undefined)
    return { output: `Changesets of spec changes: NOT CHECKED, since ${reason}.`, passed: true };
  const diff = await specDiff(root, base);
  const folder = new ChangesetFolder(root);
  const changes = changesIn(diff);
  const fresh =
    base.commit === undefined && base.folder === undefined ? await freshDiff(root, diff.packages) : [];
  const [mistakes, low] = [folder.mistakes(changes), lowVersions([...diff.comparisons, ...fresh])];
  const since = diff.comparisons.map((one) => one.base).join("; ");
  if (mistakes.length + low.length > 0) {
    const remedy = mistakes.length > 0 ? ["To fix: npm run spec:diff -- --write"] : [];
    return { output: [...mistakes, ...remedy, ...low].join("\n"), passed: false };
  }
  if (diff.comparisons.length === 0)
    return { output: `${NO_RELEASE}: no spec change needs a changeset.`, passed: true };
  return {
    output:
      changes.length === 0
        ? `No spec has changed a package since ${since}.`
        : `Each of ${changes.length} packages that spec changes since ${since} affect has its changeset.`,
    passed: true,
  };
}

/** Each package is compared with its own last release, so it is in one of the comparisons. */
function changesIn({ comparisons }: SpecDiff): Change[] {
  return comparisons.flatMap(({ findings, packages }) => listChanges(findings, packages));
}

function firstRelease({ unreleased }: SpecDiff, folder: ChangesetFolder): Change[] {
  const unplanned = unreleased.filter(({ name }) => !folder.moves(name));
  if (unplanned.length === 0) return [];
  const bumps = new Map(unplanned.map(({ name }) => [name, "minor"] as const));
  return [{ id: "spec-first-release", bumps, text: "First release." }];
}

function lowVersions(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap(({ findings, versioned }) =>
    [...versioned].flatMap(([one, released]) => {
      const level = listLevels(findings, [one]).get(one.name);
      if (level === undefined) return [];
      const minimum = bumped(released, chooseBump(level, released));
      if (compareVersions(one.version, minimum) >= 0) return [];
      return [
        `${one.name} is ${one.version}, but the specs since ${released} require at least ${minimum}: raise it with npx changeset`,
      ];
    }),
  );
}

/** Why the changesets cannot be checked, if the checkout lacks the history. */
function reasonNotToCheck(root: string, base: Base): string | undefined {
  if (base.commit !== undefined || base.folder !== undefined) return undefined;
  try {
    const git = new Git(root);
    return git.isShallow ? "the history is truncated (fetch it: git fetch --unshallow)" : undefined;
  } catch (error) {
    if (error instanceof Problem) return "this is not a git checkout";
    throw error;
  }
}

const USAGE =
  "usage: npm run spec:diff -- [--base <commit> | --base-dir <folder that contains specs/>] [--write | --check | --json]";

export async function runCommand(): Promise<void> {
  try {
    const { values } = commandLine(USAGE, {
      options: {
        base: { type: "string" },
        "base-dir": { type: "string" },
        check: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
      },
    });
    const { base: commit, "base-dir": folder } = values;
    if (commit !== undefined && folder !== undefined)
      throw new Problem("expected at most one of --base and --base-dir", USAGE);
    if ([values.check, values.json, values.write].filter(Boolean).length > 1)
      throw new Problem("expected at most one of --write, --check and --json", USAGE);
    const root = findRoot(import.meta.dirname);
    const base = {
      ...(commit !== undefined && { commit }),
      ...(folder !== undefined && { folder: resolve(process.env["INIT_CWD"] ?? process.cwd(), folder) }),
    };
    const run = values.check ? check : values.write ? write : report;
    const { output, passed } = await run(root, base, { json: values.json });
    (passed ? console.log : console.error)(output);
    if (!passed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof Mistakes)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
