import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { verifyWebhook } from "@node-access/management/webhooks";
import type { Destination } from "@node-access/delivery";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { answerLookup } from "./answer-lookup.ts";
import { batchOf, batchWith, definitionOf, eventOf } from "./events.ts";
import type { ReceivedRequest } from "./receiver.ts";
import { type ServerProcess, startServerProcess } from "@node-access-tools/local-servers";

const never = new AbortController().signal;
const receiver = new URL("receiver.ts", import.meta.url).pathname;
const secrets = ["whsec_bmV3ZXItc2VjcmV0LW9mLXRoZS1zdHJlYW0=", "whsec_b2xkZXItc2VjcmV0LW9mLXRoZS1zdHJlYW0="];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(process.execPath, /^ready$/m, (port) => [receiver, String(port)]);
});
afterAll(() => server.stop());

async function create(
  path: string,
  { base = `http://127.0.0.1:${server.port}`, allowPrivate = true as boolean | readonly string[] } = {},
): Promise<Destination> {
  const definition = definitionOf({ type: "webhook", url: base + path }, { secrets });
  const destination = await createDestination(definition, { allowPrivate, log() {} });
  onTestFinished(() => destination.close());
  return destination;
}

async function send(path: string, options?: Parameters<typeof create>[1]): Promise<void> {
  await (await create(path, options)).deliver(batchOf(1, 2), never);
}

async function requests(path: string, base = `http://127.0.0.1:${server.port}`): Promise<ReceivedRequest[]> {
  const all = (await (await fetch(`${base}/requests`)).json()) as ReceivedRequest[];
  return all.filter(({ url }) => url === path);
}

/** For how long a receiver makes its stream wait with a header. */
function waits(retryAfter: string): Promise<number | undefined> {
  return send(`/status/429?retry-after=${encodeURIComponent(retryAfter)}`).then(
    () => expect.unreachable(),
    (error: { readonly retryAfter?: number }) => error.retryAfter,
  );
}

describe("a webhook", () => {
  it("receives CloudEvents that are signed with both secrets", async () => {
    const destination = await create("/hook?token=t");
    expect(await destination.open(1, never)).toBeUndefined();
    await destination.deliver(batchOf(4, 6), never);
    const [received] = await requests("/hook?token=t");
    expect(received).toMatchObject({
      method: "POST",
      headers: {
        "content-type": "application/cloudevents-batch+json; charset=utf-8",
        "webhook-id": "ST-1:4-6",
        "user-agent": "node-access",
      },
    });
    const { headers, body } = received as ReceivedRequest;
    expect(body).toContain('"value":12345678901234567890');
    expect((JSON.parse(body) as unknown[])[0]).toMatchObject({
      specversion: "1.0",
      sequence: "0000000000000004",
      type: "log",
    });
    const request = { headers: headers as Record<string, string>, body };
    for (const secret of secrets) await expect(verifyWebhook(request, secret)).resolves.toHaveLength(3);
    await expect(verifyWebhook(request, "whsec_b3RoZXItc2VjcmV0LW90aGVyLXNlY3JldC0=")).rejects.toThrow(
      "signed with none",
    );
  });

  it("receives batches on one connection", async () => {
    const destination = await create("/one");
    for (let first = 1; first < 30; first += 10) await destination.deliver(batchOf(first, first + 9), never);
    const all = await requests("/one");
    expect(new Set(all.map(({ connection }) => connection)).size).toBe(1);
    expect(all).toHaveLength(3);
  });

  it.each([
    [200, undefined],
    [202, undefined],
    [204, undefined],
    [301, "retry"],
    [307, "retry"],
    [400, "reject"],
    [401, "retry"],
    [403, "retry"],
    [404, "retry"],
    [408, "retry"],
    [409, "retry"],
    [410, "pause"],
    [413, "reject"],
    [415, "reject"],
    [422, "reject"],
    [425, "retry"],
    [429, "retry"],
    [500, "retry"],
    [503, "retry"],
  ])("may respond with %i", async (status, outcome) => {
    const sent = send(`/status/${status}`);
    if (outcome) await expect(sent).rejects.toMatchObject({ name: "DeliveryError", outcome });
    else await sent;
    expect(await requests("/redirected")).toEqual([]);
  });

  it("may ask for a pause, of an hour at most", async () => {
    expect(await waits("7")).toBe(7_000);
    expect(await waits("0")).toBe(0);
    expect(await waits("99999999999999999999")).toBe(3_600_000);
    expect(await waits("-7")).toBeUndefined();
    expect(await waits("soon")).toBeUndefined();
    expect(await waits(new Date(Date.now() - 5_000).toUTCString())).toBeUndefined();
    expect(await waits(new Date(Date.now() + 86_400_000).toUTCString())).toBe(3_600_000);
  });

  it("has received the events if it responds with success, however its response ends", async () => {
    for (const path of ["/half", "/large"]) {
      const destination = await create(path);
      await destination.deliver(batchOf(1, 2), never);
      await destination.deliver(batchOf(3, 4), never);
      expect(await requests(path)).toHaveLength(2);
    }
  });

  it.each(["/cut", "/garbage", "/headers"])("receives the same request again after %s", async (path) => {
    await expect(send(path)).rejects.toMatchObject({ outcome: "retry" });
    await expect(send(path)).rejects.toMatchObject({ outcome: "retry" });
    const [first, second] = await requests(path);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  });

  it("is killed, and receives events again after its restart", async () => {
    const destination = await create("/again");
    await destination.deliver(batchOf(1, 2), never);
    await server.kill();
    await expect(destination.deliver(batchOf(3, 4), never)).rejects.toMatchObject({ outcome: "retry" });
    await server.restart();
    await destination.deliver(batchOf(3, 4), never);
    expect(await requests("/again")).toHaveLength(1);
  });

  it("is no longer waited for after an abort", async () => {
    const destination = await create("/hang");
    const controller = new AbortController();
    const sent = destination.deliver(batchOf(1, 2), controller.signal);
    await expect.poll(() => requests("/hang")).toHaveLength(1);
    controller.abort(new Error("stopped"));
    await expect(sent).rejects.toThrow("stopped");
    await expect(destination.deliver(batchOf(1, 2), controller.signal)).rejects.toThrow("stopped");
  });

  it("must have an address that is allowed, however it is written", async () => {
    const { port } = server;
    const before = (await requests("/private")).length;
    for (const base of [
      `http://127.0.0.1:${port}`,
      `http://0x7f.1:${port}`,
      `http://2130706433:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `http://localhost:${port}`,
      `https://localhost:${port}`,
    ]) {
      const refused = { name: "DeliveryError", outcome: "pause" };
      await expect(send("/private", { base, allowPrivate: false })).rejects.toMatchObject(refused);
      await expect(send("/private", { base, allowPrivate: ["10.0.0.0/8"] })).rejects.toMatchObject(refused);
    }
    answerLookup("127.0.0.1");
    const base = `http://app.example:${port}`;
    await expect(send("/private", { base, allowPrivate: false })).rejects.toMatchObject({
      outcome: "pause",
      message:
        "app.example has a private address, which this gateway does not allow: use a public one, or ask its operator",
    });
    expect(await requests("/private")).toHaveLength(before);
    answerLookup("8.8.8.8", "127.0.0.1");
    await send("/private", { base, allowPrivate: ["127.0.0.0/8"] });
    expect(await requests("/private")).toHaveLength(before + 1);
  });

  it("is reached without the proxies of the environment", async () => {
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]) {
      vi.stubEnv(name, "http://127.0.0.1:1");
      vi.stubEnv(name.toLowerCase(), "http://127.0.0.1:1");
    }
    onTestFinished(() => void vi.unstubAllEnvs());
    await send("/direct");
  });

  it.each([
    [
      "https://user:hidden@app.example/",
      "remove user name and password from the webhook's URL: requests are signed instead",
    ],
    [
      "https://hidden@app.example/",
      "remove user name and password from the webhook's URL: requests are signed instead",
    ],
    ["https://app.example:25/?hidden", "app.example:25: expected port 443, or one from 1024 to 65535"],
    [
      "ftp://app.example/?hidden",
      "the destination's URL is not valid: expected https://host:port or http://host:port",
    ],
    ["nonsense hidden", "the destination's URL is not valid: expected https://host:port or http://host:port"],
  ])("cannot have the URL %s", async (base, message) => {
    await expect(create("", { base })).rejects.toMatchObject({ outcome: "pause", message });
  });

  it("gets a test event like all others", async () => {
    await (await create("/test")).test(batchWith([eventOf(0, { type: "test" })]), never);
    expect((await requests("/test"))[0]?.body).toContain('"type":"test"');
  });

  it("is named in errors without its path and query", async () => {
    for (const path of ["/status/500?token=hidden", "/cut?token=hidden", "/status/410?token=hidden"]) {
      const message = await send(path).catch((error: Error) => error.message);
      expect(message).toMatch(new RegExp(`^127\\.0\\.0\\.1:${server.port} `));
      expect(message).not.toMatch(/hidden|cut/);
    }
  });
});

describe("a webhook with https", () => {
  let secure: ServerProcess;
  let base: string;
  const trusted = getCACertificates("default");
  let cert: string;

  beforeAll(async () => {
    const pem = await generate([{ name: "commonName", value: "localhost" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "app.example" }] }],
    });
    ({ cert } = pem);
    process.env["RECEIVER_KEY"] = pem.private;
    secure = await startServerProcess(process.execPath, /^ready$/m, (port) => [receiver, String(port), cert]);
    delete process.env["RECEIVER_KEY"];
    base = `https://app.example:${secure.port}`;
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await secure.stop();
  });

  it("must have a valid certificate", async () => {
    answerLookup("127.0.0.1");
    await expect(send("/", { base })).rejects.toMatchObject({
      outcome: "retry",
      message: `app.example:${secure.port} cannot be reached: its certificate is not valid (DEPTH_ZERO_SELF_SIGNED_CERT)`,
    });
    setDefaultCACertificates([...trusted, cert]);
    answerLookup("127.0.0.1");
    await send("/", { base });
    await expect(send("/", { base: base.replace("app.example", "127.0.0.1") })).rejects.toThrow(
      "its certificate is not valid (ERR_TLS_CERT_ALTNAME_INVALID)",
    );
  });
});
