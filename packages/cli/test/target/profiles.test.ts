import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Ran, runCli } from "../run-cli.ts";

const secret = "s3cr3t-t0ken-0f-the-node";
let folder: string;
let server: Server;
let url: string;
/** The paths of the requests. */
let paths: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-access-cli-"));
  // A node that repeats the credential in all that it says.
  server = createServer((request, response) => {
    paths.push(request.url ?? "");
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { id } = JSON.parse(body) as { id: number };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: `token was ${secret}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function cli(...args: readonly string[]): Promise<Ran> {
  return runCli(args, { env: { XDG_CONFIG_HOME: folder, TOKEN: secret } });
}

it("stores where the credential comes from, and never the credential", async () => {
  const file = join(folder, "token");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  const script = join(folder, "print.mjs");
  await writeFile(script, `console.log(${JSON.stringify(secret)})`);
  const sources = {
    env: ["--token-env", "TOKEN"],
    file: ["--token-file", file],
    command: ["--token-command", `'${process.execPath}' "${script}"`],
  };
  for (const [name, source] of Object.entries(sources)) {
    expect(
      await cli("profile", "add", name, "--endpoint", url, "--protocol", "ethereum", ...source),
    ).toMatchObject({ code: 0, err: "" });
    paths = [];
    const { code, out } = await cli("rpc", "web3_clientVersion", "--profile", name);
    expect(code).toBe(0);
    expect(paths).toEqual([`/${secret}`]);
    expect(out).not.toContain(secret);
    const shown = await cli("profile", "show", name);
    expect(shown.out).toContain(name === "command" ? process.execPath : name);
    expect(shown.out + (await cli("profile", "list")).out).not.toContain(secret);
  }
  const stored = join(folder, "node-access/profiles.json");
  expect((await stat(stored)).mode & 0o777).toBe(0o600);
  expect(await readFile(stored, "utf8")).not.toContain(secret);
  expect((await cli("profile", "remove", "env")).code).toBe(0);
  expect((await cli("rpc", "eth_chainId", "--profile", "env")).err).toContain('there is no "env"');
});

it("finds a file from every folder, also if its path was relative", async () => {
  await cli(
    "profile",
    "add",
    "near",
    "--endpoint",
    url,
    "--token-file",
    "token",
    "--signing-key-file",
    "key",
  );
  const stored = JSON.parse(await readFile(join(folder, "node-access/profiles.json"), "utf8")) as unknown;
  const near = {
    credential: { file: join(process.cwd(), "token") },
    signingKey: { file: join(process.cwd(), "key") },
  };
  expect(stored).toMatchObject({ profiles: { near } });
  expect((await cli("profile", "remove", "near")).code).toBe(0);
});

it("says where it cannot be stored", async () => {
  const gone = join(folder, "gone");
  await symlink(join(folder, "nowhere/at/all"), gone);
  const env = { XDG_CONFIG_HOME: gone };
  const { code, err } = await runCli(["profile", "add", "a", "--endpoint", url], { env });
  expect(code).toBe(2);
  expect(err).toContain(`profiles: ${join(gone, "node-access/profiles.json")} cannot be written: E`);
});

it("is needed by mcp from the start, if it is named", async () => {
  expect(await cli("mcp", "--profile", "fle")).toMatchObject({
    code: 2,
    err: 'error: profile: there is no "fle". Did you mean file?\n',
  });
});

it("refuses a file that others may read", async () => {
  const file = join(folder, "open");
  await writeFile(file, secret);
  await chmod(file, 0o644);
  const { code, err } = await cli("rpc", "eth_chainId", "--endpoint", url, "--token-file", file);
  expect(code).toBe(4);
  expect(err).toContain("chmod 600");
});

it("takes a token as an argument with a warning, and stores none", async () => {
  const { code, out, err } = await cli("rpc", "web3_clientVersion", "--endpoint", url, "--token", secret);
  expect(code).toBe(0);
  expect(err).toMatch(/^warning: .*history/);
  expect(out + err).not.toContain(secret);
  const added = await cli("profile", "add", "token", "--endpoint", url, "--token", secret);
  expect(added.code).toBe(2);
  expect(added.err).toContain("store no secrets");
});

it("shows no secret when a command fails, or an endpoint has one", async () => {
  const failing = join(folder, "fail.mjs");
  await writeFile(failing, `console.error(${JSON.stringify(secret)}); process.exit(3)`);
  const { code, err } = await cli(
    "rpc",
    "eth_chainId",
    "--endpoint",
    url,
    "--token-command",
    `${process.execPath} ${failing}`,
  );
  expect(code).toBe(4);
  expect(err).toContain("failed with 3");
  expect(err).not.toContain(secret);
  await cli("profile", "add", "path", "--endpoint", `${url}/${secret}`);
  const outputs = [
    await cli("profile", "show", "path"),
    await cli("profile", "list"),
    await cli("rpc", "web3_clientVersion", "--profile", "path", "--curl"),
    await cli("rpc", "eth_chainId", "--endpoint", `http://127.0.0.1:1/${secret}`, "--timeout", "100"),
  ];
  for (const { out, err: said } of outputs) expect(out + said).not.toContain(secret);
});

it("does not send a profile's credential to another endpoint", async () => {
  await cli("profile", "add", "own", "--endpoint", "https://node.example.com", "--token-env", "TOKEN");
  paths = [];
  await cli("rpc", "web3_clientVersion", "--profile", "own", "--endpoint", url);
  expect(paths).toEqual(["/"]);
});
