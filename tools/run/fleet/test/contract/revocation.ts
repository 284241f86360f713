import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { isNodeAccessError } from "@node-access/grpc";
import { expect, it } from "vitest";
import { callAt, createNode, manage, request } from "./client.ts";
import { connectSocket } from "./socket.ts";
import type { Target } from "./target.ts";

/** A new node is reachable at every gateway, and a deleted one at none: open connections to it are closed. */
export function revocationContract(target: () => Target): void {
  it("opens a new node at every gateway", async () => {
    const node = await createNode(target(), "ethereum");
    await waitForStatus(target(), node.details.auth_key, 200);
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
    await waitForStatus(target(), node.details.auth_key, 401);
    const { auth_username: user, auth_password: password } = node.details;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
    for (const { url } of target().fleet.gateways) {
      const body = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
      expect((await request(url, { method: "POST", headers: { authorization }, body })).status).toBe(401);
    }
  });

  it("closes the WebSockets of a deleted node at every gateway, and no others", async () => {
    const node = await createNode(target(), "ethereum");
    await waitForStatus(target(), node.details.auth_key, 200);
    const { gateways } = target().fleet;
    const sockets = await Promise.all(gateways.map(({ url }) => connectSocket(url, node.details.auth_key)));
    const other = await connectSocket(target().pick().url, target().findNode("ethereum").key);
    for (const socket of sockets) await socket.call("eth_subscribe", "newHeads");
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(gateways.map(() => 1008));
    expect(await other.call("eth_chainId")).toMatchObject({ result: "0x7a69" });
    other.close();
  });

  it("ends the gRPC streams of a deleted node at every gateway", async () => {
    const node = await createNode(target(), "solana");
    const key = node.details.auth_key;
    const clients = target().fleet.gateways.map(({ grpcUrl }) =>
      createGeyserClient({ endpoint: `http://${grpcUrl}`, credential: xToken(key) }),
    );
    await expect
      .poll(async () =>
        (await Promise.allSettled(clients.map((client) => client.getSlot({})))).map(({ status }) => status),
      )
      .toEqual(clients.map(() => "fulfilled"));
    const streams = clients.map((client) => client.subscribe({ slots: { all: {} } })[Symbol.asyncIterator]());
    for (const stream of streams) expect((await stream.next()).done).toBe(false);
    expect((await manage(target(), "DELETE", `/nodes/${node.id}/`)).status).toBe(204);
    for (const stream of streams) expect(await captureFailure(stream)).toBe("NOT_FOUND");
    for (const client of clients) client.close();
  });
}

/** Waits until every gateway responds with a status to calls with a key. */
async function waitForStatus(target: Target, key: string, status: number): Promise<void> {
  const { gateways } = target.fleet;
  await expect
    .poll(async () => {
      const responses = await Promise.all(gateways.map(({ url }) => callAt(url, key, "eth_chainId")));
      return responses.map(({ status: current }) => current);
    })
    .toEqual(gateways.map(() => status));
}

/** Reads a stream to its end and returns the gRPC status that it fails with. */
async function captureFailure(stream: AsyncIterator<unknown>): Promise<unknown> {
  try {
    while (!(await stream.next()).done);
    return "no failure";
  } catch (error) {
    return isNodeAccessError(error, "GRPC_STATUS") ? error.context.status : error;
  }
}
