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

/** The venue's message if it rejects the action, else what its response has as data. */
type Result = { readonly error: string } | { readonly data?: string };
type Run = (action: AccountAction) => Result;

/** Where USD and tokens are: a user's account for perpetuals, or for spot markets. */
interface Place {
  readonly user: string;
  readonly place: "perp" | "spot";
}

const millionths = 10n ** 12n;
/** How long an agent may sign: 180 days. Source: the public venue. */
const agentLife = 180 * 86_400_000;

/** Actions on accounts. The specs' examples serve all others. */
export const accountActions: Readonly<Record<string, Run>> = {
  usdSend(request) {
    const { user, action } = request;
    const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
    const fields = { usdc: formatDecimal(amount), user, destination, fee: "0.0" };
    return move(request, usdc, amount, perp(user), perp(destination), {
      type: "internalTransfer",
      ...fields,
    });
  },
  spotSend(request) {
    const { user, action } = request;
    const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
    const token = tokenIn(action["token"]);
    const fields = { ...sentFields(token, amount), user, destination, nonce: action["time"] };
    return move(request, token, amount, spot(user), spot(destination), { type: "spotTransfer", ...fields });
  },
  sendAsset,
  agentSendAsset: sendAsset,
  usdClassTransfer(request) {
    const { book, user, action } = request;
    const [text = "", sub] = String(action["amount"]).split(" subaccount:");
    const account = sub === undefined ? user : addressIn(sub);
    if (sub !== undefined && !isSubAccount(book, user, account)) return { error: notOwned(account) };
    const toPerp = action["toPerp"] === true;
    const amount = amountIn(text);
    const [from, to] = toPerp ? [spot(account), perp(account)] : [perp(account), spot(account)];
    const delta = { type: "accountClassTransfer", usdc: formatDecimal(amount), toPerp };
    return move(request, usdc, amount, from, to, delta);
  },
  withdraw3(request) {
    const { user, action } = request;
    const amount = amountIn(action["amount"]);
    const delta = { type: "withdraw", usdc: formatDecimal(amount), nonce: action["time"], fee: "0.0" };
    return move(request, usdc, amount, perp(user), undefined, delta);
  },
  subAccountTransfer(request) {
    const amount = BigInt(Number(request.action["usd"])) * millionths;
    return withSubAccount(request, ([user, destination]) => {
      const delta = { type: "subAccountTransfer", usdc: formatDecimal(amount), user, destination };
      return move(request, usdc, amount, perp(user), perp(destination), delta);
    });
  },
  subAccountSpotTransfer(request) {
    const { action } = request;
    const [token, amount] = [tokenIn(action["token"]), amountIn(action["amount"])];
    return withSubAccount(request, ([user, destination]) => {
      const delta = { type: "spotTransfer", ...sentFields(token, amount), user, destination, nonce: null };
      return move(request, token, amount, spot(user), spot(destination), delta);
    });
  },
  createSubAccount: ({ book, user, action }) => ({
    data: book.accounts.addSubAccount(user, String(action["name"])),
  }),
  vaultTransfer(request) {
    const { book, user, action } = request;
    const amount = BigInt(Number(action["usd"])) * millionths;
    const vault = addressIn(action["vaultAddress"]);
    const isDeposit = action["isDeposit"] === true;
    const equity = book.accounts.of(user).vaults[vault] ?? 0n;
    if (!isDeposit && equity < amount) return { error: insufficient(usdc, equity, amount) };
    const [from, to] = isDeposit ? [perp(user), perp(vault)] : [perp(vault), perp(user)];
    const result = move(request, usdc, amount, from, to, vaultDelta(vault, user, amount, isDeposit));
    if (!("error" in result))
      book.accounts.open(user).vaults[vault] = equity + (isDeposit ? amount : -amount);
    return result;
  },
  updateLeverage({ book, user, action }): Result {
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
  updateIsolatedMargin({ book, user, action }): Result {
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
  approveAgent({ book, user, action, now }): Result {
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

function sendAsset(request: AccountAction): Result {
  const { book, user, action } = request;
  const { sourceDex, destinationDex, fromSubAccount = "" } = action as Readonly<Record<string, string>>;
  const [source, target] = [sourceDex, destinationDex].map((dex) =>
    dex === "" ? perp : dex === "spot" ? spot : undefined,
  );
  if (!source || !target) return { error: `There is no dex ${source ? destinationDex : sourceDex}` };
  const sender = fromSubAccount === "" ? user : addressIn(fromSubAccount);
  if (sender !== user && !isSubAccount(book, user, sender)) return { error: notOwned(sender) };
  const [destination, amount] = [addressIn(action["destination"]), amountIn(action["amount"])];
  const token = tokenIn(action["token"]);
  if (token !== usdc && (source === perp || target === perp))
    return { error: `Perpetuals have only ${usdc} as collateral, not ${token}` };
  return move(request, token, amount, source(sender), target(destination), {
    type: "send",
    ...sentFields(token, amount),
    user: sender,
    destination,
    sourceDex,
    destinationDex,
    nonce: action["nonce"],
  });
}

/** Runs a transfer between a user and a sub-account, in the direction of the action. */
function withSubAccount(
  { book, user, action }: AccountAction,
  run: (users: readonly [from: string, to: string]) => Result,
): Result {
  const account = addressIn(action["subAccountUser"]);
  if (!isSubAccount(book, user, account)) return { error: notOwned(account) };
  return run(action["isDeposit"] === true ? [user, account] : [account, user]);
}

/** Moves a token, whose amount is a count of 10^-18, and records it for both sides. Without `to`, it leaves the venue. */
function move(
  { book, now }: AccountAction,
  token: string,
  amount: bigint,
  from: Place,
  to: Place | undefined,
  delta: Fields,
): Result {
  const available = from.place === "perp" ? freeUsd(book, from.user) : freeSpot(book, from.user, token);
  if (amount <= 0n) return { error: "The amount must be more than 0" };
  if (available < amount) return { error: insufficient(token, available, amount) };
  add(book, token, from, -amount);
  if (to) add(book, token, to, amount);
  const users = [from.user, ...(to ? [to.user] : [])];
  book.notify(users, book.accounts.record(users, delta, now));
  return {};
}

function perp(user: string): Place {
  return { user, place: "perp" };
}

function spot(user: string): Place {
  return { user, place: "spot" };
}

function add(book: OrderBook, token: string, { user, place }: Place, amount: bigint): void {
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
