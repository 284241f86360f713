// Generated from specs/grpc/protocol/shielded.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Reading shielded transfers of TRON. */

/** Transfers between shielded and transparent addresses. */
export interface ShieldedTransferContract {
  /** Transparent sender, a 21-byte address; empty if notes are spent. */
  transparentFromAddress: Uint8Array;
  /** Amount from the transparent sender, in the token's smallest unit. */
  fromAmount: bigint;
  /** Notes spent: one, or none if the sender is transparent. */
  spendDescription: SpendDescription[];
  /** Notes created: one or two. */
  receiveDescription: ReceiveDescription[];
  /** 64-byte signature that binds inputs, outputs and amounts together. */
  bindingSignature: Uint8Array;
  /** Transparent recipient, a 21-byte address; empty if there is none. */
  transparentToAddress: Uint8Array;
  /** Amount for the transparent recipient, in the token's smallest unit. */
  toAmount: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A spent note. */
export interface SpendDescription {
  /** 32-byte commitment to the note's value. */
  valueCommitment: Uint8Array;
  /** 32-byte root of the note commitment tree that contains the note. */
  anchor: Uint8Array;
  /** 32-byte nullifier, which is published so that no note is spent twice. */
  nullifier: Uint8Array;
  /** 32-byte randomized key that verifies `spend_authority_signature`. */
  rk: Uint8Array;
  /** 192-byte zero-knowledge proof of the spend. */
  zkproof: Uint8Array;
  /** 64-byte signature by the spend authorizing key; empty until signed. */
  spendAuthoritySignature: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A created note. */
export interface ReceiveDescription {
  /** 32-byte commitment to the note's value. */
  valueCommitment: Uint8Array;
  /** 32-byte commitment to the note, added to the tree as a leaf. */
  noteCommitment: Uint8Array;
  /** 32-byte ephemeral public key for decrypting the note. */
  epk: Uint8Array;
  /** Note encrypted for its recipient: 580 bytes. */
  cEnc: Uint8Array;
  /** Keys to decrypt `c_enc`, encrypted for the outgoing viewing key: 80 bytes. */
  cOut: Uint8Array;
  /** 192-byte zero-knowledge proof of the output. */
  zkproof: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Reference to a note: transaction and output index. */
export interface OutputPoint {
  /** 32-byte id of the transaction that created the note. */
  hash: Uint8Array;
  /** Index of the note in the transaction's `receive_description`. */
  index: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** References to notes, and number of further blocks for which to update the tree. */
export interface OutputPointInfo {
  /** References to notes, from 1 to 10, created within 100 blocks of each other. */
  outPoints: OutputPoint[];
  /** Number of later blocks whose notes are included, from 0 to 1,000. */
  blockNum: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A hash in the note commitment tree. */
export interface PedersenHash {
  /** 32-byte hash; empty where the tree has no node yet. */
  content: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Note commitment tree. */
export interface IncrementalMerkleTree {
  /** Left one of the last two leaves. */
  left: PedersenHash | undefined;
  /** Right one of the last two leaves; absent while its place is free. */
  right: PedersenHash | undefined;
  /** Roots of the complete subtrees to the left, lowest level first. */
  parents: PedersenHash[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Witness of a note: its path to the root of the tree. */
export interface IncrementalMerkleVoucher {
  /** Tree as it was when the note became its last leaf. */
  tree: IncrementalMerkleTree | undefined;
  /** Roots of the complete subtrees that later notes have filled. */
  filled: PedersenHash[];
  /** Subtree that later notes are filling; empty if there is none. */
  cursor: IncrementalMerkleTree | undefined;
  /** Depth at which `cursor` becomes complete. */
  cursorDepth: bigint;
  /** 32-byte root of the tree, with the later notes included. */
  rt: Uint8Array;
  /** Reference to the note. Nodes leave it absent. */
  outputPoint: OutputPoint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Merkle proofs of notes. */
export interface IncrementalMerkleVoucherInfo {
  /** Witnesses of the notes, in the order of the request. */
  vouchers: IncrementalMerkleVoucher[];
  /** Encoded Merkle paths from the notes to the root, in the same order. */
  paths: Uint8Array[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note. */
export interface Note {
  /** Value, in the token's smallest unit; for TRC-20, divided by the contract's scaling factor. */
  value: bigint;
  /** Shielded payment address of the owner, prefixed with `ztron1`. */
  paymentAddress: string;
  /** 32-byte randomness of the note commitment. */
  rcm: Uint8Array;
  /** Memo of up to 512 bytes; scans remove trailing zero bytes. */
  memo: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note, with the keys to check whether it is spent. */
export interface NoteParameters {
  /** 32-byte public key of the spend authorizing key. */
  ak: Uint8Array;
  /** 32-byte nullifier deriving key. */
  nk: Uint8Array;
  /** Note to check. */
  note: Note | undefined;
  /** 32-byte id of the transaction that created the note. */
  txid: Uint8Array;
  /** Index of the note in the transaction's `receive_description`. */
  index: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whether a note is spent. */
export interface SpendResult {
  /** Whether the note is spent; false also if it does not exist. */
  result: boolean;
  /** Explanation of the result, in English. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An incoming viewing key and the blocks to scan, at most 1,000. */
export interface IvkDecryptParameters {
  /** Number of the first block to scan. */
  startBlockIndex: bigint;
  /** Number of the block before which the scan ends. */
  endBlockIndex: bigint;
  /** 32-byte incoming viewing key. */
  ivk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Viewing keys and the blocks to scan, at most 1,000. */
export interface IvkDecryptAndMarkParameters {
  /** Number of the first block to scan. */
  startBlockIndex: bigint;
  /** Number of the block before which the scan ends. */
  endBlockIndex: bigint;
  /** 32-byte public key of the spend authorizing key. */
  ak: Uint8Array;
  /** 32-byte nullifier deriving key. */
  nk: Uint8Array;
  /** 32-byte incoming viewing key. */
  ivk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An outgoing viewing key and the blocks to scan, at most 1,000. */
export interface OvkDecryptParameters {
  /** Number of the first block to scan. */
  startBlockIndex: bigint;
  /** Number of the block before which the scan ends. */
  endBlockIndex: bigint;
  /** 32-byte outgoing viewing key. */
  ovk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Notes found by a scan. */
export interface DecryptNotes {
  /** Notes found, in the order of the chain. */
  noteTxs: DecryptNotes_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note with its transaction and output index. */
export interface DecryptNotes_NoteTx {
  /** Contents of the decrypted note. */
  note: Note | undefined;
  /** 32-byte id of the transaction that created the note. */
  txid: Uint8Array;
  /** Index of the note in the transaction's `receive_description`. */
  index: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Notes found by a scan, with their spent status. */
export interface DecryptNotesMarked {
  /** Notes found, in the order of the chain. */
  noteTxs: DecryptNotesMarked_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note with its transaction, output index and spent status. */
export interface DecryptNotesMarked_NoteTx {
  /** Contents of the decrypted note. */
  note: Note | undefined;
  /** 32-byte id of the transaction that created the note. */
  txid: Uint8Array;
  /** Index of the note in the transaction's `receive_description`. */
  index: number;
  /** Whether the note is spent. */
  isSpend: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Viewing keys, the blocks to scan and a shielded token. */
export interface IvkDecryptTRC20Parameters {
  /** Number of the first block to scan. */
  startBlockIndex: bigint;
  /** Number of the block before which the scan ends. */
  endBlockIndex: bigint;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shieldedTRC20ContractAddress: Uint8Array;
  /** 32-byte incoming viewing key. */
  ivk: Uint8Array;
  /** 32-byte public key of the spend authorizing key; empty to skip `is_spent`. */
  ak: Uint8Array;
  /** 32-byte nullifier deriving key; empty to skip `is_spent`. */
  nk: Uint8Array;
  /** Signatures of the events to decode; empty for those of the standard contract. */
  events: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An outgoing viewing key, the blocks to scan and a shielded token. */
export interface OvkDecryptTRC20Parameters {
  /** Number of the first block to scan. */
  startBlockIndex: bigint;
  /** Number of the block before which the scan ends. */
  endBlockIndex: bigint;
  /** 32-byte outgoing viewing key. */
  ovk: Uint8Array;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shieldedTRC20ContractAddress: Uint8Array;
  /** Signatures of the events to decode; empty for those of the standard contract. */
  events: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Notes of a shielded token found by a scan. */
export interface DecryptNotesTRC20 {
  /** Notes and burns found, in the order of the chain. */
  noteTxs: DecryptNotesTRC20_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note with its transaction and output index. */
export interface DecryptNotesTRC20_NoteTx {
  /** Contents of the decrypted note; absent for a burn, which pays a transparent address. */
  note: Note | undefined;
  /** Leaf index of the note in the contract's tree; only for incoming keys. */
  position: bigint;
  /** Whether the note is spent; set only if the request has `ak` and `nk`. */
  isSpent: boolean;
  /** 32-byte id of the transaction. */
  txid: Uint8Array;
  /** Index of the event among the transaction's events of the shielded token. */
  index: number;
  /** Amount that a burn paid, as decimal text in the token's smallest unit. */
  toAmount: string;
  /** 21-byte address that a burn paid; empty for notes. */
  transparentToAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note of a shielded token, with the keys to check whether it is spent. */
export interface NfTRC20Parameters {
  /** Note to check. */
  note: Note | undefined;
  /** 32-byte public key of the spend authorizing key. */
  ak: Uint8Array;
  /** 32-byte nullifier deriving key. */
  nk: Uint8Array;
  /** Leaf index of the note in the contract's tree. */
  position: bigint;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shieldedTRC20ContractAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whether a note of a shielded token is spent. */
export interface NullifierResult {
  /** Whether the note is spent. */
  isSpent: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseShieldedTransferContract(): ShieldedTransferContract {
  return {
    transparentFromAddress: NO_BYTES,
    fromAmount: 0n,
    spendDescription: [],
    receiveDescription: [],
    bindingSignature: NO_BYTES,
    transparentToAddress: NO_BYTES,
    toAmount: 0n,
  };
}

let ShieldedTransferContractView: ViewClass<ShieldedTransferContract> | undefined;

export const ShieldedTransferContract: MessageFns<ShieldedTransferContract> = /* @__PURE__ */ checkedFns(
  "ShieldedTransferContract",
  {
    encode(message: ShieldedTransferContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transparentFromAddress.length !== 0) {
        writer.uint32(10).bytes(message.transparentFromAddress);
      }
      if (message.fromAmount !== 0n) {
        writer.uint32(16).int64(message.fromAmount);
      }
      for (const v of message.spendDescription) {
        SpendDescription.encode(v!, writer.uint32(26).fork()).join();
      }
      for (const v of message.receiveDescription) {
        ReceiveDescription.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message.bindingSignature.length !== 0) {
        writer.uint32(42).bytes(message.bindingSignature);
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(50).bytes(message.transparentToAddress);
      }
      if (message.toAmount !== 0n) {
        writer.uint32(56).int64(message.toAmount);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ShieldedTransferContract = createBaseShieldedTransferContract(),
    ): ShieldedTransferContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transparentFromAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.fromAmount = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.spendDescription.push(SpendDescription.decode(reader, reader.length()));
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.receiveDescription.push(ReceiveDescription.decode(reader, reader.length()));
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.bindingSignature = reader.bytes();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.transparentToAddress = reader.bytes();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.toAmount = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ShieldedTransferContract> {
      ShieldedTransferContractView ??= viewClass(ShieldedTransferContract, createBaseShieldedTransferContract, [
        { name: "transparentFromAddress", tags: [10], type: "bytes" },
        { name: "fromAmount", tags: [16], type: "int64" },
        { name: "spendDescription", tags: [26], type: SpendDescription, repeated: true },
        { name: "receiveDescription", tags: [34], type: ReceiveDescription, repeated: true },
        { name: "bindingSignature", tags: [42], type: "bytes" },
        { name: "transparentToAddress", tags: [50], type: "bytes" },
        { name: "toAmount", tags: [56], type: "int64" },
      ]);
      return new ShieldedTransferContractView(input, length);
    },

    create(base?: DeepPartial<ShieldedTransferContract>): ShieldedTransferContract {
      return ShieldedTransferContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ShieldedTransferContract>): ShieldedTransferContract {
      const message = createBaseShieldedTransferContract();
      message.transparentFromAddress = object.transparentFromAddress ?? NO_BYTES;
      message.fromAmount =
        object.fromAmount !== undefined && object.fromAmount !== null ? BigInt(object.fromAmount) : 0n;
      message.spendDescription = object.spendDescription?.map((e) => SpendDescription.fromPartial(e)) || [];
      message.receiveDescription = object.receiveDescription?.map((e) => ReceiveDescription.fromPartial(e)) || [];
      message.bindingSignature = object.bindingSignature ?? NO_BYTES;
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      message.toAmount = object.toAmount !== undefined && object.toAmount !== null ? BigInt(object.toAmount) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSpendDescription(): SpendDescription {
  return {
    valueCommitment: NO_BYTES,
    anchor: NO_BYTES,
    nullifier: NO_BYTES,
    rk: NO_BYTES,
    zkproof: NO_BYTES,
    spendAuthoritySignature: NO_BYTES,
  };
}

let SpendDescriptionView: ViewClass<SpendDescription> | undefined;

export const SpendDescription: MessageFns<SpendDescription> = /* @__PURE__ */ checkedFns("SpendDescription", {
  encode(message: SpendDescription, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.valueCommitment.length !== 0) {
      writer.uint32(10).bytes(message.valueCommitment);
    }
    if (message.anchor.length !== 0) {
      writer.uint32(18).bytes(message.anchor);
    }
    if (message.nullifier.length !== 0) {
      writer.uint32(26).bytes(message.nullifier);
    }
    if (message.rk.length !== 0) {
      writer.uint32(34).bytes(message.rk);
    }
    if (message.zkproof.length !== 0) {
      writer.uint32(42).bytes(message.zkproof);
    }
    if (message.spendAuthoritySignature.length !== 0) {
      writer.uint32(50).bytes(message.spendAuthoritySignature);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SpendDescription = createBaseSpendDescription(),
  ): SpendDescription {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.valueCommitment = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.anchor = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.nullifier = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.rk = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.zkproof = reader.bytes();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.spendAuthoritySignature = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SpendDescription> {
    SpendDescriptionView ??= viewClass(SpendDescription, createBaseSpendDescription, [
      { name: "valueCommitment", tags: [10], type: "bytes" },
      { name: "anchor", tags: [18], type: "bytes" },
      { name: "nullifier", tags: [26], type: "bytes" },
      { name: "rk", tags: [34], type: "bytes" },
      { name: "zkproof", tags: [42], type: "bytes" },
      { name: "spendAuthoritySignature", tags: [50], type: "bytes" },
    ]);
    return new SpendDescriptionView(input, length);
  },

  create(base?: DeepPartial<SpendDescription>): SpendDescription {
    return SpendDescription.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SpendDescription>): SpendDescription {
    const message = createBaseSpendDescription();
    message.valueCommitment = object.valueCommitment ?? NO_BYTES;
    message.anchor = object.anchor ?? NO_BYTES;
    message.nullifier = object.nullifier ?? NO_BYTES;
    message.rk = object.rk ?? NO_BYTES;
    message.zkproof = object.zkproof ?? NO_BYTES;
    message.spendAuthoritySignature = object.spendAuthoritySignature ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseReceiveDescription(): ReceiveDescription {
  return {
    valueCommitment: NO_BYTES,
    noteCommitment: NO_BYTES,
    epk: NO_BYTES,
    cEnc: NO_BYTES,
    cOut: NO_BYTES,
    zkproof: NO_BYTES,
  };
}

let ReceiveDescriptionView: ViewClass<ReceiveDescription> | undefined;

export const ReceiveDescription: MessageFns<ReceiveDescription> = /* @__PURE__ */ checkedFns("ReceiveDescription", {
  encode(message: ReceiveDescription, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.valueCommitment.length !== 0) {
      writer.uint32(10).bytes(message.valueCommitment);
    }
    if (message.noteCommitment.length !== 0) {
      writer.uint32(18).bytes(message.noteCommitment);
    }
    if (message.epk.length !== 0) {
      writer.uint32(26).bytes(message.epk);
    }
    if (message.cEnc.length !== 0) {
      writer.uint32(34).bytes(message.cEnc);
    }
    if (message.cOut.length !== 0) {
      writer.uint32(42).bytes(message.cOut);
    }
    if (message.zkproof.length !== 0) {
      writer.uint32(50).bytes(message.zkproof);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ReceiveDescription = createBaseReceiveDescription(),
  ): ReceiveDescription {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.valueCommitment = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.noteCommitment = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.epk = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.cEnc = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.cOut = reader.bytes();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.zkproof = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ReceiveDescription> {
    ReceiveDescriptionView ??= viewClass(ReceiveDescription, createBaseReceiveDescription, [
      { name: "valueCommitment", tags: [10], type: "bytes" },
      { name: "noteCommitment", tags: [18], type: "bytes" },
      { name: "epk", tags: [26], type: "bytes" },
      { name: "cEnc", tags: [34], type: "bytes" },
      { name: "cOut", tags: [42], type: "bytes" },
      { name: "zkproof", tags: [50], type: "bytes" },
    ]);
    return new ReceiveDescriptionView(input, length);
  },

  create(base?: DeepPartial<ReceiveDescription>): ReceiveDescription {
    return ReceiveDescription.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ReceiveDescription>): ReceiveDescription {
    const message = createBaseReceiveDescription();
    message.valueCommitment = object.valueCommitment ?? NO_BYTES;
    message.noteCommitment = object.noteCommitment ?? NO_BYTES;
    message.epk = object.epk ?? NO_BYTES;
    message.cEnc = object.cEnc ?? NO_BYTES;
    message.cOut = object.cOut ?? NO_BYTES;
    message.zkproof = object.zkproof ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseOutputPoint(): OutputPoint {
  return { hash: NO_BYTES, index: 0 };
}

let OutputPointView: ViewClass<OutputPoint> | undefined;

export const OutputPoint: MessageFns<OutputPoint> = /* @__PURE__ */ checkedFns("OutputPoint", {
  encode(message: OutputPoint, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.hash.length !== 0) {
      writer.uint32(10).bytes(message.hash);
    }
    if (message.index !== 0) {
      writer.uint32(16).int32(message.index);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: OutputPoint = createBaseOutputPoint(),
  ): OutputPoint {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.hash = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.index = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OutputPoint> {
    OutputPointView ??= viewClass(OutputPoint, createBaseOutputPoint, [
      { name: "hash", tags: [10], type: "bytes" },
      { name: "index", tags: [16], type: "int32" },
    ]);
    return new OutputPointView(input, length);
  },

  create(base?: DeepPartial<OutputPoint>): OutputPoint {
    return OutputPoint.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<OutputPoint>): OutputPoint {
    const message = createBaseOutputPoint();
    message.hash = object.hash ?? NO_BYTES;
    message.index = object.index ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseOutputPointInfo(): OutputPointInfo {
  return { outPoints: [], blockNum: 0 };
}

let OutputPointInfoView: ViewClass<OutputPointInfo> | undefined;

export const OutputPointInfo: MessageFns<OutputPointInfo> = /* @__PURE__ */ checkedFns("OutputPointInfo", {
  encode(message: OutputPointInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.outPoints) {
      OutputPoint.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.blockNum !== 0) {
      writer.uint32(16).int32(message.blockNum);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: OutputPointInfo = createBaseOutputPointInfo(),
  ): OutputPointInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.outPoints.push(OutputPoint.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.blockNum = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OutputPointInfo> {
    OutputPointInfoView ??= viewClass(OutputPointInfo, createBaseOutputPointInfo, [
      { name: "outPoints", tags: [10], type: OutputPoint, repeated: true },
      { name: "blockNum", tags: [16], type: "int32" },
    ]);
    return new OutputPointInfoView(input, length);
  },

  create(base?: DeepPartial<OutputPointInfo>): OutputPointInfo {
    return OutputPointInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<OutputPointInfo>): OutputPointInfo {
    const message = createBaseOutputPointInfo();
    message.outPoints = object.outPoints?.map((e) => OutputPoint.fromPartial(e)) || [];
    message.blockNum = object.blockNum ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePedersenHash(): PedersenHash {
  return { content: NO_BYTES };
}

let PedersenHashView: ViewClass<PedersenHash> | undefined;

export const PedersenHash: MessageFns<PedersenHash> = /* @__PURE__ */ checkedFns("PedersenHash", {
  encode(message: PedersenHash, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.content.length !== 0) {
      writer.uint32(10).bytes(message.content);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PedersenHash = createBasePedersenHash(),
  ): PedersenHash {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.content = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PedersenHash> {
    PedersenHashView ??= viewClass(PedersenHash, createBasePedersenHash, [
      { name: "content", tags: [10], type: "bytes" },
    ]);
    return new PedersenHashView(input, length);
  },

  create(base?: DeepPartial<PedersenHash>): PedersenHash {
    return PedersenHash.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PedersenHash>): PedersenHash {
    const message = createBasePedersenHash();
    message.content = object.content ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIncrementalMerkleTree(): IncrementalMerkleTree {
  return { left: undefined, right: undefined, parents: [] };
}

let IncrementalMerkleTreeView: ViewClass<IncrementalMerkleTree> | undefined;

export const IncrementalMerkleTree: MessageFns<IncrementalMerkleTree> = /* @__PURE__ */ checkedFns(
  "IncrementalMerkleTree",
  {
    encode(message: IncrementalMerkleTree, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.left !== undefined) {
        PedersenHash.encode(message.left, writer.uint32(10).fork()).join();
      }
      if (message.right !== undefined) {
        PedersenHash.encode(message.right, writer.uint32(18).fork()).join();
      }
      for (const v of message.parents) {
        PedersenHash.encode(v!, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IncrementalMerkleTree = createBaseIncrementalMerkleTree(),
    ): IncrementalMerkleTree {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.left = PedersenHash.decode(reader, reader.length(), message.left);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.right = PedersenHash.decode(reader, reader.length(), message.right);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.parents.push(PedersenHash.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IncrementalMerkleTree> {
      IncrementalMerkleTreeView ??= viewClass(IncrementalMerkleTree, createBaseIncrementalMerkleTree, [
        { name: "left", tags: [10], type: PedersenHash },
        { name: "right", tags: [18], type: PedersenHash },
        { name: "parents", tags: [26], type: PedersenHash, repeated: true },
      ]);
      return new IncrementalMerkleTreeView(input, length);
    },

    create(base?: DeepPartial<IncrementalMerkleTree>): IncrementalMerkleTree {
      return IncrementalMerkleTree.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IncrementalMerkleTree>): IncrementalMerkleTree {
      const message = createBaseIncrementalMerkleTree();
      message.left =
        object.left !== undefined && object.left !== null ? PedersenHash.fromPartial(object.left) : undefined;
      message.right =
        object.right !== undefined && object.right !== null ? PedersenHash.fromPartial(object.right) : undefined;
      message.parents = object.parents?.map((e) => PedersenHash.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseIncrementalMerkleVoucher(): IncrementalMerkleVoucher {
  return { tree: undefined, filled: [], cursor: undefined, cursorDepth: 0n, rt: NO_BYTES, outputPoint: undefined };
}

let IncrementalMerkleVoucherView: ViewClass<IncrementalMerkleVoucher> | undefined;

export const IncrementalMerkleVoucher: MessageFns<IncrementalMerkleVoucher> = /* @__PURE__ */ checkedFns(
  "IncrementalMerkleVoucher",
  {
    encode(message: IncrementalMerkleVoucher, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.tree !== undefined) {
        IncrementalMerkleTree.encode(message.tree, writer.uint32(10).fork()).join();
      }
      for (const v of message.filled) {
        PedersenHash.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.cursor !== undefined) {
        IncrementalMerkleTree.encode(message.cursor, writer.uint32(26).fork()).join();
      }
      if (message.cursorDepth !== 0n) {
        writer.uint32(32).int64(message.cursorDepth);
      }
      if (message.rt.length !== 0) {
        writer.uint32(42).bytes(message.rt);
      }
      if (message.outputPoint !== undefined) {
        OutputPoint.encode(message.outputPoint, writer.uint32(82).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IncrementalMerkleVoucher = createBaseIncrementalMerkleVoucher(),
    ): IncrementalMerkleVoucher {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.tree = IncrementalMerkleTree.decode(reader, reader.length(), message.tree);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.filled.push(PedersenHash.decode(reader, reader.length()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.cursor = IncrementalMerkleTree.decode(reader, reader.length(), message.cursor);
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.cursorDepth = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.rt = reader.bytes();
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }

            message.outputPoint = OutputPoint.decode(reader, reader.length(), message.outputPoint);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IncrementalMerkleVoucher> {
      IncrementalMerkleVoucherView ??= viewClass(IncrementalMerkleVoucher, createBaseIncrementalMerkleVoucher, [
        { name: "tree", tags: [10], type: IncrementalMerkleTree },
        { name: "filled", tags: [18], type: PedersenHash, repeated: true },
        { name: "cursor", tags: [26], type: IncrementalMerkleTree },
        { name: "cursorDepth", tags: [32], type: "int64" },
        { name: "rt", tags: [42], type: "bytes" },
        { name: "outputPoint", tags: [82], type: OutputPoint },
      ]);
      return new IncrementalMerkleVoucherView(input, length);
    },

    create(base?: DeepPartial<IncrementalMerkleVoucher>): IncrementalMerkleVoucher {
      return IncrementalMerkleVoucher.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IncrementalMerkleVoucher>): IncrementalMerkleVoucher {
      const message = createBaseIncrementalMerkleVoucher();
      message.tree =
        object.tree !== undefined && object.tree !== null ? IncrementalMerkleTree.fromPartial(object.tree) : undefined;
      message.filled = object.filled?.map((e) => PedersenHash.fromPartial(e)) || [];
      message.cursor =
        object.cursor !== undefined && object.cursor !== null
          ? IncrementalMerkleTree.fromPartial(object.cursor)
          : undefined;
      message.cursorDepth =
        object.cursorDepth !== undefined && object.cursorDepth !== null ? BigInt(object.cursorDepth) : 0n;
      message.rt = object.rt ?? NO_BYTES;
      message.outputPoint =
        object.outputPoint !== undefined && object.outputPoint !== null
          ? OutputPoint.fromPartial(object.outputPoint)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseIncrementalMerkleVoucherInfo(): IncrementalMerkleVoucherInfo {
  return { vouchers: [], paths: [] };
}

let IncrementalMerkleVoucherInfoView: ViewClass<IncrementalMerkleVoucherInfo> | undefined;

export const IncrementalMerkleVoucherInfo: MessageFns<IncrementalMerkleVoucherInfo> = /* @__PURE__ */ checkedFns(
  "IncrementalMerkleVoucherInfo",
  {
    encode(message: IncrementalMerkleVoucherInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.vouchers) {
        IncrementalMerkleVoucher.encode(v!, writer.uint32(10).fork()).join();
      }
      for (const v of message.paths) {
        writer.uint32(18).bytes(v!);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IncrementalMerkleVoucherInfo = createBaseIncrementalMerkleVoucherInfo(),
    ): IncrementalMerkleVoucherInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.vouchers.push(IncrementalMerkleVoucher.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.paths.push(reader.bytes());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IncrementalMerkleVoucherInfo> {
      IncrementalMerkleVoucherInfoView ??= viewClass(
        IncrementalMerkleVoucherInfo,
        createBaseIncrementalMerkleVoucherInfo,
        [
          { name: "vouchers", tags: [10], type: IncrementalMerkleVoucher, repeated: true },
          { name: "paths", tags: [18], type: "bytes", repeated: true },
        ],
      );
      return new IncrementalMerkleVoucherInfoView(input, length);
    },

    create(base?: DeepPartial<IncrementalMerkleVoucherInfo>): IncrementalMerkleVoucherInfo {
      return IncrementalMerkleVoucherInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IncrementalMerkleVoucherInfo>): IncrementalMerkleVoucherInfo {
      const message = createBaseIncrementalMerkleVoucherInfo();
      message.vouchers = object.vouchers?.map((e) => IncrementalMerkleVoucher.fromPartial(e)) || [];
      message.paths = object.paths?.map((e) => e) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNote(): Note {
  return { value: 0n, paymentAddress: "", rcm: NO_BYTES, memo: NO_BYTES };
}

let NoteView: ViewClass<Note> | undefined;

export const Note: MessageFns<Note> = /* @__PURE__ */ checkedFns("Note", {
  encode(message: Note, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.value !== 0n) {
      writer.uint32(8).int64(message.value);
    }
    if (message.paymentAddress !== "") {
      writer.uint32(18).string(message.paymentAddress);
    }
    if (message.rcm.length !== 0) {
      writer.uint32(26).bytes(message.rcm);
    }
    if (message.memo.length !== 0) {
      writer.uint32(34).bytes(message.memo);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Note = createBaseNote()): Note {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.value = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.paymentAddress = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.rcm = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.memo = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Note> {
    NoteView ??= viewClass(Note, createBaseNote, [
      { name: "value", tags: [8], type: "int64" },
      { name: "paymentAddress", tags: [18], type: "string" },
      { name: "rcm", tags: [26], type: "bytes" },
      { name: "memo", tags: [34], type: "bytes" },
    ]);
    return new NoteView(input, length);
  },

  create(base?: DeepPartial<Note>): Note {
    return Note.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Note>): Note {
    const message = createBaseNote();
    message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
    message.paymentAddress = object.paymentAddress ?? "";
    message.rcm = object.rcm ?? NO_BYTES;
    message.memo = object.memo ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNoteParameters(): NoteParameters {
  return { ak: NO_BYTES, nk: NO_BYTES, note: undefined, txid: NO_BYTES, index: 0 };
}

let NoteParametersView: ViewClass<NoteParameters> | undefined;

export const NoteParameters: MessageFns<NoteParameters> = /* @__PURE__ */ checkedFns("NoteParameters", {
  encode(message: NoteParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ak.length !== 0) {
      writer.uint32(10).bytes(message.ak);
    }
    if (message.nk.length !== 0) {
      writer.uint32(18).bytes(message.nk);
    }
    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(26).fork()).join();
    }
    if (message.txid.length !== 0) {
      writer.uint32(34).bytes(message.txid);
    }
    if (message.index !== 0) {
      writer.uint32(40).int32(message.index);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NoteParameters = createBaseNoteParameters(),
  ): NoteParameters {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.ak = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.nk = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.note = Note.decode(reader, reader.length(), message.note);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.txid = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.index = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NoteParameters> {
    NoteParametersView ??= viewClass(NoteParameters, createBaseNoteParameters, [
      { name: "ak", tags: [10], type: "bytes" },
      { name: "nk", tags: [18], type: "bytes" },
      { name: "note", tags: [26], type: Note },
      { name: "txid", tags: [34], type: "bytes" },
      { name: "index", tags: [40], type: "int32" },
    ]);
    return new NoteParametersView(input, length);
  },

  create(base?: DeepPartial<NoteParameters>): NoteParameters {
    return NoteParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NoteParameters>): NoteParameters {
    const message = createBaseNoteParameters();
    message.ak = object.ak ?? NO_BYTES;
    message.nk = object.nk ?? NO_BYTES;
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.txid = object.txid ?? NO_BYTES;
    message.index = object.index ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSpendResult(): SpendResult {
  return { result: false, message: "" };
}

let SpendResultView: ViewClass<SpendResult> | undefined;

export const SpendResult: MessageFns<SpendResult> = /* @__PURE__ */ checkedFns("SpendResult", {
  encode(message: SpendResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.result !== false) {
      writer.uint32(8).bool(message.result);
    }
    if (message.message !== "") {
      writer.uint32(18).string(message.message);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SpendResult = createBaseSpendResult(),
  ): SpendResult {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.result = reader.bool();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.message = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SpendResult> {
    SpendResultView ??= viewClass(SpendResult, createBaseSpendResult, [
      { name: "result", tags: [8], type: "bool" },
      { name: "message", tags: [18], type: "string" },
    ]);
    return new SpendResultView(input, length);
  },

  create(base?: DeepPartial<SpendResult>): SpendResult {
    return SpendResult.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SpendResult>): SpendResult {
    const message = createBaseSpendResult();
    message.result = object.result ?? false;
    message.message = object.message ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIvkDecryptParameters(): IvkDecryptParameters {
  return { startBlockIndex: 0n, endBlockIndex: 0n, ivk: NO_BYTES };
}

let IvkDecryptParametersView: ViewClass<IvkDecryptParameters> | undefined;

export const IvkDecryptParameters: MessageFns<IvkDecryptParameters> = /* @__PURE__ */ checkedFns(
  "IvkDecryptParameters",
  {
    encode(message: IvkDecryptParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.startBlockIndex !== 0n) {
        writer.uint32(8).int64(message.startBlockIndex);
      }
      if (message.endBlockIndex !== 0n) {
        writer.uint32(16).int64(message.endBlockIndex);
      }
      if (message.ivk.length !== 0) {
        writer.uint32(26).bytes(message.ivk);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IvkDecryptParameters = createBaseIvkDecryptParameters(),
    ): IvkDecryptParameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.startBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.endBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.ivk = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IvkDecryptParameters> {
      IvkDecryptParametersView ??= viewClass(IvkDecryptParameters, createBaseIvkDecryptParameters, [
        { name: "startBlockIndex", tags: [8], type: "int64" },
        { name: "endBlockIndex", tags: [16], type: "int64" },
        { name: "ivk", tags: [26], type: "bytes" },
      ]);
      return new IvkDecryptParametersView(input, length);
    },

    create(base?: DeepPartial<IvkDecryptParameters>): IvkDecryptParameters {
      return IvkDecryptParameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IvkDecryptParameters>): IvkDecryptParameters {
      const message = createBaseIvkDecryptParameters();
      message.startBlockIndex =
        object.startBlockIndex !== undefined && object.startBlockIndex !== null ? BigInt(object.startBlockIndex) : 0n;
      message.endBlockIndex =
        object.endBlockIndex !== undefined && object.endBlockIndex !== null ? BigInt(object.endBlockIndex) : 0n;
      message.ivk = object.ivk ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseIvkDecryptAndMarkParameters(): IvkDecryptAndMarkParameters {
  return { startBlockIndex: 0n, endBlockIndex: 0n, ak: NO_BYTES, nk: NO_BYTES, ivk: NO_BYTES };
}

let IvkDecryptAndMarkParametersView: ViewClass<IvkDecryptAndMarkParameters> | undefined;

export const IvkDecryptAndMarkParameters: MessageFns<IvkDecryptAndMarkParameters> = /* @__PURE__ */ checkedFns(
  "IvkDecryptAndMarkParameters",
  {
    encode(message: IvkDecryptAndMarkParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.startBlockIndex !== 0n) {
        writer.uint32(8).int64(message.startBlockIndex);
      }
      if (message.endBlockIndex !== 0n) {
        writer.uint32(16).int64(message.endBlockIndex);
      }
      if (message.ak.length !== 0) {
        writer.uint32(26).bytes(message.ak);
      }
      if (message.nk.length !== 0) {
        writer.uint32(34).bytes(message.nk);
      }
      if (message.ivk.length !== 0) {
        writer.uint32(42).bytes(message.ivk);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IvkDecryptAndMarkParameters = createBaseIvkDecryptAndMarkParameters(),
    ): IvkDecryptAndMarkParameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.startBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.endBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.ak = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.nk = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.ivk = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IvkDecryptAndMarkParameters> {
      IvkDecryptAndMarkParametersView ??= viewClass(
        IvkDecryptAndMarkParameters,
        createBaseIvkDecryptAndMarkParameters,
        [
          { name: "startBlockIndex", tags: [8], type: "int64" },
          { name: "endBlockIndex", tags: [16], type: "int64" },
          { name: "ak", tags: [26], type: "bytes" },
          { name: "nk", tags: [34], type: "bytes" },
          { name: "ivk", tags: [42], type: "bytes" },
        ],
      );
      return new IvkDecryptAndMarkParametersView(input, length);
    },

    create(base?: DeepPartial<IvkDecryptAndMarkParameters>): IvkDecryptAndMarkParameters {
      return IvkDecryptAndMarkParameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IvkDecryptAndMarkParameters>): IvkDecryptAndMarkParameters {
      const message = createBaseIvkDecryptAndMarkParameters();
      message.startBlockIndex =
        object.startBlockIndex !== undefined && object.startBlockIndex !== null ? BigInt(object.startBlockIndex) : 0n;
      message.endBlockIndex =
        object.endBlockIndex !== undefined && object.endBlockIndex !== null ? BigInt(object.endBlockIndex) : 0n;
      message.ak = object.ak ?? NO_BYTES;
      message.nk = object.nk ?? NO_BYTES;
      message.ivk = object.ivk ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseOvkDecryptParameters(): OvkDecryptParameters {
  return { startBlockIndex: 0n, endBlockIndex: 0n, ovk: NO_BYTES };
}

let OvkDecryptParametersView: ViewClass<OvkDecryptParameters> | undefined;

export const OvkDecryptParameters: MessageFns<OvkDecryptParameters> = /* @__PURE__ */ checkedFns(
  "OvkDecryptParameters",
  {
    encode(message: OvkDecryptParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.startBlockIndex !== 0n) {
        writer.uint32(8).int64(message.startBlockIndex);
      }
      if (message.endBlockIndex !== 0n) {
        writer.uint32(16).int64(message.endBlockIndex);
      }
      if (message.ovk.length !== 0) {
        writer.uint32(26).bytes(message.ovk);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: OvkDecryptParameters = createBaseOvkDecryptParameters(),
    ): OvkDecryptParameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.startBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.endBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.ovk = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OvkDecryptParameters> {
      OvkDecryptParametersView ??= viewClass(OvkDecryptParameters, createBaseOvkDecryptParameters, [
        { name: "startBlockIndex", tags: [8], type: "int64" },
        { name: "endBlockIndex", tags: [16], type: "int64" },
        { name: "ovk", tags: [26], type: "bytes" },
      ]);
      return new OvkDecryptParametersView(input, length);
    },

    create(base?: DeepPartial<OvkDecryptParameters>): OvkDecryptParameters {
      return OvkDecryptParameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<OvkDecryptParameters>): OvkDecryptParameters {
      const message = createBaseOvkDecryptParameters();
      message.startBlockIndex =
        object.startBlockIndex !== undefined && object.startBlockIndex !== null ? BigInt(object.startBlockIndex) : 0n;
      message.endBlockIndex =
        object.endBlockIndex !== undefined && object.endBlockIndex !== null ? BigInt(object.endBlockIndex) : 0n;
      message.ovk = object.ovk ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDecryptNotes(): DecryptNotes {
  return { noteTxs: [] };
}

let DecryptNotesView: ViewClass<DecryptNotes> | undefined;

export const DecryptNotes: MessageFns<DecryptNotes> = /* @__PURE__ */ checkedFns("DecryptNotes", {
  encode(message: DecryptNotes, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.noteTxs) {
      DecryptNotes_NoteTx.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DecryptNotes = createBaseDecryptNotes(),
  ): DecryptNotes {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.noteTxs.push(DecryptNotes_NoteTx.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotes> {
    DecryptNotesView ??= viewClass(DecryptNotes, createBaseDecryptNotes, [
      { name: "noteTxs", tags: [10], type: DecryptNotes_NoteTx, repeated: true },
    ]);
    return new DecryptNotesView(input, length);
  },

  create(base?: DeepPartial<DecryptNotes>): DecryptNotes {
    return DecryptNotes.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DecryptNotes>): DecryptNotes {
    const message = createBaseDecryptNotes();
    message.noteTxs = object.noteTxs?.map((e) => DecryptNotes_NoteTx.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDecryptNotes_NoteTx(): DecryptNotes_NoteTx {
  return { note: undefined, txid: NO_BYTES, index: 0 };
}

let DecryptNotes_NoteTxView: ViewClass<DecryptNotes_NoteTx> | undefined;

export const DecryptNotes_NoteTx: MessageFns<DecryptNotes_NoteTx> = /* @__PURE__ */ checkedFns("DecryptNotes_NoteTx", {
  encode(message: DecryptNotes_NoteTx, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(10).fork()).join();
    }
    if (message.txid.length !== 0) {
      writer.uint32(18).bytes(message.txid);
    }
    if (message.index !== 0) {
      writer.uint32(24).int32(message.index);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DecryptNotes_NoteTx = createBaseDecryptNotes_NoteTx(),
  ): DecryptNotes_NoteTx {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.note = Note.decode(reader, reader.length(), message.note);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.txid = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.index = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotes_NoteTx> {
    DecryptNotes_NoteTxView ??= viewClass(DecryptNotes_NoteTx, createBaseDecryptNotes_NoteTx, [
      { name: "note", tags: [10], type: Note },
      { name: "txid", tags: [18], type: "bytes" },
      { name: "index", tags: [24], type: "int32" },
    ]);
    return new DecryptNotes_NoteTxView(input, length);
  },

  create(base?: DeepPartial<DecryptNotes_NoteTx>): DecryptNotes_NoteTx {
    return DecryptNotes_NoteTx.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DecryptNotes_NoteTx>): DecryptNotes_NoteTx {
    const message = createBaseDecryptNotes_NoteTx();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.txid = object.txid ?? NO_BYTES;
    message.index = object.index ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDecryptNotesMarked(): DecryptNotesMarked {
  return { noteTxs: [] };
}

let DecryptNotesMarkedView: ViewClass<DecryptNotesMarked> | undefined;

export const DecryptNotesMarked: MessageFns<DecryptNotesMarked> = /* @__PURE__ */ checkedFns("DecryptNotesMarked", {
  encode(message: DecryptNotesMarked, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.noteTxs) {
      DecryptNotesMarked_NoteTx.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DecryptNotesMarked = createBaseDecryptNotesMarked(),
  ): DecryptNotesMarked {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.noteTxs.push(DecryptNotesMarked_NoteTx.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotesMarked> {
    DecryptNotesMarkedView ??= viewClass(DecryptNotesMarked, createBaseDecryptNotesMarked, [
      { name: "noteTxs", tags: [10], type: DecryptNotesMarked_NoteTx, repeated: true },
    ]);
    return new DecryptNotesMarkedView(input, length);
  },

  create(base?: DeepPartial<DecryptNotesMarked>): DecryptNotesMarked {
    return DecryptNotesMarked.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DecryptNotesMarked>): DecryptNotesMarked {
    const message = createBaseDecryptNotesMarked();
    message.noteTxs = object.noteTxs?.map((e) => DecryptNotesMarked_NoteTx.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDecryptNotesMarked_NoteTx(): DecryptNotesMarked_NoteTx {
  return { note: undefined, txid: NO_BYTES, index: 0, isSpend: false };
}

let DecryptNotesMarked_NoteTxView: ViewClass<DecryptNotesMarked_NoteTx> | undefined;

export const DecryptNotesMarked_NoteTx: MessageFns<DecryptNotesMarked_NoteTx> = /* @__PURE__ */ checkedFns(
  "DecryptNotesMarked_NoteTx",
  {
    encode(message: DecryptNotesMarked_NoteTx, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.note !== undefined) {
        Note.encode(message.note, writer.uint32(10).fork()).join();
      }
      if (message.txid.length !== 0) {
        writer.uint32(18).bytes(message.txid);
      }
      if (message.index !== 0) {
        writer.uint32(24).int32(message.index);
      }
      if (message.isSpend !== false) {
        writer.uint32(32).bool(message.isSpend);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DecryptNotesMarked_NoteTx = createBaseDecryptNotesMarked_NoteTx(),
    ): DecryptNotesMarked_NoteTx {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.note = Note.decode(reader, reader.length(), message.note);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.txid = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.index = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.isSpend = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotesMarked_NoteTx> {
      DecryptNotesMarked_NoteTxView ??= viewClass(DecryptNotesMarked_NoteTx, createBaseDecryptNotesMarked_NoteTx, [
        { name: "note", tags: [10], type: Note },
        { name: "txid", tags: [18], type: "bytes" },
        { name: "index", tags: [24], type: "int32" },
        { name: "isSpend", tags: [32], type: "bool" },
      ]);
      return new DecryptNotesMarked_NoteTxView(input, length);
    },

    create(base?: DeepPartial<DecryptNotesMarked_NoteTx>): DecryptNotesMarked_NoteTx {
      return DecryptNotesMarked_NoteTx.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DecryptNotesMarked_NoteTx>): DecryptNotesMarked_NoteTx {
      const message = createBaseDecryptNotesMarked_NoteTx();
      message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
      message.txid = object.txid ?? NO_BYTES;
      message.index = object.index ?? 0;
      message.isSpend = object.isSpend ?? false;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseIvkDecryptTRC20Parameters(): IvkDecryptTRC20Parameters {
  return {
    startBlockIndex: 0n,
    endBlockIndex: 0n,
    shieldedTRC20ContractAddress: NO_BYTES,
    ivk: NO_BYTES,
    ak: NO_BYTES,
    nk: NO_BYTES,
    events: [],
  };
}

let IvkDecryptTRC20ParametersView: ViewClass<IvkDecryptTRC20Parameters> | undefined;

export const IvkDecryptTRC20Parameters: MessageFns<IvkDecryptTRC20Parameters> = /* @__PURE__ */ checkedFns(
  "IvkDecryptTRC20Parameters",
  {
    encode(message: IvkDecryptTRC20Parameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.startBlockIndex !== 0n) {
        writer.uint32(8).int64(message.startBlockIndex);
      }
      if (message.endBlockIndex !== 0n) {
        writer.uint32(16).int64(message.endBlockIndex);
      }
      if (message.shieldedTRC20ContractAddress.length !== 0) {
        writer.uint32(26).bytes(message.shieldedTRC20ContractAddress);
      }
      if (message.ivk.length !== 0) {
        writer.uint32(34).bytes(message.ivk);
      }
      if (message.ak.length !== 0) {
        writer.uint32(42).bytes(message.ak);
      }
      if (message.nk.length !== 0) {
        writer.uint32(50).bytes(message.nk);
      }
      for (const v of message.events) {
        writer.uint32(58).string(v!);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IvkDecryptTRC20Parameters = createBaseIvkDecryptTRC20Parameters(),
    ): IvkDecryptTRC20Parameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.startBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.endBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.shieldedTRC20ContractAddress = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.ivk = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.ak = reader.bytes();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.nk = reader.bytes();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.events.push(reader.string());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IvkDecryptTRC20Parameters> {
      IvkDecryptTRC20ParametersView ??= viewClass(IvkDecryptTRC20Parameters, createBaseIvkDecryptTRC20Parameters, [
        { name: "startBlockIndex", tags: [8], type: "int64" },
        { name: "endBlockIndex", tags: [16], type: "int64" },
        { name: "shieldedTRC20ContractAddress", tags: [26], type: "bytes" },
        { name: "ivk", tags: [34], type: "bytes" },
        { name: "ak", tags: [42], type: "bytes" },
        { name: "nk", tags: [50], type: "bytes" },
        { name: "events", tags: [58], type: "string", repeated: true },
      ]);
      return new IvkDecryptTRC20ParametersView(input, length);
    },

    create(base?: DeepPartial<IvkDecryptTRC20Parameters>): IvkDecryptTRC20Parameters {
      return IvkDecryptTRC20Parameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IvkDecryptTRC20Parameters>): IvkDecryptTRC20Parameters {
      const message = createBaseIvkDecryptTRC20Parameters();
      message.startBlockIndex =
        object.startBlockIndex !== undefined && object.startBlockIndex !== null ? BigInt(object.startBlockIndex) : 0n;
      message.endBlockIndex =
        object.endBlockIndex !== undefined && object.endBlockIndex !== null ? BigInt(object.endBlockIndex) : 0n;
      message.shieldedTRC20ContractAddress = object.shieldedTRC20ContractAddress ?? NO_BYTES;
      message.ivk = object.ivk ?? NO_BYTES;
      message.ak = object.ak ?? NO_BYTES;
      message.nk = object.nk ?? NO_BYTES;
      message.events = object.events?.map((e) => e) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseOvkDecryptTRC20Parameters(): OvkDecryptTRC20Parameters {
  return { startBlockIndex: 0n, endBlockIndex: 0n, ovk: NO_BYTES, shieldedTRC20ContractAddress: NO_BYTES, events: [] };
}

let OvkDecryptTRC20ParametersView: ViewClass<OvkDecryptTRC20Parameters> | undefined;

export const OvkDecryptTRC20Parameters: MessageFns<OvkDecryptTRC20Parameters> = /* @__PURE__ */ checkedFns(
  "OvkDecryptTRC20Parameters",
  {
    encode(message: OvkDecryptTRC20Parameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.startBlockIndex !== 0n) {
        writer.uint32(8).int64(message.startBlockIndex);
      }
      if (message.endBlockIndex !== 0n) {
        writer.uint32(16).int64(message.endBlockIndex);
      }
      if (message.ovk.length !== 0) {
        writer.uint32(26).bytes(message.ovk);
      }
      if (message.shieldedTRC20ContractAddress.length !== 0) {
        writer.uint32(34).bytes(message.shieldedTRC20ContractAddress);
      }
      for (const v of message.events) {
        writer.uint32(42).string(v!);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: OvkDecryptTRC20Parameters = createBaseOvkDecryptTRC20Parameters(),
    ): OvkDecryptTRC20Parameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.startBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.endBlockIndex = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.ovk = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.shieldedTRC20ContractAddress = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.events.push(reader.string());
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OvkDecryptTRC20Parameters> {
      OvkDecryptTRC20ParametersView ??= viewClass(OvkDecryptTRC20Parameters, createBaseOvkDecryptTRC20Parameters, [
        { name: "startBlockIndex", tags: [8], type: "int64" },
        { name: "endBlockIndex", tags: [16], type: "int64" },
        { name: "ovk", tags: [26], type: "bytes" },
        { name: "shieldedTRC20ContractAddress", tags: [34], type: "bytes" },
        { name: "events", tags: [42], type: "string", repeated: true },
      ]);
      return new OvkDecryptTRC20ParametersView(input, length);
    },

    create(base?: DeepPartial<OvkDecryptTRC20Parameters>): OvkDecryptTRC20Parameters {
      return OvkDecryptTRC20Parameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<OvkDecryptTRC20Parameters>): OvkDecryptTRC20Parameters {
      const message = createBaseOvkDecryptTRC20Parameters();
      message.startBlockIndex =
        object.startBlockIndex !== undefined && object.startBlockIndex !== null ? BigInt(object.startBlockIndex) : 0n;
      message.endBlockIndex =
        object.endBlockIndex !== undefined && object.endBlockIndex !== null ? BigInt(object.endBlockIndex) : 0n;
      message.ovk = object.ovk ?? NO_BYTES;
      message.shieldedTRC20ContractAddress = object.shieldedTRC20ContractAddress ?? NO_BYTES;
      message.events = object.events?.map((e) => e) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDecryptNotesTRC20(): DecryptNotesTRC20 {
  return { noteTxs: [] };
}

let DecryptNotesTRC20View: ViewClass<DecryptNotesTRC20> | undefined;

export const DecryptNotesTRC20: MessageFns<DecryptNotesTRC20> = /* @__PURE__ */ checkedFns("DecryptNotesTRC20", {
  encode(message: DecryptNotesTRC20, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.noteTxs) {
      DecryptNotesTRC20_NoteTx.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DecryptNotesTRC20 = createBaseDecryptNotesTRC20(),
  ): DecryptNotesTRC20 {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.noteTxs.push(DecryptNotesTRC20_NoteTx.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotesTRC20> {
    DecryptNotesTRC20View ??= viewClass(DecryptNotesTRC20, createBaseDecryptNotesTRC20, [
      { name: "noteTxs", tags: [10], type: DecryptNotesTRC20_NoteTx, repeated: true },
    ]);
    return new DecryptNotesTRC20View(input, length);
  },

  create(base?: DeepPartial<DecryptNotesTRC20>): DecryptNotesTRC20 {
    return DecryptNotesTRC20.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DecryptNotesTRC20>): DecryptNotesTRC20 {
    const message = createBaseDecryptNotesTRC20();
    message.noteTxs = object.noteTxs?.map((e) => DecryptNotesTRC20_NoteTx.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDecryptNotesTRC20_NoteTx(): DecryptNotesTRC20_NoteTx {
  return {
    note: undefined,
    position: 0n,
    isSpent: false,
    txid: NO_BYTES,
    index: 0,
    toAmount: "",
    transparentToAddress: NO_BYTES,
  };
}

let DecryptNotesTRC20_NoteTxView: ViewClass<DecryptNotesTRC20_NoteTx> | undefined;

export const DecryptNotesTRC20_NoteTx: MessageFns<DecryptNotesTRC20_NoteTx> = /* @__PURE__ */ checkedFns(
  "DecryptNotesTRC20_NoteTx",
  {
    encode(message: DecryptNotesTRC20_NoteTx, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.note !== undefined) {
        Note.encode(message.note, writer.uint32(10).fork()).join();
      }
      if (message.position !== 0n) {
        writer.uint32(16).int64(message.position);
      }
      if (message.isSpent !== false) {
        writer.uint32(24).bool(message.isSpent);
      }
      if (message.txid.length !== 0) {
        writer.uint32(34).bytes(message.txid);
      }
      if (message.index !== 0) {
        writer.uint32(40).int32(message.index);
      }
      if (message.toAmount !== "") {
        writer.uint32(50).string(message.toAmount);
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(58).bytes(message.transparentToAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: DecryptNotesTRC20_NoteTx = createBaseDecryptNotesTRC20_NoteTx(),
    ): DecryptNotesTRC20_NoteTx {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.note = Note.decode(reader, reader.length(), message.note);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.position = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.isSpent = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.txid = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.index = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.toAmount = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.transparentToAddress = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DecryptNotesTRC20_NoteTx> {
      DecryptNotesTRC20_NoteTxView ??= viewClass(DecryptNotesTRC20_NoteTx, createBaseDecryptNotesTRC20_NoteTx, [
        { name: "note", tags: [10], type: Note },
        { name: "position", tags: [16], type: "int64" },
        { name: "isSpent", tags: [24], type: "bool" },
        { name: "txid", tags: [34], type: "bytes" },
        { name: "index", tags: [40], type: "int32" },
        { name: "toAmount", tags: [50], type: "string" },
        { name: "transparentToAddress", tags: [58], type: "bytes" },
      ]);
      return new DecryptNotesTRC20_NoteTxView(input, length);
    },

    create(base?: DeepPartial<DecryptNotesTRC20_NoteTx>): DecryptNotesTRC20_NoteTx {
      return DecryptNotesTRC20_NoteTx.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<DecryptNotesTRC20_NoteTx>): DecryptNotesTRC20_NoteTx {
      const message = createBaseDecryptNotesTRC20_NoteTx();
      message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
      message.position = object.position !== undefined && object.position !== null ? BigInt(object.position) : 0n;
      message.isSpent = object.isSpent ?? false;
      message.txid = object.txid ?? NO_BYTES;
      message.index = object.index ?? 0;
      message.toAmount = object.toAmount ?? "";
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNfTRC20Parameters(): NfTRC20Parameters {
  return { note: undefined, ak: NO_BYTES, nk: NO_BYTES, position: 0n, shieldedTRC20ContractAddress: NO_BYTES };
}

let NfTRC20ParametersView: ViewClass<NfTRC20Parameters> | undefined;

export const NfTRC20Parameters: MessageFns<NfTRC20Parameters> = /* @__PURE__ */ checkedFns("NfTRC20Parameters", {
  encode(message: NfTRC20Parameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(10).fork()).join();
    }
    if (message.ak.length !== 0) {
      writer.uint32(18).bytes(message.ak);
    }
    if (message.nk.length !== 0) {
      writer.uint32(26).bytes(message.nk);
    }
    if (message.position !== 0n) {
      writer.uint32(32).int64(message.position);
    }
    if (message.shieldedTRC20ContractAddress.length !== 0) {
      writer.uint32(42).bytes(message.shieldedTRC20ContractAddress);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NfTRC20Parameters = createBaseNfTRC20Parameters(),
  ): NfTRC20Parameters {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.note = Note.decode(reader, reader.length(), message.note);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.ak = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.nk = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.position = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.shieldedTRC20ContractAddress = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NfTRC20Parameters> {
    NfTRC20ParametersView ??= viewClass(NfTRC20Parameters, createBaseNfTRC20Parameters, [
      { name: "note", tags: [10], type: Note },
      { name: "ak", tags: [18], type: "bytes" },
      { name: "nk", tags: [26], type: "bytes" },
      { name: "position", tags: [32], type: "int64" },
      { name: "shieldedTRC20ContractAddress", tags: [42], type: "bytes" },
    ]);
    return new NfTRC20ParametersView(input, length);
  },

  create(base?: DeepPartial<NfTRC20Parameters>): NfTRC20Parameters {
    return NfTRC20Parameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NfTRC20Parameters>): NfTRC20Parameters {
    const message = createBaseNfTRC20Parameters();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.ak = object.ak ?? NO_BYTES;
    message.nk = object.nk ?? NO_BYTES;
    message.position = object.position !== undefined && object.position !== null ? BigInt(object.position) : 0n;
    message.shieldedTRC20ContractAddress = object.shieldedTRC20ContractAddress ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNullifierResult(): NullifierResult {
  return { isSpent: false };
}

let NullifierResultView: ViewClass<NullifierResult> | undefined;

export const NullifierResult: MessageFns<NullifierResult> = /* @__PURE__ */ checkedFns("NullifierResult", {
  encode(message: NullifierResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.isSpent !== false) {
      writer.uint32(8).bool(message.isSpent);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NullifierResult = createBaseNullifierResult(),
  ): NullifierResult {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.isSpent = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NullifierResult> {
    NullifierResultView ??= viewClass(NullifierResult, createBaseNullifierResult, [
      { name: "isSpent", tags: [8], type: "bool" },
    ]);
    return new NullifierResultView(input, length);
  },

  create(base?: DeepPartial<NullifierResult>): NullifierResult {
    return NullifierResult.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NullifierResult>): NullifierResult {
    const message = createBaseNullifierResult();
    message.isSpent = object.isSpent ?? false;
    copyUnknown(object, message);
    return message;
  },
});
