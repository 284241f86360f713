// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The shapes of all actions: a line for each, which begins with its `type`. The keys stand in the order in
 * which they are hashed.
 * `{}` holds the keys of an object, `<>` those of which it has exactly one, `[]` a list's items, `()` the
 * items of a list of so many. A key is followed by the shape of its value, and by `?` if it may be left out.
 * `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of so many characters, `!` a
 * boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|` separates
 * alternatives, `~` allows null. Every other sign is one of {@link formats}.
 * `=` stands in an action that users sign field by field, with the name of its EIP-712 type where that is not
 * the capitalized `type`. Its fields are integers (`uint64`), booleans or texts, unless their type follows in
 * quotes: `'address'`.
 */
export const actionShapes: string = `\
activateOutcomeDeployer{isDeactivate!}
agentEnableDexAbstraction{dexAbstraction.?}
agentSendAsset{destination@sourceDex*destinationDex*token*amount$fromSubAccount-?nonce%}
agentSetAbstraction{abstraction"i|u|p"}
approveAgent={signatureChainId=hyperliquidChain,agentAddress@'address'agentName/c?nonce%'uint64'}
approveBuilderFee={signatureChainId=hyperliquidChain,maxFeeRate/abuilder@'address'nonce%'uint64'}
authorizeAqav2Role{token#role"technical|treasury"}
batchModify{modifies[{oid#|^order{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}}]a+?}
borrowLend{operation"supply|withdraw|repay|borrow"token#amount$~}
cDeposit={signatureChainId=hyperliquidChain,wei#1:nonce%'uint64'}
CSignerAction<jailSelf~unjailSelf~>
CValidatorAction<changeProfile{node_ip{Ip&}~name*~description*~unjailed!disable_delegations!~commission_bps#~signer@~}register{profile{node_ip{Ip&}name*description*delegations_disabled!commission_bps#signer@}unjailed!initial_wei#}unregister~>
cWithdraw={signatureChainId=hyperliquidChain,wei#1:nonce%'uint64'}
cancel{cancels[{a#o#}]f+?}
cancelByCloid{cancels[{asset#cloid^}]f+?}
claimRewards{}
convertToMultiSigUser={signatureChainId=hyperliquidChain,signers;{authorizedUsers[@]threshold#1:10}~nonce%'uint64'}
createSubAccount{name*1:16}
createVault{name*3:50description*10:250initialUsd#100000000:nonce%}
evmUserModify{usingBigBlocks!}
finalizeEvmContract{token#input{create{nonce#}}|"firstStorageSlot"|"customStorageSlot"}
gossipPriorityBid{slotId#0:1ip&maxGas#}
hip3LiquidatorTransfer{dex*ntl#isDeposit!}
linkStakingUser={signatureChainId=hyperliquidChain,user@'address'isFinalize!nonce%'uint64'}
modify{oid#|^order{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}a+?}
multiSig{signatureChainId=signatures[{r/bs/bv#27:28}]payload{multiSigUser@outerSigner@action.}}
noop{}
order{orders[{a#b!p$s$r!t<limit{tif"Gtc|Ioc|Alo|FrontendMarket"}trigger{isMarket!triggerPx$tpsl"tp|sl"}>c^?}]grouping"na|normalTpsl|positionTpsl"|{p#0:100000000}?builder{b@f#0:1000}?}
perpDeploy<registerAsset2{maxGas#~assetRequest{coin*szDecimals#oraclePx$marginTableId#marginMode"strictIsolated|noCross|normal"}dex*schema{fullName*collateralToken#oracleUpdater@~}~}registerAsset{maxGas#~assetRequest{coin*szDecimals#oraclePx$marginTableId#onlyIsolated!}dex*schema{fullName*collateralToken#oracleUpdater@~}~}setOracle{dex*oraclePxs[(*$)]markPxs[[(*$)]]externalPerpPxs[(*$)]}setFundingMultipliers[(*$)]setFundingInterestRates[(*/d)]haltTrading{coin*isHalted!}setMarginTableIds[(*#)]insertMarginTable{dex*marginTable{description*marginTiers[{lowerBound#maxLeverage#1:50}]}}setFeeRecipient{dex*feeRecipient@}setOpenInterestCaps[(*#)]setSubDeployers{dex*subDeployers[{variant*user@allowed!}]}setMarginModes[(*"strictIsolated|noCross")]setFeeScale{dex*scale$}setGrowthModes[(*!)]setPerpAnnotation{coin*category*description*displayName*~keywords[*]}disableDex*>
registerReferrer{code*1:20}
reserveRequestWeight{weight#0:1844674407370955destination@?}
scheduleCancel{time#?}
sendAsset={signatureChainId=hyperliquidChain,destination@sourceDex*destinationDex*token*amount$fromSubAccount-?nonce%'uint64'}
sendToEvmWithData={signatureChainId=hyperliquidChain,token*amount$sourceDex*destinationRecipient*addressEncoding"hex|base58"destinationChainId#'uint32'gasLimit#data/e'bytes'nonce%'uint64'}
setDisplayName{displayName*0:20}
setReferrer{code*1:20}
spotDeploy<registerToken2{spec{name*szDecimals#weiDecimals#}maxGas#fullName*?}userGenesis{token#userAndWei[(@$)]existingTokenAndWei[(#$)]blacklistUsers[(@!)]?}genesis{token#maxSupply$noHyperliquidity+?}registerSpot{tokens(##)}registerHyperliquidity{spot#startPx$orderSz$nOrders#nSeededLevels#?}setDeployerTradingFeeShare{token#share/a}enableQuoteToken{token#}disableQuoteToken{token#}requestEvmContract{token#address@evmExtraWeiDecimals#-2:18}outcome<registerStandaloneOutcomeFromTemplate{id*keywordToValue[(**)]}registerQuestionFromTemplate{questionTemplateInstance{id*keywordToValue[(**)]}namedOutcomeTemplateInstances[{id*keywordToValue[(**)]}]}settleOutcome{outcome#settleFraction$details*nameAndDescription(**)sideNames(**)}settleQuestion2{question#outcomeSettlements[{outcome#settleFraction$details*nameAndDescription(**)sideNames(**)}]nameAndDescription(**)}>>
spotSend={signatureChainId=hyperliquidChain,destination@token*amount$time%'uint64'}
spotUser{toggleSpotDusting{optOut!}}
stakingLinkDisableTradingUser={signatureChainId=hyperliquidChain,tradingUser@'address'nonce%'uint64'}
subAccountModify{subAccountUser@name*1:16}
subAccountSpotTransfer{subAccountUser@isDeposit!token*amount$}
subAccountTransfer{subAccountUser@isDeposit!usd#1:}
tokenDelegate={signatureChainId=hyperliquidChain,validator@'address'wei#1:isUndelegate!nonce%'uint64'}
topUpIsolatedOnlyMargin{asset#leverage$}
twapCancel{a#t#}
twapOrder{twap{a#b!s$r!m#5:1440t!}details{t{p$a!}~s$~}?}
updateIsolatedMargin{asset#isBuy!ntli#:}
updateLeverage{asset#isCross!leverage#1:}
usdClassTransfer={signatureChainId=hyperliquidChain,amount/ftoPerp!nonce%'uint64'}
usdSend={signatureChainId=hyperliquidChain,destination@amount$time%'uint64'}
userDexAbstraction={signatureChainId=hyperliquidChain,user@'address'enabled!nonce%'uint64'}
userOutcome<splitOutcome{outcome#amount$}mergeOutcome{outcome#amount$~}mergeQuestion{question#amount$~}negateOutcome{question#outcome#amount$}>
userPortfolioMargin={signatureChainId=hyperliquidChain,user@'address'enabled!nonce%'uint64'}
userSetAbstraction={signatureChainId=hyperliquidChain,user@'address'abstraction"disabled|unifiedAccount|portfolioMargin"nonce%'uint64'}
validatorL1Stream{riskFreeRate$}
vaultDistribute{vaultAddress@usd#}
vaultModify{vaultAddress@allowDeposits!~?alwaysCloseOnWithdraw!~?}
vaultTransfer{vaultAddress@isDeposit!usd#1:}
withdraw3=Withdraw{signatureChainId=hyperliquidChain,destination@amount$time%'uint64'}`;

/**
 * What the signs in a shape stand for: how the client writes the value, and the pattern that it has. `amount`
 * is a decimal without needless zeros, `transfer` the same or another text, `lower` a text in lower case.
 * `nonce`, `chain` and `chainId` are filled in.
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

/** How the EIP-712 types begin that users sign. */
export const primaryTypePrefix = "HyperliquidTransaction:";

/** What is written where the caller gives nothing. */
export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  agentSendAsset: { fromSubAccount: "" },
  approveAgent: { agentName: "" },
  order: { grouping: "na" },
  sendAsset: { fromSubAccount: "" },
  vaultModify: { allowDeposits: null, alwaysCloseOnWithdraw: null },
};

/** What some values become in an action that several sign, by action and key. */
export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  userSetAbstraction: { abstraction: { disabled: "i", unifiedAccount: "u", portfolioMargin: "p" } },
};

/** How an action is signed: by the hash of its bytes, field by field for the user to read, or by several. */
export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** How the actions are signed that several sign. */
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
