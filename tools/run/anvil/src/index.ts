export { startAnvil } from "./start-anvil.ts";
export type { Anvil, AnvilOptions } from "./start-anvil.ts";
export { callNode } from "./call-node.ts";
export { counterCreationCode } from "./counter-contract.ts";
export { seedChain } from "./seed-chain.ts";
export type { SeededChain } from "./seed-chain.ts";
export { startServiceFront } from "./service-front.ts";
export type { FrontCredential, ServiceFront } from "./service-front.ts";
