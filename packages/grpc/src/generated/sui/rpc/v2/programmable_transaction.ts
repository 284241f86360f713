// Generated from specs/grpc/sui/rpc/v2/programmable_transaction.proto. Do not edit: change the spec and run `npm run generate`.

import {
  Input_InputKind,
  Input_Mutability,
  FundsWithdrawal_Source,
  Argument_ArgumentKind,
} from "../../../sui-enums.ts";
export { Input_InputKind, Input_Mutability, FundsWithdrawal_Source, Argument_ArgumentKind };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
import { Value } from "../../../google/protobuf/struct.ts";

/** The commands of a Sui transaction and their inputs. */

/** A programmable transaction: a list of commands, executed atomically. */
export interface ProgrammableTransaction {
  /** Values and objects that the commands use. */
  inputs: Input[];
  /** Commands, executed in order; if one fails, all changes are undone. */
  commands: Command[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A command. */
export interface Command {
  /** What the command does. */
  command:
    | /** Calls a Move function. */
      { $case: "moveCall"; value: MoveCall }
    /** Transfers objects to an address. */
    | { $case: "transferObjects"; value: TransferObjects }
    /** Splits amounts from a coin into new coins. */
    | { $case: "splitCoins"; value: SplitCoins }
    /** Merges coins into another coin. */
    | { $case: "mergeCoins"; value: MergeCoins }
    /** Publishes a package; the result is its upgrade capability. */
    | { $case: "publish"; value: Publish }
    /** Creates a vector of values. */
    | { $case: "makeMoveVector"; value: MakeMoveVector }
    /** Upgrades a package; the result is an upgrade receipt. */
    | { $case: "upgrade"; value: Upgrade }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Transfers objects to an address. */
export interface TransferObjects {
  /** Objects to transfer; their types must have the `store` ability. */
  objects: Argument[];
  /** Address of the recipient. */
  address?: Argument | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Splits amounts from a coin. */
export interface SplitCoins {
  /** Coin to split, which keeps the rest; often the gas coin. */
  coin?: Argument | undefined;
  /** Amounts of the new coins, in the coin's smallest unit. */
  amounts: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Merges coins into a coin. */
export interface MergeCoins {
  /** Coin that receives the balances. */
  coin?: Argument | undefined;
  /** Coins of the same type, which are deleted. */
  coinsToMerge: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Publishes a package. */
export interface Publish {
  /** Bytecode of the modules. */
  modules: Uint8Array[];
  /** Ids of the packages that the package depends on. */
  dependencies: string[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Creates a vector of values. */
export interface MakeMoveVector {
  /** Type of the elements. Required if there are none. */
  elementType?: string | undefined;
  /** Elements, all of the same type. */
  elements: Argument[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

function createBaseProgrammableTransaction(): ProgrammableTransaction {
  return { inputs: [], commands: [] };
}

let ProgrammableTransactionView: ViewClass<ProgrammableTransaction> | undefined;

export const ProgrammableTransaction: MessageFns<ProgrammableTransaction> = /* @__PURE__ */ checkedFns(
  "ProgrammableTransaction",
  {
    encode(message: ProgrammableTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.inputs) {
        Input.encode(v!, writer.uint32(10).fork()).join();
      }
      for (const v of message.commands) {
        Command.encode(v!, writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProgrammableTransaction = createBaseProgrammableTransaction(),
    ): ProgrammableTransaction {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.inputs.push(Input.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.commands.push(Command.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProgrammableTransaction> {
      ProgrammableTransactionView ??= viewClass(ProgrammableTransaction, createBaseProgrammableTransaction, [
        { name: "inputs", tags: [10], type: Input, repeated: true },
        { name: "commands", tags: [18], type: Command, repeated: true },
      ]);
      return new ProgrammableTransactionView(input, length);
    },

    create(base?: DeepPartial<ProgrammableTransaction>): ProgrammableTransaction {
      return ProgrammableTransaction.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProgrammableTransaction>): ProgrammableTransaction {
      const message = createBaseProgrammableTransaction();
      message.inputs = object.inputs?.map((e) => Input.fromPartial(e)) || [];
      message.commands = object.commands?.map((e) => Command.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCommand(): Command {
  return { command: undefined };
}

let CommandView: ViewClass<Command> | undefined;

export const Command: MessageFns<Command> = /* @__PURE__ */ checkedFns("Command", {
  encode(message: Command, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    switch (message.command?.$case) {
      case "moveCall":
        MoveCall.encode(message.command.value, writer.uint32(10).fork()).join();
        break;
      case "transferObjects":
        TransferObjects.encode(message.command.value, writer.uint32(18).fork()).join();
        break;
      case "splitCoins":
        SplitCoins.encode(message.command.value, writer.uint32(26).fork()).join();
        break;
      case "mergeCoins":
        MergeCoins.encode(message.command.value, writer.uint32(34).fork()).join();
        break;
      case "publish":
        Publish.encode(message.command.value, writer.uint32(42).fork()).join();
        break;
      case "makeMoveVector":
        MakeMoveVector.encode(message.command.value, writer.uint32(50).fork()).join();
        break;
      case "upgrade":
        Upgrade.encode(message.command.value, writer.uint32(58).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Command = createBaseCommand()): Command {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.command = {
            $case: "moveCall",
            value: MoveCall.decode(reader, reader.length(), valueOf(message.command, "moveCall")),
          };
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.command = {
            $case: "transferObjects",
            value: TransferObjects.decode(reader, reader.length(), valueOf(message.command, "transferObjects")),
          };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.command = {
            $case: "splitCoins",
            value: SplitCoins.decode(reader, reader.length(), valueOf(message.command, "splitCoins")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.command = {
            $case: "mergeCoins",
            value: MergeCoins.decode(reader, reader.length(), valueOf(message.command, "mergeCoins")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.command = {
            $case: "publish",
            value: Publish.decode(reader, reader.length(), valueOf(message.command, "publish")),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.command = {
            $case: "makeMoveVector",
            value: MakeMoveVector.decode(reader, reader.length(), valueOf(message.command, "makeMoveVector")),
          };
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.command = {
            $case: "upgrade",
            value: Upgrade.decode(reader, reader.length(), valueOf(message.command, "upgrade")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Command> {
    CommandView ??= viewClass(Command, createBaseCommand, [
      { name: "command", tags: [10], type: MoveCall, $case: "moveCall" },
      { name: "command", tags: [18], type: TransferObjects, $case: "transferObjects" },
      { name: "command", tags: [26], type: SplitCoins, $case: "splitCoins" },
      { name: "command", tags: [34], type: MergeCoins, $case: "mergeCoins" },
      { name: "command", tags: [42], type: Publish, $case: "publish" },
      { name: "command", tags: [50], type: MakeMoveVector, $case: "makeMoveVector" },
      { name: "command", tags: [58], type: Upgrade, $case: "upgrade" },
    ]);
    return new CommandView(input, length);
  },

  create(base?: DeepPartial<Command>): Command {
    return Command.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Command>): Command {
    const message = createBaseCommand();
    switch (object.command?.$case) {
      case "moveCall": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "moveCall", value: MoveCall.fromPartial(object.command.value) };
        }
        break;
      }
      case "transferObjects": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "transferObjects", value: TransferObjects.fromPartial(object.command.value) };
        }
        break;
      }
      case "splitCoins": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "splitCoins", value: SplitCoins.fromPartial(object.command.value) };
        }
        break;
      }
      case "mergeCoins": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "mergeCoins", value: MergeCoins.fromPartial(object.command.value) };
        }
        break;
      }
      case "publish": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "publish", value: Publish.fromPartial(object.command.value) };
        }
        break;
      }
      case "makeMoveVector": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "makeMoveVector", value: MakeMoveVector.fromPartial(object.command.value) };
        }
        break;
      }
      case "upgrade": {
        if (object.command?.value !== undefined && object.command?.value !== null) {
          message.command = { $case: "upgrade", value: Upgrade.fromPartial(object.command.value) };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMoveCall(): MoveCall {
  return { package: undefined, module: undefined, function: undefined, typeArguments: [], arguments: [] };
}

let MoveCallView: ViewClass<MoveCall> | undefined;

export const MoveCall: MessageFns<MoveCall> = /* @__PURE__ */ checkedFns("MoveCall", {
  encode(message: MoveCall, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.package !== undefined) {
      writer.uint32(10).string(message.package);
    }
    if (message.module !== undefined) {
      writer.uint32(18).string(message.module);
    }
    if (message.function !== undefined) {
      writer.uint32(26).string(message.function);
    }
    for (const v of message.typeArguments) {
      writer.uint32(34).string(v!);
    }
    for (const v of message.arguments) {
      Argument.encode(v!, writer.uint32(42).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: MoveCall = createBaseMoveCall()): MoveCall {
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
          if (tag !== 26) {
            break;
          }

          message.function = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.typeArguments.push(reader.string());
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.arguments.push(Argument.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MoveCall> {
    MoveCallView ??= viewClass(MoveCall, createBaseMoveCall, [
      { name: "package", tags: [10], type: "string" },
      { name: "module", tags: [18], type: "string" },
      { name: "function", tags: [26], type: "string" },
      { name: "typeArguments", tags: [34], type: "string", repeated: true },
      { name: "arguments", tags: [42], type: Argument, repeated: true },
    ]);
    return new MoveCallView(input, length);
  },

  create(base?: DeepPartial<MoveCall>): MoveCall {
    return MoveCall.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MoveCall>): MoveCall {
    const message = createBaseMoveCall();
    message.package = object.package ?? undefined;
    message.module = object.module ?? undefined;
    message.function = object.function ?? undefined;
    message.typeArguments = object.typeArguments?.map((e) => e) || [];
    message.arguments = object.arguments?.map((e) => Argument.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransferObjects(): TransferObjects {
  return { objects: [], address: undefined };
}

let TransferObjectsView: ViewClass<TransferObjects> | undefined;

export const TransferObjects: MessageFns<TransferObjects> = /* @__PURE__ */ checkedFns("TransferObjects", {
  encode(message: TransferObjects, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.objects) {
      Argument.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.address !== undefined) {
      Argument.encode(message.address, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransferObjects = createBaseTransferObjects(),
  ): TransferObjects {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objects.push(Argument.decode(reader, reader.length()));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.address = Argument.decode(reader, reader.length(), message.address);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransferObjects> {
    TransferObjectsView ??= viewClass(TransferObjects, createBaseTransferObjects, [
      { name: "objects", tags: [10], type: Argument, repeated: true },
      { name: "address", tags: [18], type: Argument },
    ]);
    return new TransferObjectsView(input, length);
  },

  create(base?: DeepPartial<TransferObjects>): TransferObjects {
    return TransferObjects.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransferObjects>): TransferObjects {
    const message = createBaseTransferObjects();
    message.objects = object.objects?.map((e) => Argument.fromPartial(e)) || [];
    message.address =
      object.address !== undefined && object.address !== null ? Argument.fromPartial(object.address) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSplitCoins(): SplitCoins {
  return { coin: undefined, amounts: [] };
}

let SplitCoinsView: ViewClass<SplitCoins> | undefined;

export const SplitCoins: MessageFns<SplitCoins> = /* @__PURE__ */ checkedFns("SplitCoins", {
  encode(message: SplitCoins, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.coin !== undefined) {
      Argument.encode(message.coin, writer.uint32(10).fork()).join();
    }
    for (const v of message.amounts) {
      Argument.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: SplitCoins = createBaseSplitCoins()): SplitCoins {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.coin = Argument.decode(reader, reader.length(), message.coin);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.amounts.push(Argument.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SplitCoins> {
    SplitCoinsView ??= viewClass(SplitCoins, createBaseSplitCoins, [
      { name: "coin", tags: [10], type: Argument },
      { name: "amounts", tags: [18], type: Argument, repeated: true },
    ]);
    return new SplitCoinsView(input, length);
  },

  create(base?: DeepPartial<SplitCoins>): SplitCoins {
    return SplitCoins.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SplitCoins>): SplitCoins {
    const message = createBaseSplitCoins();
    message.coin = object.coin !== undefined && object.coin !== null ? Argument.fromPartial(object.coin) : undefined;
    message.amounts = object.amounts?.map((e) => Argument.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMergeCoins(): MergeCoins {
  return { coin: undefined, coinsToMerge: [] };
}

let MergeCoinsView: ViewClass<MergeCoins> | undefined;

export const MergeCoins: MessageFns<MergeCoins> = /* @__PURE__ */ checkedFns("MergeCoins", {
  encode(message: MergeCoins, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.coin !== undefined) {
      Argument.encode(message.coin, writer.uint32(10).fork()).join();
    }
    for (const v of message.coinsToMerge) {
      Argument.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: MergeCoins = createBaseMergeCoins()): MergeCoins {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.coin = Argument.decode(reader, reader.length(), message.coin);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.coinsToMerge.push(Argument.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MergeCoins> {
    MergeCoinsView ??= viewClass(MergeCoins, createBaseMergeCoins, [
      { name: "coin", tags: [10], type: Argument },
      { name: "coinsToMerge", tags: [18], type: Argument, repeated: true },
    ]);
    return new MergeCoinsView(input, length);
  },

  create(base?: DeepPartial<MergeCoins>): MergeCoins {
    return MergeCoins.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MergeCoins>): MergeCoins {
    const message = createBaseMergeCoins();
    message.coin = object.coin !== undefined && object.coin !== null ? Argument.fromPartial(object.coin) : undefined;
    message.coinsToMerge = object.coinsToMerge?.map((e) => Argument.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBasePublish(): Publish {
  return { modules: [], dependencies: [] };
}

let PublishView: ViewClass<Publish> | undefined;

export const Publish: MessageFns<Publish> = /* @__PURE__ */ checkedFns("Publish", {
  encode(message: Publish, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.modules) {
      writer.uint32(10).bytes(v!);
    }
    for (const v of message.dependencies) {
      writer.uint32(18).string(v!);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Publish = createBasePublish()): Publish {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.modules.push(reader.bytes());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.dependencies.push(reader.string());
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Publish> {
    PublishView ??= viewClass(Publish, createBasePublish, [
      { name: "modules", tags: [10], type: "bytes", repeated: true },
      { name: "dependencies", tags: [18], type: "string", repeated: true },
    ]);
    return new PublishView(input, length);
  },

  create(base?: DeepPartial<Publish>): Publish {
    return Publish.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Publish>): Publish {
    const message = createBasePublish();
    message.modules = object.modules?.map((e) => e) || [];
    message.dependencies = object.dependencies?.map((e) => e) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMakeMoveVector(): MakeMoveVector {
  return { elementType: undefined, elements: [] };
}

let MakeMoveVectorView: ViewClass<MakeMoveVector> | undefined;

export const MakeMoveVector: MessageFns<MakeMoveVector> = /* @__PURE__ */ checkedFns("MakeMoveVector", {
  encode(message: MakeMoveVector, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.elementType !== undefined) {
      writer.uint32(10).string(message.elementType);
    }
    for (const v of message.elements) {
      Argument.encode(v!, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MakeMoveVector = createBaseMakeMoveVector(),
  ): MakeMoveVector {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.elementType = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.elements.push(Argument.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MakeMoveVector> {
    MakeMoveVectorView ??= viewClass(MakeMoveVector, createBaseMakeMoveVector, [
      { name: "elementType", tags: [10], type: "string" },
      { name: "elements", tags: [18], type: Argument, repeated: true },
    ]);
    return new MakeMoveVectorView(input, length);
  },

  create(base?: DeepPartial<MakeMoveVector>): MakeMoveVector {
    return MakeMoveVector.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MakeMoveVector>): MakeMoveVector {
    const message = createBaseMakeMoveVector();
    message.elementType = object.elementType ?? undefined;
    message.elements = object.elements?.map((e) => Argument.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseUpgrade(): Upgrade {
  return { modules: [], dependencies: [], package: undefined, ticket: undefined };
}

let UpgradeView: ViewClass<Upgrade> | undefined;

export const Upgrade: MessageFns<Upgrade> = /* @__PURE__ */ checkedFns("Upgrade", {
  encode(message: Upgrade, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.modules) {
      writer.uint32(10).bytes(v!);
    }
    for (const v of message.dependencies) {
      writer.uint32(18).string(v!);
    }
    if (message.package !== undefined) {
      writer.uint32(26).string(message.package);
    }
    if (message.ticket !== undefined) {
      Argument.encode(message.ticket, writer.uint32(34).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Upgrade = createBaseUpgrade()): Upgrade {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.modules.push(reader.bytes());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.dependencies.push(reader.string());
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.package = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.ticket = Argument.decode(reader, reader.length(), message.ticket);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Upgrade> {
    UpgradeView ??= viewClass(Upgrade, createBaseUpgrade, [
      { name: "modules", tags: [10], type: "bytes", repeated: true },
      { name: "dependencies", tags: [18], type: "string", repeated: true },
      { name: "package", tags: [26], type: "string" },
      { name: "ticket", tags: [34], type: Argument },
    ]);
    return new UpgradeView(input, length);
  },

  create(base?: DeepPartial<Upgrade>): Upgrade {
    return Upgrade.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Upgrade>): Upgrade {
    const message = createBaseUpgrade();
    message.modules = object.modules?.map((e) => e) || [];
    message.dependencies = object.dependencies?.map((e) => e) || [];
    message.package = object.package ?? undefined;
    message.ticket =
      object.ticket !== undefined && object.ticket !== null ? Argument.fromPartial(object.ticket) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseInput(): Input {
  return {
    kind: undefined,
    pure: undefined,
    objectId: undefined,
    version: undefined,
    digest: undefined,
    mutable: undefined,
    mutability: undefined,
    fundsWithdrawal: undefined,
    literal: undefined,
  };
}

let InputView: ViewClass<Input> | undefined;

export const Input: MessageFns<Input> = /* @__PURE__ */ checkedFns("Input", {
  encode(message: Input, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    if (message.pure !== undefined) {
      writer.uint32(18).bytes(message.pure);
    }
    if (message.objectId !== undefined) {
      writer.uint32(26).string(message.objectId);
    }
    if (message.version !== undefined) {
      writer.uint32(32).uint64(message.version);
    }
    if (message.digest !== undefined) {
      writer.uint32(42).string(message.digest);
    }
    if (message.mutable !== undefined) {
      writer.uint32(48).bool(message.mutable);
    }
    if (message.mutability !== undefined) {
      writer.uint32(56).int32(message.mutability);
    }
    if (message.fundsWithdrawal !== undefined) {
      FundsWithdrawal.encode(message.fundsWithdrawal, writer.uint32(66).fork()).join();
    }
    if (message.literal !== undefined) {
      Value.encode(Value.wrap(message.literal), writer.uint32(8002).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Input = createBaseInput()): Input {
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

          message.pure = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.objectId = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.mutable = reader.bool();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.mutability = reader.enumeration();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.fundsWithdrawal = FundsWithdrawal.decode(reader, reader.length(), message.fundsWithdrawal);
          continue;
        }
        case 1000: {
          if (tag !== 8002) {
            break;
          }

          message.literal = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.literal)));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Input> {
    InputView ??= viewClass(Input, createBaseInput, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "pure", tags: [18], type: "bytes" },
      { name: "objectId", tags: [26], type: "string" },
      { name: "version", tags: [32], type: "uint64" },
      { name: "digest", tags: [42], type: "string" },
      { name: "mutable", tags: [48], type: "bool" },
      { name: "mutability", tags: [56], type: "int32" },
      { name: "fundsWithdrawal", tags: [66], type: FundsWithdrawal },
      { name: "literal", tags: [8002], type: Value },
    ]);
    return new InputView(input, length);
  },

  create(base?: DeepPartial<Input>): Input {
    return Input.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Input>): Input {
    const message = createBaseInput();
    message.kind = object.kind ?? undefined;
    message.pure = object.pure ?? undefined;
    message.objectId = object.objectId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.digest = object.digest ?? undefined;
    message.mutable = object.mutable ?? undefined;
    message.mutability = object.mutability ?? undefined;
    message.fundsWithdrawal =
      object.fundsWithdrawal !== undefined && object.fundsWithdrawal !== null
        ? FundsWithdrawal.fromPartial(object.fundsWithdrawal)
        : undefined;
    message.literal = object.literal === undefined ? undefined : object.literal;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseFundsWithdrawal(): FundsWithdrawal {
  return { amount: undefined, coinType: undefined, source: undefined };
}

let FundsWithdrawalView: ViewClass<FundsWithdrawal> | undefined;

export const FundsWithdrawal: MessageFns<FundsWithdrawal> = /* @__PURE__ */ checkedFns("FundsWithdrawal", {
  encode(message: FundsWithdrawal, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.amount !== undefined) {
      writer.uint32(8).uint64(message.amount);
    }
    if (message.coinType !== undefined) {
      writer.uint32(18).string(message.coinType);
    }
    if (message.source !== undefined) {
      writer.uint32(24).int32(message.source);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: FundsWithdrawal = createBaseFundsWithdrawal(),
  ): FundsWithdrawal {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.amount = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.coinType = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.source = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<FundsWithdrawal> {
    FundsWithdrawalView ??= viewClass(FundsWithdrawal, createBaseFundsWithdrawal, [
      { name: "amount", tags: [8], type: "uint64" },
      { name: "coinType", tags: [18], type: "string" },
      { name: "source", tags: [24], type: "int32" },
    ]);
    return new FundsWithdrawalView(input, length);
  },

  create(base?: DeepPartial<FundsWithdrawal>): FundsWithdrawal {
    return FundsWithdrawal.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<FundsWithdrawal>): FundsWithdrawal {
    const message = createBaseFundsWithdrawal();
    message.amount = object.amount !== undefined && object.amount !== null ? BigInt(object.amount) : undefined;
    message.coinType = object.coinType ?? undefined;
    message.source = object.source ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseArgument(): Argument {
  return { kind: undefined, input: undefined, result: undefined, subresult: undefined };
}

let ArgumentView: ViewClass<Argument> | undefined;

export const Argument: MessageFns<Argument> = /* @__PURE__ */ checkedFns("Argument", {
  encode(message: Argument, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    if (message.input !== undefined) {
      writer.uint32(16).uint32(message.input);
    }
    if (message.result !== undefined) {
      writer.uint32(24).uint32(message.result);
    }
    if (message.subresult !== undefined) {
      writer.uint32(32).uint32(message.subresult);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Argument = createBaseArgument()): Argument {
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
          if (tag !== 16) {
            break;
          }

          message.input = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.result = reader.uint32();
          continue;
        }
        case 4: {
          if (tag !== 32) {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Argument> {
    ArgumentView ??= viewClass(Argument, createBaseArgument, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "input", tags: [16], type: "uint32" },
      { name: "result", tags: [24], type: "uint32" },
      { name: "subresult", tags: [32], type: "uint32" },
    ]);
    return new ArgumentView(input, length);
  },

  create(base?: DeepPartial<Argument>): Argument {
    return Argument.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Argument>): Argument {
    const message = createBaseArgument();
    message.kind = object.kind ?? undefined;
    message.input = object.input ?? undefined;
    message.result = object.result ?? undefined;
    message.subresult = object.subresult ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});
