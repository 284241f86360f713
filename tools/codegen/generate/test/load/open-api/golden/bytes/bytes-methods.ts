// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BytesResponse } from "@node-access/transport/rest";
import type { Block } from "./types.ts";

/** Bytes and events. In bytes. */
export interface BytesBytesMethods {
  /**
   * A block.
   *
   * Source: RFC 0.
   *
   * @param id - The block.
   * @returns The block. As bytes, or as JSON from a server that has no bytes.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  getBlock(id: string): Promise<BytesResponse<Block, "block-version" | "block-value">>;

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
  publishBlock(body: Uint8Array, parameters: { "Block-Version": string }): Promise<200 | 202>;
}

/** Whether the response may be bytes, for each method of {@link BytesBytesMethods}. */
export const bytesBytesResponses: Readonly<Record<keyof BytesBytesMethods, boolean>> = {
  getBlock: true,
  publishBlock: false,
};
