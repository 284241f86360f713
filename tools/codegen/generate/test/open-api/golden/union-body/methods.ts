// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Subscription } from "@node-access/transport/web-socket";
import type { Answer, Rain, Weather } from "./types.ts";

/** Asks for something. */
export interface AskMethods {
  /**
   * The weather.
   *
   * @param request - The fields of {@link Weather}.
   * @returns What comes back.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  weather(request: Omit<Weather, "kind">): Promise<Answer>;

  /**
   * The time.
   *
   * @returns What comes back.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: some standard.
   */
  time(): Promise<Answer>;
}

/** Tells as it happens. */
export interface SubscriptionMethods {
  /**
   * When it rains.
   *
   * @param request - The fields of {@link Rain} without its `kind`.
   * @returns An async iterable: what comes back.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  rain(request: Omit<Rain, "kind">): Promise<Subscription<Answer>>;

  /**
   * When it hails.
   *
   * @deprecated When it hails.
   *
   * @returns An async iterable: what comes back.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: RFC 0.
   */
  hail(): Promise<Subscription<Answer>>;
}
