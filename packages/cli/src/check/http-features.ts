import { findHttp2 } from "./http2.ts";
import type { Session } from "./session.ts";
import { type Answer, tryParse } from "./wire.ts";

/** An origin that no node knows. */
const ORIGIN = "https://app.example";

/** A request with a response of some length. */
export interface SampleRequest {
  /** What follows the node's address. */
  readonly path: string;
  /** Without one, it is a GET. */
  readonly body: string | undefined;
}

/** Finds out what the node's HTTP offers: compression, pages of other origins, HTTP/2. */
export async function findHttpFeatures(session: Session, request: SampleRequest): Promise<void> {
  session.progress("HTTP");
  const init = { headers: { "accept-encoding": "identity", origin: ORIGIN } };
  const subject = "a response without compression";
  const plain = await session.wire.send(subject, request.body, init, request.path);
  if (plain.failure !== undefined) return;
  const type = plain.headers.get("content-type") ?? "none";
  if (!/json/i.test(type))
    session.addFinding("content-type", "content-type", `expected application/json, received ${type}`);
  const encoding = plain.headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity") {
    const what = `is ${encoding}, and the request accepts identity alone`;
    session.addFinding("compression", "content-encoding", what);
  }
  await findCompression(session, request);
  await findCors(session, plain, request);
  await findHttp2(session, request);
}

async function findCompression(session: Session, { body, path }: SampleRequest): Promise<void> {
  const init = { headers: { "accept-encoding": "gzip, br" } };
  const { headers, text, failure } = await session.wire.send("compression", body, init, path);
  session.capabilities["compression"] = headers.get("content-encoding") ?? "none";
  if (failure === undefined && tryParse(text) !== undefined) return;
  const what = `a response to "gzip, br" cannot be read: ${failure ?? "it is not JSON"}`;
  session.addFinding("compression", "accept-encoding", what);
}

/** A page of another origin needs two permissions: that of the preflight, and that of the response. */
async function findCors(session: Session, plain: Answer, { body, path }: SampleRequest): Promise<void> {
  const method = body === undefined ? "GET" : "POST";
  const headers = {
    origin: ORIGIN,
    "access-control-request-method": method,
    "access-control-request-headers": "content-type",
  };
  const preflight = await session.wire.send("CORS", undefined, { method: "OPTIONS", headers }, path);
  if (preflight.failure !== undefined) return;
  const allowed = preflight.headers.get("access-control-allow-origin");
  session.capabilities["cors"] = allowed ?? "none";
  if (allowed !== "*" && allowed !== ORIGIN) return;
  const own = plain.headers.get("access-control-allow-origin");
  if (own !== "*" && own !== ORIGIN) {
    const differs = `the response to OPTIONS allows ${allowed}, and that to ${method} ${own ?? "nothing"}`;
    session.addFinding("cors", "access-control-allow-origin", differs);
  }
  const named = preflight.headers.get("access-control-allow-headers") ?? "";
  if (named !== "*" && !/\bcontent-type\b/i.test(named)) {
    const lacks = `lacks content-type, so no page can send JSON: received ${named || "nothing"}`;
    session.addFinding("cors", "access-control-allow-headers", lacks);
  }
}
