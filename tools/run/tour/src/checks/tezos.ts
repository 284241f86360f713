import type { TezosClient } from "@node-access/tezos";
import { assertRejected } from "../assert-rejected.ts";
import { type Check, check } from "../check.ts";
import { preview, restChecks } from "./rest.ts";

/** An account of the simulated chain. */
const source = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";
/** Hex digits of a branch, and of an empty signature. */
const branchDigits = 64;
const noSignature = "00".repeat(64);
const signature =
  "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL";

type Operation = Parameters<TezosClient["forgeOperations"]>[2];
type Call = (client: TezosClient, operation: Operation) => Promise<unknown>;

/** Operations whose arguments depend on the chain: the account's next transfer. */
const own: Readonly<Record<string, Call>> = {
  preapplyOperations: async (client, operation) => {
    const { protocol } = await client.getBlockProtocols("main", "head");
    return client.preapplyOperations("main", "head", [{ protocol, ...operation, signature }]);
  },
  runOperation: async (client, operation) =>
    client.runOperation("main", "head", {
      operation: { ...operation, signature },
      chain_id: await client.getChainId("main"),
    }),
  simulateOperation: async (client, operation) =>
    client.simulateOperation("main", "head", {
      operation: { ...operation, signature },
      chain_id: await client.getChainId("main"),
    }),
  parseOperations: async (client, operation) => {
    const bytes = await client.forgeOperations("main", "head", operation);
    const data = `${bytes.slice(branchDigits)}${noSignature}`;
    return client.parseOperations("main", "head", { operations: [{ branch: operation.branch, data }] });
  },
};

/** An operation whose signature is empty. */
const rejected: Check<TezosClient> = check("injectOperation", "no signature", async ({ client }) => {
  const bytes = await client.forgeOperations("main", "head", await nextTransfer(client));
  return assertRejected("HTTP_STATUS", () => client.injectOperation(`${bytes}${noSignature}`));
});

/** Checks of the Tezos endpoint: each operation of the spec, called as its examples show, or with the next transfer. */
export const tezosChecks: readonly Check<TezosClient>[] = restChecks<TezosClient>("tezos").map((one) => {
  const { method } = one;
  if (method === "injectOperation") return rejected;
  const send = own[method];
  return send ? ofNextTransfer(method, send) : one;
});

function ofNextTransfer(method: string, send: Call): Check<TezosClient> {
  const run: Check<TezosClient>["run"] = async ({ client, call }) => {
    const operation = await nextTransfer(client);
    return preview(await call(() => send(client, operation)));
  };
  return { method, request: "the next transfer", spec: "tezos", run };
}

async function nextTransfer(client: TezosClient): Promise<Operation> {
  const { hash: branch } = await client.getBlockHeader("main", "head");
  const counter = BigInt(await client.getCounter("main", branch, source)) + 1n;
  const transfer = {
    kind: "transaction",
    source,
    fee: "1000",
    counter: `${counter}`,
    gas_limit: "2000",
    storage_limit: "300",
    amount: "1",
    destination: "tz1aSkwEot3L2kmUvcoxzjMomb9mvBNuzFK6",
  } as const;
  return { branch, contents: [transfer] };
}
