import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEvents } from "../../src/events/read-events.ts";
import type { StreamedBody } from "../../src/stream/open-stream.ts";

const target = { operation: { name: "eventstream" }, endpoint: "", redact: (text: string) => text };

function createBody(...chunks: (string | Buffer)[]): StreamedBody {
  return {
    async read() {
      const chunk = chunks.shift();
      return chunk === undefined ? undefined : Buffer.from(chunk as string);
    },
    close() {},
  };
}

describe("readEvents", () => {
  it("reads the same events wherever chunks are split, with any line endings", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 12 });
    const events = fc.array(fc.record({ event: fc.constantFrom("head", "block"), data: fc.array(text) }));
    await fc.assert(
      fc.asyncProperty(
        events,
        fc.constantFrom("\n", "\r", "\r\n"),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        async (expected, end, cuts, comments) => {
          const lines = expected.flatMap(({ event, data }) => [
            ...(comments ? [":", ": still here", "", "event: empty", ""] : []),
            `event: ${event}`,
            // JSON may span several lines.
            ...JSON.stringify(data, null, comments ? 1 : undefined)
              .split("\n")
              .map((line) => `data:${line}`),
            "",
          ]);
          const whole = Buffer.from(lines.map((line) => line + end).join("") + (end === "\r" ? ":\r" : ""));
          const borders = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].toSorted((a, b) => a - b);
          const chunks = [...borders, whole.length].map((border, index) =>
            whole.subarray(borders[index - 1] ?? 0, border),
          );
          const body = { read: async () => chunks.shift(), close: () => {} };
          const read = readEvents(body, target, 1_000_000);
          const received: unknown[] = [];
          for (let some = await read(); some; some = await read())
            for (const { event, data } of some)
              if (event !== "empty") received.push({ event, data: JSON.parse(data) as unknown });
          expect(received).toEqual(expected);
        },
      ),
    );
  });

  it("drops a truncated event at the end, and returns events before it throws", async () => {
    const body = createBody("id: 7\ndata: a\ndata: ü\n\nevent: late\ndata: b");
    const read = readEvents(body, target, 100);
    expect(await read()).toEqual([{ event: "message", data: "a\nü", id: "7" }]);
    expect(await read()).toBeUndefined();

    const large = readEvents(createBody(`data: a\n\ndata: ${"b".repeat(200)}`), target, 100);
    expect(await large()).toEqual([{ event: "message", data: "a" }]);
    await expect(large()).rejects.toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { limit: 100, option: "maxResponseBytes" },
    });

    const broken = readEvents(createBody(Buffer.from([0x64, 0xff])), target, 100);
    await expect(broken()).rejects.toMatchObject({ code: "UNDECODABLE_BODY" });
  });
});
