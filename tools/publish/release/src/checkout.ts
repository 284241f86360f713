import { type Member, run } from "@node-access-tools/workspace";
import type { Release } from "./plan.ts";

/** Why nothing should be published from a checkout; none where all is well. */
export async function checkoutMistakes(
  root: string,
  all: readonly Member[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const status = await run("git", ["status", "--porcelain"], { cwd: root });
  if (status.code !== 0)
    return [
      `${root} is no git checkout, so that what is published could not be tagged: clone the repository`,
    ];
  const shallow = await run("git", ["rev-parse", "--is-shallow-repository"], { cwd: root });
  const changes = status.stdout.split("\n").filter(Boolean);
  return [
    ...changes.map(
      (line) => `${line.slice(3)} is not committed, so that it would not be in what the tags name`,
    ),
    ...(shallow.stdout.trim() === "true"
      ? ["the history is truncated, and earlier tags with it: git fetch --unshallow --tags"]
      : []),
    ...repositoryMistakes(all, env),
  ];
}

/** The registry takes a package's provenance only if the package says that it comes from where it was built. */
function repositoryMistakes(all: readonly Member[], env: NodeJS.ProcessEnv): string[] {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: name } = env;
  if (name === undefined) return [];
  const expected = `git+${server}/${name}.git`;
  return all.flatMap(({ kind, path, manifest }) => {
    const url = manifest.repository?.url;
    if (kind !== "package" || url === expected) return [];
    return [`${path}/package.json: repository.url is ${url}, expected ${expected}, where this is built`];
  });
}

/** Tags that a release would make, but which name another commit already. */
export async function tagMistakes(root: string, plan: readonly Release[]): Promise<string[]> {
  const head = await commitOf(root, "HEAD");
  const found = await Promise.all(
    plan.map(async ({ name, version }) => {
      const tag = `${name}@${version}`;
      const commit = await commitOf(root, `refs/tags/${tag}`);
      if (commit === undefined || commit === head) return [];
      return [
        `the tag ${tag} names commit ${commit.slice(0, 12)} and not this one, though the registry has no such version: remove the tag (git tag --delete), or raise the version`,
      ];
    }),
  );
  return found.flat();
}

/** The tags of the packages' versions that are not there. */
export async function missingTags(root: string, all: readonly Member[]): Promise<string[]> {
  const tags = all.flatMap(({ kind, manifest: { name, version } }) =>
    kind === "package" ? [`${name}@${version}`] : [],
  );
  const commits = await Promise.all(tags.map((tag) => commitOf(root, `refs/tags/${tag}`)));
  return tags.filter((_, index) => commits[index] === undefined);
}

async function commitOf(root: string, ref: string): Promise<string | undefined> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const { code, stdout } = await run("git", args, { cwd: root });
  return code === 0 ? stdout.trim() : undefined;
}
