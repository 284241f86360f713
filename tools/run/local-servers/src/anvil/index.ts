export { startAnvil } from "./start-anvil.ts";
export type { Anvil, AnvilOptions } from "./start-anvil.ts";
export { callNode } from "./call-node.ts";
export { counterCreationCode } from "./counter-contract.ts";
export { seedChain } from "./seed-chain.ts";
export type { SeededChain } from "./seed-chain.ts";
export { startServiceProxy } from "./service-proxy.ts";
export type { ProxyCredential, ServiceProxy } from "./service-proxy.ts";
