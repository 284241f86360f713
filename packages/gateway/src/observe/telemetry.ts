import { exportMetrics } from "./export-metrics.ts";
import type { Metrics } from "./metrics.ts";
import { Tracing } from "./tracing.ts";

/** What a gateway reports through the OpenTelemetry API. */
export interface Telemetry {
  readonly tracing: Tracing;
  /** Ends the report of metrics. */
  end(): void;
}

/** Begins to report traces and metrics through the OpenTelemetry API, to the SDK that this process has set up. */
export async function startTelemetry(metrics: Metrics): Promise<Telemetry> {
  return { tracing: new Tracing(), end: await exportMetrics(metrics) };
}
