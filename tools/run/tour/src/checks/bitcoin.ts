import { amount, type SeededBitcoin, text } from "../seed-bitcoin.ts";
import type { KnownChain } from "../visit-rpc.ts";

/** What the methods of Bitcoin's JSON-RPC take and return on the seeded chain. */
export function bitcoinKnown(seeded: SeededBitcoin): KnownChain {
  const { address, block, header, parent, height, txid, output, proof, pending, next, unsigned } = seeded;
  const own: Readonly<Record<string, readonly unknown[]>> = {
    gettxout: [txid, output],
    verifytxoutproof: [proof],
    getrawtransaction: [txid, 1, block],
    combinerawtransaction: [[unsigned, next]],
    sendrawtransaction: [next],
    // Core takes more params, which this node rejects.
    createpsbt: [[{ txid, vout: output }], [{ [address]: "1.00000000" }]],
    converttopsbt: [unsigned],
    getblocktemplate: [{ rules: ["segwit", "mweb"] }],
    submitheader: [header],
    verifymessage: [seeded.signer, seeded.signature, text],
  };
  return {
    values: new Map<unknown, unknown>([
      ["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee", block],
      ["00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", block],
      ["000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f", parent],
      ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", txid],
      ["d3dc25bf5f9536bc2c8caf97365e5f39751bdfd932262b9894c9486001920c78", pending],
      ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", address],
      [170, height],
      [171, height],
    ]),
    args: Object.fromEntries(Object.entries(own).map(([method, params]) => [method, async () => params])),
    results: {
      getblockcount: height,
      getbestblockhash: block,
      getblockhash: block,
      getblock: { hash: block, previousblockhash: parent, height },
      getblockheader: { hash: block, height },
      getblockchaininfo: { chain: "regtest", bestblockhash: block },
      getblockstats: { blockhash: block, height },
      gettxout: { value: amount.toFixed(8), confirmations: 1 },
      gettxoutproof: proof,
      verifytxoutproof: [txid],
      waitforblock: { hash: block, height },
      getmempoolinfo: { size: 1 },
      getrawmempool: [pending],
      getrawtransaction: { txid, blockhash: block, confirmations: 1 },
      combinerawtransaction: next,
      validateaddress: { isvalid: true, address },
      verifymessage: true,
      getblocktemplate: { height: height + 1, previousblockhash: block },
      getconnectioncount: 1,
      getpeerinfo: [{ version: 70_016 }],
    },
  };
}
