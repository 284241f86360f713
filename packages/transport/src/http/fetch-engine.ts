import { isNodeAccessError } from "@node-access/auth";
import { badAnswer, checkSize, connectionError } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import type { EngineOptions, HttpEngine, HttpRequest, HttpResponse } from "./http-transport.ts";

/** Errors before any connection was there. Of all others `fetch` does not tell whether the request had left. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** Makes requests with `fetch`, the platform's or the given one. */
export function createEngine(options: EngineOptions): HttpEngine {
  return {
    send: (request, attempt) => sendByFetch(options, request, attempt),
    close: async () => {},
  };
}

/** Makes one request with `fetch`. */
export async function sendByFetch(
  // Looked up at each call, for those who replace the global one after a client was made.
  { url, headers, fetch = globalThis.fetch }: EngineOptions,
  { method, path, headers: own, body, maxResponseBytes }: HttpRequest,
  attempt: Attempt,
): Promise<HttpResponse> {
  const controller = new AbortController();
  attempt.onCancel((error) => controller.abort(error));
  attempt.sent = true;
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...own },
      ...(body && { body }),
      redirect: "manual",
      signal: controller.signal,
    });
    const text = await readText(response, attempt, maxResponseBytes);
    return { status: response.status, headers: Object.fromEntries(response.headers), text };
  } catch (error) {
    // Frees the socket of an answer that was not read to its end.
    controller.abort();
    if (isNodeAccessError(error)) throw error;
    const { cause = error } = error as { cause?: unknown };
    attempt.sent = !NOT_SENT.test(String((cause as { code?: unknown }).code));
    throw connectionError(attempt, cause);
  }
}

async function readText(
  { ok, headers, body }: Response,
  attempt: Attempt,
  limit: number | undefined,
): Promise<string> {
  const reader = body?.getReader();
  // An error page may be in any encoding: its status is what counts.
  const decoder = new TextDecoder("utf-8", { fatal: ok });
  let text = "";
  let size = 0;
  checkSize(Number(headers.get("content-length")), attempt, limit);
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value) checkSize((size += value.length), attempt, limit);
    try {
      text += decoder.decode(value, { stream: !!value });
    } catch {
      throw badAnswer(attempt, "UNDECODABLE_BODY", "not UTF-8", text);
    }
    if (!value) return text;
  }
}
