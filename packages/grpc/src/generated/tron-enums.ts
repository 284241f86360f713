// Generated from specs/grpc/protocol. Do not edit: change the spec and run `npm run generate`.

/** Type of an account. */
export const AccountType = {
  Normal: 0,
  AssetIssue: 1,
  Contract: 2,
  UNRECOGNIZED: -1,
} as const;

export type AccountType = (typeof AccountType)[keyof typeof AccountType];

export namespace AccountType {
  export type Normal = typeof AccountType.Normal;
  export type AssetIssue = typeof AccountType.AssetIssue;
  export type Contract = typeof AccountType.Contract;
  export type UNRECOGNIZED = typeof AccountType.UNRECOGNIZED;
}

/** Resource obtained by staking TRX. */
export const ResourceCode = {
  BANDWIDTH: 0,
  ENERGY: 1,
  TRON_POWER: 2,
  UNRECOGNIZED: -1,
} as const;

export type ResourceCode = (typeof ResourceCode)[keyof typeof ResourceCode];

export namespace ResourceCode {
  export type BANDWIDTH = typeof ResourceCode.BANDWIDTH;
  export type ENERGY = typeof ResourceCode.ENERGY;
  export type TRON_POWER = typeof ResourceCode.TRON_POWER;
  export type UNRECOGNIZED = typeof ResourceCode.UNRECOGNIZED;
}

/** Types of permissions. */
export const Permission_PermissionType = {
  Owner: 0,
  Witness: 1,
  Active: 2,
  UNRECOGNIZED: -1,
} as const;

export type Permission_PermissionType = (typeof Permission_PermissionType)[keyof typeof Permission_PermissionType];

export namespace Permission_PermissionType {
  export type Owner = typeof Permission_PermissionType.Owner;
  export type Witness = typeof Permission_PermissionType.Witness;
  export type Active = typeof Permission_PermissionType.Active;
  export type UNRECOGNIZED = typeof Permission_PermissionType.UNRECOGNIZED;
}

/** State of an order. */
export const MarketOrder_State = {
  ACTIVE: 0,
  INACTIVE: 1,
  CANCELED: 2,
  UNRECOGNIZED: -1,
} as const;

export type MarketOrder_State = (typeof MarketOrder_State)[keyof typeof MarketOrder_State];

export namespace MarketOrder_State {
  export type ACTIVE = typeof MarketOrder_State.ACTIVE;
  export type INACTIVE = typeof MarketOrder_State.INACTIVE;
  export type CANCELED = typeof MarketOrder_State.CANCELED;
  export type UNRECOGNIZED = typeof MarketOrder_State.UNRECOGNIZED;
}

/** State of the proposal. */
export const Proposal_State = {
  PENDING: 0,
  DISAPPROVED: 1,
  APPROVED: 2,
  CANCELED: 3,
  UNRECOGNIZED: -1,
} as const;

export type Proposal_State = (typeof Proposal_State)[keyof typeof Proposal_State];

export namespace Proposal_State {
  export type PENDING = typeof Proposal_State.PENDING;
  export type DISAPPROVED = typeof Proposal_State.DISAPPROVED;
  export type APPROVED = typeof Proposal_State.APPROVED;
  export type CANCELED = typeof Proposal_State.CANCELED;
  export type UNRECOGNIZED = typeof Proposal_State.UNRECOGNIZED;
}

/** Types of ABI entries. */
export const SmartContract_ABI_Entry_EntryType = {
  UnknownEntryType: 0,
  Constructor: 1,
  Function: 2,
  Event: 3,
  Fallback: 4,
  Receive: 5,
  Error: 6,
  UNRECOGNIZED: -1,
} as const;

export type SmartContract_ABI_Entry_EntryType =
  (typeof SmartContract_ABI_Entry_EntryType)[keyof typeof SmartContract_ABI_Entry_EntryType];

export namespace SmartContract_ABI_Entry_EntryType {
  export type UnknownEntryType = typeof SmartContract_ABI_Entry_EntryType.UnknownEntryType;
  export type Constructor = typeof SmartContract_ABI_Entry_EntryType.Constructor;
  export type Function = typeof SmartContract_ABI_Entry_EntryType.Function;
  export type Event = typeof SmartContract_ABI_Entry_EntryType.Event;
  export type Fallback = typeof SmartContract_ABI_Entry_EntryType.Fallback;
  export type Receive = typeof SmartContract_ABI_Entry_EntryType.Receive;
  export type Error = typeof SmartContract_ABI_Entry_EntryType.Error;
  export type UNRECOGNIZED = typeof SmartContract_ABI_Entry_EntryType.UNRECOGNIZED;
}

/** State mutability of a function. */
export const SmartContract_ABI_Entry_StateMutabilityType = {
  UnknownMutabilityType: 0,
  Pure: 1,
  View: 2,
  Nonpayable: 3,
  Payable: 4,
  UNRECOGNIZED: -1,
} as const;

export type SmartContract_ABI_Entry_StateMutabilityType =
  (typeof SmartContract_ABI_Entry_StateMutabilityType)[keyof typeof SmartContract_ABI_Entry_StateMutabilityType];

export namespace SmartContract_ABI_Entry_StateMutabilityType {
  export type UnknownMutabilityType = typeof SmartContract_ABI_Entry_StateMutabilityType.UnknownMutabilityType;
  export type Pure = typeof SmartContract_ABI_Entry_StateMutabilityType.Pure;
  export type View = typeof SmartContract_ABI_Entry_StateMutabilityType.View;
  export type Nonpayable = typeof SmartContract_ABI_Entry_StateMutabilityType.Nonpayable;
  export type Payable = typeof SmartContract_ABI_Entry_StateMutabilityType.Payable;
  export type UNRECOGNIZED = typeof SmartContract_ABI_Entry_StateMutabilityType.UNRECOGNIZED;
}

/** Types of contracts. Each is the name of a message. */
export const Transaction_Contract_ContractType = {
  AccountCreateContract: 0,
  TransferContract: 1,
  TransferAssetContract: 2,
  VoteAssetContract: 3,
  VoteWitnessContract: 4,
  WitnessCreateContract: 5,
  AssetIssueContract: 6,
  WitnessUpdateContract: 8,
  ParticipateAssetIssueContract: 9,
  AccountUpdateContract: 10,
  FreezeBalanceContract: 11,
  UnfreezeBalanceContract: 12,
  WithdrawBalanceContract: 13,
  UnfreezeAssetContract: 14,
  UpdateAssetContract: 15,
  ProposalCreateContract: 16,
  ProposalApproveContract: 17,
  ProposalDeleteContract: 18,
  SetAccountIdContract: 19,
  CustomContract: 20,
  CreateSmartContract: 30,
  TriggerSmartContract: 31,
  GetContract: 32,
  UpdateSettingContract: 33,
  ExchangeCreateContract: 41,
  ExchangeInjectContract: 42,
  ExchangeWithdrawContract: 43,
  ExchangeTransactionContract: 44,
  UpdateEnergyLimitContract: 45,
  AccountPermissionUpdateContract: 46,
  ClearABIContract: 48,
  UpdateBrokerageContract: 49,
  ShieldedTransferContract: 51,
  MarketSellAssetContract: 52,
  MarketCancelOrderContract: 53,
  FreezeBalanceV2Contract: 54,
  UnfreezeBalanceV2Contract: 55,
  WithdrawExpireUnfreezeContract: 56,
  DelegateResourceContract: 57,
  UnDelegateResourceContract: 58,
  CancelAllUnfreezeV2Contract: 59,
  UNRECOGNIZED: -1,
} as const;

export type Transaction_Contract_ContractType =
  (typeof Transaction_Contract_ContractType)[keyof typeof Transaction_Contract_ContractType];

export namespace Transaction_Contract_ContractType {
  export type AccountCreateContract = typeof Transaction_Contract_ContractType.AccountCreateContract;
  export type TransferContract = typeof Transaction_Contract_ContractType.TransferContract;
  export type TransferAssetContract = typeof Transaction_Contract_ContractType.TransferAssetContract;
  export type VoteAssetContract = typeof Transaction_Contract_ContractType.VoteAssetContract;
  export type VoteWitnessContract = typeof Transaction_Contract_ContractType.VoteWitnessContract;
  export type WitnessCreateContract = typeof Transaction_Contract_ContractType.WitnessCreateContract;
  export type AssetIssueContract = typeof Transaction_Contract_ContractType.AssetIssueContract;
  export type WitnessUpdateContract = typeof Transaction_Contract_ContractType.WitnessUpdateContract;
  export type ParticipateAssetIssueContract = typeof Transaction_Contract_ContractType.ParticipateAssetIssueContract;
  export type AccountUpdateContract = typeof Transaction_Contract_ContractType.AccountUpdateContract;
  export type FreezeBalanceContract = typeof Transaction_Contract_ContractType.FreezeBalanceContract;
  export type UnfreezeBalanceContract = typeof Transaction_Contract_ContractType.UnfreezeBalanceContract;
  export type WithdrawBalanceContract = typeof Transaction_Contract_ContractType.WithdrawBalanceContract;
  export type UnfreezeAssetContract = typeof Transaction_Contract_ContractType.UnfreezeAssetContract;
  export type UpdateAssetContract = typeof Transaction_Contract_ContractType.UpdateAssetContract;
  export type ProposalCreateContract = typeof Transaction_Contract_ContractType.ProposalCreateContract;
  export type ProposalApproveContract = typeof Transaction_Contract_ContractType.ProposalApproveContract;
  export type ProposalDeleteContract = typeof Transaction_Contract_ContractType.ProposalDeleteContract;
  export type SetAccountIdContract = typeof Transaction_Contract_ContractType.SetAccountIdContract;
  export type CustomContract = typeof Transaction_Contract_ContractType.CustomContract;
  export type CreateSmartContract = typeof Transaction_Contract_ContractType.CreateSmartContract;
  export type TriggerSmartContract = typeof Transaction_Contract_ContractType.TriggerSmartContract;
  export type GetContract = typeof Transaction_Contract_ContractType.GetContract;
  export type UpdateSettingContract = typeof Transaction_Contract_ContractType.UpdateSettingContract;
  export type ExchangeCreateContract = typeof Transaction_Contract_ContractType.ExchangeCreateContract;
  export type ExchangeInjectContract = typeof Transaction_Contract_ContractType.ExchangeInjectContract;
  export type ExchangeWithdrawContract = typeof Transaction_Contract_ContractType.ExchangeWithdrawContract;
  export type ExchangeTransactionContract = typeof Transaction_Contract_ContractType.ExchangeTransactionContract;
  export type UpdateEnergyLimitContract = typeof Transaction_Contract_ContractType.UpdateEnergyLimitContract;
  export type AccountPermissionUpdateContract =
    typeof Transaction_Contract_ContractType.AccountPermissionUpdateContract;
  export type ClearABIContract = typeof Transaction_Contract_ContractType.ClearABIContract;
  export type UpdateBrokerageContract = typeof Transaction_Contract_ContractType.UpdateBrokerageContract;
  export type ShieldedTransferContract = typeof Transaction_Contract_ContractType.ShieldedTransferContract;
  export type MarketSellAssetContract = typeof Transaction_Contract_ContractType.MarketSellAssetContract;
  export type MarketCancelOrderContract = typeof Transaction_Contract_ContractType.MarketCancelOrderContract;
  export type FreezeBalanceV2Contract = typeof Transaction_Contract_ContractType.FreezeBalanceV2Contract;
  export type UnfreezeBalanceV2Contract = typeof Transaction_Contract_ContractType.UnfreezeBalanceV2Contract;
  export type WithdrawExpireUnfreezeContract = typeof Transaction_Contract_ContractType.WithdrawExpireUnfreezeContract;
  export type DelegateResourceContract = typeof Transaction_Contract_ContractType.DelegateResourceContract;
  export type UnDelegateResourceContract = typeof Transaction_Contract_ContractType.UnDelegateResourceContract;
  export type CancelAllUnfreezeV2Contract = typeof Transaction_Contract_ContractType.CancelAllUnfreezeV2Contract;
  export type UNRECOGNIZED = typeof Transaction_Contract_ContractType.UNRECOGNIZED;
}

/** Result code. */
export const Transaction_Result_code = {
  /** SUCESS - Misspelled in the protocol. */
  SUCESS: 0,
  FAILED: 1,
  UNRECOGNIZED: -1,
} as const;

export type Transaction_Result_code = (typeof Transaction_Result_code)[keyof typeof Transaction_Result_code];

export namespace Transaction_Result_code {
  export type SUCESS = typeof Transaction_Result_code.SUCESS;
  export type FAILED = typeof Transaction_Result_code.FAILED;
  export type UNRECOGNIZED = typeof Transaction_Result_code.UNRECOGNIZED;
}

/** Result of the TRON virtual machine. */
export const Transaction_Result_contractResult = {
  DEFAULT: 0,
  SUCCESS: 1,
  REVERT: 2,
  BAD_JUMP_DESTINATION: 3,
  OUT_OF_MEMORY: 4,
  PRECOMPILED_CONTRACT: 5,
  STACK_TOO_SMALL: 6,
  STACK_TOO_LARGE: 7,
  ILLEGAL_OPERATION: 8,
  STACK_OVERFLOW: 9,
  OUT_OF_ENERGY: 10,
  OUT_OF_TIME: 11,
  JVM_STACK_OVER_FLOW: 12,
  UNKNOWN: 13,
  TRANSFER_FAILED: 14,
  INVALID_CODE: 15,
  UNRECOGNIZED: -1,
} as const;

export type Transaction_Result_contractResult =
  (typeof Transaction_Result_contractResult)[keyof typeof Transaction_Result_contractResult];

export namespace Transaction_Result_contractResult {
  export type DEFAULT = typeof Transaction_Result_contractResult.DEFAULT;
  export type SUCCESS = typeof Transaction_Result_contractResult.SUCCESS;
  export type REVERT = typeof Transaction_Result_contractResult.REVERT;
  export type BAD_JUMP_DESTINATION = typeof Transaction_Result_contractResult.BAD_JUMP_DESTINATION;
  export type OUT_OF_MEMORY = typeof Transaction_Result_contractResult.OUT_OF_MEMORY;
  export type PRECOMPILED_CONTRACT = typeof Transaction_Result_contractResult.PRECOMPILED_CONTRACT;
  export type STACK_TOO_SMALL = typeof Transaction_Result_contractResult.STACK_TOO_SMALL;
  export type STACK_TOO_LARGE = typeof Transaction_Result_contractResult.STACK_TOO_LARGE;
  export type ILLEGAL_OPERATION = typeof Transaction_Result_contractResult.ILLEGAL_OPERATION;
  export type STACK_OVERFLOW = typeof Transaction_Result_contractResult.STACK_OVERFLOW;
  export type OUT_OF_ENERGY = typeof Transaction_Result_contractResult.OUT_OF_ENERGY;
  export type OUT_OF_TIME = typeof Transaction_Result_contractResult.OUT_OF_TIME;
  export type JVM_STACK_OVER_FLOW = typeof Transaction_Result_contractResult.JVM_STACK_OVER_FLOW;
  export type UNKNOWN = typeof Transaction_Result_contractResult.UNKNOWN;
  export type TRANSFER_FAILED = typeof Transaction_Result_contractResult.TRANSFER_FAILED;
  export type INVALID_CODE = typeof Transaction_Result_contractResult.INVALID_CODE;
  export type UNRECOGNIZED = typeof Transaction_Result_contractResult.UNRECOGNIZED;
}

/** Result code. */
export const TransactionInfo_code = {
  /** SUCESS - Misspelled in the protocol. */
  SUCESS: 0,
  FAILED: 1,
  UNRECOGNIZED: -1,
} as const;

export type TransactionInfo_code = (typeof TransactionInfo_code)[keyof typeof TransactionInfo_code];

export namespace TransactionInfo_code {
  export type SUCESS = typeof TransactionInfo_code.SUCESS;
  export type FAILED = typeof TransactionInfo_code.FAILED;
  export type UNRECOGNIZED = typeof TransactionInfo_code.UNRECOGNIZED;
}

/** Result codes of the check. */
export const TransactionSignWeight_Result_responseCode = {
  ENOUGH_PERMISSION: 0,
  NOT_ENOUGH_PERMISSION: 1,
  SIGNATURE_FORMAT_ERROR: 2,
  COMPUTE_ADDRESS_ERROR: 3,
  PERMISSION_ERROR: 4,
  OTHER_ERROR: 20,
  UNRECOGNIZED: -1,
} as const;

export type TransactionSignWeight_Result_responseCode =
  (typeof TransactionSignWeight_Result_responseCode)[keyof typeof TransactionSignWeight_Result_responseCode];

export namespace TransactionSignWeight_Result_responseCode {
  export type ENOUGH_PERMISSION = typeof TransactionSignWeight_Result_responseCode.ENOUGH_PERMISSION;
  export type NOT_ENOUGH_PERMISSION = typeof TransactionSignWeight_Result_responseCode.NOT_ENOUGH_PERMISSION;
  export type SIGNATURE_FORMAT_ERROR = typeof TransactionSignWeight_Result_responseCode.SIGNATURE_FORMAT_ERROR;
  export type COMPUTE_ADDRESS_ERROR = typeof TransactionSignWeight_Result_responseCode.COMPUTE_ADDRESS_ERROR;
  export type PERMISSION_ERROR = typeof TransactionSignWeight_Result_responseCode.PERMISSION_ERROR;
  export type OTHER_ERROR = typeof TransactionSignWeight_Result_responseCode.OTHER_ERROR;
  export type UNRECOGNIZED = typeof TransactionSignWeight_Result_responseCode.UNRECOGNIZED;
}

/** Result codes of the request. */
export const TransactionApprovedList_Result_responseCode = {
  SUCCESS: 0,
  SIGNATURE_FORMAT_ERROR: 1,
  COMPUTE_ADDRESS_ERROR: 2,
  OTHER_ERROR: 20,
  UNRECOGNIZED: -1,
} as const;

export type TransactionApprovedList_Result_responseCode =
  (typeof TransactionApprovedList_Result_responseCode)[keyof typeof TransactionApprovedList_Result_responseCode];

export namespace TransactionApprovedList_Result_responseCode {
  export type SUCCESS = typeof TransactionApprovedList_Result_responseCode.SUCCESS;
  export type SIGNATURE_FORMAT_ERROR = typeof TransactionApprovedList_Result_responseCode.SIGNATURE_FORMAT_ERROR;
  export type COMPUTE_ADDRESS_ERROR = typeof TransactionApprovedList_Result_responseCode.COMPUTE_ADDRESS_ERROR;
  export type OTHER_ERROR = typeof TransactionApprovedList_Result_responseCode.OTHER_ERROR;
  export type UNRECOGNIZED = typeof TransactionApprovedList_Result_responseCode.UNRECOGNIZED;
}

/** Result codes of a request. */
export const Return_responseCode = {
  SUCCESS: 0,
  SIGERROR: 1,
  CONTRACT_VALIDATE_ERROR: 2,
  CONTRACT_EXE_ERROR: 3,
  /** BANDWITH_ERROR - Misspelled in the protocol. */
  BANDWITH_ERROR: 4,
  DUP_TRANSACTION_ERROR: 5,
  /** TAPOS_ERROR - The block that the transaction refers to is unknown or too old. */
  TAPOS_ERROR: 6,
  TOO_BIG_TRANSACTION_ERROR: 7,
  TRANSACTION_EXPIRATION_ERROR: 8,
  SERVER_BUSY: 9,
  NO_CONNECTION: 10,
  NOT_ENOUGH_EFFECTIVE_CONNECTION: 11,
  BLOCK_UNSOLIDIFIED: 12,
  OTHER_ERROR: 20,
  UNRECOGNIZED: -1,
} as const;

export type Return_responseCode = (typeof Return_responseCode)[keyof typeof Return_responseCode];

export namespace Return_responseCode {
  export type SUCCESS = typeof Return_responseCode.SUCCESS;
  export type SIGERROR = typeof Return_responseCode.SIGERROR;
  export type CONTRACT_VALIDATE_ERROR = typeof Return_responseCode.CONTRACT_VALIDATE_ERROR;
  export type CONTRACT_EXE_ERROR = typeof Return_responseCode.CONTRACT_EXE_ERROR;
  export type BANDWITH_ERROR = typeof Return_responseCode.BANDWITH_ERROR;
  export type DUP_TRANSACTION_ERROR = typeof Return_responseCode.DUP_TRANSACTION_ERROR;
  export type TAPOS_ERROR = typeof Return_responseCode.TAPOS_ERROR;
  export type TOO_BIG_TRANSACTION_ERROR = typeof Return_responseCode.TOO_BIG_TRANSACTION_ERROR;
  export type TRANSACTION_EXPIRATION_ERROR = typeof Return_responseCode.TRANSACTION_EXPIRATION_ERROR;
  export type SERVER_BUSY = typeof Return_responseCode.SERVER_BUSY;
  export type NO_CONNECTION = typeof Return_responseCode.NO_CONNECTION;
  export type NOT_ENOUGH_EFFECTIVE_CONNECTION = typeof Return_responseCode.NOT_ENOUGH_EFFECTIVE_CONNECTION;
  export type BLOCK_UNSOLIDIFIED = typeof Return_responseCode.BLOCK_UNSOLIDIFIED;
  export type OTHER_ERROR = typeof Return_responseCode.OTHER_ERROR;
  export type UNRECOGNIZED = typeof Return_responseCode.UNRECOGNIZED;
}

/** Result codes of the verification. */
export const ZksnarkResponse_Code = {
  SUCCESS: 0,
  FAILED: 1,
  UNRECOGNIZED: -1,
} as const;

export type ZksnarkResponse_Code = (typeof ZksnarkResponse_Code)[keyof typeof ZksnarkResponse_Code];

export namespace ZksnarkResponse_Code {
  export type SUCCESS = typeof ZksnarkResponse_Code.SUCCESS;
  export type FAILED = typeof ZksnarkResponse_Code.FAILED;
  export type UNRECOGNIZED = typeof ZksnarkResponse_Code.UNRECOGNIZED;
}
