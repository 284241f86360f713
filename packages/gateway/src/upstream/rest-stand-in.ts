import { infoAnswers } from "../generated/venue.ts";
import { HttpProblem } from "../http/problem.ts";
import type { Endpoint } from "../generated/catalog.ts";
import { findRoute } from "../rest/find-route.ts";
import { checkBody, checkPath, checkQuery } from "../rest/validator.ts";
import type { Flight, PartRequest, PartSource, Reply } from "./reply.ts";

/** Answers a REST request that matches its spec with the spec's own example. */
export class RestStandIn implements PartSource {
  readonly label = "stand-in";
  readonly #endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  send(request: PartRequest): Flight {
    return { reply: answer(this.#endpoint, request), abort: () => {} };
  }

  async close(): Promise<void> {}
}

/** @throws HttpProblem if the request does not match the spec. */
async function answer(endpoint: Endpoint, { method, path, body }: PartRequest): Promise<Reply> {
  const [pathname = "", search = ""] = path.split("?", 2);
  const { match } = findRoute(endpoint, method, pathname);
  const isInfo = match?.route.operationId === "info";
  if (!match || (match.route.example === undefined && !match.route.isEmpty && !isInfo)) {
    throw new HttpProblem(503, "no_upstream", "this node has no upstream, and no example to answer with");
  }
  checkPath(match.route, match.parameters);
  checkQuery(match.route, search);
  const isBare = match.route.isBodyOptional && !body;
  const asked = match.route.body && !isBare ? checkBody(match.route, body ?? "") : undefined;
  const example = isInfo ? infoAnswers[(asked as { type: string }).type] : match.route.example;
  const { isEmpty, status } = match.route;
  const content = isEmpty
    ? { contentType: "text/plain", body: Buffer.alloc(0) }
    : { contentType: "application/json", body: Buffer.from(JSON.stringify(example)) };
  return { status, ...content, label: "stand-in" };
}
