import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { emitGrpcDocs } from "../../../src/emit/grpc/generate-grpc.ts";
import { readCatalog } from "../../../src/load/catalog/read-catalog.ts";
import { grpcPackages } from "../../../src/model/index.ts";
import { generateFrom } from "./module.ts";

const root = resolve(import.meta.dirname, "../../../../../..");

const packages = grpcPackages(readCatalog(root));
const whole = await generateFrom(join(root, "specs/grpc"), packages);

function byPath(a: readonly [string, string], b: readonly [string, string]): number {
  return a[0] < b[0] ? -1 : 1;
}

describe("generateGrpc of all specs", () => {
  it("writes the committed files, byte for byte, each time", async () => {
    const first = whole.files;
    const second = (await generateFrom(join(root, "specs/grpc"), packages)).files;
    expect([...second]).toEqual([...first]);
    const generated = join(root, "packages/grpc/src/generated");
    const entries = readdirSync(generated, { recursive: true, withFileTypes: true });
    const committed = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(generated, path), readFileSync(path, "utf8")] as const);
    expect(committed.toSorted(byPath)).toEqual([...first].toSorted(byPath));
  });

  it("finds the services in the interface's description", () => {
    const counts = whole.specs.map(({ name, sections, operations }) => [
      name,
      sections.map((service) => {
        const methods = operations.filter(({ section }) => section === service.name);
        return `${service.name} ${methods.length}`;
      }),
    ]);
    expect(counts).toEqual([
      ["geyser", ["Geyser 9"]],
      [
        "sui",
        [
          "LedgerService 10",
          "MovePackageService 4",
          "NameService 2",
          "SignatureVerificationService 1",
          "StateService 5",
          "SubscriptionService 3",
          "TransactionExecutionService 2",
        ],
      ],
      [
        "tron",
        ["Database 4", "Monitor 1", "Wallet 147", "WalletExtension 4", "WalletSolidity 47", "TronZksnark 1"],
      ],
    ]);
  });
});

describe("emitGrpcDocs", () => {
  const { pages, index } = emitGrpcDocs(whole.specs);

  it("contains a row for each call", () => {
    const all = [...pages.values()].join("\n");
    expect(all).toMatch(
      /^\| `wallet\.broadcastTransaction` +\| promise +\| write +\| Broadcasts a signed transaction\. +\|$/m,
    );
    expect(all.match(/^\| `/gm)?.length).toBe(240);
  });

  it("returns the committed table", () => {
    expect(readFileSync(join(root, "packages/grpc/README.md"), "utf8")).toContain(index);
  });
});
