import { RequestFailure, type RestRequest, type RestService } from "@node-access/simulators";
import { Readable } from "node:stream";
import { HttpProblem } from "../../codec/http/problem.ts";
import type { Cluster, ClusterRequest, Reply } from "../upstream.ts";
import { jsonReply } from "../reply-text.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import { checkBody, checkHeaders, checkPath, checkQuery } from "../../codec/rest/validator.ts";
import type { Endpoint } from "../../generated/catalog.ts";
import { restExamples } from "../../generated/rest-examples.ts";
import type { Route } from "../../generated/routes.ts";

/** An example event of each topic. */
type Events = Readonly<Record<string, unknown>>;

/**
 * Responds to a REST request that matches the spec from a service, or with the spec's own example: always in
 * JSON, like a node that does not support binary responses.
 */
export function createRestSimulator(endpoint: Endpoint, service?: RestService): Cluster {
  const streams = new Set<Readable>();

  async function close(): Promise<void> {
    for (const stream of streams) stream.destroy();
  }

  /** @throws HttpProblem if the request does not match the spec. */
  async function handle(request: ClusterRequest): Promise<Reply> {
    const [pathname = "", search = ""] = request.path.split("?", 2);
    const { match } = findRoute(endpoint, request.method, pathname);
    const isInfo = match?.route.operationId === "info";
    const example = match && restExamples[endpoint]?.[match.route.operationId];
    const hasResponse = isInfo || match?.route.isEmpty || example !== undefined;
    if (!match || !hasResponse) {
      throw new HttpProblem(503, "no_upstream", "this node has no upstream, and no example to respond with");
    }
    const { route } = match;
    checkPath(route, match.parameters);
    const query = checkQuery(route, search);
    checkHeaders(route, request.headers);
    const body = checkedBody(route, request);
    const { isEmpty, status, operationId } = route;
    const { parameters } = match;
    const own = { operationId, parameters, query, body };
    if (route.events) return streamEvents(route, example as Events, own);
    checkAccept(request.headers?.["accept"]);
    const response = await ownResponse(own);
    if (response instanceof RequestFailure) return errorReply(response);
    const result = response === undefined ? example : response;
    const content = isEmpty
      ? { contentType: "text/plain", body: Buffer.alloc(0) }
      : { contentType: "application/json", body: Buffer.from(JSON.stringify(result)) };
    return { status, ...content, label: "simulator" };
  }

  async function ownResponse(request: RestRequest): Promise<unknown> {
    try {
      return await service?.respond(request);
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 500) return error;
      throw describeProblem(error);
    }
  }

  /** A stream of JSON values has one topic; requests for server-sent events name theirs. */
  function streamEvents({ isJsonStream }: Route, events: Events, request: RestRequest): Reply {
    const topics = isJsonStream ? Object.keys(events) : (request.query["topics"] as readonly string[]);
    const body = (isJsonStream ? jsonStream : eventStream)((emit, end) => {
      try {
        if (service?.follow) return service.follow(events, topics, emit, request, end);
      } catch (error) {
        throw describeProblem(error);
      }
      for (const topic of topics) emit(topic, events[topic]);
      return undefined;
    });
    streams.add(body);
    body.once("close", () => streams.delete(body));
    const contentType = isJsonStream ? "application/json" : "text/event-stream";
    return { status: 200, contentType, body, label: "simulator" };
  }

  return { label: "simulator", handle, close };
}

/** @returns the problem that a node reports as a status; any other error as it is. */
function describeProblem(error: unknown): unknown {
  if (!(error instanceof RequestFailure) || error.status === 500) return error;
  const code = error.status === 404 ? "not_found" : "invalid_request";
  return new HttpProblem(error.status, code, error.message);
}

/** A node's own errors, which are its response. */
function errorReply({ status, message, errors }: RequestFailure): Reply {
  return jsonReply(JSON.stringify(errors ?? message), { status, label: "simulator" });
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

const interval = 15_000;

/** Emits events, now and later, or ends the stream. Returns what ends this. */
type Follow = (emit: (topic: string, data: unknown) => void, end: () => void) => (() => void) | undefined;

/** A stream of JSON values, which stays open until it is ended. */
function jsonStream(follow: Follow): Readable {
  return openStream(follow, (_topic, data) => `${JSON.stringify(data)}\n`);
}

/** A stream of server-sent events, which stays open with keep-alive comments until it is ended. */
function eventStream(follow: Follow): Readable {
  const stream = openStream(follow, (topic, data) => `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`);
  const timer = setInterval(() => stream.push(":\n\n"), interval).unref();
  return stream.on("close", () => clearInterval(timer));
}

function openStream(follow: Follow, write: (topic: string, data: unknown) => string): Readable {
  let isEnded = false;
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      stop?.();
      done(error);
    },
  });
  const stop = follow(
    (topic, data) => void (isEnded || stream.push(write(topic, data))),
    () => {
      isEnded = true;
      stream.push(null);
    },
  );
  return stream;
}
