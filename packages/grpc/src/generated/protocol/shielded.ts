// Generated from specs/grpc/protocol/shielded.proto. Do not edit: change the spec and run `npm run generate`.

/** Reading shielded transfers of TRON. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

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

const emptyShieldedTransferContract = (): ShieldedTransferContract => ({
  transparentFromAddress: NO_BYTES,
  fromAmount: 0n,
  spendDescription: [],
  receiveDescription: [],
  bindingSignature: NO_BYTES,
  transparentToAddress: NO_BYTES,
  toAmount: 0n,
});

export const ShieldedTransferContract: MessageFns<ShieldedTransferContract> = /* @__PURE__ */ defineMessage(
  "ShieldedTransferContract",
  {
    empty: emptyShieldedTransferContract,
    fields: () => [
      { name: "transparentFromAddress", tags: [10], type: "bytes" },
      { name: "fromAmount", tags: [16], type: "int64" },
      { name: "spendDescription", tags: [26], type: SpendDescription, repeated: true },
      { name: "receiveDescription", tags: [34], type: ReceiveDescription, repeated: true },
      { name: "bindingSignature", tags: [42], type: "bytes" },
      { name: "transparentToAddress", tags: [50], type: "bytes" },
      { name: "toAmount", tags: [56], type: "int64" },
    ],
    decode(input, length, message = emptyShieldedTransferContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transparentFromAddress = reader.bytes();
        else if (tag === 16) message.fromAmount = reader.int64();
        else if (tag === 26) message.spendDescription.push(SpendDescription.decode(reader, reader.length()));
        else if (tag === 34) message.receiveDescription.push(ReceiveDescription.decode(reader, reader.length()));
        else if (tag === 42) message.bindingSignature = reader.bytes();
        else if (tag === 50) message.transparentToAddress = reader.bytes();
        else if (tag === 56) message.toAmount = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transparentFromAddress.length !== 0) writer.uint32(10).bytes(message.transparentFromAddress);
      if (message.fromAmount !== 0n) writer.uint32(16).int64(message.fromAmount);
      for (const item of message.spendDescription) SpendDescription.encode(item, writer.uint32(26).fork()).join();
      for (const item of message.receiveDescription) ReceiveDescription.encode(item, writer.uint32(34).fork()).join();
      if (message.bindingSignature.length !== 0) writer.uint32(42).bytes(message.bindingSignature);
      if (message.transparentToAddress.length !== 0) writer.uint32(50).bytes(message.transparentToAddress);
      if (message.toAmount !== 0n) writer.uint32(56).int64(message.toAmount);
    },
  },
);

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

const emptySpendDescription = (): SpendDescription => ({
  valueCommitment: NO_BYTES,
  anchor: NO_BYTES,
  nullifier: NO_BYTES,
  rk: NO_BYTES,
  zkproof: NO_BYTES,
  spendAuthoritySignature: NO_BYTES,
});

export const SpendDescription: MessageFns<SpendDescription> = /* @__PURE__ */ defineMessage("SpendDescription", {
  empty: emptySpendDescription,
  fields: () => [
    { name: "valueCommitment", tags: [10], type: "bytes" },
    { name: "anchor", tags: [18], type: "bytes" },
    { name: "nullifier", tags: [26], type: "bytes" },
    { name: "rk", tags: [34], type: "bytes" },
    { name: "zkproof", tags: [42], type: "bytes" },
    { name: "spendAuthoritySignature", tags: [50], type: "bytes" },
  ],
  decode(input, length, message = emptySpendDescription()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.valueCommitment = reader.bytes();
      else if (tag === 18) message.anchor = reader.bytes();
      else if (tag === 26) message.nullifier = reader.bytes();
      else if (tag === 34) message.rk = reader.bytes();
      else if (tag === 42) message.zkproof = reader.bytes();
      else if (tag === 50) message.spendAuthoritySignature = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.valueCommitment.length !== 0) writer.uint32(10).bytes(message.valueCommitment);
    if (message.anchor.length !== 0) writer.uint32(18).bytes(message.anchor);
    if (message.nullifier.length !== 0) writer.uint32(26).bytes(message.nullifier);
    if (message.rk.length !== 0) writer.uint32(34).bytes(message.rk);
    if (message.zkproof.length !== 0) writer.uint32(42).bytes(message.zkproof);
    if (message.spendAuthoritySignature.length !== 0) writer.uint32(50).bytes(message.spendAuthoritySignature);
  },
});

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

const emptyReceiveDescription = (): ReceiveDescription => ({
  valueCommitment: NO_BYTES,
  noteCommitment: NO_BYTES,
  epk: NO_BYTES,
  cEnc: NO_BYTES,
  cOut: NO_BYTES,
  zkproof: NO_BYTES,
});

export const ReceiveDescription: MessageFns<ReceiveDescription> = /* @__PURE__ */ defineMessage("ReceiveDescription", {
  empty: emptyReceiveDescription,
  fields: () => [
    { name: "valueCommitment", tags: [10], type: "bytes" },
    { name: "noteCommitment", tags: [18], type: "bytes" },
    { name: "epk", tags: [26], type: "bytes" },
    { name: "cEnc", tags: [34], type: "bytes" },
    { name: "cOut", tags: [42], type: "bytes" },
    { name: "zkproof", tags: [50], type: "bytes" },
  ],
  decode(input, length, message = emptyReceiveDescription()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.valueCommitment = reader.bytes();
      else if (tag === 18) message.noteCommitment = reader.bytes();
      else if (tag === 26) message.epk = reader.bytes();
      else if (tag === 34) message.cEnc = reader.bytes();
      else if (tag === 42) message.cOut = reader.bytes();
      else if (tag === 50) message.zkproof = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.valueCommitment.length !== 0) writer.uint32(10).bytes(message.valueCommitment);
    if (message.noteCommitment.length !== 0) writer.uint32(18).bytes(message.noteCommitment);
    if (message.epk.length !== 0) writer.uint32(26).bytes(message.epk);
    if (message.cEnc.length !== 0) writer.uint32(34).bytes(message.cEnc);
    if (message.cOut.length !== 0) writer.uint32(42).bytes(message.cOut);
    if (message.zkproof.length !== 0) writer.uint32(50).bytes(message.zkproof);
  },
});

/** Reference to a note: transaction and output index. */
export interface OutputPoint {
  /** 32-byte id of the transaction that created the note. */
  hash: Uint8Array;
  /** Index of the note in the transaction's `receive_description`. */
  index: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyOutputPoint = (): OutputPoint => ({ hash: NO_BYTES, index: 0 });

export const OutputPoint: MessageFns<OutputPoint> = /* @__PURE__ */ defineMessage("OutputPoint", {
  empty: emptyOutputPoint,
  fields: () => [
    { name: "hash", tags: [10], type: "bytes" },
    { name: "index", tags: [16], type: "int32" },
  ],
  decode(input, length, message = emptyOutputPoint()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.hash = reader.bytes();
      else if (tag === 16) message.index = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.hash.length !== 0) writer.uint32(10).bytes(message.hash);
    if (message.index !== 0) writer.uint32(16).int32(message.index);
  },
});

/** References to notes, and number of further blocks for which to update the tree. */
export interface OutputPointInfo {
  /** References to notes, from 1 to 10, created within 100 blocks of each other. */
  outPoints: OutputPoint[];
  /** Number of later blocks whose notes are included, from 0 to 1,000. */
  blockNum: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyOutputPointInfo = (): OutputPointInfo => ({ outPoints: [], blockNum: 0 });

export const OutputPointInfo: MessageFns<OutputPointInfo> = /* @__PURE__ */ defineMessage("OutputPointInfo", {
  empty: emptyOutputPointInfo,
  fields: () => [
    { name: "outPoints", tags: [10], type: OutputPoint, repeated: true },
    { name: "blockNum", tags: [16], type: "int32" },
  ],
  decode(input, length, message = emptyOutputPointInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.outPoints.push(OutputPoint.decode(reader, reader.length()));
      else if (tag === 16) message.blockNum = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.outPoints) OutputPoint.encode(item, writer.uint32(10).fork()).join();
    if (message.blockNum !== 0) writer.uint32(16).int32(message.blockNum);
  },
});

/** A hash in the note commitment tree. */
export interface PedersenHash {
  /** 32-byte hash; empty where the tree has no node yet. */
  content: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPedersenHash = (): PedersenHash => ({ content: NO_BYTES });

export const PedersenHash: MessageFns<PedersenHash> = /* @__PURE__ */ defineMessage("PedersenHash", {
  empty: emptyPedersenHash,
  fields: () => [{ name: "content", tags: [10], type: "bytes" }],
  decode(input, length, message = emptyPedersenHash()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.content = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.content.length !== 0) writer.uint32(10).bytes(message.content);
  },
});

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

const emptyIncrementalMerkleTree = (): IncrementalMerkleTree => ({
  left: undefined,
  right: undefined,
  parents: [],
});

export const IncrementalMerkleTree: MessageFns<IncrementalMerkleTree> = /* @__PURE__ */ defineMessage(
  "IncrementalMerkleTree",
  {
    empty: emptyIncrementalMerkleTree,
    fields: () => [
      { name: "left", tags: [10], type: PedersenHash },
      { name: "right", tags: [18], type: PedersenHash },
      { name: "parents", tags: [26], type: PedersenHash, repeated: true },
    ],
    decode(input, length, message = emptyIncrementalMerkleTree()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.left = PedersenHash.decode(reader, reader.length(), message.left);
        else if (tag === 18) message.right = PedersenHash.decode(reader, reader.length(), message.right);
        else if (tag === 26) message.parents.push(PedersenHash.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.left !== undefined) PedersenHash.encode(message.left, writer.uint32(10).fork()).join();
      if (message.right !== undefined) PedersenHash.encode(message.right, writer.uint32(18).fork()).join();
      for (const item of message.parents) PedersenHash.encode(item, writer.uint32(26).fork()).join();
    },
  },
);

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

const emptyIncrementalMerkleVoucher = (): IncrementalMerkleVoucher => ({
  tree: undefined,
  filled: [],
  cursor: undefined,
  cursorDepth: 0n,
  rt: NO_BYTES,
  outputPoint: undefined,
});

export const IncrementalMerkleVoucher: MessageFns<IncrementalMerkleVoucher> = /* @__PURE__ */ defineMessage(
  "IncrementalMerkleVoucher",
  {
    empty: emptyIncrementalMerkleVoucher,
    fields: () => [
      { name: "tree", tags: [10], type: IncrementalMerkleTree },
      { name: "filled", tags: [18], type: PedersenHash, repeated: true },
      { name: "cursor", tags: [26], type: IncrementalMerkleTree },
      { name: "cursorDepth", tags: [32], type: "int64" },
      { name: "rt", tags: [42], type: "bytes" },
      { name: "outputPoint", tags: [82], type: OutputPoint },
    ],
    decode(input, length, message = emptyIncrementalMerkleVoucher()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.tree = IncrementalMerkleTree.decode(reader, reader.length(), message.tree);
        else if (tag === 18) message.filled.push(PedersenHash.decode(reader, reader.length()));
        else if (tag === 26) message.cursor = IncrementalMerkleTree.decode(reader, reader.length(), message.cursor);
        else if (tag === 32) message.cursorDepth = reader.int64();
        else if (tag === 42) message.rt = reader.bytes();
        else if (tag === 82) message.outputPoint = OutputPoint.decode(reader, reader.length(), message.outputPoint);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.tree !== undefined) IncrementalMerkleTree.encode(message.tree, writer.uint32(10).fork()).join();
      for (const item of message.filled) PedersenHash.encode(item, writer.uint32(18).fork()).join();
      if (message.cursor !== undefined) IncrementalMerkleTree.encode(message.cursor, writer.uint32(26).fork()).join();
      if (message.cursorDepth !== 0n) writer.uint32(32).int64(message.cursorDepth);
      if (message.rt.length !== 0) writer.uint32(42).bytes(message.rt);
      if (message.outputPoint !== undefined) OutputPoint.encode(message.outputPoint, writer.uint32(82).fork()).join();
    },
  },
);

/** Merkle proofs of notes. */
export interface IncrementalMerkleVoucherInfo {
  /** Witnesses of the notes, in the order of the request. */
  vouchers: IncrementalMerkleVoucher[];
  /** Encoded Merkle paths from the notes to the root, in the same order. */
  paths: Uint8Array[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIncrementalMerkleVoucherInfo = (): IncrementalMerkleVoucherInfo => ({ vouchers: [], paths: [] });

export const IncrementalMerkleVoucherInfo: MessageFns<IncrementalMerkleVoucherInfo> = /* @__PURE__ */ defineMessage(
  "IncrementalMerkleVoucherInfo",
  {
    empty: emptyIncrementalMerkleVoucherInfo,
    fields: () => [
      { name: "vouchers", tags: [10], type: IncrementalMerkleVoucher, repeated: true },
      { name: "paths", tags: [18], type: "bytes", repeated: true },
    ],
    decode(input, length, message = emptyIncrementalMerkleVoucherInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.vouchers.push(IncrementalMerkleVoucher.decode(reader, reader.length()));
        else if (tag === 18) message.paths.push(reader.bytes());
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.vouchers) IncrementalMerkleVoucher.encode(item, writer.uint32(10).fork()).join();
      for (const item of message.paths) writer.uint32(18).bytes(item);
    },
  },
);

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

const emptyNote = (): Note => ({ value: 0n, paymentAddress: "", rcm: NO_BYTES, memo: NO_BYTES });

export const Note: MessageFns<Note> = /* @__PURE__ */ defineMessage("Note", {
  empty: emptyNote,
  fields: () => [
    { name: "value", tags: [8], type: "int64" },
    { name: "paymentAddress", tags: [18], type: "string" },
    { name: "rcm", tags: [26], type: "bytes" },
    { name: "memo", tags: [34], type: "bytes" },
  ],
  decode(input, length, message = emptyNote()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.value = reader.int64();
      else if (tag === 18) message.paymentAddress = reader.string();
      else if (tag === 26) message.rcm = reader.bytes();
      else if (tag === 34) message.memo = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.value !== 0n) writer.uint32(8).int64(message.value);
    if (message.paymentAddress !== "") writer.uint32(18).string(message.paymentAddress);
    if (message.rcm.length !== 0) writer.uint32(26).bytes(message.rcm);
    if (message.memo.length !== 0) writer.uint32(34).bytes(message.memo);
  },
});

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

const emptyNoteParameters = (): NoteParameters => ({
  ak: NO_BYTES,
  nk: NO_BYTES,
  note: undefined,
  txid: NO_BYTES,
  index: 0,
});

export const NoteParameters: MessageFns<NoteParameters> = /* @__PURE__ */ defineMessage("NoteParameters", {
  empty: emptyNoteParameters,
  fields: () => [
    { name: "ak", tags: [10], type: "bytes" },
    { name: "nk", tags: [18], type: "bytes" },
    { name: "note", tags: [26], type: Note },
    { name: "txid", tags: [34], type: "bytes" },
    { name: "index", tags: [40], type: "int32" },
  ],
  decode(input, length, message = emptyNoteParameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ak = reader.bytes();
      else if (tag === 18) message.nk = reader.bytes();
      else if (tag === 26) message.note = Note.decode(reader, reader.length(), message.note);
      else if (tag === 34) message.txid = reader.bytes();
      else if (tag === 40) message.index = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ak.length !== 0) writer.uint32(10).bytes(message.ak);
    if (message.nk.length !== 0) writer.uint32(18).bytes(message.nk);
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(26).fork()).join();
    if (message.txid.length !== 0) writer.uint32(34).bytes(message.txid);
    if (message.index !== 0) writer.uint32(40).int32(message.index);
  },
});

/** Whether a note is spent. */
export interface SpendResult {
  /** Whether the note is spent; false also if it does not exist. */
  result: boolean;
  /** Explanation of the result, in English. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySpendResult = (): SpendResult => ({ result: false, message: "" });

export const SpendResult: MessageFns<SpendResult> = /* @__PURE__ */ defineMessage("SpendResult", {
  empty: emptySpendResult,
  fields: () => [
    { name: "result", tags: [8], type: "bool" },
    { name: "message", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptySpendResult()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.result = reader.bool();
      else if (tag === 18) message.message = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.result !== false) writer.uint32(8).bool(message.result);
    if (message.message !== "") writer.uint32(18).string(message.message);
  },
});

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

const emptyIvkDecryptParameters = (): IvkDecryptParameters => ({
  startBlockIndex: 0n,
  endBlockIndex: 0n,
  ivk: NO_BYTES,
});

export const IvkDecryptParameters: MessageFns<IvkDecryptParameters> = /* @__PURE__ */ defineMessage(
  "IvkDecryptParameters",
  {
    empty: emptyIvkDecryptParameters,
    fields: () => [
      { name: "startBlockIndex", tags: [8], type: "int64" },
      { name: "endBlockIndex", tags: [16], type: "int64" },
      { name: "ivk", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyIvkDecryptParameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.startBlockIndex = reader.int64();
        else if (tag === 16) message.endBlockIndex = reader.int64();
        else if (tag === 26) message.ivk = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.startBlockIndex !== 0n) writer.uint32(8).int64(message.startBlockIndex);
      if (message.endBlockIndex !== 0n) writer.uint32(16).int64(message.endBlockIndex);
      if (message.ivk.length !== 0) writer.uint32(26).bytes(message.ivk);
    },
  },
);

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

const emptyIvkDecryptAndMarkParameters = (): IvkDecryptAndMarkParameters => ({
  startBlockIndex: 0n,
  endBlockIndex: 0n,
  ak: NO_BYTES,
  nk: NO_BYTES,
  ivk: NO_BYTES,
});

export const IvkDecryptAndMarkParameters: MessageFns<IvkDecryptAndMarkParameters> = /* @__PURE__ */ defineMessage(
  "IvkDecryptAndMarkParameters",
  {
    empty: emptyIvkDecryptAndMarkParameters,
    fields: () => [
      { name: "startBlockIndex", tags: [8], type: "int64" },
      { name: "endBlockIndex", tags: [16], type: "int64" },
      { name: "ak", tags: [26], type: "bytes" },
      { name: "nk", tags: [34], type: "bytes" },
      { name: "ivk", tags: [42], type: "bytes" },
    ],
    decode(input, length, message = emptyIvkDecryptAndMarkParameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.startBlockIndex = reader.int64();
        else if (tag === 16) message.endBlockIndex = reader.int64();
        else if (tag === 26) message.ak = reader.bytes();
        else if (tag === 34) message.nk = reader.bytes();
        else if (tag === 42) message.ivk = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.startBlockIndex !== 0n) writer.uint32(8).int64(message.startBlockIndex);
      if (message.endBlockIndex !== 0n) writer.uint32(16).int64(message.endBlockIndex);
      if (message.ak.length !== 0) writer.uint32(26).bytes(message.ak);
      if (message.nk.length !== 0) writer.uint32(34).bytes(message.nk);
      if (message.ivk.length !== 0) writer.uint32(42).bytes(message.ivk);
    },
  },
);

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

const emptyOvkDecryptParameters = (): OvkDecryptParameters => ({
  startBlockIndex: 0n,
  endBlockIndex: 0n,
  ovk: NO_BYTES,
});

export const OvkDecryptParameters: MessageFns<OvkDecryptParameters> = /* @__PURE__ */ defineMessage(
  "OvkDecryptParameters",
  {
    empty: emptyOvkDecryptParameters,
    fields: () => [
      { name: "startBlockIndex", tags: [8], type: "int64" },
      { name: "endBlockIndex", tags: [16], type: "int64" },
      { name: "ovk", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyOvkDecryptParameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.startBlockIndex = reader.int64();
        else if (tag === 16) message.endBlockIndex = reader.int64();
        else if (tag === 26) message.ovk = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.startBlockIndex !== 0n) writer.uint32(8).int64(message.startBlockIndex);
      if (message.endBlockIndex !== 0n) writer.uint32(16).int64(message.endBlockIndex);
      if (message.ovk.length !== 0) writer.uint32(26).bytes(message.ovk);
    },
  },
);

/** Notes found by a scan. */
export interface DecryptNotes {
  /** Notes found, in the order of the chain. */
  noteTxs: DecryptNotes_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDecryptNotes = (): DecryptNotes => ({ noteTxs: [] });

export const DecryptNotes: MessageFns<DecryptNotes> = /* @__PURE__ */ defineMessage("DecryptNotes", {
  empty: emptyDecryptNotes,
  fields: () => [{ name: "noteTxs", tags: [10], type: DecryptNotes_NoteTx, repeated: true }],
  decode(input, length, message = emptyDecryptNotes()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.noteTxs.push(DecryptNotes_NoteTx.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.noteTxs) DecryptNotes_NoteTx.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyDecryptNotes_NoteTx = (): DecryptNotes_NoteTx => ({ note: undefined, txid: NO_BYTES, index: 0 });

export const DecryptNotes_NoteTx: MessageFns<DecryptNotes_NoteTx> = /* @__PURE__ */ defineMessage(
  "DecryptNotes_NoteTx",
  {
    empty: emptyDecryptNotes_NoteTx,
    fields: () => [
      { name: "note", tags: [10], type: Note },
      { name: "txid", tags: [18], type: "bytes" },
      { name: "index", tags: [24], type: "int32" },
    ],
    decode(input, length, message = emptyDecryptNotes_NoteTx()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
        else if (tag === 18) message.txid = reader.bytes();
        else if (tag === 24) message.index = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
      if (message.txid.length !== 0) writer.uint32(18).bytes(message.txid);
      if (message.index !== 0) writer.uint32(24).int32(message.index);
    },
  },
);

/** Notes found by a scan, with their spent status. */
export interface DecryptNotesMarked {
  /** Notes found, in the order of the chain. */
  noteTxs: DecryptNotesMarked_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDecryptNotesMarked = (): DecryptNotesMarked => ({ noteTxs: [] });

export const DecryptNotesMarked: MessageFns<DecryptNotesMarked> = /* @__PURE__ */ defineMessage("DecryptNotesMarked", {
  empty: emptyDecryptNotesMarked,
  fields: () => [{ name: "noteTxs", tags: [10], type: DecryptNotesMarked_NoteTx, repeated: true }],
  decode(input, length, message = emptyDecryptNotesMarked()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.noteTxs.push(DecryptNotesMarked_NoteTx.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.noteTxs) DecryptNotesMarked_NoteTx.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyDecryptNotesMarked_NoteTx = (): DecryptNotesMarked_NoteTx => ({
  note: undefined,
  txid: NO_BYTES,
  index: 0,
  isSpend: false,
});

export const DecryptNotesMarked_NoteTx: MessageFns<DecryptNotesMarked_NoteTx> = /* @__PURE__ */ defineMessage(
  "DecryptNotesMarked_NoteTx",
  {
    empty: emptyDecryptNotesMarked_NoteTx,
    fields: () => [
      { name: "note", tags: [10], type: Note },
      { name: "txid", tags: [18], type: "bytes" },
      { name: "index", tags: [24], type: "int32" },
      { name: "isSpend", tags: [32], type: "bool" },
    ],
    decode(input, length, message = emptyDecryptNotesMarked_NoteTx()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
        else if (tag === 18) message.txid = reader.bytes();
        else if (tag === 24) message.index = reader.int32();
        else if (tag === 32) message.isSpend = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
      if (message.txid.length !== 0) writer.uint32(18).bytes(message.txid);
      if (message.index !== 0) writer.uint32(24).int32(message.index);
      if (message.isSpend !== false) writer.uint32(32).bool(message.isSpend);
    },
  },
);

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

const emptyIvkDecryptTRC20Parameters = (): IvkDecryptTRC20Parameters => ({
  startBlockIndex: 0n,
  endBlockIndex: 0n,
  shieldedTRC20ContractAddress: NO_BYTES,
  ivk: NO_BYTES,
  ak: NO_BYTES,
  nk: NO_BYTES,
  events: [],
});

export const IvkDecryptTRC20Parameters: MessageFns<IvkDecryptTRC20Parameters> = /* @__PURE__ */ defineMessage(
  "IvkDecryptTRC20Parameters",
  {
    empty: emptyIvkDecryptTRC20Parameters,
    fields: () => [
      { name: "startBlockIndex", tags: [8], type: "int64" },
      { name: "endBlockIndex", tags: [16], type: "int64" },
      { name: "shieldedTRC20ContractAddress", tags: [26], type: "bytes" },
      { name: "ivk", tags: [34], type: "bytes" },
      { name: "ak", tags: [42], type: "bytes" },
      { name: "nk", tags: [50], type: "bytes" },
      { name: "events", tags: [58], type: "string", repeated: true },
    ],
    decode(input, length, message = emptyIvkDecryptTRC20Parameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.startBlockIndex = reader.int64();
        else if (tag === 16) message.endBlockIndex = reader.int64();
        else if (tag === 26) message.shieldedTRC20ContractAddress = reader.bytes();
        else if (tag === 34) message.ivk = reader.bytes();
        else if (tag === 42) message.ak = reader.bytes();
        else if (tag === 50) message.nk = reader.bytes();
        else if (tag === 58) message.events.push(reader.string());
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.startBlockIndex !== 0n) writer.uint32(8).int64(message.startBlockIndex);
      if (message.endBlockIndex !== 0n) writer.uint32(16).int64(message.endBlockIndex);
      if (message.shieldedTRC20ContractAddress.length !== 0)
        writer.uint32(26).bytes(message.shieldedTRC20ContractAddress);
      if (message.ivk.length !== 0) writer.uint32(34).bytes(message.ivk);
      if (message.ak.length !== 0) writer.uint32(42).bytes(message.ak);
      if (message.nk.length !== 0) writer.uint32(50).bytes(message.nk);
      for (const item of message.events) writer.uint32(58).string(item);
    },
  },
);

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

const emptyOvkDecryptTRC20Parameters = (): OvkDecryptTRC20Parameters => ({
  startBlockIndex: 0n,
  endBlockIndex: 0n,
  ovk: NO_BYTES,
  shieldedTRC20ContractAddress: NO_BYTES,
  events: [],
});

export const OvkDecryptTRC20Parameters: MessageFns<OvkDecryptTRC20Parameters> = /* @__PURE__ */ defineMessage(
  "OvkDecryptTRC20Parameters",
  {
    empty: emptyOvkDecryptTRC20Parameters,
    fields: () => [
      { name: "startBlockIndex", tags: [8], type: "int64" },
      { name: "endBlockIndex", tags: [16], type: "int64" },
      { name: "ovk", tags: [26], type: "bytes" },
      { name: "shieldedTRC20ContractAddress", tags: [34], type: "bytes" },
      { name: "events", tags: [42], type: "string", repeated: true },
    ],
    decode(input, length, message = emptyOvkDecryptTRC20Parameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.startBlockIndex = reader.int64();
        else if (tag === 16) message.endBlockIndex = reader.int64();
        else if (tag === 26) message.ovk = reader.bytes();
        else if (tag === 34) message.shieldedTRC20ContractAddress = reader.bytes();
        else if (tag === 42) message.events.push(reader.string());
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.startBlockIndex !== 0n) writer.uint32(8).int64(message.startBlockIndex);
      if (message.endBlockIndex !== 0n) writer.uint32(16).int64(message.endBlockIndex);
      if (message.ovk.length !== 0) writer.uint32(26).bytes(message.ovk);
      if (message.shieldedTRC20ContractAddress.length !== 0)
        writer.uint32(34).bytes(message.shieldedTRC20ContractAddress);
      for (const item of message.events) writer.uint32(42).string(item);
    },
  },
);

/** Notes of a shielded token found by a scan. */
export interface DecryptNotesTRC20 {
  /** Notes and burns found, in the order of the chain. */
  noteTxs: DecryptNotesTRC20_NoteTx[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDecryptNotesTRC20 = (): DecryptNotesTRC20 => ({ noteTxs: [] });

export const DecryptNotesTRC20: MessageFns<DecryptNotesTRC20> = /* @__PURE__ */ defineMessage("DecryptNotesTRC20", {
  empty: emptyDecryptNotesTRC20,
  fields: () => [{ name: "noteTxs", tags: [10], type: DecryptNotesTRC20_NoteTx, repeated: true }],
  decode(input, length, message = emptyDecryptNotesTRC20()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.noteTxs.push(DecryptNotesTRC20_NoteTx.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.noteTxs) DecryptNotesTRC20_NoteTx.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyDecryptNotesTRC20_NoteTx = (): DecryptNotesTRC20_NoteTx => ({
  note: undefined,
  position: 0n,
  isSpent: false,
  txid: NO_BYTES,
  index: 0,
  toAmount: "",
  transparentToAddress: NO_BYTES,
});

export const DecryptNotesTRC20_NoteTx: MessageFns<DecryptNotesTRC20_NoteTx> = /* @__PURE__ */ defineMessage(
  "DecryptNotesTRC20_NoteTx",
  {
    empty: emptyDecryptNotesTRC20_NoteTx,
    fields: () => [
      { name: "note", tags: [10], type: Note },
      { name: "position", tags: [16], type: "int64" },
      { name: "isSpent", tags: [24], type: "bool" },
      { name: "txid", tags: [34], type: "bytes" },
      { name: "index", tags: [40], type: "int32" },
      { name: "toAmount", tags: [50], type: "string" },
      { name: "transparentToAddress", tags: [58], type: "bytes" },
    ],
    decode(input, length, message = emptyDecryptNotesTRC20_NoteTx()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
        else if (tag === 16) message.position = reader.int64();
        else if (tag === 24) message.isSpent = reader.bool();
        else if (tag === 34) message.txid = reader.bytes();
        else if (tag === 40) message.index = reader.int32();
        else if (tag === 50) message.toAmount = reader.string();
        else if (tag === 58) message.transparentToAddress = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
      if (message.position !== 0n) writer.uint32(16).int64(message.position);
      if (message.isSpent !== false) writer.uint32(24).bool(message.isSpent);
      if (message.txid.length !== 0) writer.uint32(34).bytes(message.txid);
      if (message.index !== 0) writer.uint32(40).int32(message.index);
      if (message.toAmount !== "") writer.uint32(50).string(message.toAmount);
      if (message.transparentToAddress.length !== 0) writer.uint32(58).bytes(message.transparentToAddress);
    },
  },
);

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

const emptyNfTRC20Parameters = (): NfTRC20Parameters => ({
  note: undefined,
  ak: NO_BYTES,
  nk: NO_BYTES,
  position: 0n,
  shieldedTRC20ContractAddress: NO_BYTES,
});

export const NfTRC20Parameters: MessageFns<NfTRC20Parameters> = /* @__PURE__ */ defineMessage("NfTRC20Parameters", {
  empty: emptyNfTRC20Parameters,
  fields: () => [
    { name: "note", tags: [10], type: Note },
    { name: "ak", tags: [18], type: "bytes" },
    { name: "nk", tags: [26], type: "bytes" },
    { name: "position", tags: [32], type: "int64" },
    { name: "shieldedTRC20ContractAddress", tags: [42], type: "bytes" },
  ],
  decode(input, length, message = emptyNfTRC20Parameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.note = Note.decode(reader, reader.length(), message.note);
      else if (tag === 18) message.ak = reader.bytes();
      else if (tag === 26) message.nk = reader.bytes();
      else if (tag === 32) message.position = reader.int64();
      else if (tag === 42) message.shieldedTRC20ContractAddress = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.note !== undefined) Note.encode(message.note, writer.uint32(10).fork()).join();
    if (message.ak.length !== 0) writer.uint32(18).bytes(message.ak);
    if (message.nk.length !== 0) writer.uint32(26).bytes(message.nk);
    if (message.position !== 0n) writer.uint32(32).int64(message.position);
    if (message.shieldedTRC20ContractAddress.length !== 0)
      writer.uint32(42).bytes(message.shieldedTRC20ContractAddress);
  },
});

/** Whether a note of a shielded token is spent. */
export interface NullifierResult {
  /** Whether the note is spent. */
  isSpent: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNullifierResult = (): NullifierResult => ({ isSpent: false });

export const NullifierResult: MessageFns<NullifierResult> = /* @__PURE__ */ defineMessage("NullifierResult", {
  empty: emptyNullifierResult,
  fields: () => [{ name: "isSpent", tags: [8], type: "bool" }],
  decode(input, length, message = emptyNullifierResult()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.isSpent = reader.bool();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.isSpent !== false) writer.uint32(8).bool(message.isSpent);
  },
});
