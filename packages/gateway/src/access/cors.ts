import type { IncomingMessage, ServerResponse } from "node:http";
import cors from "cors";
import { HttpProblem } from "../codec/http/problem.ts";
import type { Caller } from "./caller.ts";

/** Which web pages may call the gateway. */
export interface CorsOptions {
  /**
   * Origins such as `https://app.example`, or `"*"` for all.
   *
   * @expected "*", or a list of origins such as https://app.example
   */
  readonly origins: readonly string[] | "*";
  /**
   * Seconds for which browsers may cache the response to a preflight. Default: 7,200,
   * the maximum in Chromium.
   *
   * @asType integer
   * @minimum 0
   * @expected a whole number of seconds
   */
  readonly maxAge?: number;
}

/** Tells browsers which pages may call the gateway. Other callers send no `Origin`, and are not affected. */
export class Cors {
  readonly #origins: ReadonlySet<string> | "*";
  readonly #hasOrigin: (origin: string) => boolean;
  readonly #setHeaders: ReturnType<typeof cors>;

  constructor(options: CorsOptions, hasOrigin: (origin: string) => boolean) {
    this.#origins = options.origins === "*" ? "*" : new Set(options.origins);
    this.#hasOrigin = hasOrigin;
    this.#setHeaders = cors({
      origin: (origin, decide) => decide(null, this.#verdict(origin ?? "")),
      methods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
      exposedHeaders: "*",
      maxAge: options.maxAge ?? 7_200,
    });
  }

  /**
   * Sets the headers that let a page read the response.
   *
   * @returns whether the request was a preflight, whose response has been sent.
   * @throws HttpProblem 403 for the preflight of a page that nothing allows.
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin, "access-control-request-method": requestedMethod } = request.headers;
    if (origin === undefined) return false;
    const isPreflight = request.method === "OPTIONS" && requestedMethod !== undefined;
    if (isPreflight && this.#verdict(origin) === false) throw originNotAllowed(origin);
    if (request.method === "OPTIONS" && !isPreflight) return false;
    this.#setHeaders(request, response, () => {});
    return isPreflight;
  }

  /**
   * Checks the page's origin against the caller's credential.
   *
   * @param response - A page must not read it if only other credentials allow the page. A WebSocket has none.
   * @throws HttpProblem 403 if the credential has a list of origins without this one, or if nothing allows
   * the page to open its WebSocket: browsers would let it read what arrives there.
   */
  admit({ origins }: Caller, { headers }: IncomingMessage, response?: ServerResponse): void {
    const { origin } = headers;
    if (origin === undefined) return;
    const isAllowed = origins
      ? origins.includes("*") || origins.includes(origin)
      : this.#origins === "*" || this.#origins.has(origin);
    if (isAllowed) return;
    if (origins || !response) throw originNotAllowed(origin);
    response.removeHeader("access-control-allow-origin");
  }

  #verdict(origin: string): "*" | boolean {
    if (this.#origins === "*") return "*";
    return this.#origins.has(origin) || this.#hasOrigin(origin);
  }
}

function originNotAllowed(origin: string): HttpProblem {
  const remedy = "allow it with --cors-origin, or in the origins of the credential";
  return new HttpProblem(
    403,
    "origin_not_allowed",
    `pages of ${origin.slice(0, 100)} may not call: ${remedy}`,
  );
}
