import { fromBase58 } from "../../base58.ts";
import { addressBytes, noAccount } from "../../solana/engine.ts";
import type { SolanaBlocks, Included, TokenBalance } from "../../solana/solana-blocks.ts";
import { transactionErrorBytes } from "../../solana/transaction-error.ts";
import type { TransactionConfig, WireInstruction } from "../../solana/wire-message.ts";
import type { WireTransaction } from "../../solana/wire-transaction.ts";
import type { Encode, Message } from "../../message.ts";
import { type AccountWrite, type LedgerTransaction, writeFields } from "./ledger-transaction.ts";

/** @returns the index of the last transaction of a block that wrote an account, by address. */
export function lastWriters(included: readonly Included[]): ReadonlyMap<string, number> {
  return new Map(included.flatMap((one) => writtenBy(one).map((address) => [address, one.index] as const)));
}

/** A transaction that fails writes only the account that pays for it. */
function writtenBy({ accounts, execution }: Included): string[] {
  const writable = accounts.filter((one) => one.writable).map(({ address }) => address);
  return execution.err === null ? writable : writable.slice(0, 1);
}

/** @returns a sent transaction as Geyser shows it. An account's content is shown by the last of its `writers` in a block. */
export function sentTransaction(
  chain: SolanaBlocks,
  included: Included,
  writers: ReadonlyMap<string, number>,
  encode: Encode,
): LedgerTransaction {
  const { slot, index, accounts, transaction, execution } = included;
  const signature = transaction.signatures[0] ?? Buffer.alloc(0);
  const writes = writtenBy(included).flatMap((address, position): AccountWrite[] => {
    if (writers.get(address) !== index) return [];
    const account = chain.account(address, slot);
    if (!account && !chain.account(address, slot - 1)) return [];
    const { owner, lamports, data, executable, rentEpoch } = account ?? noAccount;
    const content = { lamports, owner: addressBytes(owner), executable, rent_epoch: rentEpoch, data };
    const version = (index << 8) + position;
    const info = { pubkey: addressBytes(address), ...content, ...writeFields(slot, version, signature) };
    return [{ address, owner, info }];
  });
  return {
    signature,
    index,
    isVote: false,
    failure: execution.err === null ? undefined : transactionErrorBytes(execution.err),
    keys: new Set(accounts.map(({ address }) => address)),
    writes,
    info: encode("geyser.SubscribeUpdateTransactionInfo", {
      signature,
      is_vote: false,
      transaction: transactionMessage(transaction),
      meta: metaMessage(included),
      index: BigInt(index),
    }),
  };
}

function transactionMessage({ signatures, message }: WireTransaction): Message {
  const { version, requiredSignatures, readonlySigned, readonlyUnsigned, keys, blockhash } = message;
  return {
    signatures,
    message: {
      header: {
        num_required_signatures: requiredSignatures,
        num_readonly_signed_accounts: readonlySigned,
        num_readonly_unsigned_accounts: readonlyUnsigned,
      },
      account_keys: keys.map(addressBytes),
      recent_blockhash: fromBase58(blockhash) ?? Buffer.alloc(32),
      instructions: message.instructions.map(instructionMessage),
      versioned: version !== "legacy",
      ...(message.config && { config: configMessage(message.config) }),
      address_table_lookups: message.lookups.map(({ table, writable, readonly }) => ({
        account_key: addressBytes(table),
        writable_indexes: Buffer.from(writable),
        readonly_indexes: Buffer.from(readonly),
      })),
    },
  };
}

function configMessage(config: TransactionConfig): Message {
  const { priorityFee, computeUnitLimit, loadedAccountsDataSizeLimit, heapSize } = config;
  const entries = Object.entries({
    priority_fee: priorityFee,
    compute_unit_limit: computeUnitLimit,
    loaded_accounts_data_size_limit: loadedAccountsDataSizeLimit,
    heap_size: heapSize,
  });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

function metaMessage({ accounts, execution, fee, before, after }: Included): Message {
  const { err, logs, inner, computeUnits, returnData } = execution;
  const loaded = (isWritable: boolean): Buffer[] =>
    accounts
      .filter(({ fromTable, writable }) => fromTable && writable === isWritable)
      .map(({ address }) => addressBytes(address));
  return {
    ...(err !== null && { err: { err: transactionErrorBytes(err) } }),
    fee,
    pre_balances: before.lamports,
    post_balances: after.lamports,
    inner_instructions: inner.flatMap((calls, index) =>
      calls.length === 0
        ? []
        : [
            {
              index,
              instructions: calls.map((call) =>
                Object.assign(instructionMessage(call), { stack_height: call.stackHeight }),
              ),
            },
          ],
    ),
    log_messages: logs,
    pre_token_balances: before.tokens.map(tokenMessage),
    post_token_balances: after.tokens.map(tokenMessage),
    loaded_writable_addresses: loaded(true),
    loaded_readonly_addresses: loaded(false),
    ...(returnData
      ? { return_data: { program_id: addressBytes(returnData.programId), data: returnData.data } }
      : { return_data_none: true }),
    compute_units_consumed: BigInt(computeUnits),
  };
}

function instructionMessage({ programIndex, accounts, data }: WireInstruction): Message {
  return { program_id_index: programIndex, accounts: Buffer.from(accounts), data };
}

function tokenMessage({ accountIndex, mint, owner, programId, uiTokenAmount }: TokenBalance): Message {
  const { amount, decimals, uiAmount, uiAmountString } = uiTokenAmount as Readonly<Record<string, string>>;
  return {
    account_index: accountIndex,
    mint,
    owner,
    program_id: programId,
    ui_token_amount: {
      ui_amount: Number(uiAmount),
      decimals: Number(decimals),
      amount: String(amount),
      ui_amount_string: String(uiAmountString),
    },
  };
}
