type Labels = Readonly<Record<string, string>>;

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
  readonly name: string;
  readonly help: string;
  readonly type: MetricState["type"];
  /** Reads the current values, at each scrape. */
  read(): MetricState;
}

/**
 * A metric that counts in plain numbers. The counters of prom-client look up their labels at each count, which takes
 * a tenth of the time of a whole call.
 */
abstract class Tally implements Metric {
  readonly name: string;
  readonly help: string;
  abstract readonly type: MetricState["type"];

  /** @param all - The gateway's metrics, which it joins. */
  constructor(all: Metric[], name: string, help: string) {
    this.name = name;
    this.help = help;
    all.push(this);
  }

  read(): MetricState {
    const { name, help, type } = this;
    return { name, help, type, aggregator: "sum", values: [...this.values()] };
  }

  protected abstract values(): Iterable<MetricValue>;
}

/** A counter for one set of labels. */
export class Count {
  readonly labels: Labels;
  value = 0;

  constructor(labels: Labels) {
    this.labels = labels;
  }
}

/** A counter that resolves each set of labels once. */
export class CountMetric extends Tally {
  readonly type = "counter";
  readonly #counts: Count[] = [];
  readonly #byLabels = new Map<string, Count>();

  /** Creates the counter for a new set of labels. */
  labels(labels: Labels): Count {
    const count = new Count(labels);
    this.#counts.push(count);
    return count;
  }

  /** Counts what happens rarely: finds the counter of the labels each time. */
  add(labels: Labels): void {
    const key = Object.values(labels).join("\n");
    const count = this.#byLabels.get(key) ?? this.labels(labels);
    this.#byLabels.set(key, count);
    count.value += 1;
  }

  protected *values(): Iterable<MetricValue> {
    for (const { labels, value } of this.#counts) yield { labels, value };
  }
}

/** The values of a gauge, by their labels. */
export type Measurements = Iterable<Measurement>;
export type Measurement = readonly [labels: Labels, value: number];

/** Adds a gauge whose values are measured at each scrape. */
export function addGauge(
  all: Metric[],
  name: string,
  help: string,
  aggregator: MetricState["aggregator"],
  measure: () => Measurements,
): void {
  const type = "gauge";
  all.push({
    name,
    help,
    type,
    read() {
      const values = Array.from(measure(), ([labels, value]) => ({ labels, value }));
      return { name, help, type, aggregator, values };
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
export class DurationMetric extends Tally {
  readonly type = "histogram";
  /** An OpenTelemetry histogram that also gets the durations, if set. */
  recorder: { record(seconds: number, labels: Labels): void } | undefined;
  readonly #durations: Durations[] = [];

  /** Creates the histogram for a new set of labels. */
  labels(labels: Labels): Durations {
    const durations = new Durations(labels, this);
    this.#durations.push(durations);
    return durations;
  }

  protected *values(): Iterable<MetricValue> {
    for (const { labels, buckets, sum, count } of this.#durations) {
      let below = 0;
      for (const [at, bucket] of buckets.entries()) {
        below += bucket;
        yield {
          metricName: `${this.name}_bucket`,
          labels: { le: bounds[at] as number, ...labels },
          value: below,
        };
      }
      yield { metricName: `${this.name}_bucket`, labels: { le: "+Inf", ...labels }, value: count };
      yield { metricName: `${this.name}_sum`, labels, value: sum };
      yield { metricName: `${this.name}_count`, labels, value: count };
    }
  }
}
