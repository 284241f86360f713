import { usdc } from "./account-ledger.ts";
import { freeSpot, freeUsd, findMaxLeverage } from "./account-views.ts";
import { formatDecimal, parseDecimal } from "./decimal.ts";
import { meta } from "./market-views.ts";
import { findMarket } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import type { Fields } from "../../values.ts";

interface AccountAction {
  readonly book: OrderBook;
  /** In lower case. */
  readonly user: string;
  readonly action: Fields;
  readonly now: number;
}

/** @returns the venue's message if it rejects the action, else what its response has as data. */
type Run = (action: AccountAction) => { readonly error: string } | { readonly data?: string };

/** Where USD and tokens are: the account for perpetuals, or for spot markets. */
type Place = "perp" | "spot";

/** A transfer of a token. Amounts are counts of 10^-18. */
interface Transfer {
  readonly token: string;
  readonly amount: bigint;
  readonly from: { readonly user: string; readonly place: Place };
  /** Without it, the token leaves the venue. */
  readonly to?: { readonly user: string; readonly place: Place };
}

const millionths = 10n ** 12n;
/** How long an agent may sign: 180 days. Source: the public venue. */
const agentLife = 180 * 86_400_000;

/** Actions on accounts. The specs' examples serve all others. */
export const accountActions: Readonly<Record<string, Run>> = {
  usdSend: ({ book, user, action, now }) => {
    const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
    const to = { user: destination, place: "perp" } as const;
    return move(book, now, { token: usdc, amount, from: { user, place: "perp" }, to }, () => ({
      type: "internalTransfer",
      usdc: formatDecimal(amount),
      user,
      destination,
      fee: "0.0",
    }));
  },
  spotSend: ({ book, user, action, now }) => {
    const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
    const token = tokenIn(action["token"]);
    const to = { user: destination, place: "spot" } as const;
    return move(book, now, { token, amount, from: { user, place: "spot" }, to }, () => ({
      type: "spotTransfer",
      ...sentFields(token, amount),
      user,
      destination,
      nonce: action["time"],
    }));
  },
  sendAsset,
  agentSendAsset: sendAsset,
  usdClassTransfer: ({ book, user, action, now }) => {
    const [text = "", sub] = String(action["amount"]).split(" subaccount:");
    const account = sub === undefined ? user : addressIn(sub);
    if (sub !== undefined && !isSubAccount(book, user, account)) return { error: notOwned(account) };
    const toPerp = action["toPerp"] === true;
    const [from, to]: readonly [Place, Place] = toPerp ? ["spot", "perp"] : ["perp", "spot"];
    const amount = amountIn(text);
    const transfer = {
      token: usdc,
      amount,
      from: { user: account, place: from },
      to: { user: account, place: to },
    };
    return move(book, now, transfer, () => ({
      type: "accountClassTransfer",
      usdc: formatDecimal(amount),
      toPerp,
    }));
  },
  withdraw3: ({ book, user, action, now }) => {
    const amount = amountIn(action["amount"]);
    return move(book, now, { token: usdc, amount, from: { user, place: "perp" } }, () => ({
      type: "withdraw",
      usdc: formatDecimal(amount),
      nonce: action["time"],
      fee: "0.0",
    }));
  },
  subAccountTransfer: ({ book, user, action, now }) => {
    const amount = BigInt(Number(action["usd"])) * millionths;
    return withSubAccount(book, user, action, usdc, amount, "perp", now, (from, destination) => ({
      type: "subAccountTransfer",
      usdc: formatDecimal(amount),
      user: from,
      destination,
    }));
  },
  subAccountSpotTransfer: ({ book, user, action, now }) => {
    const [token, amount] = [tokenIn(action["token"]), amountIn(action["amount"])];
    return withSubAccount(book, user, action, token, amount, "spot", now, (from, destination) => ({
      type: "spotTransfer",
      ...sentFields(token, amount),
      user: from,
      destination,
      nonce: null,
    }));
  },
  createSubAccount: ({ book, user, action }) => ({
    data: book.accounts.addSubAccount(user, String(action["name"])),
  }),
  vaultTransfer: ({ book, user, action, now }) => {
    const amount = BigInt(Number(action["usd"])) * millionths;
    const vault = addressIn(action["vaultAddress"]);
    const isDeposit = action["isDeposit"] === true;
    const equity = book.accounts.of(user).vaults[vault] ?? 0n;
    if (!isDeposit && equity < amount) return { error: insufficient(usdc, equity, amount) };
    const [own, other] = [user, vault].map((one) => ({ user: one, place: "perp" }) as const) as [
      Transfer["from"],
      Transfer["from"],
    ];
    const [from, to] = isDeposit ? [own, other] : [other, own];
    const result = move(book, now, { token: usdc, amount, from, to }, () =>
      vaultDelta(vault, user, amount, isDeposit),
    );
    if (!("error" in result))
      book.accounts.open(user).vaults[vault] = equity + (isDeposit ? amount : -amount);
    return result;
  },
  updateLeverage({ book, user, action }): ReturnType<Run> {
    const { asset, isCross, leverage } = action as { asset: number; isCross: boolean; leverage: number };
    const coin = perpetual(asset);
    if (coin === undefined) return { error: invalidAsset(asset) };
    if (leverage > findMaxLeverage(coin))
      return { error: `Invalid leverage value: ${coin} allows at most ${findMaxLeverage(coin)}` };
    const isIsolated = meta.universe.find(({ name }) => name === coin)?.onlyIsolated === true;
    if (isCross && isIsolated) return { error: `Cross margin is not allowed for ${coin}` };
    book.accounts.open(user).leverage[coin] = { isCross, value: leverage };
    return {};
  },
  updateIsolatedMargin({ book, user, action }): ReturnType<Run> {
    const { asset, ntli } = action as { asset: number; ntli: number };
    const coin = perpetual(asset);
    if (coin === undefined) return { error: invalidAsset(asset) };
    const { leverage, margin } = book.accounts.open(user);
    const size = book.positions.of(user).get(coin)?.size ?? 0n;
    if (size === 0n || leverage[coin]?.isCross !== false)
      return { error: `There is no isolated position in ${coin}` };
    const added = BigInt(ntli) * millionths;
    const before = margin[coin] ?? 0n;
    const [available, needed] = added > 0n ? [freeUsd(book, user), added] : [before, -added];
    if (available < needed) return { error: insufficient(usdc, available, needed) };
    margin[coin] = before + added;
    return {};
  },
  approveAgent({ book, user, action, now }): ReturnType<Run> {
    const [, name = "", until] =
      /^(.*?)(?: valid_until (\d+))?$/.exec(String(action["agentName"] ?? "")) ?? [];
    const address = addressIn(action["agentAddress"]);
    if (address === user || book.accounts.findMaster(address)) return { error: "Extra agent already used." };
    book.accounts.addAgent(user, { address, name, validUntil: Number(until ?? now + agentLife) });
    return {};
  },
  approveBuilderFee({ book, user, action }) {
    // A percentage: 0.001 % is a tenth of a basis point.
    const fee = Math.round(Number.parseFloat(String(action["maxFeeRate"])) * 1_000);
    book.accounts.open(user).builders[addressIn(action["builder"])] = fee;
    return {};
  },
};

function sendAsset({ book, user, action, now }: AccountAction): ReturnType<Run> {
  const { sourceDex, destinationDex, fromSubAccount = "" } = action as Readonly<Record<string, string>>;
  const [from, to] = [sourceDex, destinationDex].map((dex): Place | undefined =>
    dex === "" ? "perp" : dex === "spot" ? "spot" : undefined,
  );
  if (!from || !to) return { error: `There is no dex ${from ? destinationDex : sourceDex}` };
  const sender = fromSubAccount === "" ? user : addressIn(fromSubAccount);
  if (sender !== user && !isSubAccount(book, user, sender)) return { error: notOwned(sender) };
  const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
  const token = tokenIn(action["token"]);
  if (token !== usdc && (from === "perp" || to === "perp"))
    return { error: `Perpetuals have only ${usdc} as collateral, not ${token}` };
  const places = { from: { user: sender, place: from }, to: { user: destination, place: to } };
  return move(book, now, { token, amount, ...places }, () => ({
    type: "send",
    ...sentFields(token, amount),
    user: sender,
    destination,
    sourceDex,
    destinationDex,
    nonce: action["nonce"],
  }));
}

function withSubAccount(
  book: OrderBook,
  user: string,
  action: Fields,
  token: string,
  amount: bigint,
  place: Place,
  now: number,
  delta: (from: string, destination: string) => Fields,
): ReturnType<Run> {
  const account = addressIn(action["subAccountUser"]);
  if (!isSubAccount(book, user, account)) return { error: notOwned(account) };
  const [from, to] = action["isDeposit"] === true ? [user, account] : [account, user];
  const transfer = { token, amount, from: { user: from, place }, to: { user: to, place } };
  return move(book, now, transfer, () => delta(from, to));
}

/** Moves a token, and records it for both sides. */
function move(
  book: OrderBook,
  now: number,
  { token, amount, from, to }: Transfer,
  delta: () => Fields,
): ReturnType<Run> {
  const available = from.place === "perp" ? freeUsd(book, from.user) : freeSpot(book, from.user, token);
  if (amount <= 0n) return { error: "The amount must be more than 0" };
  if (available < amount) return { error: insufficient(token, available, amount) };
  add(book, token, from, -amount);
  if (to) add(book, token, to, amount);
  const users = [from.user, ...(to ? [to.user] : [])];
  book.notify(users, book.accounts.record(users, delta(), now));
  return {};
}

function add(book: OrderBook, token: string, { user, place }: Transfer["from"], amount: bigint): void {
  const account = book.accounts.open(user);
  if (place === "perp") account.usd += amount;
  else account.tokens[token] = (account.tokens[token] ?? 0n) + amount;
}

function vaultDelta(vault: string, user: string, amount: bigint, isDeposit: boolean): Fields {
  const usd = formatDecimal(amount);
  if (isDeposit) return { type: "vaultDeposit", vault, usdc: usd };
  const costs = { commission: "0.0", closingCost: "0.0", basis: usd, netWithdrawnUsd: usd };
  return { type: "vaultWithdraw", vault, user, requestedUsd: usd, ...costs };
}

function sentFields(token: string, amount: bigint): Fields {
  const text = formatDecimal(amount);
  const usdcValue = token === usdc ? text : "0.0";
  return { token, amount: text, usdcValue, fee: "0.0", nativeTokenFee: "0.0", feeToken: usdc };
}

function insufficient(token: string, available: bigint, needed: bigint): string {
  return `Insufficient balance: ${formatDecimal(available)} ${token} are available, ${formatDecimal(needed)} are needed`;
}

function isSubAccount(book: OrderBook, user: string, address: string): boolean {
  return book.accounts.of(user).subAccounts.some((one) => one.address === address);
}

function notOwned(address: string): string {
  return `${address} is not a sub-account of the signer`;
}

function perpetual(asset: number): string | undefined {
  const coin = findMarket(asset)?.coin;
  return coin?.startsWith("@") ? undefined : coin;
}

function invalidAsset(asset: number): string {
  return `Order has invalid asset. asset=${asset}`;
}

/** A token's name: requests have its id after it. */
function tokenIn(value: unknown): string {
  return String(value).split(":")[0] ?? "";
}

function addressIn(value: unknown): string {
  return String(value).toLowerCase();
}

function amountIn(value: unknown): bigint {
  return parseDecimal(String(value)) ?? 0n;
}
