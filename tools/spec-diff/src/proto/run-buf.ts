import { createRequire } from "node:module";
import { type Mistake, Mistakes } from "@node-access-tools/spec-file";
import { run } from "@node-access-tools/workspace";

const PACKAGE = createRequire(import.meta.url).resolve("@bufbuild/buf/package.json");

/** buf itself. The script that its package offers only starts it, in a Node of its own. */
const BUF = createRequire(PACKAGE).resolve(`@bufbuild/buf-${process.platform}-${process.arch}/bin/buf`);

/** What buf prints for one thing that it finds. */
export interface BufFinding {
  readonly path?: string;
  readonly start_line?: number;
  readonly type: string;
  readonly message: string;
}

/**
 * Breaks of source code. Not those of other languages' options, nor the idempotency level: whether a call is sent again
 * has rules of its own.
 */
const BREAKING = {
  use: ["PACKAGE"],
  except: [
    "FIELD_SAME_CPP_STRING_TYPE",
    "FIELD_SAME_JAVA_UTF8_VALIDATION",
    "FILE_SAME_CC_ENABLE_ARENAS",
    "FILE_SAME_CC_GENERIC_SERVICES",
    "FILE_SAME_CSHARP_NAMESPACE",
    "FILE_SAME_GO_PACKAGE",
    "FILE_SAME_JAVA_GENERIC_SERVICES",
    "FILE_SAME_JAVA_MULTIPLE_FILES",
    "FILE_SAME_JAVA_OUTER_CLASSNAME",
    "FILE_SAME_JAVA_PACKAGE",
    "FILE_SAME_OBJC_CLASS_PREFIX",
    "FILE_SAME_OPTIMIZE_FOR",
    "FILE_SAME_PHP_CLASS_PREFIX",
    "FILE_SAME_PHP_METADATA_NAMESPACE",
    "FILE_SAME_PHP_NAMESPACE",
    "FILE_SAME_PY_GENERIC_SERVICES",
    "FILE_SAME_RUBY_PACKAGE",
    "FILE_SAME_SWIFT_PREFIX",
    "RPC_SAME_IDEMPOTENCY_LEVEL",
  ],
};

/** Compiles a folder of protos into descriptors in JSON. @throws Mistakes if they do not compile. */
export async function compile(folder: string, shown: string): Promise<unknown> {
  const { code, stdout, output } = await buf(folder, [
    "build",
    "-o",
    "-#format=json",
    "--error-format",
    "json",
  ]);
  if (code === 0) return JSON.parse(stdout);
  const found = findingsIn(output);
  const [, path, line = "1", message = ""] = CONFIGURATION.exec(output) ?? [];
  if (path !== undefined) found.push({ path, start_line: Number(line), type: "COMPILE", message });
  if (found.length === 0) throw new Error(`buf build in ${shown}: ${output}`);
  throw new Mistakes(found.map((finding) => mistakeOf(finding, shown)));
}

/** What breaks source code between two folders that compile. */
export async function breaking(before: string, after: string): Promise<BufFinding[]> {
  const config = JSON.stringify({ version: "v2", breaking: BREAKING });
  const args = [
    "breaking",
    "--against",
    before,
    "--config",
    config,
    "--against-config",
    config,
    "--error-format",
    "json",
  ];
  const { code, output } = await buf(after, args);
  const found = findingsIn(output);
  if (code !== 0 && found.length === 0) throw new Error(`buf breaking: ${output}`);
  return found;
}

/** What is wrong in buf's own file it tells as a failure of its own, in plain text. */
const CONFIGURATION = /^Failure: decode ([\w./-]+): (?:yaml: line (\d+): )?(.*)/m;

function buf(folder: string, args: readonly string[]): ReturnType<typeof run> {
  return run(BUF, args, { cwd: folder });
}

function findingsIn(output: string): BufFinding[] {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as BufFinding);
}

function mistakeOf({ path, start_line: line = 1, message }: BufFinding, shown: string): Mistake {
  return {
    file: path === undefined ? shown : `${shown}/${path}`,
    line,
    column: 1,
    what: message,
    remedy: "correct it",
  };
}
