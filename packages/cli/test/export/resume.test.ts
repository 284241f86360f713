import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checkpoint } from "../../src/export/checkpoint.ts";
import { type Ran, runCli, startCli } from "../run-cli.ts";
import { createFolder, readParquet, startFront } from "./exported.ts";

/** More than a megabyte of headers, after which a file is saved. */
const BLOCKS = 1_500;
const bin = new URL("../../src/bin.ts", import.meta.url).pathname;

let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil();
  await callNode(anvil.url, "anvil_mine", `0x${BLOCKS.toString(16)}`);
});
afterAll(() => anvil.stop());

function args(out: string, endpoint = anvil.url): string[] {
  return ["export", "blocks", "--to", String(BLOCKS), "--out", out, "--endpoint", endpoint];
}

function readCheckpoint(out: string): Checkpoint | undefined {
  return existsSync(`${out}.cursor`)
    ? (JSON.parse(readFileSync(`${out}.cursor`, "utf8")) as Checkpoint)
    : undefined;
}

/** A node that does not respond to requests for the last blocks. */
function startStalling(): Promise<string> {
  return startFront(anvil.url, ({ method, params: [block] }) =>
    method === "eth_getBlockByNumber" && Number(block) > 1_300 && Number(block) < BLOCKS
      ? "nothing"
      : undefined,
  );
}

/** Exports until the node stalls, and interrupts it as Ctrl-C does. */
async function interrupt(out: string): Promise<Ran> {
  const controller = new AbortController();
  const { signal } = controller;
  const endpoint = await startStalling();
  const running = startCli(args(out, endpoint), { signal, isTerminal: true });
  await expect
    .poll(() => running.err(), { timeout: 30_000 })
    .toMatch(/1[23]\d\d of 1501 blocks, 8\d %, \d+ \w+ left/);
  controller.abort();
  return running.ended;
}

describe.each(["ndjson", "csv", "parquet"])("%s", (ending) => {
  const readAll = async (path: string): Promise<unknown> =>
    ending === "parquet" ? readParquet(path) : readFileSync(path, "utf8");

  it("is the same after an interruption, without what was written last", async () => {
    const folder = createFolder();
    const [whole, out] = [join(folder, `whole.${ending}`), join(folder, `out.${ending}`)];
    expect((await runCli(args(whole))).code).toBe(0);
    const { code, err } = await interrupt(out);
    expect(code).toBe(130);
    const { rows = 0, size = 0 } = readCheckpoint(out) ?? {};
    expect(err).toContain(`${out}.part has ${rows} rows: to continue, run the same command again\n`);
    expect(rows).toBeGreaterThan(1_000);
    expect(existsSync(out)).toBe(false);
    // As if it had been killed while it wrote more.
    const torn = ending === "parquet" ? join(`${out}.part`, `part-00000${size + 1}.parquet`) : `${out}.part`;
    appendFileSync(torn, "PAR1,half a row");
    const resumed = await runCli(args(out));
    expect(resumed.err).toContain(`continuing ${out} at block ${rows}\n`);
    expect(resumed.code).toBe(0);
    expect(await readAll(out)).toEqual(await readAll(whole));
    expect(readdirSync(folder).toSorted()).toEqual([`out.${ending}`, `whole.${ending}`]);
  });

  it("gets its name if it was killed just before, and is left alone after", async () => {
    const out = join(createFolder(), `out.${ending}`);
    await interrupt(out);
    const { query, from, to } = readCheckpoint(out) as Checkpoint;
    const part = statSync(`${out}.part`);
    const size = part.isFile() ? part.size : 1;
    const cursor = { nextBlock: to + 1, blockHash: `0x${"0".repeat(64)}` };
    const complete = JSON.stringify({ query, from, to, rows: 1, size, cursor, isComplete: true });
    writeFileSync(`${out}.cursor`, complete);
    expect(await runCli(args(out))).toMatchObject({ code: 0 });
    expect(existsSync(`${out}.part`) || existsSync(`${out}.cursor`)).toBe(false);
    writeFileSync(`${out}.cursor`, complete);
    expect(await runCli(args(out))).toMatchObject({ code: 0 });
    expect(existsSync(`${out}.cursor`)).toBe(false);
    expect(await runCli(args(out))).toMatchObject({
      code: 2,
      err: `error: --out: ${out} exists: delete it, or choose another name\n`,
    });
  });
});

it("needs a folder that exists", async () => {
  const folder = join(createFolder(), "none");
  expect(await runCli(args(join(folder, "out.csv")))).toMatchObject({
    code: 2,
    err: `error: --out: ${join(folder, "out.csv")}: the folder ${folder} does not exist: create it first\n`,
  });
});

it("is the same after kill -9", async () => {
  const folder = createFolder();
  const [whole, out] = [join(folder, "whole.ndjson"), join(folder, "out.ndjson")];
  await runCli(args(whole));
  const child = spawn(process.execPath, [bin, ...args(out, await startStalling())], { stdio: "ignore" });
  await expect.poll(() => readCheckpoint(out)?.rows ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
  child.kill("SIGKILL");
  await once(child, "close");
  expect((await runCli(args(out))).err).toMatch(/^continuing /);
  expect(readFileSync(out, "utf8")).toBe(readFileSync(whole, "utf8"));
});

it("a disk that is full leaves what was saved, and the export continues when there is room", async () => {
  const folder = createFolder();
  const [whole, out] = [join(folder, "whole.csv"), join(folder, "out.csv")];
  await runCli(args(whole));
  // In blocks of 512 or 1024 bytes: above the first megabyte that is saved, and below the whole.
  const limit = Math.floor(statSync(whole).size / 1_024) - 50;
  const script = `ulimit -f ${limit}; exec "$@"`;
  const failed = promisify(execFile)("bash", ["-c", script, "bash", process.execPath, bin, ...args(out)]);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^error: --out: .*EFBIG/m) as string,
  });
  const { rows = 0 } = readCheckpoint(out) ?? {};
  expect(rows).toBeGreaterThan(0);
  expect(await runCli(args(out))).toMatchObject({ code: 0 });
  expect(readFileSync(out, "utf8")).toBe(readFileSync(whole, "utf8"));
});

describe("an export that cannot be continued says why", () => {
  it("another command", async () => {
    const out = join(createFolder(), "out.csv");
    await interrupt(out);
    const { code, err } = await runCli(args(out).with(3, "1400"));
    expect(code).toBe(2);
    expect(err).toContain(`${out}.cursor: the export was begun with another to: 1500, and now it is 1400.`);
  });

  it.each([
    ["", "is no cursor"],
    ["{", "is no cursor"],
    ["[]", "is no cursor"],
    ['{"query":{},"from":0,"to":9,"rows":-1,"size":0}', "is no cursor"],
    ['{"query":{},"from":0,"to":9,"rows":1,"size":0,"cursor":{"nextBlock":11}}', "is no cursor"],
    ['{"query":{},"from":0,"to":9,"rows":1,"size":0,"cursor":{"nextBlock":"1"}}', "is no cursor"],
  ])("the cursor %j", async (text, message) => {
    const out = join(createFolder(), "out.csv");
    writeFileSync(`${out}.cursor`, text);
    const { code, err } = await runCli(args(out));
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(readFileSync(`${out}.cursor`, "utf8")).toBe(text);
  });

  it("a cursor whose hash is malformed or of another chain", async () => {
    const out = join(createFolder(), "out.csv");
    await interrupt(out);
    const checkpoint = readCheckpoint(out) as Checkpoint;
    const { nextBlock = 0 } = checkpoint.cursor ?? {};
    for (const [blockHash, expected, code] of [
      ["0x1", "cursor.blockHash", 2],
      [`0x${"12".repeat(32)}`, `block ${nextBlock - 1} has left the chain`, 1],
    ] as const) {
      writeFileSync(`${out}.cursor`, JSON.stringify({ ...checkpoint, cursor: { nextBlock, blockHash } }));
      const { code: found, err } = await runCli(args(out));
      expect(err).toContain(expected);
      expect(found).toBe(code);
    }
    // What it had remains.
    expect(statSync(`${out}.part`).size).toBe(checkpoint.size);
  });

  it("rows that are missing", async () => {
    const out = join(createFolder(), "out.csv");
    await interrupt(out);
    truncateSync(`${out}.part`, 100);
    const cut = await runCli(args(out));
    expect(cut.err).toContain("bytes, found 100: another program has changed it");
    expect(cut.code).toBe(1);
    const folder = join(createFolder(), "out.parquet");
    await interrupt(folder);
    rmSync(join(`${folder}.part`, "part-000000.parquet"));
    expect((await runCli(args(folder))).err).toContain("part-000000.parquet: is missing");
  });

  it("another process that writes it at the same time", async () => {
    const out = join(createFolder(), "out.ndjson");
    const controller = new AbortController();
    const first = startCli(args(out, await startStalling()), { signal: controller.signal });
    await expect.poll(() => readCheckpoint(out)?.rows ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
    // The second one continues and ends. The first one notices, and changes nothing.
    expect((await runCli(args(out))).code).toBe(0);
    const written = readFileSync(out, "utf8");
    expect(written.trim().split("\n")).toHaveLength(BLOCKS + 1);
    controller.abort();
    await first.ended;
    expect(readFileSync(out, "utf8")).toBe(written);
    expect(existsSync(`${out}.part`) || existsSync(`${out}.cursor`)).toBe(false);
  });

  it("a file of somebody else", async () => {
    const out = join(createFolder(), "out.csv");
    writeFileSync(`${out}.part`, "mine");
    expect((await runCli(args(out))).err).toContain("out.csv.part exists without");
    expect(readFileSync(`${out}.part`, "utf8")).toBe("mine");
  });
});

it("blocks that are replaced between an interruption and the next run are found", async () => {
  const node = await startAnvil();
  await callNode(node.url, "anvil_mine", "0x80");
  const out = join(createFolder(), "out.ndjson");
  const own = ["export", "blocks", "--to", "latest", "--out", out, "--endpoint"];
  const front = await startFront(node.url, ({ params }) => (params[0] === "0x78" ? "nothing" : undefined));
  const controller = new AbortController();
  const running = startCli([...own, front], { signal: controller.signal, isTerminal: true });
  await expect.poll(() => running.err(), { timeout: 30_000 }).toMatch(/\d\d of 129 blocks/);
  controller.abort();
  await running.ended;
  const { rows = 0 } = readCheckpoint(out) ?? {};
  await callNode(node.url, "anvil_reorg", 128 - rows + 5, []);
  const { code, err } = await runCli([...own, node.url]);
  expect(err).toContain(`block ${rows - 1} has left the chain`);
  expect(err).toContain("(BLOCK_REPLACED)");
  expect(err).toContain(`to begin again, delete it and ${out}.cursor; with --to finalized`);
  expect(code).toBe(1);
  await node.stop();
});

it.each([
  [["--out", "x.json"], "--out: expected a name that ends in .ndjson, .csv, .parquet"],
  [["--out", "x.csv", "--from", "soon"], "--from: expected the number of a block"],
  [["--out", "x.csv", "--to", "pending"], "--to: expected the number of a block, latest, safe or finalized"],
  [["--out", "x.csv", "--from", "5", "--to", "4"], "--to: expected a block from 5"],
  [["--out", "x.csv", "--concurrency", "0"], "--concurrency: expected a number from 1"],
  [["--out", "x.csv", "--protocol", "solana"], "export: works with EVM chains"],
  [["--out", "x.csv", "--event", "Transfer"], "--event: names an event of an ABI: add --abi FILE"],
  [["--out", "x.csv", "-p", "adress=0x1"], "Did you mean address?"],
  [[], "required option '--out <path>' not specified"],
])("%j is found before anything is sent", async (some, message) => {
  const env = { NODE_ACCESS_ENDPOINT: "http://127.0.0.1:1" };
  const { code, err } = await runCli(["export", "logs", ...some], { env });
  expect(err).toContain(message);
  expect(code).toBe(2);
});

it.each([
  [["--to", "99999999"], 2, "--to: the node has no block 99999999"],
  [["--from", "99999998"], 2, "--from: expected a block until"],
])("%j is found before anything is written", async (some, expected, message) => {
  const folder = createFolder();
  const { code, err } = await runCli([
    "export",
    "blocks",
    ...some,
    "--out",
    join(folder, "x.csv"),
    "--endpoint",
    anvil.url,
  ]);
  expect(err).toContain(message);
  expect(code).toBe(expected);
  expect(readdirSync(folder)).toEqual([]);
});
