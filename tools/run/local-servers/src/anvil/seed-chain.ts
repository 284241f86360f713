import { callNode } from "../call-node.ts";
import { counterCreationCode } from "./counter-contract.ts";

/** What {@link seedChain} has added to the chain. All hashes and addresses are `0x` hex strings. */
export interface SeededChain {
  /** Addresses that the node signs for, all of them funded. */
  readonly accounts: readonly `0x${string}`[];
  /** A contract that counts, logs and reverts; see `counter-contract.ts`. */
  readonly contract: `0x${string}`;
  /** One block with the four transactions below. */
  readonly block: { readonly hash: `0x${string}`; readonly number: `0x${string}` };
  readonly transactions: {
    readonly transfer: `0x${string}`;
    readonly creation: `0x${string}`;
    /** A call that writes storage and emits one log. */
    readonly log: `0x${string}`;
    /** A call that reverts with the reason "refused". */
    readonly revert: `0x${string}`;
  };
}

/** Enough for each of the transactions. Without a limit, the node would reject the one that reverts while estimating it. */
const gas = "0x30d40";

/**
 * Mines a block with a transfer, a contract creation, a call that logs and a call that reverts, so that blocks, receipts
 * and traces have content.
 *
 * @param url - HTTP address of an anvil node whose accounts are unlocked.
 * @throws Error with the node's response if it rejects a call, or if a transaction has an unexpected status.
 */
export async function seedChain(url: string): Promise<SeededChain> {
  const accounts = list(await callNode(url, "eth_accounts")).map(hex);
  const [from, to] = accounts;
  const send = async (transaction: object): Promise<`0x${string}`> =>
    hex(await callNode(url, "eth_sendTransaction", { from, gas, ...transaction }));
  const receipt = async (hash: string): Promise<Record<string, unknown>> =>
    record(await callNode(url, "eth_getTransactionReceipt", hash));

  await callNode(url, "evm_setAutomine", false);
  const deployment = await send({ data: counterCreationCode });
  await callNode(url, "evm_mine");
  const contract = hex((await receipt(deployment))["contractAddress"]);

  const transactions = {
    transfer: await send({ to, value: "0xde0b6b3a7640000" }),
    creation: await send({ data: counterCreationCode }),
    log: await send({ to: contract }),
    revert: await send({ to: contract, data: "0x01" }),
  };
  await callNode(url, "evm_mine");
  await callNode(url, "evm_setAutomine", true);

  for (const [name, hash] of Object.entries(transactions)) {
    const { status } = await receipt(hash);
    const expected = name === "revert" ? "0x0" : "0x1";
    if (status !== expected)
      throw new Error(`${name} ${hash}: expected status ${expected}, got ${String(status)}`);
  }
  const { blockHash, blockNumber } = await receipt(transactions.transfer);
  return { accounts, contract, block: { hash: hex(blockHash), number: hex(blockNumber) }, transactions };
}

function hex(value: unknown): `0x${string}` {
  if (typeof value === "string" && value.startsWith("0x")) return value as `0x${string}`;
  throw new Error(`expected a hex string from the node, got ${JSON.stringify(value)}`);
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`expected a list from the node, got ${JSON.stringify(value)}`);
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  throw new Error(`expected an object from the node, got ${JSON.stringify(value)}`);
}
