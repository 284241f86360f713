import { createGateway } from "@node-access/gateway";

const { DATABASE_URL, NODE_ACCESS_GATEWAY_KEY, PORT = "8080" } = process.env;
if (!DATABASE_URL || !NODE_ACCESS_GATEWAY_KEY) {
  console.error(
    "Set DATABASE_URL and NODE_ACCESS_GATEWAY_KEY, the same for all gateways. The README has an example.",
  );
  process.exit(1);
}
const gateway = await createGateway({
  database: DATABASE_URL,
  // Encrypts what is secret in the database: 32 bytes in base64.
  key: NODE_ACCESS_GATEWAY_KEY,
  port: Number(PORT),
  networks: { "ethereum-mainnet": "simulator" },
});
if (gateway.credentials !== undefined) {
  // Only the first start on a database has these: store them now.
  console.log(
    JSON.stringify({ apiKey: gateway.credentials.apiKey, node: gateway.credentials.nodes.ethereum }),
  );
}
console.log(`listening on ${gateway.url}`);
process.once("SIGTERM", () => void gateway.close());
