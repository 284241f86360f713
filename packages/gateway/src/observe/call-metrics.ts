import type { Registry } from "prom-client";
import { type Count, CountMetric, DurationMetric, type Durations } from "./tallies.ts";
import type { Call, Outcome } from "./call.ts";

/** Credentials that have counters of their own. */
const mostCredentials = 1_000;

/** Counters by how the calls ended. */
type ByOutcome = Map<Outcome, Count>;

/** What the calls of a method count into. */
interface MethodTallies {
  readonly counts: ByOutcome;
  readonly seconds: Durations;
}

/** Counts the calls that were served. */
export class CallMetrics {
  readonly #calls: CountMetric;
  readonly #callSeconds: DurationMetric;
  readonly #upstreamSeconds: DurationMetric;
  readonly #credentialCalls: CountMetric;
  /** By surface, network and method: names one after the other, since to join them takes longer than to look them up. */
  readonly #bySurface = new Map<string, Map<string, Map<string, MethodTallies>>>();
  /** By network and name. */
  readonly #byUpstream = new Map<string, Map<string, Durations>>();
  readonly #byCredential = new Map<string, ByOutcome>();

  constructor(registry: Registry) {
    this.#calls = new CountMetric(
      registry,
      "gateway_calls_total",
      "Calls served, a batch as one, by how they ended.",
    );
    this.#callSeconds = new DurationMetric(registry, "gateway_call_seconds", "How long calls took.");
    this.#upstreamSeconds = new DurationMetric(
      registry,
      "gateway_upstream_call_seconds",
      "How long calls took that an upstream responded to.",
    );
    this.#credentialCalls = new CountMetric(
      registry,
      "gateway_credential_calls_total",
      "Calls by credential: the first thousand credentials of a process, `other` for the rest, `none` for callers without one.",
    );
  }

  /** @param upstream - The name of the upstream that responded, if one did. */
  count(call: Call, outcome: Outcome, upstream: string | undefined, seconds: number): void {
    const { counts, seconds: durations } = this.#talliesOf(call);
    let count = counts.get(outcome);
    if (!count) {
      const { surface, method, network } = call;
      counts.set(outcome, (count = this.#calls.labels({ surface, method, network, outcome })));
    }
    count.value += 1;
    durations.observe(seconds);
    if (upstream) this.#durationsOf(call.network, upstream).observe(seconds);
    this.#countOf(call.isStranger ? "none" : call.credential, outcome).value += 1;
  }

  #talliesOf({ surface, network, method }: Call): MethodTallies {
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

  #durationsOf(network: string, upstream: string): Durations {
    let upstreams = this.#byUpstream.get(network);
    if (!upstreams) this.#byUpstream.set(network, (upstreams = new Map()));
    let durations = upstreams.get(upstream);
    if (!durations)
      upstreams.set(upstream, (durations = this.#upstreamSeconds.labels({ network, upstream })));
    return durations;
  }

  #countOf(id: string, outcome: Outcome): Count {
    const credential = this.#byCredential.has(id) || this.#byCredential.size < mostCredentials ? id : "other";
    let counts = this.#byCredential.get(credential);
    if (!counts) this.#byCredential.set(credential, (counts = new Map()));
    let count = counts.get(outcome);
    if (!count) counts.set(outcome, (count = this.#credentialCalls.labels({ credential, outcome })));
    return count;
  }
}
