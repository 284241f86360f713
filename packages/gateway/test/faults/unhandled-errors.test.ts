import { isNight } from "@node-access-tools/workspace";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { startGatewayWith } from "./gateway-process.ts";

const hook = new URL("./unhandled-errors.mjs", import.meta.url).href;
const body = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };

it.each(isNight ? ["1", "2"] : ["1"])(
  "serves on after an error that nothing handled, logs it with its request and counts it: %s process(es)",
  async (workers) => {
    const options = ["--database", "gateway.db", "--workers", workers, "--access-log", "0"];
    const gateway = await startGatewayWith(
      { NODE_OPTIONS: `--import=${hook}` },
      temporaryFolder(),
      ...options,
    );
    onTestFinished(() => gateway.kill());
    const url = `${gateway.url}/${gateway.credentials?.nodes["starknet"]?.key}`;
    const defects = { rejection: "TypeError", exception: "RangeError" };
    for (const [defect, reason] of Object.entries(defects)) {
      const headers = { "x-defect": defect, "x-request-id": `the-${defect}` };
      expect((await request(url, { method: "POST", headers, body })).json).toHaveProperty("result");
      await expect.poll(() => gateway.log()).toContain(`"event":"unhandled ${defect}"`);
      const line =
        gateway
          .log()
          .split("\n")
          .find((one) => one.includes(`unhandled ${defect}`)) ?? "";
      expect(JSON.parse(line)).toMatchObject({ level: "error", reason, requestId: `the-${defect}` });
    }
    const { status } = await request(url, { method: "POST", headers: { "x-defect": "no response" }, body });
    expect(status).toBe(500);
    expect(gateway.log()).not.toContain("hunter2");
    const { text } = await request(gateway.metricsUrl);
    for (const [kind, count] of [
      ["rejection", 1],
      ["exception", 2],
    ])
      expect(text).toContain(`gateway_unhandled_errors_total{kind="${kind}"} ${count}`);
    expect((await request(url, { method: "POST", body })).json).toHaveProperty("result");
  },
);
