// Generated from specs/grpc/google/rpc/error_details.proto. Do not edit: change the spec and run `npm run generate`.

/** The details of Google's error model. A service may send any of them with a status. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { Duration } from "../protobuf/duration.ts";

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

const emptyErrorInfo = (): ErrorInfo => ({ reason: "", domain: "", metadata: {} });

export const ErrorInfo: MessageFns<ErrorInfo> = /* @__PURE__ */ defineMessage("ErrorInfo", {
  empty: emptyErrorInfo,
  fields: () => [
    { name: "reason", tags: [10], type: "string" },
    { name: "domain", tags: [18], type: "string" },
    { name: "metadata", tags: [26], type: mapOf("string", "string") },
  ],
  decode(input, length, message = emptyErrorInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.reason = reader.string();
      else if (tag === 18) message.domain = reader.string();
      else readField(ErrorInfo, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.reason !== "") writer.uint32(10).string(message.reason);
    if (message.domain !== "") writer.uint32(18).string(message.domain);
    writeField(ErrorInfo, 26, message, writer);
  },
});

/** Delay before the next attempt. */
export interface RetryInfo {
  /** Time to wait before the request is sent again. */
  retryDelay: Duration | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyRetryInfo = (): RetryInfo => ({ retryDelay: undefined });

export const RetryInfo: MessageFns<RetryInfo> = /* @__PURE__ */ defineMessage("RetryInfo", {
  empty: emptyRetryInfo,
  fields: () => [{ name: "retryDelay", tags: [10], type: Duration }],
  decode(input, length, message = emptyRetryInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.retryDelay = Duration.decode(reader, reader.length(), message.retryDelay);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.retryDelay !== undefined) Duration.encode(message.retryDelay, writer.uint32(10).fork()).join();
  },
});

/** Debugging information for developers of the service. */
export interface DebugInfo {
  /** Stack trace, innermost call first. */
  stackEntries: string[];
  /** Further information from the service. */
  detail: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDebugInfo = (): DebugInfo => ({ stackEntries: [], detail: "" });

export const DebugInfo: MessageFns<DebugInfo> = /* @__PURE__ */ defineMessage("DebugInfo", {
  empty: emptyDebugInfo,
  fields: () => [
    { name: "stackEntries", tags: [10], type: "string", repeated: true },
    { name: "detail", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyDebugInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.stackEntries.push(reader.string());
      else if (tag === 18) message.detail = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.stackEntries) writer.uint32(10).string(item);
    if (message.detail !== "") writer.uint32(18).string(message.detail);
  },
});

/** Quotas that were exceeded. */
export interface QuotaFailure {
  /** All quotas that were exceeded. */
  violations: QuotaFailure_Violation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyQuotaFailure = (): QuotaFailure => ({ violations: [] });

export const QuotaFailure: MessageFns<QuotaFailure> = /* @__PURE__ */ defineMessage("QuotaFailure", {
  empty: emptyQuotaFailure,
  fields: () => [{ name: "violations", tags: [10], type: QuotaFailure_Violation, repeated: true }],
  decode(input, length, message = emptyQuotaFailure()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.violations.push(QuotaFailure_Violation.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.violations) QuotaFailure_Violation.encode(item, writer.uint32(10).fork()).join();
  },
});

/** An exceeded quota. */
export interface QuotaFailure_Violation {
  /** Subject of the quota, such as a project or a user. */
  subject: string;
  /** How the quota was exceeded, for people to read. */
  description: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyQuotaFailure_Violation = (): QuotaFailure_Violation => ({ subject: "", description: "" });

export const QuotaFailure_Violation: MessageFns<QuotaFailure_Violation> = /* @__PURE__ */ defineMessage(
  "QuotaFailure_Violation",
  {
    empty: emptyQuotaFailure_Violation,
    fields: () => [
      { name: "subject", tags: [10], type: "string" },
      { name: "description", tags: [18], type: "string" },
    ],
    decode(input, length, message = emptyQuotaFailure_Violation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.subject = reader.string();
        else if (tag === 18) message.description = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.subject !== "") writer.uint32(10).string(message.subject);
      if (message.description !== "") writer.uint32(18).string(message.description);
    },
  },
);

/** Preconditions that are not met. */
export interface PreconditionFailure {
  /** All preconditions that are not met. */
  violations: PreconditionFailure_Violation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPreconditionFailure = (): PreconditionFailure => ({ violations: [] });

export const PreconditionFailure: MessageFns<PreconditionFailure> = /* @__PURE__ */ defineMessage(
  "PreconditionFailure",
  {
    empty: emptyPreconditionFailure,
    fields: () => [{ name: "violations", tags: [10], type: PreconditionFailure_Violation, repeated: true }],
    decode(input, length, message = emptyPreconditionFailure()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.violations.push(PreconditionFailure_Violation.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      for (const item of message.violations)
        PreconditionFailure_Violation.encode(item, writer.uint32(10).fork()).join();
    },
  },
);

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

const emptyPreconditionFailure_Violation = (): PreconditionFailure_Violation => ({
  type: "",
  subject: "",
  description: "",
});

export const PreconditionFailure_Violation: MessageFns<PreconditionFailure_Violation> = /* @__PURE__ */ defineMessage(
  "PreconditionFailure_Violation",
  {
    empty: emptyPreconditionFailure_Violation,
    fields: () => [
      { name: "type", tags: [10], type: "string" },
      { name: "subject", tags: [18], type: "string" },
      { name: "description", tags: [26], type: "string" },
    ],
    decode(input, length, message = emptyPreconditionFailure_Violation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.type = reader.string();
        else if (tag === 18) message.subject = reader.string();
        else if (tag === 26) message.description = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.type !== "") writer.uint32(10).string(message.type);
      if (message.subject !== "") writer.uint32(18).string(message.subject);
      if (message.description !== "") writer.uint32(26).string(message.description);
    },
  },
);

/** Violations in the request. */
export interface BadRequest {
  /** All fields that are invalid. */
  fieldViolations: BadRequest_FieldViolation[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBadRequest = (): BadRequest => ({ fieldViolations: [] });

export const BadRequest: MessageFns<BadRequest> = /* @__PURE__ */ defineMessage("BadRequest", {
  empty: emptyBadRequest,
  fields: () => [{ name: "fieldViolations", tags: [10], type: BadRequest_FieldViolation, repeated: true }],
  decode(input, length, message = emptyBadRequest()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.fieldViolations.push(BadRequest_FieldViolation.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.fieldViolations) BadRequest_FieldViolation.encode(item, writer.uint32(10).fork()).join();
  },
});

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

const emptyBadRequest_FieldViolation = (): BadRequest_FieldViolation => ({
  field: "",
  description: "",
  reason: "",
  localizedMessage: undefined,
});

export const BadRequest_FieldViolation: MessageFns<BadRequest_FieldViolation> = /* @__PURE__ */ defineMessage(
  "BadRequest_FieldViolation",
  {
    empty: emptyBadRequest_FieldViolation,
    fields: () => [
      { name: "field", tags: [10], type: "string" },
      { name: "description", tags: [18], type: "string" },
      { name: "reason", tags: [26], type: "string" },
      { name: "localizedMessage", tags: [34], type: LocalizedMessage },
    ],
    decode(input, length, message = emptyBadRequest_FieldViolation()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.field = reader.string();
        else if (tag === 18) message.description = reader.string();
        else if (tag === 26) message.reason = reader.string();
        else if (tag === 34)
          message.localizedMessage = LocalizedMessage.decode(reader, reader.length(), message.localizedMessage);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.field !== "") writer.uint32(10).string(message.field);
      if (message.description !== "") writer.uint32(18).string(message.description);
      if (message.reason !== "") writer.uint32(26).string(message.reason);
      if (message.localizedMessage !== undefined)
        LocalizedMessage.encode(message.localizedMessage, writer.uint32(34).fork()).join();
    },
  },
);

/** Information that identifies the request in the service's log. */
export interface RequestInfo {
  /** Id of the request in the service's log. */
  requestId: string;
  /** Data that helps the service's developers find the request, such as an encrypted stack trace. */
  servingData: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyRequestInfo = (): RequestInfo => ({ requestId: "", servingData: "" });

export const RequestInfo: MessageFns<RequestInfo> = /* @__PURE__ */ defineMessage("RequestInfo", {
  empty: emptyRequestInfo,
  fields: () => [
    { name: "requestId", tags: [10], type: "string" },
    { name: "servingData", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyRequestInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.requestId = reader.string();
      else if (tag === 18) message.servingData = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.requestId !== "") writer.uint32(10).string(message.requestId);
    if (message.servingData !== "") writer.uint32(18).string(message.servingData);
  },
});

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

const emptyResourceInfo = (): ResourceInfo => ({
  resourceType: "",
  resourceName: "",
  owner: "",
  description: "",
});

export const ResourceInfo: MessageFns<ResourceInfo> = /* @__PURE__ */ defineMessage("ResourceInfo", {
  empty: emptyResourceInfo,
  fields: () => [
    { name: "resourceType", tags: [10], type: "string" },
    { name: "resourceName", tags: [18], type: "string" },
    { name: "owner", tags: [26], type: "string" },
    { name: "description", tags: [34], type: "string" },
  ],
  decode(input, length, message = emptyResourceInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.resourceType = reader.string();
      else if (tag === 18) message.resourceName = reader.string();
      else if (tag === 26) message.owner = reader.string();
      else if (tag === 34) message.description = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.resourceType !== "") writer.uint32(10).string(message.resourceType);
    if (message.resourceName !== "") writer.uint32(18).string(message.resourceName);
    if (message.owner !== "") writer.uint32(26).string(message.owner);
    if (message.description !== "") writer.uint32(34).string(message.description);
  },
});

/** Links to documentation. */
export interface Help {
  /** Pages about the error. */
  links: Help_Link[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyHelp = (): Help => ({ links: [] });

export const Help: MessageFns<Help> = /* @__PURE__ */ defineMessage("Help", {
  empty: emptyHelp,
  fields: () => [{ name: "links", tags: [10], type: Help_Link, repeated: true }],
  decode(input, length, message = emptyHelp()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.links.push(Help_Link.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.links) Help_Link.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A link. */
export interface Help_Link {
  /** What the link leads to. */
  description: string;
  /** Address of the page. */
  url: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyHelp_Link = (): Help_Link => ({ description: "", url: "" });

export const Help_Link: MessageFns<Help_Link> = /* @__PURE__ */ defineMessage("Help_Link", {
  empty: emptyHelp_Link,
  fields: () => [
    { name: "description", tags: [10], type: "string" },
    { name: "url", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyHelp_Link()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.description = reader.string();
      else if (tag === 18) message.url = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.description !== "") writer.uint32(10).string(message.description);
    if (message.url !== "") writer.uint32(18).string(message.url);
  },
});

/** A localized human-readable message. */
export interface LocalizedMessage {
  /** Language tag, such as `en-US`. */
  locale: string;
  /** The message, in the language of `locale`. */
  message: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyLocalizedMessage = (): LocalizedMessage => ({ locale: "", message: "" });

export const LocalizedMessage: MessageFns<LocalizedMessage> = /* @__PURE__ */ defineMessage("LocalizedMessage", {
  empty: emptyLocalizedMessage,
  fields: () => [
    { name: "locale", tags: [10], type: "string" },
    { name: "message", tags: [18], type: "string" },
  ],
  decode(input, length, message = emptyLocalizedMessage()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.locale = reader.string();
      else if (tag === 18) message.message = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.locale !== "") writer.uint32(10).string(message.locale);
    if (message.message !== "") writer.uint32(18).string(message.message);
  },
});
