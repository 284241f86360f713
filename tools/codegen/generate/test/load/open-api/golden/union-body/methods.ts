// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Subscription } from "@node-access/transport/web-socket";
import type { Answer, Rain, Weather } from "./types.ts";

/** Asks for something. */
export interface AskMethods {
  /**
   * The weather.
   *
   * Source: RFC 0.
   *
   * @param request - The fields of {@link Weather}.
   * @returns What comes back.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  weather(request: Omit<Weather, "kind">): Promise<Answer>;

  /**
   * The time.
   *
   * Source: some standard.
   *
   * @returns What comes back.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  time(): Promise<Answer>;
}

/** Tells as it happens. */
export interface SubscriptionMethods {
  /**
   * When it rains.
   *
   * Source: RFC 0.
   *
   * @param request - The fields of {@link Rain} without its `kind`.
   * @returns An async iterable: what comes back.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  rain(request: Omit<Rain, "kind">): Promise<Subscription<Answer>>;

  /**
   * When it hails.
   *
   * Source: RFC 0.
   *
   * @deprecated When it hails.
   * @returns An async iterable: what comes back.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  hail(): Promise<Subscription<Answer>>;
}
