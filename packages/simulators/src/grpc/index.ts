export { base58 } from "./base58.ts";
export {
  type BlockFilter,
  lagOf,
  readRequest,
  type Selection,
  type SubscriberRequest,
} from "./geyser/filters.ts";
export { Ledger, type LedgerTransaction, replayedSlots, slotTime } from "./geyser/ledger.ts";
export { blockUpdates, slotUpdates, transactionUpdates } from "./geyser/updates.ts";
export type { Encode, Message, MessageValue } from "./message.ts";
export { NotFoundError } from "./respond.ts";
export { checkpointUpdate } from "./sui-responses.ts";
export { unaryResponse } from "./unary-responses.ts";
