// Generated from specs/grpc/sui/rpc/v2/transaction_execution_service.proto. Do not edit: change the spec and run `npm run generate`.

import { SimulateTransactionRequest_TransactionChecks } from "../../../sui-enums.ts";
export { SimulateTransactionRequest_TransactionChecks };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Transaction } from "./transaction.ts";
import { UserSignature } from "./signature.ts";
import { ExecutedTransaction } from "./executed_transaction.ts";
import { Argument } from "./programmable_transaction.ts";
import { Bcs } from "./object.ts";

import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Value } from "../../../google/protobuf/struct.ts";

/** Execution and simulation of Sui transactions. */

/** A signed transaction to execute. */
export interface ExecuteTransactionRequest {
  /** Transaction to execute; its `bcs` alone suffices. */
  transaction?: Transaction | undefined;
  /** Signature of each signer. */
  signatures: UserSignature[];
  /** The fields of the executed transaction to return. Default: `effects.status` and `checkpoint`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The executed transaction. */
export interface ExecuteTransactionResponse {
  /** Executed transaction with the fields of the read mask. */
  transaction?: ExecutedTransaction | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A transaction to simulate. */
export interface SimulateTransactionRequest {
  /** Transaction to simulate. */
  transaction?: Transaction | undefined;
  /** The fields of the response to return. Default: all. */
  readMask?: string[] | undefined;
  /** Checks to apply. Default: enabled. */
  checks?: SimulateTransactionRequest_TransactionChecks | undefined;
  /** Whether the node selects the gas payment; ignored if checks are disabled. */
  doGasSelection?: boolean | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Result of a simulation. */
export interface SimulateTransactionResponse {
  /** Simulated transaction with its effects, without signatures. */
  transaction?: ExecutedTransaction | undefined;
  /** Outputs of each command, in order. */
  commandOutputs: CommandResult[];
  /** Suggested gas price, in MIST per unit of gas; set if the network is congested. */
  suggestedGasPrice?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Outputs of a command. */
export interface CommandResult {
  /** Return values. */
  returnValues: CommandOutput[];
  /** Values mutated through references. */
  mutatedByRef: CommandOutput[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An output value of a command. */
export interface CommandOutput {
  /** Argument that was mutated. */
  argument?: Argument | undefined;
  /** Value in BCS, with its type as the name. */
  value?: Bcs | undefined;
  /** Value as JSON, if the node can render it. */
  json?: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseExecuteTransactionRequest(): ExecuteTransactionRequest {
  return { transaction: undefined, signatures: [], readMask: undefined };
}

let ExecuteTransactionRequestView: ViewClass<ExecuteTransactionRequest> | undefined;

export const ExecuteTransactionRequest: MessageFns<ExecuteTransactionRequest> = /* @__PURE__ */ checkedFns(
  "ExecuteTransactionRequest",
  {
    encode(message: ExecuteTransactionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      for (const v of message.signatures) {
        UserSignature.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExecuteTransactionRequest = createBaseExecuteTransactionRequest(),
    ): ExecuteTransactionRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.signatures.push(UserSignature.decode(reader, reader.length()));
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecuteTransactionRequest> {
      ExecuteTransactionRequestView ??= viewClass(ExecuteTransactionRequest, createBaseExecuteTransactionRequest, [
        { name: "transaction", tags: [10], type: Transaction },
        { name: "signatures", tags: [18], type: UserSignature, repeated: true },
        { name: "readMask", tags: [26], type: FieldMask },
      ]);
      return new ExecuteTransactionRequestView(input, length);
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
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseExecuteTransactionResponse(): ExecuteTransactionResponse {
  return { transaction: undefined };
}

let ExecuteTransactionResponseView: ViewClass<ExecuteTransactionResponse> | undefined;

export const ExecuteTransactionResponse: MessageFns<ExecuteTransactionResponse> = /* @__PURE__ */ checkedFns(
  "ExecuteTransactionResponse",
  {
    encode(message: ExecuteTransactionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ExecuteTransactionResponse = createBaseExecuteTransactionResponse(),
    ): ExecuteTransactionResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecuteTransactionResponse> {
      ExecuteTransactionResponseView ??= viewClass(ExecuteTransactionResponse, createBaseExecuteTransactionResponse, [
        { name: "transaction", tags: [10], type: ExecutedTransaction },
      ]);
      return new ExecuteTransactionResponseView(input, length);
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
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSimulateTransactionRequest(): SimulateTransactionRequest {
  return { transaction: undefined, readMask: undefined, checks: undefined, doGasSelection: undefined };
}

let SimulateTransactionRequestView: ViewClass<SimulateTransactionRequest> | undefined;

export const SimulateTransactionRequest: MessageFns<SimulateTransactionRequest> = /* @__PURE__ */ checkedFns(
  "SimulateTransactionRequest",
  {
    encode(message: SimulateTransactionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

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
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SimulateTransactionRequest = createBaseSimulateTransactionRequest(),
    ): SimulateTransactionRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.checks = reader.enumeration();
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
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SimulateTransactionRequest> {
      SimulateTransactionRequestView ??= viewClass(SimulateTransactionRequest, createBaseSimulateTransactionRequest, [
        { name: "transaction", tags: [10], type: Transaction },
        { name: "readMask", tags: [18], type: FieldMask },
        { name: "checks", tags: [24], type: "int32" },
        { name: "doGasSelection", tags: [32], type: "bool" },
      ]);
      return new SimulateTransactionRequestView(input, length);
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
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSimulateTransactionResponse(): SimulateTransactionResponse {
  return { transaction: undefined, commandOutputs: [], suggestedGasPrice: undefined };
}

let SimulateTransactionResponseView: ViewClass<SimulateTransactionResponse> | undefined;

export const SimulateTransactionResponse: MessageFns<SimulateTransactionResponse> = /* @__PURE__ */ checkedFns(
  "SimulateTransactionResponse",
  {
    encode(message: SimulateTransactionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.transaction !== undefined) {
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      }
      for (const v of message.commandOutputs) {
        CommandResult.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message.suggestedGasPrice !== undefined) {
        writer.uint32(24).uint64(message.suggestedGasPrice);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SimulateTransactionResponse = createBaseSimulateTransactionResponse(),
    ): SimulateTransactionResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.commandOutputs.push(CommandResult.decode(reader, reader.length()));
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
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SimulateTransactionResponse> {
      SimulateTransactionResponseView ??= viewClass(
        SimulateTransactionResponse,
        createBaseSimulateTransactionResponse,
        [
          { name: "transaction", tags: [10], type: ExecutedTransaction },
          { name: "commandOutputs", tags: [18], type: CommandResult, repeated: true },
          { name: "suggestedGasPrice", tags: [24], type: "uint64" },
        ],
      );
      return new SimulateTransactionResponseView(input, length);
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
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCommandResult(): CommandResult {
  return { returnValues: [], mutatedByRef: [] };
}

let CommandResultView: ViewClass<CommandResult> | undefined;

export const CommandResult: MessageFns<CommandResult> = /* @__PURE__ */ checkedFns("CommandResult", {
  encode(message: CommandResult, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.returnValues) {
      CommandOutput.encode(v!, writer.uint32(10).fork()).join();
    }
    for (const v of message.mutatedByRef) {
      CommandOutput.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CommandResult = createBaseCommandResult(),
  ): CommandResult {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.returnValues.push(CommandOutput.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.mutatedByRef.push(CommandOutput.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CommandResult> {
    CommandResultView ??= viewClass(CommandResult, createBaseCommandResult, [
      { name: "returnValues", tags: [10], type: CommandOutput, repeated: true },
      { name: "mutatedByRef", tags: [18], type: CommandOutput, repeated: true },
    ]);
    return new CommandResultView(input, length);
  },

  create(base?: DeepPartial<CommandResult>): CommandResult {
    return CommandResult.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CommandResult>): CommandResult {
    const message = createBaseCommandResult();
    message.returnValues = object.returnValues?.map((e) => CommandOutput.fromPartial(e)) || [];
    message.mutatedByRef = object.mutatedByRef?.map((e) => CommandOutput.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCommandOutput(): CommandOutput {
  return { argument: undefined, value: undefined, json: undefined };
}

let CommandOutputView: ViewClass<CommandOutput> | undefined;

export const CommandOutput: MessageFns<CommandOutput> = /* @__PURE__ */ checkedFns("CommandOutput", {
  encode(message: CommandOutput, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.argument !== undefined) {
      Argument.encode(message.argument, writer.uint32(10).fork()).join();
    }
    if (message.value !== undefined) {
      Bcs.encode(message.value, writer.uint32(18).fork()).join();
    }
    if (message.json !== undefined) {
      Value.encode(Value.wrap(message.json), writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CommandOutput = createBaseCommandOutput(),
  ): CommandOutput {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.argument = Argument.decode(reader, reader.length(), message.argument);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.value = Bcs.decode(reader, reader.length(), message.value);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.json = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.json)));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CommandOutput> {
    CommandOutputView ??= viewClass(CommandOutput, createBaseCommandOutput, [
      { name: "argument", tags: [10], type: Argument },
      { name: "value", tags: [18], type: Bcs },
      { name: "json", tags: [26], type: Value },
    ]);
    return new CommandOutputView(input, length);
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
    copyUnknown(object, message);
    return message;
  },
});
