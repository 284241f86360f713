import type { Mistake } from "../../spec-file/index.ts";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const rules = join(import.meta.dirname, "redocly.yaml");

/** An OpenAPI file. */
export interface Linted {
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
}

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly suggest?: readonly string[];
  readonly location: readonly {
    readonly source?: { readonly ref: string };
    readonly start?: { readonly line: number; readonly col: number };
  }[];
}

/** Lints OpenAPI files with redocly, by the rules in `redocly.yaml`. Warnings count as mistakes. */
export async function lint(files: readonly Linted[]): Promise<Mistake[]> {
  const paths = files.map(({ path }) => path);
  const output = await run([cli, "lint", ...paths, "--config", rules, "--format", "json"]);
  // One report for each file, one after another.
  const reports = JSON.parse(`[${output.replaceAll(/^\}\{$/gm, "},{")}]`) as { problems: Problem[] }[];
  if (reports.length !== files.length) {
    throw new Error(`redocly returned ${reports.length} reports on ${files.length} files:\n${output}`);
  }
  return files.flatMap((file, index) =>
    (reports[index]?.problems ?? []).map((problem) => mistakeOf(problem, file)),
  );
}

function mistakeOf({ ruleId, message, suggest = [], location }: Problem, { path, file }: Linted): Mistake {
  const { line = 1, col: column = 1 } = location[0]?.start ?? {};
  const ref = location[0]?.source?.ref;
  const shown = ref === undefined ? file : join(dirname(file), relative(dirname(path), resolve(ref)));
  const remedy = suggest.length > 0 ? `did you mean ${suggest.join(", ")}?` : `see redocly's rule ${ruleId}`;
  return { file: shown, line, column, what: message.replace(/\.$/, ""), remedy };
}

function run(args: readonly string[]): Promise<string> {
  // No telemetry, and no search for updates: generation works without a network, and the same everywhere.
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((give, reject) => {
    execFile(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      // Redocly exits with 1 if there are errors, but its reports are on stdout.
      if (error === null || stdout.trimStart().startsWith("{")) give(stdout);
      else reject(new Error(`redocly could not run: ${stderr || error.message}`, { cause: error }));
    });
  });
}
