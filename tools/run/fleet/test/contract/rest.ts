import { expect, it } from "vitest";
import { request } from "./client.ts";
import type { Target } from "./target.ts";

/** Every gateway serves REST requests to every node. */
export function restContract(target: () => Target): void {
  it("serves the beacon and info endpoints", async () => {
    for (let time = 0; time < 4; time++) {
      const { url } = target().pick();
      const beacon = await request(`${url}/${target().findNode("ethereum").key}/eth/v1/beacon/genesis`);
      expect(beacon).toMatchObject({ status: 200, json: { data: { genesis_time: expect.any(String) } } });
      const info = await request(`${url}/${target().findNode("hyperliquid").key}/info`, {
        method: "POST",
        body: { type: "meta" },
      });
      expect(info).toMatchObject({ status: 200, json: { universe: expect.any(Array) } });
      const wrong = await request(`${url}/unknown/eth/v1/beacon/genesis`);
      expect(wrong.status).toBe(401);
    }
  });

  it("reports that it is healthy and ready", async () => {
    for (const { url } of target().fleet.gateways) {
      expect((await request(`${url}/healthz`)).status).toBe(200);
      expect((await request(`${url}/readyz`)).status).toBe(200);
    }
  });
}
