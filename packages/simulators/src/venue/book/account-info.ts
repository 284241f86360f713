import { infoResponses } from "../../generated/venue.ts";
import { clearinghouseState, spotState } from "./account-views.ts";
import { formatDecimal } from "./decimal.ts";
import type { OrderBook } from "./order-book.ts";
import { computeValue } from "./positions.ts";
import type { Fields } from "../../values.ts";

/** Maximum updates of a time range that are returned, the oldest first. Source: the public venue's documentation. */
const maxUpdates = 500;

/** A question about a user. */
export interface AccountRequest {
  readonly book: OrderBook;
  /** In lower case; empty for another dex. */
  readonly user: string;
  readonly request: Fields;
  readonly now: number;
}

/** Questions about users' accounts besides their positions. */
export const accountInfo: Readonly<Record<string, (request: AccountRequest) => unknown>> = {
  userNonFundingLedgerUpdates({ book, user, request }) {
    const { startTime, endTime } = request as { startTime?: number | null; endTime?: number | null };
    const [first, last] = [startTime ?? 0, endTime ?? Infinity];
    const { updates } = book.accounts.of(user);
    return updates.filter(({ time }) => time >= first && time <= last).slice(0, maxUpdates);
  },
  // Positions pay no funding.
  userFunding: () => [],
  userRateLimit: ({ book, user }) => ({
    ...(infoResponses["userRateLimit"] as Fields),
    cumVlm: formatDecimal(sumVolume(book, user)),
  }),
  portfolio({ book, user, now }) {
    const { marginSummary } = clearinghouseState(book, user, now) as {
      readonly marginSummary: { readonly accountValue: string };
    };
    const profit = book.fills(user).reduce((sum, { closedPnl }) => sum + closedPnl, 0n);
    const period = {
      accountValueHistory: [[now, marginSummary.accountValue]],
      pnlHistory: [[now, formatDecimal(profit)]],
      vlm: formatDecimal(sumVolume(book, user)),
    };
    return (infoResponses["portfolio"] as readonly [string, Fields][]).map(([name]) => [name, period]);
  },
  extraAgents: ({ book, user }) => book.accounts.of(user).agents.filter(({ name }) => name !== ""),
  userRole({ book, user }) {
    const master = book.accounts.findMaster(user);
    if (master?.role === "agent") return { role: "agent", data: { user: master.user } };
    if (master) return { role: "subAccount", data: { master: master.user } };
    return { role: "user" };
  },
  maxBuilderFee: ({ book, user, request }) =>
    book.accounts.of(user).builders[String(request["builder"]).toLowerCase()] ?? 0,
  approvedBuilders: ({ book, user }) => Object.keys(book.accounts.of(user).builders),
  subAccounts: (request) => listSubAccounts(request, (state) => ({ clearinghouseState: state })),
  subAccounts2: (request) =>
    listSubAccounts(request, (state) => ({ dexToClearinghouseState: [["", state]] })),
  userVaultEquities: ({ book, user, now }) =>
    Object.entries(book.accounts.of(user).vaults)
      .filter(([, equity]) => equity > 0n)
      .map(([vaultAddress, equity]) => ({
        vaultAddress,
        equity: formatDecimal(equity),
        lockedUntilTimestamp: now,
      })),
};

function sumVolume(book: OrderBook, user: string): bigint {
  return book.fills(user).reduce((sum, { size, price }) => sum + computeValue(size, price), 0n);
}

function listSubAccounts({ book, user, now }: AccountRequest, show: (state: Fields) => Fields): Fields[] {
  return book.accounts.of(user).subAccounts.map(({ name, address }) => {
    const shown = { name, subAccountUser: address, master: user };
    const views = show(clearinghouseState(book, address, now));
    return Object.assign(shown, views, { spotState: spotState(book, address) });
  });
}
