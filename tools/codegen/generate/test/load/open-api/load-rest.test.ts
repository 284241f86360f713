import { readCatalog } from "../../../src/load/catalog/read-catalog.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRest } from "../../../src/load/open-api/load-rest.ts";

const root = resolve(import.meta.dirname, "../../../../../..");
const catalog = readCatalog(root);

const wrong = `openapi: 3.1.0
info: { title: Wrong, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://one.test }]
security: []
paths:
  /things/:
    get:
      operationId: listThings
      summary: All things.
      x-source: here
      descripton: All of them.
      responses:
        "200":
          description: The things.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
              example: { nam: one }
components:
  schemas:
    Thing:
      type: object
      x-source: here
      properties: { name: { description: Its name., type: string } }
`;

/** Without the mistakes that redocly finds. */
const right = wrong.replace(/ +descripton.*\n/, "").replace("/things/", "/things");

describe("loadRest", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "load-rest-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function load(text: string): Promise<void> {
    writeFileSync(join(folder, "wrong.openapi.yaml"), text);
    const { linted } = await loadRest(folder, { wrong: "wrong.openapi.yaml" }, catalog);
    await linted;
  }

  it("accepts a spec without a surface that describes its own authentication", async () => {
    const { specs, linted } = await loadRest(root, { admin: "specs/admin.openapi.yaml" }, catalog);
    await expect(linted).resolves.toBeUndefined();
    expect(specs.get("admin")?.spec).toMatchObject({ kind: "rest", name: "admin" });
    await expect(load(right.replace("security: []\n", ""))).rejects.toThrow("x-surface is missing");
  });

  it("reports redocly's mistakes with their places, and then ours", async () => {
    const linted = load(wrong.replace("descripton:", "descripton: &a"));
    await expect(linted).rejects.toThrow(/wrong\.openapi\.yaml:11:\d+: .*descripton/);
    const ours = load(right);
    await expect(ours).rejects.toThrow("x-idempotency is missing");
    await expect(ours).rejects.toThrow("the example's nam is not known to its schema");
    await expect(ours).rejects.toThrow(/:\d+:\d+: description is missing/);
  });

  it("reads types in one vocabulary, each with its direction", async () => {
    const { specs } = await loadRest(root, { exchange: "specs/exchange.openapi.yaml" }, catalog);
    const { types = {}, operations = [] } = specs.get("exchange")?.spec ?? {};
    const read = ["Address", "OrderAction", "AllMids", "L2BookRequest"].map((name) => {
      const { type, direction } = types[name] ?? {};
      return [type?.kind, direction];
    });
    expect(read).toEqual([
      ["bytes", "both"],
      ["object", "sent"],
      ["map", "received"],
      ["object", "sent"],
    ]);
    expect(operations.map(({ name, socket }) => [name, socket])).toContainEqual(["info", undefined]);
  });
});
