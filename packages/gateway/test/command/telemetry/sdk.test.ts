import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startCollector } from "@node-access-tools/local-servers/collector";
import { isNight } from "@node-access-tools/workspace";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGateway } from "../../../src/index.ts";
import { temporaryFolder } from "../../cleanup.ts";
import { type HttpResponse, post, request } from "../../client.ts";
import { type GatewayProcess, startGatewayWith } from "../../faults/gateway-process.ts";
import { startUpstream } from "../../upstream-server.ts";
import { startOwnSdk } from "./own-sdk.ts";

const collectorSecret = "collector-secret";
const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };

function callGateway({ url, credentials }: GatewayProcess): Promise<HttpResponse> {
  const key = credentials?.nodes["starknet"]?.key ?? "";
  return request(`${url}/${key}`, { method: "POST", body: call });
}

describe("OpenTelemetry's SDK", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  async function start(environment: Record<string, string>, ...args: string[]): Promise<GatewayProcess> {
    const gateway = await startGatewayWith(environment, folder, ...args);
    onTestFinished(() => gateway.kill());
    return gateway;
  }

  it("sends JSON if configured, from each worker", async () => {
    const collector = await startCollector();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "50",
      OTEL_METRIC_EXPORT_INTERVAL: "200",
      OTEL_METRIC_EXPORT_TIMEOUT: "200",
      OTEL_SERVICE_NAME: "edge",
    };
    const gateway = await start(environment, "--workers", "2");
    await callGateway(gateway);
    await expect
      .poll(() => collector.spans)
      .toContainEqual(expect.objectContaining({ name: "starknet_chainId", kind: 2 }));
    const processes = (): Set<unknown> =>
      new Set([...collector.metrics.values()].map(({ resource }) => resource["service.instance.id"]));
    await expect.poll(() => processes().size).toBe(2);
    expect(collector.spans.map(({ resource }) => resource["service.name"])).toContain("edge");
    expect(await gateway.end("SIGTERM")).toBe(0);
    await collector.close();
  });

  it("is not delayed by a collector that rejects exports, and logs no secret", async () => {
    const collector = await startUpstream((_, response, { headers }) => {
      response.writeHead(401, { "content-type": "text/plain" }).end(`wrong key: ${String(headers["x-key"])}`);
    });
    const gateway = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${collectorSecret}`,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    });
    expect(await callGateway(gateway)).toMatchObject({ status: 200 });
    await expect.poll(() => gateway.log()).toContain('"event":"telemetry failed"');
    expect(gateway.log()).toContain("Unauthorized");
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(gateway.log()).not.toContain(collectorSecret);
    await collector.close();
  });

  it.each(isNight ? ["1", "2"] : ["1"])(
    "ends with the gateway even if the collector is silent, with %s workers",
    async (workers) => {
      const collector = await startUpstream(() => {});
      writeFileSync(join(folder, "config.json"), JSON.stringify({ limits: { shutdown: 300 } }));
      // The SDK's own timeout is longer than this test may take.
      const environment = {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_TIMEOUT: "600000",
        OTEL_METRIC_EXPORT_INTERVAL: "600000",
        OTEL_METRIC_EXPORT_TIMEOUT: "600000",
      };
      const gateway = await start(environment, "--config", "config.json", "--workers", workers);
      expect(await callGateway(gateway)).toMatchObject({ status: 200 });
      expect(await gateway.end("SIGTERM")).toBe(0);
      expect(gateway.log()).toContain("the collector did not respond before the end");
      await collector.close();
    },
  );

  it("must be installed, or the start fails with a clear error", async () => {
    const without = new URL("./without-sdk.mjs", import.meta.url).href;
    const environment = {
      NODE_OPTIONS: `--import=${without}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    };
    await expect(start(environment)).rejects.toThrow(
      /node-access-gateway: telemetry: expected the package @opentelemetry\/sdk-node.*npm install @opentelemetry\/sdk-node/,
    );
  });

  // By day, telemetry-variables.test.ts has the other ways, and loaded-modules.test.ts that it is not loaded without these.
  it.each<Record<string, string>>([
    { OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" },
    ...(isNight ? [{ OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" }, {}] : []),
  ])("is not loaded with %o", async (environment) => {
    const modules = join(folder, "modules");
    const hook = new URL("../loaded-modules.mjs", import.meta.url).href;
    // The joined command has OpenTelemetry as modules of their own.
    const gateway = await startGatewayWith(
      { ...environment, NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: modules },
      folder,
    );
    onTestFinished(() => gateway.kill());
    await callGateway(gateway);
    await request(gateway.metricsUrl);
    const loaded = readFileSync(modules, "utf8");
    expect(loaded).toContain("/bin.js");
    expect(loaded).not.toContain("@opentelemetry/sdk-node");
  });
});

it("a program's own SDK gets its gateway's traces", async () => {
  const ended: string[] = [];
  onTestFinished(startOwnSdk(({ name }) => void ended.push(name)));
  const gateway = await createGateway({ telemetry: true });
  const silent = await createGateway();
  await post(silent, "starknet", { ...call, method: "starknet_blockNumber" });
  await post(gateway, "starknet", call);
  await expect.poll(() => ended).toEqual(["starknet_chainId"]);
  await Promise.all([gateway.close(), silent.close()]);
});
