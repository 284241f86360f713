import { exec, spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePorts, onFreePorts } from "@node-access-tools/local-servers";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { readCommandLine } from "../../src/command/command-line.ts";
import { createGateway, type Credentials } from "../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { type GatewayProcess, startGatewayProcess } from "../faults/gateway-process.ts";
import { joinedCommand, joinedIndex } from "../global-setup.ts";

/** Starts a gateway as npx does, and ends the shell in between, which does not pass the signal on. */
async function startBehindShell(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<{ gone: Promise<unknown>; url: string; pid: number }> {
  const args = [joinedCommand, ...onFreePorts, "--database", ":memory:", "--drain", "0"];
  const shell = spawn("sh", ["-c", '"$0" "$@" & echo "pid $!"; wait', process.execPath, ...args], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: "", ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  shell.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  // The gateway has the output open too.
  const gone = once(shell.stdout, "close");
  await expect.poll(() => output).toContain("Listening");
  shell.kill("SIGTERM");
  await once(shell, "exit");
  return { gone, url: findUrl(output), pid: Number(/^pid (\d+)$/m.exec(output)?.[1]) };
}

describe("command line", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  it("has defaults for everything", () => {
    expect(readCommandLine([])).toEqual({
      shows: undefined,
      options: {
        port: 9640,
        grpcPort: 9641,
        admin: { port: 9642 },
        metrics: { port: 9643, host: "127.0.0.1" },
        database: "node-access-gateway.db",
      },
      output: {
        json: false,
        file: { path: "node-access-gateway.db.credentials.json", isRequired: false },
      },
      workers: 1,
      isCheck: false,
    });
  });

  it("opens a console if it is enabled, or its address is given", () => {
    expect(readCommandLine(["--console"])).toMatchObject({ options: { console: { port: 9644 } } });
    expect(readCommandLine(["--console-port", "0", "--console-host", "::1"])).toMatchObject({
      options: { console: { port: 0, host: "::1" } },
    });
    const variable = { NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD: "a password of this test" };
    expect(readCommandLine(["--console"], variable)).toMatchObject({
      options: { console: { password: "a password of this test" } },
    });
    expect(readCommandLine([], variable)).not.toHaveProperty("options.console");
    const config = file("config.json", '{"console":{"host":"127.0.0.2"}}');
    expect(readCommandLine(["--config", config])).toMatchObject({
      options: { console: { host: "127.0.0.2", port: 9644 } },
    });
  });

  it("says that an option has no value, or an empty one", () => {
    expect(() => readCommandLine(["--json=true"])).toThrow(
      "expected --json alone, received a value of --json",
    );
    for (const name of ["--port", "--drain", "--workers"])
      expect(() => readCommandLine([`${name}=`])).toThrow(/^--\w+: expected .*, received an empty text$/);
  });

  it("accepts a number of workers", () => {
    expect(readCommandLine(["--workers", "4"])).toMatchObject({ workers: 4 });
    for (const count of ["0", "-1", "1.5", "many", "1000", ""])
      expect(() => readCommandLine([`--workers=${count}`])).toThrow(
        "--workers: expected a number from 1 to 999",
      );
  });

  it("accepts options, and a file with the rest", () => {
    const config = file("config.json", '{"limits":{"batchItems":5}}');
    const key = file("key.pem", "KEY");
    const args = ["--port", "0", "--host", "::1", "--config", config, "--cert", key, "--cert-key", key];
    expect(readCommandLine(args)).toMatchObject({
      options: { port: 0, host: "::1", limits: { batchItems: 5 }, tls: { certFile: key, keyFile: key } },
    });
  });

  it("accepts trusted proxies, and plain HTTP on any address", () => {
    const args = ["--trusted-proxies", "10.0.0.0/8, ::1", "--insecure-http"];
    expect(readCommandLine(args)).toMatchObject({
      options: { trustedProxies: ["10.0.0.0/8", "::1"], insecureHttp: true },
    });
  });

  it.each([
    [["--prot", "1"], "arguments"],
    [["stray"], "arguments"],
    [["--port", "x"], "--port"],
    [["--admin-port", "x"], "--admin-port"],
    [["--cert", "x"], "--cert"],
    [["--config", "/nowhere.json"], "--config"],
    [["--access-log", "2x"], "--access-log"],
    [["--port", "99999"], "--port"],
    [["--cors-origin", "https://a.example,x"], "--cors-origin.1"],
    [["--trusted-proxies", "::1,300.0.0.1"], "--trusted-proxies.1"],
    [["--admin-port", "65536"], "--admin-port"],
    [["--host", ""], "--host"],
    [["--database", ""], "--database"],
    [["--public-url", "http://rpc.example"], "--public-url"],
    [["--add-organization", ""], "--add-organization"],
  ])("rejects %j and names it", (args, path) => {
    expect(() => readCommandLine(args)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
    );
  });

  it.each([
    [["--porrt", "1"], "arguments: expected --port, received unknown option '--porrt'"],
    [["--wat"], "arguments: expected an argument that --help lists, received unknown option '--wat'"],
    [["stray"], "arguments: expected an argument that --help lists, received unexpected argument 'stray'"],
    [["--port", "-1"], "--port: expected a port number, received -1"],
    [
      ["--port"],
      "arguments: expected an argument that --help lists, received option '--port <port>' argument missing",
    ],
    // The value may be a secret.
    [
      ["--token=secret"],
      "arguments: expected an argument that --help lists, received unknown option '--token'",
    ],
  ])("%j is explained in one line", (args, message) => {
    expect(() => readCommandLine(args)).toThrow(expect.objectContaining({ message }));
  });

  it("has the credentials of the documentation, for this machine only", () => {
    const demo = ["--database", ":memory:", "--credentials", ":demo:"];
    expect(readCommandLine(demo)).toMatchObject({
      options: {
        credentials: {
          apiKey: "demo.api-key",
          nodes: { ethereum: { key: "demo" }, solana: { key: "demo-solana" } },
        },
        // Not anvil, although it is installed here: the documentation shows what simulators return.
        networks: { "ethereum-mainnet": "simulator", "base-sepolia": "simulator" },
      },
    });
    const networks = { "ethereum-mainnet": { rpc: { anvil: true } } };
    const own = file("own.json", JSON.stringify({ networks }));
    expect(readCommandLine([...demo, "--config", own])).toMatchObject({
      options: { networks },
    });
    expect(readCommandLine([...demo, "--host", "::1"])).toBeDefined();
    for (const host of ["0.0.0.0", "::", "192.168.0.7"]) {
      expect(() => readCommandLine([...demo, "--host", host, "--insecure-http"])).toThrow(
        `--credentials: expected credentials of your own, because everyone knows those of :demo:, received --host ${host}`,
      );
    }
    const config = file("open.json", '{ "host": "0.0.0.0", "insecureHttp": true }');
    expect(() => readCommandLine([...demo, "--config", config])).toThrow("because everyone knows");
    expect(() => readCommandLine([...demo, "--public-url", "https://rpc.example"])).toThrow(
      "received --public-url https://rpc.example",
    );
    // A later start with the same database could listen to everyone.
    expect(() => readCommandLine(["--credentials", ":demo:"])).toThrow("--database :memory:");
  });

  it("rejects an unknown name in a file of credentials, without its value", () => {
    const path = file("credentials.json", '{"apiKy":"secret-key","nodes":{}}');
    expect(() => readCommandLine(["--credentials", path])).toThrow(
      expect.objectContaining({
        message: `--credentials: expected an object with organization, apiKey, nodes, consolePassword, received an object with apiKy`,
      }),
    );
  });

  it("takes precedence over the config", () => {
    const config = file("config.json", '{"port":1,"grpcPort":2,"database":"x.db","admin":{"port":3}}');
    expect(readCommandLine(["--config", config, "--port", "5"])).toMatchObject({
      options: { port: 5, grpcPort: 2, database: "x.db", admin: { port: 3 } },
    });
  });
});

function findUrl(output: string): string {
  return /Listening on (\S+),/.exec(output)?.[1] ?? "";
}

describe("command", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  describe("on an older Node", () => {
    /** Makes this Node report an older version, which lacks SQLite. */
    const older = `import { registerHooks } from "node:module";
Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });
registerHooks({
  resolve(name, context, next) {
    if (name === "node:sqlite") throw new Error("no such module");
    return next(name, context);
  },
});`;

    async function captureError(...args: string[]): Promise<string> {
      const preloaded = join(folder, "older-node.mjs");
      writeFileSync(preloaded, older);
      const child = spawn(process.execPath, ["--import", preloaded, ...args], { cwd: folder });
      const ended = once(child, "close");
      const text = await textOf(child.stderr);
      expect(await ended).toEqual([1, null]);
      return text;
    }

    it("reports in one line which version it needs", async () => {
      expect(await captureError(joinedCommand, "--help")).toMatch(
        /^node-access-gateway: needs Node \d+\.\d+ or newer, and this is 20\.20\.2\n$/,
      );
    });

    it("throws the same for programs", async () => {
      const program = join(folder, "program.mjs");
      writeFileSync(
        program,
        `import { createGateway } from ${JSON.stringify(joinedIndex)};
await createGateway().catch(({ message }) => { console.error(message); process.exitCode = 1; });`,
      );
      expect(await captureError(program)).toMatch(
        /^process\.version: expected Node \d+\.\d+ or newer, received 20\.20\.2\n$/,
      );
    });
  });

  function run(...args: string[]): {
    child: ChildProcessWithoutNullStreams;
    output: () => string;
    log: () => string;
    ended: Promise<number | null>;
  } {
    const child = spawn(process.execPath, [joinedCommand, ...args], { cwd: folder });
    onTestFinished(() => void child.kill("SIGKILL"));
    let output = "";
    let log = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
    return {
      child,
      output: () => output,
      log: () => log,
      ended: new Promise((resolve) => void child.on("close", resolve)),
    };
  }

  function storedCredentials(): Credentials {
    const file = join(folder, "node-access-gateway.db.credentials.json");
    return JSON.parse(readFileSync(file, "utf8")) as Credentials;
  }

  // By day, state/sqlite-errors.test.ts opens such files.
  it.runIf(isNight).each([
    ["--key-file", "a key file that is too short"],
    ["--former-key-file", "a former key file that is too short"],
  ])("ends when %s names %s", async (option) => {
    const keyFile = join(folder, "short");
    writeFileSync(keyFile, "short", { mode: 0o600 });
    const gateway = run(...onFreePorts, option, keyFile);
    expect(await gateway.ended).toBe(1);
    expect(gateway.log()).toContain("expected 32 bytes");
  });

  it("keeps running when its output and log are no longer read", async () => {
    const gateway = run(...onFreePorts);
    await expect.poll(gateway.output).toContain("Listening");
    gateway.child.stdout.destroy();
    gateway.child.stderr.destroy();
    const url = findUrl(gateway.output());
    const { key } = storedCredentials().nodes.starknet;
    // Each of these calls is logged, because a simulator responds.
    for (let count = 0; count < 20; count++) {
      const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };
      expect((await request(`${url}/${key}`, { method: "POST", body: call })).status).toBe(200);
    }
    gateway.child.kill("SIGTERM");
    expect(await gateway.ended).toBe(0);
  });

  // By day, a command of the admin API writes to the null device.
  it.each(
    [
      ["a closed pipe", "| true", "EPIPE"],
      ["a closed output", ">&-", "discards"],
      ["the null device", ">/dev/null", "discards"],
    ].slice(0, isNight ? 3 : 1),
  )(
    "stores no credentials that it can neither write nor show, such as with %s",
    async (_, redirection, reason) => {
      mkdirSync(join(folder, "node-access-gateway.db.credentials.json"));
      const command = `sleep 0.5; "${process.execPath}" "${joinedCommand}" --port 0 --grpc-port 0 --admin-port 0 --metrics-port 0; echo "status $?" >&2`;
      const child = spawn("sh", ["-c", `( ${command} ) ${redirection}`], { cwd: folder });
      onTestFinished(() => void child.kill("SIGKILL"));
      let log = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
      await expect.poll(() => log).toContain("status 1");
      expect(log).toMatch(/only printed, since --credentials-out: expected a file that can be written/);
      expect(log).toMatch(/stdout: expected .* none were stored/);
      expect(log).toContain(reason);

      const second = run(...onFreePorts);
      await expect.poll(second.output).toContain("API key");
    },
  );

  it("writes the first credentials to a file for its owner, even if its output is not read", async () => {
    const [port] = await freePorts(1);
    const args = [joinedCommand, ...onFreePorts, "--port", String(port)];
    const silent = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
    // The credentials are stored first, and then the file is written: only a listening gateway has done both.
    const isReady = (): Promise<boolean> =>
      request(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await expect.poll(isReady).toBe(true);
    const file = join(folder, "node-access-gateway.db.credentials.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = JSON.parse(readFileSync(file, "utf8")) as Credentials;
    const headers = { authorization: `Bearer ${written.apiKey}` };
    const { json } = await request(`http://127.0.0.1:${port}/v1/organization/`, { headers });
    expect(json).toMatchObject(written.organization);
    const ended = once(silent, "close");
    silent.kill("SIGTERM");
    await ended;
  });

  it("does not replace a database that is lost, nor its credentials", async () => {
    const file = join(folder, "lost.db.credentials.json");
    writeFileSync(file, "{}");
    const { stderr } = spawnSync(process.execPath, [joinedCommand, ...onFreePorts, "--database", "lost.db"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toBe(
      "node-access-gateway: database: expected the database whose credentials are in lost.db.credentials.json, " +
        "received lost.db, which does not exist: restore a backup, " +
        "or move lost.db.credentials.json away to begin with a new database\n",
    );
    expect(existsSync(join(folder, "lost.db"))).toBe(false);
    expect(readFileSync(file, "utf8")).toBe("{}");
  });

  it("prints credentials as JSON, which another gateway accepts for its first start", async () => {
    const out = join(folder, "credentials.json");
    const first = run(...onFreePorts, "--json", "--credentials-out", out);
    await expect.poll(() => first.output().split("\n").length).toBe(3);
    const [printed = "", addresses = ""] = first.output().split("\n");
    const { credentials } = JSON.parse(printed) as { credentials: Credentials };
    const shown = JSON.parse(addresses) as Record<string, string>;
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(["url", "grpcUrl", "adminUrl", "metricsUrl"]));
    expect(JSON.parse(readFileSync(out, "utf8"))).toEqual(credentials);

    // It is started in this process: its command line is all that is tried here.
    const line = [...onFreePorts, "--database", ":memory:", "--credentials", out];
    const command = readCommandLine(line);
    if (!("options" in command)) throw new Error("it starts a gateway");
    const second = await createGateway({ ...command.options, log: () => {} });
    closeAfterTest(second);
    const { url } = second;
    const { key } = credentials.nodes.starknet;
    const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };
    expect((await request(`${url}/${key}`, { method: "POST", body: call })).status).toBe(200);
    const headers = { authorization: `Bearer ${credentials.apiKey}` };
    expect((await request(`${url}/v1/organization/`, { headers })).status).toBe(200);
  });

  it.each([
    ["[]", /--credentials: expected JSON: an object with apiKey and nodes/],
    ["{ secret }", /--credentials: expected JSON/],
    ['{"apiKey":"a secret"}', /credentials\.apiKey: expected 1 to 200 letters/],
    ['{"nodes":{"ethereum":{"secret":"x"}}}', /credentials\.nodes\.ethereum/],
  ])("rejects the credentials %s", (content, message) => {
    const file = join(folder, "credentials.json");
    writeFileSync(file, content);
    const read = (): unknown => readCommandLine(["--credentials", file]);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/a secret/);
  });

  // By day, a gateway with workers does.
  it.runIf(isNight)("after SIGTERM fails readiness, keeps serving requests, and then ends", async () => {
    const gateway = run(...onFreePorts, "--drain", "1");
    await expect.poll(gateway.output).toContain("Listening");
    const url = findUrl(gateway.output());
    const { key } = storedCredentials().nodes.starknet;
    gateway.child.kill("SIGTERM");
    await expect.poll(async () => (await request(`${url}/readyz`)).text, { interval: 10 }).toBe("draining\n");
    const call = { jsonrpc: "2.0", id: 1, method: "starknet_chainId" };
    expect((await request(`${url}/${key}`, { method: "POST", body: call })).status).toBe(200);
    expect(await gateway.ended).toBe(0);
  });

  it("starts with a few lines: what a first call needs, a call that works, and the addresses", async () => {
    const inMemory = [
      "--database",
      ":memory:",
      "--credentials",
      ":demo:",
      "--console",
      "--console-port",
      "0",
    ];
    const gateway = run(...onFreePorts, ...inMemory);
    await expect.poll(gateway.output).toContain("Listening");
    const lines = gateway.output().trim().split("\n");
    expect(lines.length).toBeLessThanOrEqual(12);
    for (const line of [
      "  API key demo.api-key",
      "  token demo (ethereum)",
      "  console password demonstration",
    ])
      expect(lines).toContain(line);
    const [rpc, query] = await Promise.all(
      lines.filter((line) => line.startsWith("  curl ")).map((command) => promisify(exec)(command)),
    );
    const quantity = expect.stringMatching(/^0x[\da-f]+$/);
    expect(JSON.parse(rpc?.stdout ?? "")).toMatchObject({ result: quantity });
    expect(JSON.parse(query?.stdout ?? "")).toEqual({ data: { block: { number: quantity } } });
    gateway.child.kill("SIGTERM");
    expect(await gateway.ended).toBe(0);
  });

  it("prints credentials only at the first start and logs none, adds an organization once, and keeps what it acknowledged when it is killed", async () => {
    const line = [...onFreePorts, "--add-organization", "Once"];
    const first = run(...line);
    await expect.poll(first.output).toContain("Listening");
    const { apiKey, nodes } = storedCredentials();
    expect(first.output()).toContain(`  API key ${apiKey}\n  token ${nodes.ethereum.key} (ethereum)\n`);
    expect(first.output()).toContain("node-access-gateway.db.credentials.json, which only you can read");
    expect(first.output()).not.toContain(nodes.starknet.key);
    const [, id = "", key = ""] =
      /^organization (RG-\S+) \(Once\)$[^]*?^  API key (\S+)$/m.exec(first.output()) ?? [];
    const organization = async (of: string): Promise<unknown> => {
      const headers = { authorization: `Bearer ${of}` };
      return (await request(`${findUrl(first.output())}/v1/organization/`, { headers })).json;
    };
    expect([await organization(apiKey), await organization(key)]).toMatchObject([{}, { id, name: "Once" }]);
    const path = `/v1/nodes/${nodes.ethereum.id}/`;
    const headers = { authorization: `Bearer ${apiKey}` };
    const body = { name: "changed" };
    const changed = await request(findUrl(first.output()) + path, { method: "PATCH", headers, body });
    first.child.kill("SIGKILL");
    expect(changed.status).toBe(200);
    await first.ended;
    for (const entry of first.log().trim().split("\n")) expect(JSON.parse(entry)).toHaveProperty("event");
    for (const secret of [apiKey, key]) expect(first.log()).not.toContain(secret);

    const second = run(...line);
    await expect.poll(second.output).toContain("Listening");
    expect(second.output()).toContain(`organization ${id} (Once) exists: none was added\n`);
    expect(second.output()).not.toContain("API key");
    expect((await request(findUrl(second.output()) + path, { headers })).json).toMatchObject(body);
    second.child.kill("SIGINT");
    expect(await second.ended).toBe(0);
  });

  it.skipIf(process.platform === "win32")(
    "ends when the shell of npx has ended, and otherwise not",
    async () => {
      const { gone } = await startBehindShell(folder, { npm_lifecycle_event: "npx" });
      await gone;
      const other = await startBehindShell(folder, {});
      await sleep(1_200);
      expect((await request(`${other.url}/healthz`)).status).toBe(200);
      process.kill(other.pid, "SIGTERM");
      await other.gone;
    },
  );

  describe("of the admin API", () => {
    const own = mkdtempSync(join(tmpdir(), "admin-command-"));
    let gateway: GatewayProcess;
    beforeAll(async () => {
      gateway = await startGatewayProcess(own);
    });
    // Where the gateway has written the admin key.
    beforeEach(() => {
      folder = own;
    });
    afterAll(async () => {
      await gateway.kill();
      rmSync(own, { recursive: true });
    });

    it("manages a running gateway: organizations, API keys, credentials and the audit log", async () => {
      const { adminUrl } = gateway;
      const manage = async (...line: string[]): Promise<string> => {
        const command = run(...line, "--admin-url", adminUrl);
        expect([await command.ended, command.log()]).toEqual([0, ""]);
        return command.output();
      };
      const organization = /RG-\S+/.exec(await manage("organizations", "list"))?.[0] ?? "";
      const created = await manage("keys", "create", organization, "--name", "ci", "--method", "GET /v1/*");
      const [id = "", key = ""] = [/^id: (\S+)$/m, /^key: (\S+)$/m].map(
        (one) => one.exec(created)?.[1] ?? "",
      );
      const headers = { authorization: `Bearer ${key}` };
      const path = `${gateway.url}/v1/projects/`;
      expect((await request(path, { headers })).status).toBe(200);
      expect((await request(path, { method: "POST", headers, body: {} })).status).toBe(403);
      const list = await manage("keys", "list", organization);
      expect(list).toMatch(new RegExp(`^${id}  ci +active .*GET /v1/\\*`, "m"));
      expect(list).not.toContain(key);
      const rotated = JSON.parse(await manage("keys", "rotate", id, "--overlap", "0", "--json")) as object;
      expect(rotated).toMatchObject({ replaces: id, status: "active", key: expect.any(String) });
      expect((await request(path, { headers })).status).toBe(401);

      const node = storedCredentials().nodes.ethereum.id;
      const credential = await manage("credentials", "create", node, "--name", "wallet", "--rate", "100");
      const wallet = /^id: (\S+)$/m.exec(credential)?.[1] ?? "";
      expect(await manage("credentials", "revoke", wallet)).toContain("status: revoked");
      expect(await manage("credentials", "list", node)).toMatch(/wallet +revoked/);
      expect(await manage("audit", "--subject", wallet)).toMatch(
        /admin  revokeCredential +NC-\S+ +127\.0\.0\.1 [^]*admin  createCredential/,
      );
      expect(gateway.log()).not.toContain(key);

      const unknown = run("keys", "show", "AK-0", "--admin-url", adminUrl);
      expect(await unknown.ended).toBe(1);
      expect(unknown.log()).toBe("node-access-gateway: there is no API key AK-0 (not_found)\n");
      const silent = run("keys", "show", "AK-0", "--admin-url", "http://127.0.0.1:1");
      expect(await silent.ended).toBe(1);
      expect(silent.log()).toMatch(
        /^node-access-gateway: no gateway responds at http:\/\/127\.0\.0\.1:1: .+\n$/,
      );
      const help = run("keys", "--help");
      expect(await help.ended).toBe(0);
      expect(help.output()).toContain("create [options] <organization-id>");
    });

    it("creates no key whose secret cannot be shown", async () => {
      const { adminUrl } = gateway;
      const manage = run("organizations", "list", "--admin-url", adminUrl);
      await manage.ended;
      const organization = /RG-\S+/.exec(manage.output())?.[0] ?? "";
      const line = `"${process.execPath}" "${joinedCommand}" keys create ${organization} --name lost --admin-url ${adminUrl}`;
      const child = spawn("sh", ["-c", `${line} > /dev/null; echo "status $?" >&2`], { cwd: folder });
      onTestFinished(() => void child.kill("SIGKILL"));
      let log = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
      await expect.poll(() => log).toContain("status 1");
      expect(log).toMatch(/stdout: expected .* nothing was created/);
      const list = run("keys", "list", organization, "--admin-url", adminUrl);
      await list.ended;
      expect(list.output()).not.toContain("lost");
    });

    it("names the admin API that rejects a command", async () => {
      const { adminUrl } = gateway;
      const keyFile = join(folder, "another.admin-key");
      writeFileSync(keyFile, "k".repeat(40), { mode: 0o600 });
      const { ended, log } = run(
        "organizations",
        "list",
        "--admin-url",
        adminUrl,
        "--admin-key-file",
        keyFile,
      );
      expect(await ended).toBe(1);
      expect(log()).toBe(
        `node-access-gateway: ${adminUrl} rejected the admin key: this is not the admin key (unauthorized)\n`,
      );
    });
  });

  it("prints its version", async () => {
    const { ended, output } = run("--version");
    expect(await ended).toBe(0);
    expect(output()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  // By day, config-file.test.ts has such options.
  it.runIf(isNight)("ends when an option is wrong that it reads late", async () => {
    const { ended, log } = run(...onFreePorts, "--host", "0.0.0.0");
    expect(await ended).toBe(1);
    expect(log()).toContain("host: expected");
  });

  it("reports a mistake in one line", async () => {
    const { ended, log } = run("--port", "no");
    expect(await ended).toBe(2);
    expect(log()).toBe("node-access-gateway: --port: expected a port number, received no\n");
  });
});
