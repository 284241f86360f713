import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";
import { generateProject, startServer } from "./generated-client.ts";

const root = resolve(import.meta.dirname, "../../../..");
const readme = readFileSync(join(root, "packages/generate/README.md"), "utf8");
const guide = readFileSync(join(root, "site/src/content/docs/guides/generating-clients.md"), "utf8");
const blocks = [...readme.matchAll(/```(\w*)\n([^]*?)```/g)].map(([, kind, text = ""]) => ({ kind, text }));
const spec = blocks.find(({ text }) => text.startsWith("openrpc:"))?.text ?? "";
const shows = (line: string): boolean => blocks.some(({ kind, text }) => kind === "" && text.includes(line));

describe("the README", () => {
  it("shows what the command prints, and a first call that runs", async () => {
    const project = await generateProject("acme.openrpc.yaml", spec);
    expect(project.printed.filter((line) => !shows(line.replace("src:", "src/acme:")))).toEqual([]);
    const job = { id: "7", state: "done" };
    await using server = await startServer(({ body }) => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      return { body: JSON.stringify({ jsonrpc: "2.0", id, result: method === "acme_getJob" ? job : "8" }) };
    });
    const program = blocks.find(({ text }) => text.includes("createAcmeClient({"))?.text ?? "";
    const own = program
      .replace("./acme/index.js", "./index.js")
      .replace("https://acme.example/rpc", server.url)
      .replace("console.log(id, state)", "export const shown: string = `${id} ${state}`");
    project.compile(own);
    const { shown } = await project.load("consumer.js");
    expect(program).toContain(`// ${String(shown)}`);
    expect(server.received.map(({ body }) => (JSON.parse(body) as { method: string }).method)).toEqual([
      "acme_getJob",
      "acme_startJob",
    ]);
  });

  it("shows what the command prints for a mistake", async () => {
    const project = await generateProject("acme.openrpc.yaml", spec.replace("type: string", "tpye: string"));
    const reports = project.printed.filter((line) => line.includes("acme.openrpc.yaml:"));
    expect(reports).toHaveLength(1);
    expect(reports.filter((line) => !shows(line))).toEqual([]);
  });

  it("shows what a mock server prints", async () => {
    const folder = mkdtempSync(join(tmpdir(), "readme-"));
    const file = join(folder, "acme.openrpc.yaml");
    writeFileSync(file, spec);
    const printed: string[] = [];
    const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
    const controller = new AbortController();
    const ended = runCommand(["mock", file, "--port", "0"], print, controller.signal);
    await expect.poll(() => printed).toHaveLength(1);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "acme_startJob", params: ["3"] });
    await fetch(printed[0]?.replace(/^.* at /, "") ?? "", { method: "POST", body });
    await expect.poll(() => printed).toHaveLength(2);
    const asShown = printed.map((line) =>
      line.replace(`${folder}/`, "").replace(/127\.0\.0\.1:\d+/, "127.0.0.1:4010"),
    );
    expect(asShown.filter((line) => !shows(line))).toEqual([]);
    controller.abort();
    await ended;
    rmSync(folder, { recursive: true });
  });

  it("shows what diff prints for a change", async () => {
    const folder = mkdtempSync(join(tmpdir(), "readme-"));
    const [old, now] = ["old.openrpc.yaml", "acme.openrpc.yaml"].map((name) => join(folder, name));
    writeFileSync(old ?? "", spec);
    const changed = spec
      .replace("schema: { type: integer } }]", "schema: { type: integer, maximum: 9 } }]")
      .replace("[running, done]", "[running, done, failed]");
    writeFileSync(now ?? "", changed);
    const printed: string[] = [];
    const print = { out: (line: string) => printed.push(line), error: (line: string) => printed.push(line) };
    expect(await runCommand(["diff", old ?? "", now ?? "", "--fail-on", "major"], print)).toBe(1);
    expect(shows(printed.join("\n").replaceAll(`${folder}/`, ""))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it("or the guide describes each option of the command once", async () => {
    const usage: string[] = [];
    await runCommand(["--help"], { out: (line) => usage.push(line), error: (line) => usage.push(line) });
    const options = [...usage.join("\n").matchAll(/^ {2}(--\w+)/gm)].map(([, option]) => option ?? "");
    expect(options.length).toBeGreaterThan(8);
    const rows = `${readme}\n${guide}`.split("\n").filter((line) => line.startsWith("|"));
    const counts = options.map((option) => [
      option,
      rows.filter((row) => row.startsWith(`| \`${option}`)).length,
    ]);
    expect(counts).toEqual(options.map((option) => [option, 1]));
  });
});
