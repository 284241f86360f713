// Generated from specs/grpc/sui/rpc/v2/move_package_service.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../../../message.ts";
import { Package, DatatypeDescriptor, FunctionDescriptor } from "./move_package.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** Reading the code that is published on Sui. */

/** Which package. */
export interface GetPackageRequest {
  packageId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A package. */
export interface GetPackageResponse {
  package?: Package | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Which struct or enum. All three are required. */
export interface GetDatatypeRequest {
  packageId?: string | undefined;
  moduleName?: string | undefined;
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A struct or enum. */
export interface GetDatatypeResponse {
  datatype?: DatatypeDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Which function. All three are required. */
export interface GetFunctionRequest {
  packageId?: string | undefined;
  moduleName?: string | undefined;
  name?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A function. */
export interface GetFunctionResponse {
  function?: FunctionDescriptor | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Whose versions, and which page of them. */
export interface ListPackageVersionsRequest {
  /** The storage id of any version of the package. */
  packageId?: string | undefined;
  /** Most versions to return: 1,000 when left out, and never over 10,000. */
  pageSize?: number | undefined;
  /** As an earlier answer gave it. */
  pageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A page of versions. */
export interface ListPackageVersionsResponse {
  versions: PackageVersion[];
  /** Asks for the next page; absent on the last. */
  nextPageToken?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A version of a package. */
export interface PackageVersion {
  /** Its storage id. */
  packageId?: string | undefined;
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseGetPackageRequest(): GetPackageRequest {
  return { packageId: undefined, _unknownFields: {} };
}

export const GetPackageRequest: MessageFns<GetPackageRequest> = {
  encode(message: GetPackageRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetPackageRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetPackageRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.packageId = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<GetPackageRequest>): GetPackageRequest {
    return GetPackageRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetPackageRequest>): GetPackageRequest {
    const message = createBaseGetPackageRequest();
    message.packageId = object.packageId ?? undefined;
    return message;
  },
};

function createBaseGetPackageResponse(): GetPackageResponse {
  return { package: undefined, _unknownFields: {} };
}

export const GetPackageResponse: MessageFns<GetPackageResponse> = {
  encode(message: GetPackageResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.package !== undefined) {
      Package.encode(message.package, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetPackageResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetPackageResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.package = Package.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<GetPackageResponse>): GetPackageResponse {
    return GetPackageResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetPackageResponse>): GetPackageResponse {
    const message = createBaseGetPackageResponse();
    message.package =
      object.package !== undefined && object.package !== null ? Package.fromPartial(object.package) : undefined;
    return message;
  },
};

function createBaseGetDatatypeRequest(): GetDatatypeRequest {
  return { packageId: undefined, moduleName: undefined, name: undefined, _unknownFields: {} };
}

export const GetDatatypeRequest: MessageFns<GetDatatypeRequest> = {
  encode(message: GetDatatypeRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.moduleName !== undefined) {
      writer.uint32(18).string(message.moduleName);
    }
    if (message.name !== undefined) {
      writer.uint32(26).string(message.name);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetDatatypeRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetDatatypeRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<GetDatatypeRequest>): GetDatatypeRequest {
    return GetDatatypeRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetDatatypeRequest>): GetDatatypeRequest {
    const message = createBaseGetDatatypeRequest();
    message.packageId = object.packageId ?? undefined;
    message.moduleName = object.moduleName ?? undefined;
    message.name = object.name ?? undefined;
    return message;
  },
};

function createBaseGetDatatypeResponse(): GetDatatypeResponse {
  return { datatype: undefined, _unknownFields: {} };
}

export const GetDatatypeResponse: MessageFns<GetDatatypeResponse> = {
  encode(message: GetDatatypeResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.datatype !== undefined) {
      DatatypeDescriptor.encode(message.datatype, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetDatatypeResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetDatatypeResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.datatype = DatatypeDescriptor.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
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
    return message;
  },
};

function createBaseGetFunctionRequest(): GetFunctionRequest {
  return { packageId: undefined, moduleName: undefined, name: undefined, _unknownFields: {} };
}

export const GetFunctionRequest: MessageFns<GetFunctionRequest> = {
  encode(message: GetFunctionRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.moduleName !== undefined) {
      writer.uint32(18).string(message.moduleName);
    }
    if (message.name !== undefined) {
      writer.uint32(26).string(message.name);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetFunctionRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetFunctionRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<GetFunctionRequest>): GetFunctionRequest {
    return GetFunctionRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<GetFunctionRequest>): GetFunctionRequest {
    const message = createBaseGetFunctionRequest();
    message.packageId = object.packageId ?? undefined;
    message.moduleName = object.moduleName ?? undefined;
    message.name = object.name ?? undefined;
    return message;
  },
};

function createBaseGetFunctionResponse(): GetFunctionResponse {
  return { function: undefined, _unknownFields: {} };
}

export const GetFunctionResponse: MessageFns<GetFunctionResponse> = {
  encode(message: GetFunctionResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.function !== undefined) {
      FunctionDescriptor.encode(message.function, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): GetFunctionResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseGetFunctionResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.function = FunctionDescriptor.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
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
    return message;
  },
};

function createBaseListPackageVersionsRequest(): ListPackageVersionsRequest {
  return { packageId: undefined, pageSize: undefined, pageToken: undefined, _unknownFields: {} };
}

export const ListPackageVersionsRequest: MessageFns<ListPackageVersionsRequest> = {
  encode(message: ListPackageVersionsRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.pageSize !== undefined) {
      writer.uint32(16).uint32(message.pageSize);
    }
    if (message.pageToken !== undefined) {
      writer.uint32(26).bytes(message.pageToken);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): ListPackageVersionsRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseListPackageVersionsRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<ListPackageVersionsRequest>): ListPackageVersionsRequest {
    return ListPackageVersionsRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListPackageVersionsRequest>): ListPackageVersionsRequest {
    const message = createBaseListPackageVersionsRequest();
    message.packageId = object.packageId ?? undefined;
    message.pageSize = object.pageSize ?? undefined;
    message.pageToken = object.pageToken ?? undefined;
    return message;
  },
};

function createBaseListPackageVersionsResponse(): ListPackageVersionsResponse {
  return { versions: [], nextPageToken: undefined, _unknownFields: {} };
}

export const ListPackageVersionsResponse: MessageFns<ListPackageVersionsResponse> = {
  encode(message: ListPackageVersionsResponse, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    for (const v of message.versions) {
      PackageVersion.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message.nextPageToken !== undefined) {
      writer.uint32(18).bytes(message.nextPageToken);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): ListPackageVersionsResponse {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseListPackageVersionsResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.versions.push(PackageVersion.decode(reader, reader.uint32()));
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<ListPackageVersionsResponse>): ListPackageVersionsResponse {
    return ListPackageVersionsResponse.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ListPackageVersionsResponse>): ListPackageVersionsResponse {
    const message = createBaseListPackageVersionsResponse();
    message.versions = object.versions?.map((e) => PackageVersion.fromPartial(e)) || [];
    message.nextPageToken = object.nextPageToken ?? undefined;
    return message;
  },
};

function createBasePackageVersion(): PackageVersion {
  return { packageId: undefined, version: undefined, _unknownFields: {} };
}

export const PackageVersion: MessageFns<PackageVersion> = {
  encode(message: PackageVersion, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.version !== undefined) {
      if (BigInt.asUintN(64, message.version) !== message.version) {
        throw new globalThis.Error("value provided for field message.version of type uint64 too large");
      }
      writer.uint32(16).uint64(message.version);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): PackageVersion {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBasePackageVersion();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<PackageVersion>): PackageVersion {
    return PackageVersion.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PackageVersion>): PackageVersion {
    const message = createBasePackageVersion();
    message.packageId = object.packageId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    return message;
  },
};
