import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import { spawn, spawnSync } from "node:child_process";
import { BUF } from "./buf-binary.ts";
import type { Image } from "./image.ts";

const BUILD = ["build", "-o", "-#format=json", "--error-format", "json"];

/** buf is done before it is worth its while to collect much: it computes a third less so. */
const ENVIRONMENT = { ...process.env, GOGC: "400" };

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
  const { status, stdout, stderr, error } = spawnSync(BUF, args, {
    cwd: folder,
    env: ENVIRONMENT,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  return outcomeOf({ folder, args, status, stdout, stderr });
}

/** The same, while this process does something else. */
export function startBuf(folder: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(BUF, args, {
      cwd: folder,
      env: ENVIRONMENT,
      stdio: ["ignore", "pipe", "pipe"],
    });
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
  const [, path, line = "1", message = ""] =
    /^Failure: decode ([\w./-]+): (?:yaml: line (\d+): )?(.*)/m.exec(lines.join("\n")) ?? [];
  // What is wrong in buf's own file it tells as a failure of its own, in plain text.
  if (path !== undefined) findings.push({ path, start_line: Number(line), type: "COMPILE", message });
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

/**
 * Compiles a module into descriptors, with its comments.
 *
 * @param folder - Of the module, with its `buf.yaml`.
 * @param shown - The folder as messages name it.
 * @throws Mistakes if it does not compile.
 */
export function build(folder: string, shown = "specs/grpc"): Image {
  return imageOf(buf(folder, BUILD), shown);
}

/** Generators that run in one process read the same module. */
const known = new Map<string, Promise<Image>>();

/** The same, while this process does something else, and only once. */
export function startBuild(folder: string, shown = "specs/grpc"): Promise<Image> {
  const found = known.get(folder) ?? startBuf(folder, BUILD).then((outcome) => imageOf(outcome, shown));
  known.set(folder, found);
  return found;
}

function imageOf({ output, findings }: Outcome, shown: string): Image {
  Mistakes.throwIfAny(findings.map((finding) => mistakeOf(finding, shown)));
  return JSON.parse(output.toString("utf8"));
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
