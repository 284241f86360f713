// Generated from fixtures/types.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Secret } from "@node-access/auth";

/**
 * An id.
 *
 * Source: RFC 0.
 */
export type ThingId = `TH-${string}`;

/**
 * A hash.
 *
 * Source: RFC 0.
 */
export type Hash = `0x${string}`;

/**
 * A thing that shows, in one schema with a description too long for a line of a hundred and ten characters,
 * all that the types must get right.
 *
 * Source: RFC 0.
 */
export interface Thing {
  /** An id. */
  id: ThingId;
  /** Its own words for a reference. */
  hash: Hash;
  /** A number that may pass 2^53. */
  size: number | bigint;
  /** A number that may not. Default: `3`. */
  small?: number;
  /** Things in it. */
  children: Thing[];
  /** Two values by their places. */
  pair: [number, Hash];
  /** A text that must not be shown. */
  secret: Secret;
  /** A text or null. */
  maybe: string | null;
  /** One of two. */
  either: Hash | null;
  /** Anything by key. */
  open?: Record<string, unknown>;
  /** A key that is no name. */
  "odd-name"?: boolean;
  /** A level. */
  level?: Level;
  /** A place. */
  place?: Place;
  [key: string]: unknown;
}

/**
 * A decimal number.
 *
 * Source: RFC 0.
 */
export type Count = `${bigint}`;

/**
 * A thing with a number.
 *
 * Source: RFC 0.
 */
export interface Counted extends Thing {
  /** A decimal number. */
  count: Count;
}

/**
 * A thing of one version or another.
 *
 * Source: RFC 0.
 */
export type ForkedThing = {
  /** Whether it stays so. */
  final: boolean;
} & (
  | {
    version: "old";
    /**
     * A thing that shows, in one schema with a description too long for a line of a hundred and ten characters,
     * all that the types must get right.
     */
    data: Thing;
  }
  | {
    version: "new";
    /** A thing with a number. */
    data: Counted;
  }
);

/**
 * A level.
 *
 * Source: RFC 0.
 */
export type Level =
  | "first-of-the-levels" | "second-of-the-levels" | "third-of-the-levels" | "fourth-of-the-levels"
  | "fifth-of-the-levels";

/**
 * A place.
 *
 * Source: RFC 0.
 */
export type Place =
  | {
    /** The cloud provider. */
    provider: "gcloud";
    /** The provider's region. */
    region: "asia-southeast1";
  }
  | {
    /** The cloud provider. */
    provider: "aws";
    /** The provider's region. */
    region: "ap-southeast-1" | "us-west-2" | "us-east-1";
  }
  | {
    /** The cloud provider. */
    provider: "azure";
    /** The provider's region. */
    region: "uksouth";
  }
  | {
    /** The cloud provider. */
    provider: "vzo";
    /** The provider's region. */
    region: "eu3";
  };

/**
 * A region of any provider.
 *
 * Source: RFC 0.
 */
export type Region = "asia-southeast1" | "ap-southeast-1" | "us-west-2" | "us-east-1" | "uksouth" | "eu3";

/**
 * A provider.
 *
 * Source: RFC 0.
 */
export type Provider = "gcloud" | "aws" | "azure" | "vzo";

/**
 * What nodes there are.
 *
 * Source: RFC 0.
 */
export type NodeType = "shared" | "dedicated";

/**
 * What is not shared.
 *
 * Source: RFC 0.
 */
export type Dedicated =
  | "arbitrum" | "optimism" | "base" | "gnosis" | "zksync" | "abstract" | "linea" | "scroll" | "blast"
  | "mantle" | "celo" | "unichain" | "worldchain" | "ink" | "soneium" | "zora" | "mode" | "opbnb" | "apechain"
  | "moonbeam" | "moonriver" | "cronos" | "sonic" | "berachain" | "sei" | "kaia" | "aurora" | "fuse"
  | "rootstock" | "metis" | "taiko" | "plasma" | "monad" | "litecoin" | "dogecoin" | "hyperliquid"
  | "starknet" | "solana" | "sui" | "tron";
