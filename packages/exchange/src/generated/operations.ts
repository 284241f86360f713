// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { json, type RestOperation } from "@node-access/transport/rest";
import type { Members } from "../members.ts";
import type { ExchangeMethods, InfoMethods } from "./methods.ts";

/** How every method of {@link InfoMethods} is sent. */
export const infoOperation: RestOperation = {
  method: "POST",
  path: "/info",
  idempotency: "safe",
  body: json,
};

/**
 * The members of a union that the methods of {@link InfoMethods} send: the method's name is the value of the
 * key `type`.
 */
export const infoMembers: Members<InfoMethods> = {
  tag: "type",
  names: [
    "activeAssetData", "alignedQuoteTokenInfo", "allBorrowLendReserveStates", "allMids", "allPerpMetas",
    "approvedBuilders", "borrowLendReserveState", "borrowLendUserState", "candleSnapshot",
    "clearinghouseState", "delegations", "delegatorHistory", "delegatorRewards", "delegatorSummary",
    "exchangeStatus", "extraAgents", "frontendOpenOrders", "fundingHistory", "gossipPriorityAuctionStatus",
    "gossipRootIps", "historicalOrders", "isVip", "l2Book", "leadingVaults", "legalCheck", "liquidatable",
    "marginTable", "maxBuilderFee", "maxMarketOrderNtls", "metaAndAssetCtxs", "meta", "openOrders",
    "orderStatus", "outcomeMeta", "outcomeTemplates", "perpAnnotation", "perpCategories",
    "perpConciseAnnotations", "perpDeployAuctionStatus", "perpDexLimits", "perpDexStatus", "perpDexs",
    "perpsAtOpenInterestCap", "portfolio", "preTransferCheck", "predictedFundings", "recentTrades",
    "referral", "settledOutcome", "spotClearinghouseState", "spotDeployState", "spotMetaAndAssetCtxs",
    "spotMeta", "spotPairDeployAuctionStatus", "subAccounts2", "subAccounts", "tokenConciseAnnotations",
    "tokenDetails", "twapHistory", "usdcRouting", "userAbstraction", "userBorrowLendInterest",
    "userDexAbstraction", "userFees", "userFillsByTime", "userFills", "userFunding",
    "userNonFundingLedgerUpdates", "userRateLimit", "userRole", "userToMultiSigSigners",
    "userTwapSliceFillsByTime", "userTwapSliceFills", "userVaultEquities", "validatorL1Votes",
    "validatorSummaries", "vaultDetails", "vaultSummaries", "webData2",
  ],
};

/** How every method of {@link ExchangeMethods} is sent. */
export const exchangeOperation: RestOperation = {
  method: "POST",
  path: "/exchange",
  idempotency: "write",
  body: json,
};

/**
 * The members of a union that the methods of {@link ExchangeMethods} send: the method's name is the value of
 * the key `type`.
 */
export const exchangeMembers: Members<ExchangeMethods> = {
  property: "action",
  tag: "type",
  names: [
    "activateOutcomeDeployer", "agentEnableDexAbstraction", "agentSendAsset", "agentSetAbstraction",
    "approveAgent", "approveBuilderFee", "authorizeAqav2Role", "batchModify", "borrowLend", "cDeposit",
    "CSignerAction", "CValidatorAction", "cWithdraw", "cancel", "cancelByCloid", "claimRewards",
    "convertToMultiSigUser", "createSubAccount", "createVault", "evmUserModify", "finalizeEvmContract",
    "gossipPriorityBid", "hip3LiquidatorTransfer", "linkStakingUser", "modify", "multiSig", "noop", "order",
    "perpDeploy", "registerReferrer", "reserveRequestWeight", "scheduleCancel", "sendAsset",
    "sendToEvmWithData", "setDisplayName", "setReferrer", "spotDeploy", "spotSend", "spotUser",
    "stakingLinkDisableTradingUser", "subAccountModify", "subAccountSpotTransfer", "subAccountTransfer",
    "tokenDelegate", "topUpIsolatedOnlyMargin", "twapCancel", "twapOrder", "updateIsolatedMargin",
    "updateLeverage", "usdClassTransfer", "usdSend", "userDexAbstraction", "userOutcome",
    "userPortfolioMargin", "userSetAbstraction", "validatorL1Stream", "vaultDistribute", "vaultModify",
    "vaultTransfer", "withdraw3",
  ],
};
