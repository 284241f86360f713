import { createGateway, type Gateway } from "@node-access/gateway";
import { createTezosClient, nodeErrors, type TezosClient, urlToken } from "@node-access/tezos";
import { monitorHeads, monitorMempool } from "@node-access/tezos/monitor";
import { type ForgeParams, LocalForger } from "@taquito/local-forging";
import { InMemorySigner } from "@taquito/signer";
import { TezosOperationError, TezosToolkit } from "@taquito/taquito";
import { b58Encode, PrefixV2 } from "@taquito/utils";
import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Flextesa's accounts, whose keys are public. */
const alice = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";
const aliceKey = "edsk3QoqBuvdamxouPhin7swCvkQNgq4jP5KZPbwWNnwdZpSpJiEbq";
const bob = "tz1aSkwEot3L2kmUvcoxzjMomb9mvBNuzFK6";
const bobKey = "edsk3RFfvaFaxbHx8BMtEW1rKQcPtDML3LXjNqMNLCzC3wLC1bWbAt";
const token = "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD";
/** Mutez of a tez. */
const tez = 1_000_000n;

let gateway: Gateway;
let url: string;
let client: TezosClient;

beforeAll(async () => {
  gateway = await createGateway({
    networks: { "tezos-mainnet": { tezos: "simulator" } },
    limits: { shutdown: 100 },
  });
  const key = gateway.credentials?.nodes["tezos"]?.key ?? "";
  url = `${gateway.url}/${key}`;
  client = createTezosClient({ endpoint: gateway.url, credential: urlToken(key) });
});

afterAll(async () => {
  await client.close();
  await gateway.close();
});

async function toolkit(secretKey: string): Promise<TezosToolkit> {
  const tezos = new TezosToolkit(url);
  tezos.setProvider({
    signer: await InMemorySigner.fromSecretKey(secretKey),
    config: { confirmationPollingTimeoutSecond: 30, defaultConfirmationCount: 1 },
  });
  return tezos;
}

/** Waits until the chain has a new block, which has included what was sent. */
async function nextBlock(): Promise<void> {
  let heads = 0;
  for await (const _ of monitorHeads({ endpoint: url })) if (++heads === 2) return;
}

/** Forges and signs a transfer from bob, with our client. */
async function signed(amount: bigint, counterOffset = 1n): Promise<string> {
  const { hash: branch } = await client.getBlockHeader("main", "head");
  const counter = BigInt(await client.getCounter("main", "head", bob)) + counterOffset;
  const contents = [
    {
      kind: "transaction" as const,
      source: bob,
      fee: "1000" as const,
      counter: `${counter}` as const,
      gas_limit: "2000" as const,
      storage_limit: "300" as const,
      amount: `${amount}` as const,
      destination: alice,
    },
  ];
  const bytes = await client.forgeOperations("main", "head", { branch, contents });
  const signer = await InMemorySigner.fromSecretKey(bobKey);
  const { sbytes } = await signer.sign(bytes, new Uint8Array([3]));
  return sbytes;
}

/** @returns the rejection's errors. */
async function rejected(work: Promise<unknown>): Promise<readonly string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return nodeErrors(error).map(({ id }) => id.replace(/^proto\.[^.]+\./, ""));
}

describe("taquito over the gateway", () => {
  it("sends tez, which the next blocks have", async () => {
    const tezos = await toolkit(aliceKey);
    const before = BigInt(await client.getBalance("main", "head", bob));
    const operation = await tezos.contract.transfer({ to: bob, amount: 5 });
    await operation.confirmation(1);
    expect(operation.status).toBe("applied");
    const level = operation.includedInBlock;
    const balanceAt = async (block: string): Promise<bigint> =>
      BigInt(await client.getBalance("main", block, bob));
    expect(await balanceAt(String(level))).toBe(before + 5n * tez);
    expect(await balanceAt(String(level - 1))).toBe(before);
    const hashes = await client.getOperationHashes("main", String(level));
    expect(hashes[3]).toContain(operation.hash);
  });

  it.each([
    ["Ed25519", PrefixV2.Ed25519Seed],
    ["secp256k1", PrefixV2.Secp256k1SecretKey],
    ["P-256", PrefixV2.P256SecretKey],
  ] as const)("reveals and uses a new account with a key of %s", async (_, prefix) => {
    const secretKey = b58Encode(randomBytes(32), prefix);
    const own = await toolkit(secretKey);
    const address = await own.signer.publicKeyHash();
    const funding = await (await toolkit(aliceKey)).contract.transfer({ to: address, amount: 2 });
    await funding.confirmation(1);
    const operation = await own.contract.transfer({ to: bob, amount: 1 });
    await operation.confirmation(1);
    expect(operation.status).toBe("applied");
    expect(await client.getManagerKey("main", "head", address)).toBe(await own.signer.publicKey());
  });

  it("reads and calls the token's contract", async () => {
    const tezos = await toolkit(aliceKey);
    const contract = await tezos.contract.at(token);
    const readTokens = async (holder: string): Promise<number> => {
      const { ledger } = await contract.storage<{ ledger: { get(key: string): Promise<unknown> } }>();
      return Number(await ledger.get(holder));
    };
    const [own, others] = [await readTokens(alice), await readTokens(bob)];
    const transfer = contract.methodsObject["transfer"];
    const operation = await transfer?.({ from: alice, to: bob, value: 7 }).send();
    await operation?.confirmation(1);
    expect([await readTokens(alice), await readTokens(bob)]).toEqual([own - 7, others + 7]);
    const failure: unknown = await transfer?.({ from: bob, to: alice, value: 7 })
      .send()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TezosOperationError);
    expect((failure as TezosOperationError).message).toBe("NotSender");
  });
});

describe("our client, and taquito's signer", () => {
  it("injects an operation once, however often it is sent, and a monitor shows it", async () => {
    const sent: string[] = [];
    let [bytes, counter] = ["", ""];
    for await (const event of monitorMempool({ endpoint: url })) {
      // The stream has just been opened, with a new head: the operation arrives while it is open.
      if (event.event === "head") {
        counter = await client.getCounter("main", "head", bob);
        bytes = await signed(1n);
        sent.push(await client.injectOperation(bytes));
      }
      if (event.event === "operation" && event.operation.hash === sent.at(-1)) break;
    }
    const hash = sent.at(-1);
    expect(await client.injectOperation(bytes)).toBe(hash);
    await nextBlock();
    expect(await client.injectOperation(bytes)).toBe(hash);
    expect(BigInt(await client.getCounter("main", "head", bob))).toBe(BigInt(counter) + 1n);
  });

  it("shows the reason for which an operation is rejected", async () => {
    expect(await rejected(client.injectOperation("00".repeat(10)))).toEqual(["failure"]);
    const inject = async (amount: bigint, counterOffset?: bigint): Promise<string> =>
      client.injectOperation(await signed(amount, counterOffset));
    expect(await rejected(inject(1n, 0n))).toEqual(["contract.counter_in_the_past"]);
    expect(await rejected(inject(1n, 9n))).toEqual(["contract.counter_in_the_future"]);
    const forged = (await signed(1n)).replace(/.{8}$/, "00000000");
    expect(await rejected(client.injectOperation(forged))).toEqual(["operation.invalid_signature"]);
    // A block that comes between the two has the first, and the second is valid: then once more.
    let conflict: readonly string[] = [];
    for (let turn = 0; turn < 5 && conflict.length === 0; turn++) {
      await nextBlock();
      const [first, second] = [await signed(1n), await signed(2n, 2n)];
      await client.injectOperation(first);
      conflict = await rejected(client.injectOperation(second));
    }
    expect(conflict).toEqual(["prevalidation.operation_conflict"]);
  });

  it("follows heads that build on each other, and finds what they contain", async () => {
    const levels: number[] = [];
    let last = "";
    for await (const event of monitorHeads({ endpoint: url })) {
      if (event.event !== "head") throw new Error("a head is missing");
      const { hash, level, predecessor } = event.head;
      if (last !== "") expect(predecessor).toBe(last);
      last = hash;
      levels.push(level);
      expect(await client.getBlockHash("main", String(level))).toBe(hash);
      expect((await client.getBlockHeader("main", hash)).level).toBe(level);
      if (levels.length === 3) break;
    }
    expect(levels).toEqual([0, 1, 2].map((index) => (levels[0] ?? 0) + index));
  });
});

/** Base58 texts of random bytes. */
function texts(prefix: PrefixV2, length: number): fc.Arbitrary<string> {
  const bytes = fc.uint8Array({ minLength: length, maxLength: length });
  return bytes.map((content) => b58Encode(content, prefix));
}

describe("the simulator's encoding of operations", () => {
  const naturals = fc.bigInt({ min: 0n, max: 2n ** 70n }).map(String);
  const address = fc.oneof(
    texts(PrefixV2.Ed25519PublicKeyHash, 20),
    texts(PrefixV2.Secp256k1PublicKeyHash, 20),
    texts(PrefixV2.P256PublicKeyHash, 20),
  );
  const common = fc.record({
    source: address,
    fee: naturals,
    counter: naturals,
    gas_limit: naturals,
    storage_limit: naturals,
  });
  const { data: micheline } = fc.letrec<{ data: object }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map((int) => ({ int: String(int) })),
      fc.string({ unit: fc.constantFrom("a", "Z", "0", " ") }).map((string) => ({ string })),
      fc.uint8Array().map((bytes) => ({ bytes: Buffer.from(bytes).toString("hex") })),
      fc.constantFrom("Unit", "True", "None").map((prim) => ({ prim })),
      fc.record({ prim: fc.constantFrom("Left", "Some"), args: fc.tuple(tie("data")) }),
      fc.record({ prim: fc.constantFrom("Pair", "Elt"), args: fc.tuple(tie("data"), tie("data")) }),
      fc.record({ prim: fc.constant("Pair"), args: fc.array(tie("data"), { minLength: 3, maxLength: 4 }) }),
      fc.array(tie("data")),
    ),
  }));
  const parameters = fc.record({
    entrypoint: fc.constantFrom("default", "transfer", "root", "stake", "set_delegate"),
    value: micheline,
  });
  const ofKind = (kind: string, own: object): fc.Arbitrary<object> =>
    fc.tuple(common, fc.record(own)).map(([shared, more]) => Object.assign({ kind }, shared, more));
  const content = fc.oneof(
    ofKind("transaction", {
      amount: naturals,
      destination: fc.oneof(address, texts(PrefixV2.ContractHash, 20)),
      parameters,
    }),
    ofKind("delegation", { delegate: address }),
    ofKind("reveal", { public_key: texts(PrefixV2.Ed25519PublicKey, 32) }),
  );

  it("is that of taquito, and reads what it has written", async () => {
    const forger = new LocalForger();
    const operation = fc.record({
      branch: texts(PrefixV2.BlockHash, 32),
      contents: fc.array(content, { minLength: 1, maxLength: 3 }),
    });
    const runs = process.env["NIGHTLY"] ? 500 : 25;
    const check = async (one: { branch: string; contents: object[] }): Promise<void> => {
      const bytes = await client.forgeOperations("main", "head", one as never);
      expect(bytes).toBe(await forger.forge(one as ForgeParams));
      const data = `${bytes.slice(64)}${"00".repeat(64)}`;
      const encoded = { operations: [{ branch: one.branch, data }] };
      const [read] = await client.parseOperations("main", "head", encoded);
      expect(read?.branch).toBe(one.branch);
      const again = await client.forgeOperations("main", "head", read as never);
      expect(again).toBe(bytes);
    };
    await fc.assert(fc.asyncProperty(operation, check), { numRuns: runs });
  });
});
