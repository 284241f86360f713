import { realpathSync } from "node:fs";
import { compareDocuments } from "../diff/compare-documents.ts";
import { isHigher, type Level } from "../diff/finding.ts";
import { formatJson, formatMarkdown, formatText } from "../diff/reports.ts";
import { Mistakes } from "../spec-file/mistakes.ts";
import { isAddress, shownSpec } from "../spec-file/spec-address.ts";
import { endWithUsage, type Printer, readArguments, SHARED } from "./printer.ts";

const FORMATS = { text: formatText, json: formatJson, markdown: formatMarkdown };
const LEVELS: readonly string[] = ["major", "minor", "patch"];

/**
 * Runs the command `diff`: says what a change of a spec means for programs that use its clients.
 *
 * @returns the exit code: 0 without changes of the level of `--fail-on` or above; 1 with such changes; 2 if the documents cannot be
 *   compared.
 */
export async function runDiff(args: readonly string[], print: Printer, usage: string): Promise<number> {
  const given = readDiffArguments(args);
  if (typeof given === "string") return endWithUsage(given, usage, print);
  const { before, after, failOn } = given;
  try {
    const diff = await compareDocuments(before, after, given.reach);
    print.out(given.print(diff, { before: shownSpec(before), after: shownSpec(after) }));
    const fails = failOn !== undefined && diff.findings.some(({ level }) => !isHigher(failOn, level));
    return fails ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    print.error(error.message);
    return 2;
  }
}

const OPTIONS = {
  ...SHARED,
  format: { type: "string", default: "text" },
  "fail-on": { type: "string" },
} as const;

function readDiffArguments(args: readonly string[]) {
  return readArguments(args, OPTIONS, (values, positionals) => {
    const [before = "", after = ""] = positionals;
    const { format, "fail-on": failOn, include = [], allow = [] } = values;
    if (positionals.length !== 2)
      return `diff compares two specs, but got ${positionals.length}: name the old one, then the new one.`;
    if (!Object.hasOwn(FORMATS, format))
      return `--format ${format}: expected one of ${Object.keys(FORMATS).join(", ")}.`;
    if (failOn !== undefined && !LEVELS.includes(failOn))
      return `--fail-on ${failOn}: expected one of ${LEVELS.join(", ")}.`;
    if (areSame(before, after))
      return `${shownSpec(before)} and ${shownSpec(after)} are the same file: name the spec before the change, then after it.`;
    const print = FORMATS[format as keyof typeof FORMATS];
    return { before, after, print, failOn: failOn as Level | undefined, reach: { include, allow } };
  });
}

/** Whether two specs are one file, as after a mistake in a script, which would then never find a change. */
function areSame(before: string, after: string): boolean {
  if (before === after) return true;
  if (isAddress(before) || isAddress(after)) return false;
  try {
    return realpathSync(before) === realpathSync(after);
  } catch {
    // A file that does not exist is reported when it is read.
    return false;
  }
}
