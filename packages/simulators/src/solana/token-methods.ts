import { invalid } from "../json-rpc/rpc-failure.ts";
import type { Method, Methods } from "../json-rpc/simulated-node.ts";
import { keyedAccounts } from "./account-methods.ts";
import type { Account } from "./engine.ts";
import { isTokenProgram, programs } from "./programs.ts";
import { checkAddress, reading } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { type Mint, mint, type TokenAccount, tokenAccount, uiAmount } from "./token-accounts.ts";
import type { Fields } from "../values.ts";

const largestCount = 20;

export function tokenMethods(chain: SolanaChain): Methods {
  const { slots } = chain;
  const all = (slot: number): (readonly [string, Account])[] => [
    ...chain.listProgramAccounts(programs.token, slot),
    ...chain.listProgramAccounts(programs.token2022, slot),
  ];
  const accountsWhere = (belongs: (token: TokenAccount, address: string) => boolean): Method =>
    reading(slots, 2, (slot, [address, by], options) => {
      const wanted = checkAddress(address);
      const isSelected = selection(chain, by as Fields, slot);
      const found = all(slot).filter(([, account]) => {
        const token = tokenAccount(account);
        return token ? belongs(token, wanted) && isSelected(account, token) : false;
      });
      return keyedAccounts(chain, found, slot, options);
    });
  return {
    getTokenAccountBalance: reading(slots, 1, (slot, [address]) => {
      const account = chain.account(checkAddress(address), slot);
      if (!account) throw invalid("Invalid param: could not find account");
      const token = tokenAccount(account);
      if (!token) throw invalid("Invalid param: not a Token account");
      return uiAmount(token.amount, mintAt(chain, token.mint, slot).decimals);
    }),
    getTokenSupply: reading(slots, 1, (slot, [address]) => {
      const { supply, decimals } = mintAt(chain, checkAddress(address), slot);
      return uiAmount(supply, decimals);
    }),
    getTokenLargestAccounts: reading(slots, 1, (slot, [address]) => {
      const { decimals } = mintAt(chain, checkAddress(address), slot);
      return all(slot)
        .flatMap(([holder, account]) => {
          const token = tokenAccount(account);
          return token && token.mint === address ? [{ holder, amount: token.amount }] : [];
        })
        .toSorted((first, second) => (first.amount < second.amount ? 1 : -1))
        .slice(0, largestCount)
        .map(({ holder, amount }) => Object.assign({ address: holder }, uiAmount(amount, decimals)));
    }),
    getTokenAccountsByOwner: accountsWhere(({ owner }, address) => owner === address),
    getTokenAccountsByDelegate: accountsWhere(({ delegate }, address) => delegate === address),
  };
}

function selection(
  chain: SolanaChain,
  { mint: wanted, programId }: Fields,
  slot: number,
): (account: Account, token: TokenAccount) => boolean {
  if (wanted !== undefined) {
    mintAt(chain, checkAddress(wanted), slot);
    return (_, token) => token.mint === wanted;
  }
  if (!isTokenProgram(checkAddress(programId))) throw invalid("Invalid param: unrecognized Token program id");
  return ({ owner }) => owner === programId;
}

/** @throws RpcFailure if there is no such mint. */
function mintAt(chain: SolanaChain, address: string, slot: number): Mint {
  const account = chain.account(address, slot);
  if (!account) throw invalid("Invalid param: could not find mint");
  const found = mint(account);
  if (!found) throw invalid("Invalid param: not a Token mint");
  return found;
}
