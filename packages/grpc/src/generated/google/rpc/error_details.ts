// Generated from specs/grpc/google/rpc/error_details.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../../wire/message.ts";
import { BinaryReader } from "../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../wire/message-parts.ts";
import { Duration } from "../protobuf/duration.ts";

/** The details of Google's error model. A service may send any of them with a status. */

/** Machine-readable cause of the error. `reason` is unique within `domain`. */
export interface ErrorInfo {
  /** Reason in upper case, with underscores. */
  reason: string;
  /** Domain to which the reason belongs: the name of the service. */
  domain: string;
  /** Further facts about the error, such as the limit that was exceeded. */
  metadata: { [key: string]: string };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ErrorInfo_MetadataEntry {
  key: string;
  value: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Delay before the next attempt. */
export interface RetryInfo {
  /** Time to wait before the request is sent again. */
  retryDelay: Duration | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Debugging information for developers of the service. */
export interface DebugInfo {
  /** Stack trace, innermost call first. */
  stackEntries: string[];
  /** Further information from the service. */
  detail: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Quotas that were exceeded. */
export interface QuotaFailure {
  /** All quotas that were exceeded. */
  violations: QuotaFailure_Violation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** An exceeded quota. */
export interface QuotaFailure_Violation {
  /** Subject of the quota, such as a project or a user. */
  subject: string;
  /** How the quota was exceeded, for people to read. */
  description: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Preconditions that are not met. */
export interface PreconditionFailure {
  /** All preconditions that are not met. */
  violations: PreconditionFailure_Violation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A precondition that is not met. */
export interface PreconditionFailure_Violation {
  /** Kind of the precondition, in the service's own terms, such as `TOS`. */
  type: string;
  /** What the precondition is about, such as the name of a resource. */
  subject: string;
  /** How the precondition is not met, for people to read. */
  description: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Violations in the request. */
export interface BadRequest {
  /** All fields that are invalid. */
  fieldViolations: BadRequest_FieldViolation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A violation by a field. */
export interface BadRequest_FieldViolation {
  /** Path to the field. */
  field: string;
  /** Why the field's value is invalid, for people to read. */
  description: string;
  /** Reason in upper case, with underscores. */
  reason: string;
  /** The description in the caller's language, if the service has it. */
  localizedMessage: LocalizedMessage | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Information that identifies the request in the service's log. */
export interface RequestInfo {
  /** Id of the request in the service's log. */
  requestId: string;
  /** Data that helps the service's developers find the request, such as an encrypted stack trace. */
  servingData: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Resource that is accessed. */
export interface ResourceInfo {
  /** Kind of the resource, such as `object`. */
  resourceType: string;
  /** Name of the resource. */
  resourceName: string;
  /** Owner of the resource, if known. */
  owner: string;
  /** What failed when the resource was accessed, for people to read. */
  description: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Links to documentation. */
export interface Help {
  /** Pages about the error. */
  links: Help_Link[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A link. */
export interface Help_Link {
  /** What the link leads to. */
  description: string;
  /** Address of the page. */
  url: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A localized human-readable message. */
export interface LocalizedMessage {
  /** Language tag, such as `en-US`. */
  locale: string;
  /** The message, in the language of `locale`. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseErrorInfo(): ErrorInfo {
  return { reason: "", domain: "", metadata: {} };
}

let ErrorInfoView: ViewClass<ErrorInfo> | undefined;

export const ErrorInfo: MessageFns<ErrorInfo> = /* @__PURE__ */ checkedFns("ErrorInfo", {
  encode(message: ErrorInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.reason !== "") {
      writer.uint32(10).string(message.reason);
    }
    if (message.domain !== "") {
      writer.uint32(18).string(message.domain);
    }
    globalThis.Object.entries(message.metadata).forEach(([key, value]: [string, string]) => {
      ErrorInfo_MetadataEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: ErrorInfo = createBaseErrorInfo()): ErrorInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.reason = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.domain = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          const entry3 = ErrorInfo_MetadataEntry.decode(reader, reader.length());
          setOwn(message.metadata, entry3.key, entry3.value);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ErrorInfo> {
    ErrorInfoView ??= viewClass(ErrorInfo, createBaseErrorInfo, [
      { name: "reason", tags: [10], type: "string" },
      { name: "domain", tags: [18], type: "string" },
      { name: "metadata", tags: [26], type: ErrorInfo_MetadataEntry, map: "object" },
    ]);
    return new ErrorInfoView(input, length);
  },

  create(base?: DeepPartial<ErrorInfo>): ErrorInfo {
    return ErrorInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ErrorInfo>): ErrorInfo {
    const message = createBaseErrorInfo();
    message.reason = object.reason ?? "";
    message.domain = object.domain ?? "";
    message.metadata = (globalThis.Object.entries(object.metadata ?? {}) as [string, string][]).reduce(
      (acc: { [key: string]: string }, [key, value]: [string, string]) => {
        if (value !== undefined) {
          setOwn(acc, key, globalThis.String(value));
        }
        return acc;
      },
      {},
    );
    copyUnknown(object, message);
    return message;
  },
});

function createBaseErrorInfo_MetadataEntry(): ErrorInfo_MetadataEntry {
  return { key: "", value: "" };
}

let ErrorInfo_MetadataEntryView: ViewClass<ErrorInfo_MetadataEntry> | undefined;

export const ErrorInfo_MetadataEntry: MessageFns<ErrorInfo_MetadataEntry> = /* @__PURE__ */ checkedFns(
  "ErrorInfo_MetadataEntry",
  {
    encode(message: ErrorInfo_MetadataEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(18).string(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ErrorInfo_MetadataEntry = createBaseErrorInfo_MetadataEntry(),
    ): ErrorInfo_MetadataEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ErrorInfo_MetadataEntry> {
      ErrorInfo_MetadataEntryView ??= viewClass(ErrorInfo_MetadataEntry, createBaseErrorInfo_MetadataEntry, [
        { name: "key", tags: [10], type: "string" },
        { name: "value", tags: [18], type: "string" },
      ]);
      return new ErrorInfo_MetadataEntryView(input, length);
    },

    create(base?: DeepPartial<ErrorInfo_MetadataEntry>): ErrorInfo_MetadataEntry {
      return ErrorInfo_MetadataEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ErrorInfo_MetadataEntry>): ErrorInfo_MetadataEntry {
      const message = createBaseErrorInfo_MetadataEntry();
      message.key = object.key ?? "";
      message.value = object.value ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseRetryInfo(): RetryInfo {
  return { retryDelay: undefined };
}

let RetryInfoView: ViewClass<RetryInfo> | undefined;

export const RetryInfo: MessageFns<RetryInfo> = /* @__PURE__ */ checkedFns("RetryInfo", {
  encode(message: RetryInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.retryDelay !== undefined) {
      Duration.encode(message.retryDelay, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: RetryInfo = createBaseRetryInfo()): RetryInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.retryDelay = Duration.decode(reader, reader.length(), message.retryDelay);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<RetryInfo> {
    RetryInfoView ??= viewClass(RetryInfo, createBaseRetryInfo, [{ name: "retryDelay", tags: [10], type: Duration }]);
    return new RetryInfoView(input, length);
  },

  create(base?: DeepPartial<RetryInfo>): RetryInfo {
    return RetryInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<RetryInfo>): RetryInfo {
    const message = createBaseRetryInfo();
    message.retryDelay =
      object.retryDelay !== undefined && object.retryDelay !== null
        ? Duration.fromPartial(object.retryDelay)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDebugInfo(): DebugInfo {
  return { stackEntries: [], detail: "" };
}

let DebugInfoView: ViewClass<DebugInfo> | undefined;

export const DebugInfo: MessageFns<DebugInfo> = /* @__PURE__ */ checkedFns("DebugInfo", {
  encode(message: DebugInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.stackEntries) {
      writer.uint32(10).string(v!);
    }
    if (message.detail !== "") {
      writer.uint32(18).string(message.detail);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: DebugInfo = createBaseDebugInfo()): DebugInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.stackEntries.push(reader.string());
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.detail = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<DebugInfo> {
    DebugInfoView ??= viewClass(DebugInfo, createBaseDebugInfo, [
      { name: "stackEntries", tags: [10], type: "string", repeated: true },
      { name: "detail", tags: [18], type: "string" },
    ]);
    return new DebugInfoView(input, length);
  },

  create(base?: DeepPartial<DebugInfo>): DebugInfo {
    return DebugInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<DebugInfo>): DebugInfo {
    const message = createBaseDebugInfo();
    message.stackEntries = object.stackEntries?.map((e) => e) || [];
    message.detail = object.detail ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseQuotaFailure(): QuotaFailure {
  return { violations: [] };
}

let QuotaFailureView: ViewClass<QuotaFailure> | undefined;

export const QuotaFailure: MessageFns<QuotaFailure> = /* @__PURE__ */ checkedFns("QuotaFailure", {
  encode(message: QuotaFailure, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.violations) {
      QuotaFailure_Violation.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: QuotaFailure = createBaseQuotaFailure(),
  ): QuotaFailure {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.violations.push(QuotaFailure_Violation.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<QuotaFailure> {
    QuotaFailureView ??= viewClass(QuotaFailure, createBaseQuotaFailure, [
      { name: "violations", tags: [10], type: QuotaFailure_Violation, repeated: true },
    ]);
    return new QuotaFailureView(input, length);
  },

  create(base?: DeepPartial<QuotaFailure>): QuotaFailure {
    return QuotaFailure.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<QuotaFailure>): QuotaFailure {
    const message = createBaseQuotaFailure();
    message.violations = object.violations?.map((e) => QuotaFailure_Violation.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseQuotaFailure_Violation(): QuotaFailure_Violation {
  return { subject: "", description: "" };
}

let QuotaFailure_ViolationView: ViewClass<QuotaFailure_Violation> | undefined;

export const QuotaFailure_Violation: MessageFns<QuotaFailure_Violation> = /* @__PURE__ */ checkedFns(
  "QuotaFailure_Violation",
  {
    encode(message: QuotaFailure_Violation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.subject !== "") {
        writer.uint32(10).string(message.subject);
      }
      if (message.description !== "") {
        writer.uint32(18).string(message.description);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: QuotaFailure_Violation = createBaseQuotaFailure_Violation(),
    ): QuotaFailure_Violation {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.subject = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.description = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<QuotaFailure_Violation> {
      QuotaFailure_ViolationView ??= viewClass(QuotaFailure_Violation, createBaseQuotaFailure_Violation, [
        { name: "subject", tags: [10], type: "string" },
        { name: "description", tags: [18], type: "string" },
      ]);
      return new QuotaFailure_ViolationView(input, length);
    },

    create(base?: DeepPartial<QuotaFailure_Violation>): QuotaFailure_Violation {
      return QuotaFailure_Violation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<QuotaFailure_Violation>): QuotaFailure_Violation {
      const message = createBaseQuotaFailure_Violation();
      message.subject = object.subject ?? "";
      message.description = object.description ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePreconditionFailure(): PreconditionFailure {
  return { violations: [] };
}

let PreconditionFailureView: ViewClass<PreconditionFailure> | undefined;

export const PreconditionFailure: MessageFns<PreconditionFailure> = /* @__PURE__ */ checkedFns("PreconditionFailure", {
  encode(message: PreconditionFailure, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.violations) {
      PreconditionFailure_Violation.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PreconditionFailure = createBasePreconditionFailure(),
  ): PreconditionFailure {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.violations.push(PreconditionFailure_Violation.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PreconditionFailure> {
    PreconditionFailureView ??= viewClass(PreconditionFailure, createBasePreconditionFailure, [
      { name: "violations", tags: [10], type: PreconditionFailure_Violation, repeated: true },
    ]);
    return new PreconditionFailureView(input, length);
  },

  create(base?: DeepPartial<PreconditionFailure>): PreconditionFailure {
    return PreconditionFailure.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PreconditionFailure>): PreconditionFailure {
    const message = createBasePreconditionFailure();
    message.violations = object.violations?.map((e) => PreconditionFailure_Violation.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBasePreconditionFailure_Violation(): PreconditionFailure_Violation {
  return { type: "", subject: "", description: "" };
}

let PreconditionFailure_ViolationView: ViewClass<PreconditionFailure_Violation> | undefined;

export const PreconditionFailure_Violation: MessageFns<PreconditionFailure_Violation> = /* @__PURE__ */ checkedFns(
  "PreconditionFailure_Violation",
  {
    encode(message: PreconditionFailure_Violation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.type !== "") {
        writer.uint32(10).string(message.type);
      }
      if (message.subject !== "") {
        writer.uint32(18).string(message.subject);
      }
      if (message.description !== "") {
        writer.uint32(26).string(message.description);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: PreconditionFailure_Violation = createBasePreconditionFailure_Violation(),
    ): PreconditionFailure_Violation {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.type = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.subject = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.description = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PreconditionFailure_Violation> {
      PreconditionFailure_ViolationView ??= viewClass(
        PreconditionFailure_Violation,
        createBasePreconditionFailure_Violation,
        [
          { name: "type", tags: [10], type: "string" },
          { name: "subject", tags: [18], type: "string" },
          { name: "description", tags: [26], type: "string" },
        ],
      );
      return new PreconditionFailure_ViolationView(input, length);
    },

    create(base?: DeepPartial<PreconditionFailure_Violation>): PreconditionFailure_Violation {
      return PreconditionFailure_Violation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<PreconditionFailure_Violation>): PreconditionFailure_Violation {
      const message = createBasePreconditionFailure_Violation();
      message.type = object.type ?? "";
      message.subject = object.subject ?? "";
      message.description = object.description ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseBadRequest(): BadRequest {
  return { fieldViolations: [] };
}

let BadRequestView: ViewClass<BadRequest> | undefined;

export const BadRequest: MessageFns<BadRequest> = /* @__PURE__ */ checkedFns("BadRequest", {
  encode(message: BadRequest, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.fieldViolations) {
      BadRequest_FieldViolation.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: BadRequest = createBaseBadRequest()): BadRequest {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.fieldViolations.push(BadRequest_FieldViolation.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BadRequest> {
    BadRequestView ??= viewClass(BadRequest, createBaseBadRequest, [
      { name: "fieldViolations", tags: [10], type: BadRequest_FieldViolation, repeated: true },
    ]);
    return new BadRequestView(input, length);
  },

  create(base?: DeepPartial<BadRequest>): BadRequest {
    return BadRequest.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BadRequest>): BadRequest {
    const message = createBaseBadRequest();
    message.fieldViolations = object.fieldViolations?.map((e) => BadRequest_FieldViolation.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBadRequest_FieldViolation(): BadRequest_FieldViolation {
  return { field: "", description: "", reason: "", localizedMessage: undefined };
}

let BadRequest_FieldViolationView: ViewClass<BadRequest_FieldViolation> | undefined;

export const BadRequest_FieldViolation: MessageFns<BadRequest_FieldViolation> = /* @__PURE__ */ checkedFns(
  "BadRequest_FieldViolation",
  {
    encode(message: BadRequest_FieldViolation, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.field !== "") {
        writer.uint32(10).string(message.field);
      }
      if (message.description !== "") {
        writer.uint32(18).string(message.description);
      }
      if (message.reason !== "") {
        writer.uint32(26).string(message.reason);
      }
      if (message.localizedMessage !== undefined) {
        LocalizedMessage.encode(message.localizedMessage, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: BadRequest_FieldViolation = createBaseBadRequest_FieldViolation(),
    ): BadRequest_FieldViolation {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.field = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.description = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.reason = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.localizedMessage = LocalizedMessage.decode(reader, reader.length(), message.localizedMessage);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BadRequest_FieldViolation> {
      BadRequest_FieldViolationView ??= viewClass(BadRequest_FieldViolation, createBaseBadRequest_FieldViolation, [
        { name: "field", tags: [10], type: "string" },
        { name: "description", tags: [18], type: "string" },
        { name: "reason", tags: [26], type: "string" },
        { name: "localizedMessage", tags: [34], type: LocalizedMessage },
      ]);
      return new BadRequest_FieldViolationView(input, length);
    },

    create(base?: DeepPartial<BadRequest_FieldViolation>): BadRequest_FieldViolation {
      return BadRequest_FieldViolation.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<BadRequest_FieldViolation>): BadRequest_FieldViolation {
      const message = createBaseBadRequest_FieldViolation();
      message.field = object.field ?? "";
      message.description = object.description ?? "";
      message.reason = object.reason ?? "";
      message.localizedMessage =
        object.localizedMessage !== undefined && object.localizedMessage !== null
          ? LocalizedMessage.fromPartial(object.localizedMessage)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseRequestInfo(): RequestInfo {
  return { requestId: "", servingData: "" };
}

let RequestInfoView: ViewClass<RequestInfo> | undefined;

export const RequestInfo: MessageFns<RequestInfo> = /* @__PURE__ */ checkedFns("RequestInfo", {
  encode(message: RequestInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.requestId !== "") {
      writer.uint32(10).string(message.requestId);
    }
    if (message.servingData !== "") {
      writer.uint32(18).string(message.servingData);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: RequestInfo = createBaseRequestInfo(),
  ): RequestInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.requestId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.servingData = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<RequestInfo> {
    RequestInfoView ??= viewClass(RequestInfo, createBaseRequestInfo, [
      { name: "requestId", tags: [10], type: "string" },
      { name: "servingData", tags: [18], type: "string" },
    ]);
    return new RequestInfoView(input, length);
  },

  create(base?: DeepPartial<RequestInfo>): RequestInfo {
    return RequestInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<RequestInfo>): RequestInfo {
    const message = createBaseRequestInfo();
    message.requestId = object.requestId ?? "";
    message.servingData = object.servingData ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseResourceInfo(): ResourceInfo {
  return { resourceType: "", resourceName: "", owner: "", description: "" };
}

let ResourceInfoView: ViewClass<ResourceInfo> | undefined;

export const ResourceInfo: MessageFns<ResourceInfo> = /* @__PURE__ */ checkedFns("ResourceInfo", {
  encode(message: ResourceInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.resourceType !== "") {
      writer.uint32(10).string(message.resourceType);
    }
    if (message.resourceName !== "") {
      writer.uint32(18).string(message.resourceName);
    }
    if (message.owner !== "") {
      writer.uint32(26).string(message.owner);
    }
    if (message.description !== "") {
      writer.uint32(34).string(message.description);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ResourceInfo = createBaseResourceInfo(),
  ): ResourceInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.resourceType = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.resourceName = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.owner = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.description = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ResourceInfo> {
    ResourceInfoView ??= viewClass(ResourceInfo, createBaseResourceInfo, [
      { name: "resourceType", tags: [10], type: "string" },
      { name: "resourceName", tags: [18], type: "string" },
      { name: "owner", tags: [26], type: "string" },
      { name: "description", tags: [34], type: "string" },
    ]);
    return new ResourceInfoView(input, length);
  },

  create(base?: DeepPartial<ResourceInfo>): ResourceInfo {
    return ResourceInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ResourceInfo>): ResourceInfo {
    const message = createBaseResourceInfo();
    message.resourceType = object.resourceType ?? "";
    message.resourceName = object.resourceName ?? "";
    message.owner = object.owner ?? "";
    message.description = object.description ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseHelp(): Help {
  return { links: [] };
}

let HelpView: ViewClass<Help> | undefined;

export const Help: MessageFns<Help> = /* @__PURE__ */ checkedFns("Help", {
  encode(message: Help, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.links) {
      Help_Link.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Help = createBaseHelp()): Help {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.links.push(Help_Link.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Help> {
    HelpView ??= viewClass(Help, createBaseHelp, [{ name: "links", tags: [10], type: Help_Link, repeated: true }]);
    return new HelpView(input, length);
  },

  create(base?: DeepPartial<Help>): Help {
    return Help.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Help>): Help {
    const message = createBaseHelp();
    message.links = object.links?.map((e) => Help_Link.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseHelp_Link(): Help_Link {
  return { description: "", url: "" };
}

let Help_LinkView: ViewClass<Help_Link> | undefined;

export const Help_Link: MessageFns<Help_Link> = /* @__PURE__ */ checkedFns("Help_Link", {
  encode(message: Help_Link, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.description !== "") {
      writer.uint32(10).string(message.description);
    }
    if (message.url !== "") {
      writer.uint32(18).string(message.url);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Help_Link = createBaseHelp_Link()): Help_Link {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.description = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.url = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Help_Link> {
    Help_LinkView ??= viewClass(Help_Link, createBaseHelp_Link, [
      { name: "description", tags: [10], type: "string" },
      { name: "url", tags: [18], type: "string" },
    ]);
    return new Help_LinkView(input, length);
  },

  create(base?: DeepPartial<Help_Link>): Help_Link {
    return Help_Link.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Help_Link>): Help_Link {
    const message = createBaseHelp_Link();
    message.description = object.description ?? "";
    message.url = object.url ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseLocalizedMessage(): LocalizedMessage {
  return { locale: "", message: "" };
}

let LocalizedMessageView: ViewClass<LocalizedMessage> | undefined;

export const LocalizedMessage: MessageFns<LocalizedMessage> = /* @__PURE__ */ checkedFns("LocalizedMessage", {
  encode(message: LocalizedMessage, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.locale !== "") {
      writer.uint32(10).string(message.locale);
    }
    if (message.message !== "") {
      writer.uint32(18).string(message.message);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: LocalizedMessage = createBaseLocalizedMessage(),
  ): LocalizedMessage {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.locale = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.message = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<LocalizedMessage> {
    LocalizedMessageView ??= viewClass(LocalizedMessage, createBaseLocalizedMessage, [
      { name: "locale", tags: [10], type: "string" },
      { name: "message", tags: [18], type: "string" },
    ]);
    return new LocalizedMessageView(input, length);
  },

  create(base?: DeepPartial<LocalizedMessage>): LocalizedMessage {
    return LocalizedMessage.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<LocalizedMessage>): LocalizedMessage {
    const message = createBaseLocalizedMessage();
    message.locale = object.locale ?? "";
    message.message = object.message ?? "";
    copyUnknown(object, message);
    return message;
  },
});
