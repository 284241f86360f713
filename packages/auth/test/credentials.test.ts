import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  authorize,
  authorizeWebSocket,
  basic,
  basicOf,
  bearer,
  dangerouslySendOverPlainHttp,
  isNodeAccessError,
  pathKey,
  Secret,
  urlToken,
  urlTokenOf,
  xToken,
} from "../src/index.ts";

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("authorize", () => {
  it.each([
    ["https://node.example", "https://node.example/t0ken"],
    ["https://node.example/", "https://node.example/t0ken"],
    ["https://node.example:8443/eth/", "https://node.example:8443/eth/t0ken"],
  ])("puts a URL token after %s", (endpoint, url) => {
    expect(authorize("node", endpoint, urlToken("t0ken")).reveal().url).toBe(url);
  });

  it("encodes a URL token for a path", () => {
    const url = "https://node.example/t0k%C3%A9n%3F%23%25%26%2B";
    expect(authorize("node", "https://node.example", urlToken("t0kén?#%&+")).reveal().url).toBe(url);
  });

  it("puts a path key first on a beacon endpoint", () => {
    expect(authorize("beacon", "https://beacon.example", pathKey("k")).reveal().url).toBe(
      "https://beacon.example/k",
    );
  });

  it("sends an API key as bearer", () => {
    const { url, headers } = authorize("management", "https://api.example", bearer("k3y")).reveal();
    expect({ url, headers }).toEqual({
      url: "https://api.example",
      headers: { authorization: "Bearer k3y" },
    });
  });

  it("sends basic credentials in Base64 of UTF-8", () => {
    const { url, headers } = authorize("node", "https://node.example", basic("user", "pässwörd:1")).reveal();
    expect(url).toBe("https://node.example");
    expect(headers).toEqual({
      authorization: `Basic ${Buffer.from("user:pässwörd:1", "utf8").toString("base64")}`,
    });
  });

  it("sends an x-token as metadata", () => {
    expect(authorize("grpc", "https://grpc.example:443", xToken("t")).reveal().headers).toEqual({
      "x-token": "t",
    });
  });

  it("uses an endpoint without a credential as given, also over plain HTTP", () => {
    expect(authorize("node", "http://node.example/eth").reveal().url).toBe("http://node.example/eth");
  });
});

describe("authorizeWebSocket", () => {
  it.each([
    ["wss://node.example", "wss://node.example/ws/t0ken"],
    ["wss://node.example/", "wss://node.example/ws/t0ken"],
    ["wss://node.example/ws", "wss://node.example/ws/t0ken"],
    ["wss://node.example/ws/", "wss://node.example/ws/t0ken"],
  ])("puts a URL token after /ws on %s", (endpoint, url) => {
    expect(authorizeWebSocket(endpoint, urlToken("t0ken")).reveal().url).toBe(url);
  });

  it("adds /ws and the header for basic", () => {
    const { url, headers } = authorizeWebSocket("wss://node.example", basic("user", "pass")).reveal();
    expect(url).toBe("wss://node.example/ws");
    expect(headers).toEqual({ authorization: "Basic dXNlcjpwYXNz" });
  });

  it("uses an endpoint without a credential as given", () => {
    expect(authorizeWebSocket("ws://127.0.0.1:8546").reveal().url).toBe("ws://127.0.0.1:8546");
  });
});

describe("a credential that the surface does not accept", () => {
  it.each([
    ["management", urlToken("t")],
    ["management", basic("user", "pass")],
    ["node", bearer("k")],
    ["node", xToken("t")],
    ["beacon", urlToken("t")],
    ["exchange", bearer("k")],
    ["grpc", bearer("k")],
  ] as const)("%s rejects $kind", (surface, credential) => {
    const error = caught(() => authorize(surface, "https://host.example", credential as never));
    expect(isNodeAccessError(error, "CREDENTIAL_NOT_ACCEPTED")).toBe(true);
    expect(error).toMatchObject({ context: { surface, kind: credential.kind } });
  });
});

it.each(["s3cret", { kind: "url-token" }])(
  "an invalid credential is named in the error, but not shown: %j",
  (none) => {
    const error = caught(() => authorize("node", "https://host.example", none as never));
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "credential" } });
    expect(inspect(error)).not.toContain("s3cret");
  },
);

describe("an endpoint", () => {
  it.each([
    "http://localhost:1",
    "http://node.localhost",
    "http://[::ffff:127.0.0.1]:8545",
    "http://[::FFFF:7fff:1]",
    "http://127.0.0.1:8545",
    "http://127.1.2.3",
    "http://[::1]:8545",
  ])("%s accepts a credential over plain HTTP", (endpoint) => {
    expect(authorize("node", endpoint, urlToken("t")).reveal().url).toMatch(/\/t$/);
  });

  it.each([
    "http://node.example",
    "http://10.0.0.1",
    "http://localhost.example",
    "http://[::ffff:126.0.0.1]",
    "http://[::ffff:7f:1]",
    "http://[::ffff:7f:1:2]",
    "http://[1::ffff:7f00:1]",
    "http://127.0.0.1.example",
    "http://[::2]",
  ])("%s does not", (endpoint) => {
    expect(caught(() => authorize("node", endpoint, urlToken("t")))).toMatchObject({
      code: "INSECURE_ENDPOINT",
    });
    const socket = endpoint.replace("http", "ws");
    expect(caught(() => authorizeWebSocket(socket, urlToken("t")))).toMatchObject({
      code: "INSECURE_ENDPOINT",
      context: { expected: "wss://" },
    });
  });

  it.each([
    ["nonsense", "received no scheme..."],
    ["hunter2:nonsense", "received no scheme..."],
    ["", "received no scheme..."],
    ["https:host.example", "received no scheme..."],
    ["ftp://host.example", "ftp://..."],
    ["wss://host.example", "wss://..."],
    ["https://user:hunter2@host.example", "https://..."],
    ["https://user:hunter2@host.example/path", "https://..."],
    ["https://user\\@host.example", "https://..."],
    ["https://host.example/#x", "https://..."],
    ["https://host.example/?apikey=hunter2", "https://..."],
    ["https://host.example:99999", "https://..."],
    ["https://host example", "https://..."],
  ])("%j is rejected with the field and the expected form", (endpoint, part) => {
    const error = caught(() => authorize("node", endpoint)) as Error;
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "endpoint" } });
    expect(error.message).toContain(part);
    expect(error.message).toContain("https://host");
    expect(error.message).toContain("only; keys as credential");
    expect(inspect(error)).not.toContain("hunter2");
  });

  it.each(["HTTPS://Host.Example/Some/Path/", "Https://host.example/Some/Path"])(
    "%s has its scheme and host in any case",
    (endpoint) => {
      const { url } = authorize("node", endpoint, urlToken("T")).reveal();
      expect(url).toBe("https://host.example/Some/Path/T");
      expect(authorizeWebSocket(endpoint.replace(/^https/i, "WSS"), urlToken("T")).reveal().url).toBe(
        "wss://host.example/Some/Path/ws/T",
      );
    },
  );

  it("HTTP://host.example in capitals does not carry a credential", () => {
    expect(caught(() => authorize("node", "HTTP://host.example", urlToken("t")))).toMatchObject({
      code: "INSECURE_ENDPOINT",
    });
  });
});

describe("a malformed credential", () => {
  it.each([
    ["empty token", () => urlToken("")],
    ["token that is a URL", () => urlToken("https://host.example/s3cret")],
    ["dot segment", () => pathKey("..")],
    ["line break", () => bearer("s3cret\r\nx-evil: 1")],
    ["key with characters that are invalid in a header", () => bearer("s3cret-ключ")],
    ["token with characters that are invalid in metadata", () => xToken("s3cret-ключ")],
    ["token with a lone surrogate", () => urlToken("s3cret\ud800")],
    ["password with a lone surrogate", () => basic("user", "s3cret\ud800")],
    ["colon in user name", () => basic("s3cret:x", "p")],
    ["missing password", () => basic("user", undefined as unknown as string)],
  ])("%s is rejected without showing it", (_, make) => {
    const error = caught(make);
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT" });
    expect(inspect(error)).not.toContain("s3cret");
  });

  it.each<[string, () => unknown]>([
    ['a string with " "', () => urlToken("the node's token")],
    ['a string with "/"', () => urlToken("a/b")],
    ["a string with a character that is not accepted", () => urlToken("a\u0000b")],
    ["a string with a character that is not accepted", () => pathKey("..")],
    ["an empty string", () => urlToken("")],
    ["undefined", () => urlToken(undefined as never)],
    ['a string with ":"', () => basic("user:name", "password")],
  ])("says what is wrong: %s", (received, make) => {
    expect(caught(make)).toMatchObject({ context: { received } });
  });
});

describe("a Node record", () => {
  it("provides the token and basic credentials, as strings or Secrets", () => {
    const details = { auth_key: new Secret("key"), auth_username: "user", auth_password: new Secret("pass") };
    expect(authorize("node", "https://node.example", urlTokenOf({ details })).reveal().url).toMatch(/\/key$/);
    expect(authorize("node", "https://node.example", basicOf({ details })).reveal().headers).toEqual({
      authorization: "Basic dXNlcjpwYXNz",
    });
  });

  it("names the missing field in the error", () => {
    expect(caught(() => urlTokenOf({ details: {} }))).toMatchObject({
      context: { path: "node.details.auth_key" },
    });
    expect(caught(() => basicOf({ details: { auth_username: "user" } }))).toMatchObject({
      context: { path: "node.details.auth_password" },
    });
    for (const credentialOf of [urlTokenOf, basicOf])
      for (const record of [{}, { details: null }, undefined])
        expect(caught(() => credentialOf(record as never))).toMatchObject({
          code: "INVALID_ARGUMENT",
          context: { path: "node.details" },
        });
  });
});

const secretText = fc
  .string({ minLength: 8, maxLength: 40 })
  .filter((text) => /^[^\s/\p{Cc}:]+$/u.test(text) && !/^\.+$/.test(text));

function unit(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

describe("secrets are redacted", () => {
  it("in credentials and authorized endpoints, however inspected", () => {
    fc.assert(
      fc.property(secretText, (secret) => {
        const every = [
          bearer(secret),
          urlToken(secret),
          basic("someone", secret),
          pathKey(secret),
          xToken(secret),
        ];
        const shown = [
          ...every,
          authorize("node", "https://node.example", urlToken(secret)),
          authorizeWebSocket("wss://node.example", basic("someone", secret)),
        ];
        for (const value of shown) {
          const text =
            inspect(value, { depth: null, showHidden: true, getters: true }) +
            JSON.stringify(value) +
            String(value);
          expect(text).not.toContain(secret);
          expect(text).not.toContain(encodeURIComponent(secret));
        }
      }),
    );
  });

  it("in text that repeats them raw, percent-encoded or in JSON", () => {
    fc.assert(
      fc.property(secretText, (secret) => {
        const { redact } = authorize("node", "https://node.example", urlToken(secret));
        for (const form of [
          secret,
          encodeURIComponent(secret),
          JSON.stringify(secret),
          `Cannot GET /${secret}/x`,
        ]) {
          expect(redact(`<${form}>`)).not.toContain(secret);
        }
      }),
    );
  });

  it.each(["k%y?#&<s\"ec'ret_..", "ключик-секрет", "a+b=c&d<e>f~!*'()", "pa\\ss", "𝕜𝕖𝕪-of-mine"])(
    "in text that repeats %j as other servers escape it",
    (secret) => {
      const { redact } = authorize("node", "https://node.example", basic("someone", secret));
      const escape = (form: (char: string) => string): string => Array.from(secret, form).join("");
      const named: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
      for (const form of [
        encodeURI(secret),
        encodeURIComponent(encodeURIComponent(secret)),
        encodeURIComponent(secret).toLowerCase(),
        String(new URLSearchParams({ "": secret })).slice(1),
        JSON.stringify(JSON.stringify(secret)).slice(3, -3),
        JSON.stringify(secret)
          .slice(1, -1)
          .split("")
          .map((char) => (char > "~" ? unit(char) : char))
          .join(""),
        escape((char) => (named[char] ? `&${named[char]};` : char)),
        escape((char) => `&#${char.codePointAt(0)};`),
        escape((char) => `&#x${char.codePointAt(0)?.toString(16)};`),
      ]) {
        expect(redact(`<${form}>`)).toMatch(/^<?\[redacted\]>?$/);
      }
    },
  );

  it("when PHP escapes the slashes of a password", () => {
    const { redact } = authorize("node", "https://node.example", basic("someone", "pa/ss/word"));
    expect(redact(String.raw`"pa\/ss\/word"`)).toBe("[redacted]");
  });

  it("when the endpoint itself contains a key", () => {
    const { endpoint, redact } = authorize("node", "https://node.example/0123456789abcdef");
    expect(endpoint).toBe("https://node.example/***");
    expect(redact("no route /0123456789abcdef")).toBe("no route /[redacted]");
  });

  it("when one secret contains another", () => {
    const { redact } = authorize("node", "https://node.example", basic("alice", "alice-in-chains"));
    expect(redact("alice-in-chains, alice, YWxpY2U6YWxpY2UtaW4tY2hhaW5z")).toBe(
      "[redacted] [redacted] [redacted]",
    );
  });
});

describe("dangerouslySendOverPlainHttp", () => {
  it("allows plain HTTP and ws:// to other machines, on surfaces that accept the credential", () => {
    const token = dangerouslySendOverPlainHttp(urlToken("s3cret-t0ken"));
    const http = authorize("node", "http://10.0.0.7:8545/path", token);
    expect(http.reveal().url).toBe("http://10.0.0.7:8545/path/s3cret-t0ken");
    expect(http.redact("/s3cret-t0ken")).toBe("/[redacted]");
    expect(authorizeWebSocket("ws://10.0.0.7:8546", token).reveal().url).toBe(
      "ws://10.0.0.7:8546/ws/s3cret-t0ken",
    );
    const login = dangerouslySendOverPlainHttp(basic("user", "s3cret"));
    expect(authorize("node", "https://node.example", login).reveal().url).toBe("https://node.example");
    expect(caught(() => authorize("management", "http://10.0.0.7", login as never))).toMatchObject({
      code: "CREDENTIAL_NOT_ACCEPTED",
    });
    expect(caught(() => dangerouslySendOverPlainHttp(undefined as never))).toMatchObject({
      code: "INVALID_ARGUMENT",
    });
  });
});
