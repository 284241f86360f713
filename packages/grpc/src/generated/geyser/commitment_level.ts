// Generated from specs/grpc/geyser/commitment_level.proto. Do not edit: change the spec and run `npm run generate`.

import { CommitmentLevel } from "../geyser-enums.ts";
export { CommitmentLevel };

/** Commitment levels of Solana. */
import {} from "@node-access/transport/protobuf";
