// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * How a value is written before it is hashed. Keys stand in the order of the form, a list has one form for
 * its items or one for each. `amount` is a decimal text without needless zeros, `transfer` the same or
 * another text, `lower` a text in lower case, `json` the JSON of what has its form, and `nonce`, `chain` and
 * `chainId` are filled in. Only what ends with `?` may be null.
 */
export type Form = string | readonly Form[] | { readonly [key: string]: Form };

/** The form of each action, without its `type`, which is the first key of each. */
export const actionForms: Readonly<Record<string, { readonly [key: string]: Form }>> = {
  activateOutcomeDeployer: { isDeactivate: "" },
  agentEnableDexAbstraction: { dexAbstraction: "" },
  agentSendAsset: {
    destination: "lower",
    sourceDex: "",
    destinationDex: "",
    token: "",
    amount: "amount",
    fromSubAccount: "lower",
    nonce: "nonce",
  },
  agentSetAbstraction: { abstraction: "" },
  approveAgent: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    agentAddress: "lower",
    agentName: "",
    nonce: "nonce",
  },
  approveBuilderFee: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    maxFeeRate: "",
    builder: "lower",
    nonce: "nonce",
  },
  authorizeAqav2Role: { token: "", role: "" },
  batchModify: {
    modifies: [
      {
        oid: "lower",
        order: {
          a: "",
          b: "",
          p: "amount",
          s: "amount",
          r: "",
          t: { limit: { tif: "" }, trigger: { isMarket: "", triggerPx: "amount", tpsl: "" } },
          c: "lower",
        },
      },
    ],
    a: "",
  },
  borrowLend: { operation: "", token: "", amount: "amount?" },
  cDeposit: { signatureChainId: "chainId", hyperliquidChain: "chain", wei: "", nonce: "nonce" },
  CSignerAction: { jailSelf: "?", unjailSelf: "?" },
  CValidatorAction: {
    changeProfile: {
      node_ip: { Ip: "" },
      name: "?",
      description: "?",
      unjailed: "",
      disable_delegations: "?",
      commission_bps: "?",
      signer: "lower?",
    },
    register: {
      profile: {
        node_ip: { Ip: "" },
        name: "",
        description: "",
        delegations_disabled: "",
        commission_bps: "",
        signer: "lower",
      },
      unjailed: "",
      initial_wei: "",
    },
    unregister: "?",
  },
  cWithdraw: { signatureChainId: "chainId", hyperliquidChain: "chain", wei: "", nonce: "nonce" },
  cancel: { cancels: [{ a: "", o: "" }], f: "" },
  cancelByCloid: { cancels: [{ asset: "", cloid: "lower" }], f: "" },
  claimRewards: {},
  convertToMultiSigUser: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    signers: { json: { authorizedUsers: ["lower"], threshold: "" } },
    nonce: "nonce",
  },
  createSubAccount: { name: "" },
  createVault: { name: "", description: "", initialUsd: "", nonce: "nonce" },
  evmUserModify: { usingBigBlocks: "" },
  finalizeEvmContract: { token: "", input: { create: { nonce: "" } } },
  gossipPriorityBid: { slotId: "", ip: "", maxGas: "" },
  hip3LiquidatorTransfer: { dex: "", ntl: "", isDeposit: "" },
  linkStakingUser: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    user: "lower",
    isFinalize: "",
    nonce: "nonce",
  },
  modify: {
    oid: "lower",
    order: {
      a: "",
      b: "",
      p: "amount",
      s: "amount",
      r: "",
      t: { limit: { tif: "" }, trigger: { isMarket: "", triggerPx: "amount", tpsl: "" } },
      c: "lower",
    },
    a: "",
  },
  multiSig: {
    signatureChainId: "chainId",
    signatures: [{ r: "", s: "", v: "" }],
    payload: { multiSigUser: "lower", outerSigner: "lower", action: "" },
  },
  noop: {},
  order: {
    orders: [
      {
        a: "",
        b: "",
        p: "amount",
        s: "amount",
        r: "",
        t: { limit: { tif: "" }, trigger: { isMarket: "", triggerPx: "amount", tpsl: "" } },
        c: "lower",
      },
    ],
    grouping: { p: "" },
    builder: { b: "lower", f: "" },
  },
  perpDeploy: {
    registerAsset2: {
      maxGas: "?",
      assetRequest: { coin: "", szDecimals: "", oraclePx: "amount", marginTableId: "", marginMode: "" },
      dex: "",
      schema: { fullName: "", collateralToken: "", oracleUpdater: "lower?" },
    },
    registerAsset: {
      maxGas: "?",
      assetRequest: { coin: "", szDecimals: "", oraclePx: "amount", marginTableId: "", onlyIsolated: "" },
      dex: "",
      schema: { fullName: "", collateralToken: "", oracleUpdater: "lower?" },
    },
    setOracle: {
      dex: "",
      oraclePxs: [["", "amount"]],
      markPxs: [[["", "amount"]]],
      externalPerpPxs: [["", "amount"]],
    },
    setFundingMultipliers: [["", "amount"]],
    setFundingInterestRates: [["", "amount"]],
    haltTrading: { coin: "", isHalted: "" },
    setMarginTableIds: "",
    insertMarginTable: {
      dex: "",
      marginTable: { description: "", marginTiers: [{ lowerBound: "", maxLeverage: "" }] },
    },
    setFeeRecipient: { dex: "", feeRecipient: "lower" },
    setOpenInterestCaps: "",
    setSubDeployers: { dex: "", subDeployers: [{ variant: "", user: "lower", allowed: "" }] },
    setMarginModes: "",
    setFeeScale: { dex: "", scale: "amount" },
    setGrowthModes: "",
    setPerpAnnotation: { coin: "", category: "", description: "", displayName: "?", keywords: "" },
    disableDex: "",
  },
  registerReferrer: { code: "" },
  reserveRequestWeight: { weight: "", destination: "lower" },
  scheduleCancel: { time: "" },
  sendAsset: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    destination: "lower",
    sourceDex: "",
    destinationDex: "",
    token: "",
    amount: "amount",
    fromSubAccount: "lower",
    nonce: "nonce",
  },
  sendToEvmWithData: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    token: "",
    amount: "amount",
    sourceDex: "",
    destinationRecipient: "",
    addressEncoding: "",
    destinationChainId: "",
    gasLimit: "",
    data: "",
    nonce: "nonce",
  },
  setDisplayName: { displayName: "" },
  setReferrer: { code: "" },
  spotDeploy: {
    registerToken2: { spec: { name: "", szDecimals: "", weiDecimals: "" }, maxGas: "", fullName: "" },
    userGenesis: {
      token: "",
      userAndWei: [["lower", "amount"]],
      existingTokenAndWei: [["", "amount"]],
      blacklistUsers: [["lower", ""]],
    },
    genesis: { token: "", maxSupply: "amount", noHyperliquidity: "" },
    registerSpot: { tokens: "" },
    registerHyperliquidity: {
      spot: "",
      startPx: "amount",
      orderSz: "amount",
      nOrders: "",
      nSeededLevels: "",
    },
    setDeployerTradingFeeShare: { token: "", share: "" },
    enableQuoteToken: { token: "" },
    disableQuoteToken: { token: "" },
    requestEvmContract: { token: "", address: "lower", evmExtraWeiDecimals: "" },
    outcome: {
      registerStandaloneOutcomeFromTemplate: { id: "", keywordToValue: "" },
      registerQuestionFromTemplate: {
        questionTemplateInstance: { id: "", keywordToValue: "" },
        namedOutcomeTemplateInstances: [{ id: "", keywordToValue: "" }],
      },
      settleOutcome: {
        outcome: "",
        settleFraction: "amount",
        details: "",
        nameAndDescription: "",
        sideNames: "",
      },
      settleQuestion2: {
        question: "",
        outcomeSettlements: [
          { outcome: "", settleFraction: "amount", details: "", nameAndDescription: "", sideNames: "" },
        ],
        nameAndDescription: "",
      },
    },
  },
  spotSend: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    destination: "lower",
    token: "",
    amount: "amount",
    time: "nonce",
  },
  spotUser: { toggleSpotDusting: { optOut: "" } },
  stakingLinkDisableTradingUser: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    tradingUser: "lower",
    nonce: "nonce",
  },
  subAccountModify: { subAccountUser: "lower", name: "" },
  subAccountSpotTransfer: { subAccountUser: "lower", isDeposit: "", token: "", amount: "amount" },
  subAccountTransfer: { subAccountUser: "lower", isDeposit: "", usd: "" },
  tokenDelegate: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    validator: "lower",
    wei: "",
    isUndelegate: "",
    nonce: "nonce",
  },
  topUpIsolatedOnlyMargin: { asset: "", leverage: "amount" },
  twapCancel: { a: "", t: "" },
  twapOrder: {
    twap: { a: "", b: "", s: "amount", r: "", m: "", t: "" },
    details: { t: { p: "amount", a: "" }, s: "amount?" },
  },
  updateIsolatedMargin: { asset: "", isBuy: "", ntli: "" },
  updateLeverage: { asset: "", isCross: "", leverage: "" },
  usdClassTransfer: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    amount: "transfer",
    toPerp: "",
    nonce: "nonce",
  },
  usdSend: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    destination: "lower",
    amount: "amount",
    time: "nonce",
  },
  userDexAbstraction: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    user: "lower",
    enabled: "",
    nonce: "nonce",
  },
  userOutcome: {
    splitOutcome: { outcome: "", amount: "amount" },
    mergeOutcome: { outcome: "", amount: "amount?" },
    mergeQuestion: { question: "", amount: "amount?" },
    negateOutcome: { question: "", outcome: "", amount: "amount" },
  },
  userPortfolioMargin: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    user: "lower",
    enabled: "",
    nonce: "nonce",
  },
  userSetAbstraction: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    user: "lower",
    abstraction: "",
    nonce: "nonce",
  },
  validatorL1Stream: { riskFreeRate: "amount" },
  vaultDistribute: { vaultAddress: "lower", usd: "" },
  vaultModify: { vaultAddress: "lower", allowDeposits: "?", alwaysCloseOnWithdraw: "?" },
  vaultTransfer: { vaultAddress: "lower", isDeposit: "", usd: "" },
  withdraw3: {
    signatureChainId: "chainId",
    hyperliquidChain: "chain",
    destination: "lower",
    amount: "amount",
    time: "nonce",
  },
};

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

/** How the actions are signed that are not signed by the hash of their bytes. */
export const actionSigning: Readonly<Record<string, ActionSigning>> = {
  approveAgent: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:ApproveAgent",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "agentAddress", type: "address" },
      { name: "agentName", type: "string" },
      { name: "nonce", type: "uint64" },
    ],
  },
  approveBuilderFee: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:ApproveBuilderFee",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "maxFeeRate", type: "string" },
      { name: "builder", type: "address" },
      { name: "nonce", type: "uint64" },
    ],
  },
  cDeposit: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:CDeposit",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "wei", type: "uint64" },
      { name: "nonce", type: "uint64" },
    ],
  },
  cWithdraw: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:CWithdraw",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "wei", type: "uint64" },
      { name: "nonce", type: "uint64" },
    ],
  },
  convertToMultiSigUser: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:ConvertToMultiSigUser",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "signers", type: "string" },
      { name: "nonce", type: "uint64" },
    ],
  },
  linkStakingUser: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:LinkStakingUser",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "user", type: "address" },
      { name: "isFinalize", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
  multiSig: {
    scheme: "multi-sig",
    primaryType: "HyperliquidTransaction:SendMultiSig",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "multiSigActionHash", type: "bytes32" },
      { name: "nonce", type: "uint64" },
    ],
  },
  sendAsset: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:SendAsset",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "destination", type: "string" },
      { name: "sourceDex", type: "string" },
      { name: "destinationDex", type: "string" },
      { name: "token", type: "string" },
      { name: "amount", type: "string" },
      { name: "fromSubAccount", type: "string" },
      { name: "nonce", type: "uint64" },
    ],
  },
  sendToEvmWithData: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:SendToEvmWithData",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "token", type: "string" },
      { name: "amount", type: "string" },
      { name: "sourceDex", type: "string" },
      { name: "destinationRecipient", type: "string" },
      { name: "addressEncoding", type: "string" },
      { name: "destinationChainId", type: "uint32" },
      { name: "gasLimit", type: "uint64" },
      { name: "data", type: "bytes" },
      { name: "nonce", type: "uint64" },
    ],
  },
  spotSend: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:SpotSend",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "destination", type: "string" },
      { name: "token", type: "string" },
      { name: "amount", type: "string" },
      { name: "time", type: "uint64" },
    ],
  },
  stakingLinkDisableTradingUser: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:StakingLinkDisableTradingUser",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "tradingUser", type: "address" },
      { name: "nonce", type: "uint64" },
    ],
  },
  tokenDelegate: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:TokenDelegate",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "validator", type: "address" },
      { name: "wei", type: "uint64" },
      { name: "isUndelegate", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
  usdClassTransfer: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UsdClassTransfer",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "amount", type: "string" },
      { name: "toPerp", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
  usdSend: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UsdSend",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "destination", type: "string" },
      { name: "amount", type: "string" },
      { name: "time", type: "uint64" },
    ],
  },
  userDexAbstraction: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UserDexAbstraction",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "user", type: "address" },
      { name: "enabled", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
  userPortfolioMargin: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UserPortfolioMargin",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "user", type: "address" },
      { name: "enabled", type: "bool" },
      { name: "nonce", type: "uint64" },
    ],
  },
  userSetAbstraction: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:UserSetAbstraction",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "user", type: "address" },
      { name: "abstraction", type: "string" },
      { name: "nonce", type: "uint64" },
    ],
  },
  withdraw3: {
    scheme: "user",
    primaryType: "HyperliquidTransaction:Withdraw",
    types: [
      { name: "hyperliquidChain", type: "string" },
      { name: "destination", type: "string" },
      { name: "amount", type: "string" },
      { name: "time", type: "uint64" },
    ],
  },
};
