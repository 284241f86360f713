export { createSender } from "./sender.ts";
export type { Sender, SenderClient, SenderOptions, SentTransaction, SignTransaction } from "./sender.ts";
export { gatewayNonces } from "./gateway-nonces.ts";
export type { NonceClient } from "./gateway-nonces.ts";
export { memoryNonces } from "./memory-nonces.ts";
export type { NonceEntry, NonceStore, TakenNonce } from "./nonce-store.ts";
export type { Recovery, SettledNonce, StuckTransaction } from "./recover.ts";
