// Generated from specs/grpc/sui/rpc/v2/state_service.proto. Do not edit: change the spec and run `npm run generate`.

import {
  CoinMetadata_MetadataCapState,
  CoinTreasury_SupplyState,
  RegulatedCoinMetadata_CoinRegulatedState,
  DynamicField_DynamicFieldKind,
} from "../../../sui-enums.ts";
export {
  CoinMetadata_MetadataCapState,
  CoinTreasury_SupplyState,
  RegulatedCoinMetadata_CoinRegulatedState,
  DynamicField_DynamicFieldKind,
};

/** Reads of the latest state: balances, coins, owned objects, dynamic fields. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { FieldMask } from "../../../google/protobuf/field_mask.ts";
import { Bcs, Object } from "./object.ts";

/** Coin type to read. */
export interface GetCoinInfoRequest {
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetCoinInfoRequest = (): GetCoinInfoRequest => ({ coinType: undefined });

export const GetCoinInfoRequest: MessageFns<GetCoinInfoRequest> = /* @__PURE__ */ defineMessage("GetCoinInfoRequest", {
  empty: emptyGetCoinInfoRequest,
  fields: () => [{ name: "coinType", tags: [10], type: "string" }],
  decode(input, length, message = emptyGetCoinInfoRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.coinType = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.coinType !== undefined) writer.uint32(10).string(message.coinType);
  },
});

/** A coin type. */
export interface GetCoinInfoResponse {
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  /** Name, symbol and decimals; absent if the coin has none or they are wrapped. */
  metadata?: CoinMetadata | undefined;
  /** Supply; absent if the treasury is wrapped. */
  treasury?: CoinTreasury | undefined;
  /** Deny list; for coins not known to have one, only the state is set. */
  regulatedMetadata?: RegulatedCoinMetadata | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetCoinInfoResponse = (): GetCoinInfoResponse => ({
  coinType: undefined,
  metadata: undefined,
  treasury: undefined,
  regulatedMetadata: undefined,
});

export const GetCoinInfoResponse: MessageFns<GetCoinInfoResponse> = /* @__PURE__ */ defineMessage(
  "GetCoinInfoResponse",
  {
    empty: emptyGetCoinInfoResponse,
    fields: () => [
      { name: "coinType", tags: [10], type: "string" },
      { name: "metadata", tags: [18], type: CoinMetadata },
      { name: "treasury", tags: [26], type: CoinTreasury },
      { name: "regulatedMetadata", tags: [34], type: RegulatedCoinMetadata },
    ],
    decode(input, length, message = emptyGetCoinInfoResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.coinType = reader.string();
        else if (tag === 18) message.metadata = CoinMetadata.decode(reader, reader.length(), message.metadata);
        else if (tag === 26) message.treasury = CoinTreasury.decode(reader, reader.length(), message.treasury);
        else if (tag === 34)
          message.regulatedMetadata = RegulatedCoinMetadata.decode(reader, reader.length(), message.regulatedMetadata);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.coinType !== undefined) writer.uint32(10).string(message.coinType);
      if (message.metadata !== undefined) CoinMetadata.encode(message.metadata, writer.uint32(18).fork()).join();
      if (message.treasury !== undefined) CoinTreasury.encode(message.treasury, writer.uint32(26).fork()).join();
      if (message.regulatedMetadata !== undefined)
        RegulatedCoinMetadata.encode(message.regulatedMetadata, writer.uint32(34).fork()).join();
    },
  },
);

/** Metadata of a coin. */
export interface CoinMetadata {
  /** Id of the metadata object. */
  id?: string | undefined;
  /** Number of decimal places. */
  decimals?: number | undefined;
  /** Name of the coin, for display. */
  name?: string | undefined;
  /** Symbol of the coin, such as `SUI`. */
  symbol?: string | undefined;
  /** Description of the coin. */
  description?: string | undefined;
  /** URL of the coin's icon; may be empty. */
  iconUrl?: string | undefined;
  /** Id of the capability to change the metadata. */
  metadataCapId?: string | undefined;
  /** State of the capability to change the metadata. */
  metadataCapState?: CoinMetadata_MetadataCapState | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCoinMetadata = (): CoinMetadata => ({
  id: undefined,
  decimals: undefined,
  name: undefined,
  symbol: undefined,
  description: undefined,
  iconUrl: undefined,
  metadataCapId: undefined,
  metadataCapState: undefined,
});

export const CoinMetadata: MessageFns<CoinMetadata> = /* @__PURE__ */ defineMessage("CoinMetadata", {
  empty: emptyCoinMetadata,
  fields: () => [
    { name: "id", tags: [10], type: "string" },
    { name: "decimals", tags: [16], type: "uint32" },
    { name: "name", tags: [26], type: "string" },
    { name: "symbol", tags: [34], type: "string" },
    { name: "description", tags: [42], type: "string" },
    { name: "iconUrl", tags: [50], type: "string" },
    { name: "metadataCapId", tags: [58], type: "string" },
    { name: "metadataCapState", tags: [64], type: "int32" },
  ],
  decode(input, length, message = emptyCoinMetadata()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.string();
      else if (tag === 16) message.decimals = reader.uint32();
      else if (tag === 26) message.name = reader.string();
      else if (tag === 34) message.symbol = reader.string();
      else if (tag === 42) message.description = reader.string();
      else if (tag === 50) message.iconUrl = reader.string();
      else if (tag === 58) message.metadataCapId = reader.string();
      else if (tag === 64) message.metadataCapState = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) writer.uint32(10).string(message.id);
    if (message.decimals !== undefined) writer.uint32(16).uint32(message.decimals);
    if (message.name !== undefined) writer.uint32(26).string(message.name);
    if (message.symbol !== undefined) writer.uint32(34).string(message.symbol);
    if (message.description !== undefined) writer.uint32(42).string(message.description);
    if (message.iconUrl !== undefined) writer.uint32(50).string(message.iconUrl);
    if (message.metadataCapId !== undefined) writer.uint32(58).string(message.metadataCapId);
    if (message.metadataCapState !== undefined) writer.uint32(64).int32(message.metadataCapState);
  },
});

/** The mint authority of a coin, and its supply. */
export interface CoinTreasury {
  /** Id of the treasury object. */
  id?: string | undefined;
  /** Total supply, in the coin's smallest unit. */
  totalSupply?: bigint | undefined;
  /** Whether the supply can still change. */
  supplyState?: CoinTreasury_SupplyState | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyCoinTreasury = (): CoinTreasury => ({
  id: undefined,
  totalSupply: undefined,
  supplyState: undefined,
});

export const CoinTreasury: MessageFns<CoinTreasury> = /* @__PURE__ */ defineMessage("CoinTreasury", {
  empty: emptyCoinTreasury,
  fields: () => [
    { name: "id", tags: [10], type: "string" },
    { name: "totalSupply", tags: [16], type: "uint64" },
    { name: "supplyState", tags: [24], type: "int32" },
  ],
  decode(input, length, message = emptyCoinTreasury()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.id = reader.string();
      else if (tag === 16) message.totalSupply = reader.uint64();
      else if (tag === 24) message.supplyState = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.id !== undefined) writer.uint32(10).string(message.id);
    if (message.totalSupply !== undefined) writer.uint32(16).uint64(message.totalSupply);
    if (message.supplyState !== undefined) writer.uint32(24).int32(message.supplyState);
  },
});

/** The deny list of a regulated coin. */
export interface RegulatedCoinMetadata {
  /** Id of the object that records the regulation. */
  id?: string | undefined;
  /** Id of the metadata object. */
  coinMetadataObject?: string | undefined;
  /** Id of the capability that may change the deny list. */
  denyCapObject?: string | undefined;
  /** Whether all transfers can be stopped. */
  allowGlobalPause?: boolean | undefined;
  /** Version of the record. */
  variant?: number | undefined;
  /** Whether the coin has a deny list. */
  coinRegulatedState?: RegulatedCoinMetadata_CoinRegulatedState | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyRegulatedCoinMetadata = (): RegulatedCoinMetadata => ({
  id: undefined,
  coinMetadataObject: undefined,
  denyCapObject: undefined,
  allowGlobalPause: undefined,
  variant: undefined,
  coinRegulatedState: undefined,
});

export const RegulatedCoinMetadata: MessageFns<RegulatedCoinMetadata> = /* @__PURE__ */ defineMessage(
  "RegulatedCoinMetadata",
  {
    empty: emptyRegulatedCoinMetadata,
    fields: () => [
      { name: "id", tags: [10], type: "string" },
      { name: "coinMetadataObject", tags: [18], type: "string" },
      { name: "denyCapObject", tags: [26], type: "string" },
      { name: "allowGlobalPause", tags: [32], type: "bool" },
      { name: "variant", tags: [40], type: "uint32" },
      { name: "coinRegulatedState", tags: [48], type: "int32" },
    ],
    decode(input, length, message = emptyRegulatedCoinMetadata()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.id = reader.string();
        else if (tag === 18) message.coinMetadataObject = reader.string();
        else if (tag === 26) message.denyCapObject = reader.string();
        else if (tag === 32) message.allowGlobalPause = reader.bool();
        else if (tag === 40) message.variant = reader.uint32();
        else if (tag === 48) message.coinRegulatedState = reader.enumeration();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.id !== undefined) writer.uint32(10).string(message.id);
      if (message.coinMetadataObject !== undefined) writer.uint32(18).string(message.coinMetadataObject);
      if (message.denyCapObject !== undefined) writer.uint32(26).string(message.denyCapObject);
      if (message.allowGlobalPause !== undefined) writer.uint32(32).bool(message.allowGlobalPause);
      if (message.variant !== undefined) writer.uint32(40).uint32(message.variant);
      if (message.coinRegulatedState !== undefined) writer.uint32(48).int32(message.coinRegulatedState);
    },
  },
);

/** Address and coin type of the balance. */
export interface GetBalanceRequest {
  /** Address of the owner. */
  owner?: string | undefined;
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetBalanceRequest = (): GetBalanceRequest => ({ owner: undefined, coinType: undefined });

export const GetBalanceRequest: MessageFns<GetBalanceRequest> = /* @__PURE__ */ defineMessage("GetBalanceRequest", {
  empty: emptyGetBalanceRequest,
  fields: () => [
    { name: "owner", tags: [10], type: "string" },
    { name: "coinType", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyGetBalanceRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.owner = reader.string();
      else if (tag === 18) message.coinType = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.owner !== undefined) writer.uint32(10).string(message.owner);
    if (message.coinType !== undefined) writer.uint32(18).string(message.coinType);
  },
});

/** The balance. */
export interface GetBalanceResponse {
  /** Balance of the coin type; 0 if the address has none. */
  balance?: Balance | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetBalanceResponse = (): GetBalanceResponse => ({ balance: undefined });

export const GetBalanceResponse: MessageFns<GetBalanceResponse> = /* @__PURE__ */ defineMessage("GetBalanceResponse", {
  empty: emptyGetBalanceResponse,
  fields: () => [{ name: "balance", tags: [10], type: Balance }],
  decode(input, length, message = emptyGetBalanceResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.balance = Balance.decode(reader, reader.length(), message.balance);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.balance !== undefined) Balance.encode(message.balance, writer.uint32(10).fork()).join();
  },
});

/** Address whose balances to list. */
export interface ListBalancesRequest {
  /** Address of the owner: 64 hex digits, prefixed with `0x`. Required. */
  owner?: string | undefined;
  /** Maximum number of items per page; the server may return fewer. Default: 50; maximum: 1,000. */
  pageSize?: number | undefined;
  /** Token from the previous page; absent for the first page. */
  pageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListBalancesRequest = (): ListBalancesRequest => ({
  owner: undefined,
  pageSize: undefined,
  pageToken: undefined,
});

export const ListBalancesRequest: MessageFns<ListBalancesRequest> = /* @__PURE__ */ defineMessage(
  "ListBalancesRequest",
  {
    empty: emptyListBalancesRequest,
    fields: () => [
      { name: "owner", tags: [10], type: "string" },
      { name: "pageSize", tags: [16], type: "uint32" },
      { name: "pageToken", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyListBalancesRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.owner = reader.string();
        else if (tag === 16) message.pageSize = reader.uint32();
        else if (tag === 26) message.pageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.owner !== undefined) writer.uint32(10).string(message.owner);
      if (message.pageSize !== undefined) writer.uint32(16).uint32(message.pageSize);
      if (message.pageToken !== undefined) writer.uint32(26).bytes(message.pageToken);
    },
  },
);

/** A page of balances. */
export interface ListBalancesResponse {
  /** Balances, one for each coin type that the address has. */
  balances: Balance[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListBalancesResponse = (): ListBalancesResponse => ({ balances: [], nextPageToken: undefined });

export const ListBalancesResponse: MessageFns<ListBalancesResponse> = /* @__PURE__ */ defineMessage(
  "ListBalancesResponse",
  {
    empty: emptyListBalancesResponse,
    fields: () => [
      { name: "balances", tags: [10], type: Balance, repeated: true },
      { name: "nextPageToken", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyListBalancesResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.balances.push(Balance.decode(reader, reader.length()));
        else if (tag === 18) message.nextPageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.balances) Balance.encode(item, writer.uint32(10).fork()).join();
      if (message.nextPageToken !== undefined) writer.uint32(18).bytes(message.nextPageToken);
    },
  },
);

/** The balance of a coin at an address. */
export interface Balance {
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  /** Sum of both parts, in the coin's smallest unit. */
  balance?: bigint | undefined;
  /** Part held by the address itself, without coin objects; absent if there is none. */
  addressBalance?: bigint | undefined;
  /** Part held in coin objects; absent if there is none. */
  coinBalance?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBalance = (): Balance => ({
  coinType: undefined,
  balance: undefined,
  addressBalance: undefined,
  coinBalance: undefined,
});

export const Balance: MessageFns<Balance> = /* @__PURE__ */ defineMessage("Balance", {
  empty: emptyBalance,
  fields: () => [
    { name: "coinType", tags: [10], type: "string" },
    { name: "balance", tags: [24], type: "uint64" },
    { name: "addressBalance", tags: [32], type: "uint64" },
    { name: "coinBalance", tags: [40], type: "uint64" },
  ],
  decode(input, length, message = emptyBalance()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.coinType = reader.string();
      else if (tag === 24) message.balance = reader.uint64();
      else if (tag === 32) message.addressBalance = reader.uint64();
      else if (tag === 40) message.coinBalance = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.coinType !== undefined) writer.uint32(10).string(message.coinType);
    if (message.balance !== undefined) writer.uint32(24).uint64(message.balance);
    if (message.addressBalance !== undefined) writer.uint32(32).uint64(message.addressBalance);
    if (message.coinBalance !== undefined) writer.uint32(40).uint64(message.coinBalance);
  },
});

/** Object whose dynamic fields to list. */
export interface ListDynamicFieldsRequest {
  /** Id of the parent object. */
  parent?: string | undefined;
  /** Maximum number of items per page; the server may return fewer. Default: 50; maximum: 1,000. */
  pageSize?: number | undefined;
  /** Token from the previous page; absent for the first page. */
  pageToken?: Uint8Array | undefined;
  /** The fields of each item to return. Default: `parent` and `field_id`. */
  readMask?: string[] | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListDynamicFieldsRequest = (): ListDynamicFieldsRequest => ({
  parent: undefined,
  pageSize: undefined,
  pageToken: undefined,
  readMask: undefined,
});

export const ListDynamicFieldsRequest: MessageFns<ListDynamicFieldsRequest> = /* @__PURE__ */ defineMessage(
  "ListDynamicFieldsRequest",
  {
    empty: emptyListDynamicFieldsRequest,
    fields: () => [
      { name: "parent", tags: [10], type: "string" },
      { name: "pageSize", tags: [16], type: "uint32" },
      { name: "pageToken", tags: [26], type: "bytes" },
      { name: "readMask", tags: [34], type: FieldMask },
    ],
    decode(input, length, message = emptyListDynamicFieldsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.parent = reader.string();
        else if (tag === 16) message.pageSize = reader.uint32();
        else if (tag === 26) message.pageToken = reader.bytes();
        else readField(ListDynamicFieldsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.parent !== undefined) writer.uint32(10).string(message.parent);
      if (message.pageSize !== undefined) writer.uint32(16).uint32(message.pageSize);
      if (message.pageToken !== undefined) writer.uint32(26).bytes(message.pageToken);
      writeField(ListDynamicFieldsRequest, 34, message, writer);
    },
  },
);

/** A page of dynamic fields. */
export interface ListDynamicFieldsResponse {
  /** Dynamic fields of the parent. */
  dynamicFields: DynamicField[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListDynamicFieldsResponse = (): ListDynamicFieldsResponse => ({
  dynamicFields: [],
  nextPageToken: undefined,
});

export const ListDynamicFieldsResponse: MessageFns<ListDynamicFieldsResponse> = /* @__PURE__ */ defineMessage(
  "ListDynamicFieldsResponse",
  {
    empty: emptyListDynamicFieldsResponse,
    fields: () => [
      { name: "dynamicFields", tags: [10], type: DynamicField, repeated: true },
      { name: "nextPageToken", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyListDynamicFieldsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.dynamicFields.push(DynamicField.decode(reader, reader.length()));
        else if (tag === 18) message.nextPageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.dynamicFields) DynamicField.encode(item, writer.uint32(10).fork()).join();
      if (message.nextPageToken !== undefined) writer.uint32(18).bytes(message.nextPageToken);
    },
  },
);

/** A dynamic field of an object. */
export interface DynamicField {
  /** Whether the value is part of the field or an object of its own. */
  kind?: DynamicField_DynamicFieldKind | undefined;
  /** Id of the parent object. */
  parent?: string | undefined;
  /** Id of the field object. */
  fieldId?: string | undefined;
  /** Object that holds the field's name and value. */
  fieldObject?: Object | undefined;
  /** Name of the field, in BCS; of any type. */
  name?: Bcs | undefined;
  /** Value of the field, in BCS; for a dynamic object field, the child's id. */
  value?: Bcs | undefined;
  /** Type of the value. */
  valueType?: string | undefined;
  /** Id of the child object, for a dynamic object field. */
  childId?: string | undefined;
  /** Child object, for a dynamic object field. */
  childObject?: Object | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDynamicField = (): DynamicField => ({
  kind: undefined,
  parent: undefined,
  fieldId: undefined,
  fieldObject: undefined,
  name: undefined,
  value: undefined,
  valueType: undefined,
  childId: undefined,
  childObject: undefined,
});

export const DynamicField: MessageFns<DynamicField> = /* @__PURE__ */ defineMessage("DynamicField", {
  empty: emptyDynamicField,
  fields: () => [
    { name: "kind", tags: [8], type: "int32" },
    { name: "parent", tags: [18], type: "string" },
    { name: "fieldId", tags: [26], type: "string" },
    { name: "fieldObject", tags: [34], type: Object },
    { name: "name", tags: [42], type: Bcs },
    { name: "value", tags: [50], type: Bcs },
    { name: "valueType", tags: [58], type: "string" },
    { name: "childId", tags: [66], type: "string" },
    { name: "childObject", tags: [74], type: Object },
  ],
  decode(input, length, message = emptyDynamicField()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.kind = reader.enumeration();
      else if (tag === 18) message.parent = reader.string();
      else if (tag === 26) message.fieldId = reader.string();
      else if (tag === 34) message.fieldObject = Object.decode(reader, reader.length(), message.fieldObject);
      else if (tag === 42) message.name = Bcs.decode(reader, reader.length(), message.name);
      else if (tag === 50) message.value = Bcs.decode(reader, reader.length(), message.value);
      else if (tag === 58) message.valueType = reader.string();
      else if (tag === 66) message.childId = reader.string();
      else if (tag === 74) message.childObject = Object.decode(reader, reader.length(), message.childObject);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
    if (message.parent !== undefined) writer.uint32(18).string(message.parent);
    if (message.fieldId !== undefined) writer.uint32(26).string(message.fieldId);
    if (message.fieldObject !== undefined) Object.encode(message.fieldObject, writer.uint32(34).fork()).join();
    if (message.name !== undefined) Bcs.encode(message.name, writer.uint32(42).fork()).join();
    if (message.value !== undefined) Bcs.encode(message.value, writer.uint32(50).fork()).join();
    if (message.valueType !== undefined) writer.uint32(58).string(message.valueType);
    if (message.childId !== undefined) writer.uint32(66).string(message.childId);
    if (message.childObject !== undefined) Object.encode(message.childObject, writer.uint32(74).fork()).join();
  },
});

/** Address whose objects to list. */
export interface ListOwnedObjectsRequest {
  /** Address of the owner: 64 hex digits, prefixed with `0x`. Required. */
  owner?: string | undefined;
  /** Maximum number of items per page; the server may return fewer. Default: 50; maximum: 1,000. */
  pageSize?: number | undefined;
  /** Token from the previous page; absent for the first page. */
  pageToken?: Uint8Array | undefined;
  /** The fields of each object to return. Default: `object_id`, `version` and `object_type`. */
  readMask?: string[] | undefined;
  /** Only objects of this type; without type arguments, of all its instantiations. */
  objectType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListOwnedObjectsRequest = (): ListOwnedObjectsRequest => ({
  owner: undefined,
  pageSize: undefined,
  pageToken: undefined,
  readMask: undefined,
  objectType: undefined,
});

export const ListOwnedObjectsRequest: MessageFns<ListOwnedObjectsRequest> = /* @__PURE__ */ defineMessage(
  "ListOwnedObjectsRequest",
  {
    empty: emptyListOwnedObjectsRequest,
    fields: () => [
      { name: "owner", tags: [10], type: "string" },
      { name: "pageSize", tags: [16], type: "uint32" },
      { name: "pageToken", tags: [26], type: "bytes" },
      { name: "readMask", tags: [34], type: FieldMask },
      { name: "objectType", tags: [42], type: "string" },
    ],
    decode(input, length, message = emptyListOwnedObjectsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.owner = reader.string();
        else if (tag === 16) message.pageSize = reader.uint32();
        else if (tag === 26) message.pageToken = reader.bytes();
        else if (tag === 42) message.objectType = reader.string();
        else readField(ListOwnedObjectsRequest, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.owner !== undefined) writer.uint32(10).string(message.owner);
      if (message.pageSize !== undefined) writer.uint32(16).uint32(message.pageSize);
      if (message.pageToken !== undefined) writer.uint32(26).bytes(message.pageToken);
      writeField(ListOwnedObjectsRequest, 34, message, writer);
      if (message.objectType !== undefined) writer.uint32(42).string(message.objectType);
    },
  },
);

/** A page of objects. */
export interface ListOwnedObjectsResponse {
  /** Objects of the address, with the fields of the read mask. */
  objects: Object[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListOwnedObjectsResponse = (): ListOwnedObjectsResponse => ({
  objects: [],
  nextPageToken: undefined,
});

export const ListOwnedObjectsResponse: MessageFns<ListOwnedObjectsResponse> = /* @__PURE__ */ defineMessage(
  "ListOwnedObjectsResponse",
  {
    empty: emptyListOwnedObjectsResponse,
    fields: () => [
      { name: "objects", tags: [10], type: Object, repeated: true },
      { name: "nextPageToken", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyListOwnedObjectsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.objects.push(Object.decode(reader, reader.length()));
        else if (tag === 18) message.nextPageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.objects) Object.encode(item, writer.uint32(10).fork()).join();
      if (message.nextPageToken !== undefined) writer.uint32(18).bytes(message.nextPageToken);
    },
  },
);
