import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Secret } from "@node-access/auth";
import { clientCredentials } from "../src/oauth.ts";

interface Received {
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let tokenUrl: string;
let received: Received[];
let respond: () => [number, string];
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ authorization: request.headers.authorization, body });
      const [status, content] = respond();
      response.writeHead(status, { location: "/elsewhere" }).end(content);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  tokenUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
});
afterAll(() => void server.close());

/** Requests a token from a server that responds with a status and a body. */
function tokenFrom(status: number, content: string, scopes?: readonly string[]) {
  received = [];
  respond = () => [status, content];
  return clientCredentials({ tokenUrl, clientId: "a b:ü", clientSecret: new Secret("s3cret/+"), scopes })();
}

const basic = `Basic ${btoa("a+b%3A%C3%BC:s3cret%2F%2B")}`;

it("ends a request that nobody waits for, so that it does not keep the process running", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((request) => void sockets.push(request.socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const options = { tokenUrl: `http://127.0.0.1:${port}`, clientId: "a", clientSecret: "s3cret" };
  const controller = new AbortController();
  const token = clientCredentials(options)(controller.signal);
  await once(silent, "request");
  controller.abort();
  await expect(token).rejects.toThrow(/abort/i);
  const [socket] = sockets;
  if (socket && !socket.destroyed) await once(socket, "close");
  silent.close();
});

describe("clientCredentials", () => {
  it("sends id and secret encoded as in a form, and returns the token as a bearer token", async () => {
    const credential = await tokenFrom(200, '{"access_token":"t0ken","token_type":"Bearer","expires_in":60}');
    expect(credential.kind).toBe("bearer");
    expect(credential.secrets.map((secret) => secret.reveal())).toEqual(["t0ken"]);
    expect(received).toEqual([{ authorization: basic, body: "grant_type=client_credentials" }]);
  });

  it("asks for scopes", async () => {
    await tokenFrom(200, '{"access_token":"t0ken"}', ["orders:read", "b"]);
    expect(received[0]?.body).toBe("grant_type=client_credentials&scope=orders%3Aread+b");
  });

  it.each([
    [
      401,
      '{"error":"invalid_client","error_description":"s3cret/+ is wrong"}',
      "401 without a token: invalid_client",
    ],
    [400, '{"error":"s3cret/+"}', "400 without a token"],
    [200, '{"access_token":5}', "200 without a token"],
    [200, "null", "200 without a token"],
    [503, "<html>s3cret/+</html>", "503 without a token"],
  ])("reports a response %d %s without secrets", async (status, content, message) => {
    const error = await tokenFrom(status, content).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(
      new RegExp(`^the token endpoint 127.0.0.1:\\d+ responded ${message}$`),
    );
  });

  it("does not send the secret on to where the server redirects", async () => {
    await expect(tokenFrom(307, "")).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it.each(["http://login.example/token", "login.example", "ftp://127.0.0.1/token", ""])(
    "rejects the token endpoint %s",
    (wrong) => {
      expect(() => clientCredentials({ tokenUrl: wrong, clientId: "a", clientSecret: "b" })).toThrow(
        expect.objectContaining({ code: "INVALID_ARGUMENT" }),
      );
    },
  );

  it.each(["https://user:p4ssword@login.example/token", "https://p4ssword@login.example/token"])(
    "rejects the token endpoint %s, and does not show its password",
    (wrong) => {
      let error: unknown;
      try {
        clientCredentials({ tokenUrl: wrong, clientId: "a", clientSecret: "b" });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { received: "https://login.example" },
      });
      expect(inspect(error)).not.toContain("p4ssword");
    },
  );
});
