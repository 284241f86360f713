// Generated from specs/grpc/sui/rpc/v2/transaction_execution_service.proto. Do not edit: change the spec and run `npm run generate`.

import { SimulateTransactionRequest_TransactionChecks } from "../../../sui-enums.ts";
export { SimulateTransactionRequest_TransactionChecks };

import { type DeepPartial, type MessageFns } from "../../../../message.ts";
import { Transaction } from "./transaction.ts";
import { UserSignature } from "./signature.ts";
import { ExecutedTransaction } from "./executed_transaction.ts";
import { Argument } from "./programmable_transaction.ts";
import { Bcs } from "./object.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Value } from "../../../google/protobuf/struct.ts";

/** Execution and simulation of Sui transactions. */

/** A signed transaction. */
export interface ExecuteTransactionRequest {
  transaction?: Transaction | undefined;
  /** One of each signer. */
  signatures: UserSignature[];
  /** Which fields of the executed transaction to return. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The executed transaction. */
export interface ExecuteTransactionResponse {
  transaction?: ExecutedTransaction | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction to try out. */
export interface SimulateTransactionRequest {
  transaction?: Transaction | undefined;
  /** Which fields of the answer to return. */
  readMask?: string[] | undefined;
  /** On when absent. */
  checks?: SimulateTransactionRequest_TransactionChecks | undefined;
  /** Let the node choose the gas payment. */
  doGasSelection?: boolean | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** What would have happened. */
export interface SimulateTransactionResponse {
  transaction?: ExecutedTransaction | undefined;
  /** One for each command, in its order. */
  commandOutputs: CommandResult[];
  /** Set where the network is congested. */
  suggestedGasPrice?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** What one command gave. */
export interface CommandResult {
  /** What it returned. */
  returnValues: CommandOutput[];
  /** What it changed through references. */
  mutatedByRef: CommandOutput[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** One value of a command. */
export interface CommandOutput {
  /** Where it came from. */
  argument?: Argument | undefined;
  value?: Bcs | undefined;
  json?: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseExecuteTransactionRequest(): ExecuteTransactionRequest {
  return { transaction: undefined, signatures: [], readMask: undefined, _unknownFields: {} };
}

export const ExecuteTransactionRequest: MessageFns<ExecuteTransactionRequest> = {
  encode(message: ExecuteTransactionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.transaction !== undefined) {
      Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
    }
    for (const v of message.signatures) {
      UserSignature.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message.readMask !== undefined) {
      FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(26).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): ExecuteTransactionRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseExecuteTransactionRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signatures.push(UserSignature.decode(reader, reader.uint32()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.readMask = FieldMask.unwrap(FieldMask.decode(reader, reader.uint32()));
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

  create(base?: DeepPartial<ExecuteTransactionRequest>): ExecuteTransactionRequest {
    return ExecuteTransactionRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExecuteTransactionRequest>): ExecuteTransactionRequest {
    const message = createBaseExecuteTransactionRequest();
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? Transaction.fromPartial(object.transaction)
        : undefined;
    message.signatures = object.signatures?.map((e) => UserSignature.fromPartial(e)) || [];
    message.readMask = object.readMask ?? undefined;
    return message;
  },
};

function createBaseExecuteTransactionResponse(): ExecuteTransactionResponse {
  return { transaction: undefined, _unknownFields: {} };
}

export const ExecuteTransactionResponse: MessageFns<ExecuteTransactionResponse> = {
  encode(message: ExecuteTransactionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.transaction !== undefined) {
      ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): ExecuteTransactionResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseExecuteTransactionResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = ExecutedTransaction.decode(reader, reader.uint32());
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

  create(base?: DeepPartial<ExecuteTransactionResponse>): ExecuteTransactionResponse {
    return ExecuteTransactionResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExecuteTransactionResponse>): ExecuteTransactionResponse {
    const message = createBaseExecuteTransactionResponse();
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? ExecutedTransaction.fromPartial(object.transaction)
        : undefined;
    return message;
  },
};

function createBaseSimulateTransactionRequest(): SimulateTransactionRequest {
  return {
    transaction: undefined,
    readMask: undefined,
    checks: undefined,
    doGasSelection: undefined,
    _unknownFields: {},
  };
}

export const SimulateTransactionRequest: MessageFns<SimulateTransactionRequest> = {
  encode(message: SimulateTransactionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.transaction !== undefined) {
      Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
    }
    if (message.readMask !== undefined) {
      FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(18).fork()).join();
    }
    if (message.checks !== undefined) {
      writer.uint32(24).int32(message.checks);
    }
    if (message.doGasSelection !== undefined) {
      writer.uint32(32).bool(message.doGasSelection);
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

  decode(input: BinaryReader | Uint8Array, length?: number): SimulateTransactionRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseSimulateTransactionRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.readMask = FieldMask.unwrap(FieldMask.decode(reader, reader.uint32()));
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.checks = reader.int32() as any;
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.doGasSelection = reader.bool();
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

  create(base?: DeepPartial<SimulateTransactionRequest>): SimulateTransactionRequest {
    return SimulateTransactionRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SimulateTransactionRequest>): SimulateTransactionRequest {
    const message = createBaseSimulateTransactionRequest();
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? Transaction.fromPartial(object.transaction)
        : undefined;
    message.readMask = object.readMask ?? undefined;
    message.checks = object.checks ?? undefined;
    message.doGasSelection = object.doGasSelection ?? undefined;
    return message;
  },
};

function createBaseSimulateTransactionResponse(): SimulateTransactionResponse {
  return { transaction: undefined, commandOutputs: [], suggestedGasPrice: undefined, _unknownFields: {} };
}

export const SimulateTransactionResponse: MessageFns<SimulateTransactionResponse> = {
  encode(message: SimulateTransactionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.transaction !== undefined) {
      ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
    }
    for (const v of message.commandOutputs) {
      CommandResult.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message.suggestedGasPrice !== undefined) {
      if (BigInt.asUintN(64, message.suggestedGasPrice) !== message.suggestedGasPrice) {
        throw new globalThis.Error("value provided for field message.suggestedGasPrice of type uint64 too large");
      }
      writer.uint32(24).uint64(message.suggestedGasPrice);
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

  decode(input: BinaryReader | Uint8Array, length?: number): SimulateTransactionResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseSimulateTransactionResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = ExecutedTransaction.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.commandOutputs.push(CommandResult.decode(reader, reader.uint32()));
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.suggestedGasPrice = reader.uint64() as bigint;
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

  create(base?: DeepPartial<SimulateTransactionResponse>): SimulateTransactionResponse {
    return SimulateTransactionResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SimulateTransactionResponse>): SimulateTransactionResponse {
    const message = createBaseSimulateTransactionResponse();
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? ExecutedTransaction.fromPartial(object.transaction)
        : undefined;
    message.commandOutputs = object.commandOutputs?.map((e) => CommandResult.fromPartial(e)) || [];
    message.suggestedGasPrice =
      object.suggestedGasPrice !== undefined && object.suggestedGasPrice !== null
        ? BigInt(object.suggestedGasPrice)
        : undefined;
    return message;
  },
};

function createBaseCommandResult(): CommandResult {
  return { returnValues: [], mutatedByRef: [], _unknownFields: {} };
}

export const CommandResult: MessageFns<CommandResult> = {
  encode(message: CommandResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    for (const v of message.returnValues) {
      CommandOutput.encode(v!, writer.uint32(10).fork()).join();
    }
    for (const v of message.mutatedByRef) {
      CommandOutput.encode(v!, writer.uint32(18).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): CommandResult {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseCommandResult();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.returnValues.push(CommandOutput.decode(reader, reader.uint32()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.mutatedByRef.push(CommandOutput.decode(reader, reader.uint32()));
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

  create(base?: DeepPartial<CommandResult>): CommandResult {
    return CommandResult.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CommandResult>): CommandResult {
    const message = createBaseCommandResult();
    message.returnValues = object.returnValues?.map((e) => CommandOutput.fromPartial(e)) || [];
    message.mutatedByRef = object.mutatedByRef?.map((e) => CommandOutput.fromPartial(e)) || [];
    return message;
  },
};

function createBaseCommandOutput(): CommandOutput {
  return { argument: undefined, value: undefined, json: undefined, _unknownFields: {} };
}

export const CommandOutput: MessageFns<CommandOutput> = {
  encode(message: CommandOutput, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.argument !== undefined) {
      Argument.encode(message.argument, writer.uint32(10).fork()).join();
    }
    if (message.value !== undefined) {
      Bcs.encode(message.value, writer.uint32(18).fork()).join();
    }
    if (message.json !== undefined) {
      Value.encode(Value.wrap(message.json), writer.uint32(26).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): CommandOutput {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseCommandOutput();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.argument = Argument.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = Bcs.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.json = Value.unwrap(Value.decode(reader, reader.uint32()));
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

  create(base?: DeepPartial<CommandOutput>): CommandOutput {
    return CommandOutput.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CommandOutput>): CommandOutput {
    const message = createBaseCommandOutput();
    message.argument =
      object.argument !== undefined && object.argument !== null ? Argument.fromPartial(object.argument) : undefined;
    message.value = object.value !== undefined && object.value !== null ? Bcs.fromPartial(object.value) : undefined;
    message.json = object.json === undefined ? undefined : object.json;
    return message;
  },
};
