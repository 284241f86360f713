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

/** Move packages on Sui. */
import {
  defineMessage,
  isBefore,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
} from "@node-access/transport/protobuf";

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

const emptyPackage = (): Package => ({
  storageId: undefined,
  originalId: undefined,
  version: undefined,
  modules: [],
  typeOrigins: [],
  linkage: [],
});

export const Package: MessageFns<Package> = /* @__PURE__ */ defineMessage("Package", {
  empty: emptyPackage,
  fields: () => [
    { name: "storageId", tags: [10], type: "string" },
    { name: "originalId", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "uint64" },
    { name: "modules", tags: [34], type: Module, repeated: true },
    { name: "typeOrigins", tags: [42], type: TypeOrigin, repeated: true },
    { name: "linkage", tags: [50], type: Linkage, repeated: true },
  ],
  decode(input, length, message = emptyPackage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.storageId = reader.string();
      else if (tag === 18) message.originalId = reader.string();
      else if (tag === 24) message.version = reader.uint64();
      else if (tag === 34) message.modules.push(Module.decode(reader, reader.length()));
      else if (tag === 42) message.typeOrigins.push(TypeOrigin.decode(reader, reader.length()));
      else if (tag === 50) message.linkage.push(Linkage.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.storageId !== undefined) writer.uint32(10).string(message.storageId);
    if (message.originalId !== undefined) writer.uint32(18).string(message.originalId);
    if (message.version !== undefined) writer.uint32(24).uint64(message.version);
    for (const item of message.modules) Module.encode(item, writer.uint32(34).fork()).join();
    for (const item of message.typeOrigins) TypeOrigin.encode(item, writer.uint32(42).fork()).join();
    for (const item of message.linkage) Linkage.encode(item, writer.uint32(50).fork()).join();
  },
});

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

const emptyModule = (): Module => ({ name: undefined, contents: undefined, datatypes: [], functions: [] });

export const Module: MessageFns<Module> = /* @__PURE__ */ defineMessage("Module", {
  empty: emptyModule,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "contents", tags: [18], type: "bytes" },
    { name: "datatypes", tags: [26], type: DatatypeDescriptor, repeated: true },
    { name: "functions", tags: [34], type: FunctionDescriptor, repeated: true },
  ],
  decode(input, length, message = emptyModule()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 18) message.contents = reader.bytes();
      else if (tag === 26) message.datatypes.push(DatatypeDescriptor.decode(reader, reader.length()));
      else if (tag === 34) message.functions.push(FunctionDescriptor.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.contents !== undefined) writer.uint32(18).bytes(message.contents);
    for (const item of message.datatypes) DatatypeDescriptor.encode(item, writer.uint32(26).fork()).join();
    for (const item of message.functions) FunctionDescriptor.encode(item, writer.uint32(34).fork()).join();
  },
});

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

const emptyDatatypeDescriptor = (): DatatypeDescriptor => ({
  typeName: undefined,
  definingId: undefined,
  module: undefined,
  name: undefined,
  abilities: [],
  typeParameters: [],
  kind: undefined,
  fields: [],
  variants: [],
});

export const DatatypeDescriptor: MessageFns<DatatypeDescriptor> = /* @__PURE__ */ defineMessage("DatatypeDescriptor", {
  empty: emptyDatatypeDescriptor,
  fields: () => [
    { name: "typeName", tags: [10], type: "string" },
    { name: "definingId", tags: [18], type: "string" },
    { name: "module", tags: [26], type: "string" },
    { name: "name", tags: [34], type: "string" },
    { name: "abilities", tags: [40, 42], type: "int32", repeated: true },
    { name: "typeParameters", tags: [50], type: TypeParameter, repeated: true },
    { name: "kind", tags: [56], type: "int32" },
    { name: "fields", tags: [66], type: FieldDescriptor, repeated: true },
    { name: "variants", tags: [74], type: VariantDescriptor, repeated: true },
  ],
  decode(input, length, message = emptyDatatypeDescriptor()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.typeName = reader.string();
      else if (tag === 18) message.definingId = reader.string();
      else if (tag === 26) message.module = reader.string();
      else if (tag === 34) message.name = reader.string();
      else if (tag === 42)
        for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
          message.abilities.push(reader.enumeration());
      else if (tag === 50) message.typeParameters.push(TypeParameter.decode(reader, reader.length()));
      else if (tag === 56) message.kind = reader.enumeration();
      else if (tag === 66) message.fields.push(FieldDescriptor.decode(reader, reader.length()));
      else if (tag === 74) message.variants.push(VariantDescriptor.decode(reader, reader.length()));
      else readField(DatatypeDescriptor, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.typeName !== undefined) writer.uint32(10).string(message.typeName);
    if (message.definingId !== undefined) writer.uint32(18).string(message.definingId);
    if (message.module !== undefined) writer.uint32(26).string(message.module);
    if (message.name !== undefined) writer.uint32(34).string(message.name);
    if (message.abilities.length !== 0) {
      writer.uint32(42).fork();
      for (const item of message.abilities) writer.int32(item);
      writer.join();
    }
    for (const item of message.typeParameters) TypeParameter.encode(item, writer.uint32(50).fork()).join();
    if (message.kind !== undefined) writer.uint32(56).int32(message.kind);
    for (const item of message.fields) FieldDescriptor.encode(item, writer.uint32(66).fork()).join();
    for (const item of message.variants) VariantDescriptor.encode(item, writer.uint32(74).fork()).join();
  },
});

/** A type parameter of a datatype or function. */
export interface TypeParameter {
  /** Abilities that a type argument must have. */
  constraints: Ability[];
  /** Whether the parameter is declared `phantom`; absent for functions. */
  isPhantom?: boolean | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTypeParameter = (): TypeParameter => ({ constraints: [], isPhantom: undefined });

export const TypeParameter: MessageFns<TypeParameter> = /* @__PURE__ */ defineMessage("TypeParameter", {
  empty: emptyTypeParameter,
  fields: () => [
    { name: "constraints", tags: [8, 10], type: "int32", repeated: true },
    { name: "isPhantom", tags: [16], type: "bool" },
  ],
  decode(input, length, message = emptyTypeParameter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10)
        for (const last = reader.endOf(reader.length()); isBefore(reader, last);)
          message.constraints.push(reader.enumeration());
      else if (tag === 16) message.isPhantom = reader.bool();
      else readField(TypeParameter, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.constraints.length !== 0) {
      writer.uint32(10).fork();
      for (const item of message.constraints) writer.int32(item);
      writer.join();
    }
    if (message.isPhantom !== undefined) writer.uint32(16).bool(message.isPhantom);
  },
});

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

const emptyFieldDescriptor = (): FieldDescriptor => ({
  name: undefined,
  position: undefined,
  type: undefined,
});

export const FieldDescriptor: MessageFns<FieldDescriptor> = /* @__PURE__ */ defineMessage("FieldDescriptor", {
  empty: emptyFieldDescriptor,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "position", tags: [16], type: "uint32" },
    { name: "type", tags: [26], type: OpenSignatureBody },
  ],
  decode(input, length, message = emptyFieldDescriptor()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 16) message.position = reader.uint32();
      else if (tag === 26) message.type = OpenSignatureBody.decode(reader, reader.length(), message.type);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.position !== undefined) writer.uint32(16).uint32(message.position);
    if (message.type !== undefined) OpenSignatureBody.encode(message.type, writer.uint32(26).fork()).join();
  },
});

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

const emptyVariantDescriptor = (): VariantDescriptor => ({
  name: undefined,
  position: undefined,
  fields: [],
});

export const VariantDescriptor: MessageFns<VariantDescriptor> = /* @__PURE__ */ defineMessage("VariantDescriptor", {
  empty: emptyVariantDescriptor,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "position", tags: [16], type: "uint32" },
    { name: "fields", tags: [26], type: FieldDescriptor, repeated: true },
  ],
  decode(input, length, message = emptyVariantDescriptor()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 16) message.position = reader.uint32();
      else if (tag === 26) message.fields.push(FieldDescriptor.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.position !== undefined) writer.uint32(16).uint32(message.position);
    for (const item of message.fields) FieldDescriptor.encode(item, writer.uint32(26).fork()).join();
  },
});

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

const emptyOpenSignatureBody = (): OpenSignatureBody => ({
  type: undefined,
  typeName: undefined,
  typeParameterInstantiation: [],
  typeParameter: undefined,
});

export const OpenSignatureBody: MessageFns<OpenSignatureBody> = /* @__PURE__ */ defineMessage("OpenSignatureBody", {
  empty: emptyOpenSignatureBody,
  fields: () => [
    { name: "type", tags: [8], type: "int32" },
    { name: "typeName", tags: [18], type: "string" },
    { name: "typeParameterInstantiation", tags: [26], type: OpenSignatureBody, repeated: true },
    { name: "typeParameter", tags: [32], type: "uint32" },
  ],
  decode(input, length, message = emptyOpenSignatureBody()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.type = reader.enumeration();
      else if (tag === 18) message.typeName = reader.string();
      else if (tag === 26) message.typeParameterInstantiation.push(OpenSignatureBody.decode(reader, reader.length()));
      else if (tag === 32) message.typeParameter = reader.uint32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.type !== undefined) writer.uint32(8).int32(message.type);
    if (message.typeName !== undefined) writer.uint32(18).string(message.typeName);
    for (const item of message.typeParameterInstantiation)
      OpenSignatureBody.encode(item, writer.uint32(26).fork()).join();
    if (message.typeParameter !== undefined) writer.uint32(32).uint32(message.typeParameter);
  },
});

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

const emptyFunctionDescriptor = (): FunctionDescriptor => ({
  name: undefined,
  visibility: undefined,
  isEntry: undefined,
  typeParameters: [],
  parameters: [],
  returns: [],
});

export const FunctionDescriptor: MessageFns<FunctionDescriptor> = /* @__PURE__ */ defineMessage("FunctionDescriptor", {
  empty: emptyFunctionDescriptor,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "visibility", tags: [40], type: "int32" },
    { name: "isEntry", tags: [48], type: "bool" },
    { name: "typeParameters", tags: [58], type: TypeParameter, repeated: true },
    { name: "parameters", tags: [66], type: OpenSignature, repeated: true },
    { name: "returns", tags: [74], type: OpenSignature, repeated: true },
  ],
  decode(input, length, message = emptyFunctionDescriptor()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 40) message.visibility = reader.enumeration();
      else if (tag === 48) message.isEntry = reader.bool();
      else if (tag === 58) message.typeParameters.push(TypeParameter.decode(reader, reader.length()));
      else if (tag === 66) message.parameters.push(OpenSignature.decode(reader, reader.length()));
      else if (tag === 74) message.returns.push(OpenSignature.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.visibility !== undefined) writer.uint32(40).int32(message.visibility);
    if (message.isEntry !== undefined) writer.uint32(48).bool(message.isEntry);
    for (const item of message.typeParameters) TypeParameter.encode(item, writer.uint32(58).fork()).join();
    for (const item of message.parameters) OpenSignature.encode(item, writer.uint32(66).fork()).join();
    for (const item of message.returns) OpenSignature.encode(item, writer.uint32(74).fork()).join();
  },
});

/** The type of a parameter or a returned value. */
export interface OpenSignature {
  /** Kind of reference; absent if the value itself is passed. */
  reference?: OpenSignature_Reference | undefined;
  /** Type of the value, or of what the reference points to. */
  body?: OpenSignatureBody | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyOpenSignature = (): OpenSignature => ({ reference: undefined, body: undefined });

export const OpenSignature: MessageFns<OpenSignature> = /* @__PURE__ */ defineMessage("OpenSignature", {
  empty: emptyOpenSignature,
  fields: () => [
    { name: "reference", tags: [8], type: "int32" },
    { name: "body", tags: [18], type: OpenSignatureBody },
  ],
  decode(input, length, message = emptyOpenSignature()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.reference = reader.enumeration();
      else if (tag === 18) message.body = OpenSignatureBody.decode(reader, reader.length(), message.body);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.reference !== undefined) writer.uint32(8).int32(message.reference);
    if (message.body !== undefined) OpenSignatureBody.encode(message.body, writer.uint32(18).fork()).join();
  },
});

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

const emptyTypeOrigin = (): TypeOrigin => ({
  moduleName: undefined,
  datatypeName: undefined,
  packageId: undefined,
});

export const TypeOrigin: MessageFns<TypeOrigin> = /* @__PURE__ */ defineMessage("TypeOrigin", {
  empty: emptyTypeOrigin,
  fields: () => [
    { name: "moduleName", tags: [10], type: "string" },
    { name: "datatypeName", tags: [18], type: "string" },
    { name: "packageId", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyTypeOrigin()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.moduleName = reader.string();
      else if (tag === 18) message.datatypeName = reader.string();
      else if (tag === 26) message.packageId = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.moduleName !== undefined) writer.uint32(10).string(message.moduleName);
    if (message.datatypeName !== undefined) writer.uint32(18).string(message.datatypeName);
    if (message.packageId !== undefined) writer.uint32(26).string(message.packageId);
  },
});

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

const emptyLinkage = (): Linkage => ({
  originalId: undefined,
  upgradedId: undefined,
  upgradedVersion: undefined,
});

export const Linkage: MessageFns<Linkage> = /* @__PURE__ */ defineMessage("Linkage", {
  empty: emptyLinkage,
  fields: () => [
    { name: "originalId", tags: [10], type: "string" },
    { name: "upgradedId", tags: [18], type: "string" },
    { name: "upgradedVersion", tags: [24], type: "uint64" },
  ],
  decode(input, length, message = emptyLinkage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.originalId = reader.string();
      else if (tag === 18) message.upgradedId = reader.string();
      else if (tag === 24) message.upgradedVersion = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.originalId !== undefined) writer.uint32(10).string(message.originalId);
    if (message.upgradedId !== undefined) writer.uint32(18).string(message.upgradedId);
    if (message.upgradedVersion !== undefined) writer.uint32(24).uint64(message.upgradedVersion);
  },
});
