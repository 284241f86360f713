// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Answer, Weather } from "./types.ts";

/** Asks for something. */
export interface AskMethods {
  /**
   * The weather.
   *
   * @param request - The fields of {@link Weather} that are the caller's to give.
   * @returns What comes back.
   * @throws NodeAccessError and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`,
   * `ABORTED`.
   *
   * Source: interface, Z.
   */
  weather(request: Omit<Weather, "kind">): Promise<Answer>;

  /**
   * The time.
   *
   * @returns What comes back.
   * @throws NodeAccessError and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`,
   * `ABORTED`.
   *
   * Source: some standard.
   */
  time(): Promise<Answer>;
}
