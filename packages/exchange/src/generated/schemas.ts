// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "InfoRequest"
  | "SubscriptionRequest"
  | "ExchangeRequest"
  | "Action"
  | "ExchangeAnswer"
  | "ExchangeOk"
  | "ActionResult"
  | "ExchangeErr"
  | "Meta"
  | "PerpetualAsset"
  | "MarginTableEntry"
  | "MarginTable"
  | "MarginTier"
  | "PerpAssetCtx"
  | "SpotAssetCtx"
  | "Candle"
  | "L2Level"
  | "Trade"
  | "SpotToken"
  | "SpotPair"
  | "ActiveAssetData"
  | "ActiveAssetDataRequest"
  | "AllMids"
  | "AllMidsRequest"
  | "AllPerpMetas"
  | "AllPerpMetasRequest"
  | "CandleSnapshot"
  | "CandleSnapshotRequest"
  | "ExchangeStatus"
  | "ExchangeStatusRequest"
  | "FundingHistory"
  | "FundingHistoryRequest"
  | "L2Book"
  | "L2BookRequest"
  | "Liquidatable"
  | "LiquidatableRequest"
  | "MarginTableRequest"
  | "MaxMarketOrderNtls"
  | "MaxMarketOrderNtlsRequest"
  | "MetaRequest"
  | "MetaAndAssetCtxs"
  | "MetaAndAssetCtxsRequest"
  | "PerpAnnotation"
  | "PerpAnnotationRequest"
  | "PerpCategories"
  | "PerpCategoriesRequest"
  | "PerpConciseAnnotations"
  | "PerpConciseAnnotationsRequest"
  | "PerpsAtOpenInterestCap"
  | "PerpsAtOpenInterestCapRequest"
  | "PredictedFundings"
  | "PredictedFundingsRequest"
  | "RecentTrades"
  | "RecentTradesRequest"
  | "SpotMeta"
  | "SpotMetaRequest"
  | "SpotMetaAndAssetCtxs"
  | "SpotMetaAndAssetCtxsRequest"
  | "TokenDetails"
  | "TokenDetailsRequest"
  | "Address"
  | "TransactionHash"
  | "ClientOrderId"
  | "TokenId"
  | "Coin"
  | "Timestamp"
  | "Side"
  | "CandleInterval"
  | "DexName"
  | "MarginSummary"
  | "Leverage"
  | "Position"
  | "SpotBalance"
  | "FundingUpdate"
  | "LedgerUpdate"
  | "FeeSchedule"
  | "PortfolioPeriod"
  | "ApprovedBuilders"
  | "ApprovedBuildersRequest"
  | "ClearinghouseState"
  | "ClearinghouseStateRequest"
  | "ExtraAgents"
  | "ExtraAgentsRequest"
  | "IsVip"
  | "IsVipRequest"
  | "LegalCheck"
  | "LegalCheckRequest"
  | "MaxBuilderFee"
  | "MaxBuilderFeeRequest"
  | "Portfolio"
  | "PortfolioRequest"
  | "PreTransferCheck"
  | "PreTransferCheckRequest"
  | "Referral"
  | "ReferralRequest"
  | "SpotClearinghouseState"
  | "SpotClearinghouseStateRequest"
  | "SubAccounts"
  | "SubAccountsRequest"
  | "SubAccounts2"
  | "SubAccounts2Request"
  | "UsdcRouting"
  | "UsdcRoutingRequest"
  | "UserAbstraction"
  | "UserAbstractionRequest"
  | "UserDexAbstractionState"
  | "UserDexAbstractionRequest"
  | "UserFees"
  | "UserFeesRequest"
  | "UserFunding"
  | "UserFundingRequest"
  | "UserNonFundingLedgerUpdates"
  | "UserNonFundingLedgerUpdatesRequest"
  | "UserRateLimit"
  | "UserRateLimitRequest"
  | "UserRole"
  | "UserRoleRequest"
  | "MultiSigSigners"
  | "UserToMultiSigSignersRequest"
  | "WebData2"
  | "WebData2Request"
  | "VaultRelationship"
  | "VaultFollower"
  | "LeadingVaults"
  | "LeadingVaultsRequest"
  | "UserVaultEquities"
  | "UserVaultEquitiesRequest"
  | "VaultDetails"
  | "VaultDetailsFound"
  | "VaultDetailsRequest"
  | "VaultSummaries"
  | "VaultSummariesRequest"
  | "OrderState"
  | "TimeInForce"
  | "OrderType"
  | "OpenOrder"
  | "FrontendOpenOrder"
  | "TwapState"
  | "Fill"
  | "HistoricalOrder"
  | "TwapRecord"
  | "TwapSliceFill"
  | "FrontendOpenOrders"
  | "FrontendOpenOrdersRequest"
  | "HistoricalOrders"
  | "HistoricalOrdersRequest"
  | "OpenOrders"
  | "OpenOrdersRequest"
  | "OrderStatus"
  | "OrderStatusRequest"
  | "TwapHistory"
  | "TwapHistoryRequest"
  | "UserFills"
  | "UserFillsRequest"
  | "UserFillsByTime"
  | "UserFillsByTimeRequest"
  | "UserTwapSliceFills"
  | "UserTwapSliceFillsRequest"
  | "UserTwapSliceFillsByTime"
  | "UserTwapSliceFillsByTimeRequest"
  | "AllBorrowLendReserveStates"
  | "AllBorrowLendReserveStatesRequest"
  | "BorrowLendReserveState"
  | "BorrowLendReserveStateRequest"
  | "BorrowLendUserState"
  | "BorrowLendUserStateRequest"
  | "UserBorrowLendInterest"
  | "UserBorrowLendInterestRequest"
  | "ValidatorStats"
  | "ValidatorVote"
  | "Delegations"
  | "DelegationsRequest"
  | "DelegatorHistory"
  | "DelegatorHistoryRequest"
  | "DelegatorRewards"
  | "DelegatorRewardsRequest"
  | "DelegatorSummary"
  | "DelegatorSummaryRequest"
  | "ValidatorL1Votes"
  | "ValidatorL1VotesRequest"
  | "ValidatorSummaries"
  | "ValidatorSummariesRequest"
  | "DeployAuction"
  | "PerpDex"
  | "GossipPriorityAuctionStatus"
  | "GossipPriorityAuctionStatusRequest"
  | "GossipRootIps"
  | "GossipRootIpsRequest"
  | "PerpDeployAuctionStatus"
  | "PerpDeployAuctionStatusRequest"
  | "PerpDexLimits"
  | "PerpDexLimitsRequest"
  | "PerpDexStatus"
  | "PerpDexStatusRequest"
  | "PerpDexs"
  | "PerpDexsRequest"
  | "SpotDeployState"
  | "SpotDeployStateRequest"
  | "SpotPairDeployAuctionStatus"
  | "SpotPairDeployAuctionStatusRequest"
  | "Outcome"
  | "Question"
  | "OutcomeTemplate"
  | "OutcomeMeta"
  | "OutcomeMetaRequest"
  | "OutcomeTemplates"
  | "OutcomeTemplatesRequest"
  | "SettledOutcome"
  | "SettledOutcomeRequest"
  | "ActiveAssetCtxEvent"
  | "ActiveAssetCtxSubscription"
  | "ActiveAssetDataEvent"
  | "ActiveAssetDataSubscription"
  | "ActiveSpotAssetCtxEvent"
  | "ActiveSpotAssetCtxSubscription"
  | "AllDexsAssetCtxsEvent"
  | "AllDexsAssetCtxsSubscription"
  | "AllDexsClearinghouseStateEvent"
  | "AllDexsClearinghouseStateSubscription"
  | "AllMidsEvent"
  | "AllMidsSubscription"
  | "AssetCtxsEvent"
  | "AssetCtxsSubscription"
  | "BboEvent"
  | "BboSubscription"
  | "CandleEvent"
  | "CandleSubscription"
  | "ClearinghouseStateEvent"
  | "ClearinghouseStateSubscription"
  | "FastAssetCtxsEvent"
  | "FastAssetCtxsSubscription"
  | "L2BookEvent"
  | "L2BookSubscription"
  | "NotificationEvent"
  | "NotificationSubscription"
  | "OpenOrdersEvent"
  | "OpenOrdersSubscription"
  | "OrderUpdatesEvent"
  | "OrderUpdatesSubscription"
  | "OutcomeMetaUpdatesEvent"
  | "OutcomeMetaUpdatesSubscription"
  | "SpotAssetCtxsEvent"
  | "SpotAssetCtxsSubscription"
  | "SpotStateEvent"
  | "SpotStateSubscription"
  | "TradesEvent"
  | "TradesSubscription"
  | "TwapStatesEvent"
  | "TwapStatesSubscription"
  | "UserEventsEvent"
  | "UserEventsSubscription"
  | "UserFillsEvent"
  | "UserFillsSubscription"
  | "UserFundingsEvent"
  | "UserFundingsSubscription"
  | "UserHistoricalOrdersEvent"
  | "UserHistoricalOrdersSubscription"
  | "UserNonFundingLedgerUpdatesEvent"
  | "UserNonFundingLedgerUpdatesSubscription"
  | "UserTwapHistoryEvent"
  | "UserTwapHistorySubscription"
  | "UserTwapSliceFillsEvent"
  | "UserTwapSliceFillsSubscription"
  | "WebData3Event"
  | "WebData3Subscription"
  | "Nonce"
  | "Amount"
  | "SignedAmount"
  | "HyperliquidChain"
  | "SignatureChainId"
  | "Percentage"
  | "HexBytes"
  | "Signature"
  | "OptionalAddress"
  | "TransferAmount"
  | "OutcomeSettlement"
  | "TemplateInstance"
  | "DexSchema"
  | "ActivateOutcomeDeployerAction"
  | "AuthorizeAqav2RoleAction"
  | "FinalizeEvmContractAction"
  | "GossipPriorityBidAction"
  | "Hip3LiquidatorTransferAction"
  | "PerpDeployAction"
  | "SpotDeployAction"
  | "MultiSigConfiguration"
  | "MultiSigAction"
  | "CreateSubAccountOk"
  | "AgentEnableDexAbstractionAction"
  | "AgentSetAbstractionAction"
  | "ApproveAgentAction"
  | "ApproveBuilderFeeAction"
  | "ClaimRewardsAction"
  | "ConvertToMultiSigUserAction"
  | "CreateSubAccountAction"
  | "EvmUserModifyAction"
  | "RegisterReferrerAction"
  | "ReserveRequestWeightAction"
  | "SetDisplayNameAction"
  | "SetReferrerAction"
  | "SpotUserAction"
  | "SubAccountModifyAction"
  | "UserDexAbstractionAction"
  | "UserPortfolioMarginAction"
  | "UserSetAbstractionAction"
  | "AgentSendAssetAction"
  | "BorrowLendAction"
  | "SendAssetAction"
  | "SendToEvmWithDataAction"
  | "SpotSendAction"
  | "SubAccountSpotTransferAction"
  | "SubAccountTransferAction"
  | "UsdClassTransferAction"
  | "UsdSendAction"
  | "Withdraw3Action"
  | "OrderStatusResult"
  | "OrderOk"
  | "CancelStatus"
  | "CancelOk"
  | "TwapOrderOk"
  | "TwapCancelOk"
  | "OrderKind"
  | "OrderRequest"
  | "OrderPriority"
  | "OrderBuilder"
  | "OrderChange"
  | "Twap"
  | "TwapTrigger"
  | "TwapDetails"
  | "BatchModifyAction"
  | "CancelAction"
  | "CancelByCloidAction"
  | "ModifyAction"
  | "NoopAction"
  | "OrderAction"
  | "ScheduleCancelAction"
  | "TopUpIsolatedOnlyMarginAction"
  | "TwapCancelAction"
  | "TwapOrderAction"
  | "UpdateIsolatedMarginAction"
  | "UpdateLeverageAction"
  | "UserOutcomeAction"
  | "CDepositAction"
  | "CSignerAction"
  | "CValidatorAction"
  | "CWithdrawAction"
  | "LinkStakingUserAction"
  | "StakingLinkDisableTradingUserAction"
  | "TokenDelegateAction"
  | "ValidatorL1StreamAction"
  | "CreateVaultOk"
  | "CreateVaultAction"
  | "VaultDistributeAction"
  | "VaultModifyAction"
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
      description: "A question to the venue.",
      oneOf: [
        { $ref: "#/$defs/ActiveAssetDataRequest" },
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
      description: "The topic to subscribe to. Perpetual and spot markets differ only by the coin.",
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
      description: "An action, its nonce and its signature.",
      type: "object",
      required: ["action", "nonce", "signature"],
      properties: {
        action: { $ref: "#/$defs/Action" },
        nonce: { $ref: "#/$defs/Nonce" },
        signature: { $ref: "#/$defs/Signature" },
        vaultAddress: {
          description: "The vault or subaccount that the signer acts for, if any.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        expiresAfter: {
          description: "Milliseconds since 1970 after which the venue rejects the action.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    Action: {
      description: "The action to carry out.",
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
    ExchangeAnswer: {
      description: "Whether the venue processed the action.",
      oneOf: [{ $ref: "#/$defs/ExchangeOk" }, { $ref: "#/$defs/ExchangeErr" }],
    },
    ExchangeOk: {
      description: "The venue processed the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { description: "Says that the venue processed the action.", type: "string", const: "ok" },
        response: { $ref: "#/$defs/ActionResult" },
      },
    },
    ActionResult: {
      description: "The outcome of the action.",
      type: "object",
      properties: {
        type: { description: "The kind of result; `default` if there is no other result.", type: "string" },
        data: { description: "The result, where the action has one." },
      },
      additionalProperties: true,
    },
    ExchangeErr: {
      description: "The venue rejected the action.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: {
          description: "Always `err`, because the action was rejected.",
          type: "string",
          const: "err",
        },
        response: { description: "Why, in the venue's words.", type: "string" },
      },
    },
    Meta: {
      description: "The perpetuals of a dex, their leverage and their margin tables.",
      type: "object",
      required: ["universe", "marginTables"],
      properties: {
        universe: {
          description: "The assets. An asset's place in this list is its index; a delisted asset keeps its place.",
          type: "array",
          items: { $ref: "#/$defs/PerpetualAsset" },
        },
        marginTables: {
          description: "The margin tables by their ids.",
          type: "array",
          items: { $ref: "#/$defs/MarginTableEntry" },
        },
        collateralToken: { description: "The index of the token that margin is paid in.", type: "integer" },
      },
    },
    PerpetualAsset: {
      description: "A perpetual.",
      type: "object",
      required: ["name", "szDecimals", "maxLeverage"],
      properties: {
        name: { description: "The asset's name.", type: "string" },
        szDecimals: { description: "Number of decimal places that a size may have.", type: "integer" },
        maxLeverage: { description: "The highest leverage.", type: "integer" },
        onlyIsolated: { description: "Whether the asset trades in isolated margin only.", type: "boolean" },
        isDelisted: { description: "Whether the asset is no longer traded.", type: "boolean" },
        marginTableId: {
          description: "The asset's margin table. An id below 50 has one tier, whose leverage is the id, and is not listed.",
          type: "integer",
        },
        marginMode: {
          description: "The limit on margin modes, such as `strictIsolated` or `noCross`.",
          type: "string",
        },
        growthMode: {
          description: "`enabled` while the asset's fees are lowered to make its market grow.",
          type: "string",
        },
        lastGrowthModeChangeTime: {
          description: "When growth mode last changed, in ISO 8601.",
          type: "string",
        },
      },
    },
    MarginTableEntry: {
      description: "A margin table with its id before it.",
      type: "array",
      prefixItems: [{ description: "The table's id.", type: "integer" }, { $ref: "#/$defs/MarginTable" }],
      minItems: 2,
      maxItems: 2,
    },
    MarginTable: {
      description: "The maximum leverage by size of the position.",
      type: "object",
      required: ["description", "marginTiers"],
      properties: {
        description: { description: "The name of the table; may be empty.", type: "string" },
        marginTiers: {
          description: "The tiers, the lowest first.",
          type: "array",
          items: { $ref: "#/$defs/MarginTier" },
        },
      },
    },
    MarginTier: {
      description: "The maximum leverage of positions from a size upwards.",
      type: "object",
      required: ["lowerBound", "maxLeverage"],
      properties: {
        lowerBound: {
          description: "The position's notional from which the tier holds, USD as decimal text.",
          type: "string",
        },
        maxLeverage: { description: "The highest leverage in the tier.", type: "integer" },
      },
    },
    PerpAssetCtx: {
      description: "The state of a perpetual's market.",
      type: "object",
      required: [
        "prevDayPx",
        "dayNtlVlm",
        "markPx",
        "midPx",
        "funding",
        "openInterest",
        "premium",
        "oraclePx",
        "impactPxs",
        "dayBaseVlm",
      ],
      properties: {
        prevDayPx: { description: "The price a day ago.", type: "string", format: "decimal" },
        dayNtlVlm: { description: "The day's volume, USD.", type: "string", format: "decimal" },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        midPx: {
          description: "The price between the best bid and the best offer; null without both.",
          type: ["string", "null"],
          format: "decimal",
        },
        funding: { description: "The funding rate, as a fraction.", type: "string", format: "decimal" },
        openInterest: { description: "Open interest, in the asset.", type: "string", format: "decimal" },
        premium: {
          description: "Distance of the price from the oracle's, as a fraction.",
          type: ["string", "null"],
          format: "decimal",
        },
        oraclePx: { description: "The oracle's price.", type: "string", format: "decimal" },
        impactPxs: {
          description: "The prices at which a larger sale and purchase would execute.",
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
        dayBaseVlm: { description: "The day's volume, in the asset.", type: "string", format: "decimal" },
      },
    },
    SpotAssetCtx: {
      description: "The state of a spot market.",
      type: "object",
      required: [
        "prevDayPx",
        "dayNtlVlm",
        "markPx",
        "midPx",
        "circulatingSupply",
        "coin",
        "totalSupply",
        "dayBaseVlm",
      ],
      properties: {
        prevDayPx: { description: "The price a day ago.", type: "string", format: "decimal" },
        dayNtlVlm: { description: "The day's volume, USD.", type: "string", format: "decimal" },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        midPx: {
          description: "The price between the best bid and the best offer; null without both.",
          type: ["string", "null"],
          format: "decimal",
        },
        circulatingSupply: {
          description: "Circulating supply of the token.",
          type: "string",
          format: "decimal",
        },
        coin: { description: "The market.", $ref: "#/$defs/Coin" },
        totalSupply: { description: "Total supply of the token.", type: "string", format: "decimal" },
        dayBaseVlm: { description: "The day's volume, in the asset.", type: "string", format: "decimal" },
      },
    },
    Candle: {
      description: "A candle: the prices and the volume of an interval.",
      type: "object",
      required: ["t", "T", "s", "i", "o", "c", "h", "l", "v", "n"],
      properties: {
        t: { description: "When the candle opens.", $ref: "#/$defs/Timestamp" },
        T: { description: "When the candle closes.", $ref: "#/$defs/Timestamp" },
        s: { description: "The coin.", $ref: "#/$defs/Coin" },
        i: { $ref: "#/$defs/CandleInterval" },
        o: { description: "The first price.", type: "string", format: "decimal" },
        c: { description: "The last price.", type: "string", format: "decimal" },
        h: { description: "The highest price.", type: "string", format: "decimal" },
        l: { description: "The lowest price.", type: "string", format: "decimal" },
        v: { description: "The volume, in the asset.", type: "string", format: "decimal" },
        n: { description: "The number of trades.", type: "integer" },
      },
    },
    L2Level: {
      description: "The orders at one price.",
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
        side: { $ref: "#/$defs/Side" },
        px: { description: "The price.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        hash: { description: "The transaction.", $ref: "#/$defs/TransactionHash" },
        tid: { description: "The trade's id.", type: "integer" },
        users: {
          description: "The buyer and the seller.",
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
        "name",
        "szDecimals",
        "weiDecimals",
        "index",
        "tokenId",
        "isCanonical",
        "evmContract",
        "fullName",
        "deployerTradingFeeShare",
      ],
      properties: {
        name: { description: "The name.", type: "string" },
        szDecimals: { description: "Number of decimal places that a size may have.", type: "integer" },
        weiDecimals: { description: "Number of decimals of its smallest unit.", type: "integer" },
        index: { description: "The token's index.", type: "integer" },
        tokenId: { description: "The token's id.", $ref: "#/$defs/TokenId" },
        isCanonical: { description: "Whether the name is used for nothing else.", type: "boolean" },
        evmContract: {
          description: "The token's contract on the EVM, if it is linked to one.",
          oneOf: [
            {
              type: "object",
              required: ["address", "evm_extra_wei_decimals"],
              properties: {
                address: { description: "The contract's address.", $ref: "#/$defs/Address" },
                evm_extra_wei_decimals: {
                  description: "Number of decimals of the contract, less those of the token.",
                  type: "integer",
                },
              },
            },
            { type: "null" },
          ],
        },
        fullName: { description: "The name in full.", type: ["string", "null"] },
        deployerTradingFeeShare: {
          description: "The part of the trading fees that the deployer gets.",
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
          description: "The token that is traded, and the one that it is priced in.",
          type: "array",
          prefixItems: [{ type: "integer" }, { type: "integer" }],
          minItems: 2,
          maxItems: 2,
        },
        name: { description: "The market's name: `PURR/USDC`, or `@` and its index.", type: "string" },
        index: { description: "The market's index.", type: "integer" },
        isCanonical: { description: "Whether the name is used for nothing else.", type: "boolean" },
      },
    },
    ActiveAssetData: {
      description: "The amount of an asset that a user can trade, and the leverage.",
      type: "object",
      required: ["user", "coin", "leverage", "maxTradeSzs", "availableToTrade", "markPx"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        coin: { $ref: "#/$defs/Coin" },
        leverage: { description: "The leverage.", $ref: "#/$defs/Leverage" },
        maxTradeSzs: {
          description: "The largest sizes that can be bought and sold.",
          type: "array",
          prefixItems: [{ type: "string", format: "decimal" }, { type: "string", format: "decimal" }],
          minItems: 2,
          maxItems: 2,
        },
        availableToTrade: {
          description: "Amounts that can still be bought and sold.",
          type: "array",
          prefixItems: [{ type: "string", format: "decimal" }, { type: "string", format: "decimal" }],
          minItems: 2,
          maxItems: 2,
        },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
      },
    },
    ActiveAssetDataRequest: {
      description: "Gets the amount of an asset that a user can trade, and the leverage.",
      type: "object",
      required: ["type", "coin", "user"],
      properties: {
        type: { const: "activeAssetData" },
        coin: { $ref: "#/$defs/Coin" },
        user: { $ref: "#/$defs/Address" },
      },
    },
    AllMids: {
      description: "The mid prices of a dex.",
      type: "object",
      additionalProperties: { description: "The coin's mid price.", type: "string", format: "decimal" },
    },
    AllMidsRequest: {
      description: "The mid prices of a dex.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allMids" }, dex: { $ref: "#/$defs/DexName" } },
    },
    AllPerpMetas: {
      description: "The perpetuals of all dexes, each as `meta` returns them.",
      type: "array",
      items: { $ref: "#/$defs/Meta" },
    },
    AllPerpMetasRequest: {
      description: "The perpetuals of all dexes, each as `meta` returns them.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allPerpMetas" } },
    },
    CandleSnapshot: {
      description: "Candles of a coin; at most the last 5,000 are kept.",
      type: "array",
      items: { $ref: "#/$defs/Candle" },
    },
    CandleSnapshotRequest: {
      description: "Candles of a coin; at most the last 5,000 are kept.",
      type: "object",
      required: ["type", "req"],
      properties: {
        type: { const: "candleSnapshot" },
        req: {
          description: "The candles to return.",
          type: "object",
          required: ["coin", "interval", "startTime"],
          properties: {
            coin: { $ref: "#/$defs/Coin" },
            interval: { $ref: "#/$defs/CandleInterval" },
            startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
            endTime: {
              description: "Until when; now by default.",
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
        time: { description: "The venue's time.", $ref: "#/$defs/Timestamp" },
        specialStatuses: { description: "The exception, if anything.", type: ["string", "null"] },
      },
    },
    ExchangeStatusRequest: {
      description: "The status of the venue.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "exchangeStatus" } },
    },
    FundingHistory: {
      description: "The funding rates of a coin in the past.",
      type: "array",
      items: {
        type: "object",
        required: ["coin", "fundingRate", "premium", "time"],
        properties: {
          coin: { $ref: "#/$defs/Coin" },
          fundingRate: { description: "The rate, as a fraction.", type: "string", format: "decimal" },
          premium: {
            description: "Distance of the price from the oracle's, as a fraction.",
            type: "string",
            format: "decimal",
          },
          time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        },
      },
    },
    FundingHistoryRequest: {
      description: "The funding rates of a coin in the past.",
      type: "object",
      required: ["type", "coin", "startTime"],
      properties: {
        type: { const: "fundingHistory" },
        coin: { $ref: "#/$defs/Coin" },
        startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "Until when; now by default.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    L2Book: {
      description: "The order book of a coin, at most 20 levels per side; null for an unknown coin.",
      oneOf: [
        {
          type: "object",
          required: ["coin", "time", "levels"],
          properties: {
            coin: { $ref: "#/$defs/Coin" },
            time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
            levels: {
              description: "The bids and then the asks, the best first.",
              type: "array",
              prefixItems: [
                { type: "array", items: { $ref: "#/$defs/L2Level" } },
                { type: "array", items: { $ref: "#/$defs/L2Level" } },
              ],
              minItems: 2,
              maxItems: 2,
            },
            spread: {
              description: "The distance between the best bid and offer, where levels are grouped.",
              type: "string",
              format: "decimal",
            },
          },
        },
        { type: "null" },
      ],
    },
    L2BookRequest: {
      description: "The order book of a coin, at most 20 levels per side; null for an unknown coin.",
      type: "object",
      required: ["type", "coin"],
      properties: {
        type: { const: "l2Book" },
        coin: { $ref: "#/$defs/Coin" },
        nSigFigs: {
          description: "The number of significant digits to which prices are grouped.",
          oneOf: [{ type: "integer", enum: [2, 3, 4, 5] }, { type: "null" }],
        },
        mantissa: {
          description: "The step of the last digit, when `nSigFigs` is 5.",
          oneOf: [{ type: "integer", enum: [2, 5] }, { type: "null" }],
        },
      },
    },
    Liquidatable: {
      description: "The positions that could be liquidated.",
      type: "array",
      items: {
        type: "object",
        required: ["user", "positionIndex", "marginAvailable"],
        properties: {
          user: { $ref: "#/$defs/Address" },
          positionIndex: {
            description: "The position.",
            type: "object",
            required: ["isolated"],
            properties: {
              isolated: {
                description: "A position in isolated margin.",
                type: "object",
                required: ["asset"],
                properties: { asset: { description: "The asset's index.", type: "integer" } },
              },
            },
          },
          marginAvailable: {
            description: "The margin that is left, two figures.",
            type: "array",
            prefixItems: [{ type: "number" }, { type: "number" }],
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
    LiquidatableRequest: {
      description: "The positions that could be liquidated.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "liquidatable" } },
    },
    MarginTableRequest: {
      description: "A margin table by its id.",
      type: "object",
      required: ["type", "id"],
      properties: {
        type: { const: "marginTable" },
        id: { description: "The id.", type: "integer", minimum: 0 },
        dex: { $ref: "#/$defs/DexName" },
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
      description: "The maximum notional of a market order, by the asset's maximum leverage.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "maxMarketOrderNtls" } },
    },
    MetaRequest: {
      description: "The perpetuals of a dex, their leverage and their margin tables.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "meta" }, dex: { $ref: "#/$defs/DexName" } },
    },
    MetaAndAssetCtxs: {
      description: "The perpetuals of a dex and the states of their markets.",
      type: "array",
      prefixItems: [{ $ref: "#/$defs/Meta" }, { type: "array", items: { $ref: "#/$defs/PerpAssetCtx" } }],
      minItems: 2,
      maxItems: 2,
    },
    MetaAndAssetCtxsRequest: {
      description: "The perpetuals of a dex and the states of their markets.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "metaAndAssetCtxs" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PerpAnnotation: {
      description: "The description of a perpetual; null for a perpetual without one.",
      oneOf: [
        {
          type: "object",
          required: ["category", "description"],
          properties: {
            category: { description: "The kind of market.", type: "string" },
            description: { description: "A description for people.", type: "string" },
            displayName: { description: "The name to show instead of the coin's.", type: "string" },
            keywords: { description: "Words to be found by.", type: "array", items: { type: "string" } },
          },
        },
        { type: "null" },
      ],
    },
    PerpAnnotationRequest: {
      description: "The description of a perpetual; null for a perpetual without one.",
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
      description: "The category of each perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpCategories" } },
    },
    PerpConciseAnnotations: {
      description: "A short description of each perpetual.",
      type: "array",
      items: {
        type: "array",
        prefixItems: [
          { $ref: "#/$defs/Coin" },
          {
            type: "object",
            required: ["category"],
            properties: {
              category: { description: "The kind of market.", type: "string" },
              displayName: { description: "The name to show instead of the coin's.", type: "string" },
              keywords: { description: "Words to be found by.", type: "array", items: { type: "string" } },
            },
          },
        ],
        minItems: 2,
        maxItems: 2,
      },
    },
    PerpConciseAnnotationsRequest: {
      description: "A short description of each perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpConciseAnnotations" } },
    },
    PerpsAtOpenInterestCap: {
      description: "The perpetuals whose open interest is at its limit.",
      type: "array",
      items: { type: "string" },
    },
    PerpsAtOpenInterestCapRequest: {
      description: "The perpetuals whose open interest is at its limit.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpsAtOpenInterestCap" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PredictedFundings: {
      description: "The predicted funding rates on this venue and on others.",
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
                          description: "The rate that is expected, as a fraction.",
                          type: "string",
                          format: "decimal",
                        },
                        nextFundingTime: { description: "When it is paid next.", $ref: "#/$defs/Timestamp" },
                        fundingIntervalHours: {
                          description: "After how many hours it is paid.",
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
      description: "The predicted funding rates on this venue and on others.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "predictedFundings" } },
    },
    RecentTrades: {
      description: "The last trades of a coin.",
      type: "array",
      items: { $ref: "#/$defs/Trade" },
    },
    RecentTradesRequest: {
      description: "The last trades of a coin.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "recentTrades" }, coin: { $ref: "#/$defs/Coin" } },
    },
    SpotMeta: {
      description: "The spot markets and their tokens.",
      type: "object",
      required: ["universe", "tokens"],
      properties: {
        universe: { description: "The markets.", type: "array", items: { $ref: "#/$defs/SpotPair" } },
        tokens: { description: "All tokens.", type: "array", items: { $ref: "#/$defs/SpotToken" } },
      },
    },
    SpotMetaRequest: {
      description: "The spot markets and their tokens.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotMeta" } },
    },
    SpotMetaAndAssetCtxs: {
      description: "The spot markets, their tokens, and the states of the markets.",
      type: "array",
      prefixItems: [{ $ref: "#/$defs/SpotMeta" }, { type: "array", items: { $ref: "#/$defs/SpotAssetCtx" } }],
      minItems: 2,
      maxItems: 2,
    },
    SpotMetaAndAssetCtxsRequest: {
      description: "The spot markets, their tokens, and the states of the markets.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotMetaAndAssetCtxs" } },
    },
    TokenDetails: {
      description: "A token: its supply, its price and its deployment.",
      type: "object",
      required: [
        "name",
        "maxSupply",
        "totalSupply",
        "circulatingSupply",
        "szDecimals",
        "weiDecimals",
        "midPx",
        "markPx",
        "prevDayPx",
        "genesis",
        "deployer",
        "deployGas",
        "deployTime",
        "seededUsdc",
        "nonCirculatingUserBalances",
        "futureEmissions",
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
        szDecimals: { description: "Number of decimal places that a size may have.", type: "integer" },
        weiDecimals: { description: "Number of decimals of its smallest unit.", type: "integer" },
        midPx: {
          description: "The price between the best bid and the best offer; null without both.",
          type: "string",
          format: "decimal",
        },
        markPx: { description: "The mark price.", type: "string", format: "decimal" },
        prevDayPx: { description: "The price a day ago.", type: "string", format: "decimal" },
        genesis: {
          description: "The distribution of the first supply.",
          oneOf: [
            {
              type: "object",
              required: ["userBalances", "existingTokenBalances", "blacklistUsers"],
              properties: {
                userBalances: {
                  description: "Initial balance, by account.",
                  type: "array",
                  items: {
                    type: "array",
                    prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
                    minItems: 2,
                    maxItems: 2,
                  },
                },
                existingTokenBalances: {
                  description: "Initial balance for the holders of other tokens, by token.",
                  type: "array",
                  items: {
                    type: "array",
                    prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
                    minItems: 2,
                    maxItems: 2,
                  },
                },
                blacklistUsers: {
                  description: "The accounts that may not hold it.",
                  type: "array",
                  items: { $ref: "#/$defs/Address" },
                },
              },
            },
            { type: "null" },
          ],
        },
        deployer: { description: "The deployer.", oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }] },
        deployGas: {
          description: "Cost of the deployment, in HYPE.",
          type: ["string", "null"],
          format: "decimal",
        },
        deployTime: { description: "When it was deployed, in ISO 8601.", type: ["string", "null"] },
        seededUsdc: {
          description: "The USDC that its market making started with.",
          type: "string",
          format: "decimal",
        },
        nonCirculatingUserBalances: {
          description: "Balances that do not circulate, by holder.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        futureEmissions: { description: "Amount still to be issued.", type: "string", format: "decimal" },
      },
    },
    TokenDetailsRequest: {
      description: "A token: its supply, its price and its deployment.",
      type: "object",
      required: ["type", "tokenId"],
      properties: {
        type: { const: "tokenDetails" },
        tokenId: { description: "The token's id.", $ref: "#/$defs/TokenId" },
      },
    },
    Address: {
      description: "The address of an account: 20 bytes in hex.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    TransactionHash: {
      description: "The hash of a transaction, 32 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    ClientOrderId: {
      description: "A caller's own id of an order, 16 bytes.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{32}$",
    },
    TokenId: { description: "A token's id, 16 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{32}$" },
    Coin: {
      description: "A coin: a perpetual by its name, with its dex before it (`dex:NAME`) unless that is the first one; a spot market as `@` and its index, or `PURR/USDC`.",
      type: "string",
    },
    Timestamp: { description: "Milliseconds since 1970.", type: "integer", minimum: 0 },
    Side: {
      description: "`B` for a bid or purchase, `A` for an ask or sale.",
      type: "string",
      enum: ["B", "A"],
    },
    CandleInterval: {
      description: "The length of a candle: minutes, hours, days, weeks (`w`), a month (`M`).",
      type: "string",
      enum: ["1m", "3m", "5m", "15m", "30m", "1h", "2h", "4h", "8h", "12h", "1d", "3d", "1w", "1M"],
    },
    DexName: {
      description: "The name of a perpetual dex; the empty string is the first one.",
      type: "string",
    },
    MarginSummary: {
      description: "The value and margin of an account or a part of it.",
      type: "object",
      required: ["accountValue", "totalNtlPos", "totalRawUsd", "totalMarginUsed"],
      properties: {
        accountValue: { description: "Value of the account, USD.", type: "string", format: "decimal" },
        totalNtlPos: { description: "Value of all positions, USD.", type: "string", format: "decimal" },
        totalRawUsd: { description: "The USD without the positions.", type: "string", format: "decimal" },
        totalMarginUsed: {
          description: "The margin that positions bind, USD.",
          type: "string",
          format: "decimal",
        },
      },
    },
    Leverage: {
      description: "A leverage, and whether the margin is shared with other positions.",
      oneOf: [
        {
          type: "object",
          required: ["type", "value", "rawUsd"],
          properties: {
            type: { const: "isolated" },
            value: { description: "The amount.", type: "integer" },
            rawUsd: { description: "The USD that the margin holds.", type: "string", format: "decimal" },
          },
        },
        {
          type: "object",
          required: ["type", "value"],
          properties: { type: { const: "cross" }, value: { description: "The amount.", type: "integer" } },
        },
      ],
    },
    Position: {
      description: "A position in a perpetual.",
      type: "object",
      required: [
        "coin",
        "szi",
        "leverage",
        "entryPx",
        "positionValue",
        "unrealizedPnl",
        "returnOnEquity",
        "liquidationPx",
        "marginUsed",
        "maxLeverage",
        "cumFunding",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        szi: { description: "The size; negative for a short position.", type: "string", format: "decimal" },
        leverage: { description: "The leverage.", $ref: "#/$defs/Leverage" },
        entryPx: {
          description: "The average price that the position was opened at.",
          type: "string",
          format: "decimal",
        },
        positionValue: { description: "Value of the position, USD.", type: "string", format: "decimal" },
        unrealizedPnl: {
          description: "Profit or loss at the mark price, USD.",
          type: "string",
          format: "decimal",
        },
        returnOnEquity: {
          description: "The return on the margin, as a fraction.",
          type: "string",
          format: "decimal",
        },
        liquidationPx: {
          description: "The price at which the position is liquidated; null if no price is near enough.",
          type: ["string", "null"],
          format: "decimal",
        },
        marginUsed: {
          description: "The margin that the position binds, USD.",
          type: "string",
          format: "decimal",
        },
        maxLeverage: { description: "The highest leverage that the asset allows.", type: "integer" },
        cumFunding: {
          description: "The funding that was paid; negative if it was received.",
          type: "object",
          required: ["allTime", "sinceOpen", "sinceChange"],
          properties: {
            allTime: { description: "Since the account began.", type: "string", format: "decimal" },
            sinceOpen: { description: "Since the position was opened.", type: "string", format: "decimal" },
            sinceChange: {
              description: "Since the position's size last changed.",
              type: "string",
              format: "decimal",
            },
          },
        },
      },
    },
    SpotBalance: {
      description: "The balance of a token, or of a side of an outcome.",
      oneOf: [
        {
          type: "object",
          required: ["coin", "token", "total", "hold", "entryNtl"],
          properties: {
            coin: { description: "The token.", $ref: "#/$defs/Coin" },
            token: { description: "The token's index.", type: "integer" },
            total: { description: "The amount.", type: "string", format: "decimal" },
            hold: { description: "Amount reserved for orders.", type: "string", format: "decimal" },
            entryNtl: { description: "Price paid for it, USD.", type: "string", format: "decimal" },
            spotHold: { description: "Amount reserved for spot orders.", type: "string", format: "decimal" },
            ltv: {
              description: "Maximum that can be borrowed, as a fraction of its value.",
              type: "string",
              format: "decimal",
            },
            borrowed: { description: "Borrowed amount.", type: "string", format: "decimal" },
            supplied: { description: "Lent amount.", type: "string", format: "decimal" },
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
            total: { description: "The amount.", type: "string", format: "decimal" },
            hold: { description: "Amount reserved for orders.", type: "string", format: "decimal" },
            entryNtl: { description: "Price paid for it, USD.", type: "string", format: "decimal" },
          },
        },
      ],
    },
    FundingUpdate: {
      description: "A funding payment.",
      type: "object",
      required: ["time", "hash", "delta"],
      properties: {
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        hash: { description: "The transaction.", $ref: "#/$defs/TransactionHash" },
        delta: {
          description: "The payment.",
          type: "object",
          required: ["type", "coin", "usdc", "szi", "fundingRate", "nSamples"],
          properties: {
            type: { const: "funding" },
            coin: { $ref: "#/$defs/Coin" },
            usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
            szi: {
              description: "The size; negative for a short position.",
              type: "string",
              format: "decimal",
            },
            fundingRate: { description: "The rate, as a fraction.", type: "string", format: "decimal" },
            nSamples: {
              description: "Number of samples of the premium that the rate is computed from; null if it was paid at once.",
              type: ["integer", "null"],
            },
          },
        },
      },
    },
    LedgerUpdate: {
      description: "A deposit, withdrawal, transfer or another change that is no funding.",
      type: "object",
      required: ["time", "hash", "delta"],
      properties: {
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        hash: { description: "The transaction.", $ref: "#/$defs/TransactionHash" },
        delta: {
          description: "The change.",
          oneOf: [
            {
              type: "object",
              required: ["type", "usdc", "toPerp"],
              properties: {
                type: { const: "accountClassTransfer" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                toPerp: { description: "Whether it went from spot to perpetuals.", type: "boolean" },
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
                user: { $ref: "#/$defs/Address" },
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
                  description: "The margin mode.",
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
                        description: "The size; negative for a short position.",
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
                "type",
                "token",
                "amount",
                "usdcValue",
                "user",
                "destination",
                "fee",
                "nativeTokenFee",
                "nonce",
                "feeToken",
              ],
              properties: {
                type: { const: "spotTransfer" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                usdcValue: { description: "Value, in USDC.", type: "string", format: "decimal" },
                user: { $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
                nativeTokenFee: {
                  description: "The fee in the token itself.",
                  type: "string",
                  format: "decimal",
                },
                nonce: { description: "The nonce.", type: ["integer", "null"] },
                feeToken: { description: "The token that the fee was paid in.", type: "string" },
              },
            },
            {
              type: "object",
              required: ["type", "usdc", "user", "destination"],
              properties: {
                type: { const: "subAccountTransfer" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                user: { $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc", "fee"],
              properties: {
                type: { const: "vaultCreate" },
                vault: { description: "The vault's address.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc"],
              properties: {
                type: { const: "vaultDeposit" },
                vault: { description: "The vault's address.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "vault", "usdc"],
              properties: {
                type: { const: "vaultDistribution" },
                vault: { description: "The vault's address.", $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: [
                "type",
                "vault",
                "user",
                "requestedUsd",
                "commission",
                "closingCost",
                "basis",
                "netWithdrawnUsd",
              ],
              properties: {
                type: { const: "vaultWithdraw" },
                vault: { description: "The vault's address.", $ref: "#/$defs/Address" },
                user: { $ref: "#/$defs/Address" },
                requestedUsd: { description: "Requested amount, USD.", type: "string", format: "decimal" },
                commission: { description: "The leader's commission.", type: "string", format: "decimal" },
                closingCost: { description: "Cost of closing positions.", type: "string", format: "decimal" },
                basis: {
                  description: "Value when it was lent, borrowed or deposited.",
                  type: "string",
                  format: "decimal",
                },
                netWithdrawnUsd: { description: "Amount paid out, USD.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "usdc", "nonce", "fee"],
              properties: {
                type: { const: "withdraw" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                nonce: { description: "The nonce.", type: "integer" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: [
                "type",
                "user",
                "destination",
                "sourceDex",
                "destinationDex",
                "token",
                "amount",
                "usdcValue",
                "fee",
                "nativeTokenFee",
                "nonce",
                "feeToken",
              ],
              properties: {
                type: { const: "send" },
                user: { $ref: "#/$defs/Address" },
                destination: { description: "The recipient.", $ref: "#/$defs/Address" },
                sourceDex: {
                  description: "The source: a dex, the empty string for the first one, or `spot`.",
                  type: "string",
                },
                destinationDex: {
                  description: "The destination: a dex, the empty string for the first one, or `spot`.",
                  type: "string",
                },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
                usdcValue: { description: "Value, in USDC.", type: "string", format: "decimal" },
                fee: { description: "The fee.", type: "string", format: "decimal" },
                nativeTokenFee: {
                  description: "The fee in the token itself.",
                  type: "string",
                  format: "decimal",
                },
                nonce: { description: "The nonce.", type: "integer" },
                feeToken: { description: "The token that the fee was paid in.", type: "string" },
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
                isDeposit: { description: "Whether it goes in.", type: "boolean" },
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
                interestAmount: { description: "Interest in the amount.", type: "string", format: "decimal" },
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
                dex: { $ref: "#/$defs/DexName" },
                token: { description: "The token.", type: "string" },
                amount: { description: "The amount.", type: "string", format: "decimal" },
              },
            },
            {
              type: "object",
              required: ["type", "user", "usdc"],
              properties: {
                type: { const: "vaultLeaderCommission" },
                user: { $ref: "#/$defs/Address" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              },
            },
          ],
        },
      },
    },
    FeeSchedule: {
      description: "The fees that hold for all.",
      type: "object",
      required: ["cross", "add", "spotCross", "spotAdd", "tiers", "referralDiscount", "stakingDiscountTiers"],
      properties: {
        cross: { description: "The taker's fee, as a fraction.", type: "string", format: "decimal" },
        add: { description: "The maker's fee, as a fraction.", type: "string", format: "decimal" },
        spotCross: {
          description: "The taker's fee on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        spotAdd: {
          description: "The maker's fee on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        tiers: {
          description: "The fees of users that trade more.",
          type: "object",
          required: ["vip", "mm"],
          properties: {
            vip: {
              description: "The tiers by volume.",
              type: "array",
              items: {
                type: "object",
                required: ["ntlCutoff", "cross", "add", "spotCross", "spotAdd"],
                properties: {
                  ntlCutoff: {
                    description: "The volume from which the tier holds, USD.",
                    type: "string",
                    format: "decimal",
                  },
                  cross: {
                    description: "The taker's fee, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                  add: { description: "The maker's fee, as a fraction.", type: "string", format: "decimal" },
                  spotCross: {
                    description: "The taker's fee on spot markets, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                  spotAdd: {
                    description: "The maker's fee on spot markets, as a fraction.",
                    type: "string",
                    format: "decimal",
                  },
                },
              },
            },
            mm: {
              description: "The market makers' tiers.",
              type: "array",
              items: {
                type: "object",
                required: ["makerFractionCutoff", "add"],
                properties: {
                  makerFractionCutoff: {
                    description: "The part of the venue's maker volume from which the tier holds.",
                    type: "string",
                    format: "decimal",
                  },
                  add: { description: "The maker's fee, as a fraction.", type: "string", format: "decimal" },
                },
              },
            },
          },
        },
        referralDiscount: {
          description: "The part of the fees that a referral saves.",
          type: "string",
          format: "decimal",
        },
        stakingDiscountTiers: {
          description: "The discounts for staking.",
          type: "array",
          items: {
            type: "object",
            required: ["bpsOfMaxSupply", "discount"],
            properties: {
              bpsOfMaxSupply: {
                description: "Minimum stake for the discount, in hundredths of a percent of the supply.",
                type: "string",
                format: "decimal",
              },
              discount: {
                description: "The part of the fees that is taken off.",
                type: "string",
                format: "decimal",
              },
            },
          },
        },
      },
    },
    PortfolioPeriod: {
      description: "Value and earnings of an account in a period.",
      type: "object",
      required: ["accountValueHistory", "pnlHistory", "vlm"],
      properties: {
        accountValueHistory: {
          description: "Value of the account, by time.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Timestamp" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        pnlHistory: {
          description: "Profit and loss, by time.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/Timestamp" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        vlm: { description: "The volume, USD.", type: "string", format: "decimal" },
      },
    },
    ApprovedBuilders: {
      description: "The builders whose fees a user has approved.",
      type: "array",
      items: { $ref: "#/$defs/Address" },
    },
    ApprovedBuildersRequest: {
      description: "The builders whose fees a user has approved.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "approvedBuilders" }, user: { $ref: "#/$defs/Address" } },
    },
    ClearinghouseState: {
      description: "A user's perpetuals account: margin and positions.",
      type: "object",
      required: [
        "marginSummary",
        "crossMarginSummary",
        "crossMaintenanceMarginUsed",
        "withdrawable",
        "assetPositions",
        "time",
      ],
      properties: {
        marginSummary: { description: "The whole account.", $ref: "#/$defs/MarginSummary" },
        crossMarginSummary: {
          description: "The part of the account in cross margin.",
          $ref: "#/$defs/MarginSummary",
        },
        crossMaintenanceMarginUsed: {
          description: "Maintenance margin of the cross positions, USD.",
          type: "string",
          format: "decimal",
        },
        withdrawable: {
          description: "Maximum that can be withdrawn, USD.",
          type: "string",
          format: "decimal",
        },
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
        time: { description: "The time of this state.", $ref: "#/$defs/Timestamp" },
      },
    },
    ClearinghouseStateRequest: {
      description: "A user's perpetuals account: margin and positions.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "clearinghouseState" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    ExtraAgents: {
      description: "The named agents that a user has approved.",
      type: "array",
      items: {
        type: "object",
        required: ["address", "name", "validUntil"],
        properties: {
          address: { description: "The agent's address.", $ref: "#/$defs/Address" },
          name: { description: "The name.", type: "string" },
          validUntil: {
            description: "When the approval ends; null if it does not.",
            oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
          },
        },
      },
    },
    ExtraAgentsRequest: {
      description: "The named agents that a user has approved.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "extraAgents" }, user: { $ref: "#/$defs/Address" } },
    },
    IsVip: { description: "Whether a user has VIP status.", type: ["boolean", "null"] },
    IsVipRequest: {
      description: "Whether a user has VIP status.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "isVip" }, user: { $ref: "#/$defs/Address" } },
    },
    LegalCheck: {
      description: "The actions that the law of a user's country allows.",
      type: "object",
      required: ["acceptedTerms", "userAllowed", "restrictions"],
      properties: {
        acceptedTerms: { description: "Whether the user agreed to the venue's terms.", type: "boolean" },
        userAllowed: { description: "Whether the user may use the venue.", type: "boolean" },
        restrictions: {
          description: "The restrictions: `n` none, `a` all actions, `o` outcomes, `u` those of the United Kingdom.",
          type: "string",
          enum: ["n", "a", "o", "u"],
        },
      },
    },
    LegalCheckRequest: {
      description: "Gets the actions that the law of a user's country allows.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "legalCheck" }, user: { $ref: "#/$defs/Address" } },
    },
    MaxBuilderFee: {
      description: "The highest fee that a user has approved for a builder, in thousandths of a percent.",
      type: "integer",
    },
    MaxBuilderFeeRequest: {
      description: "The highest fee that a user has approved for a builder, in thousandths of a percent.",
      type: "object",
      required: ["type", "user", "builder"],
      properties: {
        type: { const: "maxBuilderFee" },
        user: { $ref: "#/$defs/Address" },
        builder: { description: "The builder's address.", $ref: "#/$defs/Address" },
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
      description: "An account's value and profit over time, by period.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "portfolio" }, user: { $ref: "#/$defs/Address" } },
    },
    PreTransferCheck: {
      description: "The fee of a transfer to a user, and whether the transfer is allowed.",
      type: "object",
      required: ["fee", "isSanctioned", "userExists", "userHasSentTx"],
      properties: {
        fee: { description: "The fee.", type: "string", format: "decimal" },
        isSanctioned: { description: "Whether the user is under sanctions.", type: "boolean" },
        userExists: { description: "Whether the account is known.", type: "boolean" },
        userHasSentTx: { description: "Whether it ever sent anything.", type: "boolean" },
      },
    },
    PreTransferCheckRequest: {
      description: "The fee of a transfer to a user, and whether the transfer is allowed.",
      type: "object",
      required: ["type", "user", "source"],
      properties: {
        type: { const: "preTransferCheck" },
        user: { $ref: "#/$defs/Address" },
        source: { description: "The sender.", $ref: "#/$defs/Address" },
      },
    },
    Referral: {
      description: "The referrals of a user, and the rewards for them.",
      type: "object",
      required: [
        "referredBy",
        "cumVlm",
        "unclaimedRewards",
        "claimedRewards",
        "builderRewards",
        "referrerState",
        "rewardHistory",
        "tokenToState",
      ],
      properties: {
        referredBy: {
          description: "By whom the user was referred, if at all.",
          oneOf: [
            {
              type: "object",
              required: ["referrer", "code"],
              properties: {
                referrer: { description: "The referrer's address.", $ref: "#/$defs/Address" },
                code: { description: "The referral code.", type: "string" },
              },
            },
            { type: "null" },
          ],
        },
        cumVlm: { description: "The volume traded so far, USD.", type: "string", format: "decimal" },
        unclaimedRewards: {
          description: "Rewards that wait to be claimed.",
          type: "string",
          format: "decimal",
        },
        claimedRewards: { description: "Rewards that were paid out.", type: "string", format: "decimal" },
        builderRewards: { description: "Earnings as a builder.", type: "string", format: "decimal" },
        referrerState: {
          description: "Whether the user can refer others.",
          oneOf: [
            {
              type: "object",
              required: ["stage", "data"],
              properties: {
                stage: { const: "ready" },
                data: {
                  description: "More on it.",
                  type: "object",
                  required: ["code", "nReferrals", "referralStates"],
                  properties: {
                    code: { description: "The referral code.", type: "string" },
                    nReferrals: { description: "Number of referred users.", type: "integer" },
                    referralStates: {
                      description: "The referred users.",
                      type: "array",
                      items: {
                        type: "object",
                        required: [
                          "cumVlm",
                          "cumRewardedFeesSinceReferred",
                          "cumFeesRewardedToReferrer",
                          "timeJoined",
                          "user",
                          "tokenToState",
                        ],
                        properties: {
                          cumVlm: {
                            description: "The volume traded so far, USD.",
                            type: "string",
                            format: "decimal",
                          },
                          cumRewardedFeesSinceReferred: {
                            description: "The fees that counted for rewards.",
                            type: "string",
                            format: "decimal",
                          },
                          cumFeesRewardedToReferrer: {
                            description: "The fees that went to the referrer.",
                            type: "string",
                            format: "decimal",
                          },
                          timeJoined: { description: "When the user joined.", $ref: "#/$defs/Timestamp" },
                          user: { $ref: "#/$defs/Address" },
                          tokenToState: {
                            description: "The state by token.",
                            type: "array",
                            items: {
                              type: "array",
                              prefixItems: [
                                { type: "integer" },
                                {
                                  type: "object",
                                  required: [
                                    "cumVlm",
                                    "cumRewardedFeesSinceReferred",
                                    "cumFeesRewardedToReferrer",
                                  ],
                                  properties: {
                                    cumVlm: {
                                      description: "The volume traded so far, USD.",
                                      type: "string",
                                      format: "decimal",
                                    },
                                    cumRewardedFeesSinceReferred: {
                                      description: "The fees that counted for rewards.",
                                      type: "string",
                                      format: "decimal",
                                    },
                                    cumFeesRewardedToReferrer: {
                                      description: "The fees that went to the referrer.",
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
                  description: "More on it.",
                  type: "object",
                  required: ["required"],
                  properties: {
                    required: {
                      description: "The volume that is needed, USD.",
                      type: "string",
                      format: "decimal",
                    },
                  },
                },
              },
            },
          ],
        },
        rewardHistory: {
          description: "The rewards so far.",
          type: "array",
          items: {
            type: "object",
            required: ["earned", "vlm", "referralVlm", "time"],
            properties: {
              earned: { description: "Earnings.", type: "string", format: "decimal" },
              vlm: { description: "The volume, USD.", type: "string", format: "decimal" },
              referralVlm: {
                description: "The volume of the referred users, USD.",
                type: "string",
                format: "decimal",
              },
              time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
            },
          },
        },
        tokenToState: {
          description: "The state by token.",
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
                    description: "Rewards that wait to be claimed.",
                    type: "string",
                    format: "decimal",
                  },
                  claimedRewards: {
                    description: "Rewards that were paid out.",
                    type: "string",
                    format: "decimal",
                  },
                  builderRewards: {
                    description: "Earnings as a builder.",
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
      description: "The referrals of a user, and the rewards for them.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "referral" }, user: { $ref: "#/$defs/Address" } },
    },
    SpotClearinghouseState: {
      description: "A user's spot account: the balances.",
      type: "object",
      required: ["balances"],
      properties: {
        portfolioMarginEnabled: { description: "Whether portfolio margin is on.", type: "boolean" },
        balances: {
          description: "The balances, a token each.",
          type: "array",
          items: { $ref: "#/$defs/SpotBalance" },
        },
        evmEscrows: {
          description: "Balances that the EVM holds in escrow.",
          type: "array",
          items: {
            type: "object",
            required: ["coin", "token", "total"],
            properties: {
              coin: { $ref: "#/$defs/Coin" },
              token: { description: "The token's index.", type: "integer" },
              total: { description: "The amount.", type: "string", format: "decimal" },
            },
          },
        },
        portfolioMarginRatio: {
          description: "Portfolio margin in use, as a fraction.",
          type: "string",
          format: "decimal",
        },
        tokenToPortfolioBorrowRatio: {
          description: "Borrowed part of the maximum, as a fraction, by token.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        tokenToPortfolioSupplyRatio: {
          description: "Lent part of the maximum, as a fraction, by token.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        tokenToAvailableAfterMaintenance: {
          description: "Balance left over the maintenance margin, by token.",
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
      description: "A user's spot account: the balances.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "spotClearinghouseState" }, user: { $ref: "#/$defs/Address" } },
    },
    SubAccounts: {
      description: "A user's sub-accounts; null without any.",
      oneOf: [
        {
          type: "array",
          items: {
            type: "object",
            required: ["name", "subAccountUser", "master", "clearinghouseState", "spotState"],
            properties: {
              name: { description: "The name.", type: "string" },
              subAccountUser: { description: "The sub-account's address.", $ref: "#/$defs/Address" },
              master: { description: "The account above it.", $ref: "#/$defs/Address" },
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
      description: "A user's sub-accounts; null without any.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "subAccounts" }, user: { $ref: "#/$defs/Address" } },
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
              name: { description: "The name.", type: "string" },
              subAccountUser: { description: "The sub-account's address.", $ref: "#/$defs/Address" },
              master: { description: "The account above it.", $ref: "#/$defs/Address" },
              dexToClearinghouseState: {
                description: "The perpetuals account on each dex, the first one included.",
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
                description: "The way in which the account's balances are combined, if it is not the default.",
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
      description: "A user's sub-accounts with their accounts on all dexes; null without any.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "subAccounts2" }, user: { $ref: "#/$defs/Address" } },
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
      description: "The current routes for deposits and withdrawals of USDC.",
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
      description: "The abstraction mode of a user: which balances count as one account.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userAbstraction" }, user: { $ref: "#/$defs/Address" } },
    },
    UserDexAbstractionState: {
      description: "Whether DEX abstraction is on for a user; null if it was never set.",
      type: ["boolean", "null"],
    },
    UserDexAbstractionRequest: {
      description: "Whether DEX abstraction is on for a user; null if it was never set.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userDexAbstraction" }, user: { $ref: "#/$defs/Address" } },
    },
    UserFees: {
      description: "A user's fees, volumes and discounts.",
      type: "object",
      required: [
        "dailyUserVlm",
        "feeSchedule",
        "userCrossRate",
        "userAddRate",
        "userSpotCrossRate",
        "userSpotAddRate",
        "activeReferralDiscount",
        "trial",
        "feeTrialEscrow",
        "nextTrialAvailableTimestamp",
        "stakingLink",
        "activeStakingDiscount",
      ],
      properties: {
        dailyUserVlm: {
          description: "The last days' volumes.",
          type: "array",
          items: {
            type: "object",
            required: ["date", "userCross", "userAdd", "exchange"],
            properties: {
              date: { description: "The day, `YYYY-MM-DD`.", type: "string", format: "date" },
              userCross: {
                description: "The volume of the user as taker.",
                type: "string",
                format: "decimal",
              },
              userAdd: { description: "The volume of the user as maker.", type: "string", format: "decimal" },
              exchange: { description: "The volume of the whole venue.", type: "string", format: "decimal" },
            },
          },
        },
        feeSchedule: { description: "The fees that hold for all.", $ref: "#/$defs/FeeSchedule" },
        userCrossRate: {
          description: "The user's fee as taker, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userAddRate: {
          description: "The user's fee as maker, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userSpotCrossRate: {
          description: "The user's fee as taker on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        userSpotAddRate: {
          description: "The user's fee as maker on spot markets, as a fraction.",
          type: "string",
          format: "decimal",
        },
        activeReferralDiscount: {
          description: "The part of the fees that a referral saves at present.",
          type: "string",
          format: "decimal",
        },
        trial: { description: "The fee trial, if there is one; else null." },
        feeTrialEscrow: {
          description: "Balance that a fee trial holds in escrow.",
          type: "string",
          format: "decimal",
        },
        nextTrialAvailableTimestamp: {
          description: "When the next fee trial can begin.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        stakingLink: {
          description: "The link between a trading account and the account that stakes for it.",
          oneOf: [
            {
              oneOf: [
                {
                  type: "object",
                  required: ["type", "stakingUser"],
                  properties: {
                    type: {
                      description: "Whether the trading account has only requested the link, or it is in force.",
                      type: "string",
                      enum: ["requested", "tradingUser"],
                    },
                    stakingUser: { description: "The account that stakes.", $ref: "#/$defs/Address" },
                  },
                },
                {
                  type: "object",
                  required: ["type", "tradingUser"],
                  properties: {
                    type: { const: "stakingUser" },
                    tradingUser: { description: "The account that trades.", $ref: "#/$defs/Address" },
                  },
                },
              ],
            },
            { type: "null" },
          ],
        },
        activeStakingDiscount: {
          description: "The current discount for staking.",
          type: "object",
          required: ["bpsOfMaxSupply", "discount"],
          properties: {
            bpsOfMaxSupply: {
              description: "Minimum stake for the discount, in hundredths of a percent of the supply.",
              type: "string",
              format: "decimal",
            },
            discount: {
              description: "The part of the fees that is taken off.",
              type: "string",
              format: "decimal",
            },
          },
        },
      },
    },
    UserFeesRequest: {
      description: "A user's fees, volumes and discounts.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userFees" }, user: { $ref: "#/$defs/Address" } },
    },
    UserFunding: {
      description: "The funding that a user has paid and received.",
      type: "array",
      items: { $ref: "#/$defs/FundingUpdate" },
    },
    UserFundingRequest: {
      description: "The funding that a user has paid and received.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFunding" },
        user: { $ref: "#/$defs/Address" },
        startTime: { description: "From when on.", oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }] },
        endTime: {
          description: "Until when; now by default.",
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
      description: "A user's deposits, withdrawals, transfers and other ledger changes except funding.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userNonFundingLedgerUpdates" },
        user: { $ref: "#/$defs/Address" },
        startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "Until when; now by default.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    UserRateLimit: {
      description: "The number of requests that a user has made, and the limit.",
      type: "object",
      required: ["cumVlm", "nRequestsUsed", "nRequestsCap", "nRequestsSurplus"],
      properties: {
        cumVlm: { description: "The volume traded so far, USD.", type: "string", format: "decimal" },
        nRequestsUsed: { description: "Number of requests so far.", type: "integer" },
        nRequestsCap: { description: "Maximum number of requests in total.", type: "integer" },
        nRequestsSurplus: { description: "Number of requests reserved in addition.", type: "integer" },
      },
    },
    UserRateLimitRequest: {
      description: "The number of requests that a user has made, and the limit.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userRateLimit" }, user: { $ref: "#/$defs/Address" } },
    },
    UserRole: {
      description: "The role of an address: a user, an agent, a vault, a sub-account, or unknown.",
      oneOf: [
        {
          type: "object",
          required: ["role"],
          properties: {
            role: { description: "The role.", type: "string", enum: ["missing", "user", "vault"] },
          },
        },
        {
          type: "object",
          required: ["role", "data"],
          properties: {
            role: { const: "agent" },
            data: {
              description: "Whose it is.",
              type: "object",
              required: ["user"],
              properties: { user: { $ref: "#/$defs/Address" } },
            },
          },
        },
        {
          type: "object",
          required: ["role", "data"],
          properties: {
            role: { const: "subAccount" },
            data: {
              description: "Whose it is.",
              type: "object",
              required: ["master"],
              properties: { master: { description: "The account above it.", $ref: "#/$defs/Address" } },
            },
          },
        },
      ],
    },
    UserRoleRequest: {
      description: "Gets the role of an address: a user, an agent, a vault, a sub-account, or unknown.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userRole" }, user: { $ref: "#/$defs/Address" } },
    },
    MultiSigSigners: {
      description: "The addresses that may sign for a multi-signature account; null for any other.",
      oneOf: [
        {
          type: "object",
          required: ["authorizedUsers", "threshold"],
          properties: {
            authorizedUsers: {
              description: "The accounts that may sign.",
              type: "array",
              items: { $ref: "#/$defs/Address" },
            },
            threshold: { description: "The number of signers that must sign.", type: "integer" },
          },
        },
        { type: "null" },
      ],
    },
    UserToMultiSigSignersRequest: {
      description: "The addresses that may sign for a multi-signature account; null for any other.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userToMultiSigSigners" }, user: { $ref: "#/$defs/Address" } },
    },
    WebData2: {
      description: "Everything that the venue's user interface shows about a user, in one response.",
      type: "object",
      required: [
        "clearinghouseState",
        "leadingVaults",
        "totalVaultEquity",
        "openOrders",
        "agentAddress",
        "agentValidUntil",
        "cumLedger",
        "meta",
        "assetCtxs",
        "serverTime",
        "isVault",
        "user",
        "twapStates",
        "spotAssetCtxs",
      ],
      properties: {
        clearinghouseState: { description: "The perpetuals account.", $ref: "#/$defs/ClearinghouseState" },
        leadingVaults: { description: "The vaults that the user leads.", $ref: "#/$defs/LeadingVaults" },
        totalVaultEquity: {
          description: "Value of the shares in vaults, USD.",
          type: "string",
          format: "decimal",
        },
        openOrders: { description: "The open orders.", $ref: "#/$defs/FrontendOpenOrders" },
        agentAddress: {
          description: "The agent's address, if there is an agent.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        agentValidUntil: {
          description: "When the agent's approval ends; null if it does not, or there is none.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        cumLedger: {
          description: "All deposits less all withdrawals, USD.",
          type: "string",
          format: "decimal",
        },
        meta: { description: "The perpetuals.", $ref: "#/$defs/Meta" },
        assetCtxs: {
          description: "The state of each asset's market, in the order of the universe.",
          type: "array",
          items: { $ref: "#/$defs/PerpAssetCtx" },
        },
        serverTime: { description: "The venue's time.", $ref: "#/$defs/Timestamp" },
        isVault: { description: "Whether the account is a vault.", type: "boolean" },
        user: { description: "The account.", $ref: "#/$defs/Address" },
        twapStates: {
          description: "The running TWAP orders by id.",
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
          description: "The state of each spot market.",
          type: "array",
          items: { $ref: "#/$defs/SpotAssetCtx" },
        },
        optOutOfSpotDusting: {
          description: "Whether the conversion of small spot balances is off.",
          const: true,
        },
        perpsAtOpenInterestCap: {
          description: "The coins whose open interest is at its limit.",
          $ref: "#/$defs/PerpsAtOpenInterestCap",
        },
      },
    },
    WebData2Request: {
      description: "Everything that the venue's user interface shows about a user, in one response.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "webData2" }, user: { $ref: "#/$defs/Address" } },
    },
    VaultRelationship: {
      description: "Whether a vault has vaults below or above it.",
      oneOf: [
        {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              description: "Whether the vault has vaults below or above it.",
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
              description: "The vaults below it.",
              type: "object",
              required: ["childAddresses"],
              properties: {
                childAddresses: {
                  description: "The vaults below it.",
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
        "user",
        "vaultEquity",
        "pnl",
        "allTimePnl",
        "daysFollowing",
        "vaultEntryTime",
        "lockupUntil",
      ],
      properties: {
        user: { description: "The account.", oneOf: [{ $ref: "#/$defs/Address" }, { const: "Leader" }] },
        vaultEquity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
        pnl: { description: "Profit and loss, USD.", type: "string", format: "decimal" },
        allTimePnl: {
          description: "Profit and loss since the start, USD.",
          type: "string",
          format: "decimal",
        },
        daysFollowing: { description: "For how many days the user has been in the vault.", type: "integer" },
        vaultEntryTime: { description: "When the user joined.", $ref: "#/$defs/Timestamp" },
        lockupUntil: { description: "Until when it cannot be taken out.", $ref: "#/$defs/Timestamp" },
      },
    },
    LeadingVaults: {
      description: "The vaults that a user leads.",
      type: "array",
      items: {
        type: "object",
        required: ["address", "name"],
        properties: {
          address: { description: "The vault's address.", $ref: "#/$defs/Address" },
          name: { description: "The name.", type: "string" },
        },
      },
    },
    LeadingVaultsRequest: {
      description: "The vaults that a user leads.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "leadingVaults" }, user: { $ref: "#/$defs/Address" } },
    },
    UserVaultEquities: {
      description: "A user's shares of vaults.",
      type: "array",
      items: {
        type: "object",
        required: ["vaultAddress", "equity", "lockedUntilTimestamp"],
        properties: {
          vaultAddress: { description: "The vault's address.", $ref: "#/$defs/Address" },
          equity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
          lockedUntilTimestamp: {
            description: "Until when it cannot be taken out.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    UserVaultEquitiesRequest: {
      description: "A user's shares of vaults.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userVaultEquities" }, user: { $ref: "#/$defs/Address" } },
    },
    VaultDetails: {
      description: "A vault: its leader, its followers, its history.",
      type: "object",
      required: [
        "name",
        "vaultAddress",
        "leader",
        "description",
        "portfolio",
        "apr",
        "followerState",
        "leaderFraction",
        "leaderCommission",
        "followers",
        "maxDistributable",
        "maxWithdrawable",
        "isClosed",
        "relationship",
        "allowDeposits",
        "alwaysCloseOnWithdraw",
      ],
      properties: {
        name: { description: "The name.", type: "string" },
        vaultAddress: { description: "The vault's address.", $ref: "#/$defs/Address" },
        leader: { description: "The leader of the vault.", $ref: "#/$defs/Address" },
        description: { description: "A description for people.", type: "string" },
        portfolio: { description: "The vault's history by period.", $ref: "#/$defs/Portfolio" },
        apr: { description: "The yearly return, as a fraction.", type: "number" },
        followerState: {
          description: "The requested user's share, if any.",
          oneOf: [
            {
              type: "object",
              required: [
                "user",
                "vaultEquity",
                "pnl",
                "allTimePnl",
                "daysFollowing",
                "vaultEntryTime",
                "lockupUntil",
              ],
              properties: {
                user: { $ref: "#/$defs/Address" },
                vaultEquity: { description: "Value of the share, USD.", type: "string", format: "decimal" },
                pnl: { description: "Profit and loss, USD.", type: "string", format: "decimal" },
                allTimePnl: {
                  description: "Profit and loss since the start, USD.",
                  type: "string",
                  format: "decimal",
                },
                daysFollowing: {
                  description: "For how many days the user has been in the vault.",
                  type: "integer",
                },
                vaultEntryTime: { description: "When the user joined.", $ref: "#/$defs/Timestamp" },
                lockupUntil: { description: "Until when it cannot be taken out.", $ref: "#/$defs/Timestamp" },
              },
            },
            { type: "null" },
          ],
        },
        leaderFraction: { description: "The leader's part of the vault, as a fraction.", type: "number" },
        leaderCommission: { description: "The leader's part of the profits, as a fraction.", type: "number" },
        followers: {
          description: "The users that have a share of the vault.",
          type: "array",
          items: { $ref: "#/$defs/VaultFollower" },
        },
        maxDistributable: { description: "Maximum that could be paid out, USD.", type: "number" },
        maxWithdrawable: { description: "Maximum that could be withdrawn, USD.", type: "number" },
        isClosed: { description: "Whether the vault is closed.", type: "boolean" },
        relationship: {
          description: "Whether the vault has vaults below or above it.",
          $ref: "#/$defs/VaultRelationship",
        },
        allowDeposits: { description: "Whether the vault accepts deposits.", type: "boolean" },
        alwaysCloseOnWithdraw: {
          description: "Whether a withdrawal closes positions in proportion.",
          type: "boolean",
        },
      },
    },
    VaultDetailsFound: {
      description: "The vault, or `null` if there is none at the address.",
      oneOf: [{ $ref: "#/$defs/VaultDetails" }, { type: "null" }],
    },
    VaultDetailsRequest: {
      description: "A vault: its leader, its followers, its history.",
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultDetails" },
        vaultAddress: { description: "The vault's address.", $ref: "#/$defs/Address" },
        user: { description: "The account.", oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }] },
      },
    },
    VaultSummaries: {
      description: "The vaults created in the last two hours.",
      type: "array",
      items: {
        type: "object",
        required: ["name", "vaultAddress", "leader", "tvl", "isClosed", "relationship", "createTimeMillis"],
        properties: {
          name: { description: "The name.", type: "string" },
          vaultAddress: { description: "The vault's address.", $ref: "#/$defs/Address" },
          leader: { description: "The leader of the vault.", $ref: "#/$defs/Address" },
          tvl: { description: "Value of the vault, USD.", type: "string", format: "decimal" },
          isClosed: { description: "Whether the vault is closed.", type: "boolean" },
          relationship: {
            description: "Whether the vault has vaults below or above it.",
            $ref: "#/$defs/VaultRelationship",
          },
          createTimeMillis: { description: "The time at which it was created.", $ref: "#/$defs/Timestamp" },
        },
      },
    },
    VaultSummariesRequest: {
      description: "The vaults created in the last two hours.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "vaultSummaries" } },
    },
    OrderState: {
      description: "The state of an order. States that end in `Canceled` were on the book; those that end in `Rejected` never were.",
      type: "string",
      enum: [
        "open",
        "filled",
        "canceled",
        "triggered",
        "rejected",
        "marginCanceled",
        "vaultWithdrawalCanceled",
        "openInterestCapCanceled",
        "selfTradeCanceled",
        "reduceOnlyCanceled",
        "siblingFilledCanceled",
        "delistedCanceled",
        "liquidatedCanceled",
        "outcomeSettledCanceled",
        "scheduledCancel",
        "internalCancel",
        "tickRejected",
        "minTradeNtlRejected",
        "perpMarginRejected",
        "reduceOnlyRejected",
        "badAloPxRejected",
        "iocCancelRejected",
        "badTriggerPxRejected",
        "marketOrderNoLiquidityRejected",
        "positionIncreaseAtOpenInterestCapRejected",
        "positionFlipAtOpenInterestCapRejected",
        "tooAggressiveAtOpenInterestCapRejected",
        "openInterestIncreaseRejected",
        "insufficientSpotBalanceRejected",
        "oracleRejected",
        "perpMaxPositionRejected",
        "tooManyOpenOrdersRejected",
      ],
    },
    TimeInForce: {
      description: "The time in force of an order: `Gtc` until cancelled, `Ioc` fills immediately or not at all, `Alo` only adds liquidity; the others are market orders.",
      type: "string",
      enum: ["Gtc", "Ioc", "Alo", "FrontendMarket", "LiquidationMarket"],
    },
    OrderType: {
      description: "The kind of order, as the venue's user interface shows it.",
      type: "string",
      enum: [
        "Market",
        "Limit",
        "Stop Market",
        "Stop Limit",
        "Take Profit Market",
        "Take Profit Limit",
        "Twap Slice",
        "Vault Close",
        "Spot Dust Conversion",
      ],
    },
    OpenOrder: {
      description: "An open order.",
      type: "object",
      required: ["coin", "side", "limitPx", "sz", "oid", "timestamp", "origSz"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        side: { $ref: "#/$defs/Side" },
        limitPx: { description: "The limit.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        oid: { description: "The order's id.", type: "integer" },
        timestamp: { description: "When the order was placed.", $ref: "#/$defs/Timestamp" },
        origSz: { description: "The size at first.", type: "string", format: "decimal" },
        cloid: { $ref: "#/$defs/ClientOrderId" },
        reduceOnly: { description: "Whether the order can only make a position smaller.", const: true },
      },
    },
    FrontendOpenOrder: {
      description: "An open order with all that a user interface shows of it.",
      type: "object",
      required: [
        "coin",
        "side",
        "limitPx",
        "sz",
        "oid",
        "timestamp",
        "origSz",
        "triggerCondition",
        "isTrigger",
        "triggerPx",
        "children",
        "isPositionTpsl",
        "reduceOnly",
        "orderType",
        "tif",
        "cloid",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        side: { $ref: "#/$defs/Side" },
        limitPx: { description: "The limit.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        oid: { description: "The order's id.", type: "integer" },
        timestamp: { description: "When the order was placed.", $ref: "#/$defs/Timestamp" },
        origSz: { description: "The size at first.", type: "string", format: "decimal" },
        triggerCondition: { description: "The condition the order waits for, in words.", type: "string" },
        isTrigger: { description: "Whether the order waits for a price.", type: "boolean" },
        triggerPx: { description: "The price that the order waits for.", type: "string", format: "decimal" },
        children: {
          description: "The orders that wait for this one.",
          type: "array",
          items: { $ref: "#/$defs/FrontendOpenOrder" },
        },
        isPositionTpsl: { description: "Whether the order follows the position's size.", type: "boolean" },
        reduceOnly: { description: "Whether the order can only make a position smaller.", type: "boolean" },
        orderType: { description: "The kind of order.", $ref: "#/$defs/OrderType" },
        tif: {
          description: "The time in force of the order; null for one that waits for a price.",
          oneOf: [{ $ref: "#/$defs/TimeInForce" }, { type: "null" }],
        },
        cloid: {
          description: "The caller's own id, if it passed one.",
          oneOf: [{ $ref: "#/$defs/ClientOrderId" }, { type: "null" }],
        },
      },
    },
    TwapState: {
      description: "A TWAP order: one that is spread over time.",
      type: "object",
      required: [
        "coin",
        "executedNtl",
        "executedSz",
        "minutes",
        "randomize",
        "reduceOnly",
        "side",
        "stopPx",
        "sz",
        "timestamp",
        "trigger",
        "user",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        executedNtl: { description: "Executed size, USD.", type: "string", format: "decimal" },
        executedSz: { description: "Executed size.", type: "string", format: "decimal" },
        minutes: { description: "Over how many minutes it is spread.", type: "integer" },
        randomize: { description: "Whether the slices vary in time.", type: "boolean" },
        reduceOnly: { description: "Whether the order can only make a position smaller.", type: "boolean" },
        side: { $ref: "#/$defs/Side" },
        stopPx: {
          description: "The price at which it is ended, if any.",
          type: ["string", "null"],
          format: "decimal",
        },
        sz: { description: "The size.", type: "string", format: "decimal" },
        timestamp: { description: "When it began.", $ref: "#/$defs/Timestamp" },
        trigger: {
          description: "The price that starts it; null if it starts at once.",
          oneOf: [
            {
              type: "object",
              required: ["px", "above"],
              properties: {
                px: { description: "The price that starts it.", type: "string", format: "decimal" },
                above: {
                  description: "Whether the mark price must rise to the trigger, and not fall to it.",
                  type: "boolean",
                },
              },
            },
            { type: "null" },
          ],
        },
        user: { $ref: "#/$defs/Address" },
      },
    },
    Fill: {
      description: "A fill: an order's part in a trade.",
      type: "object",
      required: [
        "coin",
        "px",
        "sz",
        "side",
        "time",
        "startPosition",
        "dir",
        "closedPnl",
        "hash",
        "oid",
        "crossed",
        "fee",
        "tid",
        "feeToken",
        "twapId",
      ],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        px: { description: "The price.", type: "string", format: "decimal" },
        sz: { description: "The size.", type: "string", format: "decimal" },
        side: { $ref: "#/$defs/Side" },
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        startPosition: { description: "The position before it.", type: "string", format: "decimal" },
        dir: {
          description: "The effect of the fill, as the venue's user interface shows it.",
          type: "string",
        },
        closedPnl: {
          description: "Profit or loss that the fill realized.",
          type: "string",
          format: "decimal",
        },
        hash: { description: "The transaction.", $ref: "#/$defs/TransactionHash" },
        oid: { description: "The order's id.", type: "integer" },
        crossed: { description: "Whether the fill took liquidity.", type: "boolean" },
        fee: {
          description: "The fee; negative if it was paid to the user.",
          type: "string",
          format: "decimal",
        },
        builderFee: {
          description: "The fee of the user interface's builder.",
          type: "string",
          format: "decimal",
        },
        tid: { description: "The trade's id.", type: "integer" },
        feeToken: { description: "The token that the fee was paid in.", type: "string" },
        feeTrialEscrow: {
          description: "Balance that a fee trial holds in escrow.",
          type: "string",
          format: "decimal",
        },
        twapId: { description: "The TWAP order's id.", type: ["integer", "null"] },
        cloid: { $ref: "#/$defs/ClientOrderId" },
        liquidation: {
          description: "The liquidation that the fill was part of.",
          type: "object",
          required: ["markPx", "method"],
          properties: {
            liquidatedUser: { description: "The liquidated user.", $ref: "#/$defs/Address" },
            markPx: { description: "The mark price then.", type: "string", format: "decimal" },
            method: {
              description: "Through the market, or by the venue's backstop.",
              type: "string",
              enum: ["market", "backstop"],
            },
          },
        },
      },
    },
    HistoricalOrder: {
      description: "An order and what became of it.",
      type: "object",
      required: ["order", "status", "statusTimestamp"],
      properties: {
        order: { description: "The order.", $ref: "#/$defs/FrontendOpenOrder" },
        status: { description: "The outcome.", $ref: "#/$defs/OrderState" },
        statusTimestamp: { description: "When it got this status.", $ref: "#/$defs/Timestamp" },
      },
    },
    TwapRecord: {
      description: "A TWAP order and what became of it.",
      type: "object",
      required: ["time", "state", "status"],
      properties: {
        time: { description: "When it came to this, in seconds since 1970.", $ref: "#/$defs/Timestamp" },
        state: { description: "The order.", $ref: "#/$defs/TwapState" },
        status: {
          description: "The outcome.",
          oneOf: [
            {
              type: "object",
              required: ["status"],
              properties: {
                status: {
                  description: "The outcome.",
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
                description: { description: "The error.", type: "string" },
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
      description: "A user's open orders, with the details that a trading interface shows.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "frontendOpenOrders" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    HistoricalOrders: {
      description: "A user's last orders, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/HistoricalOrder" },
    },
    HistoricalOrdersRequest: {
      description: "A user's last orders, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "historicalOrders" }, user: { $ref: "#/$defs/Address" } },
    },
    OpenOrders: { description: "A user's open orders.", type: "array", items: { $ref: "#/$defs/OpenOrder" } },
    OpenOrdersRequest: {
      description: "A user's open orders.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "openOrders" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    OrderStatus: {
      description: "The outcome of an order.",
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
      description: "The outcome of an order.",
      type: "object",
      required: ["type", "user", "oid"],
      properties: {
        type: { const: "orderStatus" },
        user: { $ref: "#/$defs/Address" },
        oid: {
          description: "The order's id.",
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
      description: "A user's TWAP orders.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "twapHistory" }, user: { $ref: "#/$defs/Address" } },
    },
    UserFills: {
      description: "A user's last fills, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/Fill" },
    },
    UserFillsRequest: {
      description: "A user's last fills, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFills" },
        user: { $ref: "#/$defs/Address" },
        aggregateByTime: {
          description: "Whether fills of one order in one block are joined.",
          type: "boolean",
        },
      },
    },
    UserFillsByTime: {
      description: "A user's fills between two times, at most 2,000 per response.",
      $ref: "#/$defs/UserFills",
    },
    UserFillsByTimeRequest: {
      description: "A user's fills between two times, at most 2,000 per response.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userFillsByTime" },
        user: { $ref: "#/$defs/Address" },
        startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "Until when; now by default.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
        aggregateByTime: {
          description: "Whether fills of one order in one block are joined.",
          type: "boolean",
        },
        reversed: { description: "Whether the oldest come first.", type: "boolean" },
      },
    },
    UserTwapSliceFills: {
      description: "A user's last fills of TWAP orders, at most 2,000.",
      type: "array",
      items: { $ref: "#/$defs/TwapSliceFill" },
    },
    UserTwapSliceFillsRequest: {
      description: "A user's last fills of TWAP orders, at most 2,000.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userTwapSliceFills" }, user: { $ref: "#/$defs/Address" } },
    },
    UserTwapSliceFillsByTime: {
      description: "A user's fills of TWAP orders between two times.",
      $ref: "#/$defs/UserTwapSliceFills",
    },
    UserTwapSliceFillsByTimeRequest: {
      description: "A user's fills of TWAP orders between two times.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userTwapSliceFillsByTime" },
        user: { $ref: "#/$defs/Address" },
        startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "Until when; now by default.",
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
      description: "The states of all lending reserves.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allBorrowLendReserveStates" } },
    },
    BorrowLendReserveState: {
      description: "The state of a lending reserve.",
      type: "object",
      required: [
        "borrowYearlyRate",
        "supplyYearlyRate",
        "balance",
        "utilization",
        "oraclePx",
        "ltv",
        "totalSupplied",
        "totalBorrowed",
      ],
      properties: {
        borrowYearlyRate: {
          description: "The yearly interest of a loan, as a fraction.",
          type: "string",
          format: "decimal",
        },
        supplyYearlyRate: {
          description: "The yearly interest of a deposit, as a fraction.",
          type: "string",
          format: "decimal",
        },
        balance: { description: "Balance of the reserve.", type: "string", format: "decimal" },
        utilization: {
          description: "The utilization: the borrowed share of what is lent.",
          type: "string",
          format: "decimal",
        },
        oraclePx: { description: "The oracle's price.", type: "string", format: "decimal" },
        ltv: {
          description: "Maximum that can be borrowed, as a fraction of its value.",
          type: "string",
          format: "decimal",
        },
        totalSupplied: { description: "Total amount lent.", type: "string", format: "decimal" },
        totalBorrowed: { description: "Total amount borrowed.", type: "string", format: "decimal" },
      },
    },
    BorrowLendReserveStateRequest: {
      description: "The state of a lending reserve.",
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
          description: "The state by token.",
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
                    description: "The borrowed balance.",
                    type: "object",
                    required: ["basis", "value"],
                    properties: {
                      basis: {
                        description: "Value when it was lent, borrowed or deposited.",
                        type: "string",
                        format: "decimal",
                      },
                      value: { description: "Present value.", type: "string", format: "decimal" },
                    },
                  },
                  supply: {
                    description: "The lent balance.",
                    type: "object",
                    required: ["basis", "value"],
                    properties: {
                      basis: {
                        description: "Value when it was lent, borrowed or deposited.",
                        type: "string",
                        format: "decimal",
                      },
                      value: { description: "Present value.", type: "string", format: "decimal" },
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
          description: "The safety of the loan.",
          type: "string",
          enum: ["healthy", "atRisk", "marketLiquidatable", "backstopLiquidatable"],
        },
        healthFactor: {
          description: "Distance of the loan from liquidation; null without a loan.",
          type: ["string", "null"],
          format: "decimal",
        },
      },
    },
    BorrowLendUserStateRequest: {
      description: "The loans and deposits of a user.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "borrowLendUserState" }, user: { $ref: "#/$defs/Address" } },
    },
    UserBorrowLendInterest: {
      description: "The interest that a user has earned and paid.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "token", "borrow", "supply"],
        properties: {
          time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
          token: { description: "The token.", type: "string" },
          borrow: { description: "Interest that was paid.", type: "string", format: "decimal" },
          supply: { description: "Interest that was earned.", type: "string", format: "decimal" },
        },
      },
    },
    UserBorrowLendInterestRequest: {
      description: "The interest that a user has earned and paid.",
      type: "object",
      required: ["type", "user", "startTime"],
      properties: {
        type: { const: "userBorrowLendInterest" },
        user: { $ref: "#/$defs/Address" },
        startTime: { description: "From when on.", $ref: "#/$defs/Timestamp" },
        endTime: {
          description: "Until when; now by default.",
          oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
        },
      },
    },
    ValidatorStats: {
      description: "The performance of a validator.",
      type: "object",
      required: ["uptimeFraction", "predictedApr", "nSamples"],
      properties: {
        uptimeFraction: { description: "The part of the time that it was online.", type: "string" },
        predictedApr: {
          description: "The yearly return that is expected, as a fraction.",
          type: "string",
          format: "decimal",
        },
        nSamples: {
          description: "Number of samples of the premium that the rate is computed from; null if it was paid at once.",
          type: "integer",
        },
      },
    },
    ValidatorVote: {
      description: "A vote of the validators.",
      type: "object",
      required: ["expireTime", "action", "votes", "quorumReached"],
      properties: {
        expireTime: { description: "When the vote ends.", $ref: "#/$defs/Timestamp" },
        action: {
          description: "The proposal that is voted on.",
          oneOf: [
            {
              type: "object",
              required: ["D"],
              properties: { D: { description: "A vote of the kind `D`.", type: "string" } },
            },
            {
              type: "object",
              required: ["C"],
              properties: {
                C: { description: "A vote of the kind `C`.", type: "array", items: { type: "string" } },
              },
            },
            {
              type: "object",
              required: ["O"],
              properties: {
                O: {
                  description: "A vote on outcomes.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["registerTokensAndStandaloneOutcome"],
                      properties: {
                        registerTokensAndStandaloneOutcome: {
                          description: "Adds an outcome that belongs to no question.",
                          type: "object",
                          required: ["quoteToken", "nameAndDescription"],
                          properties: {
                            quoteToken: { description: "The token that it is priced in.", type: "integer" },
                            nameAndDescription: {
                              description: "Name and description.",
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
                            "quoteToken",
                            "questionNameAndDescription",
                            "fallbackNameAndDescription",
                            "namedOutcomes",
                          ],
                          properties: {
                            quoteToken: { description: "The token that it is priced in.", type: "integer" },
                            questionNameAndDescription: {
                              description: "The question's name and description.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                            fallbackNameAndDescription: {
                              description: "Name and description of the outcome if none of the others holds.",
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
                              description: "The kind of object that the template creates.",
                              type: "object",
                              required: ["standaloneOutcome"],
                              properties: {
                                standaloneOutcome: {
                                  description: "It makes one outcome.",
                                  type: "object",
                                  required: ["sideNames"],
                                  properties: {
                                    sideNames: {
                                      description: "Names of its two sides.",
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
                              description: "Name and description.",
                              type: "array",
                              prefixItems: [{ type: "string" }, { type: "string" }],
                              minItems: 2,
                              maxItems: 2,
                            },
                            keywordToHint: {
                              description: "The template's keywords, and what kind of value each accepts.",
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
                            outcome: { description: "The outcome's id.", type: "integer" },
                            settleFraction: {
                              description: "The part that its holders are paid, between 0 and 1.",
                              type: "string",
                              format: "decimal",
                            },
                            details: { description: "Why, in words.", type: "string" },
                          },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["settleQuestion"],
                      properties: {
                        settleQuestion: {
                          description: "Settles a question by each of its outcomes.",
                          type: "object",
                          required: ["question", "settleFractionsAndDetails"],
                          properties: {
                            question: { description: "The question's id.", type: "integer" },
                            settleFractionsAndDetails: {
                              description: "By outcome, the part that its holders are paid and why.",
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
                          description: "Settles the outcomes of a question that are still open.",
                          type: "object",
                          required: ["question", "outcomeSettlements", "nameAndDescription"],
                          properties: {
                            question: { description: "The question's id.", type: "integer" },
                            outcomeSettlements: {
                              description: "The settlement of each outcome that is still open.",
                              type: "array",
                              items: {
                                type: "object",
                                required: [
                                  "outcome",
                                  "settleFraction",
                                  "details",
                                  "nameAndDescription",
                                  "sideNames",
                                ],
                                properties: {
                                  outcome: { description: "The outcome's id.", type: "integer" },
                                  settleFraction: {
                                    description: "The part that its holders are paid, between 0 and 1.",
                                    type: "string",
                                    format: "decimal",
                                  },
                                  details: { description: "Why, in words.", type: "string" },
                                  nameAndDescription: {
                                    description: "Name and description.",
                                    type: "array",
                                    prefixItems: [{ type: "string" }, { type: "string" }],
                                    minItems: 2,
                                    maxItems: 2,
                                  },
                                  sideNames: {
                                    description: "Names of its two sides.",
                                    type: "array",
                                    prefixItems: [{ type: "string" }, { type: "string" }],
                                    minItems: 2,
                                    maxItems: 2,
                                  },
                                },
                              },
                            },
                            nameAndDescription: {
                              description: "Name and description.",
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
                  description: "A vote on a token and its treasury.",
                  type: "object",
                  required: [
                    "token",
                    "technicalStaker",
                    "treasuryStaker",
                    "treasuryEvmAddress",
                    "evmRebalanceContract",
                  ],
                  properties: {
                    token: { description: "The token's index.", type: "integer" },
                    technicalStaker: {
                      description: "The address that stakes for the technical side.",
                      $ref: "#/$defs/Address",
                    },
                    treasuryStaker: {
                      description: "The address that stakes for the treasury.",
                      $ref: "#/$defs/Address",
                    },
                    treasuryEvmAddress: {
                      description: "The treasury's address on the EVM.",
                      $ref: "#/$defs/Address",
                    },
                    evmRebalanceContract: {
                      description: "The contract on the EVM that rebalances.",
                      $ref: "#/$defs/Address",
                    },
                  },
                },
              },
            },
          ],
        },
        votes: {
          description: "The validators that voted for it.",
          type: "array",
          items: { $ref: "#/$defs/Address" },
        },
        quorumReached: { description: "Whether enough have voted.", type: "boolean" },
      },
    },
    Delegations: {
      description: "The delegations of a user's staking balance, by validator.",
      type: "array",
      items: {
        type: "object",
        required: ["validator", "amount", "lockedUntilTimestamp"],
        properties: {
          validator: { description: "The validator's address.", $ref: "#/$defs/Address" },
          amount: { description: "The amount.", type: "string", format: "decimal" },
          lockedUntilTimestamp: {
            description: "Until when it cannot be taken out.",
            $ref: "#/$defs/Timestamp",
          },
        },
      },
    },
    DelegationsRequest: {
      description: "The delegations of a user's staking balance, by validator.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegations" }, user: { $ref: "#/$defs/Address" } },
    },
    DelegatorHistory: {
      description: "The history of a user's delegations, deposits and withdrawals of staked HYPE.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "hash", "delta"],
        properties: {
          time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
          hash: { description: "The transaction.", $ref: "#/$defs/TransactionHash" },
          delta: {
            description: "The change.",
            oneOf: [
              {
                type: "object",
                required: ["delegate"],
                properties: {
                  delegate: {
                    description: "A delegation to a validator, or its end.",
                    type: "object",
                    required: ["validator", "amount", "isUndelegate"],
                    properties: {
                      validator: { description: "The validator's address.", $ref: "#/$defs/Address" },
                      amount: { description: "The amount.", type: "string", format: "decimal" },
                      isUndelegate: { description: "Whether the delegation ends.", type: "boolean" },
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
                    properties: { amount: { description: "The amount.", type: "string", format: "decimal" } },
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
                      amount: { description: "The amount.", type: "string", format: "decimal" },
                      phase: {
                        description: "Whether it waits or is done.",
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
      description: "The history of a user's delegations, deposits and withdrawals of staked HYPE.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorHistory" }, user: { $ref: "#/$defs/Address" } },
    },
    DelegatorRewards: {
      description: "A user's rewards for staking.",
      type: "array",
      items: {
        type: "object",
        required: ["time", "source", "totalAmount"],
        properties: {
          time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
          source: { description: "The source.", type: "string", enum: ["delegation", "commission"] },
          totalAmount: { description: "Total amount.", type: "string", format: "decimal" },
        },
      },
    },
    DelegatorRewardsRequest: {
      description: "A user's rewards for staking.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorRewards" }, user: { $ref: "#/$defs/Address" } },
    },
    DelegatorSummary: {
      description: "A summary of a user's staking balance.",
      type: "object",
      required: ["delegated", "undelegated", "totalPendingWithdrawal", "nPendingWithdrawals"],
      properties: {
        delegated: { description: "Delegated amount.", type: "string", format: "decimal" },
        undelegated: {
          description: "Staking balance that is not delegated.",
          type: "string",
          format: "decimal",
        },
        totalPendingWithdrawal: {
          description: "Amount in pending withdrawals.",
          type: "string",
          format: "decimal",
        },
        nPendingWithdrawals: { description: "Number of pending withdrawals.", type: "integer" },
      },
    },
    DelegatorSummaryRequest: {
      description: "A summary of a user's staking balance.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "delegatorSummary" }, user: { $ref: "#/$defs/Address" } },
    },
    ValidatorL1Votes: {
      description: "The open votes of the validators.",
      type: "array",
      items: { $ref: "#/$defs/ValidatorVote" },
    },
    ValidatorL1VotesRequest: {
      description: "The open votes of the validators.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorL1Votes" } },
    },
    ValidatorSummaries: {
      description: "The validators and their performance.",
      type: "array",
      items: {
        type: "object",
        required: [
          "validator",
          "signer",
          "name",
          "description",
          "nRecentBlocks",
          "stake",
          "isJailed",
          "unjailableAfter",
          "isActive",
          "commission",
          "stats",
        ],
        properties: {
          validator: { description: "The validator's address.", $ref: "#/$defs/Address" },
          signer: { description: "The key that the validator signs with.", $ref: "#/$defs/Address" },
          name: { description: "The name.", type: "string" },
          description: { description: "A description for people.", type: "string" },
          nRecentBlocks: { description: "Number of recent blocks it produced.", type: "integer" },
          stake: { description: "Amount delegated to it, in hundred millionths of HYPE.", type: "number" },
          isJailed: { description: "Whether the validator is excluded for a time.", type: "boolean" },
          unjailableAfter: {
            description: "When the validator can come back; null if it is not excluded.",
            oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
          },
          isActive: { description: "Whether the validator participates now.", type: "boolean" },
          commission: {
            description: "The commission, as a fraction of the rewards.",
            type: "string",
            format: "decimal",
          },
          stats: {
            description: "The performance of the validator in the last day, week and month.",
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
      description: "The validators and their performance.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "validatorSummaries" } },
    },
    DeployAuction: {
      description: "An auction whose price falls until a buyer accepts it.",
      type: "object",
      required: ["currentGas", "durationSeconds", "endGas", "startGas", "startTimeSeconds"],
      properties: {
        currentGas: {
          description: "The price now, in HYPE; null outside of an auction.",
          type: ["string", "null"],
          format: "decimal",
        },
        durationSeconds: { description: "Duration of the auction.", type: "integer" },
        endGas: {
          description: "The price that the auction ended at, in HYPE.",
          type: ["string", "null"],
          format: "decimal",
        },
        startGas: {
          description: "The price that the auction starts at, in HYPE.",
          type: "string",
          format: "decimal",
        },
        startTimeSeconds: { description: "When the auction starts, in seconds since 1970.", type: "integer" },
      },
    },
    PerpDex: {
      description: "A dex for perpetuals.",
      type: "object",
      required: [
        "name",
        "fullName",
        "deployer",
        "oracleUpdater",
        "feeRecipient",
        "assetToStreamingOiCap",
        "subDeployers",
        "deployerFeeScale",
        "lastDeployerFeeScaleChangeTime",
        "assetToFundingMultiplier",
        "assetToFundingInterestRate",
      ],
      properties: {
        name: { description: "The dex's name.", type: "string" },
        fullName: { description: "The name in full.", type: "string" },
        deployer: { description: "The deployer.", $ref: "#/$defs/Address" },
        oracleUpdater: {
          description: "The address that sets the oracle's prices.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        feeRecipient: {
          description: "The recipient of the deployer's fees.",
          oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
        },
        assetToStreamingOiCap: {
          description: "Maximum open interest, by asset.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        subDeployers: {
          description: "Functions that other addresses may call for the deployer: a function, and its addresses.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/Address" } }],
            minItems: 2,
            maxItems: 2,
          },
        },
        deployerFeeScale: {
          description: "The factor of the deployer's part of the fees.",
          type: "string",
          format: "decimal",
        },
        lastDeployerFeeScaleChangeTime: {
          description: "When the deployer's fee scale last changed, in ISO 8601 without a zone.",
          type: "string",
        },
        assetToFundingMultiplier: {
          description: "The factor of the funding rate, by asset.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", format: "decimal" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        assetToFundingInterestRate: {
          description: "The interest rate in each asset's funding, by asset.",
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
      description: "The auctions for priority in the network's gossip.",
      type: "array",
      prefixItems: [
        { type: "array", items: { type: ["string", "null"], format: "ipv4" } },
        { type: "array", items: { $ref: "#/$defs/DeployAuction" } },
      ],
      minItems: 2,
      maxItems: 2,
    },
    GossipPriorityAuctionStatusRequest: {
      description: "The auctions for priority in the network's gossip.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipPriorityAuctionStatus" } },
    },
    GossipRootIps: {
      description: "The addresses of peers to join the gossip network.",
      type: "array",
      items: { type: "string", format: "ipv4" },
    },
    GossipRootIpsRequest: {
      description: "The addresses of peers to join the gossip network.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "gossipRootIps" } },
    },
    PerpDeployAuctionStatus: {
      description: "The auction for listing a perpetual.",
      $ref: "#/$defs/DeployAuction",
    },
    PerpDeployAuctionStatusRequest: {
      description: "The auction for listing a perpetual.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpDeployAuctionStatus" } },
    },
    PerpDexLimits: {
      description: "The limits of a dex; null for the first one.",
      oneOf: [
        {
          type: "object",
          required: ["totalOiCap", "oiSzCapPerPerp", "maxTransferNtl", "coinToOiCap"],
          properties: {
            totalOiCap: {
              description: "Maximum open interest of the dex, USD.",
              type: "string",
              format: "decimal",
            },
            oiSzCapPerPerp: {
              description: "Maximum open interest of one perpetual, in its own units.",
              type: "string",
              format: "decimal",
            },
            maxTransferNtl: {
              description: "Maximum of one transfer, USD.",
              type: "string",
              format: "decimal",
            },
            coinToOiCap: {
              description: "Maximum open interest, by coin.",
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
      description: "The limits of a dex; null for the first one.",
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexLimits" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PerpDexStatus: {
      description: "The total deposits of a dex.",
      type: "object",
      required: ["totalNetDeposit"],
      properties: {
        totalNetDeposit: {
          description: "All deposits less all withdrawals, USD.",
          type: "string",
          format: "decimal",
        },
      },
    },
    PerpDexStatusRequest: {
      description: "The total deposits of a dex.",
      type: "object",
      required: ["type", "dex"],
      properties: { type: { const: "perpDexStatus" }, dex: { $ref: "#/$defs/DexName" } },
    },
    PerpDexs: {
      description: "The dexes for perpetuals; the first one, the venue's own, is null.",
      type: "array",
      items: { oneOf: [{ $ref: "#/$defs/PerpDex" }, { type: "null" }] },
    },
    PerpDexsRequest: {
      description: "The dexes for perpetuals; the first one, the venue's own, is null.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "perpDexs" } },
    },
    SpotDeployState: {
      description: "The tokens that a user is deploying.",
      type: "object",
      required: ["states", "gasAuction"],
      properties: {
        states: {
          description: "The tokens that are being deployed.",
          type: "array",
          items: {
            type: "object",
            required: [
              "token",
              "spec",
              "fullName",
              "deployerTradingFeeShare",
              "spots",
              "maxSupply",
              "hyperliquidityGenesisBalance",
              "totalGenesisBalanceWei",
              "userGenesisBalances",
              "existingTokenGenesisBalances",
              "blacklistUsers",
            ],
            properties: {
              token: { description: "The token's index.", type: "integer" },
              spec: {
                description: "The token's name and decimals.",
                type: "object",
                required: ["name", "szDecimals", "weiDecimals"],
                properties: {
                  name: { description: "The name.", type: "string" },
                  szDecimals: {
                    description: "Number of decimal places that a size may have.",
                    type: "integer",
                  },
                  weiDecimals: { description: "Number of decimals of its smallest unit.", type: "integer" },
                },
              },
              fullName: { description: "The name in full.", type: ["string", "null"] },
              deployerTradingFeeShare: {
                description: "The part of the trading fees that the deployer gets.",
                type: "string",
                format: "decimal",
              },
              spots: {
                description: "The spot markets that it trades on.",
                type: "array",
                items: { type: "integer" },
              },
              maxSupply: { description: "The maximum supply.", type: ["string", "null"], format: "decimal" },
              hyperliquidityGenesisBalance: {
                description: "Initial balance of the venue's own market making.",
                type: "string",
                format: "decimal",
              },
              totalGenesisBalanceWei: {
                description: "The first supply, in its smallest unit.",
                type: "string",
                format: "decimal",
              },
              userGenesisBalances: {
                description: "Initial balance, by account.",
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ $ref: "#/$defs/Address" }, { type: "string", format: "decimal" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
              existingTokenGenesisBalances: {
                description: "Initial balance for the holders of other tokens, by token.",
                type: "array",
                items: {
                  type: "array",
                  prefixItems: [{ type: "integer" }, { type: "string", format: "decimal" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
              blacklistUsers: {
                description: "The accounts that may not hold it.",
                type: "array",
                items: { $ref: "#/$defs/Address" },
              },
            },
          },
        },
        gasAuction: { description: "The auction for the next deployment.", $ref: "#/$defs/DeployAuction" },
      },
    },
    SpotDeployStateRequest: {
      description: "The tokens that a user is deploying.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "spotDeployState" }, user: { $ref: "#/$defs/Address" } },
    },
    SpotPairDeployAuctionStatus: {
      description: "The auction for listing a spot market.",
      $ref: "#/$defs/DeployAuction",
    },
    SpotPairDeployAuctionStatusRequest: {
      description: "The auction for listing a spot market.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotPairDeployAuctionStatus" } },
    },
    Outcome: {
      description: "An outcome that can be traded: it pays if it holds.",
      type: "object",
      required: ["outcome", "name", "description", "sideSpecs", "quoteToken"],
      properties: {
        outcome: { description: "The outcome's id.", type: "integer" },
        name: { description: "The name.", type: "string" },
        description: { description: "A description for people.", type: "string" },
        sideSpecs: {
          description: "The two sides.",
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
        quoteToken: { description: "The token that it is priced in.", type: "string" },
        deployer: { description: "The deployer.", $ref: "#/$defs/Address" },
      },
    },
    Question: {
      description: "A question whose possible answers are outcomes.",
      type: "object",
      required: [
        "question",
        "name",
        "description",
        "fallbackOutcome",
        "namedOutcomes",
        "settledNamedOutcomes",
      ],
      properties: {
        question: { description: "The question's id.", type: "integer" },
        name: { description: "The name.", type: "string" },
        description: { description: "A description for people.", type: "string" },
        fallbackOutcome: { description: "The outcome that wins if no named one does.", type: "integer" },
        namedOutcomes: {
          description: "The outcomes that have a name.",
          type: "array",
          items: { type: "integer" },
        },
        settledNamedOutcomes: {
          description: "The outcomes that are settled.",
          type: "array",
          items: { type: "integer" },
        },
      },
    },
    OutcomeTemplate: {
      description: "A template that outcomes are made from.",
      type: "object",
      required: ["id", "role", "name", "description", "keywords"],
      properties: {
        id: { description: "The id.", type: "string" },
        role: {
          description: "The kind of object that the template creates.",
          type: "object",
          required: ["standaloneOutcome"],
          properties: {
            standaloneOutcome: {
              description: "It makes one outcome.",
              type: "object",
              required: ["sideNames"],
              properties: {
                sideNames: {
                  description: "Names of its two sides.",
                  type: "array",
                  prefixItems: [{ type: "string" }, { type: "string" }],
                  minItems: 2,
                  maxItems: 2,
                },
              },
            },
          },
        },
        name: { description: "The name, with its keywords in braces.", type: "string" },
        description: { description: "The description, with its keywords in braces.", type: "string" },
        keywords: {
          description: "The template's keywords, and what kind of value each accepts.",
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
      description: "The outcomes that can be traded, and the questions that they belong to.",
      type: "object",
      required: ["outcomes", "questions"],
      properties: {
        outcomes: { description: "The outcomes.", type: "array", items: { $ref: "#/$defs/Outcome" } },
        questions: { description: "The questions.", type: "array", items: { $ref: "#/$defs/Question" } },
      },
    },
    OutcomeMetaRequest: {
      description: "The outcomes that can be traded, and the questions that they belong to.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeMeta" } },
    },
    OutcomeTemplates: {
      description: "The templates that outcomes are made from.",
      type: "array",
      items: { $ref: "#/$defs/OutcomeTemplate" },
    },
    OutcomeTemplatesRequest: {
      description: "The templates that outcomes are made from.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeTemplates" } },
    },
    SettledOutcome: {
      description: "The settlement of an outcome; null while it is open.",
      oneOf: [
        {
          type: "object",
          required: ["spec", "settleFraction", "details"],
          properties: {
            spec: { description: "The outcome.", $ref: "#/$defs/Outcome" },
            settleFraction: {
              description: "The part that its holders are paid, between 0 and 1.",
              type: "string",
              format: "decimal",
            },
            details: { description: "Why, in words.", type: "string" },
            question: {
              description: "The question that it belongs to, if any.",
              type: "object",
              required: ["question", "name", "description"],
              properties: {
                question: {
                  description: "The question that it belongs to, if any.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["active"],
                      properties: {
                        active: { description: "A question that is still open.", type: "integer" },
                      },
                    },
                    {
                      type: "object",
                      required: ["settled"],
                      properties: {
                        settled: { description: "A question that is settled.", type: "integer" },
                      },
                    },
                  ],
                },
                name: { description: "The name.", type: "string" },
                description: { description: "A description for people.", type: "string" },
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
      description: "The state of a perpetual's market.",
      type: "object",
      required: ["coin", "ctx"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        ctx: { description: "The state of the asset's market.", $ref: "#/$defs/PerpAssetCtx" },
      },
    },
    ActiveAssetCtxSubscription: {
      description: "The state of a perpetual's market.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "activeAssetCtx" }, coin: { $ref: "#/$defs/Coin" } },
    },
    ActiveAssetDataEvent: {
      description: "The amount of an asset that a user can trade.",
      $ref: "#/$defs/ActiveAssetData",
    },
    ActiveAssetDataSubscription: {
      description: "Sends the amount of an asset that a user can trade.",
      type: "object",
      required: ["type", "coin", "user"],
      properties: {
        type: { const: "activeAssetData" },
        coin: { $ref: "#/$defs/Coin" },
        user: { $ref: "#/$defs/Address" },
      },
    },
    ActiveSpotAssetCtxEvent: {
      description: "The state of a spot market.",
      type: "object",
      required: ["coin", "ctx"],
      properties: {
        coin: { description: "The market.", $ref: "#/$defs/Coin" },
        ctx: { description: "The state of the asset's market.", $ref: "#/$defs/SpotAssetCtx" },
      },
    },
    ActiveSpotAssetCtxSubscription: {
      description: "The state of a spot market.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "activeAssetCtx" }, coin: { $ref: "#/$defs/Coin" } },
    },
    AllDexsAssetCtxsEvent: {
      description: "The states of all perpetuals' markets, on all dexes.",
      type: "object",
      required: ["ctxs"],
      properties: {
        ctxs: {
          description: "The state of each asset's market, by dex.",
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
      description: "The states of all perpetuals' markets, on all dexes.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allDexsAssetCtxs" } },
    },
    AllDexsClearinghouseStateEvent: {
      description: "A user's perpetuals accounts on all dexes.",
      type: "object",
      required: ["user", "clearinghouseStates"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        clearinghouseStates: {
          description: "The perpetuals account on each dex.",
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
      description: "A user's perpetuals accounts on all dexes.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "allDexsClearinghouseState" }, user: { $ref: "#/$defs/Address" } },
    },
    AllMidsEvent: {
      description: "The mid prices of a dex.",
      type: "object",
      required: ["mids"],
      properties: {
        mids: { description: "The mid price of each coin, by coin.", $ref: "#/$defs/AllMids" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    AllMidsSubscription: {
      description: "The mid prices of a dex.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "allMids" }, dex: { $ref: "#/$defs/DexName" } },
    },
    AssetCtxsEvent: {
      description: "The states of a dex's markets.",
      type: "object",
      required: ["dex", "ctxs"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        ctxs: {
          description: "The state of each asset's market.",
          type: "array",
          items: { $ref: "#/$defs/PerpAssetCtx" },
        },
      },
    },
    AssetCtxsSubscription: {
      description: "The states of a dex's markets.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "assetCtxs" }, dex: { $ref: "#/$defs/DexName" } },
    },
    BboEvent: {
      description: "The best bid and offer of a coin.",
      type: "object",
      required: ["coin", "time", "bbo"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        bbo: {
          description: "The best bid and the best offer; null on a side without orders.",
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
      description: "The best bid and offer of a coin.",
      type: "object",
      required: ["type", "coin"],
      properties: { type: { const: "bbo" }, coin: { $ref: "#/$defs/Coin" } },
    },
    CandleEvent: { description: "Candles of a coin.", $ref: "#/$defs/Candle" },
    CandleSubscription: {
      description: "Candles of a coin.",
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
        user: { $ref: "#/$defs/Address" },
        clearinghouseState: { description: "The perpetuals account.", $ref: "#/$defs/ClearinghouseState" },
      },
    },
    ClearinghouseStateSubscription: {
      description: "A user's perpetuals account on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "clearinghouseState" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    FastAssetCtxsEvent: {
      description: "Mark and mid prices: first those of all coins, then those that changed.",
      type: "object",
      additionalProperties: {
        type: "object",
        properties: {
          markPx: { description: "The mark price.", type: "string", format: "decimal" },
          midPx: {
            description: "The price between the best bid and the best offer; null without both.",
            type: ["string", "null"],
            format: "decimal",
          },
        },
      },
    },
    FastAssetCtxsSubscription: {
      description: "Mark and mid prices: first those of all coins, then those that changed.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "fastAssetCtxs" } },
    },
    L2BookEvent: {
      description: "A coin's order book.",
      type: "object",
      required: ["coin", "time", "levels"],
      properties: {
        coin: { $ref: "#/$defs/Coin" },
        time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
        levels: {
          description: "The bids and then the asks, the best first.",
          type: "array",
          prefixItems: [
            { type: "array", items: { $ref: "#/$defs/L2Level" } },
            { type: "array", items: { $ref: "#/$defs/L2Level" } },
          ],
          minItems: 2,
          maxItems: 2,
        },
        spread: {
          description: "The distance between the best bid and offer, where levels are grouped.",
          type: "string",
          format: "decimal",
        },
        fast: { description: "Whether the books come faster and with fewer levels.", const: true },
      },
    },
    L2BookSubscription: {
      description: "A coin's order book.",
      type: "object",
      required: ["type", "coin"],
      properties: {
        type: { const: "l2Book" },
        coin: { $ref: "#/$defs/Coin" },
        nSigFigs: {
          description: "The number of significant digits to which prices are grouped.",
          oneOf: [{ type: "integer", enum: [2, 3, 4, 5] }, { type: "null" }],
        },
        mantissa: {
          description: "The step of the last digit, when `nSigFigs` is 5.",
          oneOf: [{ type: "integer", enum: [2, 5] }, { type: "null" }],
        },
        fast: { description: "Whether the books come faster and with fewer levels.", type: "boolean" },
      },
    },
    NotificationEvent: {
      description: "Messages to a user.",
      type: "object",
      required: ["notification"],
      properties: { notification: { description: "The message, for people to read.", type: "string" } },
    },
    NotificationSubscription: {
      description: "Messages to a user.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "notification" }, user: { $ref: "#/$defs/Address" } },
    },
    OpenOrdersEvent: {
      description: "A user's open orders on a dex.",
      type: "object",
      required: ["dex", "user", "orders"],
      properties: {
        dex: { $ref: "#/$defs/DexName" },
        user: { $ref: "#/$defs/Address" },
        orders: { description: "The open orders.", $ref: "#/$defs/FrontendOpenOrders" },
      },
    },
    OpenOrdersSubscription: {
      description: "A user's open orders on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "openOrders" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
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
          status: { description: "The outcome.", $ref: "#/$defs/OrderState" },
          statusTimestamp: { description: "When it got this status.", $ref: "#/$defs/Timestamp" },
        },
      },
    },
    OrderUpdatesSubscription: {
      description: "Status changes of a user's orders.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "orderUpdates" }, user: { $ref: "#/$defs/Address" } },
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
                    description: "A new outcome.",
                    type: "object",
                    required: ["outcome", "name", "description", "sideSpecs", "quoteToken"],
                    properties: {
                      outcome: { description: "The outcome's id.", type: "integer" },
                      name: { description: "The name.", type: "string" },
                      description: { description: "A description for people.", type: "string" },
                      sideSpecs: {
                        description: "The two sides.",
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
                      quoteToken: { description: "The token that it is priced in.", type: "string" },
                    },
                  },
                },
              },
              {
                type: "object",
                required: ["outcomeSettled"],
                properties: {
                  outcomeSettled: {
                    description: "An outcome that was settled.",
                    type: "object",
                    required: ["outcome"],
                    properties: { outcome: { description: "The outcome's id.", type: "integer" } },
                  },
                },
              },
              {
                type: "object",
                required: ["questionUpdated"],
                properties: {
                  questionUpdated: {
                    description: "A question that is new or changed.",
                    $ref: "#/$defs/Question",
                  },
                },
              },
              {
                type: "object",
                required: ["questionSettled"],
                properties: {
                  questionSettled: {
                    description: "A question that was settled.",
                    type: "object",
                    required: ["question"],
                    properties: { question: { description: "The question's id.", type: "integer" } },
                  },
                },
              },
            ],
          },
        },
      },
    },
    OutcomeMetaUpdatesSubscription: {
      description: "New and settled outcomes and questions.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "outcomeMetaUpdates" } },
    },
    SpotAssetCtxsEvent: {
      description: "The states of all spot markets.",
      type: "array",
      items: { $ref: "#/$defs/SpotAssetCtx" },
    },
    SpotAssetCtxsSubscription: {
      description: "The states of all spot markets.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "spotAssetCtxs" } },
    },
    SpotStateEvent: {
      description: "A user's spot account.",
      type: "object",
      required: ["user", "spotState"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        spotState: { description: "The spot account.", $ref: "#/$defs/SpotClearinghouseState" },
      },
    },
    SpotStateSubscription: {
      description: "A user's spot account.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "spotState" },
        user: { $ref: "#/$defs/Address" },
        ignorePortfolioMargin: { description: "Whether it excludes portfolio margin.", type: "boolean" },
      },
    },
    TradesEvent: { description: "Trades of a coin.", $ref: "#/$defs/RecentTrades" },
    TradesSubscription: {
      description: "Trades of a coin.",
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
        user: { $ref: "#/$defs/Address" },
        states: {
          description: "The running TWAP orders by id.",
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
      description: "A user's running TWAP orders on a dex.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "twapStates" },
        user: { $ref: "#/$defs/Address" },
        dex: { $ref: "#/$defs/DexName" },
      },
    },
    UserEventsEvent: {
      description: "Everything that happens to a user: fills, funding, liquidations, cancellations.",
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
                time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
                coin: { $ref: "#/$defs/Coin" },
                usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
                szi: {
                  description: "The size; negative for a short position.",
                  type: "string",
                  format: "decimal",
                },
                fundingRate: { description: "The rate, as a fraction.", type: "string", format: "decimal" },
                nSamples: {
                  description: "Number of samples of the premium that the rate is computed from; null if it was paid at once.",
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
              description: "A liquidation of the user's, or by the user.",
              type: "object",
              required: [
                "lid",
                "liquidator",
                "liquidated_user",
                "liquidated_ntl_pos",
                "liquidated_account_value",
              ],
              properties: {
                lid: { description: "The liquidation's id.", type: "integer" },
                liquidator: { description: "The liquidator.", $ref: "#/$defs/Address" },
                liquidated_user: { description: "The liquidated user.", $ref: "#/$defs/Address" },
                liquidated_ntl_pos: {
                  description: "Value of the position, USD.",
                  type: "string",
                  format: "decimal",
                },
                liquidated_account_value: {
                  description: "Value of the account, USD.",
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
              description: "Orders that the venue cancelled.",
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
          properties: { twapHistory: { description: "The TWAP orders.", $ref: "#/$defs/TwapHistory" } },
        },
        {
          type: "object",
          required: ["twapSliceFills"],
          properties: {
            twapSliceFills: { description: "The fills of TWAP orders.", $ref: "#/$defs/UserTwapSliceFills" },
          },
        },
      ],
    },
    UserEventsSubscription: {
      description: "Everything that happens to a user: fills, funding, liquidations, cancellations.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userEvents" }, user: { $ref: "#/$defs/Address" } },
    },
    UserFillsEvent: {
      description: "A user's fills.",
      type: "object",
      required: ["user", "fills"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        fills: { description: "The fills.", $ref: "#/$defs/UserFills" },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserFillsSubscription: {
      description: "A user's fills.",
      type: "object",
      required: ["type", "user"],
      properties: {
        type: { const: "userFills" },
        user: { $ref: "#/$defs/Address" },
        aggregateByTime: {
          description: "Whether fills of one order in one block are joined.",
          type: "boolean",
        },
      },
    },
    UserFundingsEvent: {
      description: "A user's funding payments.",
      type: "object",
      required: ["user", "fundings"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        fundings: {
          description: "The payments.",
          type: "array",
          items: {
            type: "object",
            required: ["time", "coin", "usdc", "szi", "fundingRate", "nSamples"],
            properties: {
              time: { description: "The time, in milliseconds since 1970.", $ref: "#/$defs/Timestamp" },
              coin: { $ref: "#/$defs/Coin" },
              usdc: { description: "The amount, in USDC.", type: "string", format: "decimal" },
              szi: {
                description: "The size; negative for a short position.",
                type: "string",
                format: "decimal",
              },
              fundingRate: { description: "The rate, as a fraction.", type: "string", format: "decimal" },
              nSamples: {
                description: "Number of samples of the premium that the rate is computed from; null if it was paid at once.",
                type: ["integer", "null"],
              },
            },
          },
        },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserFundingsSubscription: {
      description: "A user's funding payments.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userFundings" }, user: { $ref: "#/$defs/Address" } },
    },
    UserHistoricalOrdersEvent: {
      description: "A user's orders, each when it ends: filled, canceled or rejected.",
      type: "object",
      required: ["user", "orderHistory"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        orderHistory: { description: "The orders.", $ref: "#/$defs/HistoricalOrders" },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserHistoricalOrdersSubscription: {
      description: "A user's orders, each when it ends: filled, canceled or rejected.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userHistoricalOrders" }, user: { $ref: "#/$defs/Address" } },
    },
    UserNonFundingLedgerUpdatesEvent: {
      description: "A user's deposits, withdrawals and transfers.",
      type: "object",
      required: ["user", "nonFundingLedgerUpdates"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        nonFundingLedgerUpdates: { description: "The changes.", $ref: "#/$defs/UserNonFundingLedgerUpdates" },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserNonFundingLedgerUpdatesSubscription: {
      description: "A user's deposits, withdrawals and transfers.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userNonFundingLedgerUpdates" }, user: { $ref: "#/$defs/Address" } },
    },
    UserTwapHistoryEvent: {
      description: "A user's TWAP orders as they change.",
      type: "object",
      required: ["user", "history"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        history: { description: "The TWAP orders.", $ref: "#/$defs/TwapHistory" },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserTwapHistorySubscription: {
      description: "A user's TWAP orders as they change.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userTwapHistory" }, user: { $ref: "#/$defs/Address" } },
    },
    UserTwapSliceFillsEvent: {
      description: "A user's fills of TWAP orders.",
      type: "object",
      required: ["user", "twapSliceFills"],
      properties: {
        user: { $ref: "#/$defs/Address" },
        twapSliceFills: { description: "The fills of TWAP orders.", $ref: "#/$defs/UserTwapSliceFills" },
        isSnapshot: {
          description: "Whether this event is the snapshot sent first; later events hold only what is new.",
          const: true,
        },
      },
    },
    UserTwapSliceFillsSubscription: {
      description: "A user's fills of TWAP orders.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "userTwapSliceFills" }, user: { $ref: "#/$defs/Address" } },
    },
    WebData3Event: {
      description: "Everything that the venue's user interface shows about a user.",
      type: "object",
      required: ["userState", "perpDexStates"],
      properties: {
        userState: {
          description: "The account.",
          type: "object",
          required: ["agentAddress", "agentValidUntil", "cumLedger", "serverTime", "isVault", "user"],
          properties: {
            agentAddress: {
              description: "The agent's address, if there is an agent.",
              oneOf: [{ $ref: "#/$defs/Address" }, { type: "null" }],
            },
            agentValidUntil: {
              description: "When the agent's approval ends; null if it does not, or there is none.",
              oneOf: [{ $ref: "#/$defs/Timestamp" }, { type: "null" }],
            },
            cumLedger: {
              description: "All deposits less all withdrawals, USD.",
              type: "string",
              format: "decimal",
            },
            serverTime: { description: "The venue's time.", $ref: "#/$defs/Timestamp" },
            isVault: { description: "Whether the account is a vault.", type: "boolean" },
            user: { $ref: "#/$defs/Address" },
            optOutOfSpotDusting: {
              description: "Whether the conversion of small spot balances is off.",
              const: true,
            },
            dexAbstractionEnabled: { description: "Whether DEX abstraction is on.", type: "boolean" },
            abstraction: {
              description: "The way in which the account's balances are combined, if it is not the default.",
              type: "string",
              enum: ["unifiedAccount", "portfolioMargin", "disabled"],
            },
          },
        },
        perpDexStates: {
          description: "The state of each dex.",
          type: "array",
          items: {
            type: "object",
            required: ["totalVaultEquity"],
            properties: {
              totalVaultEquity: {
                description: "Value of the shares in vaults, USD.",
                type: "string",
                format: "decimal",
              },
              perpsAtOpenInterestCap: {
                description: "The coins whose open interest is at its limit.",
                $ref: "#/$defs/PerpsAtOpenInterestCap",
              },
              leadingVaults: {
                description: "The vaults that the user leads.",
                $ref: "#/$defs/LeadingVaults",
              },
            },
          },
        },
      },
    },
    WebData3Subscription: {
      description: "Everything that the venue's user interface shows about a user.",
      type: "object",
      required: ["type", "user"],
      properties: { type: { const: "webData3" }, user: { $ref: "#/$defs/Address" } },
    },
    Nonce: {
      description: "Milliseconds since 1970; strictly increasing for a signer, and recent.",
      type: "integer",
      minimum: 0,
    },
    Amount: {
      description: "A decimal number from 0 on. The client accepts a number too, and writes either without leading or trailing zeros, and without an exponent.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?$",
    },
    SignedAmount: {
      description: "A decimal number. The client accepts a number too, and writes either without leading or trailing zeros, and without an exponent.",
      type: "string",
      pattern: "^-?[0-9]+(\\.[0-9]+)?$",
    },
    HyperliquidChain: { description: "The venue's network.", type: "string", enum: ["Mainnet", "Testnet"] },
    SignatureChainId: {
      description: "The chain that the wallet signs for.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]+$",
    },
    Percentage: {
      description: "A part in percent, with its sign.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?%$",
    },
    HexBytes: {
      description: "Bytes in hex; none is `0x`.",
      type: "string",
      pattern: "^0x([0-9a-fA-F]{2})*$",
    },
    Signature: {
      description: "An EIP-712 signature of an action.",
      type: "object",
      required: ["r", "s", "v"],
      properties: {
        r: { description: "The first half, 32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        s: { description: "The second half, 32 bytes.", type: "string", pattern: "^0x[0-9a-fA-F]{1,64}$" },
        v: { description: "The recovery value.", type: "integer", enum: [27, 28] },
      },
    },
    OptionalAddress: {
      description: "An account's address, or the empty text.",
      type: "string",
      pattern: "^(0x[0-9a-fA-F]{40})?$",
    },
    TransferAmount: {
      description: "A decimal number, or one with a sub-account after it.",
      type: "string",
      pattern: "^[0-9]+(\\.[0-9]+)?( +subaccount:0x[0-9a-fA-F]{40})?$",
    },
    OutcomeSettlement: {
      description: "The settlement of an outcome.",
      type: "object",
      required: ["outcome", "settleFraction", "details", "nameAndDescription", "sideNames"],
      properties: {
        outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
        settleFraction: {
          description: "The part that its holders are paid, between 0 and 1.",
          $ref: "#/$defs/Amount",
        },
        details: { description: "When it begins and ends, if a price decides that.", type: "string" },
        nameAndDescription: {
          description: "Name and description.",
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
        sideNames: {
          description: "Names of its two sides.",
          type: "array",
          prefixItems: [{ type: "string" }, { type: "string" }],
          minItems: 2,
          maxItems: 2,
        },
      },
    },
    TemplateInstance: {
      description: "A template with the values of its keywords.",
      type: "object",
      required: ["id", "keywordToValue"],
      properties: {
        id: { description: "The template.", type: "string" },
        keywordToValue: {
          description: "The values of the template's keywords.",
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
      description: "A new dex.",
      type: "object",
      required: ["fullName", "collateralToken", "oracleUpdater"],
      properties: {
        fullName: { description: "The name in full.", type: "string" },
        collateralToken: {
          description: "The index of the token that margin is paid in.",
          type: "integer",
          minimum: 0,
        },
        oracleUpdater: {
          description: "The address that sets the oracle's prices; null for the deployer.",
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
        isDeactivate: { description: "Whether the right is revoked.", type: "boolean" },
      },
    },
    AuthorizeAqav2RoleAction: {
      description: "Claims a role for an aligned token.",
      type: "object",
      required: ["type", "token", "role"],
      properties: {
        type: { const: "authorizeAqav2Role" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        role: { description: "For which side it may act.", type: "string", enum: ["technical", "treasury"] },
      },
    },
    FinalizeEvmContractAction: {
      description: "Completes the link of a token to a contract on the EVM.",
      type: "object",
      required: ["type", "token", "input"],
      properties: {
        type: { const: "finalizeEvmContract" },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        input: {
          description: "The contract's proof of its owner.",
          oneOf: [
            {
              type: "object",
              required: ["create"],
              properties: {
                create: {
                  description: "By the nonce that it was deployed with.",
                  type: "object",
                  required: ["nonce"],
                  properties: { nonce: { description: "The nonce.", type: "integer", minimum: 0 } },
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
        slotId: { description: "The slot.", type: "integer", minimum: 0, maximum: 1 },
        ip: { description: "The address that gossip goes to.", type: "string", format: "ip" },
        maxGas: {
          description: "The maximum fee, in hundred millionths of HYPE.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    Hip3LiquidatorTransferAction: {
      description: "Moves funds to or from a dex's liquidator.",
      type: "object",
      required: ["type", "dex", "ntl", "isDeposit"],
      properties: {
        type: { const: "hip3LiquidatorTransfer" },
        dex: { description: "The dex.", $ref: "#/$defs/DexName" },
        ntl: { description: "The amount, in millionths of a USD.", type: "integer", minimum: 0 },
        isDeposit: { description: "Whether it goes in.", type: "boolean" },
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
              description: "The maximum fee, in hundred millionths of HYPE.",
              type: ["integer", "null"],
              minimum: 0,
            },
            assetRequest: {
              description: "The asset.",
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "marginMode"],
              properties: {
                coin: { description: "The coin, with its dex before it.", $ref: "#/$defs/Coin" },
                szDecimals: {
                  description: "Number of decimal places that a size may have.",
                  type: "integer",
                  minimum: 0,
                },
                oraclePx: { description: "The first price of the oracle.", $ref: "#/$defs/Amount" },
                marginTableId: { description: "The asset's margin table.", type: "integer", minimum: 0 },
                marginMode: {
                  description: "The limit on margin modes.",
                  type: "string",
                  enum: ["strictIsolated", "noCross", "normal"],
                },
              },
            },
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            schema: {
              description: "The dex, with its first asset; null for one that exists.",
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
              description: "The maximum fee, in hundred millionths of HYPE.",
              type: ["integer", "null"],
              minimum: 0,
            },
            assetRequest: {
              description: "The asset.",
              type: "object",
              required: ["coin", "szDecimals", "oraclePx", "marginTableId", "onlyIsolated"],
              properties: {
                coin: { description: "The coin, with its dex before it.", $ref: "#/$defs/Coin" },
                szDecimals: {
                  description: "Number of decimal places that a size may have.",
                  type: "integer",
                  minimum: 0,
                },
                oraclePx: { description: "The first price of the oracle.", $ref: "#/$defs/Amount" },
                marginTableId: { description: "The asset's margin table.", type: "integer", minimum: 0 },
                onlyIsolated: {
                  description: "Whether the asset trades in isolated margin only.",
                  type: "boolean",
                },
              },
            },
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            schema: {
              description: "The dex, with its first asset; null for one that exists.",
              oneOf: [{ $ref: "#/$defs/DexSchema" }, { type: "null" }],
            },
          },
        },
        setOracle: {
          description: "Sets prices, each list in the order of the coins.",
          type: "object",
          required: ["dex", "oraclePxs", "markPxs", "externalPerpPxs"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            oraclePxs: {
              description: "The oracle's prices by coin.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            markPxs: {
              description: "Mark prices by coin, up to two lists.",
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
              description: "Prices of the perpetuals elsewhere, by coin.",
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
          description: "Sets what each coin's funding is multiplied by.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "#/$defs/Amount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFundingInterestRates: {
          description: "Sets the interest rate in each coin's funding.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { $ref: "#/$defs/SignedAmount" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        haltTrading: {
          description: "Halts a market or lets it go on.",
          type: "object",
          required: ["coin", "isHalted"],
          properties: {
            coin: { description: "The coin, with its dex before it.", $ref: "#/$defs/Coin" },
            isHalted: { description: "Whether it is halted.", type: "boolean" },
          },
        },
        setMarginTableIds: {
          description: "Sets each coin's margin table.",
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
              description: "The table.",
              type: "object",
              required: ["description", "marginTiers"],
              properties: {
                description: { description: "A description for people.", type: "string" },
                marginTiers: {
                  description: "The tiers, the lowest first.",
                  type: "array",
                  items: {
                    type: "object",
                    required: ["lowerBound", "maxLeverage"],
                    properties: {
                      lowerBound: {
                        description: "The position's notional from which the tier holds, USD.",
                        type: "integer",
                        minimum: 0,
                      },
                      maxLeverage: {
                        description: "The highest leverage.",
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
            feeRecipient: { description: "The recipient of the deployer's fees.", $ref: "#/$defs/Address" },
          },
        },
        setOpenInterestCaps: {
          description: "Limits each coin's open interest, in millionths of a USD.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setSubDeployers: {
          description: "Lets others act for the deployer, or no longer.",
          type: "object",
          required: ["dex", "subDeployers"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            subDeployers: {
              description: "The right, the address, and whether to grant it.",
              type: "array",
              items: {
                type: "object",
                required: ["variant", "user", "allowed"],
                properties: {
                  variant: { description: "The action that they may do.", type: "string" },
                  user: { description: "The account.", $ref: "#/$defs/Address" },
                  allowed: { description: "Whether they may.", type: "boolean" },
                },
              },
            },
          },
        },
        setMarginModes: {
          description: "Sets each coin's margin mode.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "string", enum: ["strictIsolated", "noCross"] }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setFeeScale: {
          description: "Scales the deployer's fees.",
          type: "object",
          required: ["dex", "scale"],
          properties: {
            dex: { description: "The dex.", $ref: "#/$defs/DexName" },
            scale: { description: "The factor of the fees.", $ref: "#/$defs/Amount" },
          },
        },
        setGrowthModes: {
          description: "Turns growth mode on or off, by coin.",
          type: "array",
          items: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "boolean" }],
            minItems: 2,
            maxItems: 2,
          },
        },
        setPerpAnnotation: {
          description: "Says what a coin is.",
          type: "object",
          required: ["coin", "category", "description", "displayName", "keywords"],
          properties: {
            coin: { description: "The coin, with its dex before it.", $ref: "#/$defs/Coin" },
            category: { description: "The kind of market.", type: "string" },
            description: { description: "A description for people.", type: "string" },
            displayName: { description: "The name to show.", type: ["string", "null"] },
            keywords: { description: "Words to be found by.", type: "array", items: { type: "string" } },
          },
        },
        disableDex: { description: "Closes a dex.", type: "string" },
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
              description: "The token's name and decimals.",
              type: "object",
              required: ["name", "szDecimals", "weiDecimals"],
              properties: {
                name: { description: "The name.", type: "string" },
                szDecimals: {
                  description: "Number of decimal places that a size may have.",
                  type: "integer",
                  minimum: 0,
                },
                weiDecimals: {
                  description: "Number of decimals of its smallest unit.",
                  type: "integer",
                  minimum: 0,
                },
              },
            },
            maxGas: {
              description: "The maximum fee, in hundred millionths of HYPE.",
              type: "integer",
              minimum: 0,
            },
            fullName: { description: "The name in full.", type: "string" },
          },
        },
        userGenesis: {
          description: "Sets the recipients of the first supply. May be sent several times.",
          type: "object",
          required: ["token", "userAndWei", "existingTokenAndWei"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            userAndWei: {
              description: "Amount for each account, in the smallest unit.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ $ref: "#/$defs/Address" }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            existingTokenAndWei: {
              description: "Amount for the holders of each token, in the smallest unit.",
              type: "array",
              items: {
                type: "array",
                prefixItems: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/Amount" }],
                minItems: 2,
                maxItems: 2,
              },
            },
            blacklistUsers: {
              description: "The accounts that may not hold it, or may again.",
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
          description: "Ends the first supply.",
          type: "object",
          required: ["token", "maxSupply"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            maxSupply: {
              description: "The supply, in the smallest unit; to check what was distributed.",
              $ref: "#/$defs/Amount",
            },
            noHyperliquidity: { description: "Whether the venue makes no market for it.", const: true },
          },
        },
        registerSpot: {
          description: "Lists a market.",
          type: "object",
          required: ["tokens"],
          properties: {
            tokens: {
              description: "The token that is traded, and the one that it is priced in.",
              type: "array",
              prefixItems: [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 0 }],
              minItems: 2,
              maxItems: 2,
            },
          },
        },
        registerHyperliquidity: {
          description: "Lets the venue make a market.",
          type: "object",
          required: ["spot", "startPx", "orderSz", "nOrders"],
          properties: {
            spot: { description: "The market's index.", type: "integer", minimum: 0 },
            startPx: { description: "The first price.", $ref: "#/$defs/Amount" },
            orderSz: { description: "The size of each order.", $ref: "#/$defs/Amount" },
            nOrders: { description: "The number of orders.", type: "integer", minimum: 0 },
            nSeededLevels: {
              description: "Number of them that the deployer pays for.",
              type: "integer",
              minimum: 0,
            },
          },
        },
        setDeployerTradingFeeShare: {
          description: "Sets the deployer's part of the trading fees.",
          type: "object",
          required: ["token", "share"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            share: { description: "The part, in percent with its sign: `100%`.", $ref: "#/$defs/Percentage" },
          },
        },
        enableQuoteToken: {
          description: "Lets markets be priced in the token.",
          type: "object",
          required: ["token"],
          properties: { token: { description: "The token's index.", type: "integer", minimum: 0 } },
        },
        disableQuoteToken: {
          description: "Lets no more markets be priced in the token.",
          type: "object",
          required: ["token"],
          properties: { token: { description: "The token's index.", type: "integer", minimum: 0 } },
        },
        requestEvmContract: {
          description: "Requests a link to a contract on the EVM.",
          type: "object",
          required: ["token", "address", "evmExtraWeiDecimals"],
          properties: {
            token: { description: "The token's index.", type: "integer", minimum: 0 },
            address: { description: "The contract's address.", $ref: "#/$defs/Address" },
            evmExtraWeiDecimals: {
              description: "Number of decimals of the contract, less those of the token.",
              type: "integer",
              minimum: -2,
              maximum: 18,
            },
          },
        },
        outcome: {
          description: "Adds or settles outcomes.",
          oneOf: [
            {
              type: "object",
              required: ["registerStandaloneOutcomeFromTemplate"],
              properties: {
                registerStandaloneOutcomeFromTemplate: {
                  description: "Adds an outcome that belongs to no question.",
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
                      description: "The question.",
                      $ref: "#/$defs/TemplateInstance",
                    },
                    namedOutcomeTemplateInstances: {
                      description: "Its outcomes.",
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
                    question: { description: "The question's id.", type: "integer", minimum: 0 },
                    outcomeSettlements: {
                      description: "The settlement of each of its outcomes.",
                      type: "array",
                      items: { $ref: "#/$defs/OutcomeSettlement" },
                    },
                    nameAndDescription: {
                      description: "Name and description.",
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
      description: "The addresses that may sign for an account, and how many must; null means only the account itself.",
      oneOf: [
        {
          type: "object",
          required: ["authorizedUsers", "threshold"],
          properties: {
            authorizedUsers: {
              description: "The accounts that may sign.",
              type: "array",
              items: { $ref: "#/$defs/Address" },
            },
            threshold: {
              description: "The number of signers that must sign.",
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
      description: "Carries out an action that several signers of a multi-signature account have signed.",
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
          description: "The action that the users have signed.",
          type: "object",
          required: ["multiSigUser", "outerSigner", "action"],
          properties: {
            multiSigUser: { description: "The account that several sign for.", $ref: "#/$defs/Address" },
            outerSigner: { description: "The authorized user that sends it.", $ref: "#/$defs/Address" },
            action: {
              description: "The action, with its keys in the order in which it was signed.",
              type: "object",
            },
          },
        },
      },
    },
    CreateSubAccountOk: {
      description: "A sub-account was made.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "The outcome.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "createSubAccount" },
            data: { description: "The sub-account's address.", $ref: "#/$defs/Address" },
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
          description: "The configuration of the abstraction. Its keys are hashed in the order in which you pass them.",
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
          description: "The way in which the account's balances are combined.",
          type: "string",
          enum: ["i", "u", "p"],
        },
      },
    },
    ApproveAgentAction: {
      description: "Lets an agent sign for the account.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "agentAddress", "nonce"],
      properties: {
        type: { const: "approveAgent" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        agentAddress: { description: "The agent's address.", $ref: "#/$defs/Address" },
        agentName: {
          description: "The name of the agent; an agent without a name replaces the previous one. Append ` valid_until` and milliseconds since 1970 to limit the approval's lifetime.",
          type: "string",
          pattern: "^.{0,16}( valid_until [0-9]+)?$",
          default: "",
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    ApproveBuilderFeeAction: {
      description: "Lets a builder charge a fee.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "maxFeeRate", "builder", "nonce"],
      properties: {
        type: { const: "approveBuilderFee" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        maxFeeRate: {
          description: "The highest fee, in percent with its sign: `0.01%`.",
          $ref: "#/$defs/Percentage",
        },
        builder: { description: "The builder that is paid for the order.", $ref: "#/$defs/Address" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    ClaimRewardsAction: {
      description: "Claims the rewards for referrals.",
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
          description: "The addresses that may sign for the account, and how many must; null makes it an account with one key again.",
          $ref: "#/$defs/MultiSigConfiguration",
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    CreateSubAccountAction: {
      description: "Creates a sub-account.",
      type: "object",
      required: ["type", "name"],
      properties: {
        type: { const: "createSubAccount" },
        name: { description: "The name.", type: "string", minLength: 1, maxLength: 16 },
      },
    },
    EvmUserModifyAction: {
      description: "Chooses which blocks of the EVM take the account's transactions: small or big ones.",
      type: "object",
      required: ["type", "usingBigBlocks"],
      properties: {
        type: { const: "evmUserModify" },
        usingBigBlocks: {
          description: "Whether the account's transactions go into big blocks.",
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
      description: "Pays for more requests than the traded volume allows.",
      type: "object",
      required: ["type", "weight"],
      properties: {
        type: { const: "reserveRequestWeight" },
        weight: {
          description: "Number of requests.",
          type: "integer",
          minimum: 0,
          maximum: 1844674407370955,
        },
        destination: { description: "For whom; by default, the account itself.", $ref: "#/$defs/Address" },
      },
    },
    SetDisplayNameAction: {
      description: "Sets the name that leaderboards show.",
      type: "object",
      required: ["type", "displayName"],
      properties: {
        type: { const: "setDisplayName" },
        displayName: { description: "The name to show.", type: "string", maxLength: 20 },
      },
    },
    SetReferrerAction: {
      description: "Sets the referral code that the account was referred by.",
      type: "object",
      required: ["type", "code"],
      properties: {
        type: { const: "setReferrer" },
        code: { description: "The referral code.", type: "string", minLength: 1, maxLength: 20 },
      },
    },
    SpotUserAction: {
      description: "Sets what the venue does with small spot balances.",
      type: "object",
      required: ["type", "toggleSpotDusting"],
      properties: {
        type: { const: "spotUser" },
        toggleSpotDusting: {
          description: "Turns the conversion of small spot balances on or off.",
          type: "object",
          required: ["optOut"],
          properties: { optOut: { description: "Whether it is off.", type: "boolean" } },
        },
      },
    },
    SubAccountModifyAction: {
      description: "Renames a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "name"],
      properties: {
        type: { const: "subAccountModify" },
        subAccountUser: { description: "The sub-account.", $ref: "#/$defs/Address" },
        name: { description: "The name.", type: "string", minLength: 1, maxLength: 16 },
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
        user: { description: "The account.", $ref: "#/$defs/Address" },
        enabled: { description: "Whether it is to be on.", type: "boolean" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
        user: { description: "The account.", $ref: "#/$defs/Address" },
        enabled: { description: "Whether it is to be on.", type: "boolean" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
        user: { description: "The account.", $ref: "#/$defs/Address" },
        abstraction: {
          description: "The way in which the account's balances are combined.",
          type: "string",
          enum: ["disabled", "unifiedAccount", "portfolioMargin"],
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    AgentSendAssetAction: {
      description: "Sends a token between dexes, spot and sub-accounts of the account that the signing agent acts for.",
      type: "object",
      required: ["type", "destination", "sourceDex", "destinationDex", "token", "amount", "nonce"],
      properties: {
        type: { const: "agentSendAsset" },
        destination: { description: "The recipient.", $ref: "#/$defs/Address" },
        sourceDex: {
          description: "The source: a dex, the empty string for the first one, or `spot`.",
          type: "string",
        },
        destinationDex: {
          description: "The destination: a dex, the empty string for the first one, or `spot`.",
          type: "string",
        },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        fromSubAccount: {
          description: "The sub-account that it comes from; the empty text for the account itself.",
          $ref: "#/$defs/OptionalAddress",
          default: "",
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    BorrowLendAction: {
      description: "Lends, borrows, repays or withdraws.",
      type: "object",
      required: ["type", "operation", "token", "amount"],
      properties: {
        type: { const: "borrowLend" },
        operation: {
          description: "The action.",
          type: "string",
          enum: ["supply", "withdraw", "repay", "borrow"],
        },
        token: { description: "The token's index.", type: "integer", minimum: 0 },
        amount: {
          description: "The amount; null for all of it.",
          oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
        },
      },
    },
    SendAssetAction: {
      description: "Sends a token between dexes, spot, sub-accounts and accounts.",
      type: "object",
      required: [
        "type",
        "signatureChainId",
        "hyperliquidChain",
        "destination",
        "sourceDex",
        "destinationDex",
        "token",
        "amount",
        "nonce",
      ],
      properties: {
        type: { const: "sendAsset" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "The recipient.", $ref: "#/$defs/Address" },
        sourceDex: {
          description: "The source: a dex, the empty string for the first one, or `spot`.",
          type: "string",
        },
        destinationDex: {
          description: "The destination: a dex, the empty string for the first one, or `spot`.",
          type: "string",
        },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        fromSubAccount: {
          description: "The sub-account that it comes from; the empty text for the account itself.",
          $ref: "#/$defs/OptionalAddress",
          default: "",
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    SendToEvmWithDataAction: {
      description: "Sends a token to another chain, and calls the receiving contract with data.",
      type: "object",
      required: [
        "type",
        "signatureChainId",
        "hyperliquidChain",
        "token",
        "amount",
        "sourceDex",
        "destinationRecipient",
        "addressEncoding",
        "destinationChainId",
        "gasLimit",
        "data",
        "nonce",
      ],
      properties: {
        type: { const: "sendToEvmWithData" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        token: { description: "The token, as its name and id.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        sourceDex: {
          description: "The source: a dex, the empty string for the first one, or `spot`.",
          type: "string",
        },
        destinationRecipient: { description: "The recipient on the chain.", type: "string" },
        addressEncoding: {
          description: "The encoding of the receiver's address.",
          type: "string",
          enum: ["hex", "base58"],
        },
        destinationChainId: {
          description: "The chain, by its id in Circle's CCTP.",
          type: "integer",
          minimum: 0,
        },
        gasLimit: { description: "The gas that the call may use.", type: "integer", minimum: 0 },
        data: { description: "The arguments that the receiver is called with.", $ref: "#/$defs/HexBytes" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
        destination: { description: "The recipient.", $ref: "#/$defs/Address" },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    SubAccountSpotTransferAction: {
      description: "Moves a spot token to or from a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "token", "amount"],
      properties: {
        type: { const: "subAccountSpotTransfer" },
        subAccountUser: { description: "The sub-account.", $ref: "#/$defs/Address" },
        isDeposit: { description: "Whether it goes in.", type: "boolean" },
        token: { description: "The token.", type: "string" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
      },
    },
    SubAccountTransferAction: {
      description: "Moves USDC to or from a sub-account.",
      type: "object",
      required: ["type", "subAccountUser", "isDeposit", "usd"],
      properties: {
        type: { const: "subAccountTransfer" },
        subAccountUser: { description: "The sub-account.", $ref: "#/$defs/Address" },
        isDeposit: { description: "Whether it goes in.", type: "boolean" },
        usd: { description: "The amount, in millionths of a USD.", type: "integer", minimum: 1 },
      },
    },
    UsdClassTransferAction: {
      description: "Moves USDC between spot and perpetuals.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "amount", "toPerp", "nonce"],
      properties: {
        type: { const: "usdClassTransfer" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        amount: {
          description: "The amount; followed by ` subaccount:` and an address for a transfer from that sub-account.",
          $ref: "#/$defs/TransferAmount",
        },
        toPerp: { description: "Whether it goes from spot to perpetuals.", type: "boolean" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
        destination: { description: "The recipient.", $ref: "#/$defs/Address" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    Withdraw3Action: {
      description: "Withdraws USDC to the chain that the venue bridges to.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "destination", "amount", "time"],
      properties: {
        type: { const: "withdraw3" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        destination: { description: "The recipient.", $ref: "#/$defs/Address" },
        amount: { description: "The amount.", $ref: "#/$defs/Amount" },
        time: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
              description: "It is on the book.",
              type: "object",
              required: ["oid"],
              properties: {
                oid: { description: "The order's id.", type: "integer" },
                cloid: { $ref: "#/$defs/ClientOrderId" },
              },
            },
          },
        },
        {
          type: "object",
          required: ["filled"],
          properties: {
            filled: {
              description: "It is filled.",
              type: "object",
              required: ["totalSz", "avgPx", "oid"],
              properties: {
                totalSz: { description: "The size that was filled.", type: "string", format: "decimal" },
                avgPx: { description: "The average price.", type: "string", format: "decimal" },
                oid: { description: "The order's id.", type: "integer" },
                cloid: { $ref: "#/$defs/ClientOrderId" },
              },
            },
          },
        },
        {
          type: "object",
          required: ["error"],
          properties: { error: { description: "Why it was rejected.", type: "string" } },
        },
        { type: "string", enum: ["waitingForFill", "waitingForTrigger"] },
      ],
    },
    OrderOk: {
      description: "The orders were processed, each with its own result.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "The outcomes, in order.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "order" },
            data: {
              description: "The results.",
              type: "object",
              required: ["statuses"],
              properties: {
                statuses: {
                  description: "A result for each order, in the order of the orders.",
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
      description: "The result of one cancellation of a batch.",
      oneOf: [
        { const: "success" },
        {
          type: "object",
          required: ["error"],
          properties: { error: { description: "Why the order could not be cancelled.", type: "string" } },
        },
      ],
    },
    CancelOk: {
      description: "The cancellations were processed, each with its own result.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "The outcomes, in order.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "cancel" },
            data: {
              description: "The results.",
              type: "object",
              required: ["statuses"],
              properties: {
                statuses: {
                  description: "A result for each order, in the order of the cancellations.",
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
          description: "The outcome.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "twapOrder" },
            data: {
              description: "The result.",
              type: "object",
              required: ["status"],
              properties: {
                status: {
                  description: "Whether it runs.",
                  oneOf: [
                    {
                      type: "object",
                      required: ["running"],
                      properties: {
                        running: {
                          description: "It runs.",
                          type: "object",
                          required: ["twapId"],
                          properties: { twapId: { description: "The TWAP order's id.", type: "integer" } },
                        },
                      },
                    },
                    {
                      type: "object",
                      required: ["error"],
                      properties: { error: { description: "Why it was rejected.", type: "string" } },
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
          description: "The outcome.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "twapCancel" },
            data: {
              description: "The result.",
              type: "object",
              required: ["status"],
              properties: {
                status: { description: "Whether it was cancelled.", $ref: "#/$defs/CancelStatus" },
              },
            },
          },
        },
      },
    },
    OrderKind: {
      description: "An order with a limit, or one that waits for a price.",
      oneOf: [
        {
          type: "object",
          required: ["limit"],
          properties: {
            limit: {
              description: "An order with a limit.",
              type: "object",
              required: ["tif"],
              properties: {
                tif: {
                  description: "The time in force: `Gtc` until cancelled, `Ioc` fills immediately or not at all, `Alo` only adds liquidity, `FrontendMarket` is a market order of a user interface.",
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
              description: "An order that waits for a price.",
              type: "object",
              required: ["isMarket", "triggerPx", "tpsl"],
              properties: {
                isMarket: { description: "Whether it becomes a market order.", type: "boolean" },
                triggerPx: { description: "The price that it waits for, above 0.", $ref: "#/$defs/Amount" },
                tpsl: {
                  description: "Whether it takes a profit or stops a loss.",
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
        b: { description: "Whether it buys.", type: "boolean" },
        p: {
          description: "The price, above 0: a whole number, or one of at most five significant figures with no more decimal places than the market has less the asset's size decimals.",
          $ref: "#/$defs/Amount",
        },
        s: {
          description: "The size, in the asset; 0 stands for the whole position where the order closes one.",
          $ref: "#/$defs/Amount",
        },
        r: { description: "Whether the order can only make a position smaller.", type: "boolean" },
        t: { description: "The kind of order.", $ref: "#/$defs/OrderKind" },
        c: { description: "The caller's own id.", $ref: "#/$defs/ClientOrderId" },
      },
    },
    OrderPriority: {
      description: "The payment for being executed before others.",
      type: "object",
      required: ["p"],
      properties: {
        p: {
          description: "The priority, in hundred millionths of the notional.",
          type: "integer",
          minimum: 0,
          maximum: 100000000,
        },
      },
    },
    OrderBuilder: {
      description: "The builder that is paid for the order.",
      type: "object",
      required: ["b", "f"],
      properties: {
        b: { description: "The builder's address.", $ref: "#/$defs/Address" },
        f: {
          description: "The fee, in thousandths of a percent.",
          type: "integer",
          minimum: 0,
          maximum: 1000,
        },
      },
    },
    OrderChange: {
      description: "An order to change, and what it shall be.",
      type: "object",
      required: ["oid", "order"],
      properties: {
        oid: {
          description: "The order, by its id or the caller's own.",
          oneOf: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/ClientOrderId" }],
        },
        order: { description: "The order that replaces it.", $ref: "#/$defs/OrderRequest" },
      },
    },
    Twap: {
      description: "An order that is spread over time.",
      type: "object",
      required: ["a", "b", "s", "r", "m", "t"],
      properties: {
        a: { description: "The asset's index.", type: "integer", minimum: 0 },
        b: { description: "Whether it buys.", type: "boolean" },
        s: { description: "The size, in the asset.", $ref: "#/$defs/Amount" },
        r: { description: "Whether the order can only make a position smaller.", type: "boolean" },
        m: { description: "Over how many minutes it is spread.", type: "integer", minimum: 5, maximum: 1440 },
        t: { description: "Whether the slices vary in time.", type: "boolean" },
      },
    },
    TwapTrigger: {
      description: "The price that starts a TWAP order.",
      type: "object",
      required: ["p", "a"],
      properties: {
        p: { description: "The price that starts it.", $ref: "#/$defs/Amount" },
        a: { description: "Whether the mark price must rise to it.", type: "boolean" },
      },
    },
    TwapDetails: {
      description: "When a TWAP order begins and ends, if a price decides that.",
      type: "object",
      required: ["t", "s"],
      properties: {
        t: {
          description: "The price that starts it; null if it starts at once.",
          oneOf: [{ $ref: "#/$defs/TwapTrigger" }, { type: "null" }],
        },
        s: {
          description: "The price that ends it; null if none does.",
          oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }],
        },
      },
    },
    BatchModifyAction: {
      description: "Changes orders. Each has its own result.",
      type: "object",
      required: ["type", "modifies"],
      properties: {
        type: { const: "batchModify" },
        modifies: {
          description: "The orders to change, each with its own result.",
          type: "array",
          items: { $ref: "#/$defs/OrderChange" },
        },
        a: { description: "Places the new orders even if the old ones could not be cancelled.", const: true },
      },
    },
    CancelAction: {
      description: "Cancels orders by their ids. Each has its own result.",
      type: "object",
      required: ["type", "cancels"],
      properties: {
        type: { const: "cancel" },
        cancels: {
          description: "The orders to cancel, each with its own result.",
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
        f: { description: "Moves the cancellation ahead of other messages in the queue.", const: true },
      },
    },
    CancelByCloidAction: {
      description: "Cancels orders by the caller's own ids. Each has its own result.",
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
              cloid: { description: "The caller's own id of the order.", $ref: "#/$defs/ClientOrderId" },
            },
          },
        },
        f: { description: "Moves the cancellation ahead of other messages in the queue.", const: true },
      },
    },
    ModifyAction: {
      description: "Changes an order.",
      type: "object",
      required: ["type", "oid", "order"],
      properties: {
        type: { const: "modify" },
        oid: {
          description: "The order, by its id or the caller's own.",
          oneOf: [{ type: "integer", minimum: 0 }, { $ref: "#/$defs/ClientOrderId" }],
        },
        order: { description: "The order that replaces it.", $ref: "#/$defs/OrderRequest" },
        a: { description: "Places the new order even if the old one could not be cancelled.", const: true },
      },
    },
    NoopAction: {
      description: "Does nothing but use up a nonce, so that an action sent with the same nonce can no longer be executed.",
      type: "object",
      required: ["type"],
      properties: { type: { const: "noop" } },
    },
    OrderAction: {
      description: "Places orders. Each has its own result: one that is rejected does not stop the others.",
      type: "object",
      required: ["type", "orders"],
      properties: {
        type: { const: "order" },
        orders: {
          description: "The orders, each with its own result.",
          type: "array",
          items: { $ref: "#/$defs/OrderRequest" },
        },
        grouping: {
          description: "The relation between the orders: none, take profit and stop loss of the first order, or of the whole position; or the priority that is paid for.",
          oneOf: [
            { type: "string", enum: ["na", "normalTpsl", "positionTpsl"] },
            { $ref: "#/$defs/OrderPriority" },
          ],
          default: "na",
        },
        builder: { description: "The builder that is paid for the order.", $ref: "#/$defs/OrderBuilder" },
      },
    },
    ScheduleCancelAction: {
      description: "Cancels all orders at a time, unless the time is moved before: a dead man's switch.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "scheduleCancel" },
        time: {
          description: "When all orders are cancelled; omit it to cancel the schedule.",
          type: "integer",
          minimum: 0,
        },
      },
    },
    TopUpIsolatedOnlyMarginAction: {
      description: "Adds margin to an isolated position until it reaches a leverage.",
      type: "object",
      required: ["type", "asset", "leverage"],
      properties: {
        type: { const: "topUpIsolatedOnlyMargin" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        leverage: { description: "The leverage that the position shall have.", $ref: "#/$defs/Amount" },
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
      description: "Places an order that is spread over time.",
      type: "object",
      required: ["type", "twap"],
      properties: {
        type: { const: "twapOrder" },
        twap: { description: "The order.", $ref: "#/$defs/Twap" },
        details: {
          description: "When it begins and ends, if a price decides that.",
          $ref: "#/$defs/TwapDetails",
        },
      },
    },
    UpdateIsolatedMarginAction: {
      description: "Adds margin to an isolated position, or withdraws it.",
      type: "object",
      required: ["type", "asset", "isBuy", "ntli"],
      properties: {
        type: { const: "updateIsolatedMargin" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        isBuy: { description: "Whether it is a long position.", type: "boolean" },
        ntli: {
          description: "The amount to add, in millionths of a USD; negative to withdraw.",
          type: "integer",
        },
      },
    },
    UpdateLeverageAction: {
      description: "Sets the leverage of an asset, and whether its margin is shared.",
      type: "object",
      required: ["type", "asset", "isCross", "leverage"],
      properties: {
        type: { const: "updateLeverage" },
        asset: { description: "The asset's index.", type: "integer", minimum: 0 },
        isCross: { description: "Whether the margin is shared with all other positions.", type: "boolean" },
        leverage: { description: "The leverage.", type: "integer", minimum: 1 },
      },
    },
    UserOutcomeAction: {
      description: "Splits, merges or negates shares of outcomes.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "userOutcome" },
        splitOutcome: {
          description: "Splits the quote token into both sides of an outcome.",
          type: "object",
          required: ["outcome", "amount"],
          properties: {
            outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
            amount: { description: "The amount.", $ref: "#/$defs/Amount" },
          },
        },
        mergeOutcome: {
          description: "Merges both sides of an outcome into the quote token; all of it if the amount is null.",
          type: "object",
          required: ["outcome", "amount"],
          properties: {
            outcome: { description: "The outcome's id.", type: "integer", minimum: 0 },
            amount: { description: "The amount.", oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }] },
          },
        },
        mergeQuestion: {
          description: "Merges the sides of all outcomes of a question; all of them if the amount is null.",
          type: "object",
          required: ["question", "amount"],
          properties: {
            question: { description: "The question's id.", type: "integer", minimum: 0 },
            amount: { description: "The amount.", oneOf: [{ $ref: "#/$defs/Amount" }, { type: "null" }] },
          },
        },
        negateOutcome: {
          description: "Turns the No side of an outcome into the Yes sides of the others.",
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
      description: "Moves HYPE from spot into the staking balance.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cDeposit" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        wei: { description: "The amount, in hundred millionths of HYPE.", type: "integer", minimum: 1 },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    CSignerAction: {
      description: "Jails or unjails the signer's validator.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CSignerAction" },
        jailSelf: { description: "Excludes the validator for a time.", type: "null" },
        unjailSelf: { description: "Ends its exclusion.", type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CValidatorAction: {
      description: "Registers, changes or unregisters a validator.",
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "CValidatorAction" },
        changeProfile: {
          description: "Changes what is known of the validator; what is null stays.",
          type: "object",
          required: [
            "node_ip",
            "name",
            "description",
            "unjailed",
            "disable_delegations",
            "commission_bps",
            "signer",
          ],
          properties: {
            node_ip: {
              description: "The address of its node.",
              oneOf: [
                {
                  type: "object",
                  required: ["Ip"],
                  properties: {
                    Ip: { description: "The address, of IPv4 or IPv6.", type: "string", format: "ip" },
                  },
                },
                { type: "null" },
              ],
            },
            name: { description: "The name.", type: ["string", "null"] },
            description: { description: "A description for people.", type: ["string", "null"] },
            unjailed: { description: "Whether it participates at once.", type: "boolean" },
            disable_delegations: {
              description: "Whether it accepts no more delegations.",
              type: ["boolean", "null"],
            },
            commission_bps: {
              description: "The commission, in hundredths of a percent.",
              type: ["integer", "null"],
              minimum: 0,
            },
            signer: {
              description: "The key that the validator signs with.",
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
              description: "The public description of the validator.",
              type: "object",
              required: [
                "node_ip",
                "name",
                "description",
                "delegations_disabled",
                "commission_bps",
                "signer",
              ],
              properties: {
                node_ip: {
                  description: "The address of its node.",
                  type: "object",
                  required: ["Ip"],
                  properties: {
                    Ip: { description: "The address, of IPv4 or IPv6.", type: "string", format: "ip" },
                  },
                },
                name: { description: "The name.", type: "string" },
                description: { description: "A description for people.", type: "string" },
                delegations_disabled: { description: "Whether it accepts no delegations.", type: "boolean" },
                commission_bps: {
                  description: "The commission, in hundredths of a percent.",
                  type: "integer",
                  minimum: 0,
                },
                signer: { description: "The key that the validator signs with.", $ref: "#/$defs/Address" },
              },
            },
            unjailed: { description: "Whether it participates at once.", type: "boolean" },
            initial_wei: {
              description: "The validator's delegation to itself, in hundred millionths of HYPE.",
              type: "integer",
              minimum: 0,
            },
          },
        },
        unregister: { description: "Ends a validator.", type: "null" },
      },
      minProperties: 2,
      maxProperties: 2,
    },
    CWithdrawAction: {
      description: "Moves HYPE from the staking balance to spot, which takes seven days.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "wei", "nonce"],
      properties: {
        type: { const: "cWithdraw" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        wei: { description: "The amount, in hundred millionths of HYPE.", type: "integer", minimum: 1 },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    LinkStakingUserAction: {
      description: "Links a trading account to the account that stakes for it.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "user", "isFinalize", "nonce"],
      properties: {
        type: { const: "linkStakingUser" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        user: { description: "The account.", $ref: "#/$defs/Address" },
        isFinalize: {
          description: "Whether the staking account confirms what the trading account began.",
          type: "boolean",
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
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
        tradingUser: { description: "The account that trades.", $ref: "#/$defs/Address" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    TokenDelegateAction: {
      description: "Delegates HYPE to a validator, or takes a delegation back.",
      type: "object",
      required: ["type", "signatureChainId", "hyperliquidChain", "validator", "wei", "isUndelegate", "nonce"],
      properties: {
        type: { const: "tokenDelegate" },
        signatureChainId: { $ref: "#/$defs/SignatureChainId" },
        hyperliquidChain: { $ref: "#/$defs/HyperliquidChain" },
        validator: { description: "The validator.", $ref: "#/$defs/Address" },
        wei: { description: "The amount, in hundred millionths of HYPE.", type: "integer", minimum: 1 },
        isUndelegate: { description: "Whether the delegation ends.", type: "boolean" },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    ValidatorL1StreamAction: {
      description: "Votes, as a validator, on the risk-free rate.",
      type: "object",
      required: ["type", "riskFreeRate"],
      properties: {
        type: { const: "validatorL1Stream" },
        riskFreeRate: {
          description: "The rate without risk that the validator votes for.",
          $ref: "#/$defs/Amount",
        },
      },
    },
    CreateVaultOk: {
      description: "A vault was made.",
      type: "object",
      required: ["status", "response"],
      properties: {
        status: { const: "ok" },
        response: {
          description: "The outcome.",
          type: "object",
          required: ["type", "data"],
          properties: {
            type: { const: "createVault" },
            data: { description: "The vault's address.", $ref: "#/$defs/Address" },
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
        name: { description: "The vault's name.", type: "string", minLength: 3, maxLength: 50 },
        description: {
          description: "A description for users that may join.",
          type: "string",
          minLength: 10,
          maxLength: 250,
        },
        initialUsd: {
          description: "The leader's first deposit, in millionths of a USD.",
          type: "integer",
          minimum: 100000000,
        },
        nonce: { description: "The nonce of the request.", $ref: "#/$defs/Nonce" },
      },
    },
    VaultDistributeAction: {
      description: "Pays a vault's funds out to its followers.",
      type: "object",
      required: ["type", "vaultAddress", "usd"],
      properties: {
        type: { const: "vaultDistribute" },
        vaultAddress: { description: "The vault.", $ref: "#/$defs/Address" },
        usd: { description: "The amount, in millionths of a USD.", type: "integer", minimum: 0 },
      },
    },
    VaultModifyAction: {
      description: "Changes a vault's settings.",
      type: "object",
      required: ["type", "vaultAddress"],
      properties: {
        type: { const: "vaultModify" },
        vaultAddress: { description: "The vault.", $ref: "#/$defs/Address" },
        allowDeposits: {
          description: "Whether the vault accepts deposits; null for no change.",
          type: ["boolean", "null"],
          default: null,
        },
        alwaysCloseOnWithdraw: {
          description: "Whether a withdrawal closes positions in proportion; null leaves it as it is.",
          type: ["boolean", "null"],
          default: null,
        },
      },
    },
    VaultTransferAction: {
      description: "Moves USDC into a vault or out of it.",
      type: "object",
      required: ["type", "vaultAddress", "isDeposit", "usd"],
      properties: {
        type: { const: "vaultTransfer" },
        vaultAddress: { description: "The vault.", $ref: "#/$defs/Address" },
        isDeposit: { description: "Whether it goes in.", type: "boolean" },
        usd: { description: "The amount, in millionths of a USD.", type: "integer", minimum: 1 },
      },
    },
  },
};
