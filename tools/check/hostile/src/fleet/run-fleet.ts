import { setTimeout as pause } from "node:timers/promises";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { call, changesAt, openSocket, sendOver, trySend } from "../load/send.ts";
import { readSlots } from "../load/slots.ts";
import { none, type Report } from "../report.ts";
import type { FleetScale } from "../scales.ts";
import { startGateways } from "../start-gateways.ts";
import { frozenDatabase } from "./frozen-database.ts";
import { kills } from "./kills.ts";

/** Injects faults into a fleet of three gateways on Postgres. */
export async function runFleet(report: Report, scale: FleetScale): Promise<void> {
  await kills(report, scale.kills);
  await frozenDatabase(report, scale.freeze);
  await clockJumps(report, scale.clockRounds);
}

const hour = 3_600_000;

/** Moves the wall clocks of gateways by two hours in either direction during calls, changes, WebSockets and streams. */
async function clockJumps(report: Report, rounds: number): Promise<void> {
  await using fleet = await startGateways(report.random());
  const { gateways, credentials, pick } = fleet;
  const wrong: string[] = [];
  const key = credentials.nodes["starknet"]?.key ?? "";
  const sockets = await Promise.all(gateways.map(({ url }) => openSocket(`${url}/ws/${key}`)));
  for (const socket of sockets) socket.on("close", (code) => wrong.push(`a WebSocket closed with ${code}`));
  const readers = gateways.map(({ grpcUrl }) => readSlots(grpcUrl, credentials.nodes["solana"]?.key ?? ""));
  const signer = privateKeySigner(`0x${"5b".repeat(32)}`);
  let calls = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, gateway] of gateways.entries())
      gateway.shiftClock([0, 2 * hour, -2 * hour][(round + index) % 3] ?? 0);
    // Waits until the clocks have shifted.
    await pause(50);
    for (let count = 0; count < 20; count++) {
      calls++;
      const { status } = await trySend(`${pick().url}/${key}`, "POST", { body: call });
      if (status !== 200) wrong.push(`a call got HTTP ${status}`);
      const change = changesAt(pick().url, credentials.apiKey);
      const changed = await change("PATCH", "/organization/", { name: `round ${round}, ${count}` });
      if (changed.status !== 200) wrong.push(`a change got HTTP ${changed.status}`);
    }
    const exchange = createExchangeClient({ endpoint: pick().url, signer });
    await exchange
      .agentEnableDexAbstraction({}, { nonce: Date.now() })
      .catch((error: unknown) => wrong.push(`the venue rejected an action: ${String(error)}`));
    for (const socket of sockets) {
      const response = await sendOver(socket, JSON.stringify(call));
      if (!response.includes('"result"')) wrong.push(`a WebSocket responded ${response}`);
    }
  }
  for (const socket of sockets) socket.removeAllListeners("close").terminate();
  for (const reader of readers) await reader.close();
  wrong.push(...readers.flatMap((reader) => reader.wrong));
  const slots = readers.reduce((sum, { count }) => sum + count, 0);
  report.add(
    `clocks: ${rounds * gateways.length} jumps of two hours, ${calls} calls and as many changes, ${slots} slots in order`,
    [none("wrong meanwhile", wrong)],
  );
}
