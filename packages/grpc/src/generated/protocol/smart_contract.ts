// Generated from specs/grpc/protocol/smart_contract.proto. Do not edit: change the spec and run `npm run generate`.

import {
  SmartContract_ABI_Entry_EntryType,
  SmartContract_ABI_Entry_StateMutabilityType,
} from "../tron-enums.ts";
export { SmartContract_ABI_Entry_EntryType, SmartContract_ABI_Entry_StateMutabilityType };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
import { Return } from "./values.ts";

/** TRON smart contracts. */

/** A smart contract. */
export interface SmartContract {
  /** 21-byte address of the deployer. */
  originAddress: Uint8Array;
  /** 21-byte address of the contract; ignored when deploying. */
  contractAddress: Uint8Array;
  /** ABI of the contract; empty if it was not supplied or has been cleared. */
  abi: SmartContract_ABI | undefined;
  /** Creation bytecode with constructor arguments; empty if another contract created it. */
  bytecode: Uint8Array;
  /** TRX transferred to the contract when it was deployed, in sun. */
  callValue: bigint;
  /** Percentage of energy paid by the caller, from 0 to 100. */
  consumeUserResourcePercent: bigint;
  /** Name of the contract, at most 32 bytes; empty if another contract created it. */
  name: string;
  /** Maximum energy that the owner pays for a call. */
  originEnergyLimit: bigint;
  /** Keccak-256 hash of the runtime code; may be empty for old contracts. */
  codeHash: Uint8Array;
  /** 32-byte id of the deploying transaction; set only for contracts created by CREATE2. */
  trxHash: Uint8Array;
  /** 1 if the contract runs by EVM-compatible rules, else 0. */
  version: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** ABI of the contract. */
export interface SmartContract_ABI {
  /** Functions, events and errors. Misspelled in the protocol. */
  entrys: SmartContract_ABI_Entry[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A function, an event or an error. */
export interface SmartContract_ABI_Entry {
  /** Whether an event omits the hash of its signature from its topics. */
  anonymous: boolean;
  /** Whether the function leaves state unchanged; deprecated by `stateMutability`. */
  constant: boolean;
  /** Name of the function, event or error; empty for constructor, fallback and receive. */
  name: string;
  /** Parameters of the function, event or error. */
  inputs: SmartContract_ABI_Entry_Param[];
  /** Return values of the function. */
  outputs: SmartContract_ABI_Entry_Param[];
  /** Type of the entry. */
  type: SmartContract_ABI_Entry_EntryType;
  /** Whether the function accepts TRX; deprecated by `stateMutability`. */
  payable: boolean;
  /** State mutability of the function. */
  stateMutability: SmartContract_ABI_Entry_StateMutabilityType;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A parameter. */
export interface SmartContract_ABI_Entry_Param {
  /** Whether the parameter of an event is stored as a topic. */
  indexed: boolean;
  /** Name in the source code; may be empty. */
  name: string;
  /** Solidity type, such as `uint256` or `address[]`. */
  type: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** State of a contract in the dynamic energy model. */
export interface ContractState {
  /** Energy used in the current maintenance cycle, without penalties. */
  energyUsage: bigint;
  /** Surcharge on energy, in 1/10,000 of the base cost; 0 for none. */
  energyFactor: bigint;
  /** Number of the maintenance cycle to which the state applies. */
  updateCycle: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A contract with its runtime code and its state in the dynamic energy model. */
export interface SmartContractDataWrapper {
  /** Contract as deployed, with its ABI. */
  smartContract: SmartContract | undefined;
  /** Bytecode that calls execute; empty if there is none. */
  runtimecode: Uint8Array;
  /** State in the dynamic energy model, as of the current cycle. */
  contractState: ContractState | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Deploys a contract. */
export interface CreateSmartContract {
  /** 21-byte address of the deployer; must equal `origin_address` of the contract. */
  ownerAddress: Uint8Array;
  /** Contract to deploy. */
  newContract: SmartContract | undefined;
  /** TRC-10 tokens transferred at deployment, in the token's smallest unit. */
  callTokenValue: bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  tokenId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Calls a contract. */
export interface TriggerSmartContract {
  /** 21-byte address of the caller. */
  ownerAddress: Uint8Array;
  /** 21-byte address of the contract; if empty in a constant call, `data` is deployed. */
  contractAddress: Uint8Array;
  /** TRX transferred with the call, in sun. */
  callValue: bigint;
  /** ABI-encoded function selector and arguments. */
  data: Uint8Array;
  /** TRC-10 tokens transferred with the call, in the token's smallest unit. */
  callTokenValue: bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  tokenId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Clears the ABI of a contract. */
export interface ClearABIContract {
  /** 21-byte address of the contract's deployer. */
  ownerAddress: Uint8Array;
  /** 21-byte address of the contract. */
  contractAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sets the percentage of energy paid by a contract's callers. */
export interface UpdateSettingContract {
  /** 21-byte address of the contract's deployer. */
  ownerAddress: Uint8Array;
  /** 21-byte address of the contract. */
  contractAddress: Uint8Array;
  /** Percentage of energy that callers pay, from 0 to 100. */
  consumeUserResourcePercent: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sets the maximum energy that a contract's owner pays for a call. */
export interface UpdateEnergyLimitContract {
  /** 21-byte address of the contract's deployer. */
  ownerAddress: Uint8Array;
  /** 21-byte address of the contract. */
  contractAddress: Uint8Array;
  /** Maximum energy that the deployer pays for a call; above 0. */
  originEnergyLimit: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Estimated energy of a call. */
export interface EstimateEnergyMessage {
  /** Whether the call could be estimated, and why not. */
  result: Return | undefined;
  /** Energy to provide for the call; 0 if the estimate failed. */
  energyRequired: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseSmartContract(): SmartContract {
  return {
    originAddress: NO_BYTES,
    contractAddress: NO_BYTES,
    abi: undefined,
    bytecode: NO_BYTES,
    callValue: 0n,
    consumeUserResourcePercent: 0n,
    name: "",
    originEnergyLimit: 0n,
    codeHash: NO_BYTES,
    trxHash: NO_BYTES,
    version: 0,
  };
}

let SmartContractView: ViewClass<SmartContract> | undefined;

export const SmartContract: MessageFns<SmartContract> = /* @__PURE__ */ checkedFns("SmartContract", {
  encode(message: SmartContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.originAddress.length !== 0) {
      writer.uint32(10).bytes(message.originAddress);
    }
    if (message.contractAddress.length !== 0) {
      writer.uint32(18).bytes(message.contractAddress);
    }
    if (message.abi !== undefined) {
      SmartContract_ABI.encode(message.abi, writer.uint32(26).fork()).join();
    }
    if (message.bytecode.length !== 0) {
      writer.uint32(34).bytes(message.bytecode);
    }
    if (message.callValue !== 0n) {
      writer.uint32(40).int64(message.callValue);
    }
    if (message.consumeUserResourcePercent !== 0n) {
      writer.uint32(48).int64(message.consumeUserResourcePercent);
    }
    if (message.name !== "") {
      writer.uint32(58).string(message.name);
    }
    if (message.originEnergyLimit !== 0n) {
      writer.uint32(64).int64(message.originEnergyLimit);
    }
    if (message.codeHash.length !== 0) {
      writer.uint32(74).bytes(message.codeHash);
    }
    if (message.trxHash.length !== 0) {
      writer.uint32(82).bytes(message.trxHash);
    }
    if (message.version !== 0) {
      writer.uint32(88).int32(message.version);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SmartContract = createBaseSmartContract(),
  ): SmartContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.originAddress = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.contractAddress = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.abi = SmartContract_ABI.decode(reader, reader.length(), message.abi);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.bytecode = reader.bytes();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.callValue = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.consumeUserResourcePercent = reader.int64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.originEnergyLimit = reader.int64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.codeHash = reader.bytes();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.trxHash = reader.bytes();
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.version = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SmartContract> {
    SmartContractView ??= viewClass(SmartContract, createBaseSmartContract, [
      { name: "originAddress", tags: [10], type: "bytes" },
      { name: "contractAddress", tags: [18], type: "bytes" },
      { name: "abi", tags: [26], type: SmartContract_ABI },
      { name: "bytecode", tags: [34], type: "bytes" },
      { name: "callValue", tags: [40], type: "int64" },
      { name: "consumeUserResourcePercent", tags: [48], type: "int64" },
      { name: "name", tags: [58], type: "string" },
      { name: "originEnergyLimit", tags: [64], type: "int64" },
      { name: "codeHash", tags: [74], type: "bytes" },
      { name: "trxHash", tags: [82], type: "bytes" },
      { name: "version", tags: [88], type: "int32" },
    ]);
    return new SmartContractView(input, length);
  },

  create(base?: DeepPartial<SmartContract>): SmartContract {
    return SmartContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SmartContract>): SmartContract {
    const message = createBaseSmartContract();
    message.originAddress = object.originAddress ?? NO_BYTES;
    message.contractAddress = object.contractAddress ?? NO_BYTES;
    message.abi =
      object.abi !== undefined && object.abi !== null ? SmartContract_ABI.fromPartial(object.abi) : undefined;
    message.bytecode = object.bytecode ?? NO_BYTES;
    message.callValue = object.callValue !== undefined && object.callValue !== null ? BigInt(object.callValue) : 0n;
    message.consumeUserResourcePercent =
      object.consumeUserResourcePercent !== undefined && object.consumeUserResourcePercent !== null
        ? BigInt(object.consumeUserResourcePercent)
        : 0n;
    message.name = object.name ?? "";
    message.originEnergyLimit =
      object.originEnergyLimit !== undefined && object.originEnergyLimit !== null
        ? BigInt(object.originEnergyLimit)
        : 0n;
    message.codeHash = object.codeHash ?? NO_BYTES;
    message.trxHash = object.trxHash ?? NO_BYTES;
    message.version = object.version ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSmartContract_ABI(): SmartContract_ABI {
  return { entrys: [] };
}

let SmartContract_ABIView: ViewClass<SmartContract_ABI> | undefined;

export const SmartContract_ABI: MessageFns<SmartContract_ABI> = /* @__PURE__ */ checkedFns("SmartContract_ABI", {
  encode(message: SmartContract_ABI, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.entrys) {
      SmartContract_ABI_Entry.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SmartContract_ABI = createBaseSmartContract_ABI(),
  ): SmartContract_ABI {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.entrys.push(SmartContract_ABI_Entry.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SmartContract_ABI> {
    SmartContract_ABIView ??= viewClass(SmartContract_ABI, createBaseSmartContract_ABI, [
      { name: "entrys", tags: [10], type: SmartContract_ABI_Entry, repeated: true },
    ]);
    return new SmartContract_ABIView(input, length);
  },

  create(base?: DeepPartial<SmartContract_ABI>): SmartContract_ABI {
    return SmartContract_ABI.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SmartContract_ABI>): SmartContract_ABI {
    const message = createBaseSmartContract_ABI();
    message.entrys = object.entrys?.map((e) => SmartContract_ABI_Entry.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSmartContract_ABI_Entry(): SmartContract_ABI_Entry {
  return {
    anonymous: false,
    constant: false,
    name: "",
    inputs: [],
    outputs: [],
    type: 0,
    payable: false,
    stateMutability: 0,
  };
}

let SmartContract_ABI_EntryView: ViewClass<SmartContract_ABI_Entry> | undefined;

export const SmartContract_ABI_Entry: MessageFns<SmartContract_ABI_Entry> = /* @__PURE__ */ checkedFns(
  "SmartContract_ABI_Entry",
  {
    encode(message: SmartContract_ABI_Entry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.anonymous !== false) {
        writer.uint32(8).bool(message.anonymous);
      }
      if (message.constant !== false) {
        writer.uint32(16).bool(message.constant);
      }
      if (message.name !== "") {
        writer.uint32(26).string(message.name);
      }
      for (const v of message.inputs) {
        SmartContract_ABI_Entry_Param.encode(v!, writer.uint32(34).fork()).join();
      }
      for (const v of message.outputs) {
        SmartContract_ABI_Entry_Param.encode(v!, writer.uint32(42).fork()).join();
      }
      if (message.type !== 0) {
        writer.uint32(48).int32(message.type);
      }
      if (message.payable !== false) {
        writer.uint32(56).bool(message.payable);
      }
      if (message.stateMutability !== 0) {
        writer.uint32(64).int32(message.stateMutability);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SmartContract_ABI_Entry = createBaseSmartContract_ABI_Entry(),
    ): SmartContract_ABI_Entry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.anonymous = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.constant = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.name = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.inputs.push(SmartContract_ABI_Entry_Param.decode(reader, reader.length()));
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.outputs.push(SmartContract_ABI_Entry_Param.decode(reader, reader.length()));
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.type = reader.enumeration();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.payable = reader.bool();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.stateMutability = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SmartContract_ABI_Entry> {
      SmartContract_ABI_EntryView ??= viewClass(SmartContract_ABI_Entry, createBaseSmartContract_ABI_Entry, [
        { name: "anonymous", tags: [8], type: "bool" },
        { name: "constant", tags: [16], type: "bool" },
        { name: "name", tags: [26], type: "string" },
        { name: "inputs", tags: [34], type: SmartContract_ABI_Entry_Param, repeated: true },
        { name: "outputs", tags: [42], type: SmartContract_ABI_Entry_Param, repeated: true },
        { name: "type", tags: [48], type: "int32" },
        { name: "payable", tags: [56], type: "bool" },
        { name: "stateMutability", tags: [64], type: "int32" },
      ]);
      return new SmartContract_ABI_EntryView(input, length);
    },

    create(base?: DeepPartial<SmartContract_ABI_Entry>): SmartContract_ABI_Entry {
      return SmartContract_ABI_Entry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SmartContract_ABI_Entry>): SmartContract_ABI_Entry {
      const message = createBaseSmartContract_ABI_Entry();
      message.anonymous = object.anonymous ?? false;
      message.constant = object.constant ?? false;
      message.name = object.name ?? "";
      message.inputs = object.inputs?.map((e) => SmartContract_ABI_Entry_Param.fromPartial(e)) || [];
      message.outputs = object.outputs?.map((e) => SmartContract_ABI_Entry_Param.fromPartial(e)) || [];
      message.type = object.type ?? 0;
      message.payable = object.payable ?? false;
      message.stateMutability = object.stateMutability ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseSmartContract_ABI_Entry_Param(): SmartContract_ABI_Entry_Param {
  return { indexed: false, name: "", type: "" };
}

let SmartContract_ABI_Entry_ParamView: ViewClass<SmartContract_ABI_Entry_Param> | undefined;

export const SmartContract_ABI_Entry_Param: MessageFns<SmartContract_ABI_Entry_Param> = /* @__PURE__ */ checkedFns(
  "SmartContract_ABI_Entry_Param",
  {
    encode(message: SmartContract_ABI_Entry_Param, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.indexed !== false) {
        writer.uint32(8).bool(message.indexed);
      }
      if (message.name !== "") {
        writer.uint32(18).string(message.name);
      }
      if (message.type !== "") {
        writer.uint32(26).string(message.type);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SmartContract_ABI_Entry_Param = createBaseSmartContract_ABI_Entry_Param(),
    ): SmartContract_ABI_Entry_Param {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.indexed = reader.bool();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.name = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.type = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SmartContract_ABI_Entry_Param> {
      SmartContract_ABI_Entry_ParamView ??= viewClass(
        SmartContract_ABI_Entry_Param,
        createBaseSmartContract_ABI_Entry_Param,
        [
          { name: "indexed", tags: [8], type: "bool" },
          { name: "name", tags: [18], type: "string" },
          { name: "type", tags: [26], type: "string" },
        ],
      );
      return new SmartContract_ABI_Entry_ParamView(input, length);
    },

    create(base?: DeepPartial<SmartContract_ABI_Entry_Param>): SmartContract_ABI_Entry_Param {
      return SmartContract_ABI_Entry_Param.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SmartContract_ABI_Entry_Param>): SmartContract_ABI_Entry_Param {
      const message = createBaseSmartContract_ABI_Entry_Param();
      message.indexed = object.indexed ?? false;
      message.name = object.name ?? "";
      message.type = object.type ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseContractState(): ContractState {
  return { energyUsage: 0n, energyFactor: 0n, updateCycle: 0n };
}

let ContractStateView: ViewClass<ContractState> | undefined;

export const ContractState: MessageFns<ContractState> = /* @__PURE__ */ checkedFns("ContractState", {
  encode(message: ContractState, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.energyUsage !== 0n) {
      writer.uint32(8).int64(message.energyUsage);
    }
    if (message.energyFactor !== 0n) {
      writer.uint32(16).int64(message.energyFactor);
    }
    if (message.updateCycle !== 0n) {
      writer.uint32(24).int64(message.updateCycle);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ContractState = createBaseContractState(),
  ): ContractState {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.energyUsage = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.energyFactor = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.updateCycle = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ContractState> {
    ContractStateView ??= viewClass(ContractState, createBaseContractState, [
      { name: "energyUsage", tags: [8], type: "int64" },
      { name: "energyFactor", tags: [16], type: "int64" },
      { name: "updateCycle", tags: [24], type: "int64" },
    ]);
    return new ContractStateView(input, length);
  },

  create(base?: DeepPartial<ContractState>): ContractState {
    return ContractState.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ContractState>): ContractState {
    const message = createBaseContractState();
    message.energyUsage =
      object.energyUsage !== undefined && object.energyUsage !== null ? BigInt(object.energyUsage) : 0n;
    message.energyFactor =
      object.energyFactor !== undefined && object.energyFactor !== null ? BigInt(object.energyFactor) : 0n;
    message.updateCycle =
      object.updateCycle !== undefined && object.updateCycle !== null ? BigInt(object.updateCycle) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSmartContractDataWrapper(): SmartContractDataWrapper {
  return { smartContract: undefined, runtimecode: NO_BYTES, contractState: undefined };
}

let SmartContractDataWrapperView: ViewClass<SmartContractDataWrapper> | undefined;

export const SmartContractDataWrapper: MessageFns<SmartContractDataWrapper> = /* @__PURE__ */ checkedFns(
  "SmartContractDataWrapper",
  {
    encode(message: SmartContractDataWrapper, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.smartContract !== undefined) {
        SmartContract.encode(message.smartContract, writer.uint32(10).fork()).join();
      }
      if (message.runtimecode.length !== 0) {
        writer.uint32(18).bytes(message.runtimecode);
      }
      if (message.contractState !== undefined) {
        ContractState.encode(message.contractState, writer.uint32(26).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: SmartContractDataWrapper = createBaseSmartContractDataWrapper(),
    ): SmartContractDataWrapper {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.smartContract = SmartContract.decode(reader, reader.length(), message.smartContract);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.runtimecode = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.contractState = ContractState.decode(reader, reader.length(), message.contractState);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SmartContractDataWrapper> {
      SmartContractDataWrapperView ??= viewClass(SmartContractDataWrapper, createBaseSmartContractDataWrapper, [
        { name: "smartContract", tags: [10], type: SmartContract },
        { name: "runtimecode", tags: [18], type: "bytes" },
        { name: "contractState", tags: [26], type: ContractState },
      ]);
      return new SmartContractDataWrapperView(input, length);
    },

    create(base?: DeepPartial<SmartContractDataWrapper>): SmartContractDataWrapper {
      return SmartContractDataWrapper.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<SmartContractDataWrapper>): SmartContractDataWrapper {
      const message = createBaseSmartContractDataWrapper();
      message.smartContract =
        object.smartContract !== undefined && object.smartContract !== null
          ? SmartContract.fromPartial(object.smartContract)
          : undefined;
      message.runtimecode = object.runtimecode ?? NO_BYTES;
      message.contractState =
        object.contractState !== undefined && object.contractState !== null
          ? ContractState.fromPartial(object.contractState)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseCreateSmartContract(): CreateSmartContract {
  return { ownerAddress: NO_BYTES, newContract: undefined, callTokenValue: 0n, tokenId: 0n };
}

let CreateSmartContractView: ViewClass<CreateSmartContract> | undefined;

export const CreateSmartContract: MessageFns<CreateSmartContract> = /* @__PURE__ */ checkedFns("CreateSmartContract", {
  encode(message: CreateSmartContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.newContract !== undefined) {
      SmartContract.encode(message.newContract, writer.uint32(18).fork()).join();
    }
    if (message.callTokenValue !== 0n) {
      writer.uint32(24).int64(message.callTokenValue);
    }
    if (message.tokenId !== 0n) {
      writer.uint32(32).int64(message.tokenId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CreateSmartContract = createBaseCreateSmartContract(),
  ): CreateSmartContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.ownerAddress = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.newContract = SmartContract.decode(reader, reader.length(), message.newContract);
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.callTokenValue = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.tokenId = reader.int64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CreateSmartContract> {
    CreateSmartContractView ??= viewClass(CreateSmartContract, createBaseCreateSmartContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "newContract", tags: [18], type: SmartContract },
      { name: "callTokenValue", tags: [24], type: "int64" },
      { name: "tokenId", tags: [32], type: "int64" },
    ]);
    return new CreateSmartContractView(input, length);
  },

  create(base?: DeepPartial<CreateSmartContract>): CreateSmartContract {
    return CreateSmartContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CreateSmartContract>): CreateSmartContract {
    const message = createBaseCreateSmartContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.newContract =
      object.newContract !== undefined && object.newContract !== null
        ? SmartContract.fromPartial(object.newContract)
        : undefined;
    message.callTokenValue =
      object.callTokenValue !== undefined && object.callTokenValue !== null ? BigInt(object.callTokenValue) : 0n;
    message.tokenId = object.tokenId !== undefined && object.tokenId !== null ? BigInt(object.tokenId) : 0n;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTriggerSmartContract(): TriggerSmartContract {
  return {
    ownerAddress: NO_BYTES,
    contractAddress: NO_BYTES,
    callValue: 0n,
    data: NO_BYTES,
    callTokenValue: 0n,
    tokenId: 0n,
  };
}

let TriggerSmartContractView: ViewClass<TriggerSmartContract> | undefined;

export const TriggerSmartContract: MessageFns<TriggerSmartContract> = /* @__PURE__ */ checkedFns(
  "TriggerSmartContract",
  {
    encode(message: TriggerSmartContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.contractAddress.length !== 0) {
        writer.uint32(18).bytes(message.contractAddress);
      }
      if (message.callValue !== 0n) {
        writer.uint32(24).int64(message.callValue);
      }
      if (message.data.length !== 0) {
        writer.uint32(34).bytes(message.data);
      }
      if (message.callTokenValue !== 0n) {
        writer.uint32(40).int64(message.callTokenValue);
      }
      if (message.tokenId !== 0n) {
        writer.uint32(48).int64(message.tokenId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: TriggerSmartContract = createBaseTriggerSmartContract(),
    ): TriggerSmartContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.contractAddress = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.callValue = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.data = reader.bytes();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.callTokenValue = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.tokenId = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TriggerSmartContract> {
      TriggerSmartContractView ??= viewClass(TriggerSmartContract, createBaseTriggerSmartContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "contractAddress", tags: [18], type: "bytes" },
        { name: "callValue", tags: [24], type: "int64" },
        { name: "data", tags: [34], type: "bytes" },
        { name: "callTokenValue", tags: [40], type: "int64" },
        { name: "tokenId", tags: [48], type: "int64" },
      ]);
      return new TriggerSmartContractView(input, length);
    },

    create(base?: DeepPartial<TriggerSmartContract>): TriggerSmartContract {
      return TriggerSmartContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<TriggerSmartContract>): TriggerSmartContract {
      const message = createBaseTriggerSmartContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.contractAddress = object.contractAddress ?? NO_BYTES;
      message.callValue = object.callValue !== undefined && object.callValue !== null ? BigInt(object.callValue) : 0n;
      message.data = object.data ?? NO_BYTES;
      message.callTokenValue =
        object.callTokenValue !== undefined && object.callTokenValue !== null ? BigInt(object.callTokenValue) : 0n;
      message.tokenId = object.tokenId !== undefined && object.tokenId !== null ? BigInt(object.tokenId) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseClearABIContract(): ClearABIContract {
  return { ownerAddress: NO_BYTES, contractAddress: NO_BYTES };
}

let ClearABIContractView: ViewClass<ClearABIContract> | undefined;

export const ClearABIContract: MessageFns<ClearABIContract> = /* @__PURE__ */ checkedFns("ClearABIContract", {
  encode(message: ClearABIContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.contractAddress.length !== 0) {
      writer.uint32(18).bytes(message.contractAddress);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ClearABIContract = createBaseClearABIContract(),
  ): ClearABIContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.ownerAddress = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.contractAddress = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ClearABIContract> {
    ClearABIContractView ??= viewClass(ClearABIContract, createBaseClearABIContract, [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "contractAddress", tags: [18], type: "bytes" },
    ]);
    return new ClearABIContractView(input, length);
  },

  create(base?: DeepPartial<ClearABIContract>): ClearABIContract {
    return ClearABIContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ClearABIContract>): ClearABIContract {
    const message = createBaseClearABIContract();
    message.ownerAddress = object.ownerAddress ?? NO_BYTES;
    message.contractAddress = object.contractAddress ?? NO_BYTES;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseUpdateSettingContract(): UpdateSettingContract {
  return { ownerAddress: NO_BYTES, contractAddress: NO_BYTES, consumeUserResourcePercent: 0n };
}

let UpdateSettingContractView: ViewClass<UpdateSettingContract> | undefined;

export const UpdateSettingContract: MessageFns<UpdateSettingContract> = /* @__PURE__ */ checkedFns(
  "UpdateSettingContract",
  {
    encode(message: UpdateSettingContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.contractAddress.length !== 0) {
        writer.uint32(18).bytes(message.contractAddress);
      }
      if (message.consumeUserResourcePercent !== 0n) {
        writer.uint32(24).int64(message.consumeUserResourcePercent);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UpdateSettingContract = createBaseUpdateSettingContract(),
    ): UpdateSettingContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.contractAddress = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.consumeUserResourcePercent = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UpdateSettingContract> {
      UpdateSettingContractView ??= viewClass(UpdateSettingContract, createBaseUpdateSettingContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "contractAddress", tags: [18], type: "bytes" },
        { name: "consumeUserResourcePercent", tags: [24], type: "int64" },
      ]);
      return new UpdateSettingContractView(input, length);
    },

    create(base?: DeepPartial<UpdateSettingContract>): UpdateSettingContract {
      return UpdateSettingContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UpdateSettingContract>): UpdateSettingContract {
      const message = createBaseUpdateSettingContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.contractAddress = object.contractAddress ?? NO_BYTES;
      message.consumeUserResourcePercent =
        object.consumeUserResourcePercent !== undefined && object.consumeUserResourcePercent !== null
          ? BigInt(object.consumeUserResourcePercent)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUpdateEnergyLimitContract(): UpdateEnergyLimitContract {
  return { ownerAddress: NO_BYTES, contractAddress: NO_BYTES, originEnergyLimit: 0n };
}

let UpdateEnergyLimitContractView: ViewClass<UpdateEnergyLimitContract> | undefined;

export const UpdateEnergyLimitContract: MessageFns<UpdateEnergyLimitContract> = /* @__PURE__ */ checkedFns(
  "UpdateEnergyLimitContract",
  {
    encode(message: UpdateEnergyLimitContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.contractAddress.length !== 0) {
        writer.uint32(18).bytes(message.contractAddress);
      }
      if (message.originEnergyLimit !== 0n) {
        writer.uint32(24).int64(message.originEnergyLimit);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UpdateEnergyLimitContract = createBaseUpdateEnergyLimitContract(),
    ): UpdateEnergyLimitContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.contractAddress = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.originEnergyLimit = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UpdateEnergyLimitContract> {
      UpdateEnergyLimitContractView ??= viewClass(UpdateEnergyLimitContract, createBaseUpdateEnergyLimitContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "contractAddress", tags: [18], type: "bytes" },
        { name: "originEnergyLimit", tags: [24], type: "int64" },
      ]);
      return new UpdateEnergyLimitContractView(input, length);
    },

    create(base?: DeepPartial<UpdateEnergyLimitContract>): UpdateEnergyLimitContract {
      return UpdateEnergyLimitContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UpdateEnergyLimitContract>): UpdateEnergyLimitContract {
      const message = createBaseUpdateEnergyLimitContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.contractAddress = object.contractAddress ?? NO_BYTES;
      message.originEnergyLimit =
        object.originEnergyLimit !== undefined && object.originEnergyLimit !== null
          ? BigInt(object.originEnergyLimit)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseEstimateEnergyMessage(): EstimateEnergyMessage {
  return { result: undefined, energyRequired: 0n };
}

let EstimateEnergyMessageView: ViewClass<EstimateEnergyMessage> | undefined;

export const EstimateEnergyMessage: MessageFns<EstimateEnergyMessage> = /* @__PURE__ */ checkedFns(
  "EstimateEnergyMessage",
  {
    encode(message: EstimateEnergyMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.result !== undefined) {
        Return.encode(message.result, writer.uint32(10).fork()).join();
      }
      if (message.energyRequired !== 0n) {
        writer.uint32(16).int64(message.energyRequired);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: EstimateEnergyMessage = createBaseEstimateEnergyMessage(),
    ): EstimateEnergyMessage {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.result = Return.decode(reader, reader.length(), message.result);
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.energyRequired = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EstimateEnergyMessage> {
      EstimateEnergyMessageView ??= viewClass(EstimateEnergyMessage, createBaseEstimateEnergyMessage, [
        { name: "result", tags: [10], type: Return },
        { name: "energyRequired", tags: [16], type: "int64" },
      ]);
      return new EstimateEnergyMessageView(input, length);
    },

    create(base?: DeepPartial<EstimateEnergyMessage>): EstimateEnergyMessage {
      return EstimateEnergyMessage.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<EstimateEnergyMessage>): EstimateEnergyMessage {
      const message = createBaseEstimateEnergyMessage();
      message.result =
        object.result !== undefined && object.result !== null ? Return.fromPartial(object.result) : undefined;
      message.energyRequired =
        object.energyRequired !== undefined && object.energyRequired !== null ? BigInt(object.energyRequired) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);
