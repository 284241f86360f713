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

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Object, Bcs } from "./object.ts";

import { FieldMask } from "../../../google/protobuf/field_mask.ts";

/** Reads of the latest state: balances, coins, owned objects, dynamic fields. */

/** Coin type to read. */
export interface GetCoinInfoRequest {
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** Address and coin type of the balance. */
export interface GetBalanceRequest {
  /** Address of the owner. */
  owner?: string | undefined;
  /** Coin type, such as `package::module::Type`. */
  coinType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The balance. */
export interface GetBalanceResponse {
  /** Balance of the coin type; 0 if the address has none. */
  balance?: Balance | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A page of balances. */
export interface ListBalancesResponse {
  /** Balances, one for each coin type that the address has. */
  balances: Balance[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A page of dynamic fields. */
export interface ListDynamicFieldsResponse {
  /** Dynamic fields of the parent. */
  dynamicFields: DynamicField[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A page of objects. */
export interface ListOwnedObjectsResponse {
  /** Objects of the address, with the fields of the read mask. */
  objects: Object[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseGetCoinInfoRequest(): GetCoinInfoRequest {
  return { coinType: undefined };
}

let GetCoinInfoRequestView: ViewClass<GetCoinInfoRequest> | undefined;

export const GetCoinInfoRequest: MessageFns<GetCoinInfoRequest> = /* @__PURE__ */ checkedFns("GetCoinInfoRequest", {
  encode(message: GetCoinInfoRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.coinType !== undefined) {
      writer.uint32(10).string(message.coinType);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetCoinInfoRequest = createBaseGetCoinInfoRequest(),
  ): GetCoinInfoRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetCoinInfoRequest> {
    GetCoinInfoRequestView ??= viewClass(GetCoinInfoRequest, createBaseGetCoinInfoRequest, [
      { name: "coinType", tags: [10], type: "string" },
    ]);
    return new GetCoinInfoRequestView(input, length);
  },

  create(base?: DeepPartial<GetCoinInfoRequest>): GetCoinInfoRequest {
    return GetCoinInfoRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetCoinInfoRequest>): GetCoinInfoRequest {
    const message = createBaseGetCoinInfoRequest();
    message.coinType = object.coinType ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetCoinInfoResponse(): GetCoinInfoResponse {
  return { coinType: undefined, metadata: undefined, treasury: undefined, regulatedMetadata: undefined };
}

let GetCoinInfoResponseView: ViewClass<GetCoinInfoResponse> | undefined;

export const GetCoinInfoResponse: MessageFns<GetCoinInfoResponse> = /* @__PURE__ */ checkedFns("GetCoinInfoResponse", {
  encode(message: GetCoinInfoResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.coinType !== undefined) {
      writer.uint32(10).string(message.coinType);
    }
    if (message.metadata !== undefined) {
      CoinMetadata.encode(message.metadata, writer.uint32(18).fork()).join();
    }
    if (message.treasury !== undefined) {
      CoinTreasury.encode(message.treasury, writer.uint32(26).fork()).join();
    }
    if (message.regulatedMetadata !== undefined) {
      RegulatedCoinMetadata.encode(message.regulatedMetadata, writer.uint32(34).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetCoinInfoResponse = createBaseGetCoinInfoResponse(),
  ): GetCoinInfoResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.coinType = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.metadata = CoinMetadata.decode(reader, reader.length(), message.metadata);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.treasury = CoinTreasury.decode(reader, reader.length(), message.treasury);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.regulatedMetadata = RegulatedCoinMetadata.decode(reader, reader.length(), message.regulatedMetadata);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetCoinInfoResponse> {
    GetCoinInfoResponseView ??= viewClass(GetCoinInfoResponse, createBaseGetCoinInfoResponse, [
      { name: "coinType", tags: [10], type: "string" },
      { name: "metadata", tags: [18], type: CoinMetadata },
      { name: "treasury", tags: [26], type: CoinTreasury },
      { name: "regulatedMetadata", tags: [34], type: RegulatedCoinMetadata },
    ]);
    return new GetCoinInfoResponseView(input, length);
  },

  create(base?: DeepPartial<GetCoinInfoResponse>): GetCoinInfoResponse {
    return GetCoinInfoResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetCoinInfoResponse>): GetCoinInfoResponse {
    const message = createBaseGetCoinInfoResponse();
    message.coinType = object.coinType ?? undefined;
    message.metadata =
      object.metadata !== undefined && object.metadata !== null ? CoinMetadata.fromPartial(object.metadata) : undefined;
    message.treasury =
      object.treasury !== undefined && object.treasury !== null ? CoinTreasury.fromPartial(object.treasury) : undefined;
    message.regulatedMetadata =
      object.regulatedMetadata !== undefined && object.regulatedMetadata !== null
        ? RegulatedCoinMetadata.fromPartial(object.regulatedMetadata)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCoinMetadata(): CoinMetadata {
  return {
    id: undefined,
    decimals: undefined,
    name: undefined,
    symbol: undefined,
    description: undefined,
    iconUrl: undefined,
    metadataCapId: undefined,
    metadataCapState: undefined,
  };
}

let CoinMetadataView: ViewClass<CoinMetadata> | undefined;

export const CoinMetadata: MessageFns<CoinMetadata> = /* @__PURE__ */ checkedFns("CoinMetadata", {
  encode(message: CoinMetadata, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== undefined) {
      writer.uint32(10).string(message.id);
    }
    if (message.decimals !== undefined) {
      writer.uint32(16).uint32(message.decimals);
    }
    if (message.name !== undefined) {
      writer.uint32(26).string(message.name);
    }
    if (message.symbol !== undefined) {
      writer.uint32(34).string(message.symbol);
    }
    if (message.description !== undefined) {
      writer.uint32(42).string(message.description);
    }
    if (message.iconUrl !== undefined) {
      writer.uint32(50).string(message.iconUrl);
    }
    if (message.metadataCapId !== undefined) {
      writer.uint32(58).string(message.metadataCapId);
    }
    if (message.metadataCapState !== undefined) {
      writer.uint32(64).int32(message.metadataCapState);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CoinMetadata = createBaseCoinMetadata(),
  ): CoinMetadata {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.decimals = reader.uint32();
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

          message.symbol = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.description = reader.string();
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.iconUrl = reader.string();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.metadataCapId = reader.string();
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.metadataCapState = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CoinMetadata> {
    CoinMetadataView ??= viewClass(CoinMetadata, createBaseCoinMetadata, [
      { name: "id", tags: [10], type: "string" },
      { name: "decimals", tags: [16], type: "uint32" },
      { name: "name", tags: [26], type: "string" },
      { name: "symbol", tags: [34], type: "string" },
      { name: "description", tags: [42], type: "string" },
      { name: "iconUrl", tags: [50], type: "string" },
      { name: "metadataCapId", tags: [58], type: "string" },
      { name: "metadataCapState", tags: [64], type: "int32" },
    ]);
    return new CoinMetadataView(input, length);
  },

  create(base?: DeepPartial<CoinMetadata>): CoinMetadata {
    return CoinMetadata.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CoinMetadata>): CoinMetadata {
    const message = createBaseCoinMetadata();
    message.id = object.id ?? undefined;
    message.decimals = object.decimals ?? undefined;
    message.name = object.name ?? undefined;
    message.symbol = object.symbol ?? undefined;
    message.description = object.description ?? undefined;
    message.iconUrl = object.iconUrl ?? undefined;
    message.metadataCapId = object.metadataCapId ?? undefined;
    message.metadataCapState = object.metadataCapState ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseCoinTreasury(): CoinTreasury {
  return { id: undefined, totalSupply: undefined, supplyState: undefined };
}

let CoinTreasuryView: ViewClass<CoinTreasury> | undefined;

export const CoinTreasury: MessageFns<CoinTreasury> = /* @__PURE__ */ checkedFns("CoinTreasury", {
  encode(message: CoinTreasury, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.id !== undefined) {
      writer.uint32(10).string(message.id);
    }
    if (message.totalSupply !== undefined) {
      writer.uint32(16).uint64(message.totalSupply);
    }
    if (message.supplyState !== undefined) {
      writer.uint32(24).int32(message.supplyState);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: CoinTreasury = createBaseCoinTreasury(),
  ): CoinTreasury {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.id = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.totalSupply = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.supplyState = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<CoinTreasury> {
    CoinTreasuryView ??= viewClass(CoinTreasury, createBaseCoinTreasury, [
      { name: "id", tags: [10], type: "string" },
      { name: "totalSupply", tags: [16], type: "uint64" },
      { name: "supplyState", tags: [24], type: "int32" },
    ]);
    return new CoinTreasuryView(input, length);
  },

  create(base?: DeepPartial<CoinTreasury>): CoinTreasury {
    return CoinTreasury.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<CoinTreasury>): CoinTreasury {
    const message = createBaseCoinTreasury();
    message.id = object.id ?? undefined;
    message.totalSupply =
      object.totalSupply !== undefined && object.totalSupply !== null ? BigInt(object.totalSupply) : undefined;
    message.supplyState = object.supplyState ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseRegulatedCoinMetadata(): RegulatedCoinMetadata {
  return {
    id: undefined,
    coinMetadataObject: undefined,
    denyCapObject: undefined,
    allowGlobalPause: undefined,
    variant: undefined,
    coinRegulatedState: undefined,
  };
}

let RegulatedCoinMetadataView: ViewClass<RegulatedCoinMetadata> | undefined;

export const RegulatedCoinMetadata: MessageFns<RegulatedCoinMetadata> = /* @__PURE__ */ checkedFns(
  "RegulatedCoinMetadata",
  {
    encode(message: RegulatedCoinMetadata, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.id !== undefined) {
        writer.uint32(10).string(message.id);
      }
      if (message.coinMetadataObject !== undefined) {
        writer.uint32(18).string(message.coinMetadataObject);
      }
      if (message.denyCapObject !== undefined) {
        writer.uint32(26).string(message.denyCapObject);
      }
      if (message.allowGlobalPause !== undefined) {
        writer.uint32(32).bool(message.allowGlobalPause);
      }
      if (message.variant !== undefined) {
        writer.uint32(40).uint32(message.variant);
      }
      if (message.coinRegulatedState !== undefined) {
        writer.uint32(48).int32(message.coinRegulatedState);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: RegulatedCoinMetadata = createBaseRegulatedCoinMetadata(),
    ): RegulatedCoinMetadata {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.id = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.coinMetadataObject = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.denyCapObject = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.allowGlobalPause = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.variant = reader.uint32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.coinRegulatedState = reader.enumeration();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<RegulatedCoinMetadata> {
      RegulatedCoinMetadataView ??= viewClass(RegulatedCoinMetadata, createBaseRegulatedCoinMetadata, [
        { name: "id", tags: [10], type: "string" },
        { name: "coinMetadataObject", tags: [18], type: "string" },
        { name: "denyCapObject", tags: [26], type: "string" },
        { name: "allowGlobalPause", tags: [32], type: "bool" },
        { name: "variant", tags: [40], type: "uint32" },
        { name: "coinRegulatedState", tags: [48], type: "int32" },
      ]);
      return new RegulatedCoinMetadataView(input, length);
    },

    create(base?: DeepPartial<RegulatedCoinMetadata>): RegulatedCoinMetadata {
      return RegulatedCoinMetadata.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<RegulatedCoinMetadata>): RegulatedCoinMetadata {
      const message = createBaseRegulatedCoinMetadata();
      message.id = object.id ?? undefined;
      message.coinMetadataObject = object.coinMetadataObject ?? undefined;
      message.denyCapObject = object.denyCapObject ?? undefined;
      message.allowGlobalPause = object.allowGlobalPause ?? undefined;
      message.variant = object.variant ?? undefined;
      message.coinRegulatedState = object.coinRegulatedState ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseGetBalanceRequest(): GetBalanceRequest {
  return { owner: undefined, coinType: undefined };
}

let GetBalanceRequestView: ViewClass<GetBalanceRequest> | undefined;

export const GetBalanceRequest: MessageFns<GetBalanceRequest> = /* @__PURE__ */ checkedFns("GetBalanceRequest", {
  encode(message: GetBalanceRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.owner !== undefined) {
      writer.uint32(10).string(message.owner);
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
    message: GetBalanceRequest = createBaseGetBalanceRequest(),
  ): GetBalanceRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.owner = reader.string();
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetBalanceRequest> {
    GetBalanceRequestView ??= viewClass(GetBalanceRequest, createBaseGetBalanceRequest, [
      { name: "owner", tags: [10], type: "string" },
      { name: "coinType", tags: [18], type: "string" },
    ]);
    return new GetBalanceRequestView(input, length);
  },

  create(base?: DeepPartial<GetBalanceRequest>): GetBalanceRequest {
    return GetBalanceRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetBalanceRequest>): GetBalanceRequest {
    const message = createBaseGetBalanceRequest();
    message.owner = object.owner ?? undefined;
    message.coinType = object.coinType ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetBalanceResponse(): GetBalanceResponse {
  return { balance: undefined };
}

let GetBalanceResponseView: ViewClass<GetBalanceResponse> | undefined;

export const GetBalanceResponse: MessageFns<GetBalanceResponse> = /* @__PURE__ */ checkedFns("GetBalanceResponse", {
  encode(message: GetBalanceResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.balance !== undefined) {
      Balance.encode(message.balance, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetBalanceResponse = createBaseGetBalanceResponse(),
  ): GetBalanceResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.balance = Balance.decode(reader, reader.length(), message.balance);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetBalanceResponse> {
    GetBalanceResponseView ??= viewClass(GetBalanceResponse, createBaseGetBalanceResponse, [
      { name: "balance", tags: [10], type: Balance },
    ]);
    return new GetBalanceResponseView(input, length);
  },

  create(base?: DeepPartial<GetBalanceResponse>): GetBalanceResponse {
    return GetBalanceResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetBalanceResponse>): GetBalanceResponse {
    const message = createBaseGetBalanceResponse();
    message.balance =
      object.balance !== undefined && object.balance !== null ? Balance.fromPartial(object.balance) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListBalancesRequest(): ListBalancesRequest {
  return { owner: undefined, pageSize: undefined, pageToken: undefined };
}

let ListBalancesRequestView: ViewClass<ListBalancesRequest> | undefined;

export const ListBalancesRequest: MessageFns<ListBalancesRequest> = /* @__PURE__ */ checkedFns("ListBalancesRequest", {
  encode(message: ListBalancesRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.owner !== undefined) {
      writer.uint32(10).string(message.owner);
    }
    if (message.pageSize !== undefined) {
      writer.uint32(16).uint32(message.pageSize);
    }
    if (message.pageToken !== undefined) {
      writer.uint32(26).bytes(message.pageToken);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ListBalancesRequest = createBaseListBalancesRequest(),
  ): ListBalancesRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.owner = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.pageSize = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.pageToken = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListBalancesRequest> {
    ListBalancesRequestView ??= viewClass(ListBalancesRequest, createBaseListBalancesRequest, [
      { name: "owner", tags: [10], type: "string" },
      { name: "pageSize", tags: [16], type: "uint32" },
      { name: "pageToken", tags: [26], type: "bytes" },
    ]);
    return new ListBalancesRequestView(input, length);
  },

  create(base?: DeepPartial<ListBalancesRequest>): ListBalancesRequest {
    return ListBalancesRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListBalancesRequest>): ListBalancesRequest {
    const message = createBaseListBalancesRequest();
    message.owner = object.owner ?? undefined;
    message.pageSize = object.pageSize ?? undefined;
    message.pageToken = object.pageToken ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListBalancesResponse(): ListBalancesResponse {
  return { balances: [], nextPageToken: undefined };
}

let ListBalancesResponseView: ViewClass<ListBalancesResponse> | undefined;

export const ListBalancesResponse: MessageFns<ListBalancesResponse> = /* @__PURE__ */ checkedFns(
  "ListBalancesResponse",
  {
    encode(message: ListBalancesResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.balances) {
        Balance.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message.nextPageToken !== undefined) {
        writer.uint32(18).bytes(message.nextPageToken);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListBalancesResponse = createBaseListBalancesResponse(),
    ): ListBalancesResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.balances.push(Balance.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.nextPageToken = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListBalancesResponse> {
      ListBalancesResponseView ??= viewClass(ListBalancesResponse, createBaseListBalancesResponse, [
        { name: "balances", tags: [10], type: Balance, repeated: true },
        { name: "nextPageToken", tags: [18], type: "bytes" },
      ]);
      return new ListBalancesResponseView(input, length);
    },

    create(base?: DeepPartial<ListBalancesResponse>): ListBalancesResponse {
      return ListBalancesResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListBalancesResponse>): ListBalancesResponse {
      const message = createBaseListBalancesResponse();
      message.balances = object.balances?.map((e) => Balance.fromPartial(e)) || [];
      message.nextPageToken = object.nextPageToken ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBalance(): Balance {
  return { coinType: undefined, balance: undefined, addressBalance: undefined, coinBalance: undefined };
}

let BalanceView: ViewClass<Balance> | undefined;

export const Balance: MessageFns<Balance> = /* @__PURE__ */ checkedFns("Balance", {
  encode(message: Balance, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.coinType !== undefined) {
      writer.uint32(10).string(message.coinType);
    }
    if (message.balance !== undefined) {
      writer.uint32(24).uint64(message.balance);
    }
    if (message.addressBalance !== undefined) {
      writer.uint32(32).uint64(message.addressBalance);
    }
    if (message.coinBalance !== undefined) {
      writer.uint32(40).uint64(message.coinBalance);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Balance = createBaseBalance()): Balance {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.coinType = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.balance = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.addressBalance = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.coinBalance = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Balance> {
    BalanceView ??= viewClass(Balance, createBaseBalance, [
      { name: "coinType", tags: [10], type: "string" },
      { name: "balance", tags: [24], type: "uint64" },
      { name: "addressBalance", tags: [32], type: "uint64" },
      { name: "coinBalance", tags: [40], type: "uint64" },
    ]);
    return new BalanceView(input, length);
  },

  create(base?: DeepPartial<Balance>): Balance {
    return Balance.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Balance>): Balance {
    const message = createBaseBalance();
    message.coinType = object.coinType ?? undefined;
    message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : undefined;
    message.addressBalance =
      object.addressBalance !== undefined && object.addressBalance !== null ? BigInt(object.addressBalance) : undefined;
    message.coinBalance =
      object.coinBalance !== undefined && object.coinBalance !== null ? BigInt(object.coinBalance) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListDynamicFieldsRequest(): ListDynamicFieldsRequest {
  return { parent: undefined, pageSize: undefined, pageToken: undefined, readMask: undefined };
}

let ListDynamicFieldsRequestView: ViewClass<ListDynamicFieldsRequest> | undefined;

export const ListDynamicFieldsRequest: MessageFns<ListDynamicFieldsRequest> = /* @__PURE__ */ checkedFns(
  "ListDynamicFieldsRequest",
  {
    encode(message: ListDynamicFieldsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.parent !== undefined) {
        writer.uint32(10).string(message.parent);
      }
      if (message.pageSize !== undefined) {
        writer.uint32(16).uint32(message.pageSize);
      }
      if (message.pageToken !== undefined) {
        writer.uint32(26).bytes(message.pageToken);
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListDynamicFieldsRequest = createBaseListDynamicFieldsRequest(),
    ): ListDynamicFieldsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.parent = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.pageSize = reader.uint32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.pageToken = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListDynamicFieldsRequest> {
      ListDynamicFieldsRequestView ??= viewClass(ListDynamicFieldsRequest, createBaseListDynamicFieldsRequest, [
        { name: "parent", tags: [10], type: "string" },
        { name: "pageSize", tags: [16], type: "uint32" },
        { name: "pageToken", tags: [26], type: "bytes" },
        { name: "readMask", tags: [34], type: FieldMask },
      ]);
      return new ListDynamicFieldsRequestView(input, length);
    },

    create(base?: DeepPartial<ListDynamicFieldsRequest>): ListDynamicFieldsRequest {
      return ListDynamicFieldsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListDynamicFieldsRequest>): ListDynamicFieldsRequest {
      const message = createBaseListDynamicFieldsRequest();
      message.parent = object.parent ?? undefined;
      message.pageSize = object.pageSize ?? undefined;
      message.pageToken = object.pageToken ?? undefined;
      message.readMask = object.readMask ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListDynamicFieldsResponse(): ListDynamicFieldsResponse {
  return { dynamicFields: [], nextPageToken: undefined };
}

let ListDynamicFieldsResponseView: ViewClass<ListDynamicFieldsResponse> | undefined;

export const ListDynamicFieldsResponse: MessageFns<ListDynamicFieldsResponse> = /* @__PURE__ */ checkedFns(
  "ListDynamicFieldsResponse",
  {
    encode(message: ListDynamicFieldsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.dynamicFields) {
        DynamicField.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message.nextPageToken !== undefined) {
        writer.uint32(18).bytes(message.nextPageToken);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListDynamicFieldsResponse = createBaseListDynamicFieldsResponse(),
    ): ListDynamicFieldsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.dynamicFields.push(DynamicField.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.nextPageToken = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListDynamicFieldsResponse> {
      ListDynamicFieldsResponseView ??= viewClass(ListDynamicFieldsResponse, createBaseListDynamicFieldsResponse, [
        { name: "dynamicFields", tags: [10], type: DynamicField, repeated: true },
        { name: "nextPageToken", tags: [18], type: "bytes" },
      ]);
      return new ListDynamicFieldsResponseView(input, length);
    },

    create(base?: DeepPartial<ListDynamicFieldsResponse>): ListDynamicFieldsResponse {
      return ListDynamicFieldsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListDynamicFieldsResponse>): ListDynamicFieldsResponse {
      const message = createBaseListDynamicFieldsResponse();
      message.dynamicFields = object.dynamicFields?.map((e) => DynamicField.fromPartial(e)) || [];
      message.nextPageToken = object.nextPageToken ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseDynamicField(): DynamicField {
  return {
    kind: undefined,
    parent: undefined,
    fieldId: undefined,
    fieldObject: undefined,
    name: undefined,
    value: undefined,
    valueType: undefined,
    childId: undefined,
    childObject: undefined,
  };
}

let DynamicFieldView: ViewClass<DynamicField> | undefined;

export const DynamicField: MessageFns<DynamicField> = /* @__PURE__ */ checkedFns("DynamicField", {
  encode(message: DynamicField, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    if (message.parent !== undefined) {
      writer.uint32(18).string(message.parent);
    }
    if (message.fieldId !== undefined) {
      writer.uint32(26).string(message.fieldId);
    }
    if (message.fieldObject !== undefined) {
      Object.encode(message.fieldObject, writer.uint32(34).fork()).join();
    }
    if (message.name !== undefined) {
      Bcs.encode(message.name, writer.uint32(42).fork()).join();
    }
    if (message.value !== undefined) {
      Bcs.encode(message.value, writer.uint32(50).fork()).join();
    }
    if (message.valueType !== undefined) {
      writer.uint32(58).string(message.valueType);
    }
    if (message.childId !== undefined) {
      writer.uint32(66).string(message.childId);
    }
    if (message.childObject !== undefined) {
      Object.encode(message.childObject, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DynamicField = createBaseDynamicField(),
  ): DynamicField {
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

          message.parent = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.fieldId = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.fieldObject = Object.decode(reader, reader.length(), message.fieldObject);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.name = Bcs.decode(reader, reader.length(), message.name);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.value = Bcs.decode(reader, reader.length(), message.value);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.valueType = reader.string();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.childId = reader.string();
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.childObject = Object.decode(reader, reader.length(), message.childObject);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DynamicField> {
    DynamicFieldView ??= viewClass(DynamicField, createBaseDynamicField, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "parent", tags: [18], type: "string" },
      { name: "fieldId", tags: [26], type: "string" },
      { name: "fieldObject", tags: [34], type: Object },
      { name: "name", tags: [42], type: Bcs },
      { name: "value", tags: [50], type: Bcs },
      { name: "valueType", tags: [58], type: "string" },
      { name: "childId", tags: [66], type: "string" },
      { name: "childObject", tags: [74], type: Object },
    ]);
    return new DynamicFieldView(input, length);
  },

  create(base?: DeepPartial<DynamicField>): DynamicField {
    return DynamicField.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DynamicField>): DynamicField {
    const message = createBaseDynamicField();
    message.kind = object.kind ?? undefined;
    message.parent = object.parent ?? undefined;
    message.fieldId = object.fieldId ?? undefined;
    message.fieldObject =
      object.fieldObject !== undefined && object.fieldObject !== null
        ? Object.fromPartial(object.fieldObject)
        : undefined;
    message.name = object.name !== undefined && object.name !== null ? Bcs.fromPartial(object.name) : undefined;
    message.value = object.value !== undefined && object.value !== null ? Bcs.fromPartial(object.value) : undefined;
    message.valueType = object.valueType ?? undefined;
    message.childId = object.childId ?? undefined;
    message.childObject =
      object.childObject !== undefined && object.childObject !== null
        ? Object.fromPartial(object.childObject)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListOwnedObjectsRequest(): ListOwnedObjectsRequest {
  return { owner: undefined, pageSize: undefined, pageToken: undefined, readMask: undefined, objectType: undefined };
}

let ListOwnedObjectsRequestView: ViewClass<ListOwnedObjectsRequest> | undefined;

export const ListOwnedObjectsRequest: MessageFns<ListOwnedObjectsRequest> = /* @__PURE__ */ checkedFns(
  "ListOwnedObjectsRequest",
  {
    encode(message: ListOwnedObjectsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.owner !== undefined) {
        writer.uint32(10).string(message.owner);
      }
      if (message.pageSize !== undefined) {
        writer.uint32(16).uint32(message.pageSize);
      }
      if (message.pageToken !== undefined) {
        writer.uint32(26).bytes(message.pageToken);
      }
      if (message.readMask !== undefined) {
        FieldMask.encode(FieldMask.wrap(message.readMask), writer.uint32(34).fork()).join();
      }
      if (message.objectType !== undefined) {
        writer.uint32(42).string(message.objectType);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListOwnedObjectsRequest = createBaseListOwnedObjectsRequest(),
    ): ListOwnedObjectsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.owner = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.pageSize = reader.uint32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.pageToken = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.readMask = FieldMask.unwrap(
              FieldMask.decode(reader, reader.length(), FieldMask.wrap(message.readMask ?? [])),
            );
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }

            message.objectType = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListOwnedObjectsRequest> {
      ListOwnedObjectsRequestView ??= viewClass(ListOwnedObjectsRequest, createBaseListOwnedObjectsRequest, [
        { name: "owner", tags: [10], type: "string" },
        { name: "pageSize", tags: [16], type: "uint32" },
        { name: "pageToken", tags: [26], type: "bytes" },
        { name: "readMask", tags: [34], type: FieldMask },
        { name: "objectType", tags: [42], type: "string" },
      ]);
      return new ListOwnedObjectsRequestView(input, length);
    },

    create(base?: DeepPartial<ListOwnedObjectsRequest>): ListOwnedObjectsRequest {
      return ListOwnedObjectsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListOwnedObjectsRequest>): ListOwnedObjectsRequest {
      const message = createBaseListOwnedObjectsRequest();
      message.owner = object.owner ?? undefined;
      message.pageSize = object.pageSize ?? undefined;
      message.pageToken = object.pageToken ?? undefined;
      message.readMask = object.readMask ?? undefined;
      message.objectType = object.objectType ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListOwnedObjectsResponse(): ListOwnedObjectsResponse {
  return { objects: [], nextPageToken: undefined };
}

let ListOwnedObjectsResponseView: ViewClass<ListOwnedObjectsResponse> | undefined;

export const ListOwnedObjectsResponse: MessageFns<ListOwnedObjectsResponse> = /* @__PURE__ */ checkedFns(
  "ListOwnedObjectsResponse",
  {
    encode(message: ListOwnedObjectsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.objects) {
        Object.encode(v!, writer.uint32(10).fork()).join();
      }
      if (message.nextPageToken !== undefined) {
        writer.uint32(18).bytes(message.nextPageToken);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ListOwnedObjectsResponse = createBaseListOwnedObjectsResponse(),
    ): ListOwnedObjectsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.objects.push(Object.decode(reader, reader.length()));
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.nextPageToken = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListOwnedObjectsResponse> {
      ListOwnedObjectsResponseView ??= viewClass(ListOwnedObjectsResponse, createBaseListOwnedObjectsResponse, [
        { name: "objects", tags: [10], type: Object, repeated: true },
        { name: "nextPageToken", tags: [18], type: "bytes" },
      ]);
      return new ListOwnedObjectsResponseView(input, length);
    },

    create(base?: DeepPartial<ListOwnedObjectsResponse>): ListOwnedObjectsResponse {
      return ListOwnedObjectsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListOwnedObjectsResponse>): ListOwnedObjectsResponse {
      const message = createBaseListOwnedObjectsResponse();
      message.objects = object.objects?.map((e) => Object.fromPartial(e)) || [];
      message.nextPageToken = object.nextPageToken ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);
