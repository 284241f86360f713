import type { Message } from "../../message.ts";
import { commitments, type Slots } from "../../solana/slots.ts";
import { matching, type Selection } from "./filters.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerTransaction } from "./ledger-transaction.ts";

/** The updates about a transaction: the transaction itself, its status, and the accounts that it wrote. */
export function transactionUpdates(
  { transactions, transactionsStatus, accounts }: Selection,
  number: number,
  one: LedgerTransaction,
): Message[] {
  const slot = BigInt(number);
  const updates: Message[] = [];
  const whole = matching(transactions, one);
  if (whole.length > 0) {
    updates.push({ filters: whole, transaction: { transaction: one.info, slot, bank_id: bankOf(number) } });
  }
  const outcome = matching(transactionsStatus, one);
  if (outcome.length > 0) {
    const { signature, index, isVote, failure } = one;
    const err = failure && { err: { err: failure } };
    const status = {
      slot,
      signature,
      is_vote: isVote,
      index: BigInt(index),
      ...err,
      bank_id: bankOf(number),
    };
    updates.push({ filters: outcome, transaction_status: status });
  }
  if (accounts.size === 0) return updates;
  for (const write of one.writes) {
    const written = matching(accounts, write);
    if (written.length > 0)
      updates.push({ filters: written, account: { account: write.info, slot, bank_id: bankOf(number) } });
  }
  return updates;
}

/** The id of a slot's only bank: the same in each process that shows the chain. */
export function bankOf(slot: number): bigint {
  return BigInt(slot);
}

export function blockUpdates(
  { blocks, blocksMeta, entry, blockFooter }: Selection,
  slot: number,
  ledger: Ledger,
): Message[] {
  if (blocks.size + blocksMeta.length + entry.length + blockFooter.length === 0) return [];
  const head = ledger.blockHead(slot);
  const one = ledger.entry(slot);
  const updates: Message[] = [];
  if (entry.length > 0) updates.push({ filters: entry, entry: one });
  for (const [name, filter] of blocks) {
    const all = Array.from({ length: ledger.count(slot) }, (_, index) => ledger.transaction(slot, index));
    const selected = all.filter(filter.matches);
    const block = {
      ...head,
      transactions: filter.transactions ? selected.map(({ info }) => info) : [],
      updated_account_count: BigInt(all.reduce((sum, { writes }) => sum + writes.length, 0)),
      accounts: filter.accounts ? selected.flatMap(({ writes }) => writes.map(({ info }) => info)) : [],
      entries: filter.entries ? [one] : [],
      bank_id: bankOf(slot),
    };
    updates.push({ filters: [name], block });
  }
  if (blocksMeta.length > 0)
    updates.push({ filters: blocksMeta, block_meta: { ...head, bank_id: bankOf(slot) } });
  if (blockFooter.length > 0) updates.push({ filters: blockFooter, block_footer: ledger.footer(slot) });
  return updates;
}

/** The updates about a slot's status: its own and, unless one level is requested, those of slots that reach others. */
export function slotUpdates(
  { slots: filters, commitment, fromSlot }: Selection,
  slot: number,
  slots: Slots,
): Message[] {
  const own: string[] = [];
  const every: string[] = [];
  for (const [name, { byCommitment }] of filters) (byCommitment ? own : every).push(name);
  const head = slots.headWhen(slot, commitment);
  return commitments.flatMap((level, status) => {
    const names = level === commitment ? [...own, ...every] : every;
    const reached = slots.behind(head, level);
    if (names.length === 0 || (fromSlot !== undefined && reached < fromSlot)) return [];
    const parent = BigInt(slots.parentOf(reached));
    return [{ filters: names, slot: { slot: BigInt(reached), parent, status, bank_id: bankOf(reached) } }];
  });
}
