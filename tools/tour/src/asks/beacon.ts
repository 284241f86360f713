import assert from "node:assert/strict";
import { type BeaconClient, genesisTime } from "@node-access/beacon";
import { type Ask, short } from "../ask.ts";
import { restOperations } from "../rest-operations.ts";

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** Asks of the beacon endpoint: each operation of the spec, as its examples have it. */
export const beaconAsks: readonly Ask<BeaconClient>[] = [
  {
    method: "getGenesis",
    asked: "the chain's",
    async run({ client, call }) {
      const { data } = await call(() => client.getGenesis());
      return `${genesisTime(data).toISOString()} ${short(data.genesis_fork_version)}`;
    },
  },
  ...restOperations("beacon")
    .filter(({ method }) => method !== "getGenesis")
    .map(({ method, asked, given }): Ask<BeaconClient> => ({
      method,
      asked,
      async run({ client, call }) {
        const ask = (client as unknown as Methods)[method];
        assert.ok(ask, `the client has no ${method}`);
        return shown(await call(async () => ask(...given())));
      },
    })),
];

/** An answer in a few words. */
function shown(answer: unknown): string {
  const text = JSON.stringify(answer) ?? "done";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
