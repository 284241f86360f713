import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";

const spec = (method: string): string => `
openrpc: 1.3.2
info: { title: Acme, version: 1.0.0 }
methods: [{ name: ${method}, x-idempotency: safe, params: [], result: { name: n, schema: { type: string } } }]
`;

const service = (name: string): string =>
  `syntax = "proto3"; package ${name}; message R {} service S { rpc Get(R) returns (R); }`;

let folder: string;
let file: string;
let out: string;
let printed: string[];
const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
const run = (...more: readonly string[]): Promise<number> => runCommand([file, "--out", out, ...more], print);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "command-"));
  [file, out, printed] = [join(folder, "acme.yaml"), join(folder, "src"), []];
  writeFileSync(file, spec("acme_first"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("--check", () => {
  it("ends with 1 for a folder that does not exist, and creates nothing", async () => {
    expect(await run("--check")).toBe(1);
    expect(printed).toContain(`${join(out, "types.ts")} is missing`);
    expect(existsSync(out)).toBe(false);
  });

  it("ends with 0 after generating, also where files have Windows line ends", async () => {
    await run();
    const types = join(out, "types.ts");
    writeFileSync(types, readFileSync(types, "utf8").replaceAll("\n", "\r\n"));
    printed = [];
    expect(await run("--check")).toBe(0);
    expect(printed).toEqual([`${out} is what ${file} describes`]);
  });

  it("names what differs, is missing, or is no longer generated, but no file of the user", async () => {
    await run("--plugin", "tanstack-query");
    rmSync(join(out, "client.ts"));
    writeFileSync(join(out, "index.ts"), "// mine\n");
    writeFileSync(join(out, "own.ts"), "export {};\n");
    printed = [];
    expect(await run("--check")).toBe(1);
    expect(printed).toEqual([
      `${join(out, "client.ts")} is missing`,
      `${join(out, "index.ts")} differs`,
      `${join(out, "queries.ts")} is no longer generated`,
      `${out} is stale: generate it again, with the same options but without --check`,
    ]);
    expect(await run()).toBe(0);
    expect(readdirSync(out)).toContain("own.ts");
    expect(readdirSync(out)).not.toContain("queries.ts");
    expect(await run("--check")).toBe(0);
  });

  it("finds former files in the folders of a client's messages, and leaves other clients alone", async () => {
    const protos = join(folder, "protos");
    mkdirSync(protos);
    writeFileSync(join(protos, "a.proto"), service("a"));
    writeFileSync(join(protos, "b.proto"), service("b"));
    const proto = (...more: readonly string[]): Promise<number> =>
      runCommand([protos, "--name", "Acme", "--out", out, ...more], print);
    expect(await proto()).toBe(0);
    expect(await runCommand([file, "--out", join(out, "other")], print)).toBe(0);
    rmSync(join(protos, "b.proto"));
    printed = [];
    expect(await proto("--check")).toBe(1);
    expect(printed).toContain(`${join(out, "messages/b.ts")} is no longer generated`);
    expect(await proto()).toBe(0);
    expect(await proto("--check")).toBe(0);
    expect(existsSync(join(out, "other/client.ts"))).toBe(true);
    expect(readdirSync(join(out, "messages"))).toEqual(["a.ts"]);
  });

  it("ends with 1 if the spec is broken, and excludes --watch", async () => {
    expect(await run("--check", "--watch")).toBe(2);
    writeFileSync(file, "openrpc: [");
    expect(await run("--check")).toBe(1);
  });
});

describe("--watch", () => {
  it("generates after each change of the spec, even if the one before was broken, until it is aborted", async () => {
    const controller = new AbortController();
    const ended = runCommand([file, "--out", out, "--watch"], print, controller.signal);
    const methods = (): string =>
      existsSync(join(out, "methods.ts")) ? readFileSync(join(out, "methods.ts"), "utf8") : "";
    const soon = { timeout: 10_000, interval: 20 };
    await vi.waitFor(() => expect(methods()).toContain("acme_first"), soon);
    writeFileSync(file, "openrpc: [");
    await vi.waitFor(() => expect(printed.join("\n")).toContain("acme.yaml:"), soon);
    expect(methods()).toContain("acme_first");
    writeFileSync(file, spec("acme_second"));
    await vi.waitFor(() => expect(methods()).toContain("acme_second"), soon);
    rmSync(file);
    const before = printed.length;
    await vi.waitFor(() => expect(printed.length).toBeGreaterThan(before), soon);
    writeFileSync(file, spec("acme_third"));
    await vi.waitFor(() => expect(methods()).toContain("acme_third"), soon);
    controller.abort();
    expect(await ended).toBe(0);
  });

  it("needs a spec that exists", async () => {
    rmSync(file);
    expect(await run("--watch")).toBe(2);
    expect(printed[0]).toBe(`There is no ${file} to watch.`);
  });
});
