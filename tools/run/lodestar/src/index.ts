export { type Lodestar, type LodestarNetwork, startLodestar } from "./start-lodestar.ts";
