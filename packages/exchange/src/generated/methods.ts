// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Subscription } from "@node-access/transport/web-socket";
import type {
  ActivateOutcomeDeployerAction,
  ActiveAssetCtxEvent,
  ActiveAssetCtxSubscription,
  ActiveAssetData,
  ActiveAssetDataEvent,
  ActiveAssetDataRequest,
  ActiveAssetDataSubscription,
  ActiveSpotAssetCtxEvent,
  ActiveSpotAssetCtxSubscription,
  AgentEnableDexAbstractionAction,
  AgentSendAssetAction,
  AgentSetAbstractionAction,
  AllBorrowLendReserveStates,
  AllDexsAssetCtxsEvent,
  AllDexsClearinghouseStateEvent,
  AllDexsClearinghouseStateSubscription,
  AllMids,
  AllMidsEvent,
  AllMidsRequest,
  AllMidsSubscription,
  AllPerpMetas,
  ApproveAgentAction,
  ApproveBuilderFeeAction,
  ApprovedBuilders,
  ApprovedBuildersRequest,
  AssetCtxsEvent,
  AssetCtxsSubscription,
  AuthorizeAqav2RoleAction,
  BatchModifyAction,
  BboEvent,
  BboSubscription,
  BorrowLendAction,
  BorrowLendReserveState,
  BorrowLendReserveStateRequest,
  BorrowLendUserState,
  BorrowLendUserStateRequest,
  CDepositAction,
  CSignerAction,
  CValidatorAction,
  CWithdrawAction,
  CancelAction,
  CancelByCloidAction,
  CancelOk,
  CandleEvent,
  CandleSnapshot,
  CandleSnapshotRequest,
  CandleSubscription,
  ClearinghouseState,
  ClearinghouseStateEvent,
  ClearinghouseStateRequest,
  ClearinghouseStateSubscription,
  ConvertToMultiSigUserAction,
  CreateSubAccountAction,
  CreateSubAccountOk,
  CreateVaultAction,
  CreateVaultOk,
  Delegations,
  DelegationsRequest,
  DelegatorHistory,
  DelegatorHistoryRequest,
  DelegatorRewards,
  DelegatorRewardsRequest,
  DelegatorSummary,
  DelegatorSummaryRequest,
  EvmUserModifyAction,
  ExchangeOk,
  ExchangeRequest,
  ExchangeStatus,
  ExtraAgents,
  ExtraAgentsRequest,
  FastAssetCtxsEvent,
  FinalizeEvmContractAction,
  FrontendOpenOrders,
  FrontendOpenOrdersRequest,
  FundingHistory,
  FundingHistoryRequest,
  GossipPriorityAuctionStatus,
  GossipPriorityBidAction,
  GossipRootIps,
  Hip3LiquidatorTransferAction,
  HistoricalOrders,
  HistoricalOrdersRequest,
  IsVip,
  IsVipRequest,
  L2Book,
  L2BookEvent,
  L2BookRequest,
  L2BookSubscription,
  LeadingVaults,
  LeadingVaultsRequest,
  LegalCheck,
  LegalCheckRequest,
  LinkStakingUserAction,
  Liquidatable,
  MarginTable,
  MarginTableRequest,
  MaxBuilderFee,
  MaxBuilderFeeRequest,
  MaxMarketOrderNtls,
  Meta,
  MetaAndAssetCtxs,
  MetaAndAssetCtxsRequest,
  MetaRequest,
  ModifyAction,
  MultiSigAction,
  MultiSigSigners,
  NotificationEvent,
  NotificationSubscription,
  OpenOrders,
  OpenOrdersEvent,
  OpenOrdersRequest,
  OpenOrdersSubscription,
  OrderAction,
  OrderOk,
  OrderStatus,
  OrderStatusRequest,
  OrderUpdatesEvent,
  OrderUpdatesSubscription,
  OutcomeMeta,
  OutcomeMetaUpdatesEvent,
  OutcomeTemplates,
  PerpAnnotation,
  PerpAnnotationRequest,
  PerpCategories,
  PerpConciseAnnotations,
  PerpDeployAction,
  PerpDeployAuctionStatus,
  PerpDexLimits,
  PerpDexLimitsRequest,
  PerpDexStatus,
  PerpDexStatusRequest,
  PerpDexs,
  PerpsAtOpenInterestCap,
  PerpsAtOpenInterestCapRequest,
  Portfolio,
  PortfolioRequest,
  PreTransferCheck,
  PreTransferCheckRequest,
  PredictedFundings,
  RecentTrades,
  RecentTradesRequest,
  Referral,
  ReferralRequest,
  RegisterReferrerAction,
  ReserveRequestWeightAction,
  ScheduleCancelAction,
  SendAssetAction,
  SendToEvmWithDataAction,
  SetDisplayNameAction,
  SetReferrerAction,
  SettledOutcome,
  SettledOutcomeRequest,
  SpotAssetCtxsEvent,
  SpotClearinghouseState,
  SpotClearinghouseStateRequest,
  SpotDeployAction,
  SpotDeployState,
  SpotDeployStateRequest,
  SpotMeta,
  SpotMetaAndAssetCtxs,
  SpotPairDeployAuctionStatus,
  SpotSendAction,
  SpotStateEvent,
  SpotStateSubscription,
  SpotUserAction,
  StakingLinkDisableTradingUserAction,
  SubAccountModifyAction,
  SubAccountSpotTransferAction,
  SubAccountTransferAction,
  SubAccounts,
  SubAccounts2,
  SubAccounts2Request,
  SubAccountsRequest,
  TokenDelegateAction,
  TokenDetails,
  TokenDetailsRequest,
  TopUpIsolatedOnlyMarginAction,
  TradesEvent,
  TradesSubscription,
  TwapCancelAction,
  TwapCancelOk,
  TwapHistory,
  TwapHistoryRequest,
  TwapOrderAction,
  TwapOrderOk,
  TwapStatesEvent,
  TwapStatesSubscription,
  UpdateIsolatedMarginAction,
  UpdateLeverageAction,
  UsdClassTransferAction,
  UsdSendAction,
  UsdcRouting,
  UserAbstraction,
  UserAbstractionRequest,
  UserBorrowLendInterest,
  UserBorrowLendInterestRequest,
  UserDexAbstractionAction,
  UserDexAbstractionRequest,
  UserDexAbstractionState,
  UserEventsEvent,
  UserEventsSubscription,
  UserFees,
  UserFeesRequest,
  UserFills,
  UserFillsByTime,
  UserFillsByTimeRequest,
  UserFillsEvent,
  UserFillsRequest,
  UserFillsSubscription,
  UserFunding,
  UserFundingRequest,
  UserFundingsEvent,
  UserFundingsSubscription,
  UserHistoricalOrdersEvent,
  UserHistoricalOrdersSubscription,
  UserNonFundingLedgerUpdates,
  UserNonFundingLedgerUpdatesEvent,
  UserNonFundingLedgerUpdatesRequest,
  UserNonFundingLedgerUpdatesSubscription,
  UserOutcomeAction,
  UserPortfolioMarginAction,
  UserRateLimit,
  UserRateLimitRequest,
  UserRole,
  UserRoleRequest,
  UserSetAbstractionAction,
  UserToMultiSigSignersRequest,
  UserTwapHistoryEvent,
  UserTwapHistorySubscription,
  UserTwapSliceFills,
  UserTwapSliceFillsByTime,
  UserTwapSliceFillsByTimeRequest,
  UserTwapSliceFillsEvent,
  UserTwapSliceFillsRequest,
  UserTwapSliceFillsSubscription,
  UserVaultEquities,
  UserVaultEquitiesRequest,
  ValidatorL1StreamAction,
  ValidatorL1Votes,
  ValidatorSummaries,
  VaultDetailsFound,
  VaultDetailsRequest,
  VaultDistributeAction,
  VaultModifyAction,
  VaultSummaries,
  VaultTransferAction,
  WebData2,
  WebData2Request,
  WebData3Event,
  WebData3Subscription,
  Withdraw3Action,
} from "./types.ts";

/** Requests information from the venue. */
export interface InfoMethods {
  /**
   * Gets the leverage of a user in an asset, and the maximum size of trades.
   *
   * @param request - The fields of {@link ActiveAssetDataRequest}.
   * @returns Leverage of a user in an asset, and the maximum size of trades.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  activeAssetData(request: Omit<ActiveAssetDataRequest, "type">): Promise<ActiveAssetData>;

  /**
   * Gets the states of all lending reserves.
   *
   * @returns The states of all lending reserves.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  allBorrowLendReserveStates(): Promise<AllBorrowLendReserveStates>;

  /**
   * Gets the mid prices of a dex.
   *
   * @param request - The fields of {@link AllMidsRequest}.
   * @returns The mid prices of a dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  allMids(request?: Omit<AllMidsRequest, "type">): Promise<AllMids>;

  /**
   * Gets the perpetuals of all dexes, each as `meta` returns them.
   *
   * @returns The perpetuals of all dexes, each as `meta` returns them.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  allPerpMetas(): Promise<AllPerpMetas>;

  /**
   * Gets the builders whose fees a user has approved.
   *
   * @param request - The fields of {@link ApprovedBuildersRequest}.
   * @returns Builders whose fees a user has approved.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  approvedBuilders(request: Omit<ApprovedBuildersRequest, "type">): Promise<ApprovedBuilders>;

  /**
   * Gets the state of a lending reserve.
   *
   * @param request - The fields of {@link BorrowLendReserveStateRequest}.
   * @returns The state of a lending reserve.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  borrowLendReserveState(
    request: Omit<BorrowLendReserveStateRequest, "type">,
  ): Promise<BorrowLendReserveState>;

  /**
   * Gets the loans and deposits of a user.
   *
   * @param request - The fields of {@link BorrowLendUserStateRequest}.
   * @returns The loans and deposits of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  borrowLendUserState(request: Omit<BorrowLendUserStateRequest, "type">): Promise<BorrowLendUserState>;

  /**
   * Gets the candles of a coin. Only the last 5,000 are available.
   *
   * @param request - The fields of {@link CandleSnapshotRequest}.
   * @returns Candles of a coin. Only the last 5,000 are available.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  candleSnapshot(request: Omit<CandleSnapshotRequest, "type">): Promise<CandleSnapshot>;

  /**
   * Gets a user's perpetuals account: margin and positions.
   *
   * @param request - The fields of {@link ClearinghouseStateRequest}.
   * @returns A user's perpetuals account: margin and positions.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  clearinghouseState(request: Omit<ClearinghouseStateRequest, "type">): Promise<ClearinghouseState>;

  /**
   * Gets the delegations of a user, by validator.
   *
   * @param request - The fields of {@link DelegationsRequest}.
   * @returns Delegations of a user, by validator.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  delegations(request: Omit<DelegationsRequest, "type">): Promise<Delegations>;

  /**
   * Gets the history of a user's delegations, staking deposits and staking withdrawals.
   *
   * @param request - The fields of {@link DelegatorHistoryRequest}.
   * @returns History of a user's delegations, staking deposits and staking withdrawals.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  delegatorHistory(request: Omit<DelegatorHistoryRequest, "type">): Promise<DelegatorHistory>;

  /**
   * Gets the staking rewards of a user.
   *
   * @param request - The fields of {@link DelegatorRewardsRequest}.
   * @returns Staking rewards of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  delegatorRewards(request: Omit<DelegatorRewardsRequest, "type">): Promise<DelegatorRewards>;

  /**
   * Gets a summary of a user's staking balance.
   *
   * @param request - The fields of {@link DelegatorSummaryRequest}.
   * @returns A summary of a user's staking balance.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  delegatorSummary(request: Omit<DelegatorSummaryRequest, "type">): Promise<DelegatorSummary>;

  /**
   * Gets the status of the venue.
   *
   * @returns The status of the venue.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  exchangeStatus(): Promise<ExchangeStatus>;

  /**
   * Gets the named agents that a user has approved.
   *
   * @param request - The fields of {@link ExtraAgentsRequest}.
   * @returns The named agents that a user has approved.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  extraAgents(request: Omit<ExtraAgentsRequest, "type">): Promise<ExtraAgents>;

  /**
   * Gets a user's open orders, with the details that a trading interface shows.
   *
   * @param request - The fields of {@link FrontendOpenOrdersRequest}.
   * @returns A user's open orders, with the details that a trading interface shows.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  frontendOpenOrders(request: Omit<FrontendOpenOrdersRequest, "type">): Promise<FrontendOpenOrders>;

  /**
   * Gets the historical funding rates of a coin.
   *
   * @param request - The fields of {@link FundingHistoryRequest}.
   * @returns Historical funding rates of a coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  fundingHistory(request: Omit<FundingHistoryRequest, "type">): Promise<FundingHistory>;

  /**
   * Gets the auctions for gossip priority.
   *
   * @returns Auctions for gossip priority.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  gossipPriorityAuctionStatus(): Promise<GossipPriorityAuctionStatus>;

  /**
   * Gets the IP addresses of peers to join the gossip network.
   *
   * @returns IP addresses of peers to join the gossip network.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  gossipRootIps(): Promise<GossipRootIps>;

  /**
   * Gets the most recent orders of a user, at most 2,000.
   *
   * @param request - The fields of {@link HistoricalOrdersRequest}.
   * @returns Most recent orders of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  historicalOrders(request: Omit<HistoricalOrdersRequest, "type">): Promise<HistoricalOrders>;

  /**
   * Checks whether a user has VIP status.
   *
   * @param request - The fields of {@link IsVipRequest}.
   * @returns Whether a user has VIP status.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  isVip(request: Omit<IsVipRequest, "type">): Promise<IsVip>;

  /**
   * Gets the order book of a coin, with at most 20 levels per side; null for an unknown coin.
   *
   * @param request - The fields of {@link L2BookRequest}.
   * @returns Order book of a coin, with at most 20 levels per side; null for an unknown coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  l2Book(request: Omit<L2BookRequest, "type">): Promise<L2Book>;

  /**
   * Gets the vaults led by a user.
   *
   * @param request - The fields of {@link LeadingVaultsRequest}.
   * @returns Vaults led by a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  leadingVaults(request: Omit<LeadingVaultsRequest, "type">): Promise<LeadingVaults>;

  /**
   * Gets the legal restrictions of a user.
   *
   * @param request - The fields of {@link LegalCheckRequest}.
   * @returns Legal restrictions of a user, by the user's jurisdiction.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  legalCheck(request: Omit<LegalCheckRequest, "type">): Promise<LegalCheck>;

  /**
   * Gets the positions that can be liquidated.
   *
   * @returns Positions that can be liquidated.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  liquidatable(): Promise<Liquidatable>;

  /**
   * Gets the margin table with an id.
   *
   * @param request - The fields of {@link MarginTableRequest}.
   * @returns Maximum leverage by size of the position.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  marginTable(request: Omit<MarginTableRequest, "type">): Promise<MarginTable>;

  /**
   * Gets the maximum fee that a user has approved for a builder, in tenths of a basis point.
   *
   * @param request - The fields of {@link MaxBuilderFeeRequest}.
   * @returns Maximum fee that a user has approved for a builder, in tenths of a basis point.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  maxBuilderFee(request: Omit<MaxBuilderFeeRequest, "type">): Promise<MaxBuilderFee>;

  /**
   * Gets the maximum notional of a market order, by the asset's maximum leverage.
   *
   * @returns The maximum notional of a market order, by the asset's maximum leverage.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  maxMarketOrderNtls(): Promise<MaxMarketOrderNtls>;

  /**
   * Gets the perpetuals of a dex, with their market data.
   *
   * @param request - The fields of {@link MetaAndAssetCtxsRequest}.
   * @returns Perpetuals of a dex, with their market data.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  metaAndAssetCtxs(request?: Omit<MetaAndAssetCtxsRequest, "type">): Promise<MetaAndAssetCtxs>;

  /**
   * Gets the perpetuals of a dex, with their leverage and margin tables.
   *
   * @param request - The fields of {@link MetaRequest}.
   * @returns Perpetuals of a dex, with their leverage and margin tables.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  meta(request?: Omit<MetaRequest, "type">): Promise<Meta>;

  /**
   * Gets a user's open orders.
   *
   * @param request - The fields of {@link OpenOrdersRequest}.
   * @returns A user's open orders.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  openOrders(request: Omit<OpenOrdersRequest, "type">): Promise<OpenOrders>;

  /**
   * Gets the status of an order.
   *
   * @param request - The fields of {@link OrderStatusRequest}.
   * @returns Status of an order.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  orderStatus(request: Omit<OrderStatusRequest, "type">): Promise<OrderStatus>;

  /**
   * Gets the tradable outcomes, and the questions to which they belong.
   *
   * @returns Tradable outcomes, and the questions to which they belong.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  outcomeMeta(): Promise<OutcomeMeta>;

  /**
   * Gets the templates for outcomes.
   *
   * @returns Templates for outcomes.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  outcomeTemplates(): Promise<OutcomeTemplates>;

  /**
   * Gets the annotation of a perpetual; null for a perpetual without one.
   *
   * @param request - The fields of {@link PerpAnnotationRequest}.
   * @returns Annotation of a perpetual; null for a perpetual without one.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpAnnotation(request: Omit<PerpAnnotationRequest, "type">): Promise<PerpAnnotation>;

  /**
   * Gets the category of each perpetual.
   *
   * @returns The category of each perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpCategories(): Promise<PerpCategories>;

  /**
   * Gets the short annotation of each perpetual.
   *
   * @returns Short annotation of each perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpConciseAnnotations(): Promise<PerpConciseAnnotations>;

  /**
   * Gets the auction for listing a perpetual.
   *
   * @returns Auction for listing a perpetual.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  perpDeployAuctionStatus(): Promise<PerpDeployAuctionStatus>;

  /**
   * Gets the limits of a dex; null for the first dex.
   *
   * @param request - The fields of {@link PerpDexLimitsRequest}.
   * @returns Limits of a dex; null for the first dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpDexLimits(request: Omit<PerpDexLimitsRequest, "type">): Promise<PerpDexLimits>;

  /**
   * Gets the total deposits of a dex.
   *
   * @param request - The fields of {@link PerpDexStatusRequest}.
   * @returns Total deposits of a dex.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpDexStatus(request: Omit<PerpDexStatusRequest, "type">): Promise<PerpDexStatus>;

  /**
   * Gets the perpetual dexes. The first one, the venue's own, is null.
   *
   * @returns Perpetual dexes. The first one, the venue's own, is null.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  perpDexs(): Promise<PerpDexs>;

  /**
   * Gets the perpetuals whose open interest is at its cap.
   *
   * @param request - The fields of {@link PerpsAtOpenInterestCapRequest}.
   * @returns Perpetuals whose open interest is at its cap.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  perpsAtOpenInterestCap(
    request?: Omit<PerpsAtOpenInterestCapRequest, "type">,
  ): Promise<PerpsAtOpenInterestCap>;

  /**
   * Gets an account's value and profit over time, by period.
   *
   * @param request - The fields of {@link PortfolioRequest}.
   * @returns An account's value and profit over time, by period.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  portfolio(request: Omit<PortfolioRequest, "type">): Promise<Portfolio>;

  /**
   * Gets the fee of a transfer to a user, and whether the transfer is allowed.
   *
   * @param request - The fields of {@link PreTransferCheckRequest}.
   * @returns Fee of a transfer to a user, and whether the transfer is allowed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  preTransferCheck(request: Omit<PreTransferCheckRequest, "type">): Promise<PreTransferCheck>;

  /**
   * Gets the predicted funding rates on this and other venues.
   *
   * @returns Predicted funding rates on this and other venues.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  predictedFundings(): Promise<PredictedFundings>;

  /**
   * Gets the most recent trades of a coin.
   *
   * @param request - The fields of {@link RecentTradesRequest}.
   * @returns Most recent trades of a coin.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  recentTrades(request: Omit<RecentTradesRequest, "type">): Promise<RecentTrades>;

  /**
   * Gets the referrals of a user, and the rewards from them.
   *
   * @param request - The fields of {@link ReferralRequest}.
   * @returns Referrals of a user, and the rewards from them.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  referral(request: Omit<ReferralRequest, "type">): Promise<Referral>;

  /**
   * Gets the settlement of an outcome; null while it is open.
   *
   * @param request - The fields of {@link SettledOutcomeRequest}.
   * @returns Settlement of an outcome; null while it is open.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  settledOutcome(request: Omit<SettledOutcomeRequest, "type">): Promise<SettledOutcome>;

  /**
   * Gets a user's spot account: the balances.
   *
   * @param request - The fields of {@link SpotClearinghouseStateRequest}.
   * @returns A user's spot account: the balances.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotClearinghouseState(
    request: Omit<SpotClearinghouseStateRequest, "type">,
  ): Promise<SpotClearinghouseState>;

  /**
   * Gets the tokens that a user is deploying.
   *
   * @param request - The fields of {@link SpotDeployStateRequest}.
   * @returns Tokens that a user is deploying.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotDeployState(request: Omit<SpotDeployStateRequest, "type">): Promise<SpotDeployState>;

  /**
   * Gets the spot markets and their tokens, with the market data.
   *
   * @returns Spot markets and their tokens, with the market data.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotMetaAndAssetCtxs(): Promise<SpotMetaAndAssetCtxs>;

  /**
   * Gets the spot markets and their tokens.
   *
   * @returns The spot markets and their tokens.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotMeta(): Promise<SpotMeta>;

  /**
   * Gets the auction for listing a spot market.
   *
   * @returns Auction for listing a spot market.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  spotPairDeployAuctionStatus(): Promise<SpotPairDeployAuctionStatus>;

  /**
   * Gets a user's sub-accounts with their accounts on all dexes; null without any.
   *
   * @param request - The fields of {@link SubAccounts2Request}.
   * @returns A user's sub-accounts with their accounts on all dexes; null without any.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  subAccounts2(request: Omit<SubAccounts2Request, "type">): Promise<SubAccounts2>;

  /**
   * Gets the sub-accounts of a user; null without any.
   *
   * @param request - The fields of {@link SubAccountsRequest}.
   * @returns Sub-accounts of a user; null without any.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  subAccounts(request: Omit<SubAccountsRequest, "type">): Promise<SubAccounts>;

  /**
   * Gets the details of a token: supply, price and deployment.
   *
   * @param request - The fields of {@link TokenDetailsRequest}.
   * @returns Details of a token: supply, price and deployment.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  tokenDetails(request: Omit<TokenDetailsRequest, "type">): Promise<TokenDetails>;

  /**
   * Gets a user's TWAP orders.
   *
   * @param request - The fields of {@link TwapHistoryRequest}.
   * @returns A user's TWAP orders.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  twapHistory(request: Omit<TwapHistoryRequest, "type">): Promise<TwapHistory>;

  /**
   * Gets the current routes for deposits and withdrawals of USDC.
   *
   * @returns The current routes for deposits and withdrawals of USDC.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  usdcRouting(): Promise<UsdcRouting>;

  /**
   * Gets the abstraction mode of a user: which balances count as one account.
   *
   * @param request - The fields of {@link UserAbstractionRequest}.
   * @returns The abstraction mode of a user: which balances count as one account.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userAbstraction(request: Omit<UserAbstractionRequest, "type">): Promise<UserAbstraction>;

  /**
   * Gets the interest that a user has earned and paid.
   *
   * @param request - The fields of {@link UserBorrowLendInterestRequest}.
   * @returns The interest that a user has earned and paid.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userBorrowLendInterest(
    request: Omit<UserBorrowLendInterestRequest, "type">,
  ): Promise<UserBorrowLendInterest>;

  /**
   * Checks whether DEX abstraction is on for a user; null if it was never set.
   *
   * @param request - The fields of {@link UserDexAbstractionRequest}.
   * @returns Whether DEX abstraction is on for a user; null if it was never set.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userDexAbstraction(request: Omit<UserDexAbstractionRequest, "type">): Promise<UserDexAbstractionState>;

  /**
   * Gets a user's fees, volumes and discounts.
   *
   * @param request - The fields of {@link UserFeesRequest}.
   * @returns A user's fees, volumes and discounts.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userFees(request: Omit<UserFeesRequest, "type">): Promise<UserFees>;

  /**
   * Gets the fills of a user in a time range, at most 2,000 per response.
   *
   * @param request - The fields of {@link UserFillsByTimeRequest}.
   * @returns Fills of a user in a time range, at most 2,000 per response.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userFillsByTime(request: Omit<UserFillsByTimeRequest, "type">): Promise<UserFillsByTime>;

  /**
   * Gets the most recent fills of a user, at most 2,000.
   *
   * @param request - The fields of {@link UserFillsRequest}.
   * @returns Most recent fills of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userFills(request: Omit<UserFillsRequest, "type">): Promise<UserFills>;

  /**
   * Gets the funding payments of a user.
   *
   * @param request - The fields of {@link UserFundingRequest}.
   * @returns Funding payments of a user.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userFunding(request: Omit<UserFundingRequest, "type">): Promise<UserFunding>;

  /**
   * Gets a user's deposits, withdrawals, transfers and other ledger changes except funding.
   *
   * @param request - The fields of {@link UserNonFundingLedgerUpdatesRequest}.
   * @returns A user's deposits, withdrawals, transfers and other ledger changes except funding.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userNonFundingLedgerUpdates(
    request: Omit<UserNonFundingLedgerUpdatesRequest, "type">,
  ): Promise<UserNonFundingLedgerUpdates>;

  /**
   * Gets the number of requests of a user, and the rate limit.
   *
   * @param request - The fields of {@link UserRateLimitRequest}.
   * @returns Number of requests of a user, and the rate limit.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userRateLimit(request: Omit<UserRateLimitRequest, "type">): Promise<UserRateLimit>;

  /**
   * Gets the role of an address: user, agent, vault, sub-account, or unknown.
   *
   * @param request - The fields of {@link UserRoleRequest}.
   * @returns Role of an address: user, agent, vault, sub-account, or unknown.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userRole(request: Omit<UserRoleRequest, "type">): Promise<UserRole>;

  /**
   * Gets the addresses that may sign for a multi-signature account; null for any other account.
   *
   * @param request - The fields of {@link UserToMultiSigSignersRequest}.
   * @returns Addresses that may sign for a multi-signature account; null for any other account.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userToMultiSigSigners(request: Omit<UserToMultiSigSignersRequest, "type">): Promise<MultiSigSigners>;

  /**
   * Gets the TWAP slice fills of a user in a time range.
   *
   * @param request - The fields of {@link UserTwapSliceFillsByTimeRequest}.
   * @returns TWAP slice fills of a user in a time range.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userTwapSliceFillsByTime(
    request: Omit<UserTwapSliceFillsByTimeRequest, "type">,
  ): Promise<UserTwapSliceFillsByTime>;

  /**
   * Gets the most recent TWAP slice fills of a user, at most 2,000.
   *
   * @param request - The fields of {@link UserTwapSliceFillsRequest}.
   * @returns Most recent TWAP slice fills of a user, at most 2,000.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userTwapSliceFills(request: Omit<UserTwapSliceFillsRequest, "type">): Promise<UserTwapSliceFills>;

  /**
   * Gets a user's shares of vaults.
   *
   * @param request - The fields of {@link UserVaultEquitiesRequest}.
   * @returns A user's shares of vaults.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userVaultEquities(request: Omit<UserVaultEquitiesRequest, "type">): Promise<UserVaultEquities>;

  /**
   * Gets the open proposals that validators vote on.
   *
   * @returns Open proposals that validators vote on.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  validatorL1Votes(): Promise<ValidatorL1Votes>;

  /**
   * Gets the validators and their statistics.
   *
   * @returns Validators and their statistics.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  validatorSummaries(): Promise<ValidatorSummaries>;

  /**
   * Gets the details of a vault: leader, followers and history.
   *
   * @param request - The fields of {@link VaultDetailsRequest}.
   * @returns The vault, or `null` if there is none at the address.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  vaultDetails(request: Omit<VaultDetailsRequest, "type">): Promise<VaultDetailsFound>;

  /**
   * Gets the vaults created in the last two hours.
   *
   * @returns Vaults created in the last two hours.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  vaultSummaries(): Promise<VaultSummaries>;

  /**
   * Gets the account and market data that the venue's user interface shows for a user, in one response.
   *
   * @param request - The fields of {@link WebData2Request}.
   * @returns Account and market data that the venue's user interface shows for a user, in one response.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500 and what every call may: `INVALID_ARGUMENT`,
   * `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  webData2(request: Omit<WebData2Request, "type">): Promise<WebData2>;
}

/** Sends a signed action to the venue. */
export interface ExchangeMethods {
  /**
   * Turns the account's role as a deployer of outcomes on or off.
   *
   * @param action - The fields of {@link ActivateOutcomeDeployerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  activateOutcomeDeployer(
    action: Omit<ActivateOutcomeDeployerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns on DEX abstraction for the account that the signing agent acts for.
   *
   * @param action - The fields of {@link AgentEnableDexAbstractionAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  agentEnableDexAbstraction(
    action?: Omit<AgentEnableDexAbstractionAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.
   *
   * @param action - The fields of {@link AgentSendAssetAction}. The signer fills in nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  agentSendAsset(
    action: Omit<AgentSendAssetAction, "type" | "nonce"> & Partial<Pick<AgentSendAssetAction, "nonce">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the abstraction of the account that the signing agent acts for.
   *
   * @param action - The fields of {@link AgentSetAbstractionAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  agentSetAbstraction(
    action: Omit<AgentSetAbstractionAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Approves an agent to sign for the account.
   *
   * @param action - The fields of {@link ApproveAgentAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  approveAgent(
    action: Omit<ApproveAgentAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ApproveAgentAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Approves a maximum fee for a builder.
   *
   * @param action - The fields of {@link ApproveBuilderFeeAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  approveBuilderFee(
    action: Omit<ApproveBuilderFeeAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ApproveBuilderFeeAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Claims a role for an aligned quote asset.
   *
   * @param action - The fields of {@link AuthorizeAqav2RoleAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  authorizeAqav2Role(
    action: Omit<AuthorizeAqav2RoleAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Modifies orders. Each has its own result.
   *
   * @param action - The fields of {@link BatchModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The orders were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  batchModify(
    action: Omit<BatchModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<OrderOk>;

  /**
   * Supplies, withdraws, borrows or repays a token.
   *
   * @param action - The fields of {@link BorrowLendAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  borrowLend(
    action: Omit<BorrowLendAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers HYPE from the spot account into the staking balance.
   *
   * @param action - The fields of {@link CDepositAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  cDeposit(
    action: Omit<CDepositAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<CDepositAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Jails or unjails the signer's validator.
   *
   * @param action - The fields of {@link CSignerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  CSignerAction(
    action?: Omit<CSignerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Registers, modifies or unregisters a validator.
   *
   * @param action - The fields of {@link CValidatorAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  CValidatorAction(
    action?: Omit<CValidatorAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Withdraws HYPE from the staking balance to the spot account, which takes seven days.
   *
   * @param action - The fields of {@link CWithdrawAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  cWithdraw(
    action: Omit<CWithdrawAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<CWithdrawAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Cancels orders by id. Each has its own result.
   *
   * @param action - The fields of {@link CancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellations were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  cancel(
    action: Omit<CancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CancelOk>;

  /**
   * Cancels orders by client order id. Each has its own result.
   *
   * @param action - The fields of {@link CancelByCloidAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellations were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  cancelByCloid(
    action: Omit<CancelByCloidAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CancelOk>;

  /**
   * Claims the rewards from referrals.
   *
   * @param action - The fields of {@link ClaimRewardsAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  claimRewards(
    action?: Record<string, never>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Converts the account to a multi-signature account, or back to a single key.
   *
   * @param action - The fields of {@link ConvertToMultiSigUserAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  convertToMultiSigUser(
    action: Omit<ConvertToMultiSigUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<ConvertToMultiSigUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Creates a sub-account.
   *
   * @param action - The fields of {@link CreateSubAccountAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The sub-account was created.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  createSubAccount(
    action: Omit<CreateSubAccountAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CreateSubAccountOk>;

  /**
   * Creates a vault.
   *
   * @param action - The fields of {@link CreateVaultAction}. The signer fills in nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The vault was created.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  createVault(
    action: Omit<CreateVaultAction, "type" | "nonce"> & Partial<Pick<CreateVaultAction, "nonce">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<CreateVaultOk>;

  /**
   * Sets whether the account's transactions on the EVM go into small or big blocks.
   *
   * @param action - The fields of {@link EvmUserModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  evmUserModify(
    action: Omit<EvmUserModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Completes the link between a token and a contract on the EVM.
   *
   * @param action - The fields of {@link FinalizeEvmContractAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  finalizeEvmContract(
    action: Omit<FinalizeEvmContractAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Bids for priority in the network's gossip.
   *
   * @param action - The fields of {@link GossipPriorityBidAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  gossipPriorityBid(
    action: Omit<GossipPriorityBidAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers funds to or from the liquidator of a dex.
   *
   * @param action - The fields of {@link Hip3LiquidatorTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  hip3LiquidatorTransfer(
    action: Omit<Hip3LiquidatorTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Links a trading account to a staking account.
   *
   * @param action - The fields of {@link LinkStakingUserAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  linkStakingUser(
    action: Omit<LinkStakingUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<LinkStakingUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Modifies an order.
   *
   * @param action - The fields of {@link ModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  modify(
    action: Omit<ModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Executes an action that several signers of a multi-signature account have signed.
   *
   * @param action - The fields of {@link MultiSigAction}. The signer fills in signatureChainId.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  multiSig(
    action: Omit<MultiSigAction, "type" | "signatureChainId"> &
      Partial<Pick<MultiSigAction, "signatureChainId">>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Uses up a nonce, so that a pending action with the same nonce can no longer be executed.
   *
   * @param action - The fields of {@link NoopAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  noop(
    action?: Record<string, never>,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Places orders. Each has its own result; a rejected order does not stop the others.
   *
   * @param action - The fields of {@link OrderAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The orders were processed. Each has its own result.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  order(
    action: Omit<OrderAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<OrderOk>;

  /**
   * Lists and manages the perpetuals of a dex.
   *
   * @param action - The fields of {@link PerpDeployAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  perpDeploy(
    action?: Omit<PerpDeployAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Creates a referral code.
   *
   * @param action - The fields of {@link RegisterReferrerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  registerReferrer(
    action: Omit<RegisterReferrerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Buys additional requests beyond the limit that the traded volume allows.
   *
   * @param action - The fields of {@link ReserveRequestWeightAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  reserveRequestWeight(
    action: Omit<ReserveRequestWeightAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Schedules the cancellation of all orders, unless the schedule is extended before then (dead man's
   * switch).
   *
   * @param action - The fields of {@link ScheduleCancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  scheduleCancel(
    action?: Omit<ScheduleCancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token between dexes, spot, sub-accounts and accounts.
   *
   * @param action - The fields of {@link SendAssetAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  sendAsset(
    action: Omit<SendAssetAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<SendAssetAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a token to another chain, and calls the receiving contract with data.
   *
   * @param action - The fields of {@link SendToEvmWithDataAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  sendToEvmWithData(
    action: Omit<SendToEvmWithDataAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<SendToEvmWithDataAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the display name that leaderboards show.
   *
   * @param action - The fields of {@link SetDisplayNameAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  setDisplayName(
    action: Omit<SetDisplayNameAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the referral code by which the account was referred.
   *
   * @param action - The fields of {@link SetReferrerAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  setReferrer(
    action: Omit<SetReferrerAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Deploys tokens, spot markets and outcomes.
   *
   * @param action - The fields of {@link SpotDeployAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotDeploy(
    action?: Omit<SpotDeployAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends a spot token to an account.
   *
   * @param action - The fields of {@link SpotSendAction}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  spotSend(
    action: Omit<SpotSendAction, "type" | "signatureChainId" | "hyperliquidChain" | "time"> &
      Partial<Pick<SpotSendAction, "signatureChainId" | "hyperliquidChain" | "time">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets whether the venue converts small spot balances.
   *
   * @param action - The fields of {@link SpotUserAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  spotUser(
    action: Omit<SpotUserAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Disables trading for the trading account that is linked to a staking account.
   *
   * @param action - The fields of {@link StakingLinkDisableTradingUserAction}. The signer fills in
   * signatureChainId, hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  stakingLinkDisableTradingUser(
    action: Omit<StakingLinkDisableTradingUserAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<StakingLinkDisableTradingUserAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Renames a sub-account.
   *
   * @param action - The fields of {@link SubAccountModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  subAccountModify(
    action: Omit<SubAccountModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers a spot token to or from a sub-account.
   *
   * @param action - The fields of {@link SubAccountSpotTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  subAccountSpotTransfer(
    action: Omit<SubAccountSpotTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers USDC to or from a sub-account.
   *
   * @param action - The fields of {@link SubAccountTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  subAccountTransfer(
    action: Omit<SubAccountTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Delegates HYPE to a validator, or undelegates it.
   *
   * @param action - The fields of {@link TokenDelegateAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  tokenDelegate(
    action: Omit<TokenDelegateAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<TokenDelegateAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Adds margin to an isolated position until it reaches a target leverage.
   *
   * @param action - The fields of {@link TopUpIsolatedOnlyMarginAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  topUpIsolatedOnlyMargin(
    action: Omit<TopUpIsolatedOnlyMarginAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Cancels a TWAP order.
   *
   * @param action - The fields of {@link TwapCancelAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The cancellation of a TWAP order was processed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  twapCancel(
    action: Omit<TwapCancelAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<TwapCancelOk>;

  /**
   * Places a TWAP order, which is executed in slices over time.
   *
   * @param action - The fields of {@link TwapOrderAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The TWAP order was processed.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  twapOrder(
    action: Omit<TwapOrderAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<TwapOrderOk>;

  /**
   * Adds margin to an isolated position, or removes it.
   *
   * @param action - The fields of {@link UpdateIsolatedMarginAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  updateIsolatedMargin(
    action: Omit<UpdateIsolatedMarginAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the leverage and margin mode of an asset.
   *
   * @param action - The fields of {@link UpdateLeverageAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  updateLeverage(
    action: Omit<UpdateLeverageAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Transfers USDC between spot and perpetuals.
   *
   * @param action - The fields of {@link UsdClassTransferAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  usdClassTransfer(
    action: Omit<UsdClassTransferAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UsdClassTransferAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sends USDC to an account.
   *
   * @param action - The fields of {@link UsdSendAction}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  usdSend(
    action: Omit<UsdSendAction, "type" | "signatureChainId" | "hyperliquidChain" | "time"> &
      Partial<Pick<UsdSendAction, "signatureChainId" | "hyperliquidChain" | "time">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns DEX abstraction on or off for a user, signed by the user.
   *
   * @param action - The fields of {@link UserDexAbstractionAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userDexAbstraction(
    action: Omit<UserDexAbstractionAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserDexAbstractionAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Splits, merges or negates shares of outcomes.
   *
   * @param action - The fields of {@link UserOutcomeAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userOutcome(
    action?: Omit<UserOutcomeAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Turns portfolio margin on or off.
   *
   * @param action - The fields of {@link UserPortfolioMarginAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userPortfolioMargin(
    action: Omit<UserPortfolioMarginAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserPortfolioMarginAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Sets the abstraction of an account, signed by the user.
   *
   * @param action - The fields of {@link UserSetAbstractionAction}. The signer fills in signatureChainId,
   * hyperliquidChain, nonce.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  userSetAbstraction(
    action: Omit<UserSetAbstractionAction, "type" | "signatureChainId" | "hyperliquidChain" | "nonce"> &
      Partial<Pick<UserSetAbstractionAction, "signatureChainId" | "hyperliquidChain" | "nonce">>,
    envelope?: Partial<Pick<ExchangeRequest, "nonce" | "signature">>,
  ): Promise<ExchangeOk>;

  /**
   * Submits a validator's vote on the risk-free rate.
   *
   * @param action - The fields of {@link ValidatorL1StreamAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  validatorL1Stream(
    action: Omit<ValidatorL1StreamAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Distributes funds of a vault to its followers.
   *
   * @param action - The fields of {@link VaultDistributeAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  vaultDistribute(
    action: Omit<VaultDistributeAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Changes the settings of a vault.
   *
   * @param action - The fields of {@link VaultModifyAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  vaultModify(
    action: Omit<VaultModifyAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Deposits USDC into a vault, or withdraws it.
   *
   * @param action - The fields of {@link VaultTransferAction}.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
   */
  vaultTransfer(
    action: Omit<VaultTransferAction, "type">,
    envelope?: Partial<Omit<ExchangeRequest, "action">>,
  ): Promise<ExchangeOk>;

  /**
   * Withdraws USDC to the chain of the venue's bridge.
   *
   * @param action - The fields of {@link Withdraw3Action}. The signer fills in signatureChainId,
   * hyperliquidChain, time.
   * @param envelope - Further fields of the body, next to the action. The client fills in the required ones.
   * @returns The venue processed the action.
   * @throws NodeAccessError `HTTP_STATUS` for 422, 500, `VENUE_ERROR` and what every call may:
   * `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: hyperliquid-python-sdk.
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
   * @param request - The fields of {@link ActiveAssetCtxSubscription} without its `type`.
   * @returns An async iterable: market data of a perpetual.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  activeAssetCtx(
    request: Omit<ActiveAssetCtxSubscription, "type">,
  ): Promise<Subscription<ActiveAssetCtxEvent>>;

  /**
   * Subscribes to the leverage of a user in an asset, and the maximum size of trades.
   *
   * @param request - The fields of {@link ActiveAssetDataSubscription} without its `type`.
   * @returns An async iterable: leverage of a user in an asset, and the maximum size of trades.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  activeAssetData(
    request: Omit<ActiveAssetDataSubscription, "type">,
  ): Promise<Subscription<ActiveAssetDataEvent>>;

  /**
   * Subscribes to the market data of a spot market.
   *
   * @param request - The fields of {@link ActiveSpotAssetCtxSubscription} without its `type`.
   * @returns An async iterable: market data of a spot market.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  activeSpotAssetCtx(
    request: Omit<ActiveSpotAssetCtxSubscription, "type">,
  ): Promise<Subscription<ActiveSpotAssetCtxEvent>>;

  /**
   * Subscribes to the market data of all perpetuals, on all dexes.
   *
   * @returns An async iterable: market data of all perpetuals, on all dexes.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  allDexsAssetCtxs(): Promise<Subscription<AllDexsAssetCtxsEvent>>;

  /**
   * Subscribes to a user's perpetuals accounts on all dexes.
   *
   * @param request - The fields of {@link AllDexsClearinghouseStateSubscription} without its `type`.
   * @returns An async iterable: a user's perpetuals accounts on all dexes.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  allDexsClearinghouseState(
    request: Omit<AllDexsClearinghouseStateSubscription, "type">,
  ): Promise<Subscription<AllDexsClearinghouseStateEvent>>;

  /**
   * Subscribes to the mid prices of a dex.
   *
   * @param request - The fields of {@link AllMidsSubscription} without its `type`.
   * @returns An async iterable: the mid prices of a dex.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  allMids(request?: Omit<AllMidsSubscription, "type">): Promise<Subscription<AllMidsEvent>>;

  /**
   * Subscribes to the market data of a dex's perpetuals.
   *
   * @param request - The fields of {@link AssetCtxsSubscription} without its `type`.
   * @returns An async iterable: market data of a dex's perpetuals.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  assetCtxs(request?: Omit<AssetCtxsSubscription, "type">): Promise<Subscription<AssetCtxsEvent>>;

  /**
   * Subscribes to the best bid and ask of a coin.
   *
   * @param request - The fields of {@link BboSubscription} without its `type`.
   * @returns An async iterable: best bid and ask of a coin.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  bbo(request: Omit<BboSubscription, "type">): Promise<Subscription<BboEvent>>;

  /**
   * Subscribes to candles of a coin.
   *
   * @param request - The fields of {@link CandleSubscription} without its `type`.
   * @returns An async iterable: candles of a coin.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  candle(request: Omit<CandleSubscription, "type">): Promise<Subscription<CandleEvent>>;

  /**
   * Subscribes to a user's perpetuals account on a dex.
   *
   * @param request - The fields of {@link ClearinghouseStateSubscription} without its `type`.
   * @returns An async iterable: a user's perpetuals account on a dex.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  clearinghouseState(
    request: Omit<ClearinghouseStateSubscription, "type">,
  ): Promise<Subscription<ClearinghouseStateEvent>>;

  /**
   * Subscribes to mark and mid prices: first those of all coins, then only changes.
   *
   * @returns An async iterable: mark and mid prices: first those of all coins, then only changes.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  fastAssetCtxs(): Promise<Subscription<FastAssetCtxsEvent>>;

  /**
   * Subscribes to a coin's order book.
   *
   * @param request - The fields of {@link L2BookSubscription} without its `type`.
   * @returns An async iterable: a coin's order book.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  l2Book(request: Omit<L2BookSubscription, "type">): Promise<Subscription<L2BookEvent>>;

  /**
   * Subscribes to notifications to a user.
   *
   * @param request - The fields of {@link NotificationSubscription} without its `type`.
   * @returns An async iterable: notifications to a user.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  notification(request: Omit<NotificationSubscription, "type">): Promise<Subscription<NotificationEvent>>;

  /**
   * Subscribes to a user's open orders on a dex.
   *
   * @param request - The fields of {@link OpenOrdersSubscription} without its `type`.
   * @returns An async iterable: a user's open orders on a dex.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  openOrders(request: Omit<OpenOrdersSubscription, "type">): Promise<Subscription<OpenOrdersEvent>>;

  /**
   * Subscribes to status changes of a user's orders.
   *
   * @param request - The fields of {@link OrderUpdatesSubscription} without its `type`.
   * @returns An async iterable: status changes of a user's orders.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  orderUpdates(request: Omit<OrderUpdatesSubscription, "type">): Promise<Subscription<OrderUpdatesEvent>>;

  /**
   * Subscribes to new and settled outcomes and questions.
   *
   * @returns An async iterable: new and settled outcomes and questions.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  outcomeMetaUpdates(): Promise<Subscription<OutcomeMetaUpdatesEvent>>;

  /**
   * Subscribes to the market data of all spot markets.
   *
   * @returns An async iterable: market data of all spot markets.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  spotAssetCtxs(): Promise<Subscription<SpotAssetCtxsEvent>>;

  /**
   * Subscribes to a user's spot account.
   *
   * @param request - The fields of {@link SpotStateSubscription} without its `type`.
   * @returns An async iterable: a user's spot account.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  spotState(request: Omit<SpotStateSubscription, "type">): Promise<Subscription<SpotStateEvent>>;

  /**
   * Subscribes to the trades of a coin.
   *
   * @param request - The fields of {@link TradesSubscription} without its `type`.
   * @returns An async iterable: trades of a coin.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  trades(request: Omit<TradesSubscription, "type">): Promise<Subscription<TradesEvent>>;

  /**
   * Subscribes to a user's running TWAP orders on a dex.
   *
   * @param request - The fields of {@link TwapStatesSubscription} without its `type`.
   * @returns An async iterable: a user's running TWAP orders on a dex.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  twapStates(request: Omit<TwapStatesSubscription, "type">): Promise<Subscription<TwapStatesEvent>>;

  /**
   * Subscribes to fills, funding payments, liquidations and cancellations of a user.
   *
   * @param request - The fields of {@link UserEventsSubscription} without its `type`.
   * @returns An async iterable: fills, funding payments, liquidations and cancellations of a user.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userEvents(request: Omit<UserEventsSubscription, "type">): Promise<Subscription<UserEventsEvent>>;

  /**
   * Subscribes to a user's fills.
   *
   * @param request - The fields of {@link UserFillsSubscription} without its `type`.
   * @returns An async iterable: a user's fills.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userFills(request: Omit<UserFillsSubscription, "type">): Promise<Subscription<UserFillsEvent>>;

  /**
   * Subscribes to a user's funding payments.
   *
   * @param request - The fields of {@link UserFundingsSubscription} without its `type`.
   * @returns An async iterable: a user's funding payments.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userFundings(request: Omit<UserFundingsSubscription, "type">): Promise<Subscription<UserFundingsEvent>>;

  /**
   * Subscribes to the orders of a user that reached a final status: filled, canceled or rejected.
   *
   * @param request - The fields of {@link UserHistoricalOrdersSubscription} without its `type`.
   * @returns An async iterable: orders of a user that reached a final status: filled, canceled or rejected.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userHistoricalOrders(
    request: Omit<UserHistoricalOrdersSubscription, "type">,
  ): Promise<Subscription<UserHistoricalOrdersEvent>>;

  /**
   * Subscribes to a user's deposits, withdrawals and transfers.
   *
   * @param request - The fields of {@link UserNonFundingLedgerUpdatesSubscription} without its `type`.
   * @returns An async iterable: a user's deposits, withdrawals and transfers.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userNonFundingLedgerUpdates(
    request: Omit<UserNonFundingLedgerUpdatesSubscription, "type">,
  ): Promise<Subscription<UserNonFundingLedgerUpdatesEvent>>;

  /**
   * Subscribes to status changes of a user's TWAP orders.
   *
   * @param request - The fields of {@link UserTwapHistorySubscription} without its `type`.
   * @returns An async iterable: status changes of a user's TWAP orders.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userTwapHistory(
    request: Omit<UserTwapHistorySubscription, "type">,
  ): Promise<Subscription<UserTwapHistoryEvent>>;

  /**
   * Subscribes to the TWAP slice fills of a user.
   *
   * @param request - The fields of {@link UserTwapSliceFillsSubscription} without its `type`.
   * @returns An async iterable: TWAP slice fills of a user.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  userTwapSliceFills(
    request: Omit<UserTwapSliceFillsSubscription, "type">,
  ): Promise<Subscription<UserTwapSliceFillsEvent>>;

  /**
   * Subscribes to the account and market data that the venue's user interface shows for a user.
   *
   * @param request - The fields of {@link WebData3Subscription} without its `type`.
   * @returns An async iterable: account and market data that the venue's user interface shows for a user.
   * @throws NodeAccessError with what every call may: `INVALID_ARGUMENT`, `NOT_SENT`, `UNANSWERED`,
   * `TIMEOUT`, `ABORTED`.
   *
   * Source: nktkas/hyperliquid.
   */
  webData3(request: Omit<WebData3Subscription, "type">): Promise<Subscription<WebData3Event>>;
}
