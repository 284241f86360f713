// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Request for data.
 *
 * Source: hyperliquid-python-sdk.
 */
export type InfoRequest =
  | ActiveAssetDataRequest
  | AlignedQuoteTokenInfoRequest
  | AllBorrowLendReserveStatesRequest
  | AllMidsRequest
  | AllPerpMetasRequest
  | ApprovedBuildersRequest
  | BorrowLendReserveStateRequest
  | BorrowLendUserStateRequest
  | CandleSnapshotRequest
  | ClearinghouseStateRequest
  | DelegationsRequest
  | DelegatorHistoryRequest
  | DelegatorRewardsRequest
  | DelegatorSummaryRequest
  | ExchangeStatusRequest
  | ExtraAgentsRequest
  | FrontendOpenOrdersRequest
  | FundingHistoryRequest
  | GossipPriorityAuctionStatusRequest
  | GossipRootIpsRequest
  | HistoricalOrdersRequest
  | IsVipRequest
  | L2BookRequest
  | LeadingVaultsRequest
  | LegalCheckRequest
  | LiquidatableRequest
  | MarginTableRequest
  | MaxBuilderFeeRequest
  | MaxMarketOrderNtlsRequest
  | MetaAndAssetCtxsRequest
  | MetaRequest
  | OpenOrdersRequest
  | OrderStatusRequest
  | OutcomeMetaRequest
  | OutcomeTemplatesRequest
  | PerpAnnotationRequest
  | PerpCategoriesRequest
  | PerpConciseAnnotationsRequest
  | PerpDeployAuctionStatusRequest
  | PerpDexLimitsRequest
  | PerpDexStatusRequest
  | PerpDexsRequest
  | PerpsAtOpenInterestCapRequest
  | PortfolioRequest
  | PreTransferCheckRequest
  | PredictedFundingsRequest
  | RecentTradesRequest
  | ReferralRequest
  | SettledOutcomeRequest
  | SpotClearinghouseStateRequest
  | SpotDeployStateRequest
  | SpotMetaAndAssetCtxsRequest
  | SpotMetaRequest
  | SpotPairDeployAuctionStatusRequest
  | SubAccounts2Request
  | SubAccountsRequest
  | TokenConciseAnnotationsRequest
  | TokenDetailsRequest
  | TwapHistoryRequest
  | UsdcRoutingRequest
  | UserAbstractionRequest
  | UserBorrowLendInterestRequest
  | UserDexAbstractionRequest
  | UserFeesRequest
  | UserFillsByTimeRequest
  | UserFillsRequest
  | UserFundingRequest
  | UserNonFundingLedgerUpdatesRequest
  | UserRateLimitRequest
  | UserRoleRequest
  | UserToMultiSigSignersRequest
  | UserTwapSliceFillsByTimeRequest
  | UserTwapSliceFillsRequest
  | UserVaultEquitiesRequest
  | ValidatorL1VotesRequest
  | ValidatorSummariesRequest
  | VaultDetailsRequest
  | VaultSummariesRequest
  | WebData2Request;

/**
 * Topic to subscribe to. Perpetual and spot markets differ only by the coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SubscriptionRequest =
  | ActiveAssetCtxSubscription
  | ActiveAssetDataSubscription
  | ActiveSpotAssetCtxSubscription
  | AllDexsAssetCtxsSubscription
  | AllDexsClearinghouseStateSubscription
  | AllMidsSubscription
  | AssetCtxsSubscription
  | BboSubscription
  | CandleSubscription
  | ClearinghouseStateSubscription
  | FastAssetCtxsSubscription
  | L2Subscription
  | L2BookSubscription
  | NotificationSubscription
  | OpenOrdersSubscription
  | OrderUpdatesSubscription
  | OutcomeMetaUpdatesSubscription
  | SpotAssetCtxsSubscription
  | SpotStateSubscription
  | TradesSubscription
  | TwapStatesSubscription
  | UserEventsSubscription
  | UserFillsSubscription
  | UserFundingsSubscription
  | UserHistoricalOrdersSubscription
  | UserNonFundingLedgerUpdatesSubscription
  | UserTwapHistorySubscription
  | UserTwapSliceFillsSubscription
  | WebData3Subscription;

/**
 * Action with its nonce and signature.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExchangeRequest {
  /** Action to execute. */
  action: Action;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
  /** An EIP-712 signature of an action. */
  signature: Signature;
  /** Address of the vault or sub-account for which the signer acts, if any. */
  vaultAddress?: Address | null;
  /** Expiry, in milliseconds since the Unix epoch. The venue rejects the action after it. */
  expiresAfter?: number;
}

/**
 * Action to execute.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Action =
  | ActivateOutcomeDeployerAction
  | AgentEnableDexAbstractionAction
  | AgentSendAssetAction
  | AgentSetAbstractionAction
  | ApproveAgentAction
  | ApproveBuilderFeeAction
  | AuthorizeAqav2RoleAction
  | BatchModifyAction
  | BorrowLendAction
  | CDepositAction
  | CSignerAction
  | CValidatorAction
  | CWithdrawAction
  | CancelAction
  | CancelByCloidAction
  | ClaimRewardsAction
  | ConvertToMultiSigUserAction
  | CreateSubAccountAction
  | CreateVaultAction
  | EvmUserModifyAction
  | FinalizeEvmContractAction
  | GossipPriorityBidAction
  | Hip3LiquidatorTransferAction
  | LinkStakingUserAction
  | ModifyAction
  | MultiSigAction
  | NoopAction
  | OrderAction
  | PerpDeployAction
  | RegisterReferrerAction
  | ReserveRequestWeightAction
  | ScheduleCancelAction
  | SendAssetAction
  | SendToEvmWithDataAction
  | SetDisplayNameAction
  | SetReferrerAction
  | SpotDeployAction
  | SpotSendAction
  | SpotUserAction
  | StakingLinkDisableTradingUserAction
  | SubAccountModifyAction
  | SubAccountSpotTransferAction
  | SubAccountTransferAction
  | TokenDelegateAction
  | TopUpIsolatedOnlyMarginAction
  | TwapCancelAction
  | TwapOrderAction
  | UpdateIsolatedMarginAction
  | UpdateLeverageAction
  | UsdClassTransferAction
  | UsdSendAction
  | UserDexAbstractionAction
  | UserOutcomeAction
  | UserPortfolioMarginAction
  | UserSetAbstractionAction
  | ValidatorL1StreamAction
  | VaultDistributeAction
  | VaultModifyAction
  | VaultTransferAction
  | Withdraw3Action;

/**
 * Result of an action.
 *
 * Source: hyperliquid-python-sdk.
 */
export type ExchangeResponse = ExchangeOk | ExchangeErr;

/**
 * The venue processed the action.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExchangeOk {
  /** Always `ok`: the venue processed the action. */
  status: "ok";
  /** Result of a processed action. */
  response: ActionResult;
}

/**
 * Result of a processed action.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ActionResult {
  /** Kind of result; `default` for actions without data. */
  type?: string;
  /** Data of the result, if the action has any. */
  data?: unknown;
  [key: string]: unknown;
}

/**
 * The venue rejected the action.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExchangeErr {
  /** Always `err`: the venue rejected the action. */
  status: "err";
  /** Error message from the venue. */
  response: string;
}

/**
 * Perpetuals of a dex, with their leverage and margin tables.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Meta {
  /** The assets. The index of an asset is its index in this list; delisted assets remain listed. */
  universe: PerpetualAsset[];
  /** Margin tables, by id. */
  marginTables: MarginTableEntry[];
  /** Index of the collateral token. */
  collateralToken?: number;
}

/**
 * A perpetual.
 *
 * Source: hyperliquid-python-sdk; nktkas/hyperliquid.
 */
export interface PerpetualAsset {
  /** The asset's name. */
  name: string;
  /** Maximum number of decimal places of a size. */
  szDecimals: number;
  /** Maximum leverage. */
  maxLeverage: number;
  /** Whether the asset trades in isolated margin only. */
  onlyIsolated?: boolean;
  /** Whether the asset is no longer traded. */
  isDelisted?: boolean;
  /**
   * Margin table of the asset. An id below 50 stands for a single tier, whose maximum leverage is the id, and
   * is not listed in `marginTables`.
   */
  marginTableId?: number;
  /** Margin mode of the asset, such as `strictIsolated` or `noCross`. */
  marginMode?: string;
  /** `enabled` while the asset is in growth mode, which lowers its fees. */
  growthMode?: string;
  /** Time of the last change of growth mode, in ISO 8601. */
  lastGrowthModeChangeTime?: string;
}

/**
 * Margin table, preceded by its id.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MarginTableEntry = [number, MarginTable];

/**
 * Maximum leverage by size of the position.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MarginTable {
  /** Description of the margin table; may be empty. */
  description: string;
  /** Margin tiers, from the lowest to the highest. */
  marginTiers: MarginTier[];
}

/**
 * Maximum leverage of positions above a notional value.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MarginTier {
  /** Minimum position notional of the tier, USD. */
  lowerBound: string;
  /** Maximum leverage in the tier. */
  maxLeverage: number;
}

/**
 * Market data of a perpetual.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpAssetCtx {
  /** Price 24 hours ago. */
  prevDayPx: string;
  /** Daily notional volume, USD. */
  dayNtlVlm: string;
  /** The mark price. */
  markPx: string;
  /** Midpoint of the best bid and the best ask; null if either is missing. */
  midPx: string | null;
  /** Funding rate, as a fraction. */
  funding: string;
  /** Open interest, in the base asset. */
  openInterest: string;
  /** Premium of the market price over the oracle price, as a fraction. */
  premium: string | null;
  /** Oracle price. */
  oraclePx: string;
  /** Impact prices: average execution prices of a larger sale and of a larger purchase. */
  impactPxs: [string, string] | null;
  /** Daily volume, in the base asset. */
  dayBaseVlm: string;
}

/**
 * Market data of a spot market.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotAssetCtx {
  /** Price 24 hours ago. */
  prevDayPx: string;
  /** Daily notional volume, USD. */
  dayNtlVlm: string;
  /** The mark price. */
  markPx: string;
  /** Midpoint of the best bid and the best ask; null if either is missing. */
  midPx: string | null;
  /** Circulating supply of the token. */
  circulatingSupply: string;
  /** Coin of the market. */
  coin: Coin;
  /** Total supply of the token. */
  totalSupply: string;
  /** Daily volume, in the base asset. */
  dayBaseVlm: string;
}

/**
 * Prices and volume of a time interval.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Candle {
  /** Time at which the candle opens. */
  t: Timestamp;
  /** Time at which the candle closes. */
  T: Timestamp;
  /** The coin. */
  s: Coin;
  /** Interval of a candle: minutes (`m`), hours (`h`), days (`d`), weeks (`w`) or months (`M`). */
  i: CandleInterval;
  /** Opening price. */
  o: string;
  /** Closing price. */
  c: string;
  /** Highest price. */
  h: string;
  /** Lowest price. */
  l: string;
  /** Volume, in the base asset. */
  v: string;
  /** The number of trades. */
  n: number;
}

/**
 * Aggregated orders at one price.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface L2Level {
  /** The price. */
  px: string;
  /** Total size of all orders at the price. */
  sz: string;
  /** The number of orders. */
  n: number;
}

/**
 * A trade.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Trade {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Side of the taker, which started the trade: `B` for a buy, `A` for a sell. */
  side: Side;
  /** The price. */
  px: string;
  /** The size. */
  sz: string;
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Hash of the transaction. */
  hash: TransactionHash;
  /** The trade's id. */
  tid: number;
  /** Addresses of the buyer and the seller. */
  users: [Address, Address];
}

/**
 * A token.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotToken {
  /** The name. */
  name: string;
  /** Maximum number of decimal places of a size. */
  szDecimals: number;
  /** Number of decimal places of the token's smallest unit (wei). */
  weiDecimals: number;
  /** The token's index. */
  index: number;
  /** The token's id. */
  tokenId: TokenId;
  /** Whether the name is canonical: used for nothing else. */
  isCanonical: boolean;
  /** Contract of the token on the EVM; null if none is linked. */
  evmContract:
    | {
      /** Address of the contract. */
      address: Address;
      /** Decimals of the EVM contract minus `weiDecimals` of the token. */
      evm_extra_wei_decimals: number;
    }
    | null;
  /** Full name. */
  fullName: string | null;
  /** Deployer's share of the trading fees, as a fraction. */
  deployerTradingFeeShare: string;
}

/**
 * A spot market.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotPair {
  /** Base token and quote token. */
  tokens: [number, number];
  /** The market's name: `PURR/USDC`, or `@` and its index. */
  name: string;
  /** The market's index. */
  index: number;
  /** Whether the name is canonical: used for nothing else. */
  isCanonical: boolean;
}

/**
 * Leverage of a user in an asset, and the maximum size of trades.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetData {
  /** Address of the account. */
  user: Address;
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The leverage. */
  leverage: Leverage;
  /** Maximum sizes of a buy and of a sell. */
  maxTradeSzs: [string, string];
  /** Amounts available for a buy and for a sell. */
  availableToTrade: [string, string];
  /** The mark price. */
  markPx: string;
}

/**
 * Gets the leverage of a user in an asset, and the maximum size of trades.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataRequest {
  type: "activeAssetData";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Supply and rate of an aligned quote token; null for any other token.
 *
 * Source: nktkas/hyperliquid.
 */
export type AlignedQuoteTokenInfo =
  | {
    /** Whether the token is aligned now. */
    isAligned: boolean;
    /** Time at which the token was first aligned. */
    firstAlignedTime: Timestamp;
    /** Supply minted on the EVM. */
    evmMintedSupply: string;
    /** Amount owed for each day. */
    dailyAmountOwed: [string, string][];
    /** Predicted rate, as a fraction. */
    predictedRate: string;
  }
  | null;

/**
 * Gets the supply and rate of an aligned quote token; null for any other token. The public venue stopped
 * serving it in June 2026 and rejects it with status 422, on testnet too; indexers still do.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AlignedQuoteTokenInfoRequest {
  type: "alignedQuoteTokenInfo";
  /** The token's index. */
  token: number;
}

/**
 * The mid prices of a dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type AllMids = Record<string, string>;

/**
 * Gets the mid prices of a dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface AllMidsRequest {
  type: "allMids";
  /** Dex of the prices. Default: the first dex. */
  dex?: DexName;
}

/**
 * The perpetuals of all dexes, each as `meta` returns them.
 *
 * Source: nktkas/hyperliquid.
 */
export type AllPerpMetas = Meta[];

/**
 * Gets the perpetuals of all dexes, each as `meta` returns them.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllPerpMetasRequest {
  type: "allPerpMetas";
}

/**
 * Candles of a coin. Only the last 5,000 are available.
 *
 * Source: hyperliquid-python-sdk.
 */
export type CandleSnapshot = Candle[];

/**
 * Gets the candles of a coin. Only the last 5,000 are available.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CandleSnapshotRequest {
  type: "candleSnapshot";
  /** Candles to return. */
  req: {
    /**
     * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
     * `@` and the market's index, or `PURR/USDC`.
     */
    coin: Coin;
    /** Interval of a candle: minutes (`m`), hours (`h`), days (`d`), weeks (`w`) or months (`M`). */
    interval: CandleInterval;
    /** Start of the time range. */
    startTime: Timestamp;
    /** End of the time range. Default: the current time. */
    endTime?: Timestamp | null;
  };
}

/**
 * The status of the venue.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ExchangeStatus {
  /** Server time of the venue. */
  time: Timestamp;
  /** Exceptional status, if any. */
  specialStatuses: string | null;
}

/**
 * Gets the status of the venue.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ExchangeStatusRequest {
  type: "exchangeStatus";
}

/**
 * Historical funding rates of a coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export type FundingHistory = {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Funding rate, as a fraction. */
  fundingRate: string;
  /** Premium of the market price over the oracle price, as a fraction. */
  premium: string;
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
}[];

/**
 * Gets the historical funding rates of a coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface FundingHistoryRequest {
  type: "fundingHistory";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Start of the time range. */
  startTime: Timestamp;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
}

/**
 * Order book of a coin, with at most 20 levels per side; null for an unknown coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export type L2Book =
  | {
    /**
     * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
     * and the market's index, or `PURR/USDC`.
     */
    coin: Coin;
    /** Timestamp, in milliseconds since the Unix epoch. */
    time: Timestamp;
    /** Price levels: first the bids, then the asks, each with the best price first. */
    levels: [L2Level[], L2Level[]];
    /** Bid-ask spread; only in books with grouped levels. */
    spread?: string;
  }
  | null;

/**
 * Gets the order book of a coin, with at most 20 levels per side; null for an unknown coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface L2BookRequest {
  type: "l2Book";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Number of significant figures to which prices are aggregated. */
  nSigFigs?: 2 | 3 | 4 | 5 | null;
  /** Step of the last significant digit. Only valid if `nSigFigs` is 5. */
  mantissa?: 2 | 5 | null;
}

/**
 * Positions that can be liquidated.
 *
 * Source: nktkas/hyperliquid.
 */
export type Liquidatable = {
  /** Address of the account whose position can be liquidated. */
  user: Address;
  /** Position to liquidate. */
  positionIndex: {
    /** Position in isolated margin. */
    isolated: {
      /** The asset's index. */
      asset: number;
    };
  };
  /** Available margin, as two numbers. */
  marginAvailable: [number, number];
}[];

/**
 * Gets the positions that can be liquidated.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LiquidatableRequest {
  type: "liquidatable";
}

/**
 * Gets the margin table with an id.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MarginTableRequest {
  type: "marginTable";
  /** Id of the margin table. */
  id: number;
  /** Dex of the margin table. */
  dex?: DexName;
}

/**
 * The maximum notional of a market order, by the asset's maximum leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export type MaxMarketOrderNtls = [number, string][];

/**
 * Gets the maximum notional of a market order, by the asset's maximum leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MaxMarketOrderNtlsRequest {
  type: "maxMarketOrderNtls";
}

/**
 * Gets the perpetuals of a dex, with their leverage and margin tables.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MetaRequest {
  type: "meta";
  /** Dex of the perpetuals. Default: the first dex. */
  dex?: DexName;
}

/**
 * Perpetuals of a dex, with their market data.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MetaAndAssetCtxs = [Meta, PerpAssetCtx[]];

/**
 * Gets the perpetuals of a dex, with their market data.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MetaAndAssetCtxsRequest {
  type: "metaAndAssetCtxs";
  /** Dex of the perpetuals. Default: the first dex. */
  dex?: DexName;
}

/**
 * Annotation of a perpetual; null for a perpetual without one.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpAnnotation =
  | {
    /** Category of the market. */
    category: string;
    /** Human-readable description. */
    description: string;
    /** Display name, shown instead of the coin. */
    displayName?: string;
    /** Search keywords. */
    keywords?: string[];
  }
  | null;

/**
 * Gets the annotation of a perpetual; null for a perpetual without one.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpAnnotationRequest {
  type: "perpAnnotation";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * The category of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpCategories = [Coin, string][];

/**
 * Gets the category of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpCategoriesRequest {
  type: "perpCategories";
}

/**
 * Short annotation of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpConciseAnnotations = [Coin, {
  /** Category of the market. */
  category: string;
  /** Display name, shown instead of the coin. */
  displayName?: string;
  /** Search keywords. */
  keywords?: string[];
}][];

/**
 * Gets the short annotation of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpConciseAnnotationsRequest {
  type: "perpConciseAnnotations";
}

/**
 * Perpetuals whose open interest is at its cap.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpsAtOpenInterestCap = string[];

/**
 * Gets the perpetuals whose open interest is at its cap.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpsAtOpenInterestCapRequest {
  type: "perpsAtOpenInterestCap";
  /** Dex of the perpetuals. Default: the first dex. */
  dex?: DexName;
}

/**
 * Predicted funding rates on this and other venues.
 *
 * Source: nktkas/hyperliquid.
 */
export type PredictedFundings = [string, [string,
  | {
    /** Predicted funding rate, as a fraction. */
    fundingRate: string;
    /** Time of the next funding payment. */
    nextFundingTime: Timestamp;
    /** Interval between funding payments, in hours. */
    fundingIntervalHours?: number;
  }
  | null][]][];

/**
 * Gets the predicted funding rates on this and other venues.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PredictedFundingsRequest {
  type: "predictedFundings";
}

/**
 * Most recent trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export type RecentTrades = Trade[];

/**
 * Gets the most recent trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface RecentTradesRequest {
  type: "recentTrades";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * The spot markets and their tokens.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMeta {
  /** Spot markets. */
  universe: SpotPair[];
  /** All tokens. */
  tokens: SpotToken[];
}

/**
 * Gets the spot markets and their tokens.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMetaRequest {
  type: "spotMeta";
}

/**
 * Spot markets and their tokens, with the market data.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SpotMetaAndAssetCtxs = [SpotMeta, SpotAssetCtx[]];

/**
 * Gets the spot markets and their tokens, with the market data.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMetaAndAssetCtxsRequest {
  type: "spotMetaAndAssetCtxs";
}

/**
 * Short annotation of each token that has one, by the token's index.
 *
 * Source: nktkas/hyperliquid.
 */
export type TokenConciseAnnotations = [number, {
  /** Category of the token. */
  category: string;
  /** Display name, shown instead of the token's name. */
  displayName?: string;
  /** Search keywords. */
  keywords?: string[];
}][];

/**
 * Gets the short annotation of each token that has one.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TokenConciseAnnotationsRequest {
  type: "tokenConciseAnnotations";
}

/**
 * Details of a token: supply, price and deployment.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TokenDetails {
  /** The name. */
  name: string;
  /** The maximum supply. */
  maxSupply: string;
  /** Total supply of the token. */
  totalSupply: string;
  /** Circulating supply of the token. */
  circulatingSupply: string;
  /** Maximum number of decimal places of a size. */
  szDecimals: number;
  /** Number of decimal places of the token's smallest unit (wei). */
  weiDecimals: number;
  /** Midpoint of the best bid and the best ask. */
  midPx: string;
  /** The mark price. */
  markPx: string;
  /** Price 24 hours ago. */
  prevDayPx: string;
  /** Distribution of the genesis supply; null without one. */
  genesis:
    | {
      /** Genesis balance of each account. */
      userBalances: [Address, string][];
      /** Genesis balance distributed to the holders of each existing token. */
      existingTokenBalances: [number, string][];
      /** Blacklisted accounts. */
      blacklistUsers: Address[];
    }
    | null;
  /** Address of the deployer. */
  deployer: Address | null;
  /** Cost of the deployment, in HYPE. */
  deployGas: string | null;
  /** Time of the deployment, in ISO 8601. */
  deployTime: string | null;
  /** USDC that seeded the token's market. */
  seededUsdc: string;
  /** Non-circulating balances, by holder. */
  nonCirculatingUserBalances: [Address, string][];
  /** Amount of future emissions. */
  futureEmissions: string;
}

/**
 * Gets the details of a token: supply, price and deployment.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TokenDetailsRequest {
  type: "tokenDetails";
  /** The token's id. */
  tokenId: TokenId;
}

/**
 * Address of an account: 20 bytes in hex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Address = `0x${string}`;

/**
 * Hash of a transaction: 32 bytes in hex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type TransactionHash = `0x${string}`;

/**
 * Client order id: 16 bytes in hex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type ClientOrderId = `0x${string}`;

/**
 * Id of a token: 16 bytes in hex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type TokenId = `0x${string}`;

/**
 * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
 * and the market's index, or `PURR/USDC`.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Coin = string;

/**
 * Milliseconds since the Unix epoch.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Timestamp = number;

/**
 * `B` for bid (buy), `A` for ask (sell).
 *
 * Source: hyperliquid-python-sdk.
 */
export type Side = "B" | "A";

/**
 * Interval of a candle: minutes (`m`), hours (`h`), days (`d`), weeks (`w`) or months (`M`).
 *
 * Source: hyperliquid-python-sdk.
 */
export type CandleInterval =
  | "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "8h" | "12h" | "1d" | "3d" | "1w" | "1M";

/**
 * Name of a perpetual dex; the empty string for the first dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type DexName = string;

/**
 * Value and margin of an account, or of a part of it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MarginSummary {
  /** Value of the account, USD. */
  accountValue: string;
  /** Value of all positions, USD. */
  totalNtlPos: string;
  /** USD balance, excluding the value of positions. */
  totalRawUsd: string;
  /** Margin used by positions, USD. */
  totalMarginUsed: string;
}

/**
 * Leverage of a position, in cross or isolated margin.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Leverage =
  | {
    type: "isolated";
    /** Leverage multiple. */
    value: number;
    /** USD held as margin of the position. */
    rawUsd: string;
  }
  | {
    type: "cross";
    /** Leverage multiple. */
    value: number;
  };

/**
 * A position in a perpetual.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Position {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Size of the position; negative for a short position. */
  szi: string;
  /** Leverage of the position. */
  leverage: Leverage;
  /** Average entry price. */
  entryPx: string;
  /** Value of the position, USD. */
  positionValue: string;
  /** Unrealized profit or loss at the mark price, USD. */
  unrealizedPnl: string;
  /** Return on the margin, as a fraction. */
  returnOnEquity: string;
  /** Liquidation price; null if the position cannot be liquidated at any price within reach. */
  liquidationPx: string | null;
  /** Margin used by the position, USD. */
  marginUsed: string;
  /** Maximum leverage of the asset. */
  maxLeverage: number;
  /** Cumulative funding paid, USD; negative if it was received. */
  cumFunding: {
    /** Funding since the account was opened. */
    allTime: string;
    /** Funding since the position was opened. */
    sinceOpen: string;
    /** Funding since the position's size last changed. */
    sinceChange: string;
  };
}

/**
 * Balance of a token, or of a side of an outcome.
 *
 * Source: nktkas/hyperliquid.
 */
export type SpotBalance =
  | {
    /** The token. */
    coin: Coin;
    /** The token's index. */
    token: number;
    /** Total balance, including the amount on hold. */
    total: string;
    /** Amount reserved for orders. */
    hold: string;
    /** Cost basis of the balance, USD. */
    entryNtl: string;
    /** Amount reserved for spot orders. */
    spotHold?: string;
    /** Loan-to-value ratio, as a fraction. */
    ltv?: string;
    /** Amount borrowed. */
    borrowed?: string;
    /** Amount supplied as a loan. */
    supplied?: string;
  }
  | {
    /** The token. */
    coin: string;
    /** Total balance, including the amount on hold. */
    total: string;
    /** Amount reserved for orders. */
    hold: string;
    /** Cost basis of the balance, USD. */
    entryNtl: string;
  };

/**
 * A funding payment.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FundingUpdate {
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Hash of the transaction. */
  hash: TransactionHash;
  /** Details of the funding payment. */
  delta: {
    type: "funding";
    /**
     * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
     * `@` and the market's index, or `PURR/USDC`.
     */
    coin: Coin;
    /** Amount of the payment, in USDC; negative if it was paid. */
    usdc: string;
    /** Size of the position; negative for a short position. */
    szi: string;
    /** Funding rate, as a fraction. */
    fundingRate: string;
    /** Number of premium samples that the funding rate is computed from; null for a single payment. */
    nSamples: number | null;
  };
}

/**
 * Ledger change other than funding, such as a deposit, withdrawal or transfer.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LedgerUpdate {
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Hash of the transaction. */
  hash: TransactionHash;
  /** Details of the change. */
  delta:
    | {
      type: "accountClassTransfer";
      /** The amount, in USDC. */
      usdc: string;
      /** Whether the transfer was from spot to perpetuals. */
      toPerp: boolean;
    }
    | {
      type: "deposit";
      /** The amount, in USDC. */
      usdc: string;
    }
    | {
      type: "internalTransfer";
      /** The amount, in USDC. */
      usdc: string;
      /** The sender. */
      user: Address;
      /** The recipient. */
      destination: Address;
      /** The fee. */
      fee: string;
    }
    | {
      type: "liquidation";
      /** Value of the liquidated positions, USD. */
      liquidatedNtlPos: string;
      /** Value of the account, USD. */
      accountValue: string;
      /** Margin mode of the liquidated positions. */
      leverageType: "Cross" | "Isolated";
      /** The liquidated positions. */
      liquidatedPositions: {
        /**
         * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
         * `@` and the market's index, or `PURR/USDC`.
         */
        coin: Coin;
        /** Size of the position; negative for a short position. */
        szi: string;
      }[];
    }
    | {
      type: "rewardsClaim";
      /** The amount. */
      amount: string;
      /** The token. */
      token: string;
    }
    | {
      type: "spotTransfer";
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
      /** Value, in USDC. */
      usdcValue: string;
      /** The sender. */
      user: Address;
      /** The recipient. */
      destination: Address;
      /** The fee. */
      fee: string;
      /** Fee charged in the transferred token. */
      nativeTokenFee: string;
      /** Nonce of the transfer. */
      nonce: number | null;
      /** Token in which the fee was paid. */
      feeToken: string;
    }
    | {
      type: "subAccountTransfer";
      /** The amount, in USDC. */
      usdc: string;
      /** The sender. */
      user: Address;
      /** The recipient. */
      destination: Address;
    }
    | {
      type: "vaultCreate";
      /** Address of the vault. */
      vault: Address;
      /** The amount, in USDC. */
      usdc: string;
      /** The fee. */
      fee: string;
    }
    | {
      type: "vaultDeposit";
      /** Address of the vault. */
      vault: Address;
      /** The amount, in USDC. */
      usdc: string;
    }
    | {
      type: "vaultDistribution";
      /** Address of the vault. */
      vault: Address;
      /** Address of the vault. */
      usdc: string;
    }
    | {
      type: "vaultWithdraw";
      /** Address of the vault. */
      vault: Address;
      /** The depositor who withdraws. */
      user: Address;
      /** Requested amount, USD. */
      requestedUsd: string;
      /** Commission of the vault's leader, USD. */
      commission: string;
      /** Cost of closing positions, USD. */
      closingCost: string;
      /** Cost basis of the withdrawn share. */
      basis: string;
      /** Net amount withdrawn, USD. */
      netWithdrawnUsd: string;
    }
    | {
      type: "withdraw";
      /** The amount, in USDC. */
      usdc: string;
      /** Nonce of the withdrawal. */
      nonce: number;
      /** The fee. */
      fee: string;
    }
    | {
      type: "send";
      /** The sender. */
      user: Address;
      /** The recipient. */
      destination: Address;
      /** Source: the name of a dex, the empty string for the first dex, or `spot`. */
      sourceDex: string;
      /** Destination: the name of a dex, the empty string for the first dex, or `spot`. */
      destinationDex: string;
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
      /** Value, in USDC. */
      usdcValue: string;
      /** The fee. */
      fee: string;
      /** Fee charged in the transferred token. */
      nativeTokenFee: string;
      /** Nonce of the transfer. */
      nonce: number;
      /** Token in which the fee was paid. */
      feeToken: string;
    }
    | {
      type: "deployGasAuction";
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
    }
    | {
      type: "cStakingTransfer";
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
      /** Whether the transfer is a deposit into the staking balance; otherwise, it is a withdrawal. */
      isDeposit: boolean;
    }
    | {
      type: "borrowLend";
      /** The token. */
      token: string;
      /** The operation. */
      operation: "supply" | "withdraw" | "repay" | "borrow";
      /** The amount. */
      amount: string;
      /** Interest included in the amount. */
      interestAmount: string;
    }
    | {
      type: "spotGenesis";
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
    }
    | {
      type: "activateDexAbstraction";
      /** The dex. */
      dex: DexName;
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
    }
    | {
      type: "vaultLeaderCommission";
      /** The vault's leader. */
      user: Address;
      /** The amount, in USDC. */
      usdc: string;
    };
}

/**
 * The venue's base fee schedule.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FeeSchedule {
  /** Taker fee, as a fraction. */
  cross: string;
  /** Maker fee, as a fraction. */
  add: string;
  /** Taker fee on spot markets, as a fraction. */
  spotCross: string;
  /** Maker fee on spot markets, as a fraction. */
  spotAdd: string;
  /** Lower fees for users with a higher volume. */
  tiers: {
    /** VIP tiers, by volume. */
    vip: {
      /** Minimum volume of the tier, USD. */
      ntlCutoff: string;
      /** Taker fee, as a fraction. */
      cross: string;
      /** Maker fee, as a fraction. */
      add: string;
      /** Taker fee on spot markets, as a fraction. */
      spotCross: string;
      /** Maker fee on spot markets, as a fraction. */
      spotAdd: string;
    }[];
    /** Market maker tiers. */
    mm: {
      /** Minimum share of the venue's maker volume, as a fraction. */
      makerFractionCutoff: string;
      /** Maker fee in this tier, as a fraction. */
      add: string;
    }[];
  };
  /** Referral discount on fees, as a fraction. */
  referralDiscount: string;
  /** Fee discounts for stakers. */
  stakingDiscountTiers: {
    /** Minimum stake for the discount, in basis points of the maximum supply. */
    bpsOfMaxSupply: string;
    /** Discount on fees, as a fraction. */
    discount: string;
  }[];
}

/**
 * Value and profit of an account in a period.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PortfolioPeriod {
  /** Account value at each time. */
  accountValueHistory: [Timestamp, string][];
  /** Profit and loss at each time. */
  pnlHistory: [Timestamp, string][];
  /** Volume in the period, USD. */
  vlm: string;
}

/**
 * Builders whose fees a user has approved.
 *
 * Source: nktkas/hyperliquid.
 */
export type ApprovedBuilders = Address[];

/**
 * Gets the builders whose fees a user has approved.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ApprovedBuildersRequest {
  type: "approvedBuilders";
  /** Address of the user who has approved the builders. */
  user: Address;
}

/**
 * A user's perpetuals account: margin and positions.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ClearinghouseState {
  /** Margin of the whole account. */
  marginSummary: MarginSummary;
  /** Margin of the positions in cross margin. */
  crossMarginSummary: MarginSummary;
  /** Maintenance margin used by cross positions, USD. */
  crossMaintenanceMarginUsed: string;
  /** Maximum withdrawable amount, USD. */
  withdrawable: string;
  /** The open positions. */
  assetPositions: {
    type: "oneWay";
    /** The position. */
    position: Position;
  }[];
  /** Time of the snapshot. */
  time: Timestamp;
}

/**
 * Gets a user's perpetuals account: margin and positions.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ClearinghouseStateRequest {
  type: "clearinghouseState";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex of the perpetuals account. Default: the first dex. */
  dex?: DexName;
}

/**
 * The named agents that a user has approved.
 *
 * Source: hyperliquid-python-sdk.
 */
export type ExtraAgents = {
  /** Address of the agent. */
  address: Address;
  /** Name of the agent. */
  name: string;
  /** Expiry of the approval; null if it does not expire. */
  validUntil: Timestamp | null;
}[];

/**
 * Gets the named agents that a user has approved.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExtraAgentsRequest {
  type: "extraAgents";
  /** Address of the account that the agents sign for. */
  user: Address;
}

/**
 * Whether a user has VIP status.
 *
 * Source: nktkas/hyperliquid.
 */
export type IsVip = boolean | null;

/**
 * Checks whether a user has VIP status.
 *
 * Source: nktkas/hyperliquid.
 */
export interface IsVipRequest {
  type: "isVip";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Legal restrictions of a user, by the user's jurisdiction.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LegalCheck {
  /** Whether the user has accepted the venue's terms. */
  acceptedTerms: boolean;
  /** Whether the user is allowed to use the venue. */
  userAllowed: boolean;
  /**
   * Restricted actions: `n` none, `a` all actions, `o` outcomes, `u` those restricted in the United Kingdom.
   */
  restrictions: "n" | "a" | "o" | "u";
}

/**
 * Gets the legal restrictions of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LegalCheckRequest {
  type: "legalCheck";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Maximum fee that a user has approved for a builder, in tenths of a basis point.
 *
 * Source: nktkas/hyperliquid.
 */
export type MaxBuilderFee = number;

/**
 * Gets the maximum fee that a user has approved for a builder, in tenths of a basis point.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MaxBuilderFeeRequest {
  type: "maxBuilderFee";
  /** Address of the user who has approved the builder. */
  user: Address;
  /** Address of the builder. */
  builder: Address;
}

/**
 * An account's value and profit over time, by period.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Portfolio = [["day", PortfolioPeriod], ["week", PortfolioPeriod], ["month", PortfolioPeriod], ["allTime", PortfolioPeriod], ["perpDay", PortfolioPeriod], ["perpWeek", PortfolioPeriod], ["perpMonth", PortfolioPeriod], ["perpAllTime", PortfolioPeriod]];

/**
 * Gets an account's value and profit over time, by period.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PortfolioRequest {
  type: "portfolio";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Fee of a transfer to a user, and whether the transfer is allowed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PreTransferCheck {
  /** Fee of the transfer. */
  fee: string;
  /** Whether the recipient is sanctioned. */
  isSanctioned: boolean;
  /** Whether the recipient has an account. */
  userExists: boolean;
  /** Whether the recipient has ever sent a transaction. */
  userHasSentTx: boolean;
}

/**
 * Gets the fee of a transfer to a user, and whether the transfer is allowed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PreTransferCheckRequest {
  type: "preTransferCheck";
  /** Address of the recipient. */
  user: Address;
  /** Address of the sender. */
  source: Address;
}

/**
 * Referrals of a user, and the rewards from them.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Referral {
  /** Referrer of the user; null without one. */
  referredBy:
    | {
      /** Address of the referrer. */
      referrer: Address;
      /** The referral code. */
      code: string;
    }
    | null;
  /** Volume traded so far, USD. */
  cumVlm: string;
  /** Unclaimed rewards, USD. */
  unclaimedRewards: string;
  /** Claimed rewards, USD. */
  claimedRewards: string;
  /** Rewards earned as a builder, USD. */
  builderRewards: string;
  /** Stage of the user as a referrer. */
  referrerState:
    | {
      stage: "ready";
      /** Details of this stage. */
      data: {
        /** The referral code. */
        code: string;
        /** Number of referred users. */
        nReferrals: number;
        /** Referred users. */
        referralStates: {
          /** Volume traded by the referred user so far, USD. */
          cumVlm: string;
          /** Fees that counted toward rewards since the user was referred, USD. */
          cumRewardedFeesSinceReferred: string;
          /** Fees rewarded to the referrer, USD. */
          cumFeesRewardedToReferrer: string;
          /** Time at which the user joined. */
          timeJoined: Timestamp;
          /** Address of the referred user. */
          user: Address;
          /** State of each token. */
          tokenToState: [number, {
            /** Volume traded so far, USD. */
            cumVlm: string;
            /** Fees that counted toward rewards since the user was referred, USD. */
            cumRewardedFeesSinceReferred: string;
            /** Fees rewarded to the referrer, USD. */
            cumFeesRewardedToReferrer: string;
          }][];
        }[];
      };
    }
    | { stage: "needToCreateCode" }
    | {
      stage: "needToTrade";
      /** Details of this stage. */
      data: {
        /** Required volume, USD. */
        required: string;
      };
    };
  /** Past rewards. */
  rewardHistory: {
    /** Amount earned, USD. */
    earned: string;
    /** Volume of the user, USD. */
    vlm: string;
    /** Volume of the referred users, USD. */
    referralVlm: string;
    /** Timestamp, in milliseconds since the Unix epoch. */
    time: Timestamp;
  }[];
  /** State of each token. */
  tokenToState: [number, {
    /** The volume traded so far, USD. */
    cumVlm: string;
    /** Unclaimed rewards, USD. */
    unclaimedRewards: string;
    /** Claimed rewards, USD. */
    claimedRewards: string;
    /** Rewards earned as a builder, USD. */
    builderRewards: string;
  }][];
}

/**
 * Gets the referrals of a user, and the rewards from them.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ReferralRequest {
  type: "referral";
  /** Address of the user: a referrer, a referred user, or both. */
  user: Address;
}

/**
 * A user's spot account: the balances.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotClearinghouseState {
  /** Whether portfolio margin is on. */
  portfolioMarginEnabled?: boolean;
  /** Balances, one for each token. */
  balances: SpotBalance[];
  /** Balances held in escrow on the EVM. */
  evmEscrows?: {
    /** Name of the token, such as `USDC`. */
    coin: Coin;
    /** The token's index. */
    token: number;
    /** Amount in escrow. */
    total: string;
  }[];
  /** Portfolio margin ratio, as a fraction. */
  portfolioMarginRatio?: string;
  /** For each token: borrowed amount as a fraction of the maximum. */
  tokenToPortfolioBorrowRatio?: [number, string][];
  /** For each token: supplied amount as a fraction of the maximum. */
  tokenToPortfolioSupplyRatio?: [number, string][];
  /** For each token: balance available after the maintenance margin. */
  tokenToAvailableAfterMaintenance?: [number, string][];
}

/**
 * Gets a user's spot account: the balances.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotClearinghouseStateRequest {
  type: "spotClearinghouseState";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Sub-accounts of a user; null without any.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SubAccounts =
  | {
    /** Name of the sub-account. */
    name: string;
    /** Address of the sub-account. */
    subAccountUser: Address;
    /** Master account of the sub-account. */
    master: Address;
    /** The perpetuals account. */
    clearinghouseState: ClearinghouseState;
    /** The spot account. */
    spotState: SpotClearinghouseState;
  }[]
  | null;

/**
 * Gets the sub-accounts of a user; null without any.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountsRequest {
  type: "subAccounts";
  /** Address of the account that owns the sub-accounts. */
  user: Address;
}

/**
 * A user's sub-accounts with their accounts on all dexes; null without any.
 *
 * Source: nktkas/hyperliquid.
 */
export type SubAccounts2 =
  | {
    /** Name of the sub-account. */
    name: string;
    /** Address of the sub-account. */
    subAccountUser: Address;
    /** Master account of the sub-account. */
    master: Address;
    /** Perpetuals account on each dex, including the first one. */
    dexToClearinghouseState: [DexName, ClearinghouseState][];
    /** The spot account. */
    spotState: SpotClearinghouseState;
    /** Abstraction mode of the account, if it is not the default. */
    abstraction?: "unifiedAccount" | "portfolioMargin" | "disabled";
  }[]
  | null;

/**
 * Gets a user's sub-accounts with their accounts on all dexes; null without any.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SubAccounts2Request {
  type: "subAccounts2";
  /** Address of the account that owns the sub-accounts. */
  user: Address;
}

/**
 * The current routes for deposits and withdrawals of USDC.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UsdcRouting {
  /** The route for USDC deposits: the venue's own `bridge` or Circle's `cctp`. */
  depositRoute: "bridge" | "cctp";
  /** The route for USDC withdrawals: the venue's own `bridge` or Circle's `cctp`. */
  withdrawalRoute: "bridge" | "cctp";
}

/**
 * Gets the current routes for deposits and withdrawals of USDC.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UsdcRoutingRequest {
  type: "usdcRouting";
}

/**
 * The abstraction mode of a user: which balances count as one account.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserAbstraction = "unifiedAccount" | "portfolioMargin" | "disabled" | "default";

/**
 * Gets the abstraction mode of a user: which balances count as one account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserAbstractionRequest {
  type: "userAbstraction";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Whether DEX abstraction is on for a user; null if it was never set.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserDexAbstractionState = boolean | null;

/**
 * Checks whether DEX abstraction is on for a user; null if it was never set.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserDexAbstractionRequest {
  type: "userDexAbstraction";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * A user's fees, volumes and discounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFees {
  /** Volumes of the last days. */
  dailyUserVlm: {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** Volume of the user as taker, USD. */
    userCross: string;
    /** Volume of the user as maker, USD. */
    userAdd: string;
    /** Volume of the whole venue, USD. */
    exchange: string;
  }[];
  /** Base fee schedule. */
  feeSchedule: FeeSchedule;
  /** Taker fee of the user, as a fraction. */
  userCrossRate: string;
  /** Maker fee of the user, as a fraction. */
  userAddRate: string;
  /** Taker fee of the user on spot markets, as a fraction. */
  userSpotCrossRate: string;
  /** Maker fee of the user on spot markets, as a fraction. */
  userSpotAddRate: string;
  /** Current referral discount on fees, as a fraction. */
  activeReferralDiscount: string;
  /** Fee trial of the user, if any; otherwise null. */
  trial: unknown;
  /** Balance that the fee trial holds in escrow. */
  feeTrialEscrow: string;
  /** Time from which the next fee trial can begin; null without one. */
  nextTrialAvailableTimestamp: Timestamp | null;
  /** Link between the trading account and the staking account; null without one. */
  stakingLink:
    | {
      /** Whether the link is only requested by the trading account, or in force. */
      type: "requested" | "tradingUser";
      /** Address of the staking account. */
      stakingUser: Address;
    }
    | {
      type: "stakingUser";
      /** Address of the trading account. */
      tradingUser: Address;
    }
    | null;
  /** Current staking discount. */
  activeStakingDiscount: {
    /** Minimum stake for the discount, in basis points of the maximum supply. */
    bpsOfMaxSupply: string;
    /** Discount on fees, as a fraction. */
    discount: string;
  };
}

/**
 * Gets a user's fees, volumes and discounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFeesRequest {
  type: "userFees";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Funding payments of a user.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFunding = FundingUpdate[];

/**
 * Gets the funding payments of a user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFundingRequest {
  type: "userFunding";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Start of the time range. */
  startTime?: Timestamp | null;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
}

/**
 * A user's deposits, withdrawals, transfers and other ledger changes except funding.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserNonFundingLedgerUpdates = LedgerUpdate[];

/**
 * Gets a user's deposits, withdrawals, transfers and other ledger changes except funding.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserNonFundingLedgerUpdatesRequest {
  type: "userNonFundingLedgerUpdates";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Start of the time range. */
  startTime?: Timestamp;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
}

/**
 * Number of requests of a user, and the rate limit.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRateLimit {
  /** The volume traded so far, USD. */
  cumVlm: string;
  /** Number of requests made so far. */
  nRequestsUsed: number;
  /** Maximum number of requests. */
  nRequestsCap: number;
  /** Number of requests reserved in addition. */
  nRequestsSurplus: number;
}

/**
 * Gets the number of requests of a user, and the rate limit.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRateLimitRequest {
  type: "userRateLimit";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Role of an address: user, agent, vault, sub-account, or unknown.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserRole =
  | {
    /** Role of the address. */
    role: "missing" | "user" | "vault";
  }
  | {
    role: "agent";
    /** Owner of the account. */
    data: {
      /** Address of the account that the agent signs for. */
      user: Address;
    };
  }
  | {
    role: "subAccount";
    /** Owner of the account. */
    data: {
      /** Master account of the sub-account. */
      master: Address;
    };
  };

/**
 * Gets the role of an address: user, agent, vault, sub-account, or unknown.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRoleRequest {
  type: "userRole";
  /** Address whose role is read; may be that of an agent. */
  user: Address;
}

/**
 * Addresses that may sign for a multi-signature account; null for any other account.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MultiSigSigners =
  | {
    /** Accounts that may sign. */
    authorizedUsers: Address[];
    /** Required number of signatures. */
    threshold: number;
  }
  | null;

/**
 * Gets the addresses that may sign for a multi-signature account; null for any other account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserToMultiSigSignersRequest {
  type: "userToMultiSigSigners";
  /** Address of the multi-signature account. */
  user: Address;
}

/**
 * Account and market data that the venue's user interface shows for a user, in one response.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData2 {
  /** The perpetuals account. */
  clearinghouseState: ClearinghouseState;
  /** Vaults led by the user. */
  leadingVaults: LeadingVaults;
  /** Value of the user's shares in vaults, USD. */
  totalVaultEquity: string;
  /** The open orders. */
  openOrders: FrontendOpenOrders;
  /** Address of the agent; null without an agent. */
  agentAddress: Address | null;
  /** Expiry of the agent's approval; null if the approval does not expire or there is no agent. */
  agentValidUntil: Timestamp | null;
  /** Net deposits: all deposits minus all withdrawals, USD. */
  cumLedger: string;
  /** Metadata of the perpetuals. */
  meta: Meta;
  /** Market data of each asset, in the order of the universe. */
  assetCtxs: PerpAssetCtx[];
  /** Server time of the venue. */
  serverTime: Timestamp;
  /** Whether the account is a vault. */
  isVault: boolean;
  /** Address of the account. */
  user: Address;
  /** Running TWAP orders, by id. */
  twapStates: [number, TwapState][];
  /** The spot account. */
  spotState?: SpotClearinghouseState;
  /** Market data of each spot market. */
  spotAssetCtxs: SpotAssetCtx[];
  /** Whether the user has opted out of spot dusting, the conversion of small spot balances. */
  optOutOfSpotDusting?: true;
  /** Coins whose open interest is at its cap. */
  perpsAtOpenInterestCap?: PerpsAtOpenInterestCap;
}

/**
 * Gets the account and market data that the venue's user interface shows for a user, in one response.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData2Request {
  type: "webData2";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Relationship of a vault to other vaults: normal, parent or child.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultRelationship =
  | {
    /** Relationship of the vault to other vaults: normal, parent or child. */
    type: "normal" | "child";
  }
  | {
    type: "parent";
    /** Child vaults. */
    data: {
      /** Addresses of the child vaults. */
      childAddresses: Address[];
    };
  };

/**
 * A user with a share of a vault.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultFollower {
  /** Address of the account. */
  user: Address | "Leader";
  /** Value of the share, USD. */
  vaultEquity: string;
  /** Unrealized profit and loss, USD. */
  pnl: string;
  /** Profit and loss since the user joined, USD. */
  allTimePnl: string;
  /** Number of days since the user joined the vault. */
  daysFollowing: number;
  /** Time at which the user joined. */
  vaultEntryTime: Timestamp;
  /** Time until which the share is locked. */
  lockupUntil: Timestamp;
}

/**
 * Vaults led by a user.
 *
 * Source: nktkas/hyperliquid.
 */
export type LeadingVaults = {
  /** Address of the vault. */
  address: Address;
  /** Name of the vault. */
  name: string;
}[];

/**
 * Gets the vaults led by a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LeadingVaultsRequest {
  type: "leadingVaults";
  /** Address of the vaults' leader. */
  user: Address;
}

/**
 * A user's shares of vaults.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserVaultEquities = {
  /** Address of the vault. */
  vaultAddress: Address;
  /** Value of the share, USD. */
  equity: string;
  /** Time until which the share is locked. */
  lockedUntilTimestamp: Timestamp;
}[];

/**
 * Gets a user's shares of vaults.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserVaultEquitiesRequest {
  type: "userVaultEquities";
  /** Address of the depositor. */
  user: Address;
}

/**
 * Details of a vault: leader, followers and history.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDetails {
  /** Name of the vault. */
  name: string;
  /** Address of the vault. */
  vaultAddress: Address;
  /** Address of the vault's leader. */
  leader: Address;
  /** Human-readable description. */
  description: string;
  /** History of the vault, by period. */
  portfolio: Portfolio;
  /** Annual return, as a fraction. */
  apr: number;
  /** Share of the requested user; null without one. */
  followerState:
    | {
      /** Address of the requested user. */
      user: Address;
      /** Value of the share, USD. */
      vaultEquity: string;
      /** Profit and loss, USD. */
      pnl: string;
      /** Profit and loss since the user joined, USD. */
      allTimePnl: string;
      /** Number of days since the user joined the vault. */
      daysFollowing: number;
      /** Time at which the user joined. */
      vaultEntryTime: Timestamp;
      /** Time until which the share is locked. */
      lockupUntil: Timestamp;
    }
    | null;
  /** Leader's share of the vault, as a fraction. */
  leaderFraction: number;
  /** Leader's share of the profits, as a fraction. */
  leaderCommission: number;
  /** Users with a share of the vault. */
  followers: VaultFollower[];
  /** Maximum amount that can be distributed, USD. */
  maxDistributable: number;
  /** Maximum amount that can be withdrawn, USD. */
  maxWithdrawable: number;
  /** Whether the vault is closed. */
  isClosed: boolean;
  /** Relationship of the vault to other vaults: normal, parent or child. */
  relationship: VaultRelationship;
  /** Whether the vault accepts deposits. */
  allowDeposits: boolean;
  /** Whether a withdrawal always closes positions proportionally. */
  alwaysCloseOnWithdraw: boolean;
}

/**
 * The vault, or `null` if there is none at the address.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultDetailsFound = VaultDetails | null;

/**
 * Gets the details of a vault: leader, followers and history.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDetailsRequest {
  type: "vaultDetails";
  /** Address of the vault. */
  vaultAddress: Address;
  /** Address of the user whose share is returned. */
  user?: Address | null;
}

/**
 * Vaults created in the last two hours.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultSummaries = {
  /** The name. */
  name: string;
  /** Address of the vault. */
  vaultAddress: Address;
  /** Address of the vault's leader. */
  leader: Address;
  /** Total value of the vault, USD. */
  tvl: string;
  /** Whether the vault is closed. */
  isClosed: boolean;
  /** Relationship of the vault to other vaults: normal, parent or child. */
  relationship: VaultRelationship;
  /** Time at which the vault was created. */
  createTimeMillis: Timestamp;
}[];

/**
 * Gets the vaults created in the last two hours.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultSummariesRequest {
  type: "vaultSummaries";
}

/**
 * Status of an order. Orders whose status ends in `Canceled` were on the book; those whose status ends in
 * `Rejected` never were.
 *
 * Source: nktkas/hyperliquid.
 */
export type OrderState =
  | "open" | "filled" | "canceled" | "triggered" | "rejected" | "marginCanceled" | "vaultWithdrawalCanceled"
  | "openInterestCapCanceled" | "selfTradeCanceled" | "reduceOnlyCanceled" | "siblingFilledCanceled"
  | "delistedCanceled" | "liquidatedCanceled" | "outcomeSettledCanceled" | "scheduledCancel"
  | "internalCancel" | "tickRejected" | "minTradeNtlRejected" | "perpMarginRejected" | "reduceOnlyRejected"
  | "badAloPxRejected" | "iocCancelRejected" | "badTriggerPxRejected" | "marketOrderNoLiquidityRejected"
  | "positionIncreaseAtOpenInterestCapRejected" | "positionFlipAtOpenInterestCapRejected"
  | "tooAggressiveAtOpenInterestCapRejected" | "openInterestIncreaseRejected"
  | "insufficientSpotBalanceRejected" | "oracleRejected" | "perpMaxPositionRejected"
  | "tooManyOpenOrdersRejected";

/**
 * Time in force: `Gtc` good until cancelled, `Ioc` fills immediately or is cancelled, `Alo` only adds
 * liquidity (post only); the others are market orders.
 *
 * Source: nktkas/hyperliquid.
 */
export type TimeInForce = "Gtc" | "Ioc" | "Alo" | "FrontendMarket" | "LiquidationMarket";

/**
 * Order type, as the venue's user interface shows it.
 *
 * Source: nktkas/hyperliquid.
 */
export type OrderType =
  | "Market" | "Limit" | "Stop Market" | "Stop Limit" | "Take Profit Market" | "Take Profit Limit"
  | "Twap Slice" | "Vault Close" | "Spot Dust Conversion";

/**
 * An open order.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrder {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Side of the order: `B` for a buy, `A` for a sell. */
  side: Side;
  /** Limit price. */
  limitPx: string;
  /** Remaining size. */
  sz: string;
  /** The order's id. */
  oid: number;
  /** Time at which the order was placed. */
  timestamp: Timestamp;
  /** Original size of the order. */
  origSz: string;
  /** Client order id; absent without one. */
  cloid?: ClientOrderId;
  /** Whether the order is reduce-only: it can only reduce a position. */
  reduceOnly?: true;
}

/**
 * An open order, with the details that a trading interface shows.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FrontendOpenOrder {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Side of the order: `B` for a buy, `A` for a sell. */
  side: Side;
  /** Limit price. */
  limitPx: string;
  /** Remaining size. */
  sz: string;
  /** The order's id. */
  oid: number;
  /** Time at which the order was placed. */
  timestamp: Timestamp;
  /** Original size of the order. */
  origSz: string;
  /** Human-readable trigger condition. */
  triggerCondition: string;
  /** Whether the order is a trigger order. */
  isTrigger: boolean;
  /** Trigger price. */
  triggerPx: string;
  /** Orders that become active when this order is filled. */
  children: FrontendOpenOrder[];
  /** Whether the order is a take-profit or stop-loss order for the whole position. */
  isPositionTpsl: boolean;
  /** Whether the order is reduce-only: it can only reduce a position. */
  reduceOnly: boolean;
  /** Order type. */
  orderType: OrderType;
  /** Time in force of the order; null for a trigger order. */
  tif: TimeInForce | null;
  /** Client order id; null without one. */
  cloid: ClientOrderId | null;
}

/**
 * State of a TWAP order, which is executed in slices over time.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapState {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Executed notional, USD. */
  executedNtl: string;
  /** Executed size. */
  executedSz: string;
  /** Duration of the TWAP order, in minutes. */
  minutes: number;
  /** Whether the intervals between slices are randomized. */
  randomize: boolean;
  /** Whether the order is reduce-only: it can only reduce a position. */
  reduceOnly: boolean;
  /** Side of the order: `B` for a buy, `A` for a sell. */
  side: Side;
  /** Price at which the TWAP order ends; null without one. */
  stopPx: string | null;
  /** The size. */
  sz: string;
  /** Time at which the TWAP order was placed. */
  timestamp: Timestamp;
  /** Trigger that starts the TWAP order; null if it starts immediately. */
  trigger:
    | {
      /** Trigger price. */
      px: string;
      /** Whether the mark price must rise to the trigger price; otherwise, it must fall. */
      above: boolean;
    }
    | null;
  /** Address of the account that placed the TWAP order. */
  user: Address;
}

/**
 * An execution of an order, in whole or in part.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Fill {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The price. */
  px: string;
  /** The size. */
  sz: string;
  /** Side of the user's order: `B` for a buy, `A` for a sell. */
  side: Side;
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Size of the position before the fill. */
  startPosition: string;
  /** Direction of the fill, as the venue's user interface shows it. */
  dir: string;
  /** Profit or loss realized by the fill, USD. */
  closedPnl: string;
  /** Hash of the transaction. */
  hash: TransactionHash;
  /** The order's id. */
  oid: number;
  /** Whether the order crossed the spread, that is, was the taker. */
  crossed: boolean;
  /** Fee; negative for a rebate. */
  fee: string;
  /** Fee of the builder. */
  builderFee?: string;
  /** The trade's id. */
  tid: number;
  /** Token in which the fee was paid. */
  feeToken: string;
  /** Balance that the fee trial holds in escrow. */
  feeTrialEscrow?: string;
  /** Id of the TWAP order; null if the fill belongs to none. */
  twapId: number | null;
  /** Client order id of the filled order; absent without one. */
  cloid?: ClientOrderId;
  /** Liquidation that caused the fill. */
  liquidation?: {
    /** Address of the liquidated user. */
    liquidatedUser?: Address;
    /** Mark price at the time of the liquidation. */
    markPx: string;
    /** Liquidation method: on the market, or by the backstop liquidator. */
    method: "market" | "backstop";
  };
}

/**
 * An order with its status.
 *
 * Source: nktkas/hyperliquid.
 */
export interface HistoricalOrder {
  /** The order. */
  order: FrontendOpenOrder;
  /** Status of the order. */
  status: OrderState;
  /** Time of the last status change. */
  statusTimestamp: Timestamp;
}

/**
 * A TWAP order with its status.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapRecord {
  /** Time of the status change, in seconds since the Unix epoch. */
  time: Timestamp;
  /** State of the TWAP order. */
  state: TwapState;
  /** Status of the TWAP order. */
  status:
    | {
      /** Status of the TWAP order. */
      status: "finished" | "activated" | "terminated" | "waitingForTrigger" | "stopped";
    }
    | {
      status: "error";
      /** Error message. */
      description: string;
    };
  /** The TWAP order's id. */
  twapId?: number;
}

/**
 * A fill of a TWAP order.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapSliceFill {
  /** The fill. */
  fill: Fill;
  /** The TWAP order's id. */
  twapId: number;
}

/**
 * A user's open orders, with the details that a trading interface shows.
 *
 * Source: hyperliquid-python-sdk.
 */
export type FrontendOpenOrders = FrontendOpenOrder[];

/**
 * Gets a user's open orders, with the details that a trading interface shows.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface FrontendOpenOrdersRequest {
  type: "frontendOpenOrders";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex whose orders are read. Default: the first dex, with orders of spot markets. */
  dex?: DexName;
}

/**
 * Most recent orders of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type HistoricalOrders = HistoricalOrder[];

/**
 * Gets the most recent orders of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface HistoricalOrdersRequest {
  type: "historicalOrders";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * A user's open orders.
 *
 * Source: hyperliquid-python-sdk.
 */
export type OpenOrders = OpenOrder[];

/**
 * Gets a user's open orders.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OpenOrdersRequest {
  type: "openOrders";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex whose orders are read. Default: the first dex, with orders of spot markets. */
  dex?: DexName;
}

/**
 * Status of an order.
 *
 * Source: hyperliquid-python-sdk.
 */
export type OrderStatus =
  | {
    status: "order";
    /** The order. */
    order: HistoricalOrder;
  }
  | { status: "unknownOid" };

/**
 * Gets the status of an order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderStatusRequest {
  type: "orderStatus";
  /** Address of the account that placed the order, not of its agent. */
  user: Address;
  /** Order id or client order id. */
  oid: number | ClientOrderId;
}

/**
 * A user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export type TwapHistory = TwapRecord[];

/**
 * Gets a user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapHistoryRequest {
  type: "twapHistory";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Most recent fills of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFills = Fill[];

/**
 * Gets the most recent fills of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFillsRequest {
  type: "userFills";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Whether partial fills of an order in the same block are aggregated. */
  aggregateByTime?: boolean;
}

/**
 * Fills of a user in a time range, at most 2,000 per response.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFillsByTime = UserFills;

/**
 * Gets the fills of a user in a time range, at most 2,000 per response.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFillsByTimeRequest {
  type: "userFillsByTime";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Start of the time range. */
  startTime: Timestamp;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
  /** Whether partial fills of an order in the same block are aggregated. */
  aggregateByTime?: boolean;
  /** Whether to sort the fills from newest to oldest. */
  reversed?: boolean;
}

/**
 * Most recent TWAP slice fills of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserTwapSliceFills = TwapSliceFill[];

/**
 * Gets the most recent TWAP slice fills of a user, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserTwapSliceFillsRequest {
  type: "userTwapSliceFills";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * TWAP slice fills of a user in a time range.
 *
 * Source: nktkas/hyperliquid.
 */
export type UserTwapSliceFillsByTime = UserTwapSliceFills;

/**
 * Gets the TWAP slice fills of a user in a time range.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsByTimeRequest {
  type: "userTwapSliceFillsByTime";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Start of the time range. */
  startTime: Timestamp;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
}

/**
 * The states of all lending reserves.
 *
 * Source: nktkas/hyperliquid.
 */
export type AllBorrowLendReserveStates = [number, BorrowLendReserveState][];

/**
 * Gets the states of all lending reserves.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllBorrowLendReserveStatesRequest {
  type: "allBorrowLendReserveStates";
}

/**
 * The state of a lending reserve.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendReserveState {
  /** Annual interest rate for borrowers, as a fraction. */
  borrowYearlyRate: string;
  /** Annual interest rate for suppliers, as a fraction. */
  supplyYearlyRate: string;
  /** Balance of the reserve. */
  balance: string;
  /** Utilization: borrowed share of the supplied amount. */
  utilization: string;
  /** Oracle price. */
  oraclePx: string;
  /** Loan-to-value ratio, as a fraction. */
  ltv: string;
  /** Total amount supplied. */
  totalSupplied: string;
  /** Total amount borrowed. */
  totalBorrowed: string;
}

/**
 * Gets the state of a lending reserve.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendReserveStateRequest {
  type: "borrowLendReserveState";
  /** The token's index. */
  token: number;
}

/**
 * The loans and deposits of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendUserState {
  /** State of each token. */
  tokenToState: [number, {
    /** Borrowed amount. */
    borrow: {
      /** Cost basis: value at the time of the loan or deposit. */
      basis: string;
      /** Current value. */
      value: string;
    };
    /** Supplied amount. */
    supply: {
      /** Cost basis: value at the time of the loan or deposit. */
      basis: string;
      /** Current value. */
      value: string;
    };
  }][];
  /** Health of the loan. */
  health: "healthy" | "atRisk" | "marketLiquidatable" | "backstopLiquidatable";
  /** Health factor: distance of the loan from liquidation; null without a loan. */
  healthFactor: string | null;
}

/**
 * Gets the loans and deposits of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendUserStateRequest {
  type: "borrowLendUserState";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * The interest that a user has earned and paid.
 *
 * Source: nktkas/hyperliquid.
 */
export type UserBorrowLendInterest = {
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** The token. */
  token: string;
  /** Interest paid. */
  borrow: string;
  /** Interest earned. */
  supply: string;
}[];

/**
 * Gets the interest that a user has earned and paid.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserBorrowLendInterestRequest {
  type: "userBorrowLendInterest";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Start of the time range. */
  startTime: Timestamp;
  /** End of the time range. Default: the current time. */
  endTime?: Timestamp | null;
}

/**
 * Statistics of a validator.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorStats {
  /** Uptime, as a fraction of the time. */
  uptimeFraction: string;
  /** Predicted annual return, as a fraction. */
  predictedApr: string;
  /** Number of samples that the statistics are computed from. */
  nSamples: number;
}

/**
 * A proposal that validators vote on.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorVote {
  /** Time at which the vote expires. */
  expireTime: Timestamp;
  /** Proposal that validators vote on. */
  action:
    | {
      /** Proposal of the kind `D`. */
      D: string;
    }
    | {
      /** Proposal of the kind `C`. */
      C: string[];
    }
    | {
      /** Proposal on outcomes. */
      O:
        | {
          /** Adds a standalone outcome, which belongs to no question. */
          registerTokensAndStandaloneOutcome: {
            /** Quote token. */
            quoteToken: number;
            /** Name and description of the outcome. */
            nameAndDescription: [string, string];
          };
        }
        | {
          /** Adds a question with its outcomes. */
          registerTokensAndQuestion: {
            /** Quote token. */
            quoteToken: number;
            /** The question's name and description. */
            questionNameAndDescription: [string, string];
            /** Name and description of the outcome that wins if none of the others does. */
            fallbackNameAndDescription: [string, string];
            /** Names and descriptions of the outcomes. */
            namedOutcomes: [string, string][];
          };
        }
        | {
          /** Adds a template for outcomes. */
          registerTemplate: {
            /** The id. */
            id: string;
            /** Kind of object that the template creates. */
            role: {
              /** The template creates one outcome. */
              standaloneOutcome: {
                /** Names of the two sides of the outcome. */
                sideNames: [string, string];
              };
            };
            /** Name and description of the outcome. */
            nameAndDescription: [string, string];
            /** Keywords of the template, each with a hint about its values. */
            keywordToHint: [string, "dateTime" | "date" | "string" | "hlPerp"][];
          };
        }
        | {
          /** Settles an outcome. */
          settleOutcome: {
            /** Id of the outcome. */
            outcome: number;
            /** Fraction paid to the holders, from 0 to 1. */
            settleFraction: string;
            /** Human-readable reason for the settlement. */
            details: string;
          };
        }
        | {
          /** Settles all outcomes of a question. */
          settleQuestion: {
            /** Id of the question. */
            question: number;
            /** For each outcome, the fraction paid to holders and the details of the settlement. */
            settleFractionsAndDetails: [number, [string, string]][];
          };
        }
        | {
          /** Settles the open outcomes of a question. */
          settleQuestion2: {
            /** Id of the question. */
            question: number;
            /** Settlement of each open outcome. */
            outcomeSettlements: {
              /** Id of the outcome. */
              outcome: number;
              /** Fraction paid to the holders, from 0 to 1. */
              settleFraction: string;
              /** Human-readable reason for the settlement. */
              details: string;
              /** Name and description of the outcome. */
              nameAndDescription: [string, string];
              /** Names of the two sides of the outcome. */
              sideNames: [string, string];
            }[];
            /** Name and description of the question. */
            nameAndDescription: [string, string];
          };
        };
    }
    | {
      /** Proposal on a token and its treasury. */
      E: {
        /** The token's index. */
        token: number;
        /** Address of the technical staker. */
        technicalStaker: Address;
        /** Address of the treasury staker. */
        treasuryStaker: Address;
        /** Address of the treasury on the EVM. */
        treasuryEvmAddress: Address;
        /** Address of the rebalancing contract on the EVM. */
        evmRebalanceContract: Address;
      };
    };
  /** Validators that voted for the proposal. */
  votes: Address[];
  /** Whether the quorum is reached. */
  quorumReached: boolean;
}

/**
 * Delegations of a user, by validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Delegations = {
  /** Address of the validator. */
  validator: Address;
  /** Delegated amount, in HYPE. */
  amount: string;
  /** Time until which the delegation is locked. */
  lockedUntilTimestamp: Timestamp;
}[];

/**
 * Gets the delegations of a user, by validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegationsRequest {
  type: "delegations";
  /** Address of the delegator. */
  user: Address;
}

/**
 * History of a user's delegations, staking deposits and staking withdrawals.
 *
 * Source: hyperliquid-python-sdk.
 */
export type DelegatorHistory = {
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Hash of the transaction. */
  hash: TransactionHash;
  /** Details of the change. */
  delta:
    | {
      /** A delegation to a validator, or an undelegation. */
      delegate: {
        /** Address of the validator. */
        validator: Address;
        /** Amount, in HYPE. */
        amount: string;
        /** Whether the change is an undelegation. */
        isUndelegate: boolean;
      };
    }
    | {
      /** A deposit into the staking balance. */
      cDeposit: {
        /** Amount, in HYPE. */
        amount: string;
      };
    }
    | {
      /** A withdrawal from the staking balance. */
      withdrawal: {
        /** Amount, in HYPE. */
        amount: string;
        /** Phase of the withdrawal. */
        phase: "initiated" | "finalized";
      };
    };
}[];

/**
 * Gets the history of a user's delegations, staking deposits and staking withdrawals.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorHistoryRequest {
  type: "delegatorHistory";
  /** Address of the delegator. */
  user: Address;
}

/**
 * Staking rewards of a user.
 *
 * Source: hyperliquid-python-sdk.
 */
export type DelegatorRewards = {
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Source of the reward. */
  source: "delegation" | "commission";
  /** Amount of the reward, in HYPE. */
  totalAmount: string;
}[];

/**
 * Gets the staking rewards of a user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorRewardsRequest {
  type: "delegatorRewards";
  /** Address of the delegator. */
  user: Address;
}

/**
 * A summary of a user's staking balance.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorSummary {
  /** Delegated amount, in HYPE. */
  delegated: string;
  /** Undelegated amount of the staking balance, in HYPE. */
  undelegated: string;
  /** Total amount of pending withdrawals, in HYPE. */
  totalPendingWithdrawal: string;
  /** Number of pending withdrawals. */
  nPendingWithdrawals: number;
}

/**
 * Gets a summary of a user's staking balance.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorSummaryRequest {
  type: "delegatorSummary";
  /** Address of the delegator. */
  user: Address;
}

/**
 * Open proposals that validators vote on.
 *
 * Source: nktkas/hyperliquid.
 */
export type ValidatorL1Votes = ValidatorVote[];

/**
 * Gets the open proposals that validators vote on.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorL1VotesRequest {
  type: "validatorL1Votes";
}

/**
 * Validators and their statistics.
 *
 * Source: nktkas/hyperliquid.
 */
export type ValidatorSummaries = {
  /** Address of the validator. */
  validator: Address;
  /** Address of the key that the validator signs with. */
  signer: Address;
  /** Name of the validator. */
  name: string;
  /** Human-readable description. */
  description: string;
  /** Number of recent blocks proposed by the validator. */
  nRecentBlocks: number;
  /** Amount delegated to the validator, in units of 1e-8 HYPE. */
  stake: number;
  /** Whether the validator is jailed. */
  isJailed: boolean;
  /** Earliest time at which the validator can unjail itself; null if it is not jailed. */
  unjailableAfter: Timestamp | null;
  /** Whether the validator is in the active set. */
  isActive: boolean;
  /** Commission, as a fraction of the rewards. */
  commission: string;
  /** Statistics of the validator over the last day, week and month. */
  stats: [["day", ValidatorStats], ["week", ValidatorStats], ["month", ValidatorStats]];
}[];

/**
 * Gets the validators and their statistics.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorSummariesRequest {
  type: "validatorSummaries";
}

/**
 * A Dutch auction: the price falls until a buyer accepts it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface DeployAuction {
  /** Current price, in HYPE; null while no auction is running. */
  currentGas: string | null;
  /** Duration of the auction, in seconds. */
  durationSeconds: number;
  /** Price at which the auction ended, in HYPE; null while it is running. */
  endGas: string | null;
  /** Starting price, in HYPE. */
  startGas: string;
  /** Start of the auction, in seconds since the Unix epoch. */
  startTimeSeconds: number;
}

/**
 * A perpetual dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDex {
  /** Name of the dex. */
  name: string;
  /** Full name. */
  fullName: string;
  /** Address of the deployer. */
  deployer: Address;
  /** Address that sets the oracle prices. */
  oracleUpdater: Address | null;
  /** Address that receives the deployer's fees. */
  feeRecipient: Address | null;
  /** Open interest cap of each asset. */
  assetToStreamingOiCap: [string, string][];
  /** Functions that sub-deployers may call: for each function, the allowed addresses. */
  subDeployers: [string, Address[]][];
  /** Factor applied to the deployer's share of the fees. */
  deployerFeeScale: string;
  /** Time of the last change of the deployer's fee scale, in ISO 8601 without a time zone. */
  lastDeployerFeeScaleChangeTime: string;
  /** Funding multiplier of each asset. */
  assetToFundingMultiplier: [string, string][];
  /** Interest rate component of the funding rate, by asset. */
  assetToFundingInterestRate: [string, string][];
}

/**
 * Auctions for gossip priority.
 *
 * Source: nktkas/hyperliquid.
 */
export type GossipPriorityAuctionStatus = [(string | null)[], DeployAuction[]];

/**
 * Gets the auctions for gossip priority.
 *
 * Source: nktkas/hyperliquid.
 */
export interface GossipPriorityAuctionStatusRequest {
  type: "gossipPriorityAuctionStatus";
}

/**
 * IP addresses of peers to join the gossip network.
 *
 * Source: nktkas/hyperliquid.
 */
export type GossipRootIps = string[];

/**
 * Gets the IP addresses of peers to join the gossip network.
 *
 * Source: nktkas/hyperliquid.
 */
export interface GossipRootIpsRequest {
  type: "gossipRootIps";
}

/**
 * Auction for listing a perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDeployAuctionStatus extends DeployAuction {
}

/**
 * Gets the auction for listing a perpetual.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpDeployAuctionStatusRequest {
  type: "perpDeployAuctionStatus";
}

/**
 * Limits of a dex; null for the first dex.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpDexLimits =
  | {
    /** Open interest cap of the whole dex, USD. */
    totalOiCap: string;
    /** Open interest cap of each perpetual, in units of its asset. */
    oiSzCapPerPerp: string;
    /** Maximum amount of a transfer, USD. */
    maxTransferNtl: string;
    /** Open interest cap of each coin. */
    coinToOiCap: [Coin, string][];
  }
  | null;

/**
 * Gets the limits of a dex; null for the first dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexLimitsRequest {
  type: "perpDexLimits";
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
}

/**
 * Total deposits of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexStatus {
  /** Net deposits: all deposits minus all withdrawals, USD. */
  totalNetDeposit: string;
}

/**
 * Gets the total deposits of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexStatusRequest {
  type: "perpDexStatus";
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
}

/**
 * Perpetual dexes. The first one, the venue's own, is null.
 *
 * Source: hyperliquid-python-sdk.
 */
export type PerpDexs = (PerpDex | null)[];

/**
 * Gets the perpetual dexes. The first one, the venue's own, is null.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpDexsRequest {
  type: "perpDexs";
}

/**
 * Tokens that a user is deploying.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotDeployState {
  /** Deployments in progress. */
  states: {
    /** The token's index. */
    token: number;
    /** Name and decimals of the token. */
    spec: {
      /** The name. */
      name: string;
      /** Maximum number of decimal places of a size. */
      szDecimals: number;
      /** Number of decimal places of the token's smallest unit (wei). */
      weiDecimals: number;
    };
    /** Full name. */
    fullName: string | null;
    /** Deployer's share of the trading fees, as a fraction. */
    deployerTradingFeeShare: string;
    /** Spot markets of the token. */
    spots: number[];
    /** The maximum supply. */
    maxSupply: string | null;
    /** Genesis balance of Hyperliquidity, the venue's automated market making. */
    hyperliquidityGenesisBalance: string;
    /** Genesis supply, in the token's smallest unit (wei). */
    totalGenesisBalanceWei: string;
    /** Genesis balance of each account. */
    userGenesisBalances: [Address, string][];
    /** Genesis balance distributed to the holders of each existing token. */
    existingTokenGenesisBalances: [number, string][];
    /** Blacklisted accounts. */
    blacklistUsers: Address[];
  }[];
  /** Auction for the next deployment. */
  gasAuction: DeployAuction;
}

/**
 * Gets the tokens that a user is deploying.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotDeployStateRequest {
  type: "spotDeployState";
  /** Address of the deployer. */
  user: Address;
}

/**
 * Auction for listing a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotPairDeployAuctionStatus extends DeployAuction {
}

/**
 * Gets the auction for listing a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotPairDeployAuctionStatusRequest {
  type: "spotPairDeployAuctionStatus";
}

/**
 * A tradable outcome, whose shares pay out when it is settled.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Outcome {
  /** The outcome's id. */
  outcome: number;
  /** The name. */
  name: string;
  /** Human-readable description. */
  description: string;
  /** The two sides of the outcome. */
  sideSpecs: {
    /** The name. */
    name: string;
    /** The token's index. */
    token?: number;
  }[];
  /** Quote token. */
  quoteToken: string;
  /** Address of the deployer. */
  deployer?: Address;
}

/**
 * A question whose possible answers are outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Question {
  /** The question's id. */
  question: number;
  /** The name. */
  name: string;
  /** Human-readable description. */
  description: string;
  /** Id of the outcome that wins if none of the named outcomes does. */
  fallbackOutcome: number;
  /** Ids of the named outcomes. */
  namedOutcomes: number[];
  /** Ids of the settled outcomes. */
  settledNamedOutcomes: number[];
}

/**
 * A template for outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeTemplate {
  /** Id of the template. */
  id: string;
  /** Kind of object that the template creates. */
  role: {
    /** The template creates one outcome. */
    standaloneOutcome: {
      /** Names of the two sides of the outcome. */
      sideNames: [string, string];
    };
  };
  /** Name, with keywords in braces. */
  name: string;
  /** Description, with keywords in braces. */
  description: string;
  /** Keywords of the template, each with a hint about its values. */
  keywords: [string, "dateTime" | "date" | "string" | "hlPerp"][];
}

/**
 * Tradable outcomes, and the questions to which they belong.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMeta {
  /** The outcomes. */
  outcomes: Outcome[];
  /** The questions. */
  questions: Question[];
}

/**
 * Gets the tradable outcomes, and the questions to which they belong.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMetaRequest {
  type: "outcomeMeta";
}

/**
 * Templates for outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export type OutcomeTemplates = OutcomeTemplate[];

/**
 * Gets the templates for outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeTemplatesRequest {
  type: "outcomeTemplates";
}

/**
 * Settlement of an outcome; null while it is open.
 *
 * Source: nktkas/hyperliquid.
 */
export type SettledOutcome =
  | {
    /** Result of the action. */
    spec: Outcome;
    /** Fraction paid to the holders, from 0 to 1. */
    settleFraction: string;
    /** Human-readable reason for the settlement. */
    details: string;
    /** Question to which the outcome belongs; absent without one. */
    question?: {
      /** Id of the question. */
      question:
        | {
          /** Id of an open question. */
          active: number;
        }
        | {
          /** Id of a settled question. */
          settled: number;
        };
      /** The name. */
      name: string;
      /** Human-readable description of the question. */
      description: string;
    };
  }
  | null;

/**
 * Gets the settlement of an outcome; null while it is open.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SettledOutcomeRequest {
  type: "settledOutcome";
  /** The outcome's id. */
  outcome: number;
}

/**
 * Market data of a perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetCtxEvent {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Market data of the asset. */
  ctx: PerpAssetCtx;
}

/**
 * Subscribes to the market data of a perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetCtxSubscription {
  type: "activeAssetCtx";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * Leverage of a user in an asset, and the maximum size of trades.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataEvent extends ActiveAssetData {
}

/**
 * Subscribes to the leverage of a user in an asset, and the maximum size of trades.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataSubscription {
  type: "activeAssetData";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Market data of a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveSpotAssetCtxEvent {
  /** Coin of the market. */
  coin: Coin;
  /** Market data of the asset. */
  ctx: SpotAssetCtx;
}

/**
 * Subscribes to the market data of a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveSpotAssetCtxSubscription {
  type: "activeAssetCtx";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * Market data of all perpetuals, on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsAssetCtxsEvent {
  /** Market data of each asset, by dex. */
  ctxs: [DexName, PerpAssetCtx[]][];
}

/**
 * Subscribes to the market data of all perpetuals, on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsAssetCtxsSubscription {
  type: "allDexsAssetCtxs";
}

/**
 * A user's perpetuals accounts on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsClearinghouseStateEvent {
  /** Address of the account. */
  user: Address;
  /** Perpetuals account on each dex. */
  clearinghouseStates: [DexName, ClearinghouseState][];
}

/**
 * Subscribes to a user's perpetuals accounts on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsClearinghouseStateSubscription {
  type: "allDexsClearinghouseState";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * The mid prices of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllMidsEvent {
  /** Mid price of each coin. */
  mids: AllMids;
  /** Dex of the prices. */
  dex?: DexName;
}

/**
 * Subscribes to the mid prices of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllMidsSubscription {
  type: "allMids";
  /** Dex of the prices. Default: the first dex. */
  dex?: DexName;
}

/**
 * Market data of a dex's perpetuals.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AssetCtxsEvent {
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
  /** Market data of each asset. */
  ctxs: PerpAssetCtx[];
}

/**
 * Subscribes to the market data of a dex's perpetuals.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AssetCtxsSubscription {
  type: "assetCtxs";
  /** Dex of the perpetuals. */
  dex?: DexName;
}

/**
 * Best bid and ask of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BboEvent {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Best bid and best ask; null for a side without orders. */
  bbo: [L2Level | null, L2Level | null];
}

/**
 * Subscribes to the best bid and ask of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BboSubscription {
  type: "bbo";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * Candles of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CandleEvent extends Candle {
}

/**
 * Subscribes to candles of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CandleSubscription {
  type: "candle";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Interval of a candle: minutes (`m`), hours (`h`), days (`d`), weeks (`w`) or months (`M`). */
  interval: CandleInterval;
}

/**
 * A user's perpetuals account on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ClearinghouseStateEvent {
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
  /** Address of the account. */
  user: Address;
  /** The perpetuals account. */
  clearinghouseState: ClearinghouseState;
}

/**
 * Subscribes to a user's perpetuals account on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ClearinghouseStateSubscription {
  type: "clearinghouseState";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex of the perpetuals account. */
  dex?: DexName;
}

/**
 * Mark and mid prices: first those of all coins, then only changes.
 *
 * Source: nktkas/hyperliquid.
 */
export type FastAssetCtxsEvent = Record<string, {
  /** The mark price. */
  markPx?: string;
  /** Midpoint of the best bid and the best ask; null if either is missing. */
  midPx?: string | null;
}>;

/**
 * Subscribes to mark and mid prices: first those of all coins, then only changes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FastAssetCtxsSubscription {
  type: "fastAssetCtxs";
}

/**
 * Changes of a coin's order book. First the levels of `r` are removed, then those of `l` are set.
 *
 * Source: OneKeyHQ/app-monorepo.
 */
export interface L2Delta {
  /** The coin. */
  c: Coin;
  /** Timestamp, in milliseconds since the Unix epoch. */
  t: Timestamp;
  /** New and changed levels: first the bids, then the asks. */
  l: [L2DeltaLevel[], L2DeltaLevel[]];
  /** Removed levels, by their index in the book before this change: first the bids, then the asks. */
  r: [number[], number[]];
}

/**
 * Total size of all orders at one price.
 *
 * Source: OneKeyHQ/app-monorepo.
 */
export interface L2DeltaLevel {
  /** The price. */
  p: string;
  /** Total size of all orders at the price. */
  s: string;
}

/**
 * A coin's order book: first the book, 20 levels of each side, then only changes.
 *
 * Source: OneKeyHQ/app-monorepo.
 */
export type L2Event =
  | {
    /** The order book. */
    s: L2BookEvent;
  }
  | {
    /** Changes of the order book. */
    u: L2Delta;
  }
  | {
    /** Changes of the order book, an `L2Delta`: base64 of raw deflate of JSON. */
    c: string;
  };

/**
 * Subscribes to a coin's order book: first the book, then only changes, about twice a second. Compressed
 * changes do not show their coin, so a client gets those of all its coins. The public venue's own interface
 * uses this subscription; its documentation does not mention it.
 *
 * Source: OneKeyHQ/app-monorepo.
 */
export interface L2Subscription {
  type: "l2";
  /** The coin. */
  c: Coin;
}

/**
 * A coin's order book.
 *
 * Source: nktkas/hyperliquid.
 */
export interface L2BookEvent {
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Timestamp, in milliseconds since the Unix epoch. */
  time: Timestamp;
  /** Price levels: first the bids, then the asks, each with the best price first. */
  levels: [L2Level[], L2Level[]];
  /** Bid-ask spread; only in books with grouped levels. */
  spread?: string;
  /** Whether books are sent more often and with fewer levels. */
  fast?: true;
}

/**
 * Subscribes to a coin's order book.
 *
 * Source: nktkas/hyperliquid.
 */
export interface L2BookSubscription {
  type: "l2Book";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Number of significant figures to which prices are aggregated. */
  nSigFigs?: 2 | 3 | 4 | 5 | null;
  /** Step of the last significant digit. Only valid if `nSigFigs` is 5. */
  mantissa?: 2 | 5 | null;
  /** Whether books are sent more often and with fewer levels. */
  fast?: boolean;
}

/**
 * Notifications to a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface NotificationEvent {
  /** Human-readable message. */
  notification: string;
}

/**
 * Subscribes to notifications to a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface NotificationSubscription {
  type: "notification";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * A user's open orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrdersEvent {
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
  /** Address of the account. */
  user: Address;
  /** The open orders. */
  orders: FrontendOpenOrders;
}

/**
 * Subscribes to a user's open orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrdersSubscription {
  type: "openOrders";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex whose orders are sent. */
  dex?: DexName;
}

/**
 * Status changes of a user's orders.
 *
 * Source: nktkas/hyperliquid.
 */
export type OrderUpdatesEvent = {
  /** The order. */
  order: OpenOrder;
  /** Status of the order. */
  status: OrderState;
  /** Time of the last status change. */
  statusTimestamp: Timestamp;
}[];

/**
 * Subscribes to status changes of a user's orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OrderUpdatesSubscription {
  type: "orderUpdates";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * New and settled outcomes and questions.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMetaUpdatesEvent {
  /** The changes. */
  updates: (
    | {
      /** An outcome was created. */
      outcomeCreated: {
        /** Id of the outcome. */
        outcome: number;
        /** The name. */
        name: string;
        /** Human-readable description. */
        description: string;
        /** The two sides of the outcome. */
        sideSpecs: {
          /** The name. */
          name: string;
          /** The token's index. */
          token?: number;
        }[];
        /** Quote token. */
        quoteToken: string;
      };
    }
    | {
      /** An outcome was settled. */
      outcomeSettled: {
        /** Id of the outcome. */
        outcome: number;
      };
    }
    | {
      /** A question was created or changed. */
      questionUpdated: Question;
    }
    | {
      /** A question was settled. */
      questionSettled: {
        /** Id of the question. */
        question: number;
      };
    }
  )[];
}

/**
 * Subscribes to new and settled outcomes and questions.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMetaUpdatesSubscription {
  type: "outcomeMetaUpdates";
}

/**
 * Market data of all spot markets.
 *
 * Source: nktkas/hyperliquid.
 */
export type SpotAssetCtxsEvent = SpotAssetCtx[];

/**
 * Subscribes to the market data of all spot markets.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotAssetCtxsSubscription {
  type: "spotAssetCtxs";
}

/**
 * A user's spot account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotStateEvent {
  /** Address of the account. */
  user: Address;
  /** The spot account. */
  spotState: SpotClearinghouseState;
}

/**
 * Subscribes to a user's spot account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotStateSubscription {
  type: "spotState";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Whether to ignore portfolio margin. */
  ignorePortfolioMargin?: boolean;
}

/**
 * Trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export type TradesEvent = RecentTrades;

/**
 * Subscribes to the trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TradesSubscription {
  type: "trades";
  /**
   * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@`
   * and the market's index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * A user's running TWAP orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapStatesEvent {
  /** Name of a perpetual dex; the empty string for the first dex. */
  dex: DexName;
  /** Address of the account. */
  user: Address;
  /** Running TWAP orders, by id. */
  states: [number, TwapState][];
}

/**
 * Subscribes to a user's running TWAP orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapStatesSubscription {
  type: "twapStates";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Dex whose TWAP orders are sent. */
  dex?: DexName;
}

/**
 * Fills, funding payments, liquidations and cancellations of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export type UserEventsEvent =
  | {
    /** The fills. */
    fills: UserFills;
  }
  | {
    /** A funding payment. */
    funding: {
      /** Timestamp, in milliseconds since the Unix epoch. */
      time: Timestamp;
      /**
       * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
       * `@` and the market's index, or `PURR/USDC`.
       */
      coin: Coin;
      /** The amount, in USDC. */
      usdc: string;
      /** Size of the position; negative for a short position. */
      szi: string;
      /** Funding rate, as a fraction. */
      fundingRate: string;
      /** Number of premium samples that the funding rate is computed from; null for a single payment. */
      nSamples: number | null;
    };
  }
  | {
    /** A liquidation of or by the user. */
    liquidation: {
      /** Id of the liquidation. */
      lid: number;
      /** Address of the liquidator. */
      liquidator: Address;
      /** Address of the liquidated user. */
      liquidated_user: Address;
      /** Notional value of the liquidated position, USD. */
      liquidated_ntl_pos: string;
      /** Account value of the liquidated user, USD. */
      liquidated_account_value: string;
    };
  }
  | {
    /** Orders cancelled by the venue. */
    nonUserCancel: {
      /**
       * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
       * `@` and the market's index, or `PURR/USDC`.
       */
      coin: Coin;
      /** The order's id. */
      oid: number;
    }[];
  }
  | {
    /** Status changes of TWAP orders. */
    twapHistory: TwapHistory;
  }
  | {
    /** Fills of TWAP slices. */
    twapSliceFills: UserTwapSliceFills;
  };

/**
 * Subscribes to fills, funding payments, liquidations and cancellations of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserEventsSubscription {
  type: "userEvents";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * A user's fills.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFillsEvent {
  /** Address of the account. */
  user: Address;
  /** The fills. */
  fills: UserFills;
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to a user's fills.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFillsSubscription {
  type: "userFills";
  /** Address of the account itself, not of its agent. */
  user: Address;
  /** Whether partial fills of an order in the same block are aggregated. */
  aggregateByTime?: boolean;
}

/**
 * A user's funding payments.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFundingsEvent {
  /** Address of the account. */
  user: Address;
  /** Funding payments. */
  fundings: {
    /** Timestamp, in milliseconds since the Unix epoch. */
    time: Timestamp;
    /**
     * A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot:
     * `@` and the market's index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The amount, in USDC. */
    usdc: string;
    /** Size of the position; negative for a short position. */
    szi: string;
    /** Funding rate, as a fraction. */
    fundingRate: string;
    /** Number of premium samples that the funding rate is computed from; null for a single payment. */
    nSamples: number | null;
  }[];
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to a user's funding payments.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFundingsSubscription {
  type: "userFundings";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Orders of a user that reached a final status: filled, canceled or rejected.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserHistoricalOrdersEvent {
  /** Address of the account. */
  user: Address;
  /** The orders. */
  orderHistory: HistoricalOrders;
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to the orders of a user that reached a final status: filled, canceled or rejected.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserHistoricalOrdersSubscription {
  type: "userHistoricalOrders";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * A user's deposits, withdrawals and transfers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserNonFundingLedgerUpdatesEvent {
  /** Address of the account. */
  user: Address;
  /** Ledger changes. */
  nonFundingLedgerUpdates: UserNonFundingLedgerUpdates;
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to a user's deposits, withdrawals and transfers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserNonFundingLedgerUpdatesSubscription {
  type: "userNonFundingLedgerUpdates";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Status changes of a user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapHistoryEvent {
  /** Address of the account. */
  user: Address;
  /** Status changes of TWAP orders. */
  history: TwapHistory;
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to status changes of a user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapHistorySubscription {
  type: "userTwapHistory";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * TWAP slice fills of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsEvent {
  /** Address of the account. */
  user: Address;
  /** Fills of TWAP slices. */
  twapSliceFills: UserTwapSliceFills;
  /** Whether this event is the initial snapshot; later events contain only updates. */
  isSnapshot?: true;
}

/**
 * Subscribes to the TWAP slice fills of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsSubscription {
  type: "userTwapSliceFills";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Account and market data that the venue's user interface shows for a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData3Event {
  /** State of the user's account. */
  userState: {
    /** Address of the agent; null without an agent. */
    agentAddress: Address | null;
    /** Expiry of the agent's approval; null if the approval does not expire or there is no agent. */
    agentValidUntil: Timestamp | null;
    /** Net deposits: all deposits minus all withdrawals, USD. */
    cumLedger: string;
    /** Server time of the venue. */
    serverTime: Timestamp;
    /** Whether the account is a vault. */
    isVault: boolean;
    /** Address of the account. */
    user: Address;
    /** Whether the user has opted out of spot dusting, the conversion of small spot balances. */
    optOutOfSpotDusting?: true;
    /** Whether DEX abstraction is on. */
    dexAbstractionEnabled?: boolean;
    /** Abstraction mode of the account, if it is not the default. */
    abstraction?: "unifiedAccount" | "portfolioMargin" | "disabled";
  };
  /** State of each dex. */
  perpDexStates: {
    /** Value of the user's shares in vaults, USD. */
    totalVaultEquity: string;
    /** Coins whose open interest is at its cap. */
    perpsAtOpenInterestCap?: PerpsAtOpenInterestCap;
    /** Vaults led by the user. */
    leadingVaults?: LeadingVaults;
  }[];
}

/**
 * Subscribes to the account and market data that the venue's user interface shows for a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData3Subscription {
  type: "webData3";
  /** Address of the account itself, not of its agent. */
  user: Address;
}

/**
 * Nonce: a recent time in milliseconds since the Unix epoch, unique for each signer.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Nonce = number;

/**
 * Non-negative decimal number. The client also accepts a number, and writes it without leading or trailing
 * zeros and without an exponent.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Amount = string | number;

/**
 * Decimal number. The client also accepts a number, and writes it without leading or trailing zeros and
 * without an exponent.
 *
 * Source: nktkas/hyperliquid.
 */
export type SignedAmount = string | number;

/**
 * Network of the venue.
 *
 * Source: hyperliquid-python-sdk.
 */
export type HyperliquidChain = "Mainnet" | "Testnet";

/**
 * Id of the chain that the wallet signs for, in hex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SignatureChainId = `0x${string}`;

/**
 * Percentage, with the percent sign.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Percentage = string;

/**
 * Bytes in hex; `0x` for no bytes.
 *
 * Source: nktkas/hyperliquid.
 */
export type HexBytes = `0x${string}`;

/**
 * An EIP-712 signature of an action.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Signature {
  /** First half of the signature: 32 bytes in hex. */
  r: `0x${string}`;
  /** Second half of the signature: 32 bytes in hex. */
  s: `0x${string}`;
  /** Recovery id. */
  v: 27 | 28;
}

/**
 * Address of an account, or the empty string.
 *
 * Source: nktkas/hyperliquid.
 */
export type OptionalAddress = string;

/**
 * Decimal number, optionally followed by ` subaccount:` and an address.
 *
 * Source: hyperliquid-python-sdk.
 */
export type TransferAmount = string;

/**
 * The settlement of an outcome.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeSettlement {
  /** Id of the outcome. */
  outcome: number;
  /** Fraction paid to the holders, from 0 to 1. */
  settleFraction: Amount;
  /** Details of the settlement. */
  details: string;
  /** Name and description of the outcome. */
  nameAndDescription: readonly [string, string];
  /** Names of the two sides of the outcome. */
  sideNames: readonly [string, string];
}

/**
 * Template with values for its keywords.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TemplateInstance {
  /** Id of the template. */
  id: string;
  /** Values of the template's keywords. */
  keywordToValue: readonly (readonly [string, string])[];
}

/**
 * A new perpetual dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface DexSchema {
  /** Full name. */
  fullName: string;
  /** Index of the collateral token. */
  collateralToken: number;
  /** Address that sets the oracle prices; null for the deployer. */
  oracleUpdater: Address | null;
}

/**
 * Turns the account's role as a deployer of outcomes on or off.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActivateOutcomeDeployerAction {
  type: "activateOutcomeDeployer";
  /** Whether to deactivate the role. */
  isDeactivate: boolean;
}

/**
 * Claims a role for an aligned quote asset.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AuthorizeAqav2RoleAction {
  type: "authorizeAqav2Role";
  /** The token's index. */
  token: number;
  /** Side that the role acts for. */
  role: "technical" | "treasury";
}

/**
 * Completes the link between a token and a contract on the EVM.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FinalizeEvmContractAction {
  type: "finalizeEvmContract";
  /** The token's index. */
  token: number;
  /** Proof that the deployer of the token controls the contract. */
  input:
    | {
      /** Proof by the nonce with which the contract was deployed. */
      create: {
        /** Nonce of the deployment transaction. */
        nonce: number;
      };
    }
    | "firstStorageSlot"
    | "customStorageSlot";
}

/**
 * Bids for priority in the network's gossip.
 *
 * Source: nktkas/hyperliquid.
 */
export interface GossipPriorityBidAction {
  type: "gossipPriorityBid";
  /** Slot of the auction. */
  slotId: number;
  /** IP address that receives gossip with priority. */
  ip: string;
  /** Maximum fee, in units of 1e-8 HYPE. */
  maxGas: number;
}

/**
 * Transfers funds to or from the liquidator of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Hip3LiquidatorTransferAction {
  type: "hip3LiquidatorTransfer";
  /** The dex. */
  dex: DexName;
  /** Amount, in units of 1e-6 USD. */
  ntl: number;
  /** Whether the transfer is a deposit; otherwise, it is a withdrawal. */
  isDeposit: boolean;
}

/**
 * Lists and manages the perpetuals of a dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpDeployAction {
  type: "perpDeploy";
  /** Lists an asset, with its margin mode. */
  registerAsset2?: {
    /** Maximum fee, in units of 1e-8 HYPE. */
    maxGas: number | null;
    /** Asset to list. */
    assetRequest: {
      /** Coin, prefixed with its dex. */
      coin: Coin;
      /** Maximum number of decimal places of a size. */
      szDecimals: number;
      /** Initial oracle price. */
      oraclePx: Amount;
      /** The asset's margin table. */
      marginTableId: number;
      /** Margin mode of the asset. */
      marginMode: "strictIsolated" | "noCross" | "normal";
    };
    /** The dex. */
    dex: DexName;
    /** Dex to create together with its first asset; null if the dex exists. */
    schema: DexSchema | null;
  };
  /** Lists an asset. */
  registerAsset?: {
    /** Maximum fee, in units of 1e-8 HYPE. */
    maxGas: number | null;
    /** Asset to list. */
    assetRequest: {
      /** Coin, prefixed with its dex. */
      coin: Coin;
      /** Maximum number of decimal places of a size. */
      szDecimals: number;
      /** Initial oracle price. */
      oraclePx: Amount;
      /** The asset's margin table. */
      marginTableId: number;
      /** Whether the asset trades in isolated margin only. */
      onlyIsolated: boolean;
    };
    /** The dex. */
    dex: DexName;
    /** Dex to create together with its first asset; null if the dex exists. */
    schema: DexSchema | null;
  };
  /** Sets oracle and mark prices. Each list is sorted by coin. */
  setOracle?: {
    /** The dex. */
    dex: DexName;
    /** Oracle price of each coin. */
    oraclePxs: readonly (readonly [string, Amount])[];
    /** Mark price of each coin; at most two lists. */
    markPxs: readonly (readonly (readonly [string, Amount])[])[];
    /** Price of the same perpetual on external venues, by coin. */
    externalPerpPxs: readonly (readonly [string, Amount])[];
  };
  /** Sets the funding multiplier of each coin. */
  setFundingMultipliers?: readonly (readonly [string, Amount])[];
  /** Sets the interest rate component of each coin's funding. */
  setFundingInterestRates?: readonly (readonly [string, SignedAmount])[];
  /** Halts or resumes trading of a coin. */
  haltTrading?: {
    /** Coin, prefixed with its dex. */
    coin: Coin;
    /** Whether trading is halted. */
    isHalted: boolean;
  };
  /** Sets the margin table of each coin. */
  setMarginTableIds?: readonly (readonly [string, number])[];
  /** Adds a margin table. */
  insertMarginTable?: {
    /** The dex. */
    dex: DexName;
    /** Margin table to add. */
    marginTable: {
      /** Human-readable description. */
      description: string;
      /** Margin tiers, from the lowest to the highest. */
      marginTiers: readonly {
        /** Minimum position notional of the tier, USD. */
        lowerBound: number;
        /** Maximum leverage. */
        maxLeverage: number;
      }[];
    };
  };
  /** Sets the recipient of the deployer's fees. */
  setFeeRecipient?: {
    /** The dex. */
    dex: DexName;
    /** Address that receives the deployer's fees. */
    feeRecipient: Address;
  };
  /** Sets the open interest cap of each coin, in units of 1e-6 USD. */
  setOpenInterestCaps?: readonly (readonly [string, number])[];
  /** Allows other addresses to act for the deployer, or revokes this. */
  setSubDeployers?: {
    /** The dex. */
    dex: DexName;
    /** Permissions to grant or revoke. */
    subDeployers: readonly {
      /** Action that the sub-deployer may perform. */
      variant: string;
      /** Address of the sub-deployer. */
      user: Address;
      /** Whether to grant or revoke the permission. */
      allowed: boolean;
    }[];
  };
  /** Sets the margin mode of each coin. */
  setMarginModes?: readonly (readonly [string, "strictIsolated" | "noCross"])[];
  /** Sets the scale of the deployer's fees. */
  setFeeScale?: {
    /** The dex. */
    dex: DexName;
    /** Factor applied to the fees. */
    scale: Amount;
  };
  /** Turns growth mode on or off for each coin. */
  setGrowthModes?: readonly (readonly [string, boolean])[];
  /**
   * Sets the deployer's fees of each coin, sorted by coin. The public mainnet allows one change per coin in
   * 30 days.
   */
  setDeployerFees?: readonly (readonly [string, {
    /** Factor applied to the fees, from 0 to 3; below 10 in growth mode. */
    scale: Amount;
    /** Whether growth mode is on, which divides the venue's own fee by ten. */
    growthMode: boolean;
  }])[];
  /** Sets the annotation of a perpetual: category, description and keywords. */
  setPerpAnnotation?: {
    /** Coin, prefixed with its dex. */
    coin: Coin;
    /** Category of the market. */
    category: string;
    /** Human-readable description. */
    description: string;
    /** Display name. */
    displayName: string | null;
    /** Search keywords. */
    keywords: readonly string[];
  };
  /** Disables a dex. */
  disableDex?: string;
}

/**
 * Deploys tokens, spot markets and outcomes.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotDeployAction {
  type: "spotDeploy";
  /** Registers a token. */
  registerToken2?: {
    /** Name and decimals of the token. */
    spec: {
      /** The name. */
      name: string;
      /** Maximum number of decimal places of a size. */
      szDecimals: number;
      /** Number of decimal places of the token's smallest unit (wei). */
      weiDecimals: number;
    };
    /** Maximum fee, in units of 1e-8 HYPE. */
    maxGas: number;
    /** Full name. */
    fullName?: string;
  };
  /** Sets the recipients of the genesis supply. May be sent several times. */
  userGenesis?: {
    /** The token's index. */
    token: number;
    /** Amount for each account, in the token's smallest unit (wei). */
    userAndWei: readonly (readonly [Address, Amount])[];
    /** Amount for the holders of each existing token, in the new token's smallest unit (wei). */
    existingTokenAndWei: readonly (readonly [number, Amount])[];
    /** Accounts to add to the blacklist (`true`) or remove from it (`false`). */
    blacklistUsers?: readonly (readonly [Address, boolean])[];
  };
  /** Completes the genesis of a token. */
  genesis?: {
    /** The token's index. */
    token: number;
    /** Maximum supply, in the token's smallest unit (wei). Checked against the distributed amounts. */
    maxSupply: Amount;
    /** Whether the token is deployed without Hyperliquidity. */
    noHyperliquidity?: true;
  };
  /** Registers a spot market. */
  registerSpot?: {
    /** Base token and quote token. */
    tokens: readonly [number, number];
  };
  /** Registers Hyperliquidity, the venue's automated market making, for a spot market. */
  registerHyperliquidity?: {
    /** Index of the spot market. */
    spot: number;
    /** Initial price. */
    startPx: Amount;
    /** Size of each order. */
    orderSz: Amount;
    /** Number of orders. */
    nOrders: number;
    /** Number of price levels that the deployer seeds. */
    nSeededLevels?: number;
  };
  /** Sets the deployer's share of the trading fees. */
  setDeployerTradingFeeShare?: {
    /** The token's index. */
    token: number;
    /** Share of the fees, in percent with the percent sign: `100%`. */
    share: Percentage;
  };
  /** Enables the token as a quote token of spot markets. */
  enableQuoteToken?: {
    /** The token's index. */
    token: number;
  };
  /** Disables the token as a quote token of new spot markets. */
  disableQuoteToken?: {
    /** The token's index. */
    token: number;
  };
  /** Requests a link between a token and a contract on the EVM. */
  requestEvmContract?: {
    /** The token's index. */
    token: number;
    /** Address of the contract. */
    address: Address;
    /** Decimals of the EVM contract minus `weiDecimals` of the token. */
    evmExtraWeiDecimals: number;
  };
  /** Sets the annotation of a token, at most once a day. */
  setTokenAnnotation?: {
    /** The token's index. */
    token: number;
    /** Annotation of the token: category, description and keywords. */
    annotation: {
      /** Category of the token, at most 15 characters. */
      category: string;
      /** Human-readable description, at most 400 characters. */
      description: string;
      /** Display name, at most 9 characters; null without one. */
      displayName: string | null;
      /** Search keywords: at most 2, each of at most 10 characters. */
      keywords: readonly string[];
    };
  };
  /**
   * Sets the label of all tokens of the deployer, once for all. No dex and no other deployer may have the
   * same label.
   */
  setDeployerLabel?: {
    /** Label, 2 to 4 lowercase letters. */
    label: string;
  };
  /** Adds or settles outcomes. */
  outcome?:
    | {
      /** Adds a standalone outcome, which belongs to no question. */
      registerStandaloneOutcomeFromTemplate: TemplateInstance;
    }
    | {
      /** Adds a question with its outcomes. */
      registerQuestionFromTemplate: {
        /** Template of the question, with values. */
        questionTemplateInstance: TemplateInstance;
        /** Templates of the question's outcomes, with values. */
        namedOutcomeTemplateInstances: readonly TemplateInstance[];
      };
    }
    | {
      /** Settles an outcome. */
      settleOutcome: OutcomeSettlement;
    }
    | {
      /** Settles the outcomes of a question that are still open. */
      settleQuestion2: {
        /** Id of the question. */
        question: number;
        /** Settlement of each outcome of the question. */
        outcomeSettlements: readonly OutcomeSettlement[];
        /** Name and description of the question. */
        nameAndDescription: readonly [string, string];
      };
    };
}

/**
 * Addresses that may sign for an account, and the required number of signatures; null for an account with a
 * single signer.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MultiSigConfiguration =
  | {
    /** Accounts that may sign. */
    authorizedUsers: readonly Address[];
    /** Required number of signatures. */
    threshold: number;
  }
  | null;

/**
 * Executes an action that several signers of a multi-signature account have signed.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MultiSigAction {
  type: "multiSig";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** The signatures of the authorized users, in any order. */
  signatures: readonly Signature[];
  /** Action that the authorized users have signed. */
  payload: {
    /** Address of the multi-signature account. */
    multiSigUser: Address;
    /** Authorized user that submits the action. */
    outerSigner: Address;
    /** Action to execute, with its keys in the order in which they were signed. */
    action: Record<string, unknown>;
  };
}

/**
 * The sub-account was created.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CreateSubAccountOk {
  status: "ok";
  /** Result of the action. */
  response: {
    type: "createSubAccount";
    /** Address of the sub-account. */
    data: Address;
  };
}

/**
 * Turns on DEX abstraction for the account that the signing agent acts for.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface AgentEnableDexAbstractionAction {
  type: "agentEnableDexAbstraction";
  /** Configuration of DEX abstraction. Its keys are hashed in the order in which you pass them. */
  dexAbstraction?: Record<string, unknown>;
}

/**
 * Sets the abstraction of the account that the signing agent acts for.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface AgentSetAbstractionAction {
  type: "agentSetAbstraction";
  /** Abstraction mode of the account, which decides whether its balances are combined. */
  abstraction: "i" | "u" | "p";
}

/**
 * Approves an agent to sign for the account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ApproveAgentAction {
  type: "approveAgent";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the agent. */
  agentAddress: Address;
  /**
   * Name of the agent. An agent without a name replaces the previous unnamed one. Append ` valid_until` and a
   * time in milliseconds since the Unix epoch to limit the approval's lifetime. Default: `""`.
   */
  agentName?: string;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Approves a maximum fee for a builder.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ApproveBuilderFeeAction {
  type: "approveBuilderFee";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Maximum fee rate, in percent with the percent sign: `0.01%`. */
  maxFeeRate: Percentage;
  /** Address of the builder. */
  builder: Address;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Claims the rewards from referrals.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ClaimRewardsAction {
  type: "claimRewards";
}

/**
 * Converts the account to a multi-signature account, or back to a single key.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ConvertToMultiSigUserAction {
  type: "convertToMultiSigUser";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /**
   * Addresses that may sign for the account, and the required number of signatures; null to convert back to a
   * single signer.
   */
  signers: MultiSigConfiguration;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Creates a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CreateSubAccountAction {
  type: "createSubAccount";
  /** Name of the sub-account. */
  name: string;
}

/**
 * Sets whether the account's transactions on the EVM go into small or big blocks.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface EvmUserModifyAction {
  type: "evmUserModify";
  /** Whether the account's transactions on the EVM go into big blocks. */
  usingBigBlocks: boolean;
}

/**
 * Creates a referral code.
 *
 * Source: nktkas/hyperliquid.
 */
export interface RegisterReferrerAction {
  type: "registerReferrer";
  /** The referral code. */
  code: string;
}

/**
 * Buys additional requests beyond the limit that the traded volume allows.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ReserveRequestWeightAction {
  type: "reserveRequestWeight";
  /** Number of requests to reserve. */
  weight: number;
  /** Account that the requests are reserved for. Default: the account itself. */
  destination?: Address;
}

/**
 * Sets the display name that leaderboards show.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SetDisplayNameAction {
  type: "setDisplayName";
  /** Display name. */
  displayName: string;
}

/**
 * Sets the referral code by which the account was referred.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SetReferrerAction {
  type: "setReferrer";
  /** The referral code. */
  code: string;
}

/**
 * Sets whether the venue converts small spot balances.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotUserAction {
  type: "spotUser";
  /** Turns spot dusting, the conversion of small spot balances, on or off. */
  toggleSpotDusting: {
    /** Whether to opt out of spot dusting. */
    optOut: boolean;
  };
}

/**
 * Renames a sub-account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SubAccountModifyAction {
  type: "subAccountModify";
  /** Address of the sub-account. */
  subAccountUser: Address;
  /** New name of the sub-account. */
  name: string;
}

/**
 * Turns DEX abstraction on or off for a user, signed by the user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserDexAbstractionAction {
  type: "userDexAbstraction";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the account. */
  user: Address;
  /** Whether to turn the setting on. */
  enabled: boolean;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Turns portfolio margin on or off.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserPortfolioMarginAction {
  type: "userPortfolioMargin";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the account. */
  user: Address;
  /** Whether to turn the setting on. */
  enabled: boolean;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Sets the abstraction of an account, signed by the user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserSetAbstractionAction {
  type: "userSetAbstraction";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the account. */
  user: Address;
  /** Abstraction mode of the account, which decides whether its balances are combined. */
  abstraction: "disabled" | "unifiedAccount" | "portfolioMargin";
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AgentSendAssetAction {
  type: "agentSendAsset";
  /** Address of the recipient. */
  destination: Address;
  /** Source: the name of a dex, the empty string for the first dex, or `spot`. */
  sourceDex: string;
  /** Destination: the name of a dex, the empty string for the first dex, or `spot`. */
  destinationDex: string;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** Sub-account to send from; the empty string for the account itself. Default: `""`. */
  fromSubAccount?: OptionalAddress;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Supplies, withdraws, borrows or repays a token.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendAction {
  type: "borrowLend";
  /** Operation to perform. */
  operation: "supply" | "withdraw" | "repay" | "borrow";
  /** The token's index. */
  token: number;
  /** Amount; null for the maximum. */
  amount: Amount | null;
}

/**
 * Sends a token between dexes, spot, sub-accounts and accounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SendAssetAction {
  type: "sendAsset";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the recipient. */
  destination: Address;
  /** Source: the name of a dex, the empty string for the first dex, or `spot`. */
  sourceDex: string;
  /** Destination: the name of a dex, the empty string for the first dex, or `spot`. */
  destinationDex: string;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** Sub-account to send from; the empty string for the account itself. Default: `""`. */
  fromSubAccount?: OptionalAddress;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Sends a token to another chain, and calls the receiving contract with data.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SendToEvmWithDataAction {
  type: "sendToEvmWithData";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Token, as its name and id. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** Source: the name of a dex, the empty string for the first dex, or `spot`. */
  sourceDex: string;
  /** Address of the recipient on the destination chain. */
  destinationRecipient: string;
  /** Encoding of the recipient's address. */
  addressEncoding: "hex" | "base58";
  /** CCTP domain of the destination chain. */
  destinationChainId: number;
  /** Gas limit of the call. */
  gasLimit: number;
  /** Data passed to the recipient contract. */
  data: HexBytes;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Sends a spot token to an account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotSendAction {
  type: "spotSend";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the recipient. */
  destination: Address;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  time: Nonce;
}

/**
 * Transfers a spot token to or from a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountSpotTransferAction {
  type: "subAccountSpotTransfer";
  /** Address of the sub-account. */
  subAccountUser: Address;
  /** Whether the transfer is a deposit; otherwise, it is a withdrawal. */
  isDeposit: boolean;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
}

/**
 * Transfers USDC to or from a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountTransferAction {
  type: "subAccountTransfer";
  /** Address of the sub-account. */
  subAccountUser: Address;
  /** Whether the transfer is a deposit; otherwise, it is a withdrawal. */
  isDeposit: boolean;
  /** Amount, in units of 1e-6 USD. */
  usd: number;
}

/**
 * Transfers USDC between spot and perpetuals.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UsdClassTransferAction {
  type: "usdClassTransfer";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Amount. Append ` subaccount:` and an address to transfer from that sub-account. */
  amount: TransferAmount;
  /** Whether the transfer is from spot to perpetuals. */
  toPerp: boolean;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Sends USDC to an account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UsdSendAction {
  type: "usdSend";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the recipient. */
  destination: Address;
  /** The amount. */
  amount: Amount;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  time: Nonce;
}

/**
 * Withdraws USDC to the chain of the venue's bridge.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Withdraw3Action {
  type: "withdraw3";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the recipient. */
  destination: Address;
  /** The amount. */
  amount: Amount;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  time: Nonce;
}

/**
 * The result of one order of a batch.
 *
 * Source: hyperliquid-python-sdk; nktkas/hyperliquid.
 */
export type OrderStatusResult =
  | {
    /** The order is resting on the book. */
    resting: {
      /** The order's id. */
      oid: number;
      /** Client order id; absent without one. */
      cloid?: ClientOrderId;
    };
  }
  | {
    /** The order was filled. */
    filled: {
      /** Filled size. */
      totalSz: string;
      /** Average fill price. */
      avgPx: string;
      /** The order's id. */
      oid: number;
      /** Client order id; absent without one. */
      cloid?: ClientOrderId;
    };
  }
  | {
    /** Reason for the rejection. */
    error: string;
  }
  | "waitingForFill" | "waitingForTrigger";

/**
 * The orders were processed. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderOk {
  status: "ok";
  /** Results of the orders. */
  response: {
    type: "order";
    /** Results of the orders. */
    data: {
      /** Result of each order, in the order of the request. */
      statuses: OrderStatusResult[];
    };
  };
}

/**
 * Result of one cancellation of a batch.
 *
 * Source: hyperliquid-python-sdk.
 */
export type CancelStatus =
  | "success"
  | {
    /** Reason why the order could not be cancelled. */
    error: string;
  };

/**
 * The cancellations were processed. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelOk {
  status: "ok";
  /** Results of the cancellations. */
  response: {
    type: "cancel";
    /** Results of the cancellations. */
    data: {
      /** Result of each cancellation, in the order of the request. */
      statuses: CancelStatus[];
    };
  };
}

/**
 * The TWAP order was processed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapOrderOk {
  status: "ok";
  /** Result of the TWAP order. */
  response: {
    type: "twapOrder";
    /** Result of the TWAP order. */
    data: {
      /** Whether the TWAP order was started. */
      status:
        | {
          /** The TWAP order is running. */
          running: {
            /** The TWAP order's id. */
            twapId: number;
          };
        }
        | {
          /** Reason for the rejection. */
          error: string;
        };
    };
  };
}

/**
 * The cancellation of a TWAP order was processed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapCancelOk {
  status: "ok";
  /** Result of the cancellation. */
  response: {
    type: "twapCancel";
    /** Result of the cancellation. */
    data: {
      /** Whether the TWAP order was cancelled. */
      status: CancelStatus;
    };
  };
}

/**
 * Order type: limit or trigger.
 *
 * Source: hyperliquid-python-sdk.
 */
export type OrderKind =
  | {
    /** Limit order. */
    limit: {
      /**
       * Time in force: `Gtc` good until cancelled, `Ioc` fills immediately or is cancelled, `Alo` only adds
       * liquidity (post only), `FrontendMarket` is a market order of the venue's user interface.
       */
      tif: "Gtc" | "Ioc" | "Alo" | "FrontendMarket";
    };
  }
  | {
    /** Trigger order. */
    trigger: {
      /** Whether the order executes as a market order once it is triggered. */
      isMarket: boolean;
      /** Trigger price, above 0. */
      triggerPx: Amount;
      /** Whether the order is a take-profit or a stop-loss order. */
      tpsl: "tp" | "sl";
    };
  };

/**
 * An order to place.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderRequest {
  /** The asset's index. */
  a: number;
  /** Whether the order is a buy. */
  b: boolean;
  /**
   * Limit price, above 0: an integer, or a number with at most five significant figures and no more decimal
   * places than the market's maximum minus the asset's `szDecimals`.
   */
  p: Amount;
  /** Size, in the base asset. 0 stands for the whole position if the order closes one. */
  s: Amount;
  /** Whether the order is reduce-only: it can only reduce a position. */
  r: boolean;
  /** Order type. */
  t: OrderKind;
  /** Client order id, chosen by the caller. */
  c?: ClientOrderId;
}

/**
 * Priority of an order over others, for a fee.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderPriority {
  /** Priority, in units of 1e-8 of the notional. */
  p: number;
}

/**
 * Builder that receives a fee for the order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderBuilder {
  /** The builder's address. */
  b: Address;
  /** Fee, in tenths of a basis point. */
  f: number;
}

/**
 * Order to modify, with its replacement.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderChange {
  /** Order id or client order id. */
  oid: number | ClientOrderId;
  /** Replacement order. */
  order: OrderRequest;
}

/**
 * A TWAP order, which is executed in slices over time.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Twap {
  /** The asset's index. */
  a: number;
  /** Whether the order is a buy. */
  b: boolean;
  /** Size, in the base asset. */
  s: Amount;
  /** Whether the order is reduce-only: it can only reduce a position. */
  r: boolean;
  /** Duration of the TWAP order, in minutes: from 5 minutes to 7 days. */
  m: number;
  /** Whether the intervals between slices are randomized. */
  t: boolean;
}

/**
 * Price at which a TWAP order starts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapTrigger {
  /** Trigger price. */
  p: Amount;
  /** Whether the mark price must rise to the trigger price; otherwise, it must fall. */
  a: boolean;
}

/**
 * Price conditions that start and end a TWAP order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapDetails {
  /** Trigger that starts the TWAP order; null if it starts immediately. */
  t: TwapTrigger | null;
  /** Price at which the TWAP order ends; null without one. */
  s: Amount | null;
}

/**
 * Modifies orders. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface BatchModifyAction {
  type: "batchModify";
  /** Orders to modify, each with its own result. */
  modifies: readonly OrderChange[];
  /** Whether to place the new orders even if the old ones could not be cancelled. */
  a?: true;
}

/**
 * Cancels orders by id. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelAction {
  type: "cancel";
  /** Orders to cancel, each with its own result. */
  cancels: readonly {
    /** The asset's index. */
    a: number;
    /** The order's id. */
    o: number;
  }[];
  /** Gives the cancellation priority over other messages in the queue. */
  f?: true;
}

/**
 * Cancels orders by client order id. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelByCloidAction {
  type: "cancelByCloid";
  /** The orders to cancel, each with its own result. */
  cancels: readonly {
    /** The asset's index. */
    asset: number;
    /** Client order id. */
    cloid: ClientOrderId;
  }[];
  /** Gives the cancellation priority over other messages in the queue. */
  f?: true;
}

/**
 * Modifies an order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ModifyAction {
  type: "modify";
  /** Order id or client order id. */
  oid: number | ClientOrderId;
  /** Replacement order. */
  order: OrderRequest;
  /** Whether to place the new order even if the old one could not be cancelled. */
  a?: true;
}

/**
 * Uses up a nonce, so that a pending action with the same nonce can no longer be executed.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface NoopAction {
  type: "noop";
}

/**
 * Places orders. Each has its own result; a rejected order does not stop the others.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderAction {
  type: "order";
  /** Orders to place, each with its own result. */
  orders: readonly OrderRequest[];
  /**
   * Grouping of the orders: none, take profit and stop loss attached to the first order, or attached to the
   * whole position; or the priority of the orders. Default: `"na"`.
   */
  grouping?: "na" | "normalTpsl" | "positionTpsl" | OrderPriority;
  /** Builder that receives a fee for the order. */
  builder?: OrderBuilder;
}

/**
 * Schedules the cancellation of all orders, unless the schedule is extended before then (dead man's switch).
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ScheduleCancelAction {
  type: "scheduleCancel";
  /** Time at which all orders are cancelled. Omit it to remove the schedule. */
  time?: number;
}

/**
 * Adds margin to an isolated position until it reaches a target leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TopUpIsolatedOnlyMarginAction {
  type: "topUpIsolatedOnlyMargin";
  /** The asset's index. */
  asset: number;
  /** Target leverage of the position. */
  leverage: Amount;
}

/**
 * Cancels a TWAP order.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapCancelAction {
  type: "twapCancel";
  /** The asset's index. */
  a: number;
  /** The TWAP order's id. */
  t: number;
}

/**
 * Places a TWAP order, which is executed in slices over time.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapOrderAction {
  type: "twapOrder";
  /** TWAP order to place. */
  twap: Twap;
  /** Price conditions that start and end the TWAP order. */
  details?: TwapDetails;
}

/**
 * Adds margin to an isolated position, or removes it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UpdateIsolatedMarginAction {
  type: "updateIsolatedMargin";
  /** The asset's index. */
  asset: number;
  /** Whether the position is long. */
  isBuy: boolean;
  /** Amount to add, in units of 1e-6 USD; negative to remove margin. */
  ntli: number;
}

/**
 * Sets the leverage and margin mode of an asset.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UpdateLeverageAction {
  type: "updateLeverage";
  /** The asset's index. */
  asset: number;
  /** Whether to use cross margin, which is shared with other positions. */
  isCross: boolean;
  /** Leverage multiple. */
  leverage: number;
}

/**
 * Splits, merges or negates shares of outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserOutcomeAction {
  type: "userOutcome";
  /** Splits an amount of the quote token into both sides of an outcome. */
  splitOutcome?: {
    /** The outcome's id. */
    outcome: number;
    /** The amount. */
    amount: Amount;
  };
  /** Merges both sides of an outcome into the quote token. */
  mergeOutcome?: {
    /** The outcome's id. */
    outcome: number;
    /** Amount to merge; null for the maximum. */
    amount: Amount | null;
  };
  /** Merges shares in all outcomes of a question into the quote token. */
  mergeQuestion?: {
    /** The question's id. */
    question: number;
    /** Amount to merge; null for the maximum. */
    amount: Amount | null;
  };
  /** Converts No shares of an outcome into Yes shares of the question's other outcomes. */
  negateOutcome?: {
    /** The question's id. */
    question: number;
    /** The outcome's id. */
    outcome: number;
    /** The amount. */
    amount: Amount;
  };
}

/**
 * Transfers HYPE from the spot account into the staking balance.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CDepositAction {
  type: "cDeposit";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Amount, in units of 1e-8 HYPE. */
  wei: number;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Jails or unjails the signer's validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CSignerAction {
  type: "CSignerAction";
  /** Jails the signer's validator. */
  jailSelf?: null;
  /** Unjails the signer's validator. */
  unjailSelf?: null;
}

/**
 * Registers, modifies or unregisters a validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CValidatorAction {
  type: "CValidatorAction";
  /** Changes the profile of the validator. Fields that are null stay unchanged. */
  changeProfile?: {
    /** IP address of the validator's node. */
    node_ip:
      | {
        /** IPv4 or IPv6 address. */
        Ip: string;
      }
      | null;
    /** The name. */
    name: string | null;
    /** Human-readable description. */
    description: string | null;
    /** Whether the validator starts unjailed. */
    unjailed: boolean;
    /** Whether to disable new delegations. */
    disable_delegations: boolean | null;
    /** Commission, in basis points. */
    commission_bps: number | null;
    /** Address of the key that the validator signs with. */
    signer: Address | null;
  };
  /** Registers a validator. */
  register?: {
    /** Profile of the validator. */
    profile: {
      /** IP address of the validator's node. */
      node_ip: {
        /** IPv4 or IPv6 address. */
        Ip: string;
      };
      /** The name. */
      name: string;
      /** Human-readable description. */
      description: string;
      /** Whether new delegations are disabled. */
      delegations_disabled: boolean;
      /** Commission, in basis points. */
      commission_bps: number;
      /** Address of the key that the validator signs with. */
      signer: Address;
    };
    /** Whether the validator starts unjailed. */
    unjailed: boolean;
    /** Initial self-delegation, in units of 1e-8 HYPE. */
    initial_wei: number;
  };
  /** Unregisters the validator. */
  unregister?: null;
}

/**
 * Withdraws HYPE from the staking balance to the spot account, which takes seven days.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CWithdrawAction {
  type: "cWithdraw";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Amount, in units of 1e-8 HYPE. */
  wei: number;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Links a trading account to a staking account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LinkStakingUserAction {
  type: "linkStakingUser";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the other account. */
  user: Address;
  /** Whether the staking account finalizes a link that the trading account requested. */
  isFinalize: boolean;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Disables trading for the trading account that is linked to a staking account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface StakingLinkDisableTradingUserAction {
  type: "stakingLinkDisableTradingUser";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the trading account. */
  tradingUser: Address;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Delegates HYPE to a validator, or undelegates it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TokenDelegateAction {
  type: "tokenDelegate";
  /** Id of the chain that the wallet signs for, in hex. */
  signatureChainId: SignatureChainId;
  /** Network of the venue. */
  hyperliquidChain: HyperliquidChain;
  /** Address of the validator. */
  validator: Address;
  /** Amount, in units of 1e-8 HYPE. */
  wei: number;
  /** Whether to undelegate. */
  isUndelegate: boolean;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Submits a validator's vote on the risk-free rate.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorL1StreamAction {
  type: "validatorL1Stream";
  /** Risk-free rate that the validator votes for. */
  riskFreeRate: Amount;
}

/**
 * The vault was created.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CreateVaultOk {
  status: "ok";
  /** Result of the action. */
  response: {
    type: "createVault";
    /** Address of the vault. */
    data: Address;
  };
}

/**
 * Creates a vault.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CreateVaultAction {
  type: "createVault";
  /** Name of the vault. */
  name: string;
  /** Description shown to depositors. */
  description: string;
  /** Initial deposit of the leader, in units of 1e-6 USD. */
  initialUsd: number;
  /** Nonce of the request, in milliseconds since the Unix epoch. */
  nonce: Nonce;
}

/**
 * Distributes funds of a vault to its followers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDistributeAction {
  type: "vaultDistribute";
  /** Address of the vault. */
  vaultAddress: Address;
  /** Amount, in units of 1e-6 USD. */
  usd: number;
}

/**
 * Changes the settings of a vault.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultModifyAction {
  type: "vaultModify";
  /** Address of the vault. */
  vaultAddress: Address;
  /** Whether the vault accepts deposits; null leaves the setting unchanged. Default: `null`. */
  allowDeposits?: boolean | null;
  /**
   * Whether a withdrawal always closes positions proportionally; null leaves the setting unchanged. Default:
   * `null`.
   */
  alwaysCloseOnWithdraw?: boolean | null;
}

/**
 * Deposits USDC into a vault, or withdraws it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface VaultTransferAction {
  type: "vaultTransfer";
  /** Address of the vault. */
  vaultAddress: Address;
  /** Whether the transfer is a deposit; otherwise, it is a withdrawal. */
  isDeposit: boolean;
  /** Amount, in units of 1e-6 USD. */
  usd: number;
}
