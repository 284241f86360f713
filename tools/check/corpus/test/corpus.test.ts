import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { computeHash, fetchDocument, readDocuments } from "../src/sources.ts";

const folder = mkdtempSync(join(tmpdir(), "corpus-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the list has at least 40 documents of the three kinds, each at a version and with a hash", () => {
  const documents = readDocuments();
  expect(documents.length).toBeGreaterThanOrEqual(40);
  for (const { name, source, sha256 } of documents) {
    expect(source, name).toMatch(
      /^(npm:(@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+|github:[\w-]+\/[\w-]+@[0-9a-f]{40})$/,
    );
    expect(sha256, name).toMatch(/^[0-9a-f]{64}$/);
  }
  for (const kind of [/open-?rpc/, /openapi|\/json\//, /proto/])
    expect(documents.filter(({ path }) => kind.test(path)).length).toBeGreaterThanOrEqual(5);
});

test("a name that the list does not have is rejected", () => {
  expect(readDocuments(["github"]).map(({ name }) => name)).toEqual(["github"]);
  expect(() => readDocuments(["gihub"])).toThrow("documents.yaml has no gihub");
});

test("a folder's hash changes with the text and with the name of each file", () => {
  const protos = join(folder, "protos");
  mkdirSync(join(protos, "v1"), { recursive: true });
  writeFileSync(join(protos, "v1/a.proto"), "message A {}");
  const first = computeHash(protos);
  expect(computeHash(protos)).toBe(first);
  writeFileSync(join(protos, "v1/a.proto"), "message B {}");
  const second = computeHash(protos);
  writeFileSync(join(protos, "v1/b.proto"), "");
  expect(new Set([first, second, computeHash(protos)]).size).toBe(3);
});

test("a document that is not the listed one is rejected, with the hash that it has", async () => {
  const cache = join(folder, "cache");
  mkdirSync(join(cache, "npm+acme@1.0.0/acme"), { recursive: true });
  writeFileSync(join(cache, "npm+acme@1.0.0/acme/openapi.yaml"), "openapi: 3.1.0\n");
  const document = { name: "acme", source: "npm:acme@1.0.0", path: "openapi.yaml", sha256: "0".repeat(64) };
  const sha256 = computeHash(join(cache, "npm+acme@1.0.0/acme/openapi.yaml"));
  await expect(fetchDocument(document, cache)).rejects.toThrow(sha256);
  await expect(fetchDocument({ ...document, sha256 }, cache)).resolves.toEqual({
    path: join(cache, "npm+acme@1.0.0/acme/openapi.yaml"),
    include: [],
  });
  await expect(fetchDocument({ ...document, path: "no.yaml" }, cache)).rejects.toThrow("has no no.yaml");
});
