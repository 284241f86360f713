import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Member } from "@node-access-tools/workspace";

const HOOK = /^(?:after|before)(?:Each|All)\(/m;

/** Reports hooks that a module registers which tests share: vitest loads it once, so they run for the first file alone. */
export function hookMistakes(root: string, all: readonly Member[]): string[] {
  return all
    .flatMap(({ path }) => globSync(`${path}/test/**/*.ts`, { cwd: root }))
    .filter(
      (file) => !/\.(?:test|nightly)\.ts$/.test(file) && HOOK.test(readFileSync(join(root, file), "utf8")),
    )
    .map(
      (file) =>
        `${file}: registers a hook for one file of tests alone: call onTestFinished where it starts something`,
    );
}
