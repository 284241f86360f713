import { isNodeAccessError } from "@node-access/auth";
import { checkSize, connectionError, undecodable } from "../call-error.ts";
import type { Attempt } from "../attempt.ts";
import type { EngineOptions, HttpEngine, HttpResponse } from "./http-transport.ts";

/** Errors before any connection was there. Of all others `fetch` does not tell whether the request had left. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** Makes requests with `fetch`, the platform's or the given one. */
export function createEngine(options: EngineOptions): HttpEngine {
  return {
    async send({ method, path, headers, body, maxResponseBytes }, attempt): Promise<HttpResponse> {
      const controller = new AbortController();
      attempt.onCancel((error) => controller.abort(error));
      attempt.sent = true;
      try {
        // Looked up at each call, for those who replace the global one after this client was made.
        const response = await (options.fetch ?? fetch)(options.url + path, {
          method,
          headers: { ...options.headers, ...headers },
          body: body ?? null,
          redirect: "manual",
          signal: controller.signal,
        });
        const { status, headers: given } = response;
        return {
          status,
          headers: Object.fromEntries(given),
          text: await readText(response, attempt, maxResponseBytes),
        };
      } catch (error) {
        // Frees the socket of an answer that was not read to its end.
        controller.abort();
        if (isNodeAccessError(error)) throw error;
        const cause = (error as { cause?: unknown }).cause ?? error;
        attempt.sent = !NOT_SENT.test(String((cause as { code?: unknown }).code));
        throw connectionError(attempt, cause);
      }
    },
    close: async () => {},
  };
}

async function readText(
  { ok, headers, body }: Response,
  attempt: Attempt,
  limit: number | undefined,
): Promise<string> {
  checkSize(Number(headers.get("content-length")), attempt, limit);
  const reader = body?.getReader();
  // An error page may be in any encoding: its status is what counts.
  const decoder = new TextDecoder("utf-8", { fatal: ok });
  let text = "";
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    size += value?.length ?? 0;
    checkSize(size, attempt, limit);
    try {
      text += decoder.decode(value, { stream: value !== undefined });
    } catch {
      throw undecodable(attempt, "not UTF-8", text);
    }
    if (!value) return text;
  }
}
