// Generated from specs/grpc/sui/rpc/v2/move_package.proto. Do not edit: change the spec and run `npm run generate`.

import {
  Ability,
  DatatypeDescriptor_DatatypeKind,
  OpenSignatureBody_Type,
  FunctionDescriptor_Visibility,
  OpenSignature_Reference,
} from "../../../sui-enums.ts";
export {
  Ability,
  DatatypeDescriptor_DatatypeKind,
  OpenSignatureBody_Type,
  FunctionDescriptor_Visibility,
  OpenSignature_Reference,
};

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
/** Move packages on Sui. */

/** A published package. */
export interface Package {
  /** Storage id: id of this version of the package. */
  storageId?: string | undefined;
  /** Original id: id of the first version of the package. */
  originalId?: string | undefined;
  /** Version of the package; 1 for the first one. */
  version?: bigint | undefined;
  /** Modules of the package. */
  modules: Module[];
  /** For each type, the package version that first defined it; only in objects. */
  typeOrigins: TypeOrigin[];
  /** For each dependency, direct or not, the version that the package uses; only in objects. */
  linkage: Linkage[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A module of a package. */
export interface Module {
  /** Name of the module. */
  name?: string | undefined;
  /** Bytecode of the module; only in objects. */
  contents?: Uint8Array | undefined;
  /** Structs and enums that the module declares; only in responses of the package service. */
  datatypes: DatatypeDescriptor[];
  /** Functions that the module declares; only in responses of the package service. */
  functions: FunctionDescriptor[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A struct or an enum. */
export interface DatatypeDescriptor {
  /** Full name of the type: `package::module::name`. */
  typeName?: string | undefined;
  /** Storage id of the package version that first defined the type. */
  definingId?: string | undefined;
  /** Name of the module that declares the type. */
  module?: string | undefined;
  /** Name of the type in its module. */
  name?: string | undefined;
  /** Abilities of the type: what Move code may do with its values. */
  abilities: Ability[];
  /** Type parameters, in order; empty if the type is not generic. */
  typeParameters: TypeParameter[];
  /** Whether the type is a struct or an enum. */
  kind?: DatatypeDescriptor_DatatypeKind | undefined;
  /** Fields, for a struct. */
  fields: FieldDescriptor[];
  /** Variants, for an enum. */
  variants: VariantDescriptor[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A type parameter of a datatype or function. */
export interface TypeParameter {
  /** Abilities that a type argument must have. */
  constraints: Ability[];
  /** Whether the parameter is declared `phantom`; absent for functions. */
  isPhantom?: boolean | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A field. */
export interface FieldDescriptor {
  /** Name of the field. */
  name?: string | undefined;
  /** Index of the field in its struct or variant, from 0. */
  position?: number | undefined;
  /** Type of the field. */
  type?: OpenSignatureBody | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A variant of an enum. */
export interface VariantDescriptor {
  /** Name of the variant. */
  name?: string | undefined;
  /** Index of the variant in the enum, from 0. */
  position?: number | undefined;
  /** Fields of the variant, in order. */
  fields: FieldDescriptor[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A type, which may contain type parameters. */
export interface OpenSignatureBody {
  /** Kind of type. */
  type?: OpenSignatureBody_Type | undefined;
  /** Name of the type, for datatypes. */
  typeName?: string | undefined;
  /** Type arguments of a datatype, or the element type of a vector. */
  typeParameterInstantiation: OpenSignatureBody[];
  /** Index of the type parameter, for type parameters. */
  typeParameter?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A function. */
export interface FunctionDescriptor {
  /** Name of the function. */
  name?: string | undefined;
  /** Who may call the function. */
  visibility?: FunctionDescriptor_Visibility | undefined;
  /** Whether the function is declared `entry`, so that transactions may call it. */
  isEntry?: boolean | undefined;
  /** Type parameters, in order; empty if the function is not generic. */
  typeParameters: TypeParameter[];
  /** Types of the parameters, in order. */
  parameters: OpenSignature[];
  /** Types of the returned values, in order. */
  returns: OpenSignature[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The type of a parameter or a returned value. */
export interface OpenSignature {
  /** Kind of reference; absent if the value itself is passed. */
  reference?: OpenSignature_Reference | undefined;
  /** Type of the value, or of what the reference points to. */
  body?: OpenSignatureBody | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The version of a package in which a type was first defined. */
export interface TypeOrigin {
  /** Name of the module that declares the type. */
  moduleName?: string | undefined;
  /** Name of the struct or enum. */
  datatypeName?: string | undefined;
  /** Storage id of the package version that first defined the type. */
  packageId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The version of a dependency that a package uses. */
export interface Linkage {
  /** Original id of the dependency. */
  originalId?: string | undefined;
  /** Storage id of the version that the package uses. */
  upgradedId?: string | undefined;
  /** Version number of `upgraded_id`. */
  upgradedVersion?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBasePackage(): Package {
  return { storageId: undefined, originalId: undefined, version: undefined, modules: [], typeOrigins: [], linkage: [] };
}

let PackageView: ViewClass<Package> | undefined;

export const Package: MessageFns<Package> = /* @__PURE__ */ checkedFns("Package", {
  encode(message: Package, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.storageId !== undefined) {
      writer.uint32(10).string(message.storageId);
    }
    if (message.originalId !== undefined) {
      writer.uint32(18).string(message.originalId);
    }
    if (message.version !== undefined) {
      writer.uint32(24).uint64(message.version);
    }
    for (const v of message.modules) {
      Module.encode(v!, writer.uint32(34).fork()).join();
    }
    for (const v of message.typeOrigins) {
      TypeOrigin.encode(v!, writer.uint32(42).fork()).join();
    }
    for (const v of message.linkage) {
      Linkage.encode(v!, writer.uint32(50).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Package = createBasePackage()): Package {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.storageId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.originalId = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.modules.push(Module.decode(reader, reader.length()));
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.typeOrigins.push(TypeOrigin.decode(reader, reader.length()));
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.linkage.push(Linkage.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Package> {
    PackageView ??= viewClass(Package, createBasePackage, [
      { name: "storageId", tags: [10], type: "string" },
      { name: "originalId", tags: [18], type: "string" },
      { name: "version", tags: [24], type: "uint64" },
      { name: "modules", tags: [34], type: Module, repeated: true },
      { name: "typeOrigins", tags: [42], type: TypeOrigin, repeated: true },
      { name: "linkage", tags: [50], type: Linkage, repeated: true },
    ]);
    return new PackageView(input, length);
  },

  create(base?: DeepPartial<Package>): Package {
    return Package.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Package>): Package {
    const message = createBasePackage();
    message.storageId = object.storageId ?? undefined;
    message.originalId = object.originalId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.modules = object.modules?.map((e) => Module.fromPartial(e)) || [];
    message.typeOrigins = object.typeOrigins?.map((e) => TypeOrigin.fromPartial(e)) || [];
    message.linkage = object.linkage?.map((e) => Linkage.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseModule(): Module {
  return { name: undefined, contents: undefined, datatypes: [], functions: [] };
}

let ModuleView: ViewClass<Module> | undefined;

export const Module: MessageFns<Module> = /* @__PURE__ */ checkedFns("Module", {
  encode(message: Module, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.contents !== undefined) {
      writer.uint32(18).bytes(message.contents);
    }
    for (const v of message.datatypes) {
      DatatypeDescriptor.encode(v!, writer.uint32(26).fork()).join();
    }
    for (const v of message.functions) {
      FunctionDescriptor.encode(v!, writer.uint32(34).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Module = createBaseModule()): Module {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.contents = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.datatypes.push(DatatypeDescriptor.decode(reader, reader.length()));
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.functions.push(FunctionDescriptor.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Module> {
    ModuleView ??= viewClass(Module, createBaseModule, [
      { name: "name", tags: [10], type: "string" },
      { name: "contents", tags: [18], type: "bytes" },
      { name: "datatypes", tags: [26], type: DatatypeDescriptor, repeated: true },
      { name: "functions", tags: [34], type: FunctionDescriptor, repeated: true },
    ]);
    return new ModuleView(input, length);
  },

  create(base?: DeepPartial<Module>): Module {
    return Module.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Module>): Module {
    const message = createBaseModule();
    message.name = object.name ?? undefined;
    message.contents = object.contents ?? undefined;
    message.datatypes = object.datatypes?.map((e) => DatatypeDescriptor.fromPartial(e)) || [];
    message.functions = object.functions?.map((e) => FunctionDescriptor.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDatatypeDescriptor(): DatatypeDescriptor {
  return {
    typeName: undefined,
    definingId: undefined,
    module: undefined,
    name: undefined,
    abilities: [],
    typeParameters: [],
    kind: undefined,
    fields: [],
    variants: [],
  };
}

let DatatypeDescriptorView: ViewClass<DatatypeDescriptor> | undefined;

export const DatatypeDescriptor: MessageFns<DatatypeDescriptor> = /* @__PURE__ */ checkedFns("DatatypeDescriptor", {
  encode(message: DatatypeDescriptor, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.typeName !== undefined) {
      writer.uint32(10).string(message.typeName);
    }
    if (message.definingId !== undefined) {
      writer.uint32(18).string(message.definingId);
    }
    if (message.module !== undefined) {
      writer.uint32(26).string(message.module);
    }
    if (message.name !== undefined) {
      writer.uint32(34).string(message.name);
    }
    if (message.abilities.length !== 0) {
      writer.uint32(42).fork();
      for (const v of message.abilities) {
        writer.int32(v);
      }
      writer.join();
    }
    for (const v of message.typeParameters) {
      TypeParameter.encode(v!, writer.uint32(50).fork()).join();
    }
    if (message.kind !== undefined) {
      writer.uint32(56).int32(message.kind);
    }
    for (const v of message.fields) {
      FieldDescriptor.encode(v!, writer.uint32(66).fork()).join();
    }
    for (const v of message.variants) {
      VariantDescriptor.encode(v!, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: DatatypeDescriptor = createBaseDatatypeDescriptor(),
  ): DatatypeDescriptor {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.typeName = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.definingId = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.module = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 5: {
          if (tag === 40) {
            message.abilities.push(reader.enumeration());

            continue;
          }

          if (tag === 42) {
            const end2 = reader.endOf(reader.length());
            while (reader.pos < end2) {
              message.abilities.push(reader.enumeration());
            }
            reader.expectEnd(end2);

            continue;
          }

          break;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.typeParameters.push(TypeParameter.decode(reader, reader.length()));
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.fields.push(FieldDescriptor.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.variants.push(VariantDescriptor.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DatatypeDescriptor> {
    DatatypeDescriptorView ??= viewClass(DatatypeDescriptor, createBaseDatatypeDescriptor, [
      { name: "typeName", tags: [10], type: "string" },
      { name: "definingId", tags: [18], type: "string" },
      { name: "module", tags: [26], type: "string" },
      { name: "name", tags: [34], type: "string" },
      { name: "abilities", tags: [40, 42], type: "int32", repeated: true },
      { name: "typeParameters", tags: [50], type: TypeParameter, repeated: true },
      { name: "kind", tags: [56], type: "int32" },
      { name: "fields", tags: [66], type: FieldDescriptor, repeated: true },
      { name: "variants", tags: [74], type: VariantDescriptor, repeated: true },
    ]);
    return new DatatypeDescriptorView(input, length);
  },

  create(base?: DeepPartial<DatatypeDescriptor>): DatatypeDescriptor {
    return DatatypeDescriptor.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DatatypeDescriptor>): DatatypeDescriptor {
    const message = createBaseDatatypeDescriptor();
    message.typeName = object.typeName ?? undefined;
    message.definingId = object.definingId ?? undefined;
    message.module = object.module ?? undefined;
    message.name = object.name ?? undefined;
    message.abilities = object.abilities?.map((e) => e) || [];
    message.typeParameters = object.typeParameters?.map((e) => TypeParameter.fromPartial(e)) || [];
    message.kind = object.kind ?? undefined;
    message.fields = object.fields?.map((e) => FieldDescriptor.fromPartial(e)) || [];
    message.variants = object.variants?.map((e) => VariantDescriptor.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTypeParameter(): TypeParameter {
  return { constraints: [], isPhantom: undefined };
}

let TypeParameterView: ViewClass<TypeParameter> | undefined;

export const TypeParameter: MessageFns<TypeParameter> = /* @__PURE__ */ checkedFns("TypeParameter", {
  encode(message: TypeParameter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.constraints.length !== 0) {
      writer.uint32(10).fork();
      for (const v of message.constraints) {
        writer.int32(v);
      }
      writer.join();
    }
    if (message.isPhantom !== undefined) {
      writer.uint32(16).bool(message.isPhantom);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TypeParameter = createBaseTypeParameter(),
  ): TypeParameter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag === 8) {
            message.constraints.push(reader.enumeration());

            continue;
          }

          if (tag === 10) {
            const end2 = reader.endOf(reader.length());
            while (reader.pos < end2) {
              message.constraints.push(reader.enumeration());
            }
            reader.expectEnd(end2);

            continue;
          }

          break;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.isPhantom = reader.bool();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TypeParameter> {
    TypeParameterView ??= viewClass(TypeParameter, createBaseTypeParameter, [
      { name: "constraints", tags: [8, 10], type: "int32", repeated: true },
      { name: "isPhantom", tags: [16], type: "bool" },
    ]);
    return new TypeParameterView(input, length);
  },

  create(base?: DeepPartial<TypeParameter>): TypeParameter {
    return TypeParameter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TypeParameter>): TypeParameter {
    const message = createBaseTypeParameter();
    message.constraints = object.constraints?.map((e) => e) || [];
    message.isPhantom = object.isPhantom ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseFieldDescriptor(): FieldDescriptor {
  return { name: undefined, position: undefined, type: undefined };
}

let FieldDescriptorView: ViewClass<FieldDescriptor> | undefined;

export const FieldDescriptor: MessageFns<FieldDescriptor> = /* @__PURE__ */ checkedFns("FieldDescriptor", {
  encode(message: FieldDescriptor, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.position !== undefined) {
      writer.uint32(16).uint32(message.position);
    }
    if (message.type !== undefined) {
      OpenSignatureBody.encode(message.type, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: FieldDescriptor = createBaseFieldDescriptor(),
  ): FieldDescriptor {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.position = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.type = OpenSignatureBody.decode(reader, reader.length(), message.type);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<FieldDescriptor> {
    FieldDescriptorView ??= viewClass(FieldDescriptor, createBaseFieldDescriptor, [
      { name: "name", tags: [10], type: "string" },
      { name: "position", tags: [16], type: "uint32" },
      { name: "type", tags: [26], type: OpenSignatureBody },
    ]);
    return new FieldDescriptorView(input, length);
  },

  create(base?: DeepPartial<FieldDescriptor>): FieldDescriptor {
    return FieldDescriptor.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<FieldDescriptor>): FieldDescriptor {
    const message = createBaseFieldDescriptor();
    message.name = object.name ?? undefined;
    message.position = object.position ?? undefined;
    message.type =
      object.type !== undefined && object.type !== null ? OpenSignatureBody.fromPartial(object.type) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseVariantDescriptor(): VariantDescriptor {
  return { name: undefined, position: undefined, fields: [] };
}

let VariantDescriptorView: ViewClass<VariantDescriptor> | undefined;

export const VariantDescriptor: MessageFns<VariantDescriptor> = /* @__PURE__ */ checkedFns("VariantDescriptor", {
  encode(message: VariantDescriptor, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.position !== undefined) {
      writer.uint32(16).uint32(message.position);
    }
    for (const v of message.fields) {
      FieldDescriptor.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: VariantDescriptor = createBaseVariantDescriptor(),
  ): VariantDescriptor {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.position = reader.uint32();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.fields.push(FieldDescriptor.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<VariantDescriptor> {
    VariantDescriptorView ??= viewClass(VariantDescriptor, createBaseVariantDescriptor, [
      { name: "name", tags: [10], type: "string" },
      { name: "position", tags: [16], type: "uint32" },
      { name: "fields", tags: [26], type: FieldDescriptor, repeated: true },
    ]);
    return new VariantDescriptorView(input, length);
  },

  create(base?: DeepPartial<VariantDescriptor>): VariantDescriptor {
    return VariantDescriptor.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<VariantDescriptor>): VariantDescriptor {
    const message = createBaseVariantDescriptor();
    message.name = object.name ?? undefined;
    message.position = object.position ?? undefined;
    message.fields = object.fields?.map((e) => FieldDescriptor.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseOpenSignatureBody(): OpenSignatureBody {
  return { type: undefined, typeName: undefined, typeParameterInstantiation: [], typeParameter: undefined };
}

let OpenSignatureBodyView: ViewClass<OpenSignatureBody> | undefined;

export const OpenSignatureBody: MessageFns<OpenSignatureBody> = /* @__PURE__ */ checkedFns("OpenSignatureBody", {
  encode(message: OpenSignatureBody, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.type !== undefined) {
      writer.uint32(8).int32(message.type);
    }
    if (message.typeName !== undefined) {
      writer.uint32(18).string(message.typeName);
    }
    for (const v of message.typeParameterInstantiation) {
      OpenSignatureBody.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message.typeParameter !== undefined) {
      writer.uint32(32).uint32(message.typeParameter);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: OpenSignatureBody = createBaseOpenSignatureBody(),
  ): OpenSignatureBody {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.type = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.typeName = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.typeParameterInstantiation.push(OpenSignatureBody.decode(reader, reader.length()));
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.typeParameter = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OpenSignatureBody> {
    OpenSignatureBodyView ??= viewClass(OpenSignatureBody, createBaseOpenSignatureBody, [
      { name: "type", tags: [8], type: "int32" },
      { name: "typeName", tags: [18], type: "string" },
      { name: "typeParameterInstantiation", tags: [26], type: OpenSignatureBody, repeated: true },
      { name: "typeParameter", tags: [32], type: "uint32" },
    ]);
    return new OpenSignatureBodyView(input, length);
  },

  create(base?: DeepPartial<OpenSignatureBody>): OpenSignatureBody {
    return OpenSignatureBody.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<OpenSignatureBody>): OpenSignatureBody {
    const message = createBaseOpenSignatureBody();
    message.type = object.type ?? undefined;
    message.typeName = object.typeName ?? undefined;
    message.typeParameterInstantiation =
      object.typeParameterInstantiation?.map((e) => OpenSignatureBody.fromPartial(e)) || [];
    message.typeParameter = object.typeParameter ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseFunctionDescriptor(): FunctionDescriptor {
  return {
    name: undefined,
    visibility: undefined,
    isEntry: undefined,
    typeParameters: [],
    parameters: [],
    returns: [],
  };
}

let FunctionDescriptorView: ViewClass<FunctionDescriptor> | undefined;

export const FunctionDescriptor: MessageFns<FunctionDescriptor> = /* @__PURE__ */ checkedFns("FunctionDescriptor", {
  encode(message: FunctionDescriptor, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.visibility !== undefined) {
      writer.uint32(40).int32(message.visibility);
    }
    if (message.isEntry !== undefined) {
      writer.uint32(48).bool(message.isEntry);
    }
    for (const v of message.typeParameters) {
      TypeParameter.encode(v!, writer.uint32(58).fork()).join();
    }
    for (const v of message.parameters) {
      OpenSignature.encode(v!, writer.uint32(66).fork()).join();
    }
    for (const v of message.returns) {
      OpenSignature.encode(v!, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: FunctionDescriptor = createBaseFunctionDescriptor(),
  ): FunctionDescriptor {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.visibility = reader.enumeration();
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.isEntry = reader.bool();
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.typeParameters.push(TypeParameter.decode(reader, reader.length()));
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.parameters.push(OpenSignature.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.returns.push(OpenSignature.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<FunctionDescriptor> {
    FunctionDescriptorView ??= viewClass(FunctionDescriptor, createBaseFunctionDescriptor, [
      { name: "name", tags: [10], type: "string" },
      { name: "visibility", tags: [40], type: "int32" },
      { name: "isEntry", tags: [48], type: "bool" },
      { name: "typeParameters", tags: [58], type: TypeParameter, repeated: true },
      { name: "parameters", tags: [66], type: OpenSignature, repeated: true },
      { name: "returns", tags: [74], type: OpenSignature, repeated: true },
    ]);
    return new FunctionDescriptorView(input, length);
  },

  create(base?: DeepPartial<FunctionDescriptor>): FunctionDescriptor {
    return FunctionDescriptor.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<FunctionDescriptor>): FunctionDescriptor {
    const message = createBaseFunctionDescriptor();
    message.name = object.name ?? undefined;
    message.visibility = object.visibility ?? undefined;
    message.isEntry = object.isEntry ?? undefined;
    message.typeParameters = object.typeParameters?.map((e) => TypeParameter.fromPartial(e)) || [];
    message.parameters = object.parameters?.map((e) => OpenSignature.fromPartial(e)) || [];
    message.returns = object.returns?.map((e) => OpenSignature.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseOpenSignature(): OpenSignature {
  return { reference: undefined, body: undefined };
}

let OpenSignatureView: ViewClass<OpenSignature> | undefined;

export const OpenSignature: MessageFns<OpenSignature> = /* @__PURE__ */ checkedFns("OpenSignature", {
  encode(message: OpenSignature, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.reference !== undefined) {
      writer.uint32(8).int32(message.reference);
    }
    if (message.body !== undefined) {
      OpenSignatureBody.encode(message.body, writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: OpenSignature = createBaseOpenSignature(),
  ): OpenSignature {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.reference = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.body = OpenSignatureBody.decode(reader, reader.length(), message.body);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<OpenSignature> {
    OpenSignatureView ??= viewClass(OpenSignature, createBaseOpenSignature, [
      { name: "reference", tags: [8], type: "int32" },
      { name: "body", tags: [18], type: OpenSignatureBody },
    ]);
    return new OpenSignatureView(input, length);
  },

  create(base?: DeepPartial<OpenSignature>): OpenSignature {
    return OpenSignature.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<OpenSignature>): OpenSignature {
    const message = createBaseOpenSignature();
    message.reference = object.reference ?? undefined;
    message.body =
      object.body !== undefined && object.body !== null ? OpenSignatureBody.fromPartial(object.body) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTypeOrigin(): TypeOrigin {
  return { moduleName: undefined, datatypeName: undefined, packageId: undefined };
}

let TypeOriginView: ViewClass<TypeOrigin> | undefined;

export const TypeOrigin: MessageFns<TypeOrigin> = /* @__PURE__ */ checkedFns("TypeOrigin", {
  encode(message: TypeOrigin, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.moduleName !== undefined) {
      writer.uint32(10).string(message.moduleName);
    }
    if (message.datatypeName !== undefined) {
      writer.uint32(18).string(message.datatypeName);
    }
    if (message.packageId !== undefined) {
      writer.uint32(26).string(message.packageId);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: TypeOrigin = createBaseTypeOrigin()): TypeOrigin {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.moduleName = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.datatypeName = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
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

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TypeOrigin> {
    TypeOriginView ??= viewClass(TypeOrigin, createBaseTypeOrigin, [
      { name: "moduleName", tags: [10], type: "string" },
      { name: "datatypeName", tags: [18], type: "string" },
      { name: "packageId", tags: [26], type: "string" },
    ]);
    return new TypeOriginView(input, length);
  },

  create(base?: DeepPartial<TypeOrigin>): TypeOrigin {
    return TypeOrigin.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TypeOrigin>): TypeOrigin {
    const message = createBaseTypeOrigin();
    message.moduleName = object.moduleName ?? undefined;
    message.datatypeName = object.datatypeName ?? undefined;
    message.packageId = object.packageId ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseLinkage(): Linkage {
  return { originalId: undefined, upgradedId: undefined, upgradedVersion: undefined };
}

let LinkageView: ViewClass<Linkage> | undefined;

export const Linkage: MessageFns<Linkage> = /* @__PURE__ */ checkedFns("Linkage", {
  encode(message: Linkage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.originalId !== undefined) {
      writer.uint32(10).string(message.originalId);
    }
    if (message.upgradedId !== undefined) {
      writer.uint32(18).string(message.upgradedId);
    }
    if (message.upgradedVersion !== undefined) {
      writer.uint32(24).uint64(message.upgradedVersion);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Linkage = createBaseLinkage()): Linkage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.originalId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.upgradedId = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.upgradedVersion = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Linkage> {
    LinkageView ??= viewClass(Linkage, createBaseLinkage, [
      { name: "originalId", tags: [10], type: "string" },
      { name: "upgradedId", tags: [18], type: "string" },
      { name: "upgradedVersion", tags: [24], type: "uint64" },
    ]);
    return new LinkageView(input, length);
  },

  create(base?: DeepPartial<Linkage>): Linkage {
    return Linkage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Linkage>): Linkage {
    const message = createBaseLinkage();
    message.originalId = object.originalId ?? undefined;
    message.upgradedId = object.upgradedId ?? undefined;
    message.upgradedVersion =
      object.upgradedVersion !== undefined && object.upgradedVersion !== null
        ? BigInt(object.upgradedVersion)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});
