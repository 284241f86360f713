import type { Heads } from "../chain/heads.ts";
import { currentTime } from "../chain/clock.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import { keyedAccounts, showAccount, accountFilter } from "./account-methods.ts";
import { checkAddress, checkSignature, inContext, invalid, readOptions } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import type { Commitment } from "./slots.ts";
import type { Included } from "./solana-blocks.ts";
import { blockJson } from "./block-methods.ts";
import type { Fields } from "../values.ts";
import { noAccount } from "./engine.ts";
import { accountJson } from "./account-json.ts";

/** What a subscription sends for each block that reaches its commitment. */
interface Follower {
  readonly commitment: Commitment;
  events(slot: number): readonly unknown[];
}

type MakeFollower = (chain: SolanaChain, params: readonly unknown[]) => Follower;

/** Follows a chain for a subscription. @returns a function that ends it; `undefined` for a method that starts none. */
export function follow(
  chain: SolanaChain,
  heads: Heads,
  method: string,
  params: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  if (method === "signatureSubscribe") return followSignature(chain, heads, params, emit);
  const follower = followers[method]?.(chain, params);
  return follower && followBlocks(chain, heads, follower, emit);
}

function followBlocks(
  { slots }: SolanaChain,
  heads: Heads,
  { commitment, events }: Follower,
  emit: Emit,
): () => void {
  // The newest block existed before.
  let last = slots.newest(commitment);
  const onHead = (): void => {
    const newest = slots.newest(commitment);
    for (let slot = slots.nextBlock(last + 1); slot <= newest; slot = slots.nextBlock(slot + 1)) {
      last = slot;
      for (const event of events(slot)) emit(event);
    }
  };
  heads.add(onHead);
  return () => heads.delete(onHead);
}

/** Reports that a transaction has reached a commitment, once. */
function followSignature(
  chain: SolanaChain,
  heads: Heads,
  [param, options]: readonly unknown[],
  emit: Emit,
): () => void {
  const signature = checkSignature(param);
  const commitment = readCommitment(readOptions(options));
  let isReceivedDue = readOptions(options)["enableReceivedNotification"] === true;
  const check = (): void => {
    const { slots } = chain;
    const seen = chain.transaction(signature, slots.head);
    if (seen && isReceivedDue) emit(inContext(seen.slot, "receivedSignature"));
    if (seen) isReceivedDue = false;
    const found = chain.transaction(signature, slots.newest(commitment));
    if (!found) return;
    heads.delete(check);
    emit(inContext(found.slot, { err: found.execution.err }), true);
  };
  heads.add(check);
  check();
  return () => heads.delete(check);
}

const followers: Readonly<Record<string, MakeFollower>> = {
  accountSubscribe(chain, [address, param]) {
    const options = readOptions(param);
    const wanted = checkAddress(address);
    return {
      commitment: readCommitment(options),
      events: (slot) =>
        chain.changedIn(slot).has(wanted)
          ? [inContext(slot, showAccount(chain, wanted, slot, options) ?? closed)]
          : [],
    };
  },
  programSubscribe(chain, [program, param]) {
    const options = readOptions(param);
    const wanted = checkAddress(program);
    const passes = accountFilter(options["filters"]);
    return {
      commitment: readCommitment(options),
      events(slot) {
        const changed = [...chain.changedIn(slot)].flatMap((address) => {
          const account = chain.account(address, slot);
          return account?.owner === wanted && passes(account) ? [[address, account] as const] : [];
        });
        return keyedAccounts(chain, changed, slot, options).map((value) => inContext(slot, value));
      },
    };
  },
  logsSubscribe(chain, [filter, options]) {
    const mentioned = mentionedIn(filter);
    return {
      commitment: readCommitment(readOptions(options)),
      events: (slot) =>
        chain
          .transactionsIn(slot)
          .filter((one) => mentions(one, mentioned))
          .map(({ signature, execution: { err, logs } }) => inContext(slot, { signature, err, logs })),
    };
  },
  blockSubscribe(chain, [filter, param]) {
    const options = readOptions(param);
    const commitment = readCommitment(options);
    if (commitment === "processed") throw invalid("Method does not support commitment below `confirmed`");
    const mentioned = filter === "all" ? undefined : String((filter as Fields)["mentionsAccountOrProgram"]);
    const fields = { rewards: options["showRewards"] ?? true, ...options };
    return {
      commitment,
      events(slot) {
        const included = chain.transactionsIn(slot).filter((one) => mentions(one, mentioned));
        const block = blockJson(chain, slot, fields, included);
        return [inContext(slot, { slot, err: null, block })];
      },
    };
  },
  slotSubscribe: ({ slots }) => ({
    commitment: "processed",
    events: (slot) => [{ parent: slots.parentOf(slot), root: slots.behind(slot, "finalized"), slot }],
  }),
  rootSubscribe: () => ({ commitment: "finalized", events: (slot) => [slot] }),
  voteSubscribe: (chain) => ({
    commitment: "processed",
    events: (slot) => [chain.validator.vote(chain.slots, slot, chain.named(`bank ${slot}`))],
  }),
  slotsUpdatesSubscribe: (chain) => ({ commitment: "processed", events: (slot) => slotUpdates(chain, slot) }),
};

/** An account that was closed, as a node reports it. */
const closed = accountJson(noAccount, {}, () => undefined);

/** The stages of a slot, in their order, and what became of earlier slots. */
function slotUpdates(chain: SolanaChain, slot: number): Fields[] {
  const { slots } = chain;
  const timestamp = currentTime();
  const parent = slots.parentOf(slot);
  const included = chain.transactionsIn(slot);
  const failed = included.filter(({ execution }) => execution.err !== null).length;
  const stats = {
    maxTransactionsPerEntry: included.length,
    numFailedTransactions: failed,
    numSuccessfulTransactions: included.length - failed,
    numTransactionEntries: included.length,
  };
  return [
    { type: "firstShredReceived", slot, timestamp },
    { type: "completed", slot, timestamp },
    { type: "createdBank", slot, parent, timestamp },
    { type: "frozen", slot, timestamp, stats },
    { type: "optimisticConfirmation", slot: slots.behind(slot, "confirmed"), timestamp },
    { type: "root", slot: slots.behind(slot, "finalized"), timestamp },
  ];
}

function readCommitment({ commitment = "finalized" }: Fields): Commitment {
  return commitment as Commitment;
}

/** @throws RpcFailure unless exactly one account is given. */
function mentionedIn(filter: unknown): string | undefined {
  if (filter === "all" || filter === "allWithVotes") return undefined;
  const addresses = (filter as Fields)["mentions"] as readonly string[];
  if (addresses.length !== 1) throw invalid("Invalid Request: Only 1 address supported");
  return checkAddress(addresses[0]);
}

function mentions({ accounts }: Included, address: string | undefined): boolean {
  return address === undefined || accounts.some((one) => one.address === address);
}
