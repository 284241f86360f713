// Generated from specs/grpc/protocol/shielded_keys.proto. Do not edit: change the spec and run `npm run generate`.

/**
 * Keys of TRON's shielded addresses. The node learns the keys that it creates, so use only your own
 * node.
 */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";

/** Keys derived from a spending key. */
export interface ExpandedSpendingKeyMessage {
  /** 32-byte spend authorizing key. */
  ask: Uint8Array;
  /** 32-byte proof authorizing key, for nullifiers. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key. */
  ovk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExpandedSpendingKeyMessage = (): ExpandedSpendingKeyMessage => ({
  ask: NO_BYTES,
  nsk: NO_BYTES,
  ovk: NO_BYTES,
});

export const ExpandedSpendingKeyMessage: MessageFns<ExpandedSpendingKeyMessage> = /* @__PURE__ */ defineMessage(
  "ExpandedSpendingKeyMessage",
  {
    empty: emptyExpandedSpendingKeyMessage,
    fields: () => [
      { name: "ask", tags: [10], type: "bytes" },
      { name: "nsk", tags: [18], type: "bytes" },
      { name: "ovk", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyExpandedSpendingKeyMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ask = reader.bytes();
        else if (tag === 18) message.nsk = reader.bytes();
        else if (tag === 26) message.ovk = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ask.length !== 0) writer.uint32(10).bytes(message.ask);
      if (message.nsk.length !== 0) writer.uint32(18).bytes(message.nsk);
      if (message.ovk.length !== 0) writer.uint32(26).bytes(message.ovk);
    },
  },
);

/** Public keys of `ask` and `nsk`. */
export interface ViewingKeyMessage {
  /** 32-byte public key of `ask`. */
  ak: Uint8Array;
  /** 32-byte public key of `nsk`, the nullifier deriving key. */
  nk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyViewingKeyMessage = (): ViewingKeyMessage => ({ ak: NO_BYTES, nk: NO_BYTES });

export const ViewingKeyMessage: MessageFns<ViewingKeyMessage> = /* @__PURE__ */ defineMessage("ViewingKeyMessage", {
  empty: emptyViewingKeyMessage,
  fields: () => [
    { name: "ak", tags: [10], type: "bytes" },
    { name: "nk", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyViewingKeyMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ak = reader.bytes();
      else if (tag === 18) message.nk = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ak.length !== 0) writer.uint32(10).bytes(message.ak);
    if (message.nk.length !== 0) writer.uint32(18).bytes(message.nk);
  },
});

/** Incoming viewing key. */
export interface IncomingViewingKeyMessage {
  /** 32-byte key that decrypts received notes. */
  ivk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIncomingViewingKeyMessage = (): IncomingViewingKeyMessage => ({ ivk: NO_BYTES });

export const IncomingViewingKeyMessage: MessageFns<IncomingViewingKeyMessage> = /* @__PURE__ */ defineMessage(
  "IncomingViewingKeyMessage",
  {
    empty: emptyIncomingViewingKeyMessage,
    fields: () => [{ name: "ivk", tags: [10], type: "bytes" }],
    decode(input, length, message = emptyIncomingViewingKeyMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ivk = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ivk.length !== 0) writer.uint32(10).bytes(message.ivk);
    },
  },
);

/** Diversifier, which distinguishes addresses of the same key: 11 bytes. */
export interface DiversifierMessage {
  /** Diversifier, as 11 bytes. */
  d: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDiversifierMessage = (): DiversifierMessage => ({ d: NO_BYTES });

export const DiversifierMessage: MessageFns<DiversifierMessage> = /* @__PURE__ */ defineMessage("DiversifierMessage", {
  empty: emptyDiversifierMessage,
  fields: () => [{ name: "d", tags: [10], type: "bytes" }],
  decode(input, length, message = emptyDiversifierMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.d = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.d.length !== 0) writer.uint32(10).bytes(message.d);
  },
});

/** Incoming viewing key and diversifier of an address. */
export interface IncomingViewingKeyDiversifierMessage {
  /** Incoming viewing key of the address. */
  ivk: IncomingViewingKeyMessage | undefined;
  /** Diversifier of the address. */
  d: DiversifierMessage | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIncomingViewingKeyDiversifierMessage = (): IncomingViewingKeyDiversifierMessage => ({
  ivk: undefined,
  d: undefined,
});

export const IncomingViewingKeyDiversifierMessage: MessageFns<IncomingViewingKeyDiversifierMessage> =
  /* @__PURE__ */ defineMessage("IncomingViewingKeyDiversifierMessage", {
    empty: emptyIncomingViewingKeyDiversifierMessage,
    fields: () => [
      { name: "ivk", tags: [10], type: IncomingViewingKeyMessage },
      { name: "d", tags: [18], type: DiversifierMessage },
    ],
    decode(input, length, message = emptyIncomingViewingKeyDiversifierMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ivk = IncomingViewingKeyMessage.decode(reader, reader.length(), message.ivk);
        else if (tag === 18) message.d = DiversifierMessage.decode(reader, reader.length(), message.d);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ivk !== undefined) IncomingViewingKeyMessage.encode(message.ivk, writer.uint32(10).fork()).join();
      if (message.d !== undefined) DiversifierMessage.encode(message.d, writer.uint32(18).fork()).join();
    },
  });

/** Shielded payment address. */
export interface PaymentAddressMessage {
  /** Diversifier of the address. */
  d: DiversifierMessage | undefined;
  /** 32-byte public key to which notes are encrypted. */
  pkD: Uint8Array;
  /** Payment address as text, prefixed with `ztron1`. */
  paymentAddress: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPaymentAddressMessage = (): PaymentAddressMessage => ({
  d: undefined,
  pkD: NO_BYTES,
  paymentAddress: "",
});

export const PaymentAddressMessage: MessageFns<PaymentAddressMessage> = /* @__PURE__ */ defineMessage(
  "PaymentAddressMessage",
  {
    empty: emptyPaymentAddressMessage,
    fields: () => [
      { name: "d", tags: [10], type: DiversifierMessage },
      { name: "pkD", tags: [18], type: "bytes" },
      { name: "paymentAddress", tags: [26], type: "string" },
    ],
    decode(input, length, message = emptyPaymentAddressMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.d = DiversifierMessage.decode(reader, reader.length(), message.d);
        else if (tag === 18) message.pkD = reader.bytes();
        else if (tag === 26) message.paymentAddress = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.d !== undefined) DiversifierMessage.encode(message.d, writer.uint32(10).fork()).join();
      if (message.pkD.length !== 0) writer.uint32(18).bytes(message.pkD);
      if (message.paymentAddress !== "") writer.uint32(26).string(message.paymentAddress);
    },
  },
);

/** A new address with all its keys. */
export interface ShieldedAddressInfo {
  /** 32-byte spending key, from which the other keys are derived. */
  sk: Uint8Array;
  /** 32-byte spend authorizing key. */
  ask: Uint8Array;
  /** 32-byte proof authorizing key. */
  nsk: Uint8Array;
  /** 32-byte outgoing viewing key. */
  ovk: Uint8Array;
  /** 32-byte public key of `ask`. */
  ak: Uint8Array;
  /** 32-byte public key of `nsk`, the nullifier deriving key. */
  nk: Uint8Array;
  /** 32-byte incoming viewing key. */
  ivk: Uint8Array;
  /** 11-byte diversifier of the address. */
  d: Uint8Array;
  /** 32-byte public key to which notes are encrypted. */
  pkD: Uint8Array;
  /** Payment address as text, prefixed with `ztron1`. */
  paymentAddress: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyShieldedAddressInfo = (): ShieldedAddressInfo => ({
  sk: NO_BYTES,
  ask: NO_BYTES,
  nsk: NO_BYTES,
  ovk: NO_BYTES,
  ak: NO_BYTES,
  nk: NO_BYTES,
  ivk: NO_BYTES,
  d: NO_BYTES,
  pkD: NO_BYTES,
  paymentAddress: "",
});

export const ShieldedAddressInfo: MessageFns<ShieldedAddressInfo> = /* @__PURE__ */ defineMessage(
  "ShieldedAddressInfo",
  {
    empty: emptyShieldedAddressInfo,
    fields: () => [
      { name: "sk", tags: [10], type: "bytes" },
      { name: "ask", tags: [18], type: "bytes" },
      { name: "nsk", tags: [26], type: "bytes" },
      { name: "ovk", tags: [34], type: "bytes" },
      { name: "ak", tags: [42], type: "bytes" },
      { name: "nk", tags: [50], type: "bytes" },
      { name: "ivk", tags: [58], type: "bytes" },
      { name: "d", tags: [66], type: "bytes" },
      { name: "pkD", tags: [74], type: "bytes" },
      { name: "paymentAddress", tags: [82], type: "string" },
    ],
    decode(input, length, message = emptyShieldedAddressInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.sk = reader.bytes();
        else if (tag === 18) message.ask = reader.bytes();
        else if (tag === 26) message.nsk = reader.bytes();
        else if (tag === 34) message.ovk = reader.bytes();
        else if (tag === 42) message.ak = reader.bytes();
        else if (tag === 50) message.nk = reader.bytes();
        else if (tag === 58) message.ivk = reader.bytes();
        else if (tag === 66) message.d = reader.bytes();
        else if (tag === 74) message.pkD = reader.bytes();
        else if (tag === 82) message.paymentAddress = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.sk.length !== 0) writer.uint32(10).bytes(message.sk);
      if (message.ask.length !== 0) writer.uint32(18).bytes(message.ask);
      if (message.nsk.length !== 0) writer.uint32(26).bytes(message.nsk);
      if (message.ovk.length !== 0) writer.uint32(34).bytes(message.ovk);
      if (message.ak.length !== 0) writer.uint32(42).bytes(message.ak);
      if (message.nk.length !== 0) writer.uint32(50).bytes(message.nk);
      if (message.ivk.length !== 0) writer.uint32(58).bytes(message.ivk);
      if (message.d.length !== 0) writer.uint32(66).bytes(message.d);
      if (message.pkD.length !== 0) writer.uint32(74).bytes(message.pkD);
      if (message.paymentAddress !== "") writer.uint32(82).string(message.paymentAddress);
    },
  },
);

/** Parameters for the signature of a spend. */
export interface SpendAuthSigParameters {
  /** 32-byte spend authorizing key. */
  ask: Uint8Array;
  /** 32-byte hash to sign, from `GetShieldTransactionHash` or `message_hash`. */
  txHash: Uint8Array;
  /** 32-byte randomness of the spend authorization. */
  alpha: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySpendAuthSigParameters = (): SpendAuthSigParameters => ({
  ask: NO_BYTES,
  txHash: NO_BYTES,
  alpha: NO_BYTES,
});

export const SpendAuthSigParameters: MessageFns<SpendAuthSigParameters> = /* @__PURE__ */ defineMessage(
  "SpendAuthSigParameters",
  {
    empty: emptySpendAuthSigParameters,
    fields: () => [
      { name: "ask", tags: [10], type: "bytes" },
      { name: "txHash", tags: [18], type: "bytes" },
      { name: "alpha", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptySpendAuthSigParameters()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ask = reader.bytes();
        else if (tag === 18) message.txHash = reader.bytes();
        else if (tag === 26) message.alpha = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ask.length !== 0) writer.uint32(10).bytes(message.ask);
      if (message.txHash.length !== 0) writer.uint32(18).bytes(message.txHash);
      if (message.alpha.length !== 0) writer.uint32(26).bytes(message.alpha);
    },
  },
);
