// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Block } from "./types.ts";

/** Bytes and events. */
export interface BytesMethods {
  /**
   * A block.
   *
   * @param id - The block.
   * @returns The block.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  getBlock(id: string): Promise<Block>;

  /**
   * All blocks.
   *
   * @returns The blocks.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  listBlocks(): Promise<Block[]>;

  /**
   * Publishes a block.
   *
   * @param body - The block.
   * @param parameters - `Block-Version`: The version.
   * @returns 200: It was published. 202: It was published although it is not valid.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  publishBlock(body: Block, parameters: { "Block-Version": string }): Promise<200 | 202>;
}
