import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { programForTests } from "@node-access-tools/workspace";
import { findSurface, isCall, listMethods } from "@node-access/cli/walk";
import { type ChainPath, chainPaths, ownKinds, ownMethods, formatTitle } from "../src/chain-paths.ts";
import type { Row } from "../src/report.ts";
import { tour, visitNode } from "../src/tour.ts";
import { namedMethods } from "../src/visit-evm.ts";

const width = 80;
const litecoind = programForTests("litecoind");

/** How many methods of a protocol return something. */
function countCalls(protocol: string): number {
  return listMethods(findSurface(protocol)).filter(isCall).length;
}

describe("tour", () => {
  it(
    "calls every operation on the bare node and through the gateway, and each response matches its spec",
    { timeout: 240_000 },
    async () => {
      const printed: string[] = [];
      const all = await tour({
        width,
        verbose: true,
        print: (text) => printed.push(...stripVTControlCharacters(text).split("\n")),
      });
      expect(
        all.filter(({ outcome }) => outcome === "failed"),
        printed.join("\n"),
      ).toEqual([]);
      const group = (over: string): readonly Row[] => all.filter((row) => row.over === over);
      for (const [heading, count] of [
        ["HTTP", 4],
        ["WebSocket", 6],
        ["gateway, HTTP, URL token", 0],
        ["gateway, HTTP, basic", 0],
        ["gateway, WebSocket, URL token", 0],
        ["gateway, WebSocket, basic", 0],
      ] as const) {
        const rows = group(heading);
        for (const method of namedMethods) {
          expect(rows.some((row) => row.method === method)).toBe(true);
        }
        const rejected = rows.filter(({ outcome }) => outcome === "not offered");
        expect(rejected).toHaveLength(count);
      }
      for (const kind of ["URL token", "basic"])
        expect(group(`gateway, GraphQL, ${kind}`).map(({ method }) => method)).toEqual(
          expect.arrayContaining(["block", "logs", "chainID", "sendRawTransaction"]),
        );
      // A chain may have several families of its own.
      const chains = new Map<string, number>();
      for (const path of chainPaths()) {
        const part = `${formatTitle(path)}, URL token`;
        chains.set(part, (chains.get(part) ?? 0) + (await ownMethods(path)).length);
      }
      for (const [part, count] of [
        ["beacon, path key", 88],
        ["beacon in SSZ, path key", 34],
        ["beacon's events, path key", 24],
        ["info, URL token", 79],
        ["feeder, basic", 1],
        ["exchange, signed body", 60],
        ["venue's WebSocket", 29],
        ["Solana, URL token", 54],
        ["Solana PubSub, URL token", 9],
        ["TRON's JSON-RPC, URL token", countCalls("tron")],
        ...chains,
        ["OP Mainnet, WebSocket", 5],
        ["gRPC, x-token", 240],
        ["gRPC-Web, x-token", 27],
      ] as const) {
        const rows = group(`gateway, ${part}`);
        expect(rows, part).toHaveLength(count);
        // Results that no node returned name their origin.
        for (const row of rows) expect(row.result).toMatch(/simulator: |^not offered$/);
      }
      const simulated = group("gateway, management, bearer").filter(({ result }) =>
        result.includes("simulator"),
      );
      expect(simulated.map(({ method }) => method)).toEqual(["requestSepoliaTokens"]);
      const bitcoin = group("gateway, Litecoin, URL token");
      expect(bitcoin).toHaveLength(litecoind ? countCalls("litecoin") : 1);
      const notOffered = litecoind ? 14 : 15;
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
      for (const over of ["HTTP", "WebSocket"]) {
        const own = rows.filter((row) => row.over === over);
        const called = new Set(own.map(({ method }) => method));
        expect(
          listMethods(findSurface("ethereum")).filter((one) => isCall(one) && !called.has(one.name)),
        ).toEqual([]);
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

function findPath(family: string): ChainPath {
  const found = chainPaths().find((path) => path.family === family);
  if (!found) throw new Error(`no path has ${family}`);
  return found;
}

async function listNames(family: string): Promise<readonly string[]> {
  return (await ownMethods(findPath(family))).map(({ name }) => name);
}

describe("chainPaths", () => {
  it("list methods and subscriptions that a kind of chain adds", async () => {
    expect(await listNames("zksync")).toEqual(expect.arrayContaining(["zks_getProof", "zks_L1BatchNumber"]));
    expect(await listNames("base")).toEqual(
      expect.arrayContaining(["base_transactionStatus", "base_meterBundle"]),
    );
    const kinds = await ownKinds(findPath("op-stack"));
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["newFlashblocks", "newFlashblockTransactions", "pendingLogs"]),
    );
  });

  it("list other methods whose results have other types there", async () => {
    const receipts = ["eth_getTransactionReceipt", "eth_getBlockReceipts"];
    expect(await listNames("arbitrum")).toEqual(expect.arrayContaining(receipts));
    expect(await listNames("aura")).toContain("eth_getHeaderByNumber");
    const unchanged = new Set([...receipts, "eth_getBalance"]);
    expect((await listNames("aura")).filter((name) => unchanged.has(name))).toEqual([]);
  });

  it("are all paths of a node with the methods", () => {
    const surfaces = chainPaths().filter(({ family }) => family === "hyperevm");
    expect(surfaces.map(({ surface }) => surface)).toEqual(["hyperliquid", "nanoreth"]);
  });
});
