// Generated from specs/grpc/protocol/shielded_transfer.proto. Do not edit: change the spec and run `npm run generate`.

/** Parameters for building shielded transfers of TRON. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";
import { IncrementalMerkleVoucher, Note, ReceiveDescription, SpendDescription } from "./shielded.ts";
import { BytesMessage } from "./values.ts";

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

const emptySpendNote = (): SpendNote => ({
  note: undefined,
  alpha: NO_BYTES,
  voucher: undefined,
  path: NO_BYTES,
});

export const SpendNote: MessageFns<SpendNote> = /* @__PURE__ */ defineMessage("SpendNote", {
  empty: emptySpendNote,
  fields: () => [
    { name: "note", tags: [26], type: Note },
    { name: "alpha", tags: [34], type: "bytes" },
    { name: "voucher", tags: [42], type: IncrementalMerkleVoucher },
    { name: "path", tags: [50], type: "bytes" },
  ],
  decode(input, length, message = emptySpendNote()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 26) message.note = Note.decode(reader, reader.length(), message.note);
      else if (tag === 34) message.alpha = reader.bytes();
      else if (tag === 42) message.voucher = IncrementalMerkleVoucher.decode(reader, reader.length(), message.voucher);
      else if (tag === 50) message.path = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(26).fork()).join();
    if (message.alpha.length !== 0) writer.uint32(34).bytes(message.alpha);
    if (message.voucher !== undefined)
      IncrementalMerkleVoucher.encode(message.voucher, writer.uint32(42).fork()).join();
    if (message.path.length !== 0) writer.uint32(50).bytes(message.path);
  },
});

/** A note to create. */
export interface ReceiveNote {
  /** Note to create. */
  note: Note | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyReceiveNote = (): ReceiveNote => ({ note: undefined });

export const ReceiveNote: MessageFns<ReceiveNote> = /* @__PURE__ */ defineMessage("ReceiveNote", {
  empty: emptyReceiveNote,
  fields: () => [{ name: "note", tags: [10], type: Note }],
  decode(input, length, message = emptyReceiveNote()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
  },
});

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

const emptyPrivateParameters = (): PrivateParameters => ({
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
});

export const PrivateParameters: MessageFns<PrivateParameters> = /* @__PURE__ */ defineMessage("PrivateParameters", {
  empty: emptyPrivateParameters,
  fields: () => [
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
  ],
  decode(input, length, message = emptyPrivateParameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.transparentFromAddress = reader.bytes();
      else if (tag === 18) message.ask = reader.bytes();
      else if (tag === 26) message.nsk = reader.bytes();
      else if (tag === 34) message.ovk = reader.bytes();
      else if (tag === 40) message.fromAmount = reader.int64();
      else if (tag === 50) message.shieldedSpends.push(SpendNote.decode(reader, reader.length()));
      else if (tag === 58) message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
      else if (tag === 66) message.transparentToAddress = reader.bytes();
      else if (tag === 72) message.toAmount = reader.int64();
      else if (tag === 80) message.timeout = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.transparentFromAddress.length !== 0) writer.uint32(10).bytes(message.transparentFromAddress);
    if (message.ask.length !== 0) writer.uint32(18).bytes(message.ask);
    if (message.nsk.length !== 0) writer.uint32(26).bytes(message.nsk);
    if (message.ovk.length !== 0) writer.uint32(34).bytes(message.ovk);
    if (message.fromAmount !== 0n) writer.uint32(40).int64(message.fromAmount);
    for (const item of message.shieldedSpends) SpendNote.encode(item, writer.uint32(50).fork()).join();
    for (const item of message.shieldedReceives) ReceiveNote.encode(item, writer.uint32(58).fork()).join();
    if (message.transparentToAddress.length !== 0) writer.uint32(66).bytes(message.transparentToAddress);
    if (message.toAmount !== 0n) writer.uint32(72).int64(message.toAmount);
    if (message.timeout !== 0n) writer.uint32(80).int64(message.timeout);
  },
});

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

const emptyPrivateParametersWithoutAsk = (): PrivateParametersWithoutAsk => ({
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
});

export const PrivateParametersWithoutAsk: MessageFns<PrivateParametersWithoutAsk> = /* @__PURE__ */ defineMessage(
  "PrivateParametersWithoutAsk",
  {
    empty: emptyPrivateParametersWithoutAsk,
    fields: () => [
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
    decode(input, length, message = emptyPrivateParametersWithoutAsk()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transparentFromAddress = reader.bytes();
        else if (tag === 18) message.ak = reader.bytes();
        else if (tag === 26) message.nsk = reader.bytes();
        else if (tag === 34) message.ovk = reader.bytes();
        else if (tag === 40) message.fromAmount = reader.int64();
        else if (tag === 50) message.shieldedSpends.push(SpendNote.decode(reader, reader.length()));
        else if (tag === 58) message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
        else if (tag === 66) message.transparentToAddress = reader.bytes();
        else if (tag === 72) message.toAmount = reader.int64();
        else if (tag === 80) message.timeout = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transparentFromAddress.length !== 0) writer.uint32(10).bytes(message.transparentFromAddress);
      if (message.ak.length !== 0) writer.uint32(18).bytes(message.ak);
      if (message.nsk.length !== 0) writer.uint32(26).bytes(message.nsk);
      if (message.ovk.length !== 0) writer.uint32(34).bytes(message.ovk);
      if (message.fromAmount !== 0n) writer.uint32(40).int64(message.fromAmount);
      for (const item of message.shieldedSpends) SpendNote.encode(item, writer.uint32(50).fork()).join();
      for (const item of message.shieldedReceives) ReceiveNote.encode(item, writer.uint32(58).fork()).join();
      if (message.transparentToAddress.length !== 0) writer.uint32(66).bytes(message.transparentToAddress);
      if (message.toAmount !== 0n) writer.uint32(72).int64(message.toAmount);
      if (message.timeout !== 0n) writer.uint32(80).int64(message.timeout);
    },
  },
);

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

const emptyNfParameters = (): NfParameters => ({
  note: undefined,
  voucher: undefined,
  ak: NO_BYTES,
  nk: NO_BYTES,
});

export const NfParameters: MessageFns<NfParameters> = /* @__PURE__ */ defineMessage("NfParameters", {
  empty: emptyNfParameters,
  fields: () => [
    { name: "note", tags: [10], type: Note },
    { name: "voucher", tags: [18], type: IncrementalMerkleVoucher },
    { name: "ak", tags: [26], type: "bytes" },
    { name: "nk", tags: [34], type: "bytes" },
  ],
  decode(input, length, message = emptyNfParameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
      else if (tag === 18) message.voucher = IncrementalMerkleVoucher.decode(reader, reader.length(), message.voucher);
      else if (tag === 26) message.ak = reader.bytes();
      else if (tag === 34) message.nk = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
    if (message.voucher !== undefined)
      IncrementalMerkleVoucher.encode(message.voucher, writer.uint32(18).fork()).join();
    if (message.ak.length !== 0) writer.uint32(26).bytes(message.ak);
    if (message.nk.length !== 0) writer.uint32(34).bytes(message.nk);
  },
});

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

const emptySpendNoteTRC20 = (): SpendNoteTRC20 => ({
  note: undefined,
  alpha: NO_BYTES,
  root: NO_BYTES,
  path: NO_BYTES,
  pos: 0n,
});

export const SpendNoteTRC20: MessageFns<SpendNoteTRC20> = /* @__PURE__ */ defineMessage("SpendNoteTRC20", {
  empty: emptySpendNoteTRC20,
  fields: () => [
    { name: "note", tags: [10], type: Note },
    { name: "alpha", tags: [18], type: "bytes" },
    { name: "root", tags: [26], type: "bytes" },
    { name: "path", tags: [34], type: "bytes" },
    { name: "pos", tags: [40], type: "int64" },
  ],
  decode(input, length, message = emptySpendNoteTRC20()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
      else if (tag === 18) message.alpha = reader.bytes();
      else if (tag === 26) message.root = reader.bytes();
      else if (tag === 34) message.path = reader.bytes();
      else if (tag === 40) message.pos = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
    if (message.alpha.length !== 0) writer.uint32(18).bytes(message.alpha);
    if (message.root.length !== 0) writer.uint32(26).bytes(message.root);
    if (message.path.length !== 0) writer.uint32(34).bytes(message.path);
    if (message.pos !== 0n) writer.uint32(40).int64(message.pos);
  },
});

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

const emptyPrivateShieldedTRC20Parameters = (): PrivateShieldedTRC20Parameters => ({
  ask: NO_BYTES,
  nsk: NO_BYTES,
  ovk: NO_BYTES,
  fromAmount: "",
  shieldedSpends: [],
  shieldedReceives: [],
  transparentToAddress: NO_BYTES,
  toAmount: "",
  shieldedTRC20ContractAddress: NO_BYTES,
});

export const PrivateShieldedTRC20Parameters: MessageFns<PrivateShieldedTRC20Parameters> = /* @__PURE__ */ defineMessage(
  "PrivateShieldedTRC20Parameters",
  {
    empty: emptyPrivateShieldedTRC20Parameters,
    fields: () => [
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
    decode(input, length, message = emptyPrivateShieldedTRC20Parameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ask = reader.bytes();
        else if (tag === 18) message.nsk = reader.bytes();
        else if (tag === 26) message.ovk = reader.bytes();
        else if (tag === 34) message.fromAmount = reader.string();
        else if (tag === 42) message.shieldedSpends.push(SpendNoteTRC20.decode(reader, reader.length()));
        else if (tag === 50) message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
        else if (tag === 58) message.transparentToAddress = reader.bytes();
        else if (tag === 66) message.toAmount = reader.string();
        else if (tag === 74) message.shieldedTRC20ContractAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ask.length !== 0) writer.uint32(10).bytes(message.ask);
      if (message.nsk.length !== 0) writer.uint32(18).bytes(message.nsk);
      if (message.ovk.length !== 0) writer.uint32(26).bytes(message.ovk);
      if (message.fromAmount !== "") writer.uint32(34).string(message.fromAmount);
      for (const item of message.shieldedSpends) SpendNoteTRC20.encode(item, writer.uint32(42).fork()).join();
      for (const item of message.shieldedReceives) ReceiveNote.encode(item, writer.uint32(50).fork()).join();
      if (message.transparentToAddress.length !== 0) writer.uint32(58).bytes(message.transparentToAddress);
      if (message.toAmount !== "") writer.uint32(66).string(message.toAmount);
      if (message.shieldedTRC20ContractAddress.length !== 0)
        writer.uint32(74).bytes(message.shieldedTRC20ContractAddress);
    },
  },
);

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

const emptyPrivateShieldedTRC20ParametersWithoutAsk = (): PrivateShieldedTRC20ParametersWithoutAsk => ({
  ak: NO_BYTES,
  nsk: NO_BYTES,
  ovk: NO_BYTES,
  fromAmount: "",
  shieldedSpends: [],
  shieldedReceives: [],
  transparentToAddress: NO_BYTES,
  toAmount: "",
  shieldedTRC20ContractAddress: NO_BYTES,
});

export const PrivateShieldedTRC20ParametersWithoutAsk: MessageFns<PrivateShieldedTRC20ParametersWithoutAsk> =
  /* @__PURE__ */ defineMessage("PrivateShieldedTRC20ParametersWithoutAsk", {
    empty: emptyPrivateShieldedTRC20ParametersWithoutAsk,
    fields: () => [
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
    decode(input, length, message = emptyPrivateShieldedTRC20ParametersWithoutAsk()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ak = reader.bytes();
        else if (tag === 18) message.nsk = reader.bytes();
        else if (tag === 26) message.ovk = reader.bytes();
        else if (tag === 34) message.fromAmount = reader.string();
        else if (tag === 42) message.shieldedSpends.push(SpendNoteTRC20.decode(reader, reader.length()));
        else if (tag === 50) message.shieldedReceives.push(ReceiveNote.decode(reader, reader.length()));
        else if (tag === 58) message.transparentToAddress = reader.bytes();
        else if (tag === 66) message.toAmount = reader.string();
        else if (tag === 74) message.shieldedTRC20ContractAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ak.length !== 0) writer.uint32(10).bytes(message.ak);
      if (message.nsk.length !== 0) writer.uint32(18).bytes(message.nsk);
      if (message.ovk.length !== 0) writer.uint32(26).bytes(message.ovk);
      if (message.fromAmount !== "") writer.uint32(34).string(message.fromAmount);
      for (const item of message.shieldedSpends) SpendNoteTRC20.encode(item, writer.uint32(42).fork()).join();
      for (const item of message.shieldedReceives) ReceiveNote.encode(item, writer.uint32(50).fork()).join();
      if (message.transparentToAddress.length !== 0) writer.uint32(58).bytes(message.transparentToAddress);
      if (message.toAmount !== "") writer.uint32(66).string(message.toAmount);
      if (message.shieldedTRC20ContractAddress.length !== 0)
        writer.uint32(74).bytes(message.shieldedTRC20ContractAddress);
    },
  });

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

const emptyShieldedTRC20Parameters = (): ShieldedTRC20Parameters => ({
  spendDescription: [],
  receiveDescription: [],
  bindingSignature: NO_BYTES,
  messageHash: NO_BYTES,
  triggerContractInput: "",
  parameterType: "",
});

export const ShieldedTRC20Parameters: MessageFns<ShieldedTRC20Parameters> = /* @__PURE__ */ defineMessage(
  "ShieldedTRC20Parameters",
  {
    empty: emptyShieldedTRC20Parameters,
    fields: () => [
      { name: "spendDescription", tags: [10], type: SpendDescription, repeated: true },
      { name: "receiveDescription", tags: [18], type: ReceiveDescription, repeated: true },
      { name: "bindingSignature", tags: [26], type: "bytes" },
      { name: "messageHash", tags: [34], type: "bytes" },
      { name: "triggerContractInput", tags: [42], type: "string" },
      { name: "parameterType", tags: [50], type: "string" },
    ],
    decode(input, length, message = emptyShieldedTRC20Parameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.spendDescription.push(SpendDescription.decode(reader, reader.length()));
        else if (tag === 18) message.receiveDescription.push(ReceiveDescription.decode(reader, reader.length()));
        else if (tag === 26) message.bindingSignature = reader.bytes();
        else if (tag === 34) message.messageHash = reader.bytes();
        else if (tag === 42) message.triggerContractInput = reader.string();
        else if (tag === 50) message.parameterType = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.spendDescription) SpendDescription.encode(item, writer.uint32(10).fork()).join();
      for (const item of message.receiveDescription) ReceiveDescription.encode(item, writer.uint32(18).fork()).join();
      if (message.bindingSignature.length !== 0) writer.uint32(26).bytes(message.bindingSignature);
      if (message.messageHash.length !== 0) writer.uint32(34).bytes(message.messageHash);
      if (message.triggerContractInput !== "") writer.uint32(42).string(message.triggerContractInput);
      if (message.parameterType !== "") writer.uint32(50).string(message.parameterType);
    },
  },
);

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

const emptyShieldedTRC20TriggerContractParameters = (): ShieldedTRC20TriggerContractParameters => ({
  shieldedTRC20Parameters: undefined,
  spendAuthoritySignature: [],
  amount: "",
  transparentToAddress: NO_BYTES,
});

export const ShieldedTRC20TriggerContractParameters: MessageFns<ShieldedTRC20TriggerContractParameters> =
  /* @__PURE__ */ defineMessage("ShieldedTRC20TriggerContractParameters", {
    empty: emptyShieldedTRC20TriggerContractParameters,
    fields: () => [
      { name: "shieldedTRC20Parameters", tags: [10], type: ShieldedTRC20Parameters },
      { name: "spendAuthoritySignature", tags: [18], type: BytesMessage, repeated: true },
      { name: "amount", tags: [26], type: "string" },
      { name: "transparentToAddress", tags: [34], type: "bytes" },
    ],
    decode(input, length, message = emptyShieldedTRC20TriggerContractParameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10)
          message.shieldedTRC20Parameters = ShieldedTRC20Parameters.decode(
            reader,
            reader.length(),
            message.shieldedTRC20Parameters,
          );
        else if (tag === 18) message.spendAuthoritySignature.push(BytesMessage.decode(reader, reader.length()));
        else if (tag === 26) message.amount = reader.string();
        else if (tag === 34) message.transparentToAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.shieldedTRC20Parameters !== undefined)
        ShieldedTRC20Parameters.encode(message.shieldedTRC20Parameters, writer.uint32(10).fork()).join();
      for (const item of message.spendAuthoritySignature) BytesMessage.encode(item, writer.uint32(18).fork()).join();
      if (message.amount !== "") writer.uint32(26).string(message.amount);
      if (message.transparentToAddress.length !== 0) writer.uint32(34).bytes(message.transparentToAddress);
    },
  });
