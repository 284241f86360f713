import { createRpcClient, urlToken } from "@node-access/rpc";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { createService } from "./service.ts";
import { traced } from "./traced.ts";

const { ENDPOINT, TOKEN, PORT = "3000" } = process.env;
if (!ENDPOINT || !TOKEN) {
  console.error("usage: ENDPOINT=https://node.example.com TOKEN=... npm start");
  process.exit(1);
}
// Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT, which is http://localhost:4318 unless set.
const telemetry = new NodeSDK({ serviceName: "balances" });
telemetry.start();
const client = createRpcClient({
  protocol: "ethereum",
  endpoint: ENDPOINT,
  credential: urlToken(TOKEN),
  ...traced,
});
const server = createService(client).listen(Number(PORT), () =>
  console.log(`http://localhost:${PORT}/balance/0x…`),
);
process.once("SIGTERM", () => server.close(() => void telemetry.shutdown()));
