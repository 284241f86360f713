import { bearer } from "@node-access/auth";
import { createBeaconClient, genesisTime, pathKey } from "../src/index.ts";

const endpoint = "https://beacon.example";
const beacon = createBeaconClient({ endpoint, credential: pathKey("k3y") });

// @ts-expect-error A beacon endpoint takes its key in the path.
createBeaconClient({ endpoint, credential: bearer("k3y") });

export async function genesis(): Promise<`0x${string}`> {
  const { data } = await beacon.with({ timeout: 1_000 }).getGenesis();
  // @ts-expect-error The answer's data has the time, not the answer.
  genesisTime(await beacon.getGenesis());
  return data.genesis_validators_root;
}
