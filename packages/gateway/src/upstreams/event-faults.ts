import type { Cluster } from "./upstream.ts";
import type { TestMode } from "./test-mode/test-mode.ts";

export type EventFaults = Pick<TestMode, "subscriptions" | "tunnel" | "gate">;

/** A cluster whose subscriptions a test injects faults into. */
export interface FaultyCluster extends Cluster {
  eventFaults: () => Promise<EventFaults>;
}

/** @returns what loads the faults for a cluster's subscriptions; `undefined` outside of tests. */
export function findEventFaults(cluster: Cluster): FaultyCluster["eventFaults"] | undefined {
  return "eventFaults" in cluster ? (cluster as FaultyCluster).eventFaults : undefined;
}
