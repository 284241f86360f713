import { userPath } from "@node-access-tools/package-check";
import { must, type RunResult } from "@node-access-tools/workspace";

/** Mistakes that a check found, or why it was skipped. */
type Outcome = readonly string[] | { readonly skipped: string };

/** Runs checks one after another, and prints each result. A failure does not stop the next checks. */
export class Steps {
  readonly #print: (line: string) => void;
  failed = 0;
  skipped = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Runs a check. An error that it throws counts as a mistake. @returns whether it found none. */
  async take(name: string, check: () => Promise<Outcome>): Promise<boolean> {
    const outcome = await check().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    if ("skipped" in outcome) {
      this.skipped += 1;
      this.#print(`skipped  ${name}: ${outcome.skipped}`);
    } else if (outcome.length === 0) {
      this.#print(`ok       ${name}`);
    } else {
      this.failed += 1;
      this.#print(`FAIL     ${name}`);
      for (const mistake of outcome) this.#print(`  ${mistake.replaceAll("\n", "\n  ")}`);
    }
    return "skipped" in outcome || outcome.length === 0;
  }
}

/** The output of a command if it failed. */
export function failure({ code, output }: RunResult): string[] {
  return code === 0 ? [] : [output];
}

/** Runs npm in a project like its user, with a registry. */
export async function npm(
  cwd: string,
  registry: string,
  ...[command = "", ...args]: readonly string[]
): Promise<void> {
  const env = { ...process.env, PATH: userPath(), npm_config_registry: registry };
  await must("npm", [command, "--no-audit", "--no-fund", "--loglevel=error", ...args], { cwd, env });
}
