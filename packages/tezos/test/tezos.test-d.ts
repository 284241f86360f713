import { bearer } from "@node-access/auth";
import { createTezosClient, type Micheline, nodeErrors, urlToken } from "../src/index.ts";
import { monitorHeads, monitorMempool } from "../src/monitor/index.ts";

const endpoint = "https://tezos.example";
const tezos = createTezosClient({ endpoint, credential: urlToken("t0ken") });

// @ts-expect-error A node does not accept a bearer token.
createTezosClient({ endpoint, credential: bearer("k3y") });

export async function sentBy(source: string): Promise<bigint> {
  let total = 0n;
  const block = await tezos.getBlock("main", "head~2", { metadata: "always" });
  for (const contents of block.operations.flat().flatMap((one) => one.contents)) {
    // @ts-expect-error Votes have no amount.
    void contents.amount;
    if (contents.kind !== "transaction" || contents.source !== source) continue;
    // @ts-expect-error The metadata may be missing.
    void contents.metadata.operation_result;
    const result = contents.metadata?.operation_result;
    // @ts-expect-error Only failed operations have no storage.
    void result?.storage;
    if (result?.status === "failed") console.log(nodeErrors(result).length, result.errors[0]?.id);
    // @ts-expect-error Amounts are texts.
    total += contents.amount;
    total += BigInt(contents.amount);
    for (const inner of contents.metadata?.internal_operation_results ?? [])
      if (inner.kind === "event") console.log(inner.tag, inner.payload);
  }
  return total;
}

export function depth(value: Micheline): number {
  if (Array.isArray(value)) return 1 + Math.max(0, ...value.map(depth));
  return "prim" in value ? 1 + Math.max(0, ...(value.args ?? []).map(depth)) : 1;
}

export async function calls(): Promise<void> {
  const balance: `${bigint}` = await tezos.getBalance("main", "head", "tz1");
  // @ts-expect-error The block is missing.
  await tezos.getBalance("main", "tz1");
  const contents = { kind: "reveal", source: "tz1", fee: balance, counter: "1", gas_limit: "1" } as const;
  // @ts-expect-error The storage limit and the key are missing.
  await tezos.forgeOperations("main", "head", { branch: "B", contents: [contents] });
  const all = { ...contents, storage_limit: "0", public_key: "edpk" } as const;
  await tezos.forgeOperations("main", "head", { branch: "B", contents: [all] });
  // @ts-expect-error The bytes are hex.
  await tezos.injectOperation(new Uint8Array());
  for await (const event of monitorHeads({ endpoint })) {
    // @ts-expect-error A gap has no head.
    void event.head;
    if (event.event === "gap") console.log(event.from, event.to);
  }
  // @ts-expect-error The mempool's monitor has no such filter.
  monitorMempool({ endpoint }, { applied: true });
}
