import { beforeAll, describe, expect, it } from "vitest";
import { readModel } from "../../src/load/model-loader.ts";
import { root, specs as repository } from "../loaded.ts";
import { type Model, reachableFrom, type Spec, type Type } from "../../src/model/index.ts";

let model: Model;

beforeAll(async () => {
  model = await repository.unlinted();
});

it("readModel finds the same without checks", async () => {
  expect(await readModel(root)).toEqual(model);
});

describe("the model", () => {
  it("contains every spec, and the inputs and outputs of its operations", () => {
    expect(Object.keys(model.rest)).toEqual([
      "admin",
      "beacon",
      "exchange",
      "feeder",
      "management",
      "tezos",
      "tron",
    ]);
    expect(Object.keys(model.grpc).toSorted()).toEqual(["geyser", "sui", "tron"]);
    expect(model.rpc.sections.map(({ name }) => name)).toEqual(Object.keys(model.catalog.families));
    const specs: readonly Spec[] = [...Object.values(model.rest), model.rpc, ...Object.values(model.grpc)];
    const operations = specs.flatMap((spec) => spec.operations);
    expect(operations.length).toBeGreaterThan(500);
    for (const { name, summary, idempotency } of operations) {
      expect(summary, name).not.toBe("");
      expect(["safe", "idempotent", "write"], name).toContain(idempotency);
    }
  });

  it("states for every spec except for the gateway's own which surface's credentials its operations accept", () => {
    const specs: readonly Spec[] = [...Object.values(model.rest), model.rpc, ...Object.values(model.grpc)];
    const bySpec = specs.map(({ name, surface }) => [name, surface]);
    expect(Object.fromEntries(bySpec)).toMatchObject({
      admin: undefined,
      beacon: "beacon",
      rpc: "node",
      sui: "grpc",
    });
    const { surfaces } = model.catalog;
    expect(specs.filter(({ surface }) => surface !== undefined && !surfaces[surface])).toEqual([]);
  });

  it("contains a type for each reference", () => {
    for (const spec of [...Object.values(model.rest), model.rpc, ...Object.values(model.grpc)]) {
      const missing: string[] = [];
      const findType = (name: string): Type | undefined => {
        if (!spec.types[name]) missing.push(name);
        return spec.types[name]?.type;
      };
      reachableFrom(
        Object.values(spec.types).map(({ type }) => type),
        findType,
      );
      expect(missing, spec.name).toEqual([]);
    }
  });

  it("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});
