import { readCatalog } from "../../src/load/catalog/index.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSpec } from "../../src/load/open-api/check-spec.ts";

const root = resolve(import.meta.dirname, "../../../..");
const catalog = readCatalog(root);

describe("checkSpec", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "check-spec-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("accepts a spec without a surface, of which no client is made", async () => {
    await expect(checkSpec(root, join(root, "specs/admin.openapi.yaml"), catalog)).resolves.toBeUndefined();
  });

  it("names redocly's mistakes and our own, each with its place", async () => {
    const path = join(folder, "wrong.openapi.yaml");
    writeFileSync(
      path,
      `openapi: 3.1.0
info: { title: Wrong, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://one.test }]
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
`,
    );
    const checked = checkSpec(folder, path, catalog);
    await expect(checked).rejects.toThrow(/wrong\.openapi\.yaml:10:\d+: .*descripton/);
    await expect(checked).rejects.toThrow("x-idempotency is missing");
    await expect(checked).rejects.toThrow("the example's nam is not known to its schema");
    await expect(checked).rejects.toThrow(/:\d+:\d+: description is missing/);
  });
});
