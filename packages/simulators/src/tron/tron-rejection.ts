/** Why a node rejects a transaction: the code's name and number, and a text. */
export interface Rejection {
  /** The code's name, such as `SIGERROR`. */
  readonly code: keyof typeof codes;
  /** What is wrong. */
  readonly message: string;
}

/** The numbers of the codes. Source: specs/grpc/protocol/values.proto. */
export const codes = {
  SIGERROR: 1,
  CONTRACT_VALIDATE_ERROR: 2,
  DUP_TRANSACTION_ERROR: 5,
  TAPOS_ERROR: 6,
  TOO_BIG_TRANSACTION_ERROR: 7,
  TRANSACTION_EXPIRATION_ERROR: 8,
} as const;
