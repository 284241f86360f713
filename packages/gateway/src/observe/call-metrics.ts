import { addEntry, type Count, CountMetric, DurationMetric, type Durations, type Metric } from "./tallies.ts";
import type { Call, Outcome } from "./call.ts";

/** How many credentials get their own counters. */
const maxCredentials = 1_000;

/** The metrics of one method, or of one credential. */
interface Tallies {
  readonly counts: Map<Outcome, Count>;
  readonly seconds: Durations;
}

/** Counts served calls for the metrics. */
export class CallMetrics {
  readonly #calls: CountMetric;
  readonly #callSeconds: DurationMetric;
  readonly #upstreamSeconds: DurationMetric;
  readonly #credentialCalls: CountMetric;
  readonly #credentialSeconds: DurationMetric;
  /** By surface, network and method: nested maps, since joining the names takes longer than looking them up. */
  readonly #bySurface = new Map<string, Map<string, Map<string, Tallies>>>();
  /** By network, part and name. */
  readonly #byUpstream = new Map<string, Map<string, Map<string, Durations>>>();
  readonly #byCredential = new Map<string, Tallies>();

  constructor(all: Metric[]) {
    this.#calls = new CountMetric(all, "gateway_calls_total");
    this.#callSeconds = new DurationMetric(all, "gateway_call_seconds");
    this.#upstreamSeconds = new DurationMetric(all, "gateway_upstream_call_seconds");
    this.#credentialCalls = new CountMetric(all, "gateway_credential_calls_total");
    this.#credentialSeconds = new DurationMetric(all, "gateway_credential_call_seconds");
  }

  /** @param upstream - The name of the upstream that responded, if any. */
  count(call: Call, outcome: Outcome, upstream: string | undefined, seconds: number): void {
    const { surface, method, network, part = "" } = call;
    const { counts, seconds: durations } = this.#findTallies(call);
    const count =
      counts.get(outcome) ??
      addEntry(counts, outcome, this.#calls.labels({ surface, method, network, outcome }));
    count.value += 1;
    durations.observe(seconds);
    if (upstream) this.#findDurations(network, part, upstream).observe(seconds);
    this.#countCredential(call.isAnonymous ? "none" : call.credential, outcome, seconds);
  }

  /** Forgets what was counted of some credentials. */
  forgetCredentials(ids: ReadonlySet<string>): void {
    for (const id of ids) this.#byCredential.delete(id);
    for (const metric of [this.#credentialCalls, this.#credentialSeconds])
      metric.forget(({ credential = "" }) => ids.has(credential));
  }

  /** Finds all counters of networks and upstreams again. */
  clear(): void {
    this.#bySurface.clear();
    this.#byUpstream.clear();
  }

  #findTallies({ surface, network, method }: Call): Tallies {
    const networks = this.#bySurface.get(surface) ?? addEntry(this.#bySurface, surface, new Map());
    const methods = networks.get(network) ?? addEntry(networks, network, new Map());
    const known = methods.get(method);
    if (known) return known;
    const seconds = this.#callSeconds.labels({ surface, method, network });
    return addEntry(methods, method, { counts: new Map(), seconds });
  }

  #findDurations(network: string, part: string, upstream: string): Durations {
    const parts = this.#byUpstream.get(network) ?? addEntry(this.#byUpstream, network, new Map());
    const upstreams = parts.get(part) ?? addEntry(parts, part, new Map());
    return (
      upstreams.get(upstream) ??
      addEntry(upstreams, upstream, this.#upstreamSeconds.labels({ network, part, upstream }))
    );
  }

  #countCredential(id: string, outcome: Outcome, seconds: number): void {
    const { counts, seconds: durations } = this.#byCredential.get(id) ?? this.#addCredential(id);
    durations.observe(seconds);
    const { credential = "" } = durations.labels;
    const count =
      counts.get(outcome) ?? addEntry(counts, outcome, this.#credentialCalls.labels({ credential, outcome }));
    count.value += 1;
  }

  #addCredential(id: string): Tallies {
    const credential = this.#byCredential.size < maxCredentials ? id : "other";
    const known = this.#byCredential.get(credential);
    if (known) return known;
    const seconds = this.#credentialSeconds.labels({ credential });
    return addEntry(this.#byCredential, credential, { counts: new Map(), seconds });
  }
}
