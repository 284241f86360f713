// Generated from specs/grpc/protocol. Do not edit: change the spec and run `npm run generate`.

/** Type of an account. */
export const AccountType = {
  /** Normal - Account with keys. */
  Normal: 0,
  /** AssetIssue - Some accounts of the genesis block. Issuing a token does not set this type. */
  AssetIssue: 1,
  /** Contract - Account of a smart contract. */
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
  /** BANDWIDTH - Bandwidth, which pays for the bytes of transactions. */
  BANDWIDTH: 0,
  /** ENERGY - Energy, which pays for the execution of smart contracts. */
  ENERGY: 1,
  /** TRON_POWER - TRON Power, which gives votes. Stakes for it need a chain with the new resource model. */
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
  /** Owner - All operations. */
  Owner: 0,
  /** Witness - Production of blocks. */
  Witness: 1,
  /** Active - Operations listed in `operations`. */
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
  /** ACTIVE - In the order book. */
  ACTIVE: 0,
  /** INACTIVE - Filled, or closed because the rest was too small to trade. */
  INACTIVE: 1,
  /** CANCELED - Canceled by its owner. */
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
  /** PENDING - Witnesses can approve it until it expires. */
  PENDING: 0,
  /** DISAPPROVED - Expired without enough approvals. */
  DISAPPROVED: 1,
  /** APPROVED - Expired with enough approvals. Its values have been set. */
  APPROVED: 2,
  /** CANCELED - Withdrawn by its proposer. */
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
  /** UnknownEntryType - The type is not stated or not known. */
  UnknownEntryType: 0,
  /** Constructor - Constructor, which runs once at deployment. */
  Constructor: 1,
  /** Function - Function of the contract. */
  Function: 2,
  /** Event - Event, written to the log. */
  Event: 3,
  /** Fallback - Function for calls that match no other. */
  Fallback: 4,
  /** Receive - Function for transfers of TRX without data. */
  Receive: 5,
  /** Error - Custom error, returned by a revert. */
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
  /** UnknownMutabilityType - Not stated, as for events and errors. */
  UnknownMutabilityType: 0,
  /** Pure - Neither reads nor changes state. */
  Pure: 1,
  /** View - Reads state but does not change it. */
  View: 2,
  /** Nonpayable - May change state, and accepts no TRX. */
  Nonpayable: 3,
  /** Payable - May change state, and accepts TRX. */
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
  /** AccountCreateContract - Activates an account. */
  AccountCreateContract: 0,
  /** TransferContract - Transfers an amount of TRX. */
  TransferContract: 1,
  /** TransferAssetContract - Transfers a TRC-10 token. */
  TransferAssetContract: 2,
  /** VoteAssetContract - Votes for a token. Obsolete; nodes do not support it. */
  VoteAssetContract: 3,
  /** VoteWitnessContract - Votes for witnesses, and replaces all previous votes. */
  VoteWitnessContract: 4,
  /** WitnessCreateContract - Applies to become a witness. */
  WitnessCreateContract: 5,
  /** AssetIssueContract - Issues a TRC-10 token. */
  AssetIssueContract: 6,
  /** WitnessUpdateContract - Changes the URL of a witness. */
  WitnessUpdateContract: 8,
  /** ParticipateAssetIssueContract - Buys a TRC-10 token during its sale. */
  ParticipateAssetIssueContract: 9,
  /** AccountUpdateContract - Sets the name of an account. */
  AccountUpdateContract: 10,
  /** FreezeBalanceContract - Stakes TRX (Stake 1.0). */
  FreezeBalanceContract: 11,
  /** UnfreezeBalanceContract - Unstakes TRX (Stake 1.0). */
  UnfreezeBalanceContract: 12,
  /** WithdrawBalanceContract - Withdraws rewards for votes and blocks. */
  WithdrawBalanceContract: 13,
  /** UnfreezeAssetContract - Unlocks the locked supply of a TRC-10 token. */
  UnfreezeAssetContract: 14,
  /** UpdateAssetContract - Changes the description and limits of a TRC-10 token. */
  UpdateAssetContract: 15,
  /** ProposalCreateContract - Proposes values of chain parameters. */
  ProposalCreateContract: 16,
  /** ProposalApproveContract - Approves a proposal, or withdraws the approval. */
  ProposalApproveContract: 17,
  /** ProposalDeleteContract - Withdraws a proposal. */
  ProposalDeleteContract: 18,
  /** SetAccountIdContract - Sets the id of an account. */
  SetAccountIdContract: 19,
  /** CustomContract - Nodes do not support it. */
  CustomContract: 20,
  /** CreateSmartContract - Deploys a smart contract. */
  CreateSmartContract: 30,
  /** TriggerSmartContract - Calls a smart contract. */
  TriggerSmartContract: 31,
  /** GetContract - Nodes do not support it. */
  GetContract: 32,
  /** UpdateSettingContract - Sets the percentage of energy paid by a contract's callers. */
  UpdateSettingContract: 33,
  /** ExchangeCreateContract - Creates a trading pair of the exchange. */
  ExchangeCreateContract: 41,
  /** ExchangeInjectContract - Adds liquidity to a trading pair. */
  ExchangeInjectContract: 42,
  /** ExchangeWithdrawContract - Withdraws liquidity from a trading pair. */
  ExchangeWithdrawContract: 43,
  /** ExchangeTransactionContract - Trades with a trading pair. */
  ExchangeTransactionContract: 44,
  /** UpdateEnergyLimitContract - Sets the maximum energy that a contract's deployer pays for a call. */
  UpdateEnergyLimitContract: 45,
  /** AccountPermissionUpdateContract - Replaces the permissions of an account. */
  AccountPermissionUpdateContract: 46,
  /** ClearABIContract - Clears the ABI of a smart contract. */
  ClearABIContract: 48,
  /** UpdateBrokerageContract - Sets the percentage of rewards that a witness retains. */
  UpdateBrokerageContract: 49,
  /** ShieldedTransferContract - Transfers a token between shielded and transparent addresses. */
  ShieldedTransferContract: 51,
  /** MarketSellAssetContract - Places a sell order in the market. */
  MarketSellAssetContract: 52,
  /** MarketCancelOrderContract - Cancels an order in the market. */
  MarketCancelOrderContract: 53,
  /** FreezeBalanceV2Contract - Stakes TRX (Stake 2.0). */
  FreezeBalanceV2Contract: 54,
  /** UnfreezeBalanceV2Contract - Unstakes TRX (Stake 2.0). */
  UnfreezeBalanceV2Contract: 55,
  /** WithdrawExpireUnfreezeContract - Withdraws unstaked TRX whose waiting period is over. */
  WithdrawExpireUnfreezeContract: 56,
  /** DelegateResourceContract - Delegates resources to another account. */
  DelegateResourceContract: 57,
  /** UnDelegateResourceContract - Reclaims delegated resources. */
  UnDelegateResourceContract: 58,
  /** CancelAllUnfreezeV2Contract - Cancels all pending unstaking and stakes the TRX again. */
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
  /** SUCESS - The operation succeeded. Misspelled in the protocol. */
  SUCESS: 0,
  /** FAILED - The operation failed. */
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
  /** DEFAULT - Not recorded, as in blocks from before smart contracts. */
  DEFAULT: 0,
  /** SUCCESS - The operation succeeded. */
  SUCCESS: 1,
  /** REVERT - The contract reverted the call. */
  REVERT: 2,
  /** BAD_JUMP_DESTINATION - The contract jumped to an invalid position. */
  BAD_JUMP_DESTINATION: 3,
  /** OUT_OF_MEMORY - The call needed more memory than the 3 MiB allowed. */
  OUT_OF_MEMORY: 4,
  /** PRECOMPILED_CONTRACT - A precompiled contract failed. */
  PRECOMPILED_CONTRACT: 5,
  /** STACK_TOO_SMALL - An instruction needed more stack items than there were. */
  STACK_TOO_SMALL: 6,
  /** STACK_TOO_LARGE - The stack grew beyond 1,024 items. */
  STACK_TOO_LARGE: 7,
  /** ILLEGAL_OPERATION - The contract executed an invalid instruction. */
  ILLEGAL_OPERATION: 8,
  /** STACK_OVERFLOW - Reserved. Nodes report `STACK_TOO_LARGE`. */
  STACK_OVERFLOW: 9,
  /** OUT_OF_ENERGY - The call used all energy that `fee_limit` and stakes allow. */
  OUT_OF_ENERGY: 10,
  /** OUT_OF_TIME - The call exceeded the maximum CPU time of a transaction. */
  OUT_OF_TIME: 11,
  /** JVM_STACK_OVER_FLOW - The node's own stack overflowed while executing the call. */
  JVM_STACK_OVER_FLOW: 12,
  /** UNKNOWN - The call failed for another reason. */
  UNKNOWN: 13,
  /** TRANSFER_FAILED - A transfer of TRX or a TRC-10 token within the call failed. */
  TRANSFER_FAILED: 14,
  /** INVALID_CODE - The code to deploy starts with the reserved byte 0xEF. */
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
  /** SUCESS - The execution succeeded. Misspelled in the protocol. */
  SUCESS: 0,
  /** FAILED - The execution failed; `resMessage` says why. */
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
  /** ENOUGH_PERMISSION - The signatures reach the threshold. */
  ENOUGH_PERMISSION: 0,
  /** NOT_ENOUGH_PERMISSION - The signatures do not reach the threshold. */
  NOT_ENOUGH_PERMISSION: 1,
  /** SIGNATURE_FORMAT_ERROR - A signature is shorter than 65 bytes. */
  SIGNATURE_FORMAT_ERROR: 2,
  /** COMPUTE_ADDRESS_ERROR - The address of a signer could not be recovered. */
  COMPUTE_ADDRESS_ERROR: 3,
  /** PERMISSION_ERROR - Account or permission does not exist, or does not allow operation or signers. */
  PERMISSION_ERROR: 4,
  /** OTHER_ERROR - Another error; `message` says which. */
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
  /** SUCCESS - The signers are listed. */
  SUCCESS: 0,
  /** SIGNATURE_FORMAT_ERROR - A signature is shorter than 65 bytes. */
  SIGNATURE_FORMAT_ERROR: 1,
  /** COMPUTE_ADDRESS_ERROR - The address of a signer could not be recovered. */
  COMPUTE_ADDRESS_ERROR: 2,
  /** OTHER_ERROR - Another error, such as an account that does not exist. */
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
  /** SUCCESS - The request succeeded. */
  SUCCESS: 0,
  /** SIGERROR - Signatures are invalid or lack the required permission. */
  SIGERROR: 1,
  /** CONTRACT_VALIDATE_ERROR - The transaction is not valid in the current state; `message` says why. */
  CONTRACT_VALIDATE_ERROR: 2,
  /** CONTRACT_EXE_ERROR - The execution failed; `message` says why. */
  CONTRACT_EXE_ERROR: 3,
  /** BANDWITH_ERROR - The account lacks bandwidth, and TRX to pay for it. Misspelled in the protocol. */
  BANDWITH_ERROR: 4,
  /** DUP_TRANSACTION_ERROR - The node already has the transaction. */
  DUP_TRANSACTION_ERROR: 5,
  /** TAPOS_ERROR - The block that the transaction refers to is unknown or too old. */
  TAPOS_ERROR: 6,
  /** TOO_BIG_TRANSACTION_ERROR - The transaction is too large; the maximum is about 500 KiB. */
  TOO_BIG_TRANSACTION_ERROR: 7,
  /** TRANSACTION_EXPIRATION_ERROR - The transaction has expired, or expires in more than 24 hours. */
  TRANSACTION_EXPIRATION_ERROR: 8,
  /** SERVER_BUSY - The node has too many pending transactions. Try again later. */
  SERVER_BUSY: 9,
  /** NO_CONNECTION - The node has no peers. */
  NO_CONNECTION: 10,
  /** NOT_ENOUGH_EFFECTIVE_CONNECTION - The node has too few synchronized peers, or reached none. */
  NOT_ENOUGH_EFFECTIVE_CONNECTION: 11,
  /** BLOCK_UNSOLIDIFIED - Too many blocks are not solidified yet. Try again later. */
  BLOCK_UNSOLIDIFIED: 12,
  /** OTHER_ERROR - Another error; `message` says which. */
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
  /** SUCCESS - The proofs are valid. */
  SUCCESS: 0,
  /** FAILED - The proofs are invalid. */
  FAILED: 1,
  UNRECOGNIZED: -1,
} as const;

export type ZksnarkResponse_Code = (typeof ZksnarkResponse_Code)[keyof typeof ZksnarkResponse_Code];

export namespace ZksnarkResponse_Code {
  export type SUCCESS = typeof ZksnarkResponse_Code.SUCCESS;
  export type FAILED = typeof ZksnarkResponse_Code.FAILED;
  export type UNRECOGNIZED = typeof ZksnarkResponse_Code.UNRECOGNIZED;
}
