import type { TronClient } from "@node-access/tron";
import { assertRejected } from "../assert-rejected.ts";
import { type Check, check } from "../check.ts";
import { restChecks } from "./rest.ts";

const order = {
  owner_address: "41a3b1f5d1ce5bc3b1d0a4c8c1e6d7f8a9b0c1d2e3",
  to_address: "41a614f803b6fd780986a42c78ec9c7f77e6ded13c",
  amount: 1,
};
const noSignature = "00".repeat(65);

/** Broadcasts that the node rejects, since the tour has no key of an account. */
const rejected: Readonly<Record<string, Check<TronClient>>> = {
  broadcastTransaction: check("broadcastTransaction", "no signature", async ({ client }) => {
    const built = await client.createTransaction(order);
    return assertRejected("NODE_ERROR", () =>
      client.broadcastTransaction({ ...built, signature: [noSignature] }),
    );
  }),
  broadcastHex: check("broadcastHex", "half a message", async ({ client }) => {
    const { raw_data_hex: raw } = await client.createTransaction(order);
    return assertRejected("NODE_ERROR", () =>
      client.broadcastHex({ transaction: `0a7f${raw.slice(0, 20)}` }),
    );
  }),
};

/** Checks of TRON's HTTP API: each operation of the spec, called as its examples show. */
export const tronChecks: readonly Check<TronClient>[] = restChecks<TronClient>("tron").map(
  (one) => rejected[one.method] ?? one,
);
