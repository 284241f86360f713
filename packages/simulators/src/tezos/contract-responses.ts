import type { RestRequest } from "../rest-service.ts";
import { type Micheline, keyHash } from "./micheline.ts";
import type { TezosChain } from "./tezos-chain.ts";
import { type InBlock, notFound, type Respond, type Responses } from "./respond.ts";
import { tokenAddress, tokenMap, tokenScript, tokenStorage, tokenEntrypoints } from "./token.ts";
import { WireError } from "../byte-reader.ts";

/** @returns the responses about accounts, the token's contract and its big map. */
export function contractResponses(chain: TezosChain, inBlock: InBlock): Responses {
  const { ledger } = chain;
  /** Of all accounts and the token's contract. */
  const ofAny = (read: (address: string, level: number) => unknown): Respond =>
    inBlock((level, request) => {
      const address = readAddress(request);
      if (address.startsWith("KT1") && address !== tokenAddress)
        return notFound(`there is no contract ${address}`);
      return read(address, level);
    });
  const ofAccount = (read: (address: string, level: number) => unknown): Respond =>
    ofAny((address, level) =>
      address === tokenAddress ? notFound("the address is not that of an account") : read(address, level),
    );
  const ofToken = (read: (level: number, request: RestRequest) => unknown): Respond =>
    inBlock((level, request) => {
      const address = readAddress(request);
      return address === tokenAddress ? read(level, request) : notFound(`${address} has no script`);
    });
  const balance = (address: string, level: number): string => String(ledger.balance(address, level));
  const inMap = (read: (level: number, request: RestRequest) => unknown): Respond =>
    inBlock((level, request) =>
      request.parameters["big_map_id"] === tokenMap
        ? read(level, request)
        : notFound("there is no such big map"),
    );
  return {
    getContracts: inBlock((level) => [
      ...ledger.addresses.filter((address) => ledger.exists(address, level)),
      tokenAddress,
    ]),
    getContract: ofAny((address, level) => {
      const { key, delegate } = ledger.account(address, level);
      const isToken = address === tokenAddress;
      return {
        balance: balance(address, level),
        ...(delegate !== undefined && { delegate }),
        ...(isToken
          ? { script: tokenScript(ledger.supply(level)) }
          : { counter: String(ledger.counter(address, level)), revealed: key !== undefined }),
      };
    }),
    getBalance: ofAny(balance),
    getSpendable: ofAny(balance),
    getFullBalance: ofAny(balance),
    getBalanceAndFrozenBonds: ofAny(balance),
    getSpendableAndFrozenBonds: ofAny(balance),
    getFrozenBonds: ofAny(() => "0"),
    getStakedBalance: ofAccount(() => "0"),
    getUnstakedFrozenBalance: ofAccount(() => "0"),
    getUnstakedFinalizableBalance: ofAccount(() => "0"),
    getUnstakeRequests: ofAccount(() => null),
    getCounter: ofAccount((address, level) => String(ledger.counter(address, level))),
    getManagerKey: ofAccount((address, level) => ledger.account(address, level).key ?? null),
    getDelegate: ofAny(
      (address, level) => ledger.account(address, level).delegate ?? notFound(`${address} has no delegate`),
    ),
    getScript: ofToken((level) => tokenScript(ledger.supply(level))),
    normalizeContractScript: ofToken((level) => tokenScript(ledger.supply(level))),
    getStorage: ofToken((level) => tokenStorage(ledger.supply(level))),
    normalizeStorage: ofToken((level) => tokenStorage(ledger.supply(level))),
    getEntrypoints: ofToken(() => ({ unreachable: [], entrypoints: tokenEntrypoints })),
    getEntrypoint: ofToken((_, { parameters }) => {
      const name = String(parameters["entrypoint"]);
      return tokenEntrypoints[name] ?? notFound(`the contract has no entrypoint ${name}`);
    }),
    getFromBigMap: ofToken((level, { body }) => {
      const { key, type } = body as { readonly key: Micheline; readonly type: Micheline };
      return valueAt(chain, level, hashOfKey(key, type)) ?? null;
    }),
    getBigMap: inMap((level, { query }) => {
      const holders = ledger.holders.filter((holder) => ledger.tokens(holder, level) !== undefined);
      const offset = Number(query["offset"] ?? 0);
      const shown = holders.slice(offset, offset + Number(query["length"] ?? holders.length));
      return shown.map((holder) => ({ int: String(ledger.tokens(holder, level)) }));
    }),
    getBigMapValue: inMap(
      (level, { parameters }) =>
        valueAt(chain, level, String(parameters["script_expr"])) ?? notFound("the big map has no such key"),
    ),
    normalizeBigMapValue: inMap(
      (level, { parameters }) => valueAt(chain, level, String(parameters["script_expr"])) ?? null,
    ),
  };
}

function valueAt({ ledger }: TezosChain, level: number, hash: string): Micheline | undefined {
  const holder = ledger.findHolder(hash);
  const tokens = holder === undefined ? undefined : ledger.tokens(holder, level);
  return tokens === undefined ? undefined : { int: String(tokens) };
}

/** A key that the simulator cannot pack is not in its big map. */
function hashOfKey(key: Micheline, type: Micheline): string {
  try {
    return keyHash(key, type);
  } catch (error) {
    if (error instanceof WireError) return "";
    throw error;
  }
}

function readAddress({ parameters }: RestRequest): string {
  return String(parameters["contract"]);
}
