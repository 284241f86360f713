import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { put } from "@node-access-tools/package-check";
import { findRoot, programForTests } from "@node-access-tools/workspace";
import { inHeadless } from "../src/consumers/browser.ts";
import { resultMistakes, readResults } from "../src/consumers/outcome.ts";
import { inTypeScript } from "../src/consumers/programs.ts";
import { nodes, otherRunTimes } from "../src/consumers/run-times.ts";
import { NODENEXT, type Resolution, RESOLUTIONS, typeScriptMistakes } from "../src/consumers/type-scripts.ts";
import { Steps } from "../src/steps.ts";

describe("results", () => {
  it("are the only output of a consumer", () => {
    const stdout = '{"one":"1"}\n';
    expect(readResults({ code: 0, stdout, output: stdout })).toEqual({ one: "1" });
    expect(() => readResults({ code: 0, stdout, output: `warning\n${stdout}` })).toThrow("warning");
    expect(() => readResults({ code: 1, stdout, output: stdout })).toThrow("ended with 1");
  });

  it("must equal those of the first consumer", () => {
    expect(resultMistakes({ one: "1" }, { one: "1" })).toEqual([]);
    expect(resultMistakes({ a: "1", b: "2" }, { b: "2", a: "1" })).toEqual([]);
    expect(resultMistakes({}, { one: "1" })).toEqual(['it returned [], expected [["one","1"]]']);
    expect(resultMistakes({ one: "2" }, { one: "1" })).toHaveLength(1);
    expect(resultMistakes({ error: "no" }, {})).toHaveLength(1);
  });
});

const browser = programForTests("chromium");

describe.skipIf(browser === undefined)("inHeadless", () => {
  const place = { url: "http://127.0.0.1:1", wsUrl: "", grpcUrl: "", apiKey: "", keys: {} };

  const inPage = (program: string): Promise<object> =>
    inHeadless(browser ?? "", new Map([["/program.js", program]]), place);

  it("returns what the page posts", async () => {
    const post =
      'await fetch("/results", { method: "POST", body: JSON.stringify(await (await fetch("/place.json")).json()) });';
    expect(await inPage(post)).toEqual(place);
  });

  it.each([
    ["thrown", 'throw new Error("broken");', "broken"],
    ["no JavaScript", "const;", "Unexpected token"],
    ["a module that does not load", 'import "/other.js";', "other.js did not load"],
  ])("reports a page that posts nothing: %s", async (_, program, message) => {
    await expect(inPage(program)).rejects.toThrow(message);
  });
});

/**
 * Compiles the program against packages of ES modules whose types are all `any`.
 *
 * @param files - Further files of the project, by path.
 */
async function mistakesWithoutTypes(
  resolution: Resolution,
  files: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), "types-"));
  const place = { url: "", wsUrl: "", grpcUrl: "", apiKey: "", keys: {} };
  try {
    for (const [, names = "", from = ""] of inTypeScript.matchAll(/^import \{ (.*) \} from "(.*)";$/gm)) {
      const declared = names
        .split(", ")
        .map((name) => `export declare const ${name.split(" as ", 1)[0]}: any;\n`);
      const [scope, name, ...entry] = from.split("/");
      const folder = `node_modules/${scope}/${name}`;
      const types = entry.length === 0 ? "index" : entry.join("/");
      put(project, `${folder}/${types}.d.ts`, declared.join(""));
      const exports = { ".": "./index.js", "./*": "./*.js" };
      put(project, `${folder}/package.json`, JSON.stringify({ type: "module", exports }));
    }
    for (const [path, text] of Object.entries(files)) put(project, path, text);
    const compiler = join(findRoot(import.meta.dirname), "node_modules/typescript/bin/tsc");
    return await typeScriptMistakes(project, compiler, resolution, {
      place,
      node: process.execPath,
      expected: {},
    });
  } finally {
    rmSync(project, { recursive: true });
  }
}

const folder = "node_modules/@node-access/other";

/** The manifest of another package, with one entry. */
function manifestWith(types: string): string {
  const exports = { ".": { types, default: "./dist/index.js" } };
  return JSON.stringify({ name: "@node-access/other", type: "module", exports });
}

describe("typeScriptMistakes", () => {
  it("reports each type that is any", async () => {
    const found = await mistakesWithoutTypes(NODENEXT);
    const directives = inTypeScript.split("// @ts-expect-error").length - 1;
    expect(found).toHaveLength(directives);
    expect(found.filter((line) => !line.includes("TS2578"))).toEqual([]);
  });

  it("finds packages that CommonJS cannot import", async () => {
    const node16 = RESOLUTIONS.find(({ name }) => name === "node16, CommonJS");
    const found = await mistakesWithoutTypes(node16 ?? NODENEXT);
    expect(found.filter((line) => line.includes("TS1479"))).not.toEqual([]);
  });

  it("reports declarations that the program does not use and the compiler does not understand", async () => {
    const found = await mistakesWithoutTypes(NODENEXT, {
      [`${folder}/package.json`]: manifestWith("./dist/index.d.ts"),
      [`${folder}/dist/index.d.ts`]: "export declare const one: Missing;\n",
    });
    expect(found).toContainEqual(
      expect.stringMatching(/other.dist.index\.d\.ts.*Cannot find name 'Missing'/),
    );
  });

  it("finds an entry with a CommonJS form whose types CommonJS cannot import", async () => {
    const node16 = RESOLUTIONS.find(({ name }) => name === "node16, CommonJS");
    const found = await mistakesWithoutTypes(node16 ?? NODENEXT, {
      [`${folder}/package.json`]: manifestWith("./dist/index.d.cts"),
      [`${folder}/dist/index.cjs`]: "",
      [`${folder}/dist/index.d.cts`]: 'export { one } from "./other.js";\n',
      [`${folder}/dist/other.d.ts`]: "export declare const one: number;\n",
    });
    expect(found).toContainEqual(
      expect.stringMatching(/other.dist.index\.d\.cts.*TS1541|other.dist.index\.d\.cts.*TS1479/),
    );
  });
});

describe("run times", () => {
  it("lists missing runtimes instead of omitting them", () => {
    const found = [...nodes(tmpdir(), process.execPath), ...otherRunTimes(tmpdir())];
    expect(found.map(({ name, command }) => [name, command])).toEqual([
      ["Node 24", process.execPath],
      ["Node 22", undefined],
      ["Node 20.19", undefined],
      ["Deno", undefined],
      ["Bun", undefined],
    ]);
  });
});

describe("Steps", () => {
  it("prints each check, counts failed and skipped ones, and continues", async () => {
    const lines: string[] = [];
    const steps = new Steps((line) => lines.push(line));
    await steps.take("one", async () => []);
    await steps.take("two", async () => ({ skipped: "no browser" }));
    await steps.take("three", async () => ["a\nb"]);
    await steps.take("four", async () => {
      throw new Error("thrown");
    });
    expect(lines).toEqual([
      "ok       one",
      "skipped  two: no browser",
      "FAIL     three",
      "  a\n  b",
      "FAIL     four",
      "  thrown",
    ]);
    expect([steps.failed, steps.skipped]).toEqual([2, 1]);
  });
});
