import type { Readable } from "node:stream";
import { HttpProblem } from "../../codec/http/problem.ts";
import type { InFlightRequest, ClusterRequest, Cluster, Reply } from "../../codec/cluster.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import { checkBody, checkHeaders, checkPath, checkQuery } from "../../codec/rest/validator.ts";
import type { Endpoint } from "../../generated/catalog.ts";
import type { Route } from "../../generated/routes.ts";
import { infoResponses } from "../../generated/venue.ts";
import { exampleEvents } from "./example-events.ts";

/** The body of a request to the venue's info endpoint. */
type InfoRequest = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Responds to a REST request with the spec's own example if the request matches the spec.
 * Always responds in JSON, like a node that does not support binary responses.
 */
export class RestSimulator implements Cluster {
  readonly label = "simulator";
  readonly #endpoint: Endpoint;
  readonly #info: (request: InfoRequest) => Promise<unknown>;
  readonly #streams = new Set<Readable>();

  /**
   * @param info - Returns the result of an info request, if there is a better one than the spec's example.
   */
  constructor(endpoint: Endpoint, info: (request: InfoRequest) => Promise<unknown> = async () => undefined) {
    this.#endpoint = endpoint;
    this.#info = info;
  }

  send(request: ClusterRequest): InFlightRequest {
    return { reply: this.#respond(request), abort: () => {} };
  }

  async close(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
  }

  /** @throws HttpProblem if the request does not match the spec. */
  async #respond(request: ClusterRequest): Promise<Reply> {
    const [pathname = "", search = ""] = request.path.split("?", 2);
    const { match } = findRoute(this.#endpoint, request.method, pathname);
    const isInfo = match?.route.operationId === "info";
    const hasResponse =
      isInfo || match?.route.events || match?.route.isEmpty || match?.route.example !== undefined;
    if (!match || !hasResponse) {
      throw new HttpProblem(503, "no_upstream", "this node has no upstream, and no example to respond with");
    }
    const { route } = match;
    checkPath(route, match.parameters);
    const query = checkQuery(route, search);
    checkHeaders(route, request.headers);
    const body = checkedBody(route, request);
    if (route.events) return this.#streamExamples(route.events, query["topics"] as readonly string[]);
    checkAccept(request.headers?.["accept"]);
    const example = isInfo ? await this.#infoResult(body as InfoRequest) : route.example;
    const { isEmpty, status } = route;
    const content = isEmpty
      ? { contentType: "text/plain", body: Buffer.alloc(0) }
      : { contentType: "application/json", body: Buffer.from(JSON.stringify(example)) };
    return { status, ...content, label: "simulator" };
  }

  async #infoResult(request: InfoRequest): Promise<unknown> {
    return (await this.#info(request)) ?? infoResponses[request.type];
  }

  #streamExamples(events: Readonly<Record<string, unknown>>, topics: readonly string[]): Reply {
    const body = exampleEvents(events, topics);
    this.#streams.add(body);
    body.once("close", () => this.#streams.delete(body));
    return { status: 200, contentType: "text/event-stream", body, label: "simulator" };
  }
}

/** Binary bodies are not checked. */
function checkedBody(route: Route, { body, bytes }: ClusterRequest): unknown {
  const isBare = route.isBodyOptional && !body;
  return route.body && !isBare && !bytes ? checkBody(route, body ?? "") : undefined;
}

function checkAccept(accept = "*/*"): void {
  if (/application\/(json|\*)|\*\/\*/.test(accept)) return;
  throw new HttpProblem(406, "not_acceptable", "this node has no upstream, and only JSON to respond with");
}
