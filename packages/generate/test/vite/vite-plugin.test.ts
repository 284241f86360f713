import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, createServer, type InlineConfig, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generate } from "../../src/vite/index.ts";

const spec = (method: string, type = "string"): string => `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /jobs:
    get: { operationId: ${method}, responses: { 200: { description: ok, content: { text/plain: { schema: { type: ${type} } } } } } }
`;

let root: string;
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const config = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: "silent",
  server: { port: 0, host: "127.0.0.1" },
  plugins: [generate({ spec: "specs/acme.yaml", out: "src/acme", name: "Acme" })],
});

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "vite-")));
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
  put("index.html", `<script type="module" src="/src/main.ts"></script>`);
  put("src/main.ts", `import { createAcmeClient } from "./acme/index.js";\nconsole.log(createAcmeClient);\n`);
  put("specs/acme.yaml", spec("listJobs"));
});
afterEach(() => rmSync(root, { recursive: true }));

const operations = (): string => readFileSync(join(root, "src/acme/operations.ts"), "utf8");

describe("a build", () => {
  it("generates the client first", async () => {
    const result = await build({ ...config(), build: { write: false, minify: false } });
    expect(JSON.stringify(result)).toContain("listJobs");
  });

  it("fails with the place of what is wrong with the spec", async () => {
    put("specs/acme.yaml", "openapi: 4.0.0\n");
    await expect(build({ ...config(), build: { write: false } })).rejects.toThrow(
      /acme\.yaml:1:1: OpenAPI 4\.0\.0 is not supported/,
    );
  });
});

describe("the development server", () => {
  let server: ViteDevServer;
  let socket: WebSocket;
  let messages: {
    readonly type: string;
    readonly err?: { readonly message: string; readonly frame?: string };
  }[];
  const ofType = (type: string): typeof messages => messages.filter((message) => message.type === type);
  const start = async (): Promise<void> => {
    server = await createServer(config());
    await server.listen();
    messages = [];
    const address = server.httpServer?.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { webSocketToken } = server.config;
    socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${webSocketToken}`, "vite-hmr");
    socket.addEventListener("message", ({ data }) => messages.push(JSON.parse(String(data))));
    await expect.poll(() => ofType("connected")).toHaveLength(1);
  };
  afterEach(async () => {
    socket.close();
    await server.close();
  });

  it("generates the client, and again when the spec changes, and pages load what changed", async () => {
    await start();
    expect(operations()).toContain("listJobs");
    const load = async (): Promise<string> =>
      (await server.transformRequest("/src/acme/operations.ts"))?.code ?? "";
    await server.transformRequest("/src/main.ts");
    expect(await load()).toContain("listJobs");
    put("specs/acme.yaml", spec("allJobs"));
    await expect.poll(() => ofType("full-reload").length + ofType("update").length).toBeGreaterThan(0);
    await expect.poll(() => load()).toContain("allJobs");
  });

  it("shows in the overlay what is wrong with the spec, until it is corrected", async () => {
    put("specs/acme.yaml", spec("listJobs").replace("paths:", "paths"));
    await start();
    await expect.poll(() => ofType("error").length).toBeGreaterThan(0);
    expect(ofType("error")[0]?.err?.message).toMatch(/acme\.yaml:\d+:\d+: /);
    expect(ofType("error")[0]?.err?.frame).toContain("| paths");
    put("specs/acme.yaml", spec("listJobs"));
    await expect.poll(() => ofType("full-reload").length).toBeGreaterThan(0);
    expect(operations()).toContain("listJobs");
  });
});
