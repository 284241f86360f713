import assert from "node:assert/strict";
import { type BeaconClient, genesisTime } from "@node-access/beacon";
import { beaconEvents, type BeaconEventOptions, type BeaconTopic } from "@node-access/beacon/events";
import type { SszClient } from "@node-access/beacon/ssz";
import { validateResponse } from "../validate-response.ts";
import { type Check, short, check } from "../check.ts";
import { eventTopics, restOperations } from "../rest-operations.ts";
import { preview, restChecks } from "./rest.ts";

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

const own: ReadonlySet<string> = new Set(["getGenesis", "getLightClientBootstrap"]);

/** Checks of the beacon endpoint: each operation of the spec, called as its examples show. */
export const beaconChecks: readonly Check<BeaconClient>[] = [
  check("getGenesis", "the chain's", async ({ client, call }) => {
    const { data } = await call(() => client.getGenesis());
    return `${genesisTime(data).toISOString()} ${short(data.genesis_fork_version)}`;
  }),
  check("getLightClientBootstrap", "a known root", async ({ client, call }) => {
    const root = knownRoot(await client.getLightClientFinalityUpdate());
    const response = await call(() => client.getLightClientBootstrap(root));
    await validateResponse("getLightClientBootstrap", response);
    return preview(response);
  }),
  ...restChecks<BeaconClient>("beacon").filter(({ method }) => !own.has(method)),
];

/** @returns the root of a block of the node's chain: the one before the header of an update for light clients. */
function knownRoot(update: unknown): `0x${string}` {
  const { data } = update as { data: { attested_header: { beacon: { parent_root: `0x${string}` } } } };
  return data.attested_header.beacon.parent_root;
}

/**
 * Checks of the beacon endpoint in SSZ: each operation that the spec has bytes for. Responses in JSON are validated
 * against their schema.
 */
export const sszChecks: readonly Check<SszClient>[] = restOperations("beacon")
  .filter(({ hasBytes }) => hasBytes)
  .map(({ method, request, args, argsWithBytes = args }) =>
    check(`${method}, SSZ`, request, async ({ client, call }) => {
      const send = (client as unknown as Methods)[method];
      assert.ok(send, `the client has no ${method}`);
      const argsOf = async (): Promise<readonly unknown[]> => {
        if (method !== "getLightClientBootstrap") return argsWithBytes();
        const { value: update } = Object(await client.getLightClientFinalityUpdate()) as { value?: unknown };
        return [knownRoot(update)];
      };
      const known = await argsOf();
      const response = await call(async () => send(...known));
      const { type, value } = Object(response) as { type?: string; value?: unknown };
      if (type === "json") await validateResponse(method, value);
      return type === undefined ? preview(response) : `${type} ${preview(value)}`;
    }),
  );

/** Checks of a beacon node's events: the first event of each topic of the spec. */
export const beaconEventChecks: readonly Check<BeaconEventOptions>[] = [...eventTopics("beacon").keys()].map(
  (topic) =>
    check(`event ${topic}`, "first event", async ({ client, call }) => {
      const events = beaconEvents(client, [topic as BeaconTopic]);
      const { value } = await call(() => events.next());
      await events.return();
      assert.ok(value && value.event !== "gap");
      assert.equal(value.event, topic);
      await validateResponse(`event data of ${topic}`, value.data);
      return preview(value.data);
    }),
);
