import type { Metrics } from "./metrics.ts";
import { Tracing } from "./tracing.ts";
import { type BatchObservableResult, type Observable, metrics as api } from "@opentelemetry/api";
import { bounds } from "./tallies.ts";

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

/**
 * Exports this process's metrics through its OpenTelemetry SDK, under the same names as for Prometheus.
 *
 * @returns a function that ends the export after the SDK's next collection.
 */
async function exportMetrics(metrics: Metrics): Promise<() => void> {
  const meter = api.getMeter("@node-access/gateway");
  const observed = new Map<string, Observable>();
  for (const { name, help: description, type } of await metrics.counted()) {
    const kind = String(type);
    if (kind === "counter") observed.set(name, meter.createObservableCounter(name, { description }));
    if (kind === "gauge") observed.set(name, meter.createObservableGauge(name, { description }));
  }
  const advice = { explicitBucketBoundaries: [...bounds] };
  for (const metric of metrics.durations()) {
    const { name, help: description } = metric;
    metric.recorder = meter.createHistogram(name, { description, unit: "s", advice });
  }
  const instruments = [...observed.values()];
  let isEnded = false;
  const observe = async (result: BatchObservableResult): Promise<void> => {
    if (isEnded) meter.removeBatchObservableCallback(observe, instruments);
    for (const { name, values } of await metrics.counted()) {
      const instrument = observed.get(name);
      if (instrument) for (const { value, labels } of values) result.observe(instrument, value, labels);
    }
  };
  meter.addBatchObservableCallback(observe, instruments);
  return () => {
    // Counts since the last collection are still to be exported.
    isEnded = true;
  };
}
