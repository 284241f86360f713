import { spawnSync } from "node:child_process";

/** The version of a package that was never released. */
const UNRELEASED = "0.0.0";

/** A released version of a package. */
export type Release = ReturnType<typeof listReleases>[number];

/**
 * The releases of all packages, the newest first, from a checkout with its whole history. A release is the commit that sets a
 * package's version, so a clone without tags knows it. Packages begin with version 0.0.0.
 */
export function listReleases(root: string) {
  const [head, , ...merged] = git(root, ["rev-list", "--parents", "--max-count=1", "HEAD"]).split(" ");
  const fresh = new Set([head, ...merged]);
  const log = ["log", "--format=commit %H", "--patch", "--unified=0", "--no-renames", "--no-ext-diff", "-G"];
  const text = git(root, [...log, '"version":', "--", "packages/*/package.json"]);
  const began = new Set<string>();
  let [commit, path] = ["", ""];
  const releases = text.split("\n").flatMap((line) => {
    commit = /^commit (\w+)$/.exec(line)?.[1] ?? commit;
    path = /^\+\+\+ b\/(.*)\/package\.json$/.exec(line)?.[1] ?? path;
    const version = /^\+(?!\+\+ ).*?"version": *"([^"]+)"/.exec(line)?.[1];
    if (version === undefined || began.has(path)) return [];
    if (version === UNRELEASED) began.add(path);
    // A release is fresh if nothing has been committed since: its commit is HEAD, or HEAD merges it.
    return version === UNRELEASED ? [] : [{ path, version, commit, isFresh: fresh.has(commit) }];
  });
  // A commit that changes something else in the line of a version repeats the version.
  return releases.filter(
    (one, index) =>
      releases.slice(index + 1).find(({ path: own }) => own === one.path)?.version !== one.version,
  );
}

function git(root: string, args: readonly string[]): string {
  const { status, stdout, error } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  return status === 0 ? stdout.trimEnd() : "";
}
