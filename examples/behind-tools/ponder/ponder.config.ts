import { createConfig } from "ponder";
import { tokenAbi } from "./token-abi.ts";

export default createConfig({
  chains: { main: { id: Number(process.env["CHAIN_ID"] ?? 1), rpc: process.env["NODE_URL"] } },
  contracts: {
    Token: {
      chain: "main",
      abi: tokenAbi,
      address: process.env["TOKEN"] as `0x${string}`,
      startBlock: Number(process.env["START_BLOCK"] ?? 0),
    },
  },
});
