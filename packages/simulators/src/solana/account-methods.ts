import type { Method } from "../json-rpc/simulated-node.ts";
import { accountFilter } from "./account-filters.ts";
import { accountJson } from "./account-json.ts";
import { exact } from "./exact-json.ts";
import type { Account } from "./engine.ts";
import { programs } from "./programs.ts";
import { checkAddress, type Fields, inContext, invalid, readOptions, slotFor } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";

/** Maximum accounts of `getMultipleAccounts`. Source: anza-xyz/agave. */
const maxAccounts = 100;
const largestCount = 20;

/** @returns the methods about accounts and their balances. */
export function accountMethods(chain: SolanaChain): Record<string, Method> {
  return {
    getAccountInfo([address, param]) {
      const options = readOptions(param);
      const slot = slotFor(chain.slots, options);
      return inContext(slot, showAccount(chain, checkAddress(address), slot, options));
    },
    getMultipleAccounts([addresses, param]) {
      const options = readOptions(param);
      const slot = slotFor(chain.slots, options);
      const list = addresses as readonly string[];
      if (list.length > maxAccounts) throw invalid(`Too many inputs provided; max ${maxAccounts}`);
      return inContext(
        slot,
        list.map((address) => showAccount(chain, checkAddress(address), slot, options, "base64")),
      );
    },
    getBalance([address, options]) {
      const slot = slotFor(chain.slots, readOptions(options));
      return inContext(slot, exact(chain.account(checkAddress(address), slot)?.lamports ?? 0n));
    },
    getProgramAccounts([program, param]) {
      const options = readOptions(param);
      const slot = slotFor(chain.slots, options);
      const passes = accountFilter(options["filters"]);
      const found = [...chain.listProgramAccounts(checkAddress(program), slot)].filter(([, account]) =>
        passes(account),
      );
      const accounts = keyedAccounts(chain, found, slot, options);
      return options["withContext"] === true ? inContext(slot, accounts) : accounts;
    },
    getMinimumBalanceForRentExemption: ([length]) => exact(chain.minimumBalance(Number(length))),
    getLargestAccounts([param]) {
      const options = readOptions(param);
      const slot = slotFor(chain.slots, options);
      const filter = options["filter"];
      const found = [...chain.listProgramAccounts(programs.system, slot)]
        .filter(
          ([address]) =>
            filter === undefined || (address === chain.faucet.address) === (filter === "nonCirculating"),
        )
        .toSorted(([, first], [, second]) => (first.lamports < second.lamports ? 1 : -1))
        .slice(0, largestCount);
      return inContext(
        slot,
        found.map(([address, { lamports }]) => ({ address, lamports: exact(lamports) })),
      );
    },
    getSupply([param]) {
      const options = readOptions(param);
      const slot = slotFor(chain.slots, options);
      const burned = chain.transactionsUpTo(slot).reduce((sum, { fee }) => sum + fee, 0n);
      const total = chain.genesisSupply - burned;
      const nonCirculating = chain.account(chain.faucet.address, slot)?.lamports ?? 0n;
      const isShort = options["excludeNonCirculatingAccountsList"] === true;
      return inContext(slot, {
        total: exact(total),
        circulating: exact(total - nonCirculating),
        nonCirculating: exact(nonCirculating),
        nonCirculatingAccounts: isShort ? [] : [chain.faucet.address],
      });
    },
  };
}

/** @returns an account as nodes show it; `null` if it does not exist. */
export function showAccount(
  chain: SolanaChain,
  address: string,
  slot: number,
  options: Fields,
  byDefault?: "binary" | "base64",
): Fields | null {
  const account = chain.account(address, slot);
  return account ? accountJson(account, options, (other) => chain.account(other, slot), byDefault) : null;
}

export function keyedAccounts(
  chain: SolanaChain,
  accounts: readonly (readonly [address: string, account: Account])[],
  slot: number,
  options: Fields,
): Fields[] {
  return accounts
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([pubkey, account]) => ({
      pubkey,
      account: accountJson(account, options, (other) => chain.account(other, slot)),
    }));
}
