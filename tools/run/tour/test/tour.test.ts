import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { programForTests } from "@node-access-tools/workspace";
import { chainKinds } from "../src/chain-kinds.ts";
import { commonMethods, methodsOf } from "../src/spec-methods.ts";
import { tour } from "../src/tour.ts";
import { visitNode } from "../src/visit-node.ts";

const width = 80;
const litecoind = programForTests("litecoind");

describe("tour", () => {
  it(
    "calls every operation on the bare node and through the gateway, and each response matches its spec",
    { timeout: 240_000 },
    async () => {
      const printed: string[] = [];
      const passed = await tour({
        width,
        verbose: true,
        print: (text) => printed.push(...stripVTControlCharacters(text).split("\n")),
      });
      expect(passed, printed.join("\n")).toBe(true);
      const group = (heading: string): string[] => {
        const start = printed.indexOf(heading);
        expect(start, `${heading} has no rows`).toBeGreaterThan(0);
        return printed.slice(start + 1, printed.indexOf("", start));
      };
      for (const [heading, count] of [
        ["HTTP, URL token", 4],
        ["WebSocket, basic", 6],
        ["gateway, HTTP, URL token", 0],
        ["gateway, HTTP, basic", 0],
        ["gateway, WebSocket, URL token", 0],
        ["gateway, WebSocket, basic", 0],
      ] as const) {
        const rows = group(heading);
        for (const method of commonMethods) {
          expect(rows.some((line) => line.startsWith(`${method} `))).toBe(true);
        }
        const rejected = rows.filter((line) => line.includes("  not offered  "));
        expect(rejected).toHaveLength(count);
      }
      for (const kind of ["URL token", "basic"])
        expect(group(`gateway, GraphQL, ${kind}`).map((row) => row.split(" ")[0])).toEqual(
          expect.arrayContaining(["block", "logs", "chainID", "sendRawTransaction"]),
        );
      for (const [part, count] of [
        ["beacon, path key", 88],
        ["beacon in SSZ, path key", 34],
        ["beacon's events, path key", 24],
        ["info, URL token", 77],
        ["feeder, basic", 1],
        ["exchange, signed body", 60],
        ["venue's WebSocket", 28],
        ["Solana, URL token", 52],
        ["Solana PubSub, URL token", 9],
        ["TRON's JSON-RPC, URL token", methodsOf("tron").length],
        ...chainKinds().flatMap(({ paths, calls }) =>
          paths.map(({ title }) => [`${title}, URL token`, calls.length] as const),
        ),
        ["OP Mainnet, WebSocket", 5],
        ["gRPC, x-token", 14],
        ["gRPC-Web, x-token", 7],
      ] as const) {
        const rows = group(`gateway, ${part}`);
        expect(rows).toHaveLength(count);
        // Results that no node returned name their origin.
        for (const row of rows) expect(row).toContain("simulator: ");
      }
      const [faucet, ...more] = group("gateway, management, bearer").filter((row) =>
        row.includes("simulator"),
      );
      expect([faucet, more]).toEqual([expect.stringContaining("requestSepoliaTokens"), []]);
      expect(group("gateway, invalid requests").length).toBeGreaterThan(20);
      const bitcoin = group("gateway, Litecoin, URL token");
      if (litecoind) expect(bitcoin).toHaveLength(methodsOf("litecoin").length);
      else {
        expect(bitcoin).toEqual([expect.stringContaining("not called")]);
        expect(printed).toContain("Litecoin: litecoind is not installed: apt-get install litecoind");
      }
      const notOffered = litecoind ? 10 : 11;
      expect(printed.at(-1)).toMatch(
        new RegExp(`^\\d+ as specified, ${notOffered} not offered by this node, 0 failed `),
      );
      for (const line of printed) expect(line.length).toBeLessThanOrEqual(width);
    },
  );

  // By day, the tour calls those that the node is known to offer.
  it.runIf(process.env["NIGHTLY"])("calls every method of the specs on the node with --all", async () => {
    const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
    try {
      const display = { print: () => {}, width, all: true };
      const rows = await visitNode(anvil.url, new AbortController().signal, display);
      expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
      for (const over of ["HTTP, URL token", "WebSocket, basic"]) {
        const own = rows.filter((row) => row.over === over);
        const called = new Set(own.map(({ method }) => method));
        expect(methodsOf("ethereum").filter(({ name }) => !called.has(name))).toEqual([]);
        // A development node lacks the rest, such as a database of its own.
        expect(own.filter(({ outcome }) => outcome === "ok").length).toBeGreaterThan(90);
      }
    } finally {
      await anvil.stop();
    }
  });

  it("says what to do if the node dies midway", async () => {
    let node = 0;
    const touring = tour({
      width,
      verbose: true,
      onNode: (pid) => {
        node = pid;
      },
      print: (text) => {
        if (text.includes("eth_accounts")) process.kill(node);
      },
    });
    await expect(touring).rejects.toThrow(/^The node ended before the tour did\. Run `npm start` again\./);
  });
});

describe("chainKinds", () => {
  const kinds = chainKinds();
  const namesOf = (family: string, part: "calls" | "subscriptions" = "calls"): readonly string[] =>
    kinds.find((kind) => kind.family === family)?.[part].map(({ name }) => name) ?? [];

  it("lists methods and subscriptions that a kind of chain adds", () => {
    expect(namesOf("zksync")).toEqual(expect.arrayContaining(["zks_getProof", "zks_L1BatchNumber"]));
    expect(namesOf("base")).toEqual(["base_transactionStatus"]);
    expect(namesOf("op-stack", "subscriptions")).toEqual(
      expect.arrayContaining(["newFlashblocks", "newFlashblockTransactions", "pendingLogs"]),
    );
  });

  it("lists other methods whose results have other types there", () => {
    const receipts = ["eth_getTransactionReceipt", "eth_getBlockReceipts"];
    expect(namesOf("arbitrum")).toEqual(expect.arrayContaining(receipts));
    expect(namesOf("aura")).toContain("eth_getHeaderByNumber");
    for (const unchanged of [...receipts, "eth_getBalance"]) expect(namesOf("aura")).not.toContain(unchanged);
  });

  it("lists each path of a node with the methods", () => {
    expect(kinds.find(({ family }) => family === "hyperevm")?.paths.map(({ part }) => part)).toEqual([
      "rpc",
      "nanoreth",
    ]);
  });
});
