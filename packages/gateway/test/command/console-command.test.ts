import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Gateway, LogTail, Traffic } from "@node-access/console/types";
import { isNight } from "@node-access-tools/workspace";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Credentials } from "../../src/index.ts";
import { temporaryFolder } from "../cleanup.ts";
import { checked } from "../surfaces/admin/admin-schemas.ts";
import { consolePassword, signInForCookie, ownPage, signIn } from "../surfaces/console/console-client.ts";
import { type GatewayProcess, startGatewayProcess, startGatewayWith } from "../faults/gateway-process.ts";
import { connections, requestNewConnection } from "../new-connection.ts";

const workerCount = isNight ? 3 : 2;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function start(...args: string[]): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(folder, "--console-port", "0", ...args);
  onTestFinished(() => gateway.kill());
  return gateway;
}

const credentialsFile = (): string => join(folder, "node-access-gateway.db.credentials.json");

function writtenCredentials(): Partial<Credentials> {
  return JSON.parse(readFileSync(credentialsFile(), "utf8")) as Partial<Credentials>;
}

const printed = ({ credentials }: GatewayProcess): string | undefined => credentials?.consolePassword;

async function statusWith({ consoleUrl }: GatewayProcess, password: string | undefined): Promise<number> {
  return (await signIn(consoleUrl, password ?? "")).status;
}

describe("the command's console", () => {
  // By day, the next test has two starts, and console-server.test.ts has them in one process.
  it.runIf(isNight)(
    "prints its password only at the first start, and writes it to the credentials file",
    async () => {
      const first = await start();
      const password = printed(first);
      expect(writtenCredentials().consolePassword).toBe(password);
      expect(await statusWith(first, password)).toBe(204);
      await first.end("SIGINT");
      const second = await start();
      expect(second.output).not.toContain("Password");
      expect(await statusWith(second, password)).toBe(204);
    },
  );

  it("gets a password if earlier starts had no console, in addition to the existing credentials", async () => {
    const plain = await startGatewayProcess(folder);
    expect(plain.consoleUrl).toBe("");
    await plain.end("SIGINT");
    const { apiKey } = writtenCredentials();
    const second = await start();
    expect(second.output).not.toContain("apiKey");
    expect(await statusWith(second, printed(second))).toBe(204);
    expect(writtenCredentials()).toMatchObject({ apiKey, consolePassword: printed(second) });
    expect(statSync(credentialsFile()).mode & 0o777).toBe(0o600);
  });

  // By day, command-line.test.ts reads these, and console-server.test.ts signs in with what was read.
  it.runIf(isNight)("accepts a password from the given credentials, or from the environment", async () => {
    const file = join(folder, "credentials.json");
    writeFileSync(file, JSON.stringify({ consolePassword }));
    const gateway = await start("--credentials", file, "--database", ":memory:");
    expect(await statusWith(gateway, consolePassword)).toBe(204);
    const variable = { NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD: "another password of this test" };
    const set = await startGatewayWith(variable, folder, "--console-port", "0", "--database", ":memory:");
    onTestFinished(() => set.kill());
    expect(await statusWith(set, "another password of this test")).toBe(204);
    expect(set.output).not.toContain("consolePassword");
  });
});

describe("the console of several workers", () => {
  it("has one session, one history and one log, whichever worker responds", async () => {
    const gateway = await start("--workers", String(workerCount), "--access-log", "1");
    const { consoleUrl, url } = gateway;
    const headers = { ...ownPage, cookie: await signInForCookie(consoleUrl, printed(gateway)) };
    const read = async <Body>(schema: string, path: string): Promise<Body> => {
      const { status, text } = await requestNewConnection(`${consoleUrl}/v1${path}`, { headers });
      expect(status).toBe(200);
      return checked<Body>(schema, JSON.parse(text));
    };
    // Which worker gets a connection is not for a test to say: it makes more until all have had one.
    const workers = new Set<string | null>();
    const readWorkers = async (): Promise<unknown[]> => {
      const record = await read<Gateway>("Gateway", "/gateway/");
      expect(record).toMatchObject({ workers: workerCount, processes: workerCount, keeps_history: true });
      return [...workers.add(record.worker)].toSorted();
    };
    await expect.poll(readWorkers).toEqual(["1", "2", "3"].slice(0, workerCount));
    const key = gateway.credentials?.nodes["starknet"]?.key;
    const body = { jsonrpc: "2.0", id: 1, method: "starknet_chainId", params: [] };
    const listCalls = async (): Promise<LogTail["entries"]> =>
      (await read<LogTail>("LogTail", "/log/")).entries.filter(({ event }) => event === "call");
    let sent = 0;
    const callAll = async (): Promise<number> => {
      await requestNewConnection(`${url}/${key}`, { method: "POST", body });
      sent += 1;
      return new Set((await listCalls()).map(({ fields }) => fields["worker"])).size;
    };
    await expect.poll(callAll).toBe(workerCount);
    for (let count = 0; count < 3; count++)
      await expect
        .poll(async () => {
          const { samples } = await read<Traffic>("Traffic", "/traffic/");
          return samples.reduce((sum, { calls }) => sum + calls.ok, 0);
        })
        .toBe(sent);
    const first = await read<LogTail>("LogTail", "/log/");
    expect(first.entries.filter(({ event }) => event === "call")).toHaveLength(sent);
    // Workers may log something else in the meantime.
    const later = await read<LogTail>("LogTail", `/log/?after=${first.cursor}`);
    expect(later.entries.filter(({ event }) => event === "call")).toEqual([]);

    expect((await requestNewConnection(`${consoleUrl}/session`, { method: "DELETE", headers })).status).toBe(
      204,
    );
    const statusesOfAll = async (): Promise<number[]> => {
      const statuses: number[] = [];
      for (let count = 0; count < connections; count++)
        statuses.push((await requestNewConnection(`${consoleUrl}/v1/gateway/`, { headers })).status);
      return [...new Set(statuses)];
    };
    await expect.poll(statusesOfAll).toEqual([401]);
  });
});
