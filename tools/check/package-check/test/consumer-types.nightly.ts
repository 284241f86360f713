import { expect, it } from "vitest";
import { typeMistakes } from "../src/consumer-types.ts";
import { inScratch, put } from "../src/scratch.ts";

it("reports declarations that the oldest compiler does not understand, and not those of other packages", async () => {
  const newer = "export declare function numbers(): AsyncIterableIterator<number, undefined>;\n";
  const mistakes = await inScratch(async (project) => {
    for (const name of ["@node-access/ours", "theirs"]) {
      const manifest = { name, version: "1.0.0", main: "index.js", types: "index.d.ts" };
      put(project, `node_modules/${name}/package.json`, JSON.stringify(manifest));
      put(project, `node_modules/${name}/index.js`, "");
      put(project, `node_modules/${name}/index.d.ts`, newer);
    }
    return typeMistakes(["@node-access/ours", "theirs"], project);
  });
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^TypeScript 5\.5 does not understand node_modules\/@node-access\/ours\/index\.d\.ts\(1,/,
    ),
  ]);
});
