// Generated from fixtures/types.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ForkedThing, Thing } from "./types.ts";

/** Types. */
export interface TypesMethods {
  /**
   * Everything that a type can be.
   *
   * @returns The thing.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, Z.
   */
  getThing(): Promise<Thing>;

  /**
   * What there was before.
   *
   * @deprecated It is now `getThing`.
   *
   * @returns The thing.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, Z.
   */
  getOldThing(): Promise<ForkedThing>;
}
