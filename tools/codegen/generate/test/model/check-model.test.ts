import { readFileSync } from "node:fs";
import { join } from "node:path";
import { grpcPackages } from "../../src/model/index.ts";
import { beforeAll, expect, it } from "vitest";
import { checkCatalog } from "../../src/load/catalog/index.ts";
import { checkModel } from "../../src/load/check-model.ts";
import { startBuild } from "@node-access/generate/proto";
import { loadProtos } from "../../src/load/proto/index.ts";
import { SpecFile } from "../../src/spec-file/index.ts";
import { root, specs } from "../loaded.ts";

const text = readFileSync(join(root, "specs/catalog.yaml"), "utf8");

/** Checks the repository's specs with one text of the catalog replaced. */
async function check(was: string, is: string): Promise<void> {
  const catalogFile = new SpecFile("catalog.yaml", text.replaceAll(was, is));
  expect(text).toContain(was);
  const catalog = checkCatalog(catalogFile);
  const image = await startBuild(join(root, "specs/grpc"));
  const grpc = Object.fromEntries(loadProtos(image, grpcPackages(catalog), "specs/grpc"));
  const { specs: rest } = await specs.rest();
  checkModel({ catalog, catalogFile, rest, rpc: specs.rpc().spec, grpc });
}

beforeAll(() => check("eth_chainId", "eth_chainId"), 60_000);

it("accepts the real specs", async () => {
  await expect(check("eth_chainId", "eth_chainId")).resolves.toBeUndefined();
});

it.each([
  [
    // Of Ethereum's family: the row of another one has more behind it.
    "chainIdMethod: eth_chainId\n",
    "chainIdMethod: eth_chainID\n",
    /^catalog\.yaml:\d+:5: eth_chainID is not a method of specs\/rpc\/ethereum\.openrpc\.yaml; name a method of this family$/,
  ],
  [
    "path: /eth/v1/beacon/genesis",
    "path: /eth/v1/beacon/state",
    /^catalog\.yaml:\d+:\d+: beacon has no GET \/eth\/v1\/beacon\/state; name the path of an operation$/,
  ],
  [
    "feeder",
    "indexer",
    /^catalog\.yaml:\d+:3: no REST API and no operation is named indexer; write specs\/indexer\.openapi\.yaml, or/,
  ],
  [
    "surfaces:\n",
    "surfaces:\n  index: { title: Index, credentials: [basic], source: a test }\n",
    /^catalog\.yaml:\d+:3: no call accepts the credentials of index; name it in the x-surface of a spec/,
  ],
  [
    "pointer: /data/genesis_validators_root",
    "pointer: /data/genesis_root",
    /^catalog\.yaml:\d+:\d+: \/data\/genesis_root does not exist in the response of \/eth\/v1\/beacon\/genesis;/,
  ],
  [
    "rpcPath: /evm",
    "rpcPath: /info",
    /^catalog\.yaml:\d+:5: \/info is the path of a REST operation; correct one of them$/,
  ],
  [
    "grpcPackage: geyser",
    "grpcPackage: geysir",
    /^catalog\.yaml:\d+:5: no service is in the package geysir; correct its name$/,
  ],
  [
    "LedgerService/GetServiceInfo",
    "LedgerService/ServiceInfo",
    /^catalog\.yaml:\d+:17: there is no call sui\.rpc\.v2\.LedgerService\/ServiceInfo; write it package/,
  ],
  [
    "field: chain_id",
    "field: chainId",
    /^catalog\.yaml:\d+:\d+: the response of \S+ has no field chainId; use one of chain_id, chain, epoch/,
  ],
])("rejects %s as %s", async (was, is, message) => {
  await expect(check(was, is)).rejects.toThrow(message);
});
