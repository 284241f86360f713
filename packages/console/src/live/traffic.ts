import { useRef } from "preact/hooks";
import { admin } from "../api/client.ts";
import type { Traffic, TrafficSample } from "../generated/types.ts";
import { type Polled, usePoll } from "./live.tsx";

/** Samples that are kept: an hour. */
const mostSamples = 720;

/**
 * Follows what the gateway serves: the last hour at first, and then what is new.
 *
 * @param network - Only its calls, unless it is empty.
 */
export function useTraffic(network: string): Polled<Traffic> {
  const known = useRef<{ readonly network: string; readonly traffic: Traffic } | undefined>(undefined);
  return usePoll(
    async () => {
      const before = known.current?.network === network ? known.current.traffic : undefined;
      const since = before?.samples.at(-1)?.at;
      const query = { ...(network !== "" && { network }), ...(since !== undefined && { since }) };
      const next = await admin.readTraffic(query);
      // Another process responds, as after a restart: what the former one served is not its own.
      const own = before?.instance === next.instance ? before.samples : [];
      const samples = [...own, ...next.samples].slice(-mostSamples);
      const traffic = { ...next, samples };
      known.current = { network, traffic };
      return traffic;
    },
    5,
    [network],
  );
}

/** @returns the sum of a figure over samples. */
export function sumOf(samples: readonly TrafficSample[], figure: (sample: TrafficSample) => number): number {
  return samples.reduce((sum, sample) => sum + figure(sample), 0);
}

/** How many calls there were in all. */
export function callsIn({ calls }: TrafficSample): number {
  return Object.values(calls).reduce((sum, count) => sum + count, 0);
}

/** How many calls failed although their callers did nothing wrong. */
export function failuresIn({ calls }: TrafficSample): number {
  return calls.upstream + calls.timeout + calls.gateway;
}

/** How many calls were wrong: with invalid params, of what is not allowed, or of what reverts. */
export function wrongIn({ calls }: TrafficSample): number {
  return calls.caller + calls.denied;
}
