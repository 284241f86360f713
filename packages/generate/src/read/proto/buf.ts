import { createMistakes, type Mistake, Mistakes } from "../../spec-file/mistakes.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { type Image, readImage } from "./image.ts";

const wrapper = createRequire(import.meta.url).resolve("@bufbuild/buf/package.json");
const arch = process.platform === "linux" && process.arch === "arm64" ? "aarch64" : process.arch;
const suffix = process.platform === "win32" ? ".exe" : "";

/** The buf executable. The script in its package only starts it, in another Node process. */
export const BUF: string = createRequire(wrapper).resolve(
  `@bufbuild/buf-${process.platform}-${arch}/bin/buf${suffix}`,
);

const FINDINGS = ["--error-format", "json"];
/** The arguments for descriptors with comments, in JSON. */
export const DESCRIBE: readonly string[] = ["build", "-o", "-#format=json", ...FINDINGS];

/** A finding that buf prints with `--error-format json`. */
export interface Finding {
  readonly path?: string;
  readonly start_line?: number;
  readonly start_column?: number;
  readonly type: string;
  readonly message: string;
}

/** Milliseconds that buf may take: protos from others may keep it busy for as long as they like. */
const LIMIT = 120_000;

interface BufOptions {
  readonly input?: Uint8Array;
  /** Milliseconds until it is ended. Default: two minutes. */
  readonly limit?: number;
  /**
   * Whether the protos are so large that memory matters: otherwise buf ends before collecting garbage pays off, which saves
   * a fifth of its CPU time. Of 14 MB of protos, it takes 700 MB instead of 1.1 GB.
   */
  readonly isLarge?: boolean;
}

interface Outcome {
  readonly output: Buffer;
  readonly findings: readonly Finding[];
}

/**
 * Runs buf in a folder.
 *
 * @returns what buf finds wrong in files.
 * @throws if the call itself is wrong, or takes too long.
 */
export async function startBuf(
  folder: string,
  args: readonly string[],
  { input, limit = LIMIT, isLarge = false }: BufOptions = {},
): Promise<Outcome> {
  const env = { ...process.env, GOGC: isLarge ? "100" : "400" };
  const child = spawn(BUF, args, { cwd: folder, env, timeout: limit, killSignal: "SIGKILL" });
  // How it ends says why it did not read everything.
  child.stdin.on("error", () => {}).end(input);
  const [[status, signal], stdout, stderr] = await Promise.all([
    once(child, "close") as Promise<[status: number | null, signal: string | null]>,
    buffer(child.stdout),
    buffer(child.stderr),
  ]);
  if (signal !== null)
    throw new Error(
      `buf ${args[0]} did not end within ${limit / 1000} s, and was stopped: the protos are too large or too deeply nested for it. Generate from fewer of them.`,
    );
  if (status === 0) return { output: stdout, findings: [] };
  // Findings of lint and breaking are on standard output, those of the compiler on standard error.
  const lines = `${stdout.toString()}\n${stderr.toString()}`.split("\n").filter(Boolean);
  const findings = lines.filter((line) => line.startsWith("{")).map((line): Finding => JSON.parse(line));
  const [, path, line = "1", message = ""] =
    /^Failure: decode ([\w./-]+): (?:yaml: line (\d+): )?(.*)/m.exec(lines.join("\n")) ?? [];
  // Mistakes in buf's own configuration are reported in plain text.
  if (path !== undefined) findings.push({ path, start_line: Number(line), type: "COMPILE", message });
  if (findings.length > 0) return { output: stdout, findings };
  throw new Error(`buf ${args[0]} in ${folder}: ${lines.join("\n")}`);
}

/** Each module is compiled only once: generators in one process share it. */
const images = new Map<string, Promise<Image>>();

/**
 * Compiles a proto module to descriptors with comments.
 *
 * @throws Mistakes if the module does not compile.
 */
export function startBuild(folder: string, shown = "specs/grpc"): Promise<Image> {
  const image = images.get(folder) ?? build(folder, shown);
  images.set(folder, image);
  return image;
}

async function build(folder: string, shown: string): Promise<Image> {
  // Without the folder, the error would be that buf was not found.
  if (!existsSync(folder))
    throw createMistakes(shown, "there is no such folder", "put the proto files there");
  return readImage(readOutput(await startBuf(folder, DESCRIBE), shown));
}

/**
 * Lints a proto module that compiles.
 *
 * @throws Mistakes listing all findings.
 */
export async function lint(folder: string, shown: string): Promise<void> {
  await startBuild(folder, shown);
  readOutput(await startBuf(folder, ["lint", ...FINDINGS]), shown);
}

function readOutput({ output, findings }: Outcome, shown: string): Buffer {
  Mistakes.throwIfAny(
    findings.map((finding) => {
      const { path, type } = finding;
      const remedy = type === "COMPILE" ? "correct it" : `correct it, or see ${type} in ${shown}/buf.yaml`;
      return toMistake(finding, path ? `${shown}/${path}` : shown, remedy);
    }),
  );
  return output;
}

/** @param file - The file, as messages show it. */
export function toMistake(
  { start_line: line = 1, start_column: column = 1, message }: Finding,
  file: string,
  remedy = "correct it",
): Mistake {
  return { file, line, column, what: message.replace(/\.$/, ""), remedy };
}
