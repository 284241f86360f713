import { expect, it, onTestFinished, vi } from "vitest";
import { BinaryWriter } from "../../src/protobuf/binary-writer.ts";

it("reads and writes the same without Buffer, as in browsers", async () => {
  const texts = ["", "short", "é€😀", "\ufeffmark", "\ud800", "long ".repeat(100), "é".repeat(100)];
  const expected = texts.map((text) => [
    new BinaryWriter().string(text).bytes(Uint8Array.of(1, 2)).finish(),
    Buffer.from(text).toString(),
  ]);
  vi.resetModules();
  vi.stubGlobal("Buffer", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { BinaryWriter: Writer } = await import("../../src/protobuf/binary-writer.ts");
  const { BinaryReader: Reader } = await import("../../src/protobuf/binary-reader.ts");
  const found = texts.map((text) => {
    const bytes = new Writer().string(text).bytes(Uint8Array.of(1, 2)).finish();
    return [bytes, new Reader(bytes).string()];
  });
  expect(found).toEqual(expected);
  expect(new Reader(Uint8Array.of(3, 0x61, 0xff, 0x62)).string()).toBe("a\ufffdb");
});
