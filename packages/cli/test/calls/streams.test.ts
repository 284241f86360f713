import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ran, runCli, type Surroundings } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

function streams(args: readonly string[], more: Surroundings = {}, url = gateway.url): Promise<Ran> {
  const env = { NODE_ACCESS_ENDPOINT: url, KEY: gateway.credentials.apiKey };
  return runCli(["streams", ...args, "--token-env", "KEY"], { ...more, env });
}

describe("mistakes are found before anything is sent", () => {
  it.each([
    [[], "expected --network, --logs and --to, or a stream as JSON on stdin", { isTerminal: true }],
    [[], "stdin: expected JSON", { input: "{" }],
    [[], "createStream: body", { input: "{}" }],
    [["--network", "NW-1", "--to", "pull"], "expected either --logs ADDRESS, --logs all or --source TYPE"],
    [["--network", "NW-1", "--logs", "all", "--source", "blocks", "--to", "pull"], "expected either --logs"],
    [["--network", "NW-1", "--logs", "0x12", "--to", "pull"], "addresses[0]: expected 20 bytes"],
    [
      ["--network", "NW-1", "--logs", "all"],
      "--to: expected the URL of a webhook, or pull, received nothing",
    ],
    [["--network", "NW-1", "--logs", "all", "--to", "postgres://user:pass@host/name"], "JSON on stdin"],
    [["--logs", "all", "--to", "pull"], "--network: expected a network"],
  ] as [string[], string, Surroundings?][])("create %j", async (args, message, more = {}) => {
    const { code, out, err } = await streams(["create", ...args, "--yes"], more, "http://127.0.0.1:1");
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  it.each([
    [["watch", "ND-1"], "id: expected that of a stream"],
    [["replay", "ST-1", "first"], "block: expected the number of a block"],
    [["redeliver", "ST-1", "one"], "sequence: expected the sequence number"],
    [["pause", "ST-1"], "add --yes"],
  ])("%j", async (args, message) => {
    const { code, err } = await streams(args, {}, "http://127.0.0.1:1");
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it("a chain without a network is named, with those that there are", async () => {
    const { code, err } = await streams(["create", "--network", "none", "--logs", "all", "--to", "pull"]);
    expect(err).toContain("one of ethereum-mainnet");
    expect(code).toBe(2);
  });
});
