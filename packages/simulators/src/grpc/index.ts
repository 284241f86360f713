export { GeyserSubscription, type SubscriberOutput } from "./geyser/geyser-subscription.ts";
export { Ledger } from "./geyser/ledger.ts";
export type { Encode, Message, MessageValue } from "../message.ts";
export { NotFoundError } from "../message.ts";
export { checkpointTime } from "./sui/ledger.ts";
export { suiList, suiUpdates, type SuiUpdates } from "./sui/streams.ts";
export type { TronChain } from "../tron/tron-chain.ts";
export { type GrpcChains, unaryResponse } from "./unary-responses.ts";
