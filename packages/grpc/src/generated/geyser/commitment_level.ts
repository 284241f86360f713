// Generated from specs/grpc/geyser/commitment_level.proto. Do not edit: change the spec and run `npm run generate`.

/** Commitment levels of Solana. */

/** How sure the cluster is of what is delivered. */
export const CommitmentLevel = {
  /** PROCESSED - Seen by this validator; the fork may still be dropped. */
  PROCESSED: 0,
  /** CONFIRMED - Voted for by two thirds of the stake. */
  CONFIRMED: 1,
  /** FINALIZED - Rooted: it will not be undone. */
  FINALIZED: 2,
  UNRECOGNIZED: -1,
} as const;

export type CommitmentLevel = typeof CommitmentLevel[keyof typeof CommitmentLevel];

export namespace CommitmentLevel {
  export type PROCESSED = typeof CommitmentLevel.PROCESSED;
  export type CONFIRMED = typeof CommitmentLevel.CONFIRMED;
  export type FINALIZED = typeof CommitmentLevel.FINALIZED;
  export type UNRECOGNIZED = typeof CommitmentLevel.UNRECOGNIZED;
}
