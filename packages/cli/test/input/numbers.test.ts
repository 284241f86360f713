import { describe, expect, it } from "vitest";
import { runCli } from "../run-cli.ts";

/** What JavaScript reads as a number, and no person means as one. */
const texts = ["", " ", " 5", "5 ", "+5", "1e3", "0x10", "0b1", "1_000", "Infinity", "5.", ".5", "٣"];

/** Commands with a number at the end, and what their message names. */
const commands: readonly (readonly [command: string, name: string])[] = [
  ["streams replay ST-1 ", "block"],
  ["streams recheck ST-1 1 ", "block"],
  ["streams redeliver ST-1 ", "sequence"],
  ["streams watch ST-1 --limit=", "--limit"],
  ["streams list --page=", "--page"],
  ["nodes list --page=", "--page"],
  ["watch heads --from=", "--from"],
  ["watch heads --limit=", "--limit"],
  ["export blocks --out x.csv --from=", "--from"],
  ["export blocks --out x.csv --to=", "--to"],
  ["export blocks --out x.csv --concurrency=", "--concurrency"],
  ["batch --concurrency=", "--concurrency"],
  ["mcp --port=", "--port"],
  ["rpc eth_blockNumber --timeout=", "--timeout"],
  ["load --rate=", "--rate"],
  ["load --seconds=", "--seconds"],
  ["load --connections=", "--connections"],
  ["load --max-p99=", "--max-p99"],
  ["load --max-errors=", "--max-errors"],
  ["load --methods=eth_call=", "--methods"],
  ["check --rate=", "--rate"],
  ["check --max-requests=", "--max-requests"],
  ["check --max-seconds=", "--max-seconds"],
  ["check --event-seconds=", "--event-seconds"],
  ["check --samples=", "--samples"],
];

describe.each(commands)("a number after %j", (command, name) => {
  it.each(texts)("is not %j", async (text) => {
    const words = `${command}NUMBER`.split(" ").map((word) => word.replace("NUMBER", text));
    const args = [...words, ...(words[0] === "streams" && words[1] !== "watch" ? ["--yes"] : [])];
    const ran = await runCli(args, { env: { NODE_ACCESS_ENDPOINT: "http://127.0.0.1:1" } });
    expect(ran.err).toContain(`${name}: expected`);
    expect(ran.err).toContain(`received ${JSON.stringify(text)}`);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: "" });
  });
});
