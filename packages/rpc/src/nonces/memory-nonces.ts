import type { NonceEntry, NonceStore, TakenNonce } from "./nonce-store.ts";

interface Entry extends Omit<NonceEntry, "isLeased"> {
  transactions: NonceEntry["transactions"];
  leasedUntil: number;
}

/**
 * Creates a store of nonces in the memory of this process. Use it if only this process sends from an account, and
 * if it may lose what it has sent when it ends.
 *
 * @returns the store.
 *
 * @example
 * ```ts
 * import { memoryNonces } from "@node-access/rpc/nonces";
 *
 * const store = memoryNonces();
 * const { nonce } = await store.take("1:0x00", 7, 30_000);
 * console.log(nonce); // 7
 * ```
 */
export function memoryNonces(): NonceStore {
  const accounts = new Map<string, Map<number, Entry>>();
  let tokens = 0;
  const entriesOf = (account: string): Map<number, Entry> => {
    const entries = accounts.get(account) ?? new Map<number, Entry>();
    accounts.set(account, entries);
    return entries;
  };
  const isFree = ({ transactions, leasedUntil }: Entry): boolean =>
    transactions.length === 0 && leasedUntil <= performance.now();
  const find = (account: string, taken: TakenNonce): Entry | undefined => {
    const { nonce, token } = Object(taken) as TakenNonce;
    const entry = entriesOf(account).get(nonce);
    return entry?.token === token ? entry : undefined;
  };
  return {
    take(account, from, lease) {
      const entries = entriesOf(account);
      for (const [nonce, entry] of entries) if (nonce < from && isFree(entry)) entries.delete(nonce);
      let nonce = from;
      for (let entry = entries.get(nonce); entry && !isFree(entry); entry = entries.get(nonce)) nonce += 1;
      const token = String((tokens += 1));
      entries.set(nonce, { nonce, token, transactions: [], leasedUntil: performance.now() + lease });
      return Promise.resolve({ nonce, token });
    },
    add(account, taken, transaction) {
      const entry = find(account, taken);
      if (entry) entry.transactions = [...entry.transactions, transaction];
      return Promise.resolve(entry !== undefined);
    },
    release(account, taken) {
      const entry = find(account, taken);
      const mayRelease = !!entry && entry.transactions.length < 2 && entry.leasedUntil > performance.now();
      if (mayRelease) entriesOf(account).delete(taken.nonce);
      return Promise.resolve(mayRelease);
    },
    list(account) {
      const entries = Array.from(entriesOf(account).values(), ({ leasedUntil, ...entry }) => {
        return { ...entry, isLeased: leasedUntil > performance.now() };
      });
      return Promise.resolve(entries.toSorted((one, other) => one.nonce - other.nonce));
    },
    forget(account, below) {
      const entries = entriesOf(account);
      for (const nonce of entries.keys()) if (nonce < below) entries.delete(nonce);
      return Promise.resolve();
    },
  };
}
