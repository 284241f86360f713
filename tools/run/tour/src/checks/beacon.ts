import assert from "node:assert/strict";
import { beaconEvents, type BeaconEventOptions, type BeaconTopic } from "@node-access/beacon/events";
import { findMismatch, loadRestDefinitions, type RestMethodFacts, restMethods } from "@node-access/cli/walk";
import { assertMatches, type Check, preview } from "../check.ts";
import type { Place } from "../visit.ts";

/** What differs in SSZ: bodies are bytes, and responses in JSON are the value of one. */
export function sszPlace(methods: readonly RestMethodFacts[]): Partial<Place> {
  const args = methods.flatMap(({ name, inputs, idempotency }) => {
    const place = inputs.filter(({ location }) => location === "path").length;
    const ofBytes = async (example: readonly unknown[]): Promise<readonly unknown[]> =>
      example.with(place, new Uint8Array(64));
    // Bodies of questions are JSON.
    const isBytes = idempotency !== "safe" && inputs.some(({ location }) => location === "body");
    return isBytes ? [[name, ofBytes] as const] : [];
  });
  return {
    suffix: ", SSZ",
    args: Object.fromEntries(args),
    jsonOf: (response) => (Object(response) as { value?: unknown }).value,
  };
}

/** Checks of a beacon node's events: the first event of each topic of the spec. */
export function beaconEventChecks(node: BeaconEventOptions): readonly Check[] {
  const topics = restMethods.flatMap(({ spec, events = {} }) =>
    spec === "beacon" ? Object.entries(events) : [],
  );
  return topics.map(([topic, schema]) => ({
    method: `event ${topic}`,
    request: "first event",
    async run(call) {
      const stream = beaconEvents(node, [topic as BeaconTopic]);
      const { value } = await call(() => stream.next());
      await stream.return();
      assert.ok(value && value.event !== "gap");
      assert.equal(value.event, topic);
      const mismatch = await findMismatch(value.data, schema, await loadRestDefinitions("beacon"));
      assertMatches(`event ${topic}`, mismatch);
      return preview(value.data);
    },
  }));
}
