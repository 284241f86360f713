import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { run } from "@node-access/cli";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Outcome } from "./outcome.ts";
import { replay } from "./replay.ts";

const hash = `"0x${"00".repeat(32)}"`;
const valid = `"result":"0x1"`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Records an exchange in a folder of its own. @returns its place. */
function record(
  name: string,
  method: string,
  params: string,
  response: string,
  protocol = "ethereum",
): string {
  mkdirSync(join(folder, name), { recursive: true });
  const given = params.startsWith("{by name}") ? params.slice(9) : `[${params}]`;
  const request = `>> {"jsonrpc":"2.0","id":1,"method":"${method}","params":${given}}`;
  writeFileSync(join(folder, name, "one.io"), `// protocol: ${protocol}\n${request}\n<< ${response}\n`);
  return `${name}/one.io:3`;
}

function responding(result: string): string {
  return `{"jsonrpc":"2.0","id":1,${result}}`;
}

describe("replay", () => {
  it("names what is wrong with a recording", async () => {
    const broken = mkdtempSync(join(folder, "broken-"));
    writeFileSync(join(broken, "one.io"), `>> {"method":"eth_chainId"}\n<< {"result":\n`);
    await expect(replay(broken)).rejects.toThrow("one.io:2: ");
    writeFileSync(join(broken, "one.io"), `// protocol: acme\n>> {"method":"acme_id"}\n<< {"result":1}\n`);
    await expect(replay(broken)).rejects.toThrow("one.io:3: acme is not a protocol with JSON-RPC methods");
    writeFileSync(join(broken, "one.io"), `// api: acme\n>> GET /\n<< {}\n`);
    await expect(replay(broken)).rejects.toThrow("one.io:3: acme is none of feeder, tezos, tron");
    writeFileSync(join(broken, "one.io"), `// api: tezos\n>> /version\n<< {}\n`);
    await expect(replay(broken)).rejects.toThrow("one.io:2: expected a method, a path and perhaps a body");
    rmSync(broken, { recursive: true });
  });
});

const mismatches: readonly (readonly [
  what: string,
  method: string,
  params: string,
  result: string,
  found: string,
  protocol?: string,
])[] = [
  ["a result", "eth_chainId", "", `"result":1`, "type: error TS"],
  ["a part of a result", "eth_getLogs", "{}", `"result":[{"address":"0x"}]`, "type: error TS"],
  ["a param too many", "eth_chainId", "1", valid, "type: error TS"],
  ["a param that is missing", "eth_getCode", "", `"result":"0x"`, "type: error TS"],
  // The result must match the variant that these params select, not any variant of the method.
  [
    "the other result",
    "eth_getBlockByHash",
    `${hash},true`,
    `"result":{"transactions":[${hash}]}`,
    "type: error TS",
  ],
  ["a type", "debug_traceTransaction", `${hash},{"tracer":"callTracer"}`, `"result":{}`, "type: error TS"],
  ["a slot", "getSlot", "", `"result":"0x1"`, "type: error TS", "solana"],
  [
    "an amount",
    "estimatesmartfee",
    "6",
    `"result":{"feerate":"0.1","blocks":6}`,
    "was returned as { value: { feerate: '0.1'",
    "bitcoin",
  ],
  [
    "a name",
    "getblockhash",
    `{by name}{"height":1,"hight":1}`,
    `"result":${hash.replace("0x", "")}`,
    "type: error TS",
    "bitcoin",
  ],
  [
    "a name too few",
    "getblockhash",
    "{by name}{}",
    `"result":${hash.replace("0x", "")}`,
    "type: error TS",
    "bitcoin",
  ],
];
const unusable = ["{}", `{"jsonrpc":"2.0","id":1}`, "null", `"<html>"`, "[]"];

function isIn(name: string): (outcome: Outcome) => boolean {
  return ({ exchange }) => exchange.place.startsWith(`${name}/`);
}

// One replay for all of them: it compiles a program against the types of all methods.
describe("a replay of many exchanges", () => {
  let corpus: readonly Outcome[];
  let recorded: readonly Outcome[];
  let outcomes: readonly Outcome[];
  const at = (place: string): Outcome | undefined =>
    outcomes.find(({ exchange }) => exchange.place === place);
  beforeAll(async () => {
    for (const [what, method, params, result, , protocol] of mismatches)
      record(what, method, params, responding(result), protocol);
    for (const [index, response] of unusable.entries())
      record(`unusable ${index}`, "eth_chainId", "", response);
    record(
      "later",
      "txpool_status",
      "",
      responding(`"result":{"pending":"0x1","queued":"0x0","later":{"more":1}}`),
    );
    record("capitals", "eth_getBlockByNumber", `"0xAB",false`, responding(`"result":null`));
    cpSync(join(import.meta.dirname, "mismatches"), folder, { recursive: true });
    for (const name of ["corpus", "recorded"])
      cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true });
    const all = await replay(folder);
    corpus = all.filter(isIn("corpus"));
    recorded = all.filter(isIn("recorded"));
    outcomes = all.filter((outcome) => !corpus.includes(outcome) && !recorded.includes(outcome));
  });

  it("has no defects that `node-access check --recorded` finds", async () => {
    const out = new PassThrough();
    const { signal } = new AbortController();
    const io = { stdin: Readable.from([]), stdout: out, stderr: out, env: {}, signal };
    expect([
      await run(["check", "--recorded", join(import.meta.dirname, "recorded")], io),
      String(out.read()),
    ]).toEqual([0, expect.stringContaining('"findings":[]')]);
  });

  it("matches the corpus of this test, and counts rejected requests and unknown methods", () => {
    expect(corpus.map(({ exchange, verdict }) => [exchange.place, verdict])).toEqual([
      ["corpus/eth_chainId/one.io:3", "matches"],
      ["corpus/eth_getBlockByHash/rejected.io:2", "rejected"],
      ["corpus/eth_getBlockByHash/rejected.io:4", "matches"],
      ["corpus/testing/unknown-method.io:2", "not in the specs"],
    ]);
  });

  it("matches the recorded shapes of particular nodes", () => {
    expect(
      recorded.flatMap(({ exchange, mismatches: found }) =>
        found.map((line) => `${exchange.place}: ${line}`),
      ),
    ).toEqual([]);
    expect(new Set(recorded.map(({ verdict }) => verdict))).toEqual(new Set(["matches", "rejected"]));
    const protocols = recorded.map(({ exchange }) => exchange.protocol);
    expect(protocols).toEqual(
      expect.arrayContaining(["ethereum", "solana", "bitcoin", "litecoin", "tron", "tezos", "graphql"]),
    );
  });

  it.each(mismatches)("reports %s that does not match", (what, _method, _params, _result, found) => {
    const outcome = at(`${what}/one.io:3`);
    expect(outcome?.verdict).toBe("mismatch");
    expect(outcome?.mismatches.join("\n")).toContain(found);
  });

  it("reports exchanges over HTTP that do not match", () => {
    const own = outcomes.filter(({ exchange }) => exchange.place.startsWith("http.io"));
    expect(own.map(({ exchange, verdict }) => [exchange.method, verdict])).toEqual([
      ["getBalance", "mismatch"],
      ["getOperation", "mismatch"],
      ["getBlockHash", "mismatch"],
      ["GET /network/peers", "not in the specs"],
      ["gasPrice", "mismatch"],
      ["block", "mismatch"],
    ]);
    const found = own.map((outcome) => outcome.mismatches.join("\n"));
    for (const [index, text] of [
      "type: error TS",
      "type: error TS",
      "was returned as { value: 'BL",
      "",
      "type: error TS",
      'Cannot query field "gas" on type "Block".',
    ].entries())
      expect(found[index]).toContain(text);
  });

  it("accepts additional fields of newer nodes", () => {
    expect(at("later/one.io:3")?.verdict).toBe("matches");
  });

  it("accepts capital hex digits in quantities, which the decoded view sends in lower case", () => {
    expect(at("capitals/one.io:3")).toMatchObject({ verdict: "matches", mismatches: [] });
  });

  it("counts unusable responses separately and replays the others", () => {
    const counted = outcomes.filter(({ verdict }) => verdict === "no result");
    expect(counted.map(({ exchange }) => exchange.place)).toEqual(
      unusable.map((_, index) => `unusable ${index}/one.io:3`),
    );
  });
});
