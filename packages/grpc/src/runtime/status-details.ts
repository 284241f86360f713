import type { NodeAccessError } from "@node-access/auth";
import type { Any } from "../generated/google/protobuf/any.ts";
import type * as details from "../generated/google/rpc/error_details.ts";
import type { MessageFns } from "@node-access/transport/protobuf";

type Details = typeof details;

/** The messages of Google's error model that can be details themselves. */
type DetailName = Exclude<keyof Details, `${string}_${string}`>;

/** A detail of Google's error model, by the name of its message. */
type KnownDetail = {
  [Name in DetailName]: { readonly $case: Name; readonly value: ReturnType<Details[Name]["decode"]> };
}[DetailName];

/** A detail that a server sent with a status: a message of Google's error model, or any other message as raw bytes. */
export type StatusDetail = KnownDetail | { readonly $case: "other"; readonly value: Any };

/**
 * Reads the details that a server sent with a status, in the trailer `grpc-status-details-bin`.
 *
 * @param error - A call's error.
 * @returns the details in their order; empty if the server sent none, or if they cannot be decoded.
 *
 * @example
 * ```ts
 * import { isNodeAccessError, statusDetails } from "@node-access/grpc";
 * import { createSuiClient } from "@node-access/grpc/sui";
 *
 * try {
 *   await createSuiClient({ endpoint: "sui.example" }).ledger.getObject({ objectId: "?" });
 * } catch (error) {
 *   if (!isNodeAccessError(error, "GRPC_STATUS")) throw error;
 *   for (const { $case, value } of await statusDetails(error))
 *     if ($case === "BadRequest") console.log(value.fieldViolations);
 * }
 * ```
 *
 * Source: google/rpc/error_details.proto; gRPC's richer error model.
 */
export async function statusDetails(error: NodeAccessError<"GRPC_STATUS">): Promise<StatusDetail[]> {
  const { statusDetails: encoded }: { statusDetails?: unknown } = Object(Object(error).context);
  if (typeof encoded !== "string") return [];
  const [{ Status }, messages] = await Promise.all([
    import("../generated/google/rpc/status.ts"),
    import("../generated/google/rpc/error_details.ts"),
  ]);
  try {
    return Status.decode(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))).details.map(
      (detail) => read(detail, messages),
    );
  } catch {
    return [];
  }
}

function read(detail: Any, messages: Readonly<Record<string, unknown>>): StatusDetail {
  const name = detail.typeUrl.slice(detail.typeUrl.lastIndexOf("/") + 1).replace(/^google\.rpc\./, "");
  // The module exports only these messages.
  const message = Object.hasOwn(messages, name) ? (messages[name] as MessageFns<unknown>) : undefined;
  if (!message) return { $case: "other", value: detail };
  return { $case: name, value: message.decode(detail.value) } as KnownDetail;
}
