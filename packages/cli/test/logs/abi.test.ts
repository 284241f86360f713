import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAbi } from "../../src/logs/read-abi.ts";
import { createFolder, readColumns, readNdjson, readParquet } from "../export/exported.ts";
import { runCli, startCli } from "../run-cli.ts";

const word = (digits: string): string => digits.padStart(64, "0");
const holders = ["ab".repeat(20), "cd".repeat(20)] as const;
/** keccak256("Transfer(address,address,uint256)"), which ERC-20 and ERC-721 share. */
const TRANSFER = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const address = { type: "address", indexed: true };
const fungible = {
  type: "event",
  name: "Transfer",
  inputs: [
    { ...address, name: "from" },
    { ...address, name: "to" },
    { name: "value", type: "uint256", indexed: false },
  ],
};
const token = {
  ...fungible,
  inputs: [...fungible.inputs.slice(0, 2), { name: "tokenId", type: "uint256", indexed: true }],
};
const approval = { ...fungible, name: "Approval" };

let anvil: Anvil;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "abi-"));
  anvil = await startAnvil();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await anvil.stop();
});

function writeAbi(abi: unknown): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof abi === "string" ? abi : JSON.stringify(abi));
  return path;
}

/** Emits a log in a transaction that creates a contract: its code is the data, MSTORE, and LOG0 to LOG4. */
async function emit(topics: readonly string[], data: string): Promise<void> {
  const pushes = topics.toReversed().map((topic) => `7f${topic}`);
  const code = `0x7f${word(data)}600052${pushes.join("")}60${data === "" ? "00" : "20"}6000a${topics.length}00`;
  const [from] = (await callNode(anvil.url, "eth_accounts")) as string[];
  await callNode(anvil.url, "eth_sendTransaction", { from, data: code });
}

const ofHolders = [TRANSFER, ...holders.map(word)];

async function exportLogs(name: string, ...args: readonly string[]) {
  const path = join(createFolder(), name);
  const own = ["--to", "latest", "--out", path, "--endpoint", anvil.url];
  return { path, ...(await runCli(["export", "logs", ...own, ...args])) };
}

describe("export logs --abi", () => {
  beforeAll(async () => {
    await emit(ofHolders, "f".repeat(64));
    await emit([...ofHolders, word("07")], "");
    await emit([word("2a")], "01");
  });

  const [from, to] = holders.map((holder) => `0x${holder}`);
  const value = String(2n ** 256n - 1n);

  it("adds the event and its arguments, and says which logs it does not fit", async () => {
    const { path, err, code } = await exportLogs(
      "all.ndjson",
      "--abi",
      writeAbi({ abi: [fungible, approval] }),
    );
    expect(code).toBe(0);
    expect(err).toContain("\n2 logs do not match the ABI: they are not decoded\n");
    expect(readNdjson(path).map(({ event, args }) => ({ event, args }))).toEqual([
      { event: "Transfer", args: { from, to, value } },
      { event: null, args: null },
      { event: null, args: null },
    ]);
  });

  it("with events that only differ in what is indexed, decodes each", async () => {
    const { path } = await exportLogs("both.parquet", "--abi", writeAbi([fungible, token]));
    expect((await readParquet(path)).map(({ args }) => args)).toEqual([
      JSON.stringify({ from, to, value }),
      JSON.stringify({ from, to, tokenId: "7" }),
      null,
    ]);
  });

  it("--event reads one event, and has a column for each argument", async () => {
    const abi = writeAbi([token, approval]);
    const { path, err } = await exportLogs("one.parquet", "--abi", abi, "--event", "Transfer");
    expect(err).toContain("\n1 logs do not match the ABI");
    expect((await readColumns(path)).slice(-3)).toEqual(["arg_from", "arg_to", "arg_tokenId"]);
    const rows = await readParquet(path);
    expect(rows.map(({ arg_tokenId }) => arg_tokenId)).toEqual([null, "7"]);
    const contradiction = await exportLogs(
      "x.csv",
      "--abi",
      abi,
      "--event",
      "Transfer",
      "-p",
      `topics=["0x${word("2a")}"]`,
    );
    expect(contradiction.err).toContain("--event chooses the first topic");
    const others = `topics=[null,"0x${word(holders[1])}"]`;
    const none = await exportLogs("none.ndjson", "--abi", abi, "--event", "Transfer", "-p", others);
    expect(readNdjson(none.path)).toEqual([]);
  });

  it("is not continued with another ABI", async () => {
    const out = join(createFolder(), "out.csv");
    const query = { dataset: "logs", chainId: "0x7a69", from: 0, to: 1, filter: {} };
    writeFileSync(`${out}.cursor`, JSON.stringify({ query, from: 0, to: 1, rows: 0, size: 0 }));
    const args = ["export", "logs", "--to", "1", "--out", out, "--endpoint", anvil.url];
    const { code, err } = await runCli([...args, "--abi", writeAbi([token])]);
    expect(err).toContain("was begun with another abi: null, and now it is ");
    expect(code).toBe(2);
  });

  it("watch logs --abi", async () => {
    const abi = writeAbi([fungible]);
    const args = ["watch", "logs", "--abi", abi, "--event", "Transfer", "--endpoint", anvil.url];
    const from0 = ["--from", "1", "--limit", "2"];
    const { out } = await startCli([...args, ...from0]).ended;
    const events = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toMatchObject([
      { type: "log", log: { logIndex: "0x0" }, event: "Transfer", args: { from, to, value } },
      { type: "log", event: null, args: null },
    ]);
    const shown = await startCli([...args, ...from0], { isTerminal: true, env: { NO_COLOR: "1" } }).ended;
    expect(shown.out).toContain(`event=Transfer  args.from=${from}  args.to=${to}  args.value=${value}\n`);
  });
});

it.each<readonly [string, unknown, string | undefined, string]>([
  ["no JSON", "event Transfer()", undefined, "--abi: expected JSON"],
  [
    "no list",
    { contracts: [] },
    undefined,
    'expected the JSON of an ABI: a list, or an object with the list "abi"',
  ],
  ["no events", [{ type: "function", name: "a", inputs: [] }], undefined, "has no event"],
  ["anonymous", [{ ...token, anonymous: true }], undefined, "has no event that is not anonymous"],
  ["another name", [token], "transfer", 'has no event "transfer". Did you mean Transfer?'],
  [
    "an unknown type",
    [{ ...token, inputs: [{ name: "a", type: "uint9000z" }] }],
    undefined,
    "the event Transfer: ",
  ],
  ["no inputs", [{ type: "event", name: "a" }], undefined, "has no event"],
])("an ABI with %s is an error", async (_, abi, event, message) => {
  await expect(readAbi(writeAbi(abi), event)).rejects.toThrow(message);
});

it("a file that cannot be read is an error", async () => {
  await expect(readAbi("/nowhere/abi.json", undefined)).rejects.toThrow(
    "--abi: /nowhere/abi.json cannot be read: ENOENT",
  );
});

it("decodes each type, without rounding", async () => {
  const inputs = [
    { name: "hashed", type: "string", indexed: true },
    { name: "small", type: "int64" },
    { name: "large", type: "uint64" },
    { name: "", type: "bool" },
    { name: "fixed", type: "bytes3" },
    { name: "small", type: "uint8" },
    {
      name: "list",
      type: "tuple[]",
      components: [
        { name: "id", type: "uint32" },
        { name: "text", type: "string" },
      ],
    },
  ];
  const {
    topics = [],
    columns,
    decode,
  } = await readAbi(writeAbi([{ type: "event", name: "All", inputs }]), "All");
  expect(columns.map(({ name, type }) => [name, type])).toEqual([
    ["arg_hashed", "text"],
    ["arg_small", "int"],
    ["arg_large", "text"],
    ["arg_3", "boolean"],
    ["arg_fixed", "text"],
    ["arg_5", "int"],
    ["arg_list", "json"],
  ]);
  const words = [
    `8${"0".repeat(15)}`.padStart(64, "f"),
    word("f".repeat(16)),
    word("1"),
    "010203".padEnd(64, "0"),
    word("9"),
    word("c0"),
    // One item: its place, id, the place of its text, its length, its bytes.
    word("1"),
    word("20"),
    word("5"),
    word("40"),
    word("2"),
    "c3bc".padEnd(64, "0"),
  ];
  const log = { topics: [topics[0] ?? "", `0x${word("aa")}`], data: `0x${words.join("")}` };
  expect(decode(log)).toEqual({
    event: "All",
    args: {
      hashed: `0x${word("aa")}`,
      small: -(2n ** 63n),
      large: "18446744073709551615",
      "3": true,
      fixed: "0x010203",
      "5": 9,
      list: [{ id: 5, text: "ü" }],
    },
  });
  const cut = { ...log, data: log.data.slice(0, -64) };
  expect([decode(cut), decode({ ...log, topics: [] }), decode({ ...log, data: "0x" })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
