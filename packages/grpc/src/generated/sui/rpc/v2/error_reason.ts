// Generated from specs/grpc/sui/rpc/v2/error_reason.proto. Do not edit: change the spec and run `npm run generate`.

/** Why a Sui node refuses a request. */

/** The `reason` of the `google.rpc.ErrorInfo` among an error's details. */
export const ErrorReason = { UNKNOWN: 0, FIELD_INVALID: 1, FIELD_MISSING: 2, UNRECOGNIZED: -1 } as const;

export type ErrorReason = typeof ErrorReason[keyof typeof ErrorReason];

export namespace ErrorReason {
  export type UNKNOWN = typeof ErrorReason.UNKNOWN;
  export type FIELD_INVALID = typeof ErrorReason.FIELD_INVALID;
  export type FIELD_MISSING = typeof ErrorReason.FIELD_MISSING;
  export type UNRECOGNIZED = typeof ErrorReason.UNRECOGNIZED;
}
