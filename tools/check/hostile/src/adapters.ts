import { join } from "node:path";

const file = (name: string): string => join(import.meta.dirname, "adapters", `${name}.ts`);

/** The adapters of this repository's clients. */
export const OURS: readonly string[] = [
  "rpc",
  "rpc-pool",
  "rpc-web-socket",
  "rpc-web-socket-pool",
  "solana",
  "bitcoin",
  "management",
  "beacon",
  "exchange",
  "graphql",
  "grpc",
  "grpc-web",
  "tezos",
  "tron",
].map(file);

/** The adapters of third-party clients. */
export const OTHERS: readonly string[] = ["viem", "viem-web-socket", "ethers", "openai", "connect"].map(file);
