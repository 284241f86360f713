// Runs a gateway that checks what its upstream returns, or does not, in its own process. It sends its address, and its CPU time
// on request.
import { createGateway } from "@node-access/gateway";
import { noLimits } from "./networks.ts";

const [integrity = "off", url = ""] = process.argv.slice(2);
if (integrity !== "off" && integrity !== "observe" && integrity !== "enforce")
  throw new Error(`there is no integrity ${integrity}`);
const rpc = { upstreams: [{ name: "node", url }], cache: "off", integrity } as const;
const gateway = await createGateway({
  networks: { "ethereum-mainnet": { chainId: 31_337, rpc } },
  // On a busy machine, an upstream that is slow is not down.
  limits: { ...noLimits, lightTimeout: 30_000, standardTimeout: 30_000 },
});
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => void gateway.close().then(() => process.exit(0)));
process.send?.({ url: `${gateway.url}/${gateway.credentials?.nodes["ethereum"]?.key}` });
