import { type BeaconClient, genesisTime } from "@node-access/beacon";
import { type Ask, short } from "../ask.ts";

/** Asks of the beacon endpoint. */
export const beaconAsks: readonly Ask<BeaconClient>[] = [
  {
    method: "getGenesis",
    asked: "the chain's",
    async run({ client, call }) {
      const { data } = await call(() => client.getGenesis());
      return `${genesisTime(data).toISOString()} ${short(data.genesis_fork_version)}`;
    },
  },
];
