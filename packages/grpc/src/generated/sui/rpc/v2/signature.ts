// Generated from specs/grpc/sui/rpc/v2/signature.proto. Do not edit: change the spec and run `npm run generate`.

import { SignatureScheme } from "../../../sui-enums.ts";
export { SignatureScheme };

/** Signatures of users and validators. */
import { defineMessage, keepUnknown, type MessageFns, readerOf, valueOf } from "@node-access/transport/protobuf";
import { Bcs } from "./object.ts";
import { JwkId } from "./system_transaction.ts";

/** A user's signature. */
export interface UserSignature {
  /** Serialized signature: the flag byte of its scheme, and what belongs to it. */
  bcs?: Bcs | undefined;
  /** Scheme of the signature. */
  scheme?: SignatureScheme | undefined;
  /** According to `scheme`. */
  signature:
    // Signature with a single key; for `ED25519`, `SECP256K1` and `SECP256R1`.
    | { $case: "simple"; value: SimpleSignature }
    // Signatures of several members; for `MULTISIG`.
    | { $case: "multisig"; value: MultisigAggregatedSignature }
    // zkLogin signature; for `ZKLOGIN`.
    | { $case: "zklogin"; value: ZkLoginAuthenticator }
    // Passkey signature; for `PASSKEY`.
    | { $case: "passkey"; value: PasskeyAuthenticator }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUserSignature = (): UserSignature => ({ bcs: undefined, scheme: undefined, signature: undefined });

export const UserSignature: MessageFns<UserSignature> = /* @__PURE__ */ defineMessage("UserSignature", {
  empty: emptyUserSignature,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "scheme", tags: [16], type: "int32" },
    { name: "signature", tags: [26], type: SimpleSignature, $case: "simple" },
    { name: "signature", tags: [34], type: MultisigAggregatedSignature, $case: "multisig" },
    { name: "signature", tags: [42], type: ZkLoginAuthenticator, $case: "zklogin" },
    { name: "signature", tags: [50], type: PasskeyAuthenticator, $case: "passkey" },
  ],
  decode(input, length, message = emptyUserSignature()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 16) message.scheme = reader.enumeration();
      else if (tag === 26)
        message.signature = {
          $case: "simple",
          value: SimpleSignature.decode(reader, reader.length(), valueOf(message.signature, "simple")),
        };
      else if (tag === 34)
        message.signature = {
          $case: "multisig",
          value: MultisigAggregatedSignature.decode(reader, reader.length(), valueOf(message.signature, "multisig")),
        };
      else if (tag === 42)
        message.signature = {
          $case: "zklogin",
          value: ZkLoginAuthenticator.decode(reader, reader.length(), valueOf(message.signature, "zklogin")),
        };
      else if (tag === 50)
        message.signature = {
          $case: "passkey",
          value: PasskeyAuthenticator.decode(reader, reader.length(), valueOf(message.signature, "passkey")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.scheme !== undefined) writer.uint32(16).int32(message.scheme);
    if (message.signature?.$case === "simple")
      SimpleSignature.encode(message.signature.value, writer.uint32(26).fork()).join();
    else if (message.signature?.$case === "multisig")
      MultisigAggregatedSignature.encode(message.signature.value, writer.uint32(34).fork()).join();
    else if (message.signature?.$case === "zklogin")
      ZkLoginAuthenticator.encode(message.signature.value, writer.uint32(42).fork()).join();
    else if (message.signature?.$case === "passkey")
      PasskeyAuthenticator.encode(message.signature.value, writer.uint32(50).fork()).join();
  },
});

/** A signature made with a single key. */
export interface SimpleSignature {
  /** Ed25519, secp256k1 or secp256r1. */
  scheme?: SignatureScheme | undefined;
  /** Signature: 64 bytes. */
  signature?: Uint8Array | undefined;
  /** Public key: 32 bytes for Ed25519, otherwise 33 (compressed). */
  publicKey?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySimpleSignature = (): SimpleSignature => ({
  scheme: undefined,
  signature: undefined,
  publicKey: undefined,
});

export const SimpleSignature: MessageFns<SimpleSignature> = /* @__PURE__ */ defineMessage("SimpleSignature", {
  empty: emptySimpleSignature,
  fields: () => [
    { name: "scheme", tags: [8], type: "int32" },
    { name: "signature", tags: [18], type: "bytes" },
    { name: "publicKey", tags: [26], type: "bytes" },
  ],
  decode(input, length, message = emptySimpleSignature()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.scheme = reader.enumeration();
      else if (tag === 18) message.signature = reader.bytes();
      else if (tag === 26) message.publicKey = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.scheme !== undefined) writer.uint32(8).int32(message.scheme);
    if (message.signature !== undefined) writer.uint32(18).bytes(message.signature);
    if (message.publicKey !== undefined) writer.uint32(26).bytes(message.publicKey);
  },
});

/** Public identifier of a zkLogin account. */
export interface ZkLoginPublicIdentifier {
  /** Issuer of the token: the OpenID provider's `iss`. */
  iss?: string | undefined;
  /** Address seed, as decimal text. */
  addressSeed?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZkLoginPublicIdentifier = (): ZkLoginPublicIdentifier => ({
  iss: undefined,
  addressSeed: undefined,
});

export const ZkLoginPublicIdentifier: MessageFns<ZkLoginPublicIdentifier> = /* @__PURE__ */ defineMessage(
  "ZkLoginPublicIdentifier",
  {
    empty: emptyZkLoginPublicIdentifier,
    fields: () => [
      { name: "iss", tags: [10], type: "string" },
      { name: "addressSeed", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyZkLoginPublicIdentifier()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.iss = reader.string();
        else if (tag === 18) message.addressSeed = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.iss !== undefined) writer.uint32(10).string(message.iss);
      if (message.addressSeed !== undefined) writer.uint32(18).string(message.addressSeed);
    },
  },
);

/** Public key of a member. */
export interface MultisigMemberPublicKey {
  /** Scheme of the key. */
  scheme?: SignatureScheme | undefined;
  /** Public key: 32 bytes for Ed25519, otherwise 33 (compressed); absent for zkLogin. */
  publicKey?: Uint8Array | undefined;
  /** zkLogin identifier; only for zkLogin. */
  zklogin?: ZkLoginPublicIdentifier | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMultisigMemberPublicKey = (): MultisigMemberPublicKey => ({
  scheme: undefined,
  publicKey: undefined,
  zklogin: undefined,
});

export const MultisigMemberPublicKey: MessageFns<MultisigMemberPublicKey> = /* @__PURE__ */ defineMessage(
  "MultisigMemberPublicKey",
  {
    empty: emptyMultisigMemberPublicKey,
    fields: () => [
      { name: "scheme", tags: [8], type: "int32" },
      { name: "publicKey", tags: [18], type: "bytes" },
      { name: "zklogin", tags: [26], type: ZkLoginPublicIdentifier },
    ],
    decode(input, length, message = emptyMultisigMemberPublicKey()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.scheme = reader.enumeration();
        else if (tag === 18) message.publicKey = reader.bytes();
        else if (tag === 26) message.zklogin = ZkLoginPublicIdentifier.decode(reader, reader.length(), message.zklogin);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.scheme !== undefined) writer.uint32(8).int32(message.scheme);
      if (message.publicKey !== undefined) writer.uint32(18).bytes(message.publicKey);
      if (message.zklogin !== undefined)
        ZkLoginPublicIdentifier.encode(message.zklogin, writer.uint32(26).fork()).join();
    },
  },
);

/** A member and its weight. */
export interface MultisigMember {
  /** Public key of the member. */
  publicKey?: MultisigMemberPublicKey | undefined;
  /** Weight of the member's signature: 1 to 255. */
  weight?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMultisigMember = (): MultisigMember => ({ publicKey: undefined, weight: undefined });

export const MultisigMember: MessageFns<MultisigMember> = /* @__PURE__ */ defineMessage("MultisigMember", {
  empty: emptyMultisigMember,
  fields: () => [
    { name: "publicKey", tags: [10], type: MultisigMemberPublicKey },
    { name: "weight", tags: [16], type: "uint32" },
  ],
  decode(input, length, message = emptyMultisigMember()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.publicKey = MultisigMemberPublicKey.decode(reader, reader.length(), message.publicKey);
      else if (tag === 16) message.weight = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.publicKey !== undefined)
      MultisigMemberPublicKey.encode(message.publicKey, writer.uint32(10).fork()).join();
    if (message.weight !== undefined) writer.uint32(16).uint32(message.weight);
  },
});

/** Members of a multisig, with the required weight. */
export interface MultisigCommittee {
  /** Members; at most 10. */
  members: MultisigMember[];
  /** Sum of weights that is required. */
  threshold?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMultisigCommittee = (): MultisigCommittee => ({ members: [], threshold: undefined });

export const MultisigCommittee: MessageFns<MultisigCommittee> = /* @__PURE__ */ defineMessage("MultisigCommittee", {
  empty: emptyMultisigCommittee,
  fields: () => [
    { name: "members", tags: [10], type: MultisigMember, repeated: true },
    { name: "threshold", tags: [16], type: "uint32" },
  ],
  decode(input, length, message = emptyMultisigCommittee()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.members.push(MultisigMember.decode(reader, reader.length()));
      else if (tag === 16) message.threshold = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.members) MultisigMember.encode(item, writer.uint32(10).fork()).join();
    if (message.threshold !== undefined) writer.uint32(16).uint32(message.threshold);
  },
});

/** The signatures of several members. */
export interface MultisigAggregatedSignature {
  /** Signatures, in the order of the committee's members. */
  signatures: MultisigMemberSignature[];
  /** Bitmap of the members that signed. */
  bitmap?: number | undefined;
  /** Bitmap of the members that signed in the legacy format, a roaring bitmap. */
  legacyBitmap?: Uint8Array | undefined;
  /** Members and threshold, from which the address is derived. */
  committee?: MultisigCommittee | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMultisigAggregatedSignature = (): MultisigAggregatedSignature => ({
  signatures: [],
  bitmap: undefined,
  legacyBitmap: undefined,
  committee: undefined,
});

export const MultisigAggregatedSignature: MessageFns<MultisigAggregatedSignature> = /* @__PURE__ */ defineMessage(
  "MultisigAggregatedSignature",
  {
    empty: emptyMultisigAggregatedSignature,
    fields: () => [
      { name: "signatures", tags: [10], type: MultisigMemberSignature, repeated: true },
      { name: "bitmap", tags: [16], type: "uint32" },
      { name: "legacyBitmap", tags: [26], type: "bytes" },
      { name: "committee", tags: [34], type: MultisigCommittee },
    ],
    decode(input, length, message = emptyMultisigAggregatedSignature()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.signatures.push(MultisigMemberSignature.decode(reader, reader.length()));
        else if (tag === 16) message.bitmap = reader.uint32();
        else if (tag === 26) message.legacyBitmap = reader.bytes();
        else if (tag === 34) message.committee = MultisigCommittee.decode(reader, reader.length(), message.committee);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.signatures) MultisigMemberSignature.encode(item, writer.uint32(10).fork()).join();
      if (message.bitmap !== undefined) writer.uint32(16).uint32(message.bitmap);
      if (message.legacyBitmap !== undefined) writer.uint32(26).bytes(message.legacyBitmap);
      if (message.committee !== undefined) MultisigCommittee.encode(message.committee, writer.uint32(34).fork()).join();
    },
  },
);

/** The signature of one member. */
export interface MultisigMemberSignature {
  /** Scheme of the signature. */
  scheme?: SignatureScheme | undefined;
  /** Signature: 64 bytes; absent for zkLogin and passkeys. */
  signature?: Uint8Array | undefined;
  /** zkLogin signature; only for zkLogin. */
  zklogin?: ZkLoginAuthenticator | undefined;
  /** Passkey signature; only for passkeys. */
  passkey?: PasskeyAuthenticator | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMultisigMemberSignature = (): MultisigMemberSignature => ({
  scheme: undefined,
  signature: undefined,
  zklogin: undefined,
  passkey: undefined,
});

export const MultisigMemberSignature: MessageFns<MultisigMemberSignature> = /* @__PURE__ */ defineMessage(
  "MultisigMemberSignature",
  {
    empty: emptyMultisigMemberSignature,
    fields: () => [
      { name: "scheme", tags: [8], type: "int32" },
      { name: "signature", tags: [18], type: "bytes" },
      { name: "zklogin", tags: [26], type: ZkLoginAuthenticator },
      { name: "passkey", tags: [34], type: PasskeyAuthenticator },
    ],
    decode(input, length, message = emptyMultisigMemberSignature()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.scheme = reader.enumeration();
        else if (tag === 18) message.signature = reader.bytes();
        else if (tag === 26) message.zklogin = ZkLoginAuthenticator.decode(reader, reader.length(), message.zklogin);
        else if (tag === 34) message.passkey = PasskeyAuthenticator.decode(reader, reader.length(), message.passkey);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.scheme !== undefined) writer.uint32(8).int32(message.scheme);
      if (message.signature !== undefined) writer.uint32(18).bytes(message.signature);
      if (message.zklogin !== undefined) ZkLoginAuthenticator.encode(message.zklogin, writer.uint32(26).fork()).join();
      if (message.passkey !== undefined) PasskeyAuthenticator.encode(message.passkey, writer.uint32(34).fork()).join();
    },
  },
);

/** A zkLogin signature: made with an ephemeral key that an OpenID login authorizes. */
export interface ZkLoginAuthenticator {
  /** Proof of the login, and what it proves. */
  inputs?: ZkLoginInputs | undefined;
  /** Last epoch in which the key is valid. */
  maxEpoch?: bigint | undefined;
  /** Signature of the transaction with the ephemeral key. */
  signature?: SimpleSignature | undefined;
  /** Issuer and address seed, from which the address is derived. */
  publicIdentifier?: ZkLoginPublicIdentifier | undefined;
  /** Id of the provider's key that signed the token. */
  jwkId?: JwkId | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZkLoginAuthenticator = (): ZkLoginAuthenticator => ({
  inputs: undefined,
  maxEpoch: undefined,
  signature: undefined,
  publicIdentifier: undefined,
  jwkId: undefined,
});

export const ZkLoginAuthenticator: MessageFns<ZkLoginAuthenticator> = /* @__PURE__ */ defineMessage(
  "ZkLoginAuthenticator",
  {
    empty: emptyZkLoginAuthenticator,
    fields: () => [
      { name: "inputs", tags: [10], type: ZkLoginInputs },
      { name: "maxEpoch", tags: [16], type: "uint64" },
      { name: "signature", tags: [26], type: SimpleSignature },
      { name: "publicIdentifier", tags: [34], type: ZkLoginPublicIdentifier },
      { name: "jwkId", tags: [42], type: JwkId },
    ],
    decode(input, length, message = emptyZkLoginAuthenticator()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.inputs = ZkLoginInputs.decode(reader, reader.length(), message.inputs);
        else if (tag === 16) message.maxEpoch = reader.uint64();
        else if (tag === 26) message.signature = SimpleSignature.decode(reader, reader.length(), message.signature);
        else if (tag === 34)
          message.publicIdentifier = ZkLoginPublicIdentifier.decode(reader, reader.length(), message.publicIdentifier);
        else if (tag === 42) message.jwkId = JwkId.decode(reader, reader.length(), message.jwkId);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.inputs !== undefined) ZkLoginInputs.encode(message.inputs, writer.uint32(10).fork()).join();
      if (message.maxEpoch !== undefined) writer.uint32(16).uint64(message.maxEpoch);
      if (message.signature !== undefined) SimpleSignature.encode(message.signature, writer.uint32(26).fork()).join();
      if (message.publicIdentifier !== undefined)
        ZkLoginPublicIdentifier.encode(message.publicIdentifier, writer.uint32(34).fork()).join();
      if (message.jwkId !== undefined) JwkId.encode(message.jwkId, writer.uint32(42).fork()).join();
    },
  },
);

/** The proof of the login. */
export interface ZkLoginInputs {
  /** Groth16 proof. */
  proofPoints?: ZkLoginProof | undefined;
  /** Issuer claim, as it stands in the token. */
  issBase64Details?: ZkLoginClaim | undefined;
  /** Header of the token (JWT), base64url-encoded. */
  headerBase64?: string | undefined;
  /** Address seed, as decimal text. */
  addressSeed?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZkLoginInputs = (): ZkLoginInputs => ({
  proofPoints: undefined,
  issBase64Details: undefined,
  headerBase64: undefined,
  addressSeed: undefined,
});

export const ZkLoginInputs: MessageFns<ZkLoginInputs> = /* @__PURE__ */ defineMessage("ZkLoginInputs", {
  empty: emptyZkLoginInputs,
  fields: () => [
    { name: "proofPoints", tags: [10], type: ZkLoginProof },
    { name: "issBase64Details", tags: [18], type: ZkLoginClaim },
    { name: "headerBase64", tags: [26], type: "string" },
    { name: "addressSeed", tags: [34], type: "string" },
  ],
  decode(input, length, message = emptyZkLoginInputs()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.proofPoints = ZkLoginProof.decode(reader, reader.length(), message.proofPoints);
      else if (tag === 18)
        message.issBase64Details = ZkLoginClaim.decode(reader, reader.length(), message.issBase64Details);
      else if (tag === 26) message.headerBase64 = reader.string();
      else if (tag === 34) message.addressSeed = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.proofPoints !== undefined) ZkLoginProof.encode(message.proofPoints, writer.uint32(10).fork()).join();
    if (message.issBase64Details !== undefined)
      ZkLoginClaim.encode(message.issBase64Details, writer.uint32(18).fork()).join();
    if (message.headerBase64 !== undefined) writer.uint32(26).string(message.headerBase64);
    if (message.addressSeed !== undefined) writer.uint32(34).string(message.addressSeed);
  },
});

/** A Groth16 proof. */
export interface ZkLoginProof {
  /** First element of the proof. */
  a?: CircomG1 | undefined;
  /** Second element of the proof. */
  b?: CircomG2 | undefined;
  /** Third element of the proof. */
  c?: CircomG1 | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZkLoginProof = (): ZkLoginProof => ({ a: undefined, b: undefined, c: undefined });

export const ZkLoginProof: MessageFns<ZkLoginProof> = /* @__PURE__ */ defineMessage("ZkLoginProof", {
  empty: emptyZkLoginProof,
  fields: () => [
    { name: "a", tags: [10], type: CircomG1 },
    { name: "b", tags: [18], type: CircomG2 },
    { name: "c", tags: [26], type: CircomG1 },
  ],
  decode(input, length, message = emptyZkLoginProof()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.a = CircomG1.decode(reader, reader.length(), message.a);
      else if (tag === 18) message.b = CircomG2.decode(reader, reader.length(), message.b);
      else if (tag === 26) message.c = CircomG1.decode(reader, reader.length(), message.c);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.a !== undefined) CircomG1.encode(message.a, writer.uint32(10).fork()).join();
    if (message.b !== undefined) CircomG2.encode(message.b, writer.uint32(18).fork()).join();
    if (message.c !== undefined) CircomG1.encode(message.c, writer.uint32(26).fork()).join();
  },
});

/** A claim of the token. */
export interface ZkLoginClaim {
  /** Part of the token's base64url-encoded payload that contains the claim. */
  value?: string | undefined;
  /** Index of the claim in the token, modulo 4. */
  indexMod4?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyZkLoginClaim = (): ZkLoginClaim => ({ value: undefined, indexMod4: undefined });

export const ZkLoginClaim: MessageFns<ZkLoginClaim> = /* @__PURE__ */ defineMessage("ZkLoginClaim", {
  empty: emptyZkLoginClaim,
  fields: () => [
    { name: "value", tags: [10], type: "string" },
    { name: "indexMod4", tags: [16], type: "uint32" },
  ],
  decode(input, length, message = emptyZkLoginClaim()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.value = reader.string();
      else if (tag === 16) message.indexMod4 = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.value !== undefined) writer.uint32(10).string(message.value);
    if (message.indexMod4 !== undefined) writer.uint32(16).uint32(message.indexMod4);
  },
});

/** A point in G1, with coordinates as decimal text. */
export interface CircomG1 {
  /** Coordinate x. */
  e0?: string | undefined;
  /** Coordinate y. */
  e1?: string | undefined;
  /** Projective coordinate z; normally 1. */
  e2?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCircomG1 = (): CircomG1 => ({ e0: undefined, e1: undefined, e2: undefined });

export const CircomG1: MessageFns<CircomG1> = /* @__PURE__ */ defineMessage("CircomG1", {
  empty: emptyCircomG1,
  fields: () => [
    { name: "e0", tags: [10], type: "string" },
    { name: "e1", tags: [18], type: "string" },
    { name: "e2", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyCircomG1()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.e0 = reader.string();
      else if (tag === 18) message.e1 = reader.string();
      else if (tag === 26) message.e2 = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.e0 !== undefined) writer.uint32(10).string(message.e0);
    if (message.e1 !== undefined) writer.uint32(18).string(message.e1);
    if (message.e2 !== undefined) writer.uint32(26).string(message.e2);
  },
});

/** A point in G2, with coordinates as decimal text. */
export interface CircomG2 {
  /** Coordinate x: its real part. */
  e00?: string | undefined;
  /** Coordinate x: its imaginary part. */
  e01?: string | undefined;
  /** Coordinate y: its real part. */
  e10?: string | undefined;
  /** Coordinate y: its imaginary part. */
  e11?: string | undefined;
  /** Projective coordinate z: its real part; normally 1. */
  e20?: string | undefined;
  /** Projective coordinate z: its imaginary part; normally 0. */
  e21?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCircomG2 = (): CircomG2 => ({
  e00: undefined,
  e01: undefined,
  e10: undefined,
  e11: undefined,
  e20: undefined,
  e21: undefined,
});

export const CircomG2: MessageFns<CircomG2> = /* @__PURE__ */ defineMessage("CircomG2", {
  empty: emptyCircomG2,
  fields: () => [
    { name: "e00", tags: [10], type: "string" },
    { name: "e01", tags: [18], type: "string" },
    { name: "e10", tags: [26], type: "string" },
    { name: "e11", tags: [34], type: "string" },
    { name: "e20", tags: [42], type: "string" },
    { name: "e21", tags: [50], type: "string" },
  ],
  decode(input, length, message = emptyCircomG2()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.e00 = reader.string();
      else if (tag === 18) message.e01 = reader.string();
      else if (tag === 26) message.e10 = reader.string();
      else if (tag === 34) message.e11 = reader.string();
      else if (tag === 42) message.e20 = reader.string();
      else if (tag === 50) message.e21 = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.e00 !== undefined) writer.uint32(10).string(message.e00);
    if (message.e01 !== undefined) writer.uint32(18).string(message.e01);
    if (message.e10 !== undefined) writer.uint32(26).string(message.e10);
    if (message.e11 !== undefined) writer.uint32(34).string(message.e11);
    if (message.e20 !== undefined) writer.uint32(42).string(message.e20);
    if (message.e21 !== undefined) writer.uint32(50).string(message.e21);
  },
});

/** A passkey signature, as defined in WebAuthn. */
export interface PasskeyAuthenticator {
  /** Authenticator data of WebAuthn, as raw bytes. */
  authenticatorData?: Uint8Array | undefined;
  /** Client data of WebAuthn, as JSON text; its challenge is the digest to sign. */
  clientDataJson?: string | undefined;
  /** secp256r1 signature of the authenticator data and the hash of the client data. */
  signature?: SimpleSignature | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPasskeyAuthenticator = (): PasskeyAuthenticator => ({
  authenticatorData: undefined,
  clientDataJson: undefined,
  signature: undefined,
});

export const PasskeyAuthenticator: MessageFns<PasskeyAuthenticator> = /* @__PURE__ */ defineMessage(
  "PasskeyAuthenticator",
  {
    empty: emptyPasskeyAuthenticator,
    fields: () => [
      { name: "authenticatorData", tags: [10], type: "bytes" },
      { name: "clientDataJson", tags: [18], type: "string" },
      { name: "signature", tags: [26], type: SimpleSignature },
    ],
    decode(input, length, message = emptyPasskeyAuthenticator()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.authenticatorData = reader.bytes();
        else if (tag === 18) message.clientDataJson = reader.string();
        else if (tag === 26) message.signature = SimpleSignature.decode(reader, reader.length(), message.signature);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.authenticatorData !== undefined) writer.uint32(10).bytes(message.authenticatorData);
      if (message.clientDataJson !== undefined) writer.uint32(18).string(message.clientDataJson);
      if (message.signature !== undefined) SimpleSignature.encode(message.signature, writer.uint32(26).fork()).join();
    },
  },
);

/** The validators of an epoch. */
export interface ValidatorCommittee {
  /** Epoch of the committee. */
  epoch?: bigint | undefined;
  /** Validators, in the order of the bitmaps of their signatures. */
  members: ValidatorCommitteeMember[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorCommittee = (): ValidatorCommittee => ({ epoch: undefined, members: [] });

export const ValidatorCommittee: MessageFns<ValidatorCommittee> = /* @__PURE__ */ defineMessage("ValidatorCommittee", {
  empty: emptyValidatorCommittee,
  fields: () => [
    { name: "epoch", tags: [8], type: "uint64" },
    { name: "members", tags: [18], type: ValidatorCommitteeMember, repeated: true },
  ],
  decode(input, length, message = emptyValidatorCommittee()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.epoch = reader.uint64();
      else if (tag === 18) message.members.push(ValidatorCommitteeMember.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
    for (const item of message.members) ValidatorCommitteeMember.encode(item, writer.uint32(18).fork()).join();
  },
});

/** A validator with its weight. */
export interface ValidatorCommitteeMember {
  /** BLS12-381 public key: 96 bytes. */
  publicKey?: Uint8Array | undefined;
  /** Voting power; all weights add up to 10,000. */
  weight?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorCommitteeMember = (): ValidatorCommitteeMember => ({
  publicKey: undefined,
  weight: undefined,
});

export const ValidatorCommitteeMember: MessageFns<ValidatorCommitteeMember> = /* @__PURE__ */ defineMessage(
  "ValidatorCommitteeMember",
  {
    empty: emptyValidatorCommitteeMember,
    fields: () => [
      { name: "publicKey", tags: [10], type: "bytes" },
      { name: "weight", tags: [16], type: "uint64" },
    ],
    decode(input, length, message = emptyValidatorCommitteeMember()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.publicKey = reader.bytes();
        else if (tag === 16) message.weight = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.publicKey !== undefined) writer.uint32(10).bytes(message.publicKey);
      if (message.weight !== undefined) writer.uint32(16).uint64(message.weight);
    },
  },
);

/** Aggregated signature of validators. */
export interface ValidatorAggregatedSignature {
  /** Epoch whose committee signed. */
  epoch?: bigint | undefined;
  /** BLS12-381 signature: 48 bytes. */
  signature?: Uint8Array | undefined;
  /** Bitmap of the members that signed, a roaring bitmap. */
  bitmap?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyValidatorAggregatedSignature = (): ValidatorAggregatedSignature => ({
  epoch: undefined,
  signature: undefined,
  bitmap: undefined,
});

export const ValidatorAggregatedSignature: MessageFns<ValidatorAggregatedSignature> = /* @__PURE__ */ defineMessage(
  "ValidatorAggregatedSignature",
  {
    empty: emptyValidatorAggregatedSignature,
    fields: () => [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "signature", tags: [18], type: "bytes" },
      { name: "bitmap", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyValidatorAggregatedSignature()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.epoch = reader.uint64();
        else if (tag === 18) message.signature = reader.bytes();
        else if (tag === 26) message.bitmap = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
      if (message.signature !== undefined) writer.uint32(18).bytes(message.signature);
      if (message.bitmap !== undefined) writer.uint32(26).bytes(message.bitmap);
    },
  },
);
