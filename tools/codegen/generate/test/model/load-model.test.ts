import { beforeAll, describe, expect, it } from "vitest";
import { emitCatalog } from "../../src/emit/gateway/emit-catalog.ts";
import { emitGrpc } from "../../src/emit/gateway/emit-grpc.ts";
import { emitMethods, emitRpcExamples } from "../../src/emit/gateway/emit-methods.ts";
import { emitRoutes } from "../../src/emit/gateway/emit-routes.ts";
import { emitRpcParams } from "../../src/emit/gateway/emit-rpc-params.ts";
import { emitSchemas } from "../../src/emit/gateway/emit-schemas.ts";
import { emitVenue } from "../../src/emit/gateway/emit-venue.ts";
import { emitMethods as emitRestMethods, methodGroups } from "@node-access/generate/emit/rest";
import { emitTypes } from "../../src/emit/rest/index.ts";
import { outputs } from "../../src/emit/rpc/outputs.ts";
import { specs as repository } from "../loaded.ts";
import { type Model, reachableFrom, type Spec, type Type } from "../../src/model/index.ts";

let model: Model;

beforeAll(async () => {
  model = await repository.model();
});

describe("loadModel", () => {
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
      const typeOf = (name: string): Type | undefined => {
        if (!spec.types[name]) missing.push(name);
        return spec.types[name]?.type;
      };
      reachableFrom(
        Object.values(spec.types).map(({ type }) => type),
        typeOf,
      );
      expect(missing, spec.name).toEqual([]);
    }
  });

  it("is plain JSON, and frozen", () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    const { Hash: hash } = model.rpc.types;
    expect(() => Object.assign(hash?.type ?? {}, { kind: "any" })).toThrow(TypeError);
    expect(() => Object.assign(model.catalog.protocols, { other: {} })).toThrow(TypeError);
  });
});

/** The output of every emitter for the model. */
function emit(): string[] {
  return [
    ...Object.values(outputs(model.rpc)).map((text) => text()),
    ...Object.values(model.rest).flatMap((spec) => [
      emitTypes(spec.types),
      emitRestMethods(methodGroups(spec), Object.keys(spec.types)),
    ]),
    emitCatalog(model.catalog),
    emitGrpc(Object.values(model.grpc)),
    emitMethods(model.rpc),
    emitRpcExamples(model.rpc),
    emitRpcParams(model.rpc),
    emitRoutes(Object.values(model.rest), Object.keys(model.catalog.endpoints)),
    emitSchemas(Object.values(model.rest)),
    ...Object.values(model.rest).map(emitVenue),
  ];
}

describe("emitters", () => {
  it("are pure: they return the same output each time, and do not change the model", () => {
    expect(emit()).toEqual(emit());
  });
});
