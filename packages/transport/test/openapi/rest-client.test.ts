import { bearer, isNodeAccessError } from "@node-access/auth";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import type { Middleware } from "../../src/index.ts";
import {
  createRestClient,
  json as writeJson,
  readNothing,
  readOptional,
  readStatus,
  type RestClient,
  type RestHooks,
  type RestOperation,
  withResponse,
} from "../../src/openapi/rest.ts";

interface Methods {
  getThing(id: string): Promise<{ id: string }>;
  changeThing(id: string, body: object): Promise<{ size: number | bigint }>;
  deleteThing(id: string): Promise<void>;
  findThing(): Promise<{ id: string } | undefined>;
  getHealth(): Promise<200 | 206 | 503>;
}

const operations: Readonly<Record<keyof Methods, RestOperation>> = {
  getThing: { method: "GET", path: "/things/{id}/", idempotency: "safe" },
  changeThing: { method: "PATCH", path: "/things/{id}/", idempotency: "write", body: writeJson },
  deleteThing: { method: "DELETE", path: "/things/{id}/", idempotency: "idempotent", result: readNothing },
  findThing: { method: "GET", path: "/thing", idempotency: "safe", result: readOptional },
  getHealth: { method: "GET", path: "/health", idempotency: "safe", statuses: [503], result: readStatus },
};

const KEY = "0123456789abcdef-secret";
const cleanup: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanup.splice(0).toReversed()) await end();
});

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A client of a scripted server, and the requests that the server received. */
async function client(
  respond: (response: ServerResponse, count: number) => void,
  hooks?: RestHooks,
): Promise<{ api: RestClient<Methods>; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body });
      respond(response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanup.push(() => new Promise((resolve) => server.close(resolve)));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
  const credential = bearer(KEY);
  const api = createRestClient<"management", Methods>(
    "management",
    operations,
    { endpoint, credential },
    hooks,
  );
  cleanup.push(() => api.close());
  return { api, seen };
}

function json(response: ServerResponse, status: number, body: string, type = "application/json"): void {
  response.writeHead(status, { "content-type": type }).end(body);
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error,
  );
}

describe("withResponse", () => {
  it("returns status and headers with the value", async () => {
    const { api } = await client((response) => json(response, 201, '{"a":1}'));
    const { value, status, headers } = await withResponse(api, (own) => own.getThing("x"));
    expect({ value, status, type: headers?.["content-type"] }).toEqual({
      value: { a: 1 },
      status: 201,
      type: "application/json",
    });
  });
});

describe("createRestClient", () => {
  it("sends a request with the credential, and returns the response without rounding numbers", async () => {
    const { api, seen } = await client((response) => json(response, 200, '{"size":18446744073709551615}'));
    expect(await api.changeThing("ND 1", { n: 2n ** 64n, skip: undefined })).toEqual({
      size: 2n ** 64n - 1n,
    });
    expect(await api.getThing("x")).toEqual({ size: 2n ** 64n - 1n });
    const [change, get] = seen;
    expect(change).toMatchObject({
      method: "PATCH",
      url: "/base/things/ND%201/",
      body: '{"n":18446744073709551616}',
    });
    expect(change?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      "content-type": "application/json",
    });
    expect(get).toMatchObject({ method: "GET", url: "/base/things/x/", body: "" });
    expect(get?.headers["content-type"]).toBeUndefined();
  });

  it("retries a read after a transient error, and a write only if it was not executed", async () => {
    const { api, seen } = await client((response, count) => {
      if (count === 1 || count === 3) json(response, count === 1 ? 503 : 500, '{"error":{}}');
      else json(response, 200, '{"id":"x"}');
    });
    expect(await api.getThing("x")).toEqual({ id: "x" });
    expect(seen).toHaveLength(2);
    const rejected = await failure(api.changeThing("x", {}));
    expect(isNodeAccessError(rejected, "HTTP_STATUS") && rejected.context.status).toBe(500);
    expect(seen).toHaveLength(3);
  });

  it("distinguishes kinds of failure, and shows no secrets", async () => {
    const { api } = await client((response, count) => {
      if (count === 1) json(response, 404, `{"error":{"code":"not_found","message":"no ${KEY}"}}`);
      else if (count === 2) json(response, 401, `who is ${KEY}?`, "text/plain");
      else if (count === 3) json(response, 200, `<html>${KEY}</html>`, "text/html");
      else if (count === 4) json(response, 200, `"${KEY}"`);
      else response.destroy();
    });
    const script: unknown[] = [];
    for (let count = 1; count <= 5; count++) script.push(await failure(api.changeThing("x", {})));
    script.push(await failure(api.changeThing("..", {})));
    const codes = script.map((error) => isNodeAccessError(error) && error.code);
    expect(codes).toEqual([
      "HTTP_STATUS",
      "CREDENTIAL_REFUSED",
      "UNDECODABLE_BODY",
      "INVALID_RESPONSE",
      "UNANSWERED",
      "INVALID_ARGUMENT",
    ]);
    for (const error of script) {
      expect(inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error)).not.toContain(
        "secret",
      );
    }
  });

  it("rejects a body that JSON cannot represent", async () => {
    const { api, seen } = await client((response) => json(response, 200, "{}"));
    const body: Record<string, unknown> = {};
    body["itself"] = body;
    expect(await failure(api.changeThing("x", body))).toMatchObject({ code: "INVALID_ARGUMENT" });
    expect(seen).toEqual([]);
  });

  it("returns undefined if there is no result, whatever the response body", async () => {
    const { api, seen } = await client((response, count) => {
      if (count === 1) response.writeHead(204).end();
      else if (count === 2) json(response, 200, "deleted", "text/plain");
      else json(response, 404, '{"error":{}}');
    });
    expect(await api.deleteThing("x")).toBeUndefined();
    const { value, status } = await withResponse(api, (own) => own.deleteThing("x"));
    expect({ value, status }).toEqual({ value: undefined, status: 200 });
    expect(await failure(api.deleteThing("x"))).toMatchObject({ code: "HTTP_STATUS" });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual(
      Array.from({ length: 3 }, () => ["DELETE", "/base/things/x/", ""]),
    );
  });

  it("returns undefined for an empty response if the result is optional, and reads other responses", async () => {
    const { api } = await client((response, count) => {
      if (count === 1) response.writeHead(204).end();
      else json(response, 200, count === 2 ? '{"id":"x"}' : "no JSON");
    });
    expect(await api.findThing()).toBeUndefined();
    expect(await api.findThing()).toEqual({ id: "x" });
    expect(await failure(api.findThing())).toMatchObject({ code: "UNDECODABLE_BODY" });
  });

  it("returns the status if the status is the result, without retrying it", async () => {
    const { api, seen } = await client((response, count) =>
      response.writeHead([200, 206, 503, 400][count - 1] ?? 500).end(),
    );
    expect([await api.getHealth(), await api.getHealth(), await api.getHealth()]).toEqual([200, 206, 503]);
    expect(seen).toHaveLength(3);
    expect(await failure(api.getHealth())).toMatchObject({ code: "HTTP_STATUS" });
  });

  it("runs middleware around each attempt, and accepts other options for one call", async () => {
    const { api, seen } = await client((response) => json(response, 503, "{}"));
    const attempts: unknown[] = [];
    const watch: Middleware = (context, next) => {
      attempts.push([context.operation.name, context.attempt, context.input]);
      return next();
    };
    const once = api.with({ retries: 1, middleware: [watch] });
    await failure(once.getThing("x"));
    expect(attempts).toEqual([
      ["getThing", 1, ["x"]],
      ["getThing", 2, ["x"]],
    ]);
    await failure(once.with({ retries: 0 }).getThing("x"));
    expect(seen).toHaveLength(3);
  });

  it("lets a package convert arguments and results", async () => {
    const { api, seen } = await client((response) => json(response, 200, '{"id":"x"}'), {
      args: ({ name }, [id, body]) => [id, { ...(body as object), by: name }],
      read: (response, { operation }) => ({ ...response, from: operation.name }),
    });
    const inputs: unknown[] = [];
    const watch: Middleware = (context, next) => {
      inputs.push(context.input);
      return next();
    };
    const changed = await api.with({ middleware: [watch] }).changeThing("x", { a: 1 });
    expect(changed).toEqual({ id: "x", from: "changeThing" });
    expect(inputs).toEqual([["x", { a: 1 }]]);
    expect(seen.map(({ body }) => body)).toEqual(['{"a":1,"by":"changeThing"}']);
  });

  it("does not follow redirects", async () => {
    const { api, seen } = await client((response) => response.writeHead(302, { location: "/other" }).end());
    expect(await failure(api.getThing("x"))).toMatchObject({ code: "HTTP_STATUS", context: { status: 302 } });
    expect(seen).toHaveLength(1);
  });

  it("rejects calls after close()", async () => {
    const { api, seen } = await client((response) => json(response, 200, "{}"));
    await api.close();
    expect(isNodeAccessError(await failure(api.getThing("x")), "CLOSED")).toBe(true);
    expect(seen).toHaveLength(0);
  });
});

it("rejects a body that is no object, before it is sent", async () => {
  const { api, seen } = await client((response) => json(response, 200, "{}"));
  for (const body of ["text", 7, null, true] as never[])
    expect(await failure(api.changeThing("x", body))).toMatchObject({
      code: "INVALID_ARGUMENT",
      message: expect.stringMatching(/^body: expected an object, received /),
    });
  expect(seen).toEqual([]);
});

it("rejects arguments that cannot be read", async () => {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const listed = { method: "GET", path: "/things", idempotency: "safe", query: ["page"] } as const;
  const api = createRestClient<"management", { listThings(query: object): Promise<object> }>(
    "management",
    { listThings: listed },
    { endpoint: "http://127.0.0.1:1" },
  );
  await expect(api.listThings(revoked)).rejects.toThrow("arguments: expected an object, received one that");
});
