// Generated from specs/rpc/das.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Pubkey, TransactionSignature } from "./solana.ts";

/**
 * Kind of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export type AssetInterface =
  | "V1_NFT" | "V1_PRINT" | "V2_NFT" | "LEGACY_NFT" | "FungibleAsset" | "FungibleToken" | "Identity"
  | "Executable" | "ProgrammableNFT" | "MplCoreAsset" | "MplCoreCollection" | "Custom"
  | string;

/**
 * Kind of token.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export type AssetTokenType =
  | "Fungible" | "NonFungible" | "Compressed" | "Nft" | "All" | "fungible" | "nonFungible" | "regularNft"
  | "compressedNft" | "all";

/**
 * What a response has in addition. All are `false` by default.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetOptions {
  /** Also collections that have not confirmed the asset. */
  showUnverifiedCollections?: boolean;
  /** Metadata of the collection. */
  showCollectionMetadata?: boolean;
  /** Token accounts without tokens. */
  showZeroBalance?: boolean;
  /** Inscription of the asset. */
  showInscription?: boolean;
  /** Supply, decimals and programs of tokens; in lists also fungible tokens. */
  showFungible?: boolean;
}

/**
 * Order of a list.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetSorting {
  /** What assets are ordered by. */
  sortBy: "id" | "created" | "updated" | "recent_action" | "none";
  /** `asc` or `desc`. Default: `desc`. */
  sortDirection?: "asc" | "desc";
}

/**
 * Merkle proof of a compressed asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetProof {
  /** Root of the tree. */
  root: Pubkey;
  /** Hashes from the leaf to the root. */
  proof: Pubkey[];
  /** Index of the node in the tree. */
  node_index: number | bigint;
  /** Hash of the asset. */
  leaf: Pubkey;
  /** Address of the tree. */
  tree_id: Pubkey;
}

/**
 * A token or NFT.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface DigitalAsset {
  /** Kind of the asset. */
  interface: AssetInterface;
  /** Address of its mint, or id of the compressed asset. */
  id: Pubkey;
  /** Metadata and files. */
  content?: AssetContent;
  /** Who may change it. */
  authorities?: AssetAuthority[];
  /** Where it is if it is compressed. */
  compression?: AssetCompression;
  /** Groups that it belongs to, such as its collection. */
  grouping?: AssetGroup[];
  /** Royalties. */
  royalty?: AssetRoyalty;
  /** Creators. */
  creators?: AssetCreator[];
  /** Owner and delegate. */
  ownership?: AssetOwnership;
  /** How often it can be used. */
  uses?: AssetUses | null;
  /** Prints. */
  supply?: AssetSupply | null;
  /** Whether its metadata can change. */
  mutable: boolean;
  /** Whether it was burnt. */
  burnt: boolean;
  /** Extensions of the mint. */
  mint_extensions?: Record<string, unknown> | null;
  /** Inscription. */
  inscription?: Record<string, unknown> | null;
  /** Token; with `showFungible`. */
  token_info?: AssetTokenInfo;
  /** Plugins of an asset of MPL Core. */
  plugins?: Record<string, unknown> | null;
  /** Plugins that the indexer does not know. */
  unknown_plugins?: Record<string, unknown>[];
  /** Numbers of a collection of MPL Core. */
  mpl_core_info?: Record<string, unknown> | null;
  /** External plugins of an asset of MPL Core. */
  external_plugins?: Record<string, unknown>[];
  /** External plugins that the indexer does not know. */
  unknown_external_plugins?: Record<string, unknown>[];
}

/**
 * Metadata and files of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetContent {
  /** Schema of the metadata. */
  $schema: string;
  /** Address of the metadata. */
  json_uri: string;
  /** Files. */
  files?: Record<string, unknown>[];
  /** Metadata, such as `name`, `symbol` and `attributes`. Not checked by anybody. */
  metadata: Record<string, unknown>;
  /** Addresses of images and pages. */
  links?: Record<string, unknown>;
}

/**
 * Who may change an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetAuthority {
  /** Address. */
  address: Pubkey;
  /** What the address may change: `full`, `royalty`, `metadata` or `extension`. */
  scopes: string[];
}

/**
 * Where a compressed asset is. Texts are empty if it is not compressed.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetCompression {
  /** Whether it can be compressed. */
  eligible: boolean;
  /** Whether it is compressed. */
  compressed: boolean;
  /** Hash of its metadata. */
  data_hash: string;
  /** Hash of its creators. */
  creator_hash: string;
  /** Hash of the asset. */
  asset_hash: string;
  /** Hash of its collection; only of newer trees. */
  collection_hash?: string;
  /** Hash of further data; only of newer trees. */
  asset_data_hash?: string;
  /** Flags; only of newer trees. */
  flags?: number;
  /** Address of the tree. */
  tree: string;
  /** Number of changes of the tree so far. */
  seq: number | bigint;
  /** Index of the leaf. */
  leaf_id: number | bigint;
}

/**
 * A group of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetGroup {
  /** Kind of the group, such as `collection`. */
  group_key: string;
  /** The group. */
  group_value?: string | null;
  /** Whether the collection has confirmed the asset. Only with `showUnverifiedCollections`. */
  verified?: boolean;
  /** Metadata of the collection. Only with `showCollectionMetadata`. */
  collection_metadata?: Record<string, unknown>;
}

/**
 * Royalties of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetRoyalty {
  /** Who receives them: `creators`, `fanout` or `single`. */
  royalty_model: string;
  /** Address that receives them. */
  target: Pubkey | null;
  /** Part of the price, such as 0.042. */
  percent: number;
  /** The same in hundredths of a percent. */
  basis_points: number;
  /** Whether it was sold before. */
  primary_sale_happened: boolean;
  /** Whether they cannot change. */
  locked: boolean;
}

/**
 * A creator of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetCreator {
  /** Address. */
  address: Pubkey;
  /** Part of the royalties in percent. */
  share: number;
  /** Whether the creator has signed the asset. */
  verified: boolean;
}

/**
 * Owner of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetOwnership {
  /** Whether it cannot be transferred now. */
  frozen: boolean;
  /** Whether it can never be transferred. */
  non_transferable?: boolean | null;
  /** Whether there is a delegate. */
  delegated: boolean;
  /** Address that may transfer it. */
  delegate: Pubkey | null;
  /** `single` for one owner, `token` for many. */
  ownership_model: string;
  /** Address of the owner; empty if there are many. */
  owner: string;
}

/**
 * How often an asset can be used.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetUses {
  /** `Burn`, `Multiple` or `Single`. */
  use_method: string;
  /** Uses that are left. */
  remaining: number | bigint;
  /** Number of uses. */
  total: number | bigint;
}

/**
 * Prints of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetSupply {
  /** Most prints; without a limit `null`. */
  print_max_supply?: number | bigint | null;
  /** Prints so far. */
  print_current_supply?: number | bigint | null;
  /** Nonce of the address of the edition. */
  edition_nonce?: number | bigint | null;
}

/**
 * Token of an asset.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetTokenInfo {
  /** Supply in the smallest unit. */
  supply?: number | bigint;
  /** Decimal places of a token. */
  decimals: number;
  /** Program of the token. */
  token_program: Pubkey;
  /** Address that may mint. */
  mint_authority?: Pubkey;
  /** Address that may freeze accounts. */
  freeze_authority?: Pubkey;
  /** Symbol. Only on Helius. */
  symbol?: string;
  /** Balance of the owner in the smallest unit. Only on Helius. */
  balance?: number | bigint;
  /** The owner's token account. Only on Helius. */
  associated_token_address?: Pubkey;
  /** Price, up to ten minutes old. Only on Helius. */
  price_info?: Record<string, unknown>;
}

/**
 * An asset that could not be read.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetError {
  /** Id of the asset. */
  id: string;
  /** Why. */
  error: string;
}

/**
 * A page of assets.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetList {
  /** Number of items of the response; with some providers of all pages. */
  total: number;
  /** Most items of a response. */
  limit: number;
  /** Number of the page. */
  page?: number;
  /** Id before which the items are. */
  before?: string;
  /** Id after which the items are. */
  after?: string;
  /** Value of `cursor` for the next page; not present or `null` after the last one. */
  cursor?: string | null;
  /** The assets. */
  items: DigitalAsset[];
  /** Assets that could not be read. */
  errors?: AssetError[];
}

/**
 * A page of transactions.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetSignatureList {
  /** Number of items of the response; with some providers of all pages. */
  total: number;
  /** Most items of a response. */
  limit: number;
  /** Number of the page. */
  page?: number;
  /** Id before which the items are. */
  before?: string;
  /** Id after which the items are. */
  after?: string;
  /** Value of `cursor` for the next page; not present or `null` after the last one. */
  cursor?: string | null;
  /** For each transaction, its signature and the name of the instruction. */
  items: [TransactionSignature, string][];
}

/**
 * A page of token accounts.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetTokenAccountList {
  /** Number of items of the response; with some providers of all pages. */
  total: number;
  /** Most items of a response. */
  limit: number;
  /** Number of the page. */
  page?: number;
  /** Id before which the items are. */
  before?: string;
  /** Id after which the items are. */
  after?: string;
  /** Value of `cursor` for the next page; not present or `null` after the last one. */
  cursor?: string | null;
  /** The accounts. */
  token_accounts: AssetTokenAccount[];
  /** Assets that could not be read. */
  errors?: AssetError[];
}

/**
 * A token account.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface AssetTokenAccount {
  /** Address of the account. */
  address: Pubkey;
  /** Address of the mint. */
  mint: Pubkey;
  /** Balance in the smallest unit. */
  amount: number | bigint;
  /** Address of the owner. */
  owner: Pubkey;
  /** Whether it is frozen. */
  frozen: boolean;
  /** Address that may transfer tokens. */
  delegate?: Pubkey | null;
  /** How much it may transfer, in the smallest unit. */
  delegated_amount: number | bigint;
  /** Address that may close the account. */
  close_authority?: Pubkey | null;
  /** Extensions of the account. */
  extensions?: Record<string, unknown> | null;
}

/**
 * Prints of a master edition.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface NftEditions {
  /** Number of items of the response; with some providers of all pages. */
  total: number;
  /** Most items of a response. */
  limit: number;
  /** Number of the page. */
  page?: number;
  /** Id before which the items are. */
  before?: string;
  /** Id after which the items are. */
  after?: string;
  /** Value of `cursor` for the next page; not present or `null` after the last one. */
  cursor?: string | null;
  /** Address of the master edition. */
  master_edition_address: Pubkey;
  /** Prints so far. */
  supply: number | bigint;
  /** Most prints; without a limit `null`. */
  max_supply?: number | bigint | null;
  /** The prints; not present if there are none. */
  editions?: NftEdition[];
}

/**
 * A print.
 *
 * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
 */
export interface NftEdition {
  /** Address of its mint. */
  mint_address: Pubkey;
  /** Address of the edition. */
  edition_address: Pubkey;
  /** Number of the print. */
  edition_number: number | bigint;
}

/**
 * Tokens and NFTs of Solana with their metadata, owners and proofs, as indexers of the Digital Asset Standard
 * (DAS) serve them.
 */
export interface DasMethods {
  /**
   * Returns an asset.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `id`: Address of the mint, or id of the compressed asset. `options`:
   * What the response has in addition. Some providers call it `displayOptions`.
   * @returns The asset.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const asset = await client.getAsset({ id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" });
   */
  getAsset(params: { readonly id: Pubkey; readonly options?: AssetOptions }): Promise<DigitalAsset>;

  /**
   * Returns several assets.
   *
   * The same as `getAssetBatch`. Some providers have only one of the names.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ids`: Addresses of the mints, or ids of the compressed assets; up to
   * 1,000. `options`: What the response has in addition. Some providers call it `displayOptions`.
   * @returns The assets, in the order of the ids; `null` for an unknown one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssets({ ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] });
   */
  getAssets(params: {
    readonly ids: readonly Pubkey[];
    readonly options?: AssetOptions;
  }): Promise<(DigitalAsset | null)[]>;

  /**
   * Returns several assets.
   *
   * The same as `getAssets`. Some providers have only one of the names.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ids`: Addresses of the mints, or ids of the compressed assets; up to
   * 1,000. `options`: What the response has in addition. Some providers call it `displayOptions`.
   * @returns The assets, in the order of the ids; `null` for an unknown one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssetBatch({ ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] });
   */
  getAssetBatch(params: {
    readonly ids: readonly Pubkey[];
    readonly options?: AssetOptions;
  }): Promise<(DigitalAsset | null)[]>;

  /**
   * Returns the Merkle proof of a compressed asset.
   *
   * Programs that change the asset take the proof. It is out of date as soon as another asset of the tree
   * changes, so read it right before.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `id`: Address of the mint, or id of the compressed asset.
   * @returns The proof.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const proof = await client.getAssetProof({ id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" });
   */
  getAssetProof(params: { readonly id: Pubkey }): Promise<AssetProof>;

  /**
   * Returns the Merkle proofs of compressed assets.
   *
   * The same as `getAssetProofBatch`. Some providers have only one of the names.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ids`: Addresses of the mints, or ids of the compressed assets; up to
   * 1,000.
   * @returns The proofs by id; `null` for an unknown one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const proofs = await client.getAssetProofs({ ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] });
   */
  getAssetProofs(params: {
    readonly ids: readonly Pubkey[];
  }): Promise<Record<string, AssetProof | null>>;

  /**
   * Returns the Merkle proofs of compressed assets.
   *
   * The same as `getAssetProofs`. Some providers have only one of the names.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ids`: Addresses of the mints, or ids of the compressed assets; up to
   * 1,000.
   * @returns The proofs by id; `null` for an unknown one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const proofs = await client.getAssetProofBatch({ ids: ["F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk"] });
   */
  getAssetProofBatch(params: {
    readonly ids: readonly Pubkey[];
  }): Promise<Record<string, AssetProof | null>>;

  /**
   * Returns the assets of an owner.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ownerAddress`: Address of the owner. `sortBy`: The order. Only the
   * order by id can be read with `before`, `after` and `cursor`. `limit`: Most items to return, up to 1,000.
   * Default: 1,000. `page`: Number of the page from 1; not together with `before`, `after` or `cursor`.
   * `before`: Returns items before this id. `after`: Returns items after this id. `cursor`: Returns items
   * after those of the response that had this `cursor`: the fastest way to read many pages. `options`: What
   * the response has in addition. Some providers call it `displayOptions`.
   * @returns A page of assets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssetsByOwner({ ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", page: 1 });
   */
  getAssetsByOwner(params: {
    readonly ownerAddress: Pubkey;
    readonly sortBy?: AssetSorting;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetList>;

  /**
   * Returns the assets of a group, such as a collection.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `groupKey`: Kind of the group, such as `collection`. `groupValue`:
   * The group, such as the address of a collection. `sortBy`: The order. Only the order by id can be read
   * with `before`, `after` and `cursor`. `limit`: Most items to return, up to 1,000. Default: 1,000. `page`:
   * Number of the page from 1; not together with `before`, `after` or `cursor`. `before`: Returns items
   * before this id. `after`: Returns items after this id. `cursor`: Returns items after those of the response
   * that had this `cursor`: the fastest way to read many pages. `options`: What the response has in addition.
   * Some providers call it `displayOptions`.
   * @returns A page of assets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssetsByGroup({ groupKey: "collection", groupValue: "J1S9H3QjnRtBbbuD4HjPV6RpRhwuk4zKbxsnCHuTgh9w" });
   */
  getAssetsByGroup(params: {
    readonly groupKey: string;
    readonly groupValue: string;
    readonly sortBy?: AssetSorting;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetList>;

  /**
   * Returns the assets of a creator.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `creatorAddress`: Address of the creator. `onlyVerified`: `true` for
   * those that the creator has signed. Default: `false`. `sortBy`: The order. Only the order by id can be
   * read with `before`, `after` and `cursor`. `limit`: Most items to return, up to 1,000. Default: 1,000.
   * `page`: Number of the page from 1; not together with `before`, `after` or `cursor`. `before`: Returns
   * items before this id. `after`: Returns items after this id. `cursor`: Returns items after those of the
   * response that had this `cursor`: the fastest way to read many pages. `options`: What the response has in
   * addition. Some providers call it `displayOptions`.
   * @returns A page of assets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssetsByCreator({ creatorAddress: "2RtGg6fsFiiF1EQzHqbd66AhW7R5bWeQGpTbv2UMkCdW" });
   */
  getAssetsByCreator(params: {
    readonly creatorAddress: Pubkey;
    readonly onlyVerified?: boolean;
    readonly sortBy?: AssetSorting;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetList>;

  /**
   * Returns the assets that an address may change.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `authorityAddress`: Address that may change them. `sortBy`: The
   * order. Only the order by id can be read with `before`, `after` and `cursor`. `limit`: Most items to
   * return, up to 1,000. Default: 1,000. `page`: Number of the page from 1; not together with `before`,
   * `after` or `cursor`. `before`: Returns items before this id. `after`: Returns items after this id.
   * `cursor`: Returns items after those of the response that had this `cursor`: the fastest way to read many
   * pages. `options`: What the response has in addition. Some providers call it `displayOptions`.
   * @returns A page of assets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.getAssetsByAuthority({ authorityAddress: "2RtGg6fsFiiF1EQzHqbd66AhW7R5bWeQGpTbv2UMkCdW" });
   */
  getAssetsByAuthority(params: {
    readonly authorityAddress: Pubkey;
    readonly sortBy?: AssetSorting;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetList>;

  /**
   * Returns the assets that meet conditions.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `negate`: `true` for assets that do not meet them. Default: `false`.
   * `conditionType`: Whether `all` conditions must be met, or `any` of them. Default: `all`. `interface`:
   * Kind of the asset. `ownerAddress`: Address of the owner. `ownerType`: `single` for assets with one owner,
   * `token` for those with many. `creatorAddress`: Address of a creator. `creatorVerified`: Whether the
   * creator has signed the asset. `authorityAddress`: Address that may change the asset. `grouping`: Kind and
   * value of a group, such as `collection` and its address. `delegate`: Address that may transfer the asset.
   * `frozen`: Whether it cannot be transferred. `supply`: Supply of the token in its smallest unit.
   * `supplyMint`: Address of the mint that the supply is of. `compressed`: Whether it is compressed.
   * `compressible`: Whether it can be compressed. `royaltyTargetType`: Who receives royalties.
   * `royaltyTarget`: Address that receives royalties. `royaltyAmount`: Royalty in hundredths of a percent.
   * `burnt`: Whether it was burnt. `jsonUri`: Address of its metadata. `name`: Text in its name; only
   * together with `ownerAddress`. `tokenType`: Kind of token: with a capital letter on the reference indexer,
   * without on Helius. `sortBy`: The order. Only the order by id can be read with `before`, `after` and
   * `cursor`. `limit`: Most items to return, up to 1,000. Default: 1,000. `page`: Number of the page from 1;
   * not together with `before`, `after` or `cursor`. `before`: Returns items before this id. `after`: Returns
   * items after this id. `cursor`: Returns items after those of the response that had this `cursor`: the
   * fastest way to read many pages. `options`: What the response has in addition. Some providers call it
   * `displayOptions`.
   * @returns A page of assets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const assets = await client.searchAssets({ ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", burnt: true }); // {"total":0,"limit":1000,"items":[]}
   */
  searchAssets(params?: {
    readonly negate?: boolean;
    readonly conditionType?: "all" | "any";
    readonly interface?: AssetInterface;
    readonly ownerAddress?: Pubkey;
    readonly ownerType?: "single" | "token";
    readonly creatorAddress?: Pubkey;
    readonly creatorVerified?: boolean;
    readonly authorityAddress?: Pubkey;
    readonly grouping?: readonly [string, string];
    readonly delegate?: Pubkey;
    readonly frozen?: boolean;
    readonly supply?: number | bigint;
    readonly supplyMint?: Pubkey;
    readonly compressed?: boolean;
    readonly compressible?: boolean;
    readonly royaltyTargetType?: "creators" | "fanout" | "single";
    readonly royaltyTarget?: Pubkey;
    readonly royaltyAmount?: number;
    readonly burnt?: boolean;
    readonly jsonUri?: string;
    readonly name?: string;
    readonly tokenType?: AssetTokenType;
    readonly sortBy?: AssetSorting;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetList>;

  /**
   * Returns the transactions of a compressed asset.
   *
   * The same as `getAssetSignatures`. Some providers have only one of the names. An asset that is an account
   * has its transactions in `getSignaturesForAddress`.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `id`: Id of the compressed asset; without it, `tree` and `leafIndex`.
   * `tree`: Address of the tree; only without `id`. `leafIndex`: Index of the leaf in the tree; only without
   * `id`. `limit`: Most items to return, up to 1,000. Default: 1,000. `page`: Number of the page from 1; not
   * together with `before`, `after` or `cursor`. `before`: Returns items before this id. `after`: Returns
   * items after this id. `cursor`: Returns items after those of the response that had this `cursor`: the
   * fastest way to read many pages. `sortDirection`: `asc` for the oldest first, `desc` for the newest.
   * Default: `desc`.
   * @returns A page of transactions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const signatures = await client.getSignaturesForAsset({ id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" });
   */
  getSignaturesForAsset(params?: {
    readonly id?: Pubkey;
    readonly tree?: Pubkey;
    readonly leafIndex?: number | bigint;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly sortDirection?: "asc" | "desc";
  }): Promise<AssetSignatureList>;

  /**
   * Returns the transactions of a compressed asset.
   *
   * The same as `getSignaturesForAsset`. Some providers have only one of the names. An asset that is an
   * account has its transactions in `getSignaturesForAddress`.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `id`: Id of the compressed asset; without it, `tree` and `leafIndex`.
   * `tree`: Address of the tree; only without `id`. `leafIndex`: Index of the leaf in the tree; only without
   * `id`. `limit`: Most items to return, up to 1,000. Default: 1,000. `page`: Number of the page from 1; not
   * together with `before`, `after` or `cursor`. `before`: Returns items before this id. `after`: Returns
   * items after this id. `cursor`: Returns items after those of the response that had this `cursor`: the
   * fastest way to read many pages. `sortDirection`: `asc` for the oldest first, `desc` for the newest.
   * Default: `desc`.
   * @returns A page of transactions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const signatures = await client.getAssetSignatures({ id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" });
   */
  getAssetSignatures(params?: {
    readonly id?: Pubkey;
    readonly tree?: Pubkey;
    readonly leafIndex?: number | bigint;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly sortDirection?: "asc" | "desc";
  }): Promise<AssetSignatureList>;

  /**
   * Returns the token accounts of an owner or of a mint.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `ownerAddress`: Address of the owner; this or the mint is required.
   * `mintAddress`: Address of the mint. `owner`: The same as `ownerAddress`, as Helius calls it. `mint`: The
   * same as `mintAddress`, as Helius calls it. `limit`: Most items to return, up to 1,000. Default: 1,000.
   * `page`: Number of the page from 1; not together with `before`, `after` or `cursor`. `before`: Returns
   * items before this id. `after`: Returns items after this id. `cursor`: Returns items after those of the
   * response that had this `cursor`: the fastest way to read many pages. `options`: What the response has in
   * addition. Some providers call it `displayOptions`.
   * @returns A page of token accounts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const accounts = await client.getTokenAccounts({ ownerAddress: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY" });
   */
  getTokenAccounts(params?: {
    readonly ownerAddress?: Pubkey;
    readonly mintAddress?: Pubkey;
    readonly owner?: Pubkey;
    readonly mint?: Pubkey;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
    readonly options?: AssetOptions;
  }): Promise<AssetTokenAccountList>;

  /**
   * Returns the prints of a master edition.
   *
   * Source: Metaplex, Digital Asset Standard; metaplex-foundation/digital-asset-rpc-infrastructure.
   *
   * @param params - The params by name. `mintAddress`: Address of the mint of the master edition. `mint`: The
   * same as `mintAddress`, as Helius calls it. `limit`: Most items to return, up to 1,000. Default: 1,000.
   * `page`: Number of the page from 1; not together with `before`, `after` or `cursor`. `before`: Returns
   * items before this id. `after`: Returns items after this id. `cursor`: Returns items after those of the
   * response that had this `cursor`: the fastest way to read many pages.
   * @returns A page of prints.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const editions = await client.getNftEditions({ mintAddress: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" });
   */
  getNftEditions(params?: {
    readonly mintAddress?: Pubkey;
    readonly mint?: Pubkey;
    readonly limit?: number;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly cursor?: string;
  }): Promise<NftEditions>;
}

/**
 * The methods of {@link DasMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface DasCalls {
  getAsset: {
    params: { readonly id: Pubkey; readonly options?: AssetOptions };
    result: DigitalAsset;
  };
  getAssets: {
    params: { readonly ids: readonly Pubkey[]; readonly options?: AssetOptions };
    result: (DigitalAsset | null)[];
  };
  getAssetBatch: {
    params: { readonly ids: readonly Pubkey[]; readonly options?: AssetOptions };
    result: (DigitalAsset | null)[];
  };
  getAssetProof: {
    params: { readonly id: Pubkey };
    result: AssetProof;
  };
  getAssetProofs: {
    params: { readonly ids: readonly Pubkey[] };
    result: Record<string, AssetProof | null>;
  };
  getAssetProofBatch: {
    params: { readonly ids: readonly Pubkey[] };
    result: Record<string, AssetProof | null>;
  };
  getAssetsByOwner: {
    params: {
      readonly ownerAddress: Pubkey;
      readonly sortBy?: AssetSorting;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetList;
  };
  getAssetsByGroup: {
    params: {
      readonly groupKey: string;
      readonly groupValue: string;
      readonly sortBy?: AssetSorting;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetList;
  };
  getAssetsByCreator: {
    params: {
      readonly creatorAddress: Pubkey;
      readonly onlyVerified?: boolean;
      readonly sortBy?: AssetSorting;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetList;
  };
  getAssetsByAuthority: {
    params: {
      readonly authorityAddress: Pubkey;
      readonly sortBy?: AssetSorting;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetList;
  };
  searchAssets: {
    params: {
      readonly negate?: boolean;
      readonly conditionType?: "all" | "any";
      readonly interface?: AssetInterface;
      readonly ownerAddress?: Pubkey;
      readonly ownerType?: "single" | "token";
      readonly creatorAddress?: Pubkey;
      readonly creatorVerified?: boolean;
      readonly authorityAddress?: Pubkey;
      readonly grouping?: readonly [string, string];
      readonly delegate?: Pubkey;
      readonly frozen?: boolean;
      readonly supply?: number | bigint;
      readonly supplyMint?: Pubkey;
      readonly compressed?: boolean;
      readonly compressible?: boolean;
      readonly royaltyTargetType?: "creators" | "fanout" | "single";
      readonly royaltyTarget?: Pubkey;
      readonly royaltyAmount?: number;
      readonly burnt?: boolean;
      readonly jsonUri?: string;
      readonly name?: string;
      readonly tokenType?: AssetTokenType;
      readonly sortBy?: AssetSorting;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetList;
  };
  getSignaturesForAsset: {
    params: {
      readonly id?: Pubkey;
      readonly tree?: Pubkey;
      readonly leafIndex?: number | bigint;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly sortDirection?: "asc" | "desc";
    };
    result: AssetSignatureList;
  };
  getAssetSignatures: {
    params: {
      readonly id?: Pubkey;
      readonly tree?: Pubkey;
      readonly leafIndex?: number | bigint;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly sortDirection?: "asc" | "desc";
    };
    result: AssetSignatureList;
  };
  getTokenAccounts: {
    params: {
      readonly ownerAddress?: Pubkey;
      readonly mintAddress?: Pubkey;
      readonly owner?: Pubkey;
      readonly mint?: Pubkey;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
      readonly options?: AssetOptions;
    };
    result: AssetTokenAccountList;
  };
  getNftEditions: {
    params: {
      readonly mintAddress?: Pubkey;
      readonly mint?: Pubkey;
      readonly limit?: number;
      readonly page?: number;
      readonly before?: string;
      readonly after?: string;
      readonly cursor?: string;
    };
    result: NftEditions;
  };
}
