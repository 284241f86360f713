import { metricHelp, type MetricName } from "./metric-help.ts";

export type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the histogram buckets, in seconds. */
export const bounds: readonly number[] = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

/** A value of a metric. The values of a histogram have names of their own. */
interface MetricValue {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** A metric with its current values, in the form that prom-client exchanges between processes. */
export interface MetricState {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** How the values of several processes become one. */
  readonly aggregator: "sum" | "max" | "min";
  readonly values: readonly MetricValue[];
}

/** A metric of this process. */
export interface Metric {
  readonly name: MetricName;
  readonly type: MetricState["type"];
  /** Reads the current values, at each scrape. */
  read(): MetricState;
}

/**
 * A metric that counts in plain numbers. The counters of prom-client look up their labels at each count, which takes
 * a tenth of the time of a whole call.
 */
export abstract class Tally<
  Entry extends { readonly labels: Labels } = { readonly labels: Labels },
> implements Metric {
  readonly name: MetricName;
  abstract readonly type: MetricState["type"];
  readonly #entries = new Map<string, Entry>();

  /** @param all - The gateway's metrics, which it joins. */
  constructor(all: Metric[], name: MetricName) {
    this.name = name;
    all.push(this);
  }

  read(): MetricState {
    const { name, type } = this;
    const values = Array.from(this.#entries.values(), (entry) => this.valuesOf(entry)).flat();
    return { name, help: metricHelp[name], type, aggregator: "sum", values };
  }

  /** Finds what is counted for a set of labels. Who stores it forgets it when it is forgotten here. */
  labels(labels: Labels): Entry {
    const key = Object.values(labels).join("\n");
    return this.#entries.get(key) ?? addEntry(this.#entries, key, this.create(labels));
  }

  /** Forgets what was counted for some sets of labels. */
  forget(isForgotten: (labels: Labels) => boolean): void {
    for (const [key, { labels }] of this.#entries) if (isForgotten(labels)) this.#entries.delete(key);
  }

  protected abstract create(labels: Labels): Entry;
  protected abstract valuesOf(entry: Entry): readonly MetricValue[];
}

/** A counter for one set of labels. */
export interface Count {
  readonly labels: Labels;
  value: number;
}

/** A counter that resolves each set of labels once. */
export class CountMetric extends Tally<Count> {
  readonly type = "counter";

  /** Counts what happens rarely: finds the counter of the labels each time. */
  add(labels: Labels): void {
    this.labels(labels).value += 1;
  }

  protected create(labels: Labels): Count {
    return { labels, value: 0 };
  }

  protected valuesOf({ labels, value }: Count): readonly MetricValue[] {
    return [{ labels, value }];
  }
}

/** The values of a gauge, by their labels. */
export type Measurements = Iterable<Measurement>;
export type Measurement = readonly [labels: Labels, value: number];

/** Adds a gauge whose values are measured at each scrape. */
export function addGauge(
  all: Metric[],
  name: MetricName,
  aggregator: MetricState["aggregator"],
  measure: () => Measurements,
): void {
  const type = "gauge";
  all.push({
    name,
    type,
    read() {
      const values = Array.from(measure(), ([labels, value]) => ({ labels, value }));
      return { name, help: metricHelp[name], type, aggregator, values };
    },
  });
}

/** A histogram of seconds for one set of labels. */
export class Durations {
  readonly labels: Labels;
  readonly buckets: number[] = bounds.map(() => 0);
  sum = 0;
  count = 0;
  readonly #metric: DurationMetric;

  constructor(labels: Labels, metric: DurationMetric) {
    this.labels = labels;
    this.#metric = metric;
  }

  observe(seconds: number): void {
    this.#metric.recorder?.record(seconds, this.labels);
    this.sum += seconds;
    this.count += 1;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
    if (at < bounds.length) this.buckets[at] = (this.buckets[at] as number) + 1;
  }
}

/** A histogram of seconds that resolves each set of labels once. */
export class DurationMetric extends Tally<Durations> {
  readonly type = "histogram";
  /** An OpenTelemetry histogram that also gets the durations, if set. */
  recorder: { record(seconds: number, labels: Labels): void } | undefined;

  protected create(labels: Labels): Durations {
    return new Durations(labels, this);
  }

  protected valuesOf({ labels, buckets, sum, count }: Durations): readonly MetricValue[] {
    const metricName = `${this.name}_bucket`;
    let below = 0;
    return [
      ...buckets.map((bucket, at) => {
        below += bucket;
        return { metricName, labels: { le: bounds[at] as number, ...labels }, value: below };
      }),
      { metricName, labels: { le: "+Inf", ...labels }, value: count },
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}

/** Adds a new entry to a map: `map.get(key) ?? addEntry(map, key, value)` makes no closure for each look-up. */
export function addEntry<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}
