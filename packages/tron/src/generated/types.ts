// Generated from specs/tron.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * An account. Times are in milliseconds, amounts in sun. Maps named `...V2` are keyed by token id, their
 * older counterparts by token name.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Account {
  /** Name of the account: at most 200 bytes, empty if none was set. */
  account_name?: Readable;
  /** Type of the account. */
  type?: AccountType;
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address?: Address;
  /** Balance that can be spent, in sun. */
  balance?: number | bigint;
  /** Current votes for witnesses. */
  votes?: Vote[];
  /** Balances of TRC-10 tokens by token name, as of the time when names were unique. */
  asset?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** TRX staked for bandwidth (Stake 1.0). */
  frozen?: AccountFrozen[];
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  net_usage?: number | bigint;
  /** Time of the account's creation, in milliseconds since the Unix epoch. */
  create_time?: number | bigint;
  /**
   * Time of the account's latest operation, in milliseconds since the Unix epoch. Misspelled in the protocol.
   */
  latest_opration_time?: number | bigint;
  /** Rewards that can be withdrawn, in sun. */
  allowance?: number | bigint;
  /** Time of the latest withdrawal of rewards, in milliseconds since the Unix epoch. */
  latest_withdraw_time?: number | bigint;
  /** Unused, empty. */
  code?: Hex;
  /** Whether the account has applied to become a witness. */
  is_witness?: boolean;
  /** Unused, false. */
  is_committee?: boolean;
  /** Locked parts of the supply of the token that this account issued. */
  frozen_supply?: AccountFrozen[];
  /** Name of the token that this account issued; empty if none. */
  asset_issued_name?: Readable;
  /** Slots in which free bandwidth of tokens was last used, by token name. */
  latest_asset_operation_time?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  free_net_usage?: number | bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token name. */
  free_asset_net_usage?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Time at which staked bandwidth was last used or reclaimed, in milliseconds since the Unix epoch. */
  latest_consume_time?: number | bigint;
  /** Time at which free bandwidth was last used, in milliseconds since the Unix epoch. */
  latest_consume_free_time?: number | bigint;
  /** Unique id chosen by the account: 8 to 32 printable ASCII characters; empty if none. */
  account_id?: Readable;
  /** Window over which used bandwidth recovers, in blocks; multiplied by 1,000 if `net_window_optimized`. */
  net_window_size?: number | bigint;
  /** Whether `net_window_size` is multiplied by 1,000. */
  net_window_optimized?: boolean;
  /** Energy of the account, and stake for it. */
  account_resource?: AccountAccountResource;
  /** Unused, empty. */
  codeHash?: Hex;
  /** Permission for all operations, changes of permissions included. */
  owner_permission?: Permission;
  /** Permission to produce blocks. Only in accounts of witnesses. */
  witness_permission?: Permission;
  /** Permissions for chosen operations: at most eight. */
  active_permission?: Permission[];
  /** Staked TRX (Stake 2.0). */
  frozenV2?: AccountFreezeV2[];
  /** TRX in the process of unstaking (Stake 2.0). */
  unfrozenV2?: AccountUnFreezeV2[];
  /** Stake whose bandwidth this account delegates to others (Stake 2.0), in sun. */
  delegated_frozenV2_balance_for_bandwidth?: number | bigint;
  /** Stake whose bandwidth others delegate to this account (Stake 2.0), in sun. */
  acquired_delegated_frozenV2_balance_for_bandwidth?: number | bigint;
  /** TRX that others stake for this account's bandwidth (Stake 1.0), in sun. */
  acquired_delegated_frozen_balance_for_bandwidth?: number | bigint;
  /** TRX that this account stakes for the bandwidth of others (Stake 1.0), in sun. */
  delegated_frozen_balance_for_bandwidth?: number | bigint;
  /**
   * TRON Power from stakes that are older than TRON Power stakes, in sun; zero if not recorded, -1 if it no
   * longer counts.
   */
  old_tron_power?: number | bigint;
  /** TRX staked for TRON Power (Stake 1.0). */
  tron_power?: AccountFrozen;
  /** Balances of TRC-10 tokens by token id, in the smallest unit of each. */
  assetV2?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Id of the token that the account has issued. */
  asset_issued_ID?: string;
  /**
   * Slots in which free bandwidth of tokens was last used, by token id. A slot is a number of 3-second
   * intervals since the genesis block.
   */
  latest_asset_operation_timeV2?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  free_asset_net_usageV2?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Whether tokens are stored separately and not listed in the account. */
  asset_optimized?: boolean;
}

/**
 * Energy of an account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountAccountResource {
  /** Energy that is used and has not yet recovered. */
  energy_usage?: number | bigint;
  /** TRX staked for energy (Stake 1.0). */
  frozen_balance_for_energy?: AccountFrozen;
  /** Time at which energy was last used or reclaimed, in milliseconds since the Unix epoch. */
  latest_consume_time_for_energy?: number | bigint;
  /** TRX that others stake for this account's energy (Stake 1.0), in sun. */
  acquired_delegated_frozen_balance_for_energy?: number | bigint;
  /** TRX that this account stakes for the energy of others (Stake 1.0), in sun. */
  delegated_frozen_balance_for_energy?: number | bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storage_limit?: number | bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storage_usage?: number | bigint;
  /** Unused, zero: storage is no longer traded. */
  latest_exchange_storage_time?: number | bigint;
  /** Window over which used energy recovers, in blocks; multiplied by 1,000 if `energy_window_optimized`. */
  energy_window_size?: number | bigint;
  /** Stake whose energy this account delegates to others (Stake 2.0), in sun. */
  delegated_frozenV2_balance_for_energy?: number | bigint;
  /** Stake whose energy others delegate to this account (Stake 2.0), in sun. */
  acquired_delegated_frozenV2_balance_for_energy?: number | bigint;
  /** Whether `energy_window_size` is multiplied by 1,000. */
  energy_window_optimized?: boolean;
}

/**
 * Balance of an account, and the block at which it was read.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountBalanceResponse {
  /** Balance in sun. */
  balance?: number | bigint;
  /** Latest block that changed the balance, up to the requested one. */
  block_identifier?: BlockBalanceTraceBlockIdentifier;
}

/**
 * Activates a new account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountCreateContract {
  /** Account that pays for the activation: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Account to activate: 21-byte address with the prefix 0x41. */
  account_address?: Address;
  /** Type of the new account. */
  type?: AccountType;
}

/**
 * Staked TRX (Stake 2.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountFreezeV2 {
  /** Resource that the stake obtains. */
  type?: ResourceCode;
  /** Staked TRX in sun, without delegated stake. */
  amount?: number | bigint;
}

/**
 * Staked TRX (Stake 1.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountFrozen {
  /** Staked TRX in sun, or the locked amount in units of a token. */
  frozen_balance?: number | bigint;
  /** Time from which it can be unstaked or unlocked, in milliseconds since the Unix epoch. */
  expire_time?: number | bigint;
}

/**
 * Identifier of an account: name or address.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountId {
  /** Name of the account. */
  name?: Readable;
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address?: Address;
}

/**
 * Identifier of an account: address.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountIdentifier {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address?: Address;
}

/**
 * Bandwidth of an account and of the network.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountNetMessage {
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  freeNetUsed?: number | bigint;
  /** Free bandwidth of each account, in bytes per day. */
  freeNetLimit?: number | bigint;
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  NetUsed?: number | bigint;
  /** Bandwidth from staking, own and delegated to the account, in bytes per day. */
  NetLimit?: number | bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  assetNetUsed?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Bandwidth that token issuers pay for, in bytes per day, by token id. */
  assetNetLimit?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Bandwidth that all stakers share, in bytes per day. */
  TotalNetLimit?: number | bigint;
  /** TRX that all accounts stake for bandwidth, in whole TRX. */
  TotalNetWeight?: number | bigint;
}

/**
 * Replaces the permissions of an account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountPermissionUpdateContract {
  /** Account whose permissions to replace: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** New owner permission. Required. */
  owner?: Permission;
  /** New witness permission. Required for witnesses, not allowed for other accounts. */
  witness?: Permission;
  /** Active permissions, at most eight. */
  actives?: readonly Permission[];
}

/**
 * Request of `accountPermissionUpdate`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountPermissionUpdateRequest {
  /** Account whose permissions to replace: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** New owner permission. Required. */
  owner: Permission;
  /** New witness permission. Required for witnesses, not allowed for other accounts. */
  witness?: Permission;
  /** Active permissions, at most eight. */
  actives: readonly Permission[];
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Bandwidth and energy of an account and of the network.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountResourceMessage {
  /** Free bandwidth that is used and has not yet recovered, in bytes. */
  freeNetUsed?: number | bigint;
  /** Free bandwidth of each account, in bytes per day. */
  freeNetLimit?: number | bigint;
  /** Bandwidth from staking that is used and has not yet recovered, in bytes. */
  NetUsed?: number | bigint;
  /** Bandwidth from staking, own and delegated to the account, in bytes per day. */
  NetLimit?: number | bigint;
  /** Bandwidth used at the cost of token issuers, in bytes, by token id. */
  assetNetUsed?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Bandwidth that token issuers pay for, in bytes per day, by token id. */
  assetNetLimit?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Bandwidth that all stakers share, in bytes per day. */
  TotalNetLimit?: number | bigint;
  /** TRX that all accounts stake for bandwidth, in whole TRX. */
  TotalNetWeight?: number | bigint;
  /** TRX that all accounts stake for TRON Power, in whole TRX. */
  TotalTronPowerWeight?: number | bigint;
  /** Number of votes that the account has cast. */
  tronPowerUsed?: number | bigint;
  /** Number of votes that the account has: one for each staked TRX. */
  tronPowerLimit?: number | bigint;
  /** Energy that is used and has not yet recovered. */
  EnergyUsed?: number | bigint;
  /** Energy per day from staking, own and delegated to the account. */
  EnergyLimit?: number | bigint;
  /** Energy per day that all stakers share. */
  TotalEnergyLimit?: number | bigint;
  /** TRX that all accounts stake for energy, in whole TRX. */
  TotalEnergyWeight?: number | bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageUsed?: number | bigint;
  /** Unused, zero: current nodes do not meter storage. */
  storageLimit?: number | bigint;
}

/**
 * Type of an account.
 *
 * - `Normal`: Account with keys.
 * - `AssetIssue`: Some accounts of the genesis block. Issuing a token does not set this type.
 * - `Contract`: Account of a smart contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type AccountType = "Normal" | "AssetIssue" | "Contract";

/**
 * TRX in the process of unstaking (Stake 2.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountUnFreezeV2 {
  /** Resource that the stake obtained. */
  type?: ResourceCode;
  /** Unstaked TRX, in sun. */
  unfreeze_amount?: number | bigint;
  /** Time from which it can be withdrawn, in milliseconds since the Unix epoch. */
  unfreeze_expire_time?: number | bigint;
}

/**
 * Sets the name of an account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AccountUpdateContract {
  /** New name of the account, at most 200 bytes. */
  account_name?: Readable;
  /** Account to name: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * An address: 21 bytes in hex, the first of them 41; in base58 with a checksum if `visible` is true.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type Address = string;

/**
 * The form of an address.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AddressCheck {
  /** Whether the address is valid. */
  result?: boolean;
  /** Its form, or what is wrong with it. */
  message?: string;
}

/**
 * Address on which a node listens.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AddressMessage {
  /** Host name or IP address, as text. */
  host?: Readable;
  /** Port on which the node accepts peers. */
  port?: number;
}

/**
 * Issues a token. Also describes an issued token.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AssetIssueContract {
  /** Issuer: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Name of the token: at most 32 printable ASCII characters, not unique. */
  name?: Readable;
  /** Abbreviation of the token's name; may be empty. */
  abbr?: Readable;
  /** Total supply, in the token's smallest unit. */
  total_supply?: number | bigint;
  /** Parts of the supply that are locked for the issuer. */
  frozen_supply?: readonly AssetIssueContractFrozenSupply[];
  /** Price of `num` tokens during the sale, in sun. */
  trx_num?: number;
  /** Number of decimals, 0 to 6. */
  precision?: number;
  /** Number of the token's smallest units that are sold for `trx_num` sun. */
  num?: number;
  /** Start of the sale, in milliseconds. */
  start_time?: number | bigint;
  /** End of the sale, in milliseconds. */
  end_time?: number | bigint;
  /** Unused by current nodes. */
  order?: number | bigint;
  /** Unused by current nodes. */
  vote_score?: number;
  /** Description of the token, at most 200 bytes of text. */
  description?: Readable;
  /** Website of the token, 1 to 256 bytes of text. */
  url?: Readable;
  /** Bandwidth that each holder may use at the issuer's cost, in bytes per day. */
  free_asset_net_limit?: number | bigint;
  /** Bandwidth that all holders together may use at the issuer's cost, in bytes per day. */
  public_free_asset_net_limit?: number | bigint;
  /** Bandwidth used by all holders that has not yet recovered, in bytes. Zero when a token is issued. */
  public_free_asset_net_usage?: number | bigint;
  /** Slot of the latest use of that bandwidth: number of 3-second intervals since the genesis block. */
  public_latest_free_net_time?: number | bigint;
  /** Id of the token, in decimal digits. The chain assigns it when the token is issued. */
  id?: string;
}

/**
 * A locked part of the supply.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AssetIssueContractFrozenSupply {
  /** Locked amount, in the token's smallest unit. */
  frozen_amount?: number | bigint;
  /** Days from `start_time` until the amount can be unlocked. */
  frozen_days?: number | bigint;
}

/**
 * Tokens.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface AssetIssueList {
  /** The tokens. */
  assetIssue?: AssetIssueContract[];
}

/**
 * Permission of a transaction. Obsolete.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Authority {
  /** Account. Not used by nodes. */
  account?: AccountId;
  /** Name of the permission. Not used by nodes. */
  permission_name?: Readable;
}

/**
 * A block.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Block {
  /** Transactions of the block, in order. */
  transactions?: Transaction[];
  /** Header of the block. */
  block_header?: BlockHeader;
  /** Id of the block: its number as 8 bytes, then the last 24 bytes of its header's hash. */
  blockID?: Hex;
}

/**
 * Balance changes in a block.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BlockBalanceTrace {
  /** The block. */
  block_identifier?: BlockBalanceTraceBlockIdentifier;
  /** Time of the block, in milliseconds since the Unix epoch. */
  timestamp?: number | bigint;
  /** Transactions that changed balances, in the order of the block. */
  transaction_balance_trace?: TransactionBalanceTrace[];
}

/**
 * Identifier of a block. Hash and number must refer to the same block.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BlockBalanceTraceBlockIdentifier {
  /** Block id: 32 bytes, of which the first eight are the number. */
  hash?: Hex;
  /** Block number. */
  number?: number | bigint;
}

/**
 * Header of a block, with the signature of its witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BlockHeader {
  /** Signed part of the header. */
  raw_data: BlockHeaderRaw;
  /** Signature of the witness over the SHA-256 hash of `raw_data`: 65 bytes. */
  witness_signature?: Hex;
}

/**
 * Part of the header signed by the witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BlockHeaderRaw {
  /** Time in milliseconds. */
  timestamp?: number | bigint;
  /** Merkle root of the transactions: 32 bytes, all zero if there are none. */
  txTrieRoot?: Hex;
  /** Id of the parent block: 32 bytes, of which the first eight are its number. */
  parentHash?: Hex;
  /** Block number. */
  number?: number | bigint;
  /** Unused, zero. */
  witness_id?: number | bigint;
  /** Witness that produced the block: 21-byte address with the prefix 0x41. */
  witness_address?: Address;
  /** Block version, which tells the protocol version of the witness's node. */
  version?: number;
  /** Root of the account states; empty unless the chain parameter for it is on. */
  accountStateRoot?: Hex;
}

/**
 * Blocks.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BlockList {
  /** The blocks; empty if there are none in the range. */
  block?: Block[];
}

/**
 * Request of `broadcastHex`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BroadcastHexRequest {
  /** The message `Transaction` with its signatures, encoded. */
  transaction: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * A transaction that the node has accepted. If the node rejects it, the call fails with the code.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BroadcastResult {
  /** Whether the node accepted the transaction. */
  result?: boolean;
  /** Id of the transaction: 32 bytes. */
  txid?: Hex;
  /**
   * Result codes of a request.
   *
   * - `SUCCESS`: The request succeeded.
   * - `SIGERROR`: Signatures are invalid or lack the required permission.
   * - `CONTRACT_VALIDATE_ERROR`: The transaction is not valid in the current state; `message` says why.
   * - `CONTRACT_EXE_ERROR`: The execution failed; `message` says why.
   * - `BANDWITH_ERROR`: The account lacks bandwidth, and TRX to pay for it. Misspelled in the protocol.
   * - `DUP_TRANSACTION_ERROR`: The node already has the transaction.
   * - `TAPOS_ERROR`: The block that the transaction refers to is unknown or too old.
   * - `TOO_BIG_TRANSACTION_ERROR`: The transaction is too large; the maximum is about 500 KiB.
   * - `TRANSACTION_EXPIRATION_ERROR`: The transaction has expired, or expires in more than 24 hours.
   * - `SERVER_BUSY`: The node has too many pending transactions. Try again later.
   * - `NO_CONNECTION`: The node has no peers.
   * - `NOT_ENOUGH_EFFECTIVE_CONNECTION`: The node has too few synchronized peers, or reached none.
   * - `BLOCK_UNSOLIDIFIED`: Too many blocks are not solidified yet. Try again later.
   * - `OTHER_ERROR`: Another error; `message` says which.
   */
  code?: ReturnResponseCode;
  /** Why the node rejected it, in hex; as text from `broadcastHex`. */
  message?: Readable;
  /** The transaction as JSON, from `broadcastHex`. */
  transaction?: string;
}

/**
 * Request of `broadcastTransaction`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BroadcastTransactionRequest {
  /** Signed part of the transaction. */
  raw_data: TransactionRaw;
  /** Signatures: 65 bytes each. */
  signature: readonly Hex[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret?: readonly TransactionResult[];
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID?: Hex;
  /** `raw_data` encoded as a message. Signers sign its hash. */
  raw_data_hex?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Address of the contract that the transaction deploys. */
  contract_address?: Address;
}

/**
 * The share of rewards that a witness retains.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Brokerage {
  /** Percentage of rewards that the witness retains, from 0 to 100. */
  brokerage?: number;
}

/**
 * TRX that has been burned.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BurnedTrx {
  /** TRX burned so far, in sun. */
  burnTrxAmount?: number | bigint;
}

/**
 * An address, an id or a name, as bytes.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface BytesMessage {
  /** Bytes that the call names, such as a 21-byte address or a 32-byte id. */
  value?: Hex;
}

/**
 * Maximum stake that can be delegated, in sun.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CanDelegatedMaxSizeResponseMessage {
  /** Stake in sun; zero if less than one TRX. */
  max_size?: number | bigint;
}

/**
 * Amount that can be withdrawn.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CanWithdrawUnfreezeAmountResponseMessage {
  /** Unstaked TRX whose waiting period is over at that time, in sun. */
  amount?: number | bigint;
}

/**
 * Cancels all pending unstaking and stakes the TRX again.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CancelAllUnfreezeV2Contract {
  /** Account whose unstaking to cancel: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * Request of `cancelAllUnfreezeV2`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CancelAllUnfreezeV2Request {
  /** Account whose unstaking to cancel: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Chain parameters set by the committee.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ChainParameters {
  /** Parameters, each with its current value. */
  chainParameter?: ChainParametersChainParameter[];
}

/**
 * A chain parameter.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ChainParametersChainParameter {
  /** Name of the parameter, such as `getTransactionFee`. */
  key?: string;
  /** Value, in a unit that depends on the parameter. */
  value?: number | bigint;
}

/**
 * Clears the ABI of a contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ClearABIContract {
  /** 21-byte address of the contract's deployer. */
  owner_address?: Address;
  /** 21-byte address of the contract. */
  contract_address?: Address;
}

/**
 * Request of `clearAbi`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ClearContractABIRequest {
  /** 21-byte address of the contract's deployer. */
  owner_address: Address;
  /** 21-byte address of the contract. */
  contract_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * State of a contract in the dynamic energy model.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ContractState {
  /** Energy used in the current maintenance cycle, without penalties. */
  energy_usage?: number | bigint;
  /** Surcharge on energy, in 1/10,000 of the base cost; 0 for none. */
  energy_factor?: number | bigint;
  /** Number of the maintenance cycle to which the state applies. */
  update_cycle?: number | bigint;
}

/**
 * Request of `createAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateAccountRequest {
  /** Account that pays for the activation: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Account to activate: 21-byte address with the prefix 0x41. */
  account_address: Address;
  /** Type of the new account. */
  type?: AccountType;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `createAssetIssue`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateAssetIssueRequest {
  /** Issuer: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Name of the token: at most 32 printable ASCII characters, not unique. */
  name: Readable;
  /** Abbreviation of the token's name; may be empty. */
  abbr?: Readable;
  /** Total supply, in the token's smallest unit. */
  total_supply: number | bigint;
  /** Parts of the supply that are locked for the issuer. */
  frozen_supply?: readonly AssetIssueContractFrozenSupply[];
  /** Price of `num` tokens during the sale, in sun. */
  trx_num: number;
  /** Number of decimals, 0 to 6. */
  precision?: number;
  /** Number of the token's smallest units that are sold for `trx_num` sun. */
  num: number;
  /** Start of the sale, in milliseconds. */
  start_time: number | bigint;
  /** End of the sale, in milliseconds. */
  end_time: number | bigint;
  /** Unused by current nodes. */
  order?: number | bigint;
  /** Unused by current nodes. */
  vote_score?: number;
  /** Description of the token, at most 200 bytes of text. */
  description?: Readable;
  /** Website of the token, 1 to 256 bytes of text. */
  url: Readable;
  /** Bandwidth that each holder may use at the issuer's cost, in bytes per day. */
  free_asset_net_limit?: number | bigint;
  /** Bandwidth that all holders together may use at the issuer's cost, in bytes per day. */
  public_free_asset_net_limit?: number | bigint;
  /** Bandwidth used by all holders that has not yet recovered, in bytes. Zero when a token is issued. */
  public_free_asset_net_usage?: number | bigint;
  /** Slot of the latest use of that bandwidth: number of 3-second intervals since the genesis block. */
  public_latest_free_net_time?: number | bigint;
  /** Id of the token, in decimal digits. The chain assigns it when the token is issued. */
  id?: string;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Request of `createCommonTransaction`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateCommonTransactionRequest {
  /** Signed part of the transaction. */
  raw_data: TransactionRaw;
  /** Signatures: 65 bytes each. */
  signature?: readonly Hex[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret?: readonly TransactionResult[];
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID?: Hex;
  /** `raw_data` encoded as a message. Signers sign its hash. */
  raw_data_hex?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Address of the contract that the transaction deploys. */
  contract_address?: Address;
}

/**
 * Request of `createShieldedContractParameters`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateShieldedContractParametersRequest {
  /** 32-byte spend authorizing key; empty for a mint. */
  ask?: Hex;
  /** 32-byte proof authorizing key; empty for a mint. */
  nsk?: Hex;
  /** 32-byte outgoing viewing key; if empty, a mint uses a random one. */
  ovk?: Hex;
  /** Amount to mint, in the token's smallest unit; a multiple of the scaling factor. */
  from_amount?: string;
  /** Notes to spend: none to mint, one or two to transfer, one to burn. */
  shielded_spends?: readonly SpendNoteTRC20[];
  /** Notes to create: one to mint, one or two to transfer, at most one to burn. */
  shielded_receives?: readonly ReceiveNote[];
  /** 21-byte address that receives a burn; empty otherwise. */
  transparent_to_address?: Address;
  /** Amount to burn, in the token's smallest unit; a multiple of the scaling factor. */
  to_amount?: string;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shielded_TRC20_contract_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `createShieldedContractParametersWithoutAsk`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateShieldedContractParametersWithoutAskRequest {
  /** 32-byte public key of the spend authorizing key; empty for a mint. */
  ak?: Hex;
  /** 32-byte proof authorizing key; empty for a mint. */
  nsk?: Hex;
  /** 32-byte outgoing viewing key; if empty, a mint uses a random one. */
  ovk?: Hex;
  /** Amount to mint, in the token's smallest unit; a multiple of the scaling factor. */
  from_amount?: string;
  /** Notes to spend: none to mint, one or two to transfer, one to burn. */
  shielded_spends?: readonly SpendNoteTRC20[];
  /** Notes to create: one to mint, one or two to transfer, at most one to burn. */
  shielded_receives?: readonly ReceiveNote[];
  /** 21-byte address that receives a burn; empty otherwise. */
  transparent_to_address?: Address;
  /** Amount to burn, in the token's smallest unit; a multiple of the scaling factor. */
  to_amount?: string;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shielded_TRC20_contract_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Deploys a contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateSmartContract {
  /** 21-byte address of the deployer; must equal `origin_address` of the contract. */
  owner_address?: Address;
  /** Contract to deploy. */
  new_contract?: SmartContract;
  /** TRC-10 tokens transferred at deployment, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
}

/**
 * Request of `createSpendAuthSig`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateSpendAuthSigRequest {
  /** 32-byte spend authorizing key. */
  ask?: Hex;
  /** 32-byte hash to sign, from `GetShieldTransactionHash` or `message_hash`. */
  tx_hash?: Hex;
  /** 32-byte randomness of the spend authorization. */
  alpha?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `createTransaction`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateTransactionRequest {
  /** Sender: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to_address: Address;
  /** Amount, in sun. */
  amount: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it. */
  extra_data?: Readable;
}

/**
 * Request of `createWitness`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface CreateWitnessRequest {
  /** Account that applies: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Website of the witness: 1 to 256 bytes of text. */
  url: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Notes of a shielded token found by a scan.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DecryptNotesTRC20 {
  /** Notes and burns found, in the order of the chain. */
  noteTxs?: DecryptNotesTRC20NoteTx[];
}

/**
 * A note with its transaction and output index.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DecryptNotesTRC20NoteTx {
  /** Contents of the decrypted note; absent for a burn, which pays a transparent address. */
  note?: Note;
  /** Leaf index of the note in the contract's tree; only for incoming keys. */
  position?: number | bigint;
  /** Whether the note is spent; set only if the request has `ak` and `nk`. */
  is_spent?: boolean;
  /** 32-byte id of the transaction. */
  txid?: Hex;
  /** Index of the event among the transaction's events of the shielded token. */
  index?: number;
  /** Amount that a burn paid, as decimal text in the token's smallest unit. */
  to_amount?: string;
  /** 21-byte address that a burn paid; empty for notes. */
  transparent_to_address?: Address;
}

/**
 * Delegates resources to another account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DelegateResourceContract {
  /** Delegator: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Resource to delegate: bandwidth or energy. */
  resource?: ResourceCode;
  /** Stake whose resource to delegate, in sun; at least one TRX. */
  balance?: number | bigint;
  /** Recipient: 21-byte address with the prefix 0x41; not a contract. */
  receiver_address?: Address;
  /** Whether to lock the delegation for a time. */
  lock?: boolean;
  /** Lock period, in blocks. */
  lock_period?: number | bigint;
}

/**
 * Request of `delegateResource`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DelegateResourceRequest {
  /** Delegator: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Resource to delegate: bandwidth or energy. */
  resource?: ResourceCode;
  /** Stake whose resource to delegate, in sun; at least one TRX. */
  balance: number | bigint;
  /** Recipient: 21-byte address with the prefix 0x41; not a contract. */
  receiver_address: Address;
  /** Whether to lock the delegation for a time. */
  lock?: boolean;
  /** Lock period, in blocks. */
  lock_period?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Resources delegated from one account to another.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DelegatedResource {
  /** Delegator: 21-byte address with the prefix 0x41. */
  from?: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to?: Address;
  /** Stake whose bandwidth is delegated, in sun. */
  frozen_balance_for_bandwidth?: number | bigint;
  /** Stake whose energy is delegated, in sun. */
  frozen_balance_for_energy?: number | bigint;
  /**
   * Time until which bandwidth cannot be reclaimed, in milliseconds since the Unix epoch; zero if not locked.
   */
  expire_time_for_bandwidth?: number | bigint;
  /**
   * Time until which energy cannot be reclaimed, in milliseconds since the Unix epoch; zero if not locked.
   */
  expire_time_for_energy?: number | bigint;
}

/**
 * Recipients and delegators of an account's resource delegations.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DelegatedResourceAccountIndex {
  /** The account: 21-byte address with the prefix 0x41. */
  account?: Address;
  /** Accounts that delegate to this account: 21 bytes each, oldest delegation first. */
  fromAccounts?: Address[];
  /** Accounts that this account delegates to: 21 bytes each, oldest delegation first. */
  toAccounts?: Address[];
  /** Zero in responses. */
  timestamp?: number | bigint;
}

/**
 * Delegated resources, by expiration.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DelegatedResourceList {
  /** At most one entry for locked and one for unlocked delegations. */
  delegatedResource?: DelegatedResource[];
}

/**
 * Request of `deployContract`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DeployContractRequest {
  /** 21-byte address of the deployer; must equal `origin_address` of the contract. */
  owner_address: Address;
  /** The contract's ABI: a list of entries as JSON, or that list as a text. */
  abi?: string | readonly SmartContractABIEntry[];
  /** Deployment code, without the arguments of the constructor. */
  bytecode: Hex;
  /** Name of the contract. */
  name?: string;
  /** TRX to send to the contract, in sun. */
  call_value?: number | bigint;
  /** Percentage of energy that callers pay, from 0 to 100. */
  consume_user_resource_percent?: number | bigint;
  /** Maximum energy that the contract's owner pays for a call. */
  origin_energy_limit?: number | bigint;
  /** TRC-10 tokens transferred at deployment, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Arguments of `function_selector`, ABI-encoded, in hex. */
  parameter?: Hex;
  /** Maximum TRX to burn for energy, in sun. */
  fee_limit?: number | bigint;
}

/**
 * Diversifier, which distinguishes addresses of the same key: 11 bytes.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface DiversifierMessage {
  /** Diversifier, as 11 bytes. */
  d?: Hex;
}

/**
 * Estimated energy of a call.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface EstimateEnergyMessage {
  /** Whether the call could be estimated, and why not. */
  result?: Return;
  /** Energy to provide for the call; 0 if the estimate failed. */
  energy_required?: number | bigint;
}

/**
 * Request of `estimateEnergy`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface EstimateEnergyRequest {
  /** 21-byte address of the caller. */
  owner_address: Address;
  /** 21-byte address of the contract; if empty in a constant call, `data` is deployed. */
  contract_address?: Address;
  /** TRX transferred with the call, in sun. */
  call_value?: number | bigint;
  /** ABI-encoded function selector and arguments. */
  data?: Hex;
  /** TRC-10 tokens transferred with the call, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Signature of the function, such as `balanceOf(address)`. Replaces `data`. */
  function_selector?: string;
  /** Arguments of `function_selector`, ABI-encoded, in hex. */
  parameter?: Hex;
}

/**
 * A trading pair of the exchange.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Exchange {
  /** Id of the trading pair, counted from 1. */
  exchange_id?: number | bigint;
  /** Account that created the pair: 21-byte address with the prefix 0x41. Only it may change liquidity. */
  creator_address?: Address;
  /** Creation time, in milliseconds since the Unix epoch. */
  create_time?: number | bigint;
  /** Id of the first token in decimal digits, or `_` for TRX. */
  first_token_id?: Readable;
  /** Liquidity in the first token, in its smallest unit (sun for TRX). Zero if the pair is closed. */
  first_token_balance?: number | bigint;
  /** Id of the second token in decimal digits, or `_` for TRX. */
  second_token_id?: Readable;
  /** Liquidity in the second token, in its smallest unit (sun for TRX). Zero if the pair is closed. */
  second_token_balance?: number | bigint;
}

/**
 * Creates a trading pair.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeCreateContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the first token in decimal digits, or `_` for TRX. */
  first_token_id?: Readable;
  /** Initial liquidity in the first token, in its smallest unit. */
  first_token_balance?: number | bigint;
  /** Id of the second token in decimal digits, or `_` for TRX. */
  second_token_id?: Readable;
  /** Initial liquidity in the second token, in its smallest unit. */
  second_token_balance?: number | bigint;
}

/**
 * Request of `exchangeCreate`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeCreateRequest {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the first token in decimal digits, or `_` for TRX. */
  first_token_id: Readable;
  /** Initial liquidity in the first token, in its smallest unit. */
  first_token_balance: number | bigint;
  /** Id of the second token in decimal digits, or `_` for TRX. */
  second_token_id: Readable;
  /** Initial liquidity in the second token, in its smallest unit. */
  second_token_balance: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Adds liquidity to a trading pair.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeInjectContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the trading pair. */
  exchange_id?: number | bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  token_id?: Readable;
  /** Amount of that token to add, in its smallest unit. The other token is added in proportion. */
  quant?: number | bigint;
}

/**
 * Request of `exchangeInject`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeInjectRequest {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the trading pair. */
  exchange_id: number | bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  token_id: Readable;
  /** Amount of that token to add, in its smallest unit. The other token is added in proportion. */
  quant: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Trading pairs of the exchange.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeList {
  /** The trading pairs. */
  exchanges?: Exchange[];
}

/**
 * Trades with a trading pair.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeTransactionContract {
  /** Trader: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the trading pair. */
  exchange_id?: number | bigint;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  token_id?: Readable;
  /** Amount to sell, in the token's smallest unit. */
  quant?: number | bigint;
  /** Minimum amount to receive. */
  expected?: number | bigint;
}

/**
 * Request of `exchangeTransaction`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeTransactionRequest {
  /** Trader: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the trading pair. */
  exchange_id: number | bigint;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  token_id: Readable;
  /** Amount to sell, in the token's smallest unit. */
  quant: number | bigint;
  /** Minimum amount to receive. */
  expected: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Withdraws liquidity from a trading pair.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeWithdrawContract {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the trading pair. */
  exchange_id?: number | bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  token_id?: Readable;
  /** Amount of that token to withdraw, in its smallest unit. The other token is withdrawn in proportion. */
  quant?: number | bigint;
}

/**
 * Request of `exchangeWithdraw`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExchangeWithdrawRequest {
  /** Creator of the pair: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the trading pair. */
  exchange_id: number | bigint;
  /** One of the pair's tokens: id in decimal digits, or `_` for TRX. */
  token_id: Readable;
  /** Amount of that token to withdraw, in its smallest unit. The other token is withdrawn in proportion. */
  quant: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Keys derived from a spending key.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ExpandedSpendingKeyMessage {
  /** 32-byte spend authorizing key. */
  ask?: Hex;
  /** 32-byte proof authorizing key, for nullifiers. */
  nsk?: Hex;
  /** 32-byte outgoing viewing key. */
  ovk?: Hex;
}

/**
 * Stakes TRX (Stake 1.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface FreezeBalanceContract {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** TRX to stake in sun, at least one TRX. */
  frozen_balance?: number | bigint;
  /** Duration of the stake, in days. */
  frozen_duration?: number | bigint;
  /** Resource to obtain. */
  resource?: ResourceCode;
  /** Account that gets the resource, if not the owner; otherwise empty. */
  receiver_address?: Address;
}

/**
 * Request of `freezeBalance`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface FreezeBalanceRequest {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** TRX to stake in sun, at least one TRX. */
  frozen_balance: number | bigint;
  /** Duration of the stake, in days. */
  frozen_duration: number | bigint;
  /** Resource to obtain. */
  resource?: ResourceCode;
  /** Account that gets the resource, if not the owner; otherwise empty. */
  receiver_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Stakes TRX (Stake 2.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface FreezeBalanceV2Contract {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** TRX to stake in sun, at least one TRX. */
  frozen_balance?: number | bigint;
  /** Resource to obtain. */
  resource?: ResourceCode;
}

/**
 * Request of `freezeBalanceV2`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface FreezeBalanceV2Request {
  /** Account that stakes: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** TRX to stake in sun, at least one TRX. */
  frozen_balance: number | bigint;
  /** Resource to obtain. */
  resource?: ResourceCode;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Request of `getAccountBalance`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAccountBalanceRequest {
  /** Account whose balance to read. */
  account_identifier: AccountIdentifier;
  /** Block at whose end to read the balance. Hash and number are required. */
  block_identifier: BlockBalanceTraceBlockIdentifier;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAccountById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAccountByIdRequest {
  /** Unique id chosen by the account: 8 to 32 printable ASCII characters; empty if none. */
  account_id: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAccountNet`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAccountNetRequest {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAccountRequest {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAccountResource`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAccountResourceRequest {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAkFromAsk`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAkFromAskRequest {
  /** The key: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAssetIssueByAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAssetIssueByAccountRequest {
  /** Address of the account: 21 bytes, with the prefix 0x41. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAssetIssueById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAssetIssueByIdRequest {
  /** Id of the token. */
  value: string;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAssetIssueByName`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAssetIssueByNameRequest {
  /** Name of the token, in hex, or as text if `visible` is true. */
  value: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAssetIssueListByName`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAssetIssueListByNameRequest {
  /** Name of the token, in hex, or as text if `visible` is true. */
  value: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getAvailableUnfreezeCount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAvailableUnfreezeCountRequest {
  /** Account that unstakes: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Number of remaining unstake operations.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetAvailableUnfreezeCountResponseMessage {
  /** Number of unstake operations that can still be started: 32 minus those in progress. */
  count?: number | bigint;
}

/**
 * Request of `getBlockBalance`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockBalanceTraceRequest {
  /** Block id: 32 bytes, of which the first eight are the number. */
  hash: Hex;
  /** Block number. */
  number: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBlockById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockByIdRequest {
  /** Id of the block: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBlockByLatestNum`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockByLatestNumRequest {
  /** Number that the call names, such as a block number or an amount in sun. */
  num: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBlockByLimitNext`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockByLimitNextRequest {
  /** First block, inclusive. */
  startNum: number | bigint;
  /** Last block, exclusive. */
  endNum: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBlockByNum`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockByNumRequest {
  /** Number that the call names, such as a block number or an amount in sun. */
  num?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBlock`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBlockRequest {
  /** Block number in decimal, or block id in hex. Default: the latest block. */
  id_or_num?: string;
  /** Whether to return transactions. */
  detail?: boolean;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getBrokerage`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetBrokerageInfoRequest {
  /** Address of the voter or witness, in hex or base58. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getCanDelegatedMaxSize`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetCanDelegatedMaxSizeRequest {
  /** Resource type, a ResourceCode. */
  type?: number;
  /** Delegator: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getCanWithdrawUnfreezeAmount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetCanWithdrawUnfreezeAmountRequest {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Time in milliseconds. */
  timestamp?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getContractInfo`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetContractInfoRequest {
  /** Address of the contract. */
  value: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getContract`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetContractRequest {
  /** Address of the contract. */
  value: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getDelegatedResourceAccountIndex`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetDelegatedResourceAccountIndexRequest {
  /** Address that delegates or receives. */
  value: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getDelegatedResourceAccountIndexV2`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetDelegatedResourceAccountIndexV2Request {
  /** Address that delegates or receives. */
  value: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getDelegatedResource`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetDelegatedResourceRequest {
  /** Delegator: 21-byte address with the prefix 0x41. */
  fromAddress: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getDelegatedResourceV2`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetDelegatedResourceV2Request {
  /** Delegator: 21-byte address with the prefix 0x41. */
  fromAddress: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  toAddress: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getExchangeById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetExchangeByIdRequest {
  /** Id of the pair. */
  id: number;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getExpandedSpendingKey`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetExpandedSpendingKeyRequest {
  /** The key: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getIncomingViewingKey`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetIncomingViewingKeyRequest {
  /** 32-byte public key of `ask`. */
  ak?: Hex;
  /** 32-byte public key of `nsk`, the nullifier deriving key. */
  nk?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getMarketOrderByAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetMarketOrderByAccountRequest {
  /** Address of the account. */
  value: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getMarketOrderById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetMarketOrderByIdRequest {
  /** Id of the order: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getMarketOrderListByPair`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetMarketOrderListByPairRequest {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id: Readable;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getMarketPairList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetMarketPairListRequest {
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getMarketPriceByPair`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetMarketPriceByPairRequest {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id: Readable;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getNkFromNsk`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetNkFromNskRequest {
  /** The key: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getPaginatedAssetIssueList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetPaginatedAssetIssueListRequest {
  /** Number of items to skip. */
  offset?: number | bigint;
  /** Maximum number of items to return. */
  limit: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getPaginatedExchangeList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetPaginatedExchangeListRequest {
  /** Number of items to skip. */
  offset?: number | bigint;
  /** Maximum number of items to return. */
  limit: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getPaginatedNowWitnessList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetPaginatedNowWitnessListRequest {
  /** Number of items to skip. */
  offset?: number | bigint;
  /** Maximum number of items to return. */
  limit: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getPaginatedProposalList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetPaginatedProposalListRequest {
  /** Number of items to skip. */
  offset?: number | bigint;
  /** Maximum number of items to return. */
  limit: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getProposalById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetProposalByIdRequest {
  /** Id of the proposal. */
  id: number;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getReward`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetRewardInfoRequest {
  /** Address of the voter or witness, in hex or base58. */
  address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getApprovedList`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionApprovedListRequest {
  /** Signed part of the transaction. */
  raw_data: TransactionRaw;
  /** Signatures: 65 bytes each. */
  signature: readonly Hex[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret?: readonly TransactionResult[];
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID?: Hex;
  /** `raw_data` encoded as a message. Signers sign its hash. */
  raw_data_hex?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Address of the contract that the transaction deploys. */
  contract_address?: Address;
}

/**
 * Request of `getTransactionById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionByIdRequest {
  /** Id of the transaction: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getTransactionCountByBlockNum`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionCountByBlockNumRequest {
  /** Number that the call names, such as a block number or an amount in sun. */
  num?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getTransactionFromPending`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionFromPendingRequest {
  /** Id of the transaction: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getTransactionInfoByBlockNum`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionInfoByBlockNumRequest {
  /** Number that the call names, such as a block number or an amount in sun. */
  num: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getTransactionInfoById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionInfoByIdRequest {
  /** Id of the transaction: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getTransactionReceiptById`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionReceiptByIdRequest {
  /** Id of the transaction: 32 bytes. */
  value: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getSignWeight`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTransactionSignWeightRequest {
  /** Signed part of the transaction. */
  raw_data: TransactionRaw;
  /** Signatures: 65 bytes each. */
  signature: readonly Hex[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret?: readonly TransactionResult[];
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID?: Hex;
  /** `raw_data` encoded as a message. Signers sign its hash. */
  raw_data_hex?: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Address of the contract that the transaction deploys. */
  contract_address?: Address;
}

/**
 * Request of `getTriggerInputForShieldedTRC20Contract`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetTriggerInputForShieldedTRC20ContractRequest {
  /** Response of `CreateShieldedContractParametersWithoutAsk`. */
  shielded_TRC20_Parameters?: ShieldedTRC20Parameters;
  /** 64-byte signature of each spend, in the order of `spend_description`. */
  spend_authority_signature?: readonly BytesMessage[];
  /** Amount to mint or burn, as decimal text; empty or 0 for a transfer. */
  amount?: string;
  /** 21-byte address that receives a burn; empty otherwise. */
  transparent_to_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `getZenPaymentAddress`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface GetZenPaymentAddressRequest {
  /** Incoming viewing key of the address. */
  ivk?: IncomingViewingKeyMessage;
  /** Diversifier of the address. */
  d?: DiversifierMessage;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Bytes in hex, without `0x`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type Hex = string;

/**
 * Incoming viewing key.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface IncomingViewingKeyMessage {
  /** 32-byte key that decrypts received notes. */
  ivk?: Hex;
}

/**
 * An internal transaction: a transfer or call by a contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface InternalTransaction {
  /** 32-byte hash that identifies the internal transaction. */
  hash?: Hex;
  /** 21-byte address of the contract that made the call. */
  caller_address?: Address;
  /** 21-byte address of the recipient; empty for votes. */
  transferTo_address?: Address;
  /** Values transferred: TRX first, then TRC-10 tokens. */
  callValueInfo?: InternalTransactionCallValueInfo[];
  /** Kind, as text, such as `call`, `create`, `suicide` or `freezeBalanceV2ForEnergy`. */
  note?: Hex;
  /** Whether the internal transaction failed or was reverted. */
  rejected?: boolean;
  /** Details of a vote or a cancelled unstaking, as JSON; else empty. */
  extra?: string;
}

/**
 * Value transferred with the call.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface InternalTransactionCallValueInfo {
  /** Amount, in sun or the token's smallest unit. */
  callValue?: number | bigint;
  /** Token id; empty for TRX. */
  tokenId?: string;
}

/**
 * Request of `isShieldedTRC20ContractNoteSpent`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface IsShieldedTRC20ContractNoteSpentRequest {
  /** Note to check. */
  note?: Note;
  /** 32-byte public key of the spend authorizing key. */
  ak?: Hex;
  /** 32-byte nullifier deriving key. */
  nk?: Hex;
  /** Leaf index of the note in the contract's tree. */
  position?: number | bigint;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shielded_TRC20_contract_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * A key and its weight.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Key {
  /** Address of the key: 21 bytes, with the prefix 0x41. */
  address?: Address;
  /** What a signature by this key adds towards the threshold. */
  weight?: number | bigint;
}

/**
 * Request of `listExchanges`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ListExchangesRequest {
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Cancels an order.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketCancelOrderContract {
  /** Owner of the order: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the order: 32-byte hash. */
  order_id?: Hex;
}

/**
 * Request of `marketCancelOrder`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketCancelOrderRequest {
  /** Owner of the order: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the order: 32-byte hash. */
  order_id: Hex;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it. */
  extra_data?: Readable;
}

/**
 * An order in the market.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketOrder {
  /** Id of the order: 32-byte hash. */
  order_id?: Hex;
  /** Account that placed the order: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Time of the order, in milliseconds since the Unix epoch. */
  create_time?: number | bigint;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id?: Readable;
  /** Amount to sell when the order was placed, in the token's smallest unit. */
  sell_token_quantity?: number | bigint;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id?: Readable;
  /** Least amount to receive for all of `sell_token_quantity`, in the token's smallest unit. */
  buy_token_quantity?: number | bigint;
  /** Amount that is not yet sold. Zero once the order is inactive or canceled. */
  sell_token_quantity_remain?: number | bigint;
  /** Amount returned to the owner because it was too small to trade; otherwise zero. */
  sell_token_quantity_return?: number | bigint;
  /** State of the order. */
  state?: MarketOrderState;
  /** Id of the previous order at the same price; empty for the first. */
  prev?: Hex;
  /** Id of the next order at the same price; empty for the last. */
  next?: Hex;
}

/**
 * A match of two orders.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketOrderDetail {
  /** Id of the order that was in the order book: 32-byte hash. */
  makerOrderId?: Hex;
  /** Id of the new order that it matched: 32-byte hash. */
  takerOrderId?: Hex;
  /** Amount that the taker sold, in the token's smallest unit. */
  fillSellQuantity?: number | bigint;
  /** Amount that the taker received, in the token's smallest unit. */
  fillBuyQuantity?: number | bigint;
}

/**
 * Orders.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketOrderList {
  /** The orders. */
  orders?: MarketOrder[];
}

/**
 * A pair of tokens. `_` stands for TRX.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketOrderPair {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id?: Readable;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id?: Readable;
}

/**
 * Pairs.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketOrderPairList {
  /** Pairs that have orders. */
  orderPair?: MarketOrderPair[];
}

/**
 * State of an order.
 *
 * - `ACTIVE`: In the order book.
 * - `INACTIVE`: Filled, or closed because the rest was too small to trade.
 * - `CANCELED`: Canceled by its owner.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type MarketOrderState = "ACTIVE" | "INACTIVE" | "CANCELED";

/**
 * A price, as a ratio of two quantities.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketPrice {
  /** Amount to sell, in the token's smallest unit. */
  sell_token_quantity?: number | bigint;
  /** Amount to receive for it, in the token's smallest unit. */
  buy_token_quantity?: number | bigint;
}

/**
 * Prices of a pair.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketPriceList {
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id?: Readable;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id?: Readable;
  /** Prices of the orders in the order book, lowest first; at most 1,000. */
  prices?: MarketPrice[];
}

/**
 * Places a sell order.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketSellAssetContract {
  /** Seller: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id?: Readable;
  /** Amount to sell, in the token's smallest unit. */
  sell_token_quantity?: number | bigint;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id?: Readable;
  /** Least amount to receive for all that is sold, in the token's smallest unit. */
  buy_token_quantity?: number | bigint;
}

/**
 * Request of `marketSellAsset`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface MarketSellAssetRequest {
  /** Seller: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Token to sell: id in decimal digits, or `_` for TRX. */
  sell_token_id: Readable;
  /** Amount to sell, in the token's smallest unit. */
  sell_token_quantity: number | bigint;
  /** Token to buy: id in decimal digits, or `_` for TRX. */
  buy_token_id: Readable;
  /** Least amount to receive for all that is sold, in the token's smallest unit. */
  buy_token_quantity: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it. */
  extra_data?: Readable;
}

/**
 * A node.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Node {
  /** Address of the node. */
  address?: AddressMessage;
}

/**
 * State of the node.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfo {
  /** Block from which the node synchronizes. */
  beginSyncNum?: number | bigint;
  /** Latest block: number and id. */
  block?: string;
  /** Latest solid block: number and id. */
  solidityBlock?: string;
  /** Number of connections. */
  currentConnectCount?: number;
  /** Connections that the node opened. */
  activeConnectCount?: number;
  /** Connections that peers opened. */
  passiveConnectCount?: number;
  /** Bytes received and sent. */
  totalFlow?: number | bigint;
  /** Peers that the node is connected to. */
  peerList?: NodeInfoPeerInfo[];
  /** Configuration of the node. */
  configNodeInfo?: NodeInfoConfigNodeInfo;
  /** Machine on which the node runs. */
  machineInfo?: NodeInfoMachineInfo;
  /** Witnesses that produced two blocks of one height: a report by address. */
  cheatWitnessInfoMap?: Record<string, string>;
}

/**
 * Configuration of the node.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfoConfigNodeInfo {
  /** Version of java-tron, such as `4.8.0`. */
  codeVersion?: string;
  /** Id of the peer-to-peer network: `11111` on mainnet. */
  p2pVersion?: string;
  /** Port on which the node accepts peers. */
  listenPort?: number;
  /** Whether the node discovers other nodes. */
  discoverEnable?: boolean;
  /** Number of configured nodes that the node always connects to. */
  activeNodeSize?: number;
  /** Number of configured nodes whose connections it always accepts. */
  passiveNodeSize?: number;
  /** Number of configured seed nodes. Misspelled in the protocol. */
  sendNodeSize?: number;
  /** Maximum number of peers. */
  maxConnectCount?: number;
  /** Maximum number of peers with the same IP address. */
  sameIpMaxConnectCount?: number;
  /** UDP port for messages of backup nodes. */
  backupListenPort?: number;
  /** Number of other nodes in the group of backup nodes. */
  backupMemberSize?: number;
  /** Priority in the group of backup nodes. */
  backupPriority?: number;
  /** Version of the database layer: always 2. */
  dbVersion?: number;
  /** Minimum participation rate of witnesses, in percent, for the node to produce blocks. */
  minParticipationRate?: number;
  /** Whether the node serves constant calls of contracts. */
  supportConstant?: boolean;
  /** Factor on the execution time limit when the node verifies a transaction recorded as out of time. */
  minTimeRatio?: number;
  /** Factor on the execution time limit when the node verifies any other transaction. */
  maxTimeRatio?: number;
  /** Value in the node's configuration: 1 to allow contracts, 0 to leave it to proposals. */
  allowCreationOfContracts?: number | bigint;
  /** Value in the node's configuration: 1 for an adaptive energy limit, 0 to leave it to proposals. */
  allowAdaptiveEnergy?: number | bigint;
  /** Number of the software's version. */
  versionNum?: string;
}

/**
 * Machine on which the node runs.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfoMachineInfo {
  /** Number of live threads of the JVM. */
  threadCount?: number;
  /** Number of deadlocked threads. */
  deadLockThreadCount?: number;
  /** Number of processors available to the JVM. */
  cpuCount?: number;
  /** Physical memory of the machine, in bytes. */
  totalMemory?: number | bigint;
  /** Free physical memory of the machine, in bytes. */
  freeMemory?: number | bigint;
  /** CPU load of the machine, 0 to 1; negative if not available. */
  cpuRate?: number;
  /** Version of Java, such as `1.8.0_392`. */
  javaVersion?: string;
  /** Name and version of the operating system. */
  osName?: string;
  /** Maximum size of the JVM's heap, in bytes. */
  jvmTotalMemory?: number | bigint;
  /** Maximum size of the heap minus its used part, in bytes. */
  jvmFreeMemory?: number | bigint;
  /** CPU load of the JVM's process, 0 to 1; negative if not available. */
  processCpuRate?: number;
  /** Memory pools of the JVM. */
  memoryDescInfoList?: NodeInfoMachineInfoMemoryDescInfo[];
  /** Deadlocked threads; empty if there are none. */
  deadLockThreadInfoList?: NodeInfoMachineInfoDeadLockThreadInfo[];
}

/**
 * A deadlocked thread.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfoMachineInfoDeadLockThreadInfo {
  /** Name of the thread. */
  name?: string;
  /** Lock that the thread waits for. */
  lockName?: string;
  /** Name of the thread that holds the lock. */
  lockOwner?: string;
  /** State of the thread, such as `BLOCKED`. */
  state?: string;
  /** Time that the thread was blocked, in milliseconds; -1 if not measured. */
  blockTime?: number | bigint;
  /** Time that the thread waited, in milliseconds; -1 if not measured. */
  waitTime?: number | bigint;
  /** Stack trace of the thread. */
  stackTrace?: string;
}

/**
 * A memory pool of the JVM.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfoMachineInfoMemoryDescInfo {
  /** Name of the pool, such as `Metaspace`. */
  name?: string;
  /** Initial size in bytes; -1 if undefined. */
  initSize?: number | bigint;
  /** Used memory, in bytes. */
  useSize?: number | bigint;
  /** Maximum size in bytes; -1 if undefined. */
  maxSize?: number | bigint;
  /** Used part of the maximum size, or of the committed size if there is no maximum. */
  useRate?: number;
}

/**
 * A peer of the node.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeInfoPeerInfo {
  /** Latest block id sent to the peer for its sync, as text `Num:<number>,ID:<hex>`; empty if none. */
  lastSyncBlock?: string;
  /** Number of blocks left to sync after those already listed, in either direction. */
  remainNum?: number | bigint;
  /** Time at which `headBlockWeBothHave` last changed, in milliseconds since the Unix epoch. */
  lastBlockUpdateTime?: number | bigint;
  /** Whether the connection is closed. */
  syncFlag?: boolean;
  /** Unused, zero. */
  headBlockTimeWeBothHave?: number | bigint;
  /** Same as `syncFlag` in gRPC: java-tron does not report the need to sync here. */
  needSyncFromPeer?: boolean;
  /** Whether the peer still has to sync blocks from the node. */
  needSyncFromUs?: boolean;
  /** IP address of the peer after a slash, such as `/192.0.2.1`. */
  host?: string;
  /** Peer port of the responding node, not of the peer. */
  port?: number;
  /** Id of the responding node in hex, not of the peer. */
  nodeId?: string;
  /** Time of the connection, in milliseconds since the Unix epoch. */
  connectTime?: number | bigint;
  /** Average latency of the connection, in milliseconds. */
  avgLatency?: number;
  /** Number of blocks to fetch from the peer. */
  syncToFetchSize?: number;
  /** Number of the first block to fetch from the peer; -1 if none. */
  syncToFetchSizePeekNum?: number | bigint;
  /** Number of blocks requested from the peer and not yet received. */
  syncBlockRequestedSize?: number;
  /** Same as `remainNum`. */
  unFetchSynNum?: number | bigint;
  /** Number of blocks from the peer that the node is processing. Misspelled in the protocol. */
  blockInPorcSize?: number;
  /** Latest block that both have, as text `Num:<number>,ID:<hex>`. */
  headBlockWeBothHave?: string;
  /** Whether the responding node opened the connection. */
  isActive?: boolean;
  /** Unused, zero. */
  score?: number;
  /** Number of nodes in the responding node's discovery table. */
  nodeCount?: number;
  /** Unused, zero. */
  inFlow?: number | bigint;
  /** Number of disconnections from this peer. */
  disconnectTimes?: number;
  /** Reason for which the responding node last disconnected the peer; empty if none. */
  localDisconnectReason?: string;
  /** Reason for which the peer last disconnected; empty if none. */
  remoteDisconnectReason?: string;
}

/**
 * Nodes.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NodeList {
  /** Nodes that the responding node knows and can connect to. */
  nodes?: Node[];
}

/**
 * A note.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Note {
  /** Value, in the token's smallest unit; for TRC-20, divided by the contract's scaling factor. */
  value?: number | bigint;
  /** Shielded payment address of the owner, prefixed with `ztron1`. */
  payment_address?: string;
  /** 32-byte randomness of the note commitment. */
  rcm?: Hex;
  /** Memo of up to 512 bytes; scans remove trailing zero bytes. */
  memo?: Readable;
}

/**
 * Whether a note of a shielded token is spent.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NullifierResult {
  /** Whether the note is spent. */
  is_spent?: boolean;
}

/**
 * A number.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface NumberMessage {
  /** Number that the call names, such as a block number or an amount in sun. */
  num?: number | bigint;
}

/**
 * Buys a token during its sale.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ParticipateAssetIssueContract {
  /** Buyer: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  to_address?: Address;
  /** Token id, in decimal digits. */
  asset_name?: Readable;
  /** TRX to pay, in sun. */
  amount?: number | bigint;
}

/**
 * Request of `participateAssetIssue`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ParticipateAssetIssueRequest {
  /** Buyer: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  to_address: Address;
  /** Token id, in decimal digits. */
  asset_name: Readable;
  /** TRX to pay, in sun. */
  amount: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Shielded payment address.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface PaymentAddressMessage {
  /** Diversifier of the address. */
  d?: DiversifierMessage;
  /** 32-byte public key to which notes are encrypted. */
  pkD?: Hex;
  /** Payment address as text, prefixed with `ztron1`. */
  payment_address?: string;
}

/**
 * A number of pending transactions.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface PendingSize {
  /** Transactions that wait for a block. */
  pendingSize?: number | bigint;
}

/**
 * A permission: keys that may sign for an account, and allowed operations.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Permission {
  /** What the permission is for. */
  type?: PermissionPermissionType;
  /** Id of the permission: 0 for owner, 1 for witness, 2 and above for active. */
  id?: number;
  /** Name of the permission, at most 32 characters. */
  permission_name?: string;
  /** Threshold of the total weight of signatures. */
  threshold?: number | bigint;
  /** Id of the parent permission: always 0, owner. */
  parent_id?: number;
  /** Allowed operations: 32 bytes, in which bit n allows contract type n. Only in active permissions. */
  operations?: Hex;
  /** Keys that may sign, each with its weight. */
  keys?: readonly Key[];
}

/**
 * Types of permissions.
 *
 * - `Owner`: All operations.
 * - `Witness`: Production of blocks.
 * - `Active`: Operations listed in `operations`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type PermissionPermissionType = "Owner" | "Witness" | "Active";

/**
 * Price history.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface PricesResponseMessage {
  /** `milliseconds:price` pairs, separated by commas. */
  prices?: string;
}

/**
 * A proposal.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Proposal {
  /** Id of the proposal, counted from 1. */
  proposal_id?: number | bigint;
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  proposer_address?: Address;
  /** Proposed values, by parameter number. */
  parameters?: {
    /** The key. */
    key?: number | bigint;
    /** The value. */
    value?: number | bigint;
  }[];
  /** Expiration time, in milliseconds. */
  expiration_time?: number | bigint;
  /** Creation time, in milliseconds. */
  create_time?: number | bigint;
  /** Addresses of the witnesses that approve the proposal. */
  approvals?: Address[];
  /** State of the proposal. */
  state?: ProposalState;
}

/**
 * Approves a proposal, or withdraws the approval.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalApproveContract {
  /** Witness that approves: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the proposal. */
  proposal_id?: number | bigint;
  /** True to approve, false to withdraw an approval. */
  is_add_approval?: boolean;
}

/**
 * Request of `proposalApprove`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalApproveRequest {
  /** Witness that approves: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the proposal. */
  proposal_id: number | bigint;
  /** True to approve, false to withdraw an approval. */
  is_add_approval: boolean;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Proposes values of chain parameters, by number.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalCreateContract {
  /** Witness that proposes: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Proposed values, by parameter number. */
  parameters?: readonly {
    /** The key. */
    key?: number | bigint;
    /** The value. */
    value?: number | bigint;
  }[];
}

/**
 * Request of `proposalCreate`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalCreateRequest {
  /** Witness that proposes: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Proposed values, by parameter number. */
  parameters: readonly {
    /** The key. */
    key?: number | bigint;
    /** The value. */
    value?: number | bigint;
  }[];
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Withdraws a proposal.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalDeleteContract {
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Id of the proposal. */
  proposal_id?: number | bigint;
}

/**
 * Request of `proposalDelete`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalDeleteRequest {
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Id of the proposal. */
  proposal_id: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Proposals.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ProposalList {
  /** The proposals. */
  proposals?: Proposal[];
}

/**
 * State of the proposal.
 *
 * - `PENDING`: Witnesses can approve it until it expires.
 * - `DISAPPROVED`: Expired without enough approvals.
 * - `APPROVED`: Expired with enough approvals. Its values have been set.
 * - `CANCELED`: Withdrawn by its proposer.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type ProposalState = "PENDING" | "DISAPPROVED" | "APPROVED" | "CANCELED";

/**
 * A text: its UTF-8 in hex; as it is if `visible` is true.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type Readable = string;

/**
 * A created note.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ReceiveDescription {
  /** 32-byte commitment to the note's value. */
  value_commitment?: Hex;
  /** 32-byte commitment to the note, added to the tree as a leaf. */
  note_commitment?: Hex;
  /** 32-byte ephemeral public key for decrypting the note. */
  epk?: Hex;
  /** Note encrypted for its recipient: 580 bytes. */
  c_enc?: Hex;
  /** Keys to decrypt `c_enc`, encrypted for the outgoing viewing key: 80 bytes. */
  c_out?: Hex;
  /** 192-byte zero-knowledge proof of the output. */
  zkproof?: Hex;
}

/**
 * A note to create.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ReceiveNote {
  /** Note to create. */
  note?: Note;
}

/**
 * Resource obtained by staking TRX.
 *
 * - `BANDWIDTH`: Bandwidth, which pays for the bytes of transactions.
 * - `ENERGY`: Energy, which pays for the execution of smart contracts.
 * - `TRON_POWER`: TRON Power, which gives votes. Stakes for it need a chain with the new resource model.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type ResourceCode = "BANDWIDTH" | "ENERGY" | "TRON_POWER";

/**
 * Resource usage and fees of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ResourceReceipt {
  /** Energy covered by the caller's stake and delegations to it. */
  energy_usage?: number | bigint;
  /** Fee burned for energy, in sun. */
  energy_fee?: number | bigint;
  /** Energy paid by the contract's owner. */
  origin_energy_usage?: number | bigint;
  /** Energy that the execution used, whoever paid for it. */
  energy_usage_total?: number | bigint;
  /** Bandwidth used, in bytes; 0 if it was paid for with TRX. */
  net_usage?: number | bigint;
  /** Fee burned for bandwidth, in sun. */
  net_fee?: number | bigint;
  /** Result of the execution. */
  result?: TransactionResultContractResult;
  /** Additional energy charged by the dynamic energy model. */
  energy_penalty_total?: number | bigint;
}

/**
 * Result of a request.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Return {
  /** Whether the request succeeded; true also for a constant call that reverts. */
  result?: boolean;
  /** Result code; SUCCESS if `result` is true. */
  code?: ReturnResponseCode;
  /** Error message, as text. */
  message?: Readable;
}

/**
 * Result codes of a request.
 *
 * - `SUCCESS`: The request succeeded.
 * - `SIGERROR`: Signatures are invalid or lack the required permission.
 * - `CONTRACT_VALIDATE_ERROR`: The transaction is not valid in the current state; `message` says why.
 * - `CONTRACT_EXE_ERROR`: The execution failed; `message` says why.
 * - `BANDWITH_ERROR`: The account lacks bandwidth, and TRX to pay for it. Misspelled in the protocol.
 * - `DUP_TRANSACTION_ERROR`: The node already has the transaction.
 * - `TAPOS_ERROR`: The block that the transaction refers to is unknown or too old.
 * - `TOO_BIG_TRANSACTION_ERROR`: The transaction is too large; the maximum is about 500 KiB.
 * - `TRANSACTION_EXPIRATION_ERROR`: The transaction has expired, or expires in more than 24 hours.
 * - `SERVER_BUSY`: The node has too many pending transactions. Try again later.
 * - `NO_CONNECTION`: The node has no peers.
 * - `NOT_ENOUGH_EFFECTIVE_CONNECTION`: The node has too few synchronized peers, or reached none.
 * - `BLOCK_UNSOLIDIFIED`: Too many blocks are not solidified yet. Try again later.
 * - `OTHER_ERROR`: Another error; `message` says which.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type ReturnResponseCode =
  | "SUCCESS" | "SIGERROR" | "CONTRACT_VALIDATE_ERROR" | "CONTRACT_EXE_ERROR" | "BANDWITH_ERROR"
  | "DUP_TRANSACTION_ERROR" | "TAPOS_ERROR" | "TOO_BIG_TRANSACTION_ERROR" | "TRANSACTION_EXPIRATION_ERROR"
  | "SERVER_BUSY" | "NO_CONNECTION" | "NOT_ENOUGH_EFFECTIVE_CONNECTION" | "BLOCK_UNSOLIDIFIED" | "OTHER_ERROR";

/**
 * Rewards that an address can withdraw.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Reward {
  /** The rewards, in sun. */
  reward?: number | bigint;
}

/**
 * Request of `scanShieldedTRC20NotesByIvk`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ScanShieldedTRC20NotesByIvkRequest {
  /** Number of the first block to scan. */
  start_block_index?: number | bigint;
  /** Number of the block before which the scan ends. */
  end_block_index?: number | bigint;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shielded_TRC20_contract_address?: Address;
  /** 32-byte incoming viewing key. */
  ivk?: Hex;
  /** 32-byte public key of the spend authorizing key; empty to skip `is_spent`. */
  ak?: Hex;
  /** 32-byte nullifier deriving key; empty to skip `is_spent`. */
  nk?: Hex;
  /** Signatures of the events to decode; empty for those of the standard contract. */
  events?: readonly string[];
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Request of `scanShieldedTRC20NotesByOvk`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ScanShieldedTRC20NotesByOvkRequest {
  /** Number of the first block to scan. */
  start_block_index?: number | bigint;
  /** Number of the block before which the scan ends. */
  end_block_index?: number | bigint;
  /** 32-byte outgoing viewing key. */
  ovk?: Hex;
  /** 21-byte address of the shielded token's contract, 0x41 first. */
  shielded_TRC20_contract_address?: Address;
  /** Signatures of the events to decode; empty for those of the standard contract. */
  events?: readonly string[];
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Sets the id of an account.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SetAccountIdContract {
  /** Unique id: 8 to 32 printable ASCII characters. It cannot be changed later. */
  account_id?: Readable;
  /** Account that gets the id: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * Request of `setAccountId`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SetAccountIdRequest {
  /** Unique id: 8 to 32 printable ASCII characters. It cannot be changed later. */
  account_id: Readable;
  /** Account that gets the id: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * A new address with all its keys.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ShieldedAddressInfo {
  /** 32-byte spending key, from which the other keys are derived. */
  sk?: Hex;
  /** 32-byte spend authorizing key. */
  ask?: Hex;
  /** 32-byte proof authorizing key. */
  nsk?: Hex;
  /** 32-byte outgoing viewing key. */
  ovk?: Hex;
  /** 32-byte public key of `ask`. */
  ak?: Hex;
  /** 32-byte public key of `nsk`, the nullifier deriving key. */
  nk?: Hex;
  /** 32-byte incoming viewing key. */
  ivk?: Hex;
  /** 11-byte diversifier of the address. */
  d?: Hex;
  /** 32-byte public key to which notes are encrypted. */
  pkD?: Hex;
  /** Payment address as text, prefixed with `ztron1`. */
  payment_address?: string;
}

/**
 * Arguments of a call to a shielded token's contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ShieldedTRC20Parameters {
  /** Notes spent, with their proofs; none for a mint. */
  spend_description?: readonly SpendDescription[];
  /** Notes created, with their proofs. */
  receive_description?: readonly ReceiveDescription[];
  /** 64-byte signature that binds inputs, outputs and amounts together. */
  binding_signature?: Hex;
  /** 32-byte SHA-256 hash that the spends and the binding sign. */
  message_hash?: Hex;
  /**
   * Arguments of the contract call, as hex text. Until the spends are signed, it is empty for a transfer, and
   * the encrypted amount and recipient for a burn.
   */
  trigger_contract_input?: string;
  /** Type of the call: `mint`, `transfer` or `burn`. */
  parameter_type?: string;
}

/**
 * Transfers between shielded and transparent addresses.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ShieldedTransferContract {
  /** Transparent sender, a 21-byte address; empty if notes are spent. */
  transparent_from_address?: Address;
  /** Amount from the transparent sender, in the token's smallest unit. */
  from_amount?: number | bigint;
  /** Notes spent: one, or none if the sender is transparent. */
  spend_description?: readonly SpendDescription[];
  /** Notes created: one or two. */
  receive_description?: readonly ReceiveDescription[];
  /** 64-byte signature that binds inputs, outputs and amounts together. */
  binding_signature?: Hex;
  /** Transparent recipient, a 21-byte address; empty if there is none. */
  transparent_to_address?: Address;
  /** Amount for the transparent recipient, in the token's smallest unit. */
  to_amount?: number | bigint;
}

/**
 * A smart contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SmartContract {
  /** 21-byte address of the deployer. */
  origin_address?: Address;
  /** 21-byte address of the contract; ignored when deploying. */
  contract_address?: Address;
  /** ABI of the contract; empty if it was not supplied or has been cleared. */
  abi?: SmartContractABI;
  /** Creation bytecode with constructor arguments; empty if another contract created it. */
  bytecode?: Hex;
  /** TRX transferred to the contract when it was deployed, in sun. */
  call_value?: number | bigint;
  /** Percentage of energy paid by the caller, from 0 to 100. */
  consume_user_resource_percent?: number | bigint;
  /** Name of the contract, at most 32 bytes; empty if another contract created it. */
  name?: string;
  /** Maximum energy that the owner pays for a call. */
  origin_energy_limit?: number | bigint;
  /** Keccak-256 hash of the runtime code; may be empty for old contracts. */
  code_hash?: Hex;
  /** 32-byte id of the deploying transaction; set only for contracts created by CREATE2. */
  trx_hash?: Hex;
  /** 1 if the contract runs by EVM-compatible rules, else 0. */
  version?: number;
}

/**
 * ABI of the contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SmartContractABI {
  /** Functions, events and errors. Misspelled in the protocol. */
  entrys?: readonly SmartContractABIEntry[];
}

/**
 * A function, an event or an error.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SmartContractABIEntry {
  /** Whether an event omits the hash of its signature from its topics. */
  anonymous?: boolean;
  /** Whether the function leaves state unchanged; deprecated by `stateMutability`. */
  constant?: boolean;
  /** Name of the function, event or error; empty for constructor, fallback and receive. */
  name?: string;
  /** Parameters of the function, event or error. */
  inputs?: readonly SmartContractABIEntryParam[];
  /** Return values of the function. */
  outputs?: readonly SmartContractABIEntryParam[];
  /** Type of the entry. */
  type?: SmartContractABIEntryEntryType;
  /** Whether the function accepts TRX; deprecated by `stateMutability`. */
  payable?: boolean;
  /** State mutability of the function. */
  stateMutability?: SmartContractABIEntryStateMutabilityType;
}

/**
 * Types of ABI entries.
 *
 * - `UnknownEntryType`: The type is not stated or not known.
 * - `Constructor`: Constructor, which runs once at deployment.
 * - `Function`: Function of the contract.
 * - `Event`: Event, written to the log.
 * - `Fallback`: Function for calls that match no other.
 * - `Receive`: Function for transfers of TRX without data.
 * - `Error`: Custom error, returned by a revert.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type SmartContractABIEntryEntryType = "UnknownEntryType" | "Constructor" | "Function" | "Event" | "Fallback" | "Receive" | "Error";

/**
 * A parameter.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SmartContractABIEntryParam {
  /** Whether the parameter of an event is stored as a topic. */
  indexed?: boolean;
  /** Name in the source code; may be empty. */
  name?: string;
  /** Solidity type, such as `uint256` or `address[]`. */
  type?: string;
}

/**
 * State mutability of a function.
 *
 * - `UnknownMutabilityType`: Not stated, as for events and errors.
 * - `Pure`: Neither reads nor changes state.
 * - `View`: Reads state but does not change it.
 * - `Nonpayable`: May change state, and accepts no TRX.
 * - `Payable`: May change state, and accepts TRX.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type SmartContractABIEntryStateMutabilityType = "UnknownMutabilityType" | "Pure" | "View" | "Nonpayable" | "Payable";

/**
 * A contract with its runtime code and its state in the dynamic energy model.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SmartContractDataWrapper {
  /** Contract as deployed, with its ABI. */
  smart_contract?: SmartContract;
  /** Bytecode that calls execute; empty if there is none. */
  runtimecode?: Hex;
  /** State in the dynamic energy model, as of the current cycle. */
  contract_state?: ContractState;
}

/**
 * A spent note.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SpendDescription {
  /** 32-byte commitment to the note's value. */
  value_commitment?: Hex;
  /** 32-byte root of the note commitment tree that contains the note. */
  anchor?: Hex;
  /** 32-byte nullifier, which is published so that no note is spent twice. */
  nullifier?: Hex;
  /** 32-byte randomized key that verifies `spend_authority_signature`. */
  rk?: Hex;
  /** 192-byte zero-knowledge proof of the spend. */
  zkproof?: Hex;
  /** 64-byte signature by the spend authorizing key; empty until signed. */
  spend_authority_signature?: Hex;
}

/**
 * A note of a token to spend.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface SpendNoteTRC20 {
  /** Note to spend. */
  note?: Note;
  /** 32-byte randomness of the spend authorization. */
  alpha?: Hex;
  /** 32-byte root of the contract's note commitment tree. */
  root?: Hex;
  /** Merkle path from the note to the root: 32 hashes, 1,024 bytes. */
  path?: Hex;
  /** Leaf index of the note in the tree. */
  pos?: number | bigint;
}

/**
 * A transaction. Its id is the SHA-256 hash of the encoded `raw_data`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Transaction {
  /** Signed part of the transaction. */
  raw_data?: TransactionRaw;
  /** Signatures: 65 bytes each. */
  signature?: Hex[];
  /** Result, at most one; empty until the transaction has been executed. */
  ret?: TransactionResult[];
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID?: Hex;
  /** `raw_data` encoded as a message. Signers sign its hash. */
  raw_data_hex?: Hex;
  /** Whether addresses are in base58 and texts as they are. Only of transactions that the node has built. */
  visible?: boolean;
  /** Address of the contract that the transaction deploys. */
  contract_address?: Address;
}

/**
 * The contract `AccountCreateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionAccountCreateContract {
  /** Type of the contract. */
  type: "AccountCreateContract";
  /** What the contract holds. */
  parameter: {
    /** Activates a new account. */
    value: AccountCreateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `AccountPermissionUpdateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionAccountPermissionUpdateContract {
  /** Type of the contract. */
  type: "AccountPermissionUpdateContract";
  /** What the contract holds. */
  parameter: {
    /** Replaces the permissions of an account. */
    value: AccountPermissionUpdateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `AccountUpdateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionAccountUpdateContract {
  /** Type of the contract. */
  type: "AccountUpdateContract";
  /** What the contract holds. */
  parameter: {
    /** Sets the name of an account. */
    value: AccountUpdateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The signers of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionApprovedList {
  /** 21-byte addresses of the signers, in the order of the signatures. */
  approved_list?: Address[];
  /** Result of the request. */
  result?: TransactionApprovedListResult;
  /** Transaction of the request, with its id. */
  transaction?: TransactionExtention;
}

/**
 * Result of the request.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionApprovedListResult {
  /** Result of the request. */
  code?: TransactionApprovedListResultResponseCode;
  /** Error message; empty if there was no error. */
  message?: string;
}

/**
 * Result codes of the request.
 *
 * - `SUCCESS`: The signers are listed.
 * - `SIGNATURE_FORMAT_ERROR`: A signature is shorter than 65 bytes.
 * - `COMPUTE_ADDRESS_ERROR`: The address of a signer could not be recovered.
 * - `OTHER_ERROR`: Another error, such as an account that does not exist.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionApprovedListResultResponseCode = "SUCCESS" | "SIGNATURE_FORMAT_ERROR" | "COMPUTE_ADDRESS_ERROR" | "OTHER_ERROR";

/**
 * The contract `AssetIssueContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionAssetIssueContract {
  /** Type of the contract. */
  type: "AssetIssueContract";
  /** What the contract holds. */
  parameter: {
    /** Issues a token. Also describes an issued token. */
    value: AssetIssueContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Balance changes in a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionBalanceTrace {
  /** Transaction id: 32-byte hash. */
  transaction_identifier?: Hex;
  /** Balance changes, in order. */
  operation?: TransactionBalanceTraceOperation[];
  /** Contract type of the transaction, such as `TransferContract`. */
  type?: string;
  /** `SUCCESS`, or another result of the execution, such as `REVERT`. */
  status?: string;
}

/**
 * A balance change.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionBalanceTraceOperation {
  /** Index of the change in the transaction, from zero. */
  operation_identifier?: number | bigint;
  /** Account whose balance changed: 21-byte address with the prefix 0x41. */
  address?: Address;
  /** Change of the balance; may be negative. */
  amount?: number | bigint;
}

/**
 * The contract `CancelAllUnfreezeV2Contract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionCancelAllUnfreezeV2Contract {
  /** Type of the contract. */
  type: "CancelAllUnfreezeV2Contract";
  /** What the contract holds. */
  parameter: {
    /** Cancels all pending unstaking and stakes the TRX again. */
    value: CancelAllUnfreezeV2Contract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ClearABIContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionClearABIContract {
  /** Type of the contract. */
  type: "ClearABIContract";
  /** What the contract holds. */
  parameter: {
    /** Clears the ABI of a contract. */
    value: ClearABIContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Contract of a transaction: its operation and parameters.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionContract =
  | TransactionAccountCreateContract
  | TransactionTransferContract
  | TransactionTransferAssetContract
  | TransactionVoteAssetContract
  | TransactionVoteWitnessContract
  | TransactionWitnessCreateContract
  | TransactionAssetIssueContract
  | TransactionWitnessUpdateContract
  | TransactionParticipateAssetIssueContract
  | TransactionAccountUpdateContract
  | TransactionFreezeBalanceContract
  | TransactionUnfreezeBalanceContract
  | TransactionWithdrawBalanceContract
  | TransactionUnfreezeAssetContract
  | TransactionUpdateAssetContract
  | TransactionProposalCreateContract
  | TransactionProposalApproveContract
  | TransactionProposalDeleteContract
  | TransactionSetAccountIdContract
  | TransactionCreateSmartContract
  | TransactionTriggerSmartContract
  | TransactionUpdateSettingContract
  | TransactionExchangeCreateContract
  | TransactionExchangeInjectContract
  | TransactionExchangeWithdrawContract
  | TransactionExchangeTransactionContract
  | TransactionUpdateEnergyLimitContract
  | TransactionAccountPermissionUpdateContract
  | TransactionClearABIContract
  | TransactionUpdateBrokerageContract
  | TransactionShieldedTransferContract
  | TransactionMarketSellAssetContract
  | TransactionMarketCancelOrderContract
  | TransactionFreezeBalanceV2Contract
  | TransactionUnfreezeBalanceV2Contract
  | TransactionWithdrawExpireUnfreezeContract
  | TransactionDelegateResourceContract
  | TransactionUnDelegateResourceContract
  | TransactionCancelAllUnfreezeV2Contract;

/**
 * A number of transactions.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionCount {
  /** Transactions of the block; -1 if there is no such block. */
  count?: number | bigint;
}

/**
 * The contract `CreateSmartContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionCreateSmartContract {
  /** Type of the contract. */
  type: "CreateSmartContract";
  /** What the contract holds. */
  parameter: {
    /** Deploys a contract. */
    value: CreateSmartContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `DelegateResourceContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionDelegateResourceContract {
  /** Type of the contract. */
  type: "DelegateResourceContract";
  /** What the contract holds. */
  parameter: {
    /** Delegates resources to another account. */
    value: DelegateResourceContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ExchangeCreateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionExchangeCreateContract {
  /** Type of the contract. */
  type: "ExchangeCreateContract";
  /** What the contract holds. */
  parameter: {
    /** Creates a trading pair. */
    value: ExchangeCreateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ExchangeInjectContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionExchangeInjectContract {
  /** Type of the contract. */
  type: "ExchangeInjectContract";
  /** What the contract holds. */
  parameter: {
    /** Adds liquidity to a trading pair. */
    value: ExchangeInjectContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ExchangeTransactionContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionExchangeTransactionContract {
  /** Type of the contract. */
  type: "ExchangeTransactionContract";
  /** What the contract holds. */
  parameter: {
    /** Trades with a trading pair. */
    value: ExchangeTransactionContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ExchangeWithdrawContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionExchangeWithdrawContract {
  /** Type of the contract. */
  type: "ExchangeWithdrawContract";
  /** What the contract holds. */
  parameter: {
    /** Withdraws liquidity from a trading pair. */
    value: ExchangeWithdrawContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * A transaction with its id and, for a call, its result. The name is misspelled in the protocol.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionExtention {
  /** The transaction. */
  transaction?: UnsignedTransaction;
  /** 32-byte id of the transaction. */
  txid?: Hex;
  /** Return data of a constant call. */
  constant_result?: Hex[];
  /** Whether the transaction was built or the call executed. */
  result?: Return;
  /** Energy that a constant call used, penalty included. */
  energy_used?: number | bigint;
  /** Event logs of a constant call. */
  logs?: TransactionInfoLog[];
  /** Internal transactions of a constant call. */
  internal_transactions?: InternalTransaction[];
  /** Part of `energy_used` that the dynamic energy model added. */
  energy_penalty?: number | bigint;
}

/**
 * The contract `FreezeBalanceContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionFreezeBalanceContract {
  /** Type of the contract. */
  type: "FreezeBalanceContract";
  /** What the contract holds. */
  parameter: {
    /** Stakes TRX (Stake 1.0). */
    value: FreezeBalanceContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `FreezeBalanceV2Contract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionFreezeBalanceV2Contract {
  /** Type of the contract. */
  type: "FreezeBalanceV2Contract";
  /** What the contract holds. */
  parameter: {
    /** Stakes TRX (Stake 2.0). */
    value: FreezeBalanceV2Contract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Ids of transactions, in hex.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionIdList {
  /** Ids of the transactions, as hex without prefix. */
  txId?: string[];
}

/**
 * Result of an executed transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionInfo {
  /** 32-byte id of the transaction. */
  id?: Hex;
  /** Total fee, in sun. */
  fee?: number | bigint;
  /** Number of the block that contains the transaction. */
  blockNumber?: number | bigint;
  /** Timestamp of the block, in milliseconds since the Unix epoch. */
  blockTimeStamp?: number | bigint;
  /** Return data of the contract. */
  contractResult?: Hex[];
  /** Address of the called or created contract. */
  contract_address?: Address;
  /** Resource usage and fees. */
  receipt?: ResourceReceipt;
  /** Event logs, in the order in which the contracts wrote them. */
  log?: TransactionInfoLog[];
  /** Whether the execution succeeded. */
  result?: TransactionInfoCode;
  /** Error message, as text. */
  resMessage?: Readable;
  /** Id of the TRC-10 token that the transaction issued, as decimal text; else empty. */
  assetIssueID?: string;
  /** Rewards withdrawn by `WithdrawBalanceContract`, in sun. */
  withdraw_amount?: number | bigint;
  /** TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun. */
  unfreeze_amount?: number | bigint;
  /** Internal transactions; empty on nodes that do not store them. */
  internal_transactions?: InternalTransaction[];
  /** Amount received by a trade on the exchange, in the token's smallest unit. */
  exchange_received_amount?: number | bigint;
  /** Amount of the other token that was added to the pair, in its smallest unit. */
  exchange_inject_another_amount?: number | bigint;
  /** Amount of the other token that was withdrawn from the pair, in its smallest unit. */
  exchange_withdraw_another_amount?: number | bigint;
  /** Number of the trading pair that the transaction created; else 0. */
  exchange_id?: number | bigint;
  /** Fee of a shielded transfer, in the shielded token's smallest unit. */
  shielded_transaction_fee?: number | bigint;
  /** 32-byte id of the market order that the transaction placed; else empty. */
  orderId?: Hex;
  /** Matches of the placed market order with earlier orders. */
  orderDetails?: MarketOrderDetail[];
  /** Part of the fee for block producers, in sun; 0 while fees are burned. */
  packingFee?: number | bigint;
  /** Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun. */
  withdraw_expire_amount?: number | bigint;
  /** TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`. */
  cancel_unfreezeV2_amount?: {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
}

/**
 * Result code.
 *
 * - `SUCESS`: The execution succeeded. Misspelled in the protocol.
 * - `FAILED`: The execution failed; `resMessage` says why.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionInfoCode = "SUCESS" | "FAILED";

/**
 * An event log of a contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionInfoLog {
  /** Contract that wrote the log: 20 bytes in hex, without 41; in base58 if `visible` is true. */
  address?: Address;
  /** Hash of the event's signature, unless it is anonymous, and indexed values: 32 bytes each. */
  topics?: Hex[];
  /** ABI-encoded values of the event that are not indexed. */
  data?: Hex;
}

/**
 * The contract `MarketCancelOrderContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionMarketCancelOrderContract {
  /** Type of the contract. */
  type: "MarketCancelOrderContract";
  /** What the contract holds. */
  parameter: {
    /** Cancels an order. */
    value: MarketCancelOrderContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `MarketSellAssetContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionMarketSellAssetContract {
  /** Type of the contract. */
  type: "MarketSellAssetContract";
  /** What the contract holds. */
  parameter: {
    /** Places a sell order. */
    value: MarketSellAssetContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ParticipateAssetIssueContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionParticipateAssetIssueContract {
  /** Type of the contract. */
  type: "ParticipateAssetIssueContract";
  /** What the contract holds. */
  parameter: {
    /** Buys a token during its sale. */
    value: ParticipateAssetIssueContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ProposalApproveContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionProposalApproveContract {
  /** Type of the contract. */
  type: "ProposalApproveContract";
  /** What the contract holds. */
  parameter: {
    /** Approves a proposal, or withdraws the approval. */
    value: ProposalApproveContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ProposalCreateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionProposalCreateContract {
  /** Type of the contract. */
  type: "ProposalCreateContract";
  /** What the contract holds. */
  parameter: {
    /** Proposes values of chain parameters, by number. */
    value: ProposalCreateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ProposalDeleteContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionProposalDeleteContract {
  /** Type of the contract. */
  type: "ProposalDeleteContract";
  /** What the contract holds. */
  parameter: {
    /** Withdraws a proposal. */
    value: ProposalDeleteContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Signed part of the transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionRaw {
  /** Reference block: bytes 6 and 7 of its number, as 8 bytes in big-endian order. */
  ref_block_bytes?: Hex;
  /** Number of the reference block. Not used by nodes. */
  ref_block_num?: number | bigint;
  /** Reference block: bytes 8 to 15 of its id. */
  ref_block_hash?: Hex;
  /** Expiration time, in milliseconds since the Unix epoch. */
  expiration?: number | bigint;
  /** Permissions. Not used by nodes. */
  auths?: readonly Authority[];
  /** Memo. */
  data?: Hex;
  /** Contracts of the transaction: exactly one. */
  contract?: readonly TransactionContract[];
  /** Scripts. Not used by nodes. */
  scripts?: Hex;
  /** Creation time, in milliseconds since the Unix epoch. */
  timestamp?: number | bigint;
  /** Maximum fee for energy, in sun. */
  fee_limit?: number | bigint;
}

/**
 * Resources that a transaction has used.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionResources {
  /** Resource usage and fees of a transaction. */
  Receipt?: ResourceReceipt;
}

/**
 * Result of a transaction. Recent blocks record only `contractRet`; `TransactionInfo` has the rest.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionResult {
  /** Fee of the operation itself, in sun; `TransactionInfo.fee` is the total. */
  fee?: number | bigint;
  /** Result of a constant call. */
  ret?: TransactionResultCode;
  /** Result of the execution, which witnesses record in the block. */
  contractRet?: TransactionResultContractResult;
  /** Id of the TRC-10 token that the transaction issued, as decimal text; else empty. */
  assetIssueID?: string;
  /** Rewards withdrawn by `WithdrawBalanceContract`, in sun. */
  withdraw_amount?: number | bigint;
  /** TRX unstaked by `UnfreezeBalanceContract` (Stake 1.0), in sun. */
  unfreeze_amount?: number | bigint;
  /** Amount received by a trade on the exchange, in the token's smallest unit. */
  exchange_received_amount?: number | bigint;
  /** Amount of the other token that was added to the pair, in its smallest unit. */
  exchange_inject_another_amount?: number | bigint;
  /** Amount of the other token that was withdrawn from the pair, in its smallest unit. */
  exchange_withdraw_another_amount?: number | bigint;
  /** Number of the trading pair that the transaction created; else 0. */
  exchange_id?: number | bigint;
  /** Fee of a shielded transfer, in the shielded token's smallest unit. */
  shielded_transaction_fee?: number | bigint;
  /** 32-byte id of the market order that the transaction placed; else empty. */
  orderId?: Hex;
  /** Matches of the placed market order with earlier orders. */
  orderDetails?: readonly MarketOrderDetail[];
  /** Unstaked TRX (Stake 2.0) paid out after its waiting period, in sun. */
  withdraw_expire_amount?: number | bigint;
  /** TRX staked again by `CancelAllUnfreezeV2Contract`, in sun, keyed by name of `ResourceCode`. */
  cancel_unfreezeV2_amount?: readonly {
    /** The key. */
    key?: string;
    /** The value. */
    value?: number | bigint;
  }[];
}

/**
 * Result code.
 *
 * - `SUCESS`: The operation succeeded. Misspelled in the protocol.
 * - `FAILED`: The operation failed.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionResultCode = "SUCESS" | "FAILED";

/**
 * Result of the TRON virtual machine.
 *
 * - `DEFAULT`: Not recorded, as in blocks from before smart contracts.
 * - `SUCCESS`: The operation succeeded.
 * - `REVERT`: The contract reverted the call.
 * - `BAD_JUMP_DESTINATION`: The contract jumped to an invalid position.
 * - `OUT_OF_MEMORY`: The call needed more memory than the 3 MiB allowed.
 * - `PRECOMPILED_CONTRACT`: A precompiled contract failed.
 * - `STACK_TOO_SMALL`: An instruction needed more stack items than there were.
 * - `STACK_TOO_LARGE`: The stack grew beyond 1,024 items.
 * - `ILLEGAL_OPERATION`: The contract executed an invalid instruction.
 * - `STACK_OVERFLOW`: Reserved. Nodes report `STACK_TOO_LARGE`.
 * - `OUT_OF_ENERGY`: The call used all energy that `fee_limit` and stakes allow.
 * - `OUT_OF_TIME`: The call exceeded the maximum CPU time of a transaction.
 * - `JVM_STACK_OVER_FLOW`: The node's own stack overflowed while executing the call.
 * - `UNKNOWN`: The call failed for another reason.
 * - `TRANSFER_FAILED`: A transfer of TRX or a TRC-10 token within the call failed.
 * - `INVALID_CODE`: The code to deploy starts with the reserved byte 0xEF.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionResultContractResult =
  | "DEFAULT" | "SUCCESS" | "REVERT" | "BAD_JUMP_DESTINATION" | "OUT_OF_MEMORY" | "PRECOMPILED_CONTRACT"
  | "STACK_TOO_SMALL" | "STACK_TOO_LARGE" | "ILLEGAL_OPERATION" | "STACK_OVERFLOW" | "OUT_OF_ENERGY"
  | "OUT_OF_TIME" | "JVM_STACK_OVER_FLOW" | "UNKNOWN" | "TRANSFER_FAILED" | "INVALID_CODE";

/**
 * The contract `SetAccountIdContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionSetAccountIdContract {
  /** Type of the contract. */
  type: "SetAccountIdContract";
  /** What the contract holds. */
  parameter: {
    /** Sets the id of an account. */
    value: SetAccountIdContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `ShieldedTransferContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionShieldedTransferContract {
  /** Type of the contract. */
  type: "ShieldedTransferContract";
  /** What the contract holds. */
  parameter: {
    /** Transfers between shielded and transparent addresses. */
    value: ShieldedTransferContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Signature weight of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionSignWeight {
  /** Permission that the transaction names; absent if it cannot be used. */
  permission?: Permission;
  /** 21-byte addresses of the signers; empty after an error. */
  approved_list?: Address[];
  /** Sum of the weights of the signers. */
  current_weight?: number | bigint;
  /** Result of the check. */
  result?: TransactionSignWeightResult;
  /** Transaction of the request, with its id. */
  transaction?: TransactionExtention;
}

/**
 * Result of the check.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionSignWeightResult {
  /** Result of the check. */
  code?: TransactionSignWeightResultResponseCode;
  /** Error message; empty if there was no error. */
  message?: string;
}

/**
 * Result codes of the check.
 *
 * - `ENOUGH_PERMISSION`: The signatures reach the threshold.
 * - `NOT_ENOUGH_PERMISSION`: The signatures do not reach the threshold.
 * - `SIGNATURE_FORMAT_ERROR`: A signature is shorter than 65 bytes.
 * - `COMPUTE_ADDRESS_ERROR`: The address of a signer could not be recovered.
 * - `PERMISSION_ERROR`: Account or permission does not exist, or does not allow operation or signers.
 * - `OTHER_ERROR`: Another error; `message` says which.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export type TransactionSignWeightResultResponseCode =
  | "ENOUGH_PERMISSION" | "NOT_ENOUGH_PERMISSION" | "SIGNATURE_FORMAT_ERROR" | "COMPUTE_ADDRESS_ERROR"
  | "PERMISSION_ERROR" | "OTHER_ERROR";

/**
 * The contract `TransferAssetContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionTransferAssetContract {
  /** Type of the contract. */
  type: "TransferAssetContract";
  /** What the contract holds. */
  parameter: {
    /** Transfers a token. */
    value: TransferAssetContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `TransferContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionTransferContract {
  /** Type of the contract. */
  type: "TransferContract";
  /** What the contract holds. */
  parameter: {
    /** Transfers TRX. */
    value: TransferContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `TriggerSmartContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionTriggerSmartContract {
  /** Type of the contract. */
  type: "TriggerSmartContract";
  /** What the contract holds. */
  parameter: {
    /** Calls a contract. */
    value: TriggerSmartContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UnDelegateResourceContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUnDelegateResourceContract {
  /** Type of the contract. */
  type: "UnDelegateResourceContract";
  /** What the contract holds. */
  parameter: {
    /** Reclaims delegated resources. */
    value: UnDelegateResourceContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UnfreezeAssetContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUnfreezeAssetContract {
  /** Type of the contract. */
  type: "UnfreezeAssetContract";
  /** What the contract holds. */
  parameter: {
    /** Unlocks the locked supply of a token. */
    value: UnfreezeAssetContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UnfreezeBalanceContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUnfreezeBalanceContract {
  /** Type of the contract. */
  type: "UnfreezeBalanceContract";
  /** What the contract holds. */
  parameter: {
    /** Unstakes TRX (Stake 1.0). */
    value: UnfreezeBalanceContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UnfreezeBalanceV2Contract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUnfreezeBalanceV2Contract {
  /** Type of the contract. */
  type: "UnfreezeBalanceV2Contract";
  /** What the contract holds. */
  parameter: {
    /** Unstakes TRX (Stake 2.0). */
    value: UnfreezeBalanceV2Contract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UpdateAssetContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUpdateAssetContract {
  /** Type of the contract. */
  type: "UpdateAssetContract";
  /** What the contract holds. */
  parameter: {
    /** Changes the description and limits of a token. */
    value: UpdateAssetContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UpdateBrokerageContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUpdateBrokerageContract {
  /** Type of the contract. */
  type: "UpdateBrokerageContract";
  /** What the contract holds. */
  parameter: {
    /** Sets the brokerage: percentage of rewards that a witness retains. */
    value: UpdateBrokerageContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UpdateEnergyLimitContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUpdateEnergyLimitContract {
  /** Type of the contract. */
  type: "UpdateEnergyLimitContract";
  /** What the contract holds. */
  parameter: {
    /** Sets the maximum energy that a contract's owner pays for a call. */
    value: UpdateEnergyLimitContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `UpdateSettingContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionUpdateSettingContract {
  /** Type of the contract. */
  type: "UpdateSettingContract";
  /** What the contract holds. */
  parameter: {
    /** Sets the percentage of energy paid by a contract's callers. */
    value: UpdateSettingContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `VoteAssetContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionVoteAssetContract {
  /** Type of the contract. */
  type: "VoteAssetContract";
  /** What the contract holds. */
  parameter: {
    /** Votes for a token. Obsolete. */
    value: VoteAssetContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `VoteWitnessContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionVoteWitnessContract {
  /** Type of the contract. */
  type: "VoteWitnessContract";
  /** What the contract holds. */
  parameter: {
    /** Votes for witnesses, and replaces all previous votes. */
    value: VoteWitnessContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `WithdrawBalanceContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionWithdrawBalanceContract {
  /** Type of the contract. */
  type: "WithdrawBalanceContract";
  /** What the contract holds. */
  parameter: {
    /** Withdraws rewards. */
    value: WithdrawBalanceContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `WithdrawExpireUnfreezeContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionWithdrawExpireUnfreezeContract {
  /** Type of the contract. */
  type: "WithdrawExpireUnfreezeContract";
  /** What the contract holds. */
  parameter: {
    /** Withdraws unstaked TRX whose waiting period is over. */
    value: WithdrawExpireUnfreezeContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `WitnessCreateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionWitnessCreateContract {
  /** Type of the contract. */
  type: "WitnessCreateContract";
  /** What the contract holds. */
  parameter: {
    /** Applies to become a witness. */
    value: WitnessCreateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * The contract `WitnessUpdateContract` of a transaction.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransactionWitnessUpdateContract {
  /** Type of the contract. */
  type: "WitnessUpdateContract";
  /** What the contract holds. */
  parameter: {
    /** Changes the URL of a witness. */
    value: WitnessUpdateContract;
    /** Type of the message. */
    type_url: string;
  };
  /** Not used by nodes. */
  provider?: Hex;
  /** Not used by nodes. */
  ContractName?: Readable;
  /** Id of the signing permission: 0 for owner, 1 for witness, 2 and above for active. */
  Permission_id?: number;
}

/**
 * Transfers a token.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransferAssetContract {
  /** Token id, in decimal digits. */
  asset_name?: Readable;
  /** Sender: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to_address?: Address;
  /** Amount, in the token's smallest unit. */
  amount?: number | bigint;
}

/**
 * Request of `transferAsset`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransferAssetRequest {
  /** Token id, in decimal digits. */
  asset_name: Readable;
  /** Sender: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to_address: Address;
  /** Amount, in the token's smallest unit. */
  amount: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it. */
  extra_data?: Readable;
}

/**
 * Transfers TRX.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TransferContract {
  /** Sender: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Recipient: 21-byte address with the prefix 0x41. */
  to_address?: Address;
  /** Amount, in sun. */
  amount?: number | bigint;
}

/**
 * Request of `triggerConstantContract`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TriggerConstantContractRequest {
  /** 21-byte address of the caller. */
  owner_address: Address;
  /** 21-byte address of the contract; if empty in a constant call, `data` is deployed. */
  contract_address?: Address;
  /** TRX transferred with the call, in sun. */
  call_value?: number | bigint;
  /** ABI-encoded function selector and arguments. */
  data?: Hex;
  /** TRC-10 tokens transferred with the call, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Signature of the function, such as `balanceOf(address)`. Replaces `data`. */
  function_selector?: string;
  /** Arguments of `function_selector`, ABI-encoded, in hex. */
  parameter?: Hex;
}

/**
 * Request of `triggerSmartContract`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TriggerContractRequest {
  /** 21-byte address of the caller. */
  owner_address: Address;
  /** 21-byte address of the contract; if empty in a constant call, `data` is deployed. */
  contract_address: Address;
  /** TRX transferred with the call, in sun. */
  call_value?: number | bigint;
  /** ABI-encoded function selector and arguments. */
  data?: Hex;
  /** TRC-10 tokens transferred with the call, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
  /** Signature of the function, such as `balanceOf(address)`. Replaces `data`. */
  function_selector?: string;
  /** Arguments of `function_selector`, ABI-encoded, in hex. */
  parameter?: Hex;
  /** Maximum TRX to burn for energy, in sun. */
  fee_limit?: number | bigint;
}

/**
 * Calls a contract.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface TriggerSmartContract {
  /** 21-byte address of the caller. */
  owner_address?: Address;
  /** 21-byte address of the contract; if empty in a constant call, `data` is deployed. */
  contract_address?: Address;
  /** TRX transferred with the call, in sun. */
  call_value?: number | bigint;
  /** ABI-encoded function selector and arguments. */
  data?: Hex;
  /** TRC-10 tokens transferred with the call, in the token's smallest unit. */
  call_token_value?: number | bigint;
  /** Id of the TRC-10 token transferred, above 1,000,000; 0 for none. */
  token_id?: number | bigint;
}

/**
 * Reclaims delegated resources.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnDelegateResourceContract {
  /** Delegator: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Resource to reclaim: bandwidth or energy. */
  resource?: ResourceCode;
  /** Stake whose resource to reclaim, in sun. */
  balance?: number | bigint;
  /** Recipient of the delegation: 21-byte address with the prefix 0x41. */
  receiver_address?: Address;
}

/**
 * Request of `unDelegateResource`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnDelegateResourceRequest {
  /** Delegator: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Resource to reclaim: bandwidth or energy. */
  resource?: ResourceCode;
  /** Stake whose resource to reclaim, in sun. */
  balance: number | bigint;
  /** Recipient of the delegation: 21-byte address with the prefix 0x41. */
  receiver_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Unlocks the locked supply of a token.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeAssetContract {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * Request of `unfreezeAsset`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeAssetRequest {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Unstakes TRX (Stake 1.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeBalanceContract {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Resource that the stake obtained. */
  resource?: ResourceCode;
  /** Account that got the resource, if not the owner; otherwise empty. */
  receiver_address?: Address;
}

/**
 * Request of `unfreezeBalance`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeBalanceRequest {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Resource that the stake obtained. */
  resource?: ResourceCode;
  /** Account that got the resource, if not the owner; otherwise empty. */
  receiver_address?: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Unstakes TRX (Stake 2.0).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeBalanceV2Contract {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** TRX to unstake, in sun. */
  unfreeze_balance?: number | bigint;
  /** Resource that the stake obtained. */
  resource?: ResourceCode;
}

/**
 * Request of `unfreezeBalanceV2`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnfreezeBalanceV2Request {
  /** Account that staked: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** TRX to unstake, in sun. */
  unfreeze_balance: number | bigint;
  /** Resource that the stake obtained. */
  resource?: ResourceCode;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * A transaction that the node has built. Sign `txID`, and broadcast it with the signature.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UnsignedTransaction extends Transaction {
  /** Id of the transaction: the SHA-256 hash of `raw_data_hex`, 32 bytes. */
  txID: Hex;
  /** Part of the transaction that is signed. */
  raw_data: TransactionRaw;
  /** `raw_data` encoded as a message. */
  raw_data_hex: Hex;
}

/**
 * Request of `updateAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateAccountRequest {
  /** New name of the account, at most 200 bytes. */
  account_name: Readable;
  /** Account to name: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Changes the description and limits of a token.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateAssetContract {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** New description, at most 200 bytes of text. */
  description?: Readable;
  /** New website, 1 to 256 bytes of text. */
  url?: Readable;
  /** New value of `free_asset_net_limit`, in bytes per day. */
  new_limit?: number | bigint;
  /** New value of `public_free_asset_net_limit`, in bytes per day. */
  new_public_limit?: number | bigint;
}

/**
 * Request of `updateAsset`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateAssetRequest {
  /** Issuer of the token: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** New description, at most 200 bytes of text. */
  description?: Readable;
  /** New website, 1 to 256 bytes of text. */
  url?: Readable;
  /** New value of `free_asset_net_limit`, in bytes per day. */
  new_limit?: number | bigint;
  /** New value of `public_free_asset_net_limit`, in bytes per day. */
  new_public_limit?: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Sets the brokerage: percentage of rewards that a witness retains.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateBrokerageContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Percentage, 0 to 100. Voters share the rest. */
  brokerage?: number;
}

/**
 * Request of `updateBrokerage`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateBrokerageRequest {
  /** Witness: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Percentage, 0 to 100. Voters share the rest. */
  brokerage: number;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Sets the maximum energy that a contract's owner pays for a call.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateEnergyLimitContract {
  /** 21-byte address of the contract's deployer. */
  owner_address?: Address;
  /** 21-byte address of the contract. */
  contract_address?: Address;
  /** Maximum energy that the deployer pays for a call; above 0. */
  origin_energy_limit?: number | bigint;
}

/**
 * Request of `updateEnergyLimit`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateEnergyLimitRequest {
  /** 21-byte address of the contract's deployer. */
  owner_address: Address;
  /** 21-byte address of the contract. */
  contract_address: Address;
  /** Maximum energy that the deployer pays for a call; above 0. */
  origin_energy_limit: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Sets the percentage of energy paid by a contract's callers.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateSettingContract {
  /** 21-byte address of the contract's deployer. */
  owner_address?: Address;
  /** 21-byte address of the contract. */
  contract_address?: Address;
  /** Percentage of energy that callers pay, from 0 to 100. */
  consume_user_resource_percent?: number | bigint;
}

/**
 * Request of `updateSetting`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateSettingRequest {
  /** 21-byte address of the contract's deployer. */
  owner_address: Address;
  /** 21-byte address of the contract. */
  contract_address: Address;
  /** Percentage of energy that callers pay, from 0 to 100. */
  consume_user_resource_percent: number | bigint;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Request of `updateWitness`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface UpdateWitnessRequest {
  /** Witness: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** New website of the witness: 1 to 256 bytes of text. */
  update_url: Readable;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Request of `validateAddress`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface ValidateAddressRequest {
  /** The address in hex, base58 or base64. */
  address: string;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
}

/**
 * Votes for a witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Vote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  vote_address?: Address;
  /** Number of votes; each takes one staked TRX. */
  vote_count?: number | bigint;
}

/**
 * Votes for a token. Obsolete.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface VoteAssetContract {
  /** Account that votes: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Addresses that are voted for: 21 bytes each, with the prefix 0x41. */
  vote_address?: readonly Address[];
  /** Whether the votes are in favour. */
  support?: boolean;
  /** Number of votes. */
  count?: number;
}

/**
 * Request of `voteWitnessAccount`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface VoteWitnessAccountRequest {
  /** Account that votes: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /** Votes by witness: at least one, at most 30 entries. */
  votes: readonly VoteWitnessContractVote[];
  /** Ignored by nodes. */
  support?: boolean;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Votes for witnesses, and replaces all previous votes.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface VoteWitnessContract {
  /** Account that votes: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Votes by witness: at least one, at most 30 entries. */
  votes?: readonly VoteWitnessContractVote[];
  /** Ignored by nodes. */
  support?: boolean;
}

/**
 * Votes for one witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface VoteWitnessContractVote {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  vote_address?: Address;
  /** Number of votes; each takes one staked TRX. */
  vote_count?: number | bigint;
}

/**
 * Withdraws rewards.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WithdrawBalanceContract {
  /** Account that withdraws its rewards: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * Request of `withdrawBalance`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WithdrawBalanceRequest {
  /** Account that withdraws its rewards: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * Withdraws unstaked TRX whose waiting period is over.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WithdrawExpireUnfreezeContract {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
}

/**
 * Request of `withdrawExpireUnfreeze`.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WithdrawExpireUnfreezeRequest {
  /** Account that withdraws: 21-byte address with the prefix 0x41. */
  owner_address: Address;
  /**
   * Whether addresses in the request and the response are in base58, and texts as they are. Default: false,
   * for hex.
   */
  visible?: boolean;
  /** Id of the permission that signs: 0 for owner, 1 for witness, 2 and above for active. Default: 0. */
  Permission_id?: number;
}

/**
 * A witness (super representative or candidate).
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface Witness {
  /** Address of the witness: 21 bytes, with the prefix 0x41. */
  address?: Address;
  /** Number of votes, as of the latest maintenance of the chain. */
  voteCount?: number | bigint;
  /** Unused, empty. */
  pubKey?: Hex;
  /** Website of the witness. */
  url?: string;
  /** Number of blocks that the witness has produced. */
  totalProduced?: number | bigint;
  /** Number of blocks that the witness should have produced and did not. */
  totalMissed?: number | bigint;
  /** Number of the latest block that the witness produced. */
  latestBlockNum?: number | bigint;
  /** Slot of that block: number of 3-second intervals since the genesis block. */
  latestSlotNum?: number | bigint;
  /** Whether the witness currently produces blocks. */
  isJobs?: boolean;
}

/**
 * Applies to become a witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WitnessCreateContract {
  /** Account that applies: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** Website of the witness: 1 to 256 bytes of text. */
  url?: Readable;
}

/**
 * Witnesses.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WitnessList {
  /** The witnesses. */
  witnesses?: Witness[];
}

/**
 * Changes the URL of a witness.
 *
 * Source: tronprotocol/java-tron, HTTP API.
 */
export interface WitnessUpdateContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  owner_address?: Address;
  /** New website of the witness: 1 to 256 bytes of text. */
  update_url?: Readable;
}
