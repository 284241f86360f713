import { type Ask, short, ask } from "../ask.ts";
import { endAsks } from "./management/ends.ts";
import { networkAsks } from "./management/networks.ts";
import { nodeAsks } from "./management/nodes.ts";
import { projectAsks } from "./management/projects.ts";
import type { ManagementStep } from "./management/step.ts";

/** Asks of the management API, in an order that works: what is made is read, changed and deleted. */
export const managementAsks: readonly Ask<ManagementStep>[] = [
  ...projectAsks,
  ...networkAsks,
  ...nodeAsks,
  ...endAsks,
];

/** Asks of what the gateway has no records for. */
export const faucetAsks: readonly Ask<ManagementStep>[] = [
  ask("requestSepoliaTokens", "for an address", async ({ client: { management }, call }) => {
    const address = `0x${"11".repeat(20)}` as const;
    const { amountSent, transaction } = await call(() => management.requestSepoliaTokens({ address }));
    return `${amountSent} wei, ${short(transaction.split("/").at(-1) ?? "")}`;
  }),
];
