import { hash } from "node:crypto";
import type { Fields } from "../../values.ts";

/** The name of the venue's dollar among a user's tokens. */
export const usdc = "USDC";

/** How a user's positions in a market borrow. */
export interface Leverage {
  readonly isCross: boolean;
  readonly value: number;
}

/** A change of a user's balances, as `userNonFundingLedgerUpdates` returns it. */
export interface LedgerUpdate {
  readonly time: number;
  readonly hash: string;
  readonly delta: Fields;
}

/** A key that may sign for a user. */
export interface Agent {
  readonly address: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly validUntil: number;
}

/** What a user has besides orders and positions. */
export interface Account {
  /** What transfers have added to the USD for perpetuals, and to each spot token: counts of 10^-18. */
  usd: bigint;
  readonly tokens: Record<string, bigint>;
  /** By market. */
  readonly leverage: Record<string, Leverage>;
  /** What the user has added to the margin of isolated positions, by market. */
  readonly margin: Record<string, bigint>;
  /** The deposits in vaults, by vault. */
  readonly vaults: Record<string, bigint>;
  /** The highest fees that the user pays to builders, in tenths of a basis point, by builder. */
  readonly builders: Record<string, number>;
  readonly agents: Agent[];
  readonly subAccounts: { readonly name: string; readonly address: string }[];
  /** The oldest first. */
  readonly updates: LedgerUpdate[];
}

/** The user that an address acts for. */
interface Master {
  readonly user: string;
  readonly role: "agent" | "subAccount";
}

/** Everything that a ledger has. */
export interface LedgerContents {
  readonly accounts: Map<string, Account>;
  readonly masters: Map<string, Master>;
  /** The addresses that have acted, or were asked about. The oldest first. */
  readonly opened: Set<string>;
  sequence: number;
}

/** Maximum updates of a user that are stored. Source: the public venue returns as many. */
const maxUpdates = 2_000;

/** Maximum addresses that have an account without a balance of their own; another one closes the oldest. */
const maxOpened = 10_000;

/** The accounts of a venue: transfers, leverage, agents and sub-accounts. */
export class AccountLedger {
  /** Everything that it has, for snapshots. */
  contents: LedgerContents = { accounts: new Map(), masters: new Map(), opened: new Set(), sequence: 0 };

  /** @returns whether an address has more than every account begins with, such as a transfer, or acts for a user. */
  has(address: string): boolean {
    return this.contents.accounts.has(address) || this.contents.masters.has(address);
  }

  /** @returns whether an address has acted, or was asked about. */
  isOpened(address: string): boolean {
    return this.contents.opened.has(address);
  }

  /** Gives an address an account. */
  add(address: string): void {
    if (this.contents.opened.has(address)) return;
    const [oldest] = this.contents.opened;
    if (oldest !== undefined && this.contents.opened.size >= maxOpened) this.contents.opened.delete(oldest);
    this.contents.opened.add(address);
  }

  /** @returns a user's account; an empty one for a user without any. */
  of(user: string): Readonly<Account> {
    return this.contents.accounts.get(user) ?? emptyAccount();
  }

  /** @returns a user's account, to change it. */
  open(user: string): Account {
    const known = this.contents.accounts.get(user) ?? emptyAccount();
    this.contents.accounts.set(user, known);
    return known;
  }

  findMaster(address: string): Master | undefined {
    return this.contents.masters.get(address);
  }

  /** Lets a key sign for a user, instead of the one with the same name. */
  addAgent(user: string, agent: Agent): void {
    const { agents } = this.open(user);
    const index = agents.findIndex(({ name }) => name === agent.name);
    const [former] = index < 0 ? [] : agents.splice(index, 1);
    if (former) this.contents.masters.delete(former.address);
    agents.push(agent);
    this.contents.masters.set(agent.address, { user, role: "agent" });
  }

  /** @returns the address of a user's new sub-account. */
  addSubAccount(user: string, name: string): string {
    const { subAccounts } = this.open(user);
    const address = `0x${hash("sha256", `sub-account ${user} ${subAccounts.length}`).slice(0, 40)}`;
    subAccounts.push({ name, address });
    this.contents.masters.set(address, { user, role: "subAccount" });
    return address;
  }

  /** Stores an update of each of these users. */
  record(users: readonly string[], delta: Fields, time: number): LedgerUpdate {
    this.contents.sequence += 1;
    const update = { time, hash: `0x${hash("sha256", `ledger ${this.contents.sequence}`)}`, delta };
    for (const user of new Set(users)) {
      const { updates } = this.open(user);
      updates.push(update);
      if (updates.length > maxUpdates) updates.shift();
    }
    return update;
  }
}

function emptyAccount(): Account {
  return {
    usd: 0n,
    tokens: {},
    leverage: {},
    margin: {},
    vaults: {},
    builders: {},
    agents: [],
    subAccounts: [],
    updates: [],
  };
}
