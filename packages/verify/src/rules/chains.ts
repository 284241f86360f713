import type { Field } from "../fields.ts";
import { auraSeal, ethereumSeal } from "./fields.ts";
import {
  arbitrumTransactions,
  depositTransactions,
  ethereumTransactions,
  type TransactionRules,
} from "./transactions.ts";

/** The seal of a header: what its producer adds. */
export interface Seal {
  /** Its fields, after `extraData`. */
  readonly fields: readonly Field[];
  /** Whether only headers of proof of stake have it, whose difficulty is 0. Default `false`. */
  readonly isOfStake?: boolean;
}

/** How a chain hashes its blocks, as data. */
export interface ChainRules {
  /** What the rules are of, for messages. */
  readonly name: string;
  /** The seals that its headers may have. A header has the first one whose fields it has. */
  readonly seals: readonly [Seal, ...Seal[]];
  /** The types of transactions. A block with another type is unverifiable. */
  readonly transactions: TransactionRules;
  /** Whether `withdrawalsRoot` is the root of the block's withdrawals. Default `true`. */
  readonly hasWithdrawals?: boolean;
  /** The first block that the rules hold for. Default 0. */
  readonly firstBlock?: bigint;
  /**
   * The first block of Byzantium. Earlier receipts are hashed with the root of the state, which some nodes do not have: what
   * they return of these blocks is unverifiable. A block with a base fee is not early. Default: all nodes of the chain have it.
   */
  readonly byzantium?: bigint;
  /** The last block that the rules hold for. Default: none. */
  readonly lastBlock?: bigint;
  /**
   * The transaction that nodes append to some blocks, with a receipt and logs, all of which no root has. It can be in each block
   * whose number is a multiple of `interval`. Its hash is that of `prefix`, the number in 8 bytes and the block's hash.
   * Default: none.
   */
  readonly stateSync?: { readonly prefix: string; readonly interval: bigint };
}

/** Ethereum, and chains that hash as it does: all its forks. */
export const ethereumRules: ChainRules = {
  name: "Ethereum",
  seals: [{ fields: ethereumSeal }],
  transactions: ethereumTransactions,
};

const { "0x3": _, ...withoutBlobs } = ethereumTransactions;
const { "0x4": __, ...polygonTransactions } = withoutBlobs;

/** Development chains. Blocks with blobs are unverifiable, because anvil hashes transactions together with their blobs. */
const developmentRules: ChainRules = {
  name: "development chains",
  seals: [{ fields: ethereumSeal }],
  transactions: withoutBlobs,
};

/** Chains of the OP Stack since Bedrock. Since Isthmus, their root of withdrawals is that of a contract's storage. */
export const opStackRules: ChainRules = {
  name: "OP Stack",
  seals: [{ fields: ethereumSeal }],
  transactions: { ...ethereumTransactions, ...depositTransactions },
  hasWithdrawals: false,
};

/** Arbitrum since Nitro. */
export const arbitrumRules: ChainRules = {
  name: "Arbitrum",
  seals: [{ fields: ethereumSeal }],
  transactions: arbitrumTransactions,
};

/** Gnosis. Before it had proof of stake, authorities sealed its blocks. */
export const gnosisRules: ChainRules = {
  name: "Gnosis",
  seals: [{ fields: auraSeal }, { fields: ethereumSeal, isOfStake: true }],
  transactions: ethereumTransactions,
};

/**
 * Polygon, until it has the transactions of Shanghai: no record shows how it hashes later blocks. A sprint, with which state syncs
 * begin, is of 64 blocks, and since Delhi of 16. Source: 0xPolygon/bor, core/types/bor_receipt.go, params/config.go.
 */
export const polygonRules: ChainRules = {
  name: "Polygon",
  seals: [{ fields: ethereumSeal }],
  transactions: polygonTransactions,
  stateSync: { prefix: "matic-bor-receipt-", interval: 16n },
  lastBlock: 50_522_999n,
};

/** The first block of Ethereum since Byzantium. Source: ethereum/go-ethereum, params/config.go. */
const ETHEREUM_BYZANTIUM = 4_370_000n;

/** The first block of OP Mainnet since Bedrock. Source: ethereum-optimism/superchain-registry, mainnet/op. */
const OP_MAINNET_BEDROCK = 105_235_063n;

/** The first block of Arbitrum One since Nitro. Source: OffchainLabs/nitro, arbitrum_chain_info.json. */
const ARBITRUM_ONE_NITRO = 22_207_817n;

/**
 * The rules by chain id. Each has recorded blocks in the tests; a chain that is not here is unverifiable.
 * Source: ethereum-lists/chains.
 */
export const chainRules: ReadonlyMap<bigint, ChainRules> = new Map<bigint, ChainRules>([
  [1n, { ...ethereumRules, byzantium: ETHEREUM_BYZANTIUM }],
  // Sepolia, Holesky, Hoodi.
  ...[11155111n, 17000n, 560048n].map((id) => [id, ethereumRules] as const),
  // Anvil and Hardhat.
  [31337n, developmentRules],
  [10n, { ...opStackRules, firstBlock: OP_MAINNET_BEDROCK }],
  // OP Sepolia, Base, Base Sepolia, Unichain, Unichain Sepolia.
  ...[11155420n, 8453n, 84532n, 130n, 1301n].map((id) => [id, opStackRules] as const),
  // Arbitrum One and Arbitrum Sepolia.
  [42161n, { ...arbitrumRules, firstBlock: ARBITRUM_ONE_NITRO }],
  [421614n, arbitrumRules],
  [137n, polygonRules],
  // Gnosis and Chiado.
  ...[100n, 10200n].map((id) => [id, gnosisRules] as const),
]);
