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

/** A folder with one exchange. */
function recorded(method: string, params: string, answer: string): string {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  folders.push(folder);
  mkdirSync(join(folder, method));
  const request = `>> {"jsonrpc":"2.0","id":1,"method":"${method}","params":[${params}]}`;
  writeFileSync(
    join(folder, method, "one.io"),
    `// ${method}\n${request}\n<< {"jsonrpc":"2.0","id":1,${answer}}\n`,
  );
  return folder;
}

describe("replay", { timeout: 30_000 }, () => {
  it("finds that the corpus of this test fits, and counts what was rejected or is omitted", async () => {
    const outcomes = await replay(join(import.meta.dirname, "corpus"));
    expect(outcomes.map(({ exchange, verdict }) => [exchange.place, verdict])).toEqual([
      ["eth_chainId/one.io:3", "fits"],
      ["eth_getBlockByHash/refused.io:2", "refused"],
      ["eth_getBlockByHash/refused.io:4", "fits"],
      ["testing/left-out.io:2", "not in the specs"],
    ]);
    const lines = report(outcomes).split("\n");
    expect(lines[0]).toMatch(/^method +fits +refused +misfit +no result +not in the specs$/);
    expect(lines.at(-1)).toMatch(/^all +2 +1 +0 +0 +1$/);
  });

  it("finds that the recorded shapes of single nodes fit", async () => {
    const outcomes = await replay(join(import.meta.dirname, "recorded"));
    expect(
      outcomes.flatMap(({ exchange, said }) => said.map((line) => `${exchange.place}: ${line}`)),
    ).toEqual([]);
    expect(new Set(outcomes.map(({ verdict }) => verdict))).toEqual(new Set(["fits"]));
  });

  it.each([
    ["a result", "eth_chainId", "", `"result":1`, "result: it must be string"],
    ["a part of a result", "eth_getLogs", "{}", `"result":[{"address":"0x"}]`, "result[0].address: "],
    ["params", "eth_getBlockByHash", `"0x12",true`, `"result":null`, "params[0]: "],
    ["a param too many", "eth_chainId", "1", `"result":"0x1"`, "params[0]: is one too many"],
    ["a param that is missing", "eth_getCode", "", `"result":"0x"`, "params[0]: is missing"],
    // The one that these params choose, not any that the method can give.
    [
      "the other result",
      "eth_getBlockByHash",
      `${hash},true`,
      `"result":{"transactions":[${hash}]}`,
      "result",
    ],
    ["a type", "debug_traceTransaction", `${hash},{"tracer":"callTracer"}`, `"result":{}`, "type: error TS"],
  ])("tells %s that does not fit", async (_, method, params, answer, said) => {
    const [outcome] = await replay(recorded(method, params, answer));
    expect(outcome?.verdict).toBe("misfit");
    expect(outcome?.said.join("\n")).toContain(said);
    if (outcome) expect(report([outcome])).toContain(`\n${method}, ${method}/one.io:3\n  `);
  });

  it("takes what a newer node adds", async () => {
    const answer = `"result":{"pending":"0x1","queued":"0x0","later":{"more":1}}`;
    const [outcome] = await replay(recorded("txpool_status", "", answer));
    expect(outcome?.verdict).toBe("fits");
  });

  it.each(["{}", `{"jsonrpc":"2.0","id":1}`, "null", `"<html>"`, "[]"])(
    "counts the response %s apart and replays the others",
    async (response) => {
      const folder = recorded("eth_chainId", "", `"result":"0x1"`);
      const request = `{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}`;
      writeFileSync(join(folder, "eth_chainId", "two.io"), `>> ${request}\n<< ${response}\n`);
      const outcomes = await replay(folder);
      expect(outcomes.map(({ verdict }) => verdict)).toEqual(["fits", "no result"]);
      expect(report(outcomes).split("\n").at(-1)).toMatch(/^all +1 +0 +0 +1 +0$/);
    },
  );

  it("accepts capital hex digits in quantities, which the decoded view sends in lower case", async () => {
    const outcomes = await replay(recorded("eth_getBlockByNumber", `"0xAB",false`, `"result":null`));
    expect(outcomes.map(({ verdict, said }) => [verdict, said])).toEqual([["fits", []]]);
  });

  it("says what is wrong with a record", async () => {
    await expect(replay(recorded("eth_chainId", "", `"result":`))).rejects.toThrow("eth_chainId/one.io:3: ");
    await expect(replay(mkdtempSync(join(tmpdir(), "replay-")))).rejects.toThrow("has no exchanges");
  });
});
