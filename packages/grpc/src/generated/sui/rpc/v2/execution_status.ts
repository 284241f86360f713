// Generated from specs/grpc/sui/rpc/v2/execution_status.proto. Do not edit: change the spec and run `npm run generate`.

import {
  ExecutionError_ExecutionErrorKind,
  CommandArgumentError_CommandArgumentErrorKind,
  PackageUpgradeError_PackageUpgradeErrorKind,
  TypeArgumentError_TypeArgumentErrorKind,
} from "../../../sui-enums.ts";
export {
  ExecutionError_ExecutionErrorKind,
  CommandArgumentError_CommandArgumentErrorKind,
  PackageUpgradeError_PackageUpgradeErrorKind,
  TypeArgumentError_TypeArgumentErrorKind,
};

/** Execution status of a Sui transaction. */
import { defineMessage, keepUnknown, type MessageFns, readerOf, valueOf } from "@node-access/transport/protobuf";

/** Execution status. */
export interface ExecutionStatus {
  /** Whether the transaction succeeded. A failed transaction still pays for gas. */
  success?: boolean | undefined;
  /** Error; only if the transaction failed. */
  error?: ExecutionError | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExecutionStatus = (): ExecutionStatus => ({ success: undefined, error: undefined });

export const ExecutionStatus: MessageFns<ExecutionStatus> = /* @__PURE__ */ defineMessage("ExecutionStatus", {
  empty: emptyExecutionStatus,
  fields: () => [
    { name: "success", tags: [8], type: "bool" },
    { name: "error", tags: [18], type: ExecutionError },
  ],
  decode(input, length, message = emptyExecutionStatus()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.success = reader.bool();
      else if (tag === 18) message.error = ExecutionError.decode(reader, reader.length(), message.error);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.success !== undefined) writer.uint32(8).bool(message.success);
    if (message.error !== undefined) ExecutionError.encode(message.error, writer.uint32(18).fork()).join();
  },
});

/** Error of a failed transaction. */
export interface ExecutionError {
  /** Description of the error, in English. */
  description?: string | undefined;
  /** Index of the command that failed. */
  command?: bigint | undefined;
  /** Kind of the error, which decides the details. */
  kind?: ExecutionError_ExecutionErrorKind | undefined;
  /** Details, depending on `kind`. */
  errorDetails:
    // Location and code of an abort; for `MOVE_ABORT` and `MOVE_PRIMITIVE_RUNTIME_ERROR`.
    | { $case: "abort"; value: MoveAbort }
    // Size and limit; for kinds that name this field.
    | { $case: "sizeError"; value: SizeError }
    // Invalid argument; for `COMMAND_ARGUMENT_ERROR`.
    | { $case: "commandArgumentError"; value: CommandArgumentError }
    // Invalid type argument; for `TYPE_ARGUMENT_ERROR`.
    | { $case: "typeArgumentError"; value: TypeArgumentError }
    // Reason why the upgrade failed; for `PACKAGE_UPGRADE_ERROR`.
    | { $case: "packageUpgradeError"; value: PackageUpgradeError }
    // Index of a result; for kinds that name this field.
    | { $case: "indexError"; value: IndexError }
    // Object concerned; for kinds that name this field.
    | { $case: "objectId"; value: string }
    // Coin, and denied address; for kinds that name this field.
    | { $case: "coinDenyListError"; value: CoinDenyListError }
    // Congested objects; for kinds that name this field.
    | { $case: "congestedObjects"; value: CongestedObjects }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExecutionError = (): ExecutionError => ({
  description: undefined,
  command: undefined,
  kind: undefined,
  errorDetails: undefined,
});

export const ExecutionError: MessageFns<ExecutionError> = /* @__PURE__ */ defineMessage("ExecutionError", {
  empty: emptyExecutionError,
  fields: () => [
    { name: "description", tags: [10], type: "string" },
    { name: "command", tags: [16], type: "uint64" },
    { name: "kind", tags: [24], type: "int32" },
    { name: "errorDetails", tags: [34], type: MoveAbort, $case: "abort" },
    { name: "errorDetails", tags: [42], type: SizeError, $case: "sizeError" },
    { name: "errorDetails", tags: [50], type: CommandArgumentError, $case: "commandArgumentError" },
    { name: "errorDetails", tags: [58], type: TypeArgumentError, $case: "typeArgumentError" },
    { name: "errorDetails", tags: [66], type: PackageUpgradeError, $case: "packageUpgradeError" },
    { name: "errorDetails", tags: [74], type: IndexError, $case: "indexError" },
    { name: "errorDetails", tags: [82], type: "string", $case: "objectId" },
    { name: "errorDetails", tags: [90], type: CoinDenyListError, $case: "coinDenyListError" },
    { name: "errorDetails", tags: [98], type: CongestedObjects, $case: "congestedObjects" },
  ],
  decode(input, length, message = emptyExecutionError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.description = reader.string();
      else if (tag === 16) message.command = reader.uint64();
      else if (tag === 24) message.kind = reader.enumeration();
      else if (tag === 34)
        message.errorDetails = {
          $case: "abort",
          value: MoveAbort.decode(reader, reader.length(), valueOf(message.errorDetails, "abort")),
        };
      else if (tag === 42)
        message.errorDetails = {
          $case: "sizeError",
          value: SizeError.decode(reader, reader.length(), valueOf(message.errorDetails, "sizeError")),
        };
      else if (tag === 50)
        message.errorDetails = {
          $case: "commandArgumentError",
          value: CommandArgumentError.decode(
            reader,
            reader.length(),
            valueOf(message.errorDetails, "commandArgumentError"),
          ),
        };
      else if (tag === 58)
        message.errorDetails = {
          $case: "typeArgumentError",
          value: TypeArgumentError.decode(reader, reader.length(), valueOf(message.errorDetails, "typeArgumentError")),
        };
      else if (tag === 66)
        message.errorDetails = {
          $case: "packageUpgradeError",
          value: PackageUpgradeError.decode(
            reader,
            reader.length(),
            valueOf(message.errorDetails, "packageUpgradeError"),
          ),
        };
      else if (tag === 74)
        message.errorDetails = {
          $case: "indexError",
          value: IndexError.decode(reader, reader.length(), valueOf(message.errorDetails, "indexError")),
        };
      else if (tag === 82) message.errorDetails = { $case: "objectId", value: reader.string() };
      else if (tag === 90)
        message.errorDetails = {
          $case: "coinDenyListError",
          value: CoinDenyListError.decode(reader, reader.length(), valueOf(message.errorDetails, "coinDenyListError")),
        };
      else if (tag === 98)
        message.errorDetails = {
          $case: "congestedObjects",
          value: CongestedObjects.decode(reader, reader.length(), valueOf(message.errorDetails, "congestedObjects")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.description !== undefined) writer.uint32(10).string(message.description);
    if (message.command !== undefined) writer.uint32(16).uint64(message.command);
    if (message.kind !== undefined) writer.uint32(24).int32(message.kind);
    if (message.errorDetails?.$case === "abort")
      MoveAbort.encode(message.errorDetails.value, writer.uint32(34).fork()).join();
    else if (message.errorDetails?.$case === "sizeError")
      SizeError.encode(message.errorDetails.value, writer.uint32(42).fork()).join();
    else if (message.errorDetails?.$case === "commandArgumentError")
      CommandArgumentError.encode(message.errorDetails.value, writer.uint32(50).fork()).join();
    else if (message.errorDetails?.$case === "typeArgumentError")
      TypeArgumentError.encode(message.errorDetails.value, writer.uint32(58).fork()).join();
    else if (message.errorDetails?.$case === "packageUpgradeError")
      PackageUpgradeError.encode(message.errorDetails.value, writer.uint32(66).fork()).join();
    else if (message.errorDetails?.$case === "indexError")
      IndexError.encode(message.errorDetails.value, writer.uint32(74).fork()).join();
    else if (message.errorDetails?.$case === "objectId") writer.uint32(82).string(message.errorDetails.value);
    else if (message.errorDetails?.$case === "coinDenyListError")
      CoinDenyListError.encode(message.errorDetails.value, writer.uint32(90).fork()).join();
    else if (message.errorDetails?.$case === "congestedObjects")
      CongestedObjects.encode(message.errorDetails.value, writer.uint32(98).fork()).join();
  },
});

/** An abort in Move code. */
export interface MoveAbort {
  /** Code passed to `abort`; absent for `MOVE_PRIMITIVE_RUNTIME_ERROR`. */
  abortCode?: bigint | undefined;
  /** Where the error occurred. */
  location?: MoveLocation | undefined;
  /** Decoded abort code; only if the node could decode it. */
  cleverError?: CleverError | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMoveAbort = (): MoveAbort => ({
  abortCode: undefined,
  location: undefined,
  cleverError: undefined,
});

export const MoveAbort: MessageFns<MoveAbort> = /* @__PURE__ */ defineMessage("MoveAbort", {
  empty: emptyMoveAbort,
  fields: () => [
    { name: "abortCode", tags: [8], type: "uint64" },
    { name: "location", tags: [18], type: MoveLocation },
    { name: "cleverError", tags: [26], type: CleverError },
  ],
  decode(input, length, message = emptyMoveAbort()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.abortCode = reader.uint64();
      else if (tag === 18) message.location = MoveLocation.decode(reader, reader.length(), message.location);
      else if (tag === 26) message.cleverError = CleverError.decode(reader, reader.length(), message.cleverError);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.abortCode !== undefined) writer.uint32(8).uint64(message.abortCode);
    if (message.location !== undefined) MoveLocation.encode(message.location, writer.uint32(18).fork()).join();
    if (message.cleverError !== undefined) CleverError.encode(message.cleverError, writer.uint32(26).fork()).join();
  },
});

/** A location in Move code. */
export interface MoveLocation {
  /** Id of the package. */
  package?: string | undefined;
  /** Name of the module. */
  module?: string | undefined;
  /** Index of the function. */
  function?: number | undefined;
  /** Index of the instruction. */
  instruction?: number | undefined;
  /** Name of the function, if the node has it. */
  functionName?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMoveLocation = (): MoveLocation => ({
  package: undefined,
  module: undefined,
  function: undefined,
  instruction: undefined,
  functionName: undefined,
});

export const MoveLocation: MessageFns<MoveLocation> = /* @__PURE__ */ defineMessage("MoveLocation", {
  empty: emptyMoveLocation,
  fields: () => [
    { name: "package", tags: [10], type: "string" },
    { name: "module", tags: [18], type: "string" },
    { name: "function", tags: [24], type: "uint32" },
    { name: "instruction", tags: [32], type: "uint32" },
    { name: "functionName", tags: [42], type: "string" },
  ],
  decode(input, length, message = emptyMoveLocation()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.package = reader.string();
      else if (tag === 18) message.module = reader.string();
      else if (tag === 24) message.function = reader.uint32();
      else if (tag === 32) message.instruction = reader.uint32();
      else if (tag === 42) message.functionName = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.package !== undefined) writer.uint32(10).string(message.package);
    if (message.module !== undefined) writer.uint32(18).string(message.module);
    if (message.function !== undefined) writer.uint32(24).uint32(message.function);
    if (message.instruction !== undefined) writer.uint32(32).uint32(message.instruction);
    if (message.functionName !== undefined) writer.uint32(42).string(message.functionName);
  },
});

/** A clever error: an abort code with an error message. */
export interface CleverError {
  /** Code that the error constant declares; absent if it declares none. */
  errorCode?: bigint | undefined;
  /** Line of the abort in the source file. */
  lineNumber?: bigint | undefined;
  /** Name of the error constant; absent if the abort names none. */
  constantName?: string | undefined;
  /** Move type of the error constant. */
  constantType?: string | undefined;
  /** Value of the error constant, as text or as bytes. */
  value:
    // Value as text.
    | { $case: "rendered"; value: string }
    // Value in BCS, if it cannot be shown as text.
    | { $case: "raw"; value: Uint8Array }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCleverError = (): CleverError => ({
  errorCode: undefined,
  lineNumber: undefined,
  constantName: undefined,
  constantType: undefined,
  value: undefined,
});

export const CleverError: MessageFns<CleverError> = /* @__PURE__ */ defineMessage("CleverError", {
  empty: emptyCleverError,
  fields: () => [
    { name: "errorCode", tags: [8], type: "uint64" },
    { name: "lineNumber", tags: [16], type: "uint64" },
    { name: "constantName", tags: [26], type: "string" },
    { name: "constantType", tags: [34], type: "string" },
    { name: "value", tags: [42], type: "string", $case: "rendered" },
    { name: "value", tags: [50], type: "bytes", $case: "raw" },
  ],
  decode(input, length, message = emptyCleverError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.errorCode = reader.uint64();
      else if (tag === 16) message.lineNumber = reader.uint64();
      else if (tag === 26) message.constantName = reader.string();
      else if (tag === 34) message.constantType = reader.string();
      else if (tag === 42) message.value = { $case: "rendered", value: reader.string() };
      else if (tag === 50) message.value = { $case: "raw", value: reader.bytes() };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.errorCode !== undefined) writer.uint32(8).uint64(message.errorCode);
    if (message.lineNumber !== undefined) writer.uint32(16).uint64(message.lineNumber);
    if (message.constantName !== undefined) writer.uint32(26).string(message.constantName);
    if (message.constantType !== undefined) writer.uint32(34).string(message.constantType);
    if (message.value?.$case === "rendered") writer.uint32(42).string(message.value.value);
    else if (message.value?.$case === "raw") writer.uint32(50).bytes(message.value.value);
  },
});

/** A size limit was exceeded. */
export interface SizeError {
  /** Actual size, in bytes. */
  size?: bigint | undefined;
  /** Maximum size, in bytes. */
  maxSize?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySizeError = (): SizeError => ({ size: undefined, maxSize: undefined });

export const SizeError: MessageFns<SizeError> = /* @__PURE__ */ defineMessage("SizeError", {
  empty: emptySizeError,
  fields: () => [
    { name: "size", tags: [8], type: "uint64" },
    { name: "maxSize", tags: [16], type: "uint64" },
  ],
  decode(input, length, message = emptySizeError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.size = reader.uint64();
      else if (tag === 16) message.maxSize = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.size !== undefined) writer.uint32(8).uint64(message.size);
    if (message.maxSize !== undefined) writer.uint32(16).uint64(message.maxSize);
  },
});

/** An index was out of range. */
export interface IndexError {
  /** Index of the input or result. */
  index?: number | undefined;
  /** Index into the values of the result; absent if the result as a whole is meant. */
  subresult?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyIndexError = (): IndexError => ({ index: undefined, subresult: undefined });

export const IndexError: MessageFns<IndexError> = /* @__PURE__ */ defineMessage("IndexError", {
  empty: emptyIndexError,
  fields: () => [
    { name: "index", tags: [8], type: "uint32" },
    { name: "subresult", tags: [16], type: "uint32" },
  ],
  decode(input, length, message = emptyIndexError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.index = reader.uint32();
      else if (tag === 16) message.subresult = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.index !== undefined) writer.uint32(8).uint32(message.index);
    if (message.subresult !== undefined) writer.uint32(16).uint32(message.subresult);
  },
});

/** The address is on the deny list of a coin. */
export interface CoinDenyListError {
  /** Denied address; absent if the coin is paused for all. */
  address?: string | undefined;
  /** Type of the coin. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCoinDenyListError = (): CoinDenyListError => ({ address: undefined, coinType: undefined });

export const CoinDenyListError: MessageFns<CoinDenyListError> = /* @__PURE__ */ defineMessage("CoinDenyListError", {
  empty: emptyCoinDenyListError,
  fields: () => [
    { name: "address", tags: [10], type: "string" },
    { name: "coinType", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyCoinDenyListError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.string();
      else if (tag === 18) message.coinType = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address !== undefined) writer.uint32(10).string(message.address);
    if (message.coinType !== undefined) writer.uint32(18).string(message.coinType);
  },
});

/** Congested shared objects. */
export interface CongestedObjects {
  /** Ids of the congested objects. */
  objects: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCongestedObjects = (): CongestedObjects => ({ objects: [] });

export const CongestedObjects: MessageFns<CongestedObjects> = /* @__PURE__ */ defineMessage("CongestedObjects", {
  empty: emptyCongestedObjects,
  fields: () => [{ name: "objects", tags: [10], type: "string", repeated: true }],
  decode(input, length, message = emptyCongestedObjects()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objects.push(reader.string());
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.objects) writer.uint32(10).string(item);
  },
});

/** An argument of a command is invalid. */
export interface CommandArgumentError {
  /** Index of the argument. */
  argument?: number | undefined;
  /** Kind of the error. */
  kind?: CommandArgumentError_CommandArgumentErrorKind | undefined;
  /** Index that is wrong; for kinds that name this field. */
  indexError?: IndexError | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCommandArgumentError = (): CommandArgumentError => ({
  argument: undefined,
  kind: undefined,
  indexError: undefined,
});

export const CommandArgumentError: MessageFns<CommandArgumentError> = /* @__PURE__ */ defineMessage(
  "CommandArgumentError",
  {
    empty: emptyCommandArgumentError,
    fields: () => [
      { name: "argument", tags: [8], type: "uint32" },
      { name: "kind", tags: [16], type: "int32" },
      { name: "indexError", tags: [26], type: IndexError },
    ],
    decode(input, length, message = emptyCommandArgumentError()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.argument = reader.uint32();
        else if (tag === 16) message.kind = reader.enumeration();
        else if (tag === 26) message.indexError = IndexError.decode(reader, reader.length(), message.indexError);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.argument !== undefined) writer.uint32(8).uint32(message.argument);
      if (message.kind !== undefined) writer.uint32(16).int32(message.kind);
      if (message.indexError !== undefined) IndexError.encode(message.indexError, writer.uint32(26).fork()).join();
    },
  },
);

/** A package could not be upgraded. */
export interface PackageUpgradeError {
  /** Kind of the error. */
  kind?: PackageUpgradeError_PackageUpgradeErrorKind | undefined;
  /** Id of the package to upgrade; for kinds about a package. */
  packageId?: string | undefined;
  /** Base58-encoded digest of the new package; for `DIGEST_DOES_NOT_MATCH`. */
  digest?: string | undefined;
  /** Invalid upgrade policy; valid are 0, 128 and 192. For `UNKNOWN_UPGRADE_POLICY`. */
  policy?: number | undefined;
  /** Id of the package that the ticket is for; for `PACKAGE_ID_DOES_NOT_MATCH`. */
  ticketId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPackageUpgradeError = (): PackageUpgradeError => ({
  kind: undefined,
  packageId: undefined,
  digest: undefined,
  policy: undefined,
  ticketId: undefined,
});

export const PackageUpgradeError: MessageFns<PackageUpgradeError> = /* @__PURE__ */ defineMessage(
  "PackageUpgradeError",
  {
    empty: emptyPackageUpgradeError,
    fields: () => [
      { name: "kind", tags: [8], type: "int32" },
      { name: "packageId", tags: [18], type: "string" },
      { name: "digest", tags: [26], type: "string" },
      { name: "policy", tags: [32], type: "uint32" },
      { name: "ticketId", tags: [42], type: "string" },
    ],
    decode(input, length, message = emptyPackageUpgradeError()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.kind = reader.enumeration();
        else if (tag === 18) message.packageId = reader.string();
        else if (tag === 26) message.digest = reader.string();
        else if (tag === 32) message.policy = reader.uint32();
        else if (tag === 42) message.ticketId = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
      if (message.packageId !== undefined) writer.uint32(18).string(message.packageId);
      if (message.digest !== undefined) writer.uint32(26).string(message.digest);
      if (message.policy !== undefined) writer.uint32(32).uint32(message.policy);
      if (message.ticketId !== undefined) writer.uint32(42).string(message.ticketId);
    },
  },
);

/** A type argument is invalid. */
export interface TypeArgumentError {
  /** Index of the type argument. */
  typeArgument?: number | undefined;
  /** Kind of the error. */
  kind?: TypeArgumentError_TypeArgumentErrorKind | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTypeArgumentError = (): TypeArgumentError => ({ typeArgument: undefined, kind: undefined });

export const TypeArgumentError: MessageFns<TypeArgumentError> = /* @__PURE__ */ defineMessage("TypeArgumentError", {
  empty: emptyTypeArgumentError,
  fields: () => [
    { name: "typeArgument", tags: [8], type: "uint32" },
    { name: "kind", tags: [16], type: "int32" },
  ],
  decode(input, length, message = emptyTypeArgumentError()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.typeArgument = reader.uint32();
      else if (tag === 16) message.kind = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.typeArgument !== undefined) writer.uint32(8).uint32(message.typeArgument);
    if (message.kind !== undefined) writer.uint32(16).int32(message.kind);
  },
});
