import type { IncomingMessage, ServerResponse } from "node:http";
import { beginRequest } from "../../access/begin-request.ts";
import type { ConsoleAccess } from "../../access/console-access.ts";
import { sessionLength } from "../../access/console-sessions.ts";
import type { PendingBytes } from "../../access/pending-bytes.ts";
import { readBody } from "../../codec/http/body.ts";
import { sendJson, servedMethod } from "../../codec/http/respond.ts";
import { HttpProblem, wrongMethod } from "../../codec/http/problem.ts";
import type { SecurityLog } from "../../observe/security-log.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

export interface SessionContext {
  readonly access: ConsoleAccess;
  readonly security: SecurityLog;
  readonly pendingBytes: PendingBytes;
}

/** Maximum bytes of a request with a password. */
const maxBytes = 4_096;

/** Reports whether an operator is signed in (GET), signs one in (POST) or out (DELETE). */
export async function handleSession(
  { access, security, pendingBytes }: SessionContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (servedMethod(request) === "GET") return sendJson(response, 200, { signed_in: access.isOpen(request) });
  const source = access.proxies.source(request);
  if (request.method === "POST") {
    const pending = beginRequest({ pendingBytes }, { tenant: "console" }, response);
    const token = await access.signIn(request, passwordIn(await readBody(request, maxBytes, pending)));
    security.changed({ actor: "console", action: "signIn", subject: "console", source });
    const cookies = [access.cookie(request, token, sessionLength / 1000), access.browserCookie(request)];
    response.setHeader("set-cookie", cookies);
  } else if (request.method === "DELETE") {
    access.sessions.end(access.session(request));
    security.changed({ actor: "console", action: "signOut", subject: "console", source });
    response.setHeader("set-cookie", access.cookie(request, "", 0));
  } else throw wrongMethod("expected GET, POST, DELETE", ["GET", "HEAD", "POST", "DELETE"]);
  response.writeHead(204).end();
}

function passwordIn(body: string): string {
  const { password } = Object(parseIfJson(body)) as { password?: unknown };
  if (typeof password === "string") return password;
  throw new HttpProblem(400, "invalid_request", "expected JSON: an object with a text named password");
}
