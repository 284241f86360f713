import { invalidArgument, NodeAccessError, kindOf } from "@node-access/auth";
import { explained, neverSent, singleUseBody } from "#platform";
import type { Attempt } from "../attempt.ts";
import { badResponse, checkSize, connectionError } from "../call-error.ts";
import { joinHeaders } from "../headers.ts";
import type { EngineOptions, HttpEngine, HttpRequest, StreamedResponse } from "./http-transport.ts";
import type { OnceFetch, OnceOptions, OncePlace } from "./post-once.ts";

/** Creates an engine that sends requests with `fetch`: the platform's or a custom one. */
export function createEngine({ url, headers, fetch: customFetch, proxy }: EngineOptions): HttpEngine {
  if (proxy) throw invalidArgument("proxy", "none with fetch", kindOf(proxy));
  return {
    async send({ path, origin, maxResponseBytes, decoder: own, body: sent, ...init }, attempt) {
      const controller = new AbortController();
      attempt.onCancel((error) => controller.abort(error));
      try {
        // A custom `fetch` may ignore the signal.
        controller.signal.throwIfAborted();
        attempt.sent = true;
        // Looked up for each call, because tests may replace the global `fetch` after the client
        // was created.
        const all = { ...joinHeaders(headers, attempt), ...init.headers };
        const response = await (customFetch ?? fetch)((origin ?? url) + path, {
          redirect: "manual",
          ...init,
          ...singleUseBody(sent, all, attempt),
          signal: controller.signal,
        });
        const head = (attempt.response = {
          status: response.status,
          headers: Object.fromEntries(response.headers),
        });
        const reader = response.body?.getReader();
        // An error page may have any encoding. Its status is what matters.
        const decoder = own ?? new TextDecoder("utf-8", { fatal: response.ok });
        let size = 0;
        let text = "";
        checkSize(Number(head.headers["content-length"]), attempt, maxResponseBytes);
        for (;;) {
          const { value } = (await reader?.read()) ?? {};
          if (value) checkSize((size += value.length), attempt, maxResponseBytes);
          try {
            text += decoder.decode(value, { stream: !!value });
          } catch {
            throw badResponse(attempt, "UNDECODABLE_BODY", "not UTF-8", text);
          }
          if (!value) return { ...head, text };
        }
      } catch (error) {
        // Frees the socket of a response that was not read completely.
        controller.abort();
        throw toError(error, attempt);
      }
    },
    close: async () => {},
  };
}

/** Sends a request once, and returns the response as soon as its headers have arrived. */
export async function openResponse(
  { url, headers, fetch: customFetch, proxy }: EngineOptions,
  { path, method, headers: own, body: sent }: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  if (proxy) throw invalidArgument("proxy", "none", kindOf(proxy));
  const controller = new AbortController();
  const fail = (error: unknown): never => {
    throw toError(error, attempt);
  };
  attempt.onCancel((error) => controller.abort(error));
  attempt.sent = true;
  try {
    const all = { ...joinHeaders(headers, attempt), ...own };
    const response = await (customFetch ?? fetch)(url + path, {
      method,
      ...singleUseBody(sent, all, attempt),
      redirect: "manual",
      signal: controller.signal,
    });
    const { status, body } = response;
    const responseHeaders = Object.fromEntries(response.headers);
    attempt.response = { status, headers: responseHeaders };
    const reader = body?.getReader();
    return {
      status,
      headers: responseHeaders,
      read: async () => (await reader?.read().catch(fail))?.value,
      close: () => controller.abort(),
    };
  } catch (error) {
    return fail(error);
  }
}

/** Returns the `fetch` for `callOnce`. */
export function fetchFor({ fetch: customFetch, proxy }: OnceOptions, _place: OncePlace): OnceFetch {
  if (proxy) throw invalidArgument("proxy", "none", kindOf(proxy));
  return customFetch ?? fetch;
}

function toError(error: unknown, attempt: Attempt): NodeAccessError {
  if (error instanceof NodeAccessError) return error;
  const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
  attempt.sent = !neverSent(cause);
  return connectionError(attempt, explained(cause));
}
