import { isNodeAccessError, xToken } from "@node-access/auth";
import {
  CommitmentLevel,
  createGeyserClient,
  type GeyserClient,
  type SubscribeUpdate,
} from "@node-access/grpc/geyser";
import type { StreamSource } from "@node-access/management";
import { type Cursor, type Source, SourceError } from "../../model/source.ts";
import type { StreamDefinition } from "../../model/stream.ts";
import { GeyserSlots } from "./geyser-slots.ts";
import type { SharedReads } from "../shared-reads.ts";
import { untilAborted } from "../until-aborted.ts";

/** Slots by which a stream may begin late if the node cannot replay any. */
const LATE_START = 150;

/** A subscription, and where it continues. */
interface Subscription {
  readonly updates: AsyncIterator<SubscribeUpdate, unknown>;
  readonly slots: GeyserSlots;
  readonly canReplay: boolean;
  next: number;
}

/**
 * Reads accounts or transactions of Solana through Geyser, slot by slot. Each slot is linked with the one before by its parent's
 * hash. After a lost subscription, the node replays from the slot after the last complete one.
 */
export function createGeyserSource(
  { node, source: wanted, confirmations }: StreamDefinition,
  shared: SharedReads,
): Source {
  const commitment = confirmations === "finalized" ? CommitmentLevel.FINALIZED : CommitmentLevel.CONFIRMED;
  const { value: client, release } = shared.use(`geyser ${node.grpcUrl} ${node.key}`, () =>
    createGeyserClient({ endpoint: node.grpcUrl, credential: xToken(node.key) }),
  );
  let newest: number | undefined;
  let subscription: Subscription | undefined;

  async function subscribe({ next }: Cursor): Promise<Subscription> {
    const [first, { slot }] = await Promise.all([findFirst(client), client.getSlot({ commitment })]);
    if ((first ?? Number(slot) - LATE_START) > next) throw cannotReplay(first ?? Number(slot), next);
    const updates = client.subscribe({
      ...createFilters(wanted),
      blocksMeta: { all: {} },
      slots: { all: { filterByCommitment: true } },
      commitment,
      ...(first !== undefined && { fromSlot: BigInt(next) }),
    });
    const canReplay = first !== undefined;
    return { updates: updates[Symbol.asyncIterator](), slots: new GeyserSlots(next), canReplay, next };
  }

  function unsubscribe(): void {
    void subscription?.updates.return?.();
    subscription = undefined;
  }

  return {
    type: wanted.type === "accounts" ? "account" : "transaction",
    get head() {
      return newest;
    },
    async begin(start, signal) {
      if (start !== "latest" && "block" in start) return { next: start.block };
      const [first, { slot }] = await untilAborted(
        Promise.all([findFirst(client), client.getSlot({ commitment })]),
        signal,
      );
      if (start === "latest") return { next: Number(slot) + 1 };
      // The time of a slot is known once it is read.
      return { next: first ?? Number(slot), more: { since: Date.parse(start.time) } };
    },
    async read(cursor, signal) {
      if (subscription?.next !== cursor.next) {
        unsubscribe();
        subscription = await untilAborted(subscribe(cursor), signal);
      }
      const { updates, slots, canReplay } = subscription;
      try {
        for (;;) {
          const { value, done } = await untilAborted(updates.next(), signal);
          if (done === true) throw new Error("the node has ended the subscription");
          const slot = slots.add((value as SubscribeUpdate).updateOneof);
          if (!slot) continue;
          const { number, meta } = slot;
          if (cursor.hash !== undefined && meta.parentBlockhash !== cursor.hash) {
            if (Number(meta.parentSlot) < cursor.next) return "replaced";
            if (!canReplay) throw cannotReplay(number, cursor.next);
            throw new Error(`the node has skipped slots from ${cursor.next} to ${meta.parentSlot}`);
          }
          newest = subscription.next = number;
          subscription.next += 1;
          const at = { number, hash: meta.blockhash };
          const time = meta.blockTime && Number(meta.blockTime.timestamp) * 1_000;
          const more = checkTime(cursor, time);
          const items = more ? [] : slot.items;
          const block = { ...at, ...(time !== undefined && { time: new Date(time).toISOString() }), items };
          return {
            blocks: items.length > 0 ? [block] : [],
            first: at,
            last: at,
            cursor: { next: number + 1, hash: meta.blockhash, ...(more && { more }) },
            finalNumber: number,
          };
        }
      } catch (error) {
        unsubscribe();
        throw error;
      }
    },
    close() {
      unsubscribe();
      release();
    },
  };
}

function createFilters(wanted: StreamSource): object {
  if (wanted.type === "accounts") {
    const { accounts: account = [], owners: owner = [] } = wanted;
    if (account.length + owner.length === 0)
      throw new SourceError(
        "the source accounts needs accounts or owners: a validator writes thousands each second",
      );
    return { accounts: { all: { account, owner } } };
  }
  const { accounts = [], failed = false } = wanted as Extract<StreamSource, { type: "transactions" }>;
  return { transactions: { all: { accountInclude: accounts, vote: false, ...(!failed && { failed }) } } };
}

/** @returns what the next cursor needs while slots are before the time at which the stream starts. */
function checkTime({ next, hash, more }: Cursor, time: number | undefined): { since: number } | undefined {
  const { since } = Object(more) as { readonly since?: number };
  if (since === undefined) return undefined;
  if (time === undefined || time < since) return { since };
  if (hash !== undefined) return undefined;
  throw new SourceError(
    `the node can replay from slot ${next} on, whose time is ${new Date(time).toISOString()}, and the stream starts ` +
      `earlier. Start it later, or use a node that can replay older slots`,
  );
}

function cannotReplay(first: number, next: number): SourceError {
  return new SourceError(
    `the node can replay from slot ${first} on, and the stream continues at ${next}. Replay the stream from ${first}, ` +
      `without the slots in between, or use a node that can replay older ones`,
  );
}

/** @returns the first slot that the node can replay; `undefined` if it cannot replay any. */
async function findFirst(client: GeyserClient): Promise<number | undefined> {
  try {
    const { firstAvailable } = await client.subscribeReplayInfo({});
    return firstAvailable === undefined ? undefined : Number(firstAvailable);
  } catch (error) {
    if (isNodeAccessError(error, "GRPC_STATUS") && error.context.status === "UNIMPLEMENTED") return undefined;
    throw error;
  }
}
