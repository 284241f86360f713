import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { joinModules, PUBLISHED } from "../src/join-modules.ts";

const MANIFEST = {
  name: "sample",
  version: "1.0.0",
  type: "module",
  exports: {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./other": { types: "./dist/other.d.ts", default: "./dist/other.js" },
  },
  imports: { "#engine": { node: "./dist/node-engine.js", default: "./dist/engine.js" } },
};

const FILES = {
  "package.json": JSON.stringify(MANIFEST),
  "README.md": "# sample\n",
  "src/shared.ts": "export class Shared {}\n",
  "dist/index.js": 'export { Shared } from "./shared.js";\nexport { engine } from "#engine";\n',
  "dist/index.d.ts": 'export { Shared } from "./shared.js";\nexport declare const engine: string;\n',
  "dist/other.js": 'import { Shared } from "./shared.js";\nexport const other = new Shared();\n',
  "dist/other.d.ts": "export declare const other: object;\n",
  "dist/shared.js": 'import { kind } from "./inner/kind.js";\nexport class Shared { kind = kind; }\n',
  "dist/shared.d.ts": "export declare class Shared { kind: string }\n",
  "dist/inner/kind.js": 'export const kind = "a";\n',
  "dist/engine.js": 'export const engine = "fetch";\n',
  "dist/node-engine.js": 'export const engine = "node";\n',
};

let root: string;
let directory: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "join-"));
  directory = join(root, "node_modules/sample");
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(directory, path, ".."), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  writeFileSync(join(root, "LICENSE"), "MIT\n");
  await joinModules(directory, root);
});

afterEach(() => rmSync(root, { recursive: true }));

const published = (pattern: string): string[] =>
  globSync(pattern, { cwd: join(directory, PUBLISHED) })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

describe("joinModules", () => {
  it("leaves a file for each entry and one for what they share", () => {
    expect(published("dist/**/*.js")).toEqual([
      "dist/engine.js",
      "dist/index.js",
      "dist/node-engine.js",
      "dist/other.js",
      expect.stringMatching(/^dist\/shared\/\w+\.js$/),
    ]);
  });

  it("keeps one class for all entries, and the imports that a condition decides", () => {
    const copy = join(root, "node_modules/copy");
    spawnSync("cp", ["-r", join(directory, PUBLISHED), copy]);
    const program = `
      import { engine, Shared } from "copy";
      import { other } from "copy/other";
      console.log(other instanceof Shared, other.kind, engine);`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: root,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(stdout).toBe("true a node\n");
  });

  it("takes declarations, sources, README and licence along", () => {
    expect(
      published("{dist/**/*.d.ts,src/**,README.md,LICENSE,package.json}").filter((path) => path !== "src"),
    ).toEqual([
      "LICENSE",
      "README.md",
      "dist/index.d.ts",
      "dist/other.d.ts",
      "dist/shared.d.ts",
      "package.json",
      "src/shared.ts",
    ]);
  });

  it("leaves the build as it was, and an earlier result behind", async () => {
    writeFileSync(join(directory, PUBLISHED, "dist/old.js"), "");
    await joinModules(directory, root);
    expect(existsSync(join(directory, PUBLISHED, "dist/old.js"))).toBe(false);
    expect(readFileSync(join(directory, "dist/index.js"), "utf8")).toBe(FILES["dist/index.js"]);
  });
});
