import { CommandError } from "../../io/command-error.ts";
import { exitCodes } from "../../io/exit-codes.ts";
import { type Io, write } from "../../io/io.ts";
import { printResult } from "../../output/print-result.ts";
import { formatScalar } from "../../output/readable.ts";
import { formatTable } from "../../output/table.ts";
import { createDefectsError, type Finding } from "../report.ts";
import { checkCall, type Verdict } from "./check-call.ts";
import { readRecordedCalls } from "./recorded-calls.ts";

/** How many calls of a method became what. */
interface MethodCounts extends Record<Verdict, number> {
  readonly protocol?: string;
  readonly method: string;
}

interface RecordedFinding extends Finding {
  /** Where its first response is, `folder/file.io:line`. */
  readonly place: string;
  /** How many calls have it. */
  readonly calls: number;
}

interface RecordedReport {
  readonly version: 1;
  readonly recorded: string;
  readonly calls: number;
  readonly methods: readonly MethodCounts[];
  readonly findings: readonly RecordedFinding[];
}

/** Compares recorded calls with the schemas of their methods, and prints the report. Nothing is sent. */
export async function checkRecorded(
  path: string,
  { protocol, pattern, json }: { protocol: string | undefined; pattern: RegExp; json: boolean },
  io: Io,
): Promise<void> {
  const report = await createReport(path, protocol, pattern, io.signal);
  if (json || io.stdout.isTTY !== true) await printResult(report, { json: true }, io);
  else await write(io.stdout, formatReport(report, io.stdout.columns));
  if (report.findings.length > 0) throw createDefectsError(report.findings.length);
  if (report.methods.every(({ matches }) => matches === 0))
    throw new CommandError("not compared: no call has a result with a schema", exitCodes.notCompared);
}

async function createReport(
  path: string,
  protocol: string | undefined,
  pattern: RegExp,
  signal: AbortSignal,
): Promise<RecordedReport> {
  const methods = new Map<string, MethodCounts>();
  const findings = new Map<string, RecordedFinding>();
  let calls = 0;
  for await (const call of readRecordedCalls(path, protocol)) {
    signal.throwIfAborted();
    if (!pattern.test(call.method)) continue;
    calls += 1;
    const { verdict, wrong } = await checkCall(call);
    const { protocol: own, method, place } = call;
    const key = `${method} ${own}`;
    const counts = methods.get(key) ?? createCounts(method, own);
    counts[verdict] += 1;
    methods.set(key, counts);
    for (const { id, path: at = "", what } of wrong) {
      // One defect shows in many responses, in any item of a list.
      const same = `${key} ${id} ${at.replaceAll(/\d+/g, "")}`;
      const first = findings.get(same) ?? { id, subject: method, path: at, what, place, calls: 0 };
      findings.set(same, { ...first, calls: first.calls + 1 });
    }
  }
  if (calls === 0)
    throw new CommandError(
      `--recorded: ${path} has no calls${pattern.source === "^(?:.*)$" ? "" : " of these methods"}: expected files *.io with lines >> and <<, or *.ndjson and *.jsonl as --record writes them`,
    );
  const sorted = [...methods].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
  return { version: 1, recorded: path, calls, methods: sorted, findings: [...findings.values()] };
}

function createCounts(method: string, protocol: string | undefined): MethodCounts {
  return {
    ...(protocol !== undefined && { protocol }),
    method,
    matches: 0,
    mismatch: 0,
    rejected: 0,
    "no result": 0,
    unchecked: 0,
  };
}

function formatReport(
  { recorded, calls, methods, findings }: RecordedReport,
  columns: number | undefined,
): string {
  const lines = findings.map(({ id, subject, path, what, place, calls: times }) =>
    formatScalar(
      `  ${id}: ${subject}${path ? ` at ${path}` : ""}: ${what} (${place}${times > 1 ? `, and ${times - 1} more` : ""})`,
    ),
  );
  const end = lines.length === 0 ? "No defects." : ["Defects:", ...lines].join("\n");
  return `${formatScalar(recorded)}: ${calls} calls\n\n${formatTable(methods, columns ?? 80)}\n${end}\n`;
}
