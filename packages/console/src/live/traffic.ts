import { useRef } from "preact/hooks";
import { admin } from "../api/client.ts";
import type { Traffic, TrafficSample } from "../generated/types.ts";
import { type Polled, usePoll } from "./live.tsx";

/** Maximum number of samples: an hour. */
const mostSamples = 720;

/** Follows the traffic of a network, or of all: the last hour first, then new samples as they arrive. */
export function useTraffic(network: string): Polled<Traffic> {
  const known = useRef<{ readonly network: string; readonly traffic: Traffic } | undefined>(undefined);
  return usePoll(
    async () => {
      const before = known.current?.network === network ? known.current.traffic : undefined;
      const since = before?.samples.at(-1)?.at;
      const query = { ...(network !== "" && { network }), ...(since !== undefined && { since }) };
      const next = await admin.readTraffic(query);
      // Another process responds, as after a restart. Its samples don't continue those of the former one.
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
export function sumFigure(
  samples: readonly TrafficSample[],
  figure: (sample: TrafficSample) => number,
): number {
  return samples.reduce((sum, sample) => sum + figure(sample), 0);
}

export function countCalls({ calls }: TrafficSample): number {
  return Object.values(calls).reduce((sum, count) => sum + count, 0);
}

/** Number of calls that failed through no fault of their callers. */
export function countFailures({ calls }: TrafficSample): number {
  return calls.upstream + calls.timeout + calls.gateway;
}

/** Number of calls that failed through a fault of their callers: invalid params, a method that is not allowed, or a revert. */
export function countInvalid({ calls }: TrafficSample): number {
  return calls.caller + calls.denied;
}
