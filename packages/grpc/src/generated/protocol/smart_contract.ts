// Generated from specs/grpc/protocol/smart_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { SmartContract_ABI_Entry_EntryType, SmartContract_ABI_Entry_StateMutabilityType } from "../tron-enums.ts";
export { SmartContract_ABI_Entry_EntryType, SmartContract_ABI_Entry_StateMutabilityType };

/** TRON smart contracts. */
import { defineMessage, keepUnknown, type MessageFns, NO_BYTES, readerOf } from "@node-access/transport/protobuf";
import { Return } from "./values.ts";

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

const emptySmartContract = (): SmartContract => ({
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
});

export const SmartContract: MessageFns<SmartContract> = /* @__PURE__ */ defineMessage("SmartContract", {
  empty: emptySmartContract,
  fields: () => [
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
  ],
  decode(input, length, message = emptySmartContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.originAddress = reader.bytes();
      else if (tag === 18) message.contractAddress = reader.bytes();
      else if (tag === 26) message.abi = SmartContract_ABI.decode(reader, reader.length(), message.abi);
      else if (tag === 34) message.bytecode = reader.bytes();
      else if (tag === 40) message.callValue = reader.int64();
      else if (tag === 48) message.consumeUserResourcePercent = reader.int64();
      else if (tag === 58) message.name = reader.string();
      else if (tag === 64) message.originEnergyLimit = reader.int64();
      else if (tag === 74) message.codeHash = reader.bytes();
      else if (tag === 82) message.trxHash = reader.bytes();
      else if (tag === 88) message.version = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.originAddress.length !== 0) writer.uint32(10).bytes(message.originAddress);
    if (message.contractAddress.length !== 0) writer.uint32(18).bytes(message.contractAddress);
    if (message.abi !== undefined) SmartContract_ABI.encode(message.abi, writer.uint32(26).fork()).join();
    if (message.bytecode.length !== 0) writer.uint32(34).bytes(message.bytecode);
    if (message.callValue !== 0n) writer.uint32(40).int64(message.callValue);
    if (message.consumeUserResourcePercent !== 0n) writer.uint32(48).int64(message.consumeUserResourcePercent);
    if (message.name !== "") writer.uint32(58).string(message.name);
    if (message.originEnergyLimit !== 0n) writer.uint32(64).int64(message.originEnergyLimit);
    if (message.codeHash.length !== 0) writer.uint32(74).bytes(message.codeHash);
    if (message.trxHash.length !== 0) writer.uint32(82).bytes(message.trxHash);
    if (message.version !== 0) writer.uint32(88).int32(message.version);
  },
});

/** ABI of the contract. */
export interface SmartContract_ABI {
  /** Functions, events and errors. Misspelled in the protocol. */
  entrys: SmartContract_ABI_Entry[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySmartContract_ABI = (): SmartContract_ABI => ({ entrys: [] });

export const SmartContract_ABI: MessageFns<SmartContract_ABI> = /* @__PURE__ */ defineMessage("SmartContract_ABI", {
  empty: emptySmartContract_ABI,
  fields: () => [{ name: "entrys", tags: [10], type: SmartContract_ABI_Entry, repeated: true }],
  decode(input, length, message = emptySmartContract_ABI()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.entrys.push(SmartContract_ABI_Entry.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.entrys) SmartContract_ABI_Entry.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptySmartContract_ABI_Entry = (): SmartContract_ABI_Entry => ({
  anonymous: false,
  constant: false,
  name: "",
  inputs: [],
  outputs: [],
  type: 0,
  payable: false,
  stateMutability: 0,
});

export const SmartContract_ABI_Entry: MessageFns<SmartContract_ABI_Entry> = /* @__PURE__ */ defineMessage(
  "SmartContract_ABI_Entry",
  {
    empty: emptySmartContract_ABI_Entry,
    fields: () => [
      { name: "anonymous", tags: [8], type: "bool" },
      { name: "constant", tags: [16], type: "bool" },
      { name: "name", tags: [26], type: "string" },
      { name: "inputs", tags: [34], type: SmartContract_ABI_Entry_Param, repeated: true },
      { name: "outputs", tags: [42], type: SmartContract_ABI_Entry_Param, repeated: true },
      { name: "type", tags: [48], type: "int32" },
      { name: "payable", tags: [56], type: "bool" },
      { name: "stateMutability", tags: [64], type: "int32" },
    ],
    decode(input, length, message = emptySmartContract_ABI_Entry()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.anonymous = reader.bool();
        else if (tag === 16) message.constant = reader.bool();
        else if (tag === 26) message.name = reader.string();
        else if (tag === 34) message.inputs.push(SmartContract_ABI_Entry_Param.decode(reader, reader.length()));
        else if (tag === 42) message.outputs.push(SmartContract_ABI_Entry_Param.decode(reader, reader.length()));
        else if (tag === 48) message.type = reader.enumeration();
        else if (tag === 56) message.payable = reader.bool();
        else if (tag === 64) message.stateMutability = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.anonymous !== false) writer.uint32(8).bool(message.anonymous);
      if (message.constant !== false) writer.uint32(16).bool(message.constant);
      if (message.name !== "") writer.uint32(26).string(message.name);
      for (const item of message.inputs) SmartContract_ABI_Entry_Param.encode(item, writer.uint32(34).fork()).join();
      for (const item of message.outputs) SmartContract_ABI_Entry_Param.encode(item, writer.uint32(42).fork()).join();
      if (message.type !== 0) writer.uint32(48).int32(message.type);
      if (message.payable !== false) writer.uint32(56).bool(message.payable);
      if (message.stateMutability !== 0) writer.uint32(64).int32(message.stateMutability);
    },
  },
);

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

const emptySmartContract_ABI_Entry_Param = (): SmartContract_ABI_Entry_Param => ({
  indexed: false,
  name: "",
  type: "",
});

export const SmartContract_ABI_Entry_Param: MessageFns<SmartContract_ABI_Entry_Param> = /* @__PURE__ */ defineMessage(
  "SmartContract_ABI_Entry_Param",
  {
    empty: emptySmartContract_ABI_Entry_Param,
    fields: () => [
      { name: "indexed", tags: [8], type: "bool" },
      { name: "name", tags: [18], type: "string" },
      { name: "type", tags: [26], type: "string" },
    ],
    decode(input, length, message = emptySmartContract_ABI_Entry_Param()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.indexed = reader.bool();
        else if (tag === 18) message.name = reader.string();
        else if (tag === 26) message.type = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.indexed !== false) writer.uint32(8).bool(message.indexed);
      if (message.name !== "") writer.uint32(18).string(message.name);
      if (message.type !== "") writer.uint32(26).string(message.type);
    },
  },
);

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

const emptyContractState = (): ContractState => ({ energyUsage: 0n, energyFactor: 0n, updateCycle: 0n });

export const ContractState: MessageFns<ContractState> = /* @__PURE__ */ defineMessage("ContractState", {
  empty: emptyContractState,
  fields: () => [
    { name: "energyUsage", tags: [8], type: "int64" },
    { name: "energyFactor", tags: [16], type: "int64" },
    { name: "updateCycle", tags: [24], type: "int64" },
  ],
  decode(input, length, message = emptyContractState()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.energyUsage = reader.int64();
      else if (tag === 16) message.energyFactor = reader.int64();
      else if (tag === 24) message.updateCycle = reader.int64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.energyUsage !== 0n) writer.uint32(8).int64(message.energyUsage);
    if (message.energyFactor !== 0n) writer.uint32(16).int64(message.energyFactor);
    if (message.updateCycle !== 0n) writer.uint32(24).int64(message.updateCycle);
  },
});

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

const emptySmartContractDataWrapper = (): SmartContractDataWrapper => ({
  smartContract: undefined,
  runtimecode: NO_BYTES,
  contractState: undefined,
});

export const SmartContractDataWrapper: MessageFns<SmartContractDataWrapper> = /* @__PURE__ */ defineMessage(
  "SmartContractDataWrapper",
  {
    empty: emptySmartContractDataWrapper,
    fields: () => [
      { name: "smartContract", tags: [10], type: SmartContract },
      { name: "runtimecode", tags: [18], type: "bytes" },
      { name: "contractState", tags: [26], type: ContractState },
    ],
    decode(input, length, message = emptySmartContractDataWrapper()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.smartContract = SmartContract.decode(reader, reader.length(), message.smartContract);
        else if (tag === 18) message.runtimecode = reader.bytes();
        else if (tag === 26)
          message.contractState = ContractState.decode(reader, reader.length(), message.contractState);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.smartContract !== undefined)
        SmartContract.encode(message.smartContract, writer.uint32(10).fork()).join();
      if (message.runtimecode.length !== 0) writer.uint32(18).bytes(message.runtimecode);
      if (message.contractState !== undefined)
        ContractState.encode(message.contractState, writer.uint32(26).fork()).join();
    },
  },
);

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

const emptyCreateSmartContract = (): CreateSmartContract => ({
  ownerAddress: NO_BYTES,
  newContract: undefined,
  callTokenValue: 0n,
  tokenId: 0n,
});

export const CreateSmartContract: MessageFns<CreateSmartContract> = /* @__PURE__ */ defineMessage(
  "CreateSmartContract",
  {
    empty: emptyCreateSmartContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "newContract", tags: [18], type: SmartContract },
      { name: "callTokenValue", tags: [24], type: "int64" },
      { name: "tokenId", tags: [32], type: "int64" },
    ],
    decode(input, length, message = emptyCreateSmartContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.newContract = SmartContract.decode(reader, reader.length(), message.newContract);
        else if (tag === 24) message.callTokenValue = reader.int64();
        else if (tag === 32) message.tokenId = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.newContract !== undefined) SmartContract.encode(message.newContract, writer.uint32(18).fork()).join();
      if (message.callTokenValue !== 0n) writer.uint32(24).int64(message.callTokenValue);
      if (message.tokenId !== 0n) writer.uint32(32).int64(message.tokenId);
    },
  },
);

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

const emptyTriggerSmartContract = (): TriggerSmartContract => ({
  ownerAddress: NO_BYTES,
  contractAddress: NO_BYTES,
  callValue: 0n,
  data: NO_BYTES,
  callTokenValue: 0n,
  tokenId: 0n,
});

export const TriggerSmartContract: MessageFns<TriggerSmartContract> = /* @__PURE__ */ defineMessage(
  "TriggerSmartContract",
  {
    empty: emptyTriggerSmartContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "contractAddress", tags: [18], type: "bytes" },
      { name: "callValue", tags: [24], type: "int64" },
      { name: "data", tags: [34], type: "bytes" },
      { name: "callTokenValue", tags: [40], type: "int64" },
      { name: "tokenId", tags: [48], type: "int64" },
    ],
    decode(input, length, message = emptyTriggerSmartContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.contractAddress = reader.bytes();
        else if (tag === 24) message.callValue = reader.int64();
        else if (tag === 34) message.data = reader.bytes();
        else if (tag === 40) message.callTokenValue = reader.int64();
        else if (tag === 48) message.tokenId = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.contractAddress.length !== 0) writer.uint32(18).bytes(message.contractAddress);
      if (message.callValue !== 0n) writer.uint32(24).int64(message.callValue);
      if (message.data.length !== 0) writer.uint32(34).bytes(message.data);
      if (message.callTokenValue !== 0n) writer.uint32(40).int64(message.callTokenValue);
      if (message.tokenId !== 0n) writer.uint32(48).int64(message.tokenId);
    },
  },
);

/** Clears the ABI of a contract. */
export interface ClearABIContract {
  /** 21-byte address of the contract's deployer. */
  ownerAddress: Uint8Array;
  /** 21-byte address of the contract. */
  contractAddress: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyClearABIContract = (): ClearABIContract => ({ ownerAddress: NO_BYTES, contractAddress: NO_BYTES });

export const ClearABIContract: MessageFns<ClearABIContract> = /* @__PURE__ */ defineMessage("ClearABIContract", {
  empty: emptyClearABIContract,
  fields: () => [
    { name: "ownerAddress", tags: [10], type: "bytes" },
    { name: "contractAddress", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyClearABIContract()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.ownerAddress = reader.bytes();
      else if (tag === 18) message.contractAddress = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
    if (message.contractAddress.length !== 0) writer.uint32(18).bytes(message.contractAddress);
  },
});

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

const emptyUpdateSettingContract = (): UpdateSettingContract => ({
  ownerAddress: NO_BYTES,
  contractAddress: NO_BYTES,
  consumeUserResourcePercent: 0n,
});

export const UpdateSettingContract: MessageFns<UpdateSettingContract> = /* @__PURE__ */ defineMessage(
  "UpdateSettingContract",
  {
    empty: emptyUpdateSettingContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "contractAddress", tags: [18], type: "bytes" },
      { name: "consumeUserResourcePercent", tags: [24], type: "int64" },
    ],
    decode(input, length, message = emptyUpdateSettingContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.contractAddress = reader.bytes();
        else if (tag === 24) message.consumeUserResourcePercent = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.contractAddress.length !== 0) writer.uint32(18).bytes(message.contractAddress);
      if (message.consumeUserResourcePercent !== 0n) writer.uint32(24).int64(message.consumeUserResourcePercent);
    },
  },
);

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

const emptyUpdateEnergyLimitContract = (): UpdateEnergyLimitContract => ({
  ownerAddress: NO_BYTES,
  contractAddress: NO_BYTES,
  originEnergyLimit: 0n,
});

export const UpdateEnergyLimitContract: MessageFns<UpdateEnergyLimitContract> = /* @__PURE__ */ defineMessage(
  "UpdateEnergyLimitContract",
  {
    empty: emptyUpdateEnergyLimitContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "contractAddress", tags: [18], type: "bytes" },
      { name: "originEnergyLimit", tags: [24], type: "int64" },
    ],
    decode(input, length, message = emptyUpdateEnergyLimitContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.contractAddress = reader.bytes();
        else if (tag === 24) message.originEnergyLimit = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.contractAddress.length !== 0) writer.uint32(18).bytes(message.contractAddress);
      if (message.originEnergyLimit !== 0n) writer.uint32(24).int64(message.originEnergyLimit);
    },
  },
);

/** Estimated energy of a call. */
export interface EstimateEnergyMessage {
  /** Whether the call could be estimated, and why not. */
  result: Return | undefined;
  /** Energy to provide for the call; 0 if the estimate failed. */
  energyRequired: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEstimateEnergyMessage = (): EstimateEnergyMessage => ({ result: undefined, energyRequired: 0n });

export const EstimateEnergyMessage: MessageFns<EstimateEnergyMessage> = /* @__PURE__ */ defineMessage(
  "EstimateEnergyMessage",
  {
    empty: emptyEstimateEnergyMessage,
    fields: () => [
      { name: "result", tags: [10], type: Return },
      { name: "energyRequired", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyEstimateEnergyMessage()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.result = Return.decode(reader, reader.length(), message.result);
        else if (tag === 16) message.energyRequired = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.result !== undefined) Return.encode(message.result, writer.uint32(10).fork()).join();
      if (message.energyRequired !== 0n) writer.uint32(16).int64(message.energyRequired);
    },
  },
);
