// Generated from specs/grpc/protocol. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";
import type { LazyOption, Methods } from "../wire/method.ts";
import type {
  Account,
  AccountBalanceRequest,
  AccountBalanceResponse,
  BlockBalanceTrace,
  BlockBalanceTrace_BlockIdentifier,
} from "./protocol/account.ts";
import type {
  AccountCreateContract,
  AccountPermissionUpdateContract,
  AccountUpdateContract,
  CancelAllUnfreezeV2Contract,
  DelegateResourceContract,
  FreezeBalanceContract,
  FreezeBalanceV2Contract,
  SetAccountIdContract,
  TransferContract,
  UnDelegateResourceContract,
  UnfreezeBalanceContract,
  UnfreezeBalanceV2Contract,
  VoteWitnessContract,
  WithdrawBalanceContract,
  WithdrawExpireUnfreezeContract,
} from "./protocol/account_contract.ts";
import type {
  AssetIssueContract,
  AssetIssueList,
  ParticipateAssetIssueContract,
  TransferAssetContract,
  UnfreezeAssetContract,
  UpdateAssetContract,
} from "./protocol/asset.ts";
import type {
  Block,
  BlockExtention,
  BlockLimit,
  BlockList,
  BlockListExtention,
  BlockReq,
} from "./protocol/block.ts";
import type {
  ProposalApproveContract,
  ProposalCreateContract,
  ProposalDeleteContract,
  UpdateBrokerageContract,
  WitnessCreateContract,
  WitnessUpdateContract,
} from "./protocol/committee_contract.ts";
import type { BlockReference, DynamicProperties } from "./protocol/database.ts";
import type {
  Exchange,
  ExchangeCreateContract,
  ExchangeInjectContract,
  ExchangeList,
  ExchangeTransactionContract,
  ExchangeWithdrawContract,
  MarketCancelOrderContract,
  MarketOrder,
  MarketOrderList,
  MarketOrderPair,
  MarketOrderPairList,
  MarketPriceList,
  MarketSellAssetContract,
} from "./protocol/market.ts";
import type { MetricsInfo } from "./protocol/monitor.ts";
import type { NodeInfo, NodeList } from "./protocol/node.ts";
import type { Proposal, ProposalList } from "./protocol/proposal.ts";
import type {
  AccountNetMessage,
  AccountResourceMessage,
  CanDelegatedMaxSizeRequestMessage,
  CanDelegatedMaxSizeResponseMessage,
  CanWithdrawUnfreezeAmountRequestMessage,
  CanWithdrawUnfreezeAmountResponseMessage,
  DelegatedResourceAccountIndex,
  DelegatedResourceList,
  DelegatedResourceMessage,
  GetAvailableUnfreezeCountRequestMessage,
  GetAvailableUnfreezeCountResponseMessage,
  WitnessList,
} from "./protocol/resource.ts";
import type {
  DecryptNotes,
  DecryptNotesMarked,
  DecryptNotesTRC20,
  IncrementalMerkleVoucherInfo,
  IvkDecryptAndMarkParameters,
  IvkDecryptParameters,
  IvkDecryptTRC20Parameters,
  NfTRC20Parameters,
  NoteParameters,
  NullifierResult,
  OutputPointInfo,
  OvkDecryptParameters,
  OvkDecryptTRC20Parameters,
  SpendResult,
} from "./protocol/shielded.ts";
import type {
  DiversifierMessage,
  ExpandedSpendingKeyMessage,
  IncomingViewingKeyDiversifierMessage,
  IncomingViewingKeyMessage,
  PaymentAddressMessage,
  ShieldedAddressInfo,
  SpendAuthSigParameters,
  ViewingKeyMessage,
} from "./protocol/shielded_keys.ts";
import type {
  NfParameters,
  PrivateParameters,
  PrivateParametersWithoutAsk,
  PrivateShieldedTRC20Parameters,
  PrivateShieldedTRC20ParametersWithoutAsk,
  ShieldedTRC20Parameters,
  ShieldedTRC20TriggerContractParameters,
} from "./protocol/shielded_transfer.ts";
import type {
  ClearABIContract,
  CreateSmartContract,
  EstimateEnergyMessage,
  SmartContract,
  SmartContractDataWrapper,
  TriggerSmartContract,
  UpdateEnergyLimitContract,
  UpdateSettingContract,
} from "./protocol/smart_contract.ts";
import type {
  BuyStorageBytesContract,
  BuyStorageContract,
  SellStorageContract,
} from "./protocol/storage_contract.ts";
import type {
  Transaction,
  TransactionApprovedList,
  TransactionExtention,
  TransactionIdList,
  TransactionInfo,
  TransactionInfoList,
  TransactionSignWeight,
} from "./protocol/transaction.ts";
import type {
  BytesMessage,
  EmptyMessage,
  NumberMessage,
  PaginatedMessage,
  PricesResponseMessage,
  Return,
} from "./protocol/values.ts";
import type { ChainParameters } from "./protocol/wallet.ts";
import type {
  AccountPaginated,
  TransactionList,
  TransactionListExtention,
} from "./protocol/wallet_extension.ts";
import type { ZksnarkRequest, ZksnarkResponse } from "./protocol/zksnark.ts";

/**
 * Reads the blocks that the node has stored. Most nodes do not expose this service.
 * Source: tronprotocol/protocol.
 */
export interface Database {
  /** The same, with a view of each response in place of the decoded message. */
  getBlockReference(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<BlockReference>>;
  /**
   * Gets the number and id of the latest block, to which a new transaction refers. The name is
   * lower-case in the protocol.
   *
   * On the wire `protocol.Database/getBlockReference`; safe.
   */
  getBlockReference(request?: DeepPartial<EmptyMessage>): Promise<BlockReference>;

  /** The same, with a view of each response in place of the decoded message. */
  getDynamicProperties(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<DynamicProperties>>;
  /**
   * Gets the properties that change with each block.
   *
   * On the wire `protocol.Database/GetDynamicProperties`; safe.
   */
  getDynamicProperties(request?: DeepPartial<EmptyMessage>): Promise<DynamicProperties>;

  /** The same, with a view of each response in place of the decoded message. */
  getNowBlock(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets the latest block.
   *
   * On the wire `protocol.Database/GetNowBlock`; safe.
   */
  getNowBlock(request?: DeepPartial<EmptyMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets a block by number.
   *
   * On the wire `protocol.Database/GetBlockByNum`; safe.
   */
  getBlockByNum(request: DeepPartial<NumberMessage>): Promise<Block>;
}

/**
 * Reports the metrics of the node, if its configuration turns them on.
 * Source: tronprotocol/protocol.
 */
export interface Monitor {
  /** The same, with a view of each response in place of the decoded message. */
  getStatsInfo(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<MetricsInfo>>;
  /**
   * Gets the metrics of the node, its chain and its network.
   *
   * On the wire `protocol.Monitor/GetStatsInfo`; safe.
   */
  getStatsInfo(request?: DeepPartial<EmptyMessage>): Promise<MetricsInfo>;
}

/**
 * Reads the state of the latest block, builds unsigned transactions and broadcasts signed ones.
 * Calls that build a transaction change nothing on chain. Addresses are 21 bytes, 0x41 first; amounts
 * are in sun.
 * Source: tronprotocol/protocol.
 */
export interface Wallet {
  /** The same, with a view of each response in place of the decoded message. */
  getAccount(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<Account>>;
  /**
   * Gets an account by its address.
   *
   * On the wire `protocol.Wallet/GetAccount`; safe.
   */
  getAccount(request: DeepPartial<Account>): Promise<Account>;

  /** The same, with a view of each response in place of the decoded message. */
  getAccountById(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<Account>>;
  /**
   * Gets an account by its id.
   *
   * On the wire `protocol.Wallet/GetAccountById`; safe.
   */
  getAccountById(request: DeepPartial<Account>): Promise<Account>;

  /** The same, with a view of each response in place of the decoded message. */
  getAccountBalance(request: DeepPartial<AccountBalanceRequest>, options: LazyOption): Promise<LazyMessage<AccountBalanceResponse>>;
  /**
   * Gets the balance of an account at a block. Requires a node with balance history.
   *
   * On the wire `protocol.Wallet/GetAccountBalance`; safe.
   */
  getAccountBalance(request: DeepPartial<AccountBalanceRequest>): Promise<AccountBalanceResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockBalanceTrace(request: DeepPartial<BlockBalanceTrace_BlockIdentifier>, options: LazyOption): Promise<LazyMessage<BlockBalanceTrace>>;
  /**
   * Gets the balance changes by a block's transactions. Requires a node with balance history.
   *
   * On the wire `protocol.Wallet/GetBlockBalanceTrace`; safe.
   */
  getBlockBalanceTrace(request: DeepPartial<BlockBalanceTrace_BlockIdentifier>): Promise<BlockBalanceTrace>;

  /** The same, with a view of each response in place of the decoded message. */
  getAccountNet(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<AccountNetMessage>>;
  /**
   * Gets an account's bandwidth by `address`.
   *
   * On the wire `protocol.Wallet/GetAccountNet`; safe.
   */
  getAccountNet(request: DeepPartial<Account>): Promise<AccountNetMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getAccountResource(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<AccountResourceMessage>>;
  /**
   * Gets an account's bandwidth and energy by `address`.
   *
   * On the wire `protocol.Wallet/GetAccountResource`; safe.
   */
  getAccountResource(request: DeepPartial<Account>): Promise<AccountResourceMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  createAccount(request: DeepPartial<AccountCreateContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that activates an account. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/CreateAccount`; safe.
   */
  createAccount(request: DeepPartial<AccountCreateContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  createAccount2(request: DeepPartial<AccountCreateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that activates an account.
   *
   * On the wire `protocol.Wallet/CreateAccount2`; safe.
   */
  createAccount2(request: DeepPartial<AccountCreateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  updateAccount(request: DeepPartial<AccountUpdateContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that names an account. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/UpdateAccount`; safe.
   */
  updateAccount(request: DeepPartial<AccountUpdateContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  updateAccount2(request: DeepPartial<AccountUpdateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that names an account.
   *
   * On the wire `protocol.Wallet/UpdateAccount2`; safe.
   */
  updateAccount2(request: DeepPartial<AccountUpdateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  setAccountId(request: DeepPartial<SetAccountIdContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that sets the id of an account. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/SetAccountId`; safe.
   */
  setAccountId(request: DeepPartial<SetAccountIdContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  accountPermissionUpdate(request: DeepPartial<AccountPermissionUpdateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that replaces an account's permissions.
   *
   * On the wire `protocol.Wallet/AccountPermissionUpdate`; safe.
   */
  accountPermissionUpdate(request: DeepPartial<AccountPermissionUpdateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getRewardInfo(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * On the wire `protocol.Wallet/GetRewardInfo`; safe.
   */
  getRewardInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getBrokerageInfo(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * On the wire `protocol.Wallet/GetBrokerageInfo`; safe.
   */
  getBrokerageInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  updateBrokerage(request: DeepPartial<UpdateBrokerageContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that sets the brokerage of a witness.
   *
   * On the wire `protocol.Wallet/UpdateBrokerage`; safe.
   */
  updateBrokerage(request: DeepPartial<UpdateBrokerageContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  listWitnesses(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<WitnessList>>;
  /**
   * Lists all witnesses.
   *
   * On the wire `protocol.Wallet/ListWitnesses`; safe.
   */
  listWitnesses(request?: DeepPartial<EmptyMessage>): Promise<WitnessList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedNowWitnessList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<WitnessList>>;
  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * On the wire `protocol.Wallet/GetPaginatedNowWitnessList`; safe.
   */
  getPaginatedNowWitnessList(request: DeepPartial<PaginatedMessage>): Promise<WitnessList>;

  /** The same, with a view of each response in place of the decoded message. */
  getNextMaintenanceTime(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the time of the next maintenance, when votes are counted, in milliseconds.
   *
   * On the wire `protocol.Wallet/GetNextMaintenanceTime`; safe.
   */
  getNextMaintenanceTime(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  createWitness(request: DeepPartial<WitnessCreateContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that applies as a witness. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/CreateWitness`; safe.
   */
  createWitness(request: DeepPartial<WitnessCreateContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  createWitness2(request: DeepPartial<WitnessCreateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that applies as a witness.
   *
   * On the wire `protocol.Wallet/CreateWitness2`; safe.
   */
  createWitness2(request: DeepPartial<WitnessCreateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  updateWitness(request: DeepPartial<WitnessUpdateContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that changes a witness's URL. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/UpdateWitness`; safe.
   */
  updateWitness(request: DeepPartial<WitnessUpdateContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  updateWitness2(request: DeepPartial<WitnessUpdateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that changes a witness's URL.
   *
   * On the wire `protocol.Wallet/UpdateWitness2`; safe.
   */
  updateWitness2(request: DeepPartial<WitnessUpdateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  voteWitnessAccount(request: DeepPartial<VoteWitnessContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that votes for witnesses. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/VoteWitnessAccount`; safe.
   */
  voteWitnessAccount(request: DeepPartial<VoteWitnessContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  voteWitnessAccount2(request: DeepPartial<VoteWitnessContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that votes for witnesses.
   *
   * On the wire `protocol.Wallet/VoteWitnessAccount2`; safe.
   */
  voteWitnessAccount2(request: DeepPartial<VoteWitnessContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  withdrawBalance(request: DeepPartial<WithdrawBalanceContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that withdraws rewards. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/WithdrawBalance`; safe.
   */
  withdrawBalance(request: DeepPartial<WithdrawBalanceContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  withdrawBalance2(request: DeepPartial<WithdrawBalanceContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that withdraws rewards.
   *
   * On the wire `protocol.Wallet/WithdrawBalance2`; safe.
   */
  withdrawBalance2(request: DeepPartial<WithdrawBalanceContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  freezeBalance(request: DeepPartial<FreezeBalanceContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that stakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/FreezeBalance`; safe.
   */
  freezeBalance(request: DeepPartial<FreezeBalanceContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  freezeBalance2(request: DeepPartial<FreezeBalanceContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that stakes TRX (Stake 1.0).
   *
   * On the wire `protocol.Wallet/FreezeBalance2`; safe.
   */
  freezeBalance2(request: DeepPartial<FreezeBalanceContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  unfreezeBalance(request: DeepPartial<UnfreezeBalanceContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that unstakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/UnfreezeBalance`; safe.
   */
  unfreezeBalance(request: DeepPartial<UnfreezeBalanceContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  unfreezeBalance2(request: DeepPartial<UnfreezeBalanceContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that unstakes TRX (Stake 1.0).
   *
   * On the wire `protocol.Wallet/UnfreezeBalance2`; safe.
   */
  unfreezeBalance2(request: DeepPartial<UnfreezeBalanceContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  freezeBalanceV2(request: DeepPartial<FreezeBalanceV2Contract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that stakes TRX.
   *
   * On the wire `protocol.Wallet/FreezeBalanceV2`; safe.
   */
  freezeBalanceV2(request: DeepPartial<FreezeBalanceV2Contract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  unfreezeBalanceV2(request: DeepPartial<UnfreezeBalanceV2Contract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that unstakes TRX.
   *
   * On the wire `protocol.Wallet/UnfreezeBalanceV2`; safe.
   */
  unfreezeBalanceV2(request: DeepPartial<UnfreezeBalanceV2Contract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  withdrawExpireUnfreeze(request: DeepPartial<WithdrawExpireUnfreezeContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that withdraws unstaked TRX whose waiting period is over.
   *
   * On the wire `protocol.Wallet/WithdrawExpireUnfreeze`; safe.
   */
  withdrawExpireUnfreeze(request: DeepPartial<WithdrawExpireUnfreezeContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  cancelAllUnfreezeV2(request: DeepPartial<CancelAllUnfreezeV2Contract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that cancels all pending unstaking and stakes the TRX again.
   *
   * On the wire `protocol.Wallet/CancelAllUnfreezeV2`; safe.
   */
  cancelAllUnfreezeV2(request: DeepPartial<CancelAllUnfreezeV2Contract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  delegateResource(request: DeepPartial<DelegateResourceContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that delegates resources to another account.
   *
   * On the wire `protocol.Wallet/DelegateResource`; safe.
   */
  delegateResource(request: DeepPartial<DelegateResourceContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  unDelegateResource(request: DeepPartial<UnDelegateResourceContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that reclaims delegated resources.
   *
   * On the wire `protocol.Wallet/UnDelegateResource`; safe.
   */
  unDelegateResource(request: DeepPartial<UnDelegateResourceContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceList>>;
  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * On the wire `protocol.Wallet/GetDelegatedResource`; safe.
   */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceList>>;
  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceV2`; safe.
   */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceAccountIndex>>;
  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceAccountIndex`; safe.
   */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceAccountIndex>>;
  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceAccountIndexV2`; safe.
   */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /** The same, with a view of each response in place of the decoded message. */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>, options: LazyOption): Promise<LazyMessage<CanDelegatedMaxSizeResponseMessage>>;
  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * On the wire `protocol.Wallet/GetCanDelegatedMaxSize`; safe.
   */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>): Promise<CanDelegatedMaxSizeResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>, options: LazyOption): Promise<LazyMessage<GetAvailableUnfreezeCountResponseMessage>>;
  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * On the wire `protocol.Wallet/GetAvailableUnfreezeCount`; safe.
   */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>, options: LazyOption): Promise<LazyMessage<CanWithdrawUnfreezeAmountResponseMessage>>;
  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * On the wire `protocol.Wallet/GetCanWithdrawUnfreezeAmount`; safe.
   */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getNowBlock(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets the latest block.
   *
   * On the wire `protocol.Wallet/GetNowBlock`; safe.
   */
  getNowBlock(request?: DeepPartial<EmptyMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getNowBlock2(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets the latest block, with its id and those of its transactions.
   *
   * On the wire `protocol.Wallet/GetNowBlock2`; safe.
   */
  getNowBlock2(request?: DeepPartial<EmptyMessage>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets a block by number.
   *
   * On the wire `protocol.Wallet/GetBlockByNum`; safe.
   */
  getBlockByNum(request: DeepPartial<NumberMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByNum2(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets a block by number, with its id and those of its transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByNum2`; safe.
   */
  getBlockByNum2(request: DeepPartial<NumberMessage>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets a block by id.
   *
   * On the wire `protocol.Wallet/GetBlockById`; safe.
   */
  getBlockById(request: DeepPartial<BytesMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByLimitNext(request: DeepPartial<BlockLimit>, options: LazyOption): Promise<LazyMessage<BlockList>>;
  /**
   * Gets a range of blocks.
   *
   * On the wire `protocol.Wallet/GetBlockByLimitNext`; safe.
   */
  getBlockByLimitNext(request: DeepPartial<BlockLimit>): Promise<BlockList>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByLimitNext2(request: DeepPartial<BlockLimit>, options: LazyOption): Promise<LazyMessage<BlockListExtention>>;
  /**
   * Gets a range of blocks, with their ids and those of their transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByLimitNext2`; safe.
   */
  getBlockByLimitNext2(request: DeepPartial<BlockLimit>): Promise<BlockListExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByLatestNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<BlockList>>;
  /**
   * Gets the latest blocks, as many as requested.
   *
   * On the wire `protocol.Wallet/GetBlockByLatestNum`; safe.
   */
  getBlockByLatestNum(request: DeepPartial<NumberMessage>): Promise<BlockList>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByLatestNum2(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<BlockListExtention>>;
  /**
   * Gets the latest blocks, as many as requested, with their ids and those of their transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByLatestNum2`; safe.
   */
  getBlockByLatestNum2(request: DeepPartial<NumberMessage>): Promise<BlockListExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlock(request: DeepPartial<BlockReq>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * On the wire `protocol.Wallet/GetBlock`; safe.
   */
  getBlock(request: DeepPartial<BlockReq>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Counts the transactions of a block.
   *
   * On the wire `protocol.Wallet/GetTransactionCountByBlockNum`; safe.
   */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Gets a transaction.
   *
   * On the wire `protocol.Wallet/GetTransactionById`; safe.
   */
  getTransactionById(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionInfoById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<TransactionInfo>>;
  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * On the wire `protocol.Wallet/GetTransactionInfoById`; safe.
   */
  getTransactionInfoById(request: DeepPartial<BytesMessage>): Promise<TransactionInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<TransactionInfoList>>;
  /**
   * Gets the results of a block's transactions.
   *
   * On the wire `protocol.Wallet/GetTransactionInfoByBlockNum`; safe.
   */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>): Promise<TransactionInfoList>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionFromPending(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Gets a pending transaction by id.
   *
   * On the wire `protocol.Wallet/GetTransactionFromPending`; safe.
   */
  getTransactionFromPending(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionListFromPending(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<TransactionIdList>>;
  /**
   * Lists the ids of pending transactions.
   *
   * On the wire `protocol.Wallet/GetTransactionListFromPending`; safe.
   */
  getTransactionListFromPending(request?: DeepPartial<EmptyMessage>): Promise<TransactionIdList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPendingSize(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Counts the pending transactions.
   *
   * On the wire `protocol.Wallet/GetPendingSize`; safe.
   */
  getPendingSize(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  totalTransaction(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Counts all transactions. Most nodes no longer support this.
   *
   * On the wire `protocol.Wallet/TotalTransaction`; safe.
   */
  totalTransaction(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionSignWeight(request: DeepPartial<Transaction>, options: LazyOption): Promise<LazyMessage<TransactionSignWeight>>;
  /**
   * Checks whether the signatures of a transaction reach the threshold of the permission.
   *
   * On the wire `protocol.Wallet/GetTransactionSignWeight`; safe.
   */
  getTransactionSignWeight(request: DeepPartial<Transaction>): Promise<TransactionSignWeight>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionApprovedList(request: DeepPartial<Transaction>, options: LazyOption): Promise<LazyMessage<TransactionApprovedList>>;
  /**
   * Lists the signers of a transaction.
   *
   * On the wire `protocol.Wallet/GetTransactionApprovedList`; safe.
   */
  getTransactionApprovedList(request: DeepPartial<Transaction>): Promise<TransactionApprovedList>;

  /** The same, with a view of each response in place of the decoded message. */
  createTransaction(request: DeepPartial<TransferContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transfer of TRX. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/CreateTransaction`; safe.
   */
  createTransaction(request: DeepPartial<TransferContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  createTransaction2(request: DeepPartial<TransferContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transfer of TRX.
   *
   * On the wire `protocol.Wallet/CreateTransaction2`; safe.
   */
  createTransaction2(request: DeepPartial<TransferContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  transferAsset(request: DeepPartial<TransferAssetContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transfer of a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/TransferAsset`; safe.
   */
  transferAsset(request: DeepPartial<TransferAssetContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  transferAsset2(request: DeepPartial<TransferAssetContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transfer of a TRC-10 token.
   *
   * On the wire `protocol.Wallet/TransferAsset2`; safe.
   */
  transferAsset2(request: DeepPartial<TransferAssetContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  createAssetIssue(request: DeepPartial<AssetIssueContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that issues a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/CreateAssetIssue`; safe.
   */
  createAssetIssue(request: DeepPartial<AssetIssueContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  createAssetIssue2(request: DeepPartial<AssetIssueContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that issues a TRC-10 token.
   *
   * On the wire `protocol.Wallet/CreateAssetIssue2`; safe.
   */
  createAssetIssue2(request: DeepPartial<AssetIssueContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  updateAsset(request: DeepPartial<UpdateAssetContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that changes a TRC-10 token's description and limits. Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/UpdateAsset`; safe.
   */
  updateAsset(request: DeepPartial<UpdateAssetContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  updateAsset2(request: DeepPartial<UpdateAssetContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that changes a TRC-10 token's description and limits.
   *
   * On the wire `protocol.Wallet/UpdateAsset2`; safe.
   */
  updateAsset2(request: DeepPartial<UpdateAssetContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  participateAssetIssue(request: DeepPartial<ParticipateAssetIssueContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that buys a TRC-10 token during its sale.
   * Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/ParticipateAssetIssue`; safe.
   */
  participateAssetIssue(request: DeepPartial<ParticipateAssetIssueContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  participateAssetIssue2(request: DeepPartial<ParticipateAssetIssueContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that buys a TRC-10 token during its sale.
   *
   * On the wire `protocol.Wallet/ParticipateAssetIssue2`; safe.
   */
  participateAssetIssue2(request: DeepPartial<ParticipateAssetIssueContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  unfreezeAsset(request: DeepPartial<UnfreezeAssetContract>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Builds a transaction that unlocks the locked supply of a TRC-10 token.
   * Over gRPC, returns an empty message if it cannot.
   *
   * On the wire `protocol.Wallet/UnfreezeAsset`; safe.
   */
  unfreezeAsset(request: DeepPartial<UnfreezeAssetContract>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  unfreezeAsset2(request: DeepPartial<UnfreezeAssetContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that unlocks the locked supply of a TRC-10 token.
   *
   * On the wire `protocol.Wallet/UnfreezeAsset2`; safe.
   */
  unfreezeAsset2(request: DeepPartial<UnfreezeAssetContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueList(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists all TRC-10 tokens.
   *
   * On the wire `protocol.Wallet/GetAssetIssueList`; safe.
   */
  getAssetIssueList(request?: DeepPartial<EmptyMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedAssetIssueList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * On the wire `protocol.Wallet/GetPaginatedAssetIssueList`; safe.
   */
  getPaginatedAssetIssueList(request: DeepPartial<PaginatedMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueByAccount(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists the TRC-10 tokens that an account, by `address`, has issued.
   *
   * On the wire `protocol.Wallet/GetAssetIssueByAccount`; safe.
   */
  getAssetIssueByAccount(request: DeepPartial<Account>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueContract>>;
  /**
   * Gets a TRC-10 token by id.
   *
   * On the wire `protocol.Wallet/GetAssetIssueById`; safe.
   */
  getAssetIssueById(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueByName(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueContract>>;
  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * On the wire `protocol.Wallet/GetAssetIssueByName`; safe.
   */
  getAssetIssueByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueListByName(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists the TRC-10 tokens with a name.
   *
   * On the wire `protocol.Wallet/GetAssetIssueListByName`; safe.
   */
  getAssetIssueListByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  createCommonTransaction(request: DeepPartial<Transaction>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Fills in the reference block and expiration of a transaction of any type.
   *
   * On the wire `protocol.Wallet/CreateCommonTransaction`; safe.
   */
  createCommonTransaction(request: DeepPartial<Transaction>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  broadcastTransaction(request: DeepPartial<Transaction>, options: LazyOption): Promise<LazyMessage<Return>>;
  /**
   * Broadcasts a signed transaction. `result` of the response states whether the node accepted it.
   *
   * On the wire `protocol.Wallet/BroadcastTransaction`; write.
   */
  broadcastTransaction(request: DeepPartial<Transaction>): Promise<Return>;

  /** The same, with a view of each response in place of the decoded message. */
  deployContract(request: DeepPartial<CreateSmartContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that deploys a contract.
   *
   * On the wire `protocol.Wallet/DeployContract`; safe.
   */
  deployContract(request: DeepPartial<CreateSmartContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getContract(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<SmartContract>>;
  /**
   * Gets a contract by address.
   *
   * On the wire `protocol.Wallet/GetContract`; safe.
   */
  getContract(request: DeepPartial<BytesMessage>): Promise<SmartContract>;

  /** The same, with a view of each response in place of the decoded message. */
  getContractInfo(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<SmartContractDataWrapper>>;
  /**
   * Gets a contract with its runtime code and its state in the dynamic energy model.
   *
   * On the wire `protocol.Wallet/GetContractInfo`; safe.
   */
  getContractInfo(request: DeepPartial<BytesMessage>): Promise<SmartContractDataWrapper>;

  /** The same, with a view of each response in place of the decoded message. */
  triggerContract(request: DeepPartial<TriggerSmartContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that calls a contract.
   *
   * On the wire `protocol.Wallet/TriggerContract`; safe.
   */
  triggerContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Calls a contract without creating a transaction.
   *
   * On the wire `protocol.Wallet/TriggerConstantContract`; safe.
   */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>, options: LazyOption): Promise<LazyMessage<EstimateEnergyMessage>>;
  /**
   * Estimates the energy that a call needs.
   *
   * On the wire `protocol.Wallet/EstimateEnergy`; safe.
   */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>): Promise<EstimateEnergyMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  clearContractABI(request: DeepPartial<ClearABIContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that removes a contract's ABI.
   *
   * On the wire `protocol.Wallet/ClearContractABI`; safe.
   */
  clearContractABI(request: DeepPartial<ClearABIContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  updateSetting(request: DeepPartial<UpdateSettingContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that sets the percentage of energy paid by a contract's callers.
   *
   * On the wire `protocol.Wallet/UpdateSetting`; safe.
   */
  updateSetting(request: DeepPartial<UpdateSettingContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  updateEnergyLimit(request: DeepPartial<UpdateEnergyLimitContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that sets the maximum energy that a contract's owner pays for a call.
   *
   * On the wire `protocol.Wallet/UpdateEnergyLimit`; safe.
   */
  updateEnergyLimit(request: DeepPartial<UpdateEnergyLimitContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  listProposals(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<ProposalList>>;
  /**
   * Lists all proposals.
   *
   * On the wire `protocol.Wallet/ListProposals`; safe.
   */
  listProposals(request?: DeepPartial<EmptyMessage>): Promise<ProposalList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedProposalList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<ProposalList>>;
  /**
   * Lists proposals, a page at a time.
   *
   * On the wire `protocol.Wallet/GetPaginatedProposalList`; safe.
   */
  getPaginatedProposalList(request: DeepPartial<PaginatedMessage>): Promise<ProposalList>;

  /** The same, with a view of each response in place of the decoded message. */
  getProposalById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Proposal>>;
  /**
   * Gets a proposal by its number: 8 bytes, big-endian.
   *
   * On the wire `protocol.Wallet/GetProposalById`; safe.
   */
  getProposalById(request: DeepPartial<BytesMessage>): Promise<Proposal>;

  /** The same, with a view of each response in place of the decoded message. */
  proposalCreate(request: DeepPartial<ProposalCreateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that proposes values of chain parameters.
   *
   * On the wire `protocol.Wallet/ProposalCreate`; safe.
   */
  proposalCreate(request: DeepPartial<ProposalCreateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  proposalApprove(request: DeepPartial<ProposalApproveContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that approves a proposal, or withdraws the approval.
   *
   * On the wire `protocol.Wallet/ProposalApprove`; safe.
   */
  proposalApprove(request: DeepPartial<ProposalApproveContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  proposalDelete(request: DeepPartial<ProposalDeleteContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that withdraws a proposal.
   *
   * On the wire `protocol.Wallet/ProposalDelete`; safe.
   */
  proposalDelete(request: DeepPartial<ProposalDeleteContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getChainParameters(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<ChainParameters>>;
  /**
   * Lists the chain parameters set by the committee.
   *
   * On the wire `protocol.Wallet/GetChainParameters`; safe.
   */
  getChainParameters(request?: DeepPartial<EmptyMessage>): Promise<ChainParameters>;

  /** The same, with a view of each response in place of the decoded message. */
  getBandwidthPrices(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<PricesResponseMessage>>;
  /**
   * Gets the price history of bandwidth.
   *
   * On the wire `protocol.Wallet/GetBandwidthPrices`; safe.
   */
  getBandwidthPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getEnergyPrices(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<PricesResponseMessage>>;
  /**
   * Gets the price history of energy.
   *
   * On the wire `protocol.Wallet/GetEnergyPrices`; safe.
   */
  getEnergyPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getMemoFee(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<PricesResponseMessage>>;
  /**
   * Gets the price history of the memo fee.
   *
   * On the wire `protocol.Wallet/GetMemoFee`; safe.
   */
  getMemoFee(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getBurnTrx(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * On the wire `protocol.Wallet/GetBurnTrx`; safe.
   */
  getBurnTrx(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  listExchanges(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<ExchangeList>>;
  /**
   * Lists the pairs of the built-in exchange.
   *
   * On the wire `protocol.Wallet/ListExchanges`; safe.
   */
  listExchanges(request?: DeepPartial<EmptyMessage>): Promise<ExchangeList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedExchangeList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<ExchangeList>>;
  /**
   * Lists the pairs of the built-in exchange, a page at a time.
   *
   * On the wire `protocol.Wallet/GetPaginatedExchangeList`; safe.
   */
  getPaginatedExchangeList(request: DeepPartial<PaginatedMessage>): Promise<ExchangeList>;

  /** The same, with a view of each response in place of the decoded message. */
  getExchangeById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Exchange>>;
  /**
   * Gets a trading pair of the built-in exchange by its number: 8 bytes, big-endian.
   *
   * On the wire `protocol.Wallet/GetExchangeById`; safe.
   */
  getExchangeById(request: DeepPartial<BytesMessage>): Promise<Exchange>;

  /** The same, with a view of each response in place of the decoded message. */
  exchangeCreate(request: DeepPartial<ExchangeCreateContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that opens a pair of the built-in exchange.
   *
   * On the wire `protocol.Wallet/ExchangeCreate`; safe.
   */
  exchangeCreate(request: DeepPartial<ExchangeCreateContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  exchangeInject(request: DeepPartial<ExchangeInjectContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that adds to a pair of the built-in exchange.
   *
   * On the wire `protocol.Wallet/ExchangeInject`; safe.
   */
  exchangeInject(request: DeepPartial<ExchangeInjectContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  exchangeWithdraw(request: DeepPartial<ExchangeWithdrawContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that withdraws from a pair of the built-in exchange.
   *
   * On the wire `protocol.Wallet/ExchangeWithdraw`; safe.
   */
  exchangeWithdraw(request: DeepPartial<ExchangeWithdrawContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  exchangeTransaction(request: DeepPartial<ExchangeTransactionContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that trades with a pair of the built-in exchange.
   *
   * On the wire `protocol.Wallet/ExchangeTransaction`; safe.
   */
  exchangeTransaction(request: DeepPartial<ExchangeTransactionContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<MarketOrder>>;
  /**
   * Gets an order of the built-in market.
   *
   * On the wire `protocol.Wallet/GetMarketOrderById`; safe.
   */
  getMarketOrderById(request: DeepPartial<BytesMessage>): Promise<MarketOrder>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderByAccount(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<MarketOrderList>>;
  /**
   * Lists the orders of an address.
   *
   * On the wire `protocol.Wallet/GetMarketOrderByAccount`; safe.
   */
  getMarketOrderByAccount(request: DeepPartial<BytesMessage>): Promise<MarketOrderList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketPriceByPair(request: DeepPartial<MarketOrderPair>, options: LazyOption): Promise<LazyMessage<MarketPriceList>>;
  /**
   * Lists the prices of a pair.
   *
   * On the wire `protocol.Wallet/GetMarketPriceByPair`; safe.
   */
  getMarketPriceByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketPriceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderListByPair(request: DeepPartial<MarketOrderPair>, options: LazyOption): Promise<LazyMessage<MarketOrderList>>;
  /**
   * Lists the orders of a pair.
   *
   * On the wire `protocol.Wallet/GetMarketOrderListByPair`; safe.
   */
  getMarketOrderListByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketOrderList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketPairList(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<MarketOrderPairList>>;
  /**
   * Lists the pairs of the built-in market.
   *
   * On the wire `protocol.Wallet/GetMarketPairList`; safe.
   */
  getMarketPairList(request?: DeepPartial<EmptyMessage>): Promise<MarketOrderPairList>;

  /** The same, with a view of each response in place of the decoded message. */
  marketSellAsset(request: DeepPartial<MarketSellAssetContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that places an order in the built-in market.
   *
   * On the wire `protocol.Wallet/MarketSellAsset`; safe.
   */
  marketSellAsset(request: DeepPartial<MarketSellAssetContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  marketCancelOrder(request: DeepPartial<MarketCancelOrderContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that cancels an order of the built-in market.
   *
   * On the wire `protocol.Wallet/MarketCancelOrder`; safe.
   */
  marketCancelOrder(request: DeepPartial<MarketCancelOrderContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  buyStorage(request: DeepPartial<BuyStorageContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that buys storage for an amount of TRX. Storage was never enabled.
   *
   * On the wire `protocol.Wallet/BuyStorage`; safe.
   */
  buyStorage(request: DeepPartial<BuyStorageContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  buyStorageBytes(request: DeepPartial<BuyStorageBytesContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that buys an amount of storage. Storage was never enabled.
   *
   * On the wire `protocol.Wallet/BuyStorageBytes`; safe.
   */
  buyStorageBytes(request: DeepPartial<BuyStorageBytesContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  sellStorage(request: DeepPartial<SellStorageContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a transaction that sells storage. Storage was never enabled.
   *
   * On the wire `protocol.Wallet/SellStorage`; safe.
   */
  sellStorage(request: DeepPartial<SellStorageContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  listNodes(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NodeList>>;
  /**
   * Lists the peers of the node.
   *
   * On the wire `protocol.Wallet/ListNodes`; safe.
   */
  listNodes(request?: DeepPartial<EmptyMessage>): Promise<NodeList>;

  /** The same, with a view of each response in place of the decoded message. */
  getNodeInfo(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NodeInfo>>;
  /**
   * Gets the state of the node.
   *
   * On the wire `protocol.Wallet/GetNodeInfo`; safe.
   */
  getNodeInfo(request?: DeepPartial<EmptyMessage>): Promise<NodeInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  getSpendingKey(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Creates a spending key of a shielded address. The node learns the key.
   *
   * On the wire `protocol.Wallet/GetSpendingKey`; safe.
   */
  getSpendingKey(request?: DeepPartial<EmptyMessage>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getExpandedSpendingKey(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<ExpandedSpendingKeyMessage>>;
  /**
   * Derives the keys of a spending key. The node learns the keys.
   *
   * On the wire `protocol.Wallet/GetExpandedSpendingKey`; safe.
   */
  getExpandedSpendingKey(request: DeepPartial<BytesMessage>): Promise<ExpandedSpendingKeyMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getAkFromAsk(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Derives `ak` from `ask`. The node learns the key.
   *
   * On the wire `protocol.Wallet/GetAkFromAsk`; safe.
   */
  getAkFromAsk(request: DeepPartial<BytesMessage>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getNkFromNsk(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Derives `nk` from `nsk`. The node learns the key.
   *
   * On the wire `protocol.Wallet/GetNkFromNsk`; safe.
   */
  getNkFromNsk(request: DeepPartial<BytesMessage>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getIncomingViewingKey(request: DeepPartial<ViewingKeyMessage>, options: LazyOption): Promise<LazyMessage<IncomingViewingKeyMessage>>;
  /**
   * Derives the incoming viewing key. The node learns the keys.
   *
   * On the wire `protocol.Wallet/GetIncomingViewingKey`; safe.
   */
  getIncomingViewingKey(request: DeepPartial<ViewingKeyMessage>): Promise<IncomingViewingKeyMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getDiversifier(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<DiversifierMessage>>;
  /**
   * Creates a diversifier.
   *
   * On the wire `protocol.Wallet/GetDiversifier`; safe.
   */
  getDiversifier(request?: DeepPartial<EmptyMessage>): Promise<DiversifierMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getNewShieldedAddress(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<ShieldedAddressInfo>>;
  /**
   * Creates a shielded address with all its keys. The node learns the keys.
   *
   * On the wire `protocol.Wallet/GetNewShieldedAddress`; safe.
   */
  getNewShieldedAddress(request?: DeepPartial<EmptyMessage>): Promise<ShieldedAddressInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  getZenPaymentAddress(request: DeepPartial<IncomingViewingKeyDiversifierMessage>, options: LazyOption): Promise<LazyMessage<PaymentAddressMessage>>;
  /**
   * Derives the address of a viewing key and a diversifier. The node learns the key.
   *
   * On the wire `protocol.Wallet/GetZenPaymentAddress`; safe.
   */
  getZenPaymentAddress(request: DeepPartial<IncomingViewingKeyDiversifierMessage>): Promise<PaymentAddressMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getRcm(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Creates the randomness of a note.
   *
   * On the wire `protocol.Wallet/GetRcm`; safe.
   */
  getRcm(request?: DeepPartial<EmptyMessage>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  createShieldedTransaction(request: DeepPartial<PrivateParameters>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a shielded transfer and signs its spends. The node learns the keys.
   *
   * On the wire `protocol.Wallet/CreateShieldedTransaction`; safe.
   */
  createShieldedTransaction(request: DeepPartial<PrivateParameters>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  createShieldedTransactionWithoutSpendAuthSig(request: DeepPartial<PrivateParametersWithoutAsk>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Builds a shielded transfer whose spends are signed elsewhere.
   *
   * On the wire `protocol.Wallet/CreateShieldedTransactionWithoutSpendAuthSig`; safe.
   */
  createShieldedTransactionWithoutSpendAuthSig(request: DeepPartial<PrivateParametersWithoutAsk>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getShieldTransactionHash(request: DeepPartial<Transaction>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Gets the hash that the spends of a shielded transfer sign.
   *
   * On the wire `protocol.Wallet/GetShieldTransactionHash`; safe.
   */
  getShieldTransactionHash(request: DeepPartial<Transaction>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  createSpendAuthSig(request: DeepPartial<SpendAuthSigParameters>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Signs a spend. The node learns the key.
   *
   * On the wire `protocol.Wallet/CreateSpendAuthSig`; safe.
   */
  createSpendAuthSig(request: DeepPartial<SpendAuthSigParameters>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  createShieldNullifier(request: DeepPartial<NfParameters>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Computes the nullifier of a note. The node learns the keys.
   *
   * On the wire `protocol.Wallet/CreateShieldNullifier`; safe.
   */
  createShieldNullifier(request: DeepPartial<NfParameters>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getMerkleTreeVoucherInfo(request: DeepPartial<OutputPointInfo>, options: LazyOption): Promise<LazyMessage<IncrementalMerkleVoucherInfo>>;
  /**
   * Gets the Merkle proofs of shielded notes.
   *
   * On the wire `protocol.Wallet/GetMerkleTreeVoucherInfo`; safe.
   */
  getMerkleTreeVoucherInfo(request: DeepPartial<OutputPointInfo>): Promise<IncrementalMerkleVoucherInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  scanNoteByIvk(request: DeepPartial<IvkDecryptParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotes>>;
  /**
   * Finds the notes that an incoming viewing key can read. The node learns the key.
   *
   * On the wire `protocol.Wallet/ScanNoteByIvk`; safe.
   */
  scanNoteByIvk(request: DeepPartial<IvkDecryptParameters>): Promise<DecryptNotes>;

  /** The same, with a view of each response in place of the decoded message. */
  scanAndMarkNoteByIvk(request: DeepPartial<IvkDecryptAndMarkParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesMarked>>;
  /**
   * Finds the notes that an incoming viewing key can read and returns which are spent. The node learns the keys.
   *
   * On the wire `protocol.Wallet/ScanAndMarkNoteByIvk`; safe.
   */
  scanAndMarkNoteByIvk(request: DeepPartial<IvkDecryptAndMarkParameters>): Promise<DecryptNotesMarked>;

  /** The same, with a view of each response in place of the decoded message. */
  scanNoteByOvk(request: DeepPartial<OvkDecryptParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotes>>;
  /**
   * Finds the notes that an outgoing viewing key can read. The node learns the key.
   *
   * On the wire `protocol.Wallet/ScanNoteByOvk`; safe.
   */
  scanNoteByOvk(request: DeepPartial<OvkDecryptParameters>): Promise<DecryptNotes>;

  /** The same, with a view of each response in place of the decoded message. */
  isSpend(request: DeepPartial<NoteParameters>, options: LazyOption): Promise<LazyMessage<SpendResult>>;
  /**
   * Checks whether a note is spent. The node learns the keys.
   *
   * On the wire `protocol.Wallet/IsSpend`; safe.
   */
  isSpend(request: DeepPartial<NoteParameters>): Promise<SpendResult>;

  /** The same, with a view of each response in place of the decoded message. */
  createShieldedContractParameters(request: DeepPartial<PrivateShieldedTRC20Parameters>, options: LazyOption): Promise<LazyMessage<ShieldedTRC20Parameters>>;
  /**
   * Builds the parameters of a call to a shielded token's contract and signs its spends. The node sees
   * the keys.
   *
   * On the wire `protocol.Wallet/CreateShieldedContractParameters`; safe.
   */
  createShieldedContractParameters(request: DeepPartial<PrivateShieldedTRC20Parameters>): Promise<ShieldedTRC20Parameters>;

  /** The same, with a view of each response in place of the decoded message. */
  createShieldedContractParametersWithoutAsk(request: DeepPartial<PrivateShieldedTRC20ParametersWithoutAsk>, options: LazyOption): Promise<LazyMessage<ShieldedTRC20Parameters>>;
  /**
   * Builds the parameters of a call to a shielded token's contract, whose spends are signed elsewhere.
   *
   * On the wire `protocol.Wallet/CreateShieldedContractParametersWithoutAsk`; safe.
   */
  createShieldedContractParametersWithoutAsk(request: DeepPartial<PrivateShieldedTRC20ParametersWithoutAsk>): Promise<ShieldedTRC20Parameters>;

  /** The same, with a view of each response in place of the decoded message. */
  getTriggerInputForShieldedTRC20Contract(request: DeepPartial<ShieldedTRC20TriggerContractParameters>, options: LazyOption): Promise<LazyMessage<BytesMessage>>;
  /**
   * Builds the input of a call to a shielded token's contract from the signatures of its spends.
   *
   * On the wire `protocol.Wallet/GetTriggerInputForShieldedTRC20Contract`; safe.
   */
  getTriggerInputForShieldedTRC20Contract(request: DeepPartial<ShieldedTRC20TriggerContractParameters>): Promise<BytesMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  scanShieldedTRC20NotesByIvk(request: DeepPartial<IvkDecryptTRC20Parameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesTRC20>>;
  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the keys.
   *
   * On the wire `protocol.Wallet/ScanShieldedTRC20NotesByIvk`; safe.
   */
  scanShieldedTRC20NotesByIvk(request: DeepPartial<IvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /** The same, with a view of each response in place of the decoded message. */
  scanShieldedTRC20NotesByOvk(request: DeepPartial<OvkDecryptTRC20Parameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesTRC20>>;
  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the key.
   *
   * On the wire `protocol.Wallet/ScanShieldedTRC20NotesByOvk`; safe.
   */
  scanShieldedTRC20NotesByOvk(request: DeepPartial<OvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /** The same, with a view of each response in place of the decoded message. */
  isShieldedTRC20ContractNoteSpent(request: DeepPartial<NfTRC20Parameters>, options: LazyOption): Promise<LazyMessage<NullifierResult>>;
  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * On the wire `protocol.Wallet/IsShieldedTRC20ContractNoteSpent`; safe.
   */
  isShieldedTRC20ContractNoteSpent(request: DeepPartial<NfTRC20Parameters>): Promise<NullifierResult>;
}

/**
 * Lists the transactions of an account in solidified (irreversible) blocks. Only nodes with an
 * account index offer this service.
 * Source: tronprotocol/protocol.
 */
export interface WalletExtension {
  /** The same, with a view of each response in place of the decoded message. */
  getTransactionsFromThis(request: DeepPartial<AccountPaginated>, options: LazyOption): Promise<LazyMessage<TransactionList>>;
  /**
   * Lists transactions that an account sent. Prefer `GetTransactionsFromThis2`.
   *
   * On the wire `protocol.WalletExtension/GetTransactionsFromThis`; safe.
   */
  getTransactionsFromThis(request: DeepPartial<AccountPaginated>): Promise<TransactionList>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionsFromThis2(request: DeepPartial<AccountPaginated>, options: LazyOption): Promise<LazyMessage<TransactionListExtention>>;
  /**
   * Lists transactions that an account sent, with their ids.
   *
   * On the wire `protocol.WalletExtension/GetTransactionsFromThis2`; safe.
   */
  getTransactionsFromThis2(request: DeepPartial<AccountPaginated>): Promise<TransactionListExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionsToThis(request: DeepPartial<AccountPaginated>, options: LazyOption): Promise<LazyMessage<TransactionList>>;
  /**
   * Lists transactions that an account received. Prefer `GetTransactionsToThis2`.
   *
   * On the wire `protocol.WalletExtension/GetTransactionsToThis`; safe.
   */
  getTransactionsToThis(request: DeepPartial<AccountPaginated>): Promise<TransactionList>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionsToThis2(request: DeepPartial<AccountPaginated>, options: LazyOption): Promise<LazyMessage<TransactionListExtention>>;
  /**
   * Lists transactions that an account received, with their ids.
   *
   * On the wire `protocol.WalletExtension/GetTransactionsToThis2`; safe.
   */
  getTransactionsToThis2(request: DeepPartial<AccountPaginated>): Promise<TransactionListExtention>;
}

/**
 * Reads the state of the latest irreversible block. Addresses are 21 bytes, 0x41 first; amounts are
 * in sun.
 * Source: tronprotocol/protocol.
 */
export interface WalletSolidity {
  /** The same, with a view of each response in place of the decoded message. */
  getAccount(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<Account>>;
  /**
   * Gets an account by its address.
   *
   * On the wire `protocol.WalletSolidity/GetAccount`; safe.
   */
  getAccount(request: DeepPartial<Account>): Promise<Account>;

  /** The same, with a view of each response in place of the decoded message. */
  getAccountById(request: DeepPartial<Account>, options: LazyOption): Promise<LazyMessage<Account>>;
  /**
   * Gets an account by its id.
   *
   * On the wire `protocol.WalletSolidity/GetAccountById`; safe.
   */
  getAccountById(request: DeepPartial<Account>): Promise<Account>;

  /** The same, with a view of each response in place of the decoded message. */
  getRewardInfo(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * On the wire `protocol.WalletSolidity/GetRewardInfo`; safe.
   */
  getRewardInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getBrokerageInfo(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * On the wire `protocol.WalletSolidity/GetBrokerageInfo`; safe.
   */
  getBrokerageInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  listWitnesses(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<WitnessList>>;
  /**
   * Lists all witnesses.
   *
   * On the wire `protocol.WalletSolidity/ListWitnesses`; safe.
   */
  listWitnesses(request?: DeepPartial<EmptyMessage>): Promise<WitnessList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedNowWitnessList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<WitnessList>>;
  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * On the wire `protocol.WalletSolidity/GetPaginatedNowWitnessList`; safe.
   */
  getPaginatedNowWitnessList(request: DeepPartial<PaginatedMessage>): Promise<WitnessList>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceList>>;
  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResource`; safe.
   */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceList>>;
  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceV2`; safe.
   */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceAccountIndex>>;
  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceAccountIndex`; safe.
   */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /** The same, with a view of each response in place of the decoded message. */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<DelegatedResourceAccountIndex>>;
  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceAccountIndexV2`; safe.
   */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /** The same, with a view of each response in place of the decoded message. */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>, options: LazyOption): Promise<LazyMessage<CanDelegatedMaxSizeResponseMessage>>;
  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * On the wire `protocol.WalletSolidity/GetCanDelegatedMaxSize`; safe.
   */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>): Promise<CanDelegatedMaxSizeResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>, options: LazyOption): Promise<LazyMessage<GetAvailableUnfreezeCountResponseMessage>>;
  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * On the wire `protocol.WalletSolidity/GetAvailableUnfreezeCount`; safe.
   */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>, options: LazyOption): Promise<LazyMessage<CanWithdrawUnfreezeAmountResponseMessage>>;
  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * On the wire `protocol.WalletSolidity/GetCanWithdrawUnfreezeAmount`; safe.
   */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getNowBlock(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets the latest irreversible block.
   *
   * On the wire `protocol.WalletSolidity/GetNowBlock`; safe.
   */
  getNowBlock(request?: DeepPartial<EmptyMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getNowBlock2(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets the latest irreversible block, with its id and those of its transactions.
   *
   * On the wire `protocol.WalletSolidity/GetNowBlock2`; safe.
   */
  getNowBlock2(request?: DeepPartial<EmptyMessage>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<Block>>;
  /**
   * Gets a block by number.
   *
   * On the wire `protocol.WalletSolidity/GetBlockByNum`; safe.
   */
  getBlockByNum(request: DeepPartial<NumberMessage>): Promise<Block>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlockByNum2(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets a block by number, with its id and those of its transactions.
   *
   * On the wire `protocol.WalletSolidity/GetBlockByNum2`; safe.
   */
  getBlockByNum2(request: DeepPartial<NumberMessage>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getBlock(request: DeepPartial<BlockReq>, options: LazyOption): Promise<LazyMessage<BlockExtention>>;
  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * On the wire `protocol.WalletSolidity/GetBlock`; safe.
   */
  getBlock(request: DeepPartial<BlockReq>): Promise<BlockExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Counts the transactions of a block.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionCountByBlockNum`; safe.
   */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Transaction>>;
  /**
   * Gets a transaction.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionById`; safe.
   */
  getTransactionById(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionInfoById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<TransactionInfo>>;
  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionInfoById`; safe.
   */
  getTransactionInfoById(request: DeepPartial<BytesMessage>): Promise<TransactionInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>, options: LazyOption): Promise<LazyMessage<TransactionInfoList>>;
  /**
   * Gets the results of a block's transactions.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionInfoByBlockNum`; safe.
   */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>): Promise<TransactionInfoList>;

  /** The same, with a view of each response in place of the decoded message. */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>, options: LazyOption): Promise<LazyMessage<TransactionExtention>>;
  /**
   * Calls a contract without creating a transaction.
   *
   * On the wire `protocol.WalletSolidity/TriggerConstantContract`; safe.
   */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /** The same, with a view of each response in place of the decoded message. */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>, options: LazyOption): Promise<LazyMessage<EstimateEnergyMessage>>;
  /**
   * Estimates the energy that a call needs.
   *
   * On the wire `protocol.WalletSolidity/EstimateEnergy`; safe.
   */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>): Promise<EstimateEnergyMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueList(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists all TRC-10 tokens.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueList`; safe.
   */
  getAssetIssueList(request?: DeepPartial<EmptyMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  getPaginatedAssetIssueList(request: DeepPartial<PaginatedMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * On the wire `protocol.WalletSolidity/GetPaginatedAssetIssueList`; safe.
   */
  getPaginatedAssetIssueList(request: DeepPartial<PaginatedMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueContract>>;
  /**
   * Gets a TRC-10 token by id.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueById`; safe.
   */
  getAssetIssueById(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueByName(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueContract>>;
  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueByName`; safe.
   */
  getAssetIssueByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /** The same, with a view of each response in place of the decoded message. */
  getAssetIssueListByName(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<AssetIssueList>>;
  /**
   * Lists the TRC-10 tokens with a name.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueListByName`; safe.
   */
  getAssetIssueListByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueList>;

  /** The same, with a view of each response in place of the decoded message. */
  listExchanges(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<ExchangeList>>;
  /**
   * Lists the pairs of the built-in exchange.
   *
   * On the wire `protocol.WalletSolidity/ListExchanges`; safe.
   */
  listExchanges(request?: DeepPartial<EmptyMessage>): Promise<ExchangeList>;

  /** The same, with a view of each response in place of the decoded message. */
  getExchangeById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<Exchange>>;
  /**
   * Gets a trading pair of the built-in exchange.
   *
   * On the wire `protocol.WalletSolidity/GetExchangeById`; safe.
   */
  getExchangeById(request: DeepPartial<BytesMessage>): Promise<Exchange>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderById(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<MarketOrder>>;
  /**
   * Gets an order of the built-in market.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderById`; safe.
   */
  getMarketOrderById(request: DeepPartial<BytesMessage>): Promise<MarketOrder>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderByAccount(request: DeepPartial<BytesMessage>, options: LazyOption): Promise<LazyMessage<MarketOrderList>>;
  /**
   * Lists the orders of an address.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderByAccount`; safe.
   */
  getMarketOrderByAccount(request: DeepPartial<BytesMessage>): Promise<MarketOrderList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketPriceByPair(request: DeepPartial<MarketOrderPair>, options: LazyOption): Promise<LazyMessage<MarketPriceList>>;
  /**
   * Lists the prices of a pair.
   *
   * On the wire `protocol.WalletSolidity/GetMarketPriceByPair`; safe.
   */
  getMarketPriceByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketPriceList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketOrderListByPair(request: DeepPartial<MarketOrderPair>, options: LazyOption): Promise<LazyMessage<MarketOrderList>>;
  /**
   * Lists the orders of a pair.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderListByPair`; safe.
   */
  getMarketOrderListByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketOrderList>;

  /** The same, with a view of each response in place of the decoded message. */
  getMarketPairList(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<MarketOrderPairList>>;
  /**
   * Lists the pairs of the built-in market.
   *
   * On the wire `protocol.WalletSolidity/GetMarketPairList`; safe.
   */
  getMarketPairList(request?: DeepPartial<EmptyMessage>): Promise<MarketOrderPairList>;

  /** The same, with a view of each response in place of the decoded message. */
  getBurnTrx(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<NumberMessage>>;
  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * On the wire `protocol.WalletSolidity/GetBurnTrx`; safe.
   */
  getBurnTrx(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getBandwidthPrices(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<PricesResponseMessage>>;
  /**
   * Gets the price history of bandwidth.
   *
   * On the wire `protocol.WalletSolidity/GetBandwidthPrices`; safe.
   */
  getBandwidthPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getEnergyPrices(request: DeepPartial<EmptyMessage>, options: LazyOption): Promise<LazyMessage<PricesResponseMessage>>;
  /**
   * Gets the price history of energy.
   *
   * On the wire `protocol.WalletSolidity/GetEnergyPrices`; safe.
   */
  getEnergyPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /** The same, with a view of each response in place of the decoded message. */
  getMerkleTreeVoucherInfo(request: DeepPartial<OutputPointInfo>, options: LazyOption): Promise<LazyMessage<IncrementalMerkleVoucherInfo>>;
  /**
   * Gets the Merkle proofs of shielded notes.
   *
   * On the wire `protocol.WalletSolidity/GetMerkleTreeVoucherInfo`; safe.
   */
  getMerkleTreeVoucherInfo(request: DeepPartial<OutputPointInfo>): Promise<IncrementalMerkleVoucherInfo>;

  /** The same, with a view of each response in place of the decoded message. */
  scanNoteByIvk(request: DeepPartial<IvkDecryptParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotes>>;
  /**
   * Finds the notes that an incoming viewing key can read. The node learns the key.
   *
   * On the wire `protocol.WalletSolidity/ScanNoteByIvk`; safe.
   */
  scanNoteByIvk(request: DeepPartial<IvkDecryptParameters>): Promise<DecryptNotes>;

  /** The same, with a view of each response in place of the decoded message. */
  scanAndMarkNoteByIvk(request: DeepPartial<IvkDecryptAndMarkParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesMarked>>;
  /**
   * Finds the notes that an incoming viewing key can read and returns which are spent. The node sees
   * the keys.
   *
   * On the wire `protocol.WalletSolidity/ScanAndMarkNoteByIvk`; safe.
   */
  scanAndMarkNoteByIvk(request: DeepPartial<IvkDecryptAndMarkParameters>): Promise<DecryptNotesMarked>;

  /** The same, with a view of each response in place of the decoded message. */
  scanNoteByOvk(request: DeepPartial<OvkDecryptParameters>, options: LazyOption): Promise<LazyMessage<DecryptNotes>>;
  /**
   * Finds the notes that an outgoing viewing key can read. The node learns the key.
   *
   * On the wire `protocol.WalletSolidity/ScanNoteByOvk`; safe.
   */
  scanNoteByOvk(request: DeepPartial<OvkDecryptParameters>): Promise<DecryptNotes>;

  /** The same, with a view of each response in place of the decoded message. */
  isSpend(request: DeepPartial<NoteParameters>, options: LazyOption): Promise<LazyMessage<SpendResult>>;
  /**
   * Checks whether a note is spent. The node learns the keys.
   *
   * On the wire `protocol.WalletSolidity/IsSpend`; safe.
   */
  isSpend(request: DeepPartial<NoteParameters>): Promise<SpendResult>;

  /** The same, with a view of each response in place of the decoded message. */
  scanShieldedTRC20NotesByIvk(request: DeepPartial<IvkDecryptTRC20Parameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesTRC20>>;
  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the
   * keys.
   *
   * On the wire `protocol.WalletSolidity/ScanShieldedTRC20NotesByIvk`; safe.
   */
  scanShieldedTRC20NotesByIvk(request: DeepPartial<IvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /** The same, with a view of each response in place of the decoded message. */
  scanShieldedTRC20NotesByOvk(request: DeepPartial<OvkDecryptTRC20Parameters>, options: LazyOption): Promise<LazyMessage<DecryptNotesTRC20>>;
  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the
   * key.
   *
   * On the wire `protocol.WalletSolidity/ScanShieldedTRC20NotesByOvk`; safe.
   */
  scanShieldedTRC20NotesByOvk(request: DeepPartial<OvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /** The same, with a view of each response in place of the decoded message. */
  isShieldedTRC20ContractNoteSpent(request: DeepPartial<NfTRC20Parameters>, options: LazyOption): Promise<LazyMessage<NullifierResult>>;
  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * On the wire `protocol.WalletSolidity/IsShieldedTRC20ContractNoteSpent`; safe.
   */
  isShieldedTRC20ContractNoteSpent(request: DeepPartial<NfTRC20Parameters>): Promise<NullifierResult>;
}

/**
 * Verifies the proofs of shielded transfers. It is a separate program, which a node may use in place of its
 * built-in check.
 * Source: tronprotocol/protocol.
 */
export interface TronZksnark {
  /** The same, with a view of each response in place of the decoded message. */
  checkZksnarkProof(request: DeepPartial<ZksnarkRequest>, options: LazyOption): Promise<LazyMessage<ZksnarkResponse>>;
  /**
   * Verifies the zero-knowledge proofs of a transaction.
   *
   * On the wire `protocol.TronZksnark/CheckZksnarkProof`; safe.
   */
  checkZksnarkProof(request: DeepPartial<ZksnarkRequest>): Promise<ZksnarkResponse>;
}

/** The calls of each service. */
export const tronServices: {
  readonly database: Methods<Database>;
  readonly monitor: Methods<Monitor>;
  readonly wallet: Methods<Wallet>;
  readonly walletExtension: Methods<WalletExtension>;
  readonly walletSolidity: Methods<WalletSolidity>;
  readonly tronZksnark: Methods<TronZksnark>;
} = {
  database: {
    getBlockReference: {
      name: "protocol.Database/getBlockReference",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "BlockReference",
    },
    getDynamicProperties: {
      name: "protocol.Database/GetDynamicProperties",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "DynamicProperties",
    },
    getNowBlock: {
      name: "protocol.Database/GetNowBlock",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "Block",
    },
    getBlockByNum: {
      name: "protocol.Database/GetBlockByNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "Block",
    },
  },
  monitor: {
    getStatsInfo: {
      name: "protocol.Monitor/GetStatsInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "MetricsInfo",
    },
  },
  wallet: {
    getAccount: {
      name: "protocol.Wallet/GetAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "Account",
    },
    getAccountById: {
      name: "protocol.Wallet/GetAccountById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "Account",
    },
    getAccountBalance: {
      name: "protocol.Wallet/GetAccountBalance",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountBalanceRequest",
      response: "AccountBalanceResponse",
    },
    getBlockBalanceTrace: {
      name: "protocol.Wallet/GetBlockBalanceTrace",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BlockBalanceTrace_BlockIdentifier",
      response: "BlockBalanceTrace",
    },
    getAccountNet: {
      name: "protocol.Wallet/GetAccountNet",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "AccountNetMessage",
    },
    getAccountResource: {
      name: "protocol.Wallet/GetAccountResource",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "AccountResourceMessage",
    },
    createAccount: {
      name: "protocol.Wallet/CreateAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountCreateContract",
      response: "Transaction",
    },
    createAccount2: {
      name: "protocol.Wallet/CreateAccount2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountCreateContract",
      response: "TransactionExtention",
    },
    updateAccount: {
      name: "protocol.Wallet/UpdateAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountUpdateContract",
      response: "Transaction",
    },
    updateAccount2: {
      name: "protocol.Wallet/UpdateAccount2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountUpdateContract",
      response: "TransactionExtention",
    },
    setAccountId: {
      name: "protocol.Wallet/SetAccountId",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "SetAccountIdContract",
      response: "Transaction",
    },
    accountPermissionUpdate: {
      name: "protocol.Wallet/AccountPermissionUpdate",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountPermissionUpdateContract",
      response: "TransactionExtention",
    },
    getRewardInfo: {
      name: "protocol.Wallet/GetRewardInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "NumberMessage",
    },
    getBrokerageInfo: {
      name: "protocol.Wallet/GetBrokerageInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "NumberMessage",
    },
    updateBrokerage: {
      name: "protocol.Wallet/UpdateBrokerage",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UpdateBrokerageContract",
      response: "TransactionExtention",
    },
    listWitnesses: {
      name: "protocol.Wallet/ListWitnesses",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "WitnessList",
    },
    getPaginatedNowWitnessList: {
      name: "protocol.Wallet/GetPaginatedNowWitnessList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "WitnessList",
    },
    getNextMaintenanceTime: {
      name: "protocol.Wallet/GetNextMaintenanceTime",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NumberMessage",
    },
    createWitness: {
      name: "protocol.Wallet/CreateWitness",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WitnessCreateContract",
      response: "Transaction",
    },
    createWitness2: {
      name: "protocol.Wallet/CreateWitness2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WitnessCreateContract",
      response: "TransactionExtention",
    },
    updateWitness: {
      name: "protocol.Wallet/UpdateWitness",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WitnessUpdateContract",
      response: "Transaction",
    },
    updateWitness2: {
      name: "protocol.Wallet/UpdateWitness2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WitnessUpdateContract",
      response: "TransactionExtention",
    },
    voteWitnessAccount: {
      name: "protocol.Wallet/VoteWitnessAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "VoteWitnessContract",
      response: "Transaction",
    },
    voteWitnessAccount2: {
      name: "protocol.Wallet/VoteWitnessAccount2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "VoteWitnessContract",
      response: "TransactionExtention",
    },
    withdrawBalance: {
      name: "protocol.Wallet/WithdrawBalance",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WithdrawBalanceContract",
      response: "Transaction",
    },
    withdrawBalance2: {
      name: "protocol.Wallet/WithdrawBalance2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WithdrawBalanceContract",
      response: "TransactionExtention",
    },
    freezeBalance: {
      name: "protocol.Wallet/FreezeBalance",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "FreezeBalanceContract",
      response: "Transaction",
    },
    freezeBalance2: {
      name: "protocol.Wallet/FreezeBalance2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "FreezeBalanceContract",
      response: "TransactionExtention",
    },
    unfreezeBalance: {
      name: "protocol.Wallet/UnfreezeBalance",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnfreezeBalanceContract",
      response: "Transaction",
    },
    unfreezeBalance2: {
      name: "protocol.Wallet/UnfreezeBalance2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnfreezeBalanceContract",
      response: "TransactionExtention",
    },
    freezeBalanceV2: {
      name: "protocol.Wallet/FreezeBalanceV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "FreezeBalanceV2Contract",
      response: "TransactionExtention",
    },
    unfreezeBalanceV2: {
      name: "protocol.Wallet/UnfreezeBalanceV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnfreezeBalanceV2Contract",
      response: "TransactionExtention",
    },
    withdrawExpireUnfreeze: {
      name: "protocol.Wallet/WithdrawExpireUnfreeze",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WithdrawExpireUnfreezeContract",
      response: "TransactionExtention",
    },
    cancelAllUnfreezeV2: {
      name: "protocol.Wallet/CancelAllUnfreezeV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CancelAllUnfreezeV2Contract",
      response: "TransactionExtention",
    },
    delegateResource: {
      name: "protocol.Wallet/DelegateResource",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "DelegateResourceContract",
      response: "TransactionExtention",
    },
    unDelegateResource: {
      name: "protocol.Wallet/UnDelegateResource",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnDelegateResourceContract",
      response: "TransactionExtention",
    },
    getDelegatedResource: {
      name: "protocol.Wallet/GetDelegatedResource",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "DelegatedResourceMessage",
      response: "DelegatedResourceList",
    },
    getDelegatedResourceV2: {
      name: "protocol.Wallet/GetDelegatedResourceV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "DelegatedResourceMessage",
      response: "DelegatedResourceList",
    },
    getDelegatedResourceAccountIndex: {
      name: "protocol.Wallet/GetDelegatedResourceAccountIndex",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "DelegatedResourceAccountIndex",
    },
    getDelegatedResourceAccountIndexV2: {
      name: "protocol.Wallet/GetDelegatedResourceAccountIndexV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "DelegatedResourceAccountIndex",
    },
    getCanDelegatedMaxSize: {
      name: "protocol.Wallet/GetCanDelegatedMaxSize",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CanDelegatedMaxSizeRequestMessage",
      response: "CanDelegatedMaxSizeResponseMessage",
    },
    getAvailableUnfreezeCount: {
      name: "protocol.Wallet/GetAvailableUnfreezeCount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetAvailableUnfreezeCountRequestMessage",
      response: "GetAvailableUnfreezeCountResponseMessage",
    },
    getCanWithdrawUnfreezeAmount: {
      name: "protocol.Wallet/GetCanWithdrawUnfreezeAmount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CanWithdrawUnfreezeAmountRequestMessage",
      response: "CanWithdrawUnfreezeAmountResponseMessage",
    },
    getNowBlock: {
      name: "protocol.Wallet/GetNowBlock",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "Block",
    },
    getNowBlock2: {
      name: "protocol.Wallet/GetNowBlock2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "BlockExtention",
    },
    getBlockByNum: {
      name: "protocol.Wallet/GetBlockByNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "Block",
    },
    getBlockByNum2: {
      name: "protocol.Wallet/GetBlockByNum2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "BlockExtention",
    },
    getBlockById: {
      name: "protocol.Wallet/GetBlockById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Block",
    },
    getBlockByLimitNext: {
      name: "protocol.Wallet/GetBlockByLimitNext",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BlockLimit",
      response: "BlockList",
    },
    getBlockByLimitNext2: {
      name: "protocol.Wallet/GetBlockByLimitNext2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BlockLimit",
      response: "BlockListExtention",
    },
    getBlockByLatestNum: {
      name: "protocol.Wallet/GetBlockByLatestNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "BlockList",
    },
    getBlockByLatestNum2: {
      name: "protocol.Wallet/GetBlockByLatestNum2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "BlockListExtention",
    },
    getBlock: {
      name: "protocol.Wallet/GetBlock",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BlockReq",
      response: "BlockExtention",
    },
    getTransactionCountByBlockNum: {
      name: "protocol.Wallet/GetTransactionCountByBlockNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "NumberMessage",
    },
    getTransactionById: {
      name: "protocol.Wallet/GetTransactionById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Transaction",
    },
    getTransactionInfoById: {
      name: "protocol.Wallet/GetTransactionInfoById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "TransactionInfo",
    },
    getTransactionInfoByBlockNum: {
      name: "protocol.Wallet/GetTransactionInfoByBlockNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "TransactionInfoList",
    },
    getTransactionFromPending: {
      name: "protocol.Wallet/GetTransactionFromPending",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Transaction",
    },
    getTransactionListFromPending: {
      name: "protocol.Wallet/GetTransactionListFromPending",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "TransactionIdList",
    },
    getPendingSize: {
      name: "protocol.Wallet/GetPendingSize",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NumberMessage",
    },
    totalTransaction: {
      name: "protocol.Wallet/TotalTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NumberMessage",
    },
    getTransactionSignWeight: {
      name: "protocol.Wallet/GetTransactionSignWeight",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Transaction",
      response: "TransactionSignWeight",
    },
    getTransactionApprovedList: {
      name: "protocol.Wallet/GetTransactionApprovedList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Transaction",
      response: "TransactionApprovedList",
    },
    createTransaction: {
      name: "protocol.Wallet/CreateTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TransferContract",
      response: "Transaction",
    },
    createTransaction2: {
      name: "protocol.Wallet/CreateTransaction2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TransferContract",
      response: "TransactionExtention",
    },
    transferAsset: {
      name: "protocol.Wallet/TransferAsset",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TransferAssetContract",
      response: "Transaction",
    },
    transferAsset2: {
      name: "protocol.Wallet/TransferAsset2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TransferAssetContract",
      response: "TransactionExtention",
    },
    createAssetIssue: {
      name: "protocol.Wallet/CreateAssetIssue",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AssetIssueContract",
      response: "Transaction",
    },
    createAssetIssue2: {
      name: "protocol.Wallet/CreateAssetIssue2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AssetIssueContract",
      response: "TransactionExtention",
    },
    updateAsset: {
      name: "protocol.Wallet/UpdateAsset",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UpdateAssetContract",
      response: "Transaction",
    },
    updateAsset2: {
      name: "protocol.Wallet/UpdateAsset2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UpdateAssetContract",
      response: "TransactionExtention",
    },
    participateAssetIssue: {
      name: "protocol.Wallet/ParticipateAssetIssue",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ParticipateAssetIssueContract",
      response: "Transaction",
    },
    participateAssetIssue2: {
      name: "protocol.Wallet/ParticipateAssetIssue2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ParticipateAssetIssueContract",
      response: "TransactionExtention",
    },
    unfreezeAsset: {
      name: "protocol.Wallet/UnfreezeAsset",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnfreezeAssetContract",
      response: "Transaction",
    },
    unfreezeAsset2: {
      name: "protocol.Wallet/UnfreezeAsset2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UnfreezeAssetContract",
      response: "TransactionExtention",
    },
    getAssetIssueList: {
      name: "protocol.Wallet/GetAssetIssueList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "AssetIssueList",
    },
    getPaginatedAssetIssueList: {
      name: "protocol.Wallet/GetPaginatedAssetIssueList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "AssetIssueList",
    },
    getAssetIssueByAccount: {
      name: "protocol.Wallet/GetAssetIssueByAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "AssetIssueList",
    },
    getAssetIssueById: {
      name: "protocol.Wallet/GetAssetIssueById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueContract",
    },
    getAssetIssueByName: {
      name: "protocol.Wallet/GetAssetIssueByName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueContract",
    },
    getAssetIssueListByName: {
      name: "protocol.Wallet/GetAssetIssueListByName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueList",
    },
    createCommonTransaction: {
      name: "protocol.Wallet/CreateCommonTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Transaction",
      response: "TransactionExtention",
    },
    broadcastTransaction: {
      name: "protocol.Wallet/BroadcastTransaction",
      idempotency: "write",
      stream: "none",
      endless: false,
      request: "Transaction",
      response: "Return",
    },
    deployContract: {
      name: "protocol.Wallet/DeployContract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CreateSmartContract",
      response: "TransactionExtention",
    },
    getContract: {
      name: "protocol.Wallet/GetContract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "SmartContract",
    },
    getContractInfo: {
      name: "protocol.Wallet/GetContractInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "SmartContractDataWrapper",
    },
    triggerContract: {
      name: "protocol.Wallet/TriggerContract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TriggerSmartContract",
      response: "TransactionExtention",
    },
    triggerConstantContract: {
      name: "protocol.Wallet/TriggerConstantContract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TriggerSmartContract",
      response: "TransactionExtention",
    },
    estimateEnergy: {
      name: "protocol.Wallet/EstimateEnergy",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TriggerSmartContract",
      response: "EstimateEnergyMessage",
    },
    clearContractABI: {
      name: "protocol.Wallet/ClearContractABI",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ClearABIContract",
      response: "TransactionExtention",
    },
    updateSetting: {
      name: "protocol.Wallet/UpdateSetting",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UpdateSettingContract",
      response: "TransactionExtention",
    },
    updateEnergyLimit: {
      name: "protocol.Wallet/UpdateEnergyLimit",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "UpdateEnergyLimitContract",
      response: "TransactionExtention",
    },
    listProposals: {
      name: "protocol.Wallet/ListProposals",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "ProposalList",
    },
    getPaginatedProposalList: {
      name: "protocol.Wallet/GetPaginatedProposalList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "ProposalList",
    },
    getProposalById: {
      name: "protocol.Wallet/GetProposalById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Proposal",
    },
    proposalCreate: {
      name: "protocol.Wallet/ProposalCreate",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ProposalCreateContract",
      response: "TransactionExtention",
    },
    proposalApprove: {
      name: "protocol.Wallet/ProposalApprove",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ProposalApproveContract",
      response: "TransactionExtention",
    },
    proposalDelete: {
      name: "protocol.Wallet/ProposalDelete",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ProposalDeleteContract",
      response: "TransactionExtention",
    },
    getChainParameters: {
      name: "protocol.Wallet/GetChainParameters",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "ChainParameters",
    },
    getBandwidthPrices: {
      name: "protocol.Wallet/GetBandwidthPrices",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "PricesResponseMessage",
    },
    getEnergyPrices: {
      name: "protocol.Wallet/GetEnergyPrices",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "PricesResponseMessage",
    },
    getMemoFee: {
      name: "protocol.Wallet/GetMemoFee",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "PricesResponseMessage",
    },
    getBurnTrx: {
      name: "protocol.Wallet/GetBurnTrx",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NumberMessage",
    },
    listExchanges: {
      name: "protocol.Wallet/ListExchanges",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "ExchangeList",
    },
    getPaginatedExchangeList: {
      name: "protocol.Wallet/GetPaginatedExchangeList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "ExchangeList",
    },
    getExchangeById: {
      name: "protocol.Wallet/GetExchangeById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Exchange",
    },
    exchangeCreate: {
      name: "protocol.Wallet/ExchangeCreate",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ExchangeCreateContract",
      response: "TransactionExtention",
    },
    exchangeInject: {
      name: "protocol.Wallet/ExchangeInject",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ExchangeInjectContract",
      response: "TransactionExtention",
    },
    exchangeWithdraw: {
      name: "protocol.Wallet/ExchangeWithdraw",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ExchangeWithdrawContract",
      response: "TransactionExtention",
    },
    exchangeTransaction: {
      name: "protocol.Wallet/ExchangeTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ExchangeTransactionContract",
      response: "TransactionExtention",
    },
    getMarketOrderById: {
      name: "protocol.Wallet/GetMarketOrderById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "MarketOrder",
    },
    getMarketOrderByAccount: {
      name: "protocol.Wallet/GetMarketOrderByAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "MarketOrderList",
    },
    getMarketPriceByPair: {
      name: "protocol.Wallet/GetMarketPriceByPair",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketOrderPair",
      response: "MarketPriceList",
    },
    getMarketOrderListByPair: {
      name: "protocol.Wallet/GetMarketOrderListByPair",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketOrderPair",
      response: "MarketOrderList",
    },
    getMarketPairList: {
      name: "protocol.Wallet/GetMarketPairList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "MarketOrderPairList",
    },
    marketSellAsset: {
      name: "protocol.Wallet/MarketSellAsset",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketSellAssetContract",
      response: "TransactionExtention",
    },
    marketCancelOrder: {
      name: "protocol.Wallet/MarketCancelOrder",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketCancelOrderContract",
      response: "TransactionExtention",
    },
    buyStorage: {
      name: "protocol.Wallet/BuyStorage",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BuyStorageContract",
      response: "TransactionExtention",
    },
    buyStorageBytes: {
      name: "protocol.Wallet/BuyStorageBytes",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BuyStorageBytesContract",
      response: "TransactionExtention",
    },
    sellStorage: {
      name: "protocol.Wallet/SellStorage",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "SellStorageContract",
      response: "TransactionExtention",
    },
    listNodes: {
      name: "protocol.Wallet/ListNodes",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NodeList",
    },
    getNodeInfo: {
      name: "protocol.Wallet/GetNodeInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NodeInfo",
    },
    getSpendingKey: {
      name: "protocol.Wallet/GetSpendingKey",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "BytesMessage",
    },
    getExpandedSpendingKey: {
      name: "protocol.Wallet/GetExpandedSpendingKey",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "ExpandedSpendingKeyMessage",
    },
    getAkFromAsk: {
      name: "protocol.Wallet/GetAkFromAsk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "BytesMessage",
    },
    getNkFromNsk: {
      name: "protocol.Wallet/GetNkFromNsk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "BytesMessage",
    },
    getIncomingViewingKey: {
      name: "protocol.Wallet/GetIncomingViewingKey",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ViewingKeyMessage",
      response: "IncomingViewingKeyMessage",
    },
    getDiversifier: {
      name: "protocol.Wallet/GetDiversifier",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "DiversifierMessage",
    },
    getNewShieldedAddress: {
      name: "protocol.Wallet/GetNewShieldedAddress",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "ShieldedAddressInfo",
    },
    getZenPaymentAddress: {
      name: "protocol.Wallet/GetZenPaymentAddress",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IncomingViewingKeyDiversifierMessage",
      response: "PaymentAddressMessage",
    },
    getRcm: {
      name: "protocol.Wallet/GetRcm",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "BytesMessage",
    },
    createShieldedTransaction: {
      name: "protocol.Wallet/CreateShieldedTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PrivateParameters",
      response: "TransactionExtention",
    },
    createShieldedTransactionWithoutSpendAuthSig: {
      name: "protocol.Wallet/CreateShieldedTransactionWithoutSpendAuthSig",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PrivateParametersWithoutAsk",
      response: "TransactionExtention",
    },
    getShieldTransactionHash: {
      name: "protocol.Wallet/GetShieldTransactionHash",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Transaction",
      response: "BytesMessage",
    },
    createSpendAuthSig: {
      name: "protocol.Wallet/CreateSpendAuthSig",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "SpendAuthSigParameters",
      response: "BytesMessage",
    },
    createShieldNullifier: {
      name: "protocol.Wallet/CreateShieldNullifier",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NfParameters",
      response: "BytesMessage",
    },
    getMerkleTreeVoucherInfo: {
      name: "protocol.Wallet/GetMerkleTreeVoucherInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OutputPointInfo",
      response: "IncrementalMerkleVoucherInfo",
    },
    scanNoteByIvk: {
      name: "protocol.Wallet/ScanNoteByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptParameters",
      response: "DecryptNotes",
    },
    scanAndMarkNoteByIvk: {
      name: "protocol.Wallet/ScanAndMarkNoteByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptAndMarkParameters",
      response: "DecryptNotesMarked",
    },
    scanNoteByOvk: {
      name: "protocol.Wallet/ScanNoteByOvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OvkDecryptParameters",
      response: "DecryptNotes",
    },
    isSpend: {
      name: "protocol.Wallet/IsSpend",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NoteParameters",
      response: "SpendResult",
    },
    createShieldedContractParameters: {
      name: "protocol.Wallet/CreateShieldedContractParameters",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PrivateShieldedTRC20Parameters",
      response: "ShieldedTRC20Parameters",
    },
    createShieldedContractParametersWithoutAsk: {
      name: "protocol.Wallet/CreateShieldedContractParametersWithoutAsk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PrivateShieldedTRC20ParametersWithoutAsk",
      response: "ShieldedTRC20Parameters",
    },
    getTriggerInputForShieldedTRC20Contract: {
      name: "protocol.Wallet/GetTriggerInputForShieldedTRC20Contract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ShieldedTRC20TriggerContractParameters",
      response: "BytesMessage",
    },
    scanShieldedTRC20NotesByIvk: {
      name: "protocol.Wallet/ScanShieldedTRC20NotesByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptTRC20Parameters",
      response: "DecryptNotesTRC20",
    },
    scanShieldedTRC20NotesByOvk: {
      name: "protocol.Wallet/ScanShieldedTRC20NotesByOvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OvkDecryptTRC20Parameters",
      response: "DecryptNotesTRC20",
    },
    isShieldedTRC20ContractNoteSpent: {
      name: "protocol.Wallet/IsShieldedTRC20ContractNoteSpent",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NfTRC20Parameters",
      response: "NullifierResult",
    },
  },
  walletExtension: {
    getTransactionsFromThis: {
      name: "protocol.WalletExtension/GetTransactionsFromThis",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountPaginated",
      response: "TransactionList",
    },
    getTransactionsFromThis2: {
      name: "protocol.WalletExtension/GetTransactionsFromThis2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountPaginated",
      response: "TransactionListExtention",
    },
    getTransactionsToThis: {
      name: "protocol.WalletExtension/GetTransactionsToThis",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountPaginated",
      response: "TransactionList",
    },
    getTransactionsToThis2: {
      name: "protocol.WalletExtension/GetTransactionsToThis2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "AccountPaginated",
      response: "TransactionListExtention",
    },
  },
  walletSolidity: {
    getAccount: {
      name: "protocol.WalletSolidity/GetAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "Account",
    },
    getAccountById: {
      name: "protocol.WalletSolidity/GetAccountById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "Account",
      response: "Account",
    },
    getRewardInfo: {
      name: "protocol.WalletSolidity/GetRewardInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "NumberMessage",
    },
    getBrokerageInfo: {
      name: "protocol.WalletSolidity/GetBrokerageInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "NumberMessage",
    },
    listWitnesses: {
      name: "protocol.WalletSolidity/ListWitnesses",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "WitnessList",
    },
    getPaginatedNowWitnessList: {
      name: "protocol.WalletSolidity/GetPaginatedNowWitnessList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "WitnessList",
    },
    getDelegatedResource: {
      name: "protocol.WalletSolidity/GetDelegatedResource",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "DelegatedResourceMessage",
      response: "DelegatedResourceList",
    },
    getDelegatedResourceV2: {
      name: "protocol.WalletSolidity/GetDelegatedResourceV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "DelegatedResourceMessage",
      response: "DelegatedResourceList",
    },
    getDelegatedResourceAccountIndex: {
      name: "protocol.WalletSolidity/GetDelegatedResourceAccountIndex",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "DelegatedResourceAccountIndex",
    },
    getDelegatedResourceAccountIndexV2: {
      name: "protocol.WalletSolidity/GetDelegatedResourceAccountIndexV2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "DelegatedResourceAccountIndex",
    },
    getCanDelegatedMaxSize: {
      name: "protocol.WalletSolidity/GetCanDelegatedMaxSize",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CanDelegatedMaxSizeRequestMessage",
      response: "CanDelegatedMaxSizeResponseMessage",
    },
    getAvailableUnfreezeCount: {
      name: "protocol.WalletSolidity/GetAvailableUnfreezeCount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetAvailableUnfreezeCountRequestMessage",
      response: "GetAvailableUnfreezeCountResponseMessage",
    },
    getCanWithdrawUnfreezeAmount: {
      name: "protocol.WalletSolidity/GetCanWithdrawUnfreezeAmount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "CanWithdrawUnfreezeAmountRequestMessage",
      response: "CanWithdrawUnfreezeAmountResponseMessage",
    },
    getNowBlock: {
      name: "protocol.WalletSolidity/GetNowBlock",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "Block",
    },
    getNowBlock2: {
      name: "protocol.WalletSolidity/GetNowBlock2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "BlockExtention",
    },
    getBlockByNum: {
      name: "protocol.WalletSolidity/GetBlockByNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "Block",
    },
    getBlockByNum2: {
      name: "protocol.WalletSolidity/GetBlockByNum2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "BlockExtention",
    },
    getBlock: {
      name: "protocol.WalletSolidity/GetBlock",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BlockReq",
      response: "BlockExtention",
    },
    getTransactionCountByBlockNum: {
      name: "protocol.WalletSolidity/GetTransactionCountByBlockNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "NumberMessage",
    },
    getTransactionById: {
      name: "protocol.WalletSolidity/GetTransactionById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Transaction",
    },
    getTransactionInfoById: {
      name: "protocol.WalletSolidity/GetTransactionInfoById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "TransactionInfo",
    },
    getTransactionInfoByBlockNum: {
      name: "protocol.WalletSolidity/GetTransactionInfoByBlockNum",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NumberMessage",
      response: "TransactionInfoList",
    },
    triggerConstantContract: {
      name: "protocol.WalletSolidity/TriggerConstantContract",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TriggerSmartContract",
      response: "TransactionExtention",
    },
    estimateEnergy: {
      name: "protocol.WalletSolidity/EstimateEnergy",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TriggerSmartContract",
      response: "EstimateEnergyMessage",
    },
    getAssetIssueList: {
      name: "protocol.WalletSolidity/GetAssetIssueList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "AssetIssueList",
    },
    getPaginatedAssetIssueList: {
      name: "protocol.WalletSolidity/GetPaginatedAssetIssueList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "PaginatedMessage",
      response: "AssetIssueList",
    },
    getAssetIssueById: {
      name: "protocol.WalletSolidity/GetAssetIssueById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueContract",
    },
    getAssetIssueByName: {
      name: "protocol.WalletSolidity/GetAssetIssueByName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueContract",
    },
    getAssetIssueListByName: {
      name: "protocol.WalletSolidity/GetAssetIssueListByName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "AssetIssueList",
    },
    listExchanges: {
      name: "protocol.WalletSolidity/ListExchanges",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "ExchangeList",
    },
    getExchangeById: {
      name: "protocol.WalletSolidity/GetExchangeById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "Exchange",
    },
    getMarketOrderById: {
      name: "protocol.WalletSolidity/GetMarketOrderById",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "MarketOrder",
    },
    getMarketOrderByAccount: {
      name: "protocol.WalletSolidity/GetMarketOrderByAccount",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BytesMessage",
      response: "MarketOrderList",
    },
    getMarketPriceByPair: {
      name: "protocol.WalletSolidity/GetMarketPriceByPair",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketOrderPair",
      response: "MarketPriceList",
    },
    getMarketOrderListByPair: {
      name: "protocol.WalletSolidity/GetMarketOrderListByPair",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "MarketOrderPair",
      response: "MarketOrderList",
    },
    getMarketPairList: {
      name: "protocol.WalletSolidity/GetMarketPairList",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "MarketOrderPairList",
    },
    getBurnTrx: {
      name: "protocol.WalletSolidity/GetBurnTrx",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "NumberMessage",
    },
    getBandwidthPrices: {
      name: "protocol.WalletSolidity/GetBandwidthPrices",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "PricesResponseMessage",
    },
    getEnergyPrices: {
      name: "protocol.WalletSolidity/GetEnergyPrices",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "EmptyMessage",
      response: "PricesResponseMessage",
    },
    getMerkleTreeVoucherInfo: {
      name: "protocol.WalletSolidity/GetMerkleTreeVoucherInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OutputPointInfo",
      response: "IncrementalMerkleVoucherInfo",
    },
    scanNoteByIvk: {
      name: "protocol.WalletSolidity/ScanNoteByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptParameters",
      response: "DecryptNotes",
    },
    scanAndMarkNoteByIvk: {
      name: "protocol.WalletSolidity/ScanAndMarkNoteByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptAndMarkParameters",
      response: "DecryptNotesMarked",
    },
    scanNoteByOvk: {
      name: "protocol.WalletSolidity/ScanNoteByOvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OvkDecryptParameters",
      response: "DecryptNotes",
    },
    isSpend: {
      name: "protocol.WalletSolidity/IsSpend",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NoteParameters",
      response: "SpendResult",
    },
    scanShieldedTRC20NotesByIvk: {
      name: "protocol.WalletSolidity/ScanShieldedTRC20NotesByIvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "IvkDecryptTRC20Parameters",
      response: "DecryptNotesTRC20",
    },
    scanShieldedTRC20NotesByOvk: {
      name: "protocol.WalletSolidity/ScanShieldedTRC20NotesByOvk",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "OvkDecryptTRC20Parameters",
      response: "DecryptNotesTRC20",
    },
    isShieldedTRC20ContractNoteSpent: {
      name: "protocol.WalletSolidity/IsShieldedTRC20ContractNoteSpent",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "NfTRC20Parameters",
      response: "NullifierResult",
    },
  },
  tronZksnark: {
    checkZksnarkProof: {
      name: "protocol.TronZksnark/CheckZksnarkProof",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ZksnarkRequest",
      response: "ZksnarkResponse",
    },
  },
};
