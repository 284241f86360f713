import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import type { Random } from "@node-access-tools/workspace";
import { WebSocket } from "ws";
import { SlotReader } from "../load/slots.ts";
import { none, type Report } from "../requirements.ts";
import { startSetup } from "./setup.ts";
import { call, trySend } from "../load/send.ts";

const hour = 3_600_000;

/**
 * Moves the wall clocks of gateways by two hours in either direction during calls, changes, WebSockets and streams.
 *
 * @param rounds - Jumps of each gateway.
 */
export async function clockJumps(report: Report, random: Random, rounds: number): Promise<void> {
  const { fleet, pick, stop } = await startSetup(random);
  const wrong: string[] = [];
  try {
    const { apiKey, nodes } = fleet.credentials;
    const key = nodes["starknet"]?.key ?? "";
    const headers = { authorization: `Bearer ${apiKey}` };
    const sockets = await Promise.all(fleet.gateways.map(({ url }) => openSocket(url, key)));
    for (const socket of sockets) socket.on("close", (code) => wrong.push(`a WebSocket closed with ${code}`));
    const readers = fleet.gateways.map(({ grpcUrl }) => new SlotReader(grpcUrl, nodes["solana"]?.key ?? ""));
    const signer = privateKeySigner(`0x${"5b".repeat(32)}`);
    let calls = 0;
    for (let round = 0; round < rounds; round++) {
      for (const [index, gateway] of fleet.gateways.entries()) {
        const direction = (round + index) % 3;
        gateway.shiftClock(direction === 0 ? 0 : direction === 1 ? 2 * hour : -2 * hour);
      }
      // Waits until the clocks have shifted.
      await setTimeout(50);
      for (let count = 0; count < 20; count++) {
        calls++;
        const { status } = await trySend(`${pick().url}/${key}`, "POST", { body: call });
        if (status !== 200) wrong.push(`a call got HTTP ${status}`);
        const body = { name: `round ${round}, ${count}` };
        const changed = await trySend(`${pick().url}/v1/organization/`, "PATCH", { headers, body });
        if (changed.status !== 200) wrong.push(`a change got HTTP ${changed.status}`);
      }
      const exchange = createExchangeClient({ endpoint: pick().url, signer });
      await exchange
        .agentEnableDexAbstraction({}, { nonce: Date.now() })
        .catch((error: unknown) => wrong.push(`the venue rejected an action: ${String(error)}`));
      for (const socket of sockets) {
        socket.send(JSON.stringify(call));
        const [message] = (await once(socket, "message")) as [Buffer];
        if (!message.toString().includes('"result"'))
          wrong.push(`a WebSocket responded ${message.toString()}`);
      }
    }
    for (const socket of sockets) socket.removeAllListeners("close").terminate();
    for (const reader of readers) await reader.close();
    wrong.push(...readers.flatMap((reader) => reader.wrong));
    const slots = readers.reduce((sum, { count }) => sum + count, 0);
    report.add(
      `clocks: ${rounds * fleet.gateways.length} jumps of two hours, ${calls} calls and as many changes, ${slots} slots in order`,
      [none("wrong meanwhile", wrong)],
    );
  } finally {
    await stop();
  }
}

async function openSocket(url: string, key: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${key}`);
  await once(socket, "open");
  socket.on("error", () => {});
  return socket;
}
