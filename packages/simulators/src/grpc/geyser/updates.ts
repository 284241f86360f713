import type { Message } from "../message.ts";
import { lagOf, levelCount, matching, type Selection } from "./filters.ts";
import { accountInfo, blockHashBytes, blockHead, type Ledger, type LedgerTransaction } from "./ledger.ts";

/** The updates about a transaction: the transaction itself, its status, and the account that it wrote. */
export function transactionUpdates(
  { transactions, transactionsStatus, accounts }: Selection,
  slot: bigint,
  one: LedgerTransaction,
): Message[] {
  const updates: Message[] = [];
  const whole = matching(transactions, one);
  if (whole.length > 0) {
    updates.push({ filters: whole, transaction: { transaction: one.info, slot } });
  }
  const outcome = matching(transactionsStatus, one);
  if (outcome.length > 0) {
    const { signature, index, kind } = one;
    const err = kind.isFailed ? { err: { err: kind.failure } } : {};
    const status = { slot, signature, is_vote: kind.isVote, index: BigInt(index), ...err };
    updates.push({ filters: outcome, transaction_status: status });
  }
  const written = matching(accounts, one);
  if (written.length > 0) {
    updates.push({ filters: written, account: { account: accountInfo(one.kind.writes, slot, one), slot } });
  }
  return updates;
}

export function blockUpdates(
  { blocks, blocksMeta, entry }: Selection,
  slot: bigint,
  ledger: Ledger,
): Message[] {
  if (blocks.size === 0 && blocksMeta.length === 0 && entry.length === 0) return [];
  const count = ledger.perSlot;
  const head = blockHead(slot, count);
  const one = { slot, num_hashes: 1n, hash: blockHashBytes(slot), executed_transaction_count: BigInt(count) };
  const updates: Message[] = [];
  if (entry.length > 0) updates.push({ filters: entry, entry: one });
  for (const [name, filter] of blocks) {
    const all = Array.from({ length: count }, (_, index) => ledger.transaction(slot, index));
    const selected = all.filter(filter.matches);
    const block = {
      ...head,
      transactions: filter.transactions ? selected.map(({ info }) => info) : [],
      updated_account_count: BigInt(count),
      accounts: filter.accounts ? selected.map((each) => accountInfo(each.kind.writes, slot, each)) : [],
      entries: filter.entries ? [one] : [],
    };
    updates.push({ filters: [name], block });
  }
  if (blocksMeta.length > 0) updates.push({ filters: blocksMeta, block_meta: head });
  return updates;
}

/**
 * The updates about a slot's status: for the slot itself and, unless only one level is requested,
 * for slots that reach other levels.
 */
export function slotUpdates({ slots, commitment, fromSlot }: Selection, slot: bigint): Message[] {
  const own: string[] = [];
  const every: string[] = [];
  for (const [name, { byCommitment }] of slots) (byCommitment ? own : every).push(name);
  return Array.from({ length: levelCount }, (_, status) => status).flatMap((status) => {
    const filters = status === commitment ? [...own, ...every] : every;
    const reached = slot - lagOf(status) + lagOf(commitment);
    if (filters.length === 0 || (fromSlot !== undefined && reached < fromSlot)) return [];
    return [{ filters, slot: { slot: reached, parent: reached - 1n, status } }];
  });
}
