import { NodeAccessError } from "@node-access/auth";
import { neverSent } from "#platform";
import type { RunningPlace } from "../attempt.ts";
import { badAnswer, checkSize, connectionError } from "../call-error.ts";
import type { EngineOptions, HttpEngine, HttpRequest, HttpResponse } from "./http-transport.ts";

/** Makes requests with `fetch`, the platform's or the given one. */
export function createEngine(options: EngineOptions): HttpEngine {
  return {
    send(request, attempt) {
      const controller = new AbortController();
      attempt.onCancel((error) => controller.abort(error));
      return sendByFetch(options, request, attempt, controller);
    },
    close: async () => {},
  };
}

/**
 * Makes one request with `fetch`.
 *
 * @param controller - Ends it, and frees the socket of an answer that was not read to its end.
 */
export async function sendByFetch(
  // Looked up at each call, for those who replace the global one after a client was made.
  { url, headers, fetch: send = fetch }: EngineOptions,
  request: HttpRequest,
  place: RunningPlace,
  controller: AbortController,
): Promise<HttpResponse> {
  const { path, maxResponseBytes, ...init } = request;
  place.sent = true;
  try {
    const response = await send(url + path, {
      ...(init as RequestInit),
      headers: { ...headers, ...init.headers },
      redirect: "manual",
      signal: controller.signal,
    });
    const { status, ok, body } = response;
    const answered = Object.fromEntries(response.headers);
    const reader = body?.getReader();
    // An error page may be in any encoding: its status is what counts.
    const decoder = new TextDecoder("utf-8", { fatal: ok });
    let size = 0;
    let text = "";
    checkSize(Number(answered["content-length"]), place, maxResponseBytes);
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (value) checkSize((size += value.length), place, maxResponseBytes);
      try {
        text += decoder.decode(value, { stream: !!value });
      } catch {
        throw badAnswer(place, "UNDECODABLE_BODY", "not UTF-8", text);
      }
      if (!value) return { status, headers: answered, text };
    }
  } catch (error) {
    controller.abort();
    if (error instanceof NodeAccessError) throw error;
    const { cause = error } = error as { cause?: unknown };
    place.sent = !neverSent(cause);
    throw connectionError(place, cause);
  }
}
