import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Image } from "./image.ts";

const require = createRequire(import.meta.url);
const BUF = join(dirname(require.resolve("@bufbuild/buf/package.json")), "bin/buf");
const TS_PROTO = join(dirname(require.resolve("ts-proto/package.json")), "protoc-gen-ts_proto");

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

const BUILD = ["build", "-o", "-#format=json"];

/** What buf prints for one finding with `--error-format json`. */
export interface Finding {
  readonly path?: string;
  readonly start_line?: number;
  readonly start_column?: number;
  readonly type: string;
  readonly message: string;
}

interface Outcome {
  readonly output: Buffer;
  readonly findings: readonly Finding[];
}

/** Runs buf in a folder. What it finds wrong in files is returned, what is wrong with the call is thrown. */
export function buf(folder: string, args: readonly string[]): Outcome {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [BUF, ...args], {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  return outcomeOf({ folder, args, status, stdout, stderr });
}

/** The same, while this process does something else. */
function startBuf(folder: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUF, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => stdout.push(part));
    child.stderr.on("data", (part: Buffer) => stderr.push(part));
    child.once("error", reject);
    child.once("close", (status) => {
      try {
        const ended = { folder, args, status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) };
        resolve(outcomeOf(ended));
      } catch (error) {
        reject(error);
      }
    });
  });
}

interface Ended {
  readonly folder: string;
  readonly args: readonly string[];
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

function outcomeOf({ folder, args, status, stdout, stderr }: Ended): Outcome {
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
export async function lint(folder: string, shown: string): Promise<void> {
  const { findings } = await startBuf(folder, ["lint", "--error-format", "json"]);
  Mistakes.throwIfAny(findings.map((finding) => mistakeOf(finding, shown)));
}

/** Compiles a module into descriptors, with its comments. */
export function build(folder: string): Image {
  return imageOf(buf(folder, BUILD));
}

/** The same, while this process does something else. */
export async function startBuild(folder: string): Promise<Image> {
  return imageOf(await startBuf(folder, BUILD));
}

function imageOf({ output }: Outcome): Image {
  return JSON.parse(output.toString("utf8"));
}

/** Writes ts-proto's messages of a module into a folder. */
export async function generateMessages(folder: string, out: string): Promise<void> {
  const plugin = { local: [process.execPath, TS_PROTO], out, strategy: "all", opt: OPTIONS };
  await startBuf(folder, ["generate", "--template", JSON.stringify({ version: "v2", plugins: [plugin] })]);
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
