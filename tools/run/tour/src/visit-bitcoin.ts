import { createGateway } from "@node-access/gateway";
import { startLitecoind } from "@node-access-tools/local-servers/litecoind";
import { howToInstall, optionalProgram } from "@node-access-tools/workspace";
import { bitcoinKnown } from "./checks/bitcoin.ts";
import { seedBitcoin } from "./seed-bitcoin.ts";
import { visitMethods } from "./visit-rpc.ts";
import type { Visit } from "./visit.ts";

const over = "gateway, Litecoin, URL token";

/** Calls each method of Bitcoin's JSON-RPC once, through a gateway in front of Litecoin's node. A note says if there is none. */
export async function visitBitcoin(visit: Visit): Promise<void> {
  if (optionalProgram("litecoind") === undefined)
    return visit.omit(over, "all methods", `Litecoin: ${howToInstall("litecoind")}`);
  // Without a peer, a node makes no template of a block.
  const nodes = await Promise.all([startLitecoind({ arguments: ["-blockfilterindex=1"] }), startLitecoind()]);
  const [node, peer] = nodes;
  try {
    await node.connect(peer);
    const seeded = await seedBitcoin(node);
    const genesis = String(await node.call("getblockhash", 0));
    const rpc = { upstreams: [{ name: "litecoind", url: node.url }] };
    const gateway = await createGateway({ networks: { "litecoin-regtest": { genesis, rpc } } });
    try {
      const key = gateway.credentials?.nodes["litecoin"]?.key ?? "";
      await visitMethods(visit, "litecoin", over, { url: gateway.url, key }, bitcoinKnown(seeded));
    } finally {
      await gateway.close();
    }
  } finally {
    await Promise.all(nodes.map((one) => one.stop()));
  }
}
