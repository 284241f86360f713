// Generated from specs/grpc/sui/rpc/v2/signature_verification_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Bcs } from "./object.ts";
import { UserSignature } from "./signature.ts";
import { ActiveJwk } from "./system_transaction.ts";

/** Verification of Sui signatures. */

/** A message and its signature. */
export interface VerifySignatureRequest {
  /** Signed message. Its `name` states the type: `PersonalMessage` or `TransactionData`. */
  message?: Bcs | undefined;
  /** Signature to verify; its `bcs` alone suffices. */
  signature?: UserSignature | undefined;
  /** Address of the required signer. Default: any signer. */
  address?: string | undefined;
  /** JWKs to verify a zkLogin signature with. Default: the JWKs that are active on chain. */
  jwks: ActiveJwk[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of the verification. */
export interface VerifySignatureResponse {
  /** Whether the signature is valid for the message and the address. */
  isValid?: boolean | undefined;
  /** Reason why the signature is invalid. */
  reason?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseVerifySignatureRequest(): VerifySignatureRequest {
  return { message: undefined, signature: undefined, address: undefined, jwks: [] };
}

let VerifySignatureRequestView: ViewClass<VerifySignatureRequest> | undefined;

export const VerifySignatureRequest: MessageFns<VerifySignatureRequest> = /* @__PURE__ */ checkedFns(
  "VerifySignatureRequest",
  {
    encode(message: VerifySignatureRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.message !== undefined) {
        Bcs.encode(message.message, writer.uint32(10).fork()).join();
      }
      if (message.signature !== undefined) {
        UserSignature.encode(message.signature, writer.uint32(18).fork()).join();
      }
      if (message.address !== undefined) {
        writer.uint32(26).string(message.address);
      }
      for (const v of message.jwks) {
        ActiveJwk.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: VerifySignatureRequest = createBaseVerifySignatureRequest(),
    ): VerifySignatureRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.message = Bcs.decode(reader, reader.length(), message.message);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signature = UserSignature.decode(reader, reader.length(), message.signature);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.address = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.jwks.push(ActiveJwk.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VerifySignatureRequest> {
      VerifySignatureRequestView ??= viewClass(VerifySignatureRequest, createBaseVerifySignatureRequest, [
        { name: "message", tags: [10], type: Bcs },
        { name: "signature", tags: [18], type: UserSignature },
        { name: "address", tags: [26], type: "string" },
        { name: "jwks", tags: [34], type: ActiveJwk, repeated: true },
      ]);
      return new VerifySignatureRequestView(input, length);
    },

    create(base?: DeepPartial<VerifySignatureRequest>): VerifySignatureRequest {
      return VerifySignatureRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<VerifySignatureRequest>): VerifySignatureRequest {
      const message = createBaseVerifySignatureRequest();
      message.message =
        object.message !== undefined && object.message !== null ? Bcs.fromPartial(object.message) : undefined;
      message.signature =
        object.signature !== undefined && object.signature !== null
          ? UserSignature.fromPartial(object.signature)
          : undefined;
      message.address = object.address ?? undefined;
      message.jwks = object.jwks?.map((e) => ActiveJwk.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseVerifySignatureResponse(): VerifySignatureResponse {
  return { isValid: undefined, reason: undefined };
}

let VerifySignatureResponseView: ViewClass<VerifySignatureResponse> | undefined;

export const VerifySignatureResponse: MessageFns<VerifySignatureResponse> = /* @__PURE__ */ checkedFns(
  "VerifySignatureResponse",
  {
    encode(message: VerifySignatureResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.isValid !== undefined) {
        writer.uint32(8).bool(message.isValid);
      }
      if (message.reason !== undefined) {
        writer.uint32(18).string(message.reason);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: VerifySignatureResponse = createBaseVerifySignatureResponse(),
    ): VerifySignatureResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.isValid = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.reason = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VerifySignatureResponse> {
      VerifySignatureResponseView ??= viewClass(VerifySignatureResponse, createBaseVerifySignatureResponse, [
        { name: "isValid", tags: [8], type: "bool" },
        { name: "reason", tags: [18], type: "string" },
      ]);
      return new VerifySignatureResponseView(input, length);
    },

    create(base?: DeepPartial<VerifySignatureResponse>): VerifySignatureResponse {
      return VerifySignatureResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<VerifySignatureResponse>): VerifySignatureResponse {
      const message = createBaseVerifySignatureResponse();
      message.isValid = object.isValid ?? undefined;
      message.reason = object.reason ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
