// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Item } from "./types.ts";

/** What calls give. */
export interface ResultsMethods {
  /**
   * An item, if there is one.
   *
   * @param id - The item's id.
   * @returns 200: The item. 204: There is none.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  findItem(id: string): Promise<Item | undefined>;

  /**
   * Publishes an item.
   *
   * @param id - The item's id.
   * @returns 200: It was published. 202: It was published although it is not valid.
   * @throws NodeAccessError `HTTP_STATUS` for 503 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  publishItem(id: string): Promise<200 | 202>;

  /**
   * Deletes an item.
   *
   * @param id - The item's id.
   * @returns It is gone.
   * @throws NodeAccessError `HTTP_STATUS` for 404 and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  deleteItem(id: string): Promise<void>;

  /**
   * How the node is.
   *
   * @returns 200: It is well. 206: It is syncing. 503: It is not ready.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  getHealth(): Promise<200 | 206 | 503>;
}
