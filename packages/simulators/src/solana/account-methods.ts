import { invalid } from "../json-rpc/rpc-failure.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { returnedAccount } from "./account-json.ts";
import type { Account } from "./engine.ts";
import { programs } from "./programs.ts";
import { checkAddress, inContext, readOptions, reading, slotFor, exact, unknownVariant } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { fromBase58 } from "../base58.ts";
import { tokenAccount } from "./token-accounts.ts";
import type { Fields } from "../values.ts";

/** Maximum accounts of `getMultipleAccounts`. Source: anza-xyz/agave. */
const maxAccounts = 100;
const largestCount = 20;

export function accountMethods(chain: SolanaChain): Methods {
  const { slots } = chain;
  return {
    getAccountInfo: reading(slots, 1, (slot, [address], options) =>
      showAccount(chain, checkAddress(address), slot, options),
    ),
    getMultipleAccounts: reading(slots, 1, (slot, [addresses], options) => {
      const list = addresses as readonly string[];
      if (list.length > maxAccounts) throw invalid(`Too many inputs provided; max ${maxAccounts}`);
      return list.map((address) => showAccount(chain, checkAddress(address), slot, options, "base64"));
    }),
    getBalance: reading(slots, 1, (slot, [address]) =>
      exact(chain.account(checkAddress(address), slot)?.lamports ?? 0n),
    ),
    getProgramAccounts([program, param]) {
      const options = readOptions(param);
      const slot = slotFor(slots, options);
      const passes = accountFilter(options["filters"]);
      const found = [...chain.listProgramAccounts(checkAddress(program), slot)].filter(([, account]) =>
        passes(account),
      );
      const accounts = keyedAccounts(chain, found, slot, options);
      return options["withContext"] === true ? inContext(slot, accounts) : accounts;
    },
    getMinimumBalanceForRentExemption: ([length]) => exact(chain.minimumBalance(Number(length))),
    getLargestAccounts: reading(slots, 0, (slot, _, { filter }) =>
      [...chain.listProgramAccounts(programs.system, slot)]
        .filter(
          ([address]) =>
            filter === undefined || (address === chain.faucet.address) === (filter === "nonCirculating"),
        )
        .toSorted(([, first], [, second]) => (first.lamports < second.lamports ? 1 : -1))
        .slice(0, largestCount)
        .map(([address, { lamports }]) => ({ address, lamports: exact(lamports) })),
    ),
    getSupply: reading(slots, 0, (slot, _, { excludeNonCirculatingAccountsList: isShort }) => {
      const burned = chain.transactionsUpTo(slot).reduce((sum, { fee }) => sum + fee, 0n);
      const total = chain.genesisSupply - burned;
      const nonCirculating = chain.account(chain.faucet.address, slot)?.lamports ?? 0n;
      return {
        total: exact(total),
        circulating: exact(total - nonCirculating),
        nonCirculating: exact(nonCirculating),
        nonCirculatingAccounts: isShort === true ? [] : [chain.faucet.address],
      };
    }),
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
  return account ? returnedAccount(account, options, (other) => chain.account(other, slot), byDefault) : null;
}

export function keyedAccounts(
  chain: SolanaChain,
  accounts: readonly (readonly [address: string, account: Account])[],
  slot: number,
  options: Fields,
  toJson: typeof returnedAccount = returnedAccount,
): Fields[] {
  return accounts
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([pubkey, account]) => ({
      pubkey,
      account: toJson(account, options, (other) => chain.account(other, slot)),
    }));
}

/** Maximum filters of a call. Source: anza-xyz/agave. */
const maxFilters = 4;
const filterKinds = ["dataSize", "memcmp", "tokenAccountState"];
const bytesEncodings = ["base58", "base64", "bytes"];

type AccountFilter = (account: Account) => boolean;

/** @returns a test of all filters. @throws RpcFailure if there are too many, or if bytes are not in their encoding. */
export function accountFilter(filters: unknown): AccountFilter {
  const list = (filters ?? []) as readonly (Fields | string)[];
  if (list.length > maxFilters) throw invalid(`Too many filters provided; max ${maxFilters}`);
  const tests = list.map(createFilter);
  return (account) => tests.every((test) => test(account));
}

function createFilter(filter: Fields | string): AccountFilter {
  const [kind = ""] = typeof filter === "string" ? [filter] : Object.keys(filter);
  if (!filterKinds.includes(kind)) throw unknownVariant(kind, filterKinds);
  if (typeof filter === "string" || kind === "tokenAccountState")
    return (account) => tokenAccount(account) !== undefined;
  if (kind === "dataSize") {
    const size = whole(filter[kind], "dataSize");
    return ({ data }) => data.length === size;
  }
  const { offset, bytes, encoding } = Object(filter["memcmp"]) as Fields;
  const start = whole(offset, "memcmp.offset");
  const wanted = decodeBytes(bytes, encoding);
  return ({ data }) => data.subarray(start, start + wanted.length).equals(wanted);
}

function whole(value: unknown, name: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw invalid(`Invalid params: invalid value for ${name}, expected u64.`);
}

function decodeBytes(bytes: unknown, encoding: unknown): Buffer {
  if (encoding !== undefined && !bytesEncodings.includes(String(encoding)))
    throw unknownVariant(encoding, bytesEncodings);
  if (Array.isArray(bytes)) return Buffer.from(bytes as number[]);
  if (encoding === "base64") return Buffer.from(String(bytes), "base64");
  const decoded = fromBase58(String(bytes));
  if (!decoded) throw invalid("Invalid param: memcmp: bytes are not base58");
  return decoded;
}
