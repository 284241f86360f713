import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createBitcoinVerifier, type BitcoinNetwork } from "../../src/bitcoin/index.ts";
import { ByteReader, ByteWriter, hash256, showHash } from "../../src/bitcoin/bytes.ts";
import {
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  type HashedTransaction,
} from "../../src/bitcoin/transactions.ts";
import type { Consistent, ReadFunction, Verdict } from "../../src/index.ts";

type Fields = Readonly<Record<string, unknown>>;

const { blocks } = JSON.parse(
  readFileSync(new URL("../fixtures/bitcoin-testnet.json", import.meta.url), "utf8"),
) as { readonly blocks: readonly { readonly hash: string; readonly hex: string }[] };

function decodeBlock(hex: string): readonly HashedTransaction[] {
  const reader = new ByteReader(hexToBytes(hex), "hex");
  reader.take(80);
  return reader.list(() => hashTransaction(decodeTransaction(reader)));
}

/** The block as a node returns it with its transactions. */
function toFields(hash: string, hex: string): Fields & { readonly tx: readonly Fields[] } {
  const reader = new ByteReader(hexToBytes(hex), "hex");
  const version = reader.uint32() | 0;
  const previousblockhash = showHash(reader.take(32));
  const merkleroot = showHash(reader.take(32));
  const time = reader.uint32();
  const bits = reader.uint32().toString(16).padStart(8, "0");
  const header = { hash, version, previousblockhash, merkleroot, time, bits, nonce: reader.uint32() };
  return { ...header, tx: decodeBlock(hex).map(toTransactionFields) };
}

function toInputFields({ hash, index, script, sequence, witness }: Input): Fields {
  const txinwitness = witness.length > 0 ? witness.map((item) => bytesToHex(item)) : undefined;
  const hex = bytesToHex(script);
  if (index === 0xffff_ffff) return { coinbase: hex, sequence, txinwitness };
  return { txid: showHash(hash), vout: index, scriptSig: { hex }, sequence, txinwitness };
}

type Input = HashedTransaction["transaction"]["inputs"][number];

/** Copies an object with other values. */
function changed(fields: Fields, others: Fields): Fields {
  return { ...fields, ...others };
}

function toTransactionFields({ transaction, id, hash }: HashedTransaction): Fields {
  const { version, lockTime, inputs, outputs } = transaction;
  return {
    txid: showHash(id),
    hash: showHash(hash),
    version,
    locktime: lockTime,
    vin: inputs.map(toInputFields),
    vout: outputs.map(({ value, script }, n) => ({
      value: Number(value) / 1e8,
      n,
      scriptPubKey: { hex: bytesToHex(script) },
    })),
  };
}

/** The first block with such a transaction. */
function findBlock(test: (one: HashedTransaction, index: number) => boolean): (typeof blocks)[number] {
  const found = blocks.find(({ hex }) => decodeBlock(hex).some((one, index) => test(one, index)));
  if (!found) throw new Error("no such block is recorded");
  return found;
}

const many = findBlock((_, index) => index === 3);
const withWitness = findBlock(({ id, hash }) => showHash(id) !== showHash(hash));
const block = toFields(many.hash, many.hex);
const ids = block.tx.map(({ txid }) => String(txid));
const raws = new Map(
  blocks.flatMap(({ hex }) =>
    decodeBlock(hex).map(({ id, transaction }) => [
      showHash(id),
      bytesToHex(encodeTransaction(transaction, true)),
    ]),
  ),
);
const read: ReadFunction = ({ method, params: [id] }) =>
  method === "getrawtransaction" && raws.has(String(id))
    ? Promise.resolve(raws.get(String(id)))
    : Promise.reject(new Error("not found"));
const verifier = createBitcoinVerifier({ network: "bitcoin-testnet", read });
const check = (method: string, params: readonly unknown[], result: unknown): Promise<Verdict> =>
  verifier.check({ method, params, result });
const invalid = (context: Fields): Fields => ({ code: "DATA_INVALID", context });

describe("numbers", () => {
  it.each(["time", "nonce", "version"])("of a header have 32 bits: %s", async (name) => {
    const { tx: _, ...header } = block;
    expect(await check("getblockheader", [many.hash], header)).toMatchObject({ verdict: "consistent" });
    for (const lie of [Number(header[name]) + 2 ** 32, Number(header[name]) - 2 ** 33, 0.5])
      await expect(check("getblockheader", [many.hash], { ...header, [name]: lie })).rejects.toMatchObject(
        invalid({ check: "form", path: `result.${name}` }),
      );
  });

  it("of a transaction have 32 bits, and amounts 64", async () => {
    const [, transaction = {}] = block.tx;
    const { txid, vin, vout } = transaction as { txid: string; vin: Fields[]; vout: Fields[] };
    expect(await check("getrawtransaction", [txid, true], transaction)).toMatchObject({
      verdict: "consistent",
    });
    const satoshis = BigInt(Math.round(Number(vout[0]?.["value"]) * 1e8)) + 2n ** 64n;
    const value = `${satoshis / 100_000_000n}.${String(satoshis % 100_000_000n).padStart(8, "0")}`;
    for (const lie of [
      { version: Number(transaction["version"]) + 2 ** 32 },
      { locktime: Number(transaction["locktime"]) + 2 ** 32 },
      { vin: vin.map((one) => changed(one, { sequence: Number(one["sequence"]) + 2 ** 32 })) },
      { vin: vin.map((one) => changed(one, { vout: Number(one["vout"]) + 2 ** 32 })) },
      { vout: vout.map((one, index) => (index === 0 ? changed(one, { value }) : one)) },
    ])
      await expect(
        check("getrawtransaction", [txid, true], { ...transaction, ...lie }),
      ).rejects.toMatchObject({ code: "DATA_INVALID" });
  });
});

const list = (tx: readonly unknown[], by = verifier): Promise<Verdict> =>
  by.check({ method: "getblock", params: [many.hash, 1], result: { ...block, tx, nTx: tx.length } });

/** The hashes of the level above. */
function pairUp(below: readonly string[]): string[] {
  const hashes = below.map((id) => hexToBytes(id).toReversed());
  return Array.from({ length: Math.ceil(hashes.length / 2) }, (_, index) => {
    const [left, right = left] = hashes.slice(2 * index, 2 * index + 2);
    return showHash(hash256(concatBytes(left as Uint8Array, right as Uint8Array)));
  });
}

const size = (length: number): string => length.toString(16).padStart(2, "0");

/** Proves all hashes of a level of the tree, as if they were ids. */
function prove(hashes: readonly string[]): string {
  let nodes = 1;
  for (let width = hashes.length; width > 1; width = Math.ceil(width / 2)) nodes += width;
  const flags = "ff".repeat(Math.ceil(nodes / 8));
  const all = hashes.map((id) => bytesToHex(hexToBytes(id).toReversed())).join("");
  const parts = [`${size(hashes.length)}000000`, size(hashes.length), all, size(flags.length / 2), flags];
  return many.hex.slice(0, 160) + parts.join("");
}

const readBlock: ReadFunction = (call) =>
  call.method === "getblock" ? Promise.resolve({ ...block, tx: ids }) : read(call);
const byBlock = createBitcoinVerifier({ network: "bitcoin-testnet", read: readBlock });

function checkProof(ofIds: readonly string[]): Promise<Verdict> {
  return byBlock.check({ method: "gettxoutproof", params: [ofIds, many.hash], result: prove(ofIds) });
}

it("a proof is of transactions, and not of hashes of them", async () => {
  expect(await checkProof(ids)).toMatchObject({ verdict: "consistent", reads: 2 });
  const lie = invalid({ check: "transactions-root", path: "result" });
  await expect(checkProof(pairUp(ids))).rejects.toMatchObject(lie);
});

describe("a list of ids", () => {
  it("is complete", async () => {
    expect(await list(ids)).toMatchObject({ verdict: "consistent", reads: 1 });
  });

  it("is of transactions, and not of hashes of them", async () => {
    // A node that has another transaction for that, too.
    const lying = createBitcoinVerifier({
      network: "bitcoin-testnet",
      read: () => Promise.resolve(raws.get(ids[0] ?? "")),
    });
    for (const lie of [[block["merkleroot"]], pairUp(ids)]) {
      expect(await list(lie)).toMatchObject({ verdict: "unverifiable", reason: "read-failed" });
      await expect(list(lie, lying)).rejects.toMatchObject({ code: "DATA_INVALID" });
    }
  });
});

const stripped = (vin: unknown): readonly Fields[] =>
  (vin as readonly Fields[]).map((one) => changed(one, { txinwitness: undefined }));

describe("witnesses", () => {
  const segwit = toFields(withWitness.hash, withWitness.hex);
  const signed = segwit.tx.find(({ vin }, index) => index > 0 && JSON.stringify(vin).includes("txinwitness"));

  it("that no block commits to are not covered", async () => {
    const { txid } = signed as { txid: string };
    expect(await check("getrawtransaction", [txid, true], signed)).toMatchObject({
      uncovered: ["txinwitness", "hash"],
    });
    expect(await check("getrawtransaction", [txid], raws.get(txid))).toMatchObject({
      uncovered: ["txinwitness"],
    });
    const lie = { ...signed, hash: undefined, vin: stripped(signed?.["vin"]) };
    const verdict = await check("getrawtransaction", [txid, true], lie);
    expect(verdict).toMatchObject({ uncovered: ["txinwitness"] });
  });

  it("are not covered if a block lacks all that it commits to", async () => {
    const whole = await check("getblock", [withWitness.hash, 2], segwit);
    expect(whole).toMatchObject({ uncovered: [] });
    const tx = segwit.tx.map((one) => changed(one, { hash: undefined, vin: stripped(one["vin"]) }));
    const verdict = await check("getblock", [withWitness.hash, 2], { ...segwit, tx });
    expect((verdict as Consistent).uncovered).toContain("txinwitness");
  });
});

it("a first input that spends nothing has no other fields", async () => {
  const [first = {}] = block.tx;
  const vin = [{ ...(first["vin"] as Fields[])[0], txid: "11".repeat(32), vout: 3 }];
  const verdict = await check("getblock", [many.hash, 2], {
    ...block,
    tx: [{ ...first, vin }, ...block.tx.slice(1)],
  });
  expect(verdict).toMatchObject({ uncovered: ["txid", "vout"] });
});

it("an encoded transaction has one encoding", async () => {
  const [, id = ""] = ids;
  const hex = raws.get(id) ?? "";
  expect(await check("getrawtransaction", [id], hex)).toMatchObject({ verdict: "consistent" });
  const marker = hex.slice(8, 12) === "0001" ? 12 : 8;
  const count = hex.slice(marker, marker + 2);
  const longer = `${hex.slice(0, marker)}fd${count}00${hex.slice(marker + 2)}`;
  await expect(check("getrawtransaction", [id], longer)).rejects.toMatchObject(invalid({ check: "form" }));
  const plain = bytesToHex(
    encodeTransaction((decodeBlock(many.hex)[1] as HashedTransaction).transaction, false),
  );
  const inputs = Number.parseInt(plain.slice(8, 10), 16);
  const marked = `${plain.slice(0, 8)}0001${plain.slice(8, -8)}${"00".repeat(inputs)}${plain.slice(-8)}`;
  await expect(check("getrawtransaction", [id], marked)).rejects.toMatchObject(invalid({ check: "form" }));
});

it("a block of before BIP 34 does not state a height", async () => {
  // As block 176,684 of Bitcoin, which begins like block 490,897.
  const network: BitcoinNetwork = {
    name: "own",
    genesis: "00".repeat(32),
    work: "sha256",
    easiestBits: "207fffff",
    heightsFrom: 1,
  };
  const coinbase = hashTransaction({
    version: 1,
    inputs: [
      {
        hash: new Uint8Array(32),
        index: 0xffff_ffff,
        script: Uint8Array.of(1, 90),
        sequence: 0,
        witness: [],
      },
    ],
    outputs: [],
    lockTime: 0,
  });
  const mine = (version: number): Fields => {
    for (let nonce = 0; ; nonce += 1) {
      const bytes = concatBytes(
        new ByteWriter().uint32(version).bytes(new Uint8Array(32)).bytes(coinbase.id).end(),
        new ByteWriter().uint32(7).uint32(0x207fffff).uint32(nonce).end(),
      );
      const hash = showHash(hash256(bytes));
      if (!/^[0-7]/.test(hash)) continue;
      const header = { hash, version, merkleroot: showHash(coinbase.id), time: 7, bits: "207fffff", nonce };
      return { ...header, tx: [showHash(coinbase.id)] };
    }
  };
  const hashAt = async (version: number): Promise<Verdict> => {
    const mined = mine(version);
    const own = createBitcoinVerifier({
      network,
      read: ({ method }) =>
        Promise.resolve(
          method === "getblock" ? mined : bytesToHex(encodeTransaction(coinbase.transaction, true)),
        ),
    });
    const full = { ...mined, height: 90, tx: [toTransactionFields(coinbase)] };
    const params = [mined["hash"], 2];
    await own.check({ method: "getblock", params, result: full }).catch((error: unknown) => {
      expect([version, error]).toMatchObject([1, invalid({ check: "position" })]);
    });
    return own.check({ method: "getblockhash", params: [90], result: mined["hash"] });
  };
  expect(await hashAt(2)).toMatchObject({ verdict: "consistent" });
  await expect(hashAt(1)).rejects.toMatchObject(invalid({ check: "position" }));
});
