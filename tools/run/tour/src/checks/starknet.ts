import type { RpcClient } from "@node-access/rpc";

type StarknetClient = RpcClient<"starknet">;
type Args = (example: readonly unknown[]) => Promise<readonly unknown[]>;

/** Values of the specs' examples, mapped to those of a rollup's newest block. */
export async function rollupValues(client: object): Promise<ReadonlyMap<unknown, unknown>> {
  const block = await (client as StarknetClient).starknet_getBlockWithTxs("latest");
  if (!("block_hash" in block)) throw new Error("the rollup's newest block has no hash");
  const { block_hash, block_number, transactions } = block;
  const [transaction] = transactions;
  return new Map<unknown, unknown>([
    ["0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943", block_hash],
    ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1", transaction?.transaction_hash],
    [
      "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
      Reflect.get(Object(transaction), "sender_address"),
    ],
    [1_500_001, block_number],
  ]);
}

/** Params of calls that send a transaction: it is the next of its account, or deploys another account. */
export function nextOfRollup(client: object): Readonly<Record<string, Args>> {
  const next: Args = async ([transaction]) => {
    const { sender_address: sender } = transaction as { readonly sender_address?: `0x${string}` };
    const own = sender
      ? { nonce: await (client as StarknetClient).starknet_getNonce("pre_confirmed", sender) }
      : { contract_address_salt: `0x${Date.now().toString(16)}` };
    return [{ ...(transaction as object), ...own }];
  };
  return {
    starknet_addInvokeTransaction: next,
    starknet_addDeclareTransaction: next,
    starknet_addDeployAccountTransaction: next,
  };
}
