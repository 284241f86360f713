import type { PackageBudget } from "./package-budget.ts";

export const grpc: PackageBudget = {
  bundles: [],
  modules: { ".": 6, "./client": 3, "./wire": 3, "./geyser": 3, "./sui": 3, "./tron": 3 },
  consumer: `
    import { xToken } from "@node-access/grpc";
    import { CommitmentLevel, createGeyserClient } from "@node-access/grpc/geyser";
    const client = createGeyserClient({ endpoint: "solana.example.com", credential: xToken("token") });
    const { blockhash } = await client.getLatestBlockhash({ commitment: CommitmentLevel.CONFIRMED });
    export const hash: string = blockhash;
    for await (const { updateOneof } of client.subscribe({ slots: { all: {} } })) {
      if (updateOneof?.$case === "slot") console.log(updateOneof.value.slot);
    }
    client.close();
  `,
};
