// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ActionFacts, SubscriptionFacts } from "../rows/venue-facts.ts";

export type * from "../rows/venue-facts.ts";

const infoActiveAssetData: unknown = {
  user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
  coin: "BTC",
  leverage: { type: "isolated", value: 1, rawUsd: "1.5" },
  maxTradeSzs: ["1.5", "1.5"],
  availableToTrade: ["1.5", "1.5"],
  markPx: "1.5",
};

const infoAllBorrowLendReserveStates: unknown = {
  borrowYearlyRate: "1.5",
  supplyYearlyRate: "1.5",
  balance: "1.5",
  utilization: "1.5",
  oraclePx: "1.5",
  ltv: "1.5",
  totalSupplied: "1.5",
  totalBorrowed: "1.5",
};

const infoAllPerpMetas: unknown = {
  universe: [
    { name: "BTC", szDecimals: 5, maxLeverage: 40, marginTableId: 56 },
    { name: "ETH", szDecimals: 4, maxLeverage: 25, marginTableId: 55 },
    { name: "MATIC", szDecimals: 1, maxLeverage: 20, marginTableId: 20, isDelisted: true },
    { name: "HPOS", szDecimals: 0, maxLeverage: 3, marginTableId: 3, onlyIsolated: true },
  ],
  marginTables: [
    [
      55,
      {
        description: "tiered 25x",
        marginTiers: [{ lowerBound: "0.0", maxLeverage: 25 }, { lowerBound: "100000000.0", maxLeverage: 15 }],
      },
    ],
    [
      56,
      {
        description: "tiered 40x",
        marginTiers: [{ lowerBound: "0.0", maxLeverage: 40 }, { lowerBound: "150000000.0", maxLeverage: 20 }],
      },
    ],
  ],
  collateralToken: 0,
};

const infoCandleSnapshot: unknown = {
  t: 1700000000000,
  T: 1700000000000,
  s: "BTC",
  i: "1m",
  o: "1.5",
  c: "1.5",
  h: "1.5",
  l: "1.5",
  v: "1.5",
  n: 1,
};

const infoClearinghouseState: unknown = {
  marginSummary: { accountValue: "1.5", totalNtlPos: "1.5", totalRawUsd: "1.5", totalMarginUsed: "1.5" },
  crossMarginSummary: { accountValue: "1.5", totalNtlPos: "1.5", totalRawUsd: "1.5", totalMarginUsed: "1.5" },
  crossMaintenanceMarginUsed: "1.5",
  withdrawable: "1.5",
  assetPositions: [
    {
      type: "oneWay",
      position: {
        coin: "BTC",
        szi: "1.5",
        leverage: { type: "isolated", value: 1, rawUsd: "1.5" },
        entryPx: "1.5",
        positionValue: "1.5",
        unrealizedPnl: "1.5",
        returnOnEquity: "1.5",
        liquidationPx: "1.5",
        marginUsed: "1.5",
        maxLeverage: 1,
        cumFunding: { allTime: "1.5", sinceOpen: "1.5", sinceChange: "1.5" },
      },
    },
  ],
  time: 1700000000000,
};

const infoFrontendOpenOrders: unknown = {
  coin: "BTC",
  side: "B",
  limitPx: "1.5",
  sz: "1.5",
  oid: 1,
  timestamp: 1700000000000,
  origSz: "1.5",
  triggerCondition: "text",
  isTrigger: false,
  triggerPx: "1.5",
  children: [],
  isPositionTpsl: false,
  reduceOnly: false,
  orderType: "Market",
  tif: "Gtc",
  cloid: "0x1234567890abcdef1234567890abcdef",
};

const infoFrontendOpenOrders2: unknown = [
  infoFrontendOpenOrders,
];

const infoHistoricalOrders: unknown = {
  order: infoFrontendOpenOrders,
  status: "open",
  statusTimestamp: 1700000000000,
};

const infoHistoricalOrders2: unknown = [
  infoHistoricalOrders,
];

const infoMetaAndAssetCtxs: unknown = {
  prevDayPx: "1.5",
  dayNtlVlm: "1.5",
  markPx: "1.5",
  midPx: "1.5",
  funding: "1.5",
  openInterest: "1.5",
  premium: "1.5",
  oraclePx: "1.5",
  impactPxs: ["1.5", "1.5"],
  dayBaseVlm: "1.5",
};

const infoMetaAndAssetCtxs2: unknown = [
  infoMetaAndAssetCtxs,
];

const infoOpenOrders: unknown = {
  coin: "BTC",
  side: "B",
  limitPx: "1.5",
  sz: "1.5",
  oid: 1,
  timestamp: 1700000000000,
  origSz: "1.5",
  cloid: "0x1234567890abcdef1234567890abcdef",
  reduceOnly: true,
};

const infoOutcomeMetaOutcomes: unknown = {
  outcome: 1,
  name: "text",
  description: "text",
  sideSpecs: [{ name: "text", token: 1 }],
  quoteToken: "text",
  deployer: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
};

const infoPortfolio: unknown = [
  [
    "day",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "week",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "month",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "allTime",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "perpDay",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "perpWeek",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "perpMonth",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
  [
    "perpAllTime",
    { accountValueHistory: [[1700000000000, "1.5"]], pnlHistory: [[1700000000000, "1.5"]], vlm: "1.5" },
  ],
];

const infoRecentTrades: unknown = [
  {
    coin: "BTC",
    side: "B",
    px: "1.5",
    sz: "1.5",
    time: 1700000000000,
    hash: "0xa166e3fa63c25663024b03f2e0da011a00307e4465738a4d1ca4cbca7ed3c5ee",
    tid: 1,
    users: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea", "0x1719884eb866cb12b2287399b15f7db5e7d775ea"],
  },
];

const infoSpotClearinghouseState: unknown = {
  portfolioMarginEnabled: false,
  balances: [
    {
      coin: "BTC",
      token: 1,
      total: "1.5",
      hold: "1.5",
      entryNtl: "1.5",
      spotHold: "1.5",
      ltv: "1.5",
      borrowed: "1.5",
      supplied: "1.5",
    },
  ],
  evmEscrows: [{ coin: "BTC", token: 1, total: "1.5" }],
  portfolioMarginRatio: "1.5",
  tokenToPortfolioBorrowRatio: [[1, "1.5"]],
  tokenToPortfolioSupplyRatio: [[1, "1.5"]],
  tokenToAvailableAfterMaintenance: [[1, "1.5"]],
};

const infoSpotMetaAndAssetCtxs: unknown = {
  universe: [{ tokens: [1, 1], name: "text", index: 1, isCanonical: false }],
  tokens: [
    {
      name: "text",
      szDecimals: 1,
      weiDecimals: 1,
      index: 1,
      tokenId: "0xc1fb593aeffbeb02f85e0308e9956a90",
      isCanonical: false,
      evmContract: { address: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", evm_extra_wei_decimals: 1 },
      fullName: "text",
      deployerTradingFeeShare: "1.5",
    },
  ],
};

const infoSpotMetaAndAssetCtxs2: unknown = {
  prevDayPx: "1.5",
  dayNtlVlm: "1.5",
  markPx: "1.5",
  midPx: "1.5",
  circulatingSupply: "1.5",
  coin: "BTC",
  totalSupply: "1.5",
  dayBaseVlm: "1.5",
};

const infoSpotMetaAndAssetCtxs3: unknown = [
  infoSpotMetaAndAssetCtxs2,
];

const infoSubAccounts2DexToClearinghouseState: unknown = [
  ["", infoClearinghouseState],
];

const infoTwapHistoryState: unknown = {
  coin: "BTC",
  executedNtl: "1.5",
  executedSz: "1.5",
  minutes: 1,
  randomize: false,
  reduceOnly: false,
  side: "B",
  stopPx: "1.5",
  sz: "1.5",
  timestamp: 1700000000000,
  trigger: { px: "1.5", above: false },
  user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
};

const infoTwapHistory: unknown = [
  { time: 1700000000000, state: infoTwapHistoryState, status: { status: "finished" }, twapId: 1 },
];

const infoUserFillsByTime: unknown = {
  coin: "BTC",
  px: "1.5",
  sz: "1.5",
  side: "B",
  time: 1700000000000,
  startPosition: "1.5",
  dir: "text",
  closedPnl: "1.5",
  hash: "0xa166e3fa63c25663024b03f2e0da011a00307e4465738a4d1ca4cbca7ed3c5ee",
  oid: 1,
  crossed: false,
  fee: "1.5",
  builderFee: "1.5",
  tid: 1,
  feeToken: "text",
  feeTrialEscrow: "1.5",
  twapId: 1,
  cloid: "0x1234567890abcdef1234567890abcdef",
  liquidation: {
    liquidatedUser: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    markPx: "1.5",
    method: "market",
  },
};

const infoUserFillsByTime2: unknown = [
  infoUserFillsByTime,
];

const infoUserNonFundingLedgerUpdates: unknown = [
  {
    time: 1700000000000,
    hash: "0xa166e3fa63c25663024b03f2e0da011a00307e4465738a4d1ca4cbca7ed3c5ee",
    delta: { type: "accountClassTransfer", usdc: "1.5", toPerp: false },
  },
];

const infoUserTwapSliceFillsByTime: unknown = [
  { fill: infoUserFillsByTime, twapId: 1 },
];

const infoVaultDetailsFollowerState: unknown = {
  user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
  vaultEquity: "1.5",
  pnl: "1.5",
  allTimePnl: "1.5",
  daysFollowing: 1,
  vaultEntryTime: 1700000000000,
  lockupUntil: 1700000000000,
};

const infoWebData2TwapStates: unknown = [
  [1, infoTwapHistoryState],
];

const subscriptionsEventS: unknown = {
  coin: "BTC",
  time: 1700000000000,
  levels: [[{ px: "1.5", sz: "1.5", n: 1 }], [{ px: "1.6", sz: "1.5", n: 1 }]],
  spread: "1.5",
  fast: true,
};

/** The actions, by type. */
export const actions: Readonly<Record<string, ActionFacts>> = {
  activateOutcomeDeployer: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  agentEnableDexAbstraction: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  agentSendAsset: {
    signing: { scheme: "l1" },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  agentSetAbstraction: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  approveAgent: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:ApproveAgent",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "agentAddress", type: "address" },
        { name: "agentName", type: "string" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  approveBuilderFee: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:ApproveBuilderFee",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "maxFeeRate", type: "string" },
        { name: "builder", type: "address" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  authorizeAqav2Role: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  batchModify: {
    signing: { scheme: "l1" },
    response: {
      status: "ok",
      response: {
        type: "order",
        data: { statuses: [{ resting: { oid: 1, cloid: "0x1234567890abcdef1234567890abcdef" } }] },
      },
    },
    perItem: ["orders", "modifies"],
  },
  borrowLend: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  cDeposit: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:CDeposit",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "wei", type: "uint64" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  CSignerAction: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  CValidatorAction: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  cWithdraw: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:CWithdraw",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "wei", type: "uint64" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  cancel: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "cancel", data: { statuses: ["success"] } } },
    perItem: ["cancels"],
  },
  cancelByCloid: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "cancel", data: { statuses: ["success"] } } },
    perItem: ["cancels"],
  },
  claimRewards: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  convertToMultiSigUser: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:ConvertToMultiSigUser",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "signers", type: "string" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  createSubAccount: {
    signing: { scheme: "l1" },
    response: {
      status: "ok",
      response: { type: "createSubAccount", data: "0x1719884eb866cb12b2287399b15f7db5e7d775ea" },
    },
  },
  createVault: {
    signing: { scheme: "l1" },
    nonce: "nonce",
    response: {
      status: "ok",
      response: { type: "createVault", data: "0x1719884eb866cb12b2287399b15f7db5e7d775ea" },
    },
  },
  evmUserModify: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  finalizeEvmContract: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  gossipPriorityBid: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  hip3LiquidatorTransfer: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  linkStakingUser: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:LinkStakingUser",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "user", type: "address" },
        { name: "isFinalize", type: "bool" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  modify: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  multiSig: {
    signing: {
      scheme: "multi-sig",
      primaryType: "HyperliquidTransaction:SendMultiSig",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "multiSigActionHash", type: "bytes32" },
        { name: "nonce", type: "uint64" },
      ],
    },
    response: { status: "ok", response: { type: "default" } },
  },
  noop: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  order: {
    signing: { scheme: "l1" },
    response: {
      status: "ok",
      response: {
        type: "order",
        data: { statuses: [{ resting: { oid: 1, cloid: "0x1234567890abcdef1234567890abcdef" } }] },
      },
    },
    perItem: ["orders", "modifies"],
  },
  perpDeploy: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  registerReferrer: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  reserveRequestWeight: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  scheduleCancel: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  sendAsset: {
    signing: {
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
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  sendToEvmWithData: {
    signing: {
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
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  setDisplayName: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  setReferrer: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  spotDeploy: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  spotSend: {
    signing: {
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
    nonce: "time",
    response: { status: "ok", response: { type: "default" } },
  },
  spotUser: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  stakingLinkDisableTradingUser: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:StakingLinkDisableTradingUser",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "tradingUser", type: "address" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  subAccountModify: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  subAccountSpotTransfer: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  subAccountTransfer: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  tokenDelegate: {
    signing: {
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
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  topUpIsolatedOnlyMargin: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  twapCancel: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "twapCancel", data: { status: "success" } } },
  },
  twapOrder: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "twapOrder", data: { status: { running: { twapId: 1 } } } } },
  },
  updateIsolatedMargin: {
    signing: { scheme: "l1" },
    response: { status: "ok", response: { type: "default" } },
  },
  updateLeverage: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  usdClassTransfer: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:UsdClassTransfer",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "amount", type: "string" },
        { name: "toPerp", type: "bool" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    response: { status: "ok", response: { type: "default" } },
  },
  usdSend: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:UsdSend",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "destination", type: "string" },
        { name: "amount", type: "string" },
        { name: "time", type: "uint64" },
      ],
    },
    nonce: "time",
    response: { status: "ok", response: { type: "default" } },
  },
  userDexAbstraction: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:UserDexAbstraction",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "user", type: "address" },
        { name: "enabled", type: "bool" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    signer: "user",
    response: { status: "ok", response: { type: "default" } },
  },
  userOutcome: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  userPortfolioMargin: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:UserPortfolioMargin",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "user", type: "address" },
        { name: "enabled", type: "bool" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    signer: "user",
    response: { status: "ok", response: { type: "default" } },
  },
  userSetAbstraction: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:UserSetAbstraction",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "user", type: "address" },
        { name: "abstraction", type: "string" },
        { name: "nonce", type: "uint64" },
      ],
    },
    nonce: "nonce",
    signer: "user",
    response: { status: "ok", response: { type: "default" } },
  },
  validatorL1Stream: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  vaultDistribute: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  vaultModify: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  vaultTransfer: { signing: { scheme: "l1" }, response: { status: "ok", response: { type: "default" } } },
  withdraw3: {
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:Withdraw",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "destination", type: "string" },
        { name: "amount", type: "string" },
        { name: "time", type: "uint64" },
      ],
    },
    nonce: "time",
    response: { status: "ok", response: { type: "default" } },
  },
};

/** The spec's example response to each info request, by type. */
export const infoResponses: Readonly<Record<string, unknown>> = {
  activeAssetData: infoActiveAssetData,
  alignedQuoteTokenInfo: {
    isAligned: false,
    firstAlignedTime: 1700000000000,
    evmMintedSupply: "1.5",
    dailyAmountOwed: [["2026-01-31", "1.5"]],
    predictedRate: "1.5",
  },
  allBorrowLendReserveStates: [[1, infoAllBorrowLendReserveStates]],
  allMids: { BTC: "1.5" },
  allPerpMetas: [infoAllPerpMetas],
  approvedBuilders: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"],
  borrowLendReserveState: infoAllBorrowLendReserveStates,
  borrowLendUserState: {
    tokenToState: [[1, { borrow: { basis: "1.5", value: "1.5" }, supply: { basis: "1.5", value: "1.5" } }]],
    health: "healthy",
    healthFactor: "1.5",
  },
  candleSnapshot: [infoCandleSnapshot],
  clearinghouseState: infoClearinghouseState,
  delegations: [
    {
      validator: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      amount: "1.5",
      lockedUntilTimestamp: 1700000000000,
    },
  ],
  delegatorHistory: [
    {
      time: 1700000000000,
      hash: "0xa166e3fa63c25663024b03f2e0da011a00307e4465738a4d1ca4cbca7ed3c5ee",
      delta: {
        delegate: {
          validator: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
          amount: "1.5",
          isUndelegate: false,
        },
      },
    },
  ],
  delegatorRewards: [{ time: 1700000000000, source: "delegation", totalAmount: "1.5" }],
  delegatorSummary: {
    delegated: "1.5",
    undelegated: "1.5",
    totalPendingWithdrawal: "1.5",
    nPendingWithdrawals: 1,
  },
  exchangeStatus: { time: 1700000000000, specialStatuses: "text" },
  extraAgents: [
    { address: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", name: "text", validUntil: 1700000000000 },
  ],
  frontendOpenOrders: infoFrontendOpenOrders2,
  fundingHistory: [{ coin: "BTC", fundingRate: "1.5", premium: "1.5", time: 1700000000000 }],
  gossipPriorityAuctionStatus: [
    ["192.0.2.1"],
    [{ currentGas: "1.5", durationSeconds: 1, endGas: "1.5", startGas: "1.5", startTimeSeconds: 1 }],
  ],
  gossipRootIps: ["192.0.2.1"],
  historicalOrders: infoHistoricalOrders2,
  isVip: false,
  l2Book: {
    coin: "BTC",
    time: 1700000000000,
    levels: [[{ px: "1.5", sz: "1.5", n: 1 }], [{ px: "1.6", sz: "1.5", n: 1 }]],
    spread: "1.5",
  },
  leadingVaults: [{ address: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", name: "text" }],
  legalCheck: { acceptedTerms: false, userAllowed: false, restrictions: "n" },
  liquidatable: [
    {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      positionIndex: { isolated: { asset: 1 } },
      marginAvailable: [1, 1],
    },
  ],
  marginTable: { description: "text", marginTiers: [{ lowerBound: "text", maxLeverage: 1 }] },
  maxBuilderFee: 1,
  maxMarketOrderNtls: [[1, "1.5"]],
  metaAndAssetCtxs: [infoAllPerpMetas, infoMetaAndAssetCtxs2],
  meta: infoAllPerpMetas,
  openOrders: [infoOpenOrders],
  orderStatus: { status: "order", order: infoHistoricalOrders },
  outcomeMeta: {
    outcomes: [infoOutcomeMetaOutcomes],
    questions: [
      {
        question: 1,
        name: "text",
        description: "text",
        fallbackOutcome: 1,
        namedOutcomes: [1],
        settledNamedOutcomes: [1],
      },
    ],
  },
  outcomeTemplates: [
    {
      id: "text",
      role: { standaloneOutcome: { sideNames: ["text", "text"] } },
      name: "text",
      description: "text",
      keywords: [["text", "dateTime"]],
    },
  ],
  perpAnnotation: { category: "text", description: "text", displayName: "text", keywords: ["text"] },
  perpCategories: [["BTC", "text"]],
  perpConciseAnnotations: [["BTC", { category: "text", displayName: "text", keywords: ["text"] }]],
  perpDeployAuctionStatus: {
    currentGas: "1.5",
    durationSeconds: 1,
    endGas: "1.5",
    startGas: "1.5",
    startTimeSeconds: 1,
  },
  perpDexLimits: {
    totalOiCap: "1.5",
    oiSzCapPerPerp: "1.5",
    maxTransferNtl: "1.5",
    coinToOiCap: [["BTC", "1.5"]],
  },
  perpDexStatus: { totalNetDeposit: "1.5" },
  perpDexs: [
    {
      name: "text",
      fullName: "text",
      deployer: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      oracleUpdater: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      feeRecipient: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      assetToStreamingOiCap: [["text", "1.5"]],
      subDeployers: [["text", ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"]]],
      deployerFeeScale: "1.5",
      lastDeployerFeeScaleChangeTime: "text",
      assetToFundingMultiplier: [["text", "1.5"]],
      assetToFundingInterestRate: [["text", "1.5"]],
    },
  ],
  perpsAtOpenInterestCap: ["text"],
  portfolio: infoPortfolio,
  preTransferCheck: { fee: "1.5", isSanctioned: false, userExists: false, userHasSentTx: false },
  predictedFundings: [
    ["text", [["text", { fundingRate: "1.5", nextFundingTime: 1700000000000, fundingIntervalHours: 1 }]]],
  ],
  recentTrades: infoRecentTrades,
  referral: {
    referredBy: { referrer: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", code: "text" },
    cumVlm: "1.5",
    unclaimedRewards: "1.5",
    claimedRewards: "1.5",
    builderRewards: "1.5",
    referrerState: {
      stage: "ready",
      data: {
        code: "text",
        nReferrals: 1,
        referralStates: [
          {
            cumVlm: "1.5",
            cumRewardedFeesSinceReferred: "1.5",
            cumFeesRewardedToReferrer: "1.5",
            timeJoined: 1700000000000,
            user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
            tokenToState: [
              [1, { cumVlm: "1.5", cumRewardedFeesSinceReferred: "1.5", cumFeesRewardedToReferrer: "1.5" }],
            ],
          },
        ],
      },
    },
    rewardHistory: [{ earned: "1.5", vlm: "1.5", referralVlm: "1.5", time: 1700000000000 }],
    tokenToState: [
      [1, { cumVlm: "1.5", unclaimedRewards: "1.5", claimedRewards: "1.5", builderRewards: "1.5" }],
    ],
  },
  settledOutcome: {
    spec: infoOutcomeMetaOutcomes,
    settleFraction: "1.5",
    details: "text",
    question: { question: { active: 1 }, name: "text", description: "text" },
  },
  spotClearinghouseState: infoSpotClearinghouseState,
  spotDeployState: {
    states: [
      {
        token: 1,
        spec: { name: "text", szDecimals: 1, weiDecimals: 1 },
        fullName: "text",
        deployerTradingFeeShare: "1.5",
        spots: [1],
        maxSupply: "1.5",
        hyperliquidityGenesisBalance: "1.5",
        totalGenesisBalanceWei: "1.5",
        userGenesisBalances: [["0x1719884eb866cb12b2287399b15f7db5e7d775ea", "1.5"]],
        existingTokenGenesisBalances: [[1, "1.5"]],
        blacklistUsers: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"],
      },
    ],
    gasAuction: {
      currentGas: "1.5",
      durationSeconds: 1,
      endGas: "1.5",
      startGas: "1.5",
      startTimeSeconds: 1,
    },
  },
  spotMetaAndAssetCtxs: [infoSpotMetaAndAssetCtxs, infoSpotMetaAndAssetCtxs3],
  spotMeta: infoSpotMetaAndAssetCtxs,
  spotPairDeployAuctionStatus: {
    currentGas: "1.5",
    durationSeconds: 1,
    endGas: "1.5",
    startGas: "1.5",
    startTimeSeconds: 1,
  },
  subAccounts2: [
    {
      name: "text",
      subAccountUser: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      master: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      dexToClearinghouseState: infoSubAccounts2DexToClearinghouseState,
      spotState: infoSpotClearinghouseState,
      abstraction: "unifiedAccount",
    },
  ],
  subAccounts: [
    {
      name: "text",
      subAccountUser: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      master: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      clearinghouseState: infoClearinghouseState,
      spotState: infoSpotClearinghouseState,
    },
  ],
  tokenConciseAnnotations: [[1, { category: "text", displayName: "text", keywords: ["text"] }]],
  tokenDetails: {
    name: "text",
    maxSupply: "1.5",
    totalSupply: "1.5",
    circulatingSupply: "1.5",
    szDecimals: 1,
    weiDecimals: 1,
    midPx: "1.5",
    markPx: "1.5",
    prevDayPx: "1.5",
    genesis: {
      userBalances: [["0x1719884eb866cb12b2287399b15f7db5e7d775ea", "1.5"]],
      existingTokenBalances: [[1, "1.5"]],
      blacklistUsers: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"],
    },
    deployer: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    deployGas: "1.5",
    deployTime: "text",
    seededUsdc: "1.5",
    nonCirculatingUserBalances: [["0x1719884eb866cb12b2287399b15f7db5e7d775ea", "1.5"]],
    futureEmissions: "1.5",
  },
  twapHistory: infoTwapHistory,
  usdcRouting: { depositRoute: "bridge", withdrawalRoute: "bridge" },
  userAbstraction: "unifiedAccount",
  userBorrowLendInterest: [{ time: 1700000000000, token: "text", borrow: "1.5", supply: "1.5" }],
  userDexAbstraction: false,
  userFees: {
    dailyUserVlm: [{ date: "2026-01-31", userCross: "1.5", userAdd: "1.5", exchange: "1.5" }],
    feeSchedule: {
      cross: "1.5",
      add: "1.5",
      spotCross: "1.5",
      spotAdd: "1.5",
      tiers: {
        vip: [{ ntlCutoff: "1.5", cross: "1.5", add: "1.5", spotCross: "1.5", spotAdd: "1.5" }],
        mm: [{ makerFractionCutoff: "1.5", add: "1.5" }],
      },
      referralDiscount: "1.5",
      stakingDiscountTiers: [{ bpsOfMaxSupply: "1.5", discount: "1.5" }],
    },
    userCrossRate: "1.5",
    userAddRate: "1.5",
    userSpotCrossRate: "1.5",
    userSpotAddRate: "1.5",
    activeReferralDiscount: "1.5",
    trial: null,
    feeTrialEscrow: "1.5",
    nextTrialAvailableTimestamp: 1700000000000,
    stakingLink: { type: "requested", stakingUser: "0x1719884eb866cb12b2287399b15f7db5e7d775ea" },
    activeStakingDiscount: { bpsOfMaxSupply: "1.5", discount: "1.5" },
  },
  userFillsByTime: infoUserFillsByTime2,
  userFills: infoUserFillsByTime2,
  userFunding: [
    {
      time: 1700000000000,
      hash: "0xa166e3fa63c25663024b03f2e0da011a00307e4465738a4d1ca4cbca7ed3c5ee",
      delta: { type: "funding", coin: "BTC", usdc: "1.5", szi: "1.5", fundingRate: "1.5", nSamples: 1 },
    },
  ],
  userNonFundingLedgerUpdates: infoUserNonFundingLedgerUpdates,
  userRateLimit: { cumVlm: "1.5", nRequestsUsed: 1, nRequestsCap: 1, nRequestsSurplus: 1 },
  userRole: { role: "missing" },
  userToMultiSigSigners: { authorizedUsers: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"], threshold: 1 },
  userTwapSliceFillsByTime: infoUserTwapSliceFillsByTime,
  userTwapSliceFills: infoUserTwapSliceFillsByTime,
  userVaultEquities: [
    {
      vaultAddress: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      equity: "1.5",
      lockedUntilTimestamp: 1700000000000,
    },
  ],
  validatorL1Votes: [
    {
      expireTime: 1700000000000,
      action: { D: "text" },
      votes: ["0x1719884eb866cb12b2287399b15f7db5e7d775ea"],
      quorumReached: false,
    },
  ],
  validatorSummaries: [
    {
      validator: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      signer: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      name: "text",
      description: "text",
      nRecentBlocks: 1,
      stake: 1,
      isJailed: false,
      unjailableAfter: 1700000000000,
      isActive: false,
      commission: "1.5",
      stats: [
        ["day", { uptimeFraction: "text", predictedApr: "1.5", nSamples: 1 }],
        ["week", { uptimeFraction: "text", predictedApr: "1.5", nSamples: 1 }],
        ["month", { uptimeFraction: "text", predictedApr: "1.5", nSamples: 1 }],
      ],
    },
  ],
  vaultDetails: {
    name: "text",
    vaultAddress: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    leader: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    description: "text",
    portfolio: infoPortfolio,
    apr: 1,
    followerState: infoVaultDetailsFollowerState,
    leaderFraction: 1,
    leaderCommission: 1,
    followers: [infoVaultDetailsFollowerState],
    maxDistributable: 1,
    maxWithdrawable: 1,
    isClosed: false,
    relationship: { type: "normal" },
    allowDeposits: false,
    alwaysCloseOnWithdraw: false,
  },
  vaultSummaries: [
    {
      name: "text",
      vaultAddress: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      leader: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      tvl: "1.5",
      isClosed: false,
      relationship: { type: "normal" },
      createTimeMillis: 1700000000000,
    },
  ],
  webData2: {
    clearinghouseState: infoClearinghouseState,
    leadingVaults: [{ address: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", name: "text" }],
    totalVaultEquity: "1.5",
    openOrders: infoFrontendOpenOrders2,
    agentAddress: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    agentValidUntil: 1700000000000,
    cumLedger: "1.5",
    meta: infoAllPerpMetas,
    assetCtxs: infoMetaAndAssetCtxs2,
    serverTime: 1700000000000,
    isVault: false,
    user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
    twapStates: infoWebData2TwapStates,
    spotState: infoSpotClearinghouseState,
    spotAssetCtxs: infoSpotMetaAndAssetCtxs3,
    optOutOfSpotDusting: true,
    perpsAtOpenInterestCap: ["text"],
  },
};

/** All subscriptions. Two may share a type. */
export const subscriptions: readonly SubscriptionFacts[] = [
  {
    type: "activeAssetCtx",
    channel: "activeAssetCtx",
    match: { coin: "coin" },
    encoding: null,
    event: { coin: "BTC", ctx: infoMetaAndAssetCtxs },
  },
  {
    type: "activeAssetData",
    channel: "activeAssetData",
    match: { coin: "coin", user: "user" },
    encoding: null,
    event: infoActiveAssetData,
  },
  {
    type: "activeAssetCtx",
    channel: "activeSpotAssetCtx",
    match: { coin: "coin" },
    encoding: null,
    event: { coin: "BTC", ctx: infoSpotMetaAndAssetCtxs2 },
  },
  {
    type: "allDexsAssetCtxs",
    channel: "allDexsAssetCtxs",
    match: {},
    encoding: null,
    event: { ctxs: [["", infoMetaAndAssetCtxs2]] },
  },
  {
    type: "allDexsClearinghouseState",
    channel: "allDexsClearinghouseState",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      clearinghouseStates: infoSubAccounts2DexToClearinghouseState,
    },
  },
  {
    type: "allMids",
    channel: "allMids",
    match: { dex: "dex" },
    encoding: null,
    event: { mids: { BTC: "1.5" } },
  },
  {
    type: "assetCtxs",
    channel: "assetCtxs",
    match: { dex: "dex" },
    encoding: null,
    event: { dex: "", ctxs: infoMetaAndAssetCtxs2 },
  },
  {
    type: "bbo",
    channel: "bbo",
    match: { coin: "coin" },
    encoding: null,
    event: {
      coin: "BTC",
      time: 1700000000000,
      bbo: [{ px: "1.5", sz: "1.5", n: 1 }, { px: "1.5", sz: "1.5", n: 1 }],
    },
  },
  {
    type: "candle",
    channel: "candle",
    match: { coin: "s", interval: "i" },
    encoding: null,
    event: infoCandleSnapshot,
  },
  {
    type: "clearinghouseState",
    channel: "clearinghouseState",
    match: { user: "user", dex: "dex" },
    encoding: null,
    event: {
      dex: "",
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      clearinghouseState: infoClearinghouseState,
    },
  },
  {
    type: "fastAssetCtxs",
    channel: "fastAssetCtxs",
    match: {},
    encoding: "deflate-raw-base64",
    event: { BTC: { markPx: "1.5", midPx: "1.5" } },
  },
  { type: "l2", channel: "l2", match: {}, encoding: null, event: { s: subscriptionsEventS } },
  { type: "l2Book", channel: "l2Book", match: { coin: "coin" }, encoding: null, event: subscriptionsEventS },
  {
    type: "notification",
    channel: "notification",
    match: {},
    encoding: null,
    event: { notification: "text" },
  },
  {
    type: "openOrders",
    channel: "openOrders",
    match: { user: "user", dex: "dex" },
    encoding: null,
    event: { dex: "", user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", orders: infoFrontendOpenOrders2 },
  },
  {
    type: "orderUpdates",
    channel: "orderUpdates",
    match: {},
    encoding: null,
    event: [{ order: infoOpenOrders, status: "open", statusTimestamp: 1700000000000 }],
  },
  {
    type: "outcomeMetaUpdates",
    channel: "outcomeMetaUpdates",
    match: {},
    encoding: null,
    event: {
      updates: [
        {
          outcomeCreated: {
            outcome: 1,
            name: "text",
            description: "text",
            sideSpecs: [{ name: "text", token: 1 }],
            quoteToken: "text",
          },
        },
      ],
    },
  },
  {
    type: "spotAssetCtxs",
    channel: "spotAssetCtxs",
    match: {},
    encoding: null,
    event: infoSpotMetaAndAssetCtxs3,
  },
  {
    type: "spotState",
    channel: "spotState",
    match: { user: "user" },
    encoding: null,
    event: { user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", spotState: infoSpotClearinghouseState },
  },
  { type: "trades", channel: "trades", match: { coin: "0.coin" }, encoding: null, event: infoRecentTrades },
  {
    type: "twapStates",
    channel: "twapStates",
    match: { user: "user", dex: "dex" },
    encoding: null,
    event: { dex: "", user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", states: infoWebData2TwapStates },
  },
  { type: "userEvents", channel: "user", match: {}, encoding: null, event: { fills: infoUserFillsByTime2 } },
  {
    type: "userFills",
    channel: "userFills",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      fills: infoUserFillsByTime2,
      isSnapshot: true,
    },
  },
  {
    type: "userFundings",
    channel: "userFundings",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      fundings: [
        { time: 1700000000000, coin: "BTC", usdc: "1.5", szi: "1.5", fundingRate: "1.5", nSamples: 1 },
      ],
      isSnapshot: true,
    },
  },
  {
    type: "userHistoricalOrders",
    channel: "userHistoricalOrders",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      orderHistory: infoHistoricalOrders2,
      isSnapshot: true,
    },
  },
  {
    type: "userNonFundingLedgerUpdates",
    channel: "userNonFundingLedgerUpdates",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      nonFundingLedgerUpdates: infoUserNonFundingLedgerUpdates,
      isSnapshot: true,
    },
  },
  {
    type: "userTwapHistory",
    channel: "userTwapHistory",
    match: { user: "user" },
    encoding: null,
    event: { user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", history: infoTwapHistory, isSnapshot: true },
  },
  {
    type: "userTwapSliceFills",
    channel: "userTwapSliceFills",
    match: { user: "user" },
    encoding: null,
    event: {
      user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
      twapSliceFills: infoUserTwapSliceFillsByTime,
      isSnapshot: true,
    },
  },
  {
    type: "webData3",
    channel: "webData3",
    match: { user: "userState.user" },
    encoding: null,
    event: {
      userState: {
        agentAddress: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
        agentValidUntil: 1700000000000,
        cumLedger: "1.5",
        serverTime: 1700000000000,
        isVault: false,
        user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea",
        optOutOfSpotDusting: true,
        dexAbstractionEnabled: false,
        abstraction: "unifiedAccount",
      },
      perpDexStates: [
        {
          totalVaultEquity: "1.5",
          perpsAtOpenInterestCap: ["text"],
          leadingVaults: [{ address: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", name: "text" }],
        },
      ],
    },
  },
];
