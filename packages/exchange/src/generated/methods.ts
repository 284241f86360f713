// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Subscription } from "@node-access/transport/web-socket";
import type {
  ActivateOutcomeDeployerAction, ActiveAssetCtxEvent, ActiveAssetCtxSubscription, ActiveAssetData,
  ActiveAssetDataEvent, ActiveAssetDataRequest, ActiveAssetDataSubscription, ActiveSpotAssetCtxEvent,
  ActiveSpotAssetCtxSubscription, AgentEnableDexAbstractionAction, AgentSendAssetAction,
  AgentSetAbstractionAction, AlignedQuoteTokenInfo, AlignedQuoteTokenInfoRequest, AllBorrowLendReserveStates,
  AllDexsAssetCtxsEvent, AllDexsClearinghouseStateEvent, AllDexsClearinghouseStateSubscription, AllMids,
  AllMidsEvent, AllMidsRequest, AllMidsSubscription, AllPerpMetas, ApproveAgentAction,
  ApproveBuilderFeeAction, ApprovedBuilders, ApprovedBuildersRequest, AssetCtxsEvent, AssetCtxsSubscription,
  AuthorizeAqav2RoleAction, BatchModifyAction, BboEvent, BboSubscription, BorrowLendAction,
  BorrowLendReserveState, BorrowLendReserveStateRequest, BorrowLendUserState, BorrowLendUserStateRequest,
  CDepositAction, CSignerAction, CValidatorAction, CWithdrawAction, CancelAction, CancelByCloidAction,
  CancelOk, CandleEvent, CandleSnapshot, CandleSnapshotRequest, CandleSubscription, ClearinghouseState,
  ClearinghouseStateEvent, ClearinghouseStateRequest, ClearinghouseStateSubscription,
  ConvertToMultiSigUserAction, CreateSubAccountAction, CreateSubAccountOk, CreateVaultAction, CreateVaultOk,
  Delegations, DelegationsRequest, DelegatorHistory, DelegatorHistoryRequest, DelegatorRewards,
  DelegatorRewardsRequest, DelegatorSummary, DelegatorSummaryRequest, EvmUserModifyAction, ExchangeOk,
  ExchangeRequest, ExchangeStatus, ExtraAgents, ExtraAgentsRequest, FastAssetCtxsEvent,
  FinalizeEvmContractAction, FrontendOpenOrders, FrontendOpenOrdersRequest, FundingHistory,
  FundingHistoryRequest, GossipPriorityAuctionStatus, GossipPriorityBidAction, GossipRootIps,
  Hip3LiquidatorTransferAction, HistoricalOrders, HistoricalOrdersRequest, IsVip, IsVipRequest, L2Book,
  L2BookEvent, L2BookRequest, L2BookSubscription, L2Event, L2Subscription, LeadingVaults,
  LeadingVaultsRequest, LegalCheck, LegalCheckRequest, LinkStakingUserAction, Liquidatable, MarginTable,
  MarginTableRequest, MaxBuilderFee, MaxBuilderFeeRequest, MaxMarketOrderNtls, Meta, MetaAndAssetCtxs,
  MetaAndAssetCtxsRequest, MetaRequest, ModifyAction, MultiSigAction, MultiSigSigners, NotificationEvent,
  NotificationSubscription, OpenOrders, OpenOrdersEvent, OpenOrdersRequest, OpenOrdersSubscription,
  OrderAction, OrderOk, OrderStatus, OrderStatusRequest, OrderUpdatesEvent, OrderUpdatesSubscription,
  OutcomeMeta, OutcomeMetaUpdatesEvent, OutcomeTemplates, PerpAnnotation, PerpAnnotationRequest,
  PerpCategories, PerpConciseAnnotations, PerpDeployAction, PerpDeployAuctionStatus, PerpDexLimits,
  PerpDexLimitsRequest, PerpDexStatus, PerpDexStatusRequest, PerpDexs, PerpsAtOpenInterestCap,
  PerpsAtOpenInterestCapRequest, Portfolio, PortfolioRequest, PreTransferCheck, PreTransferCheckRequest,
  PredictedFundings, RecentTrades, RecentTradesRequest, Referral, ReferralRequest, RegisterReferrerAction,
  ReserveRequestWeightAction, ScheduleCancelAction, SendAssetAction, SendToEvmWithDataAction,
  SetDisplayNameAction, SetReferrerAction, SettledOutcome, SettledOutcomeRequest, SpotAssetCtxsEvent,
  SpotClearinghouseState, SpotClearinghouseStateRequest, SpotDeployAction, SpotDeployState,
  SpotDeployStateRequest, SpotMeta, SpotMetaAndAssetCtxs, SpotPairDeployAuctionStatus, SpotSendAction,
  SpotStateEvent, SpotStateSubscription, SpotUserAction, StakingLinkDisableTradingUserAction,
  SubAccountModifyAction, SubAccountSpotTransferAction, SubAccountTransferAction, SubAccounts, SubAccounts2,
  SubAccounts2Request, SubAccountsRequest, TokenConciseAnnotations, TokenDelegateAction, TokenDetails,
  TokenDetailsRequest, TopUpIsolatedOnlyMarginAction, TradesEvent, TradesSubscription, TwapCancelAction,
  TwapCancelOk, TwapHistory, TwapHistoryRequest, TwapOrderAction, TwapOrderOk, TwapStatesEvent,
  TwapStatesSubscription, UpdateIsolatedMarginAction, UpdateLeverageAction, UsdClassTransferAction,
  UsdSendAction, UsdcRouting, UserAbstraction, UserAbstractionRequest, UserBorrowLendInterest,
  UserBorrowLendInterestRequest, UserDexAbstractionAction, UserDexAbstractionRequest, UserDexAbstractionState,
  UserEventsEvent, UserEventsSubscription, UserFees, UserFeesRequest, UserFills, UserFillsByTime,
  UserFillsByTimeRequest, UserFillsEvent, UserFillsRequest, UserFillsSubscription, UserFunding,
  UserFundingRequest, UserFundingsEvent, UserFundingsSubscription, UserHistoricalOrdersEvent,
  UserHistoricalOrdersSubscription, UserNonFundingLedgerUpdates, UserNonFundingLedgerUpdatesEvent,
  UserNonFundingLedgerUpdatesRequest, UserNonFundingLedgerUpdatesSubscription, UserOutcomeAction,
  UserPortfolioMarginAction, UserRateLimit, UserRateLimitRequest, UserRole, UserRoleRequest,
  UserSetAbstractionAction, UserToMultiSigSignersRequest, UserTwapHistoryEvent, UserTwapHistorySubscription,
  UserTwapSliceFills, UserTwapSliceFillsByTime, UserTwapSliceFillsByTimeRequest, UserTwapSliceFillsEvent,
  UserTwapSliceFillsRequest, UserTwapSliceFillsSubscription, UserVaultEquities, UserVaultEquitiesRequest,
  ValidatorL1StreamAction, ValidatorL1Votes, ValidatorSummaries, VaultDetailsFound, VaultDetailsRequest,
  VaultDistributeAction, VaultModifyAction, VaultSummaries, VaultTransferAction, WebData2, WebData2Request,
  WebData3Event, WebData3Subscription, Withdraw3Action,
} from "./types.ts";

/** Requests information from the venue. */
export interface InfoMethods {
  /**
   * Gets the leverage of a user in an asset, and the maximum size of trades.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ActiveAssetDataRequest}.
   * @returns Leverage of a user in an asset, and the maximum size of trades.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  activeAssetData(request: Omit<ActiveAssetDataRequest, "type">): Promise<ActiveAssetData>;

  /**
   * Gets the supply and rate of an aligned quote token; null for any other token. The public venue stopped
   * serving it in June 2026 and rejects it with status 422, on testnet too; indexers still do.
   *
   * Source: nktkas/hyperliquid.
   *
   * @deprecated Gets the supply and rate of an aligned quote token; null for any other token. The public
   * venue stopped serving it in June 2026 and rejects it with status 422, on testnet too; indexers still do.
   * @param request - The fields of {@link AlignedQuoteTokenInfoRequest}.
   * @returns Supply and rate of an aligned quote token; null for any other token.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  alignedQuoteTokenInfo(request: Omit<AlignedQuoteTokenInfoRequest, "type">): Promise<AlignedQuoteTokenInfo>;

  /**
   * Gets the states of all lending reserves.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The states of all lending reserves.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  allBorrowLendReserveStates(): Promise<AllBorrowLendReserveStates>;

  /**
   * Gets the mid prices of a dex.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link AllMidsRequest}.
   * @returns The mid prices of a dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  allMids(request?: Omit<AllMidsRequest, "type">): Promise<AllMids>;

  /**
   * Gets the perpetuals of all dexes, each as `meta` returns them.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The perpetuals of all dexes, each as `meta` returns them.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  allPerpMetas(): Promise<AllPerpMetas>;

  /**
   * Gets the builders whose fees a user has approved.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ApprovedBuildersRequest}.
   * @returns Builders whose fees a user has approved.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  approvedBuilders(request: Omit<ApprovedBuildersRequest, "type">): Promise<ApprovedBuilders>;

  /**
   * Gets the state of a lending reserve.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link BorrowLendReserveStateRequest}.
   * @returns The state of a lending reserve.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  borrowLendReserveState(
    request: Omit<BorrowLendReserveStateRequest, "type">,
  ): Promise<BorrowLendReserveState>;

  /**
   * Gets the loans and deposits of a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link BorrowLendUserStateRequest}.
   * @returns The loans and deposits of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  borrowLendUserState(request: Omit<BorrowLendUserStateRequest, "type">): Promise<BorrowLendUserState>;

  /**
   * Gets the candles of a coin. Only the last 5,000 are available.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link CandleSnapshotRequest}.
   * @returns Candles of a coin. Only the last 5,000 are available.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  candleSnapshot(request: Omit<CandleSnapshotRequest, "type">): Promise<CandleSnapshot>;

  /**
   * Gets a user's perpetuals account: margin and positions.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link ClearinghouseStateRequest}.
   * @returns A user's perpetuals account: margin and positions.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  clearinghouseState(request: Omit<ClearinghouseStateRequest, "type">): Promise<ClearinghouseState>;

  /**
   * Gets the delegations of a user, by validator.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link DelegationsRequest}.
   * @returns Delegations of a user, by validator.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  delegations(request: Omit<DelegationsRequest, "type">): Promise<Delegations>;

  /**
   * Gets the history of a user's delegations, staking deposits and staking withdrawals.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link DelegatorHistoryRequest}.
   * @returns History of a user's delegations, staking deposits and staking withdrawals.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  delegatorHistory(request: Omit<DelegatorHistoryRequest, "type">): Promise<DelegatorHistory>;

  /**
   * Gets the staking rewards of a user.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link DelegatorRewardsRequest}.
   * @returns Staking rewards of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  delegatorRewards(request: Omit<DelegatorRewardsRequest, "type">): Promise<DelegatorRewards>;

  /**
   * Gets a summary of a user's staking balance.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link DelegatorSummaryRequest}.
   * @returns A summary of a user's staking balance.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  delegatorSummary(request: Omit<DelegatorSummaryRequest, "type">): Promise<DelegatorSummary>;

  /**
   * Gets the status of the venue.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The status of the venue.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  exchangeStatus(): Promise<ExchangeStatus>;

  /**
   * Gets the named agents that a user has approved.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link ExtraAgentsRequest}.
   * @returns The named agents that a user has approved.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  extraAgents(request: Omit<ExtraAgentsRequest, "type">): Promise<ExtraAgents>;

  /**
   * Gets a user's open orders, with the details that a trading interface shows.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link FrontendOpenOrdersRequest}.
   * @returns A user's open orders, with the details that a trading interface shows.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  frontendOpenOrders(request: Omit<FrontendOpenOrdersRequest, "type">): Promise<FrontendOpenOrders>;

  /**
   * Gets the historical funding rates of a coin.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link FundingHistoryRequest}.
   * @returns Historical funding rates of a coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  fundingHistory(request: Omit<FundingHistoryRequest, "type">): Promise<FundingHistory>;

  /**
   * Gets the auctions for gossip priority.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Auctions for gossip priority.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  gossipPriorityAuctionStatus(): Promise<GossipPriorityAuctionStatus>;

  /**
   * Gets the IP addresses of peers to join the gossip network.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns IP addresses of peers to join the gossip network.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  gossipRootIps(): Promise<GossipRootIps>;

  /**
   * Gets the most recent orders of a user, at most 2,000.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link HistoricalOrdersRequest}.
   * @returns Most recent orders of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  historicalOrders(request: Omit<HistoricalOrdersRequest, "type">): Promise<HistoricalOrders>;

  /**
   * Checks whether a user has VIP status.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link IsVipRequest}.
   * @returns Whether a user has VIP status.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  isVip(request: Omit<IsVipRequest, "type">): Promise<IsVip>;

  /**
   * Gets the order book of a coin, with at most 20 levels per side; null for an unknown coin.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link L2BookRequest}.
   * @returns Order book of a coin, with at most 20 levels per side; null for an unknown coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  l2Book(request: Omit<L2BookRequest, "type">): Promise<L2Book>;

  /**
   * Gets the vaults led by a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link LeadingVaultsRequest}.
   * @returns Vaults led by a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  leadingVaults(request: Omit<LeadingVaultsRequest, "type">): Promise<LeadingVaults>;

  /**
   * Gets the legal restrictions of a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link LegalCheckRequest}.
   * @returns Legal restrictions of a user, by the user's jurisdiction.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  legalCheck(request: Omit<LegalCheckRequest, "type">): Promise<LegalCheck>;

  /**
   * Gets the positions that can be liquidated.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Positions that can be liquidated.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  liquidatable(): Promise<Liquidatable>;

  /**
   * Gets the margin table with an id.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link MarginTableRequest}.
   * @returns Maximum leverage by size of the position.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  marginTable(request: Omit<MarginTableRequest, "type">): Promise<MarginTable>;

  /**
   * Gets the maximum fee that a user has approved for a builder, in tenths of a basis point.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link MaxBuilderFeeRequest}.
   * @returns Maximum fee that a user has approved for a builder, in tenths of a basis point.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  maxBuilderFee(request: Omit<MaxBuilderFeeRequest, "type">): Promise<MaxBuilderFee>;

  /**
   * Gets the maximum notional of a market order, by the asset's maximum leverage.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The maximum notional of a market order, by the asset's maximum leverage.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  maxMarketOrderNtls(): Promise<MaxMarketOrderNtls>;

  /**
   * Gets the perpetuals of a dex, with their market data.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link MetaAndAssetCtxsRequest}.
   * @returns Perpetuals of a dex, with their market data.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  metaAndAssetCtxs(request?: Omit<MetaAndAssetCtxsRequest, "type">): Promise<MetaAndAssetCtxs>;

  /**
   * Gets the perpetuals of a dex, with their leverage and margin tables.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link MetaRequest}.
   * @returns Perpetuals of a dex, with their leverage and margin tables.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  meta(request?: Omit<MetaRequest, "type">): Promise<Meta>;

  /**
   * Gets a user's open orders.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link OpenOrdersRequest}.
   * @returns A user's open orders.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  openOrders(request: Omit<OpenOrdersRequest, "type">): Promise<OpenOrders>;

  /**
   * Gets the status of an order.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link OrderStatusRequest}.
   * @returns Status of an order.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  orderStatus(request: Omit<OrderStatusRequest, "type">): Promise<OrderStatus>;

  /**
   * Gets the tradable outcomes, and the questions to which they belong.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Tradable outcomes, and the questions to which they belong.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  outcomeMeta(): Promise<OutcomeMeta>;

  /**
   * Gets the templates for outcomes.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Templates for outcomes.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  outcomeTemplates(): Promise<OutcomeTemplates>;

  /**
   * Gets the annotation of a perpetual; null for a perpetual without one.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link PerpAnnotationRequest}.
   * @returns Annotation of a perpetual; null for a perpetual without one.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpAnnotation(request: Omit<PerpAnnotationRequest, "type">): Promise<PerpAnnotation>;

  /**
   * Gets the category of each perpetual.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The category of each perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpCategories(): Promise<PerpCategories>;

  /**
   * Gets the short annotation of each perpetual.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Short annotation of each perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpConciseAnnotations(): Promise<PerpConciseAnnotations>;

  /**
   * Gets the auction for listing a perpetual.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @returns Auction for listing a perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpDeployAuctionStatus(): Promise<PerpDeployAuctionStatus>;

  /**
   * Gets the limits of a dex; null for the first dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link PerpDexLimitsRequest}.
   * @returns Limits of a dex; null for the first dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpDexLimits(request: Omit<PerpDexLimitsRequest, "type">): Promise<PerpDexLimits>;

  /**
   * Gets the total deposits of a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link PerpDexStatusRequest}.
   * @returns Total deposits of a dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpDexStatus(request: Omit<PerpDexStatusRequest, "type">): Promise<PerpDexStatus>;

  /**
   * Gets the perpetual dexes. The first one, the venue's own, is null.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @returns Perpetual dexes. The first one, the venue's own, is null.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpDexs(): Promise<PerpDexs>;

  /**
   * Gets the perpetuals whose open interest is at its cap.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link PerpsAtOpenInterestCapRequest}.
   * @returns Perpetuals whose open interest is at its cap.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  perpsAtOpenInterestCap(
    request?: Omit<PerpsAtOpenInterestCapRequest, "type">,
  ): Promise<PerpsAtOpenInterestCap>;

  /**
   * Gets an account's value and profit over time, by period.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link PortfolioRequest}.
   * @returns An account's value and profit over time, by period.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  portfolio(request: Omit<PortfolioRequest, "type">): Promise<Portfolio>;

  /**
   * Gets the fee of a transfer to a user, and whether the transfer is allowed.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link PreTransferCheckRequest}.
   * @returns Fee of a transfer to a user, and whether the transfer is allowed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  preTransferCheck(request: Omit<PreTransferCheckRequest, "type">): Promise<PreTransferCheck>;

  /**
   * Gets the predicted funding rates on this and other venues.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Predicted funding rates on this and other venues.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  predictedFundings(): Promise<PredictedFundings>;

  /**
   * Gets the most recent trades of a coin.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link RecentTradesRequest}.
   * @returns Most recent trades of a coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  recentTrades(request: Omit<RecentTradesRequest, "type">): Promise<RecentTrades>;

  /**
   * Gets the referrals of a user, and the rewards from them.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link ReferralRequest}.
   * @returns Referrals of a user, and the rewards from them.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  referral(request: Omit<ReferralRequest, "type">): Promise<Referral>;

  /**
   * Gets the settlement of an outcome; null while it is open.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link SettledOutcomeRequest}.
   * @returns Settlement of an outcome; null while it is open.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  settledOutcome(request: Omit<SettledOutcomeRequest, "type">): Promise<SettledOutcome>;

  /**
   * Gets a user's spot account: the balances.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link SpotClearinghouseStateRequest}.
   * @returns A user's spot account: the balances.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  spotClearinghouseState(
    request: Omit<SpotClearinghouseStateRequest, "type">,
  ): Promise<SpotClearinghouseState>;

  /**
   * Gets the tokens that a user is deploying.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link SpotDeployStateRequest}.
   * @returns Tokens that a user is deploying.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  spotDeployState(request: Omit<SpotDeployStateRequest, "type">): Promise<SpotDeployState>;

  /**
   * Gets the spot markets and their tokens, with the market data.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @returns Spot markets and their tokens, with the market data.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  spotMetaAndAssetCtxs(): Promise<SpotMetaAndAssetCtxs>;

  /**
   * Gets the spot markets and their tokens.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @returns The spot markets and their tokens.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  spotMeta(): Promise<SpotMeta>;

  /**
   * Gets the auction for listing a spot market.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Auction for listing a spot market.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  spotPairDeployAuctionStatus(): Promise<SpotPairDeployAuctionStatus>;

  /**
   * Gets a user's sub-accounts with their accounts on all dexes; null without any.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link SubAccounts2Request}.
   * @returns A user's sub-accounts with their accounts on all dexes; null without any.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  subAccounts2(request: Omit<SubAccounts2Request, "type">): Promise<SubAccounts2>;

  /**
   * Gets the sub-accounts of a user; null without any.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link SubAccountsRequest}.
   * @returns Sub-accounts of a user; null without any.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  subAccounts(request: Omit<SubAccountsRequest, "type">): Promise<SubAccounts>;

  /**
   * Gets the short annotation of each token that has one.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Short annotation of each token that has one, by the token's index.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  tokenConciseAnnotations(): Promise<TokenConciseAnnotations>;

  /**
   * Gets the details of a token: supply, price and deployment.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link TokenDetailsRequest}.
   * @returns Details of a token: supply, price and deployment.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  tokenDetails(request: Omit<TokenDetailsRequest, "type">): Promise<TokenDetails>;

  /**
   * Gets a user's TWAP orders.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link TwapHistoryRequest}.
   * @returns A user's TWAP orders.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  twapHistory(request: Omit<TwapHistoryRequest, "type">): Promise<TwapHistory>;

  /**
   * Gets the current routes for deposits and withdrawals of USDC.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns The current routes for deposits and withdrawals of USDC.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  usdcRouting(): Promise<UsdcRouting>;

  /**
   * Gets the abstraction mode of a user: which balances count as one account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserAbstractionRequest}.
   * @returns The abstraction mode of a user: which balances count as one account.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userAbstraction(request: Omit<UserAbstractionRequest, "type">): Promise<UserAbstraction>;

  /**
   * Gets the interest that a user has earned and paid.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserBorrowLendInterestRequest}.
   * @returns The interest that a user has earned and paid.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userBorrowLendInterest(
    request: Omit<UserBorrowLendInterestRequest, "type">,
  ): Promise<UserBorrowLendInterest>;

  /**
   * Checks whether DEX abstraction is on for a user; null if it was never set.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserDexAbstractionRequest}.
   * @returns Whether DEX abstraction is on for a user; null if it was never set.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userDexAbstraction(request: Omit<UserDexAbstractionRequest, "type">): Promise<UserDexAbstractionState>;

  /**
   * Gets a user's fees, volumes and discounts.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserFeesRequest}.
   * @returns A user's fees, volumes and discounts.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userFees(request: Omit<UserFeesRequest, "type">): Promise<UserFees>;

  /**
   * Gets the fills of a user in a time range, at most 2,000 per response.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserFillsByTimeRequest}.
   * @returns Fills of a user in a time range, at most 2,000 per response.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userFillsByTime(request: Omit<UserFillsByTimeRequest, "type">): Promise<UserFillsByTime>;

  /**
   * Gets the most recent fills of a user, at most 2,000.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserFillsRequest}.
   * @returns Most recent fills of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userFills(request: Omit<UserFillsRequest, "type">): Promise<UserFills>;

  /**
   * Gets the funding payments of a user.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserFundingRequest}.
   * @returns Funding payments of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userFunding(request: Omit<UserFundingRequest, "type">): Promise<UserFunding>;

  /**
   * Gets a user's deposits, withdrawals, transfers and other ledger changes except funding.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserNonFundingLedgerUpdatesRequest}.
   * @returns A user's deposits, withdrawals, transfers and other ledger changes except funding.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userNonFundingLedgerUpdates(
    request: Omit<UserNonFundingLedgerUpdatesRequest, "type">,
  ): Promise<UserNonFundingLedgerUpdates>;

  /**
   * Gets the number of requests of a user, and the rate limit.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserRateLimitRequest}.
   * @returns Number of requests of a user, and the rate limit.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userRateLimit(request: Omit<UserRateLimitRequest, "type">): Promise<UserRateLimit>;

  /**
   * Gets the role of an address: user, agent, vault, sub-account, or unknown.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserRoleRequest}.
   * @returns Role of an address: user, agent, vault, sub-account, or unknown.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userRole(request: Omit<UserRoleRequest, "type">): Promise<UserRole>;

  /**
   * Gets the addresses that may sign for a multi-signature account; null for any other account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserToMultiSigSignersRequest}.
   * @returns Addresses that may sign for a multi-signature account; null for any other account.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userToMultiSigSigners(request: Omit<UserToMultiSigSignersRequest, "type">): Promise<MultiSigSigners>;

  /**
   * Gets the TWAP slice fills of a user in a time range.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserTwapSliceFillsByTimeRequest}.
   * @returns TWAP slice fills of a user in a time range.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userTwapSliceFillsByTime(
    request: Omit<UserTwapSliceFillsByTimeRequest, "type">,
  ): Promise<UserTwapSliceFillsByTime>;

  /**
   * Gets the most recent TWAP slice fills of a user, at most 2,000.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserTwapSliceFillsRequest}.
   * @returns Most recent TWAP slice fills of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userTwapSliceFills(request: Omit<UserTwapSliceFillsRequest, "type">): Promise<UserTwapSliceFills>;

  /**
   * Gets a user's shares of vaults.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param request - The fields of {@link UserVaultEquitiesRequest}.
   * @returns A user's shares of vaults.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  userVaultEquities(request: Omit<UserVaultEquitiesRequest, "type">): Promise<UserVaultEquities>;

  /**
   * Gets the open proposals that validators vote on.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Open proposals that validators vote on.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  validatorL1Votes(): Promise<ValidatorL1Votes>;

  /**
   * Gets the validators and their statistics.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Validators and their statistics.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  validatorSummaries(): Promise<ValidatorSummaries>;

  /**
   * Gets the details of a vault: leader, followers and history.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link VaultDetailsRequest}.
   * @returns The vault, or `null` if there is none at the address.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  vaultDetails(request: Omit<VaultDetailsRequest, "type">): Promise<VaultDetailsFound>;

  /**
   * Gets the vaults created in the last two hours.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns Vaults created in the last two hours.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  vaultSummaries(): Promise<VaultSummaries>;

  /**
   * Gets the account and market data that the venue's user interface shows for a user, in one response.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link WebData2Request}.
   * @returns Account and market data that the venue's user interface shows for a user, in one response.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 or an `ErrorCode` of every call.
   */
  webData2(request: Omit<WebData2Request, "type">): Promise<WebData2>;
}

/** Sends a signed action to the venue. */
export interface ExchangeMethods {
  /**
   * Turns the account's role as a deployer of outcomes on or off.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link ActivateOutcomeDeployerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  activateOutcomeDeployer(
    action: Omit<ActivateOutcomeDeployerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns on DEX abstraction for the account that the signing agent acts for.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link AgentEnableDexAbstractionAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  agentEnableDexAbstraction(
    action?: Omit<AgentEnableDexAbstractionAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link AgentSendAssetAction}. The signer fills in nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  agentSendAsset(
    action: Omit<AgentSendAssetAction, "type" | "nonce"> & Partial<Pick<AgentSendAssetAction, "nonce">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the abstraction of the account that the signing agent acts for.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link AgentSetAbstractionAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  agentSetAbstraction(
    action: Omit<AgentSetAbstractionAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Approves an agent to sign for the account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link ApproveAgentAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  approveAgent(
    action: Omit<ApproveAgentAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ApproveAgentAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Approves a maximum fee for a builder.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link ApproveBuilderFeeAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  approveBuilderFee(
    action: Omit<ApproveBuilderFeeAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ApproveBuilderFeeAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Claims a role for an aligned quote asset.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link AuthorizeAqav2RoleAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  authorizeAqav2Role(
    action: Omit<AuthorizeAqav2RoleAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Modifies orders. Each has its own result.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link BatchModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The orders were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  batchModify(
    action: Omit<BatchModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<OrderOk>;

  /**
   * Supplies, withdraws, borrows or repays a token.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link BorrowLendAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  borrowLend(
    action: Omit<BorrowLendAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers HYPE from the spot account into the staking balance.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link CDepositAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  cDeposit(
    action: Omit<CDepositAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<CDepositAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Jails or unjails the signer's validator.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link CSignerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  CSignerAction(
    action?: Omit<CSignerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Registers, modifies or unregisters a validator.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link CValidatorAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  CValidatorAction(
    action?: Omit<CValidatorAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Withdraws HYPE from the staking balance to the spot account, which takes seven days.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link CWithdrawAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  cWithdraw(
    action: Omit<CWithdrawAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<CWithdrawAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Cancels orders by id. Each has its own result.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link CancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellations were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  cancel(
    action: Omit<CancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CancelOk>;

  /**
   * Cancels orders by client order id. Each has its own result.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link CancelByCloidAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellations were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  cancelByCloid(
    action: Omit<CancelByCloidAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CancelOk>;

  /**
   * Claims the rewards from referrals.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link ClaimRewardsAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  claimRewards(
    action?: Record<string, never>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Converts the account to a multi-signature account, or back to a single key.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link ConvertToMultiSigUserAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  convertToMultiSigUser(
    action: Omit<ConvertToMultiSigUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ConvertToMultiSigUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Creates a sub-account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link CreateSubAccountAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The sub-account was created.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  createSubAccount(
    action: Omit<CreateSubAccountAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CreateSubAccountOk>;

  /**
   * Creates a vault.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link CreateVaultAction}. The signer fills in nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The vault was created.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  createVault(
    action: Omit<CreateVaultAction, "type" | "nonce"> & Partial<Pick<CreateVaultAction, "nonce">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CreateVaultOk>;

  /**
   * Sets whether the account's transactions on the EVM go into small or big blocks.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link EvmUserModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  evmUserModify(
    action: Omit<EvmUserModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Completes the link between a token and a contract on the EVM.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link FinalizeEvmContractAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  finalizeEvmContract(
    action: Omit<FinalizeEvmContractAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Bids for priority in the network's gossip.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link GossipPriorityBidAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  gossipPriorityBid(
    action: Omit<GossipPriorityBidAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers funds to or from the liquidator of a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link Hip3LiquidatorTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  hip3LiquidatorTransfer(
    action: Omit<Hip3LiquidatorTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Links a trading account to a staking account.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link LinkStakingUserAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  linkStakingUser(
    action: Omit<LinkStakingUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<LinkStakingUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Modifies an order.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link ModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  modify(
    action: Omit<ModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Executes an action that several signers of a multi-signature account have signed.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link MultiSigAction}. The signer fills in signatureChainId.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  multiSig(
    action: Omit<MultiSigAction, "type" | "signatureChainId"> &
      Partial<Pick<MultiSigAction, "signatureChainId">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Uses up a nonce, so that a pending action with the same nonce can no longer be executed.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link NoopAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  noop(
    action?: Record<string, never>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Places orders. Each has its own result; a rejected order does not stop the others.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link OrderAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The orders were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  order(
    action: Omit<OrderAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<OrderOk>;

  /**
   * Lists and manages the perpetuals of a dex.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link PerpDeployAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  perpDeploy(
    action?: Omit<PerpDeployAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Creates a referral code.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link RegisterReferrerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  registerReferrer(
    action: Omit<RegisterReferrerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Buys additional requests beyond the limit that the traded volume allows.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link ReserveRequestWeightAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  reserveRequestWeight(
    action: Omit<ReserveRequestWeightAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Schedules the cancellation of all orders, unless the schedule is extended before then (dead man's
   * switch).
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link ScheduleCancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  scheduleCancel(
    action?: Omit<ScheduleCancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token between dexes, spot, sub-accounts and accounts.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SendAssetAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  sendAsset(
    action: Omit<SendAssetAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<SendAssetAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token to another chain, and calls the receiving contract with data.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link SendToEvmWithDataAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  sendToEvmWithData(
    action: Omit<SendToEvmWithDataAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<SendToEvmWithDataAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the display name that leaderboards show.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link SetDisplayNameAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  setDisplayName(
    action: Omit<SetDisplayNameAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the referral code by which the account was referred.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SetReferrerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  setReferrer(
    action: Omit<SetReferrerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Deploys tokens, spot markets and outcomes.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SpotDeployAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  spotDeploy(
    action?: Omit<SpotDeployAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a spot token to an account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SpotSendAction}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  spotSend(
    action: Omit<SpotSendAction, "type" | "signatureChainId" | "hyperliquidChain" | "time"> &
      Partial<Pick<SpotSendAction, "signatureChainId" | "hyperliquidChain" | "time">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets whether the venue converts small spot balances.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link SpotUserAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  spotUser(
    action: Omit<SpotUserAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Disables trading for the trading account that is linked to a staking account.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link StakingLinkDisableTradingUserAction}. The signer fills in
   * signatureChainId, hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  stakingLinkDisableTradingUser(
    action: Omit<StakingLinkDisableTradingUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<StakingLinkDisableTradingUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Renames a sub-account.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link SubAccountModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  subAccountModify(
    action: Omit<SubAccountModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers a spot token to or from a sub-account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SubAccountSpotTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  subAccountSpotTransfer(
    action: Omit<SubAccountSpotTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers USDC to or from a sub-account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link SubAccountTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  subAccountTransfer(
    action: Omit<SubAccountTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Delegates HYPE to a validator, or undelegates it.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link TokenDelegateAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  tokenDelegate(
    action: Omit<TokenDelegateAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<TokenDelegateAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Adds margin to an isolated position until it reaches a target leverage.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link TopUpIsolatedOnlyMarginAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  topUpIsolatedOnlyMargin(
    action: Omit<TopUpIsolatedOnlyMarginAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Cancels a TWAP order.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link TwapCancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellation of a TWAP order was processed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  twapCancel(
    action: Omit<TwapCancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<TwapCancelOk>;

  /**
   * Places a TWAP order, which is executed in slices over time.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link TwapOrderAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The TWAP order was processed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  twapOrder(
    action: Omit<TwapOrderAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<TwapOrderOk>;

  /**
   * Adds margin to an isolated position, or removes it.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UpdateIsolatedMarginAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  updateIsolatedMargin(
    action: Omit<UpdateIsolatedMarginAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the leverage and margin mode of an asset.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UpdateLeverageAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  updateLeverage(
    action: Omit<UpdateLeverageAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers USDC between spot and perpetuals.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UsdClassTransferAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  usdClassTransfer(
    action: Omit<UsdClassTransferAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UsdClassTransferAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends USDC to an account.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UsdSendAction}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  usdSend(
    action: Omit<UsdSendAction, "type" | "signatureChainId" | "hyperliquidChain" | "time"> &
      Partial<Pick<UsdSendAction, "signatureChainId" | "hyperliquidChain" | "time">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns DEX abstraction on or off for a user, signed by the user.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UserDexAbstractionAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  userDexAbstraction(
    action: Omit<UserDexAbstractionAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserDexAbstractionAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Splits, merges or negates shares of outcomes.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link UserOutcomeAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  userOutcome(
    action?: Omit<UserOutcomeAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns portfolio margin on or off.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link UserPortfolioMarginAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  userPortfolioMargin(
    action: Omit<UserPortfolioMarginAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserPortfolioMarginAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the abstraction of an account, signed by the user.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link UserSetAbstractionAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  userSetAbstraction(
    action: Omit<UserSetAbstractionAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserSetAbstractionAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Submits a validator's vote on the risk-free rate.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link ValidatorL1StreamAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  validatorL1Stream(
    action: Omit<ValidatorL1StreamAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Distributes funds of a vault to its followers.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link VaultDistributeAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  vaultDistribute(
    action: Omit<VaultDistributeAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Changes the settings of a vault.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param action - The fields of {@link VaultModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  vaultModify(
    action: Omit<VaultModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Deposits USDC into a vault, or withdraws it.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link VaultTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  vaultTransfer(
    action: Omit<VaultTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Withdraws USDC to the chain of the venue's bridge.
   *
   * Source: hyperliquid-python-sdk.
   *
   * @param action - The fields of {@link Withdraw3Action}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` or an `ErrorCode` of every call.
   */
  withdraw3(
    action: Omit<Withdraw3Action, "type" | "signatureChainId" | "hyperliquidChain" | "time"> &
      Partial<Pick<Withdraw3Action, "signatureChainId" | "hyperliquidChain" | "time">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;
}

/** Opens a WebSocket for events of the venue. */
export interface SubscriptionMethods {
  /**
   * Subscribes to the market data of a perpetual.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ActiveAssetCtxSubscription} without its `type`.
   * @returns An async iterable: market data of a perpetual.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  activeAssetCtx(
    request: Omit<ActiveAssetCtxSubscription, "type">,
  ): Promise<Subscription<ActiveAssetCtxEvent>>;

  /**
   * Subscribes to the leverage of a user in an asset, and the maximum size of trades.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ActiveAssetDataSubscription} without its `type`.
   * @returns An async iterable: leverage of a user in an asset, and the maximum size of trades.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  activeAssetData(
    request: Omit<ActiveAssetDataSubscription, "type">,
  ): Promise<Subscription<ActiveAssetDataEvent>>;

  /**
   * Subscribes to the market data of a spot market.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ActiveSpotAssetCtxSubscription} without its `type`.
   * @returns An async iterable: market data of a spot market.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  activeSpotAssetCtx(
    request: Omit<ActiveSpotAssetCtxSubscription, "type">,
  ): Promise<Subscription<ActiveSpotAssetCtxEvent>>;

  /**
   * Subscribes to the market data of all perpetuals, on all dexes.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns An async iterable: market data of all perpetuals, on all dexes.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  allDexsAssetCtxs(): Promise<Subscription<AllDexsAssetCtxsEvent>>;

  /**
   * Subscribes to a user's perpetuals accounts on all dexes.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link AllDexsClearinghouseStateSubscription} without its `type`.
   * @returns An async iterable: a user's perpetuals accounts on all dexes.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  allDexsClearinghouseState(
    request: Omit<AllDexsClearinghouseStateSubscription, "type">,
  ): Promise<Subscription<AllDexsClearinghouseStateEvent>>;

  /**
   * Subscribes to the mid prices of a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link AllMidsSubscription} without its `type`.
   * @returns An async iterable: the mid prices of a dex.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  allMids(request?: Omit<AllMidsSubscription, "type">): Promise<Subscription<AllMidsEvent>>;

  /**
   * Subscribes to the market data of a dex's perpetuals.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link AssetCtxsSubscription} without its `type`.
   * @returns An async iterable: market data of a dex's perpetuals.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  assetCtxs(request?: Omit<AssetCtxsSubscription, "type">): Promise<Subscription<AssetCtxsEvent>>;

  /**
   * Subscribes to the best bid and ask of a coin.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link BboSubscription} without its `type`.
   * @returns An async iterable: best bid and ask of a coin.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  bbo(request: Omit<BboSubscription, "type">): Promise<Subscription<BboEvent>>;

  /**
   * Subscribes to candles of a coin.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link CandleSubscription} without its `type`.
   * @returns An async iterable: candles of a coin.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  candle(request: Omit<CandleSubscription, "type">): Promise<Subscription<CandleEvent>>;

  /**
   * Subscribes to a user's perpetuals account on a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link ClearinghouseStateSubscription} without its `type`.
   * @returns An async iterable: a user's perpetuals account on a dex.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  clearinghouseState(
    request: Omit<ClearinghouseStateSubscription, "type">,
  ): Promise<Subscription<ClearinghouseStateEvent>>;

  /**
   * Subscribes to mark and mid prices: first those of all coins, then only changes.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns An async iterable: mark and mid prices: first those of all coins, then only changes.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  fastAssetCtxs(): Promise<Subscription<FastAssetCtxsEvent>>;

  /**
   * Subscribes to a coin's order book: first the book, then only changes, about twice a second. Compressed
   * changes do not show their coin, so a client gets those of all its coins. The public venue's own interface
   * uses this subscription; its documentation does not mention it.
   *
   * Source: OneKeyHQ/app-monorepo.
   *
   * @param request - The fields of {@link L2Subscription} without its `type`.
   * @returns An async iterable: a coin's order book: first the book, 20 levels of each side, then only
   * changes.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  l2(request: Omit<L2Subscription, "type">): Promise<Subscription<L2Event>>;

  /**
   * Subscribes to a coin's order book.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link L2BookSubscription} without its `type`.
   * @returns An async iterable: a coin's order book.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  l2Book(request: Omit<L2BookSubscription, "type">): Promise<Subscription<L2BookEvent>>;

  /**
   * Subscribes to notifications to a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link NotificationSubscription} without its `type`.
   * @returns An async iterable: notifications to a user.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  notification(request: Omit<NotificationSubscription, "type">): Promise<Subscription<NotificationEvent>>;

  /**
   * Subscribes to a user's open orders on a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link OpenOrdersSubscription} without its `type`.
   * @returns An async iterable: a user's open orders on a dex.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  openOrders(request: Omit<OpenOrdersSubscription, "type">): Promise<Subscription<OpenOrdersEvent>>;

  /**
   * Subscribes to status changes of a user's orders.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link OrderUpdatesSubscription} without its `type`.
   * @returns An async iterable: status changes of a user's orders.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  orderUpdates(request: Omit<OrderUpdatesSubscription, "type">): Promise<Subscription<OrderUpdatesEvent>>;

  /**
   * Subscribes to new and settled outcomes and questions.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns An async iterable: new and settled outcomes and questions.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  outcomeMetaUpdates(): Promise<Subscription<OutcomeMetaUpdatesEvent>>;

  /**
   * Subscribes to the market data of all spot markets.
   *
   * Source: nktkas/hyperliquid.
   *
   * @returns An async iterable: market data of all spot markets.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  spotAssetCtxs(): Promise<Subscription<SpotAssetCtxsEvent>>;

  /**
   * Subscribes to a user's spot account.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link SpotStateSubscription} without its `type`.
   * @returns An async iterable: a user's spot account.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  spotState(request: Omit<SpotStateSubscription, "type">): Promise<Subscription<SpotStateEvent>>;

  /**
   * Subscribes to the trades of a coin.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link TradesSubscription} without its `type`.
   * @returns An async iterable: trades of a coin.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  trades(request: Omit<TradesSubscription, "type">): Promise<Subscription<TradesEvent>>;

  /**
   * Subscribes to a user's running TWAP orders on a dex.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link TwapStatesSubscription} without its `type`.
   * @returns An async iterable: a user's running TWAP orders on a dex.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  twapStates(request: Omit<TwapStatesSubscription, "type">): Promise<Subscription<TwapStatesEvent>>;

  /**
   * Subscribes to fills, funding payments, liquidations and cancellations of a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserEventsSubscription} without its `type`.
   * @returns An async iterable: fills, funding payments, liquidations and cancellations of a user.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userEvents(request: Omit<UserEventsSubscription, "type">): Promise<Subscription<UserEventsEvent>>;

  /**
   * Subscribes to a user's fills.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserFillsSubscription} without its `type`.
   * @returns An async iterable: a user's fills.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userFills(request: Omit<UserFillsSubscription, "type">): Promise<Subscription<UserFillsEvent>>;

  /**
   * Subscribes to a user's funding payments.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserFundingsSubscription} without its `type`.
   * @returns An async iterable: a user's funding payments.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userFundings(request: Omit<UserFundingsSubscription, "type">): Promise<Subscription<UserFundingsEvent>>;

  /**
   * Subscribes to the orders of a user that reached a final status: filled, canceled or rejected.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserHistoricalOrdersSubscription} without its `type`.
   * @returns An async iterable: orders of a user that reached a final status: filled, canceled or rejected.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userHistoricalOrders(
    request: Omit<UserHistoricalOrdersSubscription, "type">,
  ): Promise<Subscription<UserHistoricalOrdersEvent>>;

  /**
   * Subscribes to a user's deposits, withdrawals and transfers.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserNonFundingLedgerUpdatesSubscription} without its `type`.
   * @returns An async iterable: a user's deposits, withdrawals and transfers.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userNonFundingLedgerUpdates(
    request: Omit<UserNonFundingLedgerUpdatesSubscription, "type">,
  ): Promise<Subscription<UserNonFundingLedgerUpdatesEvent>>;

  /**
   * Subscribes to status changes of a user's TWAP orders.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserTwapHistorySubscription} without its `type`.
   * @returns An async iterable: status changes of a user's TWAP orders.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userTwapHistory(
    request: Omit<UserTwapHistorySubscription, "type">,
  ): Promise<Subscription<UserTwapHistoryEvent>>;

  /**
   * Subscribes to the TWAP slice fills of a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link UserTwapSliceFillsSubscription} without its `type`.
   * @returns An async iterable: TWAP slice fills of a user.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  userTwapSliceFills(
    request: Omit<UserTwapSliceFillsSubscription, "type">,
  ): Promise<Subscription<UserTwapSliceFillsEvent>>;

  /**
   * Subscribes to the account and market data that the venue's user interface shows for a user.
   *
   * Source: nktkas/hyperliquid.
   *
   * @param request - The fields of {@link WebData3Subscription} without its `type`.
   * @returns An async iterable: account and market data that the venue's user interface shows for a user.
   * @throws NodeAccessError with an `ErrorCode` of every call.
   */
  webData3(request: Omit<WebData3Subscription, "type">): Promise<Subscription<WebData3Event>>;
}
