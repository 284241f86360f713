import type { ServerResponse } from "node:http";
import type { Endpoint } from "../generated/catalog.ts";
import type { HttpProblem } from "../http/problem.ts";
import { problemHeaders, send, sendJson } from "../http/respond.ts";

/** Sends an error in the shape that the endpoint's spec gives its errors. */
export function sendEndpointProblem(
  response: ServerResponse,
  endpoint: Endpoint,
  problem: HttpProblem,
): void {
  const headers = problemHeaders(problem);
  const { status, message, fields } = problem;
  const sentence = fields
    ? `${message}: ${Object.entries(fields)
        .map(([field, texts]) => `${field} ${texts.join(", ")}`)
        .join("; ")}`
    : message;
  if (endpoint === "beacon") return sendJson(response, status, { code: status, message: sentence }, headers);
  if (endpoint === "feeder") {
    const code = status === 400 ? "StarknetErrorCode.MALFORMED_REQUEST" : "StarknetErrorCode.INTERNAL_ERROR";
    return sendJson(response, status, { code, message: sentence }, headers);
  }
  // The venue says in plain text, with 422, that it cannot read a body.
  const isUnreadable = status === 400;
  return send(response, isUnreadable ? 422 : status, "text/plain", sentence, headers);
}
