import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FakeNode, createPool } from "./fake-node.ts";

interface Example {
  readonly reason: string;
  readonly code: number;
  readonly message: string;
}

/** The errors that nodes and providers were observed to return. */
function examples(): Example[] {
  const spec = readFileSync(join(import.meta.dirname, "../../../../specs/upstream-errors.yaml"), "utf8");
  return (
    spec
      .split(/^ {2}- reason: /m)
      .slice(1)
      // Those of TRON's HTTP API are in responses of its own, and never in those of JSON-RPC.
      .filter((entry) => !/^ {4}from: java-tron$/m.test(entry))
      .map((entry) => {
        const code = /\bcode: (-?\d+)/.exec(entry.replace(/^ {4}text: .*$/m, ""))?.[1] ?? -32000;
        const example = /^ {4}example:\s*([^]*?)\n {4}\w/m.exec(entry)?.[1] ?? "";
        const text = example.startsWith("{")
          ? /message: ("(?:[^"\\]|\\.)*"|[^,}]+)/.exec(example)?.[1]
          : example;
        const message = text?.startsWith('"') ? (JSON.parse(text) as string) : (text ?? "");
        return { reason: /^\w+/.exec(entry)?.[0] ?? "", code: Number(code), message: message.trim() };
      })
  );
}

/** The codes of rejected writes, which never fail over; and of reads that failed, or came too often. */
const AMBIGUOUS = new Set([-32004, -32010, -32005]);
const all = examples();

/** A node that rejects calls with the error, before one that serves them. */
async function rejecting(): Promise<{ client: (error: Example) => ReturnType<typeof createPool> }> {
  let rejection = new Error("none");
  const nodes = [await FakeNode.start(() => rejection), await FakeNode.start(() => "0x1")];
  // A rate limit closes an endpoint for a while, so each error has its own pool.
  const client = ({ code, message }: Example): ReturnType<typeof createPool> => {
    rejection = Object.assign(new Error(message), { code });
    return createPool(nodes, { retries: 0 });
  };
  return { client };
}

/** What another node would respond in the same way. */
const isCallers = ({ reason }: Example): boolean => ["caller", "known", "range"].includes(reason);

describe("a read that a node rejects", () => {
  it("has all examples of the spec", () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ message }) => message === "")).toEqual([]);
  });

  it.each([...new Set(all.filter((one) => !isCallers(one)).map(({ reason }) => reason))])(
    "is sent to another node if the reason is: %s",
    async (reason) => {
      const { client } = await rejecting();
      for (const example of all.filter((one) => one.reason === reason))
        expect(
          await client(example)
            .eth_gasPrice()
            .catch(() => example),
        ).toBe("0x1");
    },
  );

  it("is not sent to another node if the call is invalid, or asks for too much", async () => {
    const { client } = await rejecting();
    for (const example of all.filter((one) => isCallers(one) && !AMBIGUOUS.has(one.code)))
      expect([
        await client(example)
          .eth_gasPrice()
          .catch(() => "rejected"),
        example,
      ]).toEqual(["rejected", example]);
  });
});
