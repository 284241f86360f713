import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import { wrongMethod } from "../../codec/http/problem.ts";
import { servedMethod } from "../../codec/http/respond.ts";
import { consoleFiles } from "./generated/console-files.ts";

interface ServedFile {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly compressed: Buffer;
}

/** Restricts the page to its own files and its own gateway. */
const contentSecurityPolicy = [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "connect-src", "form-action"].map((name) => `${name} 'self'`),
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** The security headers of every response of the console. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ["content-security-policy", contentSecurityPolicy],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
];

const files: ReadonlyMap<string, ServedFile> = new Map(
  Object.entries(consoleFiles).map(([path, { type, lines }]) => {
    const body = Buffer.from(lines.join("\n"));
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    return [path, { type, tag, body, compressed: gzipSync(body, { level: 9 }) }];
  }),
);

export function sendConsoleFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const file = files.get(path === "/" ? "/index.html" : path);
  if (!file) return false;
  if (servedMethod(request) !== "GET") throw wrongMethod(`${path} takes GET`, ["GET", "HEAD"]);
  const { type, tag, body, compressed } = file;
  // Another version of the gateway has other files with the same names.
  const headers = { "cache-control": "no-cache", etag: tag, vary: "accept-encoding" };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const isCompressed = new Negotiator(request).encodings(["gzip"]).includes("gzip");
  const sent = isCompressed ? compressed : body;
  response.writeHead(200, {
    ...headers,
    "content-type": type,
    "content-length": sent.length,
    ...(isCompressed && { "content-encoding": "gzip" }),
  });
  response.end(sent);
  return true;
}
