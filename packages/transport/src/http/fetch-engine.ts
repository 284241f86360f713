import { invalidArgument, NodeAccessError } from "@node-access/auth";
import { neverSent, sentOnce } from "#platform";
import { joinHeaders } from "../headers.ts";
import { badAnswer, checkSize, connectionError } from "../call-error.ts";
import type { EngineOptions, HttpEngine } from "./http-transport.ts";

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
            throw badAnswer(attempt, "UNDECODABLE_BODY", "not UTF-8", text);
          }
          if (!value) return { status, headers: answered, text };
        }
      } catch (error) {
        // Frees the socket of an answer that was not read to its end.
        controller.abort();
        if (error instanceof NodeAccessError) throw error;
        const cause = (error as { cause?: unknown } | undefined)?.cause ?? error;
        attempt.sent = !neverSent(cause);
        throw connectionError(attempt, cause);
      }
    },
    close: async () => {},
  };
}
