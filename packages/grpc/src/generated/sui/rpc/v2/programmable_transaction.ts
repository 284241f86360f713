// Generated from specs/grpc/sui/rpc/v2/programmable_transaction.proto. Do not edit: change the spec and run `npm run generate`.

import {
  Input_InputKind,
  Input_Mutability,
  FundsWithdrawal_Source,
  Argument_ArgumentKind,
} from "../../../sui-enums.ts";
export { Input_InputKind, Input_Mutability, FundsWithdrawal_Source, Argument_ArgumentKind };

/** The commands of a Sui transaction and their inputs. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  valueOf,
  writeField,
} from "@node-access/transport/protobuf";
import { Value } from "../../../google/protobuf/struct.ts";

/** A programmable transaction: a list of commands, executed atomically. */
export interface ProgrammableTransaction {
  /** Values and objects that the commands use. */
  inputs: Input[];
  /** Commands, executed in order; if one fails, all changes are undone. */
  commands: Command[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProgrammableTransaction = (): ProgrammableTransaction => ({ inputs: [], commands: [] });

export const ProgrammableTransaction: MessageFns<ProgrammableTransaction> = /* @__PURE__ */ defineMessage(
  "ProgrammableTransaction",
  {
    empty: emptyProgrammableTransaction,
    fields: () => [
      { name: "inputs", tags: [10], type: Input, repeated: true },
      { name: "commands", tags: [18], type: Command, repeated: true },
    ],
    decode(input, length, message = emptyProgrammableTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.inputs.push(Input.decode(reader, reader.length()));
        else if (tag === 18) message.commands.push(Command.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.inputs) Input.encode(item, writer.uint32(10).fork()).join();
      for (const item of message.commands) Command.encode(item, writer.uint32(18).fork()).join();
    },
  },
);

/** A command. */
export interface Command {
  /** What the command does. */
  command:
    // Calls a Move function.
    | { $case: "moveCall"; value: MoveCall }
    // Transfers objects to an address.
    | { $case: "transferObjects"; value: TransferObjects }
    // Splits amounts from a coin into new coins.
    | { $case: "splitCoins"; value: SplitCoins }
    // Merges coins into another coin.
    | { $case: "mergeCoins"; value: MergeCoins }
    // Publishes a package; the result is its upgrade capability.
    | { $case: "publish"; value: Publish }
    // Creates a vector of values.
    | { $case: "makeMoveVector"; value: MakeMoveVector }
    // Upgrades a package; the result is an upgrade receipt.
    | { $case: "upgrade"; value: Upgrade }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCommand = (): Command => ({ command: undefined });

export const Command: MessageFns<Command> = /* @__PURE__ */ defineMessage("Command", {
  empty: emptyCommand,
  fields: () => [
    { name: "command", tags: [10], type: MoveCall, $case: "moveCall" },
    { name: "command", tags: [18], type: TransferObjects, $case: "transferObjects" },
    { name: "command", tags: [26], type: SplitCoins, $case: "splitCoins" },
    { name: "command", tags: [34], type: MergeCoins, $case: "mergeCoins" },
    { name: "command", tags: [42], type: Publish, $case: "publish" },
    { name: "command", tags: [50], type: MakeMoveVector, $case: "makeMoveVector" },
    { name: "command", tags: [58], type: Upgrade, $case: "upgrade" },
  ],
  decode(input, length, message = emptyCommand()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10)
        message.command = {
          $case: "moveCall",
          value: MoveCall.decode(reader, reader.length(), valueOf(message.command, "moveCall")),
        };
      else if (tag === 18)
        message.command = {
          $case: "transferObjects",
          value: TransferObjects.decode(reader, reader.length(), valueOf(message.command, "transferObjects")),
        };
      else if (tag === 26)
        message.command = {
          $case: "splitCoins",
          value: SplitCoins.decode(reader, reader.length(), valueOf(message.command, "splitCoins")),
        };
      else if (tag === 34)
        message.command = {
          $case: "mergeCoins",
          value: MergeCoins.decode(reader, reader.length(), valueOf(message.command, "mergeCoins")),
        };
      else if (tag === 42)
        message.command = {
          $case: "publish",
          value: Publish.decode(reader, reader.length(), valueOf(message.command, "publish")),
        };
      else if (tag === 50)
        message.command = {
          $case: "makeMoveVector",
          value: MakeMoveVector.decode(reader, reader.length(), valueOf(message.command, "makeMoveVector")),
        };
      else if (tag === 58)
        message.command = {
          $case: "upgrade",
          value: Upgrade.decode(reader, reader.length(), valueOf(message.command, "upgrade")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.command?.$case === "moveCall") MoveCall.encode(message.command.value, writer.uint32(10).fork()).join();
    else if (message.command?.$case === "transferObjects")
      TransferObjects.encode(message.command.value, writer.uint32(18).fork()).join();
    else if (message.command?.$case === "splitCoins")
      SplitCoins.encode(message.command.value, writer.uint32(26).fork()).join();
    else if (message.command?.$case === "mergeCoins")
      MergeCoins.encode(message.command.value, writer.uint32(34).fork()).join();
    else if (message.command?.$case === "publish")
      Publish.encode(message.command.value, writer.uint32(42).fork()).join();
    else if (message.command?.$case === "makeMoveVector")
      MakeMoveVector.encode(message.command.value, writer.uint32(50).fork()).join();
    else if (message.command?.$case === "upgrade")
      Upgrade.encode(message.command.value, writer.uint32(58).fork()).join();
  },
});

/** Calls a Move function. */
export interface MoveCall {
  /** Storage id of the package. */
  package?: string | undefined;
  /** Name of the module. */
  module?: string | undefined;
  /** Name of the function. */
  function?: string | undefined;
  /** Type arguments, such as `0x2::sui::SUI`, in the order of the type parameters. */
  typeArguments: string[];
  /** Arguments, in the order of the parameters, without the transaction context. */
  arguments: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMoveCall = (): MoveCall => ({
  package: undefined,
  module: undefined,
  function: undefined,
  typeArguments: [],
  arguments: [],
});

export const MoveCall: MessageFns<MoveCall> = /* @__PURE__ */ defineMessage("MoveCall", {
  empty: emptyMoveCall,
  fields: () => [
    { name: "package", tags: [10], type: "string" },
    { name: "module", tags: [18], type: "string" },
    { name: "function", tags: [26], type: "string" },
    { name: "typeArguments", tags: [34], type: "string", repeated: true },
    { name: "arguments", tags: [42], type: Argument, repeated: true },
  ],
  decode(input, length, message = emptyMoveCall()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.package = reader.string();
      else if (tag === 18) message.module = reader.string();
      else if (tag === 26) message.function = reader.string();
      else if (tag === 34) message.typeArguments.push(reader.string());
      else if (tag === 42) message.arguments.push(Argument.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.package !== undefined) writer.uint32(10).string(message.package);
    if (message.module !== undefined) writer.uint32(18).string(message.module);
    if (message.function !== undefined) writer.uint32(26).string(message.function);
    for (const item of message.typeArguments) writer.uint32(34).string(item);
    for (const item of message.arguments) Argument.encode(item, writer.uint32(42).fork()).join();
  },
});

/** Transfers objects to an address. */
export interface TransferObjects {
  /** Objects to transfer; their types must have the `store` ability. */
  objects: Argument[];
  /** Address of the recipient. */
  address?: Argument | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransferObjects = (): TransferObjects => ({ objects: [], address: undefined });

export const TransferObjects: MessageFns<TransferObjects> = /* @__PURE__ */ defineMessage("TransferObjects", {
  empty: emptyTransferObjects,
  fields: () => [
    { name: "objects", tags: [10], type: Argument, repeated: true },
    { name: "address", tags: [18], type: Argument },
  ],
  decode(input, length, message = emptyTransferObjects()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objects.push(Argument.decode(reader, reader.length()));
      else if (tag === 18) message.address = Argument.decode(reader, reader.length(), message.address);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.objects) Argument.encode(item, writer.uint32(10).fork()).join();
    if (message.address !== undefined) Argument.encode(message.address, writer.uint32(18).fork()).join();
  },
});

/** Splits amounts from a coin. */
export interface SplitCoins {
  /** Coin to split, which keeps the rest; often the gas coin. */
  coin?: Argument | undefined;
  /** Amounts of the new coins, in the coin's smallest unit. */
  amounts: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySplitCoins = (): SplitCoins => ({ coin: undefined, amounts: [] });

export const SplitCoins: MessageFns<SplitCoins> = /* @__PURE__ */ defineMessage("SplitCoins", {
  empty: emptySplitCoins,
  fields: () => [
    { name: "coin", tags: [10], type: Argument },
    { name: "amounts", tags: [18], type: Argument, repeated: true },
  ],
  decode(input, length, message = emptySplitCoins()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.coin = Argument.decode(reader, reader.length(), message.coin);
      else if (tag === 18) message.amounts.push(Argument.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.coin !== undefined) Argument.encode(message.coin, writer.uint32(10).fork()).join();
    for (const item of message.amounts) Argument.encode(item, writer.uint32(18).fork()).join();
  },
});

/** Merges coins into a coin. */
export interface MergeCoins {
  /** Coin that receives the balances. */
  coin?: Argument | undefined;
  /** Coins of the same type, which are deleted. */
  coinsToMerge: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMergeCoins = (): MergeCoins => ({ coin: undefined, coinsToMerge: [] });

export const MergeCoins: MessageFns<MergeCoins> = /* @__PURE__ */ defineMessage("MergeCoins", {
  empty: emptyMergeCoins,
  fields: () => [
    { name: "coin", tags: [10], type: Argument },
    { name: "coinsToMerge", tags: [18], type: Argument, repeated: true },
  ],
  decode(input, length, message = emptyMergeCoins()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.coin = Argument.decode(reader, reader.length(), message.coin);
      else if (tag === 18) message.coinsToMerge.push(Argument.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.coin !== undefined) Argument.encode(message.coin, writer.uint32(10).fork()).join();
    for (const item of message.coinsToMerge) Argument.encode(item, writer.uint32(18).fork()).join();
  },
});

/** Publishes a package. */
export interface Publish {
  /** Bytecode of the modules. */
  modules: Uint8Array[];
  /** Ids of the packages that the package depends on. */
  dependencies: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPublish = (): Publish => ({ modules: [], dependencies: [] });

export const Publish: MessageFns<Publish> = /* @__PURE__ */ defineMessage("Publish", {
  empty: emptyPublish,
  fields: () => [
    { name: "modules", tags: [10], type: "bytes", repeated: true },
    { name: "dependencies", tags: [18], type: "string", repeated: true },
  ],
  decode(input, length, message = emptyPublish()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.modules.push(reader.bytes());
      else if (tag === 18) message.dependencies.push(reader.string());
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.modules) writer.uint32(10).bytes(item);
    for (const item of message.dependencies) writer.uint32(18).string(item);
  },
});

/** Creates a vector of values. */
export interface MakeMoveVector {
  /** Type of the elements. Required if there are none. */
  elementType?: string | undefined;
  /** Elements, all of the same type. */
  elements: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMakeMoveVector = (): MakeMoveVector => ({ elementType: undefined, elements: [] });

export const MakeMoveVector: MessageFns<MakeMoveVector> = /* @__PURE__ */ defineMessage("MakeMoveVector", {
  empty: emptyMakeMoveVector,
  fields: () => [
    { name: "elementType", tags: [10], type: "string" },
    { name: "elements", tags: [18], type: Argument, repeated: true },
  ],
  decode(input, length, message = emptyMakeMoveVector()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.elementType = reader.string();
      else if (tag === 18) message.elements.push(Argument.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.elementType !== undefined) writer.uint32(10).string(message.elementType);
    for (const item of message.elements) Argument.encode(item, writer.uint32(18).fork()).join();
  },
});

/** Upgrades a package. */
export interface Upgrade {
  /** Bytecode of the modules. */
  modules: Uint8Array[];
  /** Ids of the packages that the package depends on. */
  dependencies: string[];
  /** Id of the package to upgrade. */
  package?: string | undefined;
  /** Upgrade ticket. */
  ticket?: Argument | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUpgrade = (): Upgrade => ({
  modules: [],
  dependencies: [],
  package: undefined,
  ticket: undefined,
});

export const Upgrade: MessageFns<Upgrade> = /* @__PURE__ */ defineMessage("Upgrade", {
  empty: emptyUpgrade,
  fields: () => [
    { name: "modules", tags: [10], type: "bytes", repeated: true },
    { name: "dependencies", tags: [18], type: "string", repeated: true },
    { name: "package", tags: [26], type: "string" },
    { name: "ticket", tags: [34], type: Argument },
  ],
  decode(input, length, message = emptyUpgrade()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.modules.push(reader.bytes());
      else if (tag === 18) message.dependencies.push(reader.string());
      else if (tag === 26) message.package = reader.string();
      else if (tag === 34) message.ticket = Argument.decode(reader, reader.length(), message.ticket);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.modules) writer.uint32(10).bytes(item);
    for (const item of message.dependencies) writer.uint32(18).string(item);
    if (message.package !== undefined) writer.uint32(26).string(message.package);
    if (message.ticket !== undefined) Argument.encode(message.ticket, writer.uint32(34).fork()).join();
  },
});

/** An input of a programmable transaction. */
export interface Input {
  /** Kind of input, which decides the fields that are set. */
  kind?: Input_InputKind | undefined;
  /** BCS-encoded pure value. */
  pure?: Uint8Array | undefined;
  /** Object id, for all object kinds. */
  objectId?: string | undefined;
  /** Version, for all object kinds. For a shared object, the version at which it was first shared. */
  version?: bigint | undefined;
  /** Digest, for owned, immutable and received objects. */
  digest?: string | undefined;
  /** Whether a shared object is mutable. `mutability` is more precise. */
  mutable?: boolean | undefined;
  /** How a shared object is used; only for shared objects. */
  mutability?: Input_Mutability | undefined;
  /** Funds to withdraw; only for withdrawals. */
  fundsWithdrawal?: FundsWithdrawal | undefined;
  /** Pure value as JSON, which the node encodes as BCS. */
  literal?: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyInput = (): Input => ({
  kind: undefined,
  pure: undefined,
  objectId: undefined,
  version: undefined,
  digest: undefined,
  mutable: undefined,
  mutability: undefined,
  fundsWithdrawal: undefined,
  literal: undefined,
});

export const Input: MessageFns<Input> = /* @__PURE__ */ defineMessage("Input", {
  empty: emptyInput,
  fields: () => [
    { name: "kind", tags: [8], type: "int32" },
    { name: "pure", tags: [18], type: "bytes" },
    { name: "objectId", tags: [26], type: "string" },
    { name: "version", tags: [32], type: "uint64" },
    { name: "digest", tags: [42], type: "string" },
    { name: "mutable", tags: [48], type: "bool" },
    { name: "mutability", tags: [56], type: "int32" },
    { name: "fundsWithdrawal", tags: [66], type: FundsWithdrawal },
    { name: "literal", tags: [8002], type: Value },
  ],
  decode(input, length, message = emptyInput()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.kind = reader.enumeration();
      else if (tag === 18) message.pure = reader.bytes();
      else if (tag === 26) message.objectId = reader.string();
      else if (tag === 32) message.version = reader.uint64();
      else if (tag === 42) message.digest = reader.string();
      else if (tag === 48) message.mutable = reader.bool();
      else if (tag === 56) message.mutability = reader.enumeration();
      else if (tag === 66)
        message.fundsWithdrawal = FundsWithdrawal.decode(reader, reader.length(), message.fundsWithdrawal);
      else readField(Input, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
    if (message.pure !== undefined) writer.uint32(18).bytes(message.pure);
    if (message.objectId !== undefined) writer.uint32(26).string(message.objectId);
    if (message.version !== undefined) writer.uint32(32).uint64(message.version);
    if (message.digest !== undefined) writer.uint32(42).string(message.digest);
    if (message.mutable !== undefined) writer.uint32(48).bool(message.mutable);
    if (message.mutability !== undefined) writer.uint32(56).int32(message.mutability);
    if (message.fundsWithdrawal !== undefined)
      FundsWithdrawal.encode(message.fundsWithdrawal, writer.uint32(66).fork()).join();
    writeField(Input, 8002, message, writer);
  },
});

/** Withdraws funds from an address's balance. */
export interface FundsWithdrawal {
  /** Amount, in the coin's smallest unit. */
  amount?: bigint | undefined;
  /** Coin type, such as `0x2::sui::SUI`. */
  coinType?: string | undefined;
  /** Source of the funds. */
  source?: FundsWithdrawal_Source | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyFundsWithdrawal = (): FundsWithdrawal => ({
  amount: undefined,
  coinType: undefined,
  source: undefined,
});

export const FundsWithdrawal: MessageFns<FundsWithdrawal> = /* @__PURE__ */ defineMessage("FundsWithdrawal", {
  empty: emptyFundsWithdrawal,
  fields: () => [
    { name: "amount", tags: [8], type: "uint64" },
    { name: "coinType", tags: [18], type: "string" },
    { name: "source", tags: [24], type: "int32" },
  ],
  decode(input, length, message = emptyFundsWithdrawal()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.amount = reader.uint64();
      else if (tag === 18) message.coinType = reader.string();
      else if (tag === 24) message.source = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.amount !== undefined) writer.uint32(8).uint64(message.amount);
    if (message.coinType !== undefined) writer.uint32(18).string(message.coinType);
    if (message.source !== undefined) writer.uint32(24).int32(message.source);
  },
});

/** An argument of a command. */
export interface Argument {
  /** Where the value comes from. */
  kind?: Argument_ArgumentKind | undefined;
  /** Index of the input. */
  input?: number | undefined;
  /** Index of the command whose result is used. */
  result?: number | undefined;
  /** Index into the command's results. */
  subresult?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyArgument = (): Argument => ({
  kind: undefined,
  input: undefined,
  result: undefined,
  subresult: undefined,
});

export const Argument: MessageFns<Argument> = /* @__PURE__ */ defineMessage("Argument", {
  empty: emptyArgument,
  fields: () => [
    { name: "kind", tags: [8], type: "int32" },
    { name: "input", tags: [16], type: "uint32" },
    { name: "result", tags: [24], type: "uint32" },
    { name: "subresult", tags: [32], type: "uint32" },
  ],
  decode(input, length, message = emptyArgument()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.kind = reader.enumeration();
      else if (tag === 16) message.input = reader.uint32();
      else if (tag === 24) message.result = reader.uint32();
      else if (tag === 32) message.subresult = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
    if (message.input !== undefined) writer.uint32(16).uint32(message.input);
    if (message.result !== undefined) writer.uint32(24).uint32(message.result);
    if (message.subresult !== undefined) writer.uint32(32).uint32(message.subresult);
  },
});
