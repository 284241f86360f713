import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { invalidArgument } from "@node-access/auth";
import { sameDigest } from "./digest.ts";

const idBytes = 8;
const ivBytes = 12;
const tagBytes = 16;
const macBytes = 32;
/** The first byte of a sealed or signed value names its layout. */
const layout = 1;

/**
 * Encrypts texts that must be given back, such as node credentials: AES-256-GCM. A sealed value names the key that opens it, so
 * that keys can be rotated:
 *
 *     layout (1) | key id (8) | nonce (12) | tag (16) | text
 *
 * Signs bytes that are no secret, but are stored where others can write: HMAC-SHA-256.
 *
 *     layout (1) | key id (8) | MAC (32) | bytes
 */
export class Vault {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  /** What signs, by the id of the key that it is derived from. */
  readonly #signingKeys: ReadonlyMap<string, KeyObject>;
  /** Id of the key that the vault should seal with. */
  readonly current: string;
  /**
   * Id of the key that it seals with now: a former one as long as other gateways do not have the current one.
   */
  sealingKey: string;

  /** @param key - 32 random bytes: seals and opens, while the former ones only open. */
  constructor(key: Uint8Array, former: readonly Uint8Array[] = []) {
    this.#keys = new Map([key, ...former].map((one) => [keyId(one), createSecretKey(one)]));
    this.#signingKeys = new Map([...this.#keys].map(([id, one]) => [id, signingKey(one)]));
    this.current = keyId(key);
    this.sealingKey = this.current;
  }

  /** Ids of all its keys; it seals with the first. */
  get keyIds(): readonly string[] {
    return [this.sealingKey, ...[...this.#keys.keys()].filter((id) => id !== this.sealingKey)];
  }

  /**
   * @param text - The secret.
   * @param place - Where it is stored, such as `nodes/ND-1/sources`. Sealed bytes that were moved elsewhere
   * cannot be opened.
   */
  seal(text: string, place: string): Uint8Array {
    const id = this.sealingKey;
    const iv = randomBytes(ivBytes);
    const head = Buffer.concat([Buffer.of(layout), Buffer.from(id, "hex")]);
    const cipher = createCipheriv("aes-256-gcm", this.#key(id), iv);
    cipher.setAAD(Buffer.concat([head, Buffer.from(place)]));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
  }

  /** @throws NodeAccessError `INVALID_ARGUMENT` if the bytes were changed, moved, or sealed with another key. */
  open(sealed: Uint8Array, place: string): string {
    const head = sealed.subarray(0, 1 + idBytes);
    const rest = sealed.subarray(head.length);
    const key = this.#keys.get(readKeyId(sealed));
    if (sealed[0] !== layout || !key) throw doesNotOpen(place);
    return decrypt(key, rest, Buffer.concat([head, Buffer.from(place)]), place);
  }

  sign(bytes: Uint8Array, place: string): Buffer {
    const head = Buffer.concat([Buffer.of(layout), Buffer.from(this.sealingKey, "hex")]);
    const mac = computeMac(this.#signingKeys.get(this.sealingKey) as KeyObject, head, place, bytes);
    return Buffer.concat([head, mac, bytes]);
  }

  /** @returns what was signed; `undefined` if it was changed, moved, or signed with a key that is not here. */
  signed(value: Buffer, place: string): Buffer | undefined {
    const [head, mac] = [value.subarray(0, 1 + idBytes), value.subarray(1 + idBytes, 1 + idBytes + macBytes)];
    const bytes = value.subarray(head.length + mac.length);
    const key = value[0] === layout ? this.#signingKeys.get(readKeyId(value)) : undefined;
    return key && sameDigest(mac, computeMac(key, head, place, bytes)) ? bytes : undefined;
  }

  #key(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (!key) throw new Error(`the vault has no key ${id}`);
    return key;
  }
}

/** @returns the id of a key: part of a hash, from which the key cannot be derived. */
export function keyId(key: Uint8Array): string {
  return createHash("sha256")
    .update("node-access vault key")
    .update(key)
    .digest("hex")
    .slice(0, 2 * idBytes);
}

export function readKeyId(sealed: Uint8Array): string {
  return Buffer.from(sealed.subarray(1, 1 + idBytes)).toString("hex");
}

/** Another key than that of the cipher, so that neither says anything about the other. */
function signingKey(key: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", key, "", "node-access signing key", macBytes)));
}

/** The place has an end, so that bytes cannot move between it and the value. */
function computeMac(key: KeyObject, head: Uint8Array, place: string, bytes: Uint8Array): Buffer {
  const hmac = createHmac("sha256", key)
    .update(head)
    .update(`${Buffer.byteLength(place)} ${place}`);
  return hmac.update(bytes).digest();
}

function decrypt(key: KeyObject, sealed: Uint8Array, data: Uint8Array, place: string): string {
  const body = sealed.subarray(ivBytes + tagBytes);
  try {
    const iv = sealed.subarray(0, ivBytes);
    const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
    decipher.setAAD(data).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    throw doesNotOpen(place);
  }
}

function doesNotOpen(place: string): Error {
  const expected = "the key that this database was created with, and an unmodified database";
  return invalidArgument("keyFile", expected, `a key that does not open ${place}`);
}
