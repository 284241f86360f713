// Run by hand after a wanted change of the output: node tools/gen-openrpc/test/write-golden.ts
import { writeGenerated } from "@node-access-tools/spec-file";
import { join } from "node:path";
import { runGenerator } from "../src/run-generator.ts";
import { features, fixtureBundle, fixtures } from "./fixture.ts";

for (const feature of features) {
  const folder = join(fixtures, feature, "golden");
  const output = await runGenerator(fixtureBundle(feature));
  writeGenerated(new Map([...output].map(([name, text]) => [join(folder, name), text])), folder);
}
