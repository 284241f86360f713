// Says what the specs' changes since a base mean for users.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Mistakes } from "@node-access-tools/spec-file";
import { findRoot } from "@node-access-tools/workspace";
import { Problem } from "./problem.ts";
import { specDiff } from "./spec-diff.ts";

const USAGE = "usage: pnpm spec:diff [--base <commit> | --base-dir <folder that holds specs/>] [--json]";

try {
  const { values } = parseArgs({
    options: {
      base: { type: "string" },
      "base-dir": { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const { base, "base-dir": folder, json } = values;
  if (base !== undefined && folder !== undefined) throw new Problem("two bases are given", USAGE);
  const start = process.env["INIT_CWD"] ?? process.cwd();
  console.log(
    specDiff(findRoot(import.meta.dirname), {
      ...(base !== undefined && { base }),
      ...(folder !== undefined && { folder: resolve(start, folder) }),
      json,
    }),
  );
} catch (error) {
  const usage =
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!usage && !(error instanceof Problem) && !(error instanceof Mistakes)) throw error;
  console.error(usage ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = 2;
}
