import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readAdminCommand } from "../../src/command/admin/admin-command.ts";
import { defaultKeyFile, readAdminKeys, readOrMakeAdminKey } from "../../src/command/admin/admin-key.ts";
import { formatCsv, checkCordon } from "../../src/command/admin/run-admin-command.ts";
import { showResponse } from "../../src/command/admin/show-response.ts";
import { sendRequest } from "../../src/command/admin/send-request.ts";
import { adminClient, adminKey, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest, temporaryFolder } from "../cleanup.ts";
import { startChain } from "../clusters/chain-server.ts";
import { networksWith, upstreamsAt } from "../networks.ts";

describe("formatCsv", () => {
  it("quotes values that contain separators", () => {
    const rows = [{ a: 1, b: 'say "hi", please' }];
    expect(formatCsv(["a", "b"], rows)).toBe('a,b\r\n1,"say ""hi"", please"\r\n');
  });
});

function readHelp(line: string): string {
  const command = readAdminCommand(line.split(" "));
  return "help" in command ? command.help : "";
}

describe("command line of the admin API", () => {
  it.each([
    ["organizations list", "GET /v1/organizations/"],
    ["organizations list --name a&b --page 2", "GET /v1/organizations/?name=a%26b&page=2"],
    ["organizations add Labs", 'POST /v1/organizations/ {"name":"Labs"}'],
    ["organizations rename RG-1 Labs", 'PATCH /v1/organizations/RG-1/ {"name":"Labs"}'],
    ["keys list RG-1", "GET /v1/organizations/RG-1/api-keys/"],
    ["keys create RG-1 --name ci", 'POST /v1/organizations/RG-1/api-keys/ {"name":"ci"}'],
    ["keys show AK-1", "GET /v1/api-keys/AK-1/"],
    ["keys rotate AK-1 --overlap 60", 'POST /v1/api-keys/AK-1/rotate/ {"overlap":60}'],
    ["keys revoke AK-1", "POST /v1/api-keys/AK-1/revoke/"],
    ["credentials list ND-1", "GET /v1/nodes/ND-1/credentials/"],
    [
      "credentials create ND-1 --name a --expires 2030-01-01T00:00:00Z --rate 5 --burst 9 --method eth_call --method debug_*",
      'POST /v1/nodes/ND-1/credentials/ {"name":"a","expires_at":"2030-01-01T00:00:00Z","rate":5,"burst":9,"methods":["eth_call","debug_*"]}',
    ],
    [
      "usage --from 2026-01-01 --to 2026-01-31 --credential NC-1 --csv",
      "GET /v1/usage/?from=2026-01-01&to=2026-01-31&credential=NC-1",
    ],
    [
      "keys create RG-1 --name page --origin https://app.example",
      'POST /v1/organizations/RG-1/api-keys/ {"name":"page","origins":["https://app.example"]}',
    ],
    ["credentials show ../x", "GET /v1/credentials/..%2Fx/"],
    ["upstreams list --network ethereum-mainnet", "GET /v1/upstreams/?network=ethereum-mainnet"],
    ["upstreams cordon ethereum-mainnet.rpc.own-1", "POST /v1/upstreams/ethereum-mainnet.rpc.own-1/cordon/"],
    ["upstreams uncordon a.rpc.b", "POST /v1/upstreams/a.rpc.b/uncordon/"],
    ["light-clients list --network a --page 2", "GET /v1/light-clients/?network=a&page=2"],
    ["wrong-results list --upstream a.rpc.b", "GET /v1/wrong-results/?upstream=a.rpc.b"],
    ["wrong-results evidence 7", "GET /v1/wrong-results/7/"],
    ["config reload", "POST /v1/config/reload/"],
    ["keys --json list RG-1", "GET /v1/organizations/RG-1/api-keys/"],
    [
      "credentials create ND-1 --routing --name a",
      'POST /v1/nodes/ND-1/credentials/ {"name":"a","routing":true}',
    ],
    [
      "audit --subject ND-1 --actor admin --action revokeApiKey",
      "GET /v1/audit/?subject=ND-1&actor=admin&action=revokeApiKey",
    ],
  ])("%s is %s", (line, expected) => {
    const command = readAdminCommand(line.split(" "));
    if ("help" in command) throw new Error("it is a command");
    const { method, path, body } = command.request;
    expect([method, path, ...(body ? [JSON.stringify(body)] : [])].join(" ")).toBe(expected);
  });

  it.each([
    ["keys", "arguments"],
    ["keys list", "arguments"],
    ["keys list RG-1 more", "arguments"],
    ["keys make RG-1", "arguments"],
    ["keys create RG-1", "--name"],
    ["keys create RG-1 --name a --rate fast", "--rate"],
    ["keys rotate AK-1", "--overlap"],
    ["keys list RG-1 --unknown", "arguments"],
    ["audit more", "arguments"],
    ["audit --csv", "arguments"],
    ["usage more", "arguments"],
    ["usage --json --csv", "arguments"],
    ["upstreams cordon", "arguments"],
    ["config reload config.yaml", "arguments"],
    ["upstreams drain a.rpc.b", "arguments"],
    ["organizations rename RG-1", "arguments"],
  ])("%s is rejected with its name", (line, path) => {
    expect(() => readAdminCommand(line.split(" "))).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
    );
  });

  it.each([
    [
      "keys list",
      "expected keys list <organization-id>, received missing required argument 'organization-id'",
    ],
    ["keys frobnicate AK-1", "keys rotate <id>, keys revoke <id>, received unknown command 'frobnicate'"],
    // A similar name is that of another action.
    [
      "organizations create acme",
      "expected organizations list, organizations add <name>, organizations rename <id> <name>, received unknown command 'create'",
    ],
    // What was pasted in the wrong place may be a secret.
    ["keys sk-live-0123456789", "keys revoke <id>, received an unknown command"],
    ["keys show AK-1 secret", "expected keys show <id>, received 2 arguments where it takes 1"],
    ["keys create RG-1", "--name: expected a name for it, received nothing"],
    ["config", "expected config reload, received config alone"],
    ["keys create RG-1 --methd x", "expected --method, received unknown option '--methd'"],
    ["keys list RG-1 --unknown", "expected an argument that keys list --help lists, received unknown option"],
    ["keys list RG-1 --json=1", "arguments: expected --json alone, received a value of --json"],
    ["usage --csv=yes", "arguments: expected --csv alone, received a value of --csv"],
    ["keys --help=create", "arguments: expected --help alone, received a value of --help"],
    ["keys list RG-1 --page 0", "--page: expected a whole number from 1, received 0"],
    ["audit --page=-1", "--page: expected a whole number from 1, received -1"],
    ["usage --from yesterday", "--from: expected a day such as 2026-01-31, received yesterday"],
    ["usage --to 2026-1-1", "--to: expected a day such as 2026-01-31, received 2026-1-1"],
    ["keys create RG-1 --name a --expires soon", "--expires: expected a time such as 2027-01-31T00:00:00Z"],
    ["keys list ", "arguments: expected an id, received an empty text"],
    ["keys create RG-1 --name a --rate=", "--rate: expected a whole number, received an empty text"],
  ])("says what to write in place of %s", (line, message) => {
    expect(() => readAdminCommand(line.split(" "))).toThrow(message);
  });

  it.each([
    "http://name:hunter2@127.0.0.1:1",
    "https://hunter2@host",
    "ftp://a:hunter2@b",
    "name:hunter2@host",
  ])("does not show the password in %s", async (url) => {
    const command = readAdminCommand(["keys", "show", "AK-1", "--admin-url", url]);
    if ("help" in command) throw new Error("it is a command");
    const error = await sendRequest(command).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "--admin-url" } });
    expect(inspect(error)).not.toContain("hunter2");
  });

  it("has help for a group, and for a command with its options", () => {
    expect(readHelp("keys --help")).toMatch(
      /rotate \[options\] <id> .*\n[^]*All groups of commands: organizations, keys/,
    );
    expect(readHelp("keys rotate --help")).toMatch(/--overlap <seconds> [^]*--admin-url <url>/);
    expect(readHelp("keys create --help")).not.toContain("--routing");
  });

  it("shows lists as tables, with terminal control characters escaped", () => {
    const key = { id: "AK-1", name: "\u001b[2Jci", status: "active", methods: ["eth_*", "net_version"] };
    const text = showResponse({ shows: "keys" }, { count: 60, next: "http://x", results: [key] });
    expect(text).toBe(
      [
        "ID    NAME    STATUS  EXPIRES  LAST USED  RATE  BURST  METHODS            REPLACES",
        "AK-1   [2Jci  active  -        -          -     -      eth_* net_version  -",
        "60 in all: more with --page",
        "",
      ].join("\n"),
    );
  });

  it("shows a note with new secrets, and only with these", () => {
    expect(showResponse({ shows: "key" }, { id: "AK-1", key: "secret" })).toBe(
      "The secrets among these are shown only once.\nid: AK-1\nkey: secret\n",
    );
    expect(showResponse({ shows: "key" }, { id: "AK-1", rate: null })).toBe("id: AK-1\nrate: -\n");
  });
});

describe("admin key", () => {
  let file: string;
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, "key");
  });

  it("is created once, readable only by its owner", () => {
    const key = readOrMakeAdminKey(file);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readOrMakeAdminKey(file)).toBe(key);
    expect(readAdminKeys({}, file)).toEqual([key]);
    expect(readFileSync(file, "utf8")).toBe(`${key}\n`);
  });

  it("is taken from the environment if no file is named", () => {
    const key = "x".repeat(32);
    const environment = { NODE_ACCESS_GATEWAY_ADMIN_KEY: key };
    expect(readAdminKeys(environment, undefined)).toEqual([key]);
    const created = readOrMakeAdminKey(file);
    expect(readAdminKeys(environment, file)).toEqual([created]);
  });

  it("is found in the folder of a gateway with any database", () => {
    const before = process.cwd();
    process.chdir(folder);
    onTestFinished(() => process.chdir(before));
    expect(() => readAdminKeys({}, undefined)).toThrow(
      "node-access-gateway.db.admin-key and node-access-gateway.admin-key (ENOENT)",
    );
    const ofPostgres = readOrMakeAdminKey(defaultKeyFile("postgres://db.example/gateway"));
    expect(readAdminKeys({}, undefined)).toEqual([ofPostgres]);
    const ofFile = readOrMakeAdminKey(defaultKeyFile("node-access-gateway.db"));
    expect(readAdminKeys({}, undefined)).toEqual([ofFile, ofPostgres]);
  });

  it.each([
    ["is too short", "short", 0o600],
    ["has other characters", `${"x".repeat(40)} ä`, 0o600],
    ["others may read", "x".repeat(40), 0o644],
  ])("that %s is rejected, and not shown", (_, text, mode) => {
    writeFileSync(file, text, { mode });
    expect(() => readOrMakeAdminKey(file)).toThrow(/^admin\.keyFile: /);
    expect(() => readOrMakeAdminKey(file)).not.toThrow(text);
  });

  it("that is missing is rejected with the places where it can be", () => {
    expect(() => readAdminKeys({}, file)).toThrow(
      /--admin-key-file: .*NODE_ACCESS_GATEWAY_ADMIN_KEY.*ENOENT/,
    );
    expect(() => readOrMakeAdminKey(join(folder, "none", "key"))).toThrow(/admin\.keyFile: .*ENOENT/);
  });
});

describe("the cordon of an upstream", () => {
  it("is rejected for the last one that calls have, unless it is asked for by name", async () => {
    const servers = await Promise.all([startChain(202), startChain(202)]);
    const rpc = upstreamsAt(...servers.map(({ url }) => url));
    const networks = networksWith({ ethereum: { rpc } });
    const gateway = await gatewayWithAdmin({ networks });
    closeAfterTest(gateway, ...servers);
    vi.stubEnv("NODE_ACCESS_GATEWAY_ADMIN_KEY", adminKey);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { results } = readBody<{ results: { id: string }[] }>(
      await adminClient(gateway)("GET", "/upstreams/"),
      200,
    );
    const [first = "", second = ""] = results.map(({ id }) => id);
    const cordon = async (id: string, ...more: string[]): Promise<void> => {
      const line = ["upstreams", "cordon", id, "--admin-url", gateway.adminUrl ?? "", ...more];
      const command = readAdminCommand(line);
      if ("help" in command) throw new Error("it is a command");
      if (command.request.cordons !== undefined) await checkCordon(command, command.request.cordons);
      await sendRequest(command);
    };
    await cordon(first);
    await expect(cordon(second)).rejects.toThrow(
      `${second} is the last upstream of ethereum-mainnet rpc that can be used: without it, its calls fail. To cordon it anyway, add --yes`,
    );
    // What is out of use already takes nothing away.
    await cordon(first);
    await cordon(second, "--yes");
    await expect(cordon("ethereum-mainnet.rpc.none")).rejects.toMatchObject({ code: "HTTP_STATUS" });
  });
});
