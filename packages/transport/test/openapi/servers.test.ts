import { apiKey, bearer, refreshing } from "@node-access/auth";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type ApiOperation,
  createApiCaller,
  keyInHeader,
  onServer,
  secured,
} from "../../src/openapi/index.ts";
import { type RecordingServer, startRecordingServer } from "./recording-server.ts";

let own: RecordingServer;
let other: RecordingServer;
beforeAll(async () => {
  [own, other] = await Promise.all([startRecordingServer(), startRecordingServer()]);
});
afterAll(() => Promise.all([own.close(), other.close()]));
beforeEach(() => {
  own.received.length = 0;
  other.received.length = 0;
});

type Get = ApiOperation<(query?: object) => Promise<unknown>>;

const get = (server: string, more: object = {}): Get => ({
  name: "get",
  method: "GET",
  path: "/a",
  idempotency: "safe",
  server: onServer(server),
  ...more,
});
const security = secured({ key: keyInHeader("x-key") });
const needsKey = { security: [["key"]] };

it("sends an operation to its server: an address, a path, or a path after the endpoint", async () => {
  const { call, close } = createApiCaller({ endpoint: `${own.url}/v1` });
  await call(get(`${other.url}/files/`));
  expect(other.received[0]?.url).toBe("/files/a");
  await call(get("/v2"));
  await call(get("v3"));
  await call(get("../v4"));
  expect(own.received.map(({ url }) => url)).toEqual(["/v2/a", "/v1/v3/a", "/v4/a"]);
  await close();
  await expect(call(get("/v2"))).rejects.toMatchObject({ code: "CLOSED" });
  await expect(call(get("/v5"))).rejects.toMatchObject({ code: "CLOSED" });
});

it("sends the option headers and credentials to another origin only if the caller names it", async () => {
  const secrets = { credential: bearer("t0ken-of-acme"), headers: { "x-secret": "s3cret" } };
  const { call } = createApiCaller({ endpoint: own.url, ...secrets });
  await call(get("/v2"));
  expect(own.received[0]?.headers).toMatchObject({
    authorization: "Bearer t0ken-of-acme",
    "x-secret": "s3cret",
  });
  await call(get(other.url));
  expect(other.received[0]?.headers["authorization"]).toBeUndefined();
  expect(other.received[0]?.headers["x-secret"]).toBeUndefined();

  const named = createApiCaller({ endpoint: own.url, ...secrets, servers: { [other.url]: other.url } });
  await named.call(get(other.url));
  expect(other.received[1]?.headers).toMatchObject({
    authorization: "Bearer t0ken-of-acme",
    "x-secret": "s3cret",
  });
});

it.each(
  ["credentials", "servers"].flatMap((name) =>
    [5, true, [], "x", null, new Map([["key", apiKey("k3y")]]), Promise.resolve({})].map(
      (value) => [name, value] as const,
    ),
  ),
)("rejects %s that are %o when the client is created", (name, value) => {
  expect(() => createApiCaller({ endpoint: own.url, [name]: value as never }, security)).toThrow(
    new RegExp(`^${name}: expected a plain object, received `),
  );
});

it("rejects a call whose server is not named and that needs credentials", async () => {
  const options = { endpoint: own.url, credentials: { key: apiKey("k3y-of-acme") } };
  const { call } = createApiCaller(options, security);
  const error: unknown = await call(get(other.url, needsKey)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: "INVALID_ARGUMENT",
    context: {
      path: `servers["${other.url}"]`,
      expected: "the server's address, since get sends it credentials",
      received: "none",
    },
  });
  await call(get(other.url));
  await call(get(other.url, { security: [["key"], []] }));
  expect(other.received.map(({ headers }) => headers["x-key"])).toEqual([undefined, undefined]);

  await call(get("/v2", needsKey));
  expect(own.received[0]?.headers["x-key"]).toBe("k3y-of-acme");
  const named = createApiCaller({ ...options, servers: { [other.url]: `${other.url}/b` } }, security);
  await named.call(get(other.url, needsKey));
  expect(other.received.at(-1)).toMatchObject({ url: "/b/a", headers: { "x-key": "k3y-of-acme" } });
});

it("replaces a server, also with a path, and renews credentials there", async () => {
  let tokens = 0;
  const credential = refreshing(async () => bearer(`token-number-${(tokens += 1)}`));
  const { call } = createApiCaller({
    endpoint: own.url,
    credential,
    servers: { "https://files.example": "/staging" },
  });
  own.respond = ({ headers }) => ({
    status: headers["authorization"] === "Bearer token-number-2" ? 200 : 401,
  });
  expect(await call(get("https://files.example"))).toEqual({});
  expect(own.received.map(({ url }) => url)).toEqual(["/staging/a", "/staging/a"]);
  own.respond = undefined;
});

it("does not send credentials on if the server redirects back to the endpoint", async () => {
  other.respond = () => ({ status: 302, location: `${own.url}/back` });
  const { call } = createApiCaller({ endpoint: own.url, credential: bearer("t0ken-of-acme") });
  await call(get(other.url));
  expect(own.received[0]).toMatchObject({ url: "/back" });
  expect(own.received[0]?.headers["authorization"]).toBeUndefined();
  other.respond = undefined;
});

it.each(["https://files.example?key=1", "ftp://files.example", "https://", 7])(
  "names the option whose address is %s",
  async (address) => {
    const servers = { "/files": address as string };
    const { call } = createApiCaller({ endpoint: own.url, servers });
    const expected = "https://host[:port][/path] only; keys as credential";
    await expect(call(get("/files"))).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: `servers["/files"]`, expected },
    });
  },
);

it("does not send a credential to a named server over plain HTTP", async () => {
  const servers = { "/files": "http://files.example" };
  const { call } = createApiCaller({ endpoint: own.url, credential: bearer("t0ken"), servers });
  await expect(call(get("/files"))).rejects.toMatchObject({ code: "INSECURE_ENDPOINT" });
});
