import { invalidArgument, NodeAccessError } from "@node-access/auth";
import { neverSent, sentOnce } from "#platform";
import type { Attempt } from "../attempt.ts";
import { badResponse, checkSize, connectionError } from "../call-error.ts";
import { joinHeaders } from "../headers.ts";
import type { EngineOptions, HttpEngine, HttpRequest, StreamedResponse } from "./http-transport.ts";
import type { OnceFetch, OnceOptions, OncePlace } from "./post-once.ts";

/** Makes requests with `fetch`, the platform's or the given one. */
export function createEngine({ url, headers, fetch: given, proxy }: EngineOptions): HttpEngine {
  if (proxy) throw invalidArgument("proxy", "none with fetch", typeof proxy);
  return {
    async send({ path, maxResponseBytes, decoder: own, body: sent, ...init }, attempt) {
      const controller = new AbortController();
      attempt.onCancel((error) => controller.abort(error));
      attempt.sent = true;
      try {
        // Looked up at each call, for those who replace the global one after a client was made.
        const all = { ...joinHeaders(headers, attempt), ...init.headers };
        const response = await (given ?? fetch)(url + path, {
          ...init,
          ...sentOnce(sent, all, attempt.operation),
          redirect: "manual",
          signal: controller.signal,
        });
        const { status, ok, body } = response;
        const answered = Object.fromEntries(response.headers);
        attempt.response = { status, headers: answered };
        const reader = body?.getReader();
        // An error page may be in any encoding: its status is what counts.
        const decoder = own ?? new TextDecoder("utf-8", { fatal: ok });
        let size = 0;
        let text = "";
        checkSize(Number(answered["content-length"]), attempt, maxResponseBytes);
        for (;;) {
          const { value } = (await reader?.read()) ?? {};
          if (value) checkSize((size += value.length), attempt, maxResponseBytes);
          try {
            text += decoder.decode(value, { stream: !!value });
          } catch {
            throw badResponse(attempt, "UNDECODABLE_BODY", "not UTF-8", text);
          }
          if (!value) return { status, headers: answered, text };
        }
      } catch (error) {
        // Frees the socket of an answer that was not read to its end.
        controller.abort();
        throw failure(error, attempt);
      }
    },
    close: async () => {},
  };
}

/** Sends a request once, and gives the response when it has begun. */
export async function openResponse(
  { url, headers, fetch: given, proxy }: EngineOptions,
  { path, method, headers: own, body: sent }: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  if (proxy) throw invalidArgument("proxy", "none", typeof proxy);
  const controller = new AbortController();
  const fail = (error: unknown): never => {
    throw failure(error, attempt);
  };
  attempt.onCancel((error) => controller.abort(error));
  attempt.sent = true;
  try {
    const all = { ...joinHeaders(headers, attempt), ...own };
    const response = await (given ?? fetch)(url + path, {
      method,
      ...sentOnce(sent, all, attempt.operation),
      redirect: "manual",
      signal: controller.signal,
    });
    const { status, body } = response;
    const answered = Object.fromEntries(response.headers);
    attempt.response = { status, headers: answered };
    const reader = body?.getReader();
    return {
      status,
      headers: answered,
      read: async () => (await reader?.read().catch(fail))?.value,
      close: () => controller.abort(),
    };
  } catch (error) {
    return fail(error);
  }
}

/** The `fetch` for the request of a single call. */
export function fetchFor({ fetch: given, proxy }: OnceOptions, _place: OncePlace): OnceFetch {
  if (proxy) throw invalidArgument("proxy", "none", typeof proxy);
  return given ?? fetch;
}

function failure(error: unknown, attempt: Attempt): NodeAccessError {
  if (error instanceof NodeAccessError) return error;
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
  attempt.sent = !neverSent(cause);
  return connectionError(attempt, cause);
}
