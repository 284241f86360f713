import type { ServerResponse } from "node:http";
import type { OperationIds } from "../../generated/routes.ts";
import type { HttpProblem } from "./problem.ts";
import { problemHeaders, send } from "./respond.ts";

/** An error response in the format of one spec. A text is sent as it is, everything else as JSON. */
interface ErrorResponse {
  readonly status?: number;
  readonly body: object | string;
}

/** The error formats of specs that differ from the management API's. */
const shapes: { readonly [Spec in keyof OperationIds]?: (problem: HttpProblem) => ErrorResponse } = {
  beacon: (problem) => ({ body: { code: problem.status, message: sentence(problem) } }),
  feeder: (problem) => {
    const code = problem.status === 400 ? "MALFORMED_REQUEST" : "INTERNAL_ERROR";
    return { body: { code: `StarknetErrorCode.${code}`, message: sentence(problem) } };
  },
  // Malformed requests are explained by a text, and everything else by a list of errors.
  tezos: (problem) =>
    problem.status === 400
      ? { body: sentence(problem) }
      : {
          body: [
            {
              kind: problem.status >= 500 ? "temporary" : "permanent",
              id: `gateway.${problem.code}`,
              msg: sentence(problem),
            },
          ],
        },
  tron: (problem) => ({ body: { Error: sentence(problem) } }),
  // The venue reports a body that it cannot read as plain text, with status 422.
  exchange: (problem) => ({ ...(problem.status === 400 && { status: 422 }), body: sentence(problem) }),
};

function platformShape({ code, message, fields }: HttpProblem): ErrorResponse {
  return { body: { error: { code, message, ...(fields && { fields }) } } };
}

/** @param spec - Decides the format; the management API's is used if no operation was found. */
export function sendProblem(
  response: ServerResponse,
  problem: HttpProblem,
  spec: keyof OperationIds = "management",
): void {
  const { status, contentType, body } = problemReply(problem, spec);
  send(response, status, contentType, body, problemHeaders(problem));
}

export function problemReply(
  problem: HttpProblem,
  spec: keyof OperationIds,
): { readonly status: number; readonly contentType: string; readonly body: Buffer } {
  const { status = problem.status, body } = (shapes[spec] ?? platformShape)(problem);
  const isText = typeof body === "string";
  const contentType = isText ? "text/plain" : "application/json";
  return { status, contentType, body: Buffer.from(isText ? body : JSON.stringify(body)) };
}

/** The error as one text, for specs whose errors do not list fields. */
function sentence({ message, fields }: HttpProblem): string {
  if (!fields) return message;
  const fieldTexts = Object.entries(fields).map(([field, texts]) => `${field} ${texts.join(", ")}`);
  return `${message}: ${fieldTexts.join("; ")}`;
}
