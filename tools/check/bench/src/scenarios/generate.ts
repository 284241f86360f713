// Measures this repository's generators, and other generators on the same OpenAPI file.
import { join } from "node:path";
import { inScratch, installToolbox } from "@node-access-tools/package-check";
import { findRoot } from "@node-access-tools/workspace";
import { withChange, withComment, writeFormerSpecs } from "../generate/former-specs.ts";
import { type Cost, measure } from "../generate/measure.ts";
import { readOptions } from "../options.ts";

readOptions("generate");
const ROUNDS = 5;
const root = findRoot(import.meta.dirname);
const spec = join(root, "specs/feeder.openapi.yaml");
const node = process.execPath;

function seconds(value: number): string {
  return `${value.toFixed(2)} s`.padStart(8);
}

function show(what: string, { elapsed, computed }: Cost, goal = ""): void {
  console.log(`  ${what.padEnd(52)} ${seconds(computed)} computed ${seconds(elapsed)} elapsed${goal}`);
}

await inScratch(async (scratch) => {
  const peers = join(scratch, "peers");
  await installToolbox(join(import.meta.dirname, "../generate/peers"), peers);
  const peer = (path: string, ...args: readonly string[]): readonly string[] => [
    node,
    join(peers, "node_modules", path),
    ...args,
  ];

  console.log("\nGenerating (medians; two processors compute two seconds in one)");
  const all = await measure([node, "tools/codegen/generate/src/main.mjs"], root, ROUNDS);
  show("all packages", all, "  goal: 2.5 s on two processors");
  const unchanged = ["npm", "run", "generate"];
  await measure(unchanged, root, 1);
  show("npm run generate, nothing changed", await measure(unchanged, root, ROUNDS), "  goal: 0.15 s");
  const diff = [node, "tools/changes/spec-diff/src/main.mjs"];
  const last = await measure([...diff, "--base", "HEAD"], root, ROUNDS);
  show("all specs compared with the last commit", last, "  goal: 1 s");
  for (const [what, rewrite] of [
    ["the same, in each file another comment", withComment],
    ["the same, in each file another meaning", withChange],
  ] as const) {
    const base = join(scratch, rewrite.name);
    writeFormerSpecs(root, base, rewrite);
    show(what, await measure([...diff, "--base-dir", base], root, ROUNDS), "  goal: 1 s");
  }

  console.log("\nOne OpenAPI file, feeder.openapi.yaml");
  const command = join(root, "packages/generate/dist/command/main.js");
  const contenders: Readonly<Record<string, readonly string[]>> = {
    "this repository": [node, command, spec, "--out", join(scratch, "generated")],
    "openapi-typescript 7.13, types alone": peer("openapi-typescript/bin/cli.js", spec, "-o", "types.ts"),
    "hey-api 0.99": peer(
      "@hey-api/openapi-ts/bin/run.js",
      "-i",
      spec,
      "-o",
      "hey",
      "-c",
      "@hey-api/client-fetch",
    ),
    "orval 8.30": peer(
      "orval/dist/bin/orval.mjs",
      "--input",
      spec,
      "--output",
      "orval.ts",
      "--client",
      "fetch",
    ),
  };
  for (const [name, words] of Object.entries(contenders)) show(name, await measure(words, peers, ROUNDS));
});
