// Generated from specs/grpc/sui/rpc/v2/signature.proto. Do not edit: change the spec and run `npm run generate`.

import { SignatureScheme } from "../../../sui-enums.ts";
export { SignatureScheme };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
import { Bcs } from "./object.ts";
import { JwkId } from "./system_transaction.ts";

/** Signatures of users and validators. */

/** A user's signature. */
export interface UserSignature {
  /** Serialized signature: the flag byte of its scheme, and what belongs to it. */
  bcs?: Bcs | undefined;
  /** Scheme of the signature. */
  scheme?: SignatureScheme | undefined;
  /** According to `scheme`. */
  signature:
    | /** Signature with a single key; for `ED25519`, `SECP256K1` and `SECP256R1`. */
      { $case: "simple"; value: SimpleSignature }
    /** Signatures of several members; for `MULTISIG`. */
    | { $case: "multisig"; value: MultisigAggregatedSignature }
    /** zkLogin signature; for `ZKLOGIN`. */
    | { $case: "zklogin"; value: ZkLoginAuthenticator }
    /** Passkey signature; for `PASSKEY`. */
    | { $case: "passkey"; value: PasskeyAuthenticator }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Public identifier of a zkLogin account. */
export interface ZkLoginPublicIdentifier {
  /** Issuer of the token: the OpenID provider's `iss`. */
  iss?: string | undefined;
  /** Address seed, as decimal text. */
  addressSeed?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A member and its weight. */
export interface MultisigMember {
  /** Public key of the member. */
  publicKey?: MultisigMemberPublicKey | undefined;
  /** Weight of the member's signature: 1 to 255. */
  weight?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Members of a multisig, with the required weight. */
export interface MultisigCommittee {
  /** Members; at most 10. */
  members: MultisigMember[];
  /** Sum of weights that is required. */
  threshold?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A claim of the token. */
export interface ZkLoginClaim {
  /** Part of the token's base64url-encoded payload that contains the claim. */
  value?: string | undefined;
  /** Index of the claim in the token, modulo 4. */
  indexMod4?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** The validators of an epoch. */
export interface ValidatorCommittee {
  /** Epoch of the committee. */
  epoch?: bigint | undefined;
  /** Validators, in the order of the bitmaps of their signatures. */
  members: ValidatorCommitteeMember[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A validator with its weight. */
export interface ValidatorCommitteeMember {
  /** BLS12-381 public key: 96 bytes. */
  publicKey?: Uint8Array | undefined;
  /** Voting power; all weights add up to 10,000. */
  weight?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseUserSignature(): UserSignature {
  return { bcs: undefined, scheme: undefined, signature: undefined };
}

let UserSignatureView: ViewClass<UserSignature> | undefined;

export const UserSignature: MessageFns<UserSignature> = /* @__PURE__ */ checkedFns("UserSignature", {
  encode(message: UserSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.bcs !== undefined) {
      Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    }
    if (message.scheme !== undefined) {
      writer.uint32(16).int32(message.scheme);
    }
    switch (message.signature?.$case) {
      case "simple":
        SimpleSignature.encode(message.signature.value, writer.uint32(26).fork()).join();
        break;
      case "multisig":
        MultisigAggregatedSignature.encode(message.signature.value, writer.uint32(34).fork()).join();
        break;
      case "zklogin":
        ZkLoginAuthenticator.encode(message.signature.value, writer.uint32(42).fork()).join();
        break;
      case "passkey":
        PasskeyAuthenticator.encode(message.signature.value, writer.uint32(50).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: UserSignature = createBaseUserSignature(),
  ): UserSignature {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.scheme = reader.enumeration();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.signature = {
            $case: "simple",
            value: SimpleSignature.decode(reader, reader.length(), valueOf(message.signature, "simple")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.signature = {
            $case: "multisig",
            value: MultisigAggregatedSignature.decode(reader, reader.length(), valueOf(message.signature, "multisig")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.signature = {
            $case: "zklogin",
            value: ZkLoginAuthenticator.decode(reader, reader.length(), valueOf(message.signature, "zklogin")),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.signature = {
            $case: "passkey",
            value: PasskeyAuthenticator.decode(reader, reader.length(), valueOf(message.signature, "passkey")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UserSignature> {
    UserSignatureView ??= viewClass(UserSignature, createBaseUserSignature, [
      { name: "bcs", tags: [10], type: Bcs },
      { name: "scheme", tags: [16], type: "int32" },
      { name: "signature", tags: [26], type: SimpleSignature, $case: "simple" },
      { name: "signature", tags: [34], type: MultisigAggregatedSignature, $case: "multisig" },
      { name: "signature", tags: [42], type: ZkLoginAuthenticator, $case: "zklogin" },
      { name: "signature", tags: [50], type: PasskeyAuthenticator, $case: "passkey" },
    ]);
    return new UserSignatureView(input, length);
  },

  create(base?: DeepPartial<UserSignature>): UserSignature {
    return UserSignature.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<UserSignature>): UserSignature {
    const message = createBaseUserSignature();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.scheme = object.scheme ?? undefined;
    switch (object.signature?.$case) {
      case "simple": {
        if (object.signature?.value !== undefined && object.signature?.value !== null) {
          message.signature = { $case: "simple", value: SimpleSignature.fromPartial(object.signature.value) };
        }
        break;
      }
      case "multisig": {
        if (object.signature?.value !== undefined && object.signature?.value !== null) {
          message.signature = {
            $case: "multisig",
            value: MultisigAggregatedSignature.fromPartial(object.signature.value),
          };
        }
        break;
      }
      case "zklogin": {
        if (object.signature?.value !== undefined && object.signature?.value !== null) {
          message.signature = { $case: "zklogin", value: ZkLoginAuthenticator.fromPartial(object.signature.value) };
        }
        break;
      }
      case "passkey": {
        if (object.signature?.value !== undefined && object.signature?.value !== null) {
          message.signature = { $case: "passkey", value: PasskeyAuthenticator.fromPartial(object.signature.value) };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSimpleSignature(): SimpleSignature {
  return { scheme: undefined, signature: undefined, publicKey: undefined };
}

let SimpleSignatureView: ViewClass<SimpleSignature> | undefined;

export const SimpleSignature: MessageFns<SimpleSignature> = /* @__PURE__ */ checkedFns("SimpleSignature", {
  encode(message: SimpleSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.scheme !== undefined) {
      writer.uint32(8).int32(message.scheme);
    }
    if (message.signature !== undefined) {
      writer.uint32(18).bytes(message.signature);
    }
    if (message.publicKey !== undefined) {
      writer.uint32(26).bytes(message.publicKey);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SimpleSignature = createBaseSimpleSignature(),
  ): SimpleSignature {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.scheme = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.signature = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.publicKey = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SimpleSignature> {
    SimpleSignatureView ??= viewClass(SimpleSignature, createBaseSimpleSignature, [
      { name: "scheme", tags: [8], type: "int32" },
      { name: "signature", tags: [18], type: "bytes" },
      { name: "publicKey", tags: [26], type: "bytes" },
    ]);
    return new SimpleSignatureView(input, length);
  },

  create(base?: DeepPartial<SimpleSignature>): SimpleSignature {
    return SimpleSignature.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SimpleSignature>): SimpleSignature {
    const message = createBaseSimpleSignature();
    message.scheme = object.scheme ?? undefined;
    message.signature = object.signature ?? undefined;
    message.publicKey = object.publicKey ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseZkLoginPublicIdentifier(): ZkLoginPublicIdentifier {
  return { iss: undefined, addressSeed: undefined };
}

let ZkLoginPublicIdentifierView: ViewClass<ZkLoginPublicIdentifier> | undefined;

export const ZkLoginPublicIdentifier: MessageFns<ZkLoginPublicIdentifier> = /* @__PURE__ */ checkedFns(
  "ZkLoginPublicIdentifier",
  {
    encode(message: ZkLoginPublicIdentifier, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.iss !== undefined) {
        writer.uint32(10).string(message.iss);
      }
      if (message.addressSeed !== undefined) {
        writer.uint32(18).string(message.addressSeed);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ZkLoginPublicIdentifier = createBaseZkLoginPublicIdentifier(),
    ): ZkLoginPublicIdentifier {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.iss = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.addressSeed = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZkLoginPublicIdentifier> {
      ZkLoginPublicIdentifierView ??= viewClass(ZkLoginPublicIdentifier, createBaseZkLoginPublicIdentifier, [
        { name: "iss", tags: [10], type: "string" },
        { name: "addressSeed", tags: [18], type: "string" },
      ]);
      return new ZkLoginPublicIdentifierView(input, length);
    },

    create(base?: DeepPartial<ZkLoginPublicIdentifier>): ZkLoginPublicIdentifier {
      return ZkLoginPublicIdentifier.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ZkLoginPublicIdentifier>): ZkLoginPublicIdentifier {
      const message = createBaseZkLoginPublicIdentifier();
      message.iss = object.iss ?? undefined;
      message.addressSeed = object.addressSeed ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMultisigMemberPublicKey(): MultisigMemberPublicKey {
  return { scheme: undefined, publicKey: undefined, zklogin: undefined };
}

let MultisigMemberPublicKeyView: ViewClass<MultisigMemberPublicKey> | undefined;

export const MultisigMemberPublicKey: MessageFns<MultisigMemberPublicKey> = /* @__PURE__ */ checkedFns(
  "MultisigMemberPublicKey",
  {
    encode(message: MultisigMemberPublicKey, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.scheme !== undefined) {
        writer.uint32(8).int32(message.scheme);
      }
      if (message.publicKey !== undefined) {
        writer.uint32(18).bytes(message.publicKey);
      }
      if (message.zklogin !== undefined) {
        ZkLoginPublicIdentifier.encode(message.zklogin, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MultisigMemberPublicKey = createBaseMultisigMemberPublicKey(),
    ): MultisigMemberPublicKey {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.scheme = reader.enumeration();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.publicKey = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.zklogin = ZkLoginPublicIdentifier.decode(reader, reader.length(), message.zklogin);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MultisigMemberPublicKey> {
      MultisigMemberPublicKeyView ??= viewClass(MultisigMemberPublicKey, createBaseMultisigMemberPublicKey, [
        { name: "scheme", tags: [8], type: "int32" },
        { name: "publicKey", tags: [18], type: "bytes" },
        { name: "zklogin", tags: [26], type: ZkLoginPublicIdentifier },
      ]);
      return new MultisigMemberPublicKeyView(input, length);
    },

    create(base?: DeepPartial<MultisigMemberPublicKey>): MultisigMemberPublicKey {
      return MultisigMemberPublicKey.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MultisigMemberPublicKey>): MultisigMemberPublicKey {
      const message = createBaseMultisigMemberPublicKey();
      message.scheme = object.scheme ?? undefined;
      message.publicKey = object.publicKey ?? undefined;
      message.zklogin =
        object.zklogin !== undefined && object.zklogin !== null
          ? ZkLoginPublicIdentifier.fromPartial(object.zklogin)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMultisigMember(): MultisigMember {
  return { publicKey: undefined, weight: undefined };
}

let MultisigMemberView: ViewClass<MultisigMember> | undefined;

export const MultisigMember: MessageFns<MultisigMember> = /* @__PURE__ */ checkedFns("MultisigMember", {
  encode(message: MultisigMember, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.publicKey !== undefined) {
      MultisigMemberPublicKey.encode(message.publicKey, writer.uint32(10).fork()).join();
    }
    if (message.weight !== undefined) {
      writer.uint32(16).uint32(message.weight);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MultisigMember = createBaseMultisigMember(),
  ): MultisigMember {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.publicKey = MultisigMemberPublicKey.decode(reader, reader.length(), message.publicKey);
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.weight = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MultisigMember> {
    MultisigMemberView ??= viewClass(MultisigMember, createBaseMultisigMember, [
      { name: "publicKey", tags: [10], type: MultisigMemberPublicKey },
      { name: "weight", tags: [16], type: "uint32" },
    ]);
    return new MultisigMemberView(input, length);
  },

  create(base?: DeepPartial<MultisigMember>): MultisigMember {
    return MultisigMember.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MultisigMember>): MultisigMember {
    const message = createBaseMultisigMember();
    message.publicKey =
      object.publicKey !== undefined && object.publicKey !== null
        ? MultisigMemberPublicKey.fromPartial(object.publicKey)
        : undefined;
    message.weight = object.weight ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMultisigCommittee(): MultisigCommittee {
  return { members: [], threshold: undefined };
}

let MultisigCommitteeView: ViewClass<MultisigCommittee> | undefined;

export const MultisigCommittee: MessageFns<MultisigCommittee> = /* @__PURE__ */ checkedFns("MultisigCommittee", {
  encode(message: MultisigCommittee, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.members) {
      MultisigMember.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.threshold !== undefined) {
      writer.uint32(16).uint32(message.threshold);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MultisigCommittee = createBaseMultisigCommittee(),
  ): MultisigCommittee {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.members.push(MultisigMember.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.threshold = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MultisigCommittee> {
    MultisigCommitteeView ??= viewClass(MultisigCommittee, createBaseMultisigCommittee, [
      { name: "members", tags: [10], type: MultisigMember, repeated: true },
      { name: "threshold", tags: [16], type: "uint32" },
    ]);
    return new MultisigCommitteeView(input, length);
  },

  create(base?: DeepPartial<MultisigCommittee>): MultisigCommittee {
    return MultisigCommittee.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MultisigCommittee>): MultisigCommittee {
    const message = createBaseMultisigCommittee();
    message.members = object.members?.map((e) => MultisigMember.fromPartial(e)) || [];
    message.threshold = object.threshold ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMultisigAggregatedSignature(): MultisigAggregatedSignature {
  return { signatures: [], bitmap: undefined, legacyBitmap: undefined, committee: undefined };
}

let MultisigAggregatedSignatureView: ViewClass<MultisigAggregatedSignature> | undefined;

export const MultisigAggregatedSignature: MessageFns<MultisigAggregatedSignature> = /* @__PURE__ */ checkedFns(
  "MultisigAggregatedSignature",
  {
    encode(message: MultisigAggregatedSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.signatures) {
        MultisigMemberSignature.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message.bitmap !== undefined) {
        writer.uint32(16).uint32(message.bitmap);
      }
      if (message.legacyBitmap !== undefined) {
        writer.uint32(26).bytes(message.legacyBitmap);
      }
      if (message.committee !== undefined) {
        MultisigCommittee.encode(message.committee, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MultisigAggregatedSignature = createBaseMultisigAggregatedSignature(),
    ): MultisigAggregatedSignature {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.signatures.push(MultisigMemberSignature.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.bitmap = reader.uint32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.legacyBitmap = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.committee = MultisigCommittee.decode(reader, reader.length(), message.committee);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MultisigAggregatedSignature> {
      MultisigAggregatedSignatureView ??= viewClass(
        MultisigAggregatedSignature,
        createBaseMultisigAggregatedSignature,
        [
          { name: "signatures", tags: [10], type: MultisigMemberSignature, repeated: true },
          { name: "bitmap", tags: [16], type: "uint32" },
          { name: "legacyBitmap", tags: [26], type: "bytes" },
          { name: "committee", tags: [34], type: MultisigCommittee },
        ],
      );
      return new MultisigAggregatedSignatureView(input, length);
    },

    create(base?: DeepPartial<MultisigAggregatedSignature>): MultisigAggregatedSignature {
      return MultisigAggregatedSignature.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MultisigAggregatedSignature>): MultisigAggregatedSignature {
      const message = createBaseMultisigAggregatedSignature();
      message.signatures = object.signatures?.map((e) => MultisigMemberSignature.fromPartial(e)) || [];
      message.bitmap = object.bitmap ?? undefined;
      message.legacyBitmap = object.legacyBitmap ?? undefined;
      message.committee =
        object.committee !== undefined && object.committee !== null
          ? MultisigCommittee.fromPartial(object.committee)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMultisigMemberSignature(): MultisigMemberSignature {
  return { scheme: undefined, signature: undefined, zklogin: undefined, passkey: undefined };
}

let MultisigMemberSignatureView: ViewClass<MultisigMemberSignature> | undefined;

export const MultisigMemberSignature: MessageFns<MultisigMemberSignature> = /* @__PURE__ */ checkedFns(
  "MultisigMemberSignature",
  {
    encode(message: MultisigMemberSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.scheme !== undefined) {
        writer.uint32(8).int32(message.scheme);
      }
      if (message.signature !== undefined) {
        writer.uint32(18).bytes(message.signature);
      }
      if (message.zklogin !== undefined) {
        ZkLoginAuthenticator.encode(message.zklogin, writer.uint32(26).fork()).join();
      }
      if (message.passkey !== undefined) {
        PasskeyAuthenticator.encode(message.passkey, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MultisigMemberSignature = createBaseMultisigMemberSignature(),
    ): MultisigMemberSignature {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.scheme = reader.enumeration();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signature = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.zklogin = ZkLoginAuthenticator.decode(reader, reader.length(), message.zklogin);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.passkey = PasskeyAuthenticator.decode(reader, reader.length(), message.passkey);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MultisigMemberSignature> {
      MultisigMemberSignatureView ??= viewClass(MultisigMemberSignature, createBaseMultisigMemberSignature, [
        { name: "scheme", tags: [8], type: "int32" },
        { name: "signature", tags: [18], type: "bytes" },
        { name: "zklogin", tags: [26], type: ZkLoginAuthenticator },
        { name: "passkey", tags: [34], type: PasskeyAuthenticator },
      ]);
      return new MultisigMemberSignatureView(input, length);
    },

    create(base?: DeepPartial<MultisigMemberSignature>): MultisigMemberSignature {
      return MultisigMemberSignature.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MultisigMemberSignature>): MultisigMemberSignature {
      const message = createBaseMultisigMemberSignature();
      message.scheme = object.scheme ?? undefined;
      message.signature = object.signature ?? undefined;
      message.zklogin =
        object.zklogin !== undefined && object.zklogin !== null
          ? ZkLoginAuthenticator.fromPartial(object.zklogin)
          : undefined;
      message.passkey =
        object.passkey !== undefined && object.passkey !== null
          ? PasskeyAuthenticator.fromPartial(object.passkey)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseZkLoginAuthenticator(): ZkLoginAuthenticator {
  return {
    inputs: undefined,
    maxEpoch: undefined,
    signature: undefined,
    publicIdentifier: undefined,
    jwkId: undefined,
  };
}

let ZkLoginAuthenticatorView: ViewClass<ZkLoginAuthenticator> | undefined;

export const ZkLoginAuthenticator: MessageFns<ZkLoginAuthenticator> = /* @__PURE__ */ checkedFns(
  "ZkLoginAuthenticator",
  {
    encode(message: ZkLoginAuthenticator, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.inputs !== undefined) {
        ZkLoginInputs.encode(message.inputs, writer.uint32(10).fork()).join();
      }
      if (message.maxEpoch !== undefined) {
        writer.uint32(16).uint64(message.maxEpoch);
      }
      if (message.signature !== undefined) {
        SimpleSignature.encode(message.signature, writer.uint32(26).fork()).join();
      }
      if (message.publicIdentifier !== undefined) {
        ZkLoginPublicIdentifier.encode(message.publicIdentifier, writer.uint32(34).fork()).join();
      }
      if (message.jwkId !== undefined) {
        JwkId.encode(message.jwkId, writer.uint32(42).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ZkLoginAuthenticator = createBaseZkLoginAuthenticator(),
    ): ZkLoginAuthenticator {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.inputs = ZkLoginInputs.decode(reader, reader.length(), message.inputs);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.maxEpoch = reader.uint64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.signature = SimpleSignature.decode(reader, reader.length(), message.signature);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.publicIdentifier = ZkLoginPublicIdentifier.decode(
              reader,
              reader.length(),
              message.publicIdentifier,
            );
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.jwkId = JwkId.decode(reader, reader.length(), message.jwkId);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZkLoginAuthenticator> {
      ZkLoginAuthenticatorView ??= viewClass(ZkLoginAuthenticator, createBaseZkLoginAuthenticator, [
        { name: "inputs", tags: [10], type: ZkLoginInputs },
        { name: "maxEpoch", tags: [16], type: "uint64" },
        { name: "signature", tags: [26], type: SimpleSignature },
        { name: "publicIdentifier", tags: [34], type: ZkLoginPublicIdentifier },
        { name: "jwkId", tags: [42], type: JwkId },
      ]);
      return new ZkLoginAuthenticatorView(input, length);
    },

    create(base?: DeepPartial<ZkLoginAuthenticator>): ZkLoginAuthenticator {
      return ZkLoginAuthenticator.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ZkLoginAuthenticator>): ZkLoginAuthenticator {
      const message = createBaseZkLoginAuthenticator();
      message.inputs =
        object.inputs !== undefined && object.inputs !== null ? ZkLoginInputs.fromPartial(object.inputs) : undefined;
      message.maxEpoch =
        object.maxEpoch !== undefined && object.maxEpoch !== null ? BigInt(object.maxEpoch) : undefined;
      message.signature =
        object.signature !== undefined && object.signature !== null
          ? SimpleSignature.fromPartial(object.signature)
          : undefined;
      message.publicIdentifier =
        object.publicIdentifier !== undefined && object.publicIdentifier !== null
          ? ZkLoginPublicIdentifier.fromPartial(object.publicIdentifier)
          : undefined;
      message.jwkId = object.jwkId !== undefined && object.jwkId !== null ? JwkId.fromPartial(object.jwkId) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseZkLoginInputs(): ZkLoginInputs {
  return { proofPoints: undefined, issBase64Details: undefined, headerBase64: undefined, addressSeed: undefined };
}

let ZkLoginInputsView: ViewClass<ZkLoginInputs> | undefined;

export const ZkLoginInputs: MessageFns<ZkLoginInputs> = /* @__PURE__ */ checkedFns("ZkLoginInputs", {
  encode(message: ZkLoginInputs, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.proofPoints !== undefined) {
      ZkLoginProof.encode(message.proofPoints, writer.uint32(10).fork()).join();
    }
    if (message.issBase64Details !== undefined) {
      ZkLoginClaim.encode(message.issBase64Details, writer.uint32(18).fork()).join();
    }
    if (message.headerBase64 !== undefined) {
      writer.uint32(26).string(message.headerBase64);
    }
    if (message.addressSeed !== undefined) {
      writer.uint32(34).string(message.addressSeed);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ZkLoginInputs = createBaseZkLoginInputs(),
  ): ZkLoginInputs {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.proofPoints = ZkLoginProof.decode(reader, reader.length(), message.proofPoints);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.issBase64Details = ZkLoginClaim.decode(reader, reader.length(), message.issBase64Details);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.headerBase64 = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.addressSeed = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZkLoginInputs> {
    ZkLoginInputsView ??= viewClass(ZkLoginInputs, createBaseZkLoginInputs, [
      { name: "proofPoints", tags: [10], type: ZkLoginProof },
      { name: "issBase64Details", tags: [18], type: ZkLoginClaim },
      { name: "headerBase64", tags: [26], type: "string" },
      { name: "addressSeed", tags: [34], type: "string" },
    ]);
    return new ZkLoginInputsView(input, length);
  },

  create(base?: DeepPartial<ZkLoginInputs>): ZkLoginInputs {
    return ZkLoginInputs.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ZkLoginInputs>): ZkLoginInputs {
    const message = createBaseZkLoginInputs();
    message.proofPoints =
      object.proofPoints !== undefined && object.proofPoints !== null
        ? ZkLoginProof.fromPartial(object.proofPoints)
        : undefined;
    message.issBase64Details =
      object.issBase64Details !== undefined && object.issBase64Details !== null
        ? ZkLoginClaim.fromPartial(object.issBase64Details)
        : undefined;
    message.headerBase64 = object.headerBase64 ?? undefined;
    message.addressSeed = object.addressSeed ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseZkLoginProof(): ZkLoginProof {
  return { a: undefined, b: undefined, c: undefined };
}

let ZkLoginProofView: ViewClass<ZkLoginProof> | undefined;

export const ZkLoginProof: MessageFns<ZkLoginProof> = /* @__PURE__ */ checkedFns("ZkLoginProof", {
  encode(message: ZkLoginProof, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.a !== undefined) {
      CircomG1.encode(message.a, writer.uint32(10).fork()).join();
    }
    if (message.b !== undefined) {
      CircomG2.encode(message.b, writer.uint32(18).fork()).join();
    }
    if (message.c !== undefined) {
      CircomG1.encode(message.c, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ZkLoginProof = createBaseZkLoginProof(),
  ): ZkLoginProof {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.a = CircomG1.decode(reader, reader.length(), message.a);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.b = CircomG2.decode(reader, reader.length(), message.b);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.c = CircomG1.decode(reader, reader.length(), message.c);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZkLoginProof> {
    ZkLoginProofView ??= viewClass(ZkLoginProof, createBaseZkLoginProof, [
      { name: "a", tags: [10], type: CircomG1 },
      { name: "b", tags: [18], type: CircomG2 },
      { name: "c", tags: [26], type: CircomG1 },
    ]);
    return new ZkLoginProofView(input, length);
  },

  create(base?: DeepPartial<ZkLoginProof>): ZkLoginProof {
    return ZkLoginProof.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ZkLoginProof>): ZkLoginProof {
    const message = createBaseZkLoginProof();
    message.a = object.a !== undefined && object.a !== null ? CircomG1.fromPartial(object.a) : undefined;
    message.b = object.b !== undefined && object.b !== null ? CircomG2.fromPartial(object.b) : undefined;
    message.c = object.c !== undefined && object.c !== null ? CircomG1.fromPartial(object.c) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseZkLoginClaim(): ZkLoginClaim {
  return { value: undefined, indexMod4: undefined };
}

let ZkLoginClaimView: ViewClass<ZkLoginClaim> | undefined;

export const ZkLoginClaim: MessageFns<ZkLoginClaim> = /* @__PURE__ */ checkedFns("ZkLoginClaim", {
  encode(message: ZkLoginClaim, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.value !== undefined) {
      writer.uint32(10).string(message.value);
    }
    if (message.indexMod4 !== undefined) {
      writer.uint32(16).uint32(message.indexMod4);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ZkLoginClaim = createBaseZkLoginClaim(),
  ): ZkLoginClaim {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.value = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.indexMod4 = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ZkLoginClaim> {
    ZkLoginClaimView ??= viewClass(ZkLoginClaim, createBaseZkLoginClaim, [
      { name: "value", tags: [10], type: "string" },
      { name: "indexMod4", tags: [16], type: "uint32" },
    ]);
    return new ZkLoginClaimView(input, length);
  },

  create(base?: DeepPartial<ZkLoginClaim>): ZkLoginClaim {
    return ZkLoginClaim.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ZkLoginClaim>): ZkLoginClaim {
    const message = createBaseZkLoginClaim();
    message.value = object.value ?? undefined;
    message.indexMod4 = object.indexMod4 ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCircomG1(): CircomG1 {
  return { e0: undefined, e1: undefined, e2: undefined };
}

let CircomG1View: ViewClass<CircomG1> | undefined;

export const CircomG1: MessageFns<CircomG1> = /* @__PURE__ */ checkedFns("CircomG1", {
  encode(message: CircomG1, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.e0 !== undefined) {
      writer.uint32(10).string(message.e0);
    }
    if (message.e1 !== undefined) {
      writer.uint32(18).string(message.e1);
    }
    if (message.e2 !== undefined) {
      writer.uint32(26).string(message.e2);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: CircomG1 = createBaseCircomG1()): CircomG1 {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.e0 = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.e1 = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.e2 = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CircomG1> {
    CircomG1View ??= viewClass(CircomG1, createBaseCircomG1, [
      { name: "e0", tags: [10], type: "string" },
      { name: "e1", tags: [18], type: "string" },
      { name: "e2", tags: [26], type: "string" },
    ]);
    return new CircomG1View(input, length);
  },

  create(base?: DeepPartial<CircomG1>): CircomG1 {
    return CircomG1.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CircomG1>): CircomG1 {
    const message = createBaseCircomG1();
    message.e0 = object.e0 ?? undefined;
    message.e1 = object.e1 ?? undefined;
    message.e2 = object.e2 ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCircomG2(): CircomG2 {
  return { e00: undefined, e01: undefined, e10: undefined, e11: undefined, e20: undefined, e21: undefined };
}

let CircomG2View: ViewClass<CircomG2> | undefined;

export const CircomG2: MessageFns<CircomG2> = /* @__PURE__ */ checkedFns("CircomG2", {
  encode(message: CircomG2, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.e00 !== undefined) {
      writer.uint32(10).string(message.e00);
    }
    if (message.e01 !== undefined) {
      writer.uint32(18).string(message.e01);
    }
    if (message.e10 !== undefined) {
      writer.uint32(26).string(message.e10);
    }
    if (message.e11 !== undefined) {
      writer.uint32(34).string(message.e11);
    }
    if (message.e20 !== undefined) {
      writer.uint32(42).string(message.e20);
    }
    if (message.e21 !== undefined) {
      writer.uint32(50).string(message.e21);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: CircomG2 = createBaseCircomG2()): CircomG2 {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.e00 = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.e01 = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.e10 = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.e11 = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.e20 = reader.string();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.e21 = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CircomG2> {
    CircomG2View ??= viewClass(CircomG2, createBaseCircomG2, [
      { name: "e00", tags: [10], type: "string" },
      { name: "e01", tags: [18], type: "string" },
      { name: "e10", tags: [26], type: "string" },
      { name: "e11", tags: [34], type: "string" },
      { name: "e20", tags: [42], type: "string" },
      { name: "e21", tags: [50], type: "string" },
    ]);
    return new CircomG2View(input, length);
  },

  create(base?: DeepPartial<CircomG2>): CircomG2 {
    return CircomG2.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CircomG2>): CircomG2 {
    const message = createBaseCircomG2();
    message.e00 = object.e00 ?? undefined;
    message.e01 = object.e01 ?? undefined;
    message.e10 = object.e10 ?? undefined;
    message.e11 = object.e11 ?? undefined;
    message.e20 = object.e20 ?? undefined;
    message.e21 = object.e21 ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePasskeyAuthenticator(): PasskeyAuthenticator {
  return { authenticatorData: undefined, clientDataJson: undefined, signature: undefined };
}

let PasskeyAuthenticatorView: ViewClass<PasskeyAuthenticator> | undefined;

export const PasskeyAuthenticator: MessageFns<PasskeyAuthenticator> = /* @__PURE__ */ checkedFns(
  "PasskeyAuthenticator",
  {
    encode(message: PasskeyAuthenticator, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.authenticatorData !== undefined) {
        writer.uint32(10).bytes(message.authenticatorData);
      }
      if (message.clientDataJson !== undefined) {
        writer.uint32(18).string(message.clientDataJson);
      }
      if (message.signature !== undefined) {
        SimpleSignature.encode(message.signature, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PasskeyAuthenticator = createBasePasskeyAuthenticator(),
    ): PasskeyAuthenticator {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.authenticatorData = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.clientDataJson = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.signature = SimpleSignature.decode(reader, reader.length(), message.signature);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PasskeyAuthenticator> {
      PasskeyAuthenticatorView ??= viewClass(PasskeyAuthenticator, createBasePasskeyAuthenticator, [
        { name: "authenticatorData", tags: [10], type: "bytes" },
        { name: "clientDataJson", tags: [18], type: "string" },
        { name: "signature", tags: [26], type: SimpleSignature },
      ]);
      return new PasskeyAuthenticatorView(input, length);
    },

    create(base?: DeepPartial<PasskeyAuthenticator>): PasskeyAuthenticator {
      return PasskeyAuthenticator.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PasskeyAuthenticator>): PasskeyAuthenticator {
      const message = createBasePasskeyAuthenticator();
      message.authenticatorData = object.authenticatorData ?? undefined;
      message.clientDataJson = object.clientDataJson ?? undefined;
      message.signature =
        object.signature !== undefined && object.signature !== null
          ? SimpleSignature.fromPartial(object.signature)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseValidatorCommittee(): ValidatorCommittee {
  return { epoch: undefined, members: [] };
}

let ValidatorCommitteeView: ViewClass<ValidatorCommittee> | undefined;

export const ValidatorCommittee: MessageFns<ValidatorCommittee> = /* @__PURE__ */ checkedFns("ValidatorCommittee", {
  encode(message: ValidatorCommittee, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epoch !== undefined) {
      writer.uint32(8).uint64(message.epoch);
    }
    for (const v of message.members) {
      ValidatorCommitteeMember.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ValidatorCommittee = createBaseValidatorCommittee(),
  ): ValidatorCommittee {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.members.push(ValidatorCommitteeMember.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorCommittee> {
    ValidatorCommitteeView ??= viewClass(ValidatorCommittee, createBaseValidatorCommittee, [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "members", tags: [18], type: ValidatorCommitteeMember, repeated: true },
    ]);
    return new ValidatorCommitteeView(input, length);
  },

  create(base?: DeepPartial<ValidatorCommittee>): ValidatorCommittee {
    return ValidatorCommittee.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ValidatorCommittee>): ValidatorCommittee {
    const message = createBaseValidatorCommittee();
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.members = object.members?.map((e) => ValidatorCommitteeMember.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseValidatorCommitteeMember(): ValidatorCommitteeMember {
  return { publicKey: undefined, weight: undefined };
}

let ValidatorCommitteeMemberView: ViewClass<ValidatorCommitteeMember> | undefined;

export const ValidatorCommitteeMember: MessageFns<ValidatorCommitteeMember> = /* @__PURE__ */ checkedFns(
  "ValidatorCommitteeMember",
  {
    encode(message: ValidatorCommitteeMember, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.publicKey !== undefined) {
        writer.uint32(10).bytes(message.publicKey);
      }
      if (message.weight !== undefined) {
        writer.uint32(16).uint64(message.weight);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ValidatorCommitteeMember = createBaseValidatorCommitteeMember(),
    ): ValidatorCommitteeMember {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.publicKey = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.weight = reader.uint64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorCommitteeMember> {
      ValidatorCommitteeMemberView ??= viewClass(ValidatorCommitteeMember, createBaseValidatorCommitteeMember, [
        { name: "publicKey", tags: [10], type: "bytes" },
        { name: "weight", tags: [16], type: "uint64" },
      ]);
      return new ValidatorCommitteeMemberView(input, length);
    },

    create(base?: DeepPartial<ValidatorCommitteeMember>): ValidatorCommitteeMember {
      return ValidatorCommitteeMember.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ValidatorCommitteeMember>): ValidatorCommitteeMember {
      const message = createBaseValidatorCommitteeMember();
      message.publicKey = object.publicKey ?? undefined;
      message.weight = object.weight !== undefined && object.weight !== null ? BigInt(object.weight) : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseValidatorAggregatedSignature(): ValidatorAggregatedSignature {
  return { epoch: undefined, signature: undefined, bitmap: undefined };
}

let ValidatorAggregatedSignatureView: ViewClass<ValidatorAggregatedSignature> | undefined;

export const ValidatorAggregatedSignature: MessageFns<ValidatorAggregatedSignature> = /* @__PURE__ */ checkedFns(
  "ValidatorAggregatedSignature",
  {
    encode(message: ValidatorAggregatedSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.epoch !== undefined) {
        writer.uint32(8).uint64(message.epoch);
      }
      if (message.signature !== undefined) {
        writer.uint32(18).bytes(message.signature);
      }
      if (message.bitmap !== undefined) {
        writer.uint32(26).bytes(message.bitmap);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ValidatorAggregatedSignature = createBaseValidatorAggregatedSignature(),
    ): ValidatorAggregatedSignature {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.epoch = reader.uint64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signature = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.bitmap = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ValidatorAggregatedSignature> {
      ValidatorAggregatedSignatureView ??= viewClass(
        ValidatorAggregatedSignature,
        createBaseValidatorAggregatedSignature,
        [
          { name: "epoch", tags: [8], type: "uint64" },
          { name: "signature", tags: [18], type: "bytes" },
          { name: "bitmap", tags: [26], type: "bytes" },
        ],
      );
      return new ValidatorAggregatedSignatureView(input, length);
    },

    create(base?: DeepPartial<ValidatorAggregatedSignature>): ValidatorAggregatedSignature {
      return ValidatorAggregatedSignature.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ValidatorAggregatedSignature>): ValidatorAggregatedSignature {
      const message = createBaseValidatorAggregatedSignature();
      message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
      message.signature = object.signature ?? undefined;
      message.bitmap = object.bitmap ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
