import type { Litecoind } from "@node-access-tools/local-servers/litecoind";

/** What the tour adds to a chain of Bitcoin's kind: a wallet with coins, and transactions that spend some. */
export interface SeededBitcoin {
  readonly address: string;
  /** The newest block, its header in hex, and the block before. */
  readonly block: string;
  readonly header: string;
  readonly parent: string;
  readonly height: number;
  /** A transaction of the newest block, the output that pays {@link amount} to the address, and the proof of both. */
  readonly txid: string;
  readonly output: number;
  readonly proof: string;
  /** A transaction of the mempool. */
  readonly pending: string;
  /** A transaction that spends the output, with and without its signature. It is not sent. */
  readonly next: string;
  readonly unsigned: string;
  /** The signature of {@link text} by an address. */
  readonly signer: string;
  readonly signature: string;
}

/** Coins that the address gets. */
export const amount = 1.5;
/** The text that is signed. */
export const text = "hello";
/** Blocks until the first reward can be spent, and some more. */
const mined = 103;

/** Mines, and sends coins of a new wallet to its own address. */
export async function seedBitcoin(node: Litecoind): Promise<SeededBitcoin> {
  const address = await node.createWallet();
  await node.mine(mined, address);
  const txid = String(await node.call("sendtoaddress", address, amount));
  const [block = ""] = await node.mine(1, address);
  const { previousblockhash, height } = (await node.call("getblockheader", block)) as Header;
  const { vout } = (await node.call("getrawtransaction", txid, 1, block)) as Transaction;
  const output = vout.findIndex(({ value }) => value === amount);
  const inputs = [{ txid, vout: output }];
  // Otherwise the wallet may spend it.
  await node.call("lockunspent", false, inputs);
  const pending = String(await node.call("sendtoaddress", address, amount));
  const unsigned = String(await node.call("createrawtransaction", inputs, [{ [address]: amount - 0.001 }]));
  const { hex } = (await node.call("signrawtransactionwithwallet", unsigned)) as { readonly hex: string };
  const signer = String(await node.call("getnewaddress", "", "legacy"));
  return {
    address,
    block,
    header: String(await node.call("getblockheader", block, false)),
    parent: previousblockhash,
    height,
    txid,
    output,
    proof: String(await node.call("gettxoutproof", [txid], block)),
    pending,
    next: hex,
    unsigned,
    signer,
    signature: String(await node.call("signmessage", signer, text)),
  };
}

interface Header {
  readonly previousblockhash: string;
  readonly height: number;
}

interface Transaction {
  readonly vout: readonly { readonly value: number }[];
}
