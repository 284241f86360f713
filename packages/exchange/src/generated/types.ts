// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * A question to the venue.
 *
 * Source: interface, D.
 */
export type InfoRequest =
  | ActiveAssetDataRequest
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
 * The topic to subscribe to. Perpetual and spot markets differ only by the coin.
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
 * An action, its nonce and its signature.
 *
 * Source: interface, E; expiresAfter, hyperliquid-python-sdk.
 */
export interface ExchangeRequest {
  /** The action to carry out. */
  action: Action;
  /** Milliseconds since 1970; strictly increasing for a signer, and recent. */
  nonce: Nonce;
  /** An EIP-712 signature of an action. */
  signature: Signature;
  /** The vault or subaccount that the signer acts for, if any. */
  vaultAddress?: Address | null;
  /** Milliseconds since 1970 after which the venue rejects the action. */
  expiresAfter?: number;
}

/**
 * The action to carry out.
 *
 * Source: interface, E.
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
 * Whether the venue processed the action.
 *
 * Source: interface, E; the error, hyperliquid-python-sdk.
 */
export type ExchangeAnswer = ExchangeOk | ExchangeErr;

/**
 * The venue processed the action.
 *
 * Source: interface, E.
 */
export interface ExchangeOk {
  /** Says that the venue processed the action. */
  status: "ok";
  /** The outcome of the action. */
  response: ActionResult;
}

/**
 * The outcome of the action.
 *
 * Source: interface, E, response; its type, hyperliquid-python-sdk.
 */
export interface ActionResult {
  /** The kind of result; `default` if there is no other result. */
  type?: string;
  /** The result, where the action has one. */
  data?: unknown;
  [key: string]: unknown;
}

/**
 * The venue rejected the action.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExchangeErr {
  /** Always `err`, because the action was rejected. */
  status: "err";
  /** Why, in the venue's words. */
  response: string;
}

/**
 * The perpetuals of a dex, their leverage and their margin tables.
 *
 * Source: interface, Perpetuals metadata; collateralToken, hyperliquid-python-sdk.
 */
export interface Meta {
  /** The assets. An asset's place in this list is its index; a delisted asset keeps its place. */
  universe: PerpetualAsset[];
  /** The margin tables by their ids. */
  marginTables: MarginTableEntry[];
  /** The index of the token that margin is paid in. */
  collateralToken?: number;
}

/**
 * A perpetual.
 *
 * Source: interface, Perpetuals metadata; marginTableId and marginMode, hyperliquid-python-sdk; growth mode,
 * nktkas/hyperliquid.
 */
export interface PerpetualAsset {
  /** The asset's name. */
  name: string;
  /** Number of decimal places that a size may have. */
  szDecimals: number;
  /** The highest leverage. */
  maxLeverage: number;
  /** Whether the asset trades in isolated margin only. */
  onlyIsolated?: boolean;
  /** Whether the asset is no longer traded. */
  isDelisted?: boolean;
  /** The asset's margin table. An id below 50 has one tier, whose leverage is the id, and is not listed. */
  marginTableId?: number;
  /** The limit on margin modes, such as `strictIsolated` or `noCross`. */
  marginMode?: string;
  /** `enabled` while the asset's fees are lowered to make its market grow. */
  growthMode?: string;
  /** When growth mode last changed, in ISO 8601. */
  lastGrowthModeChangeTime?: string;
}

/**
 * A margin table with its id before it.
 *
 * Source: interface, Perpetuals metadata, marginTables.
 */
export type MarginTableEntry = [number, MarginTable];

/**
 * The maximum leverage by size of the position.
 *
 * Source: interface, Perpetuals metadata, margin table.
 */
export interface MarginTable {
  /** The name of the table; may be empty. */
  description: string;
  /** The tiers, the lowest first. */
  marginTiers: MarginTier[];
}

/**
 * The maximum leverage of positions from a size upwards.
 *
 * Source: interface, Perpetuals metadata, margin table.
 */
export interface MarginTier {
  /** The position's notional from which the tier holds, USD as decimal text. */
  lowerBound: string;
  /** The highest leverage in the tier. */
  maxLeverage: number;
}

/**
 * The state of a perpetual's market.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpAssetCtx {
  /** The price a day ago. */
  prevDayPx: string;
  /** The day's volume, USD. */
  dayNtlVlm: string;
  /** The mark price. */
  markPx: string;
  /** The price between the best bid and the best offer; null without both. */
  midPx: string | null;
  /** The funding rate, as a fraction. */
  funding: string;
  /** Open interest, in the asset. */
  openInterest: string;
  /** Distance of the price from the oracle's, as a fraction. */
  premium: string | null;
  /** The oracle's price. */
  oraclePx: string;
  /** The prices at which a larger sale and purchase would execute. */
  impactPxs: [string, string] | null;
  /** The day's volume, in the asset. */
  dayBaseVlm: string;
}

/**
 * The state of a spot market.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotAssetCtx {
  /** The price a day ago. */
  prevDayPx: string;
  /** The day's volume, USD. */
  dayNtlVlm: string;
  /** The mark price. */
  markPx: string;
  /** The price between the best bid and the best offer; null without both. */
  midPx: string | null;
  /** Circulating supply of the token. */
  circulatingSupply: string;
  /** The market. */
  coin: Coin;
  /** Total supply of the token. */
  totalSupply: string;
  /** The day's volume, in the asset. */
  dayBaseVlm: string;
}

/**
 * A candle: the prices and the volume of an interval.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Candle {
  /** When the candle opens. */
  t: Timestamp;
  /** When the candle closes. */
  T: Timestamp;
  /** The coin. */
  s: Coin;
  /** The length of a candle: minutes, hours, days, weeks (`w`), a month (`M`). */
  i: CandleInterval;
  /** The first price. */
  o: string;
  /** The last price. */
  c: string;
  /** The highest price. */
  h: string;
  /** The lowest price. */
  l: string;
  /** The volume, in the asset. */
  v: string;
  /** The number of trades. */
  n: number;
}

/**
 * The orders at one price.
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
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** `B` for a bid or purchase, `A` for an ask or sale. */
  side: Side;
  /** The price. */
  px: string;
  /** The size. */
  sz: string;
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The transaction. */
  hash: TransactionHash;
  /** The trade's id. */
  tid: number;
  /** The buyer and the seller. */
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
  /** Number of decimal places that a size may have. */
  szDecimals: number;
  /** Number of decimals of its smallest unit. */
  weiDecimals: number;
  /** The token's index. */
  index: number;
  /** The token's id. */
  tokenId: TokenId;
  /** Whether the name is used for nothing else. */
  isCanonical: boolean;
  /** The token's contract on the EVM, if it is linked to one. */
  evmContract:
    | {
      /** The contract's address. */
      address: Address;
      /** Number of decimals of the contract, less those of the token. */
      evm_extra_wei_decimals: number;
    }
    | null;
  /** The name in full. */
  fullName: string | null;
  /** The part of the trading fees that the deployer gets. */
  deployerTradingFeeShare: string;
}

/**
 * A spot market.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotPair {
  /** The token that is traded, and the one that it is priced in. */
  tokens: [number, number];
  /** The market's name: `PURR/USDC`, or `@` and its index. */
  name: string;
  /** The market's index. */
  index: number;
  /** Whether the name is used for nothing else. */
  isCanonical: boolean;
}

/**
 * The amount of an asset that a user can trade, and the leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetData {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The leverage. */
  leverage: Leverage;
  /** The largest sizes that can be bought and sold. */
  maxTradeSzs: [string, string];
  /** Amounts that can still be bought and sold. */
  availableToTrade: [string, string];
  /** The mark price. */
  markPx: string;
}

/**
 * Gets the amount of an asset that a user can trade, and the leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataRequest {
  type: "activeAssetData";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The mid prices of a dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export type AllMids = Record<string, string>;

/**
 * The mid prices of a dex.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface AllMidsRequest {
  type: "allMids";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The perpetuals of all dexes, each as `meta` returns them.
 *
 * Source: nktkas/hyperliquid.
 */
export type AllPerpMetas = Meta[];

/**
 * The perpetuals of all dexes, each as `meta` returns them.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllPerpMetasRequest {
  type: "allPerpMetas";
}

/**
 * Candles of a coin; at most the last 5,000 are kept.
 *
 * Source: hyperliquid-python-sdk.
 */
export type CandleSnapshot = Candle[];

/**
 * Candles of a coin; at most the last 5,000 are kept.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CandleSnapshotRequest {
  type: "candleSnapshot";
  /** The candles to return. */
  req: {
    /**
     * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
     * spot market as `@` and its index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The length of a candle: minutes, hours, days, weeks (`w`), a month (`M`). */
    interval: CandleInterval;
    /** From when on. */
    startTime: Timestamp;
    /** Until when; now by default. */
    endTime?: Timestamp | null;
  };
}

/**
 * The status of the venue.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ExchangeStatus {
  /** The venue's time. */
  time: Timestamp;
  /** The exception, if anything. */
  specialStatuses: string | null;
}

/**
 * The status of the venue.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ExchangeStatusRequest {
  type: "exchangeStatus";
}

/**
 * The funding rates of a coin in the past.
 *
 * Source: hyperliquid-python-sdk.
 */
export type FundingHistory = {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The rate, as a fraction. */
  fundingRate: string;
  /** Distance of the price from the oracle's, as a fraction. */
  premium: string;
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
}[];

/**
 * The funding rates of a coin in the past.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface FundingHistoryRequest {
  type: "fundingHistory";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** From when on. */
  startTime: Timestamp;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
}

/**
 * The order book of a coin, at most 20 levels per side; null for an unknown coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export type L2Book =
  | {
    /**
     * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
     * market as `@` and its index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The time, in milliseconds since 1970. */
    time: Timestamp;
    /** The bids and then the asks, the best first. */
    levels: [L2Level[], L2Level[]];
    /** The distance between the best bid and offer, where levels are grouped. */
    spread?: string;
  }
  | null;

/**
 * The order book of a coin, at most 20 levels per side; null for an unknown coin.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface L2BookRequest {
  type: "l2Book";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The number of significant digits to which prices are grouped. */
  nSigFigs?: 2 | 3 | 4 | 5 | null;
  /** The step of the last digit, when `nSigFigs` is 5. */
  mantissa?: 2 | 5 | null;
}

/**
 * The positions that could be liquidated.
 *
 * Source: nktkas/hyperliquid.
 */
export type Liquidatable = {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The position. */
  positionIndex: {
    /** A position in isolated margin. */
    isolated: {
      /** The asset's index. */
      asset: number;
    };
  };
  /** The margin that is left, two figures. */
  marginAvailable: [number, number];
}[];

/**
 * The positions that could be liquidated.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LiquidatableRequest {
  type: "liquidatable";
}

/**
 * A margin table by its id.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MarginTableRequest {
  type: "marginTable";
  /** The id. */
  id: number;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The maximum notional of a market order, by the asset's maximum leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export type MaxMarketOrderNtls = [number, string][];

/**
 * The maximum notional of a market order, by the asset's maximum leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MaxMarketOrderNtlsRequest {
  type: "maxMarketOrderNtls";
}

/**
 * The perpetuals of a dex, their leverage and their margin tables.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MetaRequest {
  type: "meta";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The perpetuals of a dex and the states of their markets.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MetaAndAssetCtxs = [Meta, PerpAssetCtx[]];

/**
 * The perpetuals of a dex and the states of their markets.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MetaAndAssetCtxsRequest {
  type: "metaAndAssetCtxs";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The description of a perpetual; null for a perpetual without one.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpAnnotation =
  | {
    /** The kind of market. */
    category: string;
    /** A description for people. */
    description: string;
    /** The name to show instead of the coin's. */
    displayName?: string;
    /** Words to be found by. */
    keywords?: string[];
  }
  | null;

/**
 * The description of a perpetual; null for a perpetual without one.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpAnnotationRequest {
  type: "perpAnnotation";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
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
 * The category of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpCategoriesRequest {
  type: "perpCategories";
}

/**
 * A short description of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpConciseAnnotations = [Coin, {
  /** The kind of market. */
  category: string;
  /** The name to show instead of the coin's. */
  displayName?: string;
  /** Words to be found by. */
  keywords?: string[];
}][];

/**
 * A short description of each perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpConciseAnnotationsRequest {
  type: "perpConciseAnnotations";
}

/**
 * The perpetuals whose open interest is at its limit.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpsAtOpenInterestCap = string[];

/**
 * The perpetuals whose open interest is at its limit.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpsAtOpenInterestCapRequest {
  type: "perpsAtOpenInterestCap";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The predicted funding rates on this venue and on others.
 *
 * Source: nktkas/hyperliquid.
 */
export type PredictedFundings = [string, [string,
  | {
    /** The rate that is expected, as a fraction. */
    fundingRate: string;
    /** When it is paid next. */
    nextFundingTime: Timestamp;
    /** After how many hours it is paid. */
    fundingIntervalHours?: number;
  }
  | null][]][];

/**
 * The predicted funding rates on this venue and on others.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PredictedFundingsRequest {
  type: "predictedFundings";
}

/**
 * The last trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export type RecentTrades = Trade[];

/**
 * The last trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface RecentTradesRequest {
  type: "recentTrades";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * The spot markets and their tokens.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMeta {
  /** The markets. */
  universe: SpotPair[];
  /** All tokens. */
  tokens: SpotToken[];
}

/**
 * The spot markets and their tokens.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMetaRequest {
  type: "spotMeta";
}

/**
 * The spot markets, their tokens, and the states of the markets.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SpotMetaAndAssetCtxs = [SpotMeta, SpotAssetCtx[]];

/**
 * The spot markets, their tokens, and the states of the markets.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotMetaAndAssetCtxsRequest {
  type: "spotMetaAndAssetCtxs";
}

/**
 * A token: its supply, its price and its deployment.
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
  /** Number of decimal places that a size may have. */
  szDecimals: number;
  /** Number of decimals of its smallest unit. */
  weiDecimals: number;
  /** The price between the best bid and the best offer; null without both. */
  midPx: string;
  /** The mark price. */
  markPx: string;
  /** The price a day ago. */
  prevDayPx: string;
  /** The distribution of the first supply. */
  genesis:
    | {
      /** Initial balance, by account. */
      userBalances: [Address, string][];
      /** Initial balance for the holders of other tokens, by token. */
      existingTokenBalances: [number, string][];
      /** The accounts that may not hold it. */
      blacklistUsers: Address[];
    }
    | null;
  /** The deployer. */
  deployer: Address | null;
  /** Cost of the deployment, in HYPE. */
  deployGas: string | null;
  /** When it was deployed, in ISO 8601. */
  deployTime: string | null;
  /** The USDC that its market making started with. */
  seededUsdc: string;
  /** Balances that do not circulate, by holder. */
  nonCirculatingUserBalances: [Address, string][];
  /** Amount still to be issued. */
  futureEmissions: string;
}

/**
 * A token: its supply, its price and its deployment.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TokenDetailsRequest {
  type: "tokenDetails";
  /** The token's id. */
  tokenId: TokenId;
}

/**
 * The address of an account: 20 bytes in hex.
 *
 * Source: interface, E, vaultAddress.
 */
export type Address = `0x${string}`;

/**
 * The hash of a transaction, 32 bytes.
 *
 * Source: hyperliquid-python-sdk.
 */
export type TransactionHash = `0x${string}`;

/**
 * A caller's own id of an order, 16 bytes.
 *
 * Source: hyperliquid-python-sdk.
 */
export type ClientOrderId = `0x${string}`;

/**
 * A token's id, 16 bytes.
 *
 * Source: hyperliquid-python-sdk.
 */
export type TokenId = `0x${string}`;

/**
 * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
 * market as `@` and its index, or `PURR/USDC`.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Coin = string;

/**
 * Milliseconds since 1970.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Timestamp = number;

/**
 * `B` for a bid or purchase, `A` for an ask or sale.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Side = "B" | "A";

/**
 * The length of a candle: minutes, hours, days, weeks (`w`), a month (`M`).
 *
 * Source: hyperliquid-python-sdk.
 */
export type CandleInterval =
  | "1m"
  | "3m"
  | "5m"
  | "15m"
  | "30m"
  | "1h"
  | "2h"
  | "4h"
  | "8h"
  | "12h"
  | "1d"
  | "3d"
  | "1w"
  | "1M";

/**
 * The name of a perpetual dex; the empty string is the first one.
 *
 * Source: interface, D, dex.
 */
export type DexName = string;

/**
 * The value and margin of an account or a part of it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MarginSummary {
  /** Value of the account, USD. */
  accountValue: string;
  /** Value of all positions, USD. */
  totalNtlPos: string;
  /** The USD without the positions. */
  totalRawUsd: string;
  /** The margin that positions bind, USD. */
  totalMarginUsed: string;
}

/**
 * A leverage, and whether the margin is shared with other positions.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Leverage =
  | {
    type: "isolated";
    /** The amount. */
    value: number;
    /** The USD that the margin holds. */
    rawUsd: string;
  }
  | {
    type: "cross";
    /** The amount. */
    value: number;
  };

/**
 * A position in a perpetual.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Position {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The size; negative for a short position. */
  szi: string;
  /** The leverage. */
  leverage: Leverage;
  /** The average price that the position was opened at. */
  entryPx: string;
  /** Value of the position, USD. */
  positionValue: string;
  /** Profit or loss at the mark price, USD. */
  unrealizedPnl: string;
  /** The return on the margin, as a fraction. */
  returnOnEquity: string;
  /** The price at which the position is liquidated; null if no price is near enough. */
  liquidationPx: string | null;
  /** The margin that the position binds, USD. */
  marginUsed: string;
  /** The highest leverage that the asset allows. */
  maxLeverage: number;
  /** The funding that was paid; negative if it was received. */
  cumFunding: {
    /** Since the account began. */
    allTime: string;
    /** Since the position was opened. */
    sinceOpen: string;
    /** Since the position's size last changed. */
    sinceChange: string;
  };
}

/**
 * The balance of a token, or of a side of an outcome.
 *
 * Source: nktkas/hyperliquid.
 */
export type SpotBalance =
  | {
    /** The token. */
    coin: Coin;
    /** The token's index. */
    token: number;
    /** The amount. */
    total: string;
    /** Amount reserved for orders. */
    hold: string;
    /** Price paid for it, USD. */
    entryNtl: string;
    /** Amount reserved for spot orders. */
    spotHold?: string;
    /** Maximum that can be borrowed, as a fraction of its value. */
    ltv?: string;
    /** Borrowed amount. */
    borrowed?: string;
    /** Lent amount. */
    supplied?: string;
  }
  | {
    /** The token. */
    coin: string;
    /** The amount. */
    total: string;
    /** Amount reserved for orders. */
    hold: string;
    /** Price paid for it, USD. */
    entryNtl: string;
  };

/**
 * A funding payment.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FundingUpdate {
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The transaction. */
  hash: TransactionHash;
  /** The payment. */
  delta: {
    type: "funding";
    /**
     * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
     * spot market as `@` and its index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The amount, in USDC. */
    usdc: string;
    /** The size; negative for a short position. */
    szi: string;
    /** The rate, as a fraction. */
    fundingRate: string;
    /** Number of samples of the premium that the rate is computed from; null if it was paid at once. */
    nSamples: number | null;
  };
}

/**
 * A deposit, withdrawal, transfer or another change that is no funding.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LedgerUpdate {
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The transaction. */
  hash: TransactionHash;
  /** The change. */
  delta:
    | {
      type: "accountClassTransfer";
      /** The amount, in USDC. */
      usdc: string;
      /** Whether it went from spot to perpetuals. */
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
      /** The address of an account: 20 bytes in hex. */
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
      /** The margin mode. */
      leverageType: "Cross" | "Isolated";
      /** The liquidated positions. */
      liquidatedPositions: {
        /**
         * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
         * spot market as `@` and its index, or `PURR/USDC`.
         */
        coin: Coin;
        /** The size; negative for a short position. */
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
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** The recipient. */
      destination: Address;
      /** The fee. */
      fee: string;
      /** The fee in the token itself. */
      nativeTokenFee: string;
      /** The nonce. */
      nonce: number | null;
      /** The token that the fee was paid in. */
      feeToken: string;
    }
    | {
      type: "subAccountTransfer";
      /** The amount, in USDC. */
      usdc: string;
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** The recipient. */
      destination: Address;
    }
    | {
      type: "vaultCreate";
      /** The vault's address. */
      vault: Address;
      /** The amount, in USDC. */
      usdc: string;
      /** The fee. */
      fee: string;
    }
    | {
      type: "vaultDeposit";
      /** The vault's address. */
      vault: Address;
      /** The amount, in USDC. */
      usdc: string;
    }
    | {
      type: "vaultDistribution";
      /** The vault's address. */
      vault: Address;
      /** The amount, in USDC. */
      usdc: string;
    }
    | {
      type: "vaultWithdraw";
      /** The vault's address. */
      vault: Address;
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** Requested amount, USD. */
      requestedUsd: string;
      /** The leader's commission. */
      commission: string;
      /** Cost of closing positions. */
      closingCost: string;
      /** Value when it was lent, borrowed or deposited. */
      basis: string;
      /** Amount paid out, USD. */
      netWithdrawnUsd: string;
    }
    | {
      type: "withdraw";
      /** The amount, in USDC. */
      usdc: string;
      /** The nonce. */
      nonce: number;
      /** The fee. */
      fee: string;
    }
    | {
      type: "send";
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** The recipient. */
      destination: Address;
      /** The source: a dex, the empty string for the first one, or `spot`. */
      sourceDex: string;
      /** The destination: a dex, the empty string for the first one, or `spot`. */
      destinationDex: string;
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
      /** Value, in USDC. */
      usdcValue: string;
      /** The fee. */
      fee: string;
      /** The fee in the token itself. */
      nativeTokenFee: string;
      /** The nonce. */
      nonce: number;
      /** The token that the fee was paid in. */
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
      /** Whether it goes in. */
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
      /** Interest in the amount. */
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
      /** The name of a perpetual dex; the empty string is the first one. */
      dex: DexName;
      /** The token. */
      token: string;
      /** The amount. */
      amount: string;
    }
    | {
      type: "vaultLeaderCommission";
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** The amount, in USDC. */
      usdc: string;
    };
}

/**
 * The fees that hold for all.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FeeSchedule {
  /** The taker's fee, as a fraction. */
  cross: string;
  /** The maker's fee, as a fraction. */
  add: string;
  /** The taker's fee on spot markets, as a fraction. */
  spotCross: string;
  /** The maker's fee on spot markets, as a fraction. */
  spotAdd: string;
  /** The fees of users that trade more. */
  tiers: {
    /** The tiers by volume. */
    vip: {
      /** The volume from which the tier holds, USD. */
      ntlCutoff: string;
      /** The taker's fee, as a fraction. */
      cross: string;
      /** The maker's fee, as a fraction. */
      add: string;
      /** The taker's fee on spot markets, as a fraction. */
      spotCross: string;
      /** The maker's fee on spot markets, as a fraction. */
      spotAdd: string;
    }[];
    /** The market makers' tiers. */
    mm: {
      /** The part of the venue's maker volume from which the tier holds. */
      makerFractionCutoff: string;
      /** The maker's fee, as a fraction. */
      add: string;
    }[];
  };
  /** The part of the fees that a referral saves. */
  referralDiscount: string;
  /** The discounts for staking. */
  stakingDiscountTiers: {
    /** Minimum stake for the discount, in hundredths of a percent of the supply. */
    bpsOfMaxSupply: string;
    /** The part of the fees that is taken off. */
    discount: string;
  }[];
}

/**
 * Value and earnings of an account in a period.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PortfolioPeriod {
  /** Value of the account, by time. */
  accountValueHistory: [Timestamp, string][];
  /** Profit and loss, by time. */
  pnlHistory: [Timestamp, string][];
  /** The volume, USD. */
  vlm: string;
}

/**
 * The builders whose fees a user has approved.
 *
 * Source: nktkas/hyperliquid.
 */
export type ApprovedBuilders = Address[];

/**
 * The builders whose fees a user has approved.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ApprovedBuildersRequest {
  type: "approvedBuilders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's perpetuals account: margin and positions.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ClearinghouseState {
  /** The whole account. */
  marginSummary: MarginSummary;
  /** The part of the account in cross margin. */
  crossMarginSummary: MarginSummary;
  /** Maintenance margin of the cross positions, USD. */
  crossMaintenanceMarginUsed: string;
  /** Maximum that can be withdrawn, USD. */
  withdrawable: string;
  /** The open positions. */
  assetPositions: {
    type: "oneWay";
    /** The position. */
    position: Position;
  }[];
  /** The time of this state. */
  time: Timestamp;
}

/**
 * A user's perpetuals account: margin and positions.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ClearinghouseStateRequest {
  type: "clearinghouseState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The named agents that a user has approved.
 *
 * Source: hyperliquid-python-sdk.
 */
export type ExtraAgents = {
  /** The agent's address. */
  address: Address;
  /** The name. */
  name: string;
  /** When the approval ends; null if it does not. */
  validUntil: Timestamp | null;
}[];

/**
 * The named agents that a user has approved.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ExtraAgentsRequest {
  type: "extraAgents";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Whether a user has VIP status.
 *
 * Source: nktkas/hyperliquid.
 */
export type IsVip = boolean | null;

/**
 * Whether a user has VIP status.
 *
 * Source: nktkas/hyperliquid.
 */
export interface IsVipRequest {
  type: "isVip";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The actions that the law of a user's country allows.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LegalCheck {
  /** Whether the user agreed to the venue's terms. */
  acceptedTerms: boolean;
  /** Whether the user may use the venue. */
  userAllowed: boolean;
  /** The restrictions: `n` none, `a` all actions, `o` outcomes, `u` those of the United Kingdom. */
  restrictions: "n" | "a" | "o" | "u";
}

/**
 * Gets the actions that the law of a user's country allows.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LegalCheckRequest {
  type: "legalCheck";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The highest fee that a user has approved for a builder, in thousandths of a percent.
 *
 * Source: nktkas/hyperliquid.
 */
export type MaxBuilderFee = number;

/**
 * The highest fee that a user has approved for a builder, in thousandths of a percent.
 *
 * Source: nktkas/hyperliquid.
 */
export interface MaxBuilderFeeRequest {
  type: "maxBuilderFee";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The builder's address. */
  builder: Address;
}

/**
 * An account's value and profit over time, by period.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Portfolio = [["day", PortfolioPeriod], ["week", PortfolioPeriod], ["month", PortfolioPeriod], ["allTime", PortfolioPeriod], ["perpDay", PortfolioPeriod], ["perpWeek", PortfolioPeriod], ["perpMonth", PortfolioPeriod], ["perpAllTime", PortfolioPeriod]];

/**
 * An account's value and profit over time, by period.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PortfolioRequest {
  type: "portfolio";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The fee of a transfer to a user, and whether the transfer is allowed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PreTransferCheck {
  /** The fee. */
  fee: string;
  /** Whether the user is under sanctions. */
  isSanctioned: boolean;
  /** Whether the account is known. */
  userExists: boolean;
  /** Whether it ever sent anything. */
  userHasSentTx: boolean;
}

/**
 * The fee of a transfer to a user, and whether the transfer is allowed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PreTransferCheckRequest {
  type: "preTransferCheck";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The sender. */
  source: Address;
}

/**
 * The referrals of a user, and the rewards for them.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Referral {
  /** By whom the user was referred, if at all. */
  referredBy:
    | {
      /** The referrer's address. */
      referrer: Address;
      /** The referral code. */
      code: string;
    }
    | null;
  /** The volume traded so far, USD. */
  cumVlm: string;
  /** Rewards that wait to be claimed. */
  unclaimedRewards: string;
  /** Rewards that were paid out. */
  claimedRewards: string;
  /** Earnings as a builder. */
  builderRewards: string;
  /** Whether the user can refer others. */
  referrerState:
    | {
      stage: "ready";
      /** More on it. */
      data: {
        /** The referral code. */
        code: string;
        /** Number of referred users. */
        nReferrals: number;
        /** The referred users. */
        referralStates: {
          /** The volume traded so far, USD. */
          cumVlm: string;
          /** The fees that counted for rewards. */
          cumRewardedFeesSinceReferred: string;
          /** The fees that went to the referrer. */
          cumFeesRewardedToReferrer: string;
          /** When the user joined. */
          timeJoined: Timestamp;
          /** The address of an account: 20 bytes in hex. */
          user: Address;
          /** The state by token. */
          tokenToState: [number, {
            /** The volume traded so far, USD. */
            cumVlm: string;
            /** The fees that counted for rewards. */
            cumRewardedFeesSinceReferred: string;
            /** The fees that went to the referrer. */
            cumFeesRewardedToReferrer: string;
          }][];
        }[];
      };
    }
    | { stage: "needToCreateCode" }
    | {
      stage: "needToTrade";
      /** More on it. */
      data: {
        /** The volume that is needed, USD. */
        required: string;
      };
    };
  /** The rewards so far. */
  rewardHistory: {
    /** Earnings. */
    earned: string;
    /** The volume, USD. */
    vlm: string;
    /** The volume of the referred users, USD. */
    referralVlm: string;
    /** The time, in milliseconds since 1970. */
    time: Timestamp;
  }[];
  /** The state by token. */
  tokenToState: [number, {
    /** The volume traded so far, USD. */
    cumVlm: string;
    /** Rewards that wait to be claimed. */
    unclaimedRewards: string;
    /** Rewards that were paid out. */
    claimedRewards: string;
    /** Earnings as a builder. */
    builderRewards: string;
  }][];
}

/**
 * The referrals of a user, and the rewards for them.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ReferralRequest {
  type: "referral";
  /** The address of an account: 20 bytes in hex. */
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
  /** The balances, a token each. */
  balances: SpotBalance[];
  /** Balances that the EVM holds in escrow. */
  evmEscrows?: {
    /**
     * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
     * spot market as `@` and its index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The token's index. */
    token: number;
    /** The amount. */
    total: string;
  }[];
  /** Portfolio margin in use, as a fraction. */
  portfolioMarginRatio?: string;
  /** Borrowed part of the maximum, as a fraction, by token. */
  tokenToPortfolioBorrowRatio?: [number, string][];
  /** Lent part of the maximum, as a fraction, by token. */
  tokenToPortfolioSupplyRatio?: [number, string][];
  /** Balance left over the maintenance margin, by token. */
  tokenToAvailableAfterMaintenance?: [number, string][];
}

/**
 * A user's spot account: the balances.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotClearinghouseStateRequest {
  type: "spotClearinghouseState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's sub-accounts; null without any.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SubAccounts =
  | {
    /** The name. */
    name: string;
    /** The sub-account's address. */
    subAccountUser: Address;
    /** The account above it. */
    master: Address;
    /** The perpetuals account. */
    clearinghouseState: ClearinghouseState;
    /** The spot account. */
    spotState: SpotClearinghouseState;
  }[]
  | null;

/**
 * A user's sub-accounts; null without any.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountsRequest {
  type: "subAccounts";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's sub-accounts with their accounts on all dexes; null without any.
 *
 * Source: nktkas/hyperliquid.
 */
export type SubAccounts2 =
  | {
    /** The name. */
    name: string;
    /** The sub-account's address. */
    subAccountUser: Address;
    /** The account above it. */
    master: Address;
    /** The perpetuals account on each dex, the first one included. */
    dexToClearinghouseState: [DexName, ClearinghouseState][];
    /** The spot account. */
    spotState: SpotClearinghouseState;
    /** The way in which the account's balances are combined, if it is not the default. */
    abstraction?: "unifiedAccount" | "portfolioMargin" | "disabled";
  }[]
  | null;

/**
 * A user's sub-accounts with their accounts on all dexes; null without any.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SubAccounts2Request {
  type: "subAccounts2";
  /** The address of an account: 20 bytes in hex. */
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
 * The current routes for deposits and withdrawals of USDC.
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
 * The abstraction mode of a user: which balances count as one account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserAbstractionRequest {
  type: "userAbstraction";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Whether DEX abstraction is on for a user; null if it was never set.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserDexAbstractionState = boolean | null;

/**
 * Whether DEX abstraction is on for a user; null if it was never set.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserDexAbstractionRequest {
  type: "userDexAbstraction";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's fees, volumes and discounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFees {
  /** The last days' volumes. */
  dailyUserVlm: {
    /** The day, `YYYY-MM-DD`. */
    date: string;
    /** The volume of the user as taker. */
    userCross: string;
    /** The volume of the user as maker. */
    userAdd: string;
    /** The volume of the whole venue. */
    exchange: string;
  }[];
  /** The fees that hold for all. */
  feeSchedule: FeeSchedule;
  /** The user's fee as taker, as a fraction. */
  userCrossRate: string;
  /** The user's fee as maker, as a fraction. */
  userAddRate: string;
  /** The user's fee as taker on spot markets, as a fraction. */
  userSpotCrossRate: string;
  /** The user's fee as maker on spot markets, as a fraction. */
  userSpotAddRate: string;
  /** The part of the fees that a referral saves at present. */
  activeReferralDiscount: string;
  /** The fee trial, if there is one; else null. */
  trial: unknown;
  /** Balance that a fee trial holds in escrow. */
  feeTrialEscrow: string;
  /** When the next fee trial can begin. */
  nextTrialAvailableTimestamp: Timestamp | null;
  /** The link between a trading account and the account that stakes for it. */
  stakingLink:
    | {
      /** Whether the trading account has only requested the link, or it is in force. */
      type: "requested" | "tradingUser";
      /** The account that stakes. */
      stakingUser: Address;
    }
    | {
      type: "stakingUser";
      /** The account that trades. */
      tradingUser: Address;
    }
    | null;
  /** The current discount for staking. */
  activeStakingDiscount: {
    /** Minimum stake for the discount, in hundredths of a percent of the supply. */
    bpsOfMaxSupply: string;
    /** The part of the fees that is taken off. */
    discount: string;
  };
}

/**
 * A user's fees, volumes and discounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFeesRequest {
  type: "userFees";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The funding that a user has paid and received.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFunding = FundingUpdate[];

/**
 * The funding that a user has paid and received.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFundingRequest {
  type: "userFunding";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** From when on. */
  startTime?: Timestamp | null;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
}

/**
 * A user's deposits, withdrawals, transfers and other ledger changes except funding.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserNonFundingLedgerUpdates = LedgerUpdate[];

/**
 * A user's deposits, withdrawals, transfers and other ledger changes except funding.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserNonFundingLedgerUpdatesRequest {
  type: "userNonFundingLedgerUpdates";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** From when on. */
  startTime?: Timestamp;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
}

/**
 * The number of requests that a user has made, and the limit.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRateLimit {
  /** The volume traded so far, USD. */
  cumVlm: string;
  /** Number of requests so far. */
  nRequestsUsed: number;
  /** Maximum number of requests in total. */
  nRequestsCap: number;
  /** Number of requests reserved in addition. */
  nRequestsSurplus: number;
}

/**
 * The number of requests that a user has made, and the limit.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRateLimitRequest {
  type: "userRateLimit";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The role of an address: a user, an agent, a vault, a sub-account, or unknown.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserRole =
  | {
    /** The role. */
    role: "missing" | "user" | "vault";
  }
  | {
    role: "agent";
    /** Whose it is. */
    data: {
      /** The address of an account: 20 bytes in hex. */
      user: Address;
    };
  }
  | {
    role: "subAccount";
    /** Whose it is. */
    data: {
      /** The account above it. */
      master: Address;
    };
  };

/**
 * Gets the role of an address: a user, an agent, a vault, a sub-account, or unknown.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserRoleRequest {
  type: "userRole";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The addresses that may sign for a multi-signature account; null for any other.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MultiSigSigners =
  | {
    /** The accounts that may sign. */
    authorizedUsers: Address[];
    /** The number of signers that must sign. */
    threshold: number;
  }
  | null;

/**
 * The addresses that may sign for a multi-signature account; null for any other.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserToMultiSigSignersRequest {
  type: "userToMultiSigSigners";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Everything that the venue's user interface shows about a user, in one response.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData2 {
  /** The perpetuals account. */
  clearinghouseState: ClearinghouseState;
  /** The vaults that the user leads. */
  leadingVaults: LeadingVaults;
  /** Value of the shares in vaults, USD. */
  totalVaultEquity: string;
  /** The open orders. */
  openOrders: FrontendOpenOrders;
  /** The agent's address, if there is an agent. */
  agentAddress: Address | null;
  /** When the agent's approval ends; null if it does not, or there is none. */
  agentValidUntil: Timestamp | null;
  /** All deposits less all withdrawals, USD. */
  cumLedger: string;
  /** The perpetuals. */
  meta: Meta;
  /** The state of each asset's market, in the order of the universe. */
  assetCtxs: PerpAssetCtx[];
  /** The venue's time. */
  serverTime: Timestamp;
  /** Whether the account is a vault. */
  isVault: boolean;
  /** The account. */
  user: Address;
  /** The running TWAP orders by id. */
  twapStates: [number, TwapState][];
  /** The spot account. */
  spotState?: SpotClearinghouseState;
  /** The state of each spot market. */
  spotAssetCtxs: SpotAssetCtx[];
  /** Whether the conversion of small spot balances is off. */
  optOutOfSpotDusting?: true;
  /** The coins whose open interest is at its limit. */
  perpsAtOpenInterestCap?: PerpsAtOpenInterestCap;
}

/**
 * Everything that the venue's user interface shows about a user, in one response.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData2Request {
  type: "webData2";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Whether a vault has vaults below or above it.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultRelationship =
  | {
    /** Whether the vault has vaults below or above it. */
    type: "normal" | "child";
  }
  | {
    type: "parent";
    /** The vaults below it. */
    data: {
      /** The vaults below it. */
      childAddresses: Address[];
    };
  };

/**
 * A user with a share of a vault.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultFollower {
  /** The account. */
  user: Address | "Leader";
  /** Value of the share, USD. */
  vaultEquity: string;
  /** Profit and loss, USD. */
  pnl: string;
  /** Profit and loss since the start, USD. */
  allTimePnl: string;
  /** For how many days the user has been in the vault. */
  daysFollowing: number;
  /** When the user joined. */
  vaultEntryTime: Timestamp;
  /** Until when it cannot be taken out. */
  lockupUntil: Timestamp;
}

/**
 * The vaults that a user leads.
 *
 * Source: nktkas/hyperliquid.
 */
export type LeadingVaults = {
  /** The vault's address. */
  address: Address;
  /** The name. */
  name: string;
}[];

/**
 * The vaults that a user leads.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LeadingVaultsRequest {
  type: "leadingVaults";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's shares of vaults.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserVaultEquities = {
  /** The vault's address. */
  vaultAddress: Address;
  /** Value of the share, USD. */
  equity: string;
  /** Until when it cannot be taken out. */
  lockedUntilTimestamp: Timestamp;
}[];

/**
 * A user's shares of vaults.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserVaultEquitiesRequest {
  type: "userVaultEquities";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A vault: its leader, its followers, its history.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDetails {
  /** The name. */
  name: string;
  /** The vault's address. */
  vaultAddress: Address;
  /** The leader of the vault. */
  leader: Address;
  /** A description for people. */
  description: string;
  /** The vault's history by period. */
  portfolio: Portfolio;
  /** The yearly return, as a fraction. */
  apr: number;
  /** The requested user's share, if any. */
  followerState:
    | {
      /** The address of an account: 20 bytes in hex. */
      user: Address;
      /** Value of the share, USD. */
      vaultEquity: string;
      /** Profit and loss, USD. */
      pnl: string;
      /** Profit and loss since the start, USD. */
      allTimePnl: string;
      /** For how many days the user has been in the vault. */
      daysFollowing: number;
      /** When the user joined. */
      vaultEntryTime: Timestamp;
      /** Until when it cannot be taken out. */
      lockupUntil: Timestamp;
    }
    | null;
  /** The leader's part of the vault, as a fraction. */
  leaderFraction: number;
  /** The leader's part of the profits, as a fraction. */
  leaderCommission: number;
  /** The users that have a share of the vault. */
  followers: VaultFollower[];
  /** Maximum that could be paid out, USD. */
  maxDistributable: number;
  /** Maximum that could be withdrawn, USD. */
  maxWithdrawable: number;
  /** Whether the vault is closed. */
  isClosed: boolean;
  /** Whether the vault has vaults below or above it. */
  relationship: VaultRelationship;
  /** Whether the vault accepts deposits. */
  allowDeposits: boolean;
  /** Whether a withdrawal closes positions in proportion. */
  alwaysCloseOnWithdraw: boolean;
}

/**
 * The vault, or `null` if there is none at the address.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultDetailsFound = VaultDetails | null;

/**
 * A vault: its leader, its followers, its history.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDetailsRequest {
  type: "vaultDetails";
  /** The vault's address. */
  vaultAddress: Address;
  /** The account. */
  user?: Address | null;
}

/**
 * The vaults created in the last two hours.
 *
 * Source: nktkas/hyperliquid.
 */
export type VaultSummaries = {
  /** The name. */
  name: string;
  /** The vault's address. */
  vaultAddress: Address;
  /** The leader of the vault. */
  leader: Address;
  /** Value of the vault, USD. */
  tvl: string;
  /** Whether the vault is closed. */
  isClosed: boolean;
  /** Whether the vault has vaults below or above it. */
  relationship: VaultRelationship;
  /** The time at which it was created. */
  createTimeMillis: Timestamp;
}[];

/**
 * The vaults created in the last two hours.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultSummariesRequest {
  type: "vaultSummaries";
}

/**
 * The state of an order. States that end in `Canceled` were on the book; those that end in `Rejected` never
 * were.
 *
 * Source: nktkas/hyperliquid.
 */
export type OrderState =
  | "open"
  | "filled"
  | "canceled"
  | "triggered"
  | "rejected"
  | "marginCanceled"
  | "vaultWithdrawalCanceled"
  | "openInterestCapCanceled"
  | "selfTradeCanceled"
  | "reduceOnlyCanceled"
  | "siblingFilledCanceled"
  | "delistedCanceled"
  | "liquidatedCanceled"
  | "outcomeSettledCanceled"
  | "scheduledCancel"
  | "internalCancel"
  | "tickRejected"
  | "minTradeNtlRejected"
  | "perpMarginRejected"
  | "reduceOnlyRejected"
  | "badAloPxRejected"
  | "iocCancelRejected"
  | "badTriggerPxRejected"
  | "marketOrderNoLiquidityRejected"
  | "positionIncreaseAtOpenInterestCapRejected"
  | "positionFlipAtOpenInterestCapRejected"
  | "tooAggressiveAtOpenInterestCapRejected"
  | "openInterestIncreaseRejected"
  | "insufficientSpotBalanceRejected"
  | "oracleRejected"
  | "perpMaxPositionRejected"
  | "tooManyOpenOrdersRejected";

/**
 * The time in force of an order: `Gtc` until cancelled, `Ioc` fills immediately or not at all, `Alo` only
 * adds liquidity; the others are market orders.
 *
 * Source: nktkas/hyperliquid.
 */
export type TimeInForce = "Gtc" | "Ioc" | "Alo" | "FrontendMarket" | "LiquidationMarket";

/**
 * The kind of order, as the venue's user interface shows it.
 *
 * Source: nktkas/hyperliquid.
 */
export type OrderType =
  | "Market"
  | "Limit"
  | "Stop Market"
  | "Stop Limit"
  | "Take Profit Market"
  | "Take Profit Limit"
  | "Twap Slice"
  | "Vault Close"
  | "Spot Dust Conversion";

/**
 * An open order.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrder {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** `B` for a bid or purchase, `A` for an ask or sale. */
  side: Side;
  /** The limit. */
  limitPx: string;
  /** The size. */
  sz: string;
  /** The order's id. */
  oid: number;
  /** When the order was placed. */
  timestamp: Timestamp;
  /** The size at first. */
  origSz: string;
  /** A caller's own id of an order, 16 bytes. */
  cloid?: ClientOrderId;
  /** Whether the order can only make a position smaller. */
  reduceOnly?: true;
}

/**
 * An open order with all that a user interface shows of it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FrontendOpenOrder {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** `B` for a bid or purchase, `A` for an ask or sale. */
  side: Side;
  /** The limit. */
  limitPx: string;
  /** The size. */
  sz: string;
  /** The order's id. */
  oid: number;
  /** When the order was placed. */
  timestamp: Timestamp;
  /** The size at first. */
  origSz: string;
  /** The condition the order waits for, in words. */
  triggerCondition: string;
  /** Whether the order waits for a price. */
  isTrigger: boolean;
  /** The price that the order waits for. */
  triggerPx: string;
  /** The orders that wait for this one. */
  children: FrontendOpenOrder[];
  /** Whether the order follows the position's size. */
  isPositionTpsl: boolean;
  /** Whether the order can only make a position smaller. */
  reduceOnly: boolean;
  /** The kind of order. */
  orderType: OrderType;
  /** The time in force of the order; null for one that waits for a price. */
  tif: TimeInForce | null;
  /** The caller's own id, if it passed one. */
  cloid: ClientOrderId | null;
}

/**
 * A TWAP order: one that is spread over time.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapState {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** Executed size, USD. */
  executedNtl: string;
  /** Executed size. */
  executedSz: string;
  /** Over how many minutes it is spread. */
  minutes: number;
  /** Whether the slices vary in time. */
  randomize: boolean;
  /** Whether the order can only make a position smaller. */
  reduceOnly: boolean;
  /** `B` for a bid or purchase, `A` for an ask or sale. */
  side: Side;
  /** The price at which it is ended, if any. */
  stopPx: string | null;
  /** The size. */
  sz: string;
  /** When it began. */
  timestamp: Timestamp;
  /** The price that starts it; null if it starts at once. */
  trigger:
    | {
      /** The price that starts it. */
      px: string;
      /** Whether the mark price must rise to the trigger, and not fall to it. */
      above: boolean;
    }
    | null;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A fill: an order's part in a trade.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Fill {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The price. */
  px: string;
  /** The size. */
  sz: string;
  /** `B` for a bid or purchase, `A` for an ask or sale. */
  side: Side;
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The position before it. */
  startPosition: string;
  /** The effect of the fill, as the venue's user interface shows it. */
  dir: string;
  /** Profit or loss that the fill realized. */
  closedPnl: string;
  /** The transaction. */
  hash: TransactionHash;
  /** The order's id. */
  oid: number;
  /** Whether the fill took liquidity. */
  crossed: boolean;
  /** The fee; negative if it was paid to the user. */
  fee: string;
  /** The fee of the user interface's builder. */
  builderFee?: string;
  /** The trade's id. */
  tid: number;
  /** The token that the fee was paid in. */
  feeToken: string;
  /** Balance that a fee trial holds in escrow. */
  feeTrialEscrow?: string;
  /** The TWAP order's id. */
  twapId: number | null;
  /** A caller's own id of an order, 16 bytes. */
  cloid?: ClientOrderId;
  /** The liquidation that the fill was part of. */
  liquidation?: {
    /** The liquidated user. */
    liquidatedUser?: Address;
    /** The mark price then. */
    markPx: string;
    /** Through the market, or by the venue's backstop. */
    method: "market" | "backstop";
  };
}

/**
 * An order and what became of it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface HistoricalOrder {
  /** The order. */
  order: FrontendOpenOrder;
  /** The outcome. */
  status: OrderState;
  /** When it got this status. */
  statusTimestamp: Timestamp;
}

/**
 * A TWAP order and what became of it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapRecord {
  /** When it came to this, in seconds since 1970. */
  time: Timestamp;
  /** The order. */
  state: TwapState;
  /** The outcome. */
  status:
    | {
      /** The outcome. */
      status: "finished" | "activated" | "terminated" | "waitingForTrigger" | "stopped";
    }
    | {
      status: "error";
      /** The error. */
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
 * A user's open orders, with the details that a trading interface shows.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface FrontendOpenOrdersRequest {
  type: "frontendOpenOrders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * A user's last orders, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type HistoricalOrders = HistoricalOrder[];

/**
 * A user's last orders, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface HistoricalOrdersRequest {
  type: "historicalOrders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's open orders.
 *
 * Source: hyperliquid-python-sdk.
 */
export type OpenOrders = OpenOrder[];

/**
 * A user's open orders.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OpenOrdersRequest {
  type: "openOrders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The outcome of an order.
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
 * The outcome of an order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderStatusRequest {
  type: "orderStatus";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The order's id. */
  oid: number | ClientOrderId;
}

/**
 * A user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export type TwapHistory = TwapRecord[];

/**
 * A user's TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapHistoryRequest {
  type: "twapHistory";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's last fills, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFills = Fill[];

/**
 * A user's last fills, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFillsRequest {
  type: "userFills";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** Whether fills of one order in one block are joined. */
  aggregateByTime?: boolean;
}

/**
 * A user's fills between two times, at most 2,000 per response.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserFillsByTime = UserFills;

/**
 * A user's fills between two times, at most 2,000 per response.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserFillsByTimeRequest {
  type: "userFillsByTime";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** From when on. */
  startTime: Timestamp;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
  /** Whether fills of one order in one block are joined. */
  aggregateByTime?: boolean;
  /** Whether the oldest come first. */
  reversed?: boolean;
}

/**
 * A user's last fills of TWAP orders, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export type UserTwapSliceFills = TwapSliceFill[];

/**
 * A user's last fills of TWAP orders, at most 2,000.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserTwapSliceFillsRequest {
  type: "userTwapSliceFills";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's fills of TWAP orders between two times.
 *
 * Source: nktkas/hyperliquid.
 */
export type UserTwapSliceFillsByTime = UserTwapSliceFills;

/**
 * A user's fills of TWAP orders between two times.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsByTimeRequest {
  type: "userTwapSliceFillsByTime";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** From when on. */
  startTime: Timestamp;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
}

/**
 * The states of all lending reserves.
 *
 * Source: nktkas/hyperliquid.
 */
export type AllBorrowLendReserveStates = [number, BorrowLendReserveState][];

/**
 * The states of all lending reserves.
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
  /** The yearly interest of a loan, as a fraction. */
  borrowYearlyRate: string;
  /** The yearly interest of a deposit, as a fraction. */
  supplyYearlyRate: string;
  /** Balance of the reserve. */
  balance: string;
  /** The utilization: the borrowed share of what is lent. */
  utilization: string;
  /** The oracle's price. */
  oraclePx: string;
  /** Maximum that can be borrowed, as a fraction of its value. */
  ltv: string;
  /** Total amount lent. */
  totalSupplied: string;
  /** Total amount borrowed. */
  totalBorrowed: string;
}

/**
 * The state of a lending reserve.
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
  /** The state by token. */
  tokenToState: [number, {
    /** The borrowed balance. */
    borrow: {
      /** Value when it was lent, borrowed or deposited. */
      basis: string;
      /** Present value. */
      value: string;
    };
    /** The lent balance. */
    supply: {
      /** Value when it was lent, borrowed or deposited. */
      basis: string;
      /** Present value. */
      value: string;
    };
  }][];
  /** The safety of the loan. */
  health: "healthy" | "atRisk" | "marketLiquidatable" | "backstopLiquidatable";
  /** Distance of the loan from liquidation; null without a loan. */
  healthFactor: string | null;
}

/**
 * The loans and deposits of a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendUserStateRequest {
  type: "borrowLendUserState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The interest that a user has earned and paid.
 *
 * Source: nktkas/hyperliquid.
 */
export type UserBorrowLendInterest = {
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The token. */
  token: string;
  /** Interest that was paid. */
  borrow: string;
  /** Interest that was earned. */
  supply: string;
}[];

/**
 * The interest that a user has earned and paid.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserBorrowLendInterestRequest {
  type: "userBorrowLendInterest";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** From when on. */
  startTime: Timestamp;
  /** Until when; now by default. */
  endTime?: Timestamp | null;
}

/**
 * The performance of a validator.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorStats {
  /** The part of the time that it was online. */
  uptimeFraction: string;
  /** The yearly return that is expected, as a fraction. */
  predictedApr: string;
  /** Number of samples of the premium that the rate is computed from; null if it was paid at once. */
  nSamples: number;
}

/**
 * A vote of the validators.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorVote {
  /** When the vote ends. */
  expireTime: Timestamp;
  /** The proposal that is voted on. */
  action:
    | {
      /** A vote of the kind `D`. */
      D: string;
    }
    | {
      /** A vote of the kind `C`. */
      C: string[];
    }
    | {
      /** A vote on outcomes. */
      O:
        | {
          /** Adds an outcome that belongs to no question. */
          registerTokensAndStandaloneOutcome: {
            /** The token that it is priced in. */
            quoteToken: number;
            /** Name and description. */
            nameAndDescription: [string, string];
          };
        }
        | {
          /** Adds a question with its outcomes. */
          registerTokensAndQuestion: {
            /** The token that it is priced in. */
            quoteToken: number;
            /** The question's name and description. */
            questionNameAndDescription: [string, string];
            /** Name and description of the outcome if none of the others holds. */
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
            /** The kind of object that the template creates. */
            role: {
              /** It makes one outcome. */
              standaloneOutcome: {
                /** Names of its two sides. */
                sideNames: [string, string];
              };
            };
            /** Name and description. */
            nameAndDescription: [string, string];
            /** The template's keywords, and what kind of value each accepts. */
            keywordToHint: [string, "dateTime" | "date" | "string" | "hlPerp"][];
          };
        }
        | {
          /** Settles an outcome. */
          settleOutcome: {
            /** The outcome's id. */
            outcome: number;
            /** The part that its holders are paid, between 0 and 1. */
            settleFraction: string;
            /** Why, in words. */
            details: string;
          };
        }
        | {
          /** Settles a question by each of its outcomes. */
          settleQuestion: {
            /** The question's id. */
            question: number;
            /** By outcome, the part that its holders are paid and why. */
            settleFractionsAndDetails: [number, [string, string]][];
          };
        }
        | {
          /** Settles the outcomes of a question that are still open. */
          settleQuestion2: {
            /** The question's id. */
            question: number;
            /** The settlement of each outcome that is still open. */
            outcomeSettlements: {
              /** The outcome's id. */
              outcome: number;
              /** The part that its holders are paid, between 0 and 1. */
              settleFraction: string;
              /** Why, in words. */
              details: string;
              /** Name and description. */
              nameAndDescription: [string, string];
              /** Names of its two sides. */
              sideNames: [string, string];
            }[];
            /** Name and description. */
            nameAndDescription: [string, string];
          };
        };
    }
    | {
      /** A vote on a token and its treasury. */
      E: {
        /** The token's index. */
        token: number;
        /** The address that stakes for the technical side. */
        technicalStaker: Address;
        /** The address that stakes for the treasury. */
        treasuryStaker: Address;
        /** The treasury's address on the EVM. */
        treasuryEvmAddress: Address;
        /** The contract on the EVM that rebalances. */
        evmRebalanceContract: Address;
      };
    };
  /** The validators that voted for it. */
  votes: Address[];
  /** Whether enough have voted. */
  quorumReached: boolean;
}

/**
 * The delegations of a user's staking balance, by validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Delegations = {
  /** The validator's address. */
  validator: Address;
  /** The amount. */
  amount: string;
  /** Until when it cannot be taken out. */
  lockedUntilTimestamp: Timestamp;
}[];

/**
 * The delegations of a user's staking balance, by validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegationsRequest {
  type: "delegations";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The history of a user's delegations, deposits and withdrawals of staked HYPE.
 *
 * Source: hyperliquid-python-sdk.
 */
export type DelegatorHistory = {
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The transaction. */
  hash: TransactionHash;
  /** The change. */
  delta:
    | {
      /** A delegation to a validator, or its end. */
      delegate: {
        /** The validator's address. */
        validator: Address;
        /** The amount. */
        amount: string;
        /** Whether the delegation ends. */
        isUndelegate: boolean;
      };
    }
    | {
      /** A deposit into the staking balance. */
      cDeposit: {
        /** The amount. */
        amount: string;
      };
    }
    | {
      /** A withdrawal from the staking balance. */
      withdrawal: {
        /** The amount. */
        amount: string;
        /** Whether it waits or is done. */
        phase: "initiated" | "finalized";
      };
    };
}[];

/**
 * The history of a user's delegations, deposits and withdrawals of staked HYPE.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorHistoryRequest {
  type: "delegatorHistory";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's rewards for staking.
 *
 * Source: hyperliquid-python-sdk.
 */
export type DelegatorRewards = {
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The source. */
  source: "delegation" | "commission";
  /** Total amount. */
  totalAmount: string;
}[];

/**
 * A user's rewards for staking.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorRewardsRequest {
  type: "delegatorRewards";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A summary of a user's staking balance.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorSummary {
  /** Delegated amount. */
  delegated: string;
  /** Staking balance that is not delegated. */
  undelegated: string;
  /** Amount in pending withdrawals. */
  totalPendingWithdrawal: string;
  /** Number of pending withdrawals. */
  nPendingWithdrawals: number;
}

/**
 * A summary of a user's staking balance.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface DelegatorSummaryRequest {
  type: "delegatorSummary";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The open votes of the validators.
 *
 * Source: nktkas/hyperliquid.
 */
export type ValidatorL1Votes = ValidatorVote[];

/**
 * The open votes of the validators.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorL1VotesRequest {
  type: "validatorL1Votes";
}

/**
 * The validators and their performance.
 *
 * Source: nktkas/hyperliquid.
 */
export type ValidatorSummaries = {
  /** The validator's address. */
  validator: Address;
  /** The key that the validator signs with. */
  signer: Address;
  /** The name. */
  name: string;
  /** A description for people. */
  description: string;
  /** Number of recent blocks it produced. */
  nRecentBlocks: number;
  /** Amount delegated to it, in hundred millionths of HYPE. */
  stake: number;
  /** Whether the validator is excluded for a time. */
  isJailed: boolean;
  /** When the validator can come back; null if it is not excluded. */
  unjailableAfter: Timestamp | null;
  /** Whether the validator participates now. */
  isActive: boolean;
  /** The commission, as a fraction of the rewards. */
  commission: string;
  /** The performance of the validator in the last day, week and month. */
  stats: [["day", ValidatorStats], ["week", ValidatorStats], ["month", ValidatorStats]];
}[];

/**
 * The validators and their performance.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorSummariesRequest {
  type: "validatorSummaries";
}

/**
 * An auction whose price falls until a buyer accepts it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface DeployAuction {
  /** The price now, in HYPE; null outside of an auction. */
  currentGas: string | null;
  /** Duration of the auction. */
  durationSeconds: number;
  /** The price that the auction ended at, in HYPE. */
  endGas: string | null;
  /** The price that the auction starts at, in HYPE. */
  startGas: string;
  /** When the auction starts, in seconds since 1970. */
  startTimeSeconds: number;
}

/**
 * A dex for perpetuals.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDex {
  /** The dex's name. */
  name: string;
  /** The name in full. */
  fullName: string;
  /** The deployer. */
  deployer: Address;
  /** The address that sets the oracle's prices. */
  oracleUpdater: Address | null;
  /** The recipient of the deployer's fees. */
  feeRecipient: Address | null;
  /** Maximum open interest, by asset. */
  assetToStreamingOiCap: [string, string][];
  /** Functions that other addresses may call for the deployer: a function, and its addresses. */
  subDeployers: [string, Address[]][];
  /** The factor of the deployer's part of the fees. */
  deployerFeeScale: string;
  /** When the deployer's fee scale last changed, in ISO 8601 without a zone. */
  lastDeployerFeeScaleChangeTime: string;
  /** The factor of the funding rate, by asset. */
  assetToFundingMultiplier: [string, string][];
  /** The interest rate in each asset's funding, by asset. */
  assetToFundingInterestRate: [string, string][];
}

/**
 * The auctions for priority in the network's gossip.
 *
 * Source: nktkas/hyperliquid.
 */
export type GossipPriorityAuctionStatus = [(string | null)[], DeployAuction[]];

/**
 * The auctions for priority in the network's gossip.
 *
 * Source: nktkas/hyperliquid.
 */
export interface GossipPriorityAuctionStatusRequest {
  type: "gossipPriorityAuctionStatus";
}

/**
 * The addresses of peers to join the gossip network.
 *
 * Source: nktkas/hyperliquid.
 */
export type GossipRootIps = string[];

/**
 * The addresses of peers to join the gossip network.
 *
 * Source: nktkas/hyperliquid.
 */
export interface GossipRootIpsRequest {
  type: "gossipRootIps";
}

/**
 * The auction for listing a perpetual.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDeployAuctionStatus extends DeployAuction {
}

/**
 * The auction for listing a perpetual.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpDeployAuctionStatusRequest {
  type: "perpDeployAuctionStatus";
}

/**
 * The limits of a dex; null for the first one.
 *
 * Source: nktkas/hyperliquid.
 */
export type PerpDexLimits =
  | {
    /** Maximum open interest of the dex, USD. */
    totalOiCap: string;
    /** Maximum open interest of one perpetual, in its own units. */
    oiSzCapPerPerp: string;
    /** Maximum of one transfer, USD. */
    maxTransferNtl: string;
    /** Maximum open interest, by coin. */
    coinToOiCap: [Coin, string][];
  }
  | null;

/**
 * The limits of a dex; null for the first one.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexLimitsRequest {
  type: "perpDexLimits";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
}

/**
 * The total deposits of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexStatus {
  /** All deposits less all withdrawals, USD. */
  totalNetDeposit: string;
}

/**
 * The total deposits of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface PerpDexStatusRequest {
  type: "perpDexStatus";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
}

/**
 * The dexes for perpetuals; the first one, the venue's own, is null.
 *
 * Source: hyperliquid-python-sdk.
 */
export type PerpDexs = (PerpDex | null)[];

/**
 * The dexes for perpetuals; the first one, the venue's own, is null.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface PerpDexsRequest {
  type: "perpDexs";
}

/**
 * The tokens that a user is deploying.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotDeployState {
  /** The tokens that are being deployed. */
  states: {
    /** The token's index. */
    token: number;
    /** The token's name and decimals. */
    spec: {
      /** The name. */
      name: string;
      /** Number of decimal places that a size may have. */
      szDecimals: number;
      /** Number of decimals of its smallest unit. */
      weiDecimals: number;
    };
    /** The name in full. */
    fullName: string | null;
    /** The part of the trading fees that the deployer gets. */
    deployerTradingFeeShare: string;
    /** The spot markets that it trades on. */
    spots: number[];
    /** The maximum supply. */
    maxSupply: string | null;
    /** Initial balance of the venue's own market making. */
    hyperliquidityGenesisBalance: string;
    /** The first supply, in its smallest unit. */
    totalGenesisBalanceWei: string;
    /** Initial balance, by account. */
    userGenesisBalances: [Address, string][];
    /** Initial balance for the holders of other tokens, by token. */
    existingTokenGenesisBalances: [number, string][];
    /** The accounts that may not hold it. */
    blacklistUsers: Address[];
  }[];
  /** The auction for the next deployment. */
  gasAuction: DeployAuction;
}

/**
 * The tokens that a user is deploying.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotDeployStateRequest {
  type: "spotDeployState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The auction for listing a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotPairDeployAuctionStatus extends DeployAuction {
}

/**
 * The auction for listing a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotPairDeployAuctionStatusRequest {
  type: "spotPairDeployAuctionStatus";
}

/**
 * An outcome that can be traded: it pays if it holds.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Outcome {
  /** The outcome's id. */
  outcome: number;
  /** The name. */
  name: string;
  /** A description for people. */
  description: string;
  /** The two sides. */
  sideSpecs: {
    /** The name. */
    name: string;
    /** The token's index. */
    token?: number;
  }[];
  /** The token that it is priced in. */
  quoteToken: string;
  /** The deployer. */
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
  /** A description for people. */
  description: string;
  /** The outcome that wins if no named one does. */
  fallbackOutcome: number;
  /** The outcomes that have a name. */
  namedOutcomes: number[];
  /** The outcomes that are settled. */
  settledNamedOutcomes: number[];
}

/**
 * A template that outcomes are made from.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeTemplate {
  /** The id. */
  id: string;
  /** The kind of object that the template creates. */
  role: {
    /** It makes one outcome. */
    standaloneOutcome: {
      /** Names of its two sides. */
      sideNames: [string, string];
    };
  };
  /** The name, with its keywords in braces. */
  name: string;
  /** The description, with its keywords in braces. */
  description: string;
  /** The template's keywords, and what kind of value each accepts. */
  keywords: [string, "dateTime" | "date" | "string" | "hlPerp"][];
}

/**
 * The outcomes that can be traded, and the questions that they belong to.
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
 * The outcomes that can be traded, and the questions that they belong to.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMetaRequest {
  type: "outcomeMeta";
}

/**
 * The templates that outcomes are made from.
 *
 * Source: nktkas/hyperliquid.
 */
export type OutcomeTemplates = OutcomeTemplate[];

/**
 * The templates that outcomes are made from.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeTemplatesRequest {
  type: "outcomeTemplates";
}

/**
 * The settlement of an outcome; null while it is open.
 *
 * Source: nktkas/hyperliquid.
 */
export type SettledOutcome =
  | {
    /** The outcome. */
    spec: Outcome;
    /** The part that its holders are paid, between 0 and 1. */
    settleFraction: string;
    /** Why, in words. */
    details: string;
    /** The question that it belongs to, if any. */
    question?: {
      /** The question that it belongs to, if any. */
      question:
        | {
          /** A question that is still open. */
          active: number;
        }
        | {
          /** A question that is settled. */
          settled: number;
        };
      /** The name. */
      name: string;
      /** A description for people. */
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
 * The state of a perpetual's market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetCtxEvent {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The state of the asset's market. */
  ctx: PerpAssetCtx;
}

/**
 * The state of a perpetual's market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetCtxSubscription {
  type: "activeAssetCtx";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * The amount of an asset that a user can trade.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataEvent extends ActiveAssetData {
}

/**
 * Sends the amount of an asset that a user can trade.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveAssetDataSubscription {
  type: "activeAssetData";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The state of a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveSpotAssetCtxEvent {
  /** The market. */
  coin: Coin;
  /** The state of the asset's market. */
  ctx: SpotAssetCtx;
}

/**
 * The state of a spot market.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActiveSpotAssetCtxSubscription {
  type: "activeAssetCtx";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * The states of all perpetuals' markets, on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsAssetCtxsEvent {
  /** The state of each asset's market, by dex. */
  ctxs: [DexName, PerpAssetCtx[]][];
}

/**
 * The states of all perpetuals' markets, on all dexes.
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
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The perpetuals account on each dex. */
  clearinghouseStates: [DexName, ClearinghouseState][];
}

/**
 * A user's perpetuals accounts on all dexes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllDexsClearinghouseStateSubscription {
  type: "allDexsClearinghouseState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * The mid prices of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllMidsEvent {
  /** The mid price of each coin, by coin. */
  mids: AllMids;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The mid prices of a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AllMidsSubscription {
  type: "allMids";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The states of a dex's markets.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AssetCtxsEvent {
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
  /** The state of each asset's market. */
  ctxs: PerpAssetCtx[];
}

/**
 * The states of a dex's markets.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AssetCtxsSubscription {
  type: "assetCtxs";
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * The best bid and offer of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BboEvent {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The best bid and the best offer; null on a side without orders. */
  bbo: [L2Level | null, L2Level | null];
}

/**
 * The best bid and offer of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BboSubscription {
  type: "bbo";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
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
 * Candles of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CandleSubscription {
  type: "candle";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The length of a candle: minutes, hours, days, weeks (`w`), a month (`M`). */
  interval: CandleInterval;
}

/**
 * A user's perpetuals account on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ClearinghouseStateEvent {
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The perpetuals account. */
  clearinghouseState: ClearinghouseState;
}

/**
 * A user's perpetuals account on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ClearinghouseStateSubscription {
  type: "clearinghouseState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * Mark and mid prices: first those of all coins, then those that changed.
 *
 * Source: nktkas/hyperliquid.
 */
export type FastAssetCtxsEvent = Record<string, {
  /** The mark price. */
  markPx?: string;
  /** The price between the best bid and the best offer; null without both. */
  midPx?: string | null;
}>;

/**
 * Mark and mid prices: first those of all coins, then those that changed.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FastAssetCtxsSubscription {
  type: "fastAssetCtxs";
}

/**
 * A coin's order book.
 *
 * Source: nktkas/hyperliquid.
 */
export interface L2BookEvent {
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The time, in milliseconds since 1970. */
  time: Timestamp;
  /** The bids and then the asks, the best first. */
  levels: [L2Level[], L2Level[]];
  /** The distance between the best bid and offer, where levels are grouped. */
  spread?: string;
  /** Whether the books come faster and with fewer levels. */
  fast?: true;
}

/**
 * A coin's order book.
 *
 * Source: nktkas/hyperliquid.
 */
export interface L2BookSubscription {
  type: "l2Book";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
  /** The number of significant digits to which prices are grouped. */
  nSigFigs?: 2 | 3 | 4 | 5 | null;
  /** The step of the last digit, when `nSigFigs` is 5. */
  mantissa?: 2 | 5 | null;
  /** Whether the books come faster and with fewer levels. */
  fast?: boolean;
}

/**
 * Messages to a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface NotificationEvent {
  /** The message, for people to read. */
  notification: string;
}

/**
 * Messages to a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface NotificationSubscription {
  type: "notification";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's open orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrdersEvent {
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The open orders. */
  orders: FrontendOpenOrders;
}

/**
 * A user's open orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OpenOrdersSubscription {
  type: "openOrders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
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
  /** The outcome. */
  status: OrderState;
  /** When it got this status. */
  statusTimestamp: Timestamp;
}[];

/**
 * Status changes of a user's orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OrderUpdatesSubscription {
  type: "orderUpdates";
  /** The address of an account: 20 bytes in hex. */
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
      /** A new outcome. */
      outcomeCreated: {
        /** The outcome's id. */
        outcome: number;
        /** The name. */
        name: string;
        /** A description for people. */
        description: string;
        /** The two sides. */
        sideSpecs: {
          /** The name. */
          name: string;
          /** The token's index. */
          token?: number;
        }[];
        /** The token that it is priced in. */
        quoteToken: string;
      };
    }
    | {
      /** An outcome that was settled. */
      outcomeSettled: {
        /** The outcome's id. */
        outcome: number;
      };
    }
    | {
      /** A question that is new or changed. */
      questionUpdated: Question;
    }
    | {
      /** A question that was settled. */
      questionSettled: {
        /** The question's id. */
        question: number;
      };
    }
  )[];
}

/**
 * New and settled outcomes and questions.
 *
 * Source: nktkas/hyperliquid.
 */
export interface OutcomeMetaUpdatesSubscription {
  type: "outcomeMetaUpdates";
}

/**
 * The states of all spot markets.
 *
 * Source: nktkas/hyperliquid.
 */
export type SpotAssetCtxsEvent = SpotAssetCtx[];

/**
 * The states of all spot markets.
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
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The spot account. */
  spotState: SpotClearinghouseState;
}

/**
 * A user's spot account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotStateSubscription {
  type: "spotState";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** Whether it excludes portfolio margin. */
  ignorePortfolioMargin?: boolean;
}

/**
 * Trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export type TradesEvent = RecentTrades;

/**
 * Trades of a coin.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TradesSubscription {
  type: "trades";
  /**
   * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot
   * market as `@` and its index, or `PURR/USDC`.
   */
  coin: Coin;
}

/**
 * A user's running TWAP orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapStatesEvent {
  /** The name of a perpetual dex; the empty string is the first one. */
  dex: DexName;
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The running TWAP orders by id. */
  states: [number, TwapState][];
}

/**
 * A user's running TWAP orders on a dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TwapStatesSubscription {
  type: "twapStates";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The name of a perpetual dex; the empty string is the first one. */
  dex?: DexName;
}

/**
 * Everything that happens to a user: fills, funding, liquidations, cancellations.
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
      /** The time, in milliseconds since 1970. */
      time: Timestamp;
      /**
       * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
       * spot market as `@` and its index, or `PURR/USDC`.
       */
      coin: Coin;
      /** The amount, in USDC. */
      usdc: string;
      /** The size; negative for a short position. */
      szi: string;
      /** The rate, as a fraction. */
      fundingRate: string;
      /** Number of samples of the premium that the rate is computed from; null if it was paid at once. */
      nSamples: number | null;
    };
  }
  | {
    /** A liquidation of the user's, or by the user. */
    liquidation: {
      /** The liquidation's id. */
      lid: number;
      /** The liquidator. */
      liquidator: Address;
      /** The liquidated user. */
      liquidated_user: Address;
      /** Value of the position, USD. */
      liquidated_ntl_pos: string;
      /** Value of the account, USD. */
      liquidated_account_value: string;
    };
  }
  | {
    /** Orders that the venue cancelled. */
    nonUserCancel: {
      /**
       * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
       * spot market as `@` and its index, or `PURR/USDC`.
       */
      coin: Coin;
      /** The order's id. */
      oid: number;
    }[];
  }
  | {
    /** The TWAP orders. */
    twapHistory: TwapHistory;
  }
  | {
    /** The fills of TWAP orders. */
    twapSliceFills: UserTwapSliceFills;
  };

/**
 * Everything that happens to a user: fills, funding, liquidations, cancellations.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserEventsSubscription {
  type: "userEvents";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's fills.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFillsEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The fills. */
  fills: UserFills;
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's fills.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFillsSubscription {
  type: "userFills";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** Whether fills of one order in one block are joined. */
  aggregateByTime?: boolean;
}

/**
 * A user's funding payments.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFundingsEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The payments. */
  fundings: {
    /** The time, in milliseconds since 1970. */
    time: Timestamp;
    /**
     * A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a
     * spot market as `@` and its index, or `PURR/USDC`.
     */
    coin: Coin;
    /** The amount, in USDC. */
    usdc: string;
    /** The size; negative for a short position. */
    szi: string;
    /** The rate, as a fraction. */
    fundingRate: string;
    /** Number of samples of the premium that the rate is computed from; null if it was paid at once. */
    nSamples: number | null;
  }[];
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's funding payments.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserFundingsSubscription {
  type: "userFundings";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's orders, each when it ends: filled, canceled or rejected.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserHistoricalOrdersEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The orders. */
  orderHistory: HistoricalOrders;
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's orders, each when it ends: filled, canceled or rejected.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserHistoricalOrdersSubscription {
  type: "userHistoricalOrders";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's deposits, withdrawals and transfers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserNonFundingLedgerUpdatesEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The changes. */
  nonFundingLedgerUpdates: UserNonFundingLedgerUpdates;
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's deposits, withdrawals and transfers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserNonFundingLedgerUpdatesSubscription {
  type: "userNonFundingLedgerUpdates";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's TWAP orders as they change.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapHistoryEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The TWAP orders. */
  history: TwapHistory;
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's TWAP orders as they change.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapHistorySubscription {
  type: "userTwapHistory";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * A user's fills of TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsEvent {
  /** The address of an account: 20 bytes in hex. */
  user: Address;
  /** The fills of TWAP orders. */
  twapSliceFills: UserTwapSliceFills;
  /** Whether this event is the snapshot sent first; later events hold only what is new. */
  isSnapshot?: true;
}

/**
 * A user's fills of TWAP orders.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserTwapSliceFillsSubscription {
  type: "userTwapSliceFills";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Everything that the venue's user interface shows about a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData3Event {
  /** The account. */
  userState: {
    /** The agent's address, if there is an agent. */
    agentAddress: Address | null;
    /** When the agent's approval ends; null if it does not, or there is none. */
    agentValidUntil: Timestamp | null;
    /** All deposits less all withdrawals, USD. */
    cumLedger: string;
    /** The venue's time. */
    serverTime: Timestamp;
    /** Whether the account is a vault. */
    isVault: boolean;
    /** The address of an account: 20 bytes in hex. */
    user: Address;
    /** Whether the conversion of small spot balances is off. */
    optOutOfSpotDusting?: true;
    /** Whether DEX abstraction is on. */
    dexAbstractionEnabled?: boolean;
    /** The way in which the account's balances are combined, if it is not the default. */
    abstraction?: "unifiedAccount" | "portfolioMargin" | "disabled";
  };
  /** The state of each dex. */
  perpDexStates: {
    /** Value of the shares in vaults, USD. */
    totalVaultEquity: string;
    /** The coins whose open interest is at its limit. */
    perpsAtOpenInterestCap?: PerpsAtOpenInterestCap;
    /** The vaults that the user leads. */
    leadingVaults?: LeadingVaults;
  }[];
}

/**
 * Everything that the venue's user interface shows about a user.
 *
 * Source: nktkas/hyperliquid.
 */
export interface WebData3Subscription {
  type: "webData3";
  /** The address of an account: 20 bytes in hex. */
  user: Address;
}

/**
 * Milliseconds since 1970; strictly increasing for a signer, and recent.
 *
 * Source: interface, E, nonce.
 */
export type Nonce = number;

/**
 * A decimal number from 0 on. The client accepts a number too, and writes either without leading or trailing
 * zeros, and without an exponent.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Amount = string | number;

/**
 * A decimal number. The client accepts a number too, and writes either without leading or trailing zeros, and
 * without an exponent.
 *
 * Source: nktkas/hyperliquid.
 */
export type SignedAmount = string | number;

/**
 * The venue's network.
 *
 * Source: hyperliquid-python-sdk.
 */
export type HyperliquidChain = "Mainnet" | "Testnet";

/**
 * The chain that the wallet signs for.
 *
 * Source: hyperliquid-python-sdk.
 */
export type SignatureChainId = `0x${string}`;

/**
 * A part in percent, with its sign.
 *
 * Source: hyperliquid-python-sdk.
 */
export type Percentage = string;

/**
 * Bytes in hex; none is `0x`.
 *
 * Source: nktkas/hyperliquid.
 */
export type HexBytes = `0x${string}`;

/**
 * An EIP-712 signature of an action.
 *
 * Source: interface, E, signature; the values of v, hyperliquid-python-sdk.
 */
export interface Signature {
  /** The first half, 32 bytes. */
  r: `0x${string}`;
  /** The second half, 32 bytes. */
  s: `0x${string}`;
  /** The recovery value. */
  v: 27 | 28;
}

/**
 * An account's address, or the empty text.
 *
 * Source: nktkas/hyperliquid.
 */
export type OptionalAddress = string;

/**
 * A decimal number, or one with a sub-account after it.
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
  /** The outcome's id. */
  outcome: number;
  /** The part that its holders are paid, between 0 and 1. */
  settleFraction: Amount;
  /** When it begins and ends, if a price decides that. */
  details: string;
  /** Name and description. */
  nameAndDescription: readonly [string, string];
  /** Names of its two sides. */
  sideNames: readonly [string, string];
}

/**
 * A template with the values of its keywords.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TemplateInstance {
  /** The template. */
  id: string;
  /** The values of the template's keywords. */
  keywordToValue: readonly (readonly [string, string])[];
}

/**
 * A new dex.
 *
 * Source: nktkas/hyperliquid.
 */
export interface DexSchema {
  /** The name in full. */
  fullName: string;
  /** The index of the token that margin is paid in. */
  collateralToken: number;
  /** The address that sets the oracle's prices; null for the deployer. */
  oracleUpdater: Address | null;
}

/**
 * Turns the account's role as a deployer of outcomes on or off.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ActivateOutcomeDeployerAction {
  type: "activateOutcomeDeployer";
  /** Whether the right is revoked. */
  isDeactivate: boolean;
}

/**
 * Claims a role for an aligned token.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AuthorizeAqav2RoleAction {
  type: "authorizeAqav2Role";
  /** The token's index. */
  token: number;
  /** For which side it may act. */
  role: "technical" | "treasury";
}

/**
 * Completes the link of a token to a contract on the EVM.
 *
 * Source: nktkas/hyperliquid.
 */
export interface FinalizeEvmContractAction {
  type: "finalizeEvmContract";
  /** The token's index. */
  token: number;
  /** The contract's proof of its owner. */
  input:
    | {
      /** By the nonce that it was deployed with. */
      create: {
        /** The nonce. */
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
  /** The slot. */
  slotId: number;
  /** The address that gossip goes to. */
  ip: string;
  /** The maximum fee, in hundred millionths of HYPE. */
  maxGas: number;
}

/**
 * Moves funds to or from a dex's liquidator.
 *
 * Source: nktkas/hyperliquid.
 */
export interface Hip3LiquidatorTransferAction {
  type: "hip3LiquidatorTransfer";
  /** The dex. */
  dex: DexName;
  /** The amount, in millionths of a USD. */
  ntl: number;
  /** Whether it goes in. */
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
    /** The maximum fee, in hundred millionths of HYPE. */
    maxGas: number | null;
    /** The asset. */
    assetRequest: {
      /** The coin, with its dex before it. */
      coin: Coin;
      /** Number of decimal places that a size may have. */
      szDecimals: number;
      /** The first price of the oracle. */
      oraclePx: Amount;
      /** The asset's margin table. */
      marginTableId: number;
      /** The limit on margin modes. */
      marginMode: "strictIsolated" | "noCross" | "normal";
    };
    /** The dex. */
    dex: DexName;
    /** The dex, with its first asset; null for one that exists. */
    schema: DexSchema | null;
  };
  /** Lists an asset. */
  registerAsset?: {
    /** The maximum fee, in hundred millionths of HYPE. */
    maxGas: number | null;
    /** The asset. */
    assetRequest: {
      /** The coin, with its dex before it. */
      coin: Coin;
      /** Number of decimal places that a size may have. */
      szDecimals: number;
      /** The first price of the oracle. */
      oraclePx: Amount;
      /** The asset's margin table. */
      marginTableId: number;
      /** Whether the asset trades in isolated margin only. */
      onlyIsolated: boolean;
    };
    /** The dex. */
    dex: DexName;
    /** The dex, with its first asset; null for one that exists. */
    schema: DexSchema | null;
  };
  /** Sets prices, each list in the order of the coins. */
  setOracle?: {
    /** The dex. */
    dex: DexName;
    /** The oracle's prices by coin. */
    oraclePxs: readonly (readonly [string, Amount])[];
    /** Mark prices by coin, up to two lists. */
    markPxs: readonly (readonly (readonly [string, Amount])[])[];
    /** Prices of the perpetuals elsewhere, by coin. */
    externalPerpPxs: readonly (readonly [string, Amount])[];
  };
  /** Sets what each coin's funding is multiplied by. */
  setFundingMultipliers?: readonly (readonly [string, Amount])[];
  /** Sets the interest rate in each coin's funding. */
  setFundingInterestRates?: readonly (readonly [string, SignedAmount])[];
  /** Halts a market or lets it go on. */
  haltTrading?: {
    /** The coin, with its dex before it. */
    coin: Coin;
    /** Whether it is halted. */
    isHalted: boolean;
  };
  /** Sets each coin's margin table. */
  setMarginTableIds?: readonly (readonly [string, number])[];
  /** Adds a margin table. */
  insertMarginTable?: {
    /** The dex. */
    dex: DexName;
    /** The table. */
    marginTable: {
      /** A description for people. */
      description: string;
      /** The tiers, the lowest first. */
      marginTiers: readonly {
        /** The position's notional from which the tier holds, USD. */
        lowerBound: number;
        /** The highest leverage. */
        maxLeverage: number;
      }[];
    };
  };
  /** Sets the recipient of the deployer's fees. */
  setFeeRecipient?: {
    /** The dex. */
    dex: DexName;
    /** The recipient of the deployer's fees. */
    feeRecipient: Address;
  };
  /** Limits each coin's open interest, in millionths of a USD. */
  setOpenInterestCaps?: readonly (readonly [string, number])[];
  /** Lets others act for the deployer, or no longer. */
  setSubDeployers?: {
    /** The dex. */
    dex: DexName;
    /** The right, the address, and whether to grant it. */
    subDeployers: readonly {
      /** The action that they may do. */
      variant: string;
      /** The account. */
      user: Address;
      /** Whether they may. */
      allowed: boolean;
    }[];
  };
  /** Sets each coin's margin mode. */
  setMarginModes?: readonly (readonly [string, "strictIsolated" | "noCross"])[];
  /** Scales the deployer's fees. */
  setFeeScale?: {
    /** The dex. */
    dex: DexName;
    /** The factor of the fees. */
    scale: Amount;
  };
  /** Turns growth mode on or off, by coin. */
  setGrowthModes?: readonly (readonly [string, boolean])[];
  /** Says what a coin is. */
  setPerpAnnotation?: {
    /** The coin, with its dex before it. */
    coin: Coin;
    /** The kind of market. */
    category: string;
    /** A description for people. */
    description: string;
    /** The name to show. */
    displayName: string | null;
    /** Words to be found by. */
    keywords: readonly string[];
  };
  /** Closes a dex. */
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
    /** The token's name and decimals. */
    spec: {
      /** The name. */
      name: string;
      /** Number of decimal places that a size may have. */
      szDecimals: number;
      /** Number of decimals of its smallest unit. */
      weiDecimals: number;
    };
    /** The maximum fee, in hundred millionths of HYPE. */
    maxGas: number;
    /** The name in full. */
    fullName?: string;
  };
  /** Sets the recipients of the first supply. May be sent several times. */
  userGenesis?: {
    /** The token's index. */
    token: number;
    /** Amount for each account, in the smallest unit. */
    userAndWei: readonly (readonly [Address, Amount])[];
    /** Amount for the holders of each token, in the smallest unit. */
    existingTokenAndWei: readonly (readonly [number, Amount])[];
    /** The accounts that may not hold it, or may again. */
    blacklistUsers?: readonly (readonly [Address, boolean])[];
  };
  /** Ends the first supply. */
  genesis?: {
    /** The token's index. */
    token: number;
    /** The supply, in the smallest unit; to check what was distributed. */
    maxSupply: Amount;
    /** Whether the venue makes no market for it. */
    noHyperliquidity?: true;
  };
  /** Lists a market. */
  registerSpot?: {
    /** The token that is traded, and the one that it is priced in. */
    tokens: readonly [number, number];
  };
  /** Lets the venue make a market. */
  registerHyperliquidity?: {
    /** The market's index. */
    spot: number;
    /** The first price. */
    startPx: Amount;
    /** The size of each order. */
    orderSz: Amount;
    /** The number of orders. */
    nOrders: number;
    /** Number of them that the deployer pays for. */
    nSeededLevels?: number;
  };
  /** Sets the deployer's part of the trading fees. */
  setDeployerTradingFeeShare?: {
    /** The token's index. */
    token: number;
    /** The part, in percent with its sign: `100%`. */
    share: Percentage;
  };
  /** Lets markets be priced in the token. */
  enableQuoteToken?: {
    /** The token's index. */
    token: number;
  };
  /** Lets no more markets be priced in the token. */
  disableQuoteToken?: {
    /** The token's index. */
    token: number;
  };
  /** Requests a link to a contract on the EVM. */
  requestEvmContract?: {
    /** The token's index. */
    token: number;
    /** The contract's address. */
    address: Address;
    /** Number of decimals of the contract, less those of the token. */
    evmExtraWeiDecimals: number;
  };
  /** Adds or settles outcomes. */
  outcome?:
    | {
      /** Adds an outcome that belongs to no question. */
      registerStandaloneOutcomeFromTemplate: TemplateInstance;
    }
    | {
      /** Adds a question with its outcomes. */
      registerQuestionFromTemplate: {
        /** The question. */
        questionTemplateInstance: TemplateInstance;
        /** Its outcomes. */
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
        /** The question's id. */
        question: number;
        /** The settlement of each of its outcomes. */
        outcomeSettlements: readonly OutcomeSettlement[];
        /** Name and description. */
        nameAndDescription: readonly [string, string];
      };
    };
}

/**
 * The addresses that may sign for an account, and how many must; null means only the account itself.
 *
 * Source: hyperliquid-python-sdk.
 */
export type MultiSigConfiguration =
  | {
    /** The accounts that may sign. */
    authorizedUsers: readonly Address[];
    /** The number of signers that must sign. */
    threshold: number;
  }
  | null;

/**
 * Carries out an action that several signers of a multi-signature account have signed.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface MultiSigAction {
  type: "multiSig";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The signatures of the authorized users, in any order. */
  signatures: readonly Signature[];
  /** The action that the users have signed. */
  payload: {
    /** The account that several sign for. */
    multiSigUser: Address;
    /** The authorized user that sends it. */
    outerSigner: Address;
    /** The action, with its keys in the order in which it was signed. */
    action: Record<string, unknown>;
  };
}

/**
 * A sub-account was made.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CreateSubAccountOk {
  status: "ok";
  /** The outcome. */
  response: {
    type: "createSubAccount";
    /** The sub-account's address. */
    data: Address;
  };
}

/**
 * Turns on DEX abstraction for the account that the signing agent acts for.
 *
 * Source: interface, E; that it is sent without more, hyperliquid-python-sdk.
 */
export interface AgentEnableDexAbstractionAction {
  type: "agentEnableDexAbstraction";
  /** The configuration of the abstraction. Its keys are hashed in the order in which you pass them. */
  dexAbstraction?: Record<string, unknown>;
}

/**
 * Sets the abstraction of the account that the signing agent acts for.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface AgentSetAbstractionAction {
  type: "agentSetAbstraction";
  /** The way in which the account's balances are combined. */
  abstraction: "i" | "u" | "p";
}

/**
 * Lets an agent sign for the account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ApproveAgentAction {
  type: "approveAgent";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The agent's address. */
  agentAddress: Address;
  /**
   * The name of the agent; an agent without a name replaces the previous one. Append ` valid_until` and
   * milliseconds since 1970 to limit the approval's lifetime. Default: `""`.
   */
  agentName?: string;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Lets a builder charge a fee.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ApproveBuilderFeeAction {
  type: "approveBuilderFee";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The highest fee, in percent with its sign: `0.01%`. */
  maxFeeRate: Percentage;
  /** The builder that is paid for the order. */
  builder: Address;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Claims the rewards for referrals.
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
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /**
   * The addresses that may sign for the account, and how many must; null makes it an account with one key
   * again.
   */
  signers: MultiSigConfiguration;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Creates a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CreateSubAccountAction {
  type: "createSubAccount";
  /** The name. */
  name: string;
}

/**
 * Chooses which blocks of the EVM take the account's transactions: small or big ones.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface EvmUserModifyAction {
  type: "evmUserModify";
  /** Whether the account's transactions go into big blocks. */
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
 * Pays for more requests than the traded volume allows.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ReserveRequestWeightAction {
  type: "reserveRequestWeight";
  /** Number of requests. */
  weight: number;
  /** For whom; by default, the account itself. */
  destination?: Address;
}

/**
 * Sets the name that leaderboards show.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SetDisplayNameAction {
  type: "setDisplayName";
  /** The name to show. */
  displayName: string;
}

/**
 * Sets the referral code that the account was referred by.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SetReferrerAction {
  type: "setReferrer";
  /** The referral code. */
  code: string;
}

/**
 * Sets what the venue does with small spot balances.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SpotUserAction {
  type: "spotUser";
  /** Turns the conversion of small spot balances on or off. */
  toggleSpotDusting: {
    /** Whether it is off. */
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
  /** The sub-account. */
  subAccountUser: Address;
  /** The name. */
  name: string;
}

/**
 * Turns DEX abstraction on or off for a user, signed by the user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserDexAbstractionAction {
  type: "userDexAbstraction";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The account. */
  user: Address;
  /** Whether it is to be on. */
  enabled: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Turns portfolio margin on or off.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserPortfolioMarginAction {
  type: "userPortfolioMargin";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The account. */
  user: Address;
  /** Whether it is to be on. */
  enabled: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Sets the abstraction of an account, signed by the user.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UserSetAbstractionAction {
  type: "userSetAbstraction";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The account. */
  user: Address;
  /** The way in which the account's balances are combined. */
  abstraction: "disabled" | "unifiedAccount" | "portfolioMargin";
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.
 *
 * Source: nktkas/hyperliquid.
 */
export interface AgentSendAssetAction {
  type: "agentSendAsset";
  /** The recipient. */
  destination: Address;
  /** The source: a dex, the empty string for the first one, or `spot`. */
  sourceDex: string;
  /** The destination: a dex, the empty string for the first one, or `spot`. */
  destinationDex: string;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** The sub-account that it comes from; the empty text for the account itself. Default: `""`. */
  fromSubAccount?: OptionalAddress;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Lends, borrows, repays or withdraws.
 *
 * Source: nktkas/hyperliquid.
 */
export interface BorrowLendAction {
  type: "borrowLend";
  /** The action. */
  operation: "supply" | "withdraw" | "repay" | "borrow";
  /** The token's index. */
  token: number;
  /** The amount; null for all of it. */
  amount: Amount | null;
}

/**
 * Sends a token between dexes, spot, sub-accounts and accounts.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SendAssetAction {
  type: "sendAsset";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The recipient. */
  destination: Address;
  /** The source: a dex, the empty string for the first one, or `spot`. */
  sourceDex: string;
  /** The destination: a dex, the empty string for the first one, or `spot`. */
  destinationDex: string;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** The sub-account that it comes from; the empty text for the account itself. Default: `""`. */
  fromSubAccount?: OptionalAddress;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Sends a token to another chain, and calls the receiving contract with data.
 *
 * Source: nktkas/hyperliquid.
 */
export interface SendToEvmWithDataAction {
  type: "sendToEvmWithData";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The token, as its name and id. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** The source: a dex, the empty string for the first one, or `spot`. */
  sourceDex: string;
  /** The recipient on the chain. */
  destinationRecipient: string;
  /** The encoding of the receiver's address. */
  addressEncoding: "hex" | "base58";
  /** The chain, by its id in Circle's CCTP. */
  destinationChainId: number;
  /** The gas that the call may use. */
  gasLimit: number;
  /** The arguments that the receiver is called with. */
  data: HexBytes;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Sends a spot token to an account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SpotSendAction {
  type: "spotSend";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The recipient. */
  destination: Address;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
  /** The nonce of the request. */
  time: Nonce;
}

/**
 * Moves a spot token to or from a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountSpotTransferAction {
  type: "subAccountSpotTransfer";
  /** The sub-account. */
  subAccountUser: Address;
  /** Whether it goes in. */
  isDeposit: boolean;
  /** The token. */
  token: string;
  /** The amount. */
  amount: Amount;
}

/**
 * Moves USDC to or from a sub-account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface SubAccountTransferAction {
  type: "subAccountTransfer";
  /** The sub-account. */
  subAccountUser: Address;
  /** Whether it goes in. */
  isDeposit: boolean;
  /** The amount, in millionths of a USD. */
  usd: number;
}

/**
 * Moves USDC between spot and perpetuals.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UsdClassTransferAction {
  type: "usdClassTransfer";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The amount; followed by ` subaccount:` and an address for a transfer from that sub-account. */
  amount: TransferAmount;
  /** Whether it goes from spot to perpetuals. */
  toPerp: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Sends USDC to an account.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UsdSendAction {
  type: "usdSend";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The recipient. */
  destination: Address;
  /** The amount. */
  amount: Amount;
  /** The nonce of the request. */
  time: Nonce;
}

/**
 * Withdraws USDC to the chain that the venue bridges to.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Withdraw3Action {
  type: "withdraw3";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The recipient. */
  destination: Address;
  /** The amount. */
  amount: Amount;
  /** The nonce of the request. */
  time: Nonce;
}

/**
 * The result of one order of a batch.
 *
 * Source: hyperliquid-python-sdk; what waits, nktkas/hyperliquid.
 */
export type OrderStatusResult =
  | {
    /** It is on the book. */
    resting: {
      /** The order's id. */
      oid: number;
      /** A caller's own id of an order, 16 bytes. */
      cloid?: ClientOrderId;
    };
  }
  | {
    /** It is filled. */
    filled: {
      /** The size that was filled. */
      totalSz: string;
      /** The average price. */
      avgPx: string;
      /** The order's id. */
      oid: number;
      /** A caller's own id of an order, 16 bytes. */
      cloid?: ClientOrderId;
    };
  }
  | {
    /** Why it was rejected. */
    error: string;
  }
  | "waitingForFill" | "waitingForTrigger";

/**
 * The orders were processed, each with its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderOk {
  status: "ok";
  /** The outcomes, in order. */
  response: {
    type: "order";
    /** The results. */
    data: {
      /** A result for each order, in the order of the orders. */
      statuses: OrderStatusResult[];
    };
  };
}

/**
 * The result of one cancellation of a batch.
 *
 * Source: hyperliquid-python-sdk.
 */
export type CancelStatus =
  | "success"
  | {
    /** Why the order could not be cancelled. */
    error: string;
  };

/**
 * The cancellations were processed, each with its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelOk {
  status: "ok";
  /** The outcomes, in order. */
  response: {
    type: "cancel";
    /** The results. */
    data: {
      /** A result for each order, in the order of the cancellations. */
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
  /** The outcome. */
  response: {
    type: "twapOrder";
    /** The result. */
    data: {
      /** Whether it runs. */
      status:
        | {
          /** It runs. */
          running: {
            /** The TWAP order's id. */
            twapId: number;
          };
        }
        | {
          /** Why it was rejected. */
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
  /** The outcome. */
  response: {
    type: "twapCancel";
    /** The result. */
    data: {
      /** Whether it was cancelled. */
      status: CancelStatus;
    };
  };
}

/**
 * An order with a limit, or one that waits for a price.
 *
 * Source: hyperliquid-python-sdk.
 */
export type OrderKind =
  | {
    /** An order with a limit. */
    limit: {
      /**
       * The time in force: `Gtc` until cancelled, `Ioc` fills immediately or not at all, `Alo` only adds
       * liquidity, `FrontendMarket` is a market order of a user interface.
       */
      tif: "Gtc" | "Ioc" | "Alo" | "FrontendMarket";
    };
  }
  | {
    /** An order that waits for a price. */
    trigger: {
      /** Whether it becomes a market order. */
      isMarket: boolean;
      /** The price that it waits for, above 0. */
      triggerPx: Amount;
      /** Whether it takes a profit or stops a loss. */
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
  /** Whether it buys. */
  b: boolean;
  /**
   * The price, above 0: a whole number, or one of at most five significant figures with no more decimal
   * places than the market has less the asset's size decimals.
   */
  p: Amount;
  /** The size, in the asset; 0 stands for the whole position where the order closes one. */
  s: Amount;
  /** Whether the order can only make a position smaller. */
  r: boolean;
  /** The kind of order. */
  t: OrderKind;
  /** The caller's own id. */
  c?: ClientOrderId;
}

/**
 * The payment for being executed before others.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderPriority {
  /** The priority, in hundred millionths of the notional. */
  p: number;
}

/**
 * The builder that is paid for the order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderBuilder {
  /** The builder's address. */
  b: Address;
  /** The fee, in thousandths of a percent. */
  f: number;
}

/**
 * An order to change, and what it shall be.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderChange {
  /** The order, by its id or the caller's own. */
  oid: number | ClientOrderId;
  /** The order that replaces it. */
  order: OrderRequest;
}

/**
 * An order that is spread over time.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface Twap {
  /** The asset's index. */
  a: number;
  /** Whether it buys. */
  b: boolean;
  /** The size, in the asset. */
  s: Amount;
  /** Whether the order can only make a position smaller. */
  r: boolean;
  /** Over how many minutes it is spread. */
  m: number;
  /** Whether the slices vary in time. */
  t: boolean;
}

/**
 * The price that starts a TWAP order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapTrigger {
  /** The price that starts it. */
  p: Amount;
  /** Whether the mark price must rise to it. */
  a: boolean;
}

/**
 * When a TWAP order begins and ends, if a price decides that.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapDetails {
  /** The price that starts it; null if it starts at once. */
  t: TwapTrigger | null;
  /** The price that ends it; null if none does. */
  s: Amount | null;
}

/**
 * Changes orders. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface BatchModifyAction {
  type: "batchModify";
  /** The orders to change, each with its own result. */
  modifies: readonly OrderChange[];
  /** Places the new orders even if the old ones could not be cancelled. */
  a?: true;
}

/**
 * Cancels orders by their ids. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelAction {
  type: "cancel";
  /** The orders to cancel, each with its own result. */
  cancels: readonly {
    /** The asset's index. */
    a: number;
    /** The order's id. */
    o: number;
  }[];
  /** Moves the cancellation ahead of other messages in the queue. */
  f?: true;
}

/**
 * Cancels orders by the caller's own ids. Each has its own result.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CancelByCloidAction {
  type: "cancelByCloid";
  /** The orders to cancel, each with its own result. */
  cancels: readonly {
    /** The asset's index. */
    asset: number;
    /** The caller's own id of the order. */
    cloid: ClientOrderId;
  }[];
  /** Moves the cancellation ahead of other messages in the queue. */
  f?: true;
}

/**
 * Changes an order.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ModifyAction {
  type: "modify";
  /** The order, by its id or the caller's own. */
  oid: number | ClientOrderId;
  /** The order that replaces it. */
  order: OrderRequest;
  /** Places the new order even if the old one could not be cancelled. */
  a?: true;
}

/**
 * Does nothing but use up a nonce, so that an action sent with the same nonce can no longer be executed.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface NoopAction {
  type: "noop";
}

/**
 * Places orders. Each has its own result: one that is rejected does not stop the others.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface OrderAction {
  type: "order";
  /** The orders, each with its own result. */
  orders: readonly OrderRequest[];
  /**
   * The relation between the orders: none, take profit and stop loss of the first order, or of the whole
   * position; or the priority that is paid for. Default: `"na"`.
   */
  grouping?: "na" | "normalTpsl" | "positionTpsl" | OrderPriority;
  /** The builder that is paid for the order. */
  builder?: OrderBuilder;
}

/**
 * Cancels all orders at a time, unless the time is moved before: a dead man's switch.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface ScheduleCancelAction {
  type: "scheduleCancel";
  /** When all orders are cancelled; omit it to cancel the schedule. */
  time?: number;
}

/**
 * Adds margin to an isolated position until it reaches a leverage.
 *
 * Source: nktkas/hyperliquid.
 */
export interface TopUpIsolatedOnlyMarginAction {
  type: "topUpIsolatedOnlyMargin";
  /** The asset's index. */
  asset: number;
  /** The leverage that the position shall have. */
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
 * Places an order that is spread over time.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TwapOrderAction {
  type: "twapOrder";
  /** The order. */
  twap: Twap;
  /** When it begins and ends, if a price decides that. */
  details?: TwapDetails;
}

/**
 * Adds margin to an isolated position, or withdraws it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UpdateIsolatedMarginAction {
  type: "updateIsolatedMargin";
  /** The asset's index. */
  asset: number;
  /** Whether it is a long position. */
  isBuy: boolean;
  /** The amount to add, in millionths of a USD; negative to withdraw. */
  ntli: number;
}

/**
 * Sets the leverage of an asset, and whether its margin is shared.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface UpdateLeverageAction {
  type: "updateLeverage";
  /** The asset's index. */
  asset: number;
  /** Whether the margin is shared with all other positions. */
  isCross: boolean;
  /** The leverage. */
  leverage: number;
}

/**
 * Splits, merges or negates shares of outcomes.
 *
 * Source: nktkas/hyperliquid.
 */
export interface UserOutcomeAction {
  type: "userOutcome";
  /** Splits the quote token into both sides of an outcome. */
  splitOutcome?: {
    /** The outcome's id. */
    outcome: number;
    /** The amount. */
    amount: Amount;
  };
  /** Merges both sides of an outcome into the quote token; all of it if the amount is null. */
  mergeOutcome?: {
    /** The outcome's id. */
    outcome: number;
    /** The amount. */
    amount: Amount | null;
  };
  /** Merges the sides of all outcomes of a question; all of them if the amount is null. */
  mergeQuestion?: {
    /** The question's id. */
    question: number;
    /** The amount. */
    amount: Amount | null;
  };
  /** Turns the No side of an outcome into the Yes sides of the others. */
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
 * Moves HYPE from spot into the staking balance.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CDepositAction {
  type: "cDeposit";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The amount, in hundred millionths of HYPE. */
  wei: number;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Jails or unjails the signer's validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CSignerAction {
  type: "CSignerAction";
  /** Excludes the validator for a time. */
  jailSelf?: null;
  /** Ends its exclusion. */
  unjailSelf?: null;
}

/**
 * Registers, changes or unregisters a validator.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface CValidatorAction {
  type: "CValidatorAction";
  /** Changes what is known of the validator; what is null stays. */
  changeProfile?: {
    /** The address of its node. */
    node_ip:
      | {
        /** The address, of IPv4 or IPv6. */
        Ip: string;
      }
      | null;
    /** The name. */
    name: string | null;
    /** A description for people. */
    description: string | null;
    /** Whether it participates at once. */
    unjailed: boolean;
    /** Whether it accepts no more delegations. */
    disable_delegations: boolean | null;
    /** The commission, in hundredths of a percent. */
    commission_bps: number | null;
    /** The key that the validator signs with. */
    signer: Address | null;
  };
  /** Registers a validator. */
  register?: {
    /** The public description of the validator. */
    profile: {
      /** The address of its node. */
      node_ip: {
        /** The address, of IPv4 or IPv6. */
        Ip: string;
      };
      /** The name. */
      name: string;
      /** A description for people. */
      description: string;
      /** Whether it accepts no delegations. */
      delegations_disabled: boolean;
      /** The commission, in hundredths of a percent. */
      commission_bps: number;
      /** The key that the validator signs with. */
      signer: Address;
    };
    /** Whether it participates at once. */
    unjailed: boolean;
    /** The validator's delegation to itself, in hundred millionths of HYPE. */
    initial_wei: number;
  };
  /** Ends a validator. */
  unregister?: null;
}

/**
 * Moves HYPE from the staking balance to spot, which takes seven days.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CWithdrawAction {
  type: "cWithdraw";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The amount, in hundred millionths of HYPE. */
  wei: number;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Links a trading account to the account that stakes for it.
 *
 * Source: nktkas/hyperliquid.
 */
export interface LinkStakingUserAction {
  type: "linkStakingUser";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The account. */
  user: Address;
  /** Whether the staking account confirms what the trading account began. */
  isFinalize: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Disables trading for the trading account that is linked to a staking account.
 *
 * Source: nktkas/hyperliquid.
 */
export interface StakingLinkDisableTradingUserAction {
  type: "stakingLinkDisableTradingUser";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The account that trades. */
  tradingUser: Address;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Delegates HYPE to a validator, or takes a delegation back.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface TokenDelegateAction {
  type: "tokenDelegate";
  /** The chain that the wallet signs for. */
  signatureChainId: SignatureChainId;
  /** The venue's network. */
  hyperliquidChain: HyperliquidChain;
  /** The validator. */
  validator: Address;
  /** The amount, in hundred millionths of HYPE. */
  wei: number;
  /** Whether the delegation ends. */
  isUndelegate: boolean;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Votes, as a validator, on the risk-free rate.
 *
 * Source: nktkas/hyperliquid.
 */
export interface ValidatorL1StreamAction {
  type: "validatorL1Stream";
  /** The rate without risk that the validator votes for. */
  riskFreeRate: Amount;
}

/**
 * A vault was made.
 *
 * Source: nktkas/hyperliquid.
 */
export interface CreateVaultOk {
  status: "ok";
  /** The outcome. */
  response: {
    type: "createVault";
    /** The vault's address. */
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
  /** The vault's name. */
  name: string;
  /** A description for users that may join. */
  description: string;
  /** The leader's first deposit, in millionths of a USD. */
  initialUsd: number;
  /** The nonce of the request. */
  nonce: Nonce;
}

/**
 * Pays a vault's funds out to its followers.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultDistributeAction {
  type: "vaultDistribute";
  /** The vault. */
  vaultAddress: Address;
  /** The amount, in millionths of a USD. */
  usd: number;
}

/**
 * Changes a vault's settings.
 *
 * Source: nktkas/hyperliquid.
 */
export interface VaultModifyAction {
  type: "vaultModify";
  /** The vault. */
  vaultAddress: Address;
  /** Whether the vault accepts deposits; null for no change. Default: `null`. */
  allowDeposits?: boolean | null;
  /** Whether a withdrawal closes positions in proportion; null leaves it as it is. Default: `null`. */
  alwaysCloseOnWithdraw?: boolean | null;
}

/**
 * Moves USDC into a vault or out of it.
 *
 * Source: hyperliquid-python-sdk.
 */
export interface VaultTransferAction {
  type: "vaultTransfer";
  /** The vault. */
  vaultAddress: Address;
  /** Whether it goes in. */
  isDeposit: boolean;
  /** The amount, in millionths of a USD. */
  usd: number;
}
