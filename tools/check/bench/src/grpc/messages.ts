import type { DeepPartial } from "@node-access/grpc";
import { CommitmentLevel } from "@node-access/grpc/geyser";
import { GetSlotResponse, SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pseudo-random bytes, such as a hash or key, that are the same in each run. */
function bytes(length: number, seed: number): Bytes {
  return Uint8Array.from({ length }, (_, at) => (seed * 31 + at * 17) % 251);
}

/** The slot of all updates and responses. */
export const SLOT = 300_000_000n;

function list<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index));
}

const KEY = "So11111111111111111111111111111111111111112";

const tokenBalance = (accountIndex: number): object => ({
  accountIndex,
  mint: KEY,
  uiTokenAmount: { uiAmount: 1.5, decimals: 9, amount: "1500000000", uiAmountString: "1.5" },
  owner: KEY,
  programId: KEY,
});

/** The size and shape of a common transaction: 2.2 KB. */
const transaction = SubscribeUpdate.fromPartial({
  filters: ["swaps"],
  createdAt: { seconds: 1_700_000_000n, nanos: 5 },
  updateOneof: {
    $case: "transaction",
    value: {
      slot: SLOT,
      transaction: {
        signature: bytes(64, 1),
        index: 7n,
        transaction: {
          signatures: [bytes(64, 1)],
          message: {
            header: { numRequiredSignatures: 1, numReadonlyUnsignedAccounts: 4 },
            accountKeys: list(16, (index) => bytes(32, index)),
            recentBlockhash: bytes(32, 2),
            instructions: list(4, (index) => ({
              programIdIndex: 7,
              accounts: bytes(10, index),
              data: bytes(24, index),
            })),
            versioned: true,
          },
        },
        meta: {
          fee: 5_000n,
          preBalances: list(16, (index) => BigInt(index) * 1_000_003n),
          postBalances: list(16, (index) => BigInt(index) * 1_000_033n),
          innerInstructions: [
            {
              index: 1,
              instructions: list(3, (index) => ({
                programIdIndex: 3,
                accounts: bytes(8, index),
                data: bytes(40, index),
                stackHeight: 2,
              })),
            },
          ],
          logMessages: list(14, (index) => `Program log: Instruction ${index} TransferChecked`),
          preTokenBalances: list(1, tokenBalance),
          postTokenBalances: list(1, tokenBalance),
          computeUnitsConsumed: 123_456n,
        },
      },
    },
  },
});

const slot = SubscribeUpdate.fromPartial({
  filters: ["all"],
  updateOneof: { $case: "slot", value: { slot: SLOT, parent: 299_999_999n, status: 1 } },
});

/** The kind of updates in a stream. */
export type Kind = "slots" | "transactions";

export const updates: Readonly<Record<Kind, Uint8Array>> = {
  slots: SubscribeUpdate.encode(slot).finish(),
  transactions: SubscribeUpdate.encode(transaction).finish(),
};

/** How a stream's updates come: in a frame each, many in a frame, or one a millisecond. */
export type Pace = "flooded" | "packed" | "trickled";

/** Creates a subscription. Its filter's name is the pace. */
export function createRequest(kind: Kind, pace: Pace): DeepPartial<SubscribeRequest> {
  if (kind === "slots") return { slots: { [pace]: {} } };
  // Some clients need the empty lists.
  const filter = { vote: false, accountInclude: [], accountExclude: [], accountRequired: [] };
  return { transactions: { [pace]: filter } };
}

interface Update {
  readonly slot?: bigint | string;
  readonly transaction?: { readonly signature: Uint8Array };
}

/** Reads the slot of an update, and the signature of a transaction, in the forms that libraries have. @returns the slot. */
export function readUpdate(update: unknown): unknown {
  const any = update as {
    readonly updateOneof?: { readonly value?: Update };
    readonly slot?: Update;
    readonly transaction?: Update;
  };
  const read = any.updateOneof ? any.updateOneof.value : (any.slot ?? any.transaction);
  if (read?.transaction && read.transaction.signature.length !== 64)
    throw new Error("the update is not the transaction that was sent");
  return read?.slot;
}

/** A subscription to a hundred accounts, such as a wallet service makes. */
export const largeRequest: DeepPartial<SubscribeRequest> = {
  accounts: { wallets: { account: list(100, () => KEY), owner: [], filters: [] } },
  transactions: {
    swaps: { vote: false, accountInclude: list(50, () => KEY), accountExclude: [], accountRequired: [] },
  },
  accountsDataSlice: [],
  commitment: CommitmentLevel.CONFIRMED,
};

export const largeRequestSize: number = SubscribeRequest.encode(
  SubscribeRequest.fromPartial(largeRequest),
).finish().length;

/** A response to `GetSlot`. */
export const slotResponse: Uint8Array = GetSlotResponse.encode(
  GetSlotResponse.create({ slot: SLOT }),
).finish();

/** Frames a message for the wire: a flag for no compression, the length, the bytes. */
export function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** A client that is measured. */
export interface Contender {
  unary?(): Promise<unknown>;
  /** Passes what it has read of each update to `take` until it returns false. */
  stream(kind: Kind, pace: Pace, take: (read: unknown) => boolean): Promise<void>;
}

/** A stream whose updates are iterated over. */
export function iterate(
  subscribe: (request: DeepPartial<SubscribeRequest>) => AsyncIterable<unknown>,
): Contender["stream"] {
  return async (kind, pace, take) => {
    for await (const update of subscribe(createRequest(kind, pace))) if (!take(readUpdate(update))) break;
  };
}
