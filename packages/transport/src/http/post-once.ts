import type { NodeAccessError } from "@node-access/auth";
import type { AttemptState } from "../attempt.ts";
import { isSuccess } from "../call-error.ts";
import type { DescribedRequest } from "../run-call.ts";
import type { EngineOptions } from "./http-transport.ts";
import { openResponse } from "./undici-engine.ts";

/** The options of `callOnce` about its connection. */
export type OnceOptions = Pick<EngineOptions, "fetch" | "proxy">;

/** The call that sends the request. */
export type OncePlace = AttemptState & DescribedRequest;

/** The options that `callOnce` passes to `fetch`. */
export interface OnceInit extends Pick<RequestInit, "redirect"> {
  readonly method: "POST";
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** The part of `fetch` that `callOnce` uses. */
export type OnceFetch = (url: string, init: OnceInit) => Promise<OnceResponse>;

/** The part of a `Response` that `callOnce` uses. */
export interface OnceResponse extends Pick<Response, "status" | "ok" | "headers"> {
  readonly body: {
    // TypeScript 5.5 does not know `Uint8Array<ArrayBuffer>`.
    getReader(): { read(): Promise<{ readonly value?: ReturnType<TextEncoder["encode"]> | undefined }> };
  } | null;
}

/** Sends the request of `callOnce` over connections that the process shares. */
export async function postOnce(
  proxy: string | undefined,
  target: OncePlace,
  url: string,
  { headers: own, body, signal }: OnceInit,
): Promise<OnceResponse> {
  const attempt = Object.assign(target, {
    // The method may be a write.
    operation: { name: target.operation.name, idempotency: "write" } as const,
    number: 1,
    onCancel(listener: (error: NodeAccessError) => void) {
      const cancel = (): void => listener(signal.reason as NodeAccessError);
      if (signal.aborted) cancel();
      else signal.addEventListener("abort", cancel);
    },
  });
  target.sent = false;
  // The engine adds the request id itself.
  const { "x-request-id": _, ...headers } = own;
  const request = { method: "POST", path: "", headers, body };
  const response = await openResponse({ url, headers: {}, proxy }, request, attempt);
  const { status } = response;
  const reader = {
    async read() {
      const chunk = await response.read();
      // A copy, because the chunk's memory is reused.
      return { value: chunk && new Uint8Array(chunk) };
    },
  };
  return {
    status,
    ok: isSuccess(status),
    headers: new Headers(response.headers),
    body: { getReader: () => reader },
  };
}
