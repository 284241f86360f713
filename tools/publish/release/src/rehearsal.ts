import { type Member, members, run, type RunResult } from "@node-access-tools/workspace";
import { must } from "./command.ts";
import type { Packument, Registry } from "./registry.ts";

/** A copy of the checkout that releases to a local registry. */
export class Rehearsal {
  readonly copy: string;
  readonly registry: Registry;
  readonly names: readonly string[];

  constructor(copy: string, registry: Registry) {
    this.copy = copy;
    this.registry = registry;
    this.names = this.published().map(({ manifest }) => manifest.name);
  }

  /** The packages of the copy, in their current state. */
  published(): Member[] {
    return members(this.copy).filter(({ kind }) => kind === "package");
  }

  /** The environment of child processes. Its registry overrides those of the project and the user. */
  get env(): NodeJS.ProcessEnv {
    const { url } = this.registry;
    return { ...process.env, npm_config_registry: url, pnpm_config_registry: url };
  }

  script(name: string, env: NodeJS.ProcessEnv = {}): Promise<RunResult> {
    return this.command(["run", "--silent", name], env);
  }

  /** Runs npm in the copy. */
  command(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunResult> {
    return run("npm", args, { cwd: this.copy, env: { ...this.env, ...env } });
  }

  async tags(): Promise<Set<string>> {
    return new Set((await must("git", ["tag", "--list"], { cwd: this.copy })).split("\n"));
  }

  /** The registry's metadata of each published package. */
  async packuments(): Promise<Map<string, Packument>> {
    const found = await Promise.all(
      this.names.map(async (name) => [name, await this.registry.packument(name)] as const),
    );
    return new Map(
      found.flatMap(([name, packument]) => (packument === undefined ? [] : [[name, packument]])),
    );
  }
}
