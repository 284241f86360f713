import { exportMetrics } from "./export-metrics.ts";
import type { Metrics } from "./metrics.ts";
import { Tracing } from "./tracing.ts";

/** The gateway's reports through the OpenTelemetry API. */
export interface Telemetry {
  readonly tracing: Tracing;
  /** Ends the metrics export. */
  end(): void;
}

/**
 * Starts to report traces and metrics through the OpenTelemetry API, to the SDK that this process has set up.
 */
export async function startTelemetry(metrics: Metrics): Promise<Telemetry> {
  return { tracing: new Tracing(), end: await exportMetrics(metrics) };
}
