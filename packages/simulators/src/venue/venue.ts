import pLimit from "p-limit";
import { currentTime } from "../chain/clock.ts";
import { RequestFailure } from "../rest-service.ts";
import { actions, infoResponses } from "../generated/venue.ts";
import type { SimulatorStore, SimulatorTables } from "../store.ts";
import { type ExchangeRequest, type VenueNetwork, signedHash } from "./action-hash.ts";
import { followBook } from "./book/book-events.ts";
import { bookInfo, isBookAction, isBookInfo, openAccount } from "./book/book-info.ts";
import { SharedBook } from "./book/shared-book.ts";
import { type NonceError, Nonces } from "./nonces.ts";
import { recoverSigner } from "../recover-signer.ts";
import { isDevelopmentAccount } from "../development-accounts.ts";

/** The body of a request to the venue's info endpoint. */
export type InfoRequest = Readonly<Record<string, unknown>> & { readonly type: string };

/** Options of the simulated venue. */
export interface VenueOptions {
  /** Which network's signatures it expects. Default: `mainnet`. */
  readonly network?: VenueNetwork;
  /**
   * The addresses that have an account, besides those that they send to and their agents. Actions of other
   * addresses are rejected, as on the real venue before a deposit:
   * `User or API Wallet 0x... does not exist.` Default: the accounts of anvil and those whose key is
   * a repeated byte; an info request about any other address opens its account, up to 10,000.
   */
  readonly accounts?: readonly string[];
}

/**
 * A trading venue with an order book and accounts, where every order can be paid. It checks an action as the real
 * one does (signature by recovery, network, nonce, expiry), and carries out actions on orders, transfers, leverage
 * and agents. All other actions get the response `ok`.
 */
export class Venue {
  readonly #store: SimulatorStore;
  readonly #shared: SharedBook;
  readonly #nonces: Nonces;
  readonly #network: VenueNetwork;
  readonly #accounts: ReadonlySet<string> | undefined;
  /** Signatures take CPU time and nonces a transaction, so other callers are served between two of them. */
  readonly #oneByOne = pLimit(1);

  constructor(store: SimulatorStore, { network = "mainnet", accounts }: VenueOptions) {
    this.#store = store;
    this.#shared = new SharedBook(store);
    this.#nonces = new Nonces(store);
    this.#network = network;
    this.#accounts = accounts && new Set(accounts.map((account) => account.toLowerCase()));
  }

  /**
   * Opens the account of the address that a request is about.
   *
   * @returns the result of an info request: about orders and accounts from the book, else the spec's example.
   * @throws whatever the store throws.
   */
  async info(request: InfoRequest): Promise<unknown> {
    const { user } = request;
    // Without the store, no action could use the account.
    if (typeof user === "string" && !this.#accounts) await this.#open(user).catch(() => {});
    const example = infoResponses[request.type];
    if (!isBookInfo(request)) return example;
    await this.#shared.read();
    return bookInfo(this.#shared.book, request, currentTime()) ?? example;
  }

  /**
   * Carries out a signed action.
   *
   * @param request - Matches its schema.
   * @returns the venue's response.
   * @throws RequestFailure if the action cannot be encoded for its hash.
   * @throws whatever the store throws.
   */
  execute(request: ExchangeRequest): Promise<unknown> {
    return this.#oneByOne(() => this.#process(request));
  }

  /**
   * Follows the order book for a subscription.
   *
   * @param subscription - With its `type`, and its `user` or `coin`.
   * @param emit - Called with each event's data.
   * @param emitExample - Sends the spec's example, for a market that never had an order.
   * @returns a function that ends the subscription; `undefined` for a subscription about something else.
   */
  follow(
    subscription: Readonly<Record<string, unknown>>,
    emit: (data: unknown) => void,
    emitExample: () => void,
  ): (() => void) | undefined {
    return followBook(this.#shared.book, subscription, emit, emitExample);
  }

  /** Applies what other processes have added to the store, as far as it can be read. */
  async refresh(): Promise<void> {
    await this.#shared.read().catch(() => {});
  }

  /** Stops following other processes' orders. */
  close(): void {
    this.#shared.close();
  }

  async #process(request: ExchangeRequest): Promise<unknown> {
    const { action, signature, vaultAddress } = request;
    const signer = recoverSigner(hashOf(request, this.#network), signature);
    if (!signer) return { status: "err", response: "Invalid signature" };
    await this.#shared.read();
    let failure = this.#accountError(request, signer) ?? formError(request, signer);
    if (failure !== undefined) return { status: "err", response: failure };
    const now = currentTime();
    const take = async (extraWork?: (tables: SimulatorTables) => Promise<void>): Promise<void> => {
      const nonce = await this.#nonces.take(signer, request.nonce, now, extraWork);
      failure = nonce && nonceTexts[nonce](request.nonce, signer);
    };
    // An agent acts for the user that has approved it.
    const master = this.#shared.book.accounts.findMaster(signer);
    const account = (vaultAddress ?? (master?.role === "agent" ? master.user : signer)).toLowerCase();
    // An order is in the log if and only if its nonce was used.
    const response = isBookAction(action)
      ? await this.#shared.execute(account, action, now, (add) => take(({ venueLog }) => add(venueLog)))
      : await take().then(() => exampleResponse(action));
    if (failure !== undefined) return { status: "err", response: failure };
    return response;
  }

  /** Explains why a signer may not act. What is signed for the other network recovers to an address without an account. */
  #accountError(request: ExchangeRequest, signer: string): string | undefined {
    const named = request.action["hyperliquidChain"];
    const expected = this.#network === "mainnet" ? "Mainnet" : "Testnet";
    if (typeof named === "string" && named !== expected)
      return `${unknownUser(signer)} (The action is for ${named}; this venue is ${expected}: sign for ${expected}.)`;
    if (this.#hasAccount(signer)) return undefined;
    const other = this.#network === "mainnet" ? "testnet" : "mainnet";
    const elsewhere = recoverSigner(hashOf(request, other), request.signature) ?? signer;
    const isNamed = elsewhere === signer;
    if (!isNamed && this.#hasAccount(elsewhere))
      return `${unknownUser(signer)} (${elsewhere} signed for ${other}; this venue is ${this.#network}: sign for ${this.#network}.)`;
    const toOpen = this.#accounts
      ? "add it to the venue's option accounts"
      : "ask the info endpoint about it first, such as with clearinghouseState: that opens its account";
    const otherSigner = isNamed
      ? ""
      : ` If you are ${elsewhere}, you signed for ${other}, and this venue is ${this.#network}.`;
    return `${unknownUser(signer)} (If this is your address, ${toOpen}.${otherSigner} Otherwise, the request is not what was signed.)`;
  }

  #hasAccount(address: string): boolean {
    const ledger = this.#shared.book.accounts;
    if (ledger.has(address)) return true;
    if (this.#accounts) return this.#accounts.has(address);
    return ledger.isOpened(address) || isDevelopmentAccount(address);
  }

  /** Opens the account of an address, for all processes on the store. */
  async #open(user: string): Promise<void> {
    const address = user.toLowerCase();
    if (!/^0x[0-9a-f]{40}$/.test(address) || this.#hasAccount(address)) return;
    await this.#oneByOne(async () => {
      await this.#shared.read();
      if (this.#hasAccount(address)) return;
      await this.#shared.execute(address, openAccount, currentTime(), (add) =>
        this.#store.transaction(({ venueLog }) => add(venueLog)),
      );
    });
  }
}

/** Errors of the request itself, regardless of earlier requests. */
function formError({ action, nonce, expiresAfter }: ExchangeRequest, signer: string): string | undefined {
  const facts = actions[action.type];
  if (facts?.nonce !== undefined && action[facts.nonce] !== nonce)
    return `Invalid nonce: the request has ${nonce}, its action has ${String(action[facts.nonce])}`;
  const mustSign = facts?.signer === undefined ? signer : String(action[facts.signer]);
  if (mustSign.toLowerCase() !== signer) return `Must be signed by ${mustSign}, was signed by ${signer}`;
  if (expiresAfter !== undefined && expiresAfter <= currentTime()) return "Action has expired";
  return undefined;
}

/** The spec's example of a successful response, with a result for each item of a batch. */
function exampleResponse(action: ExchangeRequest["action"]): unknown {
  const { response: example, perItem } = actions[action.type] ?? {};
  const items = perItem?.map((key) => action[key]).find((list) => Array.isArray(list));
  if (!items) return example;
  const { status, response } = example as {
    status: string;
    response: { type: string; data: { statuses: unknown[] } };
  };
  const [one] = response.data.statuses;
  return { status, response: { ...response, data: { statuses: items.map(() => one) } } };
}

/** @throws RequestFailure if the action cannot be encoded for its hash: it nests too deep. */
function hashOf(request: ExchangeRequest, network: VenueNetwork): Uint8Array {
  try {
    return signedHash(request, network);
  } catch {
    throw new RequestFailure(400, "the action cannot be encoded for signing: it is nested too deeply");
  }
}

function unknownUser(signer: string): string {
  return `User or API Wallet ${signer} does not exist.`;
}

const nonceTexts: Readonly<Record<NonceError, (nonce: number, signer: string) => string>> = {
  old: (nonce) => `Invalid nonce: ${nonce} is not recent`,
  used: (nonce) => `Invalid nonce: ${nonce} was used before`,
  low: (nonce) => `Invalid nonce: ${nonce} is too low`,
  full: (_, signer) => unknownUser(signer),
};
