import { currentTime } from "../chain/clock.ts";
import { invalid, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import { keyedAccounts, accountFilter } from "./account-methods.ts";
import { checkAddress, checkSignature, inContext, readOptions } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import type { Commitment } from "./slots.ts";
import type { Included } from "./solana-blocks.ts";
import { blockJson } from "./block-methods.ts";
import type { Fields } from "../values.ts";
import { noAccount } from "./engine.ts";
import { accountJson } from "./account-json.ts";

/** @returns the events of a slot's block, in order. */
type Events = (slot: number) => readonly unknown[];

/** What a subscription sends for each block that reaches its commitment: that of its options, unless it has one. */
interface Follower {
  readonly commitment?: Commitment;
  start(chain: SolanaChain, params: readonly unknown[], options: Fields): Events;
}

/** Follows a chain for a subscription. @returns a function that ends it; `undefined` for a method that starts none. */
export function follow(
  chain: SolanaChain,
  method: string,
  params: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  if (method === "signatureSubscribe") return followSignature(chain, params, emit);
  const follower = followers[method];
  if (!follower) return undefined;
  const options = readOptions(params[1]);
  const commitment = follower.commitment ?? readCommitment(options);
  const events = follower.start(chain, params, options);
  const { slots } = chain;
  // The newest block existed before.
  let last = slots.newest(commitment);
  return chain.follow(() => {
    const newest = slots.newest(commitment);
    for (let slot = slots.nextBlock(last + 1); slot <= newest; slot = slots.nextBlock(slot + 1)) {
      last = slot;
      for (const event of events(slot)) emit(event);
    }
  });
}

/** Reports that a transaction has reached a commitment, once. */
function followSignature(chain: SolanaChain, [param, options]: readonly unknown[], emit: Emit): () => void {
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
    end();
    emit(inContext(found.slot, { err: found.execution.err }), true);
  };
  const end = chain.follow(check);
  check();
  return end;
}

const followers: Readonly<Record<string, Follower>> = {
  accountSubscribe: {
    start(chain, [address], options) {
      const wanted = checkAddress(address);
      return (slot) => {
        if (!chain.changedIn(slot).has(wanted)) return [];
        const account = chain.account(wanted, slot);
        const shown = account && accountJson(account, options, (other) => chain.account(other, slot));
        return [inContext(slot, shown ?? closed)];
      };
    },
  },
  programSubscribe: {
    start(chain, [program], options) {
      const wanted = checkAddress(program);
      const passes = accountFilter(options["filters"]);
      return (slot) => {
        const changed = [...chain.changedIn(slot)].flatMap((address) => {
          const account = chain.account(address, slot);
          return account?.owner === wanted && passes(account) ? [[address, account] as const] : [];
        });
        const shown = keyedAccounts(chain, changed, slot, options, accountJson);
        return shown.map((value) => inContext(slot, value));
      };
    },
  },
  logsSubscribe: {
    start(chain, [filter]) {
      const mentioned = mentionedIn(filter);
      return (slot) =>
        chain
          .transactionsIn(slot)
          .filter((one) => mentions(one, mentioned))
          .map(({ signature, execution: { err, logs } }) => inContext(slot, { signature, err, logs }));
    },
  },
  blockSubscribe: {
    start(chain, [filter], options) {
      if (readCommitment(options) === "processed")
        throw invalid("Method does not support commitment below `confirmed`");
      const mentioned = filter === "all" ? undefined : String((filter as Fields)["mentionsAccountOrProgram"]);
      const fields = { rewards: options["showRewards"] ?? true, ...options };
      return (slot) => {
        const included = chain.transactionsIn(slot).filter((one) => mentions(one, mentioned));
        return [inContext(slot, { slot, ...blockUpdate(chain, slot, fields, included) })];
      };
    },
  },
  slotSubscribe: {
    commitment: "processed",
    start:
      ({ slots }) =>
      (slot) => [{ parent: slots.parentOf(slot), root: slots.behind(slot, "finalized"), slot }],
  },
  rootSubscribe: { commitment: "finalized", start: () => (slot) => [slot] },
  voteSubscribe: {
    commitment: "processed",
    start: (chain) => (slot) => [chain.validator.vote(chain.slots, slot, chain.named(`bank ${slot}`))],
  },
  slotsUpdatesSubscribe: { commitment: "processed", start: (chain) => (slot) => slotUpdates(chain, slot) },
};

/** A block, or why it cannot be shown: the subscriber does not accept the version of a transaction. */
function blockUpdate(...block: Parameters<typeof blockJson>): Fields {
  try {
    return { err: null, block: blockJson(...block) };
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    return { err: { UnsupportedTransactionVersion: 0 }, block: null };
  }
}

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
