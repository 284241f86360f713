import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { replay } from "../src/replay.ts";
import { report } from "../src/report.ts";

const hash = `"0x${"00".repeat(32)}"`;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a folder with one recorded exchange. */
function recorded(method: string, params: string, response: string): string {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  folders.push(folder);
  mkdirSync(join(folder, method));
  const request = `>> {"jsonrpc":"2.0","id":1,"method":"${method}","params":[${params}]}`;
  writeFileSync(
    join(folder, method, "one.io"),
    `// ${method}\n${request}\n<< {"jsonrpc":"2.0","id":1,${response}}\n`,
  );
  return folder;
}

describe("replay", () => {
  it("matches the corpus of this test, and counts rejected requests and unknown methods", async () => {
    const outcomes = await replay(join(import.meta.dirname, "corpus"));
    expect(outcomes.map(({ exchange, verdict }) => [exchange.place, verdict])).toEqual([
      ["eth_chainId/one.io:3", "matches"],
      ["eth_getBlockByHash/rejected.io:2", "rejected"],
      ["eth_getBlockByHash/rejected.io:4", "matches"],
      ["testing/unknown-method.io:2", "not in the specs"],
    ]);
    const lines = report(outcomes).split("\n");
    expect(lines[0]).toMatch(/^method +matches +rejected +mismatch +no result +not in the specs$/);
    expect(lines.at(-1)).toMatch(/^all +2 +1 +0 +0 +1$/);
  });

  it("matches the recorded shapes of particular nodes", async () => {
    const outcomes = await replay(join(import.meta.dirname, "recorded"));
    expect(
      outcomes.flatMap(({ exchange, mismatches }) => mismatches.map((line) => `${exchange.place}: ${line}`)),
    ).toEqual([]);
    expect(new Set(outcomes.map(({ verdict }) => verdict))).toEqual(new Set(["matches"]));
  });

  it.each([
    ["a result", "eth_chainId", "", `"result":1`, "result: it must be string"],
    ["a part of a result", "eth_getLogs", "{}", `"result":[{"address":"0x"}]`, "result[0].address: "],
    ["params", "eth_getBlockByHash", `"0x12",true`, `"result":null`, "params[0]: "],
    ["a param too many", "eth_chainId", "1", `"result":"0x1"`, "params[0]: is one too many"],
    ["a param that is missing", "eth_getCode", "", `"result":"0x"`, "params[0]: is missing"],
    // The result must match the variant that these params select, not any variant of the method.
    [
      "the other result",
      "eth_getBlockByHash",
      `${hash},true`,
      `"result":{"transactions":[${hash}]}`,
      "result",
    ],
    ["a type", "debug_traceTransaction", `${hash},{"tracer":"callTracer"}`, `"result":{}`, "type: error TS"],
  ])("reports %s that does not match", async (_, method, params, response, expected) => {
    const [outcome] = await replay(recorded(method, params, response));
    expect(outcome?.verdict).toBe("mismatch");
    expect(outcome?.mismatches.join("\n")).toContain(expected);
    if (outcome) expect(report([outcome])).toContain(`\n${method}, ${method}/one.io:3\n  `);
  });

  it("accepts additional fields of newer nodes", async () => {
    const response = `"result":{"pending":"0x1","queued":"0x0","later":{"more":1}}`;
    const [outcome] = await replay(recorded("txpool_status", "", response));
    expect(outcome?.verdict).toBe("matches");
  });

  it.each(["{}", `{"jsonrpc":"2.0","id":1}`, "null", `"<html>"`, "[]"])(
    "counts the response %s separately and replays the others",
    async (response) => {
      const folder = recorded("eth_chainId", "", `"result":"0x1"`);
      const request = `{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}`;
      writeFileSync(join(folder, "eth_chainId", "two.io"), `>> ${request}\n<< ${response}\n`);
      const outcomes = await replay(folder);
      expect(outcomes.map(({ verdict }) => verdict)).toEqual(["matches", "no result"]);
      expect(report(outcomes).split("\n").at(-1)).toMatch(/^all +1 +0 +0 +1 +0$/);
    },
  );

  it("accepts capital hex digits in quantities, which the decoded view sends in lower case", async () => {
    const outcomes = await replay(recorded("eth_getBlockByNumber", `"0xAB",false`, `"result":null`));
    expect(outcomes.map(({ verdict, mismatches }) => [verdict, mismatches])).toEqual([["matches", []]]);
  });

  it("names what is wrong with a recording", async () => {
    await expect(replay(recorded("eth_chainId", "", `"result":`))).rejects.toThrow("eth_chainId/one.io:3: ");
    await expect(replay(mkdtempSync(join(tmpdir(), "replay-")))).rejects.toThrow("has no exchanges");
  });
});
