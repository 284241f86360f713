import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { put } from "@node-access-tools/package-check";
import { findBrowser, findRoot } from "@node-access-tools/workspace";
import { inHeadless } from "../src/consumers/browser.ts";
import { answerMistakes, answersOf } from "../src/consumers/outcome.ts";
import { inTypeScript } from "../src/consumers/programs.ts";
import { runTimes } from "../src/consumers/run-times.ts";
import { NODENEXT, type Resolution, RESOLUTIONS, typeScriptMistakes } from "../src/consumers/type-scripts.ts";
import { placeOf } from "../src/installed-gateway.ts";
import { Steps } from "../src/steps.ts";

describe("placeOf", () => {
  const text = `These credentials are shown only once.
organization O-1 (default)
  API key api-key
  ethereum: ND-1
    key one
    basic user:password
  polygon-pos: ND-2
    key two
    basic user:password

Listening on http://127.0.0.1:1, gRPC on 127.0.0.1:2
`;

  it("reads what the gateway prints", () => {
    expect(placeOf(text)).toEqual({
      url: "http://127.0.0.1:1",
      wsUrl: "ws://127.0.0.1:1",
      grpcUrl: "http://127.0.0.1:2",
      apiKey: "api-key",
      keys: { ethereum: "one", "polygon-pos": "two" },
    });
  });

  it("says what is not there", () => {
    expect(() => placeOf(text.replace("  API key", "  key"))).toThrow(/did not print .*API key/);
  });
});

describe("answers", () => {
  it("are all that a consumer may print", () => {
    const stdout = '{"one":"1"}\n';
    expect(answersOf({ code: 0, stdout, output: stdout })).toEqual({ one: "1" });
    expect(() => answersOf({ code: 0, stdout, output: `warning\n${stdout}` })).toThrow("warning");
    expect(() => answersOf({ code: 1, stdout, output: stdout })).toThrow("ended with 1");
  });

  it("are those of the first consumer", () => {
    expect(answerMistakes({ one: "1" }, { one: "1" })).toEqual([]);
    expect(answerMistakes({}, { one: "1" })).toEqual(['one gave undefined, expected "1"']);
    expect(answerMistakes({ one: "2" }, { one: "1" })).toEqual(['one gave "2", expected "1"']);
    expect(answerMistakes({ error: "no" }, {})).toEqual(['error gave "no", expected undefined']);
  });
});

describe("findBrowser", () => {
  it("finds one that can be run, and none else", () => {
    const folder = mkdtempSync(join(tmpdir(), "browser-"));
    const file = join(folder, "chromium");
    try {
      expect(findBrowser(folder)).toBeUndefined();
      writeFileSync(file, "");
      expect(findBrowser(folder)).toBeUndefined();
      chmodSync(file, 0o755);
      expect(findBrowser([tmpdir(), folder].join(delimiter))).toBe(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const browser = findBrowser(process.env["PATH"] ?? "");

describe.skipIf(browser === undefined)("inHeadless", () => {
  const place = { url: "http://127.0.0.1:1", wsUrl: "", grpcUrl: "", apiKey: "", keys: {} };

  it.each([
    ["told", 'await fetch("/told", { method: "POST", body: JSON.stringify({ a: "b" }) });', { a: "b" }],
    ["thrown", 'throw new Error("broken");', { error: expect.stringContaining("broken") }],
    ["no JavaScript", "const;", { error: expect.stringContaining("SyntaxError") }],
    ["not there", 'import "/other.js";', { error: expect.stringContaining("did not load") }],
  ])("gives what a page has %s", async (_, program, answers) => {
    const profile = mkdtempSync(join(tmpdir(), "profile-"));
    try {
      const modules = new Map([["/program.js", program]]);
      expect(await inHeadless(browser ?? "", modules, place, profile)).toEqual(answers);
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

/** Compiles the program against packages of ES modules whose types are all `any`. */
async function mistakesWithoutTypes(resolution: Resolution): Promise<string[]> {
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
      const exports = { ".": { types: "./index.d.ts" }, "./*": { types: "./*.d.ts" } };
      put(project, `${folder}/package.json`, JSON.stringify({ type: "module", exports }));
    }
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

describe("typeScriptMistakes", () => {
  it("finds each type that is any", async () => {
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
});

describe("runTimes", () => {
  it("names what is not there instead of omitting it", () => {
    const found = runTimes(tmpdir(), tmpdir(), process.execPath);
    expect(found.map(({ name, command }) => [name, command])).toEqual([
      ["Node 24", undefined],
      ["Node 22", undefined],
      ["Node 20.19", undefined],
      ["Deno", undefined],
      ["Bun", undefined],
    ]);
  });
});

describe("Steps", () => {
  it("shows each, counts what failed or was skipped, and goes on", async () => {
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
