import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import {
  acceptedText,
  transactionHash,
  transactionId,
} from "../../src/filters/broadcast/accepted-transaction.ts";

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(/\s/g, ""), "hex");

/** Source: BIP-143, the native P2WPKH example, signed. */
const withWitness = `01000000 0001 02
  fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f 00000000
  49 4830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01
  eeffffff
  ef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a 01000000 00 ffffffff
  02 202cb20600000000 1976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac
  9093510d00000000 1976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac
  00 02
  47304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee01
  21025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee6357
  11000000`;

/** Source: the genesis block's transaction, as each node has it. */
const genesis = `01000000 01
  0000000000000000000000000000000000000000000000000000000000000000 ffffffff
  4d 04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73
  ffffffff
  01 00f2052a01000000 43
  4104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5f ac
  00000000`;

const genesisId = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";

describe("transactionId", () => {
  it("hashes a transaction without a witness", () => {
    expect(transactionId(bytes(genesis))).toBe(genesisId);
  });

  it("omits the witness, and whatever else follows the outputs", () => {
    const found = transactionId(bytes(withWitness));
    const stripped = bytes(withWitness.replace("0001 02", "02").replace(/00 02\s+47[^]*(?=11000000)/, ""));
    expect(found).toBe(transactionId(stripped));
    expect(found).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    ["nothing", ""],
    ["a version alone", "01000000"],
    ["no inputs", "01000000 00 00 00000000"],
    ["a cut transaction", genesis.slice(0, -12)],
    ["bytes at the end", `${genesis} 00`],
    ["a length beyond the end", "01000000 01 ffffffffffffffffff"],
    ["very many inputs", `01000000 fe ffffffff ${"00".repeat(100)}`],
  ])("knows no id of %s", (_, hex) => {
    expect(transactionId(bytes(hex))).toBeUndefined();
  });
});

const call = (params: unknown) => ({
  id: '"a"',
  method: "sendrawtransaction",
  params: JSON.stringify(params),
  facts: {
    name: "sendrawtransaction",
    idempotency: "write",
    broadcast: { index: 0, name: "hexstring", hash: "txid" },
  } as const,
});

describe("a call that sends a transaction of Bitcoin's kind", () => {
  const hex = genesis.replaceAll(/\s/g, "");

  it("has the transaction's id as its result", () => {
    expect(transactionHash(call([hex]))).toBe(`"${genesisId}"`);
    expect(transactionHash(call({ hexstring: hex.toUpperCase() }))).toBe(`"${genesisId}"`);
    expect(acceptedText(call([hex, 0]))).toBe(`{"jsonrpc":"2.0","id":"a","result":"${genesisId}"}`);
  });

  it.each([[["zz"]], [[`0x${hex}`]], [[1]], [[]], [[hex.slice(1)]]])("has none for %j", (params) => {
    expect(transactionHash(call(params))).toBeUndefined();
  });
});

const solanaCall = (transaction: Buffer) => ({
  ...call([transaction.toString("base64"), { encoding: "base64" }]),
  facts: { ...call([]).facts, broadcast: { index: 0, name: "transaction", hash: "signature" } as const },
});

describe("a call that sends a transaction of Solana", () => {
  const signature = Buffer.alloc(64, 5);
  const message = Buffer.alloc(60, 1);
  it.each([
    ["legacy or 0", Buffer.concat([Buffer.of(2), signature, Buffer.alloc(64, 6), message])],
    ["1", Buffer.concat([Buffer.of(129, 2), message, signature, Buffer.alloc(64, 6)])],
  ])("has the first signature as its result, of version %s", (_, transaction) => {
    expect(transactionHash(solanaCall(transaction))).toBe(`"${base58.encode(signature)}"`);
  });

  it.each([[[]], [[0]], [[1, 2]], [[129]], [[129, 0]], [[129, 2, ...signature, 1]]])(
    "has none for %j",
    (malformed) => {
      expect(transactionHash(solanaCall(Buffer.from(malformed)))).toBeUndefined();
    },
  );
});
