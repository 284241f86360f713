import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { grpcPackages } from "../../src/model/index.ts";
import { expect, it } from "vitest";
import { checkCatalog } from "../../src/load/catalog/read-catalog.ts";
import { checkModel } from "../../src/load/check-model.ts";
import { startBuild } from "@node-access/generate/proto";
import { restNames } from "../../src/targets.ts";
import { bundle, readSources } from "../../src/load/open-rpc/bundle.ts";
import { readDocument } from "../../src/load/open-rpc/read-document.ts";
import { loadProtos } from "../../src/load/proto/load-protos.ts";
import { readBundle } from "../../src/load/read-texts.ts";
import { SpecBundle, SpecFile } from "../../src/spec-file/index.ts";
import { root } from "../loaded.ts";

const text = readFileSync(join(root, "specs/catalog.yaml"), "utf8");
// What is wrong within a spec is for other tests: checking that takes most of the time of loading.
const real = checkCatalog(new SpecFile("catalog.yaml", text));
const rpc = readDocument(bundle(readSources(join(root, "specs/rpc"), "specs/rpc"), real));
const rest = new Map(
  await Promise.all(
    restNames(root).map(async (name) => {
      const bundled = await SpecBundle.read(root, `specs/${name}.openapi.yaml`);
      return [name, { spec: readBundle(bundled, name, real), bundle: bundled }] as const;
    }),
  ),
);
const image = await startBuild(join(root, "specs/grpc"));
const read = (packages: Readonly<Record<string, string>>) =>
  Object.fromEntries(loadProtos(image, packages, "specs/grpc"));
const protos = read(grpcPackages(real));

/** Checks the repository's specs with one text of the catalog replaced. */
function check(was: string, is: string): void {
  const catalogFile = new SpecFile("catalog.yaml", text.replaceAll(was, is));
  expect(text).toContain(was);
  const catalog = checkCatalog(catalogFile);
  const packages = grpcPackages(catalog);
  const grpc = isDeepStrictEqual(packages, grpcPackages(real)) ? protos : read(packages);
  checkModel({ catalog, catalogFile, rest, rpc, grpc });
}

it("accepts the real specs", () => {
  check("eth_chainId", "eth_chainId");
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
])("rejects %s as %s", (was, is, message) => {
  expect(() => check(was, is)).toThrow(message);
});
