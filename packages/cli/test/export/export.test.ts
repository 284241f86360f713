import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Anvil,
  callNode,
  seedChain,
  type SeededChain,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { findColumns } from "../../src/export/columns.ts";
import { listTraces } from "../../src/export/traces.ts";
import { runCli } from "../run-cli.ts";
import { createFolder, readColumns, readCsv, readNdjson, readParquet, startFront } from "./exported.ts";

let anvil: Anvil;
let chain: SeededChain;

beforeAll(async () => {
  anvil = await startAnvil();
  chain = await seedChain(anvil.url);
  await callNode(anvil.url, "anvil_mine", "0x2");
});
afterAll(() => anvil.stop());

const datasets = ["logs", "blocks", "transactions", "receipts", "traces"] as const;

function run(args: readonly string[], endpoint = anvil.url) {
  return runCli(["export", ...args, "--endpoint", endpoint]);
}

/** The text of a value in a file of comma-separated values. */
function toText(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

describe("what is written", () => {
  it("has the values of the node, by names that join the datasets", async () => {
    const folder = createFolder();
    for (const dataset of datasets) {
      const { code, err } = await run([dataset, "--to", "2", "--out", join(folder, `${dataset}.ndjson`)]);
      expect(err).toMatch(new RegExp(`^3 of 3 blocks, 100 %: \\d+ ${dataset}, `));
      expect(code).toBe(0);
    }
    const [logs, blocks, transactions, receipts, traces] = datasets.map((one) =>
      readNdjson(join(folder, `${one}.ndjson`)),
    );
    const place = { block_number: 2, block_hash: chain.block.hash };
    const log = { ...place, transaction_index: 2, transaction_hash: chain.transactions.log };
    const topic0 = `0x${"2a".padStart(64, "0")}`;
    expect(logs).toMatchObject([{ ...log, log_index: 0, address: chain.contract, topic0, topic1: null }]);
    expect(blocks?.map(({ block_number }) => block_number)).toEqual([0, 1, 2]);
    expect(blocks?.[2]).toMatchObject({
      ...place,
      gas_used: expect.any(Number),
      difficulty: "0",
      withdrawals: [],
    });
    const block_timestamp = blocks?.[2]?.["block_timestamp"];
    expect(transactions).toHaveLength(5);
    expect(transactions?.[1]).toMatchObject({
      ...place,
      block_timestamp,
      transaction_hash: chain.transactions.transfer,
      from_address: chain.accounts[0],
      to_address: chain.accounts[1],
      value: "1000000000000000000",
    });
    expect(receipts?.map(({ status }) => status)).toEqual([1, 1, 1, 1, 0]);
    expect(traces?.[3]).toMatchObject({ ...log, action_to: chain.contract, trace_address: [] });
  });

  it.each(datasets)("%s are the same in all formats", async (dataset) => {
    const folder = createFolder();
    for (const ending of ["ndjson", "csv", "parquet"])
      expect(await run([dataset, "--to", "3", "--out", join(folder, `a.${ending}`)])).toMatchObject({
        code: 0,
      });
    const rows = readNdjson(join(folder, "a.ndjson"));
    const [header = [], ...cells] = readCsv(join(folder, "a.csv"));
    expect(cells).toEqual(rows.map((row) => header.map((name) => toText(row[name ?? ""]))));
    const found = await readParquet(join(folder, "a.parquet"));
    expect(found.map((row) => header.map((name) => toText(row[name ?? ""])))).toEqual(cells);
    expect(readdirSync(folder).toSorted()).toEqual(["a.csv", "a.ndjson", "a.parquet"]);
  });

  it("traces of a node without trace_block have the same columns", async () => {
    const folder = createFolder();
    const error = { code: -32601, message: "the method trace_block does not exist/is not available" };
    const front = await startFront(anvil.url, ({ method }) =>
      method === "trace_block" ? { result: undefined, error } : undefined,
    );
    const paths = [join(folder, "trace.ndjson"), join(folder, "debug.ndjson")] as const;
    await run(["traces", "--to", "2", "--out", paths[0]]);
    expect((await run(["traces", "--to", "2", "--out", paths[1]], front)).code).toBe(0);
    const [traced, debugged] = paths.map((path) => {
      const rows = readNdjson(path);
      // The gas of a transaction includes what it pays before its first call, and an empty output is missing.
      const omitted = new Set(["error", "result_gas_used", "result_output"]);
      return rows.map((row) => Object.entries(row).filter(([name]) => !omitted.has(name)));
    });
    expect(debugged).toEqual(traced);
    const failed = paths.map((path) => readNdjson(path).map(({ error: one }) => one !== null));
    expect(failed[1]).toEqual(failed[0]);
  });

  it("calls within calls have their place, as geth traces them", () => {
    const base = { from: "0x1", to: "0x2", gas: "0x9", gasUsed: "0x5", input: "0x", value: "0x0" };
    const inner = {
      ...base,
      type: "DELEGATECALL",
      calls: [{ ...base, type: "CREATE2", output: "0x60", error: "failed" }],
    };
    const frame = { ...base, type: "CALL", calls: [inner, { ...base, type: "SELFDESTRUCT" }] };
    const block = { number: "0x10", hash: "0xaa" };
    const found = listTraces("debug_traceBlockByHash", block, [{ txHash: "0xbb", result: frame }]);
    expect(
      found.map(({ type, traceAddress, subtraces, error }) => [type, traceAddress, subtraces, error]),
    ).toEqual([
      ["call", [], 2, undefined],
      ["call", [0], 1, undefined],
      ["create", [0, 0], 0, "failed"],
      ["suicide", [1], 0, undefined],
    ]);
    expect(found[1]).toMatchObject({
      blockNumber: 16,
      transactionPosition: 0,
      action: { callType: "delegatecall" },
    });
  });

  it("of the gateway's simulators: columns of the chain's own fields", async () => {
    const gateway = (await createGateway()) as Gateway<Credentials>;
    onTestFinished(() => gateway.close());
    const folder = createFolder();
    for (const protocol of ["ethereum", "optimism"] as const) {
      const env = { TOKEN: gateway.credentials.nodes[protocol].key };
      const target = ["--endpoint", gateway.url, "--protocol", protocol, "--token-env", "TOKEN"];
      for (const dataset of datasets) {
        const out = join(folder, `${protocol}-${dataset}.parquet`);
        const args = ["export", dataset, "--to", "latest", "--out", out, ...target];
        const { code, err } = await runCli(args, { env });
        expect({ code, err }).toEqual({
          code: 0,
          err: expect.not.stringContaining("not exported") as string,
        });
      }
    }
    expect(await readColumns(join(folder, "optimism-receipts.parquet"))).toContain("l1_fee");
    expect(await readColumns(join(folder, "ethereum-receipts.parquet"))).not.toContain("l1_fee");
  });

  it("has the columns that the guide lists", async () => {
    const guide = readFileSync(
      new URL("../../../../site/src/content/docs/guides/exporting.md", import.meta.url),
      "utf8",
    );
    for (const dataset of datasets) {
      const [, listed = ""] = new RegExp(`^\\| ${dataset} +\\| (.+?) +\\|$`, "m").exec(guide) ?? [];
      const { columns } = await findColumns(dataset, "ethereum");
      const own = columns
        .map(({ name }) => name)
        .filter((name) => !/^(?:block|transaction|log)_(?!access)/.test(name));
      expect(listed.split(", "), dataset).toEqual(own);
    }
  });

  it("without rows, the columns", async () => {
    const folder = createFolder();
    for (const ending of ["ndjson", "csv", "parquet"]) {
      const out = join(folder, `none.${ending}`);
      expect(await run(["logs", "--to", "1", "--out", out])).toMatchObject({ code: 0 });
    }
    expect(readNdjson(join(folder, "none.ndjson"))).toEqual([]);
    expect(readCsv(join(folder, "none.csv"))[0]).toContain("topic3");
    expect(await readColumns(join(folder, "none.parquet"))).toContain("topic3");
  });
});
