import type { SeenRequest } from "./request.ts";

/**
 * A response in which every REST client of the suite finds its request's nonce: each looks at the members that it knows.
 *
 * @param request - Without a nonce in it the response says `none`.
 */
export function restAnswer({ nonces: [nonce = "none"] }: SeenRequest): object {
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
