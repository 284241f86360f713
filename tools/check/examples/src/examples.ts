import { globSync, readFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { userPath } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";

export { type Recipe, recipeMistakes, testingGuide } from "./testing-guide.ts";

/** A project in `examples/` that a reader can copy. */
export type Example = ReturnType<typeof examples>[number];

export function examples(root: string) {
  return globSync("examples/*/package.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), "utf8")) as Record<
        string,
        object | undefined
      >;
      const needs = [manifest["dependencies"], manifest["devDependencies"]].flatMap((range) =>
        Object.keys(range ?? {}),
      );
      // The names of all packages that its manifest lists are what it needs.
      return { name: basename(dirname(path)), directory: join(root, dirname(path)), needs };
    });
}

/**
 * Runs an example's tests with its own npm script, in an environment in which some need `DATABASE_URL`, and whose commands are in
 * these folders too. @returns what they printed if they failed.
 */
export async function findMistakes(
  directory: string,
  environment: Readonly<Record<string, string>>,
  commands: readonly string[] = [],
): Promise<string[]> {
  // Examples need a Node that reads TypeScript and has SQLite, which the machine's own may lack.
  const path = [dirname(process.execPath), ...commands, userPath()].join(delimiter);
  const env = { ...process.env, ...environment, PATH: path, NODE_OPTIONS: "", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await run("npm", ["test", "--silent"], { cwd: directory, env });
  return code === 0 ? [] : [output];
}
