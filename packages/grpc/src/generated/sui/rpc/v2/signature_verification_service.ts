// Generated from specs/grpc/sui/rpc/v2/signature_verification_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../../../message.ts";
import { Bcs } from "./object.ts";
import { UserSignature } from "./signature.ts";
import { ActiveJwk } from "./system_transaction.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** Checking signatures of Sui. */

/** A message and its signature. */
export interface VerifySignatureRequest {
  /** What was signed. Its `name` says how to read it: `PersonalMessage` or `TransactionData`. */
  message?: Bcs | undefined;
  signature?: UserSignature | undefined;
  /** Who must have signed; anyone when left out. */
  address?: string | undefined;
  /** Keys to check a zkLogin signature with; those that are valid on chain when left out. */
  jwks: ActiveJwk[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whether they fit. */
export interface VerifySignatureResponse {
  isValid?: boolean | undefined;
  /** Why not. */
  reason?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseVerifySignatureRequest(): VerifySignatureRequest {
  return { message: undefined, signature: undefined, address: undefined, jwks: [], _unknownFields: {} };
}

export const VerifySignatureRequest: MessageFns<VerifySignatureRequest> = {
  encode(message: VerifySignatureRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): VerifySignatureRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseVerifySignatureRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.message = Bcs.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signature = UserSignature.decode(reader, reader.uint32());
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

            message.jwks.push(ActiveJwk.decode(reader, reader.uint32()));
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
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
    return message;
  },
};

function createBaseVerifySignatureResponse(): VerifySignatureResponse {
  return { isValid: undefined, reason: undefined, _unknownFields: {} };
}

export const VerifySignatureResponse: MessageFns<VerifySignatureResponse> = {
  encode(message: VerifySignatureResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.isValid !== undefined) {
      writer.uint32(8).bool(message.isValid);
    }
    if (message.reason !== undefined) {
      writer.uint32(18).string(message.reason);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): VerifySignatureResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseVerifySignatureResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<VerifySignatureResponse>): VerifySignatureResponse {
    return VerifySignatureResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<VerifySignatureResponse>): VerifySignatureResponse {
    const message = createBaseVerifySignatureResponse();
    message.isValid = object.isValid ?? undefined;
    message.reason = object.reason ?? undefined;
    return message;
  },
};
