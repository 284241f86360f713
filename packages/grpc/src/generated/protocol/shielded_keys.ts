// Generated from specs/grpc/protocol/shielded_keys.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/**
 * Keys of TRON's shielded addresses. The node learns the keys that it creates, so use only your own
 * node.
 */

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

/** Public keys of `ask` and `nsk`. */
export interface ViewingKeyMessage {
  /** 32-byte public key of `ask`. */
  ak: Uint8Array;
  /** 32-byte public key of `nsk`, the nullifier deriving key. */
  nk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Incoming viewing key. */
export interface IncomingViewingKeyMessage {
  /** 32-byte key that decrypts received notes. */
  ivk: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Diversifier, which distinguishes addresses of the same key: 11 bytes. */
export interface DiversifierMessage {
  /** Diversifier, as 11 bytes. */
  d: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Incoming viewing key and diversifier of an address. */
export interface IncomingViewingKeyDiversifierMessage {
  /** Incoming viewing key of the address. */
  ivk: IncomingViewingKeyMessage | undefined;
  /** Diversifier of the address. */
  d: DiversifierMessage | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseExpandedSpendingKeyMessage(): ExpandedSpendingKeyMessage {
  return { ask: NO_BYTES, nsk: NO_BYTES, ovk: NO_BYTES };
}

let ExpandedSpendingKeyMessageView: ViewClass<ExpandedSpendingKeyMessage> | undefined;

export const ExpandedSpendingKeyMessage: MessageFns<ExpandedSpendingKeyMessage> = /* @__PURE__ */ checkedFns(
  "ExpandedSpendingKeyMessage",
  {
    encode(message: ExpandedSpendingKeyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExpandedSpendingKeyMessage = createBaseExpandedSpendingKeyMessage(),
    ): ExpandedSpendingKeyMessage {
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
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExpandedSpendingKeyMessage> {
      ExpandedSpendingKeyMessageView ??= viewClass(ExpandedSpendingKeyMessage, createBaseExpandedSpendingKeyMessage, [
        { name: "ask", tags: [10], type: "bytes" },
        { name: "nsk", tags: [18], type: "bytes" },
        { name: "ovk", tags: [26], type: "bytes" },
      ]);
      return new ExpandedSpendingKeyMessageView(input, length);
    },

    create(base?: DeepPartial<ExpandedSpendingKeyMessage>): ExpandedSpendingKeyMessage {
      return ExpandedSpendingKeyMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ExpandedSpendingKeyMessage>): ExpandedSpendingKeyMessage {
      const message = createBaseExpandedSpendingKeyMessage();
      message.ask = object.ask ?? NO_BYTES;
      message.nsk = object.nsk ?? NO_BYTES;
      message.ovk = object.ovk ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseViewingKeyMessage(): ViewingKeyMessage {
  return { ak: NO_BYTES, nk: NO_BYTES };
}

let ViewingKeyMessageView: ViewClass<ViewingKeyMessage> | undefined;

export const ViewingKeyMessage: MessageFns<ViewingKeyMessage> = /* @__PURE__ */ checkedFns("ViewingKeyMessage", {
  encode(message: ViewingKeyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ak.length !== 0) {
      writer.uint32(10).bytes(message.ak);
    }
    if (message.nk.length !== 0) {
      writer.uint32(18).bytes(message.nk);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ViewingKeyMessage = createBaseViewingKeyMessage(),
  ): ViewingKeyMessage {
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ViewingKeyMessage> {
    ViewingKeyMessageView ??= viewClass(ViewingKeyMessage, createBaseViewingKeyMessage, [
      { name: "ak", tags: [10], type: "bytes" },
      { name: "nk", tags: [18], type: "bytes" },
    ]);
    return new ViewingKeyMessageView(input, length);
  },

  create(base?: DeepPartial<ViewingKeyMessage>): ViewingKeyMessage {
    return ViewingKeyMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ViewingKeyMessage>): ViewingKeyMessage {
    const message = createBaseViewingKeyMessage();
    message.ak = object.ak ?? NO_BYTES;
    message.nk = object.nk ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIncomingViewingKeyMessage(): IncomingViewingKeyMessage {
  return { ivk: NO_BYTES };
}

let IncomingViewingKeyMessageView: ViewClass<IncomingViewingKeyMessage> | undefined;

export const IncomingViewingKeyMessage: MessageFns<IncomingViewingKeyMessage> = /* @__PURE__ */ checkedFns(
  "IncomingViewingKeyMessage",
  {
    encode(message: IncomingViewingKeyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ivk.length !== 0) {
        writer.uint32(10).bytes(message.ivk);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IncomingViewingKeyMessage = createBaseIncomingViewingKeyMessage(),
    ): IncomingViewingKeyMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IncomingViewingKeyMessage> {
      IncomingViewingKeyMessageView ??= viewClass(IncomingViewingKeyMessage, createBaseIncomingViewingKeyMessage, [
        { name: "ivk", tags: [10], type: "bytes" },
      ]);
      return new IncomingViewingKeyMessageView(input, length);
    },

    create(base?: DeepPartial<IncomingViewingKeyMessage>): IncomingViewingKeyMessage {
      return IncomingViewingKeyMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IncomingViewingKeyMessage>): IncomingViewingKeyMessage {
      const message = createBaseIncomingViewingKeyMessage();
      message.ivk = object.ivk ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDiversifierMessage(): DiversifierMessage {
  return { d: NO_BYTES };
}

let DiversifierMessageView: ViewClass<DiversifierMessage> | undefined;

export const DiversifierMessage: MessageFns<DiversifierMessage> = /* @__PURE__ */ checkedFns("DiversifierMessage", {
  encode(message: DiversifierMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.d.length !== 0) {
      writer.uint32(10).bytes(message.d);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DiversifierMessage = createBaseDiversifierMessage(),
  ): DiversifierMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.d = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DiversifierMessage> {
    DiversifierMessageView ??= viewClass(DiversifierMessage, createBaseDiversifierMessage, [
      { name: "d", tags: [10], type: "bytes" },
    ]);
    return new DiversifierMessageView(input, length);
  },

  create(base?: DeepPartial<DiversifierMessage>): DiversifierMessage {
    return DiversifierMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DiversifierMessage>): DiversifierMessage {
    const message = createBaseDiversifierMessage();
    message.d = object.d ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIncomingViewingKeyDiversifierMessage(): IncomingViewingKeyDiversifierMessage {
  return { ivk: undefined, d: undefined };
}

let IncomingViewingKeyDiversifierMessageView: ViewClass<IncomingViewingKeyDiversifierMessage> | undefined;

export const IncomingViewingKeyDiversifierMessage: MessageFns<IncomingViewingKeyDiversifierMessage> =
  /* @__PURE__ */ checkedFns("IncomingViewingKeyDiversifierMessage", {
    encode(message: IncomingViewingKeyDiversifierMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ivk !== undefined) {
        IncomingViewingKeyMessage.encode(message.ivk, writer.uint32(10).fork()).join();
      }
      if (message.d !== undefined) {
        DiversifierMessage.encode(message.d, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: IncomingViewingKeyDiversifierMessage = createBaseIncomingViewingKeyDiversifierMessage(),
    ): IncomingViewingKeyDiversifierMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ivk = IncomingViewingKeyMessage.decode(reader, reader.length(), message.ivk);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.d = DiversifierMessage.decode(reader, reader.length(), message.d);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IncomingViewingKeyDiversifierMessage> {
      IncomingViewingKeyDiversifierMessageView ??= viewClass(
        IncomingViewingKeyDiversifierMessage,
        createBaseIncomingViewingKeyDiversifierMessage,
        [
          { name: "ivk", tags: [10], type: IncomingViewingKeyMessage },
          { name: "d", tags: [18], type: DiversifierMessage },
        ],
      );
      return new IncomingViewingKeyDiversifierMessageView(input, length);
    },

    create(base?: DeepPartial<IncomingViewingKeyDiversifierMessage>): IncomingViewingKeyDiversifierMessage {
      return IncomingViewingKeyDiversifierMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<IncomingViewingKeyDiversifierMessage>): IncomingViewingKeyDiversifierMessage {
      const message = createBaseIncomingViewingKeyDiversifierMessage();
      message.ivk =
        object.ivk !== undefined && object.ivk !== null ? IncomingViewingKeyMessage.fromPartial(object.ivk) : undefined;
      message.d = object.d !== undefined && object.d !== null ? DiversifierMessage.fromPartial(object.d) : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBasePaymentAddressMessage(): PaymentAddressMessage {
  return { d: undefined, pkD: NO_BYTES, paymentAddress: "" };
}

let PaymentAddressMessageView: ViewClass<PaymentAddressMessage> | undefined;

export const PaymentAddressMessage: MessageFns<PaymentAddressMessage> = /* @__PURE__ */ checkedFns(
  "PaymentAddressMessage",
  {
    encode(message: PaymentAddressMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.d !== undefined) {
        DiversifierMessage.encode(message.d, writer.uint32(10).fork()).join();
      }
      if (message.pkD.length !== 0) {
        writer.uint32(18).bytes(message.pkD);
      }
      if (message.paymentAddress !== "") {
        writer.uint32(26).string(message.paymentAddress);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PaymentAddressMessage = createBasePaymentAddressMessage(),
    ): PaymentAddressMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.d = DiversifierMessage.decode(reader, reader.length(), message.d);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.pkD = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.paymentAddress = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PaymentAddressMessage> {
      PaymentAddressMessageView ??= viewClass(PaymentAddressMessage, createBasePaymentAddressMessage, [
        { name: "d", tags: [10], type: DiversifierMessage },
        { name: "pkD", tags: [18], type: "bytes" },
        { name: "paymentAddress", tags: [26], type: "string" },
      ]);
      return new PaymentAddressMessageView(input, length);
    },

    create(base?: DeepPartial<PaymentAddressMessage>): PaymentAddressMessage {
      return PaymentAddressMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PaymentAddressMessage>): PaymentAddressMessage {
      const message = createBasePaymentAddressMessage();
      message.d = object.d !== undefined && object.d !== null ? DiversifierMessage.fromPartial(object.d) : undefined;
      message.pkD = object.pkD ?? NO_BYTES;
      message.paymentAddress = object.paymentAddress ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseShieldedAddressInfo(): ShieldedAddressInfo {
  return {
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
  };
}

let ShieldedAddressInfoView: ViewClass<ShieldedAddressInfo> | undefined;

export const ShieldedAddressInfo: MessageFns<ShieldedAddressInfo> = /* @__PURE__ */ checkedFns("ShieldedAddressInfo", {
  encode(message: ShieldedAddressInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.sk.length !== 0) {
      writer.uint32(10).bytes(message.sk);
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
    if (message.ak.length !== 0) {
      writer.uint32(42).bytes(message.ak);
    }
    if (message.nk.length !== 0) {
      writer.uint32(50).bytes(message.nk);
    }
    if (message.ivk.length !== 0) {
      writer.uint32(58).bytes(message.ivk);
    }
    if (message.d.length !== 0) {
      writer.uint32(66).bytes(message.d);
    }
    if (message.pkD.length !== 0) {
      writer.uint32(74).bytes(message.pkD);
    }
    if (message.paymentAddress !== "") {
      writer.uint32(82).string(message.paymentAddress);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ShieldedAddressInfo = createBaseShieldedAddressInfo(),
  ): ShieldedAddressInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.sk = reader.bytes();
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

          message.ivk = reader.bytes();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.d = reader.bytes();
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.pkD = reader.bytes();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.paymentAddress = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ShieldedAddressInfo> {
    ShieldedAddressInfoView ??= viewClass(ShieldedAddressInfo, createBaseShieldedAddressInfo, [
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
    ]);
    return new ShieldedAddressInfoView(input, length);
  },

  create(base?: DeepPartial<ShieldedAddressInfo>): ShieldedAddressInfo {
    return ShieldedAddressInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ShieldedAddressInfo>): ShieldedAddressInfo {
    const message = createBaseShieldedAddressInfo();
    message.sk = object.sk ?? NO_BYTES;
    message.ask = object.ask ?? NO_BYTES;
    message.nsk = object.nsk ?? NO_BYTES;
    message.ovk = object.ovk ?? NO_BYTES;
    message.ak = object.ak ?? NO_BYTES;
    message.nk = object.nk ?? NO_BYTES;
    message.ivk = object.ivk ?? NO_BYTES;
    message.d = object.d ?? NO_BYTES;
    message.pkD = object.pkD ?? NO_BYTES;
    message.paymentAddress = object.paymentAddress ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSpendAuthSigParameters(): SpendAuthSigParameters {
  return { ask: NO_BYTES, txHash: NO_BYTES, alpha: NO_BYTES };
}

let SpendAuthSigParametersView: ViewClass<SpendAuthSigParameters> | undefined;

export const SpendAuthSigParameters: MessageFns<SpendAuthSigParameters> = /* @__PURE__ */ checkedFns(
  "SpendAuthSigParameters",
  {
    encode(message: SpendAuthSigParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ask.length !== 0) {
        writer.uint32(10).bytes(message.ask);
      }
      if (message.txHash.length !== 0) {
        writer.uint32(18).bytes(message.txHash);
      }
      if (message.alpha.length !== 0) {
        writer.uint32(26).bytes(message.alpha);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SpendAuthSigParameters = createBaseSpendAuthSigParameters(),
    ): SpendAuthSigParameters {
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

            message.txHash = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.alpha = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SpendAuthSigParameters> {
      SpendAuthSigParametersView ??= viewClass(SpendAuthSigParameters, createBaseSpendAuthSigParameters, [
        { name: "ask", tags: [10], type: "bytes" },
        { name: "txHash", tags: [18], type: "bytes" },
        { name: "alpha", tags: [26], type: "bytes" },
      ]);
      return new SpendAuthSigParametersView(input, length);
    },

    create(base?: DeepPartial<SpendAuthSigParameters>): SpendAuthSigParameters {
      return SpendAuthSigParameters.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SpendAuthSigParameters>): SpendAuthSigParameters {
      const message = createBaseSpendAuthSigParameters();
      message.ask = object.ask ?? NO_BYTES;
      message.txHash = object.txHash ?? NO_BYTES;
      message.alpha = object.alpha ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);
