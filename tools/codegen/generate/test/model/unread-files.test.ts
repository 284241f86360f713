import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { unreadFiles } from "../../src/load/model-loader.ts";

it("finds the files of specs/ that no loader would read", () => {
  const root = mkdtempSync(join(tmpdir(), "unread-files-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = [
    "README.md",
    "catalog.yaml",
    "feeder.openapi.yaml",
    "indexer.openapi.yml",
    "feeder/shared.openapi.yaml",
    "feeder/forgotten.openapi.yaml",
    "rpc/net.openrpc.yaml",
    "rpc/eth.openrpc.json",
    "grpc/buf.yaml",
    "grpc/geyser/geyser.proto",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(root, "specs", file)), { recursive: true });
    writeFileSync(join(root, "specs", file), "");
  }
  const found = unreadFiles(root, new Set(["specs/feeder/shared.openapi.yaml"]));
  expect(found.map(({ file, what }) => `${file}: ${what}`).toSorted()).toEqual([
    "specs/feeder/forgotten.openapi.yaml: no loader reads the file",
    "specs/indexer.openapi.yml: no loader reads the file",
    "specs/rpc/eth.openrpc.json: no loader reads the file",
  ]);
});
