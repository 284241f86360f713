// Generated from specs/grpc/sui/rpc/v2/move_package_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Package, DatatypeDescriptor, FunctionDescriptor } from "./move_package.ts";

/** Move packages published on Sui. */

/** Package to read. */
export interface GetPackageRequest {
  /** Storage id of the package: 64 hex digits, prefixed with `0x`. Required. */
  packageId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A package. */
export interface GetPackageResponse {
  /** Package, with decoded modules. */
  package?: Package | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Struct or enum to read. All fields are required. */
export interface GetDatatypeRequest {
  /** Storage id of the package. */
  packageId?: string | undefined;
  /** Name of the module. */
  moduleName?: string | undefined;
  /** Name of the struct or enum. */
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A struct or enum. */
export interface GetDatatypeResponse {
  /** Declaration of the struct or enum. */
  datatype?: DatatypeDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Function to read. All fields are required. */
export interface GetFunctionRequest {
  /** Storage id of the package. */
  packageId?: string | undefined;
  /** Name of the module. */
  moduleName?: string | undefined;
  /** Name of the function. */
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A function. */
export interface GetFunctionResponse {
  /** Declaration of the function. */
  function?: FunctionDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Package, and page of its versions. */
export interface ListPackageVersionsRequest {
  /** Storage id of any version of the package. */
  packageId?: string | undefined;
  /** Maximum number of versions to return. Default: 1,000; maximum: 10,000. */
  pageSize?: number | undefined;
  /** Page token from a previous response. */
  pageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A page of versions. */
export interface ListPackageVersionsResponse {
  /** Versions, oldest first. */
  versions: PackageVersion[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A version of a package. */
export interface PackageVersion {
  /** Storage id of the version. */
  packageId?: string | undefined;
  /** Version number; 1 for the first one. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseGetPackageRequest(): GetPackageRequest {
  return { packageId: undefined };
}

let GetPackageRequestView: ViewClass<GetPackageRequest> | undefined;

export const GetPackageRequest: MessageFns<GetPackageRequest> = /* @__PURE__ */ checkedFns("GetPackageRequest", {
  encode(message: GetPackageRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetPackageRequest = createBaseGetPackageRequest(),
  ): GetPackageRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetPackageRequest> {
    GetPackageRequestView ??= viewClass(GetPackageRequest, createBaseGetPackageRequest, [
      { name: "packageId", tags: [10], type: "string" },
    ]);
    return new GetPackageRequestView(input, length);
  },

  create(base?: DeepPartial<GetPackageRequest>): GetPackageRequest {
    return GetPackageRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetPackageRequest>): GetPackageRequest {
    const message = createBaseGetPackageRequest();
    message.packageId = object.packageId ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetPackageResponse(): GetPackageResponse {
  return { package: undefined };
}

let GetPackageResponseView: ViewClass<GetPackageResponse> | undefined;

export const GetPackageResponse: MessageFns<GetPackageResponse> = /* @__PURE__ */ checkedFns("GetPackageResponse", {
  encode(message: GetPackageResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.package !== undefined) {
      Package.encode(message.package, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetPackageResponse = createBaseGetPackageResponse(),
  ): GetPackageResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.package = Package.decode(reader, reader.length(), message.package);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetPackageResponse> {
    GetPackageResponseView ??= viewClass(GetPackageResponse, createBaseGetPackageResponse, [
      { name: "package", tags: [10], type: Package },
    ]);
    return new GetPackageResponseView(input, length);
  },

  create(base?: DeepPartial<GetPackageResponse>): GetPackageResponse {
    return GetPackageResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetPackageResponse>): GetPackageResponse {
    const message = createBaseGetPackageResponse();
    message.package =
      object.package !== undefined && object.package !== null ? Package.fromPartial(object.package) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetDatatypeRequest(): GetDatatypeRequest {
  return { packageId: undefined, moduleName: undefined, name: undefined };
}

let GetDatatypeRequestView: ViewClass<GetDatatypeRequest> | undefined;

export const GetDatatypeRequest: MessageFns<GetDatatypeRequest> = /* @__PURE__ */ checkedFns("GetDatatypeRequest", {
  encode(message: GetDatatypeRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.moduleName !== undefined) {
      writer.uint32(18).string(message.moduleName);
    }
    if (message.name !== undefined) {
      writer.uint32(26).string(message.name);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetDatatypeRequest = createBaseGetDatatypeRequest(),
  ): GetDatatypeRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.moduleName = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.name = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetDatatypeRequest> {
    GetDatatypeRequestView ??= viewClass(GetDatatypeRequest, createBaseGetDatatypeRequest, [
      { name: "packageId", tags: [10], type: "string" },
      { name: "moduleName", tags: [18], type: "string" },
      { name: "name", tags: [26], type: "string" },
    ]);
    return new GetDatatypeRequestView(input, length);
  },

  create(base?: DeepPartial<GetDatatypeRequest>): GetDatatypeRequest {
    return GetDatatypeRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetDatatypeRequest>): GetDatatypeRequest {
    const message = createBaseGetDatatypeRequest();
    message.packageId = object.packageId ?? undefined;
    message.moduleName = object.moduleName ?? undefined;
    message.name = object.name ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetDatatypeResponse(): GetDatatypeResponse {
  return { datatype: undefined };
}

let GetDatatypeResponseView: ViewClass<GetDatatypeResponse> | undefined;

export const GetDatatypeResponse: MessageFns<GetDatatypeResponse> = /* @__PURE__ */ checkedFns("GetDatatypeResponse", {
  encode(message: GetDatatypeResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.datatype !== undefined) {
      DatatypeDescriptor.encode(message.datatype, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetDatatypeResponse = createBaseGetDatatypeResponse(),
  ): GetDatatypeResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.datatype = DatatypeDescriptor.decode(reader, reader.length(), message.datatype);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetDatatypeResponse> {
    GetDatatypeResponseView ??= viewClass(GetDatatypeResponse, createBaseGetDatatypeResponse, [
      { name: "datatype", tags: [10], type: DatatypeDescriptor },
    ]);
    return new GetDatatypeResponseView(input, length);
  },

  create(base?: DeepPartial<GetDatatypeResponse>): GetDatatypeResponse {
    return GetDatatypeResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetDatatypeResponse>): GetDatatypeResponse {
    const message = createBaseGetDatatypeResponse();
    message.datatype =
      object.datatype !== undefined && object.datatype !== null
        ? DatatypeDescriptor.fromPartial(object.datatype)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetFunctionRequest(): GetFunctionRequest {
  return { packageId: undefined, moduleName: undefined, name: undefined };
}

let GetFunctionRequestView: ViewClass<GetFunctionRequest> | undefined;

export const GetFunctionRequest: MessageFns<GetFunctionRequest> = /* @__PURE__ */ checkedFns("GetFunctionRequest", {
  encode(message: GetFunctionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.moduleName !== undefined) {
      writer.uint32(18).string(message.moduleName);
    }
    if (message.name !== undefined) {
      writer.uint32(26).string(message.name);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetFunctionRequest = createBaseGetFunctionRequest(),
  ): GetFunctionRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.moduleName = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.name = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetFunctionRequest> {
    GetFunctionRequestView ??= viewClass(GetFunctionRequest, createBaseGetFunctionRequest, [
      { name: "packageId", tags: [10], type: "string" },
      { name: "moduleName", tags: [18], type: "string" },
      { name: "name", tags: [26], type: "string" },
    ]);
    return new GetFunctionRequestView(input, length);
  },

  create(base?: DeepPartial<GetFunctionRequest>): GetFunctionRequest {
    return GetFunctionRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetFunctionRequest>): GetFunctionRequest {
    const message = createBaseGetFunctionRequest();
    message.packageId = object.packageId ?? undefined;
    message.moduleName = object.moduleName ?? undefined;
    message.name = object.name ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseGetFunctionResponse(): GetFunctionResponse {
  return { function: undefined };
}

let GetFunctionResponseView: ViewClass<GetFunctionResponse> | undefined;

export const GetFunctionResponse: MessageFns<GetFunctionResponse> = /* @__PURE__ */ checkedFns("GetFunctionResponse", {
  encode(message: GetFunctionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.function !== undefined) {
      FunctionDescriptor.encode(message.function, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: GetFunctionResponse = createBaseGetFunctionResponse(),
  ): GetFunctionResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.function = FunctionDescriptor.decode(reader, reader.length(), message.function);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<GetFunctionResponse> {
    GetFunctionResponseView ??= viewClass(GetFunctionResponse, createBaseGetFunctionResponse, [
      { name: "function", tags: [10], type: FunctionDescriptor },
    ]);
    return new GetFunctionResponseView(input, length);
  },

  create(base?: DeepPartial<GetFunctionResponse>): GetFunctionResponse {
    return GetFunctionResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetFunctionResponse>): GetFunctionResponse {
    const message = createBaseGetFunctionResponse();
    message.function =
      object.function !== undefined && object.function !== null
        ? FunctionDescriptor.fromPartial(object.function)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseListPackageVersionsRequest(): ListPackageVersionsRequest {
  return { packageId: undefined, pageSize: undefined, pageToken: undefined };
}

let ListPackageVersionsRequestView: ViewClass<ListPackageVersionsRequest> | undefined;

export const ListPackageVersionsRequest: MessageFns<ListPackageVersionsRequest> = /* @__PURE__ */ checkedFns(
  "ListPackageVersionsRequest",
  {
    encode(message: ListPackageVersionsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.packageId !== undefined) {
        writer.uint32(10).string(message.packageId);
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
      message: ListPackageVersionsRequest = createBaseListPackageVersionsRequest(),
    ): ListPackageVersionsRequest {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.packageId = reader.string();
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListPackageVersionsRequest> {
      ListPackageVersionsRequestView ??= viewClass(ListPackageVersionsRequest, createBaseListPackageVersionsRequest, [
        { name: "packageId", tags: [10], type: "string" },
        { name: "pageSize", tags: [16], type: "uint32" },
        { name: "pageToken", tags: [26], type: "bytes" },
      ]);
      return new ListPackageVersionsRequestView(input, length);
    },

    create(base?: DeepPartial<ListPackageVersionsRequest>): ListPackageVersionsRequest {
      return ListPackageVersionsRequest.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListPackageVersionsRequest>): ListPackageVersionsRequest {
      const message = createBaseListPackageVersionsRequest();
      message.packageId = object.packageId ?? undefined;
      message.pageSize = object.pageSize ?? undefined;
      message.pageToken = object.pageToken ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseListPackageVersionsResponse(): ListPackageVersionsResponse {
  return { versions: [], nextPageToken: undefined };
}

let ListPackageVersionsResponseView: ViewClass<ListPackageVersionsResponse> | undefined;

export const ListPackageVersionsResponse: MessageFns<ListPackageVersionsResponse> = /* @__PURE__ */ checkedFns(
  "ListPackageVersionsResponse",
  {
    encode(message: ListPackageVersionsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      for (const v of message.versions) {
        PackageVersion.encode(v!, writer.uint32(10).fork()).join();
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
      message: ListPackageVersionsResponse = createBaseListPackageVersionsResponse(),
    ): ListPackageVersionsResponse {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.versions.push(PackageVersion.decode(reader, reader.length()));
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ListPackageVersionsResponse> {
      ListPackageVersionsResponseView ??= viewClass(
        ListPackageVersionsResponse,
        createBaseListPackageVersionsResponse,
        [
          { name: "versions", tags: [10], type: PackageVersion, repeated: true },
          { name: "nextPageToken", tags: [18], type: "bytes" },
        ],
      );
      return new ListPackageVersionsResponseView(input, length);
    },

    create(base?: DeepPartial<ListPackageVersionsResponse>): ListPackageVersionsResponse {
      return ListPackageVersionsResponse.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ListPackageVersionsResponse>): ListPackageVersionsResponse {
      const message = createBaseListPackageVersionsResponse();
      message.versions = object.versions?.map((e) => PackageVersion.fromPartial(e)) || [];
      message.nextPageToken = object.nextPageToken ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePackageVersion(): PackageVersion {
  return { packageId: undefined, version: undefined };
}

let PackageVersionView: ViewClass<PackageVersion> | undefined;

export const PackageVersion: MessageFns<PackageVersion> = /* @__PURE__ */ checkedFns("PackageVersion", {
  encode(message: PackageVersion, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.version !== undefined) {
      writer.uint32(16).uint64(message.version);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PackageVersion = createBasePackageVersion(),
  ): PackageVersion {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PackageVersion> {
    PackageVersionView ??= viewClass(PackageVersion, createBasePackageVersion, [
      { name: "packageId", tags: [10], type: "string" },
      { name: "version", tags: [16], type: "uint64" },
    ]);
    return new PackageVersionView(input, length);
  },

  create(base?: DeepPartial<PackageVersion>): PackageVersion {
    return PackageVersion.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PackageVersion>): PackageVersion {
    const message = createBasePackageVersion();
    message.packageId = object.packageId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    copyUnknown(object, message);
    return message;
  },
});
