import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchText } from "../../src/spec-file/fetch-text.ts";
import { generateProject, type Project } from "./generated-client.ts";

const root = `
openapi: 3.1.0
paths:
  /a: { get: { operationId: getA, responses: { "200": { content: { application/json: { schema: { $ref: "parts.yaml#/A" } } } } } } }
  /b: { get: { operationId: getB, responses: { "200": { content: { application/json: { schema: { $ref: "alias.yaml#/A" } } } } } } }
`;
const parts = "{ A: { type: object, required: [n], properties: { n: { type: integer } } } }";
const consumer = `
import { createAcmeClient } from "./index.js";
const acme = createAcmeClient({ endpoint: "https://acme.example" });
export const n: Promise<number> = acme.getA().then((a) => a.n);
export const same: Promise<number> = acme.getB().then((b) => b.n);
`;
const GENERATED = "src: createAcmeClient with 2 methods, 0 of them sent at most once";
const user = "us3r:s3cret%40word";
const secret = /us3r|s3cret|t0ken/;

/** A server whose paths respond as `pages` says, and the Authorization headers that it received, by path. */
interface Host {
  readonly url: string;
  readonly pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void>;
  readonly received: Map<string, string | undefined>;
  close(): void;
}

async function startHost(): Promise<Host> {
  const pages: Host["pages"] = {};
  const received: Host["received"] = new Map();
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*$/, "");
    received.set(path, request.headers.authorization);
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pages,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sent =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, headers).end(body);
const redirect =
  (location: string) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(302, { location }).end();
const withUser = (url: string, path: string): string => url.replace("//", `//${user}@`) + path;

const generate = (address: string, ...more: readonly string[]): Promise<Project> =>
  generateProject("nothing", "", address, "--name", "Acme", ...more);

describe("a spec from the network", () => {
  let host: Host;
  let other: Host;
  beforeAll(async () => {
    [host, other] = await Promise.all([startHost(), startHost()]);
    const files = {
      "/v2/openapi.yaml": sent(root),
      "/v2/parts.yaml": sent(parts),
      "/v2/alias.yaml": redirect("/v2/parts.yaml"),
    };
    Object.assign(other.pages, files);
    Object.assign(host.pages, files, {
      "/acme.yaml": redirect("/v2/openapi.yaml"),
      "/elsewhere.yaml": redirect(`${other.url}/v2/openapi.yaml`),
      "/packed.yaml": sent(gzipSync(root), { "content-encoding": "gzip", "content-type": "text/plain" }),
      "/packed.yaml.gz": sent(gzipSync(root), { "content-type": "application/gzip" }),
      "/damaged.yaml.gz": sent(gzipSync(root).subarray(0, 40)),
      "/parts.yaml": sent(parts),
      "/alias.yaml": sent(parts),
      "/loop.yaml": redirect("/loop.yaml"),
      "/file.yaml": redirect("file:///etc/hostname"),
      "/half.yaml": (_request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { "content-length": "1000" }).write("openapi: 3.1.0\n"),
      "/large.yaml": (_request: IncomingMessage, response: ServerResponse) => {
        const chunk = Buffer.alloc(1024 * 1024, "#");
        const write = (): void => void (response.destroyed || response.write(chunk, write));
        write();
      },
      "/page.yaml": sent("\n<!-- a page --><html></html>", { "content-type": "text/html" }),
    });
  });
  afterAll(() => {
    host.close();
    other.close();
  });

  it("is where redirects lead to, and so are the files next to it", async () => {
    const project = await generate(`${host.url}/acme.yaml`, "--strict");
    expect(project.printed).toEqual([GENERATED]);
    project.compile(consumer);
  });

  it("gets credentials from its own origin only, and nothing shows them", async () => {
    host.received.clear();
    const project = await generate(withUser(host.url, "/acme.yaml?token=t0ken"), "--strict");
    expect(project.printed).toEqual([GENERATED]);
    const basic = `Basic ${Buffer.from("us3r:s3cret@word").toString("base64")}`;
    expect(Object.fromEntries(host.received)).toEqual({
      "/acme.yaml": basic,
      "/v2/openapi.yaml": basic,
      "/v2/parts.yaml": basic,
      "/v2/alias.yaml": basic,
    });
    project.compile(consumer);

    other.received.clear();
    const moved = await generate(withUser(host.url, "/elsewhere.yaml"), "--strict");
    expect(moved.printed).toEqual([GENERATED]);
    expect([...other.received.keys()].toSorted()).toEqual([
      "/v2/alias.yaml",
      "/v2/openapi.yaml",
      "/v2/parts.yaml",
    ]);
    expect([...other.received.values()]).toEqual([undefined, undefined, undefined]);

    for (const path of ["/nothing.yaml?token=t0ken", "/page.yaml", "/loop.yaml"]) {
      const failed = await generate(withUser(host.url, path));
      expect(failed.exitCode).toBe(1);
      expect(failed.printed.join("\n")).not.toMatch(secret);
    }
    const stale = await generate(withUser(host.url, "/acme.yaml?token=t0ken"), "--check");
    expect(stale.exitCode).toBe(1);
    expect(stale.printed.join("\n")).not.toMatch(secret);
    const unselected = await generate(withUser(host.url, "/acme.yaml?token=t0ken"), "--include", "tag:none");
    expect(unselected.printed[0]).toContain(`${host.url}/acme.yaml:1:1: no operation matches tag:none`);
  });

  it.each(["/packed.yaml", "/packed.yaml.gz"])("may be compressed: %s", async (path) => {
    const project = await generate(host.url + path, "--strict");
    expect(project.printed).toEqual([GENERATED]);
  });

  it.each([
    ["/damaged.yaml.gz", "it is compressed, and damaged"],
    ["/loop.yaml", "it redirects more than 20 times"],
    ["/file.yaml", "it redirects to an invalid address"],
    ["/large.yaml", "it has more than 64 MB; download it, and name the file"],
    ["/page.yaml", "it is a web page; use the address of the raw JSON or YAML"],
  ])("is rejected if it is not whole: %s", async (path, what) => {
    const project = await generate(host.url + path);
    expect(project.exitCode).toBe(1);
    expect(project.printed).toHaveLength(1);
    expect(project.printed[0]).toContain(`${host.url}${path}:1:1: ${what}`);
  });

  it("is rejected if it does not arrive in time", async () => {
    await expect(fetchText(`${host.url}/half.yaml`, undefined, { deadline: 50 })).rejects.toThrow(
      "it did not arrive within 0.05 seconds; check the address and the network, or download it and name the file",
    );
  });

  it("is rejected if its address is none", async () => {
    const project = await generate("http://us3r:s3cret@");
    expect(project.exitCode).toBe(1);
    expect(project.printed).toEqual([
      "http://:1:1: it is not a valid address; write an address such as https://acme.example/openapi.yaml",
    ]);
  });
});
