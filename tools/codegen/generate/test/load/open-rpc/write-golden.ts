// Run by hand after an intended change of the output: node tools/codegen/generate/test/load/open-rpc/write-golden.ts
// It writes the files that the golden folders have. To make a file golden, create it empty first.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeGenerated } from "../../../src/spec-file/index.ts";
import { features, listFiles, fixtures } from "./fixture.ts";

for (const feature of features) {
  const folder = join(fixtures, feature, "golden");
  const output = await listFiles(feature);
  const texts = readdirSync(folder).map((name) => [join(folder, name), output.get(name) ?? ""] as const);
  writeGenerated(new Map(texts));
}
