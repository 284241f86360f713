// Generated from specs/grpc/sui/rpc/v2/move_package_service.proto. Do not edit: change the spec and run `npm run generate`.

/** Move packages published on Sui. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { DatatypeDescriptor, FunctionDescriptor, Package } from "./move_package.ts";

/** Package to read. */
export interface GetPackageRequest {
  /** Storage id of the package: 64 hex digits, prefixed with `0x`. Required. */
  packageId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetPackageRequest = (): GetPackageRequest => ({ packageId: undefined });

export const GetPackageRequest: MessageFns<GetPackageRequest> = /* @__PURE__ */ defineMessage("GetPackageRequest", {
  empty: emptyGetPackageRequest,
  fields: () => [{ name: "packageId", tags: [10], type: "string" }],
  decode(input, length, message = emptyGetPackageRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.packageId = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
  },
});

/** A package. */
export interface GetPackageResponse {
  /** Package, with decoded modules. */
  package?: Package | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetPackageResponse = (): GetPackageResponse => ({ package: undefined });

export const GetPackageResponse: MessageFns<GetPackageResponse> = /* @__PURE__ */ defineMessage("GetPackageResponse", {
  empty: emptyGetPackageResponse,
  fields: () => [{ name: "package", tags: [10], type: Package }],
  decode(input, length, message = emptyGetPackageResponse()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.package = Package.decode(reader, reader.length(), message.package);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.package !== undefined) Package.encode(message.package, writer.uint32(10).fork()).join();
  },
});

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

const emptyGetDatatypeRequest = (): GetDatatypeRequest => ({
  packageId: undefined,
  moduleName: undefined,
  name: undefined,
});

export const GetDatatypeRequest: MessageFns<GetDatatypeRequest> = /* @__PURE__ */ defineMessage("GetDatatypeRequest", {
  empty: emptyGetDatatypeRequest,
  fields: () => [
    { name: "packageId", tags: [10], type: "string" },
    { name: "moduleName", tags: [18], type: "string" },
    { name: "name", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyGetDatatypeRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.packageId = reader.string();
      else if (tag === 18) message.moduleName = reader.string();
      else if (tag === 26) message.name = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
    if (message.moduleName !== undefined) writer.uint32(18).string(message.moduleName);
    if (message.name !== undefined) writer.uint32(26).string(message.name);
  },
});

/** A struct or enum. */
export interface GetDatatypeResponse {
  /** Declaration of the struct or enum. */
  datatype?: DatatypeDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetDatatypeResponse = (): GetDatatypeResponse => ({ datatype: undefined });

export const GetDatatypeResponse: MessageFns<GetDatatypeResponse> = /* @__PURE__ */ defineMessage(
  "GetDatatypeResponse",
  {
    empty: emptyGetDatatypeResponse,
    fields: () => [{ name: "datatype", tags: [10], type: DatatypeDescriptor }],
    decode(input, length, message = emptyGetDatatypeResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.datatype = DatatypeDescriptor.decode(reader, reader.length(), message.datatype);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.datatype !== undefined) DatatypeDescriptor.encode(message.datatype, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyGetFunctionRequest = (): GetFunctionRequest => ({
  packageId: undefined,
  moduleName: undefined,
  name: undefined,
});

export const GetFunctionRequest: MessageFns<GetFunctionRequest> = /* @__PURE__ */ defineMessage("GetFunctionRequest", {
  empty: emptyGetFunctionRequest,
  fields: () => [
    { name: "packageId", tags: [10], type: "string" },
    { name: "moduleName", tags: [18], type: "string" },
    { name: "name", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyGetFunctionRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.packageId = reader.string();
      else if (tag === 18) message.moduleName = reader.string();
      else if (tag === 26) message.name = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
    if (message.moduleName !== undefined) writer.uint32(18).string(message.moduleName);
    if (message.name !== undefined) writer.uint32(26).string(message.name);
  },
});

/** A function. */
export interface GetFunctionResponse {
  /** Declaration of the function. */
  function?: FunctionDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyGetFunctionResponse = (): GetFunctionResponse => ({ function: undefined });

export const GetFunctionResponse: MessageFns<GetFunctionResponse> = /* @__PURE__ */ defineMessage(
  "GetFunctionResponse",
  {
    empty: emptyGetFunctionResponse,
    fields: () => [{ name: "function", tags: [10], type: FunctionDescriptor }],
    decode(input, length, message = emptyGetFunctionResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.function = FunctionDescriptor.decode(reader, reader.length(), message.function);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.function !== undefined) FunctionDescriptor.encode(message.function, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyListPackageVersionsRequest = (): ListPackageVersionsRequest => ({
  packageId: undefined,
  pageSize: undefined,
  pageToken: undefined,
});

export const ListPackageVersionsRequest: MessageFns<ListPackageVersionsRequest> = /* @__PURE__ */ defineMessage(
  "ListPackageVersionsRequest",
  {
    empty: emptyListPackageVersionsRequest,
    fields: () => [
      { name: "packageId", tags: [10], type: "string" },
      { name: "pageSize", tags: [16], type: "uint32" },
      { name: "pageToken", tags: [26], type: "bytes" },
    ],
    decode(input, length, message = emptyListPackageVersionsRequest()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.packageId = reader.string();
        else if (tag === 16) message.pageSize = reader.uint32();
        else if (tag === 26) message.pageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
      if (message.pageSize !== undefined) writer.uint32(16).uint32(message.pageSize);
      if (message.pageToken !== undefined) writer.uint32(26).bytes(message.pageToken);
    },
  },
);

/** A page of versions. */
export interface ListPackageVersionsResponse {
  /** Versions, oldest first. */
  versions: PackageVersion[];
  /** Token of the next page; absent on the last page. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyListPackageVersionsResponse = (): ListPackageVersionsResponse => ({
  versions: [],
  nextPageToken: undefined,
});

export const ListPackageVersionsResponse: MessageFns<ListPackageVersionsResponse> = /* @__PURE__ */ defineMessage(
  "ListPackageVersionsResponse",
  {
    empty: emptyListPackageVersionsResponse,
    fields: () => [
      { name: "versions", tags: [10], type: PackageVersion, repeated: true },
      { name: "nextPageToken", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyListPackageVersionsResponse()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.versions.push(PackageVersion.decode(reader, reader.length()));
        else if (tag === 18) message.nextPageToken = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.versions) PackageVersion.encode(item, writer.uint32(10).fork()).join();
      if (message.nextPageToken !== undefined) writer.uint32(18).bytes(message.nextPageToken);
    },
  },
);

/** A version of a package. */
export interface PackageVersion {
  /** Storage id of the version. */
  packageId?: string | undefined;
  /** Version number; 1 for the first one. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPackageVersion = (): PackageVersion => ({ packageId: undefined, version: undefined });

export const PackageVersion: MessageFns<PackageVersion> = /* @__PURE__ */ defineMessage("PackageVersion", {
  empty: emptyPackageVersion,
  fields: () => [
    { name: "packageId", tags: [10], type: "string" },
    { name: "version", tags: [16], type: "uint64" },
  ],
  decode(input, length, message = emptyPackageVersion()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.packageId = reader.string();
      else if (tag === 16) message.version = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
    if (message.version !== undefined) writer.uint32(16).uint64(message.version);
  },
});
