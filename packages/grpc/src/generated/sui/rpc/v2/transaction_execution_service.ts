// Generated from specs/grpc/sui/rpc/v2/transaction_execution_service.proto. Do not edit: change the spec and run `npm run generate`.

import { SimulateTransactionRequest_TransactionChecks } from "../../../sui-enums.ts";
export { SimulateTransactionRequest_TransactionChecks };

/** Execution and simulation of Sui transactions. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Value } from "../../../google/protobuf/struct.ts";
import { ExecutedTransaction } from "./executed_transaction.ts";
import { Bcs } from "./object.ts";
import { Argument } from "./programmable_transaction.ts";
import { UserSignature } from "./signature.ts";
import { Transaction } from "./transaction.ts";

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

const emptyExecuteTransactionRequest = (): ExecuteTransactionRequest => ({
  transaction: undefined,
  signatures: [],
  readMask: undefined,
});

export const ExecuteTransactionRequest: MessageFns<ExecuteTransactionRequest> = /* @__PURE__ */ defineMessage(
  "ExecuteTransactionRequest",
  {
    empty: emptyExecuteTransactionRequest,
    fields: () => [
      { name: "transaction", tags: [10], type: Transaction },
      { name: "signatures", tags: [18], type: UserSignature, repeated: true },
      { name: "readMask", tags: [26], type: FieldMask },
    ],
    decode(input, length, message = emptyExecuteTransactionRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.signatures.push(UserSignature.decode(reader, reader.length()));
        else readField(ExecuteTransactionRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      for (const item of message.signatures) UserSignature.encode(item, writer.uint32(18).fork()).join();
      writeField(ExecuteTransactionRequest, 26, message, writer);
    },
  },
);

/** The executed transaction. */
export interface ExecuteTransactionResponse {
  /** Executed transaction with the fields of the read mask. */
  transaction?: ExecutedTransaction | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExecuteTransactionResponse = (): ExecuteTransactionResponse => ({ transaction: undefined });

export const ExecuteTransactionResponse: MessageFns<ExecuteTransactionResponse> = /* @__PURE__ */ defineMessage(
  "ExecuteTransactionResponse",
  {
    empty: emptyExecuteTransactionResponse,
    fields: () => [{ name: "transaction", tags: [10], type: ExecutedTransaction }],
    decode(input, length, message = emptyExecuteTransactionResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptySimulateTransactionRequest = (): SimulateTransactionRequest => ({
  transaction: undefined,
  readMask: undefined,
  checks: undefined,
  doGasSelection: undefined,
});

export const SimulateTransactionRequest: MessageFns<SimulateTransactionRequest> = /* @__PURE__ */ defineMessage(
  "SimulateTransactionRequest",
  {
    empty: emptySimulateTransactionRequest,
    fields: () => [
      { name: "transaction", tags: [10], type: Transaction },
      { name: "readMask", tags: [18], type: FieldMask },
      { name: "checks", tags: [24], type: "int32" },
      { name: "doGasSelection", tags: [32], type: "bool" },
    ],
    decode(input, length, message = emptySimulateTransactionRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 24) message.checks = reader.enumeration();
        else if (tag === 32) message.doGasSelection = reader.bool();
        else readField(SimulateTransactionRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(10).fork()).join();
      writeField(SimulateTransactionRequest, 18, message, writer);
      if (message.checks !== undefined) writer.uint32(24).int32(message.checks);
      if (message.doGasSelection !== undefined) writer.uint32(32).bool(message.doGasSelection);
    },
  },
);

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

const emptySimulateTransactionResponse = (): SimulateTransactionResponse => ({
  transaction: undefined,
  commandOutputs: [],
  suggestedGasPrice: undefined,
});

export const SimulateTransactionResponse: MessageFns<SimulateTransactionResponse> = /* @__PURE__ */ defineMessage(
  "SimulateTransactionResponse",
  {
    empty: emptySimulateTransactionResponse,
    fields: () => [
      { name: "transaction", tags: [10], type: ExecutedTransaction },
      { name: "commandOutputs", tags: [18], type: CommandResult, repeated: true },
      { name: "suggestedGasPrice", tags: [24], type: "uint64" },
    ],
    decode(input, length, message = emptySimulateTransactionResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.transaction = ExecutedTransaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 18) message.commandOutputs.push(CommandResult.decode(reader, reader.length()));
        else if (tag === 24) message.suggestedGasPrice = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.transaction !== undefined)
        ExecutedTransaction.encode(message.transaction, writer.uint32(10).fork()).join();
      for (const item of message.commandOutputs) CommandResult.encode(item, writer.uint32(18).fork()).join();
      if (message.suggestedGasPrice !== undefined) writer.uint32(24).uint64(message.suggestedGasPrice);
    },
  },
);

/** Outputs of a command. */
export interface CommandResult {
  /** Return values. */
  returnValues: CommandOutput[];
  /** Values mutated through references. */
  mutatedByRef: CommandOutput[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCommandResult = (): CommandResult => ({ returnValues: [], mutatedByRef: [] });

export const CommandResult: MessageFns<CommandResult> = /* @__PURE__ */ defineMessage("CommandResult", {
  empty: emptyCommandResult,
  fields: () => [
    { name: "returnValues", tags: [10], type: CommandOutput, repeated: true },
    { name: "mutatedByRef", tags: [18], type: CommandOutput, repeated: true },
  ],
  decode(input, length, message = emptyCommandResult()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.returnValues.push(CommandOutput.decode(reader, reader.length()));
      else if (tag === 18) message.mutatedByRef.push(CommandOutput.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.returnValues) CommandOutput.encode(item, writer.uint32(10).fork()).join();
    for (const item of message.mutatedByRef) CommandOutput.encode(item, writer.uint32(18).fork()).join();
  },
});

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

const emptyCommandOutput = (): CommandOutput => ({ argument: undefined, value: undefined, json: undefined });

export const CommandOutput: MessageFns<CommandOutput> = /* @__PURE__ */ defineMessage("CommandOutput", {
  empty: emptyCommandOutput,
  fields: () => [
    { name: "argument", tags: [10], type: Argument },
    { name: "value", tags: [18], type: Bcs },
    { name: "json", tags: [26], type: Value },
  ],
  decode(input, length, message = emptyCommandOutput()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.argument = Argument.decode(reader, reader.length(), message.argument);
      else if (tag === 18) message.value = Bcs.decode(reader, reader.length(), message.value);
      else readField(CommandOutput, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.argument !== undefined) Argument.encode(message.argument, writer.uint32(10).fork()).join();
    if (message.value !== undefined) Bcs.encode(message.value, writer.uint32(18).fork()).join();
    writeField(CommandOutput, 26, message, writer);
  },
});
