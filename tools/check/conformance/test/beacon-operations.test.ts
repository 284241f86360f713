import { SpecBundle } from "@node-access-tools/generate/spec-file";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createGateway } from "@node-access/gateway";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const name = "specs/beacon.openapi.yaml";

/** All operations of ethereum/beacon-APIs of November 2026, with their verbs and paths. */
const standard = readFileSync(join(import.meta.dirname, "beacon-operations.txt"), "utf8")
  .trim()
  .split("\n");

describe("the beacon API", () => {
  it("has all operations of the standard and no others", async () => {
    const { paths } = (await SpecBundle.read(root, name)).value as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const specified = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, { operationId }]) => `${operationId} ${verb.toUpperCase()} ${path}`),
    );
    expect(specified.toSorted()).toEqual(standard.toSorted());
  });

  it("reaches the gateway's simulator with lists in the query, without an optional body, and for an empty response", async () => {
    const gateway = await createGateway();
    try {
      const key = gateway.credentials?.nodes["ethereum"]?.key ?? "";
      const beacon = createBeaconClient({ endpoint: gateway.url, credential: pathKey(key) });
      const { data } = await beacon.getStateValidators("head", {
        id: ["541"],
        status: ["active", "pending"],
      });
      expect(data[0]?.status).toBe("active_ongoing");
      const all = await beacon.getStateValidators("head");
      const balances = await beacon.postStateValidatorBalances("head");
      expect(balances.data.map(({ index }) => index)).toEqual(all.data.map(({ index }) => index));
      expect(await beacon.getHealth()).toBe(200);
    } finally {
      await gateway.close();
    }
  });
});
