// Generated from fixtures/parameters.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Answer, Kind, Part, Version } from "./types.ts";

/** Path and query parameters. */
export interface ParametersMethods {
  /**
   * Replaces a part.
   *
   * Source: RFC 0.
   *
   * @param itemId - The item.
   * @param part - The part.
   * @param body - The part's text.
   * @param query - `dry-run`: Whether to only try. `page`: The page.
   * @returns The answer.
   * @throws NodeAccessError `HTTP_STATUS` for 404, `CREDENTIAL_REFUSED` for 403 or an `ErrorCode` of every
   * call.
   */
  putPart(
    itemId: string,
    part: number,
    body: Part | undefined,
    query: { "dry-run": boolean; page?: number },
  ): Promise<Answer>;

  /**
   * Adds parts.
   *
   * Source: RFC 0.
   *
   * @param body - The parts.
   * @param parameters - `Part-Flaw-Version`: The version. `kind`: The kinds. `id`: The ids.
   * @returns Their ids.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  postParts(
    body: readonly Part[],
    parameters: { "Part-Flaw-Version": Version; kind?: readonly Kind[]; id?: readonly string[] },
  ): Promise<string[]>;
}
