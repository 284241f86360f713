// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The types of all actions, separated by spaces. The methods' names are the same text, so it adds nothing to
 * a bundle.
 */
export const actionTypes: string = "activateOutcomeDeployer agentEnableDexAbstraction agentSendAsset agentSetAbstraction approveAgent approveBuilderFee authorizeAqav2Role batchModify borrowLend cDeposit CSignerAction CValidatorAction cWithdraw cancel cancelByCloid claimRewards convertToMultiSigUser createSubAccount createVault evmUserModify finalizeEvmContract gossipPriorityBid hip3LiquidatorTransfer linkStakingUser modify multiSig noop order perpDeploy registerReferrer reserveRequestWeight scheduleCancel sendAsset sendToEvmWithData setDisplayName setReferrer spotDeploy spotSend spotUser stakingLinkDisableTradingUser subAccountModify subAccountSpotTransfer subAccountTransfer tokenDelegate topUpIsolatedOnlyMargin twapCancel twapOrder updateIsolatedMargin updateLeverage usdClassTransfer usdSend userDexAbstraction userOutcome userPortfolioMargin userSetAbstraction validatorL1Stream vaultDistribute vaultModify vaultTransfer withdraw3";

/**
 * The shapes of all actions: a line for each, in the order of {@link actionTypes}. Keys are in the order in
 * which they are hashed.
 * `{}` encloses the keys of an object, `<>` keys of which the object has exactly one, `[]` the item of a
 * list, `()` the items of a list of fixed length. A key is followed by the shape of its value, and by `?` if
 * it is optional. `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of this many
 * characters, `!` a boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|`
 * separates alternatives, `~` allows null. Every other sign is one of {@link formats}.
 * For an action that users sign field by field, the line begins with `=`, and with the name of its EIP-712
 * type if that differs from the capitalized action type. Fields are integers (`uint64`), booleans or texts,
 * unless a type follows in quotes: `'address'`.
 */
export const actionShapes: string = `\
{isDeactivate!}
{dexAbstraction.?}
{destination@sourceDex*destinationDex*token*amount$fromSubAccount-?nonce%}
{abstraction"i|u|p"}
={signatureChainId=hyperliquidChain,agentAddress@'address'agentName/c?nonce%'uint64'}
={signatureChainId=hyperliquidChain,maxFeeRate/abuilder@'address'nonce%'uint64'}
{token#role"technical|treasury"}
{modifies[{oid#|^order{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}}]a+?}
{operation"supply|withdraw|repay|borrow"token#amount$~}
={signatureChainId=hyperliquidChain,wei#1:nonce%'uint64'}
<jailSelf~unjailSelf~>
<changeProfile{node_ip{Ip&}~name*~description*~unjailed!disable_delegations!~commission_bps#~signer@~}register{profile{node_ip{Ip&}name*description*delegations_disabled!commission_bps#signer@}unjailed!initial_wei#}unregister~>
={signatureChainId=hyperliquidChain,wei#1:nonce%'uint64'}
{cancels[{a#o#}]f+?}
{cancels[{asset#cloid^}]f+?}
{}
={signatureChainId=hyperliquidChain,signers;{authorizedUsers[@]threshold#1:10}~nonce%'uint64'}
{name*1:16}
{name*3:50description*10:250initialUsd#100000000:nonce%}
{usingBigBlocks!}
{token#input{create{nonce#}}|"firstStorageSlot"|"customStorageSlot"}
{slotId#0:1ip&maxGas#}
{dex*ntl#isDeposit!}
={signatureChainId=hyperliquidChain,user@'address'isFinalize!nonce%'uint64'}
{oid#|^order{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}a+?}
{signatureChainId=signatures[{r/bs/bv#27:28}]payload{multiSigUser@outerSigner@action.}}
{}
{orders[{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}]grouping"na|normalTpsl|positionTpsl"|{p#0:100000000}?builder{b@f#0:1000}?}
<registerAsset2{maxGas#~assetRequest{coin*szDecimals#oraclePx$marginTableId#marginMode"strictIsolated|noCross|normal"}dex*schema{fullName*collateralToken#oracleUpdater@~}~}registerAsset{maxGas#~assetRequest{coin*szDecimals#oraclePx$marginTableId#onlyIsolated!}dex*schema{fullName*collateralToken#oracleUpdater@~}~}setOracle{dex*oraclePxs[(*$)]markPxs[[(*$)]]externalPerpPxs[(*$)]}setFundingMultipliers[(*$)]setFundingInterestRates[(*/d)]haltTrading{coin*isHalted!}setMarginTableIds[(*#)]insertMarginTable{dex*marginTable{description*marginTiers[{lowerBound#maxLeverage#1:50}]}}setFeeRecipient{dex*feeRecipient@}setOpenInterestCaps[(*#)]setSubDeployers{dex*subDeployers[{variant*user@allowed!}]}setMarginModes[(*"strictIsolated|noCross")]setFeeScale{dex*scale$}setGrowthModes[(*!)]setPerpAnnotation{coin*category*description*displayName*~keywords[*]}disableDex*>
{code*1:20}
{weight#0:1844674407370955destination@?}
{time#?}
={signatureChainId=hyperliquidChain,destination@sourceDex*destinationDex*token*amount$fromSubAccount-?nonce%'uint64'}
={signatureChainId=hyperliquidChain,token*amount$sourceDex*destinationRecipient*addressEncoding"hex|base58"destinationChainId#'uint32'gasLimit#data/e'bytes'nonce%'uint64'}
{displayName*0:20}
{code*1:20}
<registerToken2{spec{name*szDecimals#weiDecimals#}maxGas#fullName*?}userGenesis{token#userAndWei[(@$)]existingTokenAndWei[(#$)]blacklistUsers[(@!)]?}genesis{token#maxSupply$noHyperliquidity+?}registerSpot{tokens(##)}registerHyperliquidity{spot#startPx$orderSz$nOrders#nSeededLevels#?}setDeployerTradingFeeShare{token#share/a}enableQuoteToken{token#}disableQuoteToken{token#}requestEvmContract{token#address@evmExtraWeiDecimals#-2:18}outcome<registerStandaloneOutcomeFromTemplate{id*keywordToValue[(**)]}registerQuestionFromTemplate{questionTemplateInstance{id*keywordToValue[(**)]}namedOutcomeTemplateInstances[{id*keywordToValue[(**)]}]}settleOutcome{outcome#settleFraction$details*nameAndDescription(**)sideNames(**)}settleQuestion2{question#outcomeSettlements[{outcome#settleFraction$details*nameAndDescription(**)sideNames(**)}]nameAndDescription(**)}>>
={signatureChainId=hyperliquidChain,destination@token*amount$time%'uint64'}
{toggleSpotDusting{optOut!}}
={signatureChainId=hyperliquidChain,tradingUser@'address'nonce%'uint64'}
{subAccountUser@name*1:16}
{subAccountUser@isDeposit!token*amount$}
{subAccountUser@isDeposit!usd#1:}
={signatureChainId=hyperliquidChain,validator@'address'wei#1:isUndelegate!nonce%'uint64'}
{asset#leverage$}
{a#t#}
{twap{a#b!s$r!m#5:1440t!}details{t{p$a!}~s$~}?}
{asset#isBuy!ntli#:}
{asset#isCross!leverage#1:}
={signatureChainId=hyperliquidChain,amount/ftoPerp!nonce%'uint64'}
={signatureChainId=hyperliquidChain,destination@amount$time%'uint64'}
={signatureChainId=hyperliquidChain,user@'address'enabled!nonce%'uint64'}
<splitOutcome{outcome#amount$}mergeOutcome{outcome#amount$~}mergeQuestion{question#amount$~}negateOutcome{question#outcome#amount$}>
={signatureChainId=hyperliquidChain,user@'address'enabled!nonce%'uint64'}
={signatureChainId=hyperliquidChain,user@'address'abstraction"disabled|unifiedAccount|portfolioMargin"nonce%'uint64'}
{riskFreeRate$}
{vaultAddress@usd#}
{vaultAddress@allowDeposits!~?alwaysCloseOnWithdraw!~?}
{vaultAddress@isDeposit!usd#1:}
=Withdraw{signatureChainId=hyperliquidChain,destination@amount$time%'uint64'}`;

/**
 * The signs of formats in a shape: the form in which the client writes the value, and the pattern of the
 * value. `amount` is a decimal without needless zeros, `transfer` an `amount` or another text, `lower` a text
 * in lower case. The client fills in `nonce`, `chain` and `chainId`.
 */
export const formats: Readonly<Record<string, readonly [form: string, pattern?: RegExp]>> = {
  $: ["amount", /^[0-9]+(\.[0-9]+)?$/u],
  "@": ["lower", /^0x[0-9a-fA-F]{40}$/u],
  "%": ["nonce"],
  "=": ["chainId", /^0x[0-9a-fA-F]+$/u],
  ",": ["chain"],
  "^": ["lower", /^0x[0-9a-fA-F]{32}$/u],
  "&": ["", /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u],
  "-": ["lower", /^(0x[0-9a-fA-F]{40})?$/u],
  "/a": ["", /^[0-9]+(\.[0-9]+)?%$/u],
  "/b": ["", /^0x[0-9a-fA-F]{1,64}$/u],
  "/c": ["", /^.{0,16}( valid_until [0-9]+)?$/u],
  "/d": ["amount", /^-?[0-9]+(\.[0-9]+)?$/u],
  "/e": ["", /^0x([0-9a-fA-F]{2})*$/u],
  "/f": ["transfer", /^[0-9]+(\.[0-9]+)?( +subaccount:0x[0-9a-fA-F]{40})?$/u],
};

/** The common prefix of the EIP-712 types that users sign. */
export const primaryTypePrefix = "HyperliquidTransaction:";

/** The values of properties that the caller omits, by action. */
export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  agentSendAsset: { fromSubAccount: "" },
  approveAgent: { agentName: "" },
  order: { grouping: "na" },
  sendAsset: { fromSubAccount: "" },
  vaultModify: { allowDeposits: null, alwaysCloseOnWithdraw: null },
};

/** Replacements for values in actions that several accounts sign, by action and key. */
export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  userSetAbstraction: { abstraction: { disabled: "i", unifiedAccount: "u", portfolioMargin: "p" } },
};

/**
 * The scheme of a signature: over the hash of the action's bytes, over fields that the user can read, or by
 * several accounts.
 */
export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** The signing schemes of actions that several accounts sign. */
export const actionSigning: Readonly<Record<string, ActionSigning>> = {
  multiSig: {
    scheme: "multi-sig",
    primaryType: "HyperliquidTransaction:SendMultiSig",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "multiSigActionHash", type: "bytes32" },
      { name: "nonce", type: "uint64" },
    ],
  },
};
