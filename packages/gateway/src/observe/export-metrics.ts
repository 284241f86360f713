import { type BatchObservableResult, metrics as api, type Observable } from "@opentelemetry/api";
import type { Metrics } from "./metrics.ts";
import { bounds } from "./tallies.ts";

/**
 * Gives the metrics of this process to the OpenTelemetry SDK that is set up in it, under the names that they have for Prometheus.
 *
 * @returns ends this, with the SDK's next look at them.
 */
export async function exportMetrics(metrics: Metrics): Promise<() => void> {
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
    // What was counted until now is still to be exported.
    isEnded = true;
  };
}
