import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Image } from "./image.ts";

const resolve = createRequire(import.meta.url).resolve;
const BUF = join(dirname(resolve("@bufbuild/buf/package.json")), "bin/buf");
const TS_PROTO = join(dirname(resolve("ts-proto/package.json")), "protoc-gen-ts_proto");

/**
 * Plain interfaces and codecs: 64-bit integers as bigint, `oneof` as a tagged union, no JSON forms. Unknown fields are
 * kept, since a transaction that is read, signed and sent must not lose any.
 */
const OPTIONS = [
  "annotateFilesWithVersion=false",
  "enumsAsLiterals=true",
  "env=both",
  "esModuleInterop=true",
  "forceLong=bigint",
  "importSuffix=.ts",
  "oneof=unions-value",
  "outputJsonMethods=false",
  "outputServices=none",
  "removeEnumPrefix=true",
  "unknownFields=true",
  "unrecognizedEnum=true",
  "useDate=false",
  "useExactTypes=false",
];

/** What buf prints for one finding with `--error-format json`. */
export interface Finding {
  readonly path?: string;
  readonly start_line?: number;
  readonly start_column?: number;
  readonly type: string;
  readonly message: string;
}

/** Runs buf in a folder. What it finds wrong in files is returned, what is wrong with the call is thrown. */
export function buf(folder: string, args: readonly string[]): { output: Buffer; findings: Finding[] } {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [BUF, ...args], {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  if (status === 0) return { output: stdout, findings: [] };
  // Findings of lint and breaking come on standard output, those of the compiler on standard error.
  const lines = `${stdout.toString()}\n${stderr.toString()}`.split("\n").filter(Boolean);
  const findings = lines.filter((line) => line.startsWith("{")).map((line): Finding => JSON.parse(line));
  if (findings.length > 0) return { output: stdout, findings };
  throw new Error(`buf ${args[0]} in ${folder}: ${lines.join("\n")}`);
}

/**
 * Compiles and lints a module.
 *
 * @param folder - Of the module, with its `buf.yaml`.
 * @param shown - The folder as messages name it: `specs/grpc`.
 * @throws Mistakes with every finding.
 */
export function lint(folder: string, shown: string): void {
  const { findings } = buf(folder, ["lint", "--error-format", "json"]);
  Mistakes.throwIfAny(findings.map((finding) => mistakeOf(finding, shown)));
}

/** Compiles a module into descriptors, with its comments. */
export function build(folder: string): Image {
  const { output } = buf(folder, ["build", "-o", "-#format=json"]);
  return JSON.parse(output.toString("utf8"));
}

/** Writes ts-proto's messages of a module into a folder. */
export function generateMessages(folder: string, out: string): void {
  const plugin = { local: [process.execPath, TS_PROTO], out, strategy: "all", opt: OPTIONS };
  buf(folder, ["generate", "--template", JSON.stringify({ version: "v2", plugins: [plugin] })]);
  if (!existsSync(out)) throw new Error(`ts-proto made nothing of ${folder}`);
}

function mistakeOf({ path, start_line, start_column, type, message }: Finding, shown: string): Mistake {
  const what = message.replace(/\.$/, "");
  const remedy = type === "COMPILE" ? "correct it" : `correct it, or see ${type} in ${shown}/buf.yaml`;
  return {
    file: path ? `${shown}/${path}` : shown,
    line: start_line ?? 1,
    column: start_column ?? 1,
    what,
    remedy,
  };
}
