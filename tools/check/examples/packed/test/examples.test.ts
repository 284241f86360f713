import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inScratch, peersFolder } from "@node-access-tools/package-check";
import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { findRoot } from "@node-access-tools/workspace";
import { examples, findMistakes } from "../../src/examples.ts";
import { missing, prepare } from "./prepare.ts";

const root = findRoot(import.meta.dirname);

/** Examples that need a runtime, framework or tools of over 100 MB. `npm run release:check` installs it and runs them. */
const LARGE = new Set(["behind-tools", "bun", "cloudflare-worker", "deno", "next"]);

const all = examples(root);

it("runs all examples except the large ones", () => {
  const apart = all.filter((example) => missing(example, peersFolder).length > 0).map(({ name }) => name);
  expect(apart.filter((name) => !LARGE.has(name))).toEqual([]);
});

describe("example", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it.for(all.filter(({ name }) => !LARGE.has(name)))("$name", async (example) => {
    await inScratch(async (directory) => {
      prepare(root, example, peersFolder, directory);
      expect(await findMistakes(directory, { DATABASE_URL: await postgres.createDatabase() })).toEqual([]);
    });
  });
});
