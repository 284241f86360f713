// Generated from specs/grpc/protocol. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, Methods } from "../message.ts";
import type { Account, AccountBalanceRequest, AccountBalanceResponse } from "./protocol/account.ts";
import type {
  AccountCreateContract,
  AccountPermissionUpdateContract,
  AccountUpdateContract,
  CancelAllUnfreezeV2Contract,
  DelegateResourceContract,
  FreezeBalanceV2Contract,
  SetAccountIdContract,
  TransferContract,
  UnDelegateResourceContract,
  UnfreezeBalanceV2Contract,
  VoteWitnessContract,
  WithdrawBalanceContract,
  WithdrawExpireUnfreezeContract,
} from "./protocol/account_contract.ts";
import type { AssetIssueContract, AssetIssueList, TransferAssetContract } from "./protocol/asset.ts";
import type {
  Block,
  BlockExtention,
  BlockLimit,
  BlockList,
  BlockListExtention,
  BlockReq,
} from "./protocol/block.ts";
import type {
  Exchange,
  ExchangeList,
  MarketOrder,
  MarketOrderList,
  MarketOrderPair,
  MarketOrderPairList,
  MarketPriceList,
} from "./protocol/market.ts";
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

/**
 * Reads the state of the latest block, builds unsigned transactions and broadcasts signed ones.
 * What builds a transaction changes nothing on chain. Addresses are 21 bytes, 0x41 first; amounts
 * are in sun.
 * Source: interface, G; tronprotocol/protocol.
 */
export interface Wallet {
  /**
   * Reads an account by `address`.
   *
   * On the wire `protocol.Wallet/GetAccount`; safe.
   */
  getAccount(request: DeepPartial<Account>): Promise<Account>;

  /**
   * Reads an account by `account_id`.
   *
   * On the wire `protocol.Wallet/GetAccountById`; safe.
   */
  getAccountById(request: DeepPartial<Account>): Promise<Account>;

  /**
   * Reads an account's balance as of a block; needs a node that keeps the history of balances.
   *
   * On the wire `protocol.Wallet/GetAccountBalance`; safe.
   */
  getAccountBalance(request: DeepPartial<AccountBalanceRequest>): Promise<AccountBalanceResponse>;

  /**
   * Reads an account's bandwidth by `address`.
   *
   * On the wire `protocol.Wallet/GetAccountNet`; safe.
   */
  getAccountNet(request: DeepPartial<Account>): Promise<AccountNetMessage>;

  /**
   * Reads an account's bandwidth and energy by `address`.
   *
   * On the wire `protocol.Wallet/GetAccountResource`; safe.
   */
  getAccountResource(request: DeepPartial<Account>): Promise<AccountResourceMessage>;

  /**
   * Builds a transaction that activates an account; says nothing when it cannot.
   *
   * On the wire `protocol.Wallet/CreateAccount`; safe.
   */
  createAccount(request: DeepPartial<AccountCreateContract>): Promise<Transaction>;

  /**
   * Builds a transaction that activates an account.
   *
   * On the wire `protocol.Wallet/CreateAccount2`; safe.
   */
  createAccount2(request: DeepPartial<AccountCreateContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that names an account; says nothing when it cannot.
   *
   * On the wire `protocol.Wallet/UpdateAccount`; safe.
   */
  updateAccount(request: DeepPartial<AccountUpdateContract>): Promise<Transaction>;

  /**
   * Builds a transaction that names an account.
   *
   * On the wire `protocol.Wallet/UpdateAccount2`; safe.
   */
  updateAccount2(request: DeepPartial<AccountUpdateContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that gives an account its id; says nothing when it cannot.
   *
   * On the wire `protocol.Wallet/SetAccountId`; safe.
   */
  setAccountId(request: DeepPartial<SetAccountIdContract>): Promise<Transaction>;

  /**
   * Builds a transaction that replaces an account's permissions.
   *
   * On the wire `protocol.Wallet/AccountPermissionUpdate`; safe.
   */
  accountPermissionUpdate(request: DeepPartial<AccountPermissionUpdateContract>): Promise<TransactionExtention>;

  /**
   * Reads what an address can withdraw as voter or witness, in sun.
   *
   * On the wire `protocol.Wallet/GetRewardInfo`; safe.
   */
  getRewardInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /**
   * Reads the percentage of rewards that a witness keeps.
   *
   * On the wire `protocol.Wallet/GetBrokerageInfo`; safe.
   */
  getBrokerageInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /**
   * Builds a transaction that votes for witnesses.
   *
   * On the wire `protocol.Wallet/VoteWitnessAccount2`; safe.
   */
  voteWitnessAccount2(request: DeepPartial<VoteWitnessContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that withdraws rewards.
   *
   * On the wire `protocol.Wallet/WithdrawBalance2`; safe.
   */
  withdrawBalance2(request: DeepPartial<WithdrawBalanceContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that stakes TRX.
   *
   * On the wire `protocol.Wallet/FreezeBalanceV2`; safe.
   */
  freezeBalanceV2(request: DeepPartial<FreezeBalanceV2Contract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that unstakes TRX.
   *
   * On the wire `protocol.Wallet/UnfreezeBalanceV2`; safe.
   */
  unfreezeBalanceV2(request: DeepPartial<UnfreezeBalanceV2Contract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that withdraws what has been unstaked long enough.
   *
   * On the wire `protocol.Wallet/WithdrawExpireUnfreeze`; safe.
   */
  withdrawExpireUnfreeze(request: DeepPartial<WithdrawExpireUnfreezeContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that stakes again what is being unstaked.
   *
   * On the wire `protocol.Wallet/CancelAllUnfreezeV2`; safe.
   */
  cancelAllUnfreezeV2(request: DeepPartial<CancelAllUnfreezeV2Contract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that lends resources to another account.
   *
   * On the wire `protocol.Wallet/DelegateResource`; safe.
   */
  delegateResource(request: DeepPartial<DelegateResourceContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that takes lent resources back.
   *
   * On the wire `protocol.Wallet/UnDelegateResource`; safe.
   */
  unDelegateResource(request: DeepPartial<UnDelegateResourceContract>): Promise<TransactionExtention>;

  /**
   * Reads what one account lends to another, in the first staking model.
   *
   * On the wire `protocol.Wallet/GetDelegatedResource`; safe.
   */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /**
   * Reads what one account lends to another.
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceV2`; safe.
   */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /**
   * Lists to whom and from whom an address lends, in the first staking model.
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceAccountIndex`; safe.
   */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists to whom and from whom an address lends.
   *
   * On the wire `protocol.Wallet/GetDelegatedResourceAccountIndexV2`; safe.
   */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /**
   * Reads how much an account can still lend.
   *
   * On the wire `protocol.Wallet/GetCanDelegatedMaxSize`; safe.
   */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Reads how many more times an account can unstake for now.
   *
   * On the wire `protocol.Wallet/GetAvailableUnfreezeCount`; safe.
   */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Reads how much unstaked TRX can be withdrawn at a time.
   *
   * On the wire `protocol.Wallet/GetCanWithdrawUnfreezeAmount`; safe.
   */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Reads the latest block.
   *
   * On the wire `protocol.Wallet/GetNowBlock`; safe.
   */
  getNowBlock(request?: DeepPartial<EmptyMessage>): Promise<Block>;

  /**
   * Reads the latest block, with its id and those of its transactions.
   *
   * On the wire `protocol.Wallet/GetNowBlock2`; safe.
   */
  getNowBlock2(request?: DeepPartial<EmptyMessage>): Promise<BlockExtention>;

  /**
   * Reads a block by number.
   *
   * On the wire `protocol.Wallet/GetBlockByNum`; safe.
   */
  getBlockByNum(request: DeepPartial<NumberMessage>): Promise<Block>;

  /**
   * Reads a block by number, with its id and those of its transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByNum2`; safe.
   */
  getBlockByNum2(request: DeepPartial<NumberMessage>): Promise<BlockExtention>;

  /**
   * Reads a block by id.
   *
   * On the wire `protocol.Wallet/GetBlockById`; safe.
   */
  getBlockById(request: DeepPartial<BytesMessage>): Promise<Block>;

  /**
   * Reads a range of blocks.
   *
   * On the wire `protocol.Wallet/GetBlockByLimitNext`; safe.
   */
  getBlockByLimitNext(request: DeepPartial<BlockLimit>): Promise<BlockList>;

  /**
   * Reads a range of blocks, with their ids and those of their transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByLimitNext2`; safe.
   */
  getBlockByLimitNext2(request: DeepPartial<BlockLimit>): Promise<BlockListExtention>;

  /**
   * Reads the latest blocks, as many as asked for.
   *
   * On the wire `protocol.Wallet/GetBlockByLatestNum`; safe.
   */
  getBlockByLatestNum(request: DeepPartial<NumberMessage>): Promise<BlockList>;

  /**
   * Reads the latest blocks, as many as asked for, with their ids and those of their transactions.
   *
   * On the wire `protocol.Wallet/GetBlockByLatestNum2`; safe.
   */
  getBlockByLatestNum2(request: DeepPartial<NumberMessage>): Promise<BlockListExtention>;

  /**
   * Reads a block by number or id, with or without its transactions; the latest when none is named.
   *
   * On the wire `protocol.Wallet/GetBlock`; safe.
   */
  getBlock(request: DeepPartial<BlockReq>): Promise<BlockExtention>;

  /**
   * Counts the transactions of a block.
   *
   * On the wire `protocol.Wallet/GetTransactionCountByBlockNum`; safe.
   */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>): Promise<NumberMessage>;

  /**
   * Reads a transaction.
   *
   * On the wire `protocol.Wallet/GetTransactionById`; safe.
   */
  getTransactionById(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /**
   * Reads what a transaction did: fee, logs, result.
   *
   * On the wire `protocol.Wallet/GetTransactionInfoById`; safe.
   */
  getTransactionInfoById(request: DeepPartial<BytesMessage>): Promise<TransactionInfo>;

  /**
   * Reads what the transactions of a block did.
   *
   * On the wire `protocol.Wallet/GetTransactionInfoByBlockNum`; safe.
   */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>): Promise<TransactionInfoList>;

  /**
   * Reads a transaction that waits for its block.
   *
   * On the wire `protocol.Wallet/GetTransactionFromPending`; safe.
   */
  getTransactionFromPending(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /**
   * Lists the transactions that wait for a block.
   *
   * On the wire `protocol.Wallet/GetTransactionListFromPending`; safe.
   */
  getTransactionListFromPending(request?: DeepPartial<EmptyMessage>): Promise<TransactionIdList>;

  /**
   * Counts the transactions that wait for a block.
   *
   * On the wire `protocol.Wallet/GetPendingSize`; safe.
   */
  getPendingSize(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /**
   * Counts all transactions; most nodes no longer do.
   *
   * On the wire `protocol.Wallet/TotalTransaction`; safe.
   */
  totalTransaction(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /**
   * Tells whether the signatures of a transaction suffice.
   *
   * On the wire `protocol.Wallet/GetTransactionSignWeight`; safe.
   */
  getTransactionSignWeight(request: DeepPartial<Transaction>): Promise<TransactionSignWeight>;

  /**
   * Lists who signed a transaction.
   *
   * On the wire `protocol.Wallet/GetTransactionApprovedList`; safe.
   */
  getTransactionApprovedList(request: DeepPartial<Transaction>): Promise<TransactionApprovedList>;

  /**
   * Builds a transfer of TRX; says nothing when it cannot.
   *
   * On the wire `protocol.Wallet/CreateTransaction`; safe.
   */
  createTransaction(request: DeepPartial<TransferContract>): Promise<Transaction>;

  /**
   * Builds a transfer of TRX.
   *
   * On the wire `protocol.Wallet/CreateTransaction2`; safe.
   */
  createTransaction2(request: DeepPartial<TransferContract>): Promise<TransactionExtention>;

  /**
   * Builds a transfer of a TRC-10 token.
   *
   * On the wire `protocol.Wallet/TransferAsset2`; safe.
   */
  transferAsset2(request: DeepPartial<TransferAssetContract>): Promise<TransactionExtention>;

  /**
   * Fills in a transaction of any kind: the block it refers to, its expiration.
   *
   * On the wire `protocol.Wallet/CreateCommonTransaction`; safe.
   */
  createCommonTransaction(request: DeepPartial<Transaction>): Promise<TransactionExtention>;

  /**
   * Sends a signed transaction to the network. `result` of the answer says whether the node took
   * it.
   *
   * On the wire `protocol.Wallet/BroadcastTransaction`; write.
   */
  broadcastTransaction(request: DeepPartial<Transaction>): Promise<Return>;

  /**
   * Builds a transaction that deploys a contract.
   *
   * On the wire `protocol.Wallet/DeployContract`; safe.
   */
  deployContract(request: DeepPartial<CreateSmartContract>): Promise<TransactionExtention>;

  /**
   * Reads a contract by address.
   *
   * On the wire `protocol.Wallet/GetContract`; safe.
   */
  getContract(request: DeepPartial<BytesMessage>): Promise<SmartContract>;

  /**
   * Reads a contract with its run-time code and energy state.
   *
   * On the wire `protocol.Wallet/GetContractInfo`; safe.
   */
  getContractInfo(request: DeepPartial<BytesMessage>): Promise<SmartContractDataWrapper>;

  /**
   * Builds a transaction that calls a contract.
   *
   * On the wire `protocol.Wallet/TriggerContract`; safe.
   */
  triggerContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /**
   * Calls a contract without a transaction.
   *
   * On the wire `protocol.Wallet/TriggerConstantContract`; safe.
   */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * On the wire `protocol.Wallet/EstimateEnergy`; safe.
   */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>): Promise<EstimateEnergyMessage>;

  /**
   * Builds a transaction that removes a contract's ABI.
   *
   * On the wire `protocol.Wallet/ClearContractABI`; safe.
   */
  clearContractABI(request: DeepPartial<ClearABIContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that sets which share of the energy a contract's users pay.
   *
   * On the wire `protocol.Wallet/UpdateSetting`; safe.
   */
  updateSetting(request: DeepPartial<UpdateSettingContract>): Promise<TransactionExtention>;

  /**
   * Builds a transaction that sets how much energy a contract's owner pays at most.
   *
   * On the wire `protocol.Wallet/UpdateEnergyLimit`; safe.
   */
  updateEnergyLimit(request: DeepPartial<UpdateEnergyLimitContract>): Promise<TransactionExtention>;

  /**
   * Lists the parameters that the committee sets.
   *
   * On the wire `protocol.Wallet/GetChainParameters`; safe.
   */
  getChainParameters(request?: DeepPartial<EmptyMessage>): Promise<ChainParameters>;

  /**
   * Reads the history of the price of bandwidth.
   *
   * On the wire `protocol.Wallet/GetBandwidthPrices`; safe.
   */
  getBandwidthPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /**
   * Reads the history of the price of energy.
   *
   * On the wire `protocol.Wallet/GetEnergyPrices`; safe.
   */
  getEnergyPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /**
   * Reads the history of the fee for a memo.
   *
   * On the wire `protocol.Wallet/GetMemoFee`; safe.
   */
  getMemoFee(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /**
   * Reads how much TRX has been burned, in sun.
   *
   * On the wire `protocol.Wallet/GetBurnTrx`; safe.
   */
  getBurnTrx(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;
}

/**
 * Reads the state of the latest irreversible block. Addresses are 21 bytes, 0x41 first; amounts are
 * in sun.
 * Source: interface, G; tronprotocol/protocol.
 */
export interface WalletSolidity {
  /**
   * Reads an account by `address`.
   *
   * On the wire `protocol.WalletSolidity/GetAccount`; safe.
   */
  getAccount(request: DeepPartial<Account>): Promise<Account>;

  /**
   * Reads an account by `account_id`.
   *
   * On the wire `protocol.WalletSolidity/GetAccountById`; safe.
   */
  getAccountById(request: DeepPartial<Account>): Promise<Account>;

  /**
   * Reads what an address can withdraw as voter or witness, in sun.
   *
   * On the wire `protocol.WalletSolidity/GetRewardInfo`; safe.
   */
  getRewardInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /**
   * Reads the percentage of rewards that a witness keeps.
   *
   * On the wire `protocol.WalletSolidity/GetBrokerageInfo`; safe.
   */
  getBrokerageInfo(request: DeepPartial<BytesMessage>): Promise<NumberMessage>;

  /**
   * Lists all witnesses.
   *
   * On the wire `protocol.WalletSolidity/ListWitnesses`; safe.
   */
  listWitnesses(request?: DeepPartial<EmptyMessage>): Promise<WitnessList>;

  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * On the wire `protocol.WalletSolidity/GetPaginatedNowWitnessList`; safe.
   */
  getPaginatedNowWitnessList(request: DeepPartial<PaginatedMessage>): Promise<WitnessList>;

  /**
   * Reads what one account lends to another, in the first staking model.
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResource`; safe.
   */
  getDelegatedResource(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /**
   * Reads what one account lends to another.
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceV2`; safe.
   */
  getDelegatedResourceV2(request: DeepPartial<DelegatedResourceMessage>): Promise<DelegatedResourceList>;

  /**
   * Lists to whom and from whom an address lends, in the first staking model.
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceAccountIndex`; safe.
   */
  getDelegatedResourceAccountIndex(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists to whom and from whom an address lends.
   *
   * On the wire `protocol.WalletSolidity/GetDelegatedResourceAccountIndexV2`; safe.
   */
  getDelegatedResourceAccountIndexV2(request: DeepPartial<BytesMessage>): Promise<DelegatedResourceAccountIndex>;

  /**
   * Reads how much an account can still lend.
   *
   * On the wire `protocol.WalletSolidity/GetCanDelegatedMaxSize`; safe.
   */
  getCanDelegatedMaxSize(request: DeepPartial<CanDelegatedMaxSizeRequestMessage>): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Reads how many more times an account can unstake for now.
   *
   * On the wire `protocol.WalletSolidity/GetAvailableUnfreezeCount`; safe.
   */
  getAvailableUnfreezeCount(request: DeepPartial<GetAvailableUnfreezeCountRequestMessage>): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Reads how much unstaked TRX can be withdrawn at a time.
   *
   * On the wire `protocol.WalletSolidity/GetCanWithdrawUnfreezeAmount`; safe.
   */
  getCanWithdrawUnfreezeAmount(request: DeepPartial<CanWithdrawUnfreezeAmountRequestMessage>): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Reads the latest irreversible block.
   *
   * On the wire `protocol.WalletSolidity/GetNowBlock`; safe.
   */
  getNowBlock(request?: DeepPartial<EmptyMessage>): Promise<Block>;

  /**
   * Reads the latest irreversible block, with its id and those of its transactions.
   *
   * On the wire `protocol.WalletSolidity/GetNowBlock2`; safe.
   */
  getNowBlock2(request?: DeepPartial<EmptyMessage>): Promise<BlockExtention>;

  /**
   * Reads a block by number.
   *
   * On the wire `protocol.WalletSolidity/GetBlockByNum`; safe.
   */
  getBlockByNum(request: DeepPartial<NumberMessage>): Promise<Block>;

  /**
   * Reads a block by number, with its id and those of its transactions.
   *
   * On the wire `protocol.WalletSolidity/GetBlockByNum2`; safe.
   */
  getBlockByNum2(request: DeepPartial<NumberMessage>): Promise<BlockExtention>;

  /**
   * Reads a block by number or id, with or without its transactions; the latest when none is named.
   *
   * On the wire `protocol.WalletSolidity/GetBlock`; safe.
   */
  getBlock(request: DeepPartial<BlockReq>): Promise<BlockExtention>;

  /**
   * Counts the transactions of a block.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionCountByBlockNum`; safe.
   */
  getTransactionCountByBlockNum(request: DeepPartial<NumberMessage>): Promise<NumberMessage>;

  /**
   * Reads a transaction.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionById`; safe.
   */
  getTransactionById(request: DeepPartial<BytesMessage>): Promise<Transaction>;

  /**
   * Reads what a transaction did: fee, logs, result.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionInfoById`; safe.
   */
  getTransactionInfoById(request: DeepPartial<BytesMessage>): Promise<TransactionInfo>;

  /**
   * Reads what the transactions of a block did.
   *
   * On the wire `protocol.WalletSolidity/GetTransactionInfoByBlockNum`; safe.
   */
  getTransactionInfoByBlockNum(request: DeepPartial<NumberMessage>): Promise<TransactionInfoList>;

  /**
   * Calls a contract without a transaction.
   *
   * On the wire `protocol.WalletSolidity/TriggerConstantContract`; safe.
   */
  triggerConstantContract(request: DeepPartial<TriggerSmartContract>): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * On the wire `protocol.WalletSolidity/EstimateEnergy`; safe.
   */
  estimateEnergy(request: DeepPartial<TriggerSmartContract>): Promise<EstimateEnergyMessage>;

  /**
   * Lists all TRC-10 tokens.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueList`; safe.
   */
  getAssetIssueList(request?: DeepPartial<EmptyMessage>): Promise<AssetIssueList>;

  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * On the wire `protocol.WalletSolidity/GetPaginatedAssetIssueList`; safe.
   */
  getPaginatedAssetIssueList(request: DeepPartial<PaginatedMessage>): Promise<AssetIssueList>;

  /**
   * Reads a TRC-10 token by id.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueById`; safe.
   */
  getAssetIssueById(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /**
   * Reads a TRC-10 token by name; fails where the name is not unique.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueByName`; safe.
   */
  getAssetIssueByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueContract>;

  /**
   * Lists the TRC-10 tokens of a name.
   *
   * On the wire `protocol.WalletSolidity/GetAssetIssueListByName`; safe.
   */
  getAssetIssueListByName(request: DeepPartial<BytesMessage>): Promise<AssetIssueList>;

  /**
   * Lists the pairs of the built-in exchange.
   *
   * On the wire `protocol.WalletSolidity/ListExchanges`; safe.
   */
  listExchanges(request?: DeepPartial<EmptyMessage>): Promise<ExchangeList>;

  /**
   * Reads a pair of the built-in exchange.
   *
   * On the wire `protocol.WalletSolidity/GetExchangeById`; safe.
   */
  getExchangeById(request: DeepPartial<BytesMessage>): Promise<Exchange>;

  /**
   * Reads an order of the built-in market.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderById`; safe.
   */
  getMarketOrderById(request: DeepPartial<BytesMessage>): Promise<MarketOrder>;

  /**
   * Lists the orders of an address.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderByAccount`; safe.
   */
  getMarketOrderByAccount(request: DeepPartial<BytesMessage>): Promise<MarketOrderList>;

  /**
   * Lists the prices of a pair.
   *
   * On the wire `protocol.WalletSolidity/GetMarketPriceByPair`; safe.
   */
  getMarketPriceByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketPriceList>;

  /**
   * Lists the orders of a pair.
   *
   * On the wire `protocol.WalletSolidity/GetMarketOrderListByPair`; safe.
   */
  getMarketOrderListByPair(request: DeepPartial<MarketOrderPair>): Promise<MarketOrderList>;

  /**
   * Lists the pairs of the built-in market.
   *
   * On the wire `protocol.WalletSolidity/GetMarketPairList`; safe.
   */
  getMarketPairList(request?: DeepPartial<EmptyMessage>): Promise<MarketOrderPairList>;

  /**
   * Reads how much TRX has been burned, in sun.
   *
   * On the wire `protocol.WalletSolidity/GetBurnTrx`; safe.
   */
  getBurnTrx(request?: DeepPartial<EmptyMessage>): Promise<NumberMessage>;

  /**
   * Reads the history of the price of bandwidth.
   *
   * On the wire `protocol.WalletSolidity/GetBandwidthPrices`; safe.
   */
  getBandwidthPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /**
   * Reads the history of the price of energy.
   *
   * On the wire `protocol.WalletSolidity/GetEnergyPrices`; safe.
   */
  getEnergyPrices(request?: DeepPartial<EmptyMessage>): Promise<PricesResponseMessage>;

  /**
   * Reads what proves that shielded notes exist.
   *
   * On the wire `protocol.WalletSolidity/GetMerkleTreeVoucherInfo`; safe.
   */
  getMerkleTreeVoucherInfo(request: DeepPartial<OutputPointInfo>): Promise<IncrementalMerkleVoucherInfo>;

  /**
   * Finds the notes that an incoming viewing key can read. The node sees the key.
   *
   * On the wire `protocol.WalletSolidity/ScanNoteByIvk`; safe.
   */
  scanNoteByIvk(request: DeepPartial<IvkDecryptParameters>): Promise<DecryptNotes>;

  /**
   * Finds the notes that an incoming viewing key can read and tells which are spent. The node sees
   * the keys.
   *
   * On the wire `protocol.WalletSolidity/ScanAndMarkNoteByIvk`; safe.
   */
  scanAndMarkNoteByIvk(request: DeepPartial<IvkDecryptAndMarkParameters>): Promise<DecryptNotesMarked>;

  /**
   * Finds the notes that an outgoing viewing key can read. The node sees the key.
   *
   * On the wire `protocol.WalletSolidity/ScanNoteByOvk`; safe.
   */
  scanNoteByOvk(request: DeepPartial<OvkDecryptParameters>): Promise<DecryptNotes>;

  /**
   * Tells whether a note is spent. The node sees the keys.
   *
   * On the wire `protocol.WalletSolidity/IsSpend`; safe.
   */
  isSpend(request: DeepPartial<NoteParameters>): Promise<SpendResult>;

  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node sees the
   * keys.
   *
   * On the wire `protocol.WalletSolidity/ScanShieldedTRC20NotesByIvk`; safe.
   */
  scanShieldedTRC20NotesByIvk(request: DeepPartial<IvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node sees the
   * key.
   *
   * On the wire `protocol.WalletSolidity/ScanShieldedTRC20NotesByOvk`; safe.
   */
  scanShieldedTRC20NotesByOvk(request: DeepPartial<OvkDecryptTRC20Parameters>): Promise<DecryptNotesTRC20>;

  /**
   * Tells whether a note of a shielded token is spent. The node sees the keys.
   *
   * On the wire `protocol.WalletSolidity/IsShieldedTRC20ContractNoteSpent`; safe.
   */
  isShieldedTRC20ContractNoteSpent(request: DeepPartial<NfTRC20Parameters>): Promise<NullifierResult>;
}

/** The calls of each service. */
export const tronServices: {
  readonly wallet: Methods<Wallet>;
  readonly walletSolidity: Methods<WalletSolidity>;
} = {
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
    voteWitnessAccount2: {
      name: "protocol.Wallet/VoteWitnessAccount2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "VoteWitnessContract",
      response: "TransactionExtention",
    },
    withdrawBalance2: {
      name: "protocol.Wallet/WithdrawBalance2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "WithdrawBalanceContract",
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
    transferAsset2: {
      name: "protocol.Wallet/TransferAsset2",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "TransferAssetContract",
      response: "TransactionExtention",
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
};
