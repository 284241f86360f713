import { LimitReached } from "./presence.ts";
import type { MethodReport } from "./report.ts";
import type { Session } from "./session.ts";
import type { Step, Visitor } from "./walk/step.ts";

/** What became of a method, and its result if it has one. */
export interface Probed {
  readonly report: MethodReport;
  readonly value?: unknown;
}

/** Adds a report for each call of a walk. Those for which there is no time or no node are skipped. */
export function collectReports<Any extends Step>(
  session: Session,
  reports: MethodReport[],
  probe: (step: Any) => Promise<Probed>,
): Visitor<Any> {
  let limit: string | undefined;
  return async (step) => {
    const { name } = step.facts;
    if (limit === undefined) {
      session.progress(name);
      try {
        const { report, value } = await probe(step);
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
