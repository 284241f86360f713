// Generated from fixtures/results.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Item } from "./types.ts";

/** What calls give. */
export interface ResultsMethods {
  /**
   * An item, if there is one.
   *
   * Source: RFC 0.
   *
   * @param id - The item's id.
   * @returns 200: The item. 204: There is none.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  findItem(id: string): Promise<Item | undefined>;

  /**
   * Publishes an item.
   *
   * Source: RFC 0.
   *
   * @param id - The item's id.
   * @returns 200: It was published. 202: It was published although it is not valid.
   * @throws NodeAccessError `HTTP_STATUS` for 503 or an `ErrorCode` of every call.
   */
  publishItem(id: string): Promise<200 | 202>;

  /**
   * Deletes an item.
   *
   * Source: RFC 0.
   *
   * @param id - The item's id.
   * @returns It is gone.
   * @throws NodeAccessError `HTTP_STATUS` for 404 or an `ErrorCode` of every call.
   */
  deleteItem(id: string): Promise<void>;

  /**
   * How the node is.
   *
   * Source: RFC 0.
   *
   * @returns 200: It is well. 206: It is syncing. 503: It is not ready.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  getHealth(): Promise<200 | 206 | 503>;
}
