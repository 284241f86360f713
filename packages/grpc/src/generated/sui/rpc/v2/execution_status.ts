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

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
/** Execution status of a Sui transaction. */

/** Execution status. */
export interface ExecutionStatus {
  /** Whether the transaction succeeded. A failed transaction still pays for gas. */
  success?: boolean | undefined;
  /** Error; only if the transaction failed. */
  error?: ExecutionError | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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
    | /** Location and code of an abort; for `MOVE_ABORT` and `MOVE_PRIMITIVE_RUNTIME_ERROR`. */
      { $case: "abort"; value: MoveAbort }
    /** Size and limit; for kinds that name this field. */
    | { $case: "sizeError"; value: SizeError }
    /** Invalid argument; for `COMMAND_ARGUMENT_ERROR`. */
    | { $case: "commandArgumentError"; value: CommandArgumentError }
    /** Invalid type argument; for `TYPE_ARGUMENT_ERROR`. */
    | { $case: "typeArgumentError"; value: TypeArgumentError }
    /** Reason why the upgrade failed; for `PACKAGE_UPGRADE_ERROR`. */
    | { $case: "packageUpgradeError"; value: PackageUpgradeError }
    /** Index of a result; for kinds that name this field. */
    | { $case: "indexError"; value: IndexError }
    /** Object concerned; for kinds that name this field. */
    | { $case: "objectId"; value: string }
    /** Coin, and denied address; for kinds that name this field. */
    | { $case: "coinDenyListError"; value: CoinDenyListError }
    /** Congested objects; for kinds that name this field. */
    | { $case: "congestedObjects"; value: CongestedObjects }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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
    | /** Value as text. */
      { $case: "rendered"; value: string }
    /** Value in BCS, if it cannot be shown as text. */
    | { $case: "raw"; value: Uint8Array }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A size limit was exceeded. */
export interface SizeError {
  /** Actual size, in bytes. */
  size?: bigint | undefined;
  /** Maximum size, in bytes. */
  maxSize?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An index was out of range. */
export interface IndexError {
  /** Index of the input or result. */
  index?: number | undefined;
  /** Index into the values of the result; absent if the result as a whole is meant. */
  subresult?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The address is on the deny list of a coin. */
export interface CoinDenyListError {
  /** Denied address; absent if the coin is paused for all. */
  address?: string | undefined;
  /** Type of the coin. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Congested shared objects. */
export interface CongestedObjects {
  /** Ids of the congested objects. */
  objects: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A type argument is invalid. */
export interface TypeArgumentError {
  /** Index of the type argument. */
  typeArgument?: number | undefined;
  /** Kind of the error. */
  kind?: TypeArgumentError_TypeArgumentErrorKind | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseExecutionStatus(): ExecutionStatus {
  return { success: undefined, error: undefined };
}

let ExecutionStatusView: ViewClass<ExecutionStatus> | undefined;

export const ExecutionStatus: MessageFns<ExecutionStatus> = /* @__PURE__ */ checkedFns("ExecutionStatus", {
  encode(message: ExecutionStatus, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.success !== undefined) {
      writer.uint32(8).bool(message.success);
    }
    if (message.error !== undefined) {
      ExecutionError.encode(message.error, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ExecutionStatus = createBaseExecutionStatus(),
  ): ExecutionStatus {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.success = reader.bool();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.error = ExecutionError.decode(reader, reader.length(), message.error);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecutionStatus> {
    ExecutionStatusView ??= viewClass(ExecutionStatus, createBaseExecutionStatus, [
      { name: "success", tags: [8], type: "bool" },
      { name: "error", tags: [18], type: ExecutionError },
    ]);
    return new ExecutionStatusView(input, length);
  },

  create(base?: DeepPartial<ExecutionStatus>): ExecutionStatus {
    return ExecutionStatus.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExecutionStatus>): ExecutionStatus {
    const message = createBaseExecutionStatus();
    message.success = object.success ?? undefined;
    message.error =
      object.error !== undefined && object.error !== null ? ExecutionError.fromPartial(object.error) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseExecutionError(): ExecutionError {
  return { description: undefined, command: undefined, kind: undefined, errorDetails: undefined };
}

let ExecutionErrorView: ViewClass<ExecutionError> | undefined;

export const ExecutionError: MessageFns<ExecutionError> = /* @__PURE__ */ checkedFns("ExecutionError", {
  encode(message: ExecutionError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.description !== undefined) {
      writer.uint32(10).string(message.description);
    }
    if (message.command !== undefined) {
      writer.uint32(16).uint64(message.command);
    }
    if (message.kind !== undefined) {
      writer.uint32(24).int32(message.kind);
    }
    switch (message.errorDetails?.$case) {
      case "abort":
        MoveAbort.encode(message.errorDetails.value, writer.uint32(34).fork()).join();
        break;
      case "sizeError":
        SizeError.encode(message.errorDetails.value, writer.uint32(42).fork()).join();
        break;
      case "commandArgumentError":
        CommandArgumentError.encode(message.errorDetails.value, writer.uint32(50).fork()).join();
        break;
      case "typeArgumentError":
        TypeArgumentError.encode(message.errorDetails.value, writer.uint32(58).fork()).join();
        break;
      case "packageUpgradeError":
        PackageUpgradeError.encode(message.errorDetails.value, writer.uint32(66).fork()).join();
        break;
      case "indexError":
        IndexError.encode(message.errorDetails.value, writer.uint32(74).fork()).join();
        break;
      case "objectId":
        writer.uint32(82).string(message.errorDetails.value);
        break;
      case "coinDenyListError":
        CoinDenyListError.encode(message.errorDetails.value, writer.uint32(90).fork()).join();
        break;
      case "congestedObjects":
        CongestedObjects.encode(message.errorDetails.value, writer.uint32(98).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ExecutionError = createBaseExecutionError(),
  ): ExecutionError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.description = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.command = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.errorDetails = {
            $case: "abort",
            value: MoveAbort.decode(reader, reader.length(), valueOf(message.errorDetails, "abort")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.errorDetails = {
            $case: "sizeError",
            value: SizeError.decode(reader, reader.length(), valueOf(message.errorDetails, "sizeError")),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.errorDetails = {
            $case: "commandArgumentError",
            value: CommandArgumentError.decode(
              reader,
              reader.length(),
              valueOf(message.errorDetails, "commandArgumentError"),
            ),
          };
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.errorDetails = {
            $case: "typeArgumentError",
            value: TypeArgumentError.decode(
              reader,
              reader.length(),
              valueOf(message.errorDetails, "typeArgumentError"),
            ),
          };
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.errorDetails = {
            $case: "packageUpgradeError",
            value: PackageUpgradeError.decode(
              reader,
              reader.length(),
              valueOf(message.errorDetails, "packageUpgradeError"),
            ),
          };
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.errorDetails = {
            $case: "indexError",
            value: IndexError.decode(reader, reader.length(), valueOf(message.errorDetails, "indexError")),
          };
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.errorDetails = { $case: "objectId", value: reader.string() };
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.errorDetails = {
            $case: "coinDenyListError",
            value: CoinDenyListError.decode(
              reader,
              reader.length(),
              valueOf(message.errorDetails, "coinDenyListError"),
            ),
          };
          continue;
        }
        case 12: {
          if (tag !== 98) {
            break;
          }

          message.errorDetails = {
            $case: "congestedObjects",
            value: CongestedObjects.decode(reader, reader.length(), valueOf(message.errorDetails, "congestedObjects")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecutionError> {
    ExecutionErrorView ??= viewClass(ExecutionError, createBaseExecutionError, [
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
    ]);
    return new ExecutionErrorView(input, length);
  },

  create(base?: DeepPartial<ExecutionError>): ExecutionError {
    return ExecutionError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExecutionError>): ExecutionError {
    const message = createBaseExecutionError();
    message.description = object.description ?? undefined;
    message.command = object.command !== undefined && object.command !== null ? BigInt(object.command) : undefined;
    message.kind = object.kind ?? undefined;
    switch (object.errorDetails?.$case) {
      case "abort": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = { $case: "abort", value: MoveAbort.fromPartial(object.errorDetails.value) };
        }
        break;
      }
      case "sizeError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = { $case: "sizeError", value: SizeError.fromPartial(object.errorDetails.value) };
        }
        break;
      }
      case "commandArgumentError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = {
            $case: "commandArgumentError",
            value: CommandArgumentError.fromPartial(object.errorDetails.value),
          };
        }
        break;
      }
      case "typeArgumentError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = {
            $case: "typeArgumentError",
            value: TypeArgumentError.fromPartial(object.errorDetails.value),
          };
        }
        break;
      }
      case "packageUpgradeError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = {
            $case: "packageUpgradeError",
            value: PackageUpgradeError.fromPartial(object.errorDetails.value),
          };
        }
        break;
      }
      case "indexError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = { $case: "indexError", value: IndexError.fromPartial(object.errorDetails.value) };
        }
        break;
      }
      case "objectId": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = { $case: "objectId", value: object.errorDetails.value };
        }
        break;
      }
      case "coinDenyListError": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = {
            $case: "coinDenyListError",
            value: CoinDenyListError.fromPartial(object.errorDetails.value),
          };
        }
        break;
      }
      case "congestedObjects": {
        if (object.errorDetails?.value !== undefined && object.errorDetails?.value !== null) {
          message.errorDetails = {
            $case: "congestedObjects",
            value: CongestedObjects.fromPartial(object.errorDetails.value),
          };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMoveAbort(): MoveAbort {
  return { abortCode: undefined, location: undefined, cleverError: undefined };
}

let MoveAbortView: ViewClass<MoveAbort> | undefined;

export const MoveAbort: MessageFns<MoveAbort> = /* @__PURE__ */ checkedFns("MoveAbort", {
  encode(message: MoveAbort, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.abortCode !== undefined) {
      writer.uint32(8).uint64(message.abortCode);
    }
    if (message.location !== undefined) {
      MoveLocation.encode(message.location, writer.uint32(18).fork()).join();
    }
    if (message.cleverError !== undefined) {
      CleverError.encode(message.cleverError, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: MoveAbort = createBaseMoveAbort()): MoveAbort {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.abortCode = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.location = MoveLocation.decode(reader, reader.length(), message.location);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.cleverError = CleverError.decode(reader, reader.length(), message.cleverError);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MoveAbort> {
    MoveAbortView ??= viewClass(MoveAbort, createBaseMoveAbort, [
      { name: "abortCode", tags: [8], type: "uint64" },
      { name: "location", tags: [18], type: MoveLocation },
      { name: "cleverError", tags: [26], type: CleverError },
    ]);
    return new MoveAbortView(input, length);
  },

  create(base?: DeepPartial<MoveAbort>): MoveAbort {
    return MoveAbort.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MoveAbort>): MoveAbort {
    const message = createBaseMoveAbort();
    message.abortCode =
      object.abortCode !== undefined && object.abortCode !== null ? BigInt(object.abortCode) : undefined;
    message.location =
      object.location !== undefined && object.location !== null ? MoveLocation.fromPartial(object.location) : undefined;
    message.cleverError =
      object.cleverError !== undefined && object.cleverError !== null
        ? CleverError.fromPartial(object.cleverError)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMoveLocation(): MoveLocation {
  return {
    package: undefined,
    module: undefined,
    function: undefined,
    instruction: undefined,
    functionName: undefined,
  };
}

let MoveLocationView: ViewClass<MoveLocation> | undefined;

export const MoveLocation: MessageFns<MoveLocation> = /* @__PURE__ */ checkedFns("MoveLocation", {
  encode(message: MoveLocation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.package !== undefined) {
      writer.uint32(10).string(message.package);
    }
    if (message.module !== undefined) {
      writer.uint32(18).string(message.module);
    }
    if (message.function !== undefined) {
      writer.uint32(24).uint32(message.function);
    }
    if (message.instruction !== undefined) {
      writer.uint32(32).uint32(message.instruction);
    }
    if (message.functionName !== undefined) {
      writer.uint32(42).string(message.functionName);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MoveLocation = createBaseMoveLocation(),
  ): MoveLocation {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.package = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.module = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.function = reader.uint32();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.instruction = reader.uint32();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.functionName = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MoveLocation> {
    MoveLocationView ??= viewClass(MoveLocation, createBaseMoveLocation, [
      { name: "package", tags: [10], type: "string" },
      { name: "module", tags: [18], type: "string" },
      { name: "function", tags: [24], type: "uint32" },
      { name: "instruction", tags: [32], type: "uint32" },
      { name: "functionName", tags: [42], type: "string" },
    ]);
    return new MoveLocationView(input, length);
  },

  create(base?: DeepPartial<MoveLocation>): MoveLocation {
    return MoveLocation.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MoveLocation>): MoveLocation {
    const message = createBaseMoveLocation();
    message.package = object.package ?? undefined;
    message.module = object.module ?? undefined;
    message.function = object.function ?? undefined;
    message.instruction = object.instruction ?? undefined;
    message.functionName = object.functionName ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCleverError(): CleverError {
  return {
    errorCode: undefined,
    lineNumber: undefined,
    constantName: undefined,
    constantType: undefined,
    value: undefined,
  };
}

let CleverErrorView: ViewClass<CleverError> | undefined;

export const CleverError: MessageFns<CleverError> = /* @__PURE__ */ checkedFns("CleverError", {
  encode(message: CleverError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.errorCode !== undefined) {
      writer.uint32(8).uint64(message.errorCode);
    }
    if (message.lineNumber !== undefined) {
      writer.uint32(16).uint64(message.lineNumber);
    }
    if (message.constantName !== undefined) {
      writer.uint32(26).string(message.constantName);
    }
    if (message.constantType !== undefined) {
      writer.uint32(34).string(message.constantType);
    }
    switch (message.value?.$case) {
      case "rendered":
        writer.uint32(42).string(message.value.value);
        break;
      case "raw":
        writer.uint32(50).bytes(message.value.value);
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CleverError = createBaseCleverError(),
  ): CleverError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.errorCode = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.lineNumber = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.constantName = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.constantType = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.value = { $case: "rendered", value: reader.string() };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.value = { $case: "raw", value: reader.bytes() };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CleverError> {
    CleverErrorView ??= viewClass(CleverError, createBaseCleverError, [
      { name: "errorCode", tags: [8], type: "uint64" },
      { name: "lineNumber", tags: [16], type: "uint64" },
      { name: "constantName", tags: [26], type: "string" },
      { name: "constantType", tags: [34], type: "string" },
      { name: "value", tags: [42], type: "string", $case: "rendered" },
      { name: "value", tags: [50], type: "bytes", $case: "raw" },
    ]);
    return new CleverErrorView(input, length);
  },

  create(base?: DeepPartial<CleverError>): CleverError {
    return CleverError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CleverError>): CleverError {
    const message = createBaseCleverError();
    message.errorCode =
      object.errorCode !== undefined && object.errorCode !== null ? BigInt(object.errorCode) : undefined;
    message.lineNumber =
      object.lineNumber !== undefined && object.lineNumber !== null ? BigInt(object.lineNumber) : undefined;
    message.constantName = object.constantName ?? undefined;
    message.constantType = object.constantType ?? undefined;
    switch (object.value?.$case) {
      case "rendered": {
        if (object.value?.value !== undefined && object.value?.value !== null) {
          message.value = { $case: "rendered", value: object.value.value };
        }
        break;
      }
      case "raw": {
        if (object.value?.value !== undefined && object.value?.value !== null) {
          message.value = { $case: "raw", value: object.value.value };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSizeError(): SizeError {
  return { size: undefined, maxSize: undefined };
}

let SizeErrorView: ViewClass<SizeError> | undefined;

export const SizeError: MessageFns<SizeError> = /* @__PURE__ */ checkedFns("SizeError", {
  encode(message: SizeError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.size !== undefined) {
      writer.uint32(8).uint64(message.size);
    }
    if (message.maxSize !== undefined) {
      writer.uint32(16).uint64(message.maxSize);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: SizeError = createBaseSizeError()): SizeError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.size = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.maxSize = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SizeError> {
    SizeErrorView ??= viewClass(SizeError, createBaseSizeError, [
      { name: "size", tags: [8], type: "uint64" },
      { name: "maxSize", tags: [16], type: "uint64" },
    ]);
    return new SizeErrorView(input, length);
  },

  create(base?: DeepPartial<SizeError>): SizeError {
    return SizeError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SizeError>): SizeError {
    const message = createBaseSizeError();
    message.size = object.size !== undefined && object.size !== null ? BigInt(object.size) : undefined;
    message.maxSize = object.maxSize !== undefined && object.maxSize !== null ? BigInt(object.maxSize) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseIndexError(): IndexError {
  return { index: undefined, subresult: undefined };
}

let IndexErrorView: ViewClass<IndexError> | undefined;

export const IndexError: MessageFns<IndexError> = /* @__PURE__ */ checkedFns("IndexError", {
  encode(message: IndexError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.index !== undefined) {
      writer.uint32(8).uint32(message.index);
    }
    if (message.subresult !== undefined) {
      writer.uint32(16).uint32(message.subresult);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: IndexError = createBaseIndexError()): IndexError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.index = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.subresult = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<IndexError> {
    IndexErrorView ??= viewClass(IndexError, createBaseIndexError, [
      { name: "index", tags: [8], type: "uint32" },
      { name: "subresult", tags: [16], type: "uint32" },
    ]);
    return new IndexErrorView(input, length);
  },

  create(base?: DeepPartial<IndexError>): IndexError {
    return IndexError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<IndexError>): IndexError {
    const message = createBaseIndexError();
    message.index = object.index ?? undefined;
    message.subresult = object.subresult ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCoinDenyListError(): CoinDenyListError {
  return { address: undefined, coinType: undefined };
}

let CoinDenyListErrorView: ViewClass<CoinDenyListError> | undefined;

export const CoinDenyListError: MessageFns<CoinDenyListError> = /* @__PURE__ */ checkedFns("CoinDenyListError", {
  encode(message: CoinDenyListError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address !== undefined) {
      writer.uint32(10).string(message.address);
    }
    if (message.coinType !== undefined) {
      writer.uint32(18).string(message.coinType);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CoinDenyListError = createBaseCoinDenyListError(),
  ): CoinDenyListError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.address = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.coinType = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CoinDenyListError> {
    CoinDenyListErrorView ??= viewClass(CoinDenyListError, createBaseCoinDenyListError, [
      { name: "address", tags: [10], type: "string" },
      { name: "coinType", tags: [18], type: "string" },
    ]);
    return new CoinDenyListErrorView(input, length);
  },

  create(base?: DeepPartial<CoinDenyListError>): CoinDenyListError {
    return CoinDenyListError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CoinDenyListError>): CoinDenyListError {
    const message = createBaseCoinDenyListError();
    message.address = object.address ?? undefined;
    message.coinType = object.coinType ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCongestedObjects(): CongestedObjects {
  return { objects: [] };
}

let CongestedObjectsView: ViewClass<CongestedObjects> | undefined;

export const CongestedObjects: MessageFns<CongestedObjects> = /* @__PURE__ */ checkedFns("CongestedObjects", {
  encode(message: CongestedObjects, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.objects) {
      writer.uint32(10).string(v!);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CongestedObjects = createBaseCongestedObjects(),
  ): CongestedObjects {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objects.push(reader.string());
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CongestedObjects> {
    CongestedObjectsView ??= viewClass(CongestedObjects, createBaseCongestedObjects, [
      { name: "objects", tags: [10], type: "string", repeated: true },
    ]);
    return new CongestedObjectsView(input, length);
  },

  create(base?: DeepPartial<CongestedObjects>): CongestedObjects {
    return CongestedObjects.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CongestedObjects>): CongestedObjects {
    const message = createBaseCongestedObjects();
    message.objects = object.objects?.map((e) => e) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCommandArgumentError(): CommandArgumentError {
  return { argument: undefined, kind: undefined, indexError: undefined };
}

let CommandArgumentErrorView: ViewClass<CommandArgumentError> | undefined;

export const CommandArgumentError: MessageFns<CommandArgumentError> = /* @__PURE__ */ checkedFns(
  "CommandArgumentError",
  {
    encode(message: CommandArgumentError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.argument !== undefined) {
        writer.uint32(8).uint32(message.argument);
      }
      if (message.kind !== undefined) {
        writer.uint32(16).int32(message.kind);
      }
      if (message.indexError !== undefined) {
        IndexError.encode(message.indexError, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: CommandArgumentError = createBaseCommandArgumentError(),
    ): CommandArgumentError {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.argument = reader.uint32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.kind = reader.enumeration();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.indexError = IndexError.decode(reader, reader.length(), message.indexError);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CommandArgumentError> {
      CommandArgumentErrorView ??= viewClass(CommandArgumentError, createBaseCommandArgumentError, [
        { name: "argument", tags: [8], type: "uint32" },
        { name: "kind", tags: [16], type: "int32" },
        { name: "indexError", tags: [26], type: IndexError },
      ]);
      return new CommandArgumentErrorView(input, length);
    },

    create(base?: DeepPartial<CommandArgumentError>): CommandArgumentError {
      return CommandArgumentError.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<CommandArgumentError>): CommandArgumentError {
      const message = createBaseCommandArgumentError();
      message.argument = object.argument ?? undefined;
      message.kind = object.kind ?? undefined;
      message.indexError =
        object.indexError !== undefined && object.indexError !== null
          ? IndexError.fromPartial(object.indexError)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePackageUpgradeError(): PackageUpgradeError {
  return { kind: undefined, packageId: undefined, digest: undefined, policy: undefined, ticketId: undefined };
}

let PackageUpgradeErrorView: ViewClass<PackageUpgradeError> | undefined;

export const PackageUpgradeError: MessageFns<PackageUpgradeError> = /* @__PURE__ */ checkedFns("PackageUpgradeError", {
  encode(message: PackageUpgradeError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    if (message.packageId !== undefined) {
      writer.uint32(18).string(message.packageId);
    }
    if (message.digest !== undefined) {
      writer.uint32(26).string(message.digest);
    }
    if (message.policy !== undefined) {
      writer.uint32(32).uint32(message.policy);
    }
    if (message.ticketId !== undefined) {
      writer.uint32(42).string(message.ticketId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PackageUpgradeError = createBasePackageUpgradeError(),
  ): PackageUpgradeError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.policy = reader.uint32();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.ticketId = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PackageUpgradeError> {
    PackageUpgradeErrorView ??= viewClass(PackageUpgradeError, createBasePackageUpgradeError, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "packageId", tags: [18], type: "string" },
      { name: "digest", tags: [26], type: "string" },
      { name: "policy", tags: [32], type: "uint32" },
      { name: "ticketId", tags: [42], type: "string" },
    ]);
    return new PackageUpgradeErrorView(input, length);
  },

  create(base?: DeepPartial<PackageUpgradeError>): PackageUpgradeError {
    return PackageUpgradeError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PackageUpgradeError>): PackageUpgradeError {
    const message = createBasePackageUpgradeError();
    message.kind = object.kind ?? undefined;
    message.packageId = object.packageId ?? undefined;
    message.digest = object.digest ?? undefined;
    message.policy = object.policy ?? undefined;
    message.ticketId = object.ticketId ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTypeArgumentError(): TypeArgumentError {
  return { typeArgument: undefined, kind: undefined };
}

let TypeArgumentErrorView: ViewClass<TypeArgumentError> | undefined;

export const TypeArgumentError: MessageFns<TypeArgumentError> = /* @__PURE__ */ checkedFns("TypeArgumentError", {
  encode(message: TypeArgumentError, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.typeArgument !== undefined) {
      writer.uint32(8).uint32(message.typeArgument);
    }
    if (message.kind !== undefined) {
      writer.uint32(16).int32(message.kind);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TypeArgumentError = createBaseTypeArgumentError(),
  ): TypeArgumentError {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.typeArgument = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TypeArgumentError> {
    TypeArgumentErrorView ??= viewClass(TypeArgumentError, createBaseTypeArgumentError, [
      { name: "typeArgument", tags: [8], type: "uint32" },
      { name: "kind", tags: [16], type: "int32" },
    ]);
    return new TypeArgumentErrorView(input, length);
  },

  create(base?: DeepPartial<TypeArgumentError>): TypeArgumentError {
    return TypeArgumentError.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TypeArgumentError>): TypeArgumentError {
    const message = createBaseTypeArgumentError();
    message.typeArgument = object.typeArgument ?? undefined;
    message.kind = object.kind ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});
