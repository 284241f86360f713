// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ActionFacts, ActionForm } from "../action-facts.ts";

const Address: ActionForm = {
  type: "string",
  pattern: /^0x[0-9a-fA-F]{40}$/u,
  lower: true,
};
const Amount: ActionForm = {
  type: "amount",
  pattern: /^[0-9]+(\.[0-9]+)?$/u,
};
const OptionalAddress: ActionForm = {
  type: "string",
  pattern: /^(0x[0-9a-fA-F]{40})?$/u,
  lower: true,
};
const Nonce: ActionForm = {
  type: "nonce",
};
const SignatureChainId: ActionForm = {
  type: "chainId",
  pattern: /^0x[0-9a-fA-F]+$/u,
};
const HyperliquidChain: ActionForm = {
  type: "chain",
};
const Percentage: ActionForm = {
  type: "string",
  pattern: /^[0-9]+(\.[0-9]+)?%$/u,
};
const ClientOrderId: ActionForm = {
  type: "string",
  pattern: /^0x[0-9a-fA-F]{32}$/u,
  lower: true,
};
const OrderKind: ActionForm = {
  type: "object",
  properties: {
    limit: {
      type: "object",
      properties: { tif: { type: "enum", values: ["Gtc", "Ioc", "Alo", "FrontendMarket"] } },
    },
    trigger: {
      type: "object",
      properties: {
        isMarket: { type: "boolean" },
        triggerPx: Amount,
        tpsl: { type: "enum", values: ["tp", "sl"] },
      },
    },
  },
  exactlyOne: true,
};
const OrderRequest: ActionForm = {
  type: "object",
  properties: {
    a: { type: "integer", minimum: 0 },
    b: { type: "boolean" },
    p: Amount,
    s: Amount,
    r: { type: "boolean" },
    t: OrderKind,
    c: ClientOrderId,
  },
  optional: ["c"],
};
const OrderChange: ActionForm = {
  type: "object",
  properties: {
    oid: { type: "union", forms: [{ type: "integer", minimum: 0 }, ClientOrderId] },
    order: OrderRequest,
  },
};
const MultiSigConfiguration: ActionForm = {
  type: "json",
  content: {
    type: "union",
    forms: [
      {
        type: "object",
        properties: {
          authorizedUsers: { type: "list", items: Address },
          threshold: { type: "integer", minimum: 1, maximum: 10 },
        },
      },
      { type: "enum", values: [null] },
    ],
  },
};
const DexName: ActionForm = {
  type: "string",
};
const Signature: ActionForm = {
  type: "object",
  properties: {
    r: { type: "string", pattern: /^0x[0-9a-fA-F]{1,64}$/u },
    s: { type: "string", pattern: /^0x[0-9a-fA-F]{1,64}$/u },
    v: { type: "integer", minimum: 27, maximum: 28 },
  },
};
const OrderPriority: ActionForm = {
  type: "object",
  properties: { p: { type: "integer", minimum: 0, maximum: 100000000 } },
};
const OrderBuilder: ActionForm = {
  type: "object",
  properties: { b: Address, f: { type: "integer", minimum: 0, maximum: 1000 } },
};
const Coin: ActionForm = {
  type: "string",
};
const DexSchema: ActionForm = {
  type: "object",
  properties: {
    fullName: { type: "string" },
    collateralToken: { type: "integer", minimum: 0 },
    oracleUpdater: { type: "union", forms: [Address, { type: "enum", values: [null] }] },
  },
};
const SignedAmount: ActionForm = {
  type: "amount",
  pattern: /^-?[0-9]+(\.[0-9]+)?$/u,
};
const HexBytes: ActionForm = {
  type: "string",
  pattern: /^0x([0-9a-fA-F]{2})*$/u,
};
const TemplateInstance: ActionForm = {
  type: "object",
  properties: {
    id: { type: "string" },
    keywordToValue: {
      type: "list",
      items: { type: "tuple", items: [{ type: "string" }, { type: "string" }] },
    },
  },
};
const OutcomeSettlement: ActionForm = {
  type: "object",
  properties: {
    outcome: { type: "integer", minimum: 0 },
    settleFraction: Amount,
    details: { type: "string" },
    nameAndDescription: { type: "tuple", items: [{ type: "string" }, { type: "string" }] },
    sideNames: { type: "tuple", items: [{ type: "string" }, { type: "string" }] },
  },
};
const Twap: ActionForm = {
  type: "object",
  properties: {
    a: { type: "integer", minimum: 0 },
    b: { type: "boolean" },
    s: Amount,
    r: { type: "boolean" },
    m: { type: "integer", minimum: 5, maximum: 10080 },
    t: { type: "boolean" },
  },
};
const TwapTrigger: ActionForm = {
  type: "object",
  properties: { p: Amount, a: { type: "boolean" } },
};
const TwapDetails: ActionForm = {
  type: "object",
  properties: {
    t: { type: "union", forms: [TwapTrigger, { type: "enum", values: [null] }] },
    s: { type: "union", forms: [Amount, { type: "enum", values: [null] }] },
  },
};
const TransferAmount: ActionForm = {
  type: "transfer",
  pattern: /^[0-9]+(\.[0-9]+)?( +subaccount:0x[0-9a-fA-F]{40})?$/u,
};

/** The actions, by type. */
export const actions: Readonly<Record<string, ActionFacts>> = {
  activateOutcomeDeployer: { form: { type: "object", properties: { isDeactivate: { type: "boolean" } } } },
  agentEnableDexAbstraction: {
    form: {
      type: "object",
      properties: { dexAbstraction: { type: "object" } },
      optional: ["dexAbstraction"],
    },
  },
  agentSendAsset: {
    form: {
      type: "object",
      properties: {
        destination: Address,
        sourceDex: { type: "string" },
        destinationDex: { type: "string" },
        token: { type: "string" },
        amount: Amount,
        fromSubAccount: OptionalAddress,
        nonce: Nonce,
      },
      optional: ["fromSubAccount"],
    },
    defaults: { fromSubAccount: "" },
  },
  agentSetAbstraction: {
    form: { type: "object", properties: { abstraction: { type: "enum", values: ["i", "u", "p"] } } },
  },
  approveAgent: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        agentAddress: Address,
        agentName: { type: "string", pattern: /^.{0,16}( valid_until [0-9]+)?$/u },
        nonce: Nonce,
      },
      optional: ["agentName"],
    },
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
    defaults: { agentName: "" },
  },
  approveBuilderFee: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        maxFeeRate: Percentage,
        builder: Address,
        nonce: Nonce,
      },
    },
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
  },
  authorizeAqav2Role: {
    form: {
      type: "object",
      properties: {
        token: { type: "integer", minimum: 0 },
        role: { type: "enum", values: ["technical", "treasury"] },
      },
    },
  },
  batchModify: {
    form: {
      type: "object",
      properties: { modifies: { type: "list", items: OrderChange }, a: { type: "enum", values: [true] } },
      optional: ["a"],
    },
  },
  borrowLend: {
    form: {
      type: "object",
      properties: {
        operation: { type: "enum", values: ["supply", "withdraw", "repay", "borrow"] },
        token: { type: "integer", minimum: 0 },
        amount: { type: "union", forms: [Amount, { type: "enum", values: [null] }] },
      },
    },
  },
  cDeposit: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        wei: { type: "integer", minimum: 1 },
        nonce: Nonce,
      },
    },
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:CDeposit",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "wei", type: "uint64" },
        { name: "nonce", type: "uint64" },
      ],
    },
  },
  CSignerAction: {
    form: {
      type: "object",
      properties: {
        jailSelf: {
          type: "union",
          forms: [{ type: "enum", values: [null] }, { type: "enum", values: [null] }],
        },
        unjailSelf: {
          type: "union",
          forms: [{ type: "enum", values: [null] }, { type: "enum", values: [null] }],
        },
      },
      exactlyOne: true,
    },
  },
  CValidatorAction: {
    form: {
      type: "object",
      properties: {
        changeProfile: {
          type: "object",
          properties: {
            node_ip: {
              type: "union",
              forms: [
                {
                  type: "object",
                  properties: {
                    Ip: {
                      type: "string",
                      pattern: /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u,
                    },
                  },
                },
                { type: "enum", values: [null] },
              ],
            },
            name: { type: "union", forms: [{ type: "string" }, { type: "enum", values: [null] }] },
            description: { type: "union", forms: [{ type: "string" }, { type: "enum", values: [null] }] },
            unjailed: { type: "boolean" },
            disable_delegations: {
              type: "union",
              forms: [{ type: "boolean" }, { type: "enum", values: [null] }],
            },
            commission_bps: {
              type: "union",
              forms: [{ type: "integer", minimum: 0 }, { type: "enum", values: [null] }],
            },
            signer: { type: "union", forms: [Address, { type: "enum", values: [null] }] },
          },
        },
        register: {
          type: "object",
          properties: {
            profile: {
              type: "object",
              properties: {
                node_ip: {
                  type: "object",
                  properties: {
                    Ip: {
                      type: "string",
                      pattern: /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u,
                    },
                  },
                },
                name: { type: "string" },
                description: { type: "string" },
                delegations_disabled: { type: "boolean" },
                commission_bps: { type: "integer", minimum: 0 },
                signer: Address,
              },
            },
            unjailed: { type: "boolean" },
            initial_wei: { type: "integer", minimum: 0 },
          },
        },
        unregister: {
          type: "union",
          forms: [{ type: "enum", values: [null] }, { type: "enum", values: [null] }],
        },
      },
      exactlyOne: true,
    },
  },
  cWithdraw: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        wei: { type: "integer", minimum: 1 },
        nonce: Nonce,
      },
    },
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:CWithdraw",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "wei", type: "uint64" },
        { name: "nonce", type: "uint64" },
      ],
    },
  },
  cancel: {
    form: {
      type: "object",
      properties: {
        cancels: {
          type: "list",
          items: {
            type: "object",
            properties: { a: { type: "integer", minimum: 0 }, o: { type: "integer", minimum: 0 } },
          },
        },
        f: { type: "enum", values: [true] },
      },
      optional: ["f"],
    },
  },
  cancelByCloid: {
    form: {
      type: "object",
      properties: {
        cancels: {
          type: "list",
          items: {
            type: "object",
            properties: { asset: { type: "integer", minimum: 0 }, cloid: ClientOrderId },
          },
        },
        f: { type: "enum", values: [true] },
      },
      optional: ["f"],
    },
  },
  claimRewards: { form: { type: "object", properties: {} } },
  convertToMultiSigUser: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        signers: MultiSigConfiguration,
        nonce: Nonce,
      },
    },
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:ConvertToMultiSigUser",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "signers", type: "string" },
        { name: "nonce", type: "uint64" },
      ],
    },
  },
  createSubAccount: {
    form: { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 16 } } },
  },
  createVault: {
    form: {
      type: "object",
      properties: {
        name: { type: "string", minLength: 3, maxLength: 50 },
        description: { type: "string", minLength: 10, maxLength: 250 },
        initialUsd: { type: "integer", minimum: 100000000 },
        nonce: Nonce,
      },
    },
  },
  evmUserModify: { form: { type: "object", properties: { usingBigBlocks: { type: "boolean" } } } },
  finalizeEvmContract: {
    form: {
      type: "object",
      properties: {
        token: { type: "integer", minimum: 0 },
        input: {
          type: "union",
          forms: [
            {
              type: "object",
              properties: {
                create: { type: "object", properties: { nonce: { type: "integer", minimum: 0 } } },
              },
            },
            { type: "enum", values: ["firstStorageSlot"] },
            { type: "enum", values: ["customStorageSlot"] },
          ],
        },
      },
    },
  },
  gossipPriorityBid: {
    form: {
      type: "object",
      properties: {
        slotId: { type: "integer", minimum: 0, maximum: 1 },
        ip: { type: "string", pattern: /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u },
        maxGas: { type: "integer", minimum: 0 },
      },
    },
  },
  hip3LiquidatorTransfer: {
    form: {
      type: "object",
      properties: { dex: DexName, ntl: { type: "integer", minimum: 0 }, isDeposit: { type: "boolean" } },
    },
  },
  linkStakingUser: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        user: Address,
        isFinalize: { type: "boolean" },
        nonce: Nonce,
      },
    },
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
  },
  modify: {
    form: {
      type: "object",
      properties: {
        oid: { type: "union", forms: [{ type: "integer", minimum: 0 }, ClientOrderId] },
        order: OrderRequest,
        a: { type: "enum", values: [true] },
      },
      optional: ["a"],
    },
  },
  multiSig: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        signatures: { type: "list", items: Signature },
        payload: {
          type: "object",
          properties: { multiSigUser: Address, outerSigner: Address, action: { type: "object" } },
        },
      },
    },
    signing: {
      scheme: "multi-sig",
      primaryType: "HyperliquidTransaction:SendMultiSig",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "multiSigActionHash", type: "bytes32" },
        { name: "nonce", type: "uint64" },
      ],
    },
  },
  noop: { form: { type: "object", properties: {} } },
  order: {
    form: {
      type: "object",
      properties: {
        orders: { type: "list", items: OrderRequest },
        grouping: {
          type: "union",
          forms: [{ type: "enum", values: ["na", "normalTpsl", "positionTpsl"] }, OrderPriority],
        },
        builder: OrderBuilder,
      },
      optional: ["grouping", "builder"],
    },
    defaults: { grouping: "na" },
  },
  perpDeploy: {
    form: {
      type: "object",
      properties: {
        registerAsset2: {
          type: "object",
          properties: {
            maxGas: {
              type: "union",
              forms: [{ type: "integer", minimum: 0 }, { type: "enum", values: [null] }],
            },
            assetRequest: {
              type: "object",
              properties: {
                coin: Coin,
                szDecimals: { type: "integer", minimum: 0 },
                oraclePx: Amount,
                marginTableId: { type: "integer", minimum: 0 },
                marginMode: { type: "enum", values: ["strictIsolated", "noCross", "normal"] },
              },
            },
            dex: DexName,
            schema: { type: "union", forms: [DexSchema, { type: "enum", values: [null] }] },
          },
        },
        registerAsset: {
          type: "object",
          properties: {
            maxGas: {
              type: "union",
              forms: [{ type: "integer", minimum: 0 }, { type: "enum", values: [null] }],
            },
            assetRequest: {
              type: "object",
              properties: {
                coin: Coin,
                szDecimals: { type: "integer", minimum: 0 },
                oraclePx: Amount,
                marginTableId: { type: "integer", minimum: 0 },
                onlyIsolated: { type: "boolean" },
              },
            },
            dex: DexName,
            schema: { type: "union", forms: [DexSchema, { type: "enum", values: [null] }] },
          },
        },
        setOracle: {
          type: "object",
          properties: {
            dex: DexName,
            oraclePxs: { type: "list", items: { type: "tuple", items: [{ type: "string" }, Amount] } },
            markPxs: {
              type: "list",
              items: { type: "list", items: { type: "tuple", items: [{ type: "string" }, Amount] } },
            },
            externalPerpPxs: { type: "list", items: { type: "tuple", items: [{ type: "string" }, Amount] } },
          },
        },
        setFundingMultipliers: {
          type: "list",
          items: { type: "tuple", items: [{ type: "string" }, Amount] },
        },
        setFundingInterestRates: {
          type: "list",
          items: { type: "tuple", items: [{ type: "string" }, SignedAmount] },
        },
        haltTrading: { type: "object", properties: { coin: Coin, isHalted: { type: "boolean" } } },
        setMarginTableIds: {
          type: "list",
          items: { type: "tuple", items: [{ type: "string" }, { type: "integer", minimum: 0 }] },
        },
        insertMarginTable: {
          type: "object",
          properties: {
            dex: DexName,
            marginTable: {
              type: "object",
              properties: {
                description: { type: "string" },
                marginTiers: {
                  type: "list",
                  items: {
                    type: "object",
                    properties: {
                      lowerBound: { type: "integer", minimum: 0 },
                      maxLeverage: { type: "integer", minimum: 1, maximum: 50 },
                    },
                  },
                },
              },
            },
          },
        },
        setFeeRecipient: { type: "object", properties: { dex: DexName, feeRecipient: Address } },
        setOpenInterestCaps: {
          type: "list",
          items: { type: "tuple", items: [{ type: "string" }, { type: "integer", minimum: 0 }] },
        },
        setSubDeployers: {
          type: "object",
          properties: {
            dex: DexName,
            subDeployers: {
              type: "list",
              items: {
                type: "object",
                properties: { variant: { type: "string" }, user: Address, allowed: { type: "boolean" } },
              },
            },
          },
        },
        setMarginModes: {
          type: "list",
          items: {
            type: "tuple",
            items: [{ type: "string" }, { type: "enum", values: ["strictIsolated", "noCross"] }],
          },
        },
        setFeeScale: { type: "object", properties: { dex: DexName, scale: Amount } },
        setGrowthModes: {
          type: "list",
          items: { type: "tuple", items: [{ type: "string" }, { type: "boolean" }] },
        },
        setDeployerFees: {
          type: "list",
          items: {
            type: "tuple",
            items: [
              { type: "string" },
              { type: "object", properties: { scale: Amount, growthMode: { type: "boolean" } } },
            ],
          },
        },
        setPerpAnnotation: {
          type: "object",
          properties: {
            coin: Coin,
            category: { type: "string" },
            description: { type: "string" },
            displayName: { type: "union", forms: [{ type: "string" }, { type: "enum", values: [null] }] },
            keywords: { type: "list", items: { type: "string" } },
          },
        },
        disableDex: { type: "string" },
      },
      exactlyOne: true,
    },
  },
  registerReferrer: {
    form: { type: "object", properties: { code: { type: "string", minLength: 1, maxLength: 20 } } },
  },
  reserveRequestWeight: {
    form: {
      type: "object",
      properties: {
        weight: { type: "integer", minimum: 0, maximum: 1844674407370955 },
        destination: Address,
      },
      optional: ["destination"],
    },
  },
  scheduleCancel: {
    form: { type: "object", properties: { time: { type: "integer", minimum: 0 } }, optional: ["time"] },
  },
  sendAsset: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        destination: Address,
        sourceDex: { type: "string" },
        destinationDex: { type: "string" },
        token: { type: "string" },
        amount: Amount,
        fromSubAccount: OptionalAddress,
        nonce: Nonce,
      },
      optional: ["fromSubAccount"],
    },
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
    defaults: { fromSubAccount: "" },
  },
  sendToEvmWithData: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        token: { type: "string" },
        amount: Amount,
        sourceDex: { type: "string" },
        destinationRecipient: { type: "string" },
        addressEncoding: { type: "enum", values: ["hex", "base58"] },
        destinationChainId: { type: "integer", minimum: 0, maximum: 4294967295 },
        gasLimit: { type: "integer", minimum: 0 },
        data: HexBytes,
        nonce: Nonce,
      },
    },
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
  },
  setDisplayName: {
    form: { type: "object", properties: { displayName: { type: "string", maxLength: 20 } } },
  },
  setReferrer: {
    form: { type: "object", properties: { code: { type: "string", minLength: 1, maxLength: 20 } } },
  },
  spotDeploy: {
    form: {
      type: "object",
      properties: {
        registerToken2: {
          type: "object",
          properties: {
            spec: {
              type: "object",
              properties: {
                name: { type: "string" },
                szDecimals: { type: "integer", minimum: 0 },
                weiDecimals: { type: "integer", minimum: 0 },
              },
            },
            maxGas: { type: "integer", minimum: 0 },
            fullName: { type: "string" },
          },
          optional: ["fullName"],
        },
        userGenesis: {
          type: "object",
          properties: {
            token: { type: "integer", minimum: 0 },
            userAndWei: { type: "list", items: { type: "tuple", items: [Address, Amount] } },
            existingTokenAndWei: {
              type: "list",
              items: { type: "tuple", items: [{ type: "integer", minimum: 0 }, Amount] },
            },
            blacklistUsers: { type: "list", items: { type: "tuple", items: [Address, { type: "boolean" }] } },
          },
          optional: ["blacklistUsers"],
        },
        genesis: {
          type: "object",
          properties: {
            token: { type: "integer", minimum: 0 },
            maxSupply: Amount,
            noHyperliquidity: { type: "enum", values: [true] },
          },
          optional: ["noHyperliquidity"],
        },
        registerSpot: {
          type: "object",
          properties: {
            tokens: {
              type: "tuple",
              items: [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 0 }],
            },
          },
        },
        registerHyperliquidity: {
          type: "object",
          properties: {
            spot: { type: "integer", minimum: 0 },
            startPx: Amount,
            orderSz: Amount,
            nOrders: { type: "integer", minimum: 0 },
            nSeededLevels: { type: "integer", minimum: 0 },
          },
          optional: ["nSeededLevels"],
        },
        setDeployerTradingFeeShare: {
          type: "object",
          properties: { token: { type: "integer", minimum: 0 }, share: Percentage },
        },
        enableQuoteToken: { type: "object", properties: { token: { type: "integer", minimum: 0 } } },
        disableQuoteToken: { type: "object", properties: { token: { type: "integer", minimum: 0 } } },
        requestEvmContract: {
          type: "object",
          properties: {
            token: { type: "integer", minimum: 0 },
            address: Address,
            evmExtraWeiDecimals: { type: "integer", minimum: -2, maximum: 18 },
          },
        },
        setTokenAnnotation: {
          type: "object",
          properties: {
            token: { type: "integer", minimum: 0 },
            annotation: {
              type: "object",
              properties: {
                category: { type: "string" },
                description: { type: "string" },
                displayName: { type: "union", forms: [{ type: "string" }, { type: "enum", values: [null] }] },
                keywords: { type: "list", items: { type: "string" } },
              },
            },
          },
        },
        setDeployerLabel: { type: "object", properties: { label: { type: "string" } } },
        outcome: {
          type: "object",
          properties: {
            registerStandaloneOutcomeFromTemplate: TemplateInstance,
            registerQuestionFromTemplate: {
              type: "object",
              properties: {
                questionTemplateInstance: TemplateInstance,
                namedOutcomeTemplateInstances: { type: "list", items: TemplateInstance },
              },
            },
            settleOutcome: OutcomeSettlement,
            settleQuestion2: {
              type: "object",
              properties: {
                question: { type: "integer", minimum: 0 },
                outcomeSettlements: { type: "list", items: OutcomeSettlement },
                nameAndDescription: { type: "tuple", items: [{ type: "string" }, { type: "string" }] },
              },
            },
          },
          exactlyOne: true,
        },
      },
      exactlyOne: true,
    },
  },
  spotSend: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        destination: Address,
        token: { type: "string" },
        amount: Amount,
        time: Nonce,
      },
    },
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
  },
  spotUser: {
    form: {
      type: "object",
      properties: { toggleSpotDusting: { type: "object", properties: { optOut: { type: "boolean" } } } },
    },
  },
  stakingLinkDisableTradingUser: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        tradingUser: Address,
        nonce: Nonce,
      },
    },
    signing: {
      scheme: "user",
      primaryType: "HyperliquidTransaction:StakingLinkDisableTradingUser",
      types: [
        { name: "hyperliquidChain", type: "string" },
        { name: "tradingUser", type: "address" },
        { name: "nonce", type: "uint64" },
      ],
    },
  },
  subAccountModify: {
    form: {
      type: "object",
      properties: { subAccountUser: Address, name: { type: "string", minLength: 1, maxLength: 16 } },
    },
  },
  subAccountSpotTransfer: {
    form: {
      type: "object",
      properties: {
        subAccountUser: Address,
        isDeposit: { type: "boolean" },
        token: { type: "string" },
        amount: Amount,
      },
    },
  },
  subAccountTransfer: {
    form: {
      type: "object",
      properties: {
        subAccountUser: Address,
        isDeposit: { type: "boolean" },
        usd: { type: "integer", minimum: 1 },
      },
    },
  },
  tokenDelegate: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        validator: Address,
        wei: { type: "integer", minimum: 1 },
        isUndelegate: { type: "boolean" },
        nonce: Nonce,
      },
    },
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
  },
  topUpIsolatedOnlyMargin: {
    form: { type: "object", properties: { asset: { type: "integer", minimum: 0 }, leverage: Amount } },
  },
  twapCancel: {
    form: {
      type: "object",
      properties: { a: { type: "integer", minimum: 0 }, t: { type: "integer", minimum: 0 } },
    },
  },
  twapOrder: {
    form: { type: "object", properties: { twap: Twap, details: TwapDetails }, optional: ["details"] },
  },
  updateIsolatedMargin: {
    form: {
      type: "object",
      properties: {
        asset: { type: "integer", minimum: 0 },
        isBuy: { type: "boolean" },
        ntli: { type: "integer" },
      },
    },
  },
  updateLeverage: {
    form: {
      type: "object",
      properties: {
        asset: { type: "integer", minimum: 0 },
        isCross: { type: "boolean" },
        leverage: { type: "integer", minimum: 1 },
      },
    },
  },
  usdClassTransfer: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        amount: TransferAmount,
        toPerp: { type: "boolean" },
        nonce: Nonce,
      },
    },
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
  },
  usdSend: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        destination: Address,
        amount: Amount,
        time: Nonce,
      },
    },
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
  },
  userDexAbstraction: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        user: Address,
        enabled: { type: "boolean" },
        nonce: Nonce,
      },
    },
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
  },
  userOutcome: {
    form: {
      type: "object",
      properties: {
        splitOutcome: {
          type: "object",
          properties: { outcome: { type: "integer", minimum: 0 }, amount: Amount },
        },
        mergeOutcome: {
          type: "object",
          properties: {
            outcome: { type: "integer", minimum: 0 },
            amount: { type: "union", forms: [Amount, { type: "enum", values: [null] }] },
          },
        },
        mergeQuestion: {
          type: "object",
          properties: {
            question: { type: "integer", minimum: 0 },
            amount: { type: "union", forms: [Amount, { type: "enum", values: [null] }] },
          },
        },
        negateOutcome: {
          type: "object",
          properties: {
            question: { type: "integer", minimum: 0 },
            outcome: { type: "integer", minimum: 0 },
            amount: Amount,
          },
        },
      },
      exactlyOne: true,
    },
  },
  userPortfolioMargin: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        user: Address,
        enabled: { type: "boolean" },
        nonce: Nonce,
      },
    },
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
  },
  userSetAbstraction: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        user: Address,
        abstraction: { type: "enum", values: ["disabled", "unifiedAccount", "portfolioMargin"] },
        nonce: Nonce,
      },
    },
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
    multiSigValues: { abstraction: { disabled: "i", unifiedAccount: "u", portfolioMargin: "p" } },
  },
  validatorL1Stream: { form: { type: "object", properties: { riskFreeRate: Amount } } },
  vaultDistribute: {
    form: { type: "object", properties: { vaultAddress: Address, usd: { type: "integer", minimum: 0 } } },
  },
  vaultModify: {
    form: {
      type: "object",
      properties: {
        vaultAddress: Address,
        allowDeposits: { type: "union", forms: [{ type: "boolean" }, { type: "enum", values: [null] }] },
        alwaysCloseOnWithdraw: {
          type: "union",
          forms: [{ type: "boolean" }, { type: "enum", values: [null] }],
        },
      },
      optional: ["allowDeposits", "alwaysCloseOnWithdraw"],
    },
    defaults: { allowDeposits: null, alwaysCloseOnWithdraw: null },
  },
  vaultTransfer: {
    form: {
      type: "object",
      properties: {
        vaultAddress: Address,
        isDeposit: { type: "boolean" },
        usd: { type: "integer", minimum: 1 },
      },
    },
  },
  withdraw3: {
    form: {
      type: "object",
      properties: {
        signatureChainId: SignatureChainId,
        hyperliquidChain: HyperliquidChain,
        destination: Address,
        amount: Amount,
        time: Nonce,
      },
    },
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
  },
};
