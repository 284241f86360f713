import assert from "node:assert/strict";
import { type BeaconClient, genesisTime } from "@node-access/beacon";
import { beaconEvents, type BeaconEventOptions, type BeaconTopic } from "@node-access/beacon/events";
import type { SszClient } from "@node-access/beacon/ssz";
import { checkAnswer } from "../answer-check.ts";
import { type Ask, short, ask } from "../ask.ts";
import { eventTopics, restOperations } from "../rest-operations.ts";
import { restAsks, shown } from "./rest.ts";

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** Asks of the beacon endpoint: each operation of the spec, as its examples have it. */
export const beaconAsks: readonly Ask<BeaconClient>[] = [
  ask("getGenesis", "the chain's", async ({ client, call }) => {
    const { data } = await call(() => client.getGenesis());
    return `${genesisTime(data).toISOString()} ${short(data.genesis_fork_version)}`;
  }),
  ...restAsks<BeaconClient>("beacon").filter(({ method }) => method !== "getGenesis"),
];

/** Asks of the beacon endpoint in SSZ: each operation that the spec has bytes for. What answers in JSON is held against its schema. */
export const sszAsks: readonly Ask<SszClient>[] = restOperations("beacon")
  .filter(({ hasBytes }) => hasBytes)
  .map(({ method, asked, given, givenBytes = given }) =>
    ask(`${method}, SSZ`, asked, async ({ client, call }) => {
      const send = (client as unknown as Methods)[method];
      assert.ok(send, `the client has no ${method}`);
      const answer = await call(async () => send(...givenBytes()));
      const { type, value } = Object(answer) as { type?: string; value?: unknown };
      if (type === "json") checkAnswer(method, value);
      return type === undefined ? shown(answer) : `${type} ${shown(value)}`;
    }),
  );

/** Asks of what a beacon node tells: the first event of each topic of the spec. */
export const beaconEventAsks: readonly Ask<BeaconEventOptions>[] = [...eventTopics("beacon").keys()].map(
  (topic) =>
    ask(`event ${topic}`, "first event", async ({ client, call }) => {
      const events = beaconEvents(client, [topic as BeaconTopic]);
      const { value } = await call(() => events.next());
      await events.return();
      assert.ok(value && value.event !== "gap");
      assert.equal(value.event, topic);
      checkAnswer(`told by ${topic}`, value.data);
      return shown(value.data);
    }),
);
