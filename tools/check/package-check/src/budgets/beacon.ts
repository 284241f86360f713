import type { PackageBudget } from "./package-budget.ts";

export const beacon: PackageBudget = {
  bundles: [
    {
      name: "genesis",
      source: `
        import { createBeaconClient, genesisTime, pathKey } from "@node-access/beacon";
        const beacon = createBeaconClient({ endpoint: "https://beacon.example.com", credential: pathKey("key") });
        console.log(genesisTime((await beacon.getGenesis()).data));
      `,
      gzipBytes: 9_200,
    },
    {
      name: "blocks in SSZ",
      source: `
        import { createSszClient } from "@node-access/beacon/ssz";
        const ssz = createSszClient({ endpoint: "https://beacon.example.com" });
        console.log(await ssz.getBlockV2("head"));
      `,
      gzipBytes: 9_100,
    },
    {
      name: "events",
      source: `
        import { beaconEvents } from "@node-access/beacon/events";
        for await (const told of beaconEvents({ endpoint: "https://beacon.example.com" }, ["head"])) console.log(told);
      `,
      gzipBytes: 8_230,
    },
  ],
  modules: { ".": 7, "./events": 9, "./ssz": 7 },
  consumer: `
    import { createBeaconClient, genesisTime, isNodeAccessError, pathKey } from "@node-access/beacon";
    const beacon = createBeaconClient({ endpoint: "https://beacon.example.com", credential: pathKey("key") });
    const { data } = await beacon.with({ timeout: 1_000 }).getGenesis();
    export const time: Date = genesisTime(data);
    export const root: string = data.genesis_validators_root;
    const block = await beacon.getBlockV2("head");
    if (block.version === "fulu") console.log(block.data.message.body.execution_payload.gas_used);
    export function describe(error: unknown): string {
      return isNodeAccessError(error, "HTTP_STATUS") ? error.context.body : String(error);
    }
  `,
};
