// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Block } from "./types.ts";

/** Bytes and events. */
export interface BytesMethods {
  /**
   * A block.
   *
   * Source: RFC 0.
   *
   * @param id - The block.
   * @returns The block.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  getBlock(id: string): Promise<Block>;

  /**
   * All blocks.
   *
   * Source: RFC 0.
   *
   * @returns The blocks.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  listBlocks(): Promise<Block[]>;

  /**
   * Publishes a block.
   *
   * Source: RFC 0.
   *
   * @param body - The block.
   * @param parameters - `Block-Version`: The version.
   * @returns 200: It was published. 202: It was published although it is not valid.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  publishBlock(body: Block, parameters: { "Block-Version": string }): Promise<200 | 202>;
}
