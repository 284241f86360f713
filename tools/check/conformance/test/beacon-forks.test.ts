import { byFork, createExample } from "@node-access-tools/generate/model";
import { readCatalog } from "@node-access-tools/generate/catalog";
import { readRestFile } from "@node-access-tools/generate/read-texts";
import { schemas } from "@node-access/beacon/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ajv = new Ajv2020({
  validateFormats: false,
  // Compiled for a few values each; the generator checks the schemas themselves.
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
ajv.addSchema(schemas, "beacon");
const root = resolve(import.meta.dirname, "../../../..");
const spec = await readRestFile(root, "beacon", readCatalog(root));
const { types } = spec;

const unions = Object.values(types)
  .map(({ name, type }) => [name, byFork(type, spec)] as const)
  .filter(([, forks]) => forks.size > 0);

describe("schemas of the beacon API", () => {
  it.each(Object.values(types).map(({ name, type }) => [name, type] as const))(
    "%s: matches the combined examples of its properties",
    (own, type) => {
      const validate = ajv.compile({ $ref: `beacon#/$defs/${own}` });
      expect(validate(createExample(types, type, "all")), ajv.errorsText(validate.errors)).toBe(true);
    },
  );

  it.each(unions)("%s: matches each fork, but only with its own version", (union, forks) => {
    const validate = ajv.compile({ $ref: `beacon#/$defs/${union}` });
    for (const [fork, member] of forks) {
      const response = createExample(types, member, "all") as object;
      expect(validate(response), `${fork}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      expect(validate({ ...response, version: "serenity" })).toBe(false);
    }
  });

  it("distinguish forks in these responses and events", () => {
    expect(Object.fromEntries(unions.map(([union, forks]) => [union, forks.size]))).toMatchInlineSnapshot(`
      {
        "AggregatedAttestationResponse": 7,
        "BlindedBlockResponse": 7,
        "BlockAttestationsResponse": 7,
        "BlockResponse": 8,
        "DataColumnSidecarsResponse": 2,
        "LightClientBootstrapResponse": 7,
        "LightClientFinalityUpdateEvent": 7,
        "LightClientFinalityUpdateResponse": 7,
        "LightClientOptimisticUpdateEvent": 7,
        "LightClientOptimisticUpdateResponse": 7,
        "LightClientUpdateResponse": 7,
        "PayloadAttributesEvent": 6,
        "PoolAttestationsResponse": 7,
        "ProducedBlockV3Response": 7,
        "StateResponse": 7,
      }
    `);
  });
});
