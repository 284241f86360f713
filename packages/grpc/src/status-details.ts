import type { NodeAccessError } from "@node-access/auth";
import type { Any } from "./generated/google/protobuf/any.ts";
import {
  BadRequest,
  DebugInfo,
  ErrorInfo,
  Help,
  LocalizedMessage,
  PreconditionFailure,
  QuotaFailure,
  RequestInfo,
  ResourceInfo,
  RetryInfo,
} from "./generated/google/rpc/error_details.ts";
import { Status } from "./generated/google/rpc/status.ts";
import type { MessageFns } from "./message.ts";

export type {
  BadRequest,
  DebugInfo,
  ErrorInfo,
  Help,
  LocalizedMessage,
  PreconditionFailure,
  QuotaFailure,
  RequestInfo,
  ResourceInfo,
  RetryInfo,
} from "./generated/google/rpc/error_details.ts";

/** The messages of Google's error form, by name. */
export interface DetailMessages {
  BadRequest: BadRequest;
  DebugInfo: DebugInfo;
  ErrorInfo: ErrorInfo;
  Help: Help;
  LocalizedMessage: LocalizedMessage;
  PreconditionFailure: PreconditionFailure;
  QuotaFailure: QuotaFailure;
  RequestInfo: RequestInfo;
  ResourceInfo: ResourceInfo;
  RetryInfo: RetryInfo;
}

const MESSAGES: { readonly [Name in keyof DetailMessages]: MessageFns<DetailMessages[Name]> } = {
  BadRequest,
  DebugInfo,
  ErrorInfo,
  Help,
  LocalizedMessage,
  PreconditionFailure,
  QuotaFailure,
  RequestInfo,
  ResourceInfo,
  RetryInfo,
};

/** A detail of Google's error form, by the name of its message. */
type KnownDetail = {
  [Name in keyof DetailMessages]: { readonly $case: Name; readonly value: DetailMessages[Name] };
}[keyof DetailMessages];

/** What a server sent beside a status: a message of Google's error form, or one of its own, as it came. */
export type StatusDetail = KnownDetail | { readonly $case: "other"; readonly value: Any };

/**
 * Reads what a server sent beside a status, in the trailer `grpc-status-details-bin`.
 *
 * @param error - A call's error.
 * @returns the details in their order; none if the server sent none, or what cannot be read.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/grpc";
 * import { statusDetails } from "@node-access/grpc/status-details";
 * import { createSuiClient } from "@node-access/grpc/sui";
 *
 * try {
 *   await createSuiClient({ endpoint: "sui.example" }).ledger.getObject({ objectId: "?" });
 * } catch (error) {
 *   if (!isNodeAccessError(error, "GRPC_STATUS")) throw error;
 *   for (const { $case, value } of statusDetails(error))
 *     if ($case === "BadRequest") console.log(value.fieldViolations);
 * }
 * ```
 *
 * Source: google/rpc/error_details.proto; gRPC's richer error model.
 */
export function statusDetails(error: NodeAccessError<"GRPC_STATUS">): StatusDetail[] {
  const { statusDetails: encoded = "" } = error.context;
  try {
    return Status.decode(Buffer.from(encoded, "base64")).details.map(read);
  } catch {
    return [];
  }
}

function read(detail: Any): StatusDetail {
  const name = detail.typeUrl.slice(detail.typeUrl.lastIndexOf("/") + 1).replace(/^google\.rpc\./, "");
  if (!Object.hasOwn(MESSAGES, name)) return { $case: "other", value: detail };
  // Name and message are of one entry.
  return { $case: name, value: MESSAGES[name as keyof DetailMessages].decode(detail.value) } as KnownDetail;
}
