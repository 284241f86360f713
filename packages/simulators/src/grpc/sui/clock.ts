import { currentTime } from "../../chain/clock.ts";

/** Milliseconds between two checkpoints. */
export const checkpointTime = 400;

/** @returns the newest checkpoint of a chain that began in 1970. */
export function newestCheckpoint(): bigint {
  return BigInt(Math.floor(currentTime() / checkpointTime));
}
