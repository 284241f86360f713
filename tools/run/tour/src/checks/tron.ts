import type { TronClient } from "@node-access/tron";
import type { Place } from "../visit.ts";

const order = {
  owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  to_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
  amount: 1,
};

/** Broadcasts that the node rejects, since the tour has no key of an account: without a signature, and half a message. */
export function tronPlace(client: TronClient): Partial<Place> {
  return {
    args: {
      broadcastTransaction: async () => [
        { ...(await client.createTransaction(order)), signature: ["00".repeat(65)] },
      ],
      broadcastHex: async () => {
        const { raw_data_hex: raw } = await client.createTransaction(order);
        return [{ transaction: `0a7f${raw.slice(0, 20)}` }];
      },
    },
    rejected: { broadcastTransaction: "NODE_ERROR", broadcastHex: "NODE_ERROR" },
  };
}
