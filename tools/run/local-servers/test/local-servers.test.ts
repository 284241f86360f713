import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  freePorts,
  listen,
  readAddresses,
  readCredentials,
  ServerProgram,
  spawnGuarded,
} from "../src/index.ts";

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Starts a Node program whose source is the text. */
function program(text: string): ChildProcess {
  const child = spawn(process.execPath, ["-e", text], { stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  return child;
}

/** Whether a process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("listen", () => {
  it("starts a server on a free loopback port, and closes it with its connections", async () => {
    const { url, port, close } = await listen(createHttpServer((_, response) => response.end("here")));
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(await (await fetch(url)).text()).toBe("here");
    const open = connect(port, "127.0.0.1");
    await once(open, "connect");
    await Promise.all([once(open, "close"), close()]);
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe("freePorts", () => {
  it("returns different unused ports", async () => {
    const ports = await freePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    // Linux assigns ports from 32,768 on, other systems higher ones: none of these to another program.
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});

describe("ServerProgram", () => {
  it("is ready when the program prints that it listens, and stops it", async () => {
    const child = program('console.log("listening on 1"); setInterval(() => {}, 1000)');
    const server = new ServerProgram(child, { name: "the program", ready: /listening on \d/ });
    await server.ready;
    expect(server.output).toBe("listening on 1\n");
    await server.stop();
    expect(child.signalCode).toBe("SIGTERM");
  });

  it("rejects with the last output of a program that ends before it listens", async () => {
    const lines: string[] = [];
    const child = program('console.log("starting"); console.error("no such option"); process.exitCode = 3');
    const onErrorLine = (line: string): unknown => lines.push(line);
    const server = new ServerProgram(child, { name: "the program", ready: /listening/, onErrorLine });
    await expect(server.ready).rejects.toThrow(
      "the program ended (exit code 3). Its last output:\nstarting\nno such option",
    );
    expect(lines).toEqual(["no such option"]);
  });

  it("ends a guarded program that does not listen in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const guard = spawnGuarded(process.execPath, ["-e", lasting]);
    const { ready } = new ServerProgram(guard, { name: "the program", ready: /never/ });
    const failed = expect(ready).rejects.toThrow("the program did not listen within 60000 ms");
    const [line] = (await once(guard.stdout, "data")) as [string];
    vi.runAllTimers();
    vi.useRealTimers();
    await failed;
    expect(isRunning(Number(line))).toBe(false);
  });

  it("rejects with the reason if the program does not exist", async () => {
    const child = spawn("/no/such/program", { stdio: ["ignore", "pipe", "pipe"] });
    const { ready } = new ServerProgram(child, { name: "the program", ready: /listening/ });
    await expect(ready).rejects.toThrow("ENOENT");
  });
});

const lasting = "console.log(process.pid); setInterval(() => {}, 1000)";

describe("spawnGuarded", () => {
  it("ends the program when its standard input closes", async () => {
    const guard = spawnGuarded(process.execPath, ["-e", lasting]);
    const [line] = (await once(guard.stdout, "data")) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    guard.stdin.end();
    await once(guard, "close");
    expect(isRunning(pid)).toBe(false);
  });

  it("ends the program when the process that started it is killed", async () => {
    const source = `
      import { spawnGuarded } from ${JSON.stringify(new URL("../src/spawn-guarded.ts", import.meta.url).href)};
      spawnGuarded(process.execPath, ["-e", ${JSON.stringify(lasting)}]).stdout.pipe(process.stdout);`;
    const starter = spawn(process.execPath, ["--input-type=module", "-e", source]);
    started.push(starter);
    const [line] = (await once(starter.stdout, "data")) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    starter.kill("SIGKILL");
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

describe("readCredentials", () => {
  it("reads the credentials that the first start of a gateway prints", () => {
    const node = { id: "ND-1", key: "k-1", username: "user-1", password: "password-1" };
    const credentials = { apiKey: "key-1", nodes: { ethereum: node }, consolePassword: "p-1" };
    const output = `${JSON.stringify({ credentials })}
{"url":"http://127.0.0.1:1","grpcUrl":"127.0.0.1:2"}
`;
    expect(readCredentials(output)).toEqual(credentials);
    expect(readAddresses(output)).toEqual({ url: "http://127.0.0.1:1", grpcUrl: "127.0.0.1:2" });
    expect(() => readAddresses("listening\n")).toThrow("did not print its addresses");
    expect(readCredentials("listening\n")).toBeUndefined();
  });
});
