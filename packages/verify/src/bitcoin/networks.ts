import { describeValue, invalidArgument } from "@node-access/auth";
import type { ComparisonSession } from "../session.ts";

/** What a network of Bitcoin's kind lets a verifier recompute. */
export interface BitcoinNetwork {
  /** What the rules are of, for messages. */
  readonly name: string;
  /** The hash of the first block. */
  readonly genesis: string;
  /** The hash that proves work: twice SHA-256 of the header, or scrypt of it. */
  readonly work: "sha256" | "scrypt";
  /** The least work that a block may have, as its header's `bits` state it: eight digits in hex. */
  readonly easiestBits: string;
  /** The first block whose first transaction must state the block's height (BIP 34). */
  readonly heightsFrom: number;
}

/**
 * The networks with rules here, by the names that the gateway has for them. A network that is not here, such as Dogecoin with its
 * merged mining, is unverifiable. Source: bitcoin/bitcoin and litecoin-project/litecoin, src/chainparams.cpp.
 */
export const bitcoinNetworks: Readonly<Record<string, BitcoinNetwork>> = {
  "bitcoin-mainnet": {
    name: "Bitcoin",
    genesis: "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
    work: "sha256",
    easiestBits: "1d00ffff",
    heightsFrom: 227_931,
  },
  "bitcoin-testnet": {
    name: "Bitcoin's test network 3",
    genesis: "000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943",
    work: "sha256",
    easiestBits: "1d00ffff",
    heightsFrom: 21_111,
  },
  "bitcoin-testnet4": {
    name: "Bitcoin's test network 4",
    genesis: "00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043",
    work: "sha256",
    easiestBits: "1d00ffff",
    heightsFrom: 1,
  },
  "bitcoin-regtest": {
    name: "Bitcoin's regtest",
    genesis: "0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206",
    work: "sha256",
    easiestBits: "207fffff",
    heightsFrom: 1,
  },
  "litecoin-mainnet": {
    name: "Litecoin",
    genesis: "12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2",
    work: "scrypt",
    easiestBits: "1e0fffff",
    heightsFrom: 710_000,
  },
  "litecoin-regtest": {
    name: "Litecoin's regtest",
    genesis: "530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9",
    work: "scrypt",
    easiestBits: "207fffff",
    heightsFrom: 1,
  },
};

/** Reads the option `network`: a name of {@link bitcoinNetworks}, or rules. */
export function readBitcoinNetwork(network: string | BitcoinNetwork): BitcoinNetwork {
  const found = typeof network === "string" ? new Map(Object.entries(bitcoinNetworks)).get(network) : network;
  const { easiestBits, work, genesis }: Partial<BitcoinNetwork> = Object(found);
  const isWhole =
    /^[0-9a-f]{8}$/.test(easiestBits ?? "") &&
    /^[0-9a-f]{64}$/.test(genesis ?? "") &&
    (work === "sha256" || work === "scrypt");
  if (found && isWhole) return found;
  const names = Object.keys(bitcoinNetworks).join(", ");
  throw invalidArgument("network", `${names}, or the rules of your own`, describeValue(network));
}

/** The check of one result of a Bitcoin node. */
export interface BitcoinSession extends ComparisonSession {
  readonly network: BitcoinNetwork;
}
