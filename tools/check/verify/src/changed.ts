import { globSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Member, run } from "@node-access-tools/workspace";

/**
 * Lists what differs from the main branch: the commits of this branch, and what is not committed.
 *
 * @returns changed, added and removed files, from the root.
 * @throws Error if the folder is no git checkout with a main branch.
 */
export async function changedPaths(root: string): Promise<string[]> {
  const git = async (...args: string[]): Promise<string[]> => {
    const { code, stdout, output } = await run("git", args, { cwd: root });
    if (code !== 0) throw new Error(`git ${args.join(" ")} failed: ${output.trim()}`);
    return stdout
      .split("\0")
      .flatMap((text) => text.split("\n"))
      .filter((text) => text !== "");
  };
  const refs = await git(
    "for-each-ref",
    "--format=%(refname)",
    "refs/remotes/origin/main",
    "refs/heads/main",
  );
  const main = refs.find((ref) => ref.startsWith("refs/remotes/")) ?? refs[0];
  if (main === undefined)
    throw new Error("expected a branch main, or origin/main, to compare with: git fetch origin main");
  const [base = ""] = await git("merge-base", main, "HEAD");
  const committed = await git("diff", "--name-only", "--no-renames", "-z", base);
  const untracked = await git("ls-files", "-z", "--others", "--exclude-standard");
  return [...new Set([...committed, ...untracked])];
}

/** The members that have a changed file. */
export function changedMembers(all: readonly Member[], paths: readonly string[]): Member[] {
  return all.filter((member) => paths.some((path) => path.startsWith(`${member.path}/`)));
}

/** Some of a member's files of tests. */
export interface Selection {
  /** From the member's folder. */
  readonly files: readonly string[];
  /** How many files the member has. */
  readonly total: number;
}

/** What a file of tests is expected to take if it never ran on this machine, in seconds. */
const unknownSeconds = 5;

/**
 * Selects a member's tests for a budget of time: those that changed, those that are named like a changed file, and then
 * the shortest ones.
 *
 * @param budget - How long the selected files may take, in seconds, one after the other. Changed files run in any case.
 */
export function selectTests(
  root: string,
  member: Member,
  paths: readonly string[],
  seconds: Readonly<Record<string, number>>,
  budget: number,
): Selection {
  const all = globSync("test/**/*.test.ts", { cwd: member.directory });
  const words = new Set(paths.filter((path) => path.startsWith(`${member.path}/`)).flatMap(wordsOf));
  const ranked = all.map((file) => {
    const path = relative(root, join(member.directory, file));
    return {
      file,
      changed: paths.includes(path) ? 0 : 1,
      shared: wordsOf(file).filter((word) => words.has(word)).length,
      seconds: seconds[path] ?? unknownSeconds,
    };
  });
  ranked.sort(
    (one, other) => one.changed - other.changed || other.shared - one.shared || one.seconds - other.seconds,
  );
  const files: string[] = [];
  let left = budget;
  for (const { file, changed, seconds: takes } of ranked) {
    if (changed > 0 && takes > left) continue;
    left -= takes;
    files.push(file);
  }
  return { files, total: all.length };
}

/** The words of a file's name, and of its folder. */
function wordsOf(path: string): string[] {
  const name = basename(path).replace(/\..*$/, "");
  return [...name.split("-"), basename(dirname(path))].filter(
    (word) => !["src", "test", "index"].includes(word),
  );
}
