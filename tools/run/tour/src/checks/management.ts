import { type Check, short, check } from "../check.ts";
import { deletionChecks } from "./management/deletions.ts";
import { networkChecks } from "./management/networks.ts";
import { nodeChecks } from "./management/nodes.ts";
import { projectChecks } from "./management/projects.ts";
import type { ManagementSession } from "./management/session.ts";

/** Checks of the management API. Their order matters: what is created is then read, changed and deleted. */
export const managementChecks: readonly Check<ManagementSession>[] = [
  ...projectChecks,
  ...networkChecks,
  ...nodeChecks,
  ...deletionChecks,
];

/** Checks of operations that the gateway simulates, since it keeps no records for them. */
export const faucetChecks: readonly Check<ManagementSession>[] = [
  check("requestSepoliaTokens", "for an address", async ({ client: { management }, call }) => {
    const address = `0x${"11".repeat(20)}` as const;
    const { amountSent, transaction } = await call(() => management.requestSepoliaTokens({ address }));
    return `${amountSent} wei, ${short(transaction.split("/").at(-1) ?? "")}`;
  }),
];
