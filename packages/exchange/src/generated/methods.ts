// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  AgentEnableDexAbstraction,
  AgentSetAbstraction,
  ExchangeOk,
  ExchangeRequest,
  Meta,
  MetaRequest,
  UserDexAbstraction,
} from "./types.ts";

/** Asks the venue for information. */
export interface InfoMethods {
  /**
   * The perpetuals of a dex, their leverage and their margin tables.
   *
   * @param request - The fields of {@link MetaRequest} that are the caller's to give.
   * @returns The perpetuals of a dex, their leverage and their margin tables.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, D.
   */
  meta(request?: Omit<MetaRequest, "type">): Promise<Meta>;
}

/** Sends the venue a signed action. */
export interface ExchangeMethods {
  /**
   * Turns on DEX abstraction for the account that the signing agent acts for.
   *
   * @param action - The fields of {@link AgentEnableDexAbstraction} that are the caller's to give.
   * @param envelope - What goes beside the action; by itself, the client fills in what must be there.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: interface, E.
   */
  agentEnableDexAbstraction(
    action?: Omit<AgentEnableDexAbstraction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the abstraction of the account that the signing agent acts for.
   *
   * @param action - The fields of {@link AgentSetAbstraction} that are the caller's to give.
   * @param envelope - What goes beside the action; by itself, the client fills in what must be there.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  agentSetAbstraction(
    action: Omit<AgentSetAbstraction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns DEX abstraction on or off for a user, signed by the user.
   *
   * @param action - The fields of {@link UserDexAbstraction} that are the caller's to give.
   * @param envelope - What goes beside the action; by itself, the client fills in what must be there.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userDexAbstraction(
    action: Omit<UserDexAbstraction, "type" | "hyperliquidChain" | "nonce" | "signatureChainId"> &
      Partial<Pick<UserDexAbstraction, "signatureChainId">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;
}
