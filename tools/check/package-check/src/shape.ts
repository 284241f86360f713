// Fails if a manifest lacks what a published package needs, or an import crosses a wall between packages or layers.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { DEPENDENCIES, dependencyMistakes } from "./shape/dependencies.ts";
import { hookMistakes } from "./shape/hooks.ts";
import { importMistakes } from "./shape/imports.ts";
import { memberMistakes } from "./shape/manifest.ts";

commandLine("usage: npm run shape", {});
const root = findRoot(import.meta.dirname);
const all = members(root);
const packages = all.filter((member) => member.kind === "package");
const read = (name: string): string =>
  existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : "";
const mistakes = [
  ...all.flatMap((member) => memberMistakes(member, read("tsconfig.json"))),
  ...(await importMistakes(root, all)),
  ...hookMistakes(root, all),
  ...dependencyMistakes(root, all, read(DEPENDENCIES)),
  ...packages
    .filter((member) => !read("README.md").includes(`](${member.path})`))
    .map((member) => `README.md: the table of packages has no row that links to ${member.path}`),
  ...packages
    .filter(
      ({ manifest }) =>
        manifest.scripts?.["build"] && !read("turbo.json").includes(`"${manifest.name}#build"`),
    )
    .map(({ manifest }) => `turbo.json: //#typecheck must depend on ${manifest.name}#build`),
];
for (const mistake of mistakes) console.error(mistake);
console.log(
  `Shape of ${all.length} members: ${mistakes.length === 0 ? "no mistakes" : `${mistakes.length} to fix`}.`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
