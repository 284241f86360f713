import { registerHooks } from "node:module";
import { encode } from "@msgpack/msgpack";
import type { OrderParameters } from "@nktkas/hyperliquid/api/exchange";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hashes, sign } from "@noble/secp256k1";
import type * as signing from "@node-access/exchange/signing";
import { type Checkout, repeat, type Suite } from "../suite.ts";

interface Signature {
  readonly r: string;
  readonly s: string;
  readonly v: number;
}

/** Signs an order, from its fields. A different nonce each time makes every signature different. */
type Contender = (nonce: number) => Promise<Signature> | Signature;

const hexKey = `0x${"5a".repeat(32)}` as const;
const key = Buffer.from(hexKey.slice(2), "hex");
const fields: OrderParameters = {
  orders: [{ a: 4, b: true, p: "1670.1", s: "0.0147", r: false, t: { limit: { tif: "Ioc" } } }],
  grouping: "na",
};
let lastNonce = 1_700_000_000_000;

export const signingSuite: Suite<Contender> = {
  contenders: {
    "by hand": () => {
      hashes.hmacSha256 = (own, message) => hmac(sha256, own, message) as Uint8Array<ArrayBuffer>;
      return signByHand;
    },
    "@node-access/exchange": async (_, checkout) => {
      const hooks = registerHooks({
        resolve(specifier, context, next) {
          if (specifier.startsWith("secp256k1")) throw new Error("is not installed");
          return next(specifier, context);
        },
      });
      const contender = await createOurs(checkout);
      await contender(0);
      hooks.deregister();
      return contender;
    },
    "@node-access/exchange, secp256k1": (_, checkout) => createOurs(checkout),
    "@node-access/exchange, tiny-secp256k1": async (_, checkout) => {
      const { signRecoverable } = await import("tiny-secp256k1");
      return createOurs(checkout, {
        signDigest(digest, privateKey) {
          const { signature, recoveryId } = signRecoverable(digest, privateKey);
          return { signature, recovery: recoveryId === 0 ? 0 : 1 };
        },
      });
    },
    "@nktkas/hyperliquid, viem": signTheirs,
  },
  scenarios: [{ name: "an order signed", run: repeat(1, async (contender) => contender((lastNonce += 1))) }],
  async check(contender) {
    hashes.hmacSha256 = (own, message) => hmac(sha256, own, message) as Uint8Array<ArrayBuffer>;
    for (let nonce = 1; nonce < 20; nonce += 1) {
      const [own, expected] = [await contender(nonce), signByHand(nonce)].map((one) => JSON.stringify(one));
      if (own !== expected) throw new Error(`signs ${own}, not ${expected}`);
    }
  },
};

const text = (value: string): Uint8Array => keccak_256(new TextEncoder().encode(value));
const domain = keccak_256(
  Buffer.concat([
    text("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
    text("Exchange"),
    text("1"),
    Buffer.from((1337).toString(16).padStart(64, "0"), "hex"),
    new Uint8Array(32),
  ]),
);
const agent = Buffer.concat([text("Agent(string source,bytes32 connectionId)"), text("a")]);
const prefix = Buffer.concat([Uint8Array.of(0x19, 0x01), domain]);

/** What a program does that knows its order: the limit. */
function signByHand(nonce: number): Signature {
  const action = encode({ type: "order", ...fields });
  const hashed = Buffer.alloc(action.length + 9);
  hashed.set(action);
  hashed.writeBigUInt64BE(BigInt(nonce), action.length);
  const message = keccak_256(Buffer.concat([agent, keccak_256(hashed)]));
  const digest = keccak_256(Buffer.concat([prefix, message]));
  const bytes = sign(digest, key, { prehash: false, format: "recovered" });
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset + 1, 64).toString("hex");
  return { r: `0x${hex.slice(0, 64)}`, s: `0x${hex.slice(64)}`, v: bytes[0] === 0 ? 27 : 28 };
}

async function createOurs(checkout: Checkout, options?: signing.PrivateKeySignerOptions): Promise<Contender> {
  const { privateKeySigner } = await checkout.load<typeof signing>("@node-access/exchange/signing");
  const signer = privateKeySigner(hexKey, options);
  return async (nonce) => {
    const action = { type: "order", ...fields };
    return (await signer.sign({ action, nonce, network: "mainnet" })).signature;
  };
}

async function signTheirs(): Promise<Contender> {
  const { order } = await import("@nktkas/hyperliquid/api/exchange");
  const { privateKeyToAccount } = await import("viem/accounts");
  const wallet = privateKeyToAccount(hexKey);
  const response = { status: "ok", response: { type: "order", data: { statuses: [] } } };
  let signature: Signature | undefined;
  const request = async (_: string, payload: unknown): Promise<never> => {
    ({ signature } = payload as { signature: Signature });
    return response as never;
  };
  return async (nonce) => {
    const config = { transport: { isTestnet: false, request }, wallet, nonceManager: () => nonce };
    await order(config, { ...fields, orders: [...fields.orders] });
    if (!signature) throw new Error("nothing was signed");
    return signature;
  };
}
