import { type Member, run } from "@node-access-tools/workspace";
import type { Release } from "./plan.ts";

/** Reasons not to publish from a checkout; empty if there are none. */
export async function checkoutMistakes(
  root: string,
  all: readonly Member[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const status = await run("git", ["status", "--porcelain"], { cwd: root });
  if (status.code !== 0)
    return [`${root} is not a git checkout, so the release could not be tagged: clone the repository`];
  const shallow = await run("git", ["rev-parse", "--is-shallow-repository"], { cwd: root });
  const changes = status.stdout.split("\n").filter(Boolean);
  return [
    ...changes.map((line) => `${line.slice(3)} is not committed, so the tagged commit would lack it`),
    ...(shallow.stdout.trim() === "true"
      ? ["the history is truncated, and earlier tags with it: git fetch --unshallow --tags"]
      : []),
    ...repositoryMistakes(all, env),
  ];
}

/** The registry accepts a package's provenance only if `repository.url` names the repository that it was built in. */
function repositoryMistakes(all: readonly Member[], env: NodeJS.ProcessEnv): string[] {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: name } = env;
  if (name === undefined) return [];
  const expected = `git+${server}/${name}.git`;
  return all.flatMap(({ kind, path, manifest }) => {
    const url = manifest.repository?.url;
    if (kind !== "package" || url === expected) return [];
    return [
      `${path}/package.json: repository.url is ${url}, expected ${expected}, the repository of this build`,
    ];
  });
}

/** Tags that a release would create, but that already name another commit. */
export async function tagMistakes(root: string, plan: readonly Release[]): Promise<string[]> {
  const head = await commitOf(root, "HEAD");
  const found = await Promise.all(
    plan.map(async ({ name, version }) => {
      const tag = `${name}@${version}`;
      const commit = await commitOf(root, `refs/tags/${tag}`);
      if (commit === undefined || commit === head) return [];
      return [
        `the tag ${tag} names commit ${commit.slice(0, 12)} and not this one, but the registry has no such version: remove the tag (git tag --delete), or raise the version`,
      ];
    }),
  );
  return found.flat();
}

/** The missing tags of the packages' versions. */
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
