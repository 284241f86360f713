export { callNode } from "../call-node.ts";
export { type Anvil, startAnvil } from "./anvil.ts";
export { counterCreationCode } from "./counter-contract.ts";
export { seedChain, type SeededChain } from "./seed-chain.ts";
