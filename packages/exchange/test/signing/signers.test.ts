import { Secret } from "@node-access/auth";
import { createL1ActionHash, signL1Action, signUserSignedAction } from "@nktkas/hyperliquid/signing";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hashTypedData } from "../../src/signing/hash-typed-data.ts";
import {
  actionHash,
  type ActionSigner,
  actionTypedData,
  combineSignatures,
  privateKeySigner,
  typedDataSigner,
  type TypedRequest,
  walletSigner,
} from "../../src/signing/index.ts";
import { action, exchangeSigningOfUser, hex, l1Request, otherSdkWallet } from "./arbitraries.ts";
import { l1Vectors, PRIVATE_KEY, productionOrder, userVectors } from "./python-vectors.ts";

const signer = privateKeySigner(PRIVATE_KEY);

function word(text: string): string {
  return `0x${text.slice(2).padStart(64, "0")}`;
}

function whole([r, s, v]: readonly [string, string, 27 | 28]): object {
  return { r: word(r), s: word(s), v };
}

describe("actionHash", () => {
  it("matches production", () => {
    expect(actionHash(productionOrder)).toBe(productionOrder.hash);
  });

  it("matches another SDK for any action, nonce, vault and expiry", () => {
    fc.assert(
      fc.property(l1Request, (made) => {
        expect(actionHash(made)).toBe(createL1ActionHash(made));
      }),
    );
  });

  it("differs for another order of keys", () => {
    expect(actionHash({ action: { a: 1, b: 2 }, nonce: 0 })).not.toBe(
      actionHash({ action: { b: 2, a: 1 }, nonce: 0 }),
    );
  });

  it("names a value that cannot be hashed", () => {
    expect(() => actionHash({ action: { orders: [{ p: 1.5 }] }, nonce: 0 })).toThrow(
      /^action\.orders\[0\]\.p: expected .*fraction as a string.*received 1\.5$/,
    );
    expect(() => actionHash({ action: {}, nonce: -1 })).toThrow(/^nonce: expected milliseconds/);
    expect(() => actionHash({ action: {}, nonce: 1, vaultAddress: "0x12" })).toThrow(
      /^vaultAddress: expected 0x and 40/,
    );
  });
});

describe("privateKeySigner", () => {
  for (const { name, action: signed, vaultAddress, mainnet, testnet } of l1Vectors) {
    it(`signs ${name} like the venue's Python SDK`, async () => {
      const request = { action: signed, nonce: 0, vaultAddress, validate: false };
      expect((await signer.sign({ ...request, network: "mainnet" })).signature).toEqual(whole(mainnet));
      expect((await signer.sign({ ...request, network: "testnet" })).signature).toEqual(whole(testnet));
    });
  }

  for (const { name, action: signed, signature } of userVectors) {
    it(`signs the user-signed ${name} like the venue's Python SDK`, async () => {
      const made = await signer.sign({ action: signed, nonce: signed.time, network: "testnet" });
      expect(made.signature).toEqual(whole(signature));
    });
  }

  it("signs like another SDK, for any key and action", async () => {
    const key = hex(64).filter((text) => secp256k1.utils.isValidSecretKey(hexToBytes(text.slice(2))));
    await fc.assert(
      fc.asyncProperty(key, l1Request, fc.boolean(), async (privateKey, made, isTestnet) => {
        const wallet = otherSdkWallet(privateKey);
        const ours = await privateKeySigner(privateKey).sign({
          ...made,
          network: isTestnet ? "testnet" : "mainnet",
          validate: false,
        });
        expect(ours.signature).toEqual(await signL1Action({ ...made, wallet, isTestnet }));
      }),
      { numRuns: process.env["NIGHTLY"] ? 40 : 10 },
    );
  });

  it("signs user-signed actions like another SDK", async () => {
    await fc.assert(
      fc.asyncProperty(hex(40), fc.boolean(), fc.maxSafeNat(), async (user, enabled, nonce) => {
        const made = {
          type: "userDexAbstraction",
          signatureChainId: "0xa4b1",
          hyperliquidChain: "Mainnet",
          user,
          enabled,
          nonce,
        } as const;
        const signing = exchangeSigningOfUser;
        const types = { [signing.primaryType]: [...signing.types] };
        const theirs = await signUserSignedAction({
          wallet: otherSdkWallet(PRIVATE_KEY),
          action: made,
          types,
        });
        const ours = await signer.sign({ action: made, nonce, signing, network: "mainnet" });
        expect(ours.signature).toEqual(theirs);
      }),
      { numRuns: process.env["NIGHTLY"] ? 20 : 8 },
    );
  });

  it("creates signatures from which its address can be recovered", async () => {
    await fc.assert(
      fc.asyncProperty(action, fc.maxSafeNat(), async (made, nonce) => {
        const request: TypedRequest = { action: made, nonce, signing: { scheme: "l1" }, network: "mainnet" };
        const { r, s, v } = (await signer.sign({ ...request, validate: false })).signature;
        const bytes = hexToBytes(`${(v - 27).toString(16).padStart(2, "0")}${r.slice(2)}${s.slice(2)}`);
        const point = secp256k1.Signature.fromBytes(bytes, "recovered").recoverPublicKey(
          hashTypedData(actionTypedData(request)),
        );
        expect(`0x${bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(12))}`).toBe(
          signer.address,
        );
      }),
      { numRuns: process.env["NIGHTLY"] ? 20 : 8 },
    );
  });

  it("rejects an invalid key without showing it", () => {
    const wrong = [
      "",
      "0x12",
      `0x${"0".repeat(64)}`,
      `0x${"f".repeat(64)}`,
      PRIVATE_KEY.slice(2),
      `${PRIVATE_KEY}00`,
    ];
    for (const key of wrong) {
      expect(() => privateKeySigner(key)).toThrow(
        /^privateKey: expected 0x and 64 hex digits, a key of secp256k1, received a string that is none$/,
      );
    }
  });

  it("never shows the key", () => {
    const shown = inspect(privateKeySigner(new Secret(PRIVATE_KEY)), {
      depth: null,
      showHidden: true,
      getters: true,
    });
    expect(shown).not.toContain(PRIVATE_KEY.slice(2, 20));
    expect(JSON.stringify(privateKeySigner(PRIVATE_KEY))).toBe(`{"address":"${signer.address}"}`);
  });
});

describe("sign", () => {
  it("assigns a unique nonce to each concurrent request", async () => {
    const requests = Array.from({ length: 50 }, () =>
      signer.sign({ action: { type: "noop" }, network: "mainnet" }),
    );
    const nonces = (await Promise.all(requests)).map(({ nonce }) => nonce);
    expect(nonces).toEqual([...new Set(nonces)].toSorted((a, b) => a - b));
    expect(nonces[0]).toBeGreaterThan(Date.now() - 60_000);
  });

  it("completes a user-signed action in the spec's order", async () => {
    const given = {
      type: "userDexAbstraction",
      signatureChainId: undefined,
      hyperliquidChain: undefined,
      user: "0xABCDEFabcdef0000000000000000000000000001",
      enabled: true,
      nonce: undefined,
    };
    const made = await signer.sign({ action: given, nonce: 5, network: "testnet" });
    const user = "0xabcdefabcdef0000000000000000000000000001";
    expect(JSON.stringify(made.action)).toBe(
      `{"type":"userDexAbstraction","signatureChainId":"0x66eee","hyperliquidChain":"Testnet","user":"${user}","enabled":true,"nonce":5}`,
    );
    const same = {
      ...given,
      signatureChainId: "0x66eee",
      hyperliquidChain: "Testnet",
      user,
      nonce: 5,
    } as const;
    const { primaryType, types } = exchangeSigningOfUser;
    const wallet = otherSdkWallet(PRIVATE_KEY);
    expect(made.signature).toEqual(
      await signUserSignedAction({ wallet, action: same, types: { [primaryType]: [...types] } }),
    );
  });

  it("rejects fields that a user-signed action does not cover", async () => {
    const request = { action: { type: "userDexAbstraction" }, nonce: 5, network: "testnet" } as const;
    await expect(signer.sign({ ...request, expiresAfter: 9 })).rejects.toThrow(
      /^expiresAfter: expected nothing/,
    );
    await expect(signer.sign({ ...request, vaultAddress: signer.address })).rejects.toThrow(
      /^vaultAddress: expected nothing/,
    );
  });

  it("hashes and sends addresses in lower case", async () => {
    const upper = `0x${"AB".repeat(20)}` as const;
    const made = await signer.sign({
      action: { type: "vaultTransfer", vaultAddress: upper, isDeposit: true, usd: 1 },
      nonce: 1,
      vaultAddress: upper,
      network: "mainnet",
    });
    const lower = upper.toLowerCase();
    expect(made).toMatchObject({ action: { vaultAddress: lower }, vaultAddress: lower });
    expect(made).toEqual(
      await signer.sign({
        action: { isDeposit: true, usd: 1, vaultAddress: lower, type: "vaultTransfer" },
        nonce: 1,
        vaultAddress: upper,
        network: "mainnet",
      }),
    );
  });
});

describe("typedDataSigner", () => {
  it("returns the same signature with an account that signs typed data", async () => {
    const theirs = typedDataSigner(otherSdkWallet(PRIVATE_KEY));
    expect(theirs.address).toBe(signer.address);
    for (const { action: signed } of l1Vectors) {
      const request = { action: signed, nonce: 7, network: "mainnet", validate: false } as const;
      expect(await theirs.sign(request)).toEqual(await signer.sign(request));
    }
  });

  it("accepts v as 0 or 1, and rejects invalid signatures", async () => {
    const request = { action: { type: "noop" }, nonce: 7, network: "mainnet" } as const;
    const giving = (signature: string) =>
      typedDataSigner({ address: signer.address, signTypedData: async () => signature }).sign(request);
    const rs = `0x${"AB".repeat(64)}`;
    expect((await giving(`${rs}00`)).signature).toEqual({
      r: `0x${"ab".repeat(32)}`,
      s: `0x${"ab".repeat(32)}`,
      v: 27,
    });
    expect((await giving(`${rs}01`)).signature.v).toBe(28);
    await expect(giving(`${rs}02`)).rejects.toThrow(
      /^signTypedData: expected a signature of 65 bytes in hex, received a string of 132/,
    );
    expect(() => typedDataSigner({ address: "me", signTypedData: async () => "" })).toThrow(
      /^address: expected 0x and 40/,
    );
  });
});

describe("walletSigner", () => {
  it("calls eth_signTypedData_v4 and eth_chainId of the wallet", async () => {
    const account = otherSdkWallet(PRIVATE_KEY);
    const requested: string[] = [];
    const wallet = {
      async request({
        method,
        params = [],
      }: {
        method: string;
        params?: readonly unknown[];
      }): Promise<unknown> {
        requested.push(method);
        if (method === "eth_chainId") return "0xa4b1";
        const [address, json] = params as [string, string];
        expect(address).toBe(signer.address);
        const { types, ...rest } = JSON.parse(json);
        const { EIP712Domain, ...own } = types;
        expect(EIP712Domain).toHaveLength(4);
        return account.signTypedData({ ...rest, types: own });
      },
    };
    const theirs = walletSigner(wallet, signer.address.toUpperCase().replace("0X", "0x"));
    const request = {
      action: { type: "noop" },
      nonce: 7,
      network: "testnet",
    } as const;
    expect(await theirs.sign(request)).toEqual(await signer.sign(request));
    const onChain = await theirs.sign({
      action: { type: "userDexAbstraction", user: signer.address, enabled: true },
      network: "mainnet",
    });
    expect(onChain.action["signatureChainId"]).toBe("0xa4b1");
    expect(requested).toEqual(["eth_signTypedData_v4", "eth_chainId", "eth_signTypedData_v4"]);
  });

  it("writes bigints of a user-signed action as digits, which wallets accept", async () => {
    let message: unknown;
    const wallet = {
      async request({ params = [] }: { params?: readonly unknown[] }): Promise<unknown> {
        ({ message } = JSON.parse(String(params[1])));
        return `0x${"11".repeat(64)}1b`;
      },
    };
    const deposit = { type: "cDeposit", wei: 2n ** 60n, signatureChainId: "0x66eee" };
    await walletSigner(wallet, signer.address).sign({ action: deposit, nonce: 7, network: "mainnet" });
    expect(message).toMatchObject({ wei: "1152921504606846976", nonce: 7 });
  });
});

it("refuses an integer that does not fit its field, with every signer", async () => {
  const wallet = { address: signer.address, signTypedData: async () => `0x${"11".repeat(64)}1b` };
  const provider = {
    request: async ({ method }: { method: string }) =>
      method === "eth_accounts" ? [signer.address] : `0x${"11".repeat(64)}1b`,
  };
  const signers = [
    signer,
    typedDataSigner(wallet as never),
    await walletSigner(provider as never, signer.address),
  ];
  const base = {
    type: "sendToEvmWithData",
    token: "USDC:0x0",
    amount: "1",
    sourceDex: "",
    destinationRecipient: "0x00",
    addressEncoding: "hex",
    gasLimit: 5,
    data: "0x",
  };
  for (const one of signers)
    for (const destinationChainId of [2 ** 32, 2 ** 53 - 1, 2n ** 32n, -1, 1.5, Number.NaN])
      for (const validate of [true, false])
        await expect(
          one.sign({ action: { ...base, destinationChainId }, network: "mainnet", validate }),
        ).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  const fits = { ...base, destinationChainId: 2 ** 32 - 1 };
  expect((await signer.sign({ action: fits, network: "mainnet" })).action).toMatchObject(fits);
});

it("does not combine signatures of requests that differ", async () => {
  const [leader, other] = ["11", "22"].map((byte) => privateKeySigner(`0x${byte.repeat(32)}`)) as [
    ActionSigner,
    ActionSigner,
  ];
  const multiSig = { user: other.address, outerSigner: leader.address };
  const vaultAddress = `0x${"ab".repeat(20)}` as const;
  const request = {
    action: { type: "scheduleCancel" },
    nonce: 1,
    expiresAfter: 5,
    vaultAddress,
    network: "mainnet",
    multiSig,
  } as const;
  const first = await leader.sign(request);
  expect(combineSignatures(multiSig, [first, await other.sign(request)]).signatures).toHaveLength(2);
  const differences = [
    { nonce: 2 },
    { expiresAfter: 6 },
    { expiresAfter: undefined },
    { vaultAddress: null },
  ];
  for (const difference of differences) {
    const signed = await other.sign({ ...request, ...difference });
    expect(() => combineSignatures(multiSig, [first, signed])).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
  }
});
