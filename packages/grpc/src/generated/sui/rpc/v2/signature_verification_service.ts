// Generated from specs/grpc/sui/rpc/v2/signature_verification_service.proto. Do not edit: change the spec and run `npm run generate`.

/** Verification of Sui signatures. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { Bcs } from "./object.ts";
import { UserSignature } from "./signature.ts";
import { ActiveJwk } from "./system_transaction.ts";

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

const emptyVerifySignatureRequest = (): VerifySignatureRequest => ({
  message: undefined,
  signature: undefined,
  address: undefined,
  jwks: [],
});

export const VerifySignatureRequest: MessageFns<VerifySignatureRequest> = /* @__PURE__ */ defineMessage(
  "VerifySignatureRequest",
  {
    empty: emptyVerifySignatureRequest,
    fields: () => [
      { name: "message", tags: [10], type: Bcs },
      { name: "signature", tags: [18], type: UserSignature },
      { name: "address", tags: [26], type: "string" },
      { name: "jwks", tags: [34], type: ActiveJwk, repeated: true },
    ],
    decode(input, length, message = emptyVerifySignatureRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.message = Bcs.decode(reader, reader.length(), message.message);
        else if (tag === 18) message.signature = UserSignature.decode(reader, reader.length(), message.signature);
        else if (tag === 26) message.address = reader.string();
        else if (tag === 34) message.jwks.push(ActiveJwk.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.message !== undefined) Bcs.encode(message.message, writer.uint32(10).fork()).join();
      if (message.signature !== undefined) UserSignature.encode(message.signature, writer.uint32(18).fork()).join();
      if (message.address !== undefined) writer.uint32(26).string(message.address);
      for (const item of message.jwks) ActiveJwk.encode(item, writer.uint32(34).fork()).join();
    },
  },
);

/** Result of the verification. */
export interface VerifySignatureResponse {
  /** Whether the signature is valid for the message and the address. */
  isValid?: boolean | undefined;
  /** Reason why the signature is invalid. */
  reason?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyVerifySignatureResponse = (): VerifySignatureResponse => ({
  isValid: undefined,
  reason: undefined,
});

export const VerifySignatureResponse: MessageFns<VerifySignatureResponse> = /* @__PURE__ */ defineMessage(
  "VerifySignatureResponse",
  {
    empty: emptyVerifySignatureResponse,
    fields: () => [
      { name: "isValid", tags: [8], type: "bool" },
      { name: "reason", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyVerifySignatureResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.isValid = reader.bool();
        else if (tag === 18) message.reason = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.isValid !== undefined) writer.uint32(8).bool(message.isValid);
      if (message.reason !== undefined) writer.uint32(18).string(message.reason);
    },
  },
);
