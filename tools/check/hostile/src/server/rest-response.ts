import type { SeenRequest } from "./request.ts";

/**
 * Returns a response in which every REST client of the suite finds its request's nonce, each in the fields that it reads.
 *
 * @param request - If it has no nonce, the response contains `none`.
 */
export function restResponse({ nonces: [nonce = "none"] }: SeenRequest): object {
  return {
    id: nonce,
    name: nonce,
    object: "model",
    data: { genesis_time: nonce },
    universe: [{ name: nonce }],
    status: "ok",
    response: { type: nonce },
    choices: [{ message: { role: "assistant", content: nonce } }],
  };
}
