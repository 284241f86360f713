// Generated from specs/rpc/bitcoin-mining.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BitcoinBlockHash, BitcoinBytes, BitcoinFeeRate, BitcoinTxid } from "./bitcoin.ts";
import type { QuantityForm } from "./quantity-form.ts";

/**
 * The state of mining.
 *
 * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
 */
export interface BitcoinMiningInfo<Q extends QuantityForm = "hex"> {
  /** Height of the newest block. */
  blocks: number;
  /** Weight of the last template, if there was one. */
  currentblockweight?: number;
  /** Transactions of the last template, if there was one. */
  currentblocktx?: number;
  /** Target in compact form. Since Bitcoin Core 29. */
  bits?: BitcoinBytes;
  /** Difficulty of the newest block. */
  difficulty: number;
  /** Target of the proof of work. Since Bitcoin Core 29. */
  target?: BitcoinBytes;
  /** Estimated hashes per second of all miners. */
  networkhashps: number;
  /** Transactions in the mempool. */
  pooledtx: number;
  /** Lowest fee rate that templates include. Since Bitcoin Core 29. */
  blockmintxfee?: BitcoinFeeRate<Q>;
  /** Name of the network. */
  chain: string;
  /** Script that the blocks of a signet satisfy; only there. */
  signet_challenge?: BitcoinBytes;
  /** The next block. Since Bitcoin Core 29. */
  next?: {
    /** Its height. */
    height: number;
    /** Target in compact form. Since Bitcoin Core 29. */
    bits: BitcoinBytes;
    /** Its difficulty. */
    difficulty: number;
    /** Target of the proof of work. Since Bitcoin Core 29. */
    target: BitcoinBytes;
  };
  /** Warnings of the node. A single text before Bitcoin Core 28, and on Litecoin and Dogecoin. */
  warnings: string[] | string;
}

/**
 * What a miner supports.
 *
 * Source: BIP 22, BIP 9.
 */
export interface BitcoinTemplateOptions {
  /** `template`, which is the default. */
  mode?: "template";
  /** Abilities of the miner. */
  capabilities?: readonly string[];
  /** Rules that the miner supports; `segwit` is required. */
  rules: readonly string[];
  /** `longpollid` of a template, to wait until it is out of date. */
  longpollid?: string;
}

/**
 * Block to judge.
 *
 * Source: BIP 23.
 */
export interface BitcoinBlockProposal {
  /** `proposal`. */
  mode: "proposal";
  /** The block. */
  data: BitcoinBytes;
  /** Rules that the miner supports. */
  rules?: readonly string[];
}

/**
 * What a miner asks for.
 *
 * Source: BIP 22, BIP 23.
 */
export type BitcoinTemplateRequest = BitcoinTemplateOptions | BitcoinBlockProposal;

/**
 * What a miner needs to make the next block.
 *
 * Source: bitcoin/bitcoin, src/rpc/mining.cpp; BIP 22.
 */
export interface BitcoinBlockTemplate {
  /** Version field to use. */
  version: number;
  /** Rules that apply; after `!`, one that the miner must support. */
  rules?: string[];
  /** Bits of the version field by the change that they vote for. */
  vbavailable?: Record<string, number>;
  /** Abilities of the node. */
  capabilities?: string[];
  /** Bits of the version field that must be set. */
  vbrequired: number;
  /** The newest block. */
  previousblockhash: BitcoinBlockHash;
  /** Transactions to include, in an order that the rules allow. */
  transactions: BitcoinTemplateTransaction[];
  /** Data to include in the coinbase's script, by name. */
  coinbaseaux?: Record<string, BitcoinBytes>;
  /** Highest reward in satoshis. */
  coinbasevalue: number;
  /** Name of the template, to wait until it is out of date. */
  longpollid: string;
  /** Target of the proof of work. */
  target: BitcoinBytes;
  /** Lowest time in Unix seconds. */
  mintime: number;
  /** What the miner may change. */
  mutable: string[];
  /** Range of nonces. */
  noncerange: BitcoinBytes;
  /** Most signature operations. */
  sigoplimit: number;
  /** Most bytes. */
  sizelimit: number;
  /** Highest weight. */
  weightlimit?: number;
  /** Current time in Unix seconds. */
  curtime: number;
  /** Target in compact form. */
  bits: BitcoinBytes;
  /** Height of the next block. */
  height: number;
  /** Script that the blocks of a signet satisfy; only there. */
  signet_challenge?: BitcoinBytes;
  /** Output script that commits to the witnesses of these transactions. */
  default_witness_commitment?: BitcoinBytes;
  /** The extension block to include. Only on Litecoin. */
  mweb?: BitcoinBytes;
}

/**
 * Transaction of a template. Its fee is in satoshis.
 *
 * Source: bitcoin/bitcoin, src/rpc/mining.cpp; BIP 22.
 */
export interface BitcoinTemplateTransaction {
  /** The transaction's bytes. */
  data: BitcoinBytes;
  txid?: BitcoinTxid;
  /** Hash with the witnesses. */
  hash: BitcoinTxid;
  /** Positions in this list, from 1, of the transactions that must come before it. */
  depends: number[];
  /** Fee in satoshis. */
  fee: number;
  /** Signature operations. */
  sigops?: number;
  /** Weight as BIP 141 defines it. */
  weight?: number;
}

/**
 * What an operator has changed in a transaction's fee for mining. Amounts are in satoshis.
 *
 * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
 */
export interface BitcoinFeeDelta {
  /** Satoshis added to the fee; may be negative. */
  fee_delta: number;
  /** Whether the mempool has the transaction. */
  in_mempool: boolean;
  /** Fee with the addition in satoshis, if in the mempool. */
  modified_fee?: number;
}

/** What miners read and submit, as Bitcoin Core and nodes based on it have it. */
export interface BitcoinMiningMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns what concerns miners, such as difficulty and hash rate.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
   *
   * @returns The state of mining.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const mining = await client.getmininginfo();
   */
  getmininginfo(): Promise<BitcoinMiningInfo<Q>>;

  /**
   * Returns the estimated number of hashes per second of all miners.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
   *
   * @param nblocks - Number of blocks to average, or -1 for those since the last change of difficulty.
   * Default: 120.
   * @param height - Height of the last block, or -1 for the newest one. Default: -1.
   * @returns Hashes per second.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -28 (the node is starting).
   * @example const rate = await client.getnetworkhashps(); // 5215237.654320988
   */
  getnetworkhashps(nblocks?: number, height?: number): Promise<number>;

  /**
   * Returns what a miner needs to make the next block, or checks a block without its proof of work.
   *
   * The caller names the rules that it supports; `segwit` is required, and on Litecoin `mweb` too. With
   * `longpollid`, the node responds when the template is out of date, which can take a minute.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp; BIP 22, 23 and 145.
   *
   * @param template_request - What the caller supports and asks for.
   * @returns The template. In the mode `proposal`, `null` if the block is valid, or why it is not.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -7 (the node has no memory for
   * it), -8 (a param is invalid or out of range), -9 (the node has no peers), -10 (the node is still loading
   * the chain), -22 (the bytes are no valid transaction, block or PSBT), -28 (the node is starting), -31 (the
   * node runs without the peer-to-peer network).
   * @example const template = await client.getblocktemplate({ rules: ["segwit"] });
   */
  getblocktemplate(template_request: BitcoinBlockProposal): Promise<string | null>;
  /** Returns a template. */
  getblocktemplate(template_request: BitcoinTemplateOptions): Promise<BitcoinBlockTemplate>;
  /** For params whose case is known only at run time. */
  getblocktemplate(template_request: BitcoinTemplateRequest): Promise<BitcoinBlockTemplate | string | null>;

  /**
   * Returns the transactions whose fees the node's operator has changed for mining.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
   *
   * @returns The changes by transaction id.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const transactions = await client.getprioritisedtransactions();
   */
  getprioritisedtransactions(): Promise<Record<string, BitcoinFeeDelta>>;

  /**
   * Submits a block.
   *
   * Submitting the same block again is harmless: the node responds `duplicate`.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp; BIP 22.
   *
   * @param hexdata - The block.
   * @param dummy - Ignored; BIP 22 has it.
   * @returns `null` if the block was accepted, or why not, such as `duplicate`, `inconclusive` or
   * `high-hash`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -22
   * (the bytes are no valid transaction, block or PSBT), -25 (the transaction or block is invalid, or an
   * input is unknown or spent), -28 (the node is starting).
   * @example const rejection = await client.submitblock("0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e700201000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0102ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac625da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac000000000100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000"); // "duplicate"
   */
  submitblock(hexdata: BitcoinBytes, dummy?: string): Promise<null | string>;

  /**
   * Submits the header of a block, so that the node requests the block from its peers.
   *
   * Source: bitcoin/bitcoin, src/rpc/mining.cpp.
   *
   * @param hexdata - The 80 bytes of the header.
   * @returns Always `null`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -22
   * (the bytes are no valid transaction, block or PSBT), -25 (the transaction or block is invalid, or an
   * input is unknown or spent), -28 (the node is starting).
   * @example const nothing = await client.submitheader("0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70"); // null
   */
  submitheader(hexdata: BitcoinBytes): Promise<null>;
}

/**
 * The methods of {@link BitcoinMiningMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface BitcoinMiningCalls<Q extends QuantityForm = "hex"> {
  getmininginfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinMiningInfo<Q>;
  };
  getnetworkhashps: {
    params:
      | readonly [nblocks?: number, height?: number]
      | { readonly nblocks?: number; readonly height?: number };
    result: number;
  };
  getblocktemplate: {
    params:
      | readonly [template_request: BitcoinTemplateRequest]
      | { readonly template_request: BitcoinTemplateRequest };
    result: BitcoinBlockTemplate | string | null;
    overloads: [
      {
        params:
          | readonly [template_request: BitcoinBlockProposal]
          | { readonly template_request: BitcoinBlockProposal };
        result: string | null;
      },
      {
        params:
          | readonly [template_request: BitcoinTemplateOptions]
          | { readonly template_request: BitcoinTemplateOptions };
        result: BitcoinBlockTemplate;
      },
    ];
  };
  getprioritisedtransactions: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: Record<string, BitcoinFeeDelta>;
  };
  submitblock: {
    params:
      | readonly [hexdata: BitcoinBytes, dummy?: string]
      | { readonly hexdata: BitcoinBytes; readonly dummy?: string };
    result: null | string;
  };
  submitheader: {
    params: readonly [hexdata: BitcoinBytes] | { readonly hexdata: BitcoinBytes };
    result: null;
  };
}
