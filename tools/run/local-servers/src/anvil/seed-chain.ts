import { callNode } from "../call-node.ts";
import { counterCreationCode } from "./counter-contract.ts";

type Hex = `0x${string}`;
type Receipt = Readonly<Record<"contractAddress" | "status" | "blockHash" | "blockNumber", Hex>>;

/** What {@link seedChain} has added to the chain. All hashes and addresses are `0x` hex strings. */
export interface SeededChain {
  /** Addresses that the node signs for, all of them funded. */
  readonly accounts: readonly Hex[];
  /** A contract that counts, logs and reverts; see `counter-contract.ts`. */
  readonly contract: Hex;
  /** One block with the four transactions below. */
  readonly block: { readonly hash: Hex; readonly number: Hex };
  readonly transactions: {
    readonly transfer: Hex;
    readonly creation: Hex;
    /** A call that writes storage and emits one log. */
    readonly log: Hex;
    /** A call that reverts with the reason "refused". */
    readonly revert: Hex;
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
  const accounts = (await callNode(url, "eth_accounts")) as Hex[];
  const [from, to] = accounts;
  const send = async (transaction: object): Promise<Hex> =>
    (await callNode(url, "eth_sendTransaction", { from, gas, ...transaction })) as Hex;
  const receipt = async (hash: string): Promise<Receipt> =>
    (await callNode(url, "eth_getTransactionReceipt", hash)) as Receipt;

  await callNode(url, "evm_setAutomine", false);
  const deployment = await send({ data: counterCreationCode });
  await callNode(url, "evm_mine");
  const contract = (await receipt(deployment)).contractAddress;

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
    if (status !== expected) throw new Error(`${name} ${hash}: expected status ${expected}, got ${status}`);
  }
  const { blockHash, blockNumber } = await receipt(transactions.transfer);
  return { accounts, contract, block: { hash: blockHash, number: blockNumber }, transactions };
}
