import { auth } from "./budgets/auth.ts";
import { beacon } from "./budgets/beacon.ts";
import { exchange } from "./budgets/exchange.ts";
import { gateway } from "./budgets/gateway.ts";
import { grpc } from "./budgets/grpc.ts";
import { management } from "./budgets/management.ts";
import { rpc } from "./budgets/rpc.ts";
import { transport } from "./budgets/transport.ts";
import type { PackageBudget } from "./budgets/package-budget.ts";

/** Most milliseconds that importing an entry adds to an empty Node process, on a processor of its own. */
export const COLD_IMPORT_MILLISECONDS = 10;
/** How much of the limit a measured time may be: beside twenty other processes on two cores, the same import cost up to 1.4 times as much. */
export const TIME_TOLERANCE = 1.4;
/** The share of a bundle's limit that must stay free, so that a repair never has to wait for bytes to be saved first. */
export const HEADROOM = 0.03;
/** Most type instantiations of a package's consumer, on every supported TypeScript. */
export const INSTANTIATIONS = 2_000;

export const budgets: Readonly<Record<string, PackageBudget>> = {
  "@node-access/auth": auth,
  "@node-access/transport": transport,
  "@node-access/exchange": exchange,
  "@node-access/management": management,
  "@node-access/beacon": beacon,
  "@node-access/rpc": rpc,
  "@node-access/grpc": grpc,
  "@node-access/gateway": gateway,
};
