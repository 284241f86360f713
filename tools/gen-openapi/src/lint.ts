import type { Mistake } from "@node-access-tools/spec-file";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const rules = join(import.meta.dirname, "../redocly.yaml");

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly suggest?: readonly string[];
  readonly location: readonly {
    readonly source?: { readonly ref: string };
    readonly start?: { readonly line: number; readonly col: number };
  }[];
}

/**
 * Checks an OpenAPI file with redocly, by the rules in `redocly.yaml`. A warning counts as a mistake.
 *
 * @param path - The file.
 * @param file - As it is shown in messages.
 */
export function lint(path: string, file: string): Mistake[] {
  const report = run([cli, "lint", path, "--config", rules, "--format", "json"]);
  const { problems } = JSON.parse(report) as { problems: Problem[] };
  return problems.map(({ ruleId, message, suggest = [], location }) => {
    const { line = 1, col: column = 1 } = location[0]?.start ?? {};
    const ref = location[0]?.source?.ref;
    const shown = ref === undefined ? file : join(dirname(file), relative(dirname(path), resolve(ref)));
    const remedy =
      suggest.length > 0 ? `did you mean ${suggest.join(", ")}?` : `see redocly's rule ${ruleId}`;
    return { file: shown, line, column, what: message.replace(/\.$/, ""), remedy };
  });
}

function run(args: readonly string[]): string {
  // It neither tells home nor looks for updates: generation works without a network, and the same everywhere.
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  try {
    return execFileSync(process.execPath, args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    // It exits with 1 if there are errors; then its report is on stdout all the same.
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout?.trimStart().startsWith("{")) return stdout;
    throw new Error(`redocly could not run: ${stderr ?? String(error)}`, { cause: error });
  }
}
