import { createRequire } from "node:module";
import type { SignDigest } from "../ecdsa-signature.ts";
import { createSignDigest as createJavaScript } from "./javascript.ts";

/** The part of `secp256k1` that is used. */
interface Native {
  ecdsaSign(digest: Uint8Array, privateKey: Uint8Array): { signature: Uint8Array; recid: number };
}

/**
 * Creates a function that signs with the native code of `secp256k1`, if you have installed it, which takes a third of the
 * time; otherwise in JavaScript. The signatures are the same.
 */
export function createSignDigest(load: (name: string) => unknown = loadModule): SignDigest {
  const native = loadNative(load);
  if (!native) return createJavaScript();
  return (digest, privateKey) => {
    const { signature, recid } = native.ecdsaSign(digest, privateKey);
    return { signature, recovery: recid === 0 ? 0 : 1 };
  };
}

/** Is called where an error is caught: a bundle may have no `import.meta.url`. */
function loadModule(name: string): unknown {
  return createRequire(import.meta.url)(name);
}

function loadNative(load: (name: string) => unknown): Native | undefined {
  try {
    // Its main module would load slow JavaScript where the native code cannot be.
    const module = load("secp256k1/bindings.js") as Partial<Native>;
    return typeof module.ecdsaSign === "function" ? (module as Native) : undefined;
  } catch {
    return undefined;
  }
}
