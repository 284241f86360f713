import { once } from "node:events";
import { expect, it } from "vitest";
import { frame, FrameReader } from "../../src/codec/grpc/frames.ts";

/** Writes bytes to a reader one by one, until it fails. */
function writeBytes(reader: FrameReader, bytes: Buffer): number {
  let written = 0;
  for (; written < bytes.length && reader.errored === null; written += 1)
    reader.write(bytes.subarray(written, written + 1));
  return written;
}

it("messages that arrive byte by byte are read if they are short, however many there are", () => {
  const reader = new FrameReader(1024 * 1024);
  const messages: Buffer[] = [];
  reader.on("data", (message: Buffer) => void messages.push(message));
  for (let count = 0; count < 100; count += 1) writeBytes(reader, frame(Buffer.alloc(300, 1)));
  expect(messages).toHaveLength(100);
});

it("a message in too many small pieces is not read to its end", async () => {
  const reader = new FrameReader(1024 * 1024);
  const failed = once(reader, "error");
  expect(writeBytes(reader, frame(Buffer.alloc(100_000)))).toBeLessThan(1_000);
  expect(await failed).toMatchObject([{ message: expect.stringContaining("small pieces") as string }]);
});
