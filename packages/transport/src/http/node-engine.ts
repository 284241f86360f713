import { invalidArgument } from "@node-access/auth";
import { sentOnce } from "#platform";
import type { Attempt } from "../attempt.ts";
import type { OnceFetch, OnceOptions, OncePlace } from "./post-once.ts";
import { checkFunction } from "../check-options.ts";
import type { EngineOptions, HttpEngine, HttpRequest, StreamedResponse } from "./http-transport.ts";
import type * as undici from "./undici-engine.ts";

type Engine = Pick<typeof undici, "createEngine" | "openResponse">;

/** What makes requests: undici, or `fetch` if one is given. Neither is loaded before it is needed. */
function load({ fetch }: EngineOptions): Promise<Engine> {
  return fetch ? import("./fetch-engine.ts") : import("./undici-engine.ts");
}

/** Sends a request once, and gives the response when it has begun. */
export async function openResponse(
  options: EngineOptions,
  request: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  const engine = await load(options);
  return engine.openResponse(options, request, attempt);
}

/** The `fetch` for the request of a single call: the given one, or one on undici, which the call loads. */
export function fetchFor({ fetch, proxy }: OnceOptions, target: OncePlace): OnceFetch {
  checkFunction("fetch", fetch);
  if (!fetch) return async (...call) => (await import("./post-once.ts")).postOnce(proxy, target, ...call);
  if (proxy) throw invalidArgument("proxy", "none with fetch", typeof proxy);
  // The method may be a write.
  return (url, { body, headers, ...init }) => fetch(url, { ...init, ...sentOnce(body, headers) });
}

/** Makes requests with undici, or with `fetch` if one is given. Which of them it is, is loaded at the first request. */
export function createEngine(options: EngineOptions): HttpEngine {
  let engine: HttpEngine | undefined;
  let loading: Promise<HttpEngine> | undefined;
  const create = async (): Promise<HttpEngine> => (engine = (await load(options)).createEngine(options));
  return {
    send(request, attempt) {
      if (engine) return engine.send(request, attempt);
      loading ??= create();
      return loading.then((loaded) => loaded.send(request, attempt));
    },
    async close() {
      // An engine that could not be made, for a bad option, has told each call so.
      await (await loading?.catch(() => undefined))?.close();
    },
  };
}
