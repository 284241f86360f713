import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyFiles, type Member, members, must, run, type RunResult } from "@node-access-tools/workspace";
import type { Registry } from "./registry.ts";

/** The git settings of commits in the copy. */
const AUTHOR = {
  "user.name": "release check",
  "user.email": "release@localhost",
  "commit.gpgsign": "false",
  "tag.gpgsign": "false",
};

/** A copy of the checkout that releases to a local registry. */
export class Rehearsal {
  readonly copy: string;
  readonly registry: Registry;
  readonly names: readonly string[];
  /** The environment of child processes. Its registry overrides those of the project and the user. */
  readonly env: NodeJS.ProcessEnv;

  /** Copies the files of a checkout, except for ignored ones, to a new repository with one commit, and installs its dependencies. */
  static async of(root: string, copy: string, registry: Registry): Promise<Rehearsal> {
    await copyFiles(root, copy);
    await must("git", ["init", "--quiet", "--initial-branch=main"], { cwd: copy });
    for (const [key, value] of Object.entries(AUTHOR))
      await must("git", ["config", key, value], { cwd: copy });
    const rehearsal = new Rehearsal(copy, registry);
    const token = `${registry.url.replace("http:", "")}:_authToken=anyone`;
    writeFileSync(join(copy, ".npmrc"), `registry=${registry.url}\n${token}\n`);
    await rehearsal.commit();
    await rehearsal.install();
    const target = (
      await must("pnpm", ["config", "get", "registry"], { cwd: copy, env: rehearsal.env })
    ).trim();
    if (target === registry.url) return rehearsal;
    throw new Error(`the copy would publish to ${target}, expected ${registry.url}`);
  }

  constructor(copy: string, registry: Registry) {
    this.copy = copy;
    this.registry = registry;
    this.env = { ...process.env, npm_config_registry: registry.url, pnpm_config_registry: registry.url };
    this.names = this.packages().map(({ manifest }) => manifest.name);
  }

  /** The packages of the copy, in their current state. */
  packages(): Member[] {
    return members(this.copy).filter(({ kind }) => kind === "package");
  }

  /** The version of each package in the copy. */
  versions(): Map<string, string> {
    return new Map(this.packages().map(({ manifest: { name, version = "" } }) => [name, version]));
  }

  /** Runs a script of the copy. */
  script(...[name = "", ...args]: readonly string[]): Promise<RunResult> {
    return run("npm", ["run", "--silent", name, ...args], { cwd: this.copy, env: this.env });
  }

  /** Installs the locked dependencies of the copy. */
  async install(): Promise<void> {
    const args = ["install", "--frozen-lockfile", "--prefer-offline", "--loglevel=warn"];
    await must("pnpm", args, { cwd: this.copy });
  }

  /** Commits everything that has changed. */
  async commit(): Promise<void> {
    await must("git", ["add", "--all"], { cwd: this.copy });
    await must("git", ["commit", "--quiet", "--allow-empty", "--message=state"], { cwd: this.copy });
  }
}
