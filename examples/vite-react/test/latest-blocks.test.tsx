import { createGateway } from "@node-access/gateway";
import { urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createRoot } from "react-dom/client";
import { afterAll, expect, it, vi } from "vitest";
import { LatestBlocks } from "../src/latest-blocks.tsx";

const gateway = await createGateway({ networks: { "ethereum-mainnet": "simulator" }, blockTime: 100 });
afterAll(() => gateway.close());

async function show(token: string) {
  const client = createRpcWebSocketClient({
    protocol: "ethereum",
    endpoint: gateway.url.replace(/^http/, "ws"),
    credential: urlToken(token),
  });
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  root.render(<LatestBlocks client={client} />);
  return { element, close: async () => (root.unmount(), await client.close()) };
}

it("shows each new block, newest first", async () => {
  const { element, close } = await show(gateway.credentials.nodes.ethereum.key);
  await vi.waitFor(() => expect(element.querySelectorAll("li").length).toBeGreaterThan(2), 5_000);
  const [newest = 0, second = 0] = [...element.querySelectorAll("li")].map((item) =>
    parseInt(item.textContent),
  );
  expect(newest).toBe(second + 1);
  await close();
});

it("shows why there are none", async () => {
  const { element, close } = await show("wrong");
  await vi.waitFor(() => expect(element.querySelector("[role=alert]")?.textContent).toContain("401"), 5_000);
  expect(element.textContent).not.toContain("wrong");
  await close();
});
