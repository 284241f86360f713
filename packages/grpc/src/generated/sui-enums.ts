// Generated from specs/grpc/sui/rpc/v2. Do not edit: change the spec and run `npm run generate`.

/** Kind of a commitment. */
export const CheckpointCommitment_CheckpointCommitmentKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** ECMH_LIVE_OBJECT_SET - Elliptic curve multiset hash of all live objects. */
  ECMH_LIVE_OBJECT_SET: 1,
  /** CHECKPOINT_ARTIFACTS - Digest of what the checkpoint's transactions changed, such as object states. */
  CHECKPOINT_ARTIFACTS: 2,
  UNRECOGNIZED: -1,
} as const;

export type CheckpointCommitment_CheckpointCommitmentKind =
  (typeof CheckpointCommitment_CheckpointCommitmentKind)[keyof typeof CheckpointCommitment_CheckpointCommitmentKind];

export namespace CheckpointCommitment_CheckpointCommitmentKind {
  export type UNKNOWN = typeof CheckpointCommitment_CheckpointCommitmentKind.UNKNOWN;
  export type ECMH_LIVE_OBJECT_SET = typeof CheckpointCommitment_CheckpointCommitmentKind.ECMH_LIVE_OBJECT_SET;
  export type CHECKPOINT_ARTIFACTS = typeof CheckpointCommitment_CheckpointCommitmentKind.CHECKPOINT_ARTIFACTS;
  export type UNRECOGNIZED = typeof CheckpointCommitment_CheckpointCommitmentKind.UNRECOGNIZED;
}

/** State of the object before the transaction. */
export const ChangedObject_InputObjectState = {
  /** UNKNOWN - The state is not set. */
  UNKNOWN: 0,
  /** DOES_NOT_EXIST - The object did not exist, or was wrapped in another. */
  DOES_NOT_EXIST: 1,
  /** EXISTS - The object existed. */
  EXISTS: 2,
  UNRECOGNIZED: -1,
} as const;

export type ChangedObject_InputObjectState =
  (typeof ChangedObject_InputObjectState)[keyof typeof ChangedObject_InputObjectState];

export namespace ChangedObject_InputObjectState {
  export type UNKNOWN = typeof ChangedObject_InputObjectState.UNKNOWN;
  export type DOES_NOT_EXIST = typeof ChangedObject_InputObjectState.DOES_NOT_EXIST;
  export type EXISTS = typeof ChangedObject_InputObjectState.EXISTS;
  export type UNRECOGNIZED = typeof ChangedObject_InputObjectState.UNRECOGNIZED;
}

/** State of the object after the transaction. */
export const ChangedObject_OutputObjectState = {
  /** UNKNOWN - The state is not set. */
  UNKNOWN: 0,
  /** DOES_NOT_EXIST - The object was deleted, or wrapped in another. */
  DOES_NOT_EXIST: 1,
  /** OBJECT_WRITE - The object was created or changed. */
  OBJECT_WRITE: 2,
  /** PACKAGE_WRITE - A package was published or upgraded. */
  PACKAGE_WRITE: 3,
  /** ACCUMULATOR_WRITE - An accumulator changed; see `accumulator_write`. */
  ACCUMULATOR_WRITE: 4,
  UNRECOGNIZED: -1,
} as const;

export type ChangedObject_OutputObjectState =
  (typeof ChangedObject_OutputObjectState)[keyof typeof ChangedObject_OutputObjectState];

export namespace ChangedObject_OutputObjectState {
  export type UNKNOWN = typeof ChangedObject_OutputObjectState.UNKNOWN;
  export type DOES_NOT_EXIST = typeof ChangedObject_OutputObjectState.DOES_NOT_EXIST;
  export type OBJECT_WRITE = typeof ChangedObject_OutputObjectState.OBJECT_WRITE;
  export type PACKAGE_WRITE = typeof ChangedObject_OutputObjectState.PACKAGE_WRITE;
  export type ACCUMULATOR_WRITE = typeof ChangedObject_OutputObjectState.ACCUMULATOR_WRITE;
  export type UNRECOGNIZED = typeof ChangedObject_OutputObjectState.UNRECOGNIZED;
}

/** Operation on the object's id. */
export const ChangedObject_IdOperation = {
  /** UNKNOWN - The operation is not set. */
  UNKNOWN: 0,
  /** NONE - The id was neither created nor deleted. */
  NONE: 1,
  /** CREATED - The id was created. */
  CREATED: 2,
  /** DELETED - The id was deleted. */
  DELETED: 3,
  UNRECOGNIZED: -1,
} as const;

export type ChangedObject_IdOperation = (typeof ChangedObject_IdOperation)[keyof typeof ChangedObject_IdOperation];

export namespace ChangedObject_IdOperation {
  export type UNKNOWN = typeof ChangedObject_IdOperation.UNKNOWN;
  export type NONE = typeof ChangedObject_IdOperation.NONE;
  export type CREATED = typeof ChangedObject_IdOperation.CREATED;
  export type DELETED = typeof ChangedObject_IdOperation.DELETED;
  export type UNRECOGNIZED = typeof ChangedObject_IdOperation.UNRECOGNIZED;
}

/** Operation on an accumulator. */
export const AccumulatorWrite_AccumulatorOperation = {
  /** UNKNOWN - The operation is not set. */
  UNKNOWN: 0,
  /** MERGE - Adds the value to the accumulator. */
  MERGE: 1,
  /** SPLIT - Subtracts the value from the accumulator. */
  SPLIT: 2,
  UNRECOGNIZED: -1,
} as const;

export type AccumulatorWrite_AccumulatorOperation =
  (typeof AccumulatorWrite_AccumulatorOperation)[keyof typeof AccumulatorWrite_AccumulatorOperation];

export namespace AccumulatorWrite_AccumulatorOperation {
  export type UNKNOWN = typeof AccumulatorWrite_AccumulatorOperation.UNKNOWN;
  export type MERGE = typeof AccumulatorWrite_AccumulatorOperation.MERGE;
  export type SPLIT = typeof AccumulatorWrite_AccumulatorOperation.SPLIT;
  export type UNRECOGNIZED = typeof AccumulatorWrite_AccumulatorOperation.UNRECOGNIZED;
}

/** Kind of an accumulator's value. */
export const AccumulatorWrite_AccumulatorValue = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** INTEGER - An integer, such as an amount. */
  INTEGER: 1,
  /** INTEGER_TUPLE - Two integers. */
  INTEGER_TUPLE: 2,
  /** EVENT_DIGEST - Digests of authenticated events. */
  EVENT_DIGEST: 3,
  UNRECOGNIZED: -1,
} as const;

export type AccumulatorWrite_AccumulatorValue =
  (typeof AccumulatorWrite_AccumulatorValue)[keyof typeof AccumulatorWrite_AccumulatorValue];

export namespace AccumulatorWrite_AccumulatorValue {
  export type UNKNOWN = typeof AccumulatorWrite_AccumulatorValue.UNKNOWN;
  export type INTEGER = typeof AccumulatorWrite_AccumulatorValue.INTEGER;
  export type INTEGER_TUPLE = typeof AccumulatorWrite_AccumulatorValue.INTEGER_TUPLE;
  export type EVENT_DIGEST = typeof AccumulatorWrite_AccumulatorValue.EVENT_DIGEST;
  export type UNRECOGNIZED = typeof AccumulatorWrite_AccumulatorValue.UNRECOGNIZED;
}

/** Kind of use of a shared object. */
export const UnchangedConsensusObject_UnchangedConsensusObjectKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** READ_ONLY_ROOT - The object was a read-only input. */
  READ_ONLY_ROOT: 1,
  /** MUTATE_CONSENSUS_STREAM_ENDED - A mutable input that was deleted or is no longer ordered by consensus. */
  MUTATE_CONSENSUS_STREAM_ENDED: 2,
  /** READ_CONSENSUS_STREAM_ENDED - A read-only input that was deleted or is no longer ordered by consensus. */
  READ_CONSENSUS_STREAM_ENDED: 3,
  /** CANCELED - The transaction was canceled, such as for congestion on this object. */
  CANCELED: 4,
  /** PER_EPOCH_CONFIG - Configuration object that stays the same during an epoch. */
  PER_EPOCH_CONFIG: 5,
  UNRECOGNIZED: -1,
} as const;

export type UnchangedConsensusObject_UnchangedConsensusObjectKind =
  (typeof UnchangedConsensusObject_UnchangedConsensusObjectKind)[keyof typeof UnchangedConsensusObject_UnchangedConsensusObjectKind];

export namespace UnchangedConsensusObject_UnchangedConsensusObjectKind {
  export type UNKNOWN = typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.UNKNOWN;
  export type READ_ONLY_ROOT = typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.READ_ONLY_ROOT;
  export type MUTATE_CONSENSUS_STREAM_ENDED =
    typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.MUTATE_CONSENSUS_STREAM_ENDED;
  export type READ_CONSENSUS_STREAM_ENDED =
    typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.READ_CONSENSUS_STREAM_ENDED;
  export type CANCELED = typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.CANCELED;
  export type PER_EPOCH_CONFIG = typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.PER_EPOCH_CONFIG;
  export type UNRECOGNIZED = typeof UnchangedConsensusObject_UnchangedConsensusObjectKind.UNRECOGNIZED;
}

/** Values of `reason` in the `google.rpc.ErrorInfo` of an error's details. */
export const ErrorReason = {
  /** UNKNOWN - The reason is not set. */
  UNKNOWN: 0,
  /** FIELD_INVALID - A field of the request has an invalid value. */
  FIELD_INVALID: 1,
  /** FIELD_MISSING - A required field of the request is missing. */
  FIELD_MISSING: 2,
  UNRECOGNIZED: -1,
} as const;

export type ErrorReason = (typeof ErrorReason)[keyof typeof ErrorReason];

export namespace ErrorReason {
  export type UNKNOWN = typeof ErrorReason.UNKNOWN;
  export type FIELD_INVALID = typeof ErrorReason.FIELD_INVALID;
  export type FIELD_MISSING = typeof ErrorReason.FIELD_MISSING;
  export type UNRECOGNIZED = typeof ErrorReason.UNRECOGNIZED;
}

/** Kinds of execution errors. */
export const ExecutionError_ExecutionErrorKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** INSUFFICIENT_GAS - The gas budget does not suffice. */
  INSUFFICIENT_GAS: 1,
  /** INVALID_GAS_OBJECT - A gas object is not a SUI coin owned by an address. */
  INVALID_GAS_OBJECT: 2,
  /** INVARIANT_VIOLATION - Internal error of the node's execution. */
  INVARIANT_VIOLATION: 3,
  /** FEATURE_NOT_YET_SUPPORTED - The transaction uses a feature that is not supported yet. */
  FEATURE_NOT_YET_SUPPORTED: 4,
  /** OBJECT_TOO_BIG - An object exceeds the size limit; see `size_error`. */
  OBJECT_TOO_BIG: 5,
  /** PACKAGE_TOO_BIG - A package exceeds the size limit; see `size_error`. */
  PACKAGE_TOO_BIG: 6,
  /** CIRCULAR_OBJECT_OWNERSHIP - Objects would own each other; `object_id` is one of them. */
  CIRCULAR_OBJECT_OWNERSHIP: 7,
  /** INSUFFICIENT_COIN_BALANCE - A coin's balance does not suffice. */
  INSUFFICIENT_COIN_BALANCE: 8,
  /** COIN_BALANCE_OVERFLOW - A coin's balance would exceed the range of u64. */
  COIN_BALANCE_OVERFLOW: 9,
  /** PUBLISH_ERROR_NON_ZERO_ADDRESS - The address of a published module is not zero. */
  PUBLISH_ERROR_NON_ZERO_ADDRESS: 10,
  /** SUI_MOVE_VERIFICATION_ERROR - Published bytecode breaks rules of Sui. */
  SUI_MOVE_VERIFICATION_ERROR: 11,
  /** MOVE_PRIMITIVE_RUNTIME_ERROR - An instruction failed without an abort, such as arithmetic overflow; see `abort`. */
  MOVE_PRIMITIVE_RUNTIME_ERROR: 12,
  /** MOVE_ABORT - Move code aborted; see `abort`. */
  MOVE_ABORT: 13,
  /** VM_VERIFICATION_OR_DESERIALIZATION_ERROR - Published bytecode is malformed, or breaks rules of Move. */
  VM_VERIFICATION_OR_DESERIALIZATION_ERROR: 14,
  /** VM_INVARIANT_VIOLATION - Internal error of the Move VM. */
  VM_INVARIANT_VIOLATION: 15,
  /** FUNCTION_NOT_FOUND - The called function does not exist. */
  FUNCTION_NOT_FOUND: 16,
  /** ARITY_MISMATCH - The number of arguments is not the number of parameters. */
  ARITY_MISMATCH: 17,
  /** TYPE_ARITY_MISMATCH - The number of type arguments is not the number of type parameters. */
  TYPE_ARITY_MISMATCH: 18,
  /** NON_ENTRY_FUNCTION_INVOKED - The called function is neither `entry` nor `public`. */
  NON_ENTRY_FUNCTION_INVOKED: 19,
  /** COMMAND_ARGUMENT_ERROR - An argument is invalid; see `command_argument_error`. */
  COMMAND_ARGUMENT_ERROR: 20,
  /** TYPE_ARGUMENT_ERROR - A type argument is invalid; see `type_argument_error`. */
  TYPE_ARGUMENT_ERROR: 21,
  /** UNUSED_VALUE_WITHOUT_DROP - A result without the `drop` ability is not used; see `index_error`. */
  UNUSED_VALUE_WITHOUT_DROP: 22,
  /** INVALID_PUBLIC_FUNCTION_RETURN_TYPE - A returned value has an unsupported type; see `index_error`. */
  INVALID_PUBLIC_FUNCTION_RETURN_TYPE: 23,
  /** INVALID_TRANSFER_OBJECT - The transferred object's type lacks the `store` ability. */
  INVALID_TRANSFER_OBJECT: 24,
  /** EFFECTS_TOO_LARGE - The effects exceed the size limit; see `size_error`. */
  EFFECTS_TOO_LARGE: 25,
  /** PUBLISH_UPGRADE_MISSING_DEPENDENCY - A dependency of the package is not among those listed. */
  PUBLISH_UPGRADE_MISSING_DEPENDENCY: 26,
  /** PUBLISH_UPGRADE_DEPENDENCY_DOWNGRADE - A dependency is older than another dependency requires. */
  PUBLISH_UPGRADE_DEPENDENCY_DOWNGRADE: 27,
  /** PACKAGE_UPGRADE_ERROR - The package cannot be upgraded; see `package_upgrade_error`. */
  PACKAGE_UPGRADE_ERROR: 28,
  /** WRITTEN_OBJECTS_TOO_LARGE - All written objects together exceed the size limit; see `size_error`. */
  WRITTEN_OBJECTS_TOO_LARGE: 29,
  /** CERTIFICATE_DENIED - The transaction is on the deny list. */
  CERTIFICATE_DENIED: 30,
  /** SUI_MOVE_VERIFICATION_TIMEDOUT - Verification of published bytecode took too long. */
  SUI_MOVE_VERIFICATION_TIMEDOUT: 31,
  /** CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED - The operation is not allowed for consensus objects. */
  CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED: 32,
  /** INPUT_OBJECT_DELETED - A consensus object of the inputs was deleted or transferred out of consensus. */
  INPUT_OBJECT_DELETED: 33,
  /** EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION - Canceled for congestion of objects; see `congested_objects`. */
  EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION: 34,
  /** ADDRESS_DENIED_FOR_COIN - The address is on the coin's deny list; see `coin_deny_list_error`. */
  ADDRESS_DENIED_FOR_COIN: 35,
  /** COIN_TYPE_GLOBAL_PAUSE - All transfers of the coin are stopped; see `coin_deny_list_error`. */
  COIN_TYPE_GLOBAL_PAUSE: 36,
  /** EXECUTION_CANCELED_DUE_TO_RANDOMNESS_UNAVAILABLE - Canceled because the epoch has no randomness. */
  EXECUTION_CANCELED_DUE_TO_RANDOMNESS_UNAVAILABLE: 37,
  /** MOVE_VECTOR_ELEM_TOO_BIG - An element of a vector to create exceeds the size limit; see `size_error`. */
  MOVE_VECTOR_ELEM_TOO_BIG: 38,
  /** MOVE_RAW_VALUE_TOO_BIG - A Move value exceeds the size limit; see `size_error`. */
  MOVE_RAW_VALUE_TOO_BIG: 39,
  /** INVALID_LINKAGE - No versions of the packages satisfy all dependencies. */
  INVALID_LINKAGE: 40,
  /** INSUFFICIENT_FUNDS_FOR_WITHDRAW - The address's balance does not cover the withdrawals. */
  INSUFFICIENT_FUNDS_FOR_WITHDRAW: 41,
  /** NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED - The input `object_id` was changed, and its mutability does not allow that. */
  NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED: 42,
  UNRECOGNIZED: -1,
} as const;

export type ExecutionError_ExecutionErrorKind =
  (typeof ExecutionError_ExecutionErrorKind)[keyof typeof ExecutionError_ExecutionErrorKind];

export namespace ExecutionError_ExecutionErrorKind {
  export type UNKNOWN = typeof ExecutionError_ExecutionErrorKind.UNKNOWN;
  export type INSUFFICIENT_GAS = typeof ExecutionError_ExecutionErrorKind.INSUFFICIENT_GAS;
  export type INVALID_GAS_OBJECT = typeof ExecutionError_ExecutionErrorKind.INVALID_GAS_OBJECT;
  export type INVARIANT_VIOLATION = typeof ExecutionError_ExecutionErrorKind.INVARIANT_VIOLATION;
  export type FEATURE_NOT_YET_SUPPORTED = typeof ExecutionError_ExecutionErrorKind.FEATURE_NOT_YET_SUPPORTED;
  export type OBJECT_TOO_BIG = typeof ExecutionError_ExecutionErrorKind.OBJECT_TOO_BIG;
  export type PACKAGE_TOO_BIG = typeof ExecutionError_ExecutionErrorKind.PACKAGE_TOO_BIG;
  export type CIRCULAR_OBJECT_OWNERSHIP = typeof ExecutionError_ExecutionErrorKind.CIRCULAR_OBJECT_OWNERSHIP;
  export type INSUFFICIENT_COIN_BALANCE = typeof ExecutionError_ExecutionErrorKind.INSUFFICIENT_COIN_BALANCE;
  export type COIN_BALANCE_OVERFLOW = typeof ExecutionError_ExecutionErrorKind.COIN_BALANCE_OVERFLOW;
  export type PUBLISH_ERROR_NON_ZERO_ADDRESS = typeof ExecutionError_ExecutionErrorKind.PUBLISH_ERROR_NON_ZERO_ADDRESS;
  export type SUI_MOVE_VERIFICATION_ERROR = typeof ExecutionError_ExecutionErrorKind.SUI_MOVE_VERIFICATION_ERROR;
  export type MOVE_PRIMITIVE_RUNTIME_ERROR = typeof ExecutionError_ExecutionErrorKind.MOVE_PRIMITIVE_RUNTIME_ERROR;
  export type MOVE_ABORT = typeof ExecutionError_ExecutionErrorKind.MOVE_ABORT;
  export type VM_VERIFICATION_OR_DESERIALIZATION_ERROR =
    typeof ExecutionError_ExecutionErrorKind.VM_VERIFICATION_OR_DESERIALIZATION_ERROR;
  export type VM_INVARIANT_VIOLATION = typeof ExecutionError_ExecutionErrorKind.VM_INVARIANT_VIOLATION;
  export type FUNCTION_NOT_FOUND = typeof ExecutionError_ExecutionErrorKind.FUNCTION_NOT_FOUND;
  export type ARITY_MISMATCH = typeof ExecutionError_ExecutionErrorKind.ARITY_MISMATCH;
  export type TYPE_ARITY_MISMATCH = typeof ExecutionError_ExecutionErrorKind.TYPE_ARITY_MISMATCH;
  export type NON_ENTRY_FUNCTION_INVOKED = typeof ExecutionError_ExecutionErrorKind.NON_ENTRY_FUNCTION_INVOKED;
  export type COMMAND_ARGUMENT_ERROR = typeof ExecutionError_ExecutionErrorKind.COMMAND_ARGUMENT_ERROR;
  export type TYPE_ARGUMENT_ERROR = typeof ExecutionError_ExecutionErrorKind.TYPE_ARGUMENT_ERROR;
  export type UNUSED_VALUE_WITHOUT_DROP = typeof ExecutionError_ExecutionErrorKind.UNUSED_VALUE_WITHOUT_DROP;
  export type INVALID_PUBLIC_FUNCTION_RETURN_TYPE =
    typeof ExecutionError_ExecutionErrorKind.INVALID_PUBLIC_FUNCTION_RETURN_TYPE;
  export type INVALID_TRANSFER_OBJECT = typeof ExecutionError_ExecutionErrorKind.INVALID_TRANSFER_OBJECT;
  export type EFFECTS_TOO_LARGE = typeof ExecutionError_ExecutionErrorKind.EFFECTS_TOO_LARGE;
  export type PUBLISH_UPGRADE_MISSING_DEPENDENCY =
    typeof ExecutionError_ExecutionErrorKind.PUBLISH_UPGRADE_MISSING_DEPENDENCY;
  export type PUBLISH_UPGRADE_DEPENDENCY_DOWNGRADE =
    typeof ExecutionError_ExecutionErrorKind.PUBLISH_UPGRADE_DEPENDENCY_DOWNGRADE;
  export type PACKAGE_UPGRADE_ERROR = typeof ExecutionError_ExecutionErrorKind.PACKAGE_UPGRADE_ERROR;
  export type WRITTEN_OBJECTS_TOO_LARGE = typeof ExecutionError_ExecutionErrorKind.WRITTEN_OBJECTS_TOO_LARGE;
  export type CERTIFICATE_DENIED = typeof ExecutionError_ExecutionErrorKind.CERTIFICATE_DENIED;
  export type SUI_MOVE_VERIFICATION_TIMEDOUT = typeof ExecutionError_ExecutionErrorKind.SUI_MOVE_VERIFICATION_TIMEDOUT;
  export type CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED =
    typeof ExecutionError_ExecutionErrorKind.CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED;
  export type INPUT_OBJECT_DELETED = typeof ExecutionError_ExecutionErrorKind.INPUT_OBJECT_DELETED;
  export type EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION =
    typeof ExecutionError_ExecutionErrorKind.EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION;
  export type ADDRESS_DENIED_FOR_COIN = typeof ExecutionError_ExecutionErrorKind.ADDRESS_DENIED_FOR_COIN;
  export type COIN_TYPE_GLOBAL_PAUSE = typeof ExecutionError_ExecutionErrorKind.COIN_TYPE_GLOBAL_PAUSE;
  export type EXECUTION_CANCELED_DUE_TO_RANDOMNESS_UNAVAILABLE =
    typeof ExecutionError_ExecutionErrorKind.EXECUTION_CANCELED_DUE_TO_RANDOMNESS_UNAVAILABLE;
  export type MOVE_VECTOR_ELEM_TOO_BIG = typeof ExecutionError_ExecutionErrorKind.MOVE_VECTOR_ELEM_TOO_BIG;
  export type MOVE_RAW_VALUE_TOO_BIG = typeof ExecutionError_ExecutionErrorKind.MOVE_RAW_VALUE_TOO_BIG;
  export type INVALID_LINKAGE = typeof ExecutionError_ExecutionErrorKind.INVALID_LINKAGE;
  export type INSUFFICIENT_FUNDS_FOR_WITHDRAW =
    typeof ExecutionError_ExecutionErrorKind.INSUFFICIENT_FUNDS_FOR_WITHDRAW;
  export type NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED =
    typeof ExecutionError_ExecutionErrorKind.NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED;
  export type UNRECOGNIZED = typeof ExecutionError_ExecutionErrorKind.UNRECOGNIZED;
}

/** Kinds of argument errors. */
export const CommandArgumentError_CommandArgumentErrorKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** TYPE_MISMATCH - The value's type is not the parameter's type. */
  TYPE_MISMATCH: 1,
  /** INVALID_BCS_BYTES - The pure value is not valid BCS of the parameter's type. */
  INVALID_BCS_BYTES: 2,
  /** INVALID_USAGE_OF_PURE_ARGUMENT - A pure value cannot have the parameter's type. */
  INVALID_USAGE_OF_PURE_ARGUMENT: 3,
  /** INVALID_ARGUMENT_TO_PRIVATE_ENTRY_FUNCTION - A private entry function got a value that depends on other Move functions' results. */
  INVALID_ARGUMENT_TO_PRIVATE_ENTRY_FUNCTION: 4,
  /** INDEX_OUT_OF_BOUNDS - There is no input or result with this index; see `index_error`. */
  INDEX_OUT_OF_BOUNDS: 5,
  /** SECONDARY_INDEX_OUT_OF_BOUNDS - The result has no value with this index; see `index_error`. */
  SECONDARY_INDEX_OUT_OF_BOUNDS: 6,
  /** INVALID_RESULT_ARITY - The result has no value, or several, where one is needed; see `index_error`. */
  INVALID_RESULT_ARITY: 7,
  /** INVALID_GAS_COIN_USAGE - The gas coin is passed by value to something other than a transfer. */
  INVALID_GAS_COIN_USAGE: 8,
  /** INVALID_VALUE_USAGE - The value is borrowed, or was already moved. */
  INVALID_VALUE_USAGE: 9,
  /** INVALID_OBJECT_BY_VALUE - An immutable object is passed by value. */
  INVALID_OBJECT_BY_VALUE: 10,
  /** INVALID_OBJECT_BY_MUT_REF - An immutable object is passed by mutable reference. */
  INVALID_OBJECT_BY_MUT_REF: 11,
  /** CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED - A consensus object is wrapped, frozen or made owned. */
  CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED: 12,
  /** INVALID_ARGUMENT_ARITY - A result of several values is passed where one argument is needed. */
  INVALID_ARGUMENT_ARITY: 13,
  /** INVALID_TRANSFER_OBJECT - The type of the object to transfer lacks the `store` ability. */
  INVALID_TRANSFER_OBJECT: 14,
  /** INVALID_MAKE_MOVE_VEC_NON_OBJECT_ARGUMENT - Elements of a vector without a given type are not objects. */
  INVALID_MAKE_MOVE_VEC_NON_OBJECT_ARGUMENT: 15,
  /** ARGUMENT_WITHOUT_VALUE - The argument has no value, such as after a move. */
  ARGUMENT_WITHOUT_VALUE: 16,
  /** CANNOT_MOVE_BORROWED_VALUE - The value would be moved, and a reference to it is still in use. */
  CANNOT_MOVE_BORROWED_VALUE: 17,
  /** CANNOT_WRITE_TO_EXTENDED_REFERENCE - The argument would be written, and a reference derived from it is still in use. */
  CANNOT_WRITE_TO_EXTENDED_REFERENCE: 18,
  /** INVALID_REFERENCE_ARGUMENT - The reference conflicts with another argument, or with a reference used later. */
  INVALID_REFERENCE_ARGUMENT: 19,
  UNRECOGNIZED: -1,
} as const;

export type CommandArgumentError_CommandArgumentErrorKind =
  (typeof CommandArgumentError_CommandArgumentErrorKind)[keyof typeof CommandArgumentError_CommandArgumentErrorKind];

export namespace CommandArgumentError_CommandArgumentErrorKind {
  export type UNKNOWN = typeof CommandArgumentError_CommandArgumentErrorKind.UNKNOWN;
  export type TYPE_MISMATCH = typeof CommandArgumentError_CommandArgumentErrorKind.TYPE_MISMATCH;
  export type INVALID_BCS_BYTES = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_BCS_BYTES;
  export type INVALID_USAGE_OF_PURE_ARGUMENT =
    typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_USAGE_OF_PURE_ARGUMENT;
  export type INVALID_ARGUMENT_TO_PRIVATE_ENTRY_FUNCTION =
    typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_ARGUMENT_TO_PRIVATE_ENTRY_FUNCTION;
  export type INDEX_OUT_OF_BOUNDS = typeof CommandArgumentError_CommandArgumentErrorKind.INDEX_OUT_OF_BOUNDS;
  export type SECONDARY_INDEX_OUT_OF_BOUNDS =
    typeof CommandArgumentError_CommandArgumentErrorKind.SECONDARY_INDEX_OUT_OF_BOUNDS;
  export type INVALID_RESULT_ARITY = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_RESULT_ARITY;
  export type INVALID_GAS_COIN_USAGE = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_GAS_COIN_USAGE;
  export type INVALID_VALUE_USAGE = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_VALUE_USAGE;
  export type INVALID_OBJECT_BY_VALUE = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_OBJECT_BY_VALUE;
  export type INVALID_OBJECT_BY_MUT_REF =
    typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_OBJECT_BY_MUT_REF;
  export type CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED =
    typeof CommandArgumentError_CommandArgumentErrorKind.CONSENSUS_OBJECT_OPERATION_NOT_ALLOWED;
  export type INVALID_ARGUMENT_ARITY = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_ARGUMENT_ARITY;
  export type INVALID_TRANSFER_OBJECT = typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_TRANSFER_OBJECT;
  export type INVALID_MAKE_MOVE_VEC_NON_OBJECT_ARGUMENT =
    typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_MAKE_MOVE_VEC_NON_OBJECT_ARGUMENT;
  export type ARGUMENT_WITHOUT_VALUE = typeof CommandArgumentError_CommandArgumentErrorKind.ARGUMENT_WITHOUT_VALUE;
  export type CANNOT_MOVE_BORROWED_VALUE =
    typeof CommandArgumentError_CommandArgumentErrorKind.CANNOT_MOVE_BORROWED_VALUE;
  export type CANNOT_WRITE_TO_EXTENDED_REFERENCE =
    typeof CommandArgumentError_CommandArgumentErrorKind.CANNOT_WRITE_TO_EXTENDED_REFERENCE;
  export type INVALID_REFERENCE_ARGUMENT =
    typeof CommandArgumentError_CommandArgumentErrorKind.INVALID_REFERENCE_ARGUMENT;
  export type UNRECOGNIZED = typeof CommandArgumentError_CommandArgumentErrorKind.UNRECOGNIZED;
}

/** Kinds of package upgrade errors. */
export const PackageUpgradeError_PackageUpgradeErrorKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** UNABLE_TO_FETCH_PACKAGE - The package `package_id` cannot be loaded. */
  UNABLE_TO_FETCH_PACKAGE: 1,
  /** NOT_A_PACKAGE - The object `package_id` is not a package. */
  NOT_A_PACKAGE: 2,
  /** INCOMPATIBLE_UPGRADE - The new modules are not compatible with the previous version, by the upgrade policy. */
  INCOMPATIBLE_UPGRADE: 3,
  /** DIGEST_DOES_NOT_MATCH - The package's digest is not that of the upgrade ticket. */
  DIGEST_DOES_NOT_MATCH: 4,
  /** UNKNOWN_UPGRADE_POLICY - The upgrade policy of the ticket is not valid. */
  UNKNOWN_UPGRADE_POLICY: 5,
  /** PACKAGE_ID_DOES_NOT_MATCH - The upgrade ticket is for another package. */
  PACKAGE_ID_DOES_NOT_MATCH: 6,
  UNRECOGNIZED: -1,
} as const;

export type PackageUpgradeError_PackageUpgradeErrorKind =
  (typeof PackageUpgradeError_PackageUpgradeErrorKind)[keyof typeof PackageUpgradeError_PackageUpgradeErrorKind];

export namespace PackageUpgradeError_PackageUpgradeErrorKind {
  export type UNKNOWN = typeof PackageUpgradeError_PackageUpgradeErrorKind.UNKNOWN;
  export type UNABLE_TO_FETCH_PACKAGE = typeof PackageUpgradeError_PackageUpgradeErrorKind.UNABLE_TO_FETCH_PACKAGE;
  export type NOT_A_PACKAGE = typeof PackageUpgradeError_PackageUpgradeErrorKind.NOT_A_PACKAGE;
  export type INCOMPATIBLE_UPGRADE = typeof PackageUpgradeError_PackageUpgradeErrorKind.INCOMPATIBLE_UPGRADE;
  export type DIGEST_DOES_NOT_MATCH = typeof PackageUpgradeError_PackageUpgradeErrorKind.DIGEST_DOES_NOT_MATCH;
  export type UNKNOWN_UPGRADE_POLICY = typeof PackageUpgradeError_PackageUpgradeErrorKind.UNKNOWN_UPGRADE_POLICY;
  export type PACKAGE_ID_DOES_NOT_MATCH = typeof PackageUpgradeError_PackageUpgradeErrorKind.PACKAGE_ID_DOES_NOT_MATCH;
  export type UNRECOGNIZED = typeof PackageUpgradeError_PackageUpgradeErrorKind.UNRECOGNIZED;
}

/** Kinds of type argument errors. */
export const TypeArgumentError_TypeArgumentErrorKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** TYPE_NOT_FOUND - The module does not declare the type. */
  TYPE_NOT_FOUND: 1,
  /** CONSTRAINT_NOT_SATISFIED - The type lacks an ability that the type parameter requires. */
  CONSTRAINT_NOT_SATISFIED: 2,
  UNRECOGNIZED: -1,
} as const;

export type TypeArgumentError_TypeArgumentErrorKind =
  (typeof TypeArgumentError_TypeArgumentErrorKind)[keyof typeof TypeArgumentError_TypeArgumentErrorKind];

export namespace TypeArgumentError_TypeArgumentErrorKind {
  export type UNKNOWN = typeof TypeArgumentError_TypeArgumentErrorKind.UNKNOWN;
  export type TYPE_NOT_FOUND = typeof TypeArgumentError_TypeArgumentErrorKind.TYPE_NOT_FOUND;
  export type CONSTRAINT_NOT_SATISFIED = typeof TypeArgumentError_TypeArgumentErrorKind.CONSTRAINT_NOT_SATISFIED;
  export type UNRECOGNIZED = typeof TypeArgumentError_TypeArgumentErrorKind.UNRECOGNIZED;
}

/** Abilities of a type. */
export const Ability = {
  /** UNKNOWN - The ability is not set. */
  UNKNOWN: 0,
  /** COPY - Values may be copied. */
  COPY: 1,
  /** DROP - Values may be discarded. */
  DROP: 2,
  /** STORE - Values may be stored in objects; objects may be transferred by code outside their module. */
  STORE: 3,
  /** KEY - Values are objects: structs whose first field is their id. */
  KEY: 4,
  UNRECOGNIZED: -1,
} as const;

export type Ability = (typeof Ability)[keyof typeof Ability];

export namespace Ability {
  export type UNKNOWN = typeof Ability.UNKNOWN;
  export type COPY = typeof Ability.COPY;
  export type DROP = typeof Ability.DROP;
  export type STORE = typeof Ability.STORE;
  export type KEY = typeof Ability.KEY;
  export type UNRECOGNIZED = typeof Ability.UNRECOGNIZED;
}

/** The kinds of datatypes. */
export const DatatypeDescriptor_DatatypeKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** STRUCT - Struct; see `fields`. */
  STRUCT: 1,
  /** ENUM - Enum; see `variants`. */
  ENUM: 2,
  UNRECOGNIZED: -1,
} as const;

export type DatatypeDescriptor_DatatypeKind =
  (typeof DatatypeDescriptor_DatatypeKind)[keyof typeof DatatypeDescriptor_DatatypeKind];

export namespace DatatypeDescriptor_DatatypeKind {
  export type UNKNOWN = typeof DatatypeDescriptor_DatatypeKind.UNKNOWN;
  export type STRUCT = typeof DatatypeDescriptor_DatatypeKind.STRUCT;
  export type ENUM = typeof DatatypeDescriptor_DatatypeKind.ENUM;
  export type UNRECOGNIZED = typeof DatatypeDescriptor_DatatypeKind.UNRECOGNIZED;
}

/** The kinds of types. */
export const OpenSignatureBody_Type = {
  /** UNKNOWN - The type is not set. */
  UNKNOWN: 0,
  /** ADDRESS - `address`: 32 bytes. */
  ADDRESS: 1,
  /** BOOL - `bool`. */
  BOOL: 2,
  /** U8 - `u8`: unsigned integer of 8 bits. */
  U8: 3,
  /** U16 - `u16`: unsigned integer of 16 bits. */
  U16: 4,
  /** U32 - `u32`: unsigned integer of 32 bits. */
  U32: 5,
  /** U64 - `u64`: unsigned integer of 64 bits. */
  U64: 6,
  /** U128 - `u128`: unsigned integer of 128 bits. */
  U128: 7,
  /** U256 - `u256`: unsigned integer of 256 bits. */
  U256: 8,
  /** VECTOR - `vector`, whose element type is in `type_parameter_instantiation`. */
  VECTOR: 9,
  /** DATATYPE - Struct or enum; see `type_name`. */
  DATATYPE: 10,
  /** PARAMETER - Type parameter; see `type_parameter`. */
  PARAMETER: 11,
  UNRECOGNIZED: -1,
} as const;

export type OpenSignatureBody_Type = (typeof OpenSignatureBody_Type)[keyof typeof OpenSignatureBody_Type];

export namespace OpenSignatureBody_Type {
  export type UNKNOWN = typeof OpenSignatureBody_Type.UNKNOWN;
  export type ADDRESS = typeof OpenSignatureBody_Type.ADDRESS;
  export type BOOL = typeof OpenSignatureBody_Type.BOOL;
  export type U8 = typeof OpenSignatureBody_Type.U8;
  export type U16 = typeof OpenSignatureBody_Type.U16;
  export type U32 = typeof OpenSignatureBody_Type.U32;
  export type U64 = typeof OpenSignatureBody_Type.U64;
  export type U128 = typeof OpenSignatureBody_Type.U128;
  export type U256 = typeof OpenSignatureBody_Type.U256;
  export type VECTOR = typeof OpenSignatureBody_Type.VECTOR;
  export type DATATYPE = typeof OpenSignatureBody_Type.DATATYPE;
  export type PARAMETER = typeof OpenSignatureBody_Type.PARAMETER;
  export type UNRECOGNIZED = typeof OpenSignatureBody_Type.UNRECOGNIZED;
}

/** The visibility of a function. */
export const FunctionDescriptor_Visibility = {
  /** UNKNOWN - The visibility is not set. */
  UNKNOWN: 0,
  /** PRIVATE - Callable in its module only; by transactions as well if it is an entry function. */
  PRIVATE: 1,
  /** PUBLIC - Callable by all modules and by transactions. */
  PUBLIC: 2,
  /** FRIEND - Callable by modules of the package: `public(package)`, or `public(friend)` in old code. */
  FRIEND: 3,
  UNRECOGNIZED: -1,
} as const;

export type FunctionDescriptor_Visibility =
  (typeof FunctionDescriptor_Visibility)[keyof typeof FunctionDescriptor_Visibility];

export namespace FunctionDescriptor_Visibility {
  export type UNKNOWN = typeof FunctionDescriptor_Visibility.UNKNOWN;
  export type PRIVATE = typeof FunctionDescriptor_Visibility.PRIVATE;
  export type PUBLIC = typeof FunctionDescriptor_Visibility.PUBLIC;
  export type FRIEND = typeof FunctionDescriptor_Visibility.FRIEND;
  export type UNRECOGNIZED = typeof FunctionDescriptor_Visibility.UNRECOGNIZED;
}

/** Kind of reference; unset for a value. */
export const OpenSignature_Reference = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** IMMUTABLE - Immutable reference: `&T`. */
  IMMUTABLE: 1,
  /** MUTABLE - Mutable reference: `&mut T`. */
  MUTABLE: 2,
  UNRECOGNIZED: -1,
} as const;

export type OpenSignature_Reference = (typeof OpenSignature_Reference)[keyof typeof OpenSignature_Reference];

export namespace OpenSignature_Reference {
  export type UNKNOWN = typeof OpenSignature_Reference.UNKNOWN;
  export type IMMUTABLE = typeof OpenSignature_Reference.IMMUTABLE;
  export type MUTABLE = typeof OpenSignature_Reference.MUTABLE;
  export type UNRECOGNIZED = typeof OpenSignature_Reference.UNRECOGNIZED;
}

/** Kinds of ownership. */
export const Owner_OwnerKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** ADDRESS - Owned by an address, which alone may use it. */
  ADDRESS: 1,
  /** OBJECT - Owned by another object, such as a dynamic field of its parent. */
  OBJECT: 2,
  /** SHARED - Shared: all may use it, in an order that consensus decides. */
  SHARED: 3,
  /** IMMUTABLE - Immutable: all may read it, and it never changes. */
  IMMUTABLE: 4,
  /** CONSENSUS_ADDRESS - Owned by an address, and ordered by consensus. */
  CONSENSUS_ADDRESS: 5,
  UNRECOGNIZED: -1,
} as const;

export type Owner_OwnerKind = (typeof Owner_OwnerKind)[keyof typeof Owner_OwnerKind];

export namespace Owner_OwnerKind {
  export type UNKNOWN = typeof Owner_OwnerKind.UNKNOWN;
  export type ADDRESS = typeof Owner_OwnerKind.ADDRESS;
  export type OBJECT = typeof Owner_OwnerKind.OBJECT;
  export type SHARED = typeof Owner_OwnerKind.SHARED;
  export type IMMUTABLE = typeof Owner_OwnerKind.IMMUTABLE;
  export type CONSENSUS_ADDRESS = typeof Owner_OwnerKind.CONSENSUS_ADDRESS;
  export type UNRECOGNIZED = typeof Owner_OwnerKind.UNRECOGNIZED;
}

/** The kinds of inputs. */
export const Input_InputKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** PURE - Value that is not an object; see `pure`. */
  PURE: 1,
  /** IMMUTABLE_OR_OWNED - Immutable object, or object owned by an address. */
  IMMUTABLE_OR_OWNED: 2,
  /** SHARED - Shared object, or object owned by an address and ordered by consensus. */
  SHARED: 3,
  /** RECEIVING - Object that was transferred to another object, which receives it. */
  RECEIVING: 4,
  /** FUNDS_WITHDRAWAL - Withdrawal from an address's balance; see `funds_withdrawal`. */
  FUNDS_WITHDRAWAL: 5,
  UNRECOGNIZED: -1,
} as const;

export type Input_InputKind = (typeof Input_InputKind)[keyof typeof Input_InputKind];

export namespace Input_InputKind {
  export type UNKNOWN = typeof Input_InputKind.UNKNOWN;
  export type PURE = typeof Input_InputKind.PURE;
  export type IMMUTABLE_OR_OWNED = typeof Input_InputKind.IMMUTABLE_OR_OWNED;
  export type SHARED = typeof Input_InputKind.SHARED;
  export type RECEIVING = typeof Input_InputKind.RECEIVING;
  export type FUNDS_WITHDRAWAL = typeof Input_InputKind.FUNDS_WITHDRAWAL;
  export type UNRECOGNIZED = typeof Input_InputKind.UNRECOGNIZED;
}

/** Mutability of a shared object input. */
export const Input_Mutability = {
  /** UNKNOWN - The mutability is not set. */
  UNKNOWN: 0,
  /** IMMUTABLE - The transaction only reads the object. */
  IMMUTABLE: 1,
  /** MUTABLE - The transaction may change the object. */
  MUTABLE: 2,
  /** NON_EXCLUSIVE_WRITE - Several transactions may add dynamic fields at once; only for system transactions. */
  NON_EXCLUSIVE_WRITE: 3,
  UNRECOGNIZED: -1,
} as const;

export type Input_Mutability = (typeof Input_Mutability)[keyof typeof Input_Mutability];

export namespace Input_Mutability {
  export type UNKNOWN = typeof Input_Mutability.UNKNOWN;
  export type IMMUTABLE = typeof Input_Mutability.IMMUTABLE;
  export type MUTABLE = typeof Input_Mutability.MUTABLE;
  export type NON_EXCLUSIVE_WRITE = typeof Input_Mutability.NON_EXCLUSIVE_WRITE;
  export type UNRECOGNIZED = typeof Input_Mutability.UNRECOGNIZED;
}

/** Source of withdrawn funds. */
export const FundsWithdrawal_Source = {
  /** UNKNOWN - The source is not set. */
  UNKNOWN: 0,
  /** SENDER - Balance of the transaction's sender. */
  SENDER: 1,
  /** SPONSOR - Balance of the transaction's gas sponsor. */
  SPONSOR: 2,
  UNRECOGNIZED: -1,
} as const;

export type FundsWithdrawal_Source = (typeof FundsWithdrawal_Source)[keyof typeof FundsWithdrawal_Source];

export namespace FundsWithdrawal_Source {
  export type UNKNOWN = typeof FundsWithdrawal_Source.UNKNOWN;
  export type SENDER = typeof FundsWithdrawal_Source.SENDER;
  export type SPONSOR = typeof FundsWithdrawal_Source.SPONSOR;
  export type UNRECOGNIZED = typeof FundsWithdrawal_Source.UNRECOGNIZED;
}

/** Kinds of arguments. */
export const Argument_ArgumentKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** GAS - The coin that pays for the gas. */
  GAS: 1,
  /** INPUT - Input of the transaction; see `input`. */
  INPUT: 2,
  /** RESULT - Result of a previous command; see `result` and `subresult`. */
  RESULT: 3,
  UNRECOGNIZED: -1,
} as const;

export type Argument_ArgumentKind = (typeof Argument_ArgumentKind)[keyof typeof Argument_ArgumentKind];

export namespace Argument_ArgumentKind {
  export type UNKNOWN = typeof Argument_ArgumentKind.UNKNOWN;
  export type GAS = typeof Argument_ArgumentKind.GAS;
  export type INPUT = typeof Argument_ArgumentKind.INPUT;
  export type RESULT = typeof Argument_ArgumentKind.RESULT;
  export type UNRECOGNIZED = typeof Argument_ArgumentKind.UNRECOGNIZED;
}

/** The order of a list. */
export const Ordering = {
  /** ASCENDING - Oldest first. */
  ASCENDING: 0,
  /** DESCENDING - Latest first. */
  DESCENDING: 1,
  UNRECOGNIZED: -1,
} as const;

export type Ordering = (typeof Ordering)[keyof typeof Ordering];

export namespace Ordering {
  export type ASCENDING = typeof Ordering.ASCENDING;
  export type DESCENDING = typeof Ordering.DESCENDING;
  export type UNRECOGNIZED = typeof Ordering.UNRECOGNIZED;
}

/** Reason for the end of a list. */
export const QueryEndReason = {
  /** UNKNOWN - The reason is not set. */
  UNKNOWN: 0,
  /** ITEM_LIMIT - The limit of items was reached. */
  ITEM_LIMIT: 1,
  /** SCAN_LIMIT - The server's scan limit for a call was reached. */
  SCAN_LIMIT: 2,
  /** CHECKPOINT_BOUND - The end of the range was reached. */
  CHECKPOINT_BOUND: 3,
  /** CURSOR_BOUND - The cursor of the options was reached. */
  CURSOR_BOUND: 4,
  /** LEDGER_TIP - The tip of the ledger was reached. */
  LEDGER_TIP: 5,
  UNRECOGNIZED: -1,
} as const;

export type QueryEndReason = (typeof QueryEndReason)[keyof typeof QueryEndReason];

export namespace QueryEndReason {
  export type UNKNOWN = typeof QueryEndReason.UNKNOWN;
  export type ITEM_LIMIT = typeof QueryEndReason.ITEM_LIMIT;
  export type SCAN_LIMIT = typeof QueryEndReason.SCAN_LIMIT;
  export type CHECKPOINT_BOUND = typeof QueryEndReason.CHECKPOINT_BOUND;
  export type CURSOR_BOUND = typeof QueryEndReason.CURSOR_BOUND;
  export type LEDGER_TIP = typeof QueryEndReason.LEDGER_TIP;
  export type UNRECOGNIZED = typeof QueryEndReason.UNRECOGNIZED;
}

/** Signature schemes. The numbers are the flag bytes of the serialized form. */
export const SignatureScheme = {
  /** ED25519 - Ed25519: public keys of 32 bytes. */
  ED25519: 0,
  /** SECP256K1 - ECDSA with the curve secp256k1: public keys of 33 bytes. */
  SECP256K1: 1,
  /** SECP256R1 - ECDSA with the curve secp256r1 (P-256): public keys of 33 bytes. */
  SECP256R1: 2,
  /** MULTISIG - Several signatures with a threshold. */
  MULTISIG: 3,
  /** BLS12381 - BLS12-381, with which validators sign; not for users. */
  BLS12381: 4,
  /** ZKLOGIN - Login with an OpenID provider, proven in zero knowledge. */
  ZKLOGIN: 5,
  /** PASSKEY - Passkey, with secp256r1 as in WebAuthn. */
  PASSKEY: 6,
  UNRECOGNIZED: -1,
} as const;

export type SignatureScheme = (typeof SignatureScheme)[keyof typeof SignatureScheme];

export namespace SignatureScheme {
  export type ED25519 = typeof SignatureScheme.ED25519;
  export type SECP256K1 = typeof SignatureScheme.SECP256K1;
  export type SECP256R1 = typeof SignatureScheme.SECP256R1;
  export type MULTISIG = typeof SignatureScheme.MULTISIG;
  export type BLS12381 = typeof SignatureScheme.BLS12381;
  export type ZKLOGIN = typeof SignatureScheme.ZKLOGIN;
  export type PASSKEY = typeof SignatureScheme.PASSKEY;
  export type UNRECOGNIZED = typeof SignatureScheme.UNRECOGNIZED;
}

/** State of the capability to change the metadata. */
export const CoinMetadata_MetadataCapState = {
  /** UNKNOWN - Unknown, as the coin is not in the coin registry. */
  UNKNOWN: 0,
  /** CLAIMED - The capability was claimed, so its owner can change the metadata. */
  CLAIMED: 1,
  /** UNCLAIMED - The capability was not claimed yet. */
  UNCLAIMED: 2,
  /** DELETED - The capability was deleted, so the metadata cannot change anymore. */
  DELETED: 3,
  UNRECOGNIZED: -1,
} as const;

export type CoinMetadata_MetadataCapState =
  (typeof CoinMetadata_MetadataCapState)[keyof typeof CoinMetadata_MetadataCapState];

export namespace CoinMetadata_MetadataCapState {
  export type UNKNOWN = typeof CoinMetadata_MetadataCapState.UNKNOWN;
  export type CLAIMED = typeof CoinMetadata_MetadataCapState.CLAIMED;
  export type UNCLAIMED = typeof CoinMetadata_MetadataCapState.UNCLAIMED;
  export type DELETED = typeof CoinMetadata_MetadataCapState.DELETED;
  export type UNRECOGNIZED = typeof CoinMetadata_MetadataCapState.UNRECOGNIZED;
}

/** Whether the supply can still change. */
export const CoinTreasury_SupplyState = {
  /** UNKNOWN - Unknown, or coins can still be minted. */
  UNKNOWN: 0,
  /** FIXED - Coins can be neither minted nor burned. */
  FIXED: 1,
  /** BURN_ONLY - Coins can be burned, and not minted. */
  BURN_ONLY: 2,
  UNRECOGNIZED: -1,
} as const;

export type CoinTreasury_SupplyState = (typeof CoinTreasury_SupplyState)[keyof typeof CoinTreasury_SupplyState];

export namespace CoinTreasury_SupplyState {
  export type UNKNOWN = typeof CoinTreasury_SupplyState.UNKNOWN;
  export type FIXED = typeof CoinTreasury_SupplyState.FIXED;
  export type BURN_ONLY = typeof CoinTreasury_SupplyState.BURN_ONLY;
  export type UNRECOGNIZED = typeof CoinTreasury_SupplyState.UNRECOGNIZED;
}

/** Whether a coin is regulated. */
export const RegulatedCoinMetadata_CoinRegulatedState = {
  /** UNKNOWN - Unknown, as the coin is not in the coin registry. */
  UNKNOWN: 0,
  /** REGULATED - The coin has a deny list. */
  REGULATED: 1,
  /** UNREGULATED - The coin has no deny list. */
  UNREGULATED: 2,
  UNRECOGNIZED: -1,
} as const;

export type RegulatedCoinMetadata_CoinRegulatedState =
  (typeof RegulatedCoinMetadata_CoinRegulatedState)[keyof typeof RegulatedCoinMetadata_CoinRegulatedState];

export namespace RegulatedCoinMetadata_CoinRegulatedState {
  export type UNKNOWN = typeof RegulatedCoinMetadata_CoinRegulatedState.UNKNOWN;
  export type REGULATED = typeof RegulatedCoinMetadata_CoinRegulatedState.REGULATED;
  export type UNREGULATED = typeof RegulatedCoinMetadata_CoinRegulatedState.UNREGULATED;
  export type UNRECOGNIZED = typeof RegulatedCoinMetadata_CoinRegulatedState.UNRECOGNIZED;
}

/** Kind of a dynamic field's value. */
export const DynamicField_DynamicFieldKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** FIELD - A value. */
  FIELD: 1,
  /** OBJECT - An object with its own id. */
  OBJECT: 2,
  UNRECOGNIZED: -1,
} as const;

export type DynamicField_DynamicFieldKind =
  (typeof DynamicField_DynamicFieldKind)[keyof typeof DynamicField_DynamicFieldKind];

export namespace DynamicField_DynamicFieldKind {
  export type UNKNOWN = typeof DynamicField_DynamicFieldKind.UNKNOWN;
  export type FIELD = typeof DynamicField_DynamicFieldKind.FIELD;
  export type OBJECT = typeof DynamicField_DynamicFieldKind.OBJECT;
  export type UNRECOGNIZED = typeof DynamicField_DynamicFieldKind.UNRECOGNIZED;
}

/** Kinds of operations at the end of an epoch. */
export const EndOfEpochTransactionKind_Kind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** CHANGE_EPOCH - Ends the epoch and starts the next one. */
  CHANGE_EPOCH: 1,
  /** AUTHENTICATOR_STATE_CREATE - Creates the object that holds the JWKs for zkLogin. */
  AUTHENTICATOR_STATE_CREATE: 2,
  /** AUTHENTICATOR_STATE_EXPIRE - Removes expired JWKs. */
  AUTHENTICATOR_STATE_EXPIRE: 3,
  /** RANDOMNESS_STATE_CREATE - Creates the randomness object. */
  RANDOMNESS_STATE_CREATE: 4,
  /** DENY_LIST_STATE_CREATE - Creates the object that holds the deny lists of coins. */
  DENY_LIST_STATE_CREATE: 5,
  /** BRIDGE_STATE_CREATE - Creates the bridge object. */
  BRIDGE_STATE_CREATE: 6,
  /** BRIDGE_COMMITTEE_INIT - Initializes the committee of the bridge. */
  BRIDGE_COMMITTEE_INIT: 7,
  /** STORE_EXECUTION_TIME_OBSERVATIONS - Stores observed execution times for the next epoch. */
  STORE_EXECUTION_TIME_OBSERVATIONS: 8,
  /** ACCUMULATOR_ROOT_CREATE - Creates the object that holds the accumulators. */
  ACCUMULATOR_ROOT_CREATE: 9,
  /** COIN_REGISTRY_CREATE - Creates the coin registry. */
  COIN_REGISTRY_CREATE: 10,
  /** DISPLAY_REGISTRY_CREATE - Creates the registry of Displays. */
  DISPLAY_REGISTRY_CREATE: 11,
  /** ADDRESS_ALIAS_STATE_CREATE - Creates the object that holds address aliases. */
  ADDRESS_ALIAS_STATE_CREATE: 12,
  /** WRITE_ACCUMULATOR_STORAGE_COST - Writes the storage cost of the accumulators. */
  WRITE_ACCUMULATOR_STORAGE_COST: 13,
  UNRECOGNIZED: -1,
} as const;

export type EndOfEpochTransactionKind_Kind =
  (typeof EndOfEpochTransactionKind_Kind)[keyof typeof EndOfEpochTransactionKind_Kind];

export namespace EndOfEpochTransactionKind_Kind {
  export type UNKNOWN = typeof EndOfEpochTransactionKind_Kind.UNKNOWN;
  export type CHANGE_EPOCH = typeof EndOfEpochTransactionKind_Kind.CHANGE_EPOCH;
  export type AUTHENTICATOR_STATE_CREATE = typeof EndOfEpochTransactionKind_Kind.AUTHENTICATOR_STATE_CREATE;
  export type AUTHENTICATOR_STATE_EXPIRE = typeof EndOfEpochTransactionKind_Kind.AUTHENTICATOR_STATE_EXPIRE;
  export type RANDOMNESS_STATE_CREATE = typeof EndOfEpochTransactionKind_Kind.RANDOMNESS_STATE_CREATE;
  export type DENY_LIST_STATE_CREATE = typeof EndOfEpochTransactionKind_Kind.DENY_LIST_STATE_CREATE;
  export type BRIDGE_STATE_CREATE = typeof EndOfEpochTransactionKind_Kind.BRIDGE_STATE_CREATE;
  export type BRIDGE_COMMITTEE_INIT = typeof EndOfEpochTransactionKind_Kind.BRIDGE_COMMITTEE_INIT;
  export type STORE_EXECUTION_TIME_OBSERVATIONS =
    typeof EndOfEpochTransactionKind_Kind.STORE_EXECUTION_TIME_OBSERVATIONS;
  export type ACCUMULATOR_ROOT_CREATE = typeof EndOfEpochTransactionKind_Kind.ACCUMULATOR_ROOT_CREATE;
  export type COIN_REGISTRY_CREATE = typeof EndOfEpochTransactionKind_Kind.COIN_REGISTRY_CREATE;
  export type DISPLAY_REGISTRY_CREATE = typeof EndOfEpochTransactionKind_Kind.DISPLAY_REGISTRY_CREATE;
  export type ADDRESS_ALIAS_STATE_CREATE = typeof EndOfEpochTransactionKind_Kind.ADDRESS_ALIAS_STATE_CREATE;
  export type WRITE_ACCUMULATOR_STORAGE_COST = typeof EndOfEpochTransactionKind_Kind.WRITE_ACCUMULATOR_STORAGE_COST;
  export type UNRECOGNIZED = typeof EndOfEpochTransactionKind_Kind.UNRECOGNIZED;
}

/** Kinds of observed commands. */
export const ExecutionTimeObservation_ExecutionTimeObservationKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** MOVE_ENTRY_POINT - Calls of a Move function; see `move_entry_point`. */
  MOVE_ENTRY_POINT: 1,
  /** TRANSFER_OBJECTS - Transfers of objects. */
  TRANSFER_OBJECTS: 2,
  /** SPLIT_COINS - Splits of coins. */
  SPLIT_COINS: 3,
  /** MERGE_COINS - Merges of coins. */
  MERGE_COINS: 4,
  /** PUBLISH - Publications of packages. */
  PUBLISH: 5,
  /** MAKE_MOVE_VECTOR - Creations of vectors. */
  MAKE_MOVE_VECTOR: 6,
  /** UPGRADE - Upgrades of packages. */
  UPGRADE: 7,
  UNRECOGNIZED: -1,
} as const;

export type ExecutionTimeObservation_ExecutionTimeObservationKind =
  (typeof ExecutionTimeObservation_ExecutionTimeObservationKind)[keyof typeof ExecutionTimeObservation_ExecutionTimeObservationKind];

export namespace ExecutionTimeObservation_ExecutionTimeObservationKind {
  export type UNKNOWN = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.UNKNOWN;
  export type MOVE_ENTRY_POINT = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.MOVE_ENTRY_POINT;
  export type TRANSFER_OBJECTS = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.TRANSFER_OBJECTS;
  export type SPLIT_COINS = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.SPLIT_COINS;
  export type MERGE_COINS = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.MERGE_COINS;
  export type PUBLISH = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.PUBLISH;
  export type MAKE_MOVE_VECTOR = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.MAKE_MOVE_VECTOR;
  export type UPGRADE = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.UPGRADE;
  export type UNRECOGNIZED = typeof ExecutionTimeObservation_ExecutionTimeObservationKind.UNRECOGNIZED;
}

/** Kind of expiration. */
export const TransactionExpiration_TransactionExpirationKind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** NONE - The transaction does not expire. */
  NONE: 1,
  /** EPOCH - The transaction expires at the end of `epoch`. */
  EPOCH: 2,
  /**
   * VALID_DURING - The transaction is valid in a range of epochs on one chain; needed if no coin pays for the
   * gas.
   */
  VALID_DURING: 3,
  UNRECOGNIZED: -1,
} as const;

export type TransactionExpiration_TransactionExpirationKind =
  (typeof TransactionExpiration_TransactionExpirationKind)[keyof typeof TransactionExpiration_TransactionExpirationKind];

export namespace TransactionExpiration_TransactionExpirationKind {
  export type UNKNOWN = typeof TransactionExpiration_TransactionExpirationKind.UNKNOWN;
  export type NONE = typeof TransactionExpiration_TransactionExpirationKind.NONE;
  export type EPOCH = typeof TransactionExpiration_TransactionExpirationKind.EPOCH;
  export type VALID_DURING = typeof TransactionExpiration_TransactionExpirationKind.VALID_DURING;
  export type UNRECOGNIZED = typeof TransactionExpiration_TransactionExpirationKind.UNRECOGNIZED;
}

/** Kinds of transactions. All but the first are created by the validators. */
export const TransactionKind_Kind = {
  /** UNKNOWN - The kind is not set. */
  UNKNOWN: 0,
  /** PROGRAMMABLE_TRANSACTION - Commands of a user. */
  PROGRAMMABLE_TRANSACTION: 1,
  /** CHANGE_EPOCH - Change of epoch, in the form of old epochs; now part of `END_OF_EPOCH`. */
  CHANGE_EPOCH: 2,
  /** GENESIS - Creation of the chain's first state. */
  GENESIS: 3,
  /** CONSENSUS_COMMIT_PROLOGUE_V1 - Start of a consensus commit, with its time. */
  CONSENSUS_COMMIT_PROLOGUE_V1: 4,
  /** AUTHENTICATOR_STATE_UPDATE - Update of the JWKs for zkLogin. */
  AUTHENTICATOR_STATE_UPDATE: 5,
  /** END_OF_EPOCH - Operations at the end of an epoch. */
  END_OF_EPOCH: 6,
  /** RANDOMNESS_STATE_UPDATE - Update of the randomness. */
  RANDOMNESS_STATE_UPDATE: 7,
  /** CONSENSUS_COMMIT_PROLOGUE_V2 - As V1, with the digest of the commit. */
  CONSENSUS_COMMIT_PROLOGUE_V2: 8,
  /** CONSENSUS_COMMIT_PROLOGUE_V3 - As V2, with the versions that consensus assigned. */
  CONSENSUS_COMMIT_PROLOGUE_V3: 9,
  /** CONSENSUS_COMMIT_PROLOGUE_V4 - As V3, with a digest of additional state. */
  CONSENSUS_COMMIT_PROLOGUE_V4: 10,
  /** PROGRAMMABLE_SYSTEM_TRANSACTION - Commands of the system. */
  PROGRAMMABLE_SYSTEM_TRANSACTION: 11,
  UNRECOGNIZED: -1,
} as const;

export type TransactionKind_Kind = (typeof TransactionKind_Kind)[keyof typeof TransactionKind_Kind];

export namespace TransactionKind_Kind {
  export type UNKNOWN = typeof TransactionKind_Kind.UNKNOWN;
  export type PROGRAMMABLE_TRANSACTION = typeof TransactionKind_Kind.PROGRAMMABLE_TRANSACTION;
  export type CHANGE_EPOCH = typeof TransactionKind_Kind.CHANGE_EPOCH;
  export type GENESIS = typeof TransactionKind_Kind.GENESIS;
  export type CONSENSUS_COMMIT_PROLOGUE_V1 = typeof TransactionKind_Kind.CONSENSUS_COMMIT_PROLOGUE_V1;
  export type AUTHENTICATOR_STATE_UPDATE = typeof TransactionKind_Kind.AUTHENTICATOR_STATE_UPDATE;
  export type END_OF_EPOCH = typeof TransactionKind_Kind.END_OF_EPOCH;
  export type RANDOMNESS_STATE_UPDATE = typeof TransactionKind_Kind.RANDOMNESS_STATE_UPDATE;
  export type CONSENSUS_COMMIT_PROLOGUE_V2 = typeof TransactionKind_Kind.CONSENSUS_COMMIT_PROLOGUE_V2;
  export type CONSENSUS_COMMIT_PROLOGUE_V3 = typeof TransactionKind_Kind.CONSENSUS_COMMIT_PROLOGUE_V3;
  export type CONSENSUS_COMMIT_PROLOGUE_V4 = typeof TransactionKind_Kind.CONSENSUS_COMMIT_PROLOGUE_V4;
  export type PROGRAMMABLE_SYSTEM_TRANSACTION = typeof TransactionKind_Kind.PROGRAMMABLE_SYSTEM_TRANSACTION;
  export type UNRECOGNIZED = typeof TransactionKind_Kind.UNRECOGNIZED;
}

/** Whether to apply the checks of a real execution. */
export const SimulateTransactionRequest_TransactionChecks = {
  /** ENABLED - Applies all checks of a real execution, except signatures. */
  ENABLED: 0,
  /** DISABLED - Skips checks, such as those of gas, ownership and function visibility. */
  DISABLED: 1,
  UNRECOGNIZED: -1,
} as const;

export type SimulateTransactionRequest_TransactionChecks =
  (typeof SimulateTransactionRequest_TransactionChecks)[keyof typeof SimulateTransactionRequest_TransactionChecks];

export namespace SimulateTransactionRequest_TransactionChecks {
  export type ENABLED = typeof SimulateTransactionRequest_TransactionChecks.ENABLED;
  export type DISABLED = typeof SimulateTransactionRequest_TransactionChecks.DISABLED;
  export type UNRECOGNIZED = typeof SimulateTransactionRequest_TransactionChecks.UNRECOGNIZED;
}
