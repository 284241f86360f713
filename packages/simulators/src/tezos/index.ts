export { TezosService, type TezosOptions } from "./tezos-service.ts";
export type { TezosChainOptions } from "./tezos-chain.ts";
