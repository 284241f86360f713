import { createGateway } from "@node-access/gateway";
import { type Litecoind, startLitecoind } from "@node-access-tools/local-servers/litecoind";
import { howToInstall, optionalProgram } from "@node-access-tools/workspace";
import { type KnownChain, visitMethods } from "./visit-rpc.ts";
import type { Visit } from "./visit.ts";

const over = "gateway, Litecoin, URL token";
/** Coins that the wallet's address gets. */
const amount = 1.5;
/** The text that is signed. */
const text = "hello";
/** Blocks until the first reward can be spent, and some more. */
const mined = 103;

/** Calls each method of Bitcoin's JSON-RPC once, through a gateway in front of Litecoin's node. A note says if there is none. */
export async function visitBitcoin(visit: Visit): Promise<void> {
  if (optionalProgram("litecoind") === undefined)
    return visit.omit(over, "all methods", `Litecoin: ${howToInstall("litecoind")}`);
  // Without a peer, a node makes no template of a block.
  const nodes = await Promise.all([startLitecoind({ arguments: ["-blockfilterindex=1"] }), startLitecoind()]);
  const [node, peer] = nodes;
  try {
    await node.connect(peer);
    const known = await seed(node);
    const genesis = String(await node.call("getblockhash", 0));
    const rpc = { upstreams: [{ name: "litecoind", url: node.url }] };
    const gateway = await createGateway({ networks: { "litecoin-regtest": { genesis, rpc } } });
    try {
      const key = gateway.credentials?.nodes["litecoin"]?.key ?? "";
      await visitMethods(visit, "litecoin", over, { url: gateway.url, key }, known);
    } finally {
      await gateway.close();
    }
  } finally {
    await Promise.all(nodes.map((one) => one.stop()));
  }
}

/** Mines, and sends a wallet's coins to itself, in a block and in the mempool. @returns what methods take and return then. */
async function seed(node: Litecoind): Promise<KnownChain> {
  const call = async (method: string, ...params: readonly unknown[]): Promise<string> =>
    String(await node.call(method, ...params));
  const address = await node.createWallet();
  await node.mine(mined, address);
  const txid = await call("sendtoaddress", address, amount);
  const [block = ""] = await node.mine(1, address);
  const { previousblockhash: parent, height } = (await node.call("getblockheader", block)) as Header;
  const { vout } = (await node.call("getrawtransaction", txid, 1, block)) as Transaction;
  const output = vout.findIndex(({ value }) => value === amount);
  const inputs = [{ txid, vout: output }];
  // Otherwise the wallet may spend it.
  await node.call("lockunspent", false, inputs);
  const pending = await call("sendtoaddress", address, amount);
  // A transaction that spends the output, which is not sent yet.
  const unsigned = await call("createrawtransaction", inputs, [{ [address]: amount - 0.001 }]);
  const { hex: next } = (await node.call("signrawtransactionwithwallet", unsigned)) as {
    readonly hex: string;
  };
  const signer = await call("getnewaddress", "", "legacy");
  const proof = await call("gettxoutproof", [txid], block);
  const own: Readonly<Record<string, readonly unknown[]>> = {
    gettxout: [txid, output],
    verifytxoutproof: [proof],
    getrawtransaction: [txid, 1, block],
    combinerawtransaction: [[unsigned, next]],
    sendrawtransaction: [next],
    // Core takes more params, which this node rejects.
    createpsbt: [inputs, [{ [address]: "1.00000000" }]],
    converttopsbt: [unsigned],
    getblocktemplate: [{ rules: ["segwit", "mweb"] }],
    submitheader: [await call("getblockheader", block, false)],
    verifymessage: [signer, await call("signmessage", signer, text), text],
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

interface Header {
  readonly previousblockhash: string;
  readonly height: number;
}

interface Transaction {
  readonly vout: readonly { readonly value: number }[];
}
