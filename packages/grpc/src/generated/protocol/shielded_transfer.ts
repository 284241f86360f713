// Generated from specs/grpc/protocol/shielded_transfer.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { Note, IncrementalMerkleVoucher, SpendDescription, ReceiveDescription } from "./shielded.ts";
import { BytesMessage } from "./values.ts";

/** Parameters for building shielded transfers of TRON. */

/** A note to spend. */
export interface SpendNote {
  /** Note to spend. */
  note: Note | undefined;
  /** 32-byte randomness of the spend authorization. */
  alpha: Uint8Array;
  /** Witness of the note, from `GetMerkleTreeVoucherInfo`. */
  voucher: IncrementalMerkleVoucher | undefined;
  /** Merkle path from the note to the root of the tree. */
  path: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note to create. */
export interface ReceiveNote {
  /** Note to create. */
  note: Note | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Parameters of a shielded transfer, with the spend authorizing key. */
export interface PrivateParameters {
  /** Transparent sender, a 21-byte address; empty if notes are spent. */
  transparentFromAddress: Uint8Array;
  /** 32-byte spend authorizing key; empty if the sender is transparent. */
  ask: Uint8Array;
  /** 32-byte proof authorizing key; empty if the sender is transparent. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key, which can decrypt the created notes. */
  ovk: Uint8Array;
  /** Amount from the transparent sender, in the token's smallest unit. */
  fromAmount: bigint;
  /** Notes to spend: one, or none if the sender is transparent. */
  shieldedSpends: SpendNote[];
  /** Notes to create, at most two. */
  shieldedReceives: ReceiveNote[];
  /** Transparent recipient, a 21-byte address; empty if there is none. */
  transparentToAddress: Uint8Array;
  /** Amount for the transparent recipient, in the token's smallest unit. */
  toAmount: bigint;
  /** Time until the transaction expires, in seconds; 0 for the default of the node. */
  timeout: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Parameters of a shielded transfer to be signed elsewhere. */
export interface PrivateParametersWithoutAsk {
  /** Transparent sender, a 21-byte address; empty if notes are spent. */
  transparentFromAddress: Uint8Array;
  /** 32-byte public key of the spend authorizing key; empty if the sender is transparent. */
  ak: Uint8Array;
  /** 32-byte proof authorizing key; empty if the sender is transparent. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key, which can decrypt the created notes. */
  ovk: Uint8Array;
  /** Amount from the transparent sender, in the token's smallest unit. */
  fromAmount: bigint;
  /** Notes to spend: one, or none if the sender is transparent. */
  shieldedSpends: SpendNote[];
  /** Notes to create, at most two. */
  shieldedReceives: ReceiveNote[];
  /** Transparent recipient, a 21-byte address; empty if there is none. */
  transparentToAddress: Uint8Array;
  /** Amount for the transparent recipient, in the token's smallest unit. */
  toAmount: bigint;
  /** Time until the transaction expires, in seconds; 0 for the default of the node. */
  timeout: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note whose nullifier is requested. */
export interface NfParameters {
  /** Note whose nullifier to compute. */
  note: Note | undefined;
  /** Witness of the note, from `GetMerkleTreeVoucherInfo`. */
  voucher: IncrementalMerkleVoucher | undefined;
  /** 32-byte public key of the spend authorizing key. */
  ak: Uint8Array;
  /** 32-byte nullifier deriving key. */
  nk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A note of a token to spend. */
export interface SpendNoteTRC20 {
  /** Note to spend. */
  note: Note | undefined;
  /** 32-byte randomness of the spend authorization. */
  alpha: Uint8Array;
  /** 32-byte root of the contract's note commitment tree. */
  root: Uint8Array;
  /** Merkle path from the note to the root: 32 hashes, 1,024 bytes. */
  path: Uint8Array;
  /** Leaf index of the note in the tree. */
  pos: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/**
 * Parameters of a shielded token transfer, with the spend authorizing key. Amounts are decimal
 * text.
 */
export interface PrivateShieldedTRC20Parameters {
  /** 32-byte spend authorizing key; empty for a mint. */
  ask: Uint8Array;
  /** 32-byte proof authorizing key; empty for a mint. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key; if empty, a mint uses a random one. */
  ovk: Uint8Array;
  /** Amount to mint, in the token's smallest unit; a multiple of the scaling factor. */
  fromAmount: string;
  /** Notes to spend: none to mint, one or two to transfer, one to burn. */
  shieldedSpends: SpendNoteTRC20[];
  /** Notes to create: one to mint, one or two to transfer, at most one to burn. */
  shieldedReceives: ReceiveNote[];
  /** 21-byte address that receives a burn; empty otherwise. */
  transparentToAddress: Uint8Array;
  /** Amount to burn, in the token's smallest unit; a multiple of the scaling factor. */
  toAmount: string;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shieldedTRC20ContractAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Parameters of a shielded token transfer to be signed elsewhere. Amounts are decimal text. */
export interface PrivateShieldedTRC20ParametersWithoutAsk {
  /** 32-byte public key of the spend authorizing key; empty for a mint. */
  ak: Uint8Array;
  /** 32-byte proof authorizing key; empty for a mint. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key; if empty, a mint uses a random one. */
  ovk: Uint8Array;
  /** Amount to mint, in the token's smallest unit; a multiple of the scaling factor. */
  fromAmount: string;
  /** Notes to spend: none to mint, one or two to transfer, one to burn. */
  shieldedSpends: SpendNoteTRC20[];
  /** Notes to create: one to mint, one or two to transfer, at most one to burn. */
  shieldedReceives: ReceiveNote[];
  /** 21-byte address that receives a burn; empty otherwise. */
  transparentToAddress: Uint8Array;
  /** Amount to burn, in the token's smallest unit; a multiple of the scaling factor. */
  toAmount: string;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shieldedTRC20ContractAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Arguments of a call to a shielded token's contract. */
export interface ShieldedTRC20Parameters {
  /** Notes spent, with their proofs; none for a mint. */
  spendDescription: SpendDescription[];
  /** Notes created, with their proofs. */
  receiveDescription: ReceiveDescription[];
  /** 64-byte signature that binds inputs, outputs and amounts together. */
  bindingSignature: Uint8Array;
  /** 32-byte SHA-256 hash that the spends and the binding sign. */
  messageHash: Uint8Array;
  /**
   * Arguments of the contract call, as hex text. Until the spends are signed, it is empty
   * for a transfer, and the encrypted amount and recipient for a burn.
   */
  triggerContractInput: string;
  /** Type of the call: `mint`, `transfer` or `burn`. */
  parameterType: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Parameters of a shielded token transfer, with the signatures of their spends. */
export interface ShieldedTRC20TriggerContractParameters {
  /** Response of `CreateShieldedContractParametersWithoutAsk`. */
  shieldedTRC20Parameters: ShieldedTRC20Parameters | undefined;
  /** 64-byte signature of each spend, in the order of `spend_description`. */
  spendAuthoritySignature: BytesMessage[];
  /** Amount to mint or burn, as decimal text; empty or 0 for a transfer. */
  amount: string;
  /** 21-byte address that receives a burn; empty otherwise. */
  transparentToAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSpendNote(): SpendNote {
  return { note: undefined, alpha: NO_BYTES, voucher: undefined, path: NO_BYTES };
}

let SpendNoteView: ViewClass<SpendNote> | undefined;

export const SpendNote: MessageFns<SpendNote> = /* @__PURE__ */ checkedFns("SpendNote", {
  encode(message: SpendNote, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(26).fork()).join();
    }
    if (message.alpha.length !== 0) {
      writer.uint32(34).bytes(message.alpha);
    }
    if (message.voucher !== undefined) {
      IncrementalMerkleVoucher.encode(message.voucher, writer.uint32(42).fork()).join();
    }
    if (message.path.length !== 0) {
      writer.uint32(50).bytes(message.path);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: SpendNote = createBaseSpendNote()): SpendNote {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
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

          message.alpha = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.voucher = IncrementalMerkleVoucher.decode(reader, reader.length(), message.voucher);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.path = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SpendNote> {
    SpendNoteView ??= viewClass(SpendNote, createBaseSpendNote, [
      { name: "note", tags: [26], type: Note },
      { name: "alpha", tags: [34], type: "bytes" },
      { name: "voucher", tags: [42], type: IncrementalMerkleVoucher },
      { name: "path", tags: [50], type: "bytes" },
    ]);
    return new SpendNoteView(input, length);
  },

  create(base?: DeepPartial<SpendNote>): SpendNote {
    return SpendNote.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SpendNote>): SpendNote {
    const message = createBaseSpendNote();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.alpha = object.alpha ?? NO_BYTES;
    message.voucher =
      object.voucher !== undefined && object.voucher !== null
        ? IncrementalMerkleVoucher.fromPartial(object.voucher)
        : undefined;
    message.path = object.path ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseReceiveNote(): ReceiveNote {
  return { note: undefined };
}

let ReceiveNoteView: ViewClass<ReceiveNote> | undefined;

export const ReceiveNote: MessageFns<ReceiveNote> = /* @__PURE__ */ checkedFns("ReceiveNote", {
  encode(message: ReceiveNote, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ReceiveNote = createBaseReceiveNote(),
  ): ReceiveNote {
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ReceiveNote> {
    ReceiveNoteView ??= viewClass(ReceiveNote, createBaseReceiveNote, [{ name: "note", tags: [10], type: Note }]);
    return new ReceiveNoteView(input, length);
  },

  create(base?: DeepPartial<ReceiveNote>): ReceiveNote {
    return ReceiveNote.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ReceiveNote>): ReceiveNote {
    const message = createBaseReceiveNote();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePrivateParameters(): PrivateParameters {
  return {
    transparentFromAddress: NO_BYTES,
    ask: NO_BYTES,
    nsk: NO_BYTES,
    ovk: NO_BYTES,
    fromAmount: 0n,
    shieldedSpends: [],
    shieldedReceives: [],
    transparentToAddress: NO_BYTES,
    toAmount: 0n,
    timeout: 0n,
  };
}

let PrivateParametersView: ViewClass<PrivateParameters> | undefined;

export const PrivateParameters: MessageFns<PrivateParameters> = /* @__PURE__ */ checkedFns("PrivateParameters", {
  encode(message: PrivateParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.transparentFromAddress.length !== 0) {
      writer.uint32(10).bytes(message.transparentFromAddress);
    }
    if (message.ask.length !== 0) {
      writer.uint32(18).bytes(message.ask);
    }
    if (message.nsk.length !== 0) {
      writer.uint32(26).bytes(message.nsk);
    }
    if (message.ovk.length !== 0) {
      writer.uint32(34).bytes(message.ovk);
    }
    if (message.fromAmount !== 0n) {
      writer.uint32(40).int64(message.fromAmount);
    }
    for (const v of message.shieldedSpends) {
      SpendNote.encode(v!, writer.uint32(50).fork()).join();
    }
    for (const v of message.shieldedReceives) {
      ReceiveNote.encode(v!, writer.uint32(58).fork()).join();
    }
    if (message.transparentToAddress.length !== 0) {
      writer.uint32(66).bytes(message.transparentToAddress);
    }
    if (message.toAmount !== 0n) {
      writer.uint32(72).int64(message.toAmount);
    }
    if (message.timeout !== 0n) {
      writer.uint32(80).int64(message.timeout);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PrivateParameters = createBasePrivateParameters(),
  ): PrivateParameters {
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
          if (tag !== 18) {
            break;
          }

          message.ask = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.nsk = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.ovk = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.fromAmount = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.shieldedSpends.push(SpendNote.decode(reader, reader.length()));
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.transparentToAddress = reader.bytes();
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.toAmount = reader.int64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.timeout = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PrivateParameters> {
    PrivateParametersView ??= viewClass(PrivateParameters, createBasePrivateParameters, [
      { name: "transparentFromAddress", tags: [10], type: "bytes" },
      { name: "ask", tags: [18], type: "bytes" },
      { name: "nsk", tags: [26], type: "bytes" },
      { name: "ovk", tags: [34], type: "bytes" },
      { name: "fromAmount", tags: [40], type: "int64" },
      { name: "shieldedSpends", tags: [50], type: SpendNote, repeated: true },
      { name: "shieldedReceives", tags: [58], type: ReceiveNote, repeated: true },
      { name: "transparentToAddress", tags: [66], type: "bytes" },
      { name: "toAmount", tags: [72], type: "int64" },
      { name: "timeout", tags: [80], type: "int64" },
    ]);
    return new PrivateParametersView(input, length);
  },

  create(base?: DeepPartial<PrivateParameters>): PrivateParameters {
    return PrivateParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PrivateParameters>): PrivateParameters {
    const message = createBasePrivateParameters();
    message.transparentFromAddress = object.transparentFromAddress ?? NO_BYTES;
    message.ask = object.ask ?? NO_BYTES;
    message.nsk = object.nsk ?? NO_BYTES;
    message.ovk = object.ovk ?? NO_BYTES;
    message.fromAmount = object.fromAmount !== undefined && object.fromAmount !== null ? BigInt(object.fromAmount) : 0n;
    message.shieldedSpends = object.shieldedSpends?.map((e) => SpendNote.fromPartial(e)) || [];
    message.shieldedReceives = object.shieldedReceives?.map((e) => ReceiveNote.fromPartial(e)) || [];
    message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
    message.toAmount = object.toAmount !== undefined && object.toAmount !== null ? BigInt(object.toAmount) : 0n;
    message.timeout = object.timeout !== undefined && object.timeout !== null ? BigInt(object.timeout) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePrivateParametersWithoutAsk(): PrivateParametersWithoutAsk {
  return {
    transparentFromAddress: NO_BYTES,
    ak: NO_BYTES,
    nsk: NO_BYTES,
    ovk: NO_BYTES,
    fromAmount: 0n,
    shieldedSpends: [],
    shieldedReceives: [],
    transparentToAddress: NO_BYTES,
    toAmount: 0n,
    timeout: 0n,
  };
}

let PrivateParametersWithoutAskView: ViewClass<PrivateParametersWithoutAsk> | undefined;

export const PrivateParametersWithoutAsk: MessageFns<PrivateParametersWithoutAsk> = /* @__PURE__ */ checkedFns(
  "PrivateParametersWithoutAsk",
  {
    encode(message: PrivateParametersWithoutAsk, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transparentFromAddress.length !== 0) {
        writer.uint32(10).bytes(message.transparentFromAddress);
      }
      if (message.ak.length !== 0) {
        writer.uint32(18).bytes(message.ak);
      }
      if (message.nsk.length !== 0) {
        writer.uint32(26).bytes(message.nsk);
      }
      if (message.ovk.length !== 0) {
        writer.uint32(34).bytes(message.ovk);
      }
      if (message.fromAmount !== 0n) {
        writer.uint32(40).int64(message.fromAmount);
      }
      for (const v of message.shieldedSpends) {
        SpendNote.encode(v!, writer.uint32(50).fork()).join();
      }
      for (const v of message.shieldedReceives) {
        ReceiveNote.encode(v!, writer.uint32(58).fork()).join();
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(66).bytes(message.transparentToAddress);
      }
      if (message.toAmount !== 0n) {
        writer.uint32(72).int64(message.toAmount);
      }
      if (message.timeout !== 0n) {
        writer.uint32(80).int64(message.timeout);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PrivateParametersWithoutAsk = createBasePrivateParametersWithoutAsk(),
    ): PrivateParametersWithoutAsk {
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

            message.nsk = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.ovk = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.fromAmount = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.shieldedSpends.push(SpendNote.decode(reader, reader.length()));
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.transparentToAddress = reader.bytes();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.toAmount = reader.int64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.timeout = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PrivateParametersWithoutAsk> {
      PrivateParametersWithoutAskView ??= viewClass(
        PrivateParametersWithoutAsk,
        createBasePrivateParametersWithoutAsk,
        [
          { name: "transparentFromAddress", tags: [10], type: "bytes" },
          { name: "ak", tags: [18], type: "bytes" },
          { name: "nsk", tags: [26], type: "bytes" },
          { name: "ovk", tags: [34], type: "bytes" },
          { name: "fromAmount", tags: [40], type: "int64" },
          { name: "shieldedSpends", tags: [50], type: SpendNote, repeated: true },
          { name: "shieldedReceives", tags: [58], type: ReceiveNote, repeated: true },
          { name: "transparentToAddress", tags: [66], type: "bytes" },
          { name: "toAmount", tags: [72], type: "int64" },
          { name: "timeout", tags: [80], type: "int64" },
        ],
      );
      return new PrivateParametersWithoutAskView(input, length);
    },

    create(base?: DeepPartial<PrivateParametersWithoutAsk>): PrivateParametersWithoutAsk {
      return PrivateParametersWithoutAsk.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PrivateParametersWithoutAsk>): PrivateParametersWithoutAsk {
      const message = createBasePrivateParametersWithoutAsk();
      message.transparentFromAddress = object.transparentFromAddress ?? NO_BYTES;
      message.ak = object.ak ?? NO_BYTES;
      message.nsk = object.nsk ?? NO_BYTES;
      message.ovk = object.ovk ?? NO_BYTES;
      message.fromAmount =
        object.fromAmount !== undefined && object.fromAmount !== null ? BigInt(object.fromAmount) : 0n;
      message.shieldedSpends = object.shieldedSpends?.map((e) => SpendNote.fromPartial(e)) || [];
      message.shieldedReceives = object.shieldedReceives?.map((e) => ReceiveNote.fromPartial(e)) || [];
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      message.toAmount = object.toAmount !== undefined && object.toAmount !== null ? BigInt(object.toAmount) : 0n;
      message.timeout = object.timeout !== undefined && object.timeout !== null ? BigInt(object.timeout) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNfParameters(): NfParameters {
  return { note: undefined, voucher: undefined, ak: NO_BYTES, nk: NO_BYTES };
}

let NfParametersView: ViewClass<NfParameters> | undefined;

export const NfParameters: MessageFns<NfParameters> = /* @__PURE__ */ checkedFns("NfParameters", {
  encode(message: NfParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(10).fork()).join();
    }
    if (message.voucher !== undefined) {
      IncrementalMerkleVoucher.encode(message.voucher, writer.uint32(18).fork()).join();
    }
    if (message.ak.length !== 0) {
      writer.uint32(26).bytes(message.ak);
    }
    if (message.nk.length !== 0) {
      writer.uint32(34).bytes(message.nk);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NfParameters = createBaseNfParameters(),
  ): NfParameters {
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

          message.voucher = IncrementalMerkleVoucher.decode(reader, reader.length(), message.voucher);
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NfParameters> {
    NfParametersView ??= viewClass(NfParameters, createBaseNfParameters, [
      { name: "note", tags: [10], type: Note },
      { name: "voucher", tags: [18], type: IncrementalMerkleVoucher },
      { name: "ak", tags: [26], type: "bytes" },
      { name: "nk", tags: [34], type: "bytes" },
    ]);
    return new NfParametersView(input, length);
  },

  create(base?: DeepPartial<NfParameters>): NfParameters {
    return NfParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NfParameters>): NfParameters {
    const message = createBaseNfParameters();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.voucher =
      object.voucher !== undefined && object.voucher !== null
        ? IncrementalMerkleVoucher.fromPartial(object.voucher)
        : undefined;
    message.ak = object.ak ?? NO_BYTES;
    message.nk = object.nk ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSpendNoteTRC20(): SpendNoteTRC20 {
  return { note: undefined, alpha: NO_BYTES, root: NO_BYTES, path: NO_BYTES, pos: 0n };
}

let SpendNoteTRC20View: ViewClass<SpendNoteTRC20> | undefined;

export const SpendNoteTRC20: MessageFns<SpendNoteTRC20> = /* @__PURE__ */ checkedFns("SpendNoteTRC20", {
  encode(message: SpendNoteTRC20, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.note !== undefined) {
      Note.encode(message.note, writer.uint32(10).fork()).join();
    }
    if (message.alpha.length !== 0) {
      writer.uint32(18).bytes(message.alpha);
    }
    if (message.root.length !== 0) {
      writer.uint32(26).bytes(message.root);
    }
    if (message.path.length !== 0) {
      writer.uint32(34).bytes(message.path);
    }
    if (message.pos !== 0n) {
      writer.uint32(40).int64(message.pos);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SpendNoteTRC20 = createBaseSpendNoteTRC20(),
  ): SpendNoteTRC20 {
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

          message.alpha = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.root = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.path = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.pos = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SpendNoteTRC20> {
    SpendNoteTRC20View ??= viewClass(SpendNoteTRC20, createBaseSpendNoteTRC20, [
      { name: "note", tags: [10], type: Note },
      { name: "alpha", tags: [18], type: "bytes" },
      { name: "root", tags: [26], type: "bytes" },
      { name: "path", tags: [34], type: "bytes" },
      { name: "pos", tags: [40], type: "int64" },
    ]);
    return new SpendNoteTRC20View(input, length);
  },

  create(base?: DeepPartial<SpendNoteTRC20>): SpendNoteTRC20 {
    return SpendNoteTRC20.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SpendNoteTRC20>): SpendNoteTRC20 {
    const message = createBaseSpendNoteTRC20();
    message.note = object.note !== undefined && object.note !== null ? Note.fromPartial(object.note) : undefined;
    message.alpha = object.alpha ?? NO_BYTES;
    message.root = object.root ?? NO_BYTES;
    message.path = object.path ?? NO_BYTES;
    message.pos = object.pos !== undefined && object.pos !== null ? BigInt(object.pos) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBasePrivateShieldedTRC20Parameters(): PrivateShieldedTRC20Parameters {
  return {
    ask: NO_BYTES,
    nsk: NO_BYTES,
    ovk: NO_BYTES,
    fromAmount: "",
    shieldedSpends: [],
    shieldedReceives: [],
    transparentToAddress: NO_BYTES,
    toAmount: "",
    shieldedTRC20ContractAddress: NO_BYTES,
  };
}

let PrivateShieldedTRC20ParametersView: ViewClass<PrivateShieldedTRC20Parameters> | undefined;

export const PrivateShieldedTRC20Parameters: MessageFns<PrivateShieldedTRC20Parameters> = /* @__PURE__ */ checkedFns(
  "PrivateShieldedTRC20Parameters",
  {
    encode(message: PrivateShieldedTRC20Parameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ask.length !== 0) {
        writer.uint32(10).bytes(message.ask);
      }
      if (message.nsk.length !== 0) {
        writer.uint32(18).bytes(message.nsk);
      }
      if (message.ovk.length !== 0) {
        writer.uint32(26).bytes(message.ovk);
      }
      if (message.fromAmount !== "") {
        writer.uint32(34).string(message.fromAmount);
      }
      for (const v of message.shieldedSpends) {
        SpendNoteTRC20.encode(v!, writer.uint32(42).fork()).join();
      }
      for (const v of message.shieldedReceives) {
        ReceiveNote.encode(v!, writer.uint32(50).fork()).join();
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(58).bytes(message.transparentToAddress);
      }
      if (message.toAmount !== "") {
        writer.uint32(66).string(message.toAmount);
      }
      if (message.shieldedTRC20ContractAddress.length !== 0) {
        writer.uint32(74).bytes(message.shieldedTRC20ContractAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PrivateShieldedTRC20Parameters = createBasePrivateShieldedTRC20Parameters(),
    ): PrivateShieldedTRC20Parameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ask = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.nsk = reader.bytes();
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

            message.fromAmount = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.shieldedSpends.push(SpendNoteTRC20.decode(reader, reader.length()));
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.transparentToAddress = reader.bytes();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.toAmount = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PrivateShieldedTRC20Parameters> {
      PrivateShieldedTRC20ParametersView ??= viewClass(
        PrivateShieldedTRC20Parameters,
        createBasePrivateShieldedTRC20Parameters,
        [
          { name: "ask", tags: [10], type: "bytes" },
          { name: "nsk", tags: [18], type: "bytes" },
          { name: "ovk", tags: [26], type: "bytes" },
          { name: "fromAmount", tags: [34], type: "string" },
          { name: "shieldedSpends", tags: [42], type: SpendNoteTRC20, repeated: true },
          { name: "shieldedReceives", tags: [50], type: ReceiveNote, repeated: true },
          { name: "transparentToAddress", tags: [58], type: "bytes" },
          { name: "toAmount", tags: [66], type: "string" },
          { name: "shieldedTRC20ContractAddress", tags: [74], type: "bytes" },
        ],
      );
      return new PrivateShieldedTRC20ParametersView(input, length);
    },

    create(base?: DeepPartial<PrivateShieldedTRC20Parameters>): PrivateShieldedTRC20Parameters {
      return PrivateShieldedTRC20Parameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PrivateShieldedTRC20Parameters>): PrivateShieldedTRC20Parameters {
      const message = createBasePrivateShieldedTRC20Parameters();
      message.ask = object.ask ?? NO_BYTES;
      message.nsk = object.nsk ?? NO_BYTES;
      message.ovk = object.ovk ?? NO_BYTES;
      message.fromAmount = object.fromAmount ?? "";
      message.shieldedSpends = object.shieldedSpends?.map((e) => SpendNoteTRC20.fromPartial(e)) || [];
      message.shieldedReceives = object.shieldedReceives?.map((e) => ReceiveNote.fromPartial(e)) || [];
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      message.toAmount = object.toAmount ?? "";
      message.shieldedTRC20ContractAddress = object.shieldedTRC20ContractAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePrivateShieldedTRC20ParametersWithoutAsk(): PrivateShieldedTRC20ParametersWithoutAsk {
  return {
    ak: NO_BYTES,
    nsk: NO_BYTES,
    ovk: NO_BYTES,
    fromAmount: "",
    shieldedSpends: [],
    shieldedReceives: [],
    transparentToAddress: NO_BYTES,
    toAmount: "",
    shieldedTRC20ContractAddress: NO_BYTES,
  };
}

let PrivateShieldedTRC20ParametersWithoutAskView: ViewClass<PrivateShieldedTRC20ParametersWithoutAsk> | undefined;

export const PrivateShieldedTRC20ParametersWithoutAsk: MessageFns<PrivateShieldedTRC20ParametersWithoutAsk> =
  /* @__PURE__ */ checkedFns("PrivateShieldedTRC20ParametersWithoutAsk", {
    encode(message: PrivateShieldedTRC20ParametersWithoutAsk, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ak.length !== 0) {
        writer.uint32(10).bytes(message.ak);
      }
      if (message.nsk.length !== 0) {
        writer.uint32(18).bytes(message.nsk);
      }
      if (message.ovk.length !== 0) {
        writer.uint32(26).bytes(message.ovk);
      }
      if (message.fromAmount !== "") {
        writer.uint32(34).string(message.fromAmount);
      }
      for (const v of message.shieldedSpends) {
        SpendNoteTRC20.encode(v!, writer.uint32(42).fork()).join();
      }
      for (const v of message.shieldedReceives) {
        ReceiveNote.encode(v!, writer.uint32(50).fork()).join();
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(58).bytes(message.transparentToAddress);
      }
      if (message.toAmount !== "") {
        writer.uint32(66).string(message.toAmount);
      }
      if (message.shieldedTRC20ContractAddress.length !== 0) {
        writer.uint32(74).bytes(message.shieldedTRC20ContractAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PrivateShieldedTRC20ParametersWithoutAsk = createBasePrivateShieldedTRC20ParametersWithoutAsk(),
    ): PrivateShieldedTRC20ParametersWithoutAsk {
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

            message.nsk = reader.bytes();
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

            message.fromAmount = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.shieldedSpends.push(SpendNoteTRC20.decode(reader, reader.length()));
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.transparentToAddress = reader.bytes();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.toAmount = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 74) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PrivateShieldedTRC20ParametersWithoutAsk> {
      PrivateShieldedTRC20ParametersWithoutAskView ??= viewClass(
        PrivateShieldedTRC20ParametersWithoutAsk,
        createBasePrivateShieldedTRC20ParametersWithoutAsk,
        [
          { name: "ak", tags: [10], type: "bytes" },
          { name: "nsk", tags: [18], type: "bytes" },
          { name: "ovk", tags: [26], type: "bytes" },
          { name: "fromAmount", tags: [34], type: "string" },
          { name: "shieldedSpends", tags: [42], type: SpendNoteTRC20, repeated: true },
          { name: "shieldedReceives", tags: [50], type: ReceiveNote, repeated: true },
          { name: "transparentToAddress", tags: [58], type: "bytes" },
          { name: "toAmount", tags: [66], type: "string" },
          { name: "shieldedTRC20ContractAddress", tags: [74], type: "bytes" },
        ],
      );
      return new PrivateShieldedTRC20ParametersWithoutAskView(input, length);
    },

    create(base?: DeepPartial<PrivateShieldedTRC20ParametersWithoutAsk>): PrivateShieldedTRC20ParametersWithoutAsk {
      return PrivateShieldedTRC20ParametersWithoutAsk.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<PrivateShieldedTRC20ParametersWithoutAsk>,
    ): PrivateShieldedTRC20ParametersWithoutAsk {
      const message = createBasePrivateShieldedTRC20ParametersWithoutAsk();
      message.ak = object.ak ?? NO_BYTES;
      message.nsk = object.nsk ?? NO_BYTES;
      message.ovk = object.ovk ?? NO_BYTES;
      message.fromAmount = object.fromAmount ?? "";
      message.shieldedSpends = object.shieldedSpends?.map((e) => SpendNoteTRC20.fromPartial(e)) || [];
      message.shieldedReceives = object.shieldedReceives?.map((e) => ReceiveNote.fromPartial(e)) || [];
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      message.toAmount = object.toAmount ?? "";
      message.shieldedTRC20ContractAddress = object.shieldedTRC20ContractAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseShieldedTRC20Parameters(): ShieldedTRC20Parameters {
  return {
    spendDescription: [],
    receiveDescription: [],
    bindingSignature: NO_BYTES,
    messageHash: NO_BYTES,
    triggerContractInput: "",
    parameterType: "",
  };
}

let ShieldedTRC20ParametersView: ViewClass<ShieldedTRC20Parameters> | undefined;

export const ShieldedTRC20Parameters: MessageFns<ShieldedTRC20Parameters> = /* @__PURE__ */ checkedFns(
  "ShieldedTRC20Parameters",
  {
    encode(message: ShieldedTRC20Parameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.spendDescription) {
        SpendDescription.encode(v!, writer.uint32(10).fork()).join();
      }
      for (const v of message.receiveDescription) {
        ReceiveDescription.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.bindingSignature.length !== 0) {
        writer.uint32(26).bytes(message.bindingSignature);
      }
      if (message.messageHash.length !== 0) {
        writer.uint32(34).bytes(message.messageHash);
      }
      if (message.triggerContractInput !== "") {
        writer.uint32(42).string(message.triggerContractInput);
      }
      if (message.parameterType !== "") {
        writer.uint32(50).string(message.parameterType);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ShieldedTRC20Parameters = createBaseShieldedTRC20Parameters(),
    ): ShieldedTRC20Parameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.spendDescription.push(SpendDescription.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.receiveDescription.push(ReceiveDescription.decode(reader, reader.length()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.bindingSignature = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.messageHash = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.triggerContractInput = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.parameterType = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ShieldedTRC20Parameters> {
      ShieldedTRC20ParametersView ??= viewClass(ShieldedTRC20Parameters, createBaseShieldedTRC20Parameters, [
        { name: "spendDescription", tags: [10], type: SpendDescription, repeated: true },
        { name: "receiveDescription", tags: [18], type: ReceiveDescription, repeated: true },
        { name: "bindingSignature", tags: [26], type: "bytes" },
        { name: "messageHash", tags: [34], type: "bytes" },
        { name: "triggerContractInput", tags: [42], type: "string" },
        { name: "parameterType", tags: [50], type: "string" },
      ]);
      return new ShieldedTRC20ParametersView(input, length);
    },

    create(base?: DeepPartial<ShieldedTRC20Parameters>): ShieldedTRC20Parameters {
      return ShieldedTRC20Parameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ShieldedTRC20Parameters>): ShieldedTRC20Parameters {
      const message = createBaseShieldedTRC20Parameters();
      message.spendDescription = object.spendDescription?.map((e) => SpendDescription.fromPartial(e)) || [];
      message.receiveDescription = object.receiveDescription?.map((e) => ReceiveDescription.fromPartial(e)) || [];
      message.bindingSignature = object.bindingSignature ?? NO_BYTES;
      message.messageHash = object.messageHash ?? NO_BYTES;
      message.triggerContractInput = object.triggerContractInput ?? "";
      message.parameterType = object.parameterType ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseShieldedTRC20TriggerContractParameters(): ShieldedTRC20TriggerContractParameters {
  return {
    shieldedTRC20Parameters: undefined,
    spendAuthoritySignature: [],
    amount: "",
    transparentToAddress: NO_BYTES,
  };
}

let ShieldedTRC20TriggerContractParametersView: ViewClass<ShieldedTRC20TriggerContractParameters> | undefined;

export const ShieldedTRC20TriggerContractParameters: MessageFns<ShieldedTRC20TriggerContractParameters> =
  /* @__PURE__ */ checkedFns("ShieldedTRC20TriggerContractParameters", {
    encode(message: ShieldedTRC20TriggerContractParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.shieldedTRC20Parameters !== undefined) {
        ShieldedTRC20Parameters.encode(message.shieldedTRC20Parameters, writer.uint32(10).fork()).join();
      }
      for (const v of message.spendAuthoritySignature) {
        BytesMessage.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.amount !== "") {
        writer.uint32(26).string(message.amount);
      }
      if (message.transparentToAddress.length !== 0) {
        writer.uint32(34).bytes(message.transparentToAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ShieldedTRC20TriggerContractParameters = createBaseShieldedTRC20TriggerContractParameters(),
    ): ShieldedTRC20TriggerContractParameters {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.shieldedTRC20Parameters = ShieldedTRC20Parameters.decode(
              reader,
              reader.length(),
              message.shieldedTRC20Parameters,
            );
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.spendAuthoritySignature.push(BytesMessage.decode(reader, reader.length()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.amount = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ShieldedTRC20TriggerContractParameters> {
      ShieldedTRC20TriggerContractParametersView ??= viewClass(
        ShieldedTRC20TriggerContractParameters,
        createBaseShieldedTRC20TriggerContractParameters,
        [
          { name: "shieldedTRC20Parameters", tags: [10], type: ShieldedTRC20Parameters },
          { name: "spendAuthoritySignature", tags: [18], type: BytesMessage, repeated: true },
          { name: "amount", tags: [26], type: "string" },
          { name: "transparentToAddress", tags: [34], type: "bytes" },
        ],
      );
      return new ShieldedTRC20TriggerContractParametersView(input, length);
    },

    create(base?: DeepPartial<ShieldedTRC20TriggerContractParameters>): ShieldedTRC20TriggerContractParameters {
      return ShieldedTRC20TriggerContractParameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ShieldedTRC20TriggerContractParameters>): ShieldedTRC20TriggerContractParameters {
      const message = createBaseShieldedTRC20TriggerContractParameters();
      message.shieldedTRC20Parameters =
        object.shieldedTRC20Parameters !== undefined && object.shieldedTRC20Parameters !== null
          ? ShieldedTRC20Parameters.fromPartial(object.shieldedTRC20Parameters)
          : undefined;
      message.spendAuthoritySignature = object.spendAuthoritySignature?.map((e) => BytesMessage.fromPartial(e)) || [];
      message.amount = object.amount ?? "";
      message.transparentToAddress = object.transparentToAddress ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  });
