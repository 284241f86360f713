import { resolve } from "node:path";
import { Mistakes } from "@node-access-tools/generate/spec-file";
import { commandLine, findRoot } from "@node-access-tools/workspace";
import { check, report, write } from "./commands.ts";
import { Problem } from "./problem.ts";

const USAGE =
  "usage: npm run spec:diff -- [--base <commit> | --base-dir <folder that contains specs/>] [--write | --check | --json]";

export async function runCommand(): Promise<void> {
  try {
    const { values } = commandLine(USAGE, {
      options: {
        base: { type: "string" },
        "base-dir": { type: "string" },
        check: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
      },
    });
    const { base: commit, "base-dir": folder } = values;
    if (commit !== undefined && folder !== undefined)
      throw new Problem("expected at most one of --base and --base-dir", USAGE);
    if ([values.check, values.json, values.write].filter(Boolean).length > 1)
      throw new Problem("expected at most one of --write, --check and --json", USAGE);
    const root = findRoot(import.meta.dirname);
    const base = {
      ...(commit !== undefined && { commit }),
      ...(folder !== undefined && { folder: resolve(process.env["INIT_CWD"] ?? process.cwd(), folder) }),
    };
    const run = values.check ? check : values.write ? write : report;
    const { output, passed } = await run(root, base, { json: values.json });
    (passed ? console.log : console.error)(output);
    if (!passed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof Mistakes)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
