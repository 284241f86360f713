// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Act, Answer, Lock, Open, Shut } from "./types.ts";

/** Does something. */
export interface ActMethods {
  /**
   * Opens a door.
   *
   * Source: RFC 0.
   *
   * @param action - The fields of {@link Open}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns What comes back.
   * @throws NodeAccessError `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  open(action?: Omit<Open, "type">, envelope?: Partial<Omit<Act, "action">>): Promise<Answer>;

  /**
   * Shuts a door.
   *
   * Source: RFC 0.
   *
   * @param action - The fields of {@link Shut}. The signer fills in by, chain.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns What comes back.
   * @throws NodeAccessError `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  shut(
    action: Omit<Shut, "type" | "by" | "chain"> & Partial<Pick<Shut, "by" | "chain">>,
    envelope?: Partial<Pick<Act, "nonce">>,
  ): Promise<Answer>;

  /**
   * Locks a door, in one of two ways.
   *
   * Source: RFC 0.
   *
   * @param action - The fields of {@link Lock}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns What comes back.
   * @throws NodeAccessError `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  lock(action?: Omit<Lock, "type">, envelope?: Partial<Omit<Act, "action">>): Promise<Answer>;
}
