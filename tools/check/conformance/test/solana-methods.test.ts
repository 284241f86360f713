import { solana } from "@node-access/rpc/solana";
import { methodSchemas, subscriptionSchemas } from "@node-access/rpc/solana/schemas";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * The methods of Solana's documentation of November 2026 (Agave 4.3), without the removed ones, and `getTransactionsForAddress`,
 * an extension of providers.
 */
const documented = readFileSync(join(import.meta.dirname, "solana-methods.txt"), "utf8")
  .trim()
  .split("\n");

describe("Solana's methods", () => {
  const { subscriptions = new Map() } = solana;

  it("are the 54 methods and 9 subscriptions of the documentation, and no others", () => {
    const ours = [
      ...Object.keys(solana.methods),
      ...[...subscriptions].flatMap(([name, { unsubscribeMethod }]) => [name, unsubscribeMethod]),
    ];
    expect(ours.toSorted()).toEqual(documented);
    expect(subscriptions.size).toBe(9);
    expect(documented).toHaveLength(54 + 2 * 9);
  });

  it("have schemas for validation", () => {
    const validated = documented.filter((name) => !name.endsWith("Unsubscribe"));
    const schemas = { ...methodSchemas, ...subscriptionSchemas };
    expect(Object.keys(schemas).toSorted()).toEqual(validated);
  });
});
