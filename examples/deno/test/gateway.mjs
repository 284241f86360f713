// The gateway runs on Node, so it has its own process.
import { createGateway } from "@node-access/gateway";

const gateway = await createGateway({ networks: { "ethereum-mainnet": "simulator" } });
console.log(JSON.stringify({ url: gateway.url, token: gateway.credentials.nodes.ethereum.key }));
