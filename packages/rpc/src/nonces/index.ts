export { createSender } from "./sender.ts";
export type { Sender, SenderClient, SenderOptions, SentTransaction, SignTransaction } from "./sender.ts";
export { memoryNonces } from "./memory-nonces.ts";
export type { NonceEntry, NonceStore, TakenNonce } from "./nonce-store.ts";
export type { Recovery, SettledNonce, StuckTransaction } from "./recover.ts";
