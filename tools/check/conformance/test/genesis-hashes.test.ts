import { createHash } from "node:crypto";
import { join } from "node:path";
import { readCatalog } from "@node-access-tools/generate/catalog";
import { ChainIds } from "@taquito/taquito";
import { expect, it } from "vitest";

const { networks = {} } = readCatalog(join(import.meta.dirname, "../../../.."));

/** The first block's hash of transactions, time, target and nonce, as the chains' parameters have them. */
type Header = readonly [root: string, time: number, bits: number, nonce: number];

const bitcoin = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";
const testnet4 = "7aa0a7ae1e223414cb807e40cd57e667b718e42aaf9306db9102fe28912b7b4e";
const litecoin = "97ddfbbae6be97fd6cdf3e7ca13232a3afff2353e29badfab7f73011edd4ced9";
const dogecoin = "5b2a3f53f605d62c53e62932dac6925e3d74afa5a4b459745c36d42d0ed26a69";

const headers: Readonly<Record<string, Header>> = {
  "bitcoin-mainnet": [bitcoin, 1_231_006_505, 0x1d00ffff, 2_083_236_893],
  "bitcoin-testnet": [bitcoin, 1_296_688_602, 0x1d00ffff, 414_098_458],
  "bitcoin-testnet4": [testnet4, 1_714_777_860, 0x1d00ffff, 393_743_547],
  "bitcoin-signet": [bitcoin, 1_598_918_400, 0x1e0377ae, 52_613_770],
  "litecoin-mainnet": [litecoin, 1_317_972_665, 0x1e0ffff0, 2_084_524_493],
  "litecoin-testnet": [litecoin, 1_486_949_366, 0x1e0ffff0, 293_345],
  "dogecoin-mainnet": [dogecoin, 1_386_325_540, 0x1e0ffff0, 99_943],
  "dogecoin-testnet": [dogecoin, 1_391_503_289, 0x1e0ffff0, 997_879],
};

it("has the first header of each network of Bitcoin, Litecoin and Dogecoin", () => {
  const all = Object.entries(networks).filter(([, { protocol }]) =>
    ["bitcoin", "litecoin", "dogecoin"].includes(protocol),
  );
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(headers).toSorted());
});

it.each(Object.entries(headers))("gives %s the hash of its first header", (name, [root, ...numbers]) => {
  const header = Buffer.alloc(80);
  header.writeInt32LE(1);
  header.set(Buffer.from(root, "hex").toReversed(), 36);
  for (const [index, value] of numbers.entries()) header.writeUInt32LE(value, 68 + 4 * index);
  expect(networks[name]?.genesis).toBe(Buffer.from(sha256(sha256(header)).toReversed()).toString("hex"));
});

it.each([
  ["tezos-mainnet", ChainIds.MAINNET],
  ["tezos-shadownet", ChainIds.SHADOWNET],
  ["tezos-ghostnet", ChainIds.GHOSTNET],
])("gives %s the chain id that taquito has", (name, chainId) => {
  expect(networks[name]?.chainId).toBe(chainId);
});

it.each(["tron-mainnet", "tron-nile", "tron-shasta"])(
  "gives %s the chain id that ends the id of its first block",
  (name) => {
    const { genesis = "", chainId } = networks[name] ?? {};
    expect(Number.parseInt(genesis.slice(-8), 16)).toBe(chainId);
  },
);

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
