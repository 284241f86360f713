// Generated from specs/tron.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "Account" | "AccountAccountResource" | "AccountBalanceResponse" | "AccountCreateContract"
  | "AccountFreezeV2" | "AccountFrozen" | "AccountId" | "AccountIdentifier" | "AccountNetMessage"
  | "AccountPermissionUpdateContract" | "AccountPermissionUpdateRequest" | "AccountResourceMessage"
  | "AccountType" | "AccountUnFreezeV2" | "AccountUpdateContract" | "Address" | "AddressCheck"
  | "AddressMessage" | "AssetIssueContract" | "AssetIssueContractFrozenSupply" | "AssetIssueList"
  | "Authority" | "Block" | "BlockBalanceTrace" | "BlockBalanceTraceBlockIdentifier" | "BlockHeader"
  | "BlockHeaderRaw" | "BlockList" | "BroadcastHexRequest" | "BroadcastResult" | "BroadcastTransactionRequest"
  | "Brokerage" | "BurnedTrx" | "BytesMessage" | "CanDelegatedMaxSizeResponseMessage"
  | "CanWithdrawUnfreezeAmountResponseMessage" | "CancelAllUnfreezeV2Contract" | "CancelAllUnfreezeV2Request"
  | "ChainParameters" | "ChainParametersChainParameter" | "ClearABIContract" | "ClearContractABIRequest"
  | "ContractState" | "CreateAccountRequest" | "CreateAssetIssueRequest" | "CreateCommonTransactionRequest"
  | "CreateShieldedContractParametersRequest" | "CreateShieldedContractParametersWithoutAskRequest"
  | "CreateSmartContract" | "CreateSpendAuthSigRequest" | "CreateTransactionRequest" | "CreateWitnessRequest"
  | "DecryptNotesTRC20" | "DecryptNotesTRC20NoteTx" | "DelegateResourceContract" | "DelegateResourceRequest"
  | "DelegatedResource" | "DelegatedResourceAccountIndex" | "DelegatedResourceList" | "DeployContractRequest"
  | "DiversifierMessage" | "EstimateEnergyMessage" | "EstimateEnergyRequest" | "Exchange"
  | "ExchangeCreateContract" | "ExchangeCreateRequest" | "ExchangeInjectContract" | "ExchangeInjectRequest"
  | "ExchangeList" | "ExchangeTransactionContract" | "ExchangeTransactionRequest" | "ExchangeWithdrawContract"
  | "ExchangeWithdrawRequest" | "ExpandedSpendingKeyMessage" | "FreezeBalanceContract"
  | "FreezeBalanceRequest" | "FreezeBalanceV2Contract" | "FreezeBalanceV2Request" | "GetAccountBalanceRequest"
  | "GetAccountByIdRequest" | "GetAccountNetRequest" | "GetAccountRequest" | "GetAccountResourceRequest"
  | "GetAkFromAskRequest" | "GetAssetIssueByAccountRequest" | "GetAssetIssueByIdRequest"
  | "GetAssetIssueByNameRequest" | "GetAssetIssueListByNameRequest" | "GetAvailableUnfreezeCountRequest"
  | "GetAvailableUnfreezeCountResponseMessage" | "GetBlockBalanceTraceRequest" | "GetBlockByIdRequest"
  | "GetBlockByLatestNumRequest" | "GetBlockByLimitNextRequest" | "GetBlockByNumRequest" | "GetBlockRequest"
  | "GetBrokerageInfoRequest" | "GetCanDelegatedMaxSizeRequest" | "GetCanWithdrawUnfreezeAmountRequest"
  | "GetContractInfoRequest" | "GetContractRequest" | "GetDelegatedResourceAccountIndexRequest"
  | "GetDelegatedResourceAccountIndexV2Request" | "GetDelegatedResourceRequest"
  | "GetDelegatedResourceV2Request" | "GetExchangeByIdRequest" | "GetExpandedSpendingKeyRequest"
  | "GetIncomingViewingKeyRequest" | "GetMarketOrderByAccountRequest" | "GetMarketOrderByIdRequest"
  | "GetMarketOrderListByPairRequest" | "GetMarketPairListRequest" | "GetMarketPriceByPairRequest"
  | "GetNkFromNskRequest" | "GetPaginatedAssetIssueListRequest" | "GetPaginatedExchangeListRequest"
  | "GetPaginatedNowWitnessListRequest" | "GetPaginatedProposalListRequest" | "GetProposalByIdRequest"
  | "GetRewardInfoRequest" | "GetTransactionApprovedListRequest" | "GetTransactionByIdRequest"
  | "GetTransactionCountByBlockNumRequest" | "GetTransactionFromPendingRequest"
  | "GetTransactionInfoByBlockNumRequest" | "GetTransactionInfoByIdRequest"
  | "GetTransactionReceiptByIdRequest" | "GetTransactionSignWeightRequest"
  | "GetTriggerInputForShieldedTRC20ContractRequest" | "GetZenPaymentAddressRequest" | "Hex"
  | "IncomingViewingKeyMessage" | "InternalTransaction" | "InternalTransactionCallValueInfo"
  | "IsShieldedTRC20ContractNoteSpentRequest" | "Key" | "ListExchangesRequest" | "MarketCancelOrderContract"
  | "MarketCancelOrderRequest" | "MarketOrder" | "MarketOrderDetail" | "MarketOrderList" | "MarketOrderPair"
  | "MarketOrderPairList" | "MarketOrderState" | "MarketPrice" | "MarketPriceList" | "MarketSellAssetContract"
  | "MarketSellAssetRequest" | "Node" | "NodeInfo" | "NodeInfoConfigNodeInfo" | "NodeInfoMachineInfo"
  | "NodeInfoMachineInfoDeadLockThreadInfo" | "NodeInfoMachineInfoMemoryDescInfo" | "NodeInfoPeerInfo"
  | "NodeList" | "Note" | "NullifierResult" | "NumberMessage" | "ParticipateAssetIssueContract"
  | "ParticipateAssetIssueRequest" | "PaymentAddressMessage" | "PendingSize" | "Permission"
  | "PermissionPermissionType" | "PricesResponseMessage" | "Proposal" | "ProposalApproveContract"
  | "ProposalApproveRequest" | "ProposalCreateContract" | "ProposalCreateRequest" | "ProposalDeleteContract"
  | "ProposalDeleteRequest" | "ProposalList" | "ProposalState" | "Readable" | "ReceiveDescription"
  | "ReceiveNote" | "ResourceCode" | "ResourceReceipt" | "Return" | "ReturnResponseCode" | "Reward"
  | "ScanShieldedTRC20NotesByIvkRequest" | "ScanShieldedTRC20NotesByOvkRequest" | "SetAccountIdContract"
  | "SetAccountIdRequest" | "ShieldedAddressInfo" | "ShieldedTRC20Parameters" | "ShieldedTransferContract"
  | "SmartContract" | "SmartContractABI" | "SmartContractABIEntry" | "SmartContractABIEntryEntryType"
  | "SmartContractABIEntryParam" | "SmartContractABIEntryStateMutabilityType" | "SmartContractDataWrapper"
  | "SpendDescription" | "SpendNoteTRC20" | "Transaction" | "TransactionAccountCreateContract"
  | "TransactionAccountPermissionUpdateContract" | "TransactionAccountUpdateContract"
  | "TransactionApprovedList" | "TransactionApprovedListResult" | "TransactionApprovedListResultResponseCode"
  | "TransactionAssetIssueContract" | "TransactionBalanceTrace" | "TransactionBalanceTraceOperation"
  | "TransactionCancelAllUnfreezeV2Contract" | "TransactionClearABIContract" | "TransactionContract"
  | "TransactionCount" | "TransactionCreateSmartContract" | "TransactionDelegateResourceContract"
  | "TransactionExchangeCreateContract" | "TransactionExchangeInjectContract"
  | "TransactionExchangeTransactionContract" | "TransactionExchangeWithdrawContract" | "TransactionExtention"
  | "TransactionFreezeBalanceContract" | "TransactionFreezeBalanceV2Contract" | "TransactionIdList"
  | "TransactionInfo" | "TransactionInfoCode" | "TransactionInfoLog" | "TransactionMarketCancelOrderContract"
  | "TransactionMarketSellAssetContract" | "TransactionParticipateAssetIssueContract"
  | "TransactionProposalApproveContract" | "TransactionProposalCreateContract"
  | "TransactionProposalDeleteContract" | "TransactionRaw" | "TransactionResources" | "TransactionResult"
  | "TransactionResultCode" | "TransactionResultContractResult" | "TransactionSetAccountIdContract"
  | "TransactionShieldedTransferContract" | "TransactionSignWeight" | "TransactionSignWeightResult"
  | "TransactionSignWeightResultResponseCode" | "TransactionTransferAssetContract"
  | "TransactionTransferContract" | "TransactionTriggerSmartContract"
  | "TransactionUnDelegateResourceContract" | "TransactionUnfreezeAssetContract"
  | "TransactionUnfreezeBalanceContract" | "TransactionUnfreezeBalanceV2Contract"
  | "TransactionUpdateAssetContract" | "TransactionUpdateBrokerageContract"
  | "TransactionUpdateEnergyLimitContract" | "TransactionUpdateSettingContract"
  | "TransactionVoteAssetContract" | "TransactionVoteWitnessContract" | "TransactionWithdrawBalanceContract"
  | "TransactionWithdrawExpireUnfreezeContract" | "TransactionWitnessCreateContract"
  | "TransactionWitnessUpdateContract" | "TransferAssetContract" | "TransferAssetRequest" | "TransferContract"
  | "TriggerConstantContractRequest" | "TriggerContractRequest" | "TriggerSmartContract"
  | "UnDelegateResourceContract" | "UnDelegateResourceRequest" | "UnfreezeAssetContract"
  | "UnfreezeAssetRequest" | "UnfreezeBalanceContract" | "UnfreezeBalanceRequest"
  | "UnfreezeBalanceV2Contract" | "UnfreezeBalanceV2Request" | "UnsignedTransaction" | "UpdateAccountRequest"
  | "UpdateAssetContract" | "UpdateAssetRequest" | "UpdateBrokerageContract" | "UpdateBrokerageRequest"
  | "UpdateEnergyLimitContract" | "UpdateEnergyLimitRequest" | "UpdateSettingContract"
  | "UpdateSettingRequest" | "UpdateWitnessRequest" | "ValidateAddressRequest" | "Vote" | "VoteAssetContract"
  | "VoteWitnessAccountRequest" | "VoteWitnessContract" | "VoteWitnessContractVote"
  | "WithdrawBalanceContract" | "WithdrawBalanceRequest" | "WithdrawExpireUnfreezeContract"
  | "WithdrawExpireUnfreezeRequest" | "Witness" | "WitnessCreateContract" | "WitnessList"
  | "WitnessUpdateContract";

/**
 * The JSON Schemas of the TRON HTTP API: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "TRON HTTP API",
  $defs: {
    Account: {
      type: "object",
      description: "An account. Times are in milliseconds, amounts in sun. Maps named `...V2` are keyed by token id, their older counterparts by token name.",
      properties: {
        account_name: {
          $ref: "#/$defs/Readable",
          description: "Name of the account: at most 200 bytes, empty if none was set.",
        },
        type: { $ref: "#/$defs/AccountType", description: "Type of the account." },
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
        balance: { type: "integer", format: "int64", description: "Balance that can be spent, in sun." },
        votes: {
          type: "array",
          items: { $ref: "#/$defs/Vote" },
          description: "Current votes for witnesses.",
        },
        asset: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Balances of TRC-10 tokens by token name, as of the time when names were unique.",
        },
        frozen: {
          type: "array",
          items: { $ref: "#/$defs/AccountFrozen" },
          description: "TRX staked for bandwidth (Stake 1.0).",
        },
        net_usage: {
          type: "integer",
          format: "int64",
          description: "Bandwidth from staking that is used and has not yet recovered, in bytes.",
        },
        create_time: {
          type: "integer",
          format: "int64",
          description: "Time of the account's creation, in milliseconds since the Unix epoch.",
        },
        latest_opration_time: {
          type: "integer",
          format: "int64",
          description: "Time of the account's latest operation, in milliseconds since the Unix epoch. Misspelled in the protocol.",
        },
        allowance: {
          type: "integer",
          format: "int64",
          description: "Rewards that can be withdrawn, in sun.",
        },
        latest_withdraw_time: {
          type: "integer",
          format: "int64",
          description: "Time of the latest withdrawal of rewards, in milliseconds since the Unix epoch.",
        },
        code: { $ref: "#/$defs/Hex", description: "Unused, empty." },
        is_witness: { type: "boolean", description: "Whether the account has applied to become a witness." },
        is_committee: { type: "boolean", description: "Unused, false." },
        frozen_supply: {
          type: "array",
          items: { $ref: "#/$defs/AccountFrozen" },
          description: "Locked parts of the supply of the token that this account issued.",
        },
        asset_issued_name: {
          $ref: "#/$defs/Readable",
          description: "Name of the token that this account issued; empty if none.",
        },
        latest_asset_operation_time: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Slots in which free bandwidth of tokens was last used, by token name.",
        },
        free_net_usage: {
          type: "integer",
          format: "int64",
          description: "Free bandwidth that is used and has not yet recovered, in bytes.",
        },
        free_asset_net_usage: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth used at the cost of token issuers, in bytes, by token name.",
        },
        latest_consume_time: {
          type: "integer",
          format: "int64",
          description: "Time at which staked bandwidth was last used or reclaimed, in milliseconds since the Unix epoch.",
        },
        latest_consume_free_time: {
          type: "integer",
          format: "int64",
          description: "Time at which free bandwidth was last used, in milliseconds since the Unix epoch.",
        },
        account_id: {
          $ref: "#/$defs/Readable",
          description: "Unique id chosen by the account: 8 to 32 printable ASCII characters; empty if none.",
        },
        net_window_size: {
          type: "integer",
          format: "int64",
          description: "Window over which used bandwidth recovers, in blocks; multiplied by 1,000 if `net_window_optimized`.",
        },
        net_window_optimized: {
          type: "boolean",
          description: "Whether `net_window_size` is multiplied by 1,000.",
        },
        account_resource: {
          $ref: "#/$defs/AccountAccountResource",
          description: "Energy of the account, and stake for it.",
        },
        codeHash: { $ref: "#/$defs/Hex", description: "Unused, empty." },
        owner_permission: {
          $ref: "#/$defs/Permission",
          description: "Permission for all operations, changes of permissions included.",
        },
        witness_permission: {
          $ref: "#/$defs/Permission",
          description: "Permission to produce blocks. Only in accounts of witnesses.",
        },
        active_permission: {
          type: "array",
          items: { $ref: "#/$defs/Permission" },
          description: "Permissions for chosen operations: at most eight.",
        },
        frozenV2: {
          type: "array",
          items: { $ref: "#/$defs/AccountFreezeV2" },
          description: "Staked TRX (Stake 2.0).",
        },
        unfrozenV2: {
          type: "array",
          items: { $ref: "#/$defs/AccountUnFreezeV2" },
          description: "TRX in the process of unstaking (Stake 2.0).",
        },
        delegated_frozenV2_balance_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "Stake whose bandwidth this account delegates to others (Stake 2.0), in sun.",
        },
        acquired_delegated_frozenV2_balance_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "Stake whose bandwidth others delegate to this account (Stake 2.0), in sun.",
        },
        acquired_delegated_frozen_balance_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "TRX that others stake for this account's bandwidth (Stake 1.0), in sun.",
        },
        delegated_frozen_balance_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "TRX that this account stakes for the bandwidth of others (Stake 1.0), in sun.",
        },
        old_tron_power: {
          type: "integer",
          format: "int64",
          description: "TRON Power from stakes that are older than TRON Power stakes, in sun; zero if not recorded, -1 if it no longer counts.",
        },
        tron_power: { $ref: "#/$defs/AccountFrozen", description: "TRX staked for TRON Power (Stake 1.0)." },
        assetV2: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Balances of TRC-10 tokens by token id, in the smallest unit of each.",
        },
        asset_issued_ID: { type: "string", description: "Id of the token that the account has issued." },
        latest_asset_operation_timeV2: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Slots in which free bandwidth of tokens was last used, by token id. A slot is a number of 3-second intervals since the genesis block.",
        },
        free_asset_net_usageV2: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth used at the cost of token issuers, in bytes, by token id.",
        },
        asset_optimized: {
          type: "boolean",
          description: "Whether tokens are stored separately and not listed in the account.",
        },
      },
    },
    AccountAccountResource: {
      type: "object",
      description: "Energy of an account.",
      properties: {
        energy_usage: {
          type: "integer",
          format: "int64",
          description: "Energy that is used and has not yet recovered.",
        },
        frozen_balance_for_energy: {
          $ref: "#/$defs/AccountFrozen",
          description: "TRX staked for energy (Stake 1.0).",
        },
        latest_consume_time_for_energy: {
          type: "integer",
          format: "int64",
          description: "Time at which energy was last used or reclaimed, in milliseconds since the Unix epoch.",
        },
        acquired_delegated_frozen_balance_for_energy: {
          type: "integer",
          format: "int64",
          description: "TRX that others stake for this account's energy (Stake 1.0), in sun.",
        },
        delegated_frozen_balance_for_energy: {
          type: "integer",
          format: "int64",
          description: "TRX that this account stakes for the energy of others (Stake 1.0), in sun.",
        },
        storage_limit: {
          type: "integer",
          format: "int64",
          description: "Unused, zero: current nodes do not meter storage.",
        },
        storage_usage: {
          type: "integer",
          format: "int64",
          description: "Unused, zero: current nodes do not meter storage.",
        },
        latest_exchange_storage_time: {
          type: "integer",
          format: "int64",
          description: "Unused, zero: storage is no longer traded.",
        },
        energy_window_size: {
          type: "integer",
          format: "int64",
          description: "Window over which used energy recovers, in blocks; multiplied by 1,000 if `energy_window_optimized`.",
        },
        delegated_frozenV2_balance_for_energy: {
          type: "integer",
          format: "int64",
          description: "Stake whose energy this account delegates to others (Stake 2.0), in sun.",
        },
        acquired_delegated_frozenV2_balance_for_energy: {
          type: "integer",
          format: "int64",
          description: "Stake whose energy others delegate to this account (Stake 2.0), in sun.",
        },
        energy_window_optimized: {
          type: "boolean",
          description: "Whether `energy_window_size` is multiplied by 1,000.",
        },
      },
    },
    AccountBalanceResponse: {
      type: "object",
      description: "Balance of an account, and the block at which it was read.",
      properties: {
        balance: { type: "integer", format: "int64", description: "Balance in sun." },
        block_identifier: {
          $ref: "#/$defs/BlockBalanceTraceBlockIdentifier",
          description: "Latest block that changed the balance, up to the requested one.",
        },
      },
    },
    AccountCreateContract: {
      type: "object",
      description: "Activates a new account.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that pays for the activation: 21-byte address with the prefix 0x41.",
        },
        account_address: {
          $ref: "#/$defs/Address",
          description: "Account to activate: 21-byte address with the prefix 0x41.",
        },
        type: { $ref: "#/$defs/AccountType", description: "Type of the new account." },
      },
    },
    AccountFreezeV2: {
      type: "object",
      description: "Staked TRX (Stake 2.0).",
      properties: {
        type: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtains." },
        amount: {
          type: "integer",
          format: "int64",
          description: "Staked TRX in sun, without delegated stake.",
        },
      },
    },
    AccountFrozen: {
      type: "object",
      description: "Staked TRX (Stake 1.0).",
      properties: {
        frozen_balance: {
          type: "integer",
          format: "int64",
          description: "Staked TRX in sun, or the locked amount in units of a token.",
        },
        expire_time: {
          type: "integer",
          format: "int64",
          description: "Time from which it can be unstaked or unlocked, in milliseconds since the Unix epoch.",
        },
      },
    },
    AccountId: {
      type: "object",
      description: "Identifier of an account: name or address.",
      properties: {
        name: { $ref: "#/$defs/Readable", description: "Name of the account." },
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
      },
    },
    AccountIdentifier: {
      type: "object",
      description: "Identifier of an account: address.",
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
      },
    },
    AccountNetMessage: {
      type: "object",
      description: "Bandwidth of an account and of the network.",
      properties: {
        freeNetUsed: {
          type: "integer",
          format: "int64",
          description: "Free bandwidth that is used and has not yet recovered, in bytes.",
        },
        freeNetLimit: {
          type: "integer",
          format: "int64",
          description: "Free bandwidth of each account, in bytes per day.",
        },
        NetUsed: {
          type: "integer",
          format: "int64",
          description: "Bandwidth from staking that is used and has not yet recovered, in bytes.",
        },
        NetLimit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth from staking, own and delegated to the account, in bytes per day.",
        },
        assetNetUsed: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth used at the cost of token issuers, in bytes, by token id.",
        },
        assetNetLimit: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth that token issuers pay for, in bytes per day, by token id.",
        },
        TotalNetLimit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that all stakers share, in bytes per day.",
        },
        TotalNetWeight: {
          type: "integer",
          format: "int64",
          description: "TRX that all accounts stake for bandwidth, in whole TRX.",
        },
      },
    },
    AccountPermissionUpdateContract: {
      type: "object",
      description: "Replaces the permissions of an account.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account whose permissions to replace: 21-byte address with the prefix 0x41.",
        },
        owner: { $ref: "#/$defs/Permission", description: "New owner permission. Required." },
        witness: {
          $ref: "#/$defs/Permission",
          description: "New witness permission. Required for witnesses, not allowed for other accounts.",
        },
        actives: {
          type: "array",
          items: { $ref: "#/$defs/Permission" },
          description: "Active permissions, at most eight.",
        },
      },
    },
    AccountPermissionUpdateRequest: {
      type: "object",
      description: "Request of `accountPermissionUpdate`.",
      required: ["owner_address", "owner", "actives"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account whose permissions to replace: 21-byte address with the prefix 0x41.",
        },
        owner: { $ref: "#/$defs/Permission", description: "New owner permission. Required." },
        witness: {
          $ref: "#/$defs/Permission",
          description: "New witness permission. Required for witnesses, not allowed for other accounts.",
        },
        actives: {
          type: "array",
          items: { $ref: "#/$defs/Permission" },
          description: "Active permissions, at most eight.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    AccountResourceMessage: {
      type: "object",
      description: "Bandwidth and energy of an account and of the network.",
      properties: {
        freeNetUsed: {
          type: "integer",
          format: "int64",
          description: "Free bandwidth that is used and has not yet recovered, in bytes.",
        },
        freeNetLimit: {
          type: "integer",
          format: "int64",
          description: "Free bandwidth of each account, in bytes per day.",
        },
        NetUsed: {
          type: "integer",
          format: "int64",
          description: "Bandwidth from staking that is used and has not yet recovered, in bytes.",
        },
        NetLimit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth from staking, own and delegated to the account, in bytes per day.",
        },
        assetNetUsed: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth used at the cost of token issuers, in bytes, by token id.",
        },
        assetNetLimit: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Bandwidth that token issuers pay for, in bytes per day, by token id.",
        },
        TotalNetLimit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that all stakers share, in bytes per day.",
        },
        TotalNetWeight: {
          type: "integer",
          format: "int64",
          description: "TRX that all accounts stake for bandwidth, in whole TRX.",
        },
        TotalTronPowerWeight: {
          type: "integer",
          format: "int64",
          description: "TRX that all accounts stake for TRON Power, in whole TRX.",
        },
        tronPowerUsed: {
          type: "integer",
          format: "int64",
          description: "Number of votes that the account has cast.",
        },
        tronPowerLimit: {
          type: "integer",
          format: "int64",
          description: "Number of votes that the account has: one for each staked TRX.",
        },
        EnergyUsed: {
          type: "integer",
          format: "int64",
          description: "Energy that is used and has not yet recovered.",
        },
        EnergyLimit: {
          type: "integer",
          format: "int64",
          description: "Energy per day from staking, own and delegated to the account.",
        },
        TotalEnergyLimit: {
          type: "integer",
          format: "int64",
          description: "Energy per day that all stakers share.",
        },
        TotalEnergyWeight: {
          type: "integer",
          format: "int64",
          description: "TRX that all accounts stake for energy, in whole TRX.",
        },
        storageUsed: {
          type: "integer",
          format: "int64",
          description: "Unused, zero: current nodes do not meter storage.",
        },
        storageLimit: {
          type: "integer",
          format: "int64",
          description: "Unused, zero: current nodes do not meter storage.",
        },
      },
    },
    AccountType: {
      anyOf: [
        { type: "string", enum: ["Normal", "AssetIssue", "Contract"] },
        { type: "integer", enum: [0, 1, 2] },
      ],
      description: "Type of an account.\n\n- `Normal`: Account with keys.\n- `AssetIssue`: Some accounts of the genesis block. Issuing a token does not set this type.\n- `Contract`: Account of a smart contract.",
    },
    AccountUnFreezeV2: {
      type: "object",
      description: "TRX in the process of unstaking (Stake 2.0).",
      properties: {
        type: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtained." },
        unfreeze_amount: { type: "integer", format: "int64", description: "Unstaked TRX, in sun." },
        unfreeze_expire_time: {
          type: "integer",
          format: "int64",
          description: "Time from which it can be withdrawn, in milliseconds since the Unix epoch.",
        },
      },
    },
    AccountUpdateContract: {
      type: "object",
      description: "Sets the name of an account.",
      properties: {
        account_name: {
          $ref: "#/$defs/Readable",
          description: "New name of the account, at most 200 bytes.",
        },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account to name: 21-byte address with the prefix 0x41.",
        },
      },
    },
    Address: {
      type: "string",
      description: "An address: 21 bytes in hex, the first of them 41; in base58 with a checksum if `visible` is true.",
      pattern: "^([0-9a-fA-F]{40,42}|T[1-9A-HJ-NP-Za-km-z]{33})?$",
    },
    AddressCheck: {
      type: "object",
      description: "The form of an address.",
      properties: {
        result: { type: "boolean", description: "Whether the address is valid." },
        message: { type: "string", description: "Its form, or what is wrong with it." },
      },
    },
    AddressMessage: {
      type: "object",
      description: "Address on which a node listens.",
      properties: {
        host: { $ref: "#/$defs/Readable", description: "Host name or IP address, as text." },
        port: { type: "integer", description: "Port on which the node accepts peers." },
      },
    },
    AssetIssueContract: {
      type: "object",
      description: "Issues a token. Also describes an issued token.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer: 21-byte address with the prefix 0x41.",
        },
        name: {
          $ref: "#/$defs/Readable",
          description: "Name of the token: at most 32 printable ASCII characters, not unique.",
        },
        abbr: { $ref: "#/$defs/Readable", description: "Abbreviation of the token's name; may be empty." },
        total_supply: {
          type: "integer",
          format: "int64",
          description: "Total supply, in the token's smallest unit.",
        },
        frozen_supply: {
          type: "array",
          items: { $ref: "#/$defs/AssetIssueContractFrozenSupply" },
          description: "Parts of the supply that are locked for the issuer.",
        },
        trx_num: { type: "integer", description: "Price of `num` tokens during the sale, in sun." },
        precision: { type: "integer", description: "Number of decimals, 0 to 6." },
        num: {
          type: "integer",
          description: "Number of the token's smallest units that are sold for `trx_num` sun.",
        },
        start_time: { type: "integer", format: "int64", description: "Start of the sale, in milliseconds." },
        end_time: { type: "integer", format: "int64", description: "End of the sale, in milliseconds." },
        order: { type: "integer", format: "int64", description: "Unused by current nodes." },
        vote_score: { type: "integer", description: "Unused by current nodes." },
        description: {
          $ref: "#/$defs/Readable",
          description: "Description of the token, at most 200 bytes of text.",
        },
        url: { $ref: "#/$defs/Readable", description: "Website of the token, 1 to 256 bytes of text." },
        free_asset_net_limit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that each holder may use at the issuer's cost, in bytes per day.",
        },
        public_free_asset_net_limit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that all holders together may use at the issuer's cost, in bytes per day.",
        },
        public_free_asset_net_usage: {
          type: "integer",
          format: "int64",
          description: "Bandwidth used by all holders that has not yet recovered, in bytes. Zero when a token is issued.",
        },
        public_latest_free_net_time: {
          type: "integer",
          format: "int64",
          description: "Slot of the latest use of that bandwidth: number of 3-second intervals since the genesis block.",
        },
        id: {
          type: "string",
          description: "Id of the token, in decimal digits. The chain assigns it when the token is issued.",
        },
      },
    },
    AssetIssueContractFrozenSupply: {
      type: "object",
      description: "A locked part of the supply.",
      properties: {
        frozen_amount: {
          type: "integer",
          format: "int64",
          description: "Locked amount, in the token's smallest unit.",
        },
        frozen_days: {
          type: "integer",
          format: "int64",
          description: "Days from `start_time` until the amount can be unlocked.",
        },
      },
    },
    AssetIssueList: {
      type: "object",
      description: "Tokens.",
      properties: {
        assetIssue: {
          type: "array",
          items: { $ref: "#/$defs/AssetIssueContract" },
          description: "The tokens.",
        },
      },
    },
    Authority: {
      type: "object",
      description: "Permission of a transaction. Obsolete.",
      properties: {
        account: { $ref: "#/$defs/AccountId", description: "Account. Not used by nodes." },
        permission_name: {
          $ref: "#/$defs/Readable",
          description: "Name of the permission. Not used by nodes.",
        },
      },
    },
    Block: {
      type: "object",
      description: "A block.",
      properties: {
        transactions: {
          type: "array",
          items: { $ref: "#/$defs/Transaction" },
          description: "Transactions of the block, in order.",
        },
        block_header: { $ref: "#/$defs/BlockHeader", description: "Header of the block." },
        blockID: {
          $ref: "#/$defs/Hex",
          description: "Id of the block: its number as 8 bytes, then the last 24 bytes of its header's hash.",
        },
      },
    },
    BlockBalanceTrace: {
      type: "object",
      description: "Balance changes in a block.",
      properties: {
        block_identifier: { $ref: "#/$defs/BlockBalanceTraceBlockIdentifier", description: "The block." },
        timestamp: {
          type: "integer",
          format: "int64",
          description: "Time of the block, in milliseconds since the Unix epoch.",
        },
        transaction_balance_trace: {
          type: "array",
          items: { $ref: "#/$defs/TransactionBalanceTrace" },
          description: "Transactions that changed balances, in the order of the block.",
        },
      },
    },
    BlockBalanceTraceBlockIdentifier: {
      type: "object",
      description: "Identifier of a block. Hash and number must refer to the same block.",
      properties: {
        hash: {
          $ref: "#/$defs/Hex",
          description: "Block id: 32 bytes, of which the first eight are the number.",
        },
        number: { type: "integer", format: "int64", description: "Block number." },
      },
    },
    BlockHeader: {
      type: "object",
      description: "Header of a block, with the signature of its witness.",
      required: ["raw_data"],
      properties: {
        raw_data: { $ref: "#/$defs/BlockHeaderRaw", description: "Signed part of the header." },
        witness_signature: {
          $ref: "#/$defs/Hex",
          description: "Signature of the witness over the SHA-256 hash of `raw_data`: 65 bytes.",
        },
      },
    },
    BlockHeaderRaw: {
      type: "object",
      description: "Part of the header signed by the witness.",
      properties: {
        timestamp: { type: "integer", format: "int64", description: "Time in milliseconds." },
        txTrieRoot: {
          $ref: "#/$defs/Hex",
          description: "Merkle root of the transactions: 32 bytes, all zero if there are none.",
        },
        parentHash: {
          $ref: "#/$defs/Hex",
          description: "Id of the parent block: 32 bytes, of which the first eight are its number.",
        },
        number: { type: "integer", format: "int64", description: "Block number." },
        witness_id: { type: "integer", format: "int64", description: "Unused, zero." },
        witness_address: {
          $ref: "#/$defs/Address",
          description: "Witness that produced the block: 21-byte address with the prefix 0x41.",
        },
        version: {
          type: "integer",
          description: "Block version, which tells the protocol version of the witness's node.",
        },
        accountStateRoot: {
          $ref: "#/$defs/Hex",
          description: "Root of the account states; empty unless the chain parameter for it is on.",
        },
      },
    },
    BlockList: {
      type: "object",
      description: "Blocks.",
      properties: {
        block: {
          type: "array",
          items: { $ref: "#/$defs/Block" },
          description: "The blocks; empty if there are none in the range.",
        },
      },
    },
    BroadcastHexRequest: {
      type: "object",
      description: "Request of `broadcastHex`.",
      required: ["transaction"],
      properties: {
        transaction: {
          $ref: "#/$defs/Hex",
          description: "The message `Transaction` with its signatures, encoded.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    BroadcastResult: {
      type: "object",
      description: "A transaction that the node has accepted. If the node rejects it, the call fails with the code.",
      properties: {
        result: { type: "boolean", description: "Whether the node accepted the transaction." },
        txid: { $ref: "#/$defs/Hex", description: "Id of the transaction: 32 bytes." },
        code: { $ref: "#/$defs/ReturnResponseCode" },
        message: {
          $ref: "#/$defs/Readable",
          description: "Why the node rejected it, in hex; as text from `broadcastHex`.",
        },
        transaction: { type: "string", description: "The transaction as JSON, from `broadcastHex`." },
      },
    },
    BroadcastTransactionRequest: {
      type: "object",
      description: "Request of `broadcastTransaction`.",
      required: ["raw_data", "signature"],
      properties: {
        raw_data: { $ref: "#/$defs/TransactionRaw", description: "Signed part of the transaction." },
        signature: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Signatures: 65 bytes each.",
        },
        ret: {
          type: "array",
          items: { $ref: "#/$defs/TransactionResult" },
          description: "Result, at most one; empty until the transaction has been executed.",
        },
        txID: {
          $ref: "#/$defs/Hex",
          description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
        },
        raw_data_hex: {
          $ref: "#/$defs/Hex",
          description: "`raw_data` encoded as a message. Signers sign its hash.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the contract that the transaction deploys.",
        },
      },
    },
    Brokerage: {
      type: "object",
      description: "The share of rewards that a witness retains.",
      properties: {
        brokerage: {
          type: "integer",
          description: "Percentage of rewards that the witness retains, from 0 to 100.",
        },
      },
    },
    BurnedTrx: {
      type: "object",
      description: "TRX that has been burned.",
      properties: {
        burnTrxAmount: { type: "integer", format: "int64", description: "TRX burned so far, in sun." },
      },
    },
    BytesMessage: {
      type: "object",
      description: "An address, an id or a name, as bytes.",
      properties: {
        value: {
          $ref: "#/$defs/Hex",
          description: "Bytes that the call names, such as a 21-byte address or a 32-byte id.",
        },
      },
    },
    CanDelegatedMaxSizeResponseMessage: {
      type: "object",
      description: "Maximum stake that can be delegated, in sun.",
      properties: {
        max_size: {
          type: "integer",
          format: "int64",
          description: "Stake in sun; zero if less than one TRX.",
        },
      },
    },
    CanWithdrawUnfreezeAmountResponseMessage: {
      type: "object",
      description: "Amount that can be withdrawn.",
      properties: {
        amount: {
          type: "integer",
          format: "int64",
          description: "Unstaked TRX whose waiting period is over at that time, in sun.",
        },
      },
    },
    CancelAllUnfreezeV2Contract: {
      type: "object",
      description: "Cancels all pending unstaking and stakes the TRX again.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account whose unstaking to cancel: 21-byte address with the prefix 0x41.",
        },
      },
    },
    CancelAllUnfreezeV2Request: {
      type: "object",
      description: "Request of `cancelAllUnfreezeV2`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account whose unstaking to cancel: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ChainParameters: {
      type: "object",
      description: "Chain parameters set by the committee.",
      properties: {
        chainParameter: {
          type: "array",
          items: { $ref: "#/$defs/ChainParametersChainParameter" },
          description: "Parameters, each with its current value.",
        },
      },
    },
    ChainParametersChainParameter: {
      type: "object",
      description: "A chain parameter.",
      properties: {
        key: { type: "string", description: "Name of the parameter, such as `getTransactionFee`." },
        value: {
          type: "integer",
          format: "int64",
          description: "Value, in a unit that depends on the parameter.",
        },
      },
    },
    ClearABIContract: {
      type: "object",
      description: "Clears the ABI of a contract.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
      },
    },
    ClearContractABIRequest: {
      type: "object",
      description: "Request of `clearAbi`.",
      required: ["owner_address", "contract_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ContractState: {
      type: "object",
      description: "State of a contract in the dynamic energy model.",
      properties: {
        energy_usage: {
          type: "integer",
          format: "int64",
          description: "Energy used in the current maintenance cycle, without penalties.",
        },
        energy_factor: {
          type: "integer",
          format: "int64",
          description: "Surcharge on energy, in 1/10,000 of the base cost; 0 for none.",
        },
        update_cycle: {
          type: "integer",
          format: "int64",
          description: "Number of the maintenance cycle to which the state applies.",
        },
      },
    },
    CreateAccountRequest: {
      type: "object",
      description: "Request of `createAccount`.",
      required: ["owner_address", "account_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that pays for the activation: 21-byte address with the prefix 0x41.",
        },
        account_address: {
          $ref: "#/$defs/Address",
          description: "Account to activate: 21-byte address with the prefix 0x41.",
        },
        type: { $ref: "#/$defs/AccountType", description: "Type of the new account." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    CreateAssetIssueRequest: {
      type: "object",
      description: "Request of `createAssetIssue`.",
      required: ["owner_address", "name", "total_supply", "trx_num", "num", "start_time", "end_time", "url"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer: 21-byte address with the prefix 0x41.",
        },
        name: {
          $ref: "#/$defs/Readable",
          description: "Name of the token: at most 32 printable ASCII characters, not unique.",
        },
        abbr: { $ref: "#/$defs/Readable", description: "Abbreviation of the token's name; may be empty." },
        total_supply: {
          type: "integer",
          format: "int64",
          description: "Total supply, in the token's smallest unit.",
        },
        frozen_supply: {
          type: "array",
          items: { $ref: "#/$defs/AssetIssueContractFrozenSupply" },
          description: "Parts of the supply that are locked for the issuer.",
        },
        trx_num: { type: "integer", description: "Price of `num` tokens during the sale, in sun." },
        precision: { type: "integer", description: "Number of decimals, 0 to 6." },
        num: {
          type: "integer",
          description: "Number of the token's smallest units that are sold for `trx_num` sun.",
        },
        start_time: { type: "integer", format: "int64", description: "Start of the sale, in milliseconds." },
        end_time: { type: "integer", format: "int64", description: "End of the sale, in milliseconds." },
        order: { type: "integer", format: "int64", description: "Unused by current nodes." },
        vote_score: { type: "integer", description: "Unused by current nodes." },
        description: {
          $ref: "#/$defs/Readable",
          description: "Description of the token, at most 200 bytes of text.",
        },
        url: { $ref: "#/$defs/Readable", description: "Website of the token, 1 to 256 bytes of text." },
        free_asset_net_limit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that each holder may use at the issuer's cost, in bytes per day.",
        },
        public_free_asset_net_limit: {
          type: "integer",
          format: "int64",
          description: "Bandwidth that all holders together may use at the issuer's cost, in bytes per day.",
        },
        public_free_asset_net_usage: {
          type: "integer",
          format: "int64",
          description: "Bandwidth used by all holders that has not yet recovered, in bytes. Zero when a token is issued.",
        },
        public_latest_free_net_time: {
          type: "integer",
          format: "int64",
          description: "Slot of the latest use of that bandwidth: number of 3-second intervals since the genesis block.",
        },
        id: {
          type: "string",
          description: "Id of the token, in decimal digits. The chain assigns it when the token is issued.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    CreateCommonTransactionRequest: {
      type: "object",
      description: "Request of `createCommonTransaction`.",
      required: ["raw_data"],
      properties: {
        raw_data: { $ref: "#/$defs/TransactionRaw", description: "Signed part of the transaction." },
        signature: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Signatures: 65 bytes each.",
        },
        ret: {
          type: "array",
          items: { $ref: "#/$defs/TransactionResult" },
          description: "Result, at most one; empty until the transaction has been executed.",
        },
        txID: {
          $ref: "#/$defs/Hex",
          description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
        },
        raw_data_hex: {
          $ref: "#/$defs/Hex",
          description: "`raw_data` encoded as a message. Signers sign its hash.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the contract that the transaction deploys.",
        },
      },
    },
    CreateShieldedContractParametersRequest: {
      type: "object",
      description: "Request of `createShieldedContractParameters`.",
      properties: {
        ask: { $ref: "#/$defs/Hex", description: "32-byte spend authorizing key; empty for a mint." },
        nsk: { $ref: "#/$defs/Hex", description: "32-byte proof authorizing key; empty for a mint." },
        ovk: {
          $ref: "#/$defs/Hex",
          description: "32-byte outgoing viewing key; if empty, a mint uses a random one.",
        },
        from_amount: {
          type: "string",
          description: "Amount to mint, in the token's smallest unit; a multiple of the scaling factor.",
        },
        shielded_spends: {
          type: "array",
          items: { $ref: "#/$defs/SpendNoteTRC20" },
          description: "Notes to spend: none to mint, one or two to transfer, one to burn.",
        },
        shielded_receives: {
          type: "array",
          items: { $ref: "#/$defs/ReceiveNote" },
          description: "Notes to create: one to mint, one or two to transfer, at most one to burn.",
        },
        transparent_to_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address that receives a burn; empty otherwise.",
        },
        to_amount: {
          type: "string",
          description: "Amount to burn, in the token's smallest unit; a multiple of the scaling factor.",
        },
        shielded_TRC20_contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the shielded token's contract, 0x41 first.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    CreateShieldedContractParametersWithoutAskRequest: {
      type: "object",
      description: "Request of `createShieldedContractParametersWithoutAsk`.",
      properties: {
        ak: {
          $ref: "#/$defs/Hex",
          description: "32-byte public key of the spend authorizing key; empty for a mint.",
        },
        nsk: { $ref: "#/$defs/Hex", description: "32-byte proof authorizing key; empty for a mint." },
        ovk: {
          $ref: "#/$defs/Hex",
          description: "32-byte outgoing viewing key; if empty, a mint uses a random one.",
        },
        from_amount: {
          type: "string",
          description: "Amount to mint, in the token's smallest unit; a multiple of the scaling factor.",
        },
        shielded_spends: {
          type: "array",
          items: { $ref: "#/$defs/SpendNoteTRC20" },
          description: "Notes to spend: none to mint, one or two to transfer, one to burn.",
        },
        shielded_receives: {
          type: "array",
          items: { $ref: "#/$defs/ReceiveNote" },
          description: "Notes to create: one to mint, one or two to transfer, at most one to burn.",
        },
        transparent_to_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address that receives a burn; empty otherwise.",
        },
        to_amount: {
          type: "string",
          description: "Amount to burn, in the token's smallest unit; a multiple of the scaling factor.",
        },
        shielded_TRC20_contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the shielded token's contract, 0x41 first.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    CreateSmartContract: {
      type: "object",
      description: "Deploys a contract.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the deployer; must equal `origin_address` of the contract.",
        },
        new_contract: { $ref: "#/$defs/SmartContract", description: "Contract to deploy." },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred at deployment, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
      },
    },
    CreateSpendAuthSigRequest: {
      type: "object",
      description: "Request of `createSpendAuthSig`.",
      properties: {
        ask: { $ref: "#/$defs/Hex", description: "32-byte spend authorizing key." },
        tx_hash: {
          $ref: "#/$defs/Hex",
          description: "32-byte hash to sign, from `GetShieldTransactionHash` or `message_hash`.",
        },
        alpha: { $ref: "#/$defs/Hex", description: "32-byte randomness of the spend authorization." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    CreateTransactionRequest: {
      type: "object",
      description: "Request of `createTransaction`.",
      required: ["owner_address", "to_address", "amount"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Sender: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        amount: { type: "integer", format: "int64", description: "Amount, in sun." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        extra_data: {
          $ref: "#/$defs/Readable",
          description: "Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it.",
        },
      },
    },
    CreateWitnessRequest: {
      type: "object",
      description: "Request of `createWitness`.",
      required: ["owner_address", "url"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that applies: 21-byte address with the prefix 0x41.",
        },
        url: { $ref: "#/$defs/Readable", description: "Website of the witness: 1 to 256 bytes of text." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    DecryptNotesTRC20: {
      type: "object",
      description: "Notes of a shielded token found by a scan.",
      properties: {
        noteTxs: {
          type: "array",
          items: { $ref: "#/$defs/DecryptNotesTRC20NoteTx" },
          description: "Notes and burns found, in the order of the chain.",
        },
      },
    },
    DecryptNotesTRC20NoteTx: {
      type: "object",
      description: "A note with its transaction and output index.",
      properties: {
        note: {
          $ref: "#/$defs/Note",
          description: "Contents of the decrypted note; absent for a burn, which pays a transparent address.",
        },
        position: {
          type: "integer",
          format: "int64",
          description: "Leaf index of the note in the contract's tree; only for incoming keys.",
        },
        is_spent: {
          type: "boolean",
          description: "Whether the note is spent; set only if the request has `ak` and `nk`.",
        },
        txid: { $ref: "#/$defs/Hex", description: "32-byte id of the transaction." },
        index: {
          type: "integer",
          description: "Index of the event among the transaction's events of the shielded token.",
        },
        to_amount: {
          type: "string",
          description: "Amount that a burn paid, as decimal text in the token's smallest unit.",
        },
        transparent_to_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address that a burn paid; empty for notes.",
        },
      },
    },
    DelegateResourceContract: {
      type: "object",
      description: "Delegates resources to another account.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to delegate: bandwidth or energy." },
        balance: {
          type: "integer",
          format: "int64",
          description: "Stake whose resource to delegate, in sun; at least one TRX.",
        },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41; not a contract.",
        },
        lock: { type: "boolean", description: "Whether to lock the delegation for a time." },
        lock_period: { type: "integer", format: "int64", description: "Lock period, in blocks." },
      },
    },
    DelegateResourceRequest: {
      type: "object",
      description: "Request of `delegateResource`.",
      required: ["owner_address", "receiver_address", "balance"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to delegate: bandwidth or energy." },
        balance: {
          type: "integer",
          format: "int64",
          description: "Stake whose resource to delegate, in sun; at least one TRX.",
        },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41; not a contract.",
        },
        lock: { type: "boolean", description: "Whether to lock the delegation for a time." },
        lock_period: { type: "integer", format: "int64", description: "Lock period, in blocks." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    DelegatedResource: {
      type: "object",
      description: "Resources delegated from one account to another.",
      properties: {
        from: { $ref: "#/$defs/Address", description: "Delegator: 21-byte address with the prefix 0x41." },
        to: { $ref: "#/$defs/Address", description: "Recipient: 21-byte address with the prefix 0x41." },
        frozen_balance_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "Stake whose bandwidth is delegated, in sun.",
        },
        frozen_balance_for_energy: {
          type: "integer",
          format: "int64",
          description: "Stake whose energy is delegated, in sun.",
        },
        expire_time_for_bandwidth: {
          type: "integer",
          format: "int64",
          description: "Time until which bandwidth cannot be reclaimed, in milliseconds since the Unix epoch; zero if not locked.",
        },
        expire_time_for_energy: {
          type: "integer",
          format: "int64",
          description: "Time until which energy cannot be reclaimed, in milliseconds since the Unix epoch; zero if not locked.",
        },
      },
    },
    DelegatedResourceAccountIndex: {
      type: "object",
      description: "Recipients and delegators of an account's resource delegations.",
      properties: {
        account: {
          $ref: "#/$defs/Address",
          description: "The account: 21-byte address with the prefix 0x41.",
        },
        fromAccounts: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "Accounts that delegate to this account: 21 bytes each, oldest delegation first.",
        },
        toAccounts: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "Accounts that this account delegates to: 21 bytes each, oldest delegation first.",
        },
        timestamp: { type: "integer", format: "int64", description: "Zero in responses." },
      },
    },
    DelegatedResourceList: {
      type: "object",
      description: "Delegated resources, by expiration.",
      properties: {
        delegatedResource: {
          type: "array",
          items: { $ref: "#/$defs/DelegatedResource" },
          description: "At most one entry for locked and one for unlocked delegations.",
        },
      },
    },
    DeployContractRequest: {
      type: "object",
      description: "Request of `deployContract`.",
      required: ["owner_address", "bytecode"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the deployer; must equal `origin_address` of the contract.",
        },
        abi: {
          description: "The contract's ABI: a list of entries as JSON, or that list as a text.",
          anyOf: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/SmartContractABIEntry" } }],
        },
        bytecode: {
          $ref: "#/$defs/Hex",
          description: "Deployment code, without the arguments of the constructor.",
        },
        name: { type: "string", description: "Name of the contract." },
        call_value: { type: "integer", format: "int64", description: "TRX to send to the contract, in sun." },
        consume_user_resource_percent: {
          type: "integer",
          format: "int64",
          description: "Percentage of energy that callers pay, from 0 to 100.",
        },
        origin_energy_limit: {
          type: "integer",
          format: "int64",
          description: "Maximum energy that the contract's owner pays for a call.",
        },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred at deployment, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        parameter: {
          $ref: "#/$defs/Hex",
          description: "Arguments of `function_selector`, ABI-encoded, in hex.",
        },
        fee_limit: {
          type: "integer",
          format: "int64",
          minimum: 0,
          description: "Maximum TRX to burn for energy, in sun.",
        },
      },
    },
    DiversifierMessage: {
      type: "object",
      description: "Diversifier, which distinguishes addresses of the same key: 11 bytes.",
      properties: { d: { $ref: "#/$defs/Hex", description: "Diversifier, as 11 bytes." } },
    },
    EstimateEnergyMessage: {
      type: "object",
      description: "Estimated energy of a call.",
      properties: {
        result: { $ref: "#/$defs/Return", description: "Whether the call could be estimated, and why not." },
        energy_required: {
          type: "integer",
          format: "int64",
          description: "Energy to provide for the call; 0 if the estimate failed.",
        },
      },
    },
    EstimateEnergyRequest: {
      type: "object",
      description: "Request of `estimateEnergy`.",
      required: ["owner_address"],
      properties: {
        owner_address: { $ref: "#/$defs/Address", description: "21-byte address of the caller." },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract; if empty in a constant call, `data` is deployed.",
        },
        call_value: {
          type: "integer",
          format: "int64",
          description: "TRX transferred with the call, in sun.",
        },
        data: { $ref: "#/$defs/Hex", description: "ABI-encoded function selector and arguments." },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred with the call, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        function_selector: {
          type: "string",
          description: "Signature of the function, such as `balanceOf(address)`. Replaces `data`.",
        },
        parameter: {
          $ref: "#/$defs/Hex",
          description: "Arguments of `function_selector`, ABI-encoded, in hex.",
        },
      },
    },
    Exchange: {
      type: "object",
      description: "A trading pair of the exchange.",
      properties: {
        exchange_id: {
          type: "integer",
          format: "int64",
          description: "Id of the trading pair, counted from 1.",
        },
        creator_address: {
          $ref: "#/$defs/Address",
          description: "Account that created the pair: 21-byte address with the prefix 0x41. Only it may change liquidity.",
        },
        create_time: {
          type: "integer",
          format: "int64",
          description: "Creation time, in milliseconds since the Unix epoch.",
        },
        first_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the first token in decimal digits, or `_` for TRX.",
        },
        first_token_balance: {
          type: "integer",
          format: "int64",
          description: "Liquidity in the first token, in its smallest unit (sun for TRX). Zero if the pair is closed.",
        },
        second_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the second token in decimal digits, or `_` for TRX.",
        },
        second_token_balance: {
          type: "integer",
          format: "int64",
          description: "Liquidity in the second token, in its smallest unit (sun for TRX). Zero if the pair is closed.",
        },
      },
    },
    ExchangeCreateContract: {
      type: "object",
      description: "Creates a trading pair.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        first_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the first token in decimal digits, or `_` for TRX.",
        },
        first_token_balance: {
          type: "integer",
          format: "int64",
          description: "Initial liquidity in the first token, in its smallest unit.",
        },
        second_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the second token in decimal digits, or `_` for TRX.",
        },
        second_token_balance: {
          type: "integer",
          format: "int64",
          description: "Initial liquidity in the second token, in its smallest unit.",
        },
      },
    },
    ExchangeCreateRequest: {
      type: "object",
      description: "Request of `exchangeCreate`.",
      required: [
        "owner_address", "first_token_id", "first_token_balance", "second_token_id", "second_token_balance",
      ],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        first_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the first token in decimal digits, or `_` for TRX.",
        },
        first_token_balance: {
          type: "integer",
          format: "int64",
          description: "Initial liquidity in the first token, in its smallest unit.",
        },
        second_token_id: {
          $ref: "#/$defs/Readable",
          description: "Id of the second token in decimal digits, or `_` for TRX.",
        },
        second_token_balance: {
          type: "integer",
          format: "int64",
          description: "Initial liquidity in the second token, in its smallest unit.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ExchangeInjectContract: {
      type: "object",
      description: "Adds liquidity to a trading pair.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "One of the pair's tokens: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount of that token to add, in its smallest unit. The other token is added in proportion.",
        },
      },
    },
    ExchangeInjectRequest: {
      type: "object",
      description: "Request of `exchangeInject`.",
      required: ["owner_address", "exchange_id", "token_id", "quant"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "One of the pair's tokens: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount of that token to add, in its smallest unit. The other token is added in proportion.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ExchangeList: {
      type: "object",
      description: "Trading pairs of the exchange.",
      properties: {
        exchanges: { type: "array", items: { $ref: "#/$defs/Exchange" }, description: "The trading pairs." },
      },
    },
    ExchangeTransactionContract: {
      type: "object",
      description: "Trades with a trading pair.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Trader: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount to sell, in the token's smallest unit.",
        },
        expected: { type: "integer", format: "int64", description: "Minimum amount to receive." },
      },
    },
    ExchangeTransactionRequest: {
      type: "object",
      description: "Request of `exchangeTransaction`.",
      required: ["owner_address", "exchange_id", "token_id", "quant", "expected"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Trader: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount to sell, in the token's smallest unit.",
        },
        expected: { type: "integer", format: "int64", description: "Minimum amount to receive." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ExchangeWithdrawContract: {
      type: "object",
      description: "Withdraws liquidity from a trading pair.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "One of the pair's tokens: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount of that token to withdraw, in its smallest unit. The other token is withdrawn in proportion.",
        },
      },
    },
    ExchangeWithdrawRequest: {
      type: "object",
      description: "Request of `exchangeWithdraw`.",
      required: ["owner_address", "exchange_id", "token_id", "quant"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Creator of the pair: 21-byte address with the prefix 0x41.",
        },
        exchange_id: { type: "integer", format: "int64", description: "Id of the trading pair." },
        token_id: {
          $ref: "#/$defs/Readable",
          description: "One of the pair's tokens: id in decimal digits, or `_` for TRX.",
        },
        quant: {
          type: "integer",
          format: "int64",
          description: "Amount of that token to withdraw, in its smallest unit. The other token is withdrawn in proportion.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ExpandedSpendingKeyMessage: {
      type: "object",
      description: "Keys derived from a spending key.",
      properties: {
        ask: { $ref: "#/$defs/Hex", description: "32-byte spend authorizing key." },
        nsk: { $ref: "#/$defs/Hex", description: "32-byte proof authorizing key, for nullifiers." },
        ovk: { $ref: "#/$defs/Hex", description: "32-byte outgoing viewing key." },
      },
    },
    FreezeBalanceContract: {
      type: "object",
      description: "Stakes TRX (Stake 1.0).",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that stakes: 21-byte address with the prefix 0x41.",
        },
        frozen_balance: {
          type: "integer",
          format: "int64",
          description: "TRX to stake in sun, at least one TRX.",
        },
        frozen_duration: { type: "integer", format: "int64", description: "Duration of the stake, in days." },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to obtain." },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Account that gets the resource, if not the owner; otherwise empty.",
        },
      },
    },
    FreezeBalanceRequest: {
      type: "object",
      description: "Request of `freezeBalance`.",
      required: ["owner_address", "frozen_balance", "frozen_duration"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that stakes: 21-byte address with the prefix 0x41.",
        },
        frozen_balance: {
          type: "integer",
          format: "int64",
          description: "TRX to stake in sun, at least one TRX.",
        },
        frozen_duration: { type: "integer", format: "int64", description: "Duration of the stake, in days." },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to obtain." },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Account that gets the resource, if not the owner; otherwise empty.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    FreezeBalanceV2Contract: {
      type: "object",
      description: "Stakes TRX (Stake 2.0).",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that stakes: 21-byte address with the prefix 0x41.",
        },
        frozen_balance: {
          type: "integer",
          format: "int64",
          description: "TRX to stake in sun, at least one TRX.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to obtain." },
      },
    },
    FreezeBalanceV2Request: {
      type: "object",
      description: "Request of `freezeBalanceV2`.",
      required: ["owner_address", "frozen_balance"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that stakes: 21-byte address with the prefix 0x41.",
        },
        frozen_balance: {
          type: "integer",
          format: "int64",
          description: "TRX to stake in sun, at least one TRX.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to obtain." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    GetAccountBalanceRequest: {
      type: "object",
      description: "Request of `getAccountBalance`.",
      required: ["account_identifier", "block_identifier"],
      properties: {
        account_identifier: {
          $ref: "#/$defs/AccountIdentifier",
          description: "Account whose balance to read.",
        },
        block_identifier: {
          $ref: "#/$defs/BlockBalanceTraceBlockIdentifier",
          description: "Block at whose end to read the balance. Hash and number are required.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAccountByIdRequest: {
      type: "object",
      description: "Request of `getAccountById`.",
      required: ["account_id"],
      properties: {
        account_id: {
          $ref: "#/$defs/Readable",
          description: "Unique id chosen by the account: 8 to 32 printable ASCII characters; empty if none.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAccountNetRequest: {
      type: "object",
      description: "Request of `getAccountNet`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAccountRequest: {
      type: "object",
      description: "Request of `getAccount`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAccountResourceRequest: {
      type: "object",
      description: "Request of `getAccountResource`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAkFromAskRequest: {
      type: "object",
      description: "Request of `getAkFromAsk`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "The key: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAssetIssueByAccountRequest: {
      type: "object",
      description: "Request of `getAssetIssueByAccount`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the account: 21 bytes, with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAssetIssueByIdRequest: {
      type: "object",
      description: "Request of `getAssetIssueById`.",
      required: ["value"],
      properties: {
        value: { type: "string", description: "Id of the token." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAssetIssueByNameRequest: {
      type: "object",
      description: "Request of `getAssetIssueByName`.",
      required: ["value"],
      properties: {
        value: {
          $ref: "#/$defs/Readable",
          description: "Name of the token, in hex, or as text if `visible` is true.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAssetIssueListByNameRequest: {
      type: "object",
      description: "Request of `getAssetIssueListByName`.",
      required: ["value"],
      properties: {
        value: {
          $ref: "#/$defs/Readable",
          description: "Name of the token, in hex, or as text if `visible` is true.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAvailableUnfreezeCountRequest: {
      type: "object",
      description: "Request of `getAvailableUnfreezeCount`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that unstakes: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetAvailableUnfreezeCountResponseMessage: {
      type: "object",
      description: "Number of remaining unstake operations.",
      properties: {
        count: {
          type: "integer",
          format: "int64",
          description: "Number of unstake operations that can still be started: 32 minus those in progress.",
        },
      },
    },
    GetBlockBalanceTraceRequest: {
      type: "object",
      description: "Request of `getBlockBalance`.",
      required: ["hash", "number"],
      properties: {
        hash: {
          $ref: "#/$defs/Hex",
          description: "Block id: 32 bytes, of which the first eight are the number.",
        },
        number: { type: "integer", format: "int64", description: "Block number." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBlockByIdRequest: {
      type: "object",
      description: "Request of `getBlockById`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the block: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBlockByLatestNumRequest: {
      type: "object",
      description: "Request of `getBlockByLatestNum`.",
      required: ["num"],
      properties: {
        num: {
          type: "integer",
          format: "int64",
          description: "Number that the call names, such as a block number or an amount in sun.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBlockByLimitNextRequest: {
      type: "object",
      description: "Request of `getBlockByLimitNext`.",
      required: ["startNum", "endNum"],
      properties: {
        startNum: { type: "integer", format: "int64", description: "First block, inclusive." },
        endNum: { type: "integer", format: "int64", description: "Last block, exclusive." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBlockByNumRequest: {
      type: "object",
      description: "Request of `getBlockByNum`.",
      properties: {
        num: {
          type: "integer",
          format: "int64",
          description: "Number that the call names, such as a block number or an amount in sun.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBlockRequest: {
      type: "object",
      description: "Request of `getBlock`.",
      properties: {
        id_or_num: {
          type: "string",
          description: "Block number in decimal, or block id in hex. Default: the latest block.",
        },
        detail: { type: "boolean", description: "Whether to return transactions." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetBrokerageInfoRequest: {
      type: "object",
      description: "Request of `getBrokerage`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the voter or witness, in hex or base58.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetCanDelegatedMaxSizeRequest: {
      type: "object",
      description: "Request of `getCanDelegatedMaxSize`.",
      required: ["owner_address"],
      properties: {
        type: { type: "integer", description: "Resource type, a ResourceCode." },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetCanWithdrawUnfreezeAmountRequest: {
      type: "object",
      description: "Request of `getCanWithdrawUnfreezeAmount`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that withdraws: 21-byte address with the prefix 0x41.",
        },
        timestamp: { type: "integer", format: "int64", description: "Time in milliseconds." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetContractInfoRequest: {
      type: "object",
      description: "Request of `getContractInfo`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Address", description: "Address of the contract." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetContractRequest: {
      type: "object",
      description: "Request of `getContract`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Address", description: "Address of the contract." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetDelegatedResourceAccountIndexRequest: {
      type: "object",
      description: "Request of `getDelegatedResourceAccountIndex`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Address", description: "Address that delegates or receives." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetDelegatedResourceAccountIndexV2Request: {
      type: "object",
      description: "Request of `getDelegatedResourceAccountIndexV2`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Address", description: "Address that delegates or receives." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetDelegatedResourceRequest: {
      type: "object",
      description: "Request of `getDelegatedResource`.",
      required: ["fromAddress", "toAddress"],
      properties: {
        fromAddress: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        toAddress: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetDelegatedResourceV2Request: {
      type: "object",
      description: "Request of `getDelegatedResourceV2`.",
      required: ["fromAddress", "toAddress"],
      properties: {
        fromAddress: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        toAddress: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetExchangeByIdRequest: {
      type: "object",
      description: "Request of `getExchangeById`.",
      required: ["id"],
      properties: {
        id: { type: "integer", minimum: 1, description: "Id of the pair." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetExpandedSpendingKeyRequest: {
      type: "object",
      description: "Request of `getExpandedSpendingKey`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "The key: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetIncomingViewingKeyRequest: {
      type: "object",
      description: "Request of `getIncomingViewingKey`.",
      properties: {
        ak: { $ref: "#/$defs/Hex", description: "32-byte public key of `ask`." },
        nk: { $ref: "#/$defs/Hex", description: "32-byte public key of `nsk`, the nullifier deriving key." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetMarketOrderByAccountRequest: {
      type: "object",
      description: "Request of `getMarketOrderByAccount`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Address", description: "Address of the account." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetMarketOrderByIdRequest: {
      type: "object",
      description: "Request of `getMarketOrderById`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the order: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetMarketOrderListByPairRequest: {
      type: "object",
      description: "Request of `getMarketOrderListByPair`.",
      required: ["sell_token_id", "buy_token_id"],
      properties: {
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetMarketPairListRequest: {
      type: "object",
      description: "Request of `getMarketPairList`.",
      properties: {
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetMarketPriceByPairRequest: {
      type: "object",
      description: "Request of `getMarketPriceByPair`.",
      required: ["sell_token_id", "buy_token_id"],
      properties: {
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetNkFromNskRequest: {
      type: "object",
      description: "Request of `getNkFromNsk`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "The key: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetPaginatedAssetIssueListRequest: {
      type: "object",
      description: "Request of `getPaginatedAssetIssueList`.",
      required: ["limit"],
      properties: {
        offset: { type: "integer", format: "int64", description: "Number of items to skip." },
        limit: { type: "integer", format: "int64", description: "Maximum number of items to return." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetPaginatedExchangeListRequest: {
      type: "object",
      description: "Request of `getPaginatedExchangeList`.",
      required: ["limit"],
      properties: {
        offset: { type: "integer", format: "int64", description: "Number of items to skip." },
        limit: { type: "integer", format: "int64", description: "Maximum number of items to return." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetPaginatedNowWitnessListRequest: {
      type: "object",
      description: "Request of `getPaginatedNowWitnessList`.",
      required: ["limit"],
      properties: {
        offset: { type: "integer", format: "int64", description: "Number of items to skip." },
        limit: { type: "integer", format: "int64", description: "Maximum number of items to return." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetPaginatedProposalListRequest: {
      type: "object",
      description: "Request of `getPaginatedProposalList`.",
      required: ["limit"],
      properties: {
        offset: { type: "integer", format: "int64", description: "Number of items to skip." },
        limit: { type: "integer", format: "int64", description: "Maximum number of items to return." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetProposalByIdRequest: {
      type: "object",
      description: "Request of `getProposalById`.",
      required: ["id"],
      properties: {
        id: { type: "integer", minimum: 1, description: "Id of the proposal." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetRewardInfoRequest: {
      type: "object",
      description: "Request of `getReward`.",
      required: ["address"],
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the voter or witness, in hex or base58.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionApprovedListRequest: {
      type: "object",
      description: "Request of `getApprovedList`.",
      required: ["raw_data", "signature"],
      properties: {
        raw_data: { $ref: "#/$defs/TransactionRaw", description: "Signed part of the transaction." },
        signature: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Signatures: 65 bytes each.",
        },
        ret: {
          type: "array",
          items: { $ref: "#/$defs/TransactionResult" },
          description: "Result, at most one; empty until the transaction has been executed.",
        },
        txID: {
          $ref: "#/$defs/Hex",
          description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
        },
        raw_data_hex: {
          $ref: "#/$defs/Hex",
          description: "`raw_data` encoded as a message. Signers sign its hash.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the contract that the transaction deploys.",
        },
      },
    },
    GetTransactionByIdRequest: {
      type: "object",
      description: "Request of `getTransactionById`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the transaction: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionCountByBlockNumRequest: {
      type: "object",
      description: "Request of `getTransactionCountByBlockNum`.",
      properties: {
        num: {
          type: "integer",
          format: "int64",
          description: "Number that the call names, such as a block number or an amount in sun.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionFromPendingRequest: {
      type: "object",
      description: "Request of `getTransactionFromPending`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the transaction: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionInfoByBlockNumRequest: {
      type: "object",
      description: "Request of `getTransactionInfoByBlockNum`.",
      required: ["num"],
      properties: {
        num: {
          type: "integer",
          format: "int64",
          description: "Number that the call names, such as a block number or an amount in sun.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionInfoByIdRequest: {
      type: "object",
      description: "Request of `getTransactionInfoById`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the transaction: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionReceiptByIdRequest: {
      type: "object",
      description: "Request of `getTransactionReceiptById`.",
      required: ["value"],
      properties: {
        value: { $ref: "#/$defs/Hex", description: "Id of the transaction: 32 bytes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetTransactionSignWeightRequest: {
      type: "object",
      description: "Request of `getSignWeight`.",
      required: ["raw_data", "signature"],
      properties: {
        raw_data: { $ref: "#/$defs/TransactionRaw", description: "Signed part of the transaction." },
        signature: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Signatures: 65 bytes each.",
        },
        ret: {
          type: "array",
          items: { $ref: "#/$defs/TransactionResult" },
          description: "Result, at most one; empty until the transaction has been executed.",
        },
        txID: {
          $ref: "#/$defs/Hex",
          description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
        },
        raw_data_hex: {
          $ref: "#/$defs/Hex",
          description: "`raw_data` encoded as a message. Signers sign its hash.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the contract that the transaction deploys.",
        },
      },
    },
    GetTriggerInputForShieldedTRC20ContractRequest: {
      type: "object",
      description: "Request of `getTriggerInputForShieldedTRC20Contract`.",
      properties: {
        shielded_TRC20_Parameters: {
          $ref: "#/$defs/ShieldedTRC20Parameters",
          description: "Response of `CreateShieldedContractParametersWithoutAsk`.",
        },
        spend_authority_signature: {
          type: "array",
          items: { $ref: "#/$defs/BytesMessage" },
          description: "64-byte signature of each spend, in the order of `spend_description`.",
        },
        amount: {
          type: "string",
          description: "Amount to mint or burn, as decimal text; empty or 0 for a transfer.",
        },
        transparent_to_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address that receives a burn; empty otherwise.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    GetZenPaymentAddressRequest: {
      type: "object",
      description: "Request of `getZenPaymentAddress`.",
      properties: {
        ivk: {
          $ref: "#/$defs/IncomingViewingKeyMessage",
          description: "Incoming viewing key of the address.",
        },
        d: { $ref: "#/$defs/DiversifierMessage", description: "Diversifier of the address." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    Hex: { type: "string", description: "Bytes in hex, without `0x`.", pattern: "^[0-9a-fA-F]*$" },
    IncomingViewingKeyMessage: {
      type: "object",
      description: "Incoming viewing key.",
      properties: { ivk: { $ref: "#/$defs/Hex", description: "32-byte key that decrypts received notes." } },
    },
    InternalTransaction: {
      type: "object",
      description: "An internal transaction: a transfer or call by a contract.",
      properties: {
        hash: { $ref: "#/$defs/Hex", description: "32-byte hash that identifies the internal transaction." },
        caller_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract that made the call.",
        },
        transferTo_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the recipient; empty for votes.",
        },
        callValueInfo: {
          type: "array",
          items: { $ref: "#/$defs/InternalTransactionCallValueInfo" },
          description: "Values transferred: TRX first, then TRC-10 tokens.",
        },
        note: {
          $ref: "#/$defs/Hex",
          description: "Kind, as text, such as `call`, `create`, `suicide` or `freezeBalanceV2ForEnergy`.",
        },
        rejected: {
          type: "boolean",
          description: "Whether the internal transaction failed or was reverted.",
        },
        extra: {
          type: "string",
          description: "Details of a vote or a cancelled unstaking, as JSON; else empty.",
        },
      },
    },
    InternalTransactionCallValueInfo: {
      type: "object",
      description: "Value transferred with the call.",
      properties: {
        callValue: {
          type: "integer",
          format: "int64",
          description: "Amount, in sun or the token's smallest unit.",
        },
        tokenId: { type: "string", description: "Token id; empty for TRX." },
      },
    },
    IsShieldedTRC20ContractNoteSpentRequest: {
      type: "object",
      description: "Request of `isShieldedTRC20ContractNoteSpent`.",
      properties: {
        note: { $ref: "#/$defs/Note", description: "Note to check." },
        ak: { $ref: "#/$defs/Hex", description: "32-byte public key of the spend authorizing key." },
        nk: { $ref: "#/$defs/Hex", description: "32-byte nullifier deriving key." },
        position: {
          type: "integer",
          format: "int64",
          description: "Leaf index of the note in the contract's tree.",
        },
        shielded_TRC20_contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the shielded token's contract, 0x41 first.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    Key: {
      type: "object",
      description: "A key and its weight.",
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the key: 21 bytes, with the prefix 0x41.",
        },
        weight: {
          type: "integer",
          format: "int64",
          description: "What a signature by this key adds towards the threshold.",
        },
      },
    },
    ListExchangesRequest: {
      type: "object",
      description: "Request of `listExchanges`.",
      properties: {
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    MarketCancelOrderContract: {
      type: "object",
      description: "Cancels an order.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Owner of the order: 21-byte address with the prefix 0x41.",
        },
        order_id: { $ref: "#/$defs/Hex", description: "Id of the order: 32-byte hash." },
      },
    },
    MarketCancelOrderRequest: {
      type: "object",
      description: "Request of `marketCancelOrder`.",
      required: ["owner_address", "order_id"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Owner of the order: 21-byte address with the prefix 0x41.",
        },
        order_id: { $ref: "#/$defs/Hex", description: "Id of the order: 32-byte hash." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        extra_data: {
          $ref: "#/$defs/Readable",
          description: "Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it.",
        },
      },
    },
    MarketOrder: {
      type: "object",
      description: "An order in the market.",
      properties: {
        order_id: { $ref: "#/$defs/Hex", description: "Id of the order: 32-byte hash." },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that placed the order: 21-byte address with the prefix 0x41.",
        },
        create_time: {
          type: "integer",
          format: "int64",
          description: "Time of the order, in milliseconds since the Unix epoch.",
        },
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        sell_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Amount to sell when the order was placed, in the token's smallest unit.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        buy_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Least amount to receive for all of `sell_token_quantity`, in the token's smallest unit.",
        },
        sell_token_quantity_remain: {
          type: "integer",
          format: "int64",
          description: "Amount that is not yet sold. Zero once the order is inactive or canceled.",
        },
        sell_token_quantity_return: {
          type: "integer",
          format: "int64",
          description: "Amount returned to the owner because it was too small to trade; otherwise zero.",
        },
        state: { $ref: "#/$defs/MarketOrderState", description: "State of the order." },
        prev: {
          $ref: "#/$defs/Hex",
          description: "Id of the previous order at the same price; empty for the first.",
        },
        next: {
          $ref: "#/$defs/Hex",
          description: "Id of the next order at the same price; empty for the last.",
        },
      },
    },
    MarketOrderDetail: {
      type: "object",
      description: "A match of two orders.",
      properties: {
        makerOrderId: {
          $ref: "#/$defs/Hex",
          description: "Id of the order that was in the order book: 32-byte hash.",
        },
        takerOrderId: {
          $ref: "#/$defs/Hex",
          description: "Id of the new order that it matched: 32-byte hash.",
        },
        fillSellQuantity: {
          type: "integer",
          format: "int64",
          description: "Amount that the taker sold, in the token's smallest unit.",
        },
        fillBuyQuantity: {
          type: "integer",
          format: "int64",
          description: "Amount that the taker received, in the token's smallest unit.",
        },
      },
    },
    MarketOrderList: {
      type: "object",
      description: "Orders.",
      properties: {
        orders: { type: "array", items: { $ref: "#/$defs/MarketOrder" }, description: "The orders." },
      },
    },
    MarketOrderPair: {
      type: "object",
      description: "A pair of tokens. `_` stands for TRX.",
      properties: {
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
      },
    },
    MarketOrderPairList: {
      type: "object",
      description: "Pairs.",
      properties: {
        orderPair: {
          type: "array",
          items: { $ref: "#/$defs/MarketOrderPair" },
          description: "Pairs that have orders.",
        },
      },
    },
    MarketOrderState: {
      anyOf: [
        { type: "string", enum: ["ACTIVE", "INACTIVE", "CANCELED"] },
        { type: "integer", enum: [0, 1, 2] },
      ],
      description: "State of an order.\n\n- `ACTIVE`: In the order book.\n- `INACTIVE`: Filled, or closed because the rest was too small to trade.\n- `CANCELED`: Canceled by its owner.",
    },
    MarketPrice: {
      type: "object",
      description: "A price, as a ratio of two quantities.",
      properties: {
        sell_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Amount to sell, in the token's smallest unit.",
        },
        buy_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Amount to receive for it, in the token's smallest unit.",
        },
      },
    },
    MarketPriceList: {
      type: "object",
      description: "Prices of a pair.",
      properties: {
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        prices: {
          type: "array",
          items: { $ref: "#/$defs/MarketPrice" },
          description: "Prices of the orders in the order book, lowest first; at most 1,000.",
        },
      },
    },
    MarketSellAssetContract: {
      type: "object",
      description: "Places a sell order.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Seller: 21-byte address with the prefix 0x41.",
        },
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        sell_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Amount to sell, in the token's smallest unit.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        buy_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Least amount to receive for all that is sold, in the token's smallest unit.",
        },
      },
    },
    MarketSellAssetRequest: {
      type: "object",
      description: "Request of `marketSellAsset`.",
      required: [
        "owner_address", "sell_token_id", "sell_token_quantity", "buy_token_id", "buy_token_quantity",
      ],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Seller: 21-byte address with the prefix 0x41.",
        },
        sell_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to sell: id in decimal digits, or `_` for TRX.",
        },
        sell_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Amount to sell, in the token's smallest unit.",
        },
        buy_token_id: {
          $ref: "#/$defs/Readable",
          description: "Token to buy: id in decimal digits, or `_` for TRX.",
        },
        buy_token_quantity: {
          type: "integer",
          format: "int64",
          description: "Least amount to receive for all that is sold, in the token's smallest unit.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        extra_data: {
          $ref: "#/$defs/Readable",
          description: "Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it.",
        },
      },
    },
    Node: {
      type: "object",
      description: "A node.",
      properties: { address: { $ref: "#/$defs/AddressMessage", description: "Address of the node." } },
    },
    NodeInfo: {
      type: "object",
      description: "State of the node.",
      properties: {
        beginSyncNum: {
          type: "integer",
          format: "int64",
          description: "Block from which the node synchronizes.",
        },
        block: { type: "string", description: "Latest block: number and id." },
        solidityBlock: { type: "string", description: "Latest solid block: number and id." },
        currentConnectCount: { type: "integer", description: "Number of connections." },
        activeConnectCount: { type: "integer", description: "Connections that the node opened." },
        passiveConnectCount: { type: "integer", description: "Connections that peers opened." },
        totalFlow: { type: "integer", format: "int64", description: "Bytes received and sent." },
        peerList: {
          type: "array",
          description: "Peers that the node is connected to.",
          items: { $ref: "#/$defs/NodeInfoPeerInfo" },
        },
        configNodeInfo: { $ref: "#/$defs/NodeInfoConfigNodeInfo" },
        machineInfo: { $ref: "#/$defs/NodeInfoMachineInfo" },
        cheatWitnessInfoMap: {
          type: "object",
          description: "Witnesses that produced two blocks of one height: a report by address.",
          additionalProperties: { type: "string" },
        },
      },
    },
    NodeInfoConfigNodeInfo: {
      type: "object",
      description: "Configuration of the node.",
      properties: {
        codeVersion: { type: "string", description: "Version of java-tron, such as `4.8.0`." },
        p2pVersion: { type: "string", description: "Id of the peer-to-peer network: `11111` on mainnet." },
        listenPort: { type: "integer", description: "Port on which the node accepts peers." },
        discoverEnable: { type: "boolean", description: "Whether the node discovers other nodes." },
        activeNodeSize: {
          type: "integer",
          description: "Number of configured nodes that the node always connects to.",
        },
        passiveNodeSize: {
          type: "integer",
          description: "Number of configured nodes whose connections it always accepts.",
        },
        sendNodeSize: {
          type: "integer",
          description: "Number of configured seed nodes. Misspelled in the protocol.",
        },
        maxConnectCount: { type: "integer", description: "Maximum number of peers." },
        sameIpMaxConnectCount: {
          type: "integer",
          description: "Maximum number of peers with the same IP address.",
        },
        backupListenPort: { type: "integer", description: "UDP port for messages of backup nodes." },
        backupMemberSize: {
          type: "integer",
          description: "Number of other nodes in the group of backup nodes.",
        },
        backupPriority: { type: "integer", description: "Priority in the group of backup nodes." },
        dbVersion: { type: "integer", description: "Version of the database layer: always 2." },
        minParticipationRate: {
          type: "integer",
          description: "Minimum participation rate of witnesses, in percent, for the node to produce blocks.",
        },
        supportConstant: {
          type: "boolean",
          description: "Whether the node serves constant calls of contracts.",
        },
        minTimeRatio: {
          type: "number",
          description: "Factor on the execution time limit when the node verifies a transaction recorded as out of time.",
        },
        maxTimeRatio: {
          type: "number",
          description: "Factor on the execution time limit when the node verifies any other transaction.",
        },
        allowCreationOfContracts: {
          type: "integer",
          format: "int64",
          description: "Value in the node's configuration: 1 to allow contracts, 0 to leave it to proposals.",
        },
        allowAdaptiveEnergy: {
          type: "integer",
          format: "int64",
          description: "Value in the node's configuration: 1 for an adaptive energy limit, 0 to leave it to proposals.",
        },
        versionNum: { type: "string", description: "Number of the software's version." },
      },
    },
    NodeInfoMachineInfo: {
      type: "object",
      description: "Machine on which the node runs.",
      properties: {
        threadCount: { type: "integer", description: "Number of live threads of the JVM." },
        deadLockThreadCount: { type: "integer", description: "Number of deadlocked threads." },
        cpuCount: { type: "integer", description: "Number of processors available to the JVM." },
        totalMemory: {
          type: "integer",
          format: "int64",
          description: "Physical memory of the machine, in bytes.",
        },
        freeMemory: {
          type: "integer",
          format: "int64",
          description: "Free physical memory of the machine, in bytes.",
        },
        cpuRate: {
          type: "number",
          description: "CPU load of the machine, 0 to 1; negative if not available.",
        },
        javaVersion: { type: "string", description: "Version of Java, such as `1.8.0_392`." },
        osName: { type: "string", description: "Name and version of the operating system." },
        jvmTotalMemory: {
          type: "integer",
          format: "int64",
          description: "Maximum size of the JVM's heap, in bytes.",
        },
        jvmFreeMemory: {
          type: "integer",
          format: "int64",
          description: "Maximum size of the heap minus its used part, in bytes.",
        },
        processCpuRate: {
          type: "number",
          description: "CPU load of the JVM's process, 0 to 1; negative if not available.",
        },
        memoryDescInfoList: {
          type: "array",
          items: { $ref: "#/$defs/NodeInfoMachineInfoMemoryDescInfo" },
          description: "Memory pools of the JVM.",
        },
        deadLockThreadInfoList: {
          type: "array",
          items: { $ref: "#/$defs/NodeInfoMachineInfoDeadLockThreadInfo" },
          description: "Deadlocked threads; empty if there are none.",
        },
      },
    },
    NodeInfoMachineInfoDeadLockThreadInfo: {
      type: "object",
      description: "A deadlocked thread.",
      properties: {
        name: { type: "string", description: "Name of the thread." },
        lockName: { type: "string", description: "Lock that the thread waits for." },
        lockOwner: { type: "string", description: "Name of the thread that holds the lock." },
        state: { type: "string", description: "State of the thread, such as `BLOCKED`." },
        blockTime: {
          type: "integer",
          format: "int64",
          description: "Time that the thread was blocked, in milliseconds; -1 if not measured.",
        },
        waitTime: {
          type: "integer",
          format: "int64",
          description: "Time that the thread waited, in milliseconds; -1 if not measured.",
        },
        stackTrace: { type: "string", description: "Stack trace of the thread." },
      },
    },
    NodeInfoMachineInfoMemoryDescInfo: {
      type: "object",
      description: "A memory pool of the JVM.",
      properties: {
        name: { type: "string", description: "Name of the pool, such as `Metaspace`." },
        initSize: {
          type: "integer",
          format: "int64",
          description: "Initial size in bytes; -1 if undefined.",
        },
        useSize: { type: "integer", format: "int64", description: "Used memory, in bytes." },
        maxSize: { type: "integer", format: "int64", description: "Maximum size in bytes; -1 if undefined." },
        useRate: {
          type: "number",
          description: "Used part of the maximum size, or of the committed size if there is no maximum.",
        },
      },
    },
    NodeInfoPeerInfo: {
      type: "object",
      description: "A peer of the node.",
      properties: {
        lastSyncBlock: {
          type: "string",
          description: "Latest block id sent to the peer for its sync, as text `Num:<number>,ID:<hex>`; empty if none.",
        },
        remainNum: {
          type: "integer",
          format: "int64",
          description: "Number of blocks left to sync after those already listed, in either direction.",
        },
        lastBlockUpdateTime: {
          type: "integer",
          format: "int64",
          description: "Time at which `headBlockWeBothHave` last changed, in milliseconds since the Unix epoch.",
        },
        syncFlag: { type: "boolean", description: "Whether the connection is closed." },
        headBlockTimeWeBothHave: { type: "integer", format: "int64", description: "Unused, zero." },
        needSyncFromPeer: {
          type: "boolean",
          description: "Same as `syncFlag` in gRPC: java-tron does not report the need to sync here.",
        },
        needSyncFromUs: {
          type: "boolean",
          description: "Whether the peer still has to sync blocks from the node.",
        },
        host: { type: "string", description: "IP address of the peer after a slash, such as `/192.0.2.1`." },
        port: { type: "integer", description: "Peer port of the responding node, not of the peer." },
        nodeId: { type: "string", description: "Id of the responding node in hex, not of the peer." },
        connectTime: {
          type: "integer",
          format: "int64",
          description: "Time of the connection, in milliseconds since the Unix epoch.",
        },
        avgLatency: { type: "number", description: "Average latency of the connection, in milliseconds." },
        syncToFetchSize: { type: "integer", description: "Number of blocks to fetch from the peer." },
        syncToFetchSizePeekNum: {
          type: "integer",
          format: "int64",
          description: "Number of the first block to fetch from the peer; -1 if none.",
        },
        syncBlockRequestedSize: {
          type: "integer",
          description: "Number of blocks requested from the peer and not yet received.",
        },
        unFetchSynNum: { type: "integer", format: "int64", description: "Same as `remainNum`." },
        blockInPorcSize: {
          type: "integer",
          description: "Number of blocks from the peer that the node is processing. Misspelled in the protocol.",
        },
        headBlockWeBothHave: {
          type: "string",
          description: "Latest block that both have, as text `Num:<number>,ID:<hex>`.",
        },
        isActive: { type: "boolean", description: "Whether the responding node opened the connection." },
        score: { type: "integer", description: "Unused, zero." },
        nodeCount: {
          type: "integer",
          description: "Number of nodes in the responding node's discovery table.",
        },
        inFlow: { type: "integer", format: "int64", description: "Unused, zero." },
        disconnectTimes: { type: "integer", description: "Number of disconnections from this peer." },
        localDisconnectReason: {
          type: "string",
          description: "Reason for which the responding node last disconnected the peer; empty if none.",
        },
        remoteDisconnectReason: {
          type: "string",
          description: "Reason for which the peer last disconnected; empty if none.",
        },
      },
    },
    NodeList: {
      type: "object",
      description: "Nodes.",
      properties: {
        nodes: {
          type: "array",
          items: { $ref: "#/$defs/Node" },
          description: "Nodes that the responding node knows and can connect to.",
        },
      },
    },
    Note: {
      type: "object",
      description: "A note.",
      properties: {
        value: {
          type: "integer",
          format: "int64",
          description: "Value, in the token's smallest unit; for TRC-20, divided by the contract's scaling factor.",
        },
        payment_address: {
          type: "string",
          description: "Shielded payment address of the owner, prefixed with `ztron1`.",
        },
        rcm: { $ref: "#/$defs/Hex", description: "32-byte randomness of the note commitment." },
        memo: {
          $ref: "#/$defs/Readable",
          description: "Memo of up to 512 bytes; scans remove trailing zero bytes.",
        },
      },
    },
    NullifierResult: {
      type: "object",
      description: "Whether a note of a shielded token is spent.",
      properties: { is_spent: { type: "boolean", description: "Whether the note is spent." } },
    },
    NumberMessage: {
      type: "object",
      description: "A number.",
      properties: {
        num: {
          type: "integer",
          format: "int64",
          description: "Number that the call names, such as a block number or an amount in sun.",
        },
      },
    },
    ParticipateAssetIssueContract: {
      type: "object",
      description: "Buys a token during its sale.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Buyer: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
        asset_name: { $ref: "#/$defs/Readable", description: "Token id, in decimal digits." },
        amount: { type: "integer", format: "int64", description: "TRX to pay, in sun." },
      },
    },
    ParticipateAssetIssueRequest: {
      type: "object",
      description: "Request of `participateAssetIssue`.",
      required: ["owner_address", "to_address", "asset_name", "amount"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Buyer: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
        asset_name: { $ref: "#/$defs/Readable", description: "Token id, in decimal digits." },
        amount: { type: "integer", format: "int64", description: "TRX to pay, in sun." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    PaymentAddressMessage: {
      type: "object",
      description: "Shielded payment address.",
      properties: {
        d: { $ref: "#/$defs/DiversifierMessage", description: "Diversifier of the address." },
        pkD: { $ref: "#/$defs/Hex", description: "32-byte public key to which notes are encrypted." },
        payment_address: { type: "string", description: "Payment address as text, prefixed with `ztron1`." },
      },
    },
    PendingSize: {
      type: "object",
      description: "A number of pending transactions.",
      properties: {
        pendingSize: { type: "integer", format: "int64", description: "Transactions that wait for a block." },
      },
    },
    Permission: {
      type: "object",
      description: "A permission: keys that may sign for an account, and allowed operations.",
      properties: {
        type: { $ref: "#/$defs/PermissionPermissionType", description: "What the permission is for." },
        id: {
          type: "integer",
          description: "Id of the permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
        permission_name: { type: "string", description: "Name of the permission, at most 32 characters." },
        threshold: {
          type: "integer",
          format: "int64",
          description: "Threshold of the total weight of signatures.",
        },
        parent_id: { type: "integer", description: "Id of the parent permission: always 0, owner." },
        operations: {
          $ref: "#/$defs/Hex",
          description: "Allowed operations: 32 bytes, in which bit n allows contract type n. Only in active permissions.",
        },
        keys: {
          type: "array",
          items: { $ref: "#/$defs/Key" },
          description: "Keys that may sign, each with its weight.",
        },
      },
    },
    PermissionPermissionType: {
      anyOf: [{ type: "string", enum: ["Owner", "Witness", "Active"] }, { type: "integer", enum: [0, 1, 2] }],
      description: "Types of permissions.\n\n- `Owner`: All operations.\n- `Witness`: Production of blocks.\n- `Active`: Operations listed in `operations`.",
    },
    PricesResponseMessage: {
      type: "object",
      description: "Price history.",
      properties: {
        prices: { type: "string", description: "`milliseconds:price` pairs, separated by commas." },
      },
    },
    Proposal: {
      type: "object",
      description: "A proposal.",
      properties: {
        proposal_id: { type: "integer", format: "int64", description: "Id of the proposal, counted from 1." },
        proposer_address: {
          $ref: "#/$defs/Address",
          description: "Witness that proposed it: 21-byte address with the prefix 0x41.",
        },
        parameters: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "integer", format: "int64", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Proposed values, by parameter number.",
        },
        expiration_time: {
          type: "integer",
          format: "int64",
          description: "Expiration time, in milliseconds.",
        },
        create_time: { type: "integer", format: "int64", description: "Creation time, in milliseconds." },
        approvals: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "Addresses of the witnesses that approve the proposal.",
        },
        state: { $ref: "#/$defs/ProposalState", description: "State of the proposal." },
      },
    },
    ProposalApproveContract: {
      type: "object",
      description: "Approves a proposal, or withdraws the approval.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that approves: 21-byte address with the prefix 0x41.",
        },
        proposal_id: { type: "integer", format: "int64", description: "Id of the proposal." },
        is_add_approval: { type: "boolean", description: "True to approve, false to withdraw an approval." },
      },
    },
    ProposalApproveRequest: {
      type: "object",
      description: "Request of `proposalApprove`.",
      required: ["owner_address", "proposal_id", "is_add_approval"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that approves: 21-byte address with the prefix 0x41.",
        },
        proposal_id: { type: "integer", format: "int64", description: "Id of the proposal." },
        is_add_approval: { type: "boolean", description: "True to approve, false to withdraw an approval." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ProposalCreateContract: {
      type: "object",
      description: "Proposes values of chain parameters, by number.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that proposes: 21-byte address with the prefix 0x41.",
        },
        parameters: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "integer", format: "int64", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Proposed values, by parameter number.",
        },
      },
    },
    ProposalCreateRequest: {
      type: "object",
      description: "Request of `proposalCreate`.",
      required: ["owner_address", "parameters"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that proposes: 21-byte address with the prefix 0x41.",
        },
        parameters: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "integer", format: "int64", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "Proposed values, by parameter number.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ProposalDeleteContract: {
      type: "object",
      description: "Withdraws a proposal.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that proposed it: 21-byte address with the prefix 0x41.",
        },
        proposal_id: { type: "integer", format: "int64", description: "Id of the proposal." },
      },
    },
    ProposalDeleteRequest: {
      type: "object",
      description: "Request of `proposalDelete`.",
      required: ["owner_address", "proposal_id"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness that proposed it: 21-byte address with the prefix 0x41.",
        },
        proposal_id: { type: "integer", format: "int64", description: "Id of the proposal." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ProposalList: {
      type: "object",
      description: "Proposals.",
      properties: {
        proposals: { type: "array", items: { $ref: "#/$defs/Proposal" }, description: "The proposals." },
      },
    },
    ProposalState: {
      anyOf: [
        { type: "string", enum: ["PENDING", "DISAPPROVED", "APPROVED", "CANCELED"] },
        { type: "integer", enum: [0, 1, 2, 3] },
      ],
      description: "State of the proposal.\n\n- `PENDING`: Witnesses can approve it until it expires.\n- `DISAPPROVED`: Expired without enough approvals.\n- `APPROVED`: Expired with enough approvals. Its values have been set.\n- `CANCELED`: Withdrawn by its proposer.",
    },
    Readable: { type: "string", description: "A text: its UTF-8 in hex; as it is if `visible` is true." },
    ReceiveDescription: {
      type: "object",
      description: "A created note.",
      properties: {
        value_commitment: { $ref: "#/$defs/Hex", description: "32-byte commitment to the note's value." },
        note_commitment: {
          $ref: "#/$defs/Hex",
          description: "32-byte commitment to the note, added to the tree as a leaf.",
        },
        epk: { $ref: "#/$defs/Hex", description: "32-byte ephemeral public key for decrypting the note." },
        c_enc: { $ref: "#/$defs/Hex", description: "Note encrypted for its recipient: 580 bytes." },
        c_out: {
          $ref: "#/$defs/Hex",
          description: "Keys to decrypt `c_enc`, encrypted for the outgoing viewing key: 80 bytes.",
        },
        zkproof: { $ref: "#/$defs/Hex", description: "192-byte zero-knowledge proof of the output." },
      },
    },
    ReceiveNote: {
      type: "object",
      description: "A note to create.",
      properties: { note: { $ref: "#/$defs/Note", description: "Note to create." } },
    },
    ResourceCode: {
      anyOf: [
        { type: "string", enum: ["BANDWIDTH", "ENERGY", "TRON_POWER"] },
        { type: "integer", enum: [0, 1, 2] },
      ],
      description: "Resource obtained by staking TRX.\n\n- `BANDWIDTH`: Bandwidth, which pays for the bytes of transactions.\n- `ENERGY`: Energy, which pays for the execution of smart contracts.\n- `TRON_POWER`: TRON Power, which gives votes. Stakes for it need a chain with the new resource model.",
    },
    ResourceReceipt: {
      type: "object",
      description: "Resource usage and fees of a transaction.",
      properties: {
        energy_usage: {
          type: "integer",
          format: "int64",
          description: "Energy covered by the caller's stake and delegations to it.",
        },
        energy_fee: { type: "integer", format: "int64", description: "Fee burned for energy, in sun." },
        origin_energy_usage: {
          type: "integer",
          format: "int64",
          description: "Energy paid by the contract's owner.",
        },
        energy_usage_total: {
          type: "integer",
          format: "int64",
          description: "Energy that the execution used, whoever paid for it.",
        },
        net_usage: {
          type: "integer",
          format: "int64",
          description: "Bandwidth used, in bytes; 0 if it was paid for with TRX.",
        },
        net_fee: { type: "integer", format: "int64", description: "Fee burned for bandwidth, in sun." },
        result: { $ref: "#/$defs/TransactionResultContractResult", description: "Result of the execution." },
        energy_penalty_total: {
          type: "integer",
          format: "int64",
          description: "Additional energy charged by the dynamic energy model.",
        },
      },
    },
    Return: {
      type: "object",
      description: "Result of a request.",
      properties: {
        result: {
          type: "boolean",
          description: "Whether the request succeeded; true also for a constant call that reverts.",
        },
        code: {
          $ref: "#/$defs/ReturnResponseCode",
          description: "Result code; SUCCESS if `result` is true.",
        },
        message: { $ref: "#/$defs/Readable", description: "Error message, as text." },
      },
    },
    ReturnResponseCode: {
      anyOf: [
        {
          type: "string",
          enum: [
            "SUCCESS", "SIGERROR", "CONTRACT_VALIDATE_ERROR", "CONTRACT_EXE_ERROR", "BANDWITH_ERROR",
            "DUP_TRANSACTION_ERROR", "TAPOS_ERROR", "TOO_BIG_TRANSACTION_ERROR",
            "TRANSACTION_EXPIRATION_ERROR", "SERVER_BUSY", "NO_CONNECTION", "NOT_ENOUGH_EFFECTIVE_CONNECTION",
            "BLOCK_UNSOLIDIFIED", "OTHER_ERROR",
          ],
        },
        { type: "integer", enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20] },
      ],
      description: "Result codes of a request.\n\n- `SUCCESS`: The request succeeded.\n- `SIGERROR`: Signatures are invalid or lack the required permission.\n- `CONTRACT_VALIDATE_ERROR`: The transaction is not valid in the current state; `message` says why.\n- `CONTRACT_EXE_ERROR`: The execution failed; `message` says why.\n- `BANDWITH_ERROR`: The account lacks bandwidth, and TRX to pay for it. Misspelled in the protocol.\n- `DUP_TRANSACTION_ERROR`: The node already has the transaction.\n- `TAPOS_ERROR`: The block that the transaction refers to is unknown or too old.\n- `TOO_BIG_TRANSACTION_ERROR`: The transaction is too large; the maximum is about 500 KiB.\n- `TRANSACTION_EXPIRATION_ERROR`: The transaction has expired, or expires in more than 24 hours.\n- `SERVER_BUSY`: The node has too many pending transactions. Try again later.\n- `NO_CONNECTION`: The node has no peers.\n- `NOT_ENOUGH_EFFECTIVE_CONNECTION`: The node has too few synchronized peers, or reached none.\n- `BLOCK_UNSOLIDIFIED`: Too many blocks are not solidified yet. Try again later.\n- `OTHER_ERROR`: Another error; `message` says which.",
    },
    Reward: {
      type: "object",
      description: "Rewards that an address can withdraw.",
      properties: { reward: { type: "integer", format: "int64", description: "The rewards, in sun." } },
    },
    ScanShieldedTRC20NotesByIvkRequest: {
      type: "object",
      description: "Request of `scanShieldedTRC20NotesByIvk`.",
      properties: {
        start_block_index: {
          type: "integer",
          format: "int64",
          description: "Number of the first block to scan.",
        },
        end_block_index: {
          type: "integer",
          format: "int64",
          description: "Number of the block before which the scan ends.",
        },
        shielded_TRC20_contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the shielded token's contract, 0x41 first.",
        },
        ivk: { $ref: "#/$defs/Hex", description: "32-byte incoming viewing key." },
        ak: {
          $ref: "#/$defs/Hex",
          description: "32-byte public key of the spend authorizing key; empty to skip `is_spent`.",
        },
        nk: { $ref: "#/$defs/Hex", description: "32-byte nullifier deriving key; empty to skip `is_spent`." },
        events: {
          type: "array",
          items: { type: "string" },
          description: "Signatures of the events to decode; empty for those of the standard contract.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    ScanShieldedTRC20NotesByOvkRequest: {
      type: "object",
      description: "Request of `scanShieldedTRC20NotesByOvk`.",
      properties: {
        start_block_index: {
          type: "integer",
          format: "int64",
          description: "Number of the first block to scan.",
        },
        end_block_index: {
          type: "integer",
          format: "int64",
          description: "Number of the block before which the scan ends.",
        },
        ovk: { $ref: "#/$defs/Hex", description: "32-byte outgoing viewing key." },
        shielded_TRC20_contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the shielded token's contract, 0x41 first.",
        },
        events: {
          type: "array",
          items: { type: "string" },
          description: "Signatures of the events to decode; empty for those of the standard contract.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    SetAccountIdContract: {
      type: "object",
      description: "Sets the id of an account.",
      properties: {
        account_id: {
          $ref: "#/$defs/Readable",
          description: "Unique id: 8 to 32 printable ASCII characters. It cannot be changed later.",
        },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that gets the id: 21-byte address with the prefix 0x41.",
        },
      },
    },
    SetAccountIdRequest: {
      type: "object",
      description: "Request of `setAccountId`.",
      required: ["owner_address", "account_id"],
      properties: {
        account_id: {
          $ref: "#/$defs/Readable",
          description: "Unique id: 8 to 32 printable ASCII characters. It cannot be changed later.",
        },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that gets the id: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ShieldedAddressInfo: {
      type: "object",
      description: "A new address with all its keys.",
      properties: {
        sk: {
          $ref: "#/$defs/Hex",
          description: "32-byte spending key, from which the other keys are derived.",
        },
        ask: { $ref: "#/$defs/Hex", description: "32-byte spend authorizing key." },
        nsk: { $ref: "#/$defs/Hex", description: "32-byte proof authorizing key." },
        ovk: { $ref: "#/$defs/Hex", description: "32-byte outgoing viewing key." },
        ak: { $ref: "#/$defs/Hex", description: "32-byte public key of `ask`." },
        nk: { $ref: "#/$defs/Hex", description: "32-byte public key of `nsk`, the nullifier deriving key." },
        ivk: { $ref: "#/$defs/Hex", description: "32-byte incoming viewing key." },
        d: { $ref: "#/$defs/Hex", description: "11-byte diversifier of the address." },
        pkD: { $ref: "#/$defs/Hex", description: "32-byte public key to which notes are encrypted." },
        payment_address: { type: "string", description: "Payment address as text, prefixed with `ztron1`." },
      },
    },
    ShieldedTRC20Parameters: {
      type: "object",
      description: "Arguments of a call to a shielded token's contract.",
      properties: {
        spend_description: {
          type: "array",
          items: { $ref: "#/$defs/SpendDescription" },
          description: "Notes spent, with their proofs; none for a mint.",
        },
        receive_description: {
          type: "array",
          items: { $ref: "#/$defs/ReceiveDescription" },
          description: "Notes created, with their proofs.",
        },
        binding_signature: {
          $ref: "#/$defs/Hex",
          description: "64-byte signature that binds inputs, outputs and amounts together.",
        },
        message_hash: {
          $ref: "#/$defs/Hex",
          description: "32-byte SHA-256 hash that the spends and the binding sign.",
        },
        trigger_contract_input: {
          type: "string",
          description: "Arguments of the contract call, as hex text. Until the spends are signed, it is empty for a transfer, and the encrypted amount and recipient for a burn.",
        },
        parameter_type: { type: "string", description: "Type of the call: `mint`, `transfer` or `burn`." },
      },
    },
    ShieldedTransferContract: {
      type: "object",
      description: "Transfers between shielded and transparent addresses.",
      properties: {
        transparent_from_address: {
          $ref: "#/$defs/Address",
          description: "Transparent sender, a 21-byte address; empty if notes are spent.",
        },
        from_amount: {
          type: "integer",
          format: "int64",
          description: "Amount from the transparent sender, in the token's smallest unit.",
        },
        spend_description: {
          type: "array",
          items: { $ref: "#/$defs/SpendDescription" },
          description: "Notes spent: one, or none if the sender is transparent.",
        },
        receive_description: {
          type: "array",
          items: { $ref: "#/$defs/ReceiveDescription" },
          description: "Notes created: one or two.",
        },
        binding_signature: {
          $ref: "#/$defs/Hex",
          description: "64-byte signature that binds inputs, outputs and amounts together.",
        },
        transparent_to_address: {
          $ref: "#/$defs/Address",
          description: "Transparent recipient, a 21-byte address; empty if there is none.",
        },
        to_amount: {
          type: "integer",
          format: "int64",
          description: "Amount for the transparent recipient, in the token's smallest unit.",
        },
      },
    },
    SmartContract: {
      type: "object",
      description: "A smart contract.",
      properties: {
        origin_address: { $ref: "#/$defs/Address", description: "21-byte address of the deployer." },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract; ignored when deploying.",
        },
        abi: {
          $ref: "#/$defs/SmartContractABI",
          description: "ABI of the contract; empty if it was not supplied or has been cleared.",
        },
        bytecode: {
          $ref: "#/$defs/Hex",
          description: "Creation bytecode with constructor arguments; empty if another contract created it.",
        },
        call_value: {
          type: "integer",
          format: "int64",
          description: "TRX transferred to the contract when it was deployed, in sun.",
        },
        consume_user_resource_percent: {
          type: "integer",
          format: "int64",
          description: "Percentage of energy paid by the caller, from 0 to 100.",
        },
        name: {
          type: "string",
          description: "Name of the contract, at most 32 bytes; empty if another contract created it.",
        },
        origin_energy_limit: {
          type: "integer",
          format: "int64",
          description: "Maximum energy that the owner pays for a call.",
        },
        code_hash: {
          $ref: "#/$defs/Hex",
          description: "Keccak-256 hash of the runtime code; may be empty for old contracts.",
        },
        trx_hash: {
          $ref: "#/$defs/Hex",
          description: "32-byte id of the deploying transaction; set only for contracts created by CREATE2.",
        },
        version: { type: "integer", description: "1 if the contract runs by EVM-compatible rules, else 0." },
      },
    },
    SmartContractABI: {
      type: "object",
      description: "ABI of the contract.",
      properties: {
        entrys: {
          type: "array",
          items: { $ref: "#/$defs/SmartContractABIEntry" },
          description: "Functions, events and errors. Misspelled in the protocol.",
        },
      },
    },
    SmartContractABIEntry: {
      type: "object",
      description: "A function, an event or an error.",
      properties: {
        anonymous: {
          type: "boolean",
          description: "Whether an event omits the hash of its signature from its topics.",
        },
        constant: {
          type: "boolean",
          description: "Whether the function leaves state unchanged; deprecated by `stateMutability`.",
        },
        name: {
          type: "string",
          description: "Name of the function, event or error; empty for constructor, fallback and receive.",
        },
        inputs: {
          type: "array",
          items: { $ref: "#/$defs/SmartContractABIEntryParam" },
          description: "Parameters of the function, event or error.",
        },
        outputs: {
          type: "array",
          items: { $ref: "#/$defs/SmartContractABIEntryParam" },
          description: "Return values of the function.",
        },
        type: { $ref: "#/$defs/SmartContractABIEntryEntryType", description: "Type of the entry." },
        payable: {
          type: "boolean",
          description: "Whether the function accepts TRX; deprecated by `stateMutability`.",
        },
        stateMutability: {
          $ref: "#/$defs/SmartContractABIEntryStateMutabilityType",
          description: "State mutability of the function.",
        },
      },
    },
    SmartContractABIEntryEntryType: {
      anyOf: [
        {
          type: "string",
          enum: ["UnknownEntryType", "Constructor", "Function", "Event", "Fallback", "Receive", "Error"],
        },
        { type: "integer", enum: [0, 1, 2, 3, 4, 5, 6] },
      ],
      description: "Types of ABI entries.\n\n- `UnknownEntryType`: The type is not stated or not known.\n- `Constructor`: Constructor, which runs once at deployment.\n- `Function`: Function of the contract.\n- `Event`: Event, written to the log.\n- `Fallback`: Function for calls that match no other.\n- `Receive`: Function for transfers of TRX without data.\n- `Error`: Custom error, returned by a revert.",
    },
    SmartContractABIEntryParam: {
      type: "object",
      description: "A parameter.",
      properties: {
        indexed: { type: "boolean", description: "Whether the parameter of an event is stored as a topic." },
        name: { type: "string", description: "Name in the source code; may be empty." },
        type: { type: "string", description: "Solidity type, such as `uint256` or `address[]`." },
      },
    },
    SmartContractABIEntryStateMutabilityType: {
      anyOf: [
        { type: "string", enum: ["UnknownMutabilityType", "Pure", "View", "Nonpayable", "Payable"] },
        { type: "integer", enum: [0, 1, 2, 3, 4] },
      ],
      description: "State mutability of a function.\n\n- `UnknownMutabilityType`: Not stated, as for events and errors.\n- `Pure`: Neither reads nor changes state.\n- `View`: Reads state but does not change it.\n- `Nonpayable`: May change state, and accepts no TRX.\n- `Payable`: May change state, and accepts TRX.",
    },
    SmartContractDataWrapper: {
      type: "object",
      description: "A contract with its runtime code and its state in the dynamic energy model.",
      properties: {
        smart_contract: { $ref: "#/$defs/SmartContract", description: "Contract as deployed, with its ABI." },
        runtimecode: {
          $ref: "#/$defs/Hex",
          description: "Bytecode that calls execute; empty if there is none.",
        },
        contract_state: {
          $ref: "#/$defs/ContractState",
          description: "State in the dynamic energy model, as of the current cycle.",
        },
      },
    },
    SpendDescription: {
      type: "object",
      description: "A spent note.",
      properties: {
        value_commitment: { $ref: "#/$defs/Hex", description: "32-byte commitment to the note's value." },
        anchor: {
          $ref: "#/$defs/Hex",
          description: "32-byte root of the note commitment tree that contains the note.",
        },
        nullifier: {
          $ref: "#/$defs/Hex",
          description: "32-byte nullifier, which is published so that no note is spent twice.",
        },
        rk: {
          $ref: "#/$defs/Hex",
          description: "32-byte randomized key that verifies `spend_authority_signature`.",
        },
        zkproof: { $ref: "#/$defs/Hex", description: "192-byte zero-knowledge proof of the spend." },
        spend_authority_signature: {
          $ref: "#/$defs/Hex",
          description: "64-byte signature by the spend authorizing key; empty until signed.",
        },
      },
    },
    SpendNoteTRC20: {
      type: "object",
      description: "A note of a token to spend.",
      properties: {
        note: { $ref: "#/$defs/Note", description: "Note to spend." },
        alpha: { $ref: "#/$defs/Hex", description: "32-byte randomness of the spend authorization." },
        root: { $ref: "#/$defs/Hex", description: "32-byte root of the contract's note commitment tree." },
        path: {
          $ref: "#/$defs/Hex",
          description: "Merkle path from the note to the root: 32 hashes, 1,024 bytes.",
        },
        pos: { type: "integer", format: "int64", description: "Leaf index of the note in the tree." },
      },
    },
    Transaction: {
      type: "object",
      description: "A transaction. Its id is the SHA-256 hash of the encoded `raw_data`.",
      properties: {
        raw_data: { $ref: "#/$defs/TransactionRaw", description: "Signed part of the transaction." },
        signature: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Signatures: 65 bytes each.",
        },
        ret: {
          type: "array",
          items: { $ref: "#/$defs/TransactionResult" },
          description: "Result, at most one; empty until the transaction has been executed.",
        },
        txID: {
          $ref: "#/$defs/Hex",
          description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
        },
        raw_data_hex: {
          $ref: "#/$defs/Hex",
          description: "`raw_data` encoded as a message. Signers sign its hash.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses are in base58 and texts as they are. Only of transactions that the node has built.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the contract that the transaction deploys.",
        },
      },
    },
    TransactionAccountCreateContract: {
      type: "object",
      description: "The contract `AccountCreateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "AccountCreateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/AccountCreateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionAccountPermissionUpdateContract: {
      type: "object",
      description: "The contract `AccountPermissionUpdateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "AccountPermissionUpdateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/AccountPermissionUpdateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionAccountUpdateContract: {
      type: "object",
      description: "The contract `AccountUpdateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "AccountUpdateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/AccountUpdateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionApprovedList: {
      type: "object",
      description: "The signers of a transaction.",
      properties: {
        approved_list: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "21-byte addresses of the signers, in the order of the signatures.",
        },
        result: { $ref: "#/$defs/TransactionApprovedListResult", description: "Result of the request." },
        transaction: {
          $ref: "#/$defs/TransactionExtention",
          description: "Transaction of the request, with its id.",
        },
      },
    },
    TransactionApprovedListResult: {
      type: "object",
      description: "Result of the request.",
      properties: {
        code: {
          $ref: "#/$defs/TransactionApprovedListResultResponseCode",
          description: "Result of the request.",
        },
        message: { type: "string", description: "Error message; empty if there was no error." },
      },
    },
    TransactionApprovedListResultResponseCode: {
      anyOf: [
        {
          type: "string",
          enum: ["SUCCESS", "SIGNATURE_FORMAT_ERROR", "COMPUTE_ADDRESS_ERROR", "OTHER_ERROR"],
        },
        { type: "integer", enum: [0, 1, 2, 20] },
      ],
      description: "Result codes of the request.\n\n- `SUCCESS`: The signers are listed.\n- `SIGNATURE_FORMAT_ERROR`: A signature is shorter than 65 bytes.\n- `COMPUTE_ADDRESS_ERROR`: The address of a signer could not be recovered.\n- `OTHER_ERROR`: Another error, such as an account that does not exist.",
    },
    TransactionAssetIssueContract: {
      type: "object",
      description: "The contract `AssetIssueContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "AssetIssueContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/AssetIssueContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionBalanceTrace: {
      type: "object",
      description: "Balance changes in a transaction.",
      properties: {
        transaction_identifier: { $ref: "#/$defs/Hex", description: "Transaction id: 32-byte hash." },
        operation: {
          type: "array",
          items: { $ref: "#/$defs/TransactionBalanceTraceOperation" },
          description: "Balance changes, in order.",
        },
        type: {
          type: "string",
          description: "Contract type of the transaction, such as `TransferContract`.",
        },
        status: {
          type: "string",
          description: "`SUCCESS`, or another result of the execution, such as `REVERT`.",
        },
      },
    },
    TransactionBalanceTraceOperation: {
      type: "object",
      description: "A balance change.",
      properties: {
        operation_identifier: {
          type: "integer",
          format: "int64",
          description: "Index of the change in the transaction, from zero.",
        },
        address: {
          $ref: "#/$defs/Address",
          description: "Account whose balance changed: 21-byte address with the prefix 0x41.",
        },
        amount: { type: "integer", format: "int64", description: "Change of the balance; may be negative." },
      },
    },
    TransactionCancelAllUnfreezeV2Contract: {
      type: "object",
      description: "The contract `CancelAllUnfreezeV2Contract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "CancelAllUnfreezeV2Contract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/CancelAllUnfreezeV2Contract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionClearABIContract: {
      type: "object",
      description: "The contract `ClearABIContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ClearABIContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ClearABIContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionContract: {
      description: "Contract of a transaction: its operation and parameters.",
      oneOf: [
        { $ref: "#/$defs/TransactionAccountCreateContract" },
        { $ref: "#/$defs/TransactionTransferContract" },
        { $ref: "#/$defs/TransactionTransferAssetContract" },
        { $ref: "#/$defs/TransactionVoteAssetContract" },
        { $ref: "#/$defs/TransactionVoteWitnessContract" },
        { $ref: "#/$defs/TransactionWitnessCreateContract" },
        { $ref: "#/$defs/TransactionAssetIssueContract" },
        { $ref: "#/$defs/TransactionWitnessUpdateContract" },
        { $ref: "#/$defs/TransactionParticipateAssetIssueContract" },
        { $ref: "#/$defs/TransactionAccountUpdateContract" },
        { $ref: "#/$defs/TransactionFreezeBalanceContract" },
        { $ref: "#/$defs/TransactionUnfreezeBalanceContract" },
        { $ref: "#/$defs/TransactionWithdrawBalanceContract" },
        { $ref: "#/$defs/TransactionUnfreezeAssetContract" },
        { $ref: "#/$defs/TransactionUpdateAssetContract" },
        { $ref: "#/$defs/TransactionProposalCreateContract" },
        { $ref: "#/$defs/TransactionProposalApproveContract" },
        { $ref: "#/$defs/TransactionProposalDeleteContract" },
        { $ref: "#/$defs/TransactionSetAccountIdContract" },
        { $ref: "#/$defs/TransactionCreateSmartContract" },
        { $ref: "#/$defs/TransactionTriggerSmartContract" },
        { $ref: "#/$defs/TransactionUpdateSettingContract" },
        { $ref: "#/$defs/TransactionExchangeCreateContract" },
        { $ref: "#/$defs/TransactionExchangeInjectContract" },
        { $ref: "#/$defs/TransactionExchangeWithdrawContract" },
        { $ref: "#/$defs/TransactionExchangeTransactionContract" },
        { $ref: "#/$defs/TransactionUpdateEnergyLimitContract" },
        { $ref: "#/$defs/TransactionAccountPermissionUpdateContract" },
        { $ref: "#/$defs/TransactionClearABIContract" },
        { $ref: "#/$defs/TransactionUpdateBrokerageContract" },
        { $ref: "#/$defs/TransactionShieldedTransferContract" },
        { $ref: "#/$defs/TransactionMarketSellAssetContract" },
        { $ref: "#/$defs/TransactionMarketCancelOrderContract" },
        { $ref: "#/$defs/TransactionFreezeBalanceV2Contract" },
        { $ref: "#/$defs/TransactionUnfreezeBalanceV2Contract" },
        { $ref: "#/$defs/TransactionWithdrawExpireUnfreezeContract" },
        { $ref: "#/$defs/TransactionDelegateResourceContract" },
        { $ref: "#/$defs/TransactionUnDelegateResourceContract" },
        { $ref: "#/$defs/TransactionCancelAllUnfreezeV2Contract" },
      ],
    },
    TransactionCount: {
      type: "object",
      description: "A number of transactions.",
      properties: {
        count: {
          type: "integer",
          format: "int64",
          description: "Transactions of the block; -1 if there is no such block.",
        },
      },
    },
    TransactionCreateSmartContract: {
      type: "object",
      description: "The contract `CreateSmartContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "CreateSmartContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/CreateSmartContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionDelegateResourceContract: {
      type: "object",
      description: "The contract `DelegateResourceContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "DelegateResourceContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/DelegateResourceContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionExchangeCreateContract: {
      type: "object",
      description: "The contract `ExchangeCreateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ExchangeCreateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ExchangeCreateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionExchangeInjectContract: {
      type: "object",
      description: "The contract `ExchangeInjectContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ExchangeInjectContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ExchangeInjectContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionExchangeTransactionContract: {
      type: "object",
      description: "The contract `ExchangeTransactionContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ExchangeTransactionContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ExchangeTransactionContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionExchangeWithdrawContract: {
      type: "object",
      description: "The contract `ExchangeWithdrawContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ExchangeWithdrawContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ExchangeWithdrawContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionExtention: {
      type: "object",
      description: "A transaction with its id and, for a call, its result. The name is misspelled in the protocol.",
      properties: {
        transaction: { $ref: "#/$defs/UnsignedTransaction", description: "The transaction." },
        txid: { $ref: "#/$defs/Hex", description: "32-byte id of the transaction." },
        constant_result: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Return data of a constant call.",
        },
        result: {
          $ref: "#/$defs/Return",
          description: "Whether the transaction was built or the call executed.",
        },
        energy_used: {
          type: "integer",
          format: "int64",
          description: "Energy that a constant call used, penalty included.",
        },
        logs: {
          type: "array",
          items: { $ref: "#/$defs/TransactionInfoLog" },
          description: "Event logs of a constant call.",
        },
        internal_transactions: {
          type: "array",
          items: { $ref: "#/$defs/InternalTransaction" },
          description: "Internal transactions of a constant call.",
        },
        energy_penalty: {
          type: "integer",
          format: "int64",
          description: "Part of `energy_used` that the dynamic energy model added.",
        },
      },
    },
    TransactionFreezeBalanceContract: {
      type: "object",
      description: "The contract `FreezeBalanceContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "FreezeBalanceContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/FreezeBalanceContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionFreezeBalanceV2Contract: {
      type: "object",
      description: "The contract `FreezeBalanceV2Contract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "FreezeBalanceV2Contract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/FreezeBalanceV2Contract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionIdList: {
      type: "object",
      description: "Ids of transactions, in hex.",
      properties: {
        txId: {
          type: "array",
          items: { type: "string" },
          description: "Ids of the transactions, as hex without prefix.",
        },
      },
    },
    TransactionInfo: {
      type: "object",
      description: "Result of an executed transaction.",
      properties: {
        id: { $ref: "#/$defs/Hex", description: "32-byte id of the transaction." },
        fee: { type: "integer", format: "int64", description: "Total fee, in sun." },
        blockNumber: {
          type: "integer",
          format: "int64",
          description: "Number of the block that contains the transaction.",
        },
        blockTimeStamp: {
          type: "integer",
          format: "int64",
          description: "Timestamp of the block, in milliseconds since the Unix epoch.",
        },
        contractResult: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Return data of the contract.",
        },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "Address of the called or created contract.",
        },
        receipt: { $ref: "#/$defs/ResourceReceipt", description: "Resource usage and fees." },
        log: {
          type: "array",
          items: { $ref: "#/$defs/TransactionInfoLog" },
          description: "Event logs, in the order in which the contracts wrote them.",
        },
        result: { $ref: "#/$defs/TransactionInfoCode", description: "Whether the execution succeeded." },
        resMessage: { $ref: "#/$defs/Readable", description: "Error message, as text." },
        assetIssueID: {
          type: "string",
          description: "Id of the TRC-10 token that the transaction issued, as decimal text; else empty.",
        },
        withdraw_amount: {
          type: "integer",
          format: "int64",
          description: "Rewards withdrawn by `WithdrawBalanceContract`, in sun.",
        },
        unfreeze_amount: {
          type: "integer",
          format: "int64",
          description: "TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun.",
        },
        internal_transactions: {
          type: "array",
          items: { $ref: "#/$defs/InternalTransaction" },
          description: "Internal transactions; empty on nodes that do not store them.",
        },
        exchange_received_amount: {
          type: "integer",
          format: "int64",
          description: "Amount received by a trade on the exchange, in the token's smallest unit.",
        },
        exchange_inject_another_amount: {
          type: "integer",
          format: "int64",
          description: "Amount of the other token that was added to the pair, in its smallest unit.",
        },
        exchange_withdraw_another_amount: {
          type: "integer",
          format: "int64",
          description: "Amount of the other token that was withdrawn from the pair, in its smallest unit.",
        },
        exchange_id: {
          type: "integer",
          format: "int64",
          description: "Number of the trading pair that the transaction created; else 0.",
        },
        shielded_transaction_fee: {
          type: "integer",
          format: "int64",
          description: "Fee of a shielded transfer, in the shielded token's smallest unit.",
        },
        orderId: {
          $ref: "#/$defs/Hex",
          description: "32-byte id of the market order that the transaction placed; else empty.",
        },
        orderDetails: {
          type: "array",
          items: { $ref: "#/$defs/MarketOrderDetail" },
          description: "Matches of the placed market order with earlier orders.",
        },
        packingFee: {
          type: "integer",
          format: "int64",
          description: "Part of the fee for block producers, in sun; 0 while fees are burned.",
        },
        withdraw_expire_amount: {
          type: "integer",
          format: "int64",
          description: "Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun.",
        },
        cancel_unfreezeV2_amount: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`.",
        },
      },
    },
    TransactionInfoCode: {
      anyOf: [{ type: "string", enum: ["SUCESS", "FAILED"] }, { type: "integer", enum: [0, 1] }],
      description: "Result code.\n\n- `SUCESS`: The execution succeeded. Misspelled in the protocol.\n- `FAILED`: The execution failed; `resMessage` says why.",
    },
    TransactionInfoLog: {
      type: "object",
      description: "An event log of a contract.",
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Contract that wrote the log: 20 bytes in hex, without 41; in base58 if `visible` is true.",
        },
        topics: {
          type: "array",
          items: { $ref: "#/$defs/Hex" },
          description: "Hash of the event's signature, unless it is anonymous, and indexed values: 32 bytes each.",
        },
        data: { $ref: "#/$defs/Hex", description: "ABI-encoded values of the event that are not indexed." },
      },
    },
    TransactionMarketCancelOrderContract: {
      type: "object",
      description: "The contract `MarketCancelOrderContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "MarketCancelOrderContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/MarketCancelOrderContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionMarketSellAssetContract: {
      type: "object",
      description: "The contract `MarketSellAssetContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "MarketSellAssetContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/MarketSellAssetContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionParticipateAssetIssueContract: {
      type: "object",
      description: "The contract `ParticipateAssetIssueContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ParticipateAssetIssueContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ParticipateAssetIssueContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionProposalApproveContract: {
      type: "object",
      description: "The contract `ProposalApproveContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ProposalApproveContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ProposalApproveContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionProposalCreateContract: {
      type: "object",
      description: "The contract `ProposalCreateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ProposalCreateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ProposalCreateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionProposalDeleteContract: {
      type: "object",
      description: "The contract `ProposalDeleteContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ProposalDeleteContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ProposalDeleteContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionRaw: {
      type: "object",
      description: "Signed part of the transaction.",
      properties: {
        ref_block_bytes: {
          $ref: "#/$defs/Hex",
          description: "Reference block: bytes 6 and 7 of its number, as 8 bytes in big-endian order.",
        },
        ref_block_num: {
          type: "integer",
          format: "int64",
          description: "Number of the reference block. Not used by nodes.",
        },
        ref_block_hash: { $ref: "#/$defs/Hex", description: "Reference block: bytes 8 to 15 of its id." },
        expiration: {
          type: "integer",
          format: "int64",
          description: "Expiration time, in milliseconds since the Unix epoch.",
        },
        auths: {
          type: "array",
          items: { $ref: "#/$defs/Authority" },
          description: "Permissions. Not used by nodes.",
        },
        data: { $ref: "#/$defs/Hex", description: "Memo." },
        contract: {
          type: "array",
          items: { $ref: "#/$defs/TransactionContract" },
          description: "Contracts of the transaction: exactly one.",
        },
        scripts: { $ref: "#/$defs/Hex", description: "Scripts. Not used by nodes." },
        timestamp: {
          type: "integer",
          format: "int64",
          description: "Creation time, in milliseconds since the Unix epoch.",
        },
        fee_limit: { type: "integer", format: "int64", description: "Maximum fee for energy, in sun." },
      },
    },
    TransactionResources: {
      type: "object",
      description: "Resources that a transaction has used.",
      properties: { Receipt: { $ref: "#/$defs/ResourceReceipt" } },
    },
    TransactionResult: {
      type: "object",
      description: "Result of a transaction. Recent blocks record only `contractRet`; `TransactionInfo` has the rest.",
      properties: {
        fee: {
          type: "integer",
          format: "int64",
          description: "Fee of the operation itself, in sun; `TransactionInfo.fee` is the total.",
        },
        ret: { $ref: "#/$defs/TransactionResultCode", description: "Result of a constant call." },
        contractRet: {
          $ref: "#/$defs/TransactionResultContractResult",
          description: "Result of the execution, which witnesses record in the block.",
        },
        assetIssueID: {
          type: "string",
          description: "Id of the TRC-10 token that the transaction issued, as decimal text; else empty.",
        },
        withdraw_amount: {
          type: "integer",
          format: "int64",
          description: "Rewards withdrawn by `WithdrawBalanceContract`, in sun.",
        },
        unfreeze_amount: {
          type: "integer",
          format: "int64",
          description: "TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun.",
        },
        exchange_received_amount: {
          type: "integer",
          format: "int64",
          description: "Amount received by a trade on the exchange, in the token's smallest unit.",
        },
        exchange_inject_another_amount: {
          type: "integer",
          format: "int64",
          description: "Amount of the other token that was added to the pair, in its smallest unit.",
        },
        exchange_withdraw_another_amount: {
          type: "integer",
          format: "int64",
          description: "Amount of the other token that was withdrawn from the pair, in its smallest unit.",
        },
        exchange_id: {
          type: "integer",
          format: "int64",
          description: "Number of the trading pair that the transaction created; else 0.",
        },
        shielded_transaction_fee: {
          type: "integer",
          format: "int64",
          description: "Fee of a shielded transfer, in the shielded token's smallest unit.",
        },
        orderId: {
          $ref: "#/$defs/Hex",
          description: "32-byte id of the market order that the transaction placed; else empty.",
        },
        orderDetails: {
          type: "array",
          items: { $ref: "#/$defs/MarketOrderDetail" },
          description: "Matches of the placed market order with earlier orders.",
        },
        withdraw_expire_amount: {
          type: "integer",
          format: "int64",
          description: "Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun.",
        },
        cancel_unfreezeV2_amount: {
          type: "array",
          items: {
            type: "object",
            properties: {
              key: { type: "string", description: "The key." },
              value: { type: "integer", format: "int64", description: "The value." },
            },
          },
          description: "TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`.",
        },
      },
    },
    TransactionResultCode: {
      anyOf: [{ type: "string", enum: ["SUCESS", "FAILED"] }, { type: "integer", enum: [0, 1] }],
      description: "Result code.\n\n- `SUCESS`: The operation succeeded. Misspelled in the protocol.\n- `FAILED`: The operation failed.",
    },
    TransactionResultContractResult: {
      anyOf: [
        {
          type: "string",
          enum: [
            "DEFAULT", "SUCCESS", "REVERT", "BAD_JUMP_DESTINATION", "OUT_OF_MEMORY", "PRECOMPILED_CONTRACT",
            "STACK_TOO_SMALL", "STACK_TOO_LARGE", "ILLEGAL_OPERATION", "STACK_OVERFLOW", "OUT_OF_ENERGY",
            "OUT_OF_TIME", "JVM_STACK_OVER_FLOW", "UNKNOWN", "TRANSFER_FAILED", "INVALID_CODE",
          ],
        },
        { type: "integer", enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
      ],
      description: "Result of the TRON virtual machine.\n\n- `DEFAULT`: Not recorded, as in blocks from before smart contracts.\n- `SUCCESS`: The operation succeeded.\n- `REVERT`: The contract reverted the call.\n- `BAD_JUMP_DESTINATION`: The contract jumped to an invalid position.\n- `OUT_OF_MEMORY`: The call needed more memory than the 3 MiB allowed.\n- `PRECOMPILED_CONTRACT`: A precompiled contract failed.\n- `STACK_TOO_SMALL`: An instruction needed more stack items than there were.\n- `STACK_TOO_LARGE`: The stack grew beyond 1,024 items.\n- `ILLEGAL_OPERATION`: The contract executed an invalid instruction.\n- `STACK_OVERFLOW`: Reserved. Nodes report `STACK_TOO_LARGE`.\n- `OUT_OF_ENERGY`: The call used all energy that `fee_limit` and stakes allow.\n- `OUT_OF_TIME`: The call exceeded the maximum CPU time of a transaction.\n- `JVM_STACK_OVER_FLOW`: The node's own stack overflowed while executing the call.\n- `UNKNOWN`: The call failed for another reason.\n- `TRANSFER_FAILED`: A transfer of TRX or a TRC-10 token within the call failed.\n- `INVALID_CODE`: The code to deploy starts with the reserved byte 0xEF.",
    },
    TransactionSetAccountIdContract: {
      type: "object",
      description: "The contract `SetAccountIdContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "SetAccountIdContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/SetAccountIdContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionShieldedTransferContract: {
      type: "object",
      description: "The contract `ShieldedTransferContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "ShieldedTransferContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/ShieldedTransferContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionSignWeight: {
      type: "object",
      description: "Signature weight of a transaction.",
      properties: {
        permission: {
          $ref: "#/$defs/Permission",
          description: "Permission that the transaction names; absent if it cannot be used.",
        },
        approved_list: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "21-byte addresses of the signers; empty after an error.",
        },
        current_weight: {
          type: "integer",
          format: "int64",
          description: "Sum of the weights of the signers.",
        },
        result: { $ref: "#/$defs/TransactionSignWeightResult", description: "Result of the check." },
        transaction: {
          $ref: "#/$defs/TransactionExtention",
          description: "Transaction of the request, with its id.",
        },
      },
    },
    TransactionSignWeightResult: {
      type: "object",
      description: "Result of the check.",
      properties: {
        code: {
          $ref: "#/$defs/TransactionSignWeightResultResponseCode",
          description: "Result of the check.",
        },
        message: { type: "string", description: "Error message; empty if there was no error." },
      },
    },
    TransactionSignWeightResultResponseCode: {
      anyOf: [
        {
          type: "string",
          enum: [
            "ENOUGH_PERMISSION", "NOT_ENOUGH_PERMISSION", "SIGNATURE_FORMAT_ERROR", "COMPUTE_ADDRESS_ERROR",
            "PERMISSION_ERROR", "OTHER_ERROR",
          ],
        },
        { type: "integer", enum: [0, 1, 2, 3, 4, 20] },
      ],
      description: "Result codes of the check.\n\n- `ENOUGH_PERMISSION`: The signatures reach the threshold.\n- `NOT_ENOUGH_PERMISSION`: The signatures do not reach the threshold.\n- `SIGNATURE_FORMAT_ERROR`: A signature is shorter than 65 bytes.\n- `COMPUTE_ADDRESS_ERROR`: The address of a signer could not be recovered.\n- `PERMISSION_ERROR`: Account or permission does not exist, or does not allow operation or signers.\n- `OTHER_ERROR`: Another error; `message` says which.",
    },
    TransactionTransferAssetContract: {
      type: "object",
      description: "The contract `TransferAssetContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "TransferAssetContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/TransferAssetContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionTransferContract: {
      type: "object",
      description: "The contract `TransferContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "TransferContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/TransferContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionTriggerSmartContract: {
      type: "object",
      description: "The contract `TriggerSmartContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "TriggerSmartContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/TriggerSmartContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUnDelegateResourceContract: {
      type: "object",
      description: "The contract `UnDelegateResourceContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UnDelegateResourceContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UnDelegateResourceContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUnfreezeAssetContract: {
      type: "object",
      description: "The contract `UnfreezeAssetContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UnfreezeAssetContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UnfreezeAssetContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUnfreezeBalanceContract: {
      type: "object",
      description: "The contract `UnfreezeBalanceContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UnfreezeBalanceContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UnfreezeBalanceContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUnfreezeBalanceV2Contract: {
      type: "object",
      description: "The contract `UnfreezeBalanceV2Contract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UnfreezeBalanceV2Contract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UnfreezeBalanceV2Contract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUpdateAssetContract: {
      type: "object",
      description: "The contract `UpdateAssetContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UpdateAssetContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UpdateAssetContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUpdateBrokerageContract: {
      type: "object",
      description: "The contract `UpdateBrokerageContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UpdateBrokerageContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UpdateBrokerageContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUpdateEnergyLimitContract: {
      type: "object",
      description: "The contract `UpdateEnergyLimitContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UpdateEnergyLimitContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UpdateEnergyLimitContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionUpdateSettingContract: {
      type: "object",
      description: "The contract `UpdateSettingContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "UpdateSettingContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/UpdateSettingContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionVoteAssetContract: {
      type: "object",
      description: "The contract `VoteAssetContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "VoteAssetContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/VoteAssetContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionVoteWitnessContract: {
      type: "object",
      description: "The contract `VoteWitnessContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "VoteWitnessContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/VoteWitnessContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionWithdrawBalanceContract: {
      type: "object",
      description: "The contract `WithdrawBalanceContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "WithdrawBalanceContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/WithdrawBalanceContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionWithdrawExpireUnfreezeContract: {
      type: "object",
      description: "The contract `WithdrawExpireUnfreezeContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "WithdrawExpireUnfreezeContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/WithdrawExpireUnfreezeContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionWitnessCreateContract: {
      type: "object",
      description: "The contract `WitnessCreateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "WitnessCreateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/WitnessCreateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransactionWitnessUpdateContract: {
      type: "object",
      description: "The contract `WitnessUpdateContract` of a transaction.",
      required: ["type", "parameter"],
      properties: {
        type: { const: "WitnessUpdateContract", description: "Type of the contract." },
        parameter: {
          type: "object",
          description: "What the contract holds.",
          required: ["value", "type_url"],
          properties: {
            value: { $ref: "#/$defs/WitnessUpdateContract" },
            type_url: { type: "string", description: "Type of the message." },
          },
        },
        provider: { $ref: "#/$defs/Hex", description: "Not used by nodes." },
        ContractName: { $ref: "#/$defs/Readable", description: "Not used by nodes." },
        Permission_id: {
          type: "integer",
          description: "Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active.",
        },
      },
    },
    TransferAssetContract: {
      type: "object",
      description: "Transfers a token.",
      properties: {
        asset_name: { $ref: "#/$defs/Readable", description: "Token id, in decimal digits." },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Sender: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        amount: { type: "integer", format: "int64", description: "Amount, in the token's smallest unit." },
      },
    },
    TransferAssetRequest: {
      type: "object",
      description: "Request of `transferAsset`.",
      required: ["owner_address", "to_address", "asset_name", "amount"],
      properties: {
        asset_name: { $ref: "#/$defs/Readable", description: "Token id, in decimal digits." },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Sender: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        amount: { type: "integer", format: "int64", description: "Amount, in the token's smallest unit." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        extra_data: {
          $ref: "#/$defs/Readable",
          description: "Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it.",
        },
      },
    },
    TransferContract: {
      type: "object",
      description: "Transfers TRX.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Sender: 21-byte address with the prefix 0x41.",
        },
        to_address: {
          $ref: "#/$defs/Address",
          description: "Recipient: 21-byte address with the prefix 0x41.",
        },
        amount: { type: "integer", format: "int64", description: "Amount, in sun." },
      },
    },
    TriggerConstantContractRequest: {
      type: "object",
      description: "Request of `triggerConstantContract`.",
      required: ["owner_address"],
      properties: {
        owner_address: { $ref: "#/$defs/Address", description: "21-byte address of the caller." },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract; if empty in a constant call, `data` is deployed.",
        },
        call_value: {
          type: "integer",
          format: "int64",
          description: "TRX transferred with the call, in sun.",
        },
        data: { $ref: "#/$defs/Hex", description: "ABI-encoded function selector and arguments." },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred with the call, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        function_selector: {
          type: "string",
          description: "Signature of the function, such as `balanceOf(address)`. Replaces `data`.",
        },
        parameter: {
          $ref: "#/$defs/Hex",
          description: "Arguments of `function_selector`, ABI-encoded, in hex.",
        },
      },
    },
    TriggerContractRequest: {
      type: "object",
      description: "Request of `triggerSmartContract`.",
      required: ["owner_address", "contract_address"],
      properties: {
        owner_address: { $ref: "#/$defs/Address", description: "21-byte address of the caller." },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract; if empty in a constant call, `data` is deployed.",
        },
        call_value: {
          type: "integer",
          format: "int64",
          description: "TRX transferred with the call, in sun.",
        },
        data: { $ref: "#/$defs/Hex", description: "ABI-encoded function selector and arguments." },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred with the call, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
        function_selector: {
          type: "string",
          description: "Signature of the function, such as `balanceOf(address)`. Replaces `data`.",
        },
        parameter: {
          $ref: "#/$defs/Hex",
          description: "Arguments of `function_selector`, ABI-encoded, in hex.",
        },
        fee_limit: {
          type: "integer",
          format: "int64",
          minimum: 0,
          description: "Maximum TRX to burn for energy, in sun.",
        },
      },
    },
    TriggerSmartContract: {
      type: "object",
      description: "Calls a contract.",
      properties: {
        owner_address: { $ref: "#/$defs/Address", description: "21-byte address of the caller." },
        contract_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract; if empty in a constant call, `data` is deployed.",
        },
        call_value: {
          type: "integer",
          format: "int64",
          description: "TRX transferred with the call, in sun.",
        },
        data: { $ref: "#/$defs/Hex", description: "ABI-encoded function selector and arguments." },
        call_token_value: {
          type: "integer",
          format: "int64",
          description: "TRC-10 tokens transferred with the call, in the token's smallest unit.",
        },
        token_id: {
          type: "integer",
          format: "int64",
          description: "Id of the TRC-10 token transferred, above 1,000,000; 0 for none.",
        },
      },
    },
    UnDelegateResourceContract: {
      type: "object",
      description: "Reclaims delegated resources.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to reclaim: bandwidth or energy." },
        balance: {
          type: "integer",
          format: "int64",
          description: "Stake whose resource to reclaim, in sun.",
        },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Recipient of the delegation: 21-byte address with the prefix 0x41.",
        },
      },
    },
    UnDelegateResourceRequest: {
      type: "object",
      description: "Request of `unDelegateResource`.",
      required: ["owner_address", "receiver_address", "balance"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Delegator: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource to reclaim: bandwidth or energy." },
        balance: {
          type: "integer",
          format: "int64",
          description: "Stake whose resource to reclaim, in sun.",
        },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Recipient of the delegation: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UnfreezeAssetContract: {
      type: "object",
      description: "Unlocks the locked supply of a token.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
      },
    },
    UnfreezeAssetRequest: {
      type: "object",
      description: "Request of `unfreezeAsset`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UnfreezeBalanceContract: {
      type: "object",
      description: "Unstakes TRX (Stake 1.0).",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that staked: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtained." },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Account that got the resource, if not the owner; otherwise empty.",
        },
      },
    },
    UnfreezeBalanceRequest: {
      type: "object",
      description: "Request of `unfreezeBalance`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that staked: 21-byte address with the prefix 0x41.",
        },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtained." },
        receiver_address: {
          $ref: "#/$defs/Address",
          description: "Account that got the resource, if not the owner; otherwise empty.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UnfreezeBalanceV2Contract: {
      type: "object",
      description: "Unstakes TRX (Stake 2.0).",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that staked: 21-byte address with the prefix 0x41.",
        },
        unfreeze_balance: { type: "integer", format: "int64", description: "TRX to unstake, in sun." },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtained." },
      },
    },
    UnfreezeBalanceV2Request: {
      type: "object",
      description: "Request of `unfreezeBalanceV2`.",
      required: ["owner_address", "unfreeze_balance"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that staked: 21-byte address with the prefix 0x41.",
        },
        unfreeze_balance: { type: "integer", format: "int64", description: "TRX to unstake, in sun." },
        resource: { $ref: "#/$defs/ResourceCode", description: "Resource that the stake obtained." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UnsignedTransaction: {
      description: "A transaction that the node has built. Sign `txID`, and broadcast it with the signature.",
      allOf: [
        { $ref: "#/$defs/Transaction" },
        {
          type: "object",
          required: ["txID", "raw_data", "raw_data_hex"],
          properties: {
            txID: {
              $ref: "#/$defs/Hex",
              description: "Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes.",
            },
            raw_data: {
              $ref: "#/$defs/TransactionRaw",
              description: "Part of the transaction that is signed.",
            },
            raw_data_hex: { $ref: "#/$defs/Hex", description: "`raw_data` encoded as a message." },
          },
        },
      ],
    },
    UpdateAccountRequest: {
      type: "object",
      description: "Request of `updateAccount`.",
      required: ["owner_address", "account_name"],
      properties: {
        account_name: {
          $ref: "#/$defs/Readable",
          description: "New name of the account, at most 200 bytes.",
        },
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account to name: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UpdateAssetContract: {
      type: "object",
      description: "Changes the description and limits of a token.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
        description: { $ref: "#/$defs/Readable", description: "New description, at most 200 bytes of text." },
        url: { $ref: "#/$defs/Readable", description: "New website, 1 to 256 bytes of text." },
        new_limit: {
          type: "integer",
          format: "int64",
          description: "New value of `free_asset_net_limit`, in bytes per day.",
        },
        new_public_limit: {
          type: "integer",
          format: "int64",
          description: "New value of `public_free_asset_net_limit`, in bytes per day.",
        },
      },
    },
    UpdateAssetRequest: {
      type: "object",
      description: "Request of `updateAsset`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Issuer of the token: 21-byte address with the prefix 0x41.",
        },
        description: { $ref: "#/$defs/Readable", description: "New description, at most 200 bytes of text." },
        url: { $ref: "#/$defs/Readable", description: "New website, 1 to 256 bytes of text." },
        new_limit: {
          type: "integer",
          format: "int64",
          description: "New value of `free_asset_net_limit`, in bytes per day.",
        },
        new_public_limit: {
          type: "integer",
          format: "int64",
          description: "New value of `public_free_asset_net_limit`, in bytes per day.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UpdateBrokerageContract: {
      type: "object",
      description: "Sets the brokerage: percentage of rewards that a witness retains.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness: 21-byte address with the prefix 0x41.",
        },
        brokerage: { type: "integer", description: "Percentage, 0 to 100. Voters share the rest." },
      },
    },
    UpdateBrokerageRequest: {
      type: "object",
      description: "Request of `updateBrokerage`.",
      required: ["owner_address", "brokerage"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness: 21-byte address with the prefix 0x41.",
        },
        brokerage: { type: "integer", description: "Percentage, 0 to 100. Voters share the rest." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UpdateEnergyLimitContract: {
      type: "object",
      description: "Sets the maximum energy that a contract's owner pays for a call.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
        origin_energy_limit: {
          type: "integer",
          format: "int64",
          description: "Maximum energy that the deployer pays for a call; above 0.",
        },
      },
    },
    UpdateEnergyLimitRequest: {
      type: "object",
      description: "Request of `updateEnergyLimit`.",
      required: ["owner_address", "contract_address", "origin_energy_limit"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
        origin_energy_limit: {
          type: "integer",
          format: "int64",
          description: "Maximum energy that the deployer pays for a call; above 0.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UpdateSettingContract: {
      type: "object",
      description: "Sets the percentage of energy paid by a contract's callers.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
        consume_user_resource_percent: {
          type: "integer",
          format: "int64",
          description: "Percentage of energy that callers pay, from 0 to 100.",
        },
      },
    },
    UpdateSettingRequest: {
      type: "object",
      description: "Request of `updateSetting`.",
      required: ["owner_address", "contract_address", "consume_user_resource_percent"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "21-byte address of the contract's deployer.",
        },
        contract_address: { $ref: "#/$defs/Address", description: "21-byte address of the contract." },
        consume_user_resource_percent: {
          type: "integer",
          format: "int64",
          description: "Percentage of energy that callers pay, from 0 to 100.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    UpdateWitnessRequest: {
      type: "object",
      description: "Request of `updateWitness`.",
      required: ["owner_address", "update_url"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness: 21-byte address with the prefix 0x41.",
        },
        update_url: {
          $ref: "#/$defs/Readable",
          description: "New website of the witness: 1 to 256 bytes of text.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    ValidateAddressRequest: {
      type: "object",
      description: "Request of `validateAddress`.",
      required: ["address"],
      properties: {
        address: { type: "string", description: "The address in hex, base58 or base64." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
      },
    },
    Vote: {
      type: "object",
      description: "Votes for a witness.",
      properties: {
        vote_address: {
          $ref: "#/$defs/Address",
          description: "Address of the witness: 21 bytes, with the prefix 0x41.",
        },
        vote_count: {
          type: "integer",
          format: "int64",
          description: "Number of votes; each takes one staked TRX.",
        },
      },
    },
    VoteAssetContract: {
      type: "object",
      description: "Votes for a token. Obsolete.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that votes: 21-byte address with the prefix 0x41.",
        },
        vote_address: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "Addresses that are voted for: 21 bytes each, with the prefix 0x41.",
        },
        support: { type: "boolean", description: "Whether the votes are in favour." },
        count: { type: "integer", description: "Number of votes." },
      },
    },
    VoteWitnessAccountRequest: {
      type: "object",
      description: "Request of `voteWitnessAccount`.",
      required: ["owner_address", "votes"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that votes: 21-byte address with the prefix 0x41.",
        },
        votes: {
          type: "array",
          items: { $ref: "#/$defs/VoteWitnessContractVote" },
          description: "Votes by witness: at least one, at most 30 entries.",
        },
        support: { type: "boolean", description: "Ignored by nodes." },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    VoteWitnessContract: {
      type: "object",
      description: "Votes for witnesses, and replaces all previous votes.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that votes: 21-byte address with the prefix 0x41.",
        },
        votes: {
          type: "array",
          items: { $ref: "#/$defs/VoteWitnessContractVote" },
          description: "Votes by witness: at least one, at most 30 entries.",
        },
        support: { type: "boolean", description: "Ignored by nodes." },
      },
    },
    VoteWitnessContractVote: {
      type: "object",
      description: "Votes for one witness.",
      properties: {
        vote_address: {
          $ref: "#/$defs/Address",
          description: "Address of the witness: 21 bytes, with the prefix 0x41.",
        },
        vote_count: {
          type: "integer",
          format: "int64",
          description: "Number of votes; each takes one staked TRX.",
        },
      },
    },
    WithdrawBalanceContract: {
      type: "object",
      description: "Withdraws rewards.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that withdraws its rewards: 21-byte address with the prefix 0x41.",
        },
      },
    },
    WithdrawBalanceRequest: {
      type: "object",
      description: "Request of `withdrawBalance`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that withdraws its rewards: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    WithdrawExpireUnfreezeContract: {
      type: "object",
      description: "Withdraws unstaked TRX whose waiting period is over.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that withdraws: 21-byte address with the prefix 0x41.",
        },
      },
    },
    WithdrawExpireUnfreezeRequest: {
      type: "object",
      description: "Request of `withdrawExpireUnfreeze`.",
      required: ["owner_address"],
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that withdraws: 21-byte address with the prefix 0x41.",
        },
        visible: {
          type: "boolean",
          description: "Whether addresses in the request and the response are in base58, and texts as they are. Default: false, for hex.",
        },
        Permission_id: {
          type: "integer",
          minimum: 0,
          description: "Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0.",
        },
      },
    },
    Witness: {
      type: "object",
      description: "A witness (super representative or candidate).",
      properties: {
        address: {
          $ref: "#/$defs/Address",
          description: "Address of the witness: 21 bytes, with the prefix 0x41.",
        },
        voteCount: {
          type: "integer",
          format: "int64",
          description: "Number of votes, as of the latest maintenance of the chain.",
        },
        pubKey: { $ref: "#/$defs/Hex", description: "Unused, empty." },
        url: { type: "string", description: "Website of the witness." },
        totalProduced: {
          type: "integer",
          format: "int64",
          description: "Number of blocks that the witness has produced.",
        },
        totalMissed: {
          type: "integer",
          format: "int64",
          description: "Number of blocks that the witness should have produced and did not.",
        },
        latestBlockNum: {
          type: "integer",
          format: "int64",
          description: "Number of the latest block that the witness produced.",
        },
        latestSlotNum: {
          type: "integer",
          format: "int64",
          description: "Slot of that block: number of 3-second intervals since the genesis block.",
        },
        isJobs: { type: "boolean", description: "Whether the witness currently produces blocks." },
      },
    },
    WitnessCreateContract: {
      type: "object",
      description: "Applies to become a witness.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Account that applies: 21-byte address with the prefix 0x41.",
        },
        url: { $ref: "#/$defs/Readable", description: "Website of the witness: 1 to 256 bytes of text." },
      },
    },
    WitnessList: {
      type: "object",
      description: "Witnesses.",
      properties: {
        witnesses: { type: "array", items: { $ref: "#/$defs/Witness" }, description: "The witnesses." },
      },
    },
    WitnessUpdateContract: {
      type: "object",
      description: "Changes the URL of a witness.",
      properties: {
        owner_address: {
          $ref: "#/$defs/Address",
          description: "Witness: 21-byte address with the prefix 0x41.",
        },
        update_url: {
          $ref: "#/$defs/Readable",
          description: "New website of the witness: 1 to 256 bytes of text.",
        },
      },
    },
  },
};
