import { readFileSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import type { UpstreamLimits } from "../../options/network-options.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

export interface NodeReport {
  /** The block below which the node lacks each of these methods; `Infinity` if it does not have the method at all. */
  readonly gaps: ReadonlyMap<string, number>;
  readonly limits: UpstreamLimits;
}

/** The part of a report of `node-access check --json` that says how to use the node. */
interface ReportFile {
  readonly version: 1;
  readonly methods: readonly { readonly name?: unknown; readonly status?: unknown }[];
  readonly capabilities: Readonly<Record<string, unknown>>;
}

const expected = "the path of a report that node-access check --json has written";

/** @throws NodeAccessError `INVALID_ARGUMENT` if the file cannot be read, or is not a report. */
export function readNodeReport(path: string, file: string): NodeReport {
  const { methods, capabilities } = makeReport(path, file);
  const gaps = new Map<string, number>();
  const { oldestState, stateMethods } = capabilities;
  if (isCount(oldestState) && Array.isArray(stateMethods))
    for (const name of stateMethods as readonly unknown[])
      if (typeof name === "string") gaps.set(name, oldestState);
  for (const { name, status } of methods)
    if (typeof name === "string" && status === "not offered") gaps.set(name, Infinity);
  const { logRange, batchLimit, requestKilobytes } = capabilities;
  // A text such as "100000 or more" is no limit.
  return {
    gaps,
    limits: {
      ...(isCount(logRange) && { logsRange: logRange }),
      ...(isCount(batchLimit) && { batchItems: batchLimit }),
      ...(isCount(requestKilobytes) && { bodyBytes: requestKilobytes * 1_000 }),
    },
  };
}

function makeReport(path: string, file: string): ReportFile {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw invalidArgument(path, expected, `a file that cannot be read: ${code}`);
  }
  const report = parseIfJson(text);
  if (report === undefined) throw invalidArgument(path, expected, "a file that is not JSON");
  const { version, methods, capabilities } = Object(report) as Partial<ReportFile>;
  if (version !== 1 || !Array.isArray(methods) || typeof capabilities !== "object")
    throw invalidArgument(path, expected, "a JSON file without version 1, methods and capabilities");
  return report as ReportFile;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}
