import { type Count, CountMetric, DurationMetric, type Durations, type Metric } from "./tallies.ts";
import type { Call, Outcome } from "./call.ts";

/** How many credentials get their own counters. */
const maxCredentials = 1_000;

type ByOutcome = Map<Outcome, Count>;

/** The metrics of one method, or of one credential. */
interface Tallies {
  readonly counts: ByOutcome;
  readonly seconds: Durations;
}

/** Counts served calls for the metrics. */
export class CallMetrics {
  readonly #calls: CountMetric;
  readonly #callSeconds: DurationMetric;
  readonly #upstreamSeconds: DurationMetric;
  readonly #credentialCalls: CountMetric;
  readonly #credentialSeconds: DurationMetric;
  /**
   * By surface, network and method: nested maps, since joining the names takes longer than looking them up.
   */
  readonly #bySurface = new Map<string, Map<string, Map<string, Tallies>>>();
  /** By network, part and name. */
  readonly #byUpstream = new Map<string, Map<string, Map<string, Durations>>>();
  readonly #byCredential = new Map<string, Tallies>();

  constructor(all: Metric[]) {
    this.#calls = new CountMetric(
      all,
      "gateway_calls_total",
      "Calls served, a batch as one, by how they ended.",
    );
    this.#callSeconds = new DurationMetric(all, "gateway_call_seconds", "How long calls took.");
    this.#upstreamSeconds = new DurationMetric(
      all,
      "gateway_upstream_call_seconds",
      "How long calls took that an upstream served.",
    );
    this.#credentialCalls = new CountMetric(
      all,
      "gateway_credential_calls_total",
      "Calls by credential: the first thousand credentials of a process, `other` for the rest, `none` for callers without one.",
    );
    this.#credentialSeconds = new DurationMetric(
      all,
      "gateway_credential_call_seconds",
      "How long calls took by credential, named as in gateway_credential_calls_total.",
    );
  }

  /** @param upstream - The name of the upstream that responded, if any. */
  count(call: Call, outcome: Outcome, upstream: string | undefined, seconds: number): void {
    const { counts, seconds: durations } = this.#findTallies(call);
    let count = counts.get(outcome);
    if (!count) {
      const { surface, method, network } = call;
      counts.set(outcome, (count = this.#calls.labels({ surface, method, network, outcome })));
    }
    count.value += 1;
    durations.observe(seconds);
    if (upstream) this.#findDurations(call, upstream).observe(seconds);
    this.#countCredential(call.isAnonymous ? "none" : call.credential, outcome, seconds);
  }

  #findTallies({ surface, network, method }: Call): Tallies {
    let networks = this.#bySurface.get(surface);
    if (!networks) this.#bySurface.set(surface, (networks = new Map()));
    let methods = networks.get(network);
    if (!methods) networks.set(network, (methods = new Map()));
    let tallies = methods.get(method);
    if (!tallies) {
      tallies = { counts: new Map(), seconds: this.#callSeconds.labels({ surface, method, network }) };
      methods.set(method, tallies);
    }
    return tallies;
  }

  #findDurations({ network, part = "" }: Call, upstream: string): Durations {
    let parts = this.#byUpstream.get(network);
    if (!parts) this.#byUpstream.set(network, (parts = new Map()));
    let upstreams = parts.get(part);
    if (!upstreams) parts.set(part, (upstreams = new Map()));
    let durations = upstreams.get(upstream);
    if (!durations)
      upstreams.set(upstream, (durations = this.#upstreamSeconds.labels({ network, part, upstream })));
    return durations;
  }

  #countCredential(id: string, outcome: Outcome, seconds: number): void {
    let tallies = this.#byCredential.get(id);
    if (!tallies) {
      const credential = this.#byCredential.size < maxCredentials ? id : "other";
      tallies = this.#byCredential.get(credential);
      if (!tallies) {
        tallies = { counts: new Map(), seconds: this.#credentialSeconds.labels({ credential }) };
        this.#byCredential.set(credential, tallies);
      }
    }
    const { counts, seconds: durations } = tallies;
    durations.observe(seconds);
    let count = counts.get(outcome);
    if (!count) {
      const { credential = "" } = durations.labels;
      counts.set(outcome, (count = this.#credentialCalls.labels({ credential, outcome })));
    }
    count.value += 1;
  }
}
