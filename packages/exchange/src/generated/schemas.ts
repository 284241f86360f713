// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "InfoRequest" | "SubscriptionRequest" | "ExchangeRequest" | "Action" | "ExchangeResponse" | "ExchangeOk"
  | "ActionResult" | "ExchangeErr" | "Meta" | "PerpetualAsset" | "MarginTableEntry" | "MarginTable"
  | "MarginTier" | "PerpAssetCtx" | "SpotAssetCtx" | "Candle" | "L2Level" | "Trade" | "SpotToken" | "SpotPair"
  | "ActiveAssetData" | "ActiveAssetDataRequest" | "AlignedQuoteTokenInfo" | "AlignedQuoteTokenInfoRequest"
  | "AllMids" | "AllMidsRequest" | "AllPerpMetas" | "AllPerpMetasRequest" | "CandleSnapshot"
  | "CandleSnapshotRequest" | "ExchangeStatus" | "ExchangeStatusRequest" | "FundingHistory"
  | "FundingHistoryRequest" | "L2Book" | "L2BookRequest" | "Liquidatable" | "LiquidatableRequest"
  | "MarginTableRequest" | "MaxMarketOrderNtls" | "MaxMarketOrderNtlsRequest" | "MetaRequest"
  | "MetaAndAssetCtxs" | "MetaAndAssetCtxsRequest" | "PerpAnnotation" | "PerpAnnotationRequest"
  | "PerpCategories" | "PerpCategoriesRequest" | "PerpConciseAnnotations" | "PerpConciseAnnotationsRequest"
  | "PerpsAtOpenInterestCap" | "PerpsAtOpenInterestCapRequest" | "PredictedFundings"
  | "PredictedFundingsRequest" | "RecentTrades" | "RecentTradesRequest" | "SpotMeta" | "SpotMetaRequest"
  | "SpotMetaAndAssetCtxs" | "SpotMetaAndAssetCtxsRequest" | "TokenConciseAnnotations"
  | "TokenConciseAnnotationsRequest" | "TokenDetails" | "TokenDetailsRequest" | "Address" | "TransactionHash"
  | "ClientOrderId" | "TokenId" | "Coin" | "Timestamp" | "Side" | "CandleInterval" | "DexName"
  | "MarginSummary" | "Leverage" | "Position" | "SpotBalance" | "FundingUpdate" | "LedgerUpdate"
  | "FeeSchedule" | "PortfolioPeriod" | "ApprovedBuilders" | "ApprovedBuildersRequest" | "ClearinghouseState"
  | "ClearinghouseStateRequest" | "ExtraAgents" | "ExtraAgentsRequest" | "IsVip" | "IsVipRequest"
  | "LegalCheck" | "LegalCheckRequest" | "MaxBuilderFee" | "MaxBuilderFeeRequest" | "Portfolio"
  | "PortfolioRequest" | "PreTransferCheck" | "PreTransferCheckRequest" | "Referral" | "ReferralRequest"
  | "SpotClearinghouseState" | "SpotClearinghouseStateRequest" | "SubAccounts" | "SubAccountsRequest"
  | "SubAccounts2" | "SubAccounts2Request" | "UsdcRouting" | "UsdcRoutingRequest" | "UserAbstraction"
  | "UserAbstractionRequest" | "UserDexAbstractionState" | "UserDexAbstractionRequest" | "UserFees"
  | "UserFeesRequest" | "UserFunding" | "UserFundingRequest" | "UserNonFundingLedgerUpdates"
  | "UserNonFundingLedgerUpdatesRequest" | "UserRateLimit" | "UserRateLimitRequest" | "UserRole"
  | "UserRoleRequest" | "MultiSigSigners" | "UserToMultiSigSignersRequest" | "WebData2" | "WebData2Request"
  | "VaultRelationship" | "VaultFollower" | "LeadingVaults" | "LeadingVaultsRequest" | "UserVaultEquities"
  | "UserVaultEquitiesRequest" | "VaultDetails" | "VaultDetailsFound" | "VaultDetailsRequest"
  | "VaultSummaries" | "VaultSummariesRequest" | "OrderState" | "TimeInForce" | "OrderType" | "OpenOrder"
  | "FrontendOpenOrder" | "TwapState" | "Fill" | "HistoricalOrder" | "TwapRecord" | "TwapSliceFill"
  | "FrontendOpenOrders" | "FrontendOpenOrdersRequest" | "HistoricalOrders" | "HistoricalOrdersRequest"
  | "OpenOrders" | "OpenOrdersRequest" | "OrderStatus" | "OrderStatusRequest" | "TwapHistory"
  | "TwapHistoryRequest" | "UserFills" | "UserFillsRequest" | "UserFillsByTime" | "UserFillsByTimeRequest"
  | "UserTwapSliceFills" | "UserTwapSliceFillsRequest" | "UserTwapSliceFillsByTime"
  | "UserTwapSliceFillsByTimeRequest" | "AllBorrowLendReserveStates" | "AllBorrowLendReserveStatesRequest"
  | "BorrowLendReserveState" | "BorrowLendReserveStateRequest" | "BorrowLendUserState"
  | "BorrowLendUserStateRequest" | "UserBorrowLendInterest" | "UserBorrowLendInterestRequest"
  | "ValidatorStats" | "ValidatorVote" | "Delegations" | "DelegationsRequest" | "DelegatorHistory"
  | "DelegatorHistoryRequest" | "DelegatorRewards" | "DelegatorRewardsRequest" | "DelegatorSummary"
  | "DelegatorSummaryRequest" | "ValidatorL1Votes" | "ValidatorL1VotesRequest" | "ValidatorSummaries"
  | "ValidatorSummariesRequest" | "DeployAuction" | "PerpDex" | "GossipPriorityAuctionStatus"
  | "GossipPriorityAuctionStatusRequest" | "GossipRootIps" | "GossipRootIpsRequest"
  | "PerpDeployAuctionStatus" | "PerpDeployAuctionStatusRequest" | "PerpDexLimits" | "PerpDexLimitsRequest"
  | "PerpDexStatus" | "PerpDexStatusRequest" | "PerpDexs" | "PerpDexsRequest" | "SpotDeployState"
  | "SpotDeployStateRequest" | "SpotPairDeployAuctionStatus" | "SpotPairDeployAuctionStatusRequest"
  | "Outcome" | "Question" | "OutcomeTemplate" | "OutcomeMeta" | "OutcomeMetaRequest" | "OutcomeTemplates"
  | "OutcomeTemplatesRequest" | "SettledOutcome" | "SettledOutcomeRequest" | "ActiveAssetCtxEvent"
  | "ActiveAssetCtxSubscription" | "ActiveAssetDataEvent" | "ActiveAssetDataSubscription"
  | "ActiveSpotAssetCtxEvent" | "ActiveSpotAssetCtxSubscription" | "AllDexsAssetCtxsEvent"
  | "AllDexsAssetCtxsSubscription" | "AllDexsClearinghouseStateEvent"
  | "AllDexsClearinghouseStateSubscription" | "AllMidsEvent" | "AllMidsSubscription" | "AssetCtxsEvent"
  | "AssetCtxsSubscription" | "BboEvent" | "BboSubscription" | "CandleEvent" | "CandleSubscription"
  | "ClearinghouseStateEvent" | "ClearinghouseStateSubscription" | "FastAssetCtxsEvent"
  | "FastAssetCtxsSubscription" | "L2Delta" | "L2DeltaLevel" | "L2Event" | "L2Subscription" | "L2BookEvent"
  | "L2BookSubscription" | "NotificationEvent" | "NotificationSubscription" | "OpenOrdersEvent"
  | "OpenOrdersSubscription" | "OrderUpdatesEvent" | "OrderUpdatesSubscription" | "OutcomeMetaUpdatesEvent"
  | "OutcomeMetaUpdatesSubscription" | "SpotAssetCtxsEvent" | "SpotAssetCtxsSubscription" | "SpotStateEvent"
  | "SpotStateSubscription" | "TradesEvent" | "TradesSubscription" | "TwapStatesEvent"
  | "TwapStatesSubscription" | "UserEventsEvent" | "UserEventsSubscription" | "UserFillsEvent"
  | "UserFillsSubscription" | "UserFundingsEvent" | "UserFundingsSubscription" | "UserHistoricalOrdersEvent"
  | "UserHistoricalOrdersSubscription" | "UserNonFundingLedgerUpdatesEvent"
  | "UserNonFundingLedgerUpdatesSubscription" | "UserTwapHistoryEvent" | "UserTwapHistorySubscription"
  | "UserTwapSliceFillsEvent" | "UserTwapSliceFillsSubscription" | "WebData3Event" | "WebData3Subscription"
  | "Nonce" | "Amount" | "SignedAmount" | "HyperliquidChain" | "SignatureChainId" | "Percentage" | "HexBytes"
  | "Signature" | "OptionalAddress" | "TransferAmount" | "OutcomeSettlement" | "TemplateInstance"
  | "DexSchema" | "ActivateOutcomeDeployerAction" | "AuthorizeAqav2RoleAction" | "FinalizeEvmContractAction"
  | "GossipPriorityBidAction" | "Hip3LiquidatorTransferAction" | "PerpDeployAction" | "SpotDeployAction"
  | "MultiSigConfiguration" | "MultiSigAction" | "CreateSubAccountOk" | "AgentEnableDexAbstractionAction"
  | "AgentSetAbstractionAction" | "ApproveAgentAction" | "ApproveBuilderFeeAction" | "ClaimRewardsAction"
  | "ConvertToMultiSigUserAction" | "CreateSubAccountAction" | "EvmUserModifyAction"
  | "RegisterReferrerAction" | "ReserveRequestWeightAction" | "SetDisplayNameAction" | "SetReferrerAction"
  | "SpotUserAction" | "SubAccountModifyAction" | "UserDexAbstractionAction" | "UserPortfolioMarginAction"
  | "UserSetAbstractionAction" | "AgentSendAssetAction" | "BorrowLendAction" | "SendAssetAction"
  | "SendToEvmWithDataAction" | "SpotSendAction" | "SubAccountSpotTransferAction" | "SubAccountTransferAction"
  | "UsdClassTransferAction" | "UsdSendAction" | "Withdraw3Action" | "OrderStatusResult" | "OrderOk"
  | "CancelStatus" | "CancelOk" | "TwapOrderOk" | "TwapCancelOk" | "OrderKind" | "OrderRequest"
  | "OrderPriority" | "OrderBuilder" | "OrderChange" | "Twap" | "TwapTrigger" | "TwapDetails"
  | "BatchModifyAction" | "CancelAction" | "CancelByCloidAction" | "ModifyAction" | "NoopAction"
  | "OrderAction" | "ScheduleCancelAction" | "TopUpIsolatedOnlyMarginAction" | "TwapCancelAction"
  | "TwapOrderAction" | "UpdateIsolatedMarginAction" | "UpdateLeverageAction" | "UserOutcomeAction"
  | "CDepositAction" | "CSignerAction" | "CValidatorAction" | "CWithdrawAction" | "LinkStakingUserAction"
  | "StakingLinkDisableTradingUserAction" | "TokenDelegateAction" | "ValidatorL1StreamAction"
  | "CreateVaultOk" | "CreateVaultAction" | "VaultDistributeAction" | "VaultModifyAction"
  | "VaultTransferAction";

/**
 * The JSON Schemas of the Trading venue: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Trading venue",
  $defs: {
    InfoRequest: {
      description: "Request for data.",
      oneOf: [
        { $ref: "#/$defs/ActiveAssetDataRequest" },
        { $ref: "#/$defs/AlignedQuoteTokenInfoRequest" },
        { $ref: "#/$defs/AllBorrowLendReserveStatesRequest" },
        { $ref: "#/$defs/AllMidsRequest" },
        { $ref: "#/$defs/AllPerpMetasRequest" },
        { $ref: "#/$defs/ApprovedBuildersRequest" },
        { $ref: "#/$defs/BorrowLendReserveStateRequest" },
        { $ref: "#/$defs/BorrowLendUserStateRequest" },
        { $ref: "#/$defs/CandleSnapshotRequest" },
        { $ref: "#/$defs/ClearinghouseStateRequest" },
        { $ref: "#/$defs/DelegationsRequest" },
        { $ref: "#/$defs/DelegatorHistoryRequest" },
        { $ref: "#/$defs/DelegatorRewardsRequest" },
        { $ref: "#/$defs/DelegatorSummaryRequest" },
        { $ref: "#/$defs/ExchangeStatusRequest" },
        { $ref: "#/$defs/ExtraAgentsRequest" },
        { $ref: "#/$defs/FrontendOpenOrdersRequest" },
        { $ref: "#/$defs/FundingHistoryRequest" },
        { $ref: "#/$defs/GossipPriorityAuctionStatusRequest" },
        { $ref: "#/$defs/GossipRootIpsRequest" },
        { $ref: "#/$defs/HistoricalOrdersRequest" },
        { $ref: "#/$defs/IsVipRequest" },
        { $ref: "#/$defs/L2BookRequest" },
        { $ref: "#/$defs/LeadingVaultsRequest" },
        { $ref: "#/$defs/LegalCheckRequest" },
        { $ref: "#/$defs/LiquidatableRequest" },
        { $ref: "#/$defs/MarginTableRequest" },
        { $ref: "#/$defs/MaxBuilderFeeRequest" },
        { $ref: "#/$defs/MaxMarketOrderNtlsRequest" },
        { $ref: "#/$defs/MetaAndAssetCtxsRequest" },
        { $ref: "#/$defs/MetaRequest" },
        { $ref: "#/$defs/OpenOrdersRequest" },
        { $ref: "#/$defs/OrderStatusRequest" },
        { $ref: "#/$defs/OutcomeMetaRequest" },
        { $ref: "#/$defs/OutcomeTemplatesRequest" },
        { $ref: "#/$defs/PerpAnnotationRequest" },
        { $ref: "#/$defs/PerpCategoriesRequest" },
        { $ref: "#/$defs/PerpConciseAnnotationsRequest" },
        { $ref: "#/$defs/PerpDeployAuctionStatusRequest" },
        { $ref: "#/$defs/PerpDexLimitsRequest" },
        { $ref: "#/$defs/PerpDexStatusRequest" },
        { $ref: "#/$defs/PerpDexsRequest" },
        { $ref: "#/$defs/PerpsAtOpenInterestCapRequest" },
        { $ref: "#/$defs/PortfolioRequest" },
        { $ref: "#/$defs/PreTransferCheckRequest" },
        { $ref: "#/$defs/PredictedFundingsRequest" },
        { $ref: "#/$defs/RecentTradesRequest" },
        { $ref: "#/$defs/ReferralRequest" },
        { $ref: "#/$defs/SettledOutcomeRequest" },
        { $ref: "#/$defs/SpotClearinghouseStateRequest" },
        { $ref: "#/$defs/SpotDeployStateRequest" },
        { $ref: "#/$defs/SpotMetaAndAssetCtxsRequest" },
        { $ref: "#/$defs/SpotMetaRequest" },
        { $ref: "#/$defs/SpotPairDeployAuctionStatusRequest" },
        { $ref: "#/$defs/SubAccounts2Request" },
        { $ref: "#/$defs/SubAccountsRequest" },
        { $ref: "#/$defs/TokenConciseAnnotationsRequest" },
        { $ref: "#/$defs/TokenDetailsRequest" },
        { $ref: "#/$defs/TwapHistoryRequest" },
        { $ref: "#/$defs/UsdcRoutingRequest" },
        { $ref: "#/$defs/UserAbstractionRequest" },
        { $ref: "#/$defs/UserBorrowLendInterestRequest" },
        { $ref: "#/$defs/UserDexAbstractionRequest" },
        { $ref: "#/$defs/UserFeesRequest" },
        { $ref: "#/$defs/UserFillsByTimeRequest" },
        { $ref: "#/$defs/UserFillsRequest" },
        { $ref: "#/$defs/UserFundingRequest" },
        { $ref: "#/$defs/UserNonFundingLedgerUpdatesRequest" },
        { $ref: "#/$defs/UserRateLimitRequest" },
        { $ref: "#/$defs/UserRoleRequest" },
        { $ref: "#/$defs/UserToMultiSigSignersRequest" },
        { $ref: "#/$defs/UserTwapSliceFillsByTimeRequest" },
        { $ref: "#/$defs/UserTwapSliceFillsRequest" },
        { $ref: "#/$defs/UserVaultEquitiesRequest" },
        { $ref: "#/$defs/ValidatorL1VotesRequest" },
        { $ref: "#/$defs/ValidatorSummariesRequest" },
        { $ref: "#/$defs/VaultDetailsRequest" },
        { $ref: "#/$defs/VaultSummariesRequest" },
        { $ref: "#/$defs/WebData2Request" },
      ],
    },
    SubscriptionRequest: {
      description: "Topic to subscribe to. Perpetual and spot markets differ only by the coin.",
      anyOf: [
        { $ref: "#/$defs/ActiveAssetCtxSubscription" },
        { $ref: "#/$defs/ActiveAssetDataSubscription" },
        { $ref: "#/$defs/ActiveSpotAssetCtxSubscription" },
        { $ref: "#/$defs/AllDexsAssetCtxsSubscription" },
        { $ref: "#/$defs/AllDexsClearinghouseStateSubscription" },
        { $ref: "#/$defs/AllMidsSubscription" },
        { $ref: "#/$defs/AssetCtxsSubscription" },
        { $ref: "#/$defs/BboSubscription" },
        { $ref: "#/$defs/CandleSubscription" },
        { $ref: "#/$defs/ClearinghouseStateSubscription" },
        { $ref: "#/$defs/FastAssetCtxsSubscription" },
        { $ref: "#/$defs/L2Subscription" },
        { $ref: "#/$defs/L2BookSubscription" },
        { $ref: "#/$defs/NotificationSubscription" },
        { $ref: "#/$defs/OpenOrdersSubscription" },
        { $ref: "#/$defs/OrderUpdatesSubscription" },
        { $ref: "#/$defs/OutcomeMetaUpdatesSubscription" },
        { $ref: "#/$defs/SpotAssetCtxsSubscription" },
        { $ref: "#/$defs/SpotStateSubscription" },
        { $ref: "#/$defs/TradesSubscription" },
        { $ref: "#/$defs/TwapStatesSubscription" },
        { $ref: "#/$defs/UserEventsSubscription" },
        { $ref: "#/$defs/UserFillsSubscription" },
        { $ref: "#/$defs/UserFundingsSubscription" },
        { $ref: "#/$defs/UserHistoricalOrdersSubscription" },
        { $ref: "#/$defs/UserNonFundingLedgerUpdatesSubscription" },
        { $ref: "#/$defs/UserTwapHistorySubscription" },
        { $ref: "#/$defs/UserTwapSliceFillsSubscription" },
        { $ref: "#/$defs/WebData3Subscription" },
      ],
    },
    ExchangeRequest: {
      description: "Action with its nonce and signature.",
      type: "object",
      required: ["action", "nonce", "signature"],
      properties: {
        action: { $ref: "#/$defs/Action" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
        signature: { $ref: "#/$defs/Signature" },
        vaultAddress: {
          description: "Address of the vault or sub-account for which the signer acts, if any.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        expiresAfter: {
          description: "Expiry, in milliseconds since the Unix epoch. The venue rejects the action after it.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    Action: {
      description: "Action to execute.",
      oneOf: [
        { $ref: "#/$defs/ActivateOutcomeDeployerAction" },
        { $ref: "#/$defs/AgentEnableDexAbstractionAction" },
        { $ref: "#/$defs/AgentSendAssetAction" },
        { $ref: "#/$defs/AgentSetAbstractionAction" },
        { $ref: "#/$defs/ApproveAgentAction" },
        { $ref: "#/$defs/ApproveBuilderFeeAction" },
        { $ref: "#/$defs/AuthorizeAqav2RoleAction" },
        { $ref: "#/$defs/BatchModifyAction" },
        { $ref: "#/$defs/BorrowLendAction" },
        { $ref: "#/$defs/CDepositAction" },
        { $ref: "#/$defs/CSignerAction" },
        { $ref: "#/$defs/CValidatorAction" },
        { $ref: "#/$defs/CWithdrawAction" },
        { $ref: "#/$defs/CancelAction" },
        { $ref: "#/$defs/CancelByCloidAction" },
        { $ref: "#/$defs/ClaimRewardsAction" },
        { $ref: "#/$defs/ConvertToMultiSigUserAction" },
        { $ref: "#/$defs/CreateSubAccountAction" },
        { $ref: "#/$defs/CreateVaultAction" },
        { $ref: "#/$defs/EvmUserModifyAction" },
        { $ref: "#/$defs/FinalizeEvmContractAction" },
        { $ref: "#/$defs/GossipPriorityBidAction" },
        { $ref: "#/$defs/Hip3LiquidatorTransferAction" },
        { $ref: "#/$defs/LinkStakingUserAction" },
        { $ref: "#/$defs/ModifyAction" },
        { $ref: "#/$defs/MultiSigAction" },
        { $ref: "#/$defs/NoopAction" },
        { $ref: "#/$defs/OrderAction" },
        { $ref: "#/$defs/PerpDeployAction" },
        { $ref: "#/$defs/RegisterReferrerAction" },
        { $ref: "#/$defs/ReserveRequestWeightAction" },
        { $ref: "#/$defs/ScheduleCancelAction" },
        { $ref: "#/$defs/SendAssetAction" },
        { $ref: "#/$defs/SendToEvmWithDataAction" },
        { $ref: "#/$defs/SetDisplayNameAction" },
        { $ref: "#/$defs/SetReferrerAction" },
        { $ref: "#/$defs/SpotDeployAction" },
        { $ref: "#/$defs/SpotSendAction" },
        { $ref: "#/$defs/SpotUserAction" },
        { $ref: "#/$defs/StakingLinkDisableTradingUserAction" },
        { $ref: "#/$defs/SubAccountModifyAction" },
        { $ref: "#/$defs/SubAccountSpotTransferAction" },
        { $ref: "#/$defs/SubAccountTransferAction" },
        { $ref: "#/$defs/TokenDelegateAction" },
        { $ref: "#/$defs/TopUpIsolatedOnlyMarginAction" },
        { $ref: "#/$defs/TwapCancelAction" },
        { $ref: "#/$defs/TwapOrderAction" },
        { $ref: "#/$defs/UpdateIsolatedMarginAction" },
        { $ref: "#/$defs/UpdateLeverageAction" },
        { $ref: "#/$defs/UsdClassTransferAction" },
        { $ref: "#/$defs/UsdSendAction" },
        { $ref: "#/$defs/UserDexAbstractionAction" },
        { $ref: "#/$defs/UserOutcomeAction" },
        { $ref: "#/$defs/UserPortfolioMarginAction" },
        { $ref: "#/$defs/UserSetAbstractionAction" },
        { $ref: "#/$defs/ValidatorL1StreamAction" },
        { $ref: "#/$defs/VaultDistributeAction" },
        { $ref: "#/$defs/VaultModifyAction" },
        { $ref: "#/$defs/VaultTransferAction" },
        { $ref: "#/$defs/Withdraw3Action" },
      ],
    },
    ExchangeResponse: {
      description: "Result of an action.",
      oneOf: [{ $ref: "#/$defs/ExchangeOk" }, { $ref: "#/$defs/ExchangeErr" }],
    },
    ExchangeOk: {
      description: "The venue processed the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { description: "Always `ok`: the venue processed the action.", type: "string", const: "ok" },
        response: { $ref: "#/$defs/ActionResult" },
      },
    },
    ActionResult: {
      description: "Result of a processed action.",
      type: "object",
      properties: {
        type: { description: "Kind of result; `default` for actions without data.", type: "string" },
        data: { description: "Data of the result, if the action has any." },
      },
      additionalProperties: true,
    },
    ExchangeErr: {
      description: "The venue rejected the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { description: "Always `err`: the venue rejected the action.", type: "string", const: "err" },
        response: { description: "Error message from the venue.", type: "string" },
      },
    },
    Meta: {
      description: "Perpetuals of a dex, with their leverage and margin tables.",
      type: "object",
      required: ["universe", "marginTables"],
      properties: {
        universe: {
          description: "The assets. The index of an asset is its index in this list; delisted assets remain listed.",
          type: "array",
          items: { $ref: "#/$defs/PerpetualAsset" },
        },
        marginTables: {
          description: "Margin tables, by id.",
          type: "array",
          items: { $ref: "#/$defs/MarginTableEntry" },
        },
        collateralToken: { description: "Index of the collateral token.", type: "integer" },
      },
    },
    PerpetualAsset: {
      description: "A perpetual.",
      type: "object",
      required: ["name", "szDecimals", "maxLeverage"],
      properties: {
        name: { description: "The asset's name.", type: "string" },
        szDecimals: { description: "Maximum number of decimal places of a size.", type: "integer" },
        maxLeverage: { description: "Maximum leverage.", type: "integer" },
        onlyIsolated: { description: "Whether the asset trades in isolated margin only.", type: "boolean" },
        isDelisted: { description: "Whether the asset is no longer traded.", type: "boolean" },
        marginTableId: {
          description: "Margin table of the asset. An id below 50 stands for a single tier, whose maximum leverage is the id, and is not listed in `marginTables`.",
          type: "integer",
        },
        marginMode: {
          description: "Margin mode of the asset, such as `strictIsolated` or `noCross`.",
          type: "string",
        },
        growthMode: {
          description: "`enabled` while the asset is in growth mode, which lowers its fees.",
          type: "string",
        },
        lastGrowthModeChangeTime: {
          description: "Time of the last change of growth mode, in ISO 8601.",
          type: "string",
        },
      },
    },
    MarginTableEntry: {
      description: "Margin table, preceded by its id.",
      type: "array",
      prefixItems: [
        { description: "Id of the margin table.", type: "integer" },
        { $ref: "#/$defs/MarginTable" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    MarginTable: {
      description: "Maximum leverage by size of the position.",
      type: "object",
      required: ["description", "marginTiers"],
      properties: {
        description: { description: "Description of the margin table; may be empty.", type: "string" },
        marginTiers: {
          description: "Margin tiers, from the lowest to the highest.",
          type: "array",
          items: { $ref: "#/$defs/MarginTier" },
        },
      },
    },
    MarginTier: {
      description: "Maximum leverage of positions above a notional value.",
      type: "object",
      required: ["lowerBound", "maxLeverage"],
      properties: {
        lowerBound: { description: "Minimum position notional of the tier, USD.", type: "string" },
        maxLeverage: { description: "Maximum leverage in the tier.", type: "integer" },
      },
    },
    PerpAssetCtx: {
      description: "Market data of a perpetual.",
      type: "object",
      required: [
        "prevDayPx", "dayNtlVlm", "markPx", "midPx", "funding", "openInterest", "premium", "oraclePx",
        "impactPxs", "dayBaseVlm",
      ],
      properties: {
        prevDayPx: { description: "Price 24 hours ago.", type: "string", format: "decimal" },
        dayNtlVlm: { description: "Daily notional volume, USD.", type: "string", format: "decimal" },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        midPx: {
          description: "Midpoint of the best bid and the best ask; null if either is missing.",
          type: ["string", "null"],
          format: "decimal",
        },
        funding: { description: "Funding rate, as a fraction.", type: "string", format: "decimal" },
        openInterest: { description: "Open interest, in the base asset.", type: "string", format: "decimal" },
        premium: {
          description: "Premium of the market price over the oracle price, as a fraction.",
          type: ["string", "null"],
          format: "decimal",
        },
        oraclePx: { description: "Oracle price.", type: "string", format: "decimal" },
        impactPxs: {
          description: "Impact prices: average execution prices of a larger sale and of a larger purchase.",
          oneOf: [
            {
              type: "array",
              prefixItems: [{ type: "string", format: "decimal" }, { type: "string", format: "decimal" }],
              minItems: 2,
              maxItems: 2,
            },
            { type: "null" },
          ],
        },
        dayBaseVlm: { description: "Daily volume, in the base asset.", type: "string", format: "decimal" },
      },
    },
    SpotAssetCtx: {
      description: "Market data of a spot market.",
      type: "object",
      required: [
        "prevDayPx", "dayNtlVlm", "markPx", "midPx", "circulatingSupply", "coin", "totalSupply", "dayBaseVlm",
      ],
      properties: {
        prevDayPx: { description: "Price 24 hours ago.", type: "string", format: "decimal" },
        dayNtlVlm: { description: "Daily notional volume, USD.", type: "string", format: "decimal" },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        midPx: {
          description: "Midpoint of the best bid and the best ask; null if either is missing.",
          type: ["string", "null"],
          format: "decimal",
        },
        circulatingSupply: {
          description: "Circulating supply of the token.",
          type: "string",
          format: "decimal",
        },
        coin: { description: "Coin of the market.", $ref: "#/$defs/Coin" },
        totalSupply: { description: "Total supply of the token.", type: "string", format: "decimal" },
        dayBaseVlm: { description: "Daily volume, in the base asset.", type: "string", format: "decimal" },
      },
    },
    Candle: {
      description: "Prices and volume of a time interval.",
      type: "object",
      required: ["t", "T", "s", "i", "o", "c", "h", "l", "v", "n"],
      properties: {
        t: { description: "Time at which the candle opens.", $ref: "#/$defs/Timestamp" },
        T: { description: "Time at which the candle closes.", $ref: "#/$defs/Timestamp" },
        s: { description: "The coin.", $ref: "#/$defs/Coin" },
        i: { $ref: "#/$defs/CandleInterval" },
        o: { description: "Opening price.", type: "string", format: "decimal" },
        c: { description: "Closing price.", type: "string", format: "decimal" },
        h: { description: "Highest price.", type: "string", format: "decimal" },
        l: { description: "Lowest price.", type: "string", format: "decimal" },
        v: { description: "Volume, in the base asset.", type: "string", format: "decimal" },
        n: { description: "The number of trades.", type: "integer" },
      },
    },
    L2Level: {
      description: "Aggregated orders at one price.",
      type: "object",
      required: ["px", "sz", "n"],
      properties: {
        px: { description: "The price.", type: "string", format: "decimal" },
        sz: { description: "Total size of all orders at the price.", type: "string", format: "decimal" },
        n: { description: "The number of orders.", type: "integer" },
      },
    },
    Trade: {
      description: "A trade.",
      type: "object",
      required: ["coin", "side", "px", "sz", "time", "hash", "tid", "users"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        side: {
          description: "Side of the taker, which started the trade: `B` for a buy, `A` for a sell.",
          $ref: "#/$defs/Side",
        },
        px: { description: "The price.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        hash: { description: "Hash of the transaction.", $ref: "#/$defs/TransactionHash" },
        tid: { description: "The trade's id.", type: "integer" },
        users: {
          description: "Addresses of the buyer and the seller.",
          type: "array",
          prefixItems: [{ $ref: "#/$defs/Address" }, { $ref: "#/$defs/Address" }],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    SpotToken: {
      description: "A token.",
      type: "object",
      required: [
        "name", "szDecimals", "weiDecimals", "index", "tokenId", "isCanonical", "evmContract", "fullName",
        "deployerTradingFeeShare",
      ],
      properties: {
        name: { description: "The name.", type: "string" },
        szDecimals: { description: "Maximum number of decimal places of a size.", type: "integer" },
        weiDecimals: {
          description: "Number of decimal places of the token's smallest unit (wei).",
          type: "integer",
        },
        index: { description: "The token's index.", type: "integer" },
        tokenId: { description: "The token's id.", $ref: "#/$defs/TokenId" },
        isCanonical: {
          description: "Whether the name is canonical: used for nothing else.",
          type: "boolean",
        },
        evmContract: {
          description: "Contract of the token on the EVM; null if none is linked.",
          oneOf: [
            {
              type: "object",
              required: ["address", "evm_extra_wei_decimals"],
              properties: {
                address: { description: "Address of the contract.", $ref: "#/$defs/Address" },
                evm_extra_wei_decimals: {
                  description: "Decimals of the EVM contract minus `weiDecimals` of the token.",
                  type: "integer",
                },
              },
            },
            { type: "null" },
          ],
        },
        fullName: { description: "Full name.", type: ["string", "null"] },
        deployerTradingFeeShare: {
          description: "Deployer's share of the trading fees, as a fraction.",
          type: "string",
          format: "decimal",
        },
      },
    },
    SpotPair: {
      description: "A spot market.",
      type: "object",
      required: ["tokens", "name", "index", "isCanonical"],
      properties: {
        tokens: {
          description: "Base token and quote token.",
          type: "array",
          prefixItems: [{ type: "integer" }, { type: "integer" }],
          minItems: 2,
          maxItems: 2,
        },
        name: { description: "The market's name: `PURR/USDC`, or `@` and its index.", type: "string" },
        index: { description: "The market's index.", type: "integer" },
        isCanonical: {
          description: "Whether the name is canonical: used for nothing else.",
          type: "boolean",
        },
      },
    },
    ActiveAssetData: {
      description: "Leverage of a user in an asset, and the maximum size of trades.",
      type: "object",
      required: ["user", "coin", "leverage", "maxTradeSzs", "availableToTrade", "markPx"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        coin: { $ref: "#/$defs/Coin" },
        leverage: { description: "The leverage.", $ref: "#/$defs/Leverage" },
        maxTradeSzs: {
          description: "Maximum sizes of a buy and of a sell.",
          type: "array",
          prefixItems: [{ type: "string", format: "decimal" }, { type: "string", format: "decimal" }],
          minItems: 2,
          maxItems: 2,
        },
        availableToTrade: {
          description: "Amounts available for a buy and for a sell.",
          type: "array",
          prefixItems: [{ type: "string", format: "decimal" }, { type: "string", format: "decimal" }],
          minItems: 2,
          maxItems: 2,
        },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
      },
    },
    ActiveAssetDataRequest: {
      description: "Gets the leverage of a user in an asset, and the maximum size of trades.",
      type: "object",
      required: ["type", "coin", "user"],
      properties: {
        type: { const: "activeAssetData" },
        coin: { $ref: "#/$defs/Coin" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    AlignedQuoteTokenInfo: {
      description: "Supply and rate of an aligned quote token; null for any other token.",
      oneOf: [
        {
          type: "object",
          required: ["isAligned", "firstAlignedTime", "evmMintedSupply", "dailyAmountOwed", "predictedRate"],
          properties: {
            isAligned: { description: "Whether the token is aligned now.", type: "boolean" },
            firstAlignedTime: {
              description: "Time at which the token was first aligned.",
              $ref: "#/$defs/Timestamp",
            },
            evmMintedSupply: { description: "Supply minted on the EVM.", type: "string", format: "decimal" },
            dailyAmountOwed: {
              description: "Amount owed for each day.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string", format: "date" }, { type: "string", format: "decimal" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            predictedRate: {
              description: "Predicted rate, as a fraction.",
              type: "string",
              format: "decimal",
            },
          },
        },
        { type: "null" },
      ],
    },
    AlignedQuoteTokenInfoRequest: {
      description: "Gets the supply and rate of an aligned quote token; null for any other token. The public venue stopped serving it in June 2026 and rejects it with status 422, on testnet too; indexers still do.",
      deprecated: true,
      type: "object",
      required: ["type", "token"],
      properties: {
        type: { const: "alignedQuoteTokenInfo" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
      },
    },
    AllMids: {
      description: "The mid prices of a dex.",
      type: "object",
      additionalProperties: { description: "Mid price of the coin.", type: "string", format: "decimal" },
    },
    AllMidsRequest: {
      description: "Gets the mid prices of a dex.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "allMids" },
        dex: { description: "Dex of the prices. Default: the first dex.", $ref: "#/$defs/DexName" },
      },
    },
    AllPerpMetas: {
      description: "The perpetuals of all dexes, each as `meta` returns them.",
      type: "array",
      items: { $ref: "#/$defs/Meta" },
    },
    AllPerpMetasRequest: {
      description: "Gets the perpetuals of all dexes, each as `meta` returns them.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allPerpMetas" } },
    },
    CandleSnapshot: {
      description: "Candles of a coin. Only the last 5,000 are available.",
      type: "array",
      items: { $ref: "#/$defs/Candle" },
    },
    CandleSnapshotRequest: {
      description: "Gets the candles of a coin. Only the last 5,000 are available.",
      type: "object",
      required: ["type", "req"],
      properties: {
        type: { const: "candleSnapshot" },
        req: {
          description: "Candles to return.",
          type: "object",
          required: ["coin", "interval", "startTime"],
          properties: {
            coin: { $ref: "#/$defs/Coin" },
            interval: { $ref: "#/$defs/CandleInterval" },
            startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
            endTime: {
              description: "End of the time range. Default: the current time.",
              oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
            },
          },
        },
      },
    },
    ExchangeStatus: {
      description: "The status of the venue.",
      type: "object",
      required: ["time", "specialStatuses"],
      properties: {
        time: { description: "Server time of the venue.", $ref: "#/$defs/Timestamp" },
        specialStatuses: { description: "Exceptional status, if any.", type: ["string", "null"] },
      },
    },
    ExchangeStatusRequest: {
      description: "Gets the status of the venue.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "exchangeStatus" } },
    },
    FundingHistory: {
      description: "Historical funding rates of a coin.",
      type: "array",
      items: {
        type: "object",
        required: ["coin", "fundingRate", "premium", "time"],
        properties: {
          coin: { $ref: "#/$defs/Coin" },
          fundingRate: { description: "Funding rate, as a fraction.", type: "string", format: "decimal" },
          premium: {
            description: "Premium of the market price over the oracle price, as a fraction.",
            type: "string",
            format: "decimal",
          },
          time: {
            description: "Timestamp, in milliseconds since the Unix epoch.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    FundingHistoryRequest: {
      description: "Gets the historical funding rates of a coin.",
      type: "object",
      required: ["type", "coin", "startTime"],
      properties: {
        type: { const: "fundingHistory" },
        coin: { $ref: "#/$defs/Coin" },
        startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    L2Book: {
      description: "Order book of a coin, with at most 20 levels per side; null for an unknown coin.",
      oneOf: [
        {
          type: "object",
          required: ["coin", "time", "levels"],
          properties: {
            coin: { $ref: "#/$defs/Coin" },
            time: {
              description: "Timestamp, in milliseconds since the Unix epoch.",
              $ref: "#/$defs/Timestamp",
            },
            levels: {
              description: "Price levels: first the bids, then the asks, each with the best price first.",
              type: "array",
              prefixItems: [
                { type: "array", items: { $ref: "#/$defs/L2Level" } },
                { type: "array", items: { $ref: "#/$defs/L2Level" } },
              ],
              minItems: 2,
              maxItems: 2,
            },
            spread: {
              description: "Bid-ask spread; only in books with grouped levels.",
              type: "string",
              format: "decimal",
            },
          },
        },
        { type: "null" },
      ],
    },
    L2BookRequest: {
      description: "Gets the order book of a coin, with at most 20 levels per side; null for an unknown coin.",
      type: "object",
      required: ["type", "coin"],
      properties: {
        type: { const: "l2Book" },
        coin: { $ref: "#/$defs/Coin" },
        nSigFigs: {
          description: "Number of significant figures to which prices are aggregated.",
          oneOf: [{ type: "integer", enum: [2, 3, 4, 5] }, { type: "null" }],
        },
        mantissa: {
          description: "Step of the last significant digit. Only valid if `nSigFigs` is 5.",
          oneOf: [{ type: "integer", enum: [2, 5] }, { type: "null" }],
        },
      },
    },
    Liquidatable: {
      description: "Positions that can be liquidated.",
      type: "array",
      items: {
        type: "object",
        required: ["user", "positionIndex", "marginAvailable"],
        properties: {
          user: {
            description: "Address of the account whose position can be liquidated.",
            $ref: "#/$defs/Address",
          },
          positionIndex: {
            description: "Position to liquidate.",
            type: "object",
            required: ["isolated"],
            properties: {
              isolated: {
                description: "Position in isolated margin.",
                type: "object",
                required: ["asset"],
                properties: { asset: { description: "The asset's index.", type: "integer" } },
              },
            },
          },
          marginAvailable: {
            description: "Available margin, as two numbers.",
            type: "array",
            prefixItems: [{ type: "number" }, { type: "number" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    LiquidatableRequest: {
      description: "Gets the positions that can be liquidated.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "liquidatable" } },
    },
    MarginTableRequest: {
      description: "Gets the margin table with an id.",
      type: "object",
      required: ["type", "id"],
      properties: {
        type: { const: "marginTable" },
        id: { description: "Id of the margin table.", type: "integer", minimum: 0 },
        dex: { description: "Dex of the margin table.", $ref: "#/$defs/DexName" },
      },
    },
    MaxMarketOrderNtls: {
      description: "The maximum notional of a market order, by the asset's maximum leverage.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
        minItems: 2,
        maxItems: 2,
      },
    },
    MaxMarketOrderNtlsRequest: {
      description: "Gets the maximum notional of a market order, by the asset's maximum leverage.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "maxMarketOrderNtls" } },
    },
    MetaRequest: {
      description: "Gets the perpetuals of a dex, with their leverage and margin tables.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "meta" },
        dex: { description: "Dex of the perpetuals. Default: the first dex.", $ref: "#/$defs/DexName" },
      },
    },
    MetaAndAssetCtxs: {
      description: "Perpetuals of a dex, with their market data.",
      type: "array",
      prefixItems: [{ $ref: "#/$defs/Meta" }, { type: "array", items: { $ref: "#/$defs/PerpAssetCtx" } }],
      minItems: 2,
      maxItems: 2,
    },
    MetaAndAssetCtxsRequest: {
      description: "Gets the perpetuals of a dex, with their market data.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "metaAndAssetCtxs" },
        dex: { description: "Dex of the perpetuals. Default: the first dex.", $ref: "#/$defs/DexName" },
      },
    },
    PerpAnnotation: {
      description: "Annotation of a perpetual; null for a perpetual without one.",
      oneOf: [
        {
          type: "object",
          required: ["category", "description"],
          properties: {
            category: { description: "Category of the market.", type: "string" },
            description: { description: "Human-readable description.", type: "string" },
            displayName: { description: "Display name, shown instead of the coin.", type: "string" },
            keywords: { description: "Search keywords.", type: "array", items: { type: "string" } },
          },
        },
        { type: "null" },
      ],
    },
    PerpAnnotationRequest: {
      description: "Gets the annotation of a perpetual; null for a perpetual without one.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "perpAnnotation" }, coin: { $ref: "#/$defs/Coin" } },
    },
    PerpCategories: {
      description: "The category of each perpetual.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [{ $ref: "#/$defs/Coin" }, { type: "string" }],
        minItems: 2,
        maxItems: 2,
      },
    },
    PerpCategoriesRequest: {
      description: "Gets the category of each perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpCategories" } },
    },
    PerpConciseAnnotations: {
      description: "Short annotation of each perpetual.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [
          { $ref: "#/$defs/Coin" },
          {
            type: "object",
            required: ["category"],
            properties: {
              category: { description: "Category of the market.", type: "string" },
              displayName: { description: "Display name, shown instead of the coin.", type: "string" },
              keywords: { description: "Search keywords.", type: "array", items: { type: "string" } },
            },
          },
        ],
        minItems: 2,
        maxItems: 2,
      },
    },
    PerpConciseAnnotationsRequest: {
      description: "Gets the short annotation of each perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpConciseAnnotations" } },
    },
    PerpsAtOpenInterestCap: {
      description: "Perpetuals whose open interest is at its cap.",
      type: "array",
      items: { type: "string" },
    },
    PerpsAtOpenInterestCapRequest: {
      description: "Gets the perpetuals whose open interest is at its cap.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "perpsAtOpenInterestCap" },
        dex: { description: "Dex of the perpetuals. Default: the first dex.", $ref: "#/$defs/DexName" },
      },
    },
    PredictedFundings: {
      description: "Predicted funding rates on this and other venues.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [
          { type: "string" },
          {
            type: "array",
            items: {
              type: "array",
              prefixItems: [
                { type: "string" },
                {
                  oneOf: [
                    {
                      type: "object",
                      required: ["fundingRate", "nextFundingTime"],
                      properties: {
                        fundingRate: {
                          description: "Predicted funding rate, as a fraction.",
                          type: "string",
                          format: "decimal",
                        },
                        nextFundingTime: {
                          description: "Time of the next funding payment.",
                          $ref: "#/$defs/Timestamp",
                        },
                        fundingIntervalHours: {
                          description: "Interval between funding payments, in hours.",
                          type: "integer",
                        },
                      },
                    },
                    { type: "null" },
                  ],
                },
              ],
              minItems: 2,
              maxItems: 2,
            },
          },
        ],
        minItems: 2,
        maxItems: 2,
      },
    },
    PredictedFundingsRequest: {
      description: "Gets the predicted funding rates on this and other venues.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "predictedFundings" } },
    },
    RecentTrades: {
      description: "Most recent trades of a coin.",
      type: "array",
      items: { $ref: "#/$defs/Trade" },
    },
    RecentTradesRequest: {
      description: "Gets the most recent trades of a coin.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "recentTrades" }, coin: { $ref: "#/$defs/Coin" } },
    },
    SpotMeta: {
      description: "The spot markets and their tokens.",
      type: "object",
      required: ["universe", "tokens"],
      properties: {
        universe: { description: "Spot markets.", type: "array", items: { $ref: "#/$defs/SpotPair" } },
        tokens: { description: "All tokens.", type: "array", items: { $ref: "#/$defs/SpotToken" } },
      },
    },
    SpotMetaRequest: {
      description: "Gets the spot markets and their tokens.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotMeta" } },
    },
    SpotMetaAndAssetCtxs: {
      description: "Spot markets and their tokens, with the market data.",
      type: "array",
      prefixItems: [{ $ref: "#/$defs/SpotMeta" }, { type: "array", items: { $ref: "#/$defs/SpotAssetCtx" } }],
      minItems: 2,
      maxItems: 2,
    },
    SpotMetaAndAssetCtxsRequest: {
      description: "Gets the spot markets and their tokens, with the market data.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotMetaAndAssetCtxs" } },
    },
    TokenConciseAnnotations: {
      description: "Short annotation of each token that has one, by the token's index.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [
          { type: "integer" },
          {
            type: "object",
            required: ["category"],
            properties: {
              category: { description: "Category of the token.", type: "string" },
              displayName: {
                description: "Display name, shown instead of the token's name.",
                type: "string",
              },
              keywords: { description: "Search keywords.", type: "array", items: { type: "string" } },
            },
          },
        ],
        minItems: 2,
        maxItems: 2,
      },
    },
    TokenConciseAnnotationsRequest: {
      description: "Gets the short annotation of each token that has one.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "tokenConciseAnnotations" } },
    },
    TokenDetails: {
      description: "Details of a token: supply, price and deployment.",
      type: "object",
      required: [
        "name", "maxSupply", "totalSupply", "circulatingSupply", "szDecimals", "weiDecimals", "midPx",
        "markPx", "prevDayPx", "genesis", "deployer", "deployGas", "deployTime", "seededUsdc",
        "nonCirculatingUserBalances", "futureEmissions",
      ],
      properties: {
        name: { description: "The name.", type: "string" },
        maxSupply: { description: "The maximum supply.", type: "string", format: "decimal" },
        totalSupply: { description: "Total supply of the token.", type: "string", format: "decimal" },
        circulatingSupply: {
          description: "Circulating supply of the token.",
          type: "string",
          format: "decimal",
        },
        szDecimals: { description: "Maximum number of decimal places of a size.", type: "integer" },
        weiDecimals: {
          description: "Number of decimal places of the token's smallest unit (wei).",
          type: "integer",
        },
        midPx: {
          description: "Midpoint of the best bid and the best ask.",
          type: "string",
          format: "decimal",
        },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        prevDayPx: { description: "Price 24 hours ago.", type: "string", format: "decimal" },
        genesis: {
          description: "Distribution of the genesis supply; null without one.",
          oneOf: [
            {
              type: "object",
              required: ["userBalances", "existingTokenBalances", "blacklistUsers"],
              properties: {
                userBalances: {
                  description: "Genesis balance of each account.",
                  type: "array",
                  items: {
                    type: "array",
                    prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
                    minItems: 2,
                    maxItems: 2,
                  },
                },
                existingTokenBalances: {
                  description: "Genesis balance distributed to the holders of each existing token.",
                  type: "array",
                  items: {
                    type: "array",
                    prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
                    minItems: 2,
                    maxItems: 2,
                  },
                },
                blacklistUsers: {
                  description: "Blacklisted accounts.",
                  type: "array",
                  items: { $ref: "#/$defs/Address" },
                },
              },
            },
            { type: "null" },
          ],
        },
        deployer: {
          description: "Address of the deployer.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        deployGas: {
          description: "Cost of the deployment, in HYPE.",
          type: ["string", "null"],
          format: "decimal",
        },
        deployTime: { description: "Time of the deployment, in ISO 8601.", type: ["string", "null"] },
        seededUsdc: {
          description: "USDC that seeded the token's market.",
          type: "string",
          format: "decimal",
        },
        nonCirculatingUserBalances: {
          description: "Non-circulating balances, by holder.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        futureEmissions: { description: "Amount of future emissions.", type: "string", format: "decimal" },
      },
    },
    TokenDetailsRequest: {
      description: "Gets the details of a token: supply, price and deployment.",
      type: "object",
      required: ["type", "tokenId"],
      properties: {
        type: { const: "tokenDetails" },
        tokenId: { description: "The token's id.", $ref: "#/$defs/TokenId" },
      },
    },
    Address: {
      description: "Address of an account: 20 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    TransactionHash: {
      description: "Hash of a transaction: 32 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    ClientOrderId: {
      description: "Client order id: 16 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{32}$",
    },
    TokenId: {
      description: "Id of a token: 16 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{32}$",
    },
    Coin: {
      description: "A market. Perpetual: its name, prefixed with its dex (`dex:NAME`) unless that is the first dex. Spot: `@` and the market's index, or `PURR/USDC`.",
      type: "string",
    },
    Timestamp: { description: "Milliseconds since the Unix epoch.", type: "integer", minimum: 0 },
    Side: { description: "`B` for bid (buy), `A` for ask (sell).", type: "string", enum: ["B", "A"] },
    CandleInterval: {
      description: "Interval of a candle: minutes (`m`), hours (`h`), days (`d`), weeks (`w`) or months (`M`).",
      type: "string",
      enum: ["1m", "3m", "5m", "15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "3d", "1w", "1M"],
    },
    DexName: { description: "Name of a perpetual dex; the empty string for the first dex.", type: "string" },
    MarginSummary: {
      description: "Value and margin of an account, or of a part of it.",
      type: "object",
      required: ["accountValue", "totalNtlPos", "totalRawUsd", "totalMarginUsed"],
      properties: {
        accountValue: { description: "Value of the account, USD.", type: "string", format: "decimal" },
        totalNtlPos: { description: "Value of all positions, USD.", type: "string", format: "decimal" },
        totalRawUsd: {
          description: "USD balance, excluding the value of positions.",
          type: "string",
          format: "decimal",
        },
        totalMarginUsed: { description: "Margin used by positions, USD.", type: "string", format: "decimal" },
      },
    },
    Leverage: {
      description: "Leverage of a position, in cross or isolated margin.",
      oneOf: [
        {
          type: "object",
          required: ["type", "value", "rawUsd"],
          properties: {
            type: { const: "isolated" },
            value: { description: "Leverage multiple.", type: "integer" },
            rawUsd: { description: "USD held as margin of the position.", type: "string", format: "decimal" },
          },
        },
        {
          type: "object",
          required: ["type", "value"],
          properties: {
            type: { const: "cross" },
            value: { description: "Leverage multiple.", type: "integer" },
          },
        },
      ],
    },
    Position: {
      description: "A position in a perpetual.",
      type: "object",
      required: [
        "coin", "szi", "leverage", "entryPx", "positionValue", "unrealizedPnl", "returnOnEquity",
        "liquidationPx", "marginUsed", "maxLeverage", "cumFunding",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        szi: {
          description: "Size of the position; negative for a short position.",
          type: "string",
          format: "decimal",
        },
        leverage: { description: "Leverage of the position.", $ref: "#/$defs/Leverage" },
        entryPx: { description: "Average entry price.", type: "string", format: "decimal" },
        positionValue: { description: "Value of the position, USD.", type: "string", format: "decimal" },
        unrealizedPnl: {
          description: "Unrealized profit or loss at the mark price, USD.",
          type: "string",
          format: "decimal",
        },
        returnOnEquity: {
          description: "Return on the margin, as a fraction.",
          type: "string",
          format: "decimal",
        },
        liquidationPx: {
          description: "Liquidation price; null if the position cannot be liquidated at any price within reach.",
          type: ["string", "null"],
          format: "decimal",
        },
        marginUsed: { description: "Margin used by the position, USD.", type: "string", format: "decimal" },
        maxLeverage: { description: "Maximum leverage of the asset.", type: "integer" },
        cumFunding: {
          description: "Cumulative funding paid, USD; negative if it was received.",
          type: "object",
          required: ["allTime", "sinceOpen", "sinceChange"],
          properties: {
            allTime: {
              description: "Funding since the account was opened.",
              type: "string",
              format: "decimal",
            },
            sinceOpen: {
              description: "Funding since the position was opened.",
              type: "string",
              format: "decimal",
            },
            sinceChange: {
              description: "Funding since the position's size last changed.",
              type: "string",
              format: "decimal",
            },
          },
        },
      },
    },
    SpotBalance: {
      description: "Balance of a token, or of a side of an outcome.",
      oneOf: [
        {
          type: "object",
          required: ["coin", "token", "total", "hold", "entryNtl"],
          properties: {
            coin: { description: "The token.", $ref: "#/$defs/Coin" },
            token: { description: "The token's index.", type: "integer" },
            total: {
              description: "Total balance, including the amount on hold.",
              type: "string",
              format: "decimal",
            },
            hold: { description: "Amount reserved for orders.", type: "string", format: "decimal" },
            entryNtl: { description: "Cost basis of the balance, USD.", type: "string", format: "decimal" },
            spotHold: { description: "Amount reserved for spot orders.", type: "string", format: "decimal" },
            ltv: { description: "Loan-to-value ratio, as a fraction.", type: "string", format: "decimal" },
            borrowed: { description: "Amount borrowed.", type: "string", format: "decimal" },
            supplied: { description: "Amount supplied as a loan.", type: "string", format: "decimal" },
          },
        },
        {
          type: "object",
          required: ["coin", "total", "hold", "entryNtl"],
          properties: {
            coin: {
              description: "The token.",
              oneOf: [
                { type: "string", pattern: "^[+o][0-9]+$" },
                { type: "string", pattern: "^[+o][0-9]+$" },
              ],
            },
            total: {
              description: "Total balance, including the amount on hold.",
              type: "string",
              format: "decimal",
            },
            hold: { description: "Amount reserved for orders.", type: "string", format: "decimal" },
            entryNtl: { description: "Cost basis of the balance, USD.", type: "string", format: "decimal" },
          },
        },
      ],
    },
    FundingUpdate: {
      description: "A funding payment.",
      type: "object",
      required: ["time", "hash", "delta"],
      properties: {
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        hash: { description: "Hash of the transaction.", $ref: "#/$defs/TransactionHash" },
        delta: {
          description: "Details of the funding payment.",
          type: "object",
          required: ["type", "coin", "usdc", "szi", "fundingRate", "nSamples"],
          properties: {
            type: { const: "funding" },
            coin: { $ref: "#/$defs/Coin" },
            usdc: {
              description: "Amount of the payment, in USDC; negative if it was paid.",
              type: "string",
              format: "decimal",
            },
            szi: {
              description: "Size of the position; negative for a short position.",
              type: "string",
              format: "decimal",
            },
            fundingRate: { description: "Funding rate, as a fraction.", type: "string", format: "decimal" },
            nSamples: {
              description: "Number of premium samples that the funding rate is computed from; null for a single payment.",
              type: ["integer", "null"],
            },
          },
        },
      },
    },
    LedgerUpdate: {
      description: "Ledger change other than funding, such as a deposit, withdrawal or transfer.",
      type: "object",
      required: ["time", "hash", "delta"],
      properties: {
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        hash: { description: "Hash of the transaction.", $ref: "#/$defs/TransactionHash" },
        delta: {
          description: "Details of the change.",
          oneOf: [
            {
              type: "object",
              required: ["type", "usdc", "toPerp"],
              properties: {
                type: { const: "accountClassTransfer" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                toPerp: { description: "Whether the transfer was from spot to perpetuals.", type: "boolean" },
              },
            },
            {
              type: "object",
              required: ["type", "usdc"],
              properties: {
                type: { const: "deposit" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "usdc", "user", "destination", "fee"],
              properties: {
                type: { const: "internalTransfer" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                user: { description: "The sender.", $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "liquidatedNtlPos", "accountValue", "leverageType", "liquidatedPositions"],
              properties: {
                type: { const: "liquidation" },
                liquidatedNtlPos: {
                  description: "Value of the liquidated positions, USD.",
                  type: "string",
                  format: "decimal",
                },
                accountValue: {
                  description: "Value of the account, USD.",
                  type: "string",
                  format: "decimal",
                },
                leverageType: {
                  description: "Margin mode of the liquidated positions.",
                  type: "string",
                  enum: ["Cross", "Isolated"],
                },
                liquidatedPositions: {
                  description: "The liquidated positions.",
                  type: "array",
                  items: {
                    type: "object",
                    required: ["coin", "szi"],
                    properties: {
                      coin: { $ref: "#/$defs/Coin" },
                      szi: {
                        description: "Size of the position; negative for a short position.",
                        type: "string",
                        format: "decimal",
                      },
                    },
                  },
                },
              },
            },
            {
              type: "object",
              required: ["type", "amount", "token"],
              properties: {
                type: { const: "rewardsClaim" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                token: { description: "The token.", type: "string" },
              },
            },
            {
              type: "object",
              required: [
                "type", "token", "amount", "usdcValue", "user", "destination", "fee", "nativeTokenFee",
                "nonce", "feeToken",
              ],
              properties: {
                type: { const: "spotTransfer" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                usdcValue: { description: "Value, in USDC.", type: "string", format: "decimal" },
                user: { description: "The sender.", $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
                nativeTokenFee: {
                  description: "Fee charged in the transferred token.",
                  type: "string",
                  format: "decimal",
                },
                nonce: { description: "Nonce of the transfer.", type: ["integer", "null"] },
                feeToken: { description: "Token in which the fee was paid.", type: "string" },
              },
            },
            {
              type: "object",
              required: ["type", "usdc", "user", "destination"],
              properties: {
                type: { const: "subAccountTransfer" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                user: { description: "The sender.", $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc", "fee"],
              properties: {
                type: { const: "vaultCreate" },
                vault: { description: "Address of the vault.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc"],
              properties: {
                type: { const: "vaultDeposit" },
                vault: { description: "Address of the vault.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc"],
              properties: {
                type: { const: "vaultDistribution" },
                vault: { description: "Address of the vault.", $ref: "#/$defs/Address" },
                usdc: { description: "Address of the vault.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: [
                "type", "vault", "user", "requestedUsd", "commission", "closingCost", "basis",
                "netWithdrawnUsd",
              ],
              properties: {
                type: { const: "vaultWithdraw" },
                vault: { description: "Address of the vault.", $ref: "#/$defs/Address" },
                user: { description: "The depositor who withdraws.", $ref: "#/$defs/Address" },
                requestedUsd: { description: "Requested amount, USD.", type: "string", format: "decimal" },
                commission: {
                  description: "Commission of the vault's leader, USD.",
                  type: "string",
                  format: "decimal",
                },
                closingCost: {
                  description: "Cost of closing positions, USD.",
                  type: "string",
                  format: "decimal",
                },
                basis: {
                  description: "Cost basis of the withdrawn share.",
                  type: "string",
                  format: "decimal",
                },
                netWithdrawnUsd: {
                  description: "Net amount withdrawn, USD.",
                  type: "string",
                  format: "decimal",
                },
              },
            },
            {
              type: "object",
              required: ["type", "usdc", "nonce", "fee"],
              properties: {
                type: { const: "withdraw" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                nonce: { description: "Nonce of the withdrawal.", type: "integer" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: [
                "type", "user", "destination", "sourceDex", "destinationDex", "token", "amount", "usdcValue",
                "fee", "nativeTokenFee", "nonce", "feeToken",
              ],
              properties: {
                type: { const: "send" },
                user: { description: "The sender.", $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
                sourceDex: {
                  description: "Source: the name of a dex, the empty string for the first dex, or `spot`.",
                  type: "string",
                },
                destinationDex: {
                  description: "Destination: the name of a dex, the empty string for the first dex, or `spot`.",
                  type: "string",
                },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                usdcValue: { description: "Value, in USDC.", type: "string", format: "decimal" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
                nativeTokenFee: {
                  description: "Fee charged in the transferred token.",
                  type: "string",
                  format: "decimal",
                },
                nonce: { description: "Nonce of the transfer.", type: "integer" },
                feeToken: { description: "Token in which the fee was paid.", type: "string" },
              },
            },
            {
              type: "object",
              required: ["type", "token", "amount"],
              properties: {
                type: { const: "deployGasAuction" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "token", "amount", "isDeposit"],
              properties: {
                type: { const: "cStakingTransfer" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                isDeposit: {
                  description: "Whether the transfer is a deposit into the staking balance; otherwise, it is a withdrawal.",
                  type: "boolean",
                },
              },
            },
            {
              type: "object",
              required: ["type", "token", "operation", "amount", "interestAmount"],
              properties: {
                type: { const: "borrowLend" },
                token: { description: "The token.", type: "string" },
                operation: {
                  description: "The operation.",
                  type: "string",
                  enum: ["supply", "withdraw", "repay", "borrow"],
                },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                interestAmount: {
                  description: "Interest included in the amount.",
                  type: "string",
                  format: "decimal",
                },
              },
            },
            {
              type: "object",
              required: ["type", "token", "amount"],
              properties: {
                type: { const: "spotGenesis" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "dex", "token", "amount"],
              properties: {
                type: { const: "activateDexAbstraction" },
                dex: { description: "The dex.", $ref: "#/$defs/DexName" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "user", "usdc"],
              properties: {
                type: { const: "vaultLeaderCommission" },
                user: { description: "The vault's leader.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
          ],
        },
      },
    },
    FeeSchedule: {
      description: "The venue's base fee schedule.",
      type: "object",
      required: ["cross", "add", "spotCross", "spotAdd", "tiers", "referralDiscount", "stakingDiscountTiers"],
      properties: {
        cross: { description: "Taker fee, as a fraction.", type: "string", format: "decimal" },
        add: { description: "Maker fee, as a fraction.", type: "string", format: "decimal" },
        spotCross: {
          description: "Taker fee on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        spotAdd: {
          description: "Maker fee on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        tiers: {
          description: "Lower fees for users with a higher volume.",
          type: "object",
          required: ["vip", "mm"],
          properties: {
            vip: {
              description: "VIP tiers, by volume.",
              type: "array",
              items: {
                type: "object",
                required: ["ntlCutoff", "cross", "add", "spotCross", "spotAdd"],
                properties: {
                  ntlCutoff: {
                    description: "Minimum volume of the tier, USD.",
                    type: "string",
                    format: "decimal",
                  },
                  cross: { description: "Taker fee, as a fraction.", type: "string", format: "decimal" },
                  add: { description: "Maker fee, as a fraction.", type: "string", format: "decimal" },
                  spotCross: {
                    description: "Taker fee on spot markets, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                  spotAdd: {
                    description: "Maker fee on spot markets, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                },
              },
            },
            mm: {
              description: "Market maker tiers.",
              type: "array",
              items: {
                type: "object",
                required: ["makerFractionCutoff", "add"],
                properties: {
                  makerFractionCutoff: {
                    description: "Minimum share of the venue's maker volume, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                  add: {
                    description: "Maker fee in this tier, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                },
              },
            },
          },
        },
        referralDiscount: {
          description: "Referral discount on fees, as a fraction.",
          type: "string",
          format: "decimal",
        },
        stakingDiscountTiers: {
          description: "Fee discounts for stakers.",
          type: "array",
          items: {
            type: "object",
            required: ["bpsOfMaxSupply", "discount"],
            properties: {
              bpsOfMaxSupply: {
                description: "Minimum stake for the discount, in basis points of the maximum supply.",
                type: "string",
                format: "decimal",
              },
              discount: {
                description: "Discount on fees, as a fraction.",
                type: "string",
                format: "decimal",
              },
            },
          },
        },
      },
    },
    PortfolioPeriod: {
      description: "Value and profit of an account in a period.",
      type: "object",
      required: ["accountValueHistory", "pnlHistory", "vlm"],
      properties: {
        accountValueHistory: {
          description: "Account value at each time.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Timestamp" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        pnlHistory: {
          description: "Profit and loss at each time.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Timestamp" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        vlm: { description: "Volume in the period, USD.", type: "string", format: "decimal" },
      },
    },
    ApprovedBuilders: {
      description: "Builders whose fees a user has approved.",
      type: "array",
      items: { $ref: "#/$defs/Address" },
    },
    ApprovedBuildersRequest: {
      description: "Gets the builders whose fees a user has approved.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "approvedBuilders" },
        user: { description: "Address of the user who has approved the builders.", $ref: "#/$defs/Address" },
      },
    },
    ClearinghouseState: {
      description: "A user's perpetuals account: margin and positions.",
      type: "object",
      required: [
        "marginSummary", "crossMarginSummary", "crossMaintenanceMarginUsed", "withdrawable", "assetPositions",
        "time",
      ],
      properties: {
        marginSummary: { description: "Margin of the whole account.", $ref: "#/$defs/MarginSummary" },
        crossMarginSummary: {
          description: "Margin of the positions in cross margin.",
          $ref: "#/$defs/MarginSummary",
        },
        crossMaintenanceMarginUsed: {
          description: "Maintenance margin used by cross positions, USD.",
          type: "string",
          format: "decimal",
        },
        withdrawable: { description: "Maximum withdrawable amount, USD.", type: "string", format: "decimal" },
        assetPositions: {
          description: "The open positions.",
          type: "array",
          items: {
            type: "object",
            required: ["type", "position"],
            properties: {
              type: { const: "oneWay" },
              position: { description: "The position.", $ref: "#/$defs/Position" },
            },
          },
        },
        time: { description: "Time of the snapshot.", $ref: "#/$defs/Timestamp" },
      },
    },
    ClearinghouseStateRequest: {
      description: "Gets a user's perpetuals account: margin and positions.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "clearinghouseState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: {
          description: "Dex of the perpetuals account. Default: the first dex.",
          $ref: "#/$defs/DexName",
        },
      },
    },
    ExtraAgents: {
      description: "The named agents that a user has approved.",
      type: "array",
      items: {
        type: "object",
        required: ["address", "name", "validUntil"],
        properties: {
          address: { description: "Address of the agent.", $ref: "#/$defs/Address" },
          name: { description: "Name of the agent.", type: "string" },
          validUntil: {
            description: "Expiry of the approval; null if it does not expire.",
            oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
          },
        },
      },
    },
    ExtraAgentsRequest: {
      description: "Gets the named agents that a user has approved.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "extraAgents" },
        user: { description: "Address of the account that the agents sign for.", $ref: "#/$defs/Address" },
      },
    },
    IsVip: { description: "Whether a user has VIP status.", type: ["boolean", "null"] },
    IsVipRequest: {
      description: "Checks whether a user has VIP status.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "isVip" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    LegalCheck: {
      description: "Legal restrictions of a user, by the user's jurisdiction.",
      type: "object",
      required: ["acceptedTerms", "userAllowed", "restrictions"],
      properties: {
        acceptedTerms: { description: "Whether the user has accepted the venue's terms.", type: "boolean" },
        userAllowed: { description: "Whether the user is allowed to use the venue.", type: "boolean" },
        restrictions: {
          description: "Restricted actions: `n` none, `a` all actions, `o` outcomes, `u` those restricted in the United Kingdom.",
          type: "string",
          enum: ["n", "a", "o", "u"],
        },
      },
    },
    LegalCheckRequest: {
      description: "Gets the legal restrictions of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "legalCheck" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    MaxBuilderFee: {
      description: "Maximum fee that a user has approved for a builder, in tenths of a basis point.",
      type: "integer",
    },
    MaxBuilderFeeRequest: {
      description: "Gets the maximum fee that a user has approved for a builder, in tenths of a basis point.",
      type: "object",
      required: ["type", "user", "builder"],
      properties: {
        type: { const: "maxBuilderFee" },
        user: { description: "Address of the user who has approved the builder.", $ref: "#/$defs/Address" },
        builder: { description: "Address of the builder.", $ref: "#/$defs/Address" },
      },
    },
    Portfolio: {
      description: "An account's value and profit over time, by period.",
      type: "array",
      prefixItems: [
        {
          type: "array",
          prefixItems: [{ const: "day" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "week" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "month" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "allTime" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "perpDay" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "perpWeek" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "perpMonth" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
        {
          type: "array",
          prefixItems: [{ const: "perpAllTime" }, { $ref: "#/$defs/PortfolioPeriod" }],
          minItems: 2,
          maxItems: 2,
        },
      ],
      minItems: 8,
      maxItems: 8,
    },
    PortfolioRequest: {
      description: "Gets an account's value and profit over time, by period.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "portfolio" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    PreTransferCheck: {
      description: "Fee of a transfer to a user, and whether the transfer is allowed.",
      type: "object",
      required: ["fee", "isSanctioned", "userExists", "userHasSentTx"],
      properties: {
        fee: { description: "Fee of the transfer.", type: "string", format: "decimal" },
        isSanctioned: { description: "Whether the recipient is sanctioned.", type: "boolean" },
        userExists: { description: "Whether the recipient has an account.", type: "boolean" },
        userHasSentTx: { description: "Whether the recipient has ever sent a transaction.", type: "boolean" },
      },
    },
    PreTransferCheckRequest: {
      description: "Gets the fee of a transfer to a user, and whether the transfer is allowed.",
      type: "object",
      required: ["type", "user", "source"],
      properties: {
        type: { const: "preTransferCheck" },
        user: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        source: { description: "Address of the sender.", $ref: "#/$defs/Address" },
      },
    },
    Referral: {
      description: "Referrals of a user, and the rewards from them.",
      type: "object",
      required: [
        "referredBy", "cumVlm", "unclaimedRewards", "claimedRewards", "builderRewards", "referrerState",
        "rewardHistory", "tokenToState",
      ],
      properties: {
        referredBy: {
          description: "Referrer of the user; null without one.",
          oneOf: [
            {
              type: "object",
              required: ["referrer", "code"],
              properties: {
                referrer: { description: "Address of the referrer.", $ref: "#/$defs/Address" },
                code: { description: "The referral code.", type: "string" },
              },
            },
            { type: "null" },
          ],
        },
        cumVlm: { description: "Volume traded so far, USD.", type: "string", format: "decimal" },
        unclaimedRewards: { description: "Unclaimed rewards, USD.", type: "string", format: "decimal" },
        claimedRewards: { description: "Claimed rewards, USD.", type: "string", format: "decimal" },
        builderRewards: {
          description: "Rewards earned as a builder, USD.",
          type: "string",
          format: "decimal",
        },
        referrerState: {
          description: "Stage of the user as a referrer.",
          oneOf: [
            {
              type: "object",
              required: ["stage", "data"],
              properties: {
                stage: { const: "ready" },
                data: {
                  description: "Details of this stage.",
                  type: "object",
                  required: ["code", "nReferrals", "referralStates"],
                  properties: {
                    code: { description: "The referral code.", type: "string" },
                    nReferrals: { description: "Number of referred users.", type: "integer" },
                    referralStates: {
                      description: "Referred users.",
                      type: "array",
                      items: {
                        type: "object",
                        required: [
                          "cumVlm", "cumRewardedFeesSinceReferred", "cumFeesRewardedToReferrer", "timeJoined",
                          "user", "tokenToState",
                        ],
                        properties: {
                          cumVlm: {
                            description: "Volume traded by the referred user so far, USD.",
                            type: "string",
                            format: "decimal",
                          },
                          cumRewardedFeesSinceReferred: {
                            description: "Fees that counted toward rewards since the user was referred, USD.",
                            type: "string",
                            format: "decimal",
                          },
                          cumFeesRewardedToReferrer: {
                            description: "Fees rewarded to the referrer, USD.",
                            type: "string",
                            format: "decimal",
                          },
                          timeJoined: {
                            description: "Time at which the user joined.",
                            $ref: "#/$defs/Timestamp",
                          },
                          user: { description: "Address of the referred user.", $ref: "#/$defs/Address" },
                          tokenToState: {
                            description: "State of each token.",
                            type: "array",
                            items: {
                              type: "array",
                              prefixItems: [
                                { type: "integer" },
                                {
                                  type: "object",
                                  required: [
                                    "cumVlm", "cumRewardedFeesSinceReferred", "cumFeesRewardedToReferrer",
                                  ],
                                  properties: {
                                    cumVlm: {
                                      description: "Volume traded so far, USD.",
                                      type: "string",
                                      format: "decimal",
                                    },
                                    cumRewardedFeesSinceReferred: {
                                      description: "Fees that counted toward rewards since the user was referred, USD.",
                                      type: "string",
                                      format: "decimal",
                                    },
                                    cumFeesRewardedToReferrer: {
                                      description: "Fees rewarded to the referrer, USD.",
                                      type: "string",
                                      format: "decimal",
                                    },
                                  },
                                },
                              ],
                              minItems: 2,
                              maxItems: 2,
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            { type: "object", required: ["stage"], properties: { stage: { const: "needToCreateCode" } } },
            {
              type: "object",
              required: ["stage", "data"],
              properties: {
                stage: { const: "needToTrade" },
                data: {
                  description: "Details of this stage.",
                  type: "object",
                  required: ["required"],
                  properties: {
                    required: { description: "Required volume, USD.", type: "string", format: "decimal" },
                  },
                },
              },
            },
          ],
        },
        rewardHistory: {
          description: "Past rewards.",
          type: "array",
          items: {
            type: "object",
            required: ["earned", "vlm", "referralVlm", "time"],
            properties: {
              earned: { description: "Amount earned, USD.", type: "string", format: "decimal" },
              vlm: { description: "Volume of the user, USD.", type: "string", format: "decimal" },
              referralVlm: {
                description: "Volume of the referred users, USD.",
                type: "string",
                format: "decimal",
              },
              time: {
                description: "Timestamp, in milliseconds since the Unix epoch.",
                $ref: "#/$defs/Timestamp",
              },
            },
          },
        },
        tokenToState: {
          description: "State of each token.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [
              { type: "integer" },
              {
                type: "object",
                required: ["cumVlm", "unclaimedRewards", "claimedRewards", "builderRewards"],
                properties: {
                  cumVlm: {
                    description: "The volume traded so far, USD.",
                    type: "string",
                    format: "decimal",
                  },
                  unclaimedRewards: {
                    description: "Unclaimed rewards, USD.",
                    type: "string",
                    format: "decimal",
                  },
                  claimedRewards: { description: "Claimed rewards, USD.", type: "string", format: "decimal" },
                  builderRewards: {
                    description: "Rewards earned as a builder, USD.",
                    type: "string",
                    format: "decimal",
                  },
                },
              },
            ],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    ReferralRequest: {
      description: "Gets the referrals of a user, and the rewards from them.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "referral" },
        user: {
          description: "Address of the user: a referrer, a referred user, or both.",
          $ref: "#/$defs/Address",
        },
      },
    },
    SpotClearinghouseState: {
      description: "A user's spot account: the balances.",
      type: "object",
      required: ["balances"],
      properties: {
        portfolioMarginEnabled: { description: "Whether portfolio margin is on.", type: "boolean" },
        balances: {
          description: "Balances, one for each token.",
          type: "array",
          items: { $ref: "#/$defs/SpotBalance" },
        },
        evmEscrows: {
          description: "Balances held in escrow on the EVM.",
          type: "array",
          items: {
            type: "object",
            required: ["coin", "token", "total"],
            properties: {
              coin: { description: "Name of the token, such as `USDC`.", $ref: "#/$defs/Coin" },
              token: { description: "The token's index.", type: "integer" },
              total: { description: "Amount in escrow.", type: "string", format: "decimal" },
            },
          },
        },
        portfolioMarginRatio: {
          description: "Portfolio margin ratio, as a fraction.",
          type: "string",
          format: "decimal",
        },
        tokenToPortfolioBorrowRatio: {
          description: "For each token: borrowed amount as a fraction of the maximum.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        tokenToPortfolioSupplyRatio: {
          description: "For each token: supplied amount as a fraction of the maximum.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        tokenToAvailableAfterMaintenance: {
          description: "For each token: balance available after the maintenance margin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    SpotClearinghouseStateRequest: {
      description: "Gets a user's spot account: the balances.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "spotClearinghouseState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    SubAccounts: {
      description: "Sub-accounts of a user; null without any.",
      oneOf: [
        {
          type: "array",
          items: {
            type: "object",
            required: ["name", "subAccountUser", "master", "clearinghouseState", "spotState"],
            properties: {
              name: { description: "Name of the sub-account.", type: "string" },
              subAccountUser: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
              master: { description: "Master account of the sub-account.", $ref: "#/$defs/Address" },
              clearinghouseState: {
                description: "The perpetuals account.",
                $ref: "#/$defs/ClearinghouseState",
              },
              spotState: { description: "The spot account.", $ref: "#/$defs/SpotClearinghouseState" },
            },
          },
        },
        { type: "null" },
      ],
    },
    SubAccountsRequest: {
      description: "Gets the sub-accounts of a user; null without any.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "subAccounts" },
        user: { description: "Address of the account that owns the sub-accounts.", $ref: "#/$defs/Address" },
      },
    },
    SubAccounts2: {
      description: "A user's sub-accounts with their accounts on all dexes; null without any.",
      oneOf: [
        {
          type: "array",
          items: {
            type: "object",
            required: ["name", "subAccountUser", "master", "dexToClearinghouseState", "spotState"],
            properties: {
              name: { description: "Name of the sub-account.", type: "string" },
              subAccountUser: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
              master: { description: "Master account of the sub-account.", $ref: "#/$defs/Address" },
              dexToClearinghouseState: {
                description: "Perpetuals account on each dex, including the first one.",
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ $ref: "#/$defs/DexName" }, { $ref: "#/$defs/ClearinghouseState" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
              spotState: { description: "The spot account.", $ref: "#/$defs/SpotClearinghouseState" },
              abstraction: {
                description: "Abstraction mode of the account, if it is not the default.",
                type: "string",
                enum: ["unifiedAccount", "portfolioMargin", "disabled"],
              },
            },
          },
        },
        { type: "null" },
      ],
    },
    SubAccounts2Request: {
      description: "Gets a user's sub-accounts with their accounts on all dexes; null without any.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "subAccounts2" },
        user: { description: "Address of the account that owns the sub-accounts.", $ref: "#/$defs/Address" },
      },
    },
    UsdcRouting: {
      description: "The current routes for deposits and withdrawals of USDC.",
      type: "object",
      required: ["depositRoute", "withdrawalRoute"],
      properties: {
        depositRoute: {
          description: "The route for USDC deposits: the venue's own `bridge` or Circle's `cctp`.",
          type: "string",
          enum: ["bridge", "cctp"],
        },
        withdrawalRoute: {
          description: "The route for USDC withdrawals: the venue's own `bridge` or Circle's `cctp`.",
          type: "string",
          enum: ["bridge", "cctp"],
        },
      },
    },
    UsdcRoutingRequest: {
      description: "Gets the current routes for deposits and withdrawals of USDC.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "usdcRouting" } },
    },
    UserAbstraction: {
      description: "The abstraction mode of a user: which balances count as one account.",
      type: "string",
      enum: ["unifiedAccount", "portfolioMargin", "disabled", "default"],
    },
    UserAbstractionRequest: {
      description: "Gets the abstraction mode of a user: which balances count as one account.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userAbstraction" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserDexAbstractionState: {
      description: "Whether DEX abstraction is on for a user; null if it was never set.",
      type: ["boolean", "null"],
    },
    UserDexAbstractionRequest: {
      description: "Checks whether DEX abstraction is on for a user; null if it was never set.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userDexAbstraction" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserFees: {
      description: "A user's fees, volumes and discounts.",
      type: "object",
      required: [
        "dailyUserVlm", "feeSchedule", "userCrossRate", "userAddRate", "userSpotCrossRate", "userSpotAddRate",
        "activeReferralDiscount", "trial", "feeTrialEscrow", "nextTrialAvailableTimestamp", "stakingLink",
        "activeStakingDiscount",
      ],
      properties: {
        dailyUserVlm: {
          description: "Volumes of the last days.",
          type: "array",
          items: {
            type: "object",
            required: ["date", "userCross", "userAdd", "exchange"],
            properties: {
              date: { description: "The day, `YYYY-MM-DD`.", type: "string", format: "date" },
              userCross: {
                description: "Volume of the user as taker, USD.",
                type: "string",
                format: "decimal",
              },
              userAdd: {
                description: "Volume of the user as maker, USD.",
                type: "string",
                format: "decimal",
              },
              exchange: { description: "Volume of the whole venue, USD.", type: "string", format: "decimal" },
            },
          },
        },
        feeSchedule: { description: "Base fee schedule.", $ref: "#/$defs/FeeSchedule" },
        userCrossRate: {
          description: "Taker fee of the user, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userAddRate: {
          description: "Maker fee of the user, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userSpotCrossRate: {
          description: "Taker fee of the user on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userSpotAddRate: {
          description: "Maker fee of the user on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        activeReferralDiscount: {
          description: "Current referral discount on fees, as a fraction.",
          type: "string",
          format: "decimal",
        },
        trial: { description: "Fee trial of the user, if any; otherwise null." },
        feeTrialEscrow: {
          description: "Balance that the fee trial holds in escrow.",
          type: "string",
          format: "decimal",
        },
        nextTrialAvailableTimestamp: {
          description: "Time from which the next fee trial can begin; null without one.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        stakingLink: {
          description: "Link between the trading account and the staking account; null without one.",
          oneOf: [
            {
              oneOf: [
                {
                  type: "object",
                  required: ["type", "stakingUser"],
                  properties: {
                    type: {
                      description: "Whether the link is only requested by the trading account, or in force.",
                      type: "string",
                      enum: ["requested", "tradingUser"],
                    },
                    stakingUser: { description: "Address of the staking account.", $ref: "#/$defs/Address" },
                  },
                },
                {
                  type: "object",
                  required: ["type", "tradingUser"],
                  properties: {
                    type: { const: "stakingUser" },
                    tradingUser: { description: "Address of the trading account.", $ref: "#/$defs/Address" },
                  },
                },
              ],
            },
            { type: "null" },
          ],
        },
        activeStakingDiscount: {
          description: "Current staking discount.",
          type: "object",
          required: ["bpsOfMaxSupply", "discount"],
          properties: {
            bpsOfMaxSupply: {
              description: "Minimum stake for the discount, in basis points of the maximum supply.",
              type: "string",
              format: "decimal",
            },
            discount: { description: "Discount on fees, as a fraction.", type: "string", format: "decimal" },
          },
        },
      },
    },
    UserFeesRequest: {
      description: "Gets a user's fees, volumes and discounts.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFees" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserFunding: {
      description: "Funding payments of a user.",
      type: "array",
      items: { $ref: "#/$defs/FundingUpdate" },
    },
    UserFundingRequest: {
      description: "Gets the funding payments of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFunding" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        startTime: {
          description: "Start of the time range.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    UserNonFundingLedgerUpdates: {
      description: "A user's deposits, withdrawals, transfers and other ledger changes except funding.",
      type: "array",
      items: { $ref: "#/$defs/LedgerUpdate" },
    },
    UserNonFundingLedgerUpdatesRequest: {
      description: "Gets a user's deposits, withdrawals, transfers and other ledger changes except funding.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userNonFundingLedgerUpdates" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    UserRateLimit: {
      description: "Number of requests of a user, and the rate limit.",
      type: "object",
      required: ["cumVlm", "nRequestsUsed", "nRequestsCap", "nRequestsSurplus"],
      properties: {
        cumVlm: { description: "The volume traded so far, USD.", type: "string", format: "decimal" },
        nRequestsUsed: { description: "Number of requests made so far.", type: "integer" },
        nRequestsCap: { description: "Maximum number of requests.", type: "integer" },
        nRequestsSurplus: { description: "Number of requests reserved in addition.", type: "integer" },
      },
    },
    UserRateLimitRequest: {
      description: "Gets the number of requests of a user, and the rate limit.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userRateLimit" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserRole: {
      description: "Role of an address: user, agent, vault, sub-account, or unknown.",
      oneOf: [
        {
          type: "object",
          required: ["role"],
          properties: {
            role: { description: "Role of the address.", type: "string", enum: ["missing", "user", "vault"] },
          },
        },
        {
          type: "object",
          required: ["role", "data"],
          properties: {
            role: { const: "agent" },
            data: {
              description: "Owner of the account.",
              type: "object",
              required: ["user"],
              properties: {
                user: {
                  description: "Address of the account that the agent signs for.",
                  $ref: "#/$defs/Address",
                },
              },
            },
          },
        },
        {
          type: "object",
          required: ["role", "data"],
          properties: {
            role: { const: "subAccount" },
            data: {
              description: "Owner of the account.",
              type: "object",
              required: ["master"],
              properties: {
                master: { description: "Master account of the sub-account.", $ref: "#/$defs/Address" },
              },
            },
          },
        },
      ],
    },
    UserRoleRequest: {
      description: "Gets the role of an address: user, agent, vault, sub-account, or unknown.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userRole" },
        user: {
          description: "Address whose role is read; may be that of an agent.",
          $ref: "#/$defs/Address",
        },
      },
    },
    MultiSigSigners: {
      description: "Addresses that may sign for a multi-signature account; null for any other account.",
      oneOf: [
        {
          type: "object",
          required: ["authorizedUsers", "threshold"],
          properties: {
            authorizedUsers: {
              description: "Accounts that may sign.",
              type: "array",
              items: { $ref: "#/$defs/Address" },
            },
            threshold: { description: "Required number of signatures.", type: "integer" },
          },
        },
        { type: "null" },
      ],
    },
    UserToMultiSigSignersRequest: {
      description: "Gets the addresses that may sign for a multi-signature account; null for any other account.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userToMultiSigSigners" },
        user: { description: "Address of the multi-signature account.", $ref: "#/$defs/Address" },
      },
    },
    WebData2: {
      description: "Account and market data that the venue's user interface shows for a user, in one response.",
      type: "object",
      required: [
        "clearinghouseState", "leadingVaults", "totalVaultEquity", "openOrders", "agentAddress",
        "agentValidUntil", "cumLedger", "meta", "assetCtxs", "serverTime", "isVault", "user", "twapStates",
        "spotAssetCtxs",
      ],
      properties: {
        clearinghouseState: { description: "The perpetuals account.", $ref: "#/$defs/ClearinghouseState" },
        leadingVaults: { description: "Vaults led by the user.", $ref: "#/$defs/LeadingVaults" },
        totalVaultEquity: {
          description: "Value of the user's shares in vaults, USD.",
          type: "string",
          format: "decimal",
        },
        openOrders: { description: "The open orders.", $ref: "#/$defs/FrontendOpenOrders" },
        agentAddress: {
          description: "Address of the agent; null without an agent.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        agentValidUntil: {
          description: "Expiry of the agent's approval; null if the approval does not expire or there is no agent.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        cumLedger: {
          description: "Net deposits: all deposits minus all withdrawals, USD.",
          type: "string",
          format: "decimal",
        },
        meta: { description: "Metadata of the perpetuals.", $ref: "#/$defs/Meta" },
        assetCtxs: {
          description: "Market data of each asset, in the order of the universe.",
          type: "array",
          items: { $ref: "#/$defs/PerpAssetCtx" },
        },
        serverTime: { description: "Server time of the venue.", $ref: "#/$defs/Timestamp" },
        isVault: { description: "Whether the account is a vault.", type: "boolean" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        twapStates: {
          description: "Running TWAP orders, by id.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { $ref: "#/$defs/TwapState" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        spotState: { description: "The spot account.", $ref: "#/$defs/SpotClearinghouseState" },
        spotAssetCtxs: {
          description: "Market data of each spot market.",
          type: "array",
          items: { $ref: "#/$defs/SpotAssetCtx" },
        },
        optOutOfSpotDusting: {
          description: "Whether the user has opted out of spot dusting, the conversion of small spot balances.",
          const: true,
        },
        perpsAtOpenInterestCap: {
          description: "Coins whose open interest is at its cap.",
          $ref: "#/$defs/PerpsAtOpenInterestCap",
        },
      },
    },
    WebData2Request: {
      description: "Gets the account and market data that the venue's user interface shows for a user, in one response.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "webData2" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    VaultRelationship: {
      description: "Relationship of a vault to other vaults: normal, parent or child.",
      oneOf: [
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Relationship of the vault to other vaults: normal, parent or child.",
              type: "string",
              enum: ["normal", "child"],
            },
          },
        },
        {
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "parent" },
            data: {
              description: "Child vaults.",
              type: "object",
              required: ["childAddresses"],
              properties: {
                childAddresses: {
                  description: "Addresses of the child vaults.",
                  type: "array",
                  items: { $ref: "#/$defs/Address" },
                },
              },
            },
          },
        },
      ],
    },
    VaultFollower: {
      description: "A user with a share of a vault.",
      type: "object",
      required: [
        "user", "vaultEquity", "pnl", "allTimePnl", "daysFollowing", "vaultEntryTime", "lockupUntil",
      ],
      properties: {
        user: {
          description: "Address of the account.",
          oneOf: [{ $ref: "#/$defs/Address" }, { const: "Leader" }],
        },
        vaultEquity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
        pnl: { description: "Unrealized profit and loss, USD.", type: "string", format: "decimal" },
        allTimePnl: {
          description: "Profit and loss since the user joined, USD.",
          type: "string",
          format: "decimal",
        },
        daysFollowing: { description: "Number of days since the user joined the vault.", type: "integer" },
        vaultEntryTime: { description: "Time at which the user joined.", $ref: "#/$defs/Timestamp" },
        lockupUntil: { description: "Time until which the share is locked.", $ref: "#/$defs/Timestamp" },
      },
    },
    LeadingVaults: {
      description: "Vaults led by a user.",
      type: "array",
      items: {
        type: "object",
        required: ["address", "name"],
        properties: {
          address: { description: "Address of the vault.", $ref: "#/$defs/Address" },
          name: { description: "Name of the vault.", type: "string" },
        },
      },
    },
    LeadingVaultsRequest: {
      description: "Gets the vaults led by a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "leadingVaults" },
        user: { description: "Address of the vaults' leader.", $ref: "#/$defs/Address" },
      },
    },
    UserVaultEquities: {
      description: "A user's shares of vaults.",
      type: "array",
      items: {
        type: "object",
        required: ["vaultAddress", "equity", "lockedUntilTimestamp"],
        properties: {
          vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
          equity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
          lockedUntilTimestamp: {
            description: "Time until which the share is locked.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    UserVaultEquitiesRequest: {
      description: "Gets a user's shares of vaults.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userVaultEquities" },
        user: { description: "Address of the depositor.", $ref: "#/$defs/Address" },
      },
    },
    VaultDetails: {
      description: "Details of a vault: leader, followers and history.",
      type: "object",
      required: [
        "name", "vaultAddress", "leader", "description", "portfolio", "apr", "followerState",
        "leaderFraction", "leaderCommission", "followers", "maxDistributable", "maxWithdrawable", "isClosed",
        "relationship", "allowDeposits", "alwaysCloseOnWithdraw",
      ],
      properties: {
        name: { description: "Name of the vault.", type: "string" },
        vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
        leader: { description: "Address of the vault's leader.", $ref: "#/$defs/Address" },
        description: { description: "Human-readable description.", type: "string" },
        portfolio: { description: "History of the vault, by period.", $ref: "#/$defs/Portfolio" },
        apr: { description: "Annual return, as a fraction.", type: "number" },
        followerState: {
          description: "Share of the requested user; null without one.",
          oneOf: [
            {
              type: "object",
              required: [
                "user", "vaultEquity", "pnl", "allTimePnl", "daysFollowing", "vaultEntryTime", "lockupUntil",
              ],
              properties: {
                user: { description: "Address of the requested user.", $ref: "#/$defs/Address" },
                vaultEquity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
                pnl: { description: "Profit and loss, USD.", type: "string", format: "decimal" },
                allTimePnl: {
                  description: "Profit and loss since the user joined, USD.",
                  type: "string",
                  format: "decimal",
                },
                daysFollowing: {
                  description: "Number of days since the user joined the vault.",
                  type: "integer",
                },
                vaultEntryTime: { description: "Time at which the user joined.", $ref: "#/$defs/Timestamp" },
                lockupUntil: {
                  description: "Time until which the share is locked.",
                  $ref: "#/$defs/Timestamp",
                },
              },
            },
            { type: "null" },
          ],
        },
        leaderFraction: { description: "Leader's share of the vault, as a fraction.", type: "number" },
        leaderCommission: { description: "Leader's share of the profits, as a fraction.", type: "number" },
        followers: {
          description: "Users with a share of the vault.",
          type: "array",
          items: { $ref: "#/$defs/VaultFollower" },
        },
        maxDistributable: { description: "Maximum amount that can be distributed, USD.", type: "number" },
        maxWithdrawable: { description: "Maximum amount that can be withdrawn, USD.", type: "number" },
        isClosed: { description: "Whether the vault is closed.", type: "boolean" },
        relationship: {
          description: "Relationship of the vault to other vaults: normal, parent or child.",
          $ref: "#/$defs/VaultRelationship",
        },
        allowDeposits: { description: "Whether the vault accepts deposits.", type: "boolean" },
        alwaysCloseOnWithdraw: {
          description: "Whether a withdrawal always closes positions proportionally.",
          type: "boolean",
        },
      },
    },
    VaultDetailsFound: {
      description: "The vault, or `null` if there is none at the address.",
      oneOf: [{ $ref: "#/$defs/VaultDetails" }, { type: "null" }],
    },
    VaultDetailsRequest: {
      description: "Gets the details of a vault: leader, followers and history.",
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultDetails" },
        vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
        user: {
          description: "Address of the user whose share is returned.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
      },
    },
    VaultSummaries: {
      description: "Vaults created in the last two hours.",
      type: "array",
      items: {
        type: "object",
        required: ["name", "vaultAddress", "leader", "tvl", "isClosed", "relationship", "createTimeMillis"],
        properties: {
          name: { description: "The name.", type: "string" },
          vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
          leader: { description: "Address of the vault's leader.", $ref: "#/$defs/Address" },
          tvl: { description: "Total value of the vault, USD.", type: "string", format: "decimal" },
          isClosed: { description: "Whether the vault is closed.", type: "boolean" },
          relationship: {
            description: "Relationship of the vault to other vaults: normal, parent or child.",
            $ref: "#/$defs/VaultRelationship",
          },
          createTimeMillis: {
            description: "Time at which the vault was created.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    VaultSummariesRequest: {
      description: "Gets the vaults created in the last two hours.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "vaultSummaries" } },
    },
    OrderState: {
      description: "Status of an order. Orders whose status ends in `Canceled` were on the book; those whose status ends in `Rejected` never were.",
      type: "string",
      enum: [
        "open", "filled", "canceled", "triggered", "rejected", "marginCanceled", "vaultWithdrawalCanceled",
        "openInterestCapCanceled", "selfTradeCanceled", "reduceOnlyCanceled", "siblingFilledCanceled",
        "delistedCanceled", "liquidatedCanceled", "outcomeSettledCanceled", "scheduledCancel",
        "internalCancel", "tickRejected", "minTradeNtlRejected", "perpMarginRejected", "reduceOnlyRejected",
        "badAloPxRejected", "iocCancelRejected", "badTriggerPxRejected", "marketOrderNoLiquidityRejected",
        "positionIncreaseAtOpenInterestCapRejected", "positionFlipAtOpenInterestCapRejected",
        "tooAggressiveAtOpenInterestCapRejected", "openInterestIncreaseRejected",
        "insufficientSpotBalanceRejected", "oracleRejected", "perpMaxPositionRejected",
        "tooManyOpenOrdersRejected",
      ],
    },
    TimeInForce: {
      description: "Time in force: `Gtc` good until cancelled, `Ioc` fills immediately or is cancelled, `Alo` only adds liquidity (post only); the others are market orders.",
      type: "string",
      enum: ["Gtc", "Ioc", "Alo", "FrontendMarket", "LiquidationMarket"],
    },
    OrderType: {
      description: "Order type, as the venue's user interface shows it.",
      type: "string",
      enum: [
        "Market", "Limit", "Stop Market", "Stop Limit", "Take Profit Market", "Take Profit Limit",
        "Twap Slice", "Vault Close", "Spot Dust Conversion",
      ],
    },
    OpenOrder: {
      description: "An open order.",
      type: "object",
      required: ["coin", "side", "limitPx", "sz", "oid", "timestamp", "origSz"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        side: { description: "Side of the order: `B` for a buy, `A` for a sell.", $ref: "#/$defs/Side" },
        limitPx: { description: "Limit price.", type: "string", format: "decimal" },
        sz: { description: "Remaining size.", type: "string", format: "decimal" },
        oid: { description: "The order's id.", type: "integer" },
        timestamp: { description: "Time at which the order was placed.", $ref: "#/$defs/Timestamp" },
        origSz: { description: "Original size of the order.", type: "string", format: "decimal" },
        cloid: { description: "Client order id; absent without one.", $ref: "#/$defs/ClientOrderId" },
        reduceOnly: {
          description: "Whether the order is reduce-only: it can only reduce a position.",
          const: true,
        },
      },
    },
    FrontendOpenOrder: {
      description: "An open order, with the details that a trading interface shows.",
      type: "object",
      required: [
        "coin", "side", "limitPx", "sz", "oid", "timestamp", "origSz", "triggerCondition", "isTrigger",
        "triggerPx", "children", "isPositionTpsl", "reduceOnly", "orderType", "tif", "cloid",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        side: { description: "Side of the order: `B` for a buy, `A` for a sell.", $ref: "#/$defs/Side" },
        limitPx: { description: "Limit price.", type: "string", format: "decimal" },
        sz: { description: "Remaining size.", type: "string", format: "decimal" },
        oid: { description: "The order's id.", type: "integer" },
        timestamp: { description: "Time at which the order was placed.", $ref: "#/$defs/Timestamp" },
        origSz: { description: "Original size of the order.", type: "string", format: "decimal" },
        triggerCondition: { description: "Human-readable trigger condition.", type: "string" },
        isTrigger: { description: "Whether the order is a trigger order.", type: "boolean" },
        triggerPx: { description: "Trigger price.", type: "string", format: "decimal" },
        children: {
          description: "Orders that become active when this order is filled.",
          type: "array",
          items: { $ref: "#/$defs/FrontendOpenOrder" },
        },
        isPositionTpsl: {
          description: "Whether the order is a take-profit or stop-loss order for the whole position.",
          type: "boolean",
        },
        reduceOnly: {
          description: "Whether the order is reduce-only: it can only reduce a position.",
          type: "boolean",
        },
        orderType: { description: "Order type.", $ref: "#/$defs/OrderType" },
        tif: {
          description: "Time in force of the order; null for a trigger order.",
          oneOf: [{ $ref: "#/$defs/TimeInForce" }, { type: "null" }],
        },
        cloid: {
          description: "Client order id; null without one.",
          oneOf: [{ $ref: "#/$defs/ClientOrderId" }, { type: "null" }],
        },
      },
    },
    TwapState: {
      description: "State of a TWAP order, which is executed in slices over time.",
      type: "object",
      required: [
        "coin", "executedNtl", "executedSz", "minutes", "randomize", "reduceOnly", "side", "stopPx", "sz",
        "timestamp", "trigger", "user",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        executedNtl: { description: "Executed notional, USD.", type: "string", format: "decimal" },
        executedSz: { description: "Executed size.", type: "string", format: "decimal" },
        minutes: { description: "Duration of the TWAP order, in minutes.", type: "integer" },
        randomize: { description: "Whether the intervals between slices are randomized.", type: "boolean" },
        reduceOnly: {
          description: "Whether the order is reduce-only: it can only reduce a position.",
          type: "boolean",
        },
        side: { description: "Side of the order: `B` for a buy, `A` for a sell.", $ref: "#/$defs/Side" },
        stopPx: {
          description: "Price at which the TWAP order ends; null without one.",
          type: ["string", "null"],
          format: "decimal",
        },
        sz: { description: "The size.", type: "string", format: "decimal" },
        timestamp: { description: "Time at which the TWAP order was placed.", $ref: "#/$defs/Timestamp" },
        trigger: {
          description: "Trigger that starts the TWAP order; null if it starts immediately.",
          oneOf: [
            {
              type: "object",
              required: ["px", "above"],
              properties: {
                px: { description: "Trigger price.", type: "string", format: "decimal" },
                above: {
                  description: "Whether the mark price must rise to the trigger price; otherwise, it must fall.",
                  type: "boolean",
                },
              },
            },
            { type: "null" },
          ],
        },
        user: { description: "Address of the account that placed the TWAP order.", $ref: "#/$defs/Address" },
      },
    },
    Fill: {
      description: "An execution of an order, in whole or in part.",
      type: "object",
      required: [
        "coin", "px", "sz", "side", "time", "startPosition", "dir", "closedPnl", "hash", "oid", "crossed",
        "fee", "tid", "feeToken", "twapId",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        px: { description: "The price.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        side: {
          description: "Side of the user's order: `B` for a buy, `A` for a sell.",
          $ref: "#/$defs/Side",
        },
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        startPosition: {
          description: "Size of the position before the fill.",
          type: "string",
          format: "decimal",
        },
        dir: {
          description: "Direction of the fill, as the venue's user interface shows it.",
          type: "string",
        },
        closedPnl: {
          description: "Profit or loss realized by the fill, USD.",
          type: "string",
          format: "decimal",
        },
        hash: { description: "Hash of the transaction.", $ref: "#/$defs/TransactionHash" },
        oid: { description: "The order's id.", type: "integer" },
        crossed: {
          description: "Whether the order crossed the spread, that is, was the taker.",
          type: "boolean",
        },
        fee: { description: "Fee; negative for a rebate.", type: "string", format: "decimal" },
        builderFee: { description: "Fee of the builder.", type: "string", format: "decimal" },
        tid: { description: "The trade's id.", type: "integer" },
        feeToken: { description: "Token in which the fee was paid.", type: "string" },
        feeTrialEscrow: {
          description: "Balance that the fee trial holds in escrow.",
          type: "string",
          format: "decimal",
        },
        twapId: {
          description: "Id of the TWAP order; null if the fill belongs to none.",
          type: ["integer", "null"],
        },
        cloid: {
          description: "Client order id of the filled order; absent without one.",
          $ref: "#/$defs/ClientOrderId",
        },
        liquidation: {
          description: "Liquidation that caused the fill.",
          type: "object",
          required: ["markPx", "method"],
          properties: {
            liquidatedUser: { description: "Address of the liquidated user.", $ref: "#/$defs/Address" },
            markPx: {
              description: "Mark price at the time of the liquidation.",
              type: "string",
              format: "decimal",
            },
            method: {
              description: "Liquidation method: on the market, or by the backstop liquidator.",
              type: "string",
              enum: ["market", "backstop"],
            },
          },
        },
      },
    },
    HistoricalOrder: {
      description: "An order with its status.",
      type: "object",
      required: ["order", "status", "statusTimestamp"],
      properties: {
        order: { description: "The order.", $ref: "#/$defs/FrontendOpenOrder" },
        status: { description: "Status of the order.", $ref: "#/$defs/OrderState" },
        statusTimestamp: { description: "Time of the last status change.", $ref: "#/$defs/Timestamp" },
      },
    },
    TwapRecord: {
      description: "A TWAP order with its status.",
      type: "object",
      required: ["time", "state", "status"],
      properties: {
        time: {
          description: "Time of the status change, in seconds since the Unix epoch.",
          $ref: "#/$defs/Timestamp",
        },
        state: { description: "State of the TWAP order.", $ref: "#/$defs/TwapState" },
        status: {
          description: "Status of the TWAP order.",
          oneOf: [
            {
              type: "object",
              required: ["status"],
              properties: {
                status: {
                  description: "Status of the TWAP order.",
                  type: "string",
                  enum: ["finished", "activated", "terminated", "waitingForTrigger", "stopped"],
                },
              },
            },
            {
              type: "object",
              required: ["status", "description"],
              properties: {
                status: { const: "error" },
                description: { description: "Error message.", type: "string" },
              },
            },
          ],
        },
        twapId: { description: "The TWAP order's id.", type: "integer" },
      },
    },
    TwapSliceFill: {
      description: "A fill of a TWAP order.",
      type: "object",
      required: ["fill", "twapId"],
      properties: {
        fill: { description: "The fill.", $ref: "#/$defs/Fill" },
        twapId: { description: "The TWAP order's id.", type: "integer" },
      },
    },
    FrontendOpenOrders: {
      description: "A user's open orders, with the details that a trading interface shows.",
      type: "array",
      items: { $ref: "#/$defs/FrontendOpenOrder" },
    },
    FrontendOpenOrdersRequest: {
      description: "Gets a user's open orders, with the details that a trading interface shows.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "frontendOpenOrders" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: {
          description: "Dex whose orders are read. Default: the first dex, with orders of spot markets.",
          $ref: "#/$defs/DexName",
        },
      },
    },
    HistoricalOrders: {
      description: "Most recent orders of a user, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/HistoricalOrder" },
    },
    HistoricalOrdersRequest: {
      description: "Gets the most recent orders of a user, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "historicalOrders" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    OpenOrders: { description: "A user's open orders.", type: "array", items: { $ref: "#/$defs/OpenOrder" } },
    OpenOrdersRequest: {
      description: "Gets a user's open orders.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "openOrders" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: {
          description: "Dex whose orders are read. Default: the first dex, with orders of spot markets.",
          $ref: "#/$defs/DexName",
        },
      },
    },
    OrderStatus: {
      description: "Status of an order.",
      oneOf: [
        {
          type: "object",
          required: ["status", "order"],
          properties: {
            status: { const: "order" },
            order: { description: "The order.", $ref: "#/$defs/HistoricalOrder" },
          },
        },
        { type: "object", required: ["status"], properties: { status: { const: "unknownOid" } } },
      ],
    },
    OrderStatusRequest: {
      description: "Gets the status of an order.",
      type: "object",
      required: ["type", "user", "oid"],
      properties: {
        type: { const: "orderStatus" },
        user: {
          description: "Address of the account that placed the order, not of its agent.",
          $ref: "#/$defs/Address",
        },
        oid: {
          description: "Order id or client order id.",
          oneOf: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/ClientOrderId" }],
        },
      },
    },
    TwapHistory: {
      description: "A user's TWAP orders.",
      type: "array",
      items: { $ref: "#/$defs/TwapRecord" },
    },
    TwapHistoryRequest: {
      description: "Gets a user's TWAP orders.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "twapHistory" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserFills: {
      description: "Most recent fills of a user, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/Fill" },
    },
    UserFillsRequest: {
      description: "Gets the most recent fills of a user, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFills" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        aggregateByTime: {
          description: "Whether partial fills of an order in the same block are aggregated.",
          type: "boolean",
        },
      },
    },
    UserFillsByTime: {
      description: "Fills of a user in a time range, at most 2,000 per response.",
      $ref: "#/$defs/UserFills",
    },
    UserFillsByTimeRequest: {
      description: "Gets the fills of a user in a time range, at most 2,000 per response.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userFillsByTime" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        aggregateByTime: {
          description: "Whether partial fills of an order in the same block are aggregated.",
          type: "boolean",
        },
        reversed: { description: "Whether to sort the fills from newest to oldest.", type: "boolean" },
      },
    },
    UserTwapSliceFills: {
      description: "Most recent TWAP slice fills of a user, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/TwapSliceFill" },
    },
    UserTwapSliceFillsRequest: {
      description: "Gets the most recent TWAP slice fills of a user, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userTwapSliceFills" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserTwapSliceFillsByTime: {
      description: "TWAP slice fills of a user in a time range.",
      $ref: "#/$defs/UserTwapSliceFills",
    },
    UserTwapSliceFillsByTimeRequest: {
      description: "Gets the TWAP slice fills of a user in a time range.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userTwapSliceFillsByTime" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    AllBorrowLendReserveStates: {
      description: "The states of all lending reserves.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [{ type: "integer" }, { $ref: "#/$defs/BorrowLendReserveState" }],
        minItems: 2,
        maxItems: 2,
      },
    },
    AllBorrowLendReserveStatesRequest: {
      description: "Gets the states of all lending reserves.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allBorrowLendReserveStates" } },
    },
    BorrowLendReserveState: {
      description: "The state of a lending reserve.",
      type: "object",
      required: [
        "borrowYearlyRate", "supplyYearlyRate", "balance", "utilization", "oraclePx", "ltv", "totalSupplied",
        "totalBorrowed",
      ],
      properties: {
        borrowYearlyRate: {
          description: "Annual interest rate for borrowers, as a fraction.",
          type: "string",
          format: "decimal",
        },
        supplyYearlyRate: {
          description: "Annual interest rate for suppliers, as a fraction.",
          type: "string",
          format: "decimal",
        },
        balance: { description: "Balance of the reserve.", type: "string", format: "decimal" },
        utilization: {
          description: "Utilization: borrowed share of the supplied amount.",
          type: "string",
          format: "decimal",
        },
        oraclePx: { description: "Oracle price.", type: "string", format: "decimal" },
        ltv: { description: "Loan-to-value ratio, as a fraction.", type: "string", format: "decimal" },
        totalSupplied: { description: "Total amount supplied.", type: "string", format: "decimal" },
        totalBorrowed: { description: "Total amount borrowed.", type: "string", format: "decimal" },
      },
    },
    BorrowLendReserveStateRequest: {
      description: "Gets the state of a lending reserve.",
      type: "object",
      required: ["type", "token"],
      properties: {
        type: { const: "borrowLendReserveState" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
      },
    },
    BorrowLendUserState: {
      description: "The loans and deposits of a user.",
      type: "object",
      required: ["tokenToState", "health", "healthFactor"],
      properties: {
        tokenToState: {
          description: "State of each token.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [
              { type: "integer" },
              {
                type: "object",
                required: ["borrow", "supply"],
                properties: {
                  borrow: {
                    description: "Borrowed amount.",
                    type: "object",
                    required: ["basis", "value"],
                    properties: {
                      basis: {
                        description: "Cost basis: value at the time of the loan or deposit.",
                        type: "string",
                        format: "decimal",
                      },
                      value: { description: "Current value.", type: "string", format: "decimal" },
                    },
                  },
                  supply: {
                    description: "Supplied amount.",
                    type: "object",
                    required: ["basis", "value"],
                    properties: {
                      basis: {
                        description: "Cost basis: value at the time of the loan or deposit.",
                        type: "string",
                        format: "decimal",
                      },
                      value: { description: "Current value.", type: "string", format: "decimal" },
                    },
                  },
                },
              },
            ],
            minItems: 2,
            maxItems: 2,
          },
        },
        health: {
          description: "Health of the loan.",
          type: "string",
          enum: ["healthy", "atRisk", "marketLiquidatable", "backstopLiquidatable"],
        },
        healthFactor: {
          description: "Health factor: distance of the loan from liquidation; null without a loan.",
          type: ["string", "null"],
          format: "decimal",
        },
      },
    },
    BorrowLendUserStateRequest: {
      description: "Gets the loans and deposits of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "borrowLendUserState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserBorrowLendInterest: {
      description: "The interest that a user has earned and paid.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "token", "borrow", "supply"],
        properties: {
          time: {
            description: "Timestamp, in milliseconds since the Unix epoch.",
            $ref: "#/$defs/Timestamp",
          },
          token: { description: "The token.", type: "string" },
          borrow: { description: "Interest paid.", type: "string", format: "decimal" },
          supply: { description: "Interest earned.", type: "string", format: "decimal" },
        },
      },
    },
    UserBorrowLendInterestRequest: {
      description: "Gets the interest that a user has earned and paid.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userBorrowLendInterest" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        startTime: { description: "Start of the time range.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "End of the time range. Default: the current time.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    ValidatorStats: {
      description: "Statistics of a validator.",
      type: "object",
      required: ["uptimeFraction", "predictedApr", "nSamples"],
      properties: {
        uptimeFraction: { description: "Uptime, as a fraction of the time.", type: "string" },
        predictedApr: {
          description: "Predicted annual return, as a fraction.",
          type: "string",
          format: "decimal",
        },
        nSamples: {
          description: "Number of samples that the statistics are computed from.",
          type: "integer",
        },
      },
    },
    ValidatorVote: {
      description: "A proposal that validators vote on.",
      type: "object",
      required: ["expireTime", "action", "votes", "quorumReached"],
      properties: {
        expireTime: { description: "Time at which the vote expires.", $ref: "#/$defs/Timestamp" },
        action: {
          description: "Proposal that validators vote on.",
          oneOf: [
            {
              type: "object",
              required: ["D"],
              properties: { D: { description: "Proposal of the kind `D`.", type: "string" } },
            },
            {
              type: "object",
              required: ["C"],
              properties: {
                C: { description: "Proposal of the kind `C`.", type: "array", items: { type: "string" } },
              },
            },
            {
              type: "object",
              required: ["O"],
              properties: {
                O: {
                  description: "Proposal on outcomes.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["registerTokensAndStandaloneOutcome"],
                      properties: {
                        registerTokensAndStandaloneOutcome: {
                          description: "Adds a standalone outcome, which belongs to no question.",
                          type: "object",
                          required: ["quoteToken", "nameAndDescription"],
                          properties: {
                            quoteToken: { description: "Quote token.", type: "integer" },
                            nameAndDescription: {
                              description: "Name and description of the outcome.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["registerTokensAndQuestion"],
                      properties: {
                        registerTokensAndQuestion: {
                          description: "Adds a question with its outcomes.",
                          type: "object",
                          required: [
                            "quoteToken", "questionNameAndDescription", "fallbackNameAndDescription",
                            "namedOutcomes",
                          ],
                          properties: {
                            quoteToken: { description: "Quote token.", type: "integer" },
                            questionNameAndDescription: {
                              description: "The question's name and description.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                            fallbackNameAndDescription: {
                              description: "Name and description of the outcome that wins if none of the others does.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                            namedOutcomes: {
                              description: "Names and descriptions of the outcomes.",
                              type: "array",
                              items: {
                                type: "array",
                                prefixItems: [{ type: "string" }, { type: "string" }],
                                minItems: 2,
                                maxItems: 2,
                              },
                            },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["registerTemplate"],
                      properties: {
                        registerTemplate: {
                          description: "Adds a template for outcomes.",
                          type: "object",
                          required: ["id", "role", "nameAndDescription", "keywordToHint"],
                          properties: {
                            id: { description: "The id.", type: "string" },
                            role: {
                              description: "Kind of object that the template creates.",
                              type: "object",
                              required: ["standaloneOutcome"],
                              properties: {
                                standaloneOutcome: {
                                  description: "The template creates one outcome.",
                                  type: "object",
                                  required: ["sideNames"],
                                  properties: {
                                    sideNames: {
                                      description: "Names of the two sides of the outcome.",
                                      type: "array",
                                      prefixItems: [{ type: "string" }, { type: "string" }],
                                      minItems: 2,
                                      maxItems: 2,
                                    },
                                  },
                                },
                              },
                            },
                            nameAndDescription: {
                              description: "Name and description of the outcome.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                            keywordToHint: {
                              description: "Keywords of the template, each with a hint about its values.",
                              type: "array",
                              items: {
                                type: "array",
                                prefixItems: [
                                  { type: "string" },
                                  { type: "string", enum: ["dateTime", "date", "string", "hlPerp"] },
                                ],
                                minItems: 2,
                                maxItems: 2,
                              },
                            },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["settleOutcome"],
                      properties: {
                        settleOutcome: {
                          description: "Settles an outcome.",
                          type: "object",
                          required: ["outcome", "settleFraction", "details"],
                          properties: {
                            outcome: { description: "Id of the outcome.", type: "integer" },
                            settleFraction: {
                              description: "Fraction paid to the holders, from 0 to 1.",
                              type: "string",
                              format: "decimal",
                            },
                            details: {
                              description: "Human-readable reason for the settlement.",
                              type: "string",
                            },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["settleQuestion"],
                      properties: {
                        settleQuestion: {
                          description: "Settles all outcomes of a question.",
                          type: "object",
                          required: ["question", "settleFractionsAndDetails"],
                          properties: {
                            question: { description: "Id of the question.", type: "integer" },
                            settleFractionsAndDetails: {
                              description: "For each outcome, the fraction paid to holders and the details of the settlement.",
                              type: "array",
                              items: {
                                type: "array",
                                prefixItems: [
                                  { type: "integer" },
                                  {
                                    type: "array",
                                    prefixItems: [{ type: "string", format: "decimal" }, { type: "string" }],
                                    minItems: 2,
                                    maxItems: 2,
                                  },
                                ],
                                minItems: 2,
                                maxItems: 2,
                              },
                            },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["settleQuestion2"],
                      properties: {
                        settleQuestion2: {
                          description: "Settles the open outcomes of a question.",
                          type: "object",
                          required: ["question", "outcomeSettlements", "nameAndDescription"],
                          properties: {
                            question: { description: "Id of the question.", type: "integer" },
                            outcomeSettlements: {
                              description: "Settlement of each open outcome.",
                              type: "array",
                              items: {
                                type: "object",
                                required: [
                                  "outcome", "settleFraction", "details", "nameAndDescription", "sideNames",
                                ],
                                properties: {
                                  outcome: { description: "Id of the outcome.", type: "integer" },
                                  settleFraction: {
                                    description: "Fraction paid to the holders, from 0 to 1.",
                                    type: "string",
                                    format: "decimal",
                                  },
                                  details: {
                                    description: "Human-readable reason for the settlement.",
                                    type: "string",
                                  },
                                  nameAndDescription: {
                                    description: "Name and description of the outcome.",
                                    type: "array",
                                    prefixItems: [{ type: "string" }, { type: "string" }],
                                    minItems: 2,
                                    maxItems: 2,
                                  },
                                  sideNames: {
                                    description: "Names of the two sides of the outcome.",
                                    type: "array",
                                    prefixItems: [{ type: "string" }, { type: "string" }],
                                    minItems: 2,
                                    maxItems: 2,
                                  },
                                },
                              },
                            },
                            nameAndDescription: {
                              description: "Name and description of the question.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                          },
                        },
                      },
                    },
                  ],
                },
              },
            },
            {
              type: "object",
              required: ["E"],
              properties: {
                E: {
                  description: "Proposal on a token and its treasury.",
                  type: "object",
                  required: [
                    "token", "technicalStaker", "treasuryStaker", "treasuryEvmAddress",
                    "evmRebalanceContract",
                  ],
                  properties: {
                    token: { description: "The token's index.", type: "integer" },
                    technicalStaker: {
                      description: "Address of the technical staker.",
                      $ref: "#/$defs/Address",
                    },
                    treasuryStaker: {
                      description: "Address of the treasury staker.",
                      $ref: "#/$defs/Address",
                    },
                    treasuryEvmAddress: {
                      description: "Address of the treasury on the EVM.",
                      $ref: "#/$defs/Address",
                    },
                    evmRebalanceContract: {
                      description: "Address of the rebalancing contract on the EVM.",
                      $ref: "#/$defs/Address",
                    },
                  },
                },
              },
            },
          ],
        },
        votes: {
          description: "Validators that voted for the proposal.",
          type: "array",
          items: { $ref: "#/$defs/Address" },
        },
        quorumReached: { description: "Whether the quorum is reached.", type: "boolean" },
      },
    },
    Delegations: {
      description: "Delegations of a user, by validator.",
      type: "array",
      items: {
        type: "object",
        required: ["validator", "amount", "lockedUntilTimestamp"],
        properties: {
          validator: { description: "Address of the validator.", $ref: "#/$defs/Address" },
          amount: { description: "Delegated amount, in HYPE.", type: "string", format: "decimal" },
          lockedUntilTimestamp: {
            description: "Time until which the delegation is locked.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    DelegationsRequest: {
      description: "Gets the delegations of a user, by validator.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "delegations" },
        user: { description: "Address of the delegator.", $ref: "#/$defs/Address" },
      },
    },
    DelegatorHistory: {
      description: "History of a user's delegations, staking deposits and staking withdrawals.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "hash", "delta"],
        properties: {
          time: {
            description: "Timestamp, in milliseconds since the Unix epoch.",
            $ref: "#/$defs/Timestamp",
          },
          hash: { description: "Hash of the transaction.", $ref: "#/$defs/TransactionHash" },
          delta: {
            description: "Details of the change.",
            oneOf: [
              {
                type: "object",
                required: ["delegate"],
                properties: {
                  delegate: {
                    description: "A delegation to a validator, or an undelegation.",
                    type: "object",
                    required: ["validator", "amount", "isUndelegate"],
                    properties: {
                      validator: { description: "Address of the validator.", $ref: "#/$defs/Address" },
                      amount: { description: "Amount, in HYPE.", type: "string", format: "decimal" },
                      isUndelegate: {
                        description: "Whether the change is an undelegation.",
                        type: "boolean",
                      },
                    },
                  },
                },
              },
              {
                type: "object",
                required: ["cDeposit"],
                properties: {
                  cDeposit: {
                    description: "A deposit into the staking balance.",
                    type: "object",
                    required: ["amount"],
                    properties: {
                      amount: { description: "Amount, in HYPE.", type: "string", format: "decimal" },
                    },
                  },
                },
              },
              {
                type: "object",
                required: ["withdrawal"],
                properties: {
                  withdrawal: {
                    description: "A withdrawal from the staking balance.",
                    type: "object",
                    required: ["amount", "phase"],
                    properties: {
                      amount: { description: "Amount, in HYPE.", type: "string", format: "decimal" },
                      phase: {
                        description: "Phase of the withdrawal.",
                        type: "string",
                        enum: ["initiated", "finalized"],
                      },
                    },
                  },
                },
              },
            ],
          },
        },
      },
    },
    DelegatorHistoryRequest: {
      description: "Gets the history of a user's delegations, staking deposits and staking withdrawals.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "delegatorHistory" },
        user: { description: "Address of the delegator.", $ref: "#/$defs/Address" },
      },
    },
    DelegatorRewards: {
      description: "Staking rewards of a user.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "source", "totalAmount"],
        properties: {
          time: {
            description: "Timestamp, in milliseconds since the Unix epoch.",
            $ref: "#/$defs/Timestamp",
          },
          source: {
            description: "Source of the reward.",
            type: "string",
            enum: ["delegation", "commission"],
          },
          totalAmount: { description: "Amount of the reward, in HYPE.", type: "string", format: "decimal" },
        },
      },
    },
    DelegatorRewardsRequest: {
      description: "Gets the staking rewards of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "delegatorRewards" },
        user: { description: "Address of the delegator.", $ref: "#/$defs/Address" },
      },
    },
    DelegatorSummary: {
      description: "A summary of a user's staking balance.",
      type: "object",
      required: ["delegated", "undelegated", "totalPendingWithdrawal", "nPendingWithdrawals"],
      properties: {
        delegated: { description: "Delegated amount, in HYPE.", type: "string", format: "decimal" },
        undelegated: {
          description: "Undelegated amount of the staking balance, in HYPE.",
          type: "string",
          format: "decimal",
        },
        totalPendingWithdrawal: {
          description: "Total amount of pending withdrawals, in HYPE.",
          type: "string",
          format: "decimal",
        },
        nPendingWithdrawals: { description: "Number of pending withdrawals.", type: "integer" },
      },
    },
    DelegatorSummaryRequest: {
      description: "Gets a summary of a user's staking balance.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "delegatorSummary" },
        user: { description: "Address of the delegator.", $ref: "#/$defs/Address" },
      },
    },
    ValidatorL1Votes: {
      description: "Open proposals that validators vote on.",
      type: "array",
      items: { $ref: "#/$defs/ValidatorVote" },
    },
    ValidatorL1VotesRequest: {
      description: "Gets the open proposals that validators vote on.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorL1Votes" } },
    },
    ValidatorSummaries: {
      description: "Validators and their statistics.",
      type: "array",
      items: {
        type: "object",
        required: [
          "validator", "signer", "name", "description", "nRecentBlocks", "stake", "isJailed",
          "unjailableAfter", "isActive", "commission", "stats",
        ],
        properties: {
          validator: { description: "Address of the validator.", $ref: "#/$defs/Address" },
          signer: {
            description: "Address of the key that the validator signs with.",
            $ref: "#/$defs/Address",
          },
          name: { description: "Name of the validator.", type: "string" },
          description: { description: "Human-readable description.", type: "string" },
          nRecentBlocks: {
            description: "Number of recent blocks proposed by the validator.",
            type: "integer",
          },
          stake: { description: "Amount delegated to the validator, in units of 1e-8 HYPE.", type: "number" },
          isJailed: { description: "Whether the validator is jailed.", type: "boolean" },
          unjailableAfter: {
            description: "Earliest time at which the validator can unjail itself; null if it is not jailed.",
            oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
          },
          isActive: { description: "Whether the validator is in the active set.", type: "boolean" },
          commission: {
            description: "Commission, as a fraction of the rewards.",
            type: "string",
            format: "decimal",
          },
          stats: {
            description: "Statistics of the validator over the last day, week and month.",
            type: "array",
            prefixItems: [
              {
                type: "array",
                prefixItems: [{ const: "day" }, { $ref: "#/$defs/ValidatorStats" }],
                minItems: 2,
                maxItems: 2,
              },
              {
                type: "array",
                prefixItems: [{ const: "week" }, { $ref: "#/$defs/ValidatorStats" }],
                minItems: 2,
                maxItems: 2,
              },
              {
                type: "array",
                prefixItems: [{ const: "month" }, { $ref: "#/$defs/ValidatorStats" }],
                minItems: 2,
                maxItems: 2,
              },
            ],
            minItems: 3,
            maxItems: 3,
          },
        },
      },
    },
    ValidatorSummariesRequest: {
      description: "Gets the validators and their statistics.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorSummaries" } },
    },
    DeployAuction: {
      description: "A Dutch auction: the price falls until a buyer accepts it.",
      type: "object",
      required: ["currentGas", "durationSeconds", "endGas", "startGas", "startTimeSeconds"],
      properties: {
        currentGas: {
          description: "Current price, in HYPE; null while no auction is running.",
          type: ["string", "null"],
          format: "decimal",
        },
        durationSeconds: { description: "Duration of the auction, in seconds.", type: "integer" },
        endGas: {
          description: "Price at which the auction ended, in HYPE; null while it is running.",
          type: ["string", "null"],
          format: "decimal",
        },
        startGas: { description: "Starting price, in HYPE.", type: "string", format: "decimal" },
        startTimeSeconds: {
          description: "Start of the auction, in seconds since the Unix epoch.",
          type: "integer",
        },
      },
    },
    PerpDex: {
      description: "A perpetual dex.",
      type: "object",
      required: [
        "name", "fullName", "deployer", "oracleUpdater", "feeRecipient", "assetToStreamingOiCap",
        "subDeployers", "deployerFeeScale", "lastDeployerFeeScaleChangeTime", "assetToFundingMultiplier",
        "assetToFundingInterestRate",
      ],
      properties: {
        name: { description: "Name of the dex.", type: "string" },
        fullName: { description: "Full name.", type: "string" },
        deployer: { description: "Address of the deployer.", $ref: "#/$defs/Address" },
        oracleUpdater: {
          description: "Address that sets the oracle prices.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        feeRecipient: {
          description: "Address that receives the deployer's fees.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        assetToStreamingOiCap: {
          description: "Open interest cap of each asset.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        subDeployers: {
          description: "Functions that sub-deployers may call: for each function, the allowed addresses.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/Address" } }],
            minItems: 2,
            maxItems: 2,
          },
        },
        deployerFeeScale: {
          description: "Factor applied to the deployer's share of the fees.",
          type: "string",
          format: "decimal",
        },
        lastDeployerFeeScaleChangeTime: {
          description: "Time of the last change of the deployer's fee scale, in ISO 8601 without a time zone.",
          type: "string",
        },
        assetToFundingMultiplier: {
          description: "Funding multiplier of each asset.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        assetToFundingInterestRate: {
          description: "Interest rate component of the funding rate, by asset.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    GossipPriorityAuctionStatus: {
      description: "Auctions for gossip priority.",
      type: "array",
      prefixItems: [
        { type: "array", items: { type: ["string", "null"], format: "ipv4" } },
        { type: "array", items: { $ref: "#/$defs/DeployAuction" } },
      ],
      minItems: 2,
      maxItems: 2,
    },
    GossipPriorityAuctionStatusRequest: {
      description: "Gets the auctions for gossip priority.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipPriorityAuctionStatus" } },
    },
    GossipRootIps: {
      description: "IP addresses of peers to join the gossip network.",
      type: "array",
      items: { type: "string", format: "ipv4" },
    },
    GossipRootIpsRequest: {
      description: "Gets the IP addresses of peers to join the gossip network.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipRootIps" } },
    },
    PerpDeployAuctionStatus: {
      description: "Auction for listing a perpetual.",
      $ref: "#/$defs/DeployAuction",
    },
    PerpDeployAuctionStatusRequest: {
      description: "Gets the auction for listing a perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpDeployAuctionStatus" } },
    },
    PerpDexLimits: {
      description: "Limits of a dex; null for the first dex.",
      oneOf: [
        {
          type: "object",
          required: ["totalOiCap", "oiSzCapPerPerp", "maxTransferNtl", "coinToOiCap"],
          properties: {
            totalOiCap: {
              description: "Open interest cap of the whole dex, USD.",
              type: "string",
              format: "decimal",
            },
            oiSzCapPerPerp: {
              description: "Open interest cap of each perpetual, in units of its asset.",
              type: "string",
              format: "decimal",
            },
            maxTransferNtl: {
              description: "Maximum amount of a transfer, USD.",
              type: "string",
              format: "decimal",
            },
            coinToOiCap: {
              description: "Open interest cap of each coin.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "#/$defs/Coin" }, { type: "string", format: "decimal" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
        { type: "null" },
      ],
    },
    PerpDexLimitsRequest: {
      description: "Gets the limits of a dex; null for the first dex.",
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexLimits" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PerpDexStatus: {
      description: "Total deposits of a dex.",
      type: "object",
      required: ["totalNetDeposit"],
      properties: {
        totalNetDeposit: {
          description: "Net deposits: all deposits minus all withdrawals, USD.",
          type: "string",
          format: "decimal",
        },
      },
    },
    PerpDexStatusRequest: {
      description: "Gets the total deposits of a dex.",
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexStatus" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PerpDexs: {
      description: "Perpetual dexes. The first one, the venue's own, is null.",
      type: "array",
      items: { oneOf: [{ $ref: "#/$defs/PerpDex" }, { type: "null" }] },
    },
    PerpDexsRequest: {
      description: "Gets the perpetual dexes. The first one, the venue's own, is null.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpDexs" } },
    },
    SpotDeployState: {
      description: "Tokens that a user is deploying.",
      type: "object",
      required: ["states", "gasAuction"],
      properties: {
        states: {
          description: "Deployments in progress.",
          type: "array",
          items: {
            type: "object",
            required: [
              "token", "spec", "fullName", "deployerTradingFeeShare", "spots", "maxSupply",
              "hyperliquidityGenesisBalance", "totalGenesisBalanceWei", "userGenesisBalances",
              "existingTokenGenesisBalances", "blacklistUsers",
            ],
            properties: {
              token: { description: "The token's index.", type: "integer" },
              spec: {
                description: "Name and decimals of the token.",
                type: "object",
                required: ["name", "szDecimals", "weiDecimals"],
                properties: {
                  name: { description: "The name.", type: "string" },
                  szDecimals: { description: "Maximum number of decimal places of a size.", type: "integer" },
                  weiDecimals: {
                    description: "Number of decimal places of the token's smallest unit (wei).",
                    type: "integer",
                  },
                },
              },
              fullName: { description: "Full name.", type: ["string", "null"] },
              deployerTradingFeeShare: {
                description: "Deployer's share of the trading fees, as a fraction.",
                type: "string",
                format: "decimal",
              },
              spots: { description: "Spot markets of the token.", type: "array", items: { type: "integer" } },
              maxSupply: { description: "The maximum supply.", type: ["string", "null"], format: "decimal" },
              hyperliquidityGenesisBalance: {
                description: "Genesis balance of Hyperliquidity, the venue's automated market making.",
                type: "string",
                format: "decimal",
              },
              totalGenesisBalanceWei: {
                description: "Genesis supply, in the token's smallest unit (wei).",
                type: "string",
                format: "decimal",
              },
              userGenesisBalances: {
                description: "Genesis balance of each account.",
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
              existingTokenGenesisBalances: {
                description: "Genesis balance distributed to the holders of each existing token.",
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
              blacklistUsers: {
                description: "Blacklisted accounts.",
                type: "array",
                items: { $ref: "#/$defs/Address" },
              },
            },
          },
        },
        gasAuction: { description: "Auction for the next deployment.", $ref: "#/$defs/DeployAuction" },
      },
    },
    SpotDeployStateRequest: {
      description: "Gets the tokens that a user is deploying.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "spotDeployState" },
        user: { description: "Address of the deployer.", $ref: "#/$defs/Address" },
      },
    },
    SpotPairDeployAuctionStatus: {
      description: "Auction for listing a spot market.",
      $ref: "#/$defs/DeployAuction",
    },
    SpotPairDeployAuctionStatusRequest: {
      description: "Gets the auction for listing a spot market.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotPairDeployAuctionStatus" } },
    },
    Outcome: {
      description: "A tradable outcome, whose shares pay out when it is settled.",
      type: "object",
      required: ["outcome", "name", "description", "sideSpecs", "quoteToken"],
      properties: {
        outcome: { description: "The outcome's id.", type: "integer" },
        name: { description: "The name.", type: "string" },
        description: { description: "Human-readable description.", type: "string" },
        sideSpecs: {
          description: "The two sides of the outcome.",
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            properties: {
              name: { description: "The name.", type: "string" },
              token: { description: "The token's index.", type: "integer" },
            },
          },
        },
        quoteToken: { description: "Quote token.", type: "string" },
        deployer: { description: "Address of the deployer.", $ref: "#/$defs/Address" },
      },
    },
    Question: {
      description: "A question whose possible answers are outcomes.",
      type: "object",
      required: [
        "question", "name", "description", "fallbackOutcome", "namedOutcomes", "settledNamedOutcomes",
      ],
      properties: {
        question: { description: "The question's id.", type: "integer" },
        name: { description: "The name.", type: "string" },
        description: { description: "Human-readable description.", type: "string" },
        fallbackOutcome: {
          description: "Id of the outcome that wins if none of the named outcomes does.",
          type: "integer",
        },
        namedOutcomes: {
          description: "Ids of the named outcomes.",
          type: "array",
          items: { type: "integer" },
        },
        settledNamedOutcomes: {
          description: "Ids of the settled outcomes.",
          type: "array",
          items: { type: "integer" },
        },
      },
    },
    OutcomeTemplate: {
      description: "A template for outcomes.",
      type: "object",
      required: ["id", "role", "name", "description", "keywords"],
      properties: {
        id: { description: "Id of the template.", type: "string" },
        role: {
          description: "Kind of object that the template creates.",
          type: "object",
          required: ["standaloneOutcome"],
          properties: {
            standaloneOutcome: {
              description: "The template creates one outcome.",
              type: "object",
              required: ["sideNames"],
              properties: {
                sideNames: {
                  description: "Names of the two sides of the outcome.",
                  type: "array",
                  prefixItems: [{ type: "string" }, { type: "string" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
            },
          },
        },
        name: { description: "Name, with keywords in braces.", type: "string" },
        description: { description: "Description, with keywords in braces.", type: "string" },
        keywords: {
          description: "Keywords of the template, each with a hint about its values.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [
              { type: "string" },
              { type: "string", enum: ["dateTime", "date", "string", "hlPerp"] },
            ],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    OutcomeMeta: {
      description: "Tradable outcomes, and the questions to which they belong.",
      type: "object",
      required: ["outcomes", "questions"],
      properties: {
        outcomes: { description: "The outcomes.", type: "array", items: { $ref: "#/$defs/Outcome" } },
        questions: { description: "The questions.", type: "array", items: { $ref: "#/$defs/Question" } },
      },
    },
    OutcomeMetaRequest: {
      description: "Gets the tradable outcomes, and the questions to which they belong.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeMeta" } },
    },
    OutcomeTemplates: {
      description: "Templates for outcomes.",
      type: "array",
      items: { $ref: "#/$defs/OutcomeTemplate" },
    },
    OutcomeTemplatesRequest: {
      description: "Gets the templates for outcomes.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeTemplates" } },
    },
    SettledOutcome: {
      description: "Settlement of an outcome; null while it is open.",
      oneOf: [
        {
          type: "object",
          required: ["spec", "settleFraction", "details"],
          properties: {
            spec: { description: "Result of the action.", $ref: "#/$defs/Outcome" },
            settleFraction: {
              description: "Fraction paid to the holders, from 0 to 1.",
              type: "string",
              format: "decimal",
            },
            details: { description: "Human-readable reason for the settlement.", type: "string" },
            question: {
              description: "Question to which the outcome belongs; absent without one.",
              type: "object",
              required: ["question", "name", "description"],
              properties: {
                question: {
                  description: "Id of the question.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["active"],
                      properties: { active: { description: "Id of an open question.", type: "integer" } },
                    },
                    {
                      type: "object",
                      required: ["settled"],
                      properties: { settled: { description: "Id of a settled question.", type: "integer" } },
                    },
                  ],
                },
                name: { description: "The name.", type: "string" },
                description: { description: "Human-readable description of the question.", type: "string" },
              },
            },
          },
        },
        { type: "null" },
      ],
    },
    SettledOutcomeRequest: {
      description: "Gets the settlement of an outcome; null while it is open.",
      type: "object",
      required: ["type", "outcome"],
      properties: {
        type: { const: "settledOutcome" },
        outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
      },
    },
    ActiveAssetCtxEvent: {
      description: "Market data of a perpetual.",
      type: "object",
      required: ["coin", "ctx"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        ctx: { description: "Market data of the asset.", $ref: "#/$defs/PerpAssetCtx" },
      },
    },
    ActiveAssetCtxSubscription: {
      description: "Subscribes to the market data of a perpetual.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "activeAssetCtx" }, coin: { $ref: "#/$defs/Coin" } },
    },
    ActiveAssetDataEvent: {
      description: "Leverage of a user in an asset, and the maximum size of trades.",
      $ref: "#/$defs/ActiveAssetData",
    },
    ActiveAssetDataSubscription: {
      description: "Subscribes to the leverage of a user in an asset, and the maximum size of trades.",
      type: "object",
      required: ["type", "coin", "user"],
      properties: {
        type: { const: "activeAssetData" },
        coin: { $ref: "#/$defs/Coin" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    ActiveSpotAssetCtxEvent: {
      description: "Market data of a spot market.",
      type: "object",
      required: ["coin", "ctx"],
      properties: {
        coin: { description: "Coin of the market.", $ref: "#/$defs/Coin" },
        ctx: { description: "Market data of the asset.", $ref: "#/$defs/SpotAssetCtx" },
      },
    },
    ActiveSpotAssetCtxSubscription: {
      description: "Subscribes to the market data of a spot market.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "activeAssetCtx" }, coin: { $ref: "#/$defs/Coin" } },
    },
    AllDexsAssetCtxsEvent: {
      description: "Market data of all perpetuals, on all dexes.",
      type: "object",
      required: ["ctxs"],
      properties: {
        ctxs: {
          description: "Market data of each asset, by dex.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [
              { $ref: "#/$defs/DexName" },
              { type: "array", items: { $ref: "#/$defs/PerpAssetCtx" } },
            ],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    AllDexsAssetCtxsSubscription: {
      description: "Subscribes to the market data of all perpetuals, on all dexes.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allDexsAssetCtxs" } },
    },
    AllDexsClearinghouseStateEvent: {
      description: "A user's perpetuals accounts on all dexes.",
      type: "object",
      required: ["user", "clearinghouseStates"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        clearinghouseStates: {
          description: "Perpetuals account on each dex.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/DexName" }, { $ref: "#/$defs/ClearinghouseState" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    AllDexsClearinghouseStateSubscription: {
      description: "Subscribes to a user's perpetuals accounts on all dexes.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "allDexsClearinghouseState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    AllMidsEvent: {
      description: "The mid prices of a dex.",
      type: "object",
      required: ["mids"],
      properties: {
        mids: { description: "Mid price of each coin.", $ref: "#/$defs/AllMids" },
        dex: { description: "Dex of the prices.", $ref: "#/$defs/DexName" },
      },
    },
    AllMidsSubscription: {
      description: "Subscribes to the mid prices of a dex.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "allMids" },
        dex: { description: "Dex of the prices. Default: the first dex.", $ref: "#/$defs/DexName" },
      },
    },
    AssetCtxsEvent: {
      description: "Market data of a dex's perpetuals.",
      type: "object",
      required: ["dex", "ctxs"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        ctxs: {
          description: "Market data of each asset.",
          type: "array",
          items: { $ref: "#/$defs/PerpAssetCtx" },
        },
      },
    },
    AssetCtxsSubscription: {
      description: "Subscribes to the market data of a dex's perpetuals.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "assetCtxs" },
        dex: { description: "Dex of the perpetuals.", $ref: "#/$defs/DexName" },
      },
    },
    BboEvent: {
      description: "Best bid and ask of a coin.",
      type: "object",
      required: ["coin", "time", "bbo"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        bbo: {
          description: "Best bid and best ask; null for a side without orders.",
          type: "array",
          prefixItems: [
            { oneOf: [{ $ref: "#/$defs/L2Level" }, { type: "null" }] },
            { oneOf: [{ $ref: "#/$defs/L2Level" }, { type: "null" }] },
          ],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    BboSubscription: {
      description: "Subscribes to the best bid and ask of a coin.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "bbo" }, coin: { $ref: "#/$defs/Coin" } },
    },
    CandleEvent: { description: "Candles of a coin.", $ref: "#/$defs/Candle" },
    CandleSubscription: {
      description: "Subscribes to candles of a coin.",
      type: "object",
      required: ["type", "coin", "interval"],
      properties: {
        type: { const: "candle" },
        coin: { $ref: "#/$defs/Coin" },
        interval: { $ref: "#/$defs/CandleInterval" },
      },
    },
    ClearinghouseStateEvent: {
      description: "A user's perpetuals account on a dex.",
      type: "object",
      required: ["dex", "user", "clearinghouseState"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        clearinghouseState: { description: "The perpetuals account.", $ref: "#/$defs/ClearinghouseState" },
      },
    },
    ClearinghouseStateSubscription: {
      description: "Subscribes to a user's perpetuals account on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "clearinghouseState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: { description: "Dex of the perpetuals account.", $ref: "#/$defs/DexName" },
      },
    },
    FastAssetCtxsEvent: {
      description: "Mark and mid prices: first those of all coins, then only changes.",
      type: "object",
      additionalProperties: {
        type: "object",
        properties: {
          markPx: { description: "The mark price.", type: "string", format: "decimal" },
          midPx: {
            description: "Midpoint of the best bid and the best ask; null if either is missing.",
            type: ["string", "null"],
            format: "decimal",
          },
        },
      },
    },
    FastAssetCtxsSubscription: {
      description: "Subscribes to mark and mid prices: first those of all coins, then only changes.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "fastAssetCtxs" } },
    },
    L2Delta: {
      description: "Changes of a coin's order book. First the levels of `r` are removed, then those of `l` are set.",
      type: "object",
      required: ["c", "t", "l", "r"],
      properties: {
        c: { description: "The coin.", $ref: "#/$defs/Coin" },
        t: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        l: {
          description: "New and changed levels: first the bids, then the asks.",
          type: "array",
          prefixItems: [
            { type: "array", items: { $ref: "#/$defs/L2DeltaLevel" } },
            { type: "array", items: { $ref: "#/$defs/L2DeltaLevel" } },
          ],
          minItems: 2,
          maxItems: 2,
        },
        r: {
          description: "Removed levels, by their index in the book before this change: first the bids, then the asks.",
          type: "array",
          prefixItems: [
            { type: "array", items: { type: "integer" } },
            { type: "array", items: { type: "integer" } },
          ],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    L2DeltaLevel: {
      description: "Total size of all orders at one price.",
      type: "object",
      required: ["p", "s"],
      properties: {
        p: { description: "The price.", type: "string", format: "decimal" },
        s: { description: "Total size of all orders at the price.", type: "string", format: "decimal" },
      },
    },
    L2Event: {
      description: "A coin's order book: first the book, 20 levels of each side, then only changes.",
      oneOf: [
        {
          type: "object",
          required: ["s"],
          properties: { s: { description: "The order book.", $ref: "#/$defs/L2BookEvent" } },
        },
        {
          type: "object",
          required: ["u"],
          properties: { u: { description: "Changes of the order book.", $ref: "#/$defs/L2Delta" } },
        },
        {
          type: "object",
          required: ["c"],
          properties: {
            c: {
              description: "Changes of the order book, an `L2Delta`: base64 of raw deflate of JSON.",
              type: "string",
            },
          },
        },
      ],
    },
    L2Subscription: {
      description: "Subscribes to a coin's order book: first the book, then only changes, about twice a second. Compressed changes do not show their coin, so a client gets those of all its coins. The public venue's own interface uses this subscription; its documentation does not mention it.",
      type: "object",
      required: ["type", "c"],
      properties: { type: { const: "l2" }, c: { description: "The coin.", $ref: "#/$defs/Coin" } },
    },
    L2BookEvent: {
      description: "A coin's order book.",
      type: "object",
      required: ["coin", "time", "levels"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        time: { description: "Timestamp, in milliseconds since the Unix epoch.", $ref: "#/$defs/Timestamp" },
        levels: {
          description: "Price levels: first the bids, then the asks, each with the best price first.",
          type: "array",
          prefixItems: [
            { type: "array", items: { $ref: "#/$defs/L2Level" } },
            { type: "array", items: { $ref: "#/$defs/L2Level" } },
          ],
          minItems: 2,
          maxItems: 2,
        },
        spread: {
          description: "Bid-ask spread; only in books with grouped levels.",
          type: "string",
          format: "decimal",
        },
        fast: { description: "Whether books are sent more often and with fewer levels.", const: true },
      },
    },
    L2BookSubscription: {
      description: "Subscribes to a coin's order book.",
      type: "object",
      required: ["type", "coin"],
      properties: {
        type: { const: "l2Book" },
        coin: { $ref: "#/$defs/Coin" },
        nSigFigs: {
          description: "Number of significant figures to which prices are aggregated.",
          oneOf: [{ type: "integer", enum: [2, 3, 4, 5] }, { type: "null" }],
        },
        mantissa: {
          description: "Step of the last significant digit. Only valid if `nSigFigs` is 5.",
          oneOf: [{ type: "integer", enum: [2, 5] }, { type: "null" }],
        },
        fast: { description: "Whether books are sent more often and with fewer levels.", type: "boolean" },
      },
    },
    NotificationEvent: {
      description: "Notifications to a user.",
      type: "object",
      required: ["notification"],
      properties: { notification: { description: "Human-readable message.", type: "string" } },
    },
    NotificationSubscription: {
      description: "Subscribes to notifications to a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "notification" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    OpenOrdersEvent: {
      description: "A user's open orders on a dex.",
      type: "object",
      required: ["dex", "user", "orders"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        orders: { description: "The open orders.", $ref: "#/$defs/FrontendOpenOrders" },
      },
    },
    OpenOrdersSubscription: {
      description: "Subscribes to a user's open orders on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "openOrders" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: { description: "Dex whose orders are sent.", $ref: "#/$defs/DexName" },
      },
    },
    OrderUpdatesEvent: {
      description: "Status changes of a user's orders.",
      type: "array",
      items: {
        type: "object",
        required: ["order", "status", "statusTimestamp"],
        properties: {
          order: { description: "The order.", $ref: "#/$defs/OpenOrder" },
          status: { description: "Status of the order.", $ref: "#/$defs/OrderState" },
          statusTimestamp: { description: "Time of the last status change.", $ref: "#/$defs/Timestamp" },
        },
      },
    },
    OrderUpdatesSubscription: {
      description: "Subscribes to status changes of a user's orders.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "orderUpdates" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    OutcomeMetaUpdatesEvent: {
      description: "New and settled outcomes and questions.",
      type: "object",
      required: ["updates"],
      properties: {
        updates: {
          description: "The changes.",
          type: "array",
          items: {
            oneOf: [
              {
                type: "object",
                required: ["outcomeCreated"],
                properties: {
                  outcomeCreated: {
                    description: "An outcome was created.",
                    type: "object",
                    required: ["outcome", "name", "description", "sideSpecs", "quoteToken"],
                    properties: {
                      outcome: { description: "Id of the outcome.", type: "integer" },
                      name: { description: "The name.", type: "string" },
                      description: { description: "Human-readable description.", type: "string" },
                      sideSpecs: {
                        description: "The two sides of the outcome.",
                        type: "array",
                        items: {
                          type: "object",
                          required: ["name"],
                          properties: {
                            name: { description: "The name.", type: "string" },
                            token: { description: "The token's index.", type: "integer" },
                          },
                        },
                      },
                      quoteToken: { description: "Quote token.", type: "string" },
                    },
                  },
                },
              },
              {
                type: "object",
                required: ["outcomeSettled"],
                properties: {
                  outcomeSettled: {
                    description: "An outcome was settled.",
                    type: "object",
                    required: ["outcome"],
                    properties: { outcome: { description: "Id of the outcome.", type: "integer" } },
                  },
                },
              },
              {
                type: "object",
                required: ["questionUpdated"],
                properties: {
                  questionUpdated: {
                    description: "A question was created or changed.",
                    $ref: "#/$defs/Question",
                  },
                },
              },
              {
                type: "object",
                required: ["questionSettled"],
                properties: {
                  questionSettled: {
                    description: "A question was settled.",
                    type: "object",
                    required: ["question"],
                    properties: { question: { description: "Id of the question.", type: "integer" } },
                  },
                },
              },
            ],
          },
        },
      },
    },
    OutcomeMetaUpdatesSubscription: {
      description: "Subscribes to new and settled outcomes and questions.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeMetaUpdates" } },
    },
    SpotAssetCtxsEvent: {
      description: "Market data of all spot markets.",
      type: "array",
      items: { $ref: "#/$defs/SpotAssetCtx" },
    },
    SpotAssetCtxsSubscription: {
      description: "Subscribes to the market data of all spot markets.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotAssetCtxs" } },
    },
    SpotStateEvent: {
      description: "A user's spot account.",
      type: "object",
      required: ["user", "spotState"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        spotState: { description: "The spot account.", $ref: "#/$defs/SpotClearinghouseState" },
      },
    },
    SpotStateSubscription: {
      description: "Subscribes to a user's spot account.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "spotState" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        ignorePortfolioMargin: { description: "Whether to ignore portfolio margin.", type: "boolean" },
      },
    },
    TradesEvent: { description: "Trades of a coin.", $ref: "#/$defs/RecentTrades" },
    TradesSubscription: {
      description: "Subscribes to the trades of a coin.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "trades" }, coin: { $ref: "#/$defs/Coin" } },
    },
    TwapStatesEvent: {
      description: "A user's running TWAP orders on a dex.",
      type: "object",
      required: ["dex", "user", "states"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        states: {
          description: "Running TWAP orders, by id.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { $ref: "#/$defs/TwapState" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    TwapStatesSubscription: {
      description: "Subscribes to a user's running TWAP orders on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "twapStates" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        dex: { description: "Dex whose TWAP orders are sent.", $ref: "#/$defs/DexName" },
      },
    },
    UserEventsEvent: {
      description: "Fills, funding payments, liquidations and cancellations of a user.",
      oneOf: [
        {
          type: "object",
          required: ["fills"],
          properties: { fills: { description: "The fills.", $ref: "#/$defs/UserFills" } },
        },
        {
          type: "object",
          required: ["funding"],
          properties: {
            funding: {
              description: "A funding payment.",
              type: "object",
              required: ["time", "coin", "usdc", "szi", "fundingRate", "nSamples"],
              properties: {
                time: {
                  description: "Timestamp, in milliseconds since the Unix epoch.",
                  $ref: "#/$defs/Timestamp",
                },
                coin: { $ref: "#/$defs/Coin" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                szi: {
                  description: "Size of the position; negative for a short position.",
                  type: "string",
                  format: "decimal",
                },
                fundingRate: {
                  description: "Funding rate, as a fraction.",
                  type: "string",
                  format: "decimal",
                },
                nSamples: {
                  description: "Number of premium samples that the funding rate is computed from; null for a single payment.",
                  type: ["integer", "null"],
                },
              },
            },
          },
        },
        {
          type: "object",
          required: ["liquidation"],
          properties: {
            liquidation: {
              description: "A liquidation of or by the user.",
              type: "object",
              required: [
                "lid", "liquidator", "liquidated_user", "liquidated_ntl_pos", "liquidated_account_value",
              ],
              properties: {
                lid: { description: "Id of the liquidation.", type: "integer" },
                liquidator: { description: "Address of the liquidator.", $ref: "#/$defs/Address" },
                liquidated_user: { description: "Address of the liquidated user.", $ref: "#/$defs/Address" },
                liquidated_ntl_pos: {
                  description: "Notional value of the liquidated position, USD.",
                  type: "string",
                  format: "decimal",
                },
                liquidated_account_value: {
                  description: "Account value of the liquidated user, USD.",
                  type: "string",
                  format: "decimal",
                },
              },
            },
          },
        },
        {
          type: "object",
          required: ["nonUserCancel"],
          properties: {
            nonUserCancel: {
              description: "Orders cancelled by the venue.",
              type: "array",
              items: {
                type: "object",
                required: ["coin", "oid"],
                properties: {
                  coin: { $ref: "#/$defs/Coin" },
                  oid: { description: "The order's id.", type: "integer" },
                },
              },
            },
          },
        },
        {
          type: "object",
          required: ["twapHistory"],
          properties: {
            twapHistory: { description: "Status changes of TWAP orders.", $ref: "#/$defs/TwapHistory" },
          },
        },
        {
          type: "object",
          required: ["twapSliceFills"],
          properties: {
            twapSliceFills: { description: "Fills of TWAP slices.", $ref: "#/$defs/UserTwapSliceFills" },
          },
        },
      ],
    },
    UserEventsSubscription: {
      description: "Subscribes to fills, funding payments, liquidations and cancellations of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userEvents" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserFillsEvent: {
      description: "A user's fills.",
      type: "object",
      required: ["user", "fills"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        fills: { description: "The fills.", $ref: "#/$defs/UserFills" },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserFillsSubscription: {
      description: "Subscribes to a user's fills.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFills" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
        aggregateByTime: {
          description: "Whether partial fills of an order in the same block are aggregated.",
          type: "boolean",
        },
      },
    },
    UserFundingsEvent: {
      description: "A user's funding payments.",
      type: "object",
      required: ["user", "fundings"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        fundings: {
          description: "Funding payments.",
          type: "array",
          items: {
            type: "object",
            required: ["time", "coin", "usdc", "szi", "fundingRate", "nSamples"],
            properties: {
              time: {
                description: "Timestamp, in milliseconds since the Unix epoch.",
                $ref: "#/$defs/Timestamp",
              },
              coin: { $ref: "#/$defs/Coin" },
              usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              szi: {
                description: "Size of the position; negative for a short position.",
                type: "string",
                format: "decimal",
              },
              fundingRate: { description: "Funding rate, as a fraction.", type: "string", format: "decimal" },
              nSamples: {
                description: "Number of premium samples that the funding rate is computed from; null for a single payment.",
                type: ["integer", "null"],
              },
            },
          },
        },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserFundingsSubscription: {
      description: "Subscribes to a user's funding payments.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFundings" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserHistoricalOrdersEvent: {
      description: "Orders of a user that reached a final status: filled, canceled or rejected.",
      type: "object",
      required: ["user", "orderHistory"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        orderHistory: { description: "The orders.", $ref: "#/$defs/HistoricalOrders" },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserHistoricalOrdersSubscription: {
      description: "Subscribes to the orders of a user that reached a final status: filled, canceled or rejected.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userHistoricalOrders" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserNonFundingLedgerUpdatesEvent: {
      description: "A user's deposits, withdrawals and transfers.",
      type: "object",
      required: ["user", "nonFundingLedgerUpdates"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        nonFundingLedgerUpdates: {
          description: "Ledger changes.",
          $ref: "#/$defs/UserNonFundingLedgerUpdates",
        },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserNonFundingLedgerUpdatesSubscription: {
      description: "Subscribes to a user's deposits, withdrawals and transfers.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userNonFundingLedgerUpdates" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserTwapHistoryEvent: {
      description: "Status changes of a user's TWAP orders.",
      type: "object",
      required: ["user", "history"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        history: { description: "Status changes of TWAP orders.", $ref: "#/$defs/TwapHistory" },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserTwapHistorySubscription: {
      description: "Subscribes to status changes of a user's TWAP orders.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userTwapHistory" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    UserTwapSliceFillsEvent: {
      description: "TWAP slice fills of a user.",
      type: "object",
      required: ["user", "twapSliceFills"],
      properties: {
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        twapSliceFills: { description: "Fills of TWAP slices.", $ref: "#/$defs/UserTwapSliceFills" },
        isSnapshot: {
          description: "Whether this event is the initial snapshot; later events contain only updates.",
          const: true,
        },
      },
    },
    UserTwapSliceFillsSubscription: {
      description: "Subscribes to the TWAP slice fills of a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userTwapSliceFills" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    WebData3Event: {
      description: "Account and market data that the venue's user interface shows for a user.",
      type: "object",
      required: ["userState", "perpDexStates"],
      properties: {
        userState: {
          description: "State of the user's account.",
          type: "object",
          required: ["agentAddress", "agentValidUntil", "cumLedger", "serverTime", "isVault", "user"],
          properties: {
            agentAddress: {
              description: "Address of the agent; null without an agent.",
              oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
            },
            agentValidUntil: {
              description: "Expiry of the agent's approval; null if the approval does not expire or there is no agent.",
              oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
            },
            cumLedger: {
              description: "Net deposits: all deposits minus all withdrawals, USD.",
              type: "string",
              format: "decimal",
            },
            serverTime: { description: "Server time of the venue.", $ref: "#/$defs/Timestamp" },
            isVault: { description: "Whether the account is a vault.", type: "boolean" },
            user: { description: "Address of the account.", $ref: "#/$defs/Address" },
            optOutOfSpotDusting: {
              description: "Whether the user has opted out of spot dusting, the conversion of small spot balances.",
              const: true,
            },
            dexAbstractionEnabled: { description: "Whether DEX abstraction is on.", type: "boolean" },
            abstraction: {
              description: "Abstraction mode of the account, if it is not the default.",
              type: "string",
              enum: ["unifiedAccount", "portfolioMargin", "disabled"],
            },
          },
        },
        perpDexStates: {
          description: "State of each dex.",
          type: "array",
          items: {
            type: "object",
            required: ["totalVaultEquity"],
            properties: {
              totalVaultEquity: {
                description: "Value of the user's shares in vaults, USD.",
                type: "string",
                format: "decimal",
              },
              perpsAtOpenInterestCap: {
                description: "Coins whose open interest is at its cap.",
                $ref: "#/$defs/PerpsAtOpenInterestCap",
              },
              leadingVaults: { description: "Vaults led by the user.", $ref: "#/$defs/LeadingVaults" },
            },
          },
        },
      },
    },
    WebData3Subscription: {
      description: "Subscribes to the account and market data that the venue's user interface shows for a user.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "webData3" },
        user: { description: "Address of the account itself, not of its agent.", $ref: "#/$defs/Address" },
      },
    },
    Nonce: {
      description: "Nonce: a recent time in milliseconds since the Unix epoch, unique for each signer.",
      type: "integer",
      minimum: 0,
    },
    Amount: {
      description: "Non-negative decimal number. The client also accepts a number, and writes it without leading or trailing zeros and without an exponent.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?$",
    },
    SignedAmount: {
      description: "Decimal number. The client also accepts a number, and writes it without leading or trailing zeros and without an exponent.",
      type: "string",
      pattern: "^-?[0-9]+(\\.[0-9]+)?$",
    },
    HyperliquidChain: { description: "Network of the venue.", type: "string", enum: ["Mainnet", "Testnet"] },
    SignatureChainId: {
      description: "Id of the chain that the wallet signs for, in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]+$",
    },
    Percentage: {
      description: "Percentage, with the percent sign.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?%$",
    },
    HexBytes: {
      description: "Bytes in hex; `0x` for no bytes.",
      type: "string",
      pattern: "^0x([0-9a-fA-F]{2})*$",
    },
    Signature: {
      description: "An EIP-712 signature of an action.",
      type: "object",
      required: ["r", "s", "v"],
      properties: {
        r: {
          description: "First half of the signature: 32 bytes in hex.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{1,64}$",
        },
        s: {
          description: "Second half of the signature: 32 bytes in hex.",
          type: "string",
          pattern: "^0x[0-9a-fA-F]{1,64}$",
        },
        v: { description: "Recovery id.", type: "integer", enum: [27, 28] },
      },
    },
    OptionalAddress: {
      description: "Address of an account, or the empty string.",
      type: "string",
      pattern: "^(0x[0-9a-fA-F]{40})?$",
    },
    TransferAmount: {
      description: "Decimal number, optionally followed by ` subaccount:` and an address.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?( +subaccount:0x[0-9a-fA-F]{40})?$",
    },
    OutcomeSettlement: {
      description: "The settlement of an outcome.",
      type: "object",
      required: ["outcome", "settleFraction", "details", "nameAndDescription", "sideNames"],
      properties: {
        outcome: { description: "Id of the outcome.", type: "integer", minimum: 0 },
        settleFraction: { description: "Fraction paid to the holders, from 0 to 1.", $ref: "#/$defs/Amount" },
        details: { description: "Details of the settlement.", type: "string" },
        nameAndDescription: {
          description: "Name and description of the outcome.",
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
        sideNames: {
          description: "Names of the two sides of the outcome.",
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    TemplateInstance: {
      description: "Template with values for its keywords.",
      type: "object",
      required: ["id", "keywordToValue"],
      properties: {
        id: { description: "Id of the template.", type: "string" },
        keywordToValue: {
          description: "Values of the template's keywords.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    DexSchema: {
      description: "A new perpetual dex.",
      type: "object",
      required: ["fullName", "collateralToken", "oracleUpdater"],
      properties: {
        fullName: { description: "Full name.", type: "string" },
        collateralToken: { description: "Index of the collateral token.", type: "integer", minimum: 0 },
        oracleUpdater: {
          description: "Address that sets the oracle prices; null for the deployer.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
      },
    },
    ActivateOutcomeDeployerAction: {
      description: "Turns the account's role as a deployer of outcomes on or off.",
      type: "object",
      required: ["type", "isDeactivate"],
      properties: {
        type: { const: "activateOutcomeDeployer" },
        isDeactivate: { description: "Whether to deactivate the role.", type: "boolean" },
      },
    },
    AuthorizeAqav2RoleAction: {
      description: "Claims a role for an aligned quote asset.",
      type: "object",
      required: ["type", "token", "role"],
      properties: {
        type: { const: "authorizeAqav2Role" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        role: {
          description: "Side that the role acts for.",
          type: "string",
          enum: ["technical", "treasury"],
        },
      },
    },
    FinalizeEvmContractAction: {
      description: "Completes the link between a token and a contract on the EVM.",
      type: "object",
      required: ["type", "token", "input"],
      properties: {
        type: { const: "finalizeEvmContract" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        input: {
          description: "Proof that the deployer of the token controls the contract.",
          oneOf: [
            {
              type: "object",
              required: ["create"],
              properties: {
                create: {
                  description: "Proof by the nonce with which the contract was deployed.",
                  type: "object",
                  required: ["nonce"],
                  properties: {
                    nonce: {
                      description: "Nonce of the deployment transaction.",
                      type: "integer",
                      minimum: 0,
                    },
                  },
                },
              },
            },
            { const: "firstStorageSlot" },
            { const: "customStorageSlot" },
          ],
        },
      },
    },
    GossipPriorityBidAction: {
      description: "Bids for priority in the network's gossip.",
      type: "object",
      required: ["type", "slotId", "ip", "maxGas"],
      properties: {
        type: { const: "gossipPriorityBid" },
        slotId: { description: "Slot of the auction.", type: "integer", minimum: 0, maximum: 1 },
        ip: { description: "IP address that receives gossip with priority.", type: "string", format: "ip" },
        maxGas: { description: "Maximum fee, in units of 1e-8 HYPE.", type: "integer", minimum: 0 },
      },
    },
    Hip3LiquidatorTransferAction: {
      description: "Transfers funds to or from the liquidator of a dex.",
      type: "object",
      required: ["type", "dex", "ntl", "isDeposit"],
      properties: {
        type: { const: "hip3LiquidatorTransfer" },
        dex: { description: "The dex.", $ref: "#/$defs/DexName" },
        ntl: { description: "Amount, in units of 1e-6 USD.", type: "integer", minimum: 0 },
        isDeposit: {
          description: "Whether the transfer is a deposit; otherwise, it is a withdrawal.",
          type: "boolean",
        },
      },
    },
    PerpDeployAction: {
      description: "Lists and manages the perpetuals of a dex.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "perpDeploy" },
        registerAsset2: {
          description: "Lists an asset, with its margin mode.",
          type: "object",
          required: ["maxGas", "assetRequest", "dex", "schema"],
          properties: {
            maxGas: {
              description: "Maximum fee, in units of 1e-8 HYPE.",
              type: ["integer", "null"],
              minimum: 0,
            },
            assetRequest: {
              description: "Asset to list.",
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "marginMode"],
              properties: {
                coin: { description: "Coin, prefixed with its dex.", $ref: "#/$defs/Coin" },
                szDecimals: {
                  description: "Maximum number of decimal places of a size.",
                  type: "integer",
                  minimum: 0,
                },
                oraclePx: { description: "Initial oracle price.", $ref: "#/$defs/Amount" },
                marginTableId: { description: "The asset's margin table.", type: "integer", minimum: 0 },
                marginMode: {
                  description: "Margin mode of the asset.",
                  type: "string",
                  enum: ["strictIsolated", "noCross", "normal"],
                },
              },
            },
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            schema: {
              description: "Dex to create together with its first asset; null if the dex exists.",
              oneOf: [{ $ref: "#/$defs/DexSchema" }, { type: "null" }],
            },
          },
        },
        registerAsset: {
          description: "Lists an asset.",
          type: "object",
          required: ["maxGas", "assetRequest", "dex", "schema"],
          properties: {
            maxGas: {
              description: "Maximum fee, in units of 1e-8 HYPE.",
              type: ["integer", "null"],
              minimum: 0,
            },
            assetRequest: {
              description: "Asset to list.",
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "onlyIsolated"],
              properties: {
                coin: { description: "Coin, prefixed with its dex.", $ref: "#/$defs/Coin" },
                szDecimals: {
                  description: "Maximum number of decimal places of a size.",
                  type: "integer",
                  minimum: 0,
                },
                oraclePx: { description: "Initial oracle price.", $ref: "#/$defs/Amount" },
                marginTableId: { description: "The asset's margin table.", type: "integer", minimum: 0 },
                onlyIsolated: {
                  description: "Whether the asset trades in isolated margin only.",
                  type: "boolean",
                },
              },
            },
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            schema: {
              description: "Dex to create together with its first asset; null if the dex exists.",
              oneOf: [{ $ref: "#/$defs/DexSchema" }, { type: "null" }],
            },
          },
        },
        setOracle: {
          description: "Sets oracle and mark prices. Each list is sorted by coin.",
          type: "object",
          required: ["dex", "oraclePxs", "markPxs", "externalPerpPxs"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            oraclePxs: {
              description: "Oracle price of each coin.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            markPxs: {
              description: "Mark price of each coin; at most two lists.",
              type: "array",
              items: {
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
            },
            externalPerpPxs: {
              description: "Price of the same perpetual on external venues, by coin.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
        setFundingMultipliers: {
          description: "Sets the funding multiplier of each coin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFundingInterestRates: {
          description: "Sets the interest rate component of each coin's funding.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "#/$defs/SignedAmount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        haltTrading: {
          description: "Halts or resumes trading of a coin.",
          type: "object",
          required: ["coin", "isHalted"],
          properties: {
            coin: { description: "Coin, prefixed with its dex.", $ref: "#/$defs/Coin" },
            isHalted: { description: "Whether trading is halted.", type: "boolean" },
          },
        },
        setMarginTableIds: {
          description: "Sets the margin table of each coin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
            minItems: 2,
            maxItems: 2,
          },
        },
        insertMarginTable: {
          description: "Adds a margin table.",
          type: "object",
          required: ["dex", "marginTable"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            marginTable: {
              description: "Margin table to add.",
              type: "object",
              required: ["description", "marginTiers"],
              properties: {
                description: { description: "Human-readable description.", type: "string" },
                marginTiers: {
                  description: "Margin tiers, from the lowest to the highest.",
                  type: "array",
                  items: {
                    type: "object",
                    required: ["lowerBound", "maxLeverage"],
                    properties: {
                      lowerBound: {
                        description: "Minimum position notional of the tier, USD.",
                        type: "integer",
                        minimum: 0,
                      },
                      maxLeverage: {
                        description: "Maximum leverage.",
                        type: "integer",
                        minimum: 1,
                        maximum: 50,
                      },
                    },
                  },
                },
              },
            },
          },
        },
        setFeeRecipient: {
          description: "Sets the recipient of the deployer's fees.",
          type: "object",
          required: ["dex", "feeRecipient"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            feeRecipient: {
              description: "Address that receives the deployer's fees.",
              $ref: "#/$defs/Address",
            },
          },
        },
        setOpenInterestCaps: {
          description: "Sets the open interest cap of each coin, in units of 1e-6 USD.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setSubDeployers: {
          description: "Allows other addresses to act for the deployer, or revokes this.",
          type: "object",
          required: ["dex", "subDeployers"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            subDeployers: {
              description: "Permissions to grant or revoke.",
              type: "array",
              items: {
                type: "object",
                required: ["variant", "user", "allowed"],
                properties: {
                  variant: { description: "Action that the sub-deployer may perform.", type: "string" },
                  user: { description: "Address of the sub-deployer.", $ref: "#/$defs/Address" },
                  allowed: { description: "Whether to grant or revoke the permission.", type: "boolean" },
                },
              },
            },
          },
        },
        setMarginModes: {
          description: "Sets the margin mode of each coin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", enum: ["strictIsolated", "noCross"] }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFeeScale: {
          description: "Sets the scale of the deployer's fees.",
          type: "object",
          required: ["dex", "scale"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            scale: { description: "Factor applied to the fees.", $ref: "#/$defs/Amount" },
          },
        },
        setGrowthModes: {
          description: "Turns growth mode on or off for each coin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "boolean" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setDeployerFees: {
          description: "Sets the deployer's fees of each coin, sorted by coin. The public mainnet allows one change per coin in 30 days.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [
              { type: "string" },
              {
                type: "object",
                required: ["scale", "growthMode"],
                properties: {
                  scale: {
                    description: "Factor applied to the fees, from 0 to 3; below 10 in growth mode.",
                    $ref: "#/$defs/Amount",
                  },
                  growthMode: {
                    description: "Whether growth mode is on, which divides the venue's own fee by ten.",
                    type: "boolean",
                  },
                },
              },
            ],
            minItems: 2,
            maxItems: 2,
          },
        },
        setPerpAnnotation: {
          description: "Sets the annotation of a perpetual: category, description and keywords.",
          type: "object",
          required: ["coin", "category", "description", "displayName", "keywords"],
          properties: {
            coin: { description: "Coin, prefixed with its dex.", $ref: "#/$defs/Coin" },
            category: { description: "Category of the market.", type: "string" },
            description: { description: "Human-readable description.", type: "string" },
            displayName: { description: "Display name.", type: ["string", "null"] },
            keywords: { description: "Search keywords.", type: "array", items: { type: "string" } },
          },
        },
        disableDex: { description: "Disables a dex.", type: "string" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    SpotDeployAction: {
      description: "Deploys tokens, spot markets and outcomes.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "spotDeploy" },
        registerToken2: {
          description: "Registers a token.",
          type: "object",
          required: ["spec", "maxGas"],
          properties: {
            spec: {
              description: "Name and decimals of the token.",
              type: "object",
              required: ["name", "szDecimals", "weiDecimals"],
              properties: {
                name: { description: "The name.", type: "string" },
                szDecimals: {
                  description: "Maximum number of decimal places of a size.",
                  type: "integer",
                  minimum: 0,
                },
                weiDecimals: {
                  description: "Number of decimal places of the token's smallest unit (wei).",
                  type: "integer",
                  minimum: 0,
                },
              },
            },
            maxGas: { description: "Maximum fee, in units of 1e-8 HYPE.", type: "integer", minimum: 0 },
            fullName: { description: "Full name.", type: "string" },
          },
        },
        userGenesis: {
          description: "Sets the recipients of the genesis supply. May be sent several times.",
          type: "object",
          required: ["token", "userAndWei", "existingTokenAndWei"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            userAndWei: {
              description: "Amount for each account, in the token's smallest unit (wei).",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "#/$defs/Address" }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            existingTokenAndWei: {
              description: "Amount for the holders of each existing token, in the new token's smallest unit (wei).",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            blacklistUsers: {
              description: "Accounts to add to the blacklist (`true`) or remove from it (`false`).",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "#/$defs/Address" }, { type: "boolean" }],
                minItems: 2,
                maxItems: 2,
              },
            },
          },
        },
        genesis: {
          description: "Completes the genesis of a token.",
          type: "object",
          required: ["token", "maxSupply"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            maxSupply: {
              description: "Maximum supply, in the token's smallest unit (wei). Checked against the distributed amounts.",
              $ref: "#/$defs/Amount",
            },
            noHyperliquidity: {
              description: "Whether the token is deployed without Hyperliquidity.",
              const: true,
            },
          },
        },
        registerSpot: {
          description: "Registers a spot market.",
          type: "object",
          required: ["tokens"],
          properties: {
            tokens: {
              description: "Base token and quote token.",
              type: "array",
              prefixItems: [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 0 }],
              minItems: 2,
              maxItems: 2,
            },
          },
        },
        registerHyperliquidity: {
          description: "Registers Hyperliquidity, the venue's automated market making, for a spot market.",
          type: "object",
          required: ["spot", "startPx", "orderSz", "nOrders"],
          properties: {
            spot: { description: "Index of the spot market.", type: "integer", minimum: 0 },
            startPx: { description: "Initial price.", $ref: "#/$defs/Amount" },
            orderSz: { description: "Size of each order.", $ref: "#/$defs/Amount" },
            nOrders: { description: "Number of orders.", type: "integer", minimum: 0 },
            nSeededLevels: {
              description: "Number of price levels that the deployer seeds.",
              type: "integer",
              minimum: 0,
            },
          },
        },
        setDeployerTradingFeeShare: {
          description: "Sets the deployer's share of the trading fees.",
          type: "object",
          required: ["token", "share"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            share: {
              description: "Share of the fees, in percent with the percent sign: `100%`.",
              $ref: "#/$defs/Percentage",
            },
          },
        },
        enableQuoteToken: {
          description: "Enables the token as a quote token of spot markets.",
          type: "object",
          required: ["token"],
          properties: { token: { description: "The token's index.", type: "integer", minimum: 0 } },
        },
        disableQuoteToken: {
          description: "Disables the token as a quote token of new spot markets.",
          type: "object",
          required: ["token"],
          properties: { token: { description: "The token's index.", type: "integer", minimum: 0 } },
        },
        requestEvmContract: {
          description: "Requests a link between a token and a contract on the EVM.",
          type: "object",
          required: ["token", "address", "evmExtraWeiDecimals"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            address: { description: "Address of the contract.", $ref: "#/$defs/Address" },
            evmExtraWeiDecimals: {
              description: "Decimals of the EVM contract minus `weiDecimals` of the token.",
              type: "integer",
              minimum: -2,
              maximum: 18,
            },
          },
        },
        setTokenAnnotation: {
          description: "Sets the annotation of a token, at most once a day.",
          type: "object",
          required: ["token", "annotation"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            annotation: {
              description: "Annotation of the token: category, description and keywords.",
              type: "object",
              required: ["category", "description", "displayName", "keywords"],
              properties: {
                category: { description: "Category of the token, at most 15 characters.", type: "string" },
                description: {
                  description: "Human-readable description, at most 400 characters.",
                  type: "string",
                },
                displayName: {
                  description: "Display name, at most 9 characters; null without one.",
                  type: ["string", "null"],
                },
                keywords: {
                  description: "Search keywords: at most 2, each of at most 10 characters.",
                  type: "array",
                  items: { type: "string" },
                },
              },
            },
          },
        },
        setDeployerLabel: {
          description: "Sets the label of all tokens of the deployer, once for all. No dex and no other deployer may have the same label.",
          type: "object",
          required: ["label"],
          properties: { label: { description: "Label, 2 to 4 lowercase letters.", type: "string" } },
        },
        outcome: {
          description: "Adds or settles outcomes.",
          oneOf: [
            {
              type: "object",
              required: ["registerStandaloneOutcomeFromTemplate"],
              properties: {
                registerStandaloneOutcomeFromTemplate: {
                  description: "Adds a standalone outcome, which belongs to no question.",
                  $ref: "#/$defs/TemplateInstance",
                },
              },
            },
            {
              type: "object",
              required: ["registerQuestionFromTemplate"],
              properties: {
                registerQuestionFromTemplate: {
                  description: "Adds a question with its outcomes.",
                  type: "object",
                  required: ["questionTemplateInstance", "namedOutcomeTemplateInstances"],
                  properties: {
                    questionTemplateInstance: {
                      description: "Template of the question, with values.",
                      $ref: "#/$defs/TemplateInstance",
                    },
                    namedOutcomeTemplateInstances: {
                      description: "Templates of the question's outcomes, with values.",
                      type: "array",
                      items: { $ref: "#/$defs/TemplateInstance" },
                    },
                  },
                },
              },
            },
            {
              type: "object",
              required: ["settleOutcome"],
              properties: {
                settleOutcome: { description: "Settles an outcome.", $ref: "#/$defs/OutcomeSettlement" },
              },
            },
            {
              type: "object",
              required: ["settleQuestion2"],
              properties: {
                settleQuestion2: {
                  description: "Settles the outcomes of a question that are still open.",
                  type: "object",
                  required: ["question", "outcomeSettlements", "nameAndDescription"],
                  properties: {
                    question: { description: "Id of the question.", type: "integer", minimum: 0 },
                    outcomeSettlements: {
                      description: "Settlement of each outcome of the question.",
                      type: "array",
                      items: { $ref: "#/$defs/OutcomeSettlement" },
                    },
                    nameAndDescription: {
                      description: "Name and description of the question.",
                      type: "array",
                      prefixItems: [{ type: "string" }, { type: "string" }],
                      minItems: 2,
                      maxItems: 2,
                    },
                  },
                },
              },
            },
          ],
        },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    MultiSigConfiguration: {
      description: "Addresses that may sign for an account, and the required number of signatures; null for an account with a single signer.",
      oneOf: [
        {
          type: "object",
          required: ["authorizedUsers", "threshold"],
          properties: {
            authorizedUsers: {
              description: "Accounts that may sign.",
              type: "array",
              items: { $ref: "#/$defs/Address" },
            },
            threshold: {
              description: "Required number of signatures.",
              type: "integer",
              minimum: 1,
              maximum: 10,
            },
          },
        },
        { type: "null" },
      ],
    },
    MultiSigAction: {
      description: "Executes an action that several signers of a multi-signature account have signed.",
      type: "object",
      required: ["type", "signatureChainId", "signatures", "payload"],
      properties: {
        type: { const: "multiSig" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        signatures: {
          description: "The signatures of the authorized users, in any order.",
          type: "array",
          items: { $ref: "#/$defs/Signature" },
        },
        payload: {
          description: "Action that the authorized users have signed.",
          type: "object",
          required: ["multiSigUser", "outerSigner", "action"],
          properties: {
            multiSigUser: { description: "Address of the multi-signature account.", $ref: "#/$defs/Address" },
            outerSigner: { description: "Authorized user that submits the action.", $ref: "#/$defs/Address" },
            action: {
              description: "Action to execute, with its keys in the order in which they were signed.",
              type: "object",
            },
          },
        },
      },
    },
    CreateSubAccountOk: {
      description: "The sub-account was created.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Result of the action.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "createSubAccount" },
            data: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
          },
        },
      },
    },
    AgentEnableDexAbstractionAction: {
      description: "Turns on DEX abstraction for the account that the signing agent acts for.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "agentEnableDexAbstraction" },
        dexAbstraction: {
          description: "Configuration of DEX abstraction. Its keys are hashed in the order in which you pass them.",
          type: "object",
          additionalProperties: true,
        },
      },
    },
    AgentSetAbstractionAction: {
      description: "Sets the abstraction of the account that the signing agent acts for.",
      type: "object",
      required: ["type", "abstraction"],
      properties: {
        type: { const: "agentSetAbstraction" },
        abstraction: {
          description: "Abstraction mode of the account, which decides whether its balances are combined.",
          type: "string",
          enum: ["i", "u", "p"],
        },
      },
    },
    ApproveAgentAction: {
      description: "Approves an agent to sign for the account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "agentAddress", "nonce"],
      properties: {
        type: { const: "approveAgent" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        agentAddress: { description: "Address of the agent.", $ref: "#/$defs/Address" },
        agentName: {
          description: "Name of the agent. An agent without a name replaces the previous unnamed one. Append ` valid_until` and a time in milliseconds since the Unix epoch to limit the approval's lifetime.",
          type: "string",
          pattern: "^.{0,16}( valid_until [0-9]+)?$",
          default: "",
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    ApproveBuilderFeeAction: {
      description: "Approves a maximum fee for a builder.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "maxFeeRate", "builder", "nonce"],
      properties: {
        type: { const: "approveBuilderFee" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        maxFeeRate: {
          description: "Maximum fee rate, in percent with the percent sign: `0.01%`.",
          $ref: "#/$defs/Percentage",
        },
        builder: { description: "Address of the builder.", $ref: "#/$defs/Address" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    ClaimRewardsAction: {
      description: "Claims the rewards from referrals.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "claimRewards" } },
    },
    ConvertToMultiSigUserAction: {
      description: "Converts the account to a multi-signature account, or back to a single key.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "signers", "nonce"],
      properties: {
        type: { const: "convertToMultiSigUser" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        signers: {
          description: "Addresses that may sign for the account, and the required number of signatures; null to convert back to a single signer.",
          $ref: "#/$defs/MultiSigConfiguration",
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    CreateSubAccountAction: {
      description: "Creates a sub-account.",
      type: "object",
      required: ["type", "name"],
      properties: {
        type: { const: "createSubAccount" },
        name: { description: "Name of the sub-account.", type: "string", minLength: 1, maxLength: 16 },
      },
    },
    EvmUserModifyAction: {
      description: "Sets whether the account's transactions on the EVM go into small or big blocks.",
      type: "object",
      required: ["type", "usingBigBlocks"],
      properties: {
        type: { const: "evmUserModify" },
        usingBigBlocks: {
          description: "Whether the account's transactions on the EVM go into big blocks.",
          type: "boolean",
        },
      },
    },
    RegisterReferrerAction: {
      description: "Creates a referral code.",
      type: "object",
      required: ["type", "code"],
      properties: {
        type: { const: "registerReferrer" },
        code: { description: "The referral code.", type: "string", minLength: 1, maxLength: 20 },
      },
    },
    ReserveRequestWeightAction: {
      description: "Buys additional requests beyond the limit that the traded volume allows.",
      type: "object",
      required: ["type", "weight"],
      properties: {
        type: { const: "reserveRequestWeight" },
        weight: {
          description: "Number of requests to reserve.",
          type: "integer",
          minimum: 0,
          maximum: 1844674407370955,
        },
        destination: {
          description: "Account that the requests are reserved for. Default: the account itself.",
          $ref: "#/$defs/Address",
        },
      },
    },
    SetDisplayNameAction: {
      description: "Sets the display name that leaderboards show.",
      type: "object",
      required: ["type", "displayName"],
      properties: {
        type: { const: "setDisplayName" },
        displayName: { description: "Display name.", type: "string", maxLength: 20 },
      },
    },
    SetReferrerAction: {
      description: "Sets the referral code by which the account was referred.",
      type: "object",
      required: ["type", "code"],
      properties: {
        type: { const: "setReferrer" },
        code: { description: "The referral code.", type: "string", minLength: 1, maxLength: 20 },
      },
    },
    SpotUserAction: {
      description: "Sets whether the venue converts small spot balances.",
      type: "object",
      required: ["type", "toggleSpotDusting"],
      properties: {
        type: { const: "spotUser" },
        toggleSpotDusting: {
          description: "Turns spot dusting, the conversion of small spot balances, on or off.",
          type: "object",
          required: ["optOut"],
          properties: { optOut: { description: "Whether to opt out of spot dusting.", type: "boolean" } },
        },
      },
    },
    SubAccountModifyAction: {
      description: "Renames a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "name"],
      properties: {
        type: { const: "subAccountModify" },
        subAccountUser: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
        name: { description: "New name of the sub-account.", type: "string", minLength: 1, maxLength: 16 },
      },
    },
    UserDexAbstractionAction: {
      description: "Turns DEX abstraction on or off for a user, signed by the user.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { const: "userDexAbstraction" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        enabled: { description: "Whether to turn the setting on.", type: "boolean" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    UserPortfolioMarginAction: {
      description: "Turns portfolio margin on or off.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "enabled", "nonce"],
      properties: {
        type: { const: "userPortfolioMargin" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        enabled: { description: "Whether to turn the setting on.", type: "boolean" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    UserSetAbstractionAction: {
      description: "Sets the abstraction of an account, signed by the user.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "abstraction", "nonce"],
      properties: {
        type: { const: "userSetAbstraction" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        user: { description: "Address of the account.", $ref: "#/$defs/Address" },
        abstraction: {
          description: "Abstraction mode of the account, which decides whether its balances are combined.",
          type: "string",
          enum: ["disabled", "unifiedAccount", "portfolioMargin"],
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    AgentSendAssetAction: {
      description: "Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.",
      type: "object",
      required: ["type", "destination", "sourceDex", "destinationDex", "token", "amount", "nonce"],
      properties: {
        type: { const: "agentSendAsset" },
        destination: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        sourceDex: {
          description: "Source: the name of a dex, the empty string for the first dex, or `spot`.",
          type: "string",
        },
        destinationDex: {
          description: "Destination: the name of a dex, the empty string for the first dex, or `spot`.",
          type: "string",
        },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        fromSubAccount: {
          description: "Sub-account to send from; the empty string for the account itself.",
          $ref: "#/$defs/OptionalAddress",
          default: "",
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    BorrowLendAction: {
      description: "Supplies, withdraws, borrows or repays a token.",
      type: "object",
      required: ["type", "operation", "token", "amount"],
      properties: {
        type: { const: "borrowLend" },
        operation: {
          description: "Operation to perform.",
          type: "string",
          enum: ["supply", "withdraw", "repay", "borrow"],
        },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        amount: {
          description: "Amount; null for the maximum.",
          oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
        },
      },
    },
    SendAssetAction: {
      description: "Sends a token between dexes, spot, sub-accounts and accounts.",
      type: "object",
      required: [
        "type", "signatureChainId", "hyperliquidChain", "destination", "sourceDex", "destinationDex", "token",
        "amount", "nonce",
      ],
      properties: {
        type: { const: "sendAsset" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        sourceDex: {
          description: "Source: the name of a dex, the empty string for the first dex, or `spot`.",
          type: "string",
        },
        destinationDex: {
          description: "Destination: the name of a dex, the empty string for the first dex, or `spot`.",
          type: "string",
        },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        fromSubAccount: {
          description: "Sub-account to send from; the empty string for the account itself.",
          $ref: "#/$defs/OptionalAddress",
          default: "",
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    SendToEvmWithDataAction: {
      description: "Sends a token to another chain, and calls the receiving contract with data.",
      type: "object",
      required: [
        "type", "signatureChainId", "hyperliquidChain", "token", "amount", "sourceDex",
        "destinationRecipient", "addressEncoding", "destinationChainId", "gasLimit", "data", "nonce",
      ],
      properties: {
        type: { const: "sendToEvmWithData" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        token: { description: "Token, as its name and id.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        sourceDex: {
          description: "Source: the name of a dex, the empty string for the first dex, or `spot`.",
          type: "string",
        },
        destinationRecipient: {
          description: "Address of the recipient on the destination chain.",
          type: "string",
        },
        addressEncoding: {
          description: "Encoding of the recipient's address.",
          type: "string",
          enum: ["hex", "base58"],
        },
        destinationChainId: {
          description: "CCTP domain of the destination chain.",
          type: "integer",
          minimum: 0,
          maximum: 4294967295,
        },
        gasLimit: { description: "Gas limit of the call.", type: "integer", minimum: 0 },
        data: { description: "Data passed to the recipient contract.", $ref: "#/$defs/HexBytes" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    SpotSendAction: {
      description: "Sends a spot token to an account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "token", "amount", "time"],
      properties: {
        type: { const: "spotSend" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    SubAccountSpotTransferAction: {
      description: "Transfers a spot token to or from a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "token", "amount"],
      properties: {
        type: { const: "subAccountSpotTransfer" },
        subAccountUser: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
        isDeposit: {
          description: "Whether the transfer is a deposit; otherwise, it is a withdrawal.",
          type: "boolean",
        },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
      },
    },
    SubAccountTransferAction: {
      description: "Transfers USDC to or from a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "usd"],
      properties: {
        type: { const: "subAccountTransfer" },
        subAccountUser: { description: "Address of the sub-account.", $ref: "#/$defs/Address" },
        isDeposit: {
          description: "Whether the transfer is a deposit; otherwise, it is a withdrawal.",
          type: "boolean",
        },
        usd: { description: "Amount, in units of 1e-6 USD.", type: "integer", minimum: 1 },
      },
    },
    UsdClassTransferAction: {
      description: "Transfers USDC between spot and perpetuals.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "amount", "toPerp", "nonce"],
      properties: {
        type: { const: "usdClassTransfer" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        amount: {
          description: "Amount. Append ` subaccount:` and an address to transfer from that sub-account.",
          $ref: "#/$defs/TransferAmount",
        },
        toPerp: { description: "Whether the transfer is from spot to perpetuals.", type: "boolean" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    UsdSendAction: {
      description: "Sends USDC to an account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "amount", "time"],
      properties: {
        type: { const: "usdSend" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    Withdraw3Action: {
      description: "Withdraws USDC to the chain of the venue's bridge.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "amount", "time"],
      properties: {
        type: { const: "withdraw3" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "Address of the recipient.", $ref: "#/$defs/Address" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    OrderStatusResult: {
      description: "The result of one order of a batch.",
      oneOf: [
        {
          type: "object",
          required: ["resting"],
          properties: {
            resting: {
              description: "The order is resting on the book.",
              type: "object",
              required: ["oid"],
              properties: {
                oid: { description: "The order's id.", type: "integer" },
                cloid: { description: "Client order id; absent without one.", $ref: "#/$defs/ClientOrderId" },
              },
            },
          },
        },
        {
          type: "object",
          required: ["filled"],
          properties: {
            filled: {
              description: "The order was filled.",
              type: "object",
              required: ["totalSz", "avgPx", "oid"],
              properties: {
                totalSz: { description: "Filled size.", type: "string", format: "decimal" },
                avgPx: { description: "Average fill price.", type: "string", format: "decimal" },
                oid: { description: "The order's id.", type: "integer" },
                cloid: { description: "Client order id; absent without one.", $ref: "#/$defs/ClientOrderId" },
              },
            },
          },
        },
        {
          type: "object",
          required: ["error"],
          properties: { error: { description: "Reason for the rejection.", type: "string" } },
        },
        { type: "string", enum: ["waitingForFill", "waitingForTrigger"] },
      ],
    },
    OrderOk: {
      description: "The orders were processed. Each has its own result.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Results of the orders.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "order" },
            data: {
              description: "Results of the orders.",
              type: "object",
              required: ["statuses"],
              properties: {
                statuses: {
                  description: "Result of each order, in the order of the request.",
                  type: "array",
                  items: { $ref: "#/$defs/OrderStatusResult" },
                },
              },
            },
          },
        },
      },
    },
    CancelStatus: {
      description: "Result of one cancellation of a batch.",
      oneOf: [
        { const: "success" },
        {
          type: "object",
          required: ["error"],
          properties: {
            error: { description: "Reason why the order could not be cancelled.", type: "string" },
          },
        },
      ],
    },
    CancelOk: {
      description: "The cancellations were processed. Each has its own result.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Results of the cancellations.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "cancel" },
            data: {
              description: "Results of the cancellations.",
              type: "object",
              required: ["statuses"],
              properties: {
                statuses: {
                  description: "Result of each cancellation, in the order of the request.",
                  type: "array",
                  items: { $ref: "#/$defs/CancelStatus" },
                },
              },
            },
          },
        },
      },
    },
    TwapOrderOk: {
      description: "The TWAP order was processed.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Result of the TWAP order.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "twapOrder" },
            data: {
              description: "Result of the TWAP order.",
              type: "object",
              required: ["status"],
              properties: {
                status: {
                  description: "Whether the TWAP order was started.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["running"],
                      properties: {
                        running: {
                          description: "The TWAP order is running.",
                          type: "object",
                          required: ["twapId"],
                          properties: { twapId: { description: "The TWAP order's id.", type: "integer" } },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["error"],
                      properties: { error: { description: "Reason for the rejection.", type: "string" } },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    TwapCancelOk: {
      description: "The cancellation of a TWAP order was processed.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Result of the cancellation.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "twapCancel" },
            data: {
              description: "Result of the cancellation.",
              type: "object",
              required: ["status"],
              properties: {
                status: {
                  description: "Whether the TWAP order was cancelled.",
                  $ref: "#/$defs/CancelStatus",
                },
              },
            },
          },
        },
      },
    },
    OrderKind: {
      description: "Order type: limit or trigger.",
      oneOf: [
        {
          type: "object",
          required: ["limit"],
          properties: {
            limit: {
              description: "Limit order.",
              type: "object",
              required: ["tif"],
              properties: {
                tif: {
                  description: "Time in force: `Gtc` good until cancelled, `Ioc` fills immediately or is cancelled, `Alo` only adds liquidity (post only), `FrontendMarket` is a market order of the venue's user interface.",
                  type: "string",
                  enum: ["Gtc", "Ioc", "Alo", "FrontendMarket"],
                },
              },
            },
          },
        },
        {
          type: "object",
          required: ["trigger"],
          properties: {
            trigger: {
              description: "Trigger order.",
              type: "object",
              required: ["isMarket", "triggerPx", "tpsl"],
              properties: {
                isMarket: {
                  description: "Whether the order executes as a market order once it is triggered.",
                  type: "boolean",
                },
                triggerPx: { description: "Trigger price, above 0.", $ref: "#/$defs/Amount" },
                tpsl: {
                  description: "Whether the order is a take-profit or a stop-loss order.",
                  type: "string",
                  enum: ["tp", "sl"],
                },
              },
            },
          },
        },
      ],
    },
    OrderRequest: {
      description: "An order to place.",
      type: "object",
      required: ["a", "b", "p", "s", "r", "t"],
      properties: {
        a: { description: "The asset's index.", type: "integer", minimum: 0 },
        b: { description: "Whether the order is a buy.", type: "boolean" },
        p: {
          description: "Limit price, above 0: an integer, or a number with at most five significant figures and no more decimal places than the market's maximum minus the asset's `szDecimals`.",
          $ref: "#/$defs/Amount",
        },
        s: {
          description: "Size, in the base asset. 0 stands for the whole position if the order closes one.",
          $ref: "#/$defs/Amount",
        },
        r: {
          description: "Whether the order is reduce-only: it can only reduce a position.",
          type: "boolean",
        },
        t: { description: "Order type.", $ref: "#/$defs/OrderKind" },
        c: { description: "Client order id, chosen by the caller.", $ref: "#/$defs/ClientOrderId" },
      },
    },
    OrderPriority: {
      description: "Priority of an order over others, for a fee.",
      type: "object",
      required: ["p"],
      properties: {
        p: {
          description: "Priority, in units of 1e-8 of the notional.",
          type: "integer",
          minimum: 0,
          maximum: 100000000,
        },
      },
    },
    OrderBuilder: {
      description: "Builder that receives a fee for the order.",
      type: "object",
      required: ["b", "f"],
      properties: {
        b: { description: "The builder's address.", $ref: "#/$defs/Address" },
        f: { description: "Fee, in tenths of a basis point.", type: "integer", minimum: 0, maximum: 1000 },
      },
    },
    OrderChange: {
      description: "Order to modify, with its replacement.",
      type: "object",
      required: ["oid", "order"],
      properties: {
        oid: {
          description: "Order id or client order id.",
          oneOf: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/ClientOrderId" }],
        },
        order: { description: "Replacement order.", $ref: "#/$defs/OrderRequest" },
      },
    },
    Twap: {
      description: "A TWAP order, which is executed in slices over time.",
      type: "object",
      required: ["a", "b", "s", "r", "m", "t"],
      properties: {
        a: { description: "The asset's index.", type: "integer", minimum: 0 },
        b: { description: "Whether the order is a buy.", type: "boolean" },
        s: { description: "Size, in the base asset.", $ref: "#/$defs/Amount" },
        r: {
          description: "Whether the order is reduce-only: it can only reduce a position.",
          type: "boolean",
        },
        m: {
          description: "Duration of the TWAP order, in minutes: from 5 minutes to 7 days.",
          type: "integer",
          minimum: 5,
          maximum: 10080,
        },
        t: { description: "Whether the intervals between slices are randomized.", type: "boolean" },
      },
    },
    TwapTrigger: {
      description: "Price at which a TWAP order starts.",
      type: "object",
      required: ["p", "a"],
      properties: {
        p: { description: "Trigger price.", $ref: "#/$defs/Amount" },
        a: {
          description: "Whether the mark price must rise to the trigger price; otherwise, it must fall.",
          type: "boolean",
        },
      },
    },
    TwapDetails: {
      description: "Price conditions that start and end a TWAP order.",
      type: "object",
      required: ["t", "s"],
      properties: {
        t: {
          description: "Trigger that starts the TWAP order; null if it starts immediately.",
          oneOf: [{ $ref: "#/$defs/TwapTrigger" }, { type: "null" }],
        },
        s: {
          description: "Price at which the TWAP order ends; null without one.",
          oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
        },
      },
    },
    BatchModifyAction: {
      description: "Modifies orders. Each has its own result.",
      type: "object",
      required: ["type", "modifies"],
      properties: {
        type: { const: "batchModify" },
        modifies: {
          description: "Orders to modify, each with its own result.",
          type: "array",
          items: { $ref: "#/$defs/OrderChange" },
        },
        a: {
          description: "Whether to place the new orders even if the old ones could not be cancelled.",
          const: true,
        },
      },
    },
    CancelAction: {
      description: "Cancels orders by id. Each has its own result.",
      type: "object",
      required: ["type", "cancels"],
      properties: {
        type: { const: "cancel" },
        cancels: {
          description: "Orders to cancel, each with its own result.",
          type: "array",
          items: {
            type: "object",
            required: ["a", "o"],
            properties: {
              a: { description: "The asset's index.", type: "integer", minimum: 0 },
              o: { description: "The order's id.", type: "integer", minimum: 0 },
            },
          },
        },
        f: { description: "Gives the cancellation priority over other messages in the queue.", const: true },
      },
    },
    CancelByCloidAction: {
      description: "Cancels orders by client order id. Each has its own result.",
      type: "object",
      required: ["type", "cancels"],
      properties: {
        type: { const: "cancelByCloid" },
        cancels: {
          description: "The orders to cancel, each with its own result.",
          type: "array",
          items: {
            type: "object",
            required: ["asset", "cloid"],
            properties: {
              asset: { description: "The asset's index.", type: "integer", minimum: 0 },
              cloid: { description: "Client order id.", $ref: "#/$defs/ClientOrderId" },
            },
          },
        },
        f: { description: "Gives the cancellation priority over other messages in the queue.", const: true },
      },
    },
    ModifyAction: {
      description: "Modifies an order.",
      type: "object",
      required: ["type", "oid", "order"],
      properties: {
        type: { const: "modify" },
        oid: {
          description: "Order id or client order id.",
          oneOf: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/ClientOrderId" }],
        },
        order: { description: "Replacement order.", $ref: "#/$defs/OrderRequest" },
        a: {
          description: "Whether to place the new order even if the old one could not be cancelled.",
          const: true,
        },
      },
    },
    NoopAction: {
      description: "Uses up a nonce, so that a pending action with the same nonce can no longer be executed.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "noop" } },
    },
    OrderAction: {
      description: "Places orders. Each has its own result; a rejected order does not stop the others.",
      type: "object",
      required: ["type", "orders"],
      properties: {
        type: { const: "order" },
        orders: {
          description: "Orders to place, each with its own result.",
          type: "array",
          items: { $ref: "#/$defs/OrderRequest" },
        },
        grouping: {
          description: "Grouping of the orders: none, take profit and stop loss attached to the first order, or attached to the whole position; or the priority of the orders.",
          oneOf: [
            { type: "string", enum: ["na", "normalTpsl", "positionTpsl"] },
            { $ref: "#/$defs/OrderPriority" },
          ],
          default: "na",
        },
        builder: { description: "Builder that receives a fee for the order.", $ref: "#/$defs/OrderBuilder" },
      },
    },
    ScheduleCancelAction: {
      description: "Schedules the cancellation of all orders, unless the schedule is extended before then (dead man's switch).",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "scheduleCancel" },
        time: {
          description: "Time at which all orders are cancelled. Omit it to remove the schedule.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    TopUpIsolatedOnlyMarginAction: {
      description: "Adds margin to an isolated position until it reaches a target leverage.",
      type: "object",
      required: ["type", "asset", "leverage"],
      properties: {
        type: { const: "topUpIsolatedOnlyMargin" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        leverage: { description: "Target leverage of the position.", $ref: "#/$defs/Amount" },
      },
    },
    TwapCancelAction: {
      description: "Cancels a TWAP order.",
      type: "object",
      required: ["type", "a", "t"],
      properties: {
        type: { const: "twapCancel" },
        a: { description: "The asset's index.", type: "integer", minimum: 0 },
        t: { description: "The TWAP order's id.", type: "integer", minimum: 0 },
      },
    },
    TwapOrderAction: {
      description: "Places a TWAP order, which is executed in slices over time.",
      type: "object",
      required: ["type", "twap"],
      properties: {
        type: { const: "twapOrder" },
        twap: { description: "TWAP order to place.", $ref: "#/$defs/Twap" },
        details: {
          description: "Price conditions that start and end the TWAP order.",
          $ref: "#/$defs/TwapDetails",
        },
      },
    },
    UpdateIsolatedMarginAction: {
      description: "Adds margin to an isolated position, or removes it.",
      type: "object",
      required: ["type", "asset", "isBuy", "ntli"],
      properties: {
        type: { const: "updateIsolatedMargin" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        isBuy: { description: "Whether the position is long.", type: "boolean" },
        ntli: {
          description: "Amount to add, in units of 1e-6 USD; negative to remove margin.",
          type: "integer",
        },
      },
    },
    UpdateLeverageAction: {
      description: "Sets the leverage and margin mode of an asset.",
      type: "object",
      required: ["type", "asset", "isCross", "leverage"],
      properties: {
        type: { const: "updateLeverage" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        isCross: {
          description: "Whether to use cross margin, which is shared with other positions.",
          type: "boolean",
        },
        leverage: { description: "Leverage multiple.", type: "integer", minimum: 1 },
      },
    },
    UserOutcomeAction: {
      description: "Splits, merges or negates shares of outcomes.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "userOutcome" },
        splitOutcome: {
          description: "Splits an amount of the quote token into both sides of an outcome.",
          type: "object",
          required: ["outcome", "amount"],
          properties: {
            outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
            amount: { description: "The amount.", $ref: "#/$defs/Amount" },
          },
        },
        mergeOutcome: {
          description: "Merges both sides of an outcome into the quote token.",
          type: "object",
          required: ["outcome", "amount"],
          properties: {
            outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
            amount: {
              description: "Amount to merge; null for the maximum.",
              oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
            },
          },
        },
        mergeQuestion: {
          description: "Merges shares in all outcomes of a question into the quote token.",
          type: "object",
          required: ["question", "amount"],
          properties: {
            question: { description: "The question's id.", type: "integer", minimum: 0 },
            amount: {
              description: "Amount to merge; null for the maximum.",
              oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
            },
          },
        },
        negateOutcome: {
          description: "Converts No shares of an outcome into Yes shares of the question's other outcomes.",
          type: "object",
          required: ["question", "outcome", "amount"],
          properties: {
            question: { description: "The question's id.", type: "integer", minimum: 0 },
            outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
            amount: { description: "The amount.", $ref: "#/$defs/Amount" },
          },
        },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CDepositAction: {
      description: "Transfers HYPE from the spot account into the staking balance.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cDeposit" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        wei: { description: "Amount, in units of 1e-8 HYPE.", type: "integer", minimum: 1 },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    CSignerAction: {
      description: "Jails or unjails the signer's validator.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CSignerAction" },
        jailSelf: { description: "Jails the signer's validator.", type: "null" },
        unjailSelf: { description: "Unjails the signer's validator.", type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CValidatorAction: {
      description: "Registers, modifies or unregisters a validator.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CValidatorAction" },
        changeProfile: {
          description: "Changes the profile of the validator. Fields that are null stay unchanged.",
          type: "object",
          required: [
            "node_ip", "name", "description", "unjailed", "disable_delegations", "commission_bps", "signer",
          ],
          properties: {
            node_ip: {
              description: "IP address of the validator's node.",
              oneOf: [
                {
                  type: "object",
                  required: ["Ip"],
                  properties: { Ip: { description: "IPv4 or IPv6 address.", type: "string", format: "ip" } },
                },
                { type: "null" },
              ],
            },
            name: { description: "The name.", type: ["string", "null"] },
            description: { description: "Human-readable description.", type: ["string", "null"] },
            unjailed: { description: "Whether the validator starts unjailed.", type: "boolean" },
            disable_delegations: {
              description: "Whether to disable new delegations.",
              type: ["boolean", "null"],
            },
            commission_bps: {
              description: "Commission, in basis points.",
              type: ["integer", "null"],
              minimum: 0,
            },
            signer: {
              description: "Address of the key that the validator signs with.",
              oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
            },
          },
        },
        register: {
          description: "Registers a validator.",
          type: "object",
          required: ["profile", "unjailed", "initial_wei"],
          properties: {
            profile: {
              description: "Profile of the validator.",
              type: "object",
              required: [
                "node_ip", "name", "description", "delegations_disabled", "commission_bps", "signer",
              ],
              properties: {
                node_ip: {
                  description: "IP address of the validator's node.",
                  type: "object",
                  required: ["Ip"],
                  properties: { Ip: { description: "IPv4 or IPv6 address.", type: "string", format: "ip" } },
                },
                name: { description: "The name.", type: "string" },
                description: { description: "Human-readable description.", type: "string" },
                delegations_disabled: {
                  description: "Whether new delegations are disabled.",
                  type: "boolean",
                },
                commission_bps: { description: "Commission, in basis points.", type: "integer", minimum: 0 },
                signer: {
                  description: "Address of the key that the validator signs with.",
                  $ref: "#/$defs/Address",
                },
              },
            },
            unjailed: { description: "Whether the validator starts unjailed.", type: "boolean" },
            initial_wei: {
              description: "Initial self-delegation, in units of 1e-8 HYPE.",
              type: "integer",
              minimum: 0,
            },
          },
        },
        unregister: { description: "Unregisters the validator.", type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CWithdrawAction: {
      description: "Withdraws HYPE from the staking balance to the spot account, which takes seven days.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cWithdraw" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        wei: { description: "Amount, in units of 1e-8 HYPE.", type: "integer", minimum: 1 },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    LinkStakingUserAction: {
      description: "Links a trading account to a staking account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "isFinalize", "nonce"],
      properties: {
        type: { const: "linkStakingUser" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        user: { description: "Address of the other account.", $ref: "#/$defs/Address" },
        isFinalize: {
          description: "Whether the staking account finalizes a link that the trading account requested.",
          type: "boolean",
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    StakingLinkDisableTradingUserAction: {
      description: "Disables trading for the trading account that is linked to a staking account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "tradingUser", "nonce"],
      properties: {
        type: { const: "stakingLinkDisableTradingUser" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        tradingUser: { description: "Address of the trading account.", $ref: "#/$defs/Address" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    TokenDelegateAction: {
      description: "Delegates HYPE to a validator, or undelegates it.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "validator", "wei", "isUndelegate", "nonce"],
      properties: {
        type: { const: "tokenDelegate" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        validator: { description: "Address of the validator.", $ref: "#/$defs/Address" },
        wei: { description: "Amount, in units of 1e-8 HYPE.", type: "integer", minimum: 1 },
        isUndelegate: { description: "Whether to undelegate.", type: "boolean" },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    ValidatorL1StreamAction: {
      description: "Submits a validator's vote on the risk-free rate.",
      type: "object",
      required: ["type", "riskFreeRate"],
      properties: {
        type: { const: "validatorL1Stream" },
        riskFreeRate: { description: "Risk-free rate that the validator votes for.", $ref: "#/$defs/Amount" },
      },
    },
    CreateVaultOk: {
      description: "The vault was created.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "Result of the action.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "createVault" },
            data: { description: "Address of the vault.", $ref: "#/$defs/Address" },
          },
        },
      },
    },
    CreateVaultAction: {
      description: "Creates a vault.",
      type: "object",
      required: ["type", "name", "description", "initialUsd", "nonce"],
      properties: {
        type: { const: "createVault" },
        name: { description: "Name of the vault.", type: "string", minLength: 3, maxLength: 50 },
        description: {
          description: "Description shown to depositors.",
          type: "string",
          minLength: 10,
          maxLength: 250,
        },
        initialUsd: {
          description: "Initial deposit of the leader, in units of 1e-6 USD.",
          type: "integer",
          minimum: 100000000,
        },
        nonce: {
          description: "Nonce of the request, in milliseconds since the Unix epoch.",
          $ref: "#/$defs/Nonce",
        },
      },
    },
    VaultDistributeAction: {
      description: "Distributes funds of a vault to its followers.",
      type: "object",
      required: ["type", "vaultAddress", "usd"],
      properties: {
        type: { const: "vaultDistribute" },
        vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
        usd: { description: "Amount, in units of 1e-6 USD.", type: "integer", minimum: 0 },
      },
    },
    VaultModifyAction: {
      description: "Changes the settings of a vault.",
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultModify" },
        vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
        allowDeposits: {
          description: "Whether the vault accepts deposits; null leaves the setting unchanged.",
          type: ["boolean", "null"],
          default: null,
        },
        alwaysCloseOnWithdraw: {
          description: "Whether a withdrawal always closes positions proportionally; null leaves the setting unchanged.",
          type: ["boolean", "null"],
          default: null,
        },
      },
    },
    VaultTransferAction: {
      description: "Deposits USDC into a vault, or withdraws it.",
      type: "object",
      required: ["type", "vaultAddress", "isDeposit", "usd"],
      properties: {
        type: { const: "vaultTransfer" },
        vaultAddress: { description: "Address of the vault.", $ref: "#/$defs/Address" },
        isDeposit: {
          description: "Whether the transfer is a deposit; otherwise, it is a withdrawal.",
          type: "boolean",
        },
        usd: { description: "Amount, in units of 1e-6 USD.", type: "integer", minimum: 1 },
      },
    },
  },
};
