import type { CallContext } from "../../access/call-context.ts";
import { operator } from "../../access/caller.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import { problemReply } from "../../codec/http/send-problem.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { findOutcome } from "../../observe/call.ts";
import type { NodeService } from "../../router/node-service.ts";
import { asProblem, findEndpoint } from "./handle-endpoint.ts";
import { restRequest } from "./rest-request.ts";

/** Sends a REST request as a node's callers do, or throws HttpProblem 400, 404 or 409. */
export async function tryRest(state: CallContext, service: NodeService, call: CallToTry): Promise<Reply> {
  checkJson(call, "input", "JSON");
  const [method = "", path = ""] = call.name.split(" ", 2);
  const [rest = ""] = path.split("?", 1);
  const { endpoint: part, route, cluster } = findEndpoint({ service, rest }, method);
  checkWrite(call, route.idempotency);
  if (route.events) throw new HttpProblem(400, "is_stream", "a stream of events cannot be tried");
  const startedAt = performance.now();
  const inFlight = new InFlightRequests(call.span);
  const respond = async (): Promise<Reply> =>
    cluster.handle({
      ...restRequest(route, path),
      ...(call.input !== undefined && { body: call.input }),
      route: call.route,
      inFlight,
      ...(call.span && { span: call.span }),
    });
  service.inFlight.add(inFlight);
  const reply: Reply = await respond()
    .catch((error: unknown) => problemReply(asProblem(error), route.spec))
    .finally(() => service.inFlight.delete(inFlight));
  const { network } = service;
  const served = { surface: "rest", method: `${method} ${route.path}`, network, part, startedAt } as const;
  const { id: credential, isAnonymous } = operator;
  const end = { outcome: findOutcome(reply.status), ...reply.route };
  state.traffic.end({ ...served, credential, isAnonymous }, end);
  return reply;
}
