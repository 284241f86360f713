import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuf } from "@node-access/generate/proto";
import { expect, it } from "vitest";

/** The forms that our types have too. */
const OPTIONS = [
  "enumsAsLiterals=true",
  "exportCommonSymbols=false",
  "forceLong=bigint",
  "importSuffix=.ts",
  "oneof=unions-value",
  "onlyTypes=true",
  "outputServices=none",
  "removeEnumPrefix=true",
  "unknownFields=true",
  "unrecognizedEnum=true",
  "useDate=false",
];

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../../../../../..");
const ours = join(root, "packages/grpc/src/generated");

/** The names that a module exports. ts-proto also declares the entries of maps, which nobody uses by name. */
function exportedNames(text: string): string[] {
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)]
    .flatMap(([, name = ""]) => name)
    .filter((name) => !name.endsWith("Entry"));
}

it("prints the types that ts-proto prints, for all protos of the specs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ts-proto-"));
  try {
    const plugins = [
      { local: require.resolve("ts-proto/protoc-gen-ts_proto"), out: join(folder, "types"), opt: OPTIONS },
    ];
    const template = JSON.stringify({ version: "v2", plugins });
    const { findings } = await startBuf(join(root, "specs/grpc"), ["generate", "--template", template]);
    expect(findings).toEqual([]);
    // Files of services and of options have no messages of ours.
    const modules = globSync("**/*.ts", { cwd: join(folder, "types") }).filter((path) =>
      existsSync(join(ours, path)),
    );
    const checks = modules.flatMap((path, index) => {
      const names = exportedNames(readFileSync(join(folder, "types", path), "utf8"));
      const pairs = names.map((name) => `ours${index}.${name}, theirs${index}.${name}`);
      const imports = `import type * as theirs${index} from "./types/${path}";\nimport type * as ours${index} from "${join(ours, path)}";`;
      return [
        imports,
        pairs.map((pair, at) => `export const same${index}_${at}: Same<${pair}> = true;`).join("\n"),
      ];
    });
    expect(checks.join("\n").match(/Same</g)?.length).toBeGreaterThan(500);
    const same = "type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;";
    writeFileSync(join(folder, "check.ts"), `${checks.join("\n")}\n${same}\n`);
    const options = {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      target: "es2023",
      module: "nodenext",
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, files: ["check.ts"] }),
    );
    const compiler = createRequire(join(root, "package.json")).resolve("typescript/package.json");
    const tsc = join(compiler, "../bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
