import { failure } from "../json-rpc/rpc-failure.ts";
import { findExample } from "../find-example.ts";
import { MethodNode, type Method, type Emit, type Methods } from "../json-rpc/simulated-node.ts";
import { openLog, type SentLog, type SharedStore } from "../chain/shared-transactions.ts";
import { StarknetChain, unknownTransaction } from "./starknet-chain.ts";
import { eventPage, follow } from "./starknet-follow.ts";
import { type Fields, omit, quantity } from "../values.ts";
import type { IncludedTransaction } from "./transactions.ts";

/** The options of a simulated Starknet node. */
export interface StarknetOptions {
  /** Such as `SN_MAIN`. Default: the spec's example. */
  readonly chainId?: string;
  /** Chains with the same seed have the same blocks. */
  readonly seed: string;
  /** Milliseconds between two blocks. */
  readonly blockTime: number;
  /** Where sent transactions are stored. Default: in this process's memory. */
  readonly transactions?: SharedStore;
}

/** Fields that the pending block does not have yet. */
const onlySettled = [
  "block_hash",
  "parent_hash",
  "new_root",
  "event_commitment",
  "transaction_commitment",
  "receipt_commitment",
  "state_diff_commitment",
  "event_count",
  "transaction_count",
  "state_diff_length",
];

/**
 * A node of a simulated Starknet chain: the methods that read blocks, transactions, events, nonces and classes, and
 * those that send transactions.
 */
export class StarknetNode extends MethodNode {
  readonly #chain: StarknetChain;
  readonly #log: SentLog<unknown>;

  constructor({ chainId, transactions, ...options }: StarknetOptions) {
    const chain = new StarknetChain(options);
    const log = openLog(chain, transactions);
    super({
      ...(chainId !== undefined && { starknet_chainId: () => `0x${Buffer.from(chainId).toString("hex")}` }),
      ...readingMethods(chain),
      ...classMethods(chain),
      ...sendingMethods(log),
    });
    this.#chain = chain;
    this.#log = log;
  }

  /** Returns once everything that was sent before this process started is part of the chain. Throws what the store throws. */
  loaded(): Promise<void> {
    return this.#log.loaded();
  }

  /** Follows the chain for a subscription. @throws RpcFailure with a node's error. */
  override follow(method: string, params: readonly unknown[], emit: Emit): (() => void) | undefined {
    return follow(this.#chain, method, params, emit);
  }
}

function readingMethods(chain: StarknetChain): Methods {
  return {
    starknet_blockNumber: () => chain.head,
    starknet_blockHashAndNumber: () => ({
      block_hash: chain.block(chain.head).hash,
      block_number: chain.head,
    }),
    starknet_getBlockWithTxHashes: ([id]) => showBlock(chain, id, ({ transaction_hash }) => transaction_hash),
    starknet_getBlockWithTxs: ([id]) => showBlock(chain, id, (transaction) => transaction),
    starknet_getBlockWithReceipts: ([id]) =>
      showBlock(chain, id, (transaction, receipt) => ({
        transaction: omit(transaction, ["transaction_hash"]),
        receipt,
      })),
    starknet_getBlockTransactionCount: ([id]) => chain.block(chain.numberFor(id)).included.length,
    starknet_getStateUpdate: ([id]) => {
      const { number, hash, roots, included } = chain.block(chain.numberFor(id));
      const senders = [...new Set(included.map(({ sender }) => sender))];
      const ofType = (type: string): IncludedTransaction[] =>
        included.filter(({ transaction }) => transaction["type"] === type);
      return {
        ...(number <= chain.head && { block_hash: hash, new_root: roots.new }),
        old_root: roots.old,
        state_diff: {
          storage_diffs: [],
          deprecated_declared_classes: [],
          declared_classes: ofType("DECLARE").map(({ transaction: { class_hash, compiled_class_hash } }) => {
            return { class_hash, compiled_class_hash };
          }),
          deployed_contracts: ofType("DEPLOY_ACCOUNT").map(({ sender, transaction: { class_hash } }) => {
            return { address: sender, class_hash };
          }),
          replaced_classes: [],
          nonces: senders.map((contract_address) => {
            return { contract_address, nonce: quantity(chain.findNonce(contract_address, number) ?? 0) };
          }),
        },
      };
    },
    starknet_getEvents: ([filter]) => eventPage(chain, filter as Fields),
    starknet_getNonce: ([id, address]) => {
      const nonce = chain.findNonce(String(address), chain.stateNumber(id));
      if (nonce === undefined) throw failure(20, "Contract not found");
      return quantity(nonce);
    },
    starknet_getTransactionByHash: ([hash]) => chain.transaction(hash).transaction,
    starknet_getTransactionByBlockIdAndIndex: ([id, index]) => {
      const found = chain.block(chain.numberFor(id)).included[Number(index)];
      if (!found) throw failure(27, "Invalid transaction index in a block");
      return found.transaction;
    },
    starknet_traceTransaction: ([hash]) =>
      chain.transaction(hash) && findExample("starknet_traceTransaction"),
    starknet_traceBlockTransactions: ([id]) => {
      const trace_root = findExample("starknet_traceTransaction");
      return chain
        .block(chain.numberFor(id))
        .included.map(({ transaction: { transaction_hash } }) => ({ transaction_hash, trace_root }));
    },
    starknet_getTransactionReceipt: ([hash]) => {
      const { number, receipt } = chain.transaction(hash);
      // A transaction that is in no block yet has no receipt.
      if (number > chain.head + 1) throw unknownTransaction();
      return {
        ...receipt,
        finality_status: chain.findStatus(number),
        ...(number <= chain.head && { block_hash: chain.block(number).hash }),
        block_number: number,
      };
    },
    starknet_getTransactionStatus: ([hash]) => {
      const { number, receipt } = chain.transaction(hash);
      if (number > chain.head + 1) return { finality_status: "RECEIVED" };
      return { finality_status: chain.findStatus(number), execution_status: receipt["execution_status"] };
    },
  };
}

function classMethods(chain: StarknetChain): Methods {
  const classHashAt = (id: unknown, address: unknown): string => {
    const found = chain.classHashAt(String(address), chain.stateNumber(id));
    return found ?? String(findExample("starknet_getClassHashAt"));
  };
  const classOf = (id: unknown, classHash: unknown): unknown =>
    chain.findClass(String(classHash), chain.stateNumber(id)) ?? findExample("starknet_getClass");
  return {
    starknet_getClass: ([id, classHash]) => classOf(id, classHash),
    starknet_getClassHashAt: ([id, address]) => classHashAt(id, address),
    starknet_getClassAt: ([id, address]) => classOf(id, classHashAt(id, address)),
  };
}

function sendingMethods(log: SentLog<unknown>): Methods {
  const send: Method = ([transaction]) => log.send(JSON.stringify(transaction));
  return {
    starknet_addInvokeTransaction: send,
    starknet_addDeclareTransaction: send,
    starknet_addDeployAccountTransaction: send,
  };
}

function showBlock(
  chain: StarknetChain,
  id: unknown,
  item: (transaction: Fields, receipt: Fields) => unknown,
): Fields {
  const number = chain.numberFor(id);
  const { header, included } = chain.block(number);
  const status = chain.findStatus(number);
  const transactions = included.map(({ transaction, receipt }) =>
    item(transaction, { ...receipt, finality_status: status }),
  );
  if (number <= chain.head) return { status, ...header, transactions };
  return { ...omit(header, onlySettled), transactions };
}
