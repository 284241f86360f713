import { failure, invalid } from "../json-rpc/rpc-failure.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { programs } from "./programs.ts";
import { checkAddress, checkSignature, confirmedSlotFor, readOptions, solanaCode } from "./reads.ts";
import type { Included, TokenBalance } from "./solana-blocks.ts";
import type { SolanaChain } from "./solana-chain.ts";
import { transactionJson } from "./transaction-json.ts";
import { reached } from "./transaction-methods.ts";
import type { Fields } from "../values.ts";

/** Maximum transactions in a response. Source: anza-xyz/agave; Helius' documentation. */
const maxTransactions = 1_000;

/** @returns the methods that list the transactions of an address. */
export function addressMethods(chain: SolanaChain): Methods {
  return {
    getSignaturesForAddress([address, param]) {
      const options = readOptions(param);
      const slot = confirmedSlotFor(chain.slots, options);
      const limit = readLimit(options);
      const before = readBoundary(chain, options["before"], slot);
      const until = readBoundary(chain, options["until"], slot);
      return chain
        .listTransactions(checkAddress(address))
        .filter((one) => one.slot <= slot && (!before || isBefore(one, before)))
        .filter((one) => !until || isBefore(until, one))
        .slice(-limit)
        .toReversed()
        .map((one) => signatureJson(chain, one));
    },
    getTransactionsForAddress([address, param]) {
      const options = readOptions(param);
      const newest = confirmedSlotFor(chain.slots, options);
      const limit = readLimit(options);
      const filters = readOptions(options["filters"]);
      const { status = "any", tokenAccounts = "none" } = filters;
      const isAscending = options["sortOrder"] === "asc";
      const token = readToken(options["paginationToken"]);
      const listed = listWithTokens(chain, checkAddress(address), newest, String(tokenAccounts)).filter(
        (one) =>
          isWithin(one.slot, readOptions(filters["slot"])) &&
          isWithin(chain.slots.timeOf(one.slot), readOptions(filters["blockTime"])) &&
          (status === "any" || (one.execution.err === null) === (status === "succeeded")) &&
          (!token || (isAscending ? isBefore(token, one) : isBefore(one, token))),
      );
      const page = (isAscending ? listed : listed.toReversed()).slice(0, limit);
      const last = page.length < listed.length ? page.at(-1) : undefined;
      return {
        data: page.map((one) => itemJson(chain, one, options)),
        paginationToken: last ? `${last.slot}:${last.index}` : null,
      };
    },
  };
}

/** Where a transaction is in the chain. */
type Place = Pick<Included, "slot" | "index">;

function isBefore(one: Place, other: Place): boolean {
  return one.slot < other.slot || (one.slot === other.slot && one.index < other.index);
}

/** @throws RpcFailure if no block up to a slot has the transaction, as nodes do since Agave 4. */
function readBoundary(chain: SolanaChain, signature: unknown, slot: number): Place | undefined {
  if (signature === undefined || signature === null) return undefined;
  const found = chain.transaction(checkSignature(signature), slot);
  if (!found) throw failure(solanaCode.transactionUnknown, `Transaction ${String(signature)} not found`);
  return found;
}

function readLimit({ limit = maxTransactions }: Fields): number {
  if (Number(limit) < 1 || Number(limit) > maxTransactions)
    throw invalid(`Invalid limit; max ${maxTransactions}`);
  return Number(limit);
}

function readToken(token: unknown): Place | undefined {
  if (token === undefined || token === null) return undefined;
  const [, slot, index] = /^(\d+):(\d+)$/.exec(String(token)) ?? [];
  if (slot === undefined) throw invalid(`Invalid paginationToken: ${String(token).slice(0, 100)}`);
  return { slot: Number(slot), index: Number(index) };
}

function isWithin(value: number, { gt = -1, gte = 0, lt = Infinity, lte = Infinity }: Fields): boolean {
  return value > Number(gt) && value >= Number(gte) && value < Number(lt) && value <= Number(lte);
}

/** @returns the transactions that name an address, or move tokens that it owns, the oldest first. */
function listWithTokens(
  chain: SolanaChain,
  address: string,
  newest: number,
  tokens: string,
): readonly Included[] {
  if (tokens === "none") return chain.listTransactions(address).filter(({ slot }) => slot <= newest);
  const isOurs = ({ owner }: TokenBalance): boolean => owner === address;
  return chain.transactionsUpTo(newest).filter(({ accounts, before, after }) => {
    const [had, has] = [before.tokens.filter(isOurs), after.tokens.filter(isOurs)];
    const isChanged =
      tokens === "all" ? had.length + has.length > 0 : JSON.stringify(had) !== JSON.stringify(has);
    return isChanged || accounts.some((one) => one.address === address);
  });
}

function itemJson(chain: SolanaChain, one: Included, options: Fields): Fields {
  if (options["transactionDetails"] !== "full") return signatureJson(chain, one);
  const { slot, index } = one;
  return {
    slot,
    blockTime: chain.slots.timeOf(slot),
    transactionIndex: index,
    ...transactionJson(one, options),
  };
}

function signatureJson(chain: SolanaChain, included: Included): Fields {
  const { slot, signature, index, execution } = included;
  return {
    signature,
    slot,
    err: execution.err,
    memo: readMemo(included),
    blockTime: chain.slots.timeOf(slot),
    confirmationStatus: reached(chain, slot),
    transactionIndex: index,
  };
}

/** The memos of a transaction, each after its length, as nodes write them. */
function readMemo({ transaction: { message } }: Included): string | null {
  const memos = message.instructions.flatMap(({ programIndex, data }) => {
    const program = message.keys[programIndex];
    return program === programs.memo || program === programs.memo1
      ? [`[${data.length}] ${data.toString()}`]
      : [];
  });
  return memos.length === 0 ? null : memos.join("; ");
}
