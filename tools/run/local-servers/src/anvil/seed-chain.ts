import { callNode } from "../call-node.ts";

/**
 * A contract small enough to read as assembly. Called without data, it adds one to storage slot 0 and logs the
 * new count under the topic 0x2a. Called with any data, it reverts with `Error("refused")`.
 */
const runtimeCode = [
  "36601957", //         CALLDATASIZE PUSH1 19 JUMPI       any data: go to 0x19
  "600054600101", //     SLOAD(0) + 1
  "80600055", //         DUP1, SSTORE(0)
  "600052", //           MSTORE(0)
  "602a60206000a100", // LOG1(memory 0..32, topic 0x2a), STOP
  "5b", //               0x19: JUMPDEST
  "6308c379a060e01b600052", //         memory  0: selector of Error(string)
  "6020600452", //                     memory  4: offset of the string
  "6007602452", //                     memory 36: its length
  "667265667573656460c81b604452", //   memory 68: "refused"
  "60646000fd", //                     REVERT(memory 0..100)
].join("");

const runtimeLength = (runtimeCode.length / 2).toString(16).padStart(2, "0");

/** The data of the transaction that creates the contract. Its first 12 bytes return the rest as the contract's code. */
export const counterCreationCode: `0x${string}` = `0x60${runtimeLength}600c60003960${runtimeLength}6000f3${runtimeCode}`;

type Hex = `0x${string}`;
type Receipt = Readonly<Record<"contractAddress" | "status" | "blockHash" | "blockNumber", Hex>>;

/** What {@link seedChain} has added to the chain. All hashes and addresses are `0x` hex strings. */
export interface SeededChain {
  /** Addresses that the node signs for, all of them funded. */
  readonly accounts: readonly Hex[];
  /** A contract that counts, logs and reverts; see {@link counterCreationCode}. */
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
 * Mines a block with a transfer, a contract creation, a call that logs and a call that reverts, so that blocks, receipts and traces have
 * content. The accounts must be unlocked. @throws Error with the node's response if it rejects a call, or if a status is unexpected.
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
