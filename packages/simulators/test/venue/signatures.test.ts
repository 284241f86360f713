import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, it } from "vitest";
import { recoverSigner } from "../../src/recover-signer.ts";
import { signedHash, typedDataHash } from "../../src/venue/action-hash.ts";

const privateKey = Buffer.from("0123456789".repeat(7).slice(0, 64), "hex");
const publicKey = secp256k1.getPublicKey(privateKey, false).subarray(1);
const address = `0x${Buffer.from(keccak_256(publicKey).subarray(-20)).toString("hex")}`;

describe("signature recovery", () => {
  const signature = { r: "", s: "", v: 27 };

  // The vectors of hyperliquid-python-sdk's tests.
  it("finds the signer of an action signed by the public SDK", () => {
    const action = { type: "dummy", num: 100_000_000_000 };
    const hash = signedHash({ action, nonce: 0, signature }, "mainnet");
    const published = {
      r: "0x53749d5b30552aeb2fca34b530185976545bb22d0b3ce6f62e31be961a59298",
      s: "0x755c40ba9bf05223521753995abb2f73ab3229be8ec921f350cb447e384d8ed8",
      v: 27,
    };
    expect(recoverSigner(hash, published)).toBe(address);
  });

  it("finds the signer of typed data signed by the public SDK", () => {
    const fields = [
      { name: "hyperliquidChain", type: "string" },
      { name: "destination", type: "string" },
      { name: "amount", type: "string" },
      { name: "time", type: "uint64" },
    ];
    const values = {
      hyperliquidChain: "Testnet",
      destination: "0x5e9ee1089755c3435139848e47e6635505d5a13a",
      amount: "1",
      time: 1_687_816_341_423,
    };
    const domain = { name: "HyperliquidSignTransaction", chainId: 0x66eeen };
    const published = {
      r: "0x637b37dd731507cdd24f46532ca8ba6eec616952c56218baeff04144e4a77073",
      s: "0x11a6a24900e6e314136d2592e2f8d502cd89b7c15b198e1bee043c9589f9fad7",
      v: 27,
    };
    const hash = typedDataHash(domain, "HyperliquidTransaction:UsdSend", fields, values);
    expect(recoverSigner(hash, published)).toBe(address);
  });
});
