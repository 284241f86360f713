import type { TezosClient } from "@node-access/tezos";
import type { Place } from "../visit.ts";

/** An account of the simulated chain. */
const source = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";
/** Hex digits of a branch, and of an empty signature. */
const branchDigits = 64;
const noSignature = "00".repeat(64);
const signature =
  "sigmVjqsjLo18E2TWkEAE6v7bYAjJMLVrg8fvzWbDbuFQBzCqvxNBRyjhbdfdN5U3vTPL7cWirfw5nyJaDaNrDDPKcaXqzYL";

type Operation = Parameters<TezosClient["forgeOperations"]>[2];

/** Operations whose arguments depend on the chain: the account's next transfer. */
export function tezosPlace(client: TezosClient): Partial<Place> {
  const ofNext = (argsOf: (operation: Operation) => Promise<readonly unknown[]>) => async () =>
    argsOf(await nextTransfer(client));
  const toBytes = (operation: Operation): Promise<string> =>
    client.forgeOperations("main", "head", operation);
  const ofChain = ofNext(async (operation) => {
    const chain_id = await client.getChainId("main");
    return ["main", "head", { operation: { ...operation, signature }, chain_id }];
  });
  return {
    args: {
      preapplyOperations: ofNext(async (operation) => {
        const { protocol } = await client.getBlockProtocols("main", "head");
        return ["main", "head", [{ protocol, ...operation, signature }]];
      }),
      runOperation: ofChain,
      simulateOperation: ofChain,
      parseOperations: ofNext(async (operation) => {
        const data = `${(await toBytes(operation)).slice(branchDigits)}${noSignature}`;
        return ["main", "head", { operations: [{ branch: operation.branch, data }] }];
      }),
      injectOperation: ofNext(async (operation) => [`${await toBytes(operation)}${noSignature}`]),
    },
    // An operation whose signature is empty.
    rejected: { injectOperation: "HTTP_STATUS" },
  };
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
