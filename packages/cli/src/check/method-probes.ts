import { classifyNodeError } from "@node-access/transport/errors";
import { listMethods, type RpcSurface } from "../facts/rpc-method.ts";
import { noteIdentity } from "./note-identity.ts";
import { LimitReached, runBounded } from "./presence.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import type { Step, Visitor } from "./walk/step.ts";
import { hasExample, type RpcStep, type Sample, walkRpc } from "./walk/walk-rpc.ts";

/** What became of a method, and its result if it has one. */
export interface Probed {
  readonly report: MethodReport;
  readonly value?: unknown;
}

/** Adds a report for each call of a walk. Those for which there is no time or no node are skipped. */
export function collectReports<Any extends Step>(
  session: Session,
  reports: MethodReport[],
  visit: (step: Any) => Promise<Probed>,
): Visitor<Any> {
  let limit: string | undefined;
  return async (step) => {
    const { name } = step.facts;
    if (limit === undefined) {
      session.progress(name);
      try {
        const { report, value } = await visit(step);
        reports.push(report);
        return value;
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        limit = error.message;
      }
    }
    reports.push({ name, status: "skipped", why: limit });
    return undefined;
  };
}

/** Calls every method that only reads, and those of filters, which end with it. Compares each result with its schema. */
export async function probeMethods(
  session: Session,
  surface: RpcSurface,
  sample: Sample,
  samples: number,
  pattern: RegExp,
): Promise<readonly MethodReport[]> {
  const reports: MethodReport[] = [];
  const own = listMethods(surface).filter(
    ({ name, idempotency, filter, subscriptions }) =>
      (idempotency === "safe" || filter) && !subscriptions && pattern.test(name),
  );
  const bare = own.filter((facts) => !hasExample(facts));
  reports.push(...bare.map(({ name }) => ({ name, status: "skipped", why: "there is no example" }) as const));
  const visit = collectReports(session, reports, (step: RpcStep) => probe(session, surface, step, samples));
  const left = await walkRpc(surface, own, sample, visit);
  const known = new Map(reports.map((report) => [report.name, report]));
  // What kept a filter from being made is also why its other methods were not called.
  const makers = own.filter(({ filter }) => filter === "makes").map(({ name }) => known.get(name));
  const { why = "no filter was made: its method is not offered or not asked for" } =
    makers.find((report) => report?.status === "skipped") ?? {};
  for (const { name } of own.filter((facts) => !known.has(facts.name)))
    reports.push({ name, status: "skipped", why });
  await runBounded(async () => {
    for (const [end, id] of left) await session.result(end, [id]);
  });
  return reports;
}

async function probe(session: Session, surface: RpcSurface, step: RpcStep, samples: number): Promise<Probed> {
  const { params, facts } = step;
  const { name, cost, filter } = facts;
  const first = await session.call(name, params);
  if (first.kind === "failed") return { report: { name, status: "error", why: first.why } };
  if (first.kind === "error") {
    const why = `${first.code ?? ""} ${first.message}`.trim();
    const isMissing = classifyNodeError(first).reason === "method";
    return { report: isMissing ? { name, status: "not offered" } : { name, status: "error", why } };
  }
  const { value } = first;
  noteIdentity(session, surface.name, name, value);
  session.addMismatch(name, await step.findMismatch(value));
  const times = [first.ms];
  // A trace of a block is work enough for one time. A filter is made once, and ends once.
  const more = cost === "heavy" || filter ? 0 : samples - 1;
  for (let index = 0; index < more; index += 1) {
    const next = await session.call(name, params);
    if (next.kind === "result") times.push(next.ms);
  }
  return { report: reportOffered(name, times), value };
}

/** Reports a method that has results, each after some milliseconds. */
export function reportOffered(name: string, times: readonly number[]): MethodReport {
  return {
    name,
    status: "offered",
    p50: computePercentile(times, 0.5),
    p95: computePercentile(times, 0.95),
  };
}

/** The value below which a part of the values are, in milliseconds with one decimal. */
function computePercentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}
