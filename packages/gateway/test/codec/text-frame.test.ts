import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { expect, onTestFinished, test } from "vitest";
import { frameEncoding, readFrames, writeFrame } from "../../src/codec/web-socket/text-frame.ts";

/** @returns the messages that a client reads in some frames, up to one that says "end". */
async function receive(frames: string): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  server.on("connection", (_, request) => request.socket.write(frames + writeFrame("end"), frameEncoding));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const messages: string[] = [];
  await new Promise<void>((resolve) => {
    client.on("message", (data: Buffer, isBinary) => {
      if (data.toString() === "end") resolve();
      else messages.push(`${data} ${isBinary}`);
    });
  });
  return messages;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])(
  "a client reads a frame of %i bytes",
  async (length) => {
    const message = "x".repeat(length);
    expect([...readFrames(writeFrame(message) + writeFrame("next"))]).toEqual([message, "next"]);
    expect(await receive(writeFrame(message))).toEqual([`${message} false`]);
  },
);

test.each(["é".repeat(63), "價格 🦀", "\u0000\u0080\u00FF\u2028"])(
  "a client reads %j, which is not ASCII",
  async (message) => {
    expect([...readFrames(writeFrame(message) + writeFrame("next"))]).toEqual([message, "next"]);
    expect(await receive(writeFrame(message))).toEqual([`${message} false`]);
  },
);
