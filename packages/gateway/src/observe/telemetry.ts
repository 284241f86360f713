import type { Metrics } from "./metrics.ts";
import { Tracing } from "./tracing.ts";
import { type BatchObservableResult, type Observable, metrics as api } from "@opentelemetry/api";
import { metricHelp } from "./metric-help.ts";
import { bounds, DurationMetric } from "./tallies.ts";

export interface Telemetry {
  readonly tracing: Tracing;
  end(): void;
}

/** Reports traces and metrics through the OpenTelemetry API, to the SDK that this process has set up. */
export function startTelemetry(metrics: Metrics): Telemetry {
  return { tracing: new Tracing(), end: exportMetrics(metrics) };
}

/** Exports metrics under the names that Prometheus has, until the collection after the returned function's call. */
function exportMetrics(metrics: Metrics): () => void {
  const meter = api.getMeter("@node-access/gateway");
  const observed = new Map<string, Observable>();
  const advice = { explicitBucketBoundaries: [...bounds] };
  for (const metric of metrics.list) {
    const { name, type } = metric;
    const description = metricHelp[name];
    if (type === "counter") observed.set(name, meter.createObservableCounter(name, { description }));
    if (type === "gauge") observed.set(name, meter.createObservableGauge(name, { description }));
    if (metric instanceof DurationMetric)
      metric.recorder = meter.createHistogram(name, { description, unit: "s", advice });
  }
  const instruments = [...observed.values()];
  let isEnded = false;
  const observe = (result: BatchObservableResult): void => {
    if (isEnded) meter.removeBatchObservableCallback(observe, instruments);
    for (const { name, values } of metrics.counted()) {
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
