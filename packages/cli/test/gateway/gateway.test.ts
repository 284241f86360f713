import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Ran, runCli, type Running, startCli } from "../run-cli.ts";

let folder: string;
let gateway: Running;
const controller = new AbortController();
let admin: readonly string[];
let url: string;

/** Runs a command of the gateway, with the environment that a program needs. */
function operate(args: readonly string[], isTerminal = false, signal?: AbortSignal): Promise<Ran> {
  return runCli(["gateway", ...args], {
    env: { PATH: process.env["PATH"] ?? "" },
    isTerminal,
    ...(signal && { signal }),
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-access-gateway-"));
  const ports = ["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((name) => [name, "0"]);
  const files = ["--admin-key-file", join(folder, "admin-key")];
  const args = [
    "gateway",
    "start",
    "--database",
    ":memory:",
    "--credentials",
    ":demo:",
    "--json",
    "--mcp",
    ...ports,
    ...files,
  ];
  gateway = startCli(args, { env: { PATH: process.env["PATH"] ?? "" }, signal: controller.signal });
  const findAddress = (name: string): string => {
    const [, found] = new RegExp(`"${name}":"(http://[^"]+)"`).exec(gateway.out()) ?? [];
    if (found === undefined) throw new Error(`no address: ${gateway.out()}${gateway.err()}`);
    return found;
  };
  const waiting = { timeout: 120_000, interval: 50 };
  admin = ["--admin-url", await vi.waitFor(() => findAddress("adminUrl"), waiting), ...files];
  url = await vi.waitFor(() => findAddress("url"), waiting);
});
afterAll(async () => {
  controller.abort();
  await gateway.ended;
  await rm(folder, { recursive: true });
});

describe("gateway", () => {
  it("lists and manages what the gateway's own command manages", async () => {
    const organizations = await operate(["organizations", "list", "--json", ...admin]);
    expect(organizations.err).toBe("");
    const { results } = JSON.parse(organizations.out) as { results: { id: string }[] };
    const keys = await operate(["keys", "list", results[0]?.id ?? "", ...admin]);
    expect(keys.out).toContain("STATUS");
    expect((await operate(["evidence", ...admin])).code).toBe(0);
    const cordon = await operate(["cordon", "absent", ...admin]);
    expect(cordon).toMatchObject({
      code: 1,
      err: expect.stringContaining("node-access-gateway: ") as string,
    });
  });

  it("shows the status once in a pipe, and again and again at a terminal", async () => {
    const once = await operate(["status", ...admin]);
    expect(once.code).toBe(0);
    expect(once.out).toBe((await operate(["upstreams", "list", ...admin])).out);
    const end = new AbortController();
    const live = startCli(["gateway", "status", ...admin], {
      env: { PATH: process.env["PATH"] ?? "" },
      isTerminal: true,
      signal: end.signal,
    });
    await expect.poll(() => live.out().split("\u001B[H\u001B[J").length).toBeGreaterThan(2);
    end.abort();
    expect((await live.ended).code).toBe(130);
  });

  it("serves tools for agents at /mcp, with the tools of this package", async () => {
    const client = new Client({ name: "test", version: "1" });
    const requestInit = { headers: { authorization: "Bearer demo-solana" } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
    const { content } = await client.callTool({ name: "call", arguments: { method: "getSlot" } });
    await client.close();
    expect(JSON.stringify(content)).toContain('{\\"result\\":');
  });

  it.each([
    [["keys", "list"]],
    [["keys"]],
    [["usage", "--nope"]],
    [["audit", "--page", "x"]],
    [["start", "--port", "no"]],
    [["start", "--port", "99999"]],
  ])("exits with 2 if its own arguments are wrong: %j", async (args) => {
    const { code, err } = await operate(args);
    expect(err).toMatch(/^node-access-gateway: (arguments|--page|--port): expected /);
    expect(code).toBe(2);
  });

  it.each([[[]], [["corden"]], [["config", "check"]], [["config"]], [["cordon"]], [["status", "x"]]])(
    "exits with 2 if a command is wrong or incomplete: %j",
    async (args) => {
      const { code, err } = await operate(args);
      expect(err).toMatch(/error: gateway|Usage: node-access gateway|node-access-gateway: arguments: /);
      expect(code).toBe(2);
    },
  );

  it("checks a config file", async () => {
    const file = join(folder, "config.yaml");
    await writeFile(file, "networks:\n  ethereum-mainet: simulated\n");
    const { code, err } = await operate(["config", "check", file]);
    expect(err).toContain("config.yaml:2:20: networks.ethereum-mainet: expected ");
    expect(code).toBe(1);
  });

  it("finds mistakes", async () => {
    expect((await operate(["corden", "x"])).err).toContain("Did you mean cordon");
    expect((await operate(["config", "check"])).err).toContain("name the config file");
    const help = await operate(["--help"]);
    expect(help.out).toContain("config check <file>");
    expect((await operate(["start", "--help"])).out).toContain("--grpc-port");
  });
});

it.each([[["SIGINT"]], [["SIGTERM"]], [["SIGINT", "SIGTERM"]]] as NodeJS.Signals[][][])(
  "ends its gateway when a program sends it %j",
  async (signals) => {
    const bin = join(import.meta.dirname, "../../dist/bin.js");
    const options = ["port", "grpc-port", "admin-port", "metrics-port", "drain"].flatMap((one) => [
      `--${one}`,
      "0",
    ]);
    const args = [bin, "gateway", "start", "--database", ":memory:", "--json", ...options];
    const started = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    let printed = "";
    started.stdout.on("data", (text: Buffer) => (printed += String(text)));
    await expect.poll(() => printed).toContain('"grpcUrl"');
    // Its output ends when the gateway, which writes to it too, has ended.
    const closed = new Promise((resolve) => started.once("close", resolve));
    for (const signal of signals) started.kill(signal);
    await closed;
  },
);
