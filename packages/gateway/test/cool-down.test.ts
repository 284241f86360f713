import { afterEach, expect, it, vi } from "vitest";
import { HttpUpstream } from "../src/upstreams/http/http-upstream.ts";

afterEach(() => vi.restoreAllMocks());

it("passes over a failed upstream for five seconds, however the machine's clock is set meanwhile", async () => {
  const upstream = new HttpUpstream("one", "http://127.0.0.1:1", { timeout: 1_000, largeAnswers: 1 });
  upstream.failed();
  expect(upstream.isReady()).toBe(false);
  for (const hours of [-24, 24]) {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + hours * 3_600_000);
    expect(upstream.isReady()).toBe(false);
  }
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  expect(upstream.isReady()).toBe(true);
  await upstream.close();
});
