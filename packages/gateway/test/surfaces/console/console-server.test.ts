import { request as httpsRequest } from "node:https";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConsoleSessions, sessionLength } from "../../../src/access/console-sessions.ts";
import { createGateway, type Credentials, type Gateway, type LogEntry } from "../../../src/index.ts";
import { temporaryFolder } from "../../cleanup.ts";
import {
  adminKey,
  adminClient,
  readBody,
  readCode,
  type KeyRecord,
  type NewKeyRecord,
} from "../../admin-client.ts";
import { request } from "../../client.ts";
import { consoleClient, consolePassword, signInForCookie, ownPage, signIn } from "./console-client.ts";

describe("the console's server", () => {
  const entries: LogEntry[] = [];
  let gateway: Gateway<Credentials>;
  let url: string;
  /** Of one session for all tests: each that begins costs a hash. */
  let cookie: string;
  beforeAll(async () => {
    gateway = (await createGateway({
      admin: { key: adminKey },
      console: { password: consolePassword },
      log: (entry) => void entries.push(entry),
    })) as Gateway<Credentials>;
    url = gateway.consoleUrl ?? "";
    cookie = await signInForCookie(url);
  });
  afterAll(() => gateway.close());

  it("accepts the password, and sets a cookie that scripts and other sites cannot use", async () => {
    const { status, headers, text } = await signIn(url);
    expect([status, text]).toEqual([204, ""]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^node-access-console-\d+=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^node-access-console-\d+-browser=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    const { status: allowed } = await consoleClient(url, cookie)("GET", "/gateway/");
    expect(allowed).toBe(200);
    expect(entries).toContainEqual(
      expect.objectContaining({ event: "changed", actor: "console", action: "signIn", source: "127.0.0.1" }),
    );
  });

  it("rejects all other requests", async () => {
    const rejected = await signIn(url, "not the password");
    expect(readCode(rejected)).toBe("401 unauthorized");
    // A browser would prompt for a user name by itself.
    expect(rejected.headers.get("www-authenticate")).toBeNull();
    expect(entries).toContainEqual(
      expect.objectContaining({ event: "credential rejected", surface: "console", status: 401 }),
    );
    for (const wrongCookie of ["", `${cookie}x`, cookie.replace(/\d{13}/, "9999999999999"), "a=b"])
      expect(readCode(await consoleClient(url, wrongCookie)("GET", "/gateway/"))).toBe("401 unauthorized");
    const authorization = `Bearer ${adminKey}`;
    const byKey = await request(`${url}/v1/gateway/`, { headers: { ...ownPage, authorization } });
    expect(byKey.status).toBe(401);
    const onAdmin = await request(`${gateway.adminUrl}/v1/gateway/`, { headers: { cookie } });
    expect(onAdmin.status).toBe(401);
    for (const body of ["{}", "[", '{"password":1}', "null"])
      expect((await request(`${url}/session`, { method: "POST", headers: ownPage, body })).status).toBe(400);
    expect((await request(`${url}/session`, { method: "PUT", headers: ownPage })).status).toBe(405);
    const readSession = (value: string) =>
      request(`${url}/session`, { headers: { ...ownPage, cookie: value } });
    expect((await readSession(cookie)).json).toEqual({ signed_in: true });
    expect((await readSession("")).json).toEqual({ signed_in: false });
  });

  it("rejects requests of other pages, even with the cookie", async () => {
    for (const [method, path] of [
      ["GET", "/v1/gateway/"],
      ["POST", "/v1/upstreams/a/cordon/"],
      ["POST", "/session"],
      ["DELETE", "/session"],
    ] as const)
      expect(readCode(await request(url + path, { method, headers: { cookie } }))).toBe("403 foreign_page");
    const preflight = await request(`${url}/v1/gateway/`, {
      method: "OPTIONS",
      headers: { origin: "http://127.0.0.1:3000", "access-control-request-headers": "x-node-access-console" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    expect(preflight.status).toBe(403);
  });

  it("ends a session permanently when its operator signs out", async () => {
    const ended = await signInForCookie(url);
    const headers = { ...ownPage, cookie: ended };
    const out = await request(`${url}/session`, { method: "DELETE", headers });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await consoleClient(url, ended)("GET", "/gateway/")).status).toBe(401);
    expect((await consoleClient(url, cookie)("GET", "/gateway/")).status).toBe(200);
  });

  it("performs the admin API's operations, and names the console in the audit log", async () => {
    const api = consoleClient(url, cookie);
    const path = `/nodes/${gateway.credentials.nodes.ethereum.id}/credentials/`;
    const created = readBody<NewKeyRecord>(await api("POST", path, { name: "made here" }), 201);
    const revoked = readBody<KeyRecord>(await api("POST", `/credentials/${created.id}/revoke/`), 200);
    expect(revoked.status).toBe("revoked");
    const audit = await adminClient(gateway)("GET", `/audit/?subject=${created.id}`);
    const { results } = readBody<{ results: { actor: string; action: string }[] }>(audit, 200);
    expect(results.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "console revokeCredential",
      "console createCredential",
    ]);
    expect(readCode(await api("GET", "/nowhere/"))).toBe("404 not_found");
    expect(readCode(await api("POST", path, { no: 1 }))).toBe("400 invalid_request");
  });

  it("serves its page with a strict policy, compressed, and cached by its tag", async () => {
    const page = await request(`${url}/`);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("content-encoding")).toBe("gzip");
    for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await request(`${url}/${file}`)).status).toBe(200);
    expect(page.text).not.toMatch(/<(script|style)>|style=|\son\w+=|https?:/);
    const again = { "if-none-match": page.headers.get("etag") ?? "" };
    expect((await request(`${url}/`, { headers: again })).status).toBe(304);
    const plain = await request(`${url}/`, { headers: { "accept-encoding": "identity" } });
    expect([plain.headers.get("content-encoding"), plain.text]).toEqual([null, page.text]);
    expect((await request(`${url}/`, { method: "HEAD" })).text).toBe("");
    expect((await request(`${url}/`, { method: "POST" })).status).toBe(405);
    expect((await request(`${url}/../package.json`)).status).toBe(404);
  });

  it("logs neither the password nor tokens", async () => {
    await signIn(url, "some other password");
    await request(`${url}/session?password=${encodeURIComponent(consolePassword)}`, { headers: ownPage });
    const log = JSON.stringify(entries);
    for (const secret of [consolePassword, "some other password", cookie.split("=")[1] ?? ""])
      expect(log).not.toContain(secret);
  });
});

describe("wrong passwords", () => {
  it("do not lock out the operator at the same address", async () => {
    const gateway = await createGateway({ console: { password: consolePassword } });
    const url = gateway.consoleUrl ?? "";
    try {
      const session = await signInForCookie(url);
      const attempts = await Promise.all(Array.from({ length: 6 }, () => signIn(url, "wrong password")));
      expect(attempts.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401));
      expect((await signIn(url)).status).toBe(204);
      expect((await signIn(url, "wrong password")).status).toBe(401);
      expect((await consoleClient(url, session)("GET", "/gateway/")).status).toBe(200);
      for (const address of ["192.0.2.1", "2001:db8::1", "not an address"])
        expect((await signIn(url, consolePassword, { "x-forwarded-for": address })).status).toBe(204);
    } finally {
      await gateway.close();
    }
  });

  it("do not delay a browser in which the right one was entered before", async () => {
    const limits = { shutdown: 100 };
    const gateway = await createGateway({ console: { password: consolePassword }, limits });
    const url = gateway.consoleUrl ?? "";
    try {
      const known = (await signIn(url)).headers.getSetCookie()[1]?.split(";")[0] ?? "";
      // More than may wait: each new one denies an older one.
      const flood = Array.from({ length: 20 }, () => signIn(url, "wrong password"));
      void Promise.allSettled(flood);
      expect((await signIn(url, consolePassword, { cookie: known })).status).toBe(204);
      const wrong = await Promise.all(
        Array.from({ length: 6 }, () => signIn(url, "wrong password", { cookie: known })),
      );
      expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
      expect((await consoleClient(url, known)("GET", "/gateway/")).status).toBe(401);
      const sessionCookie = known.replace("-browser=", "=");
      expect((await consoleClient(url, sessionCookie)("GET", "/gateway/")).status).toBe(401);
    } finally {
      await gateway.close();
    }
  });
});

describe("the console's password", () => {
  it("is generated by the first start with a console, and stored as a hash", async () => {
    const folder = temporaryFolder();
    const options = { database: join(folder, "state.db") };
    const plain = await createGateway(options);
    await plain.close();
    await expect(createGateway({ ...options, console: {} })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "console.password" },
    });
    const withPassword = await createGateway({ ...options, console: { password: consolePassword } });
    expect((await signIn(withPassword.consoleUrl ?? "")).status).toBe(204);
    await withPassword.close();
  });

  it("can be set in the first credentials, and is valid at each later start", async () => {
    const folder = temporaryFolder();
    const options = { database: join(folder, "state.db"), console: {} };
    const first = await createGateway(options);
    const password = first.credentials?.consolePassword ?? "";
    expect(password.length).toBeGreaterThanOrEqual(24);
    expect((await signIn(first.consoleUrl ?? "", password)).status).toBe(204);
    await first.close();
    const second = await createGateway(options);
    expect(second.credentials).toBeUndefined();
    expect((await signIn(second.consoleUrl ?? "", password)).status).toBe(204);
    expect((await signIn(second.consoleUrl ?? "", `${password}x`)).status).toBe(401);
    await second.close();
  });

  it("can be chosen for the first start", async () => {
    const gateway = await createGateway({ console: {}, credentials: { consolePassword } });
    expect(gateway.credentials.consolePassword).toBe(consolePassword);
    expect((await signIn(gateway.consoleUrl ?? "")).status).toBe(204);
    await gateway.close();
  });

  it.each([
    [{ console: { password: "short" } }, "console.password"],
    [{ console: { host: "0.0.0.0" } }, "console.host"],
    [{ console: { port: -1 } }, "console.port"],
    [{ console: {}, credentials: { consolePassword: "short" } }, "credentials.consolePassword"],
  ])("is rejected if invalid, like other options: %j", async (options, path) => {
    const failure = await createGateway(options).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
    expect(String(failure)).not.toContain("short");
  });
});

it("sets secure cookies over TLS, and behind a proxy that terminates it", async () => {
  const pem = await generate([{ name: "commonName", value: "localhost" }]);
  const over = await createGateway({
    tls: { cert: pem.cert, key: pem.private },
    console: { password: consolePassword, host: "0.0.0.0" },
  });
  const headers = { ...ownPage, "content-type": "application/json" };
  const cookies = await new Promise<readonly string[]>((resolve, reject) => {
    const options = { method: "POST", headers, rejectUnauthorized: false };
    httpsRequest(`${over.consoleUrl}/session`, options, (response) => {
      response.resume();
      resolve(response.headers["set-cookie"] ?? []);
    })
      .on("error", reject)
      .end(JSON.stringify({ password: consolePassword }));
  });
  expect(cookies[0]).toMatch(/; Secure$/);
  await over.close();
  const behind = await createGateway({ console: { password: consolePassword } });
  const { headers: found } = await signIn(behind.consoleUrl ?? "", consolePassword, {
    "x-forwarded-proto": "https",
  });
  expect(found.getSetCookie()[0]).toMatch(/; Secure$/);
  await behind.close();
});

describe("sessions", () => {
  it("are valid at other workers with the same key, until these are notified of their end", () => {
    const ended: string[] = [];
    const key = Buffer.alloc(32, 1);
    const one = new ConsoleSessions(key, ({ id }) => void ended.push(id));
    const other = new ConsoleSessions(key);
    const token = one.begin();
    const session = other.find(token);
    expect(session?.expiresAt).toBeGreaterThan(Date.now() + sessionLength - 60_000);
    if (session) one.end(session);
    expect([one.find(token), ended]).toEqual([undefined, [session?.id]]);
    if (session) other.revoke(session);
    expect(other.find(token)).toBeUndefined();
    expect(new ConsoleSessions(Buffer.alloc(32, 2)).find(one.begin())).toBeUndefined();
  });
});
