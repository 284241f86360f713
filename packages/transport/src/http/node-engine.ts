import { invalidArgument, kindOf } from "@node-access/auth";
import { singleUseBody } from "#platform";
import type { Attempt } from "../attempt.ts";
import type { OnceFetch, OnceOptions, OncePlace } from "./post-once.ts";
import { checkFunction } from "../check-options.ts";
import type { EngineOptions, HttpEngine, HttpRequest, StreamedResponse } from "./http-transport.ts";
import type * as undici from "./undici-engine.ts";

type Engine = Pick<typeof undici, "createEngine" | "openResponse">;

/** Loads the HTTP client: undici, or the `fetch` engine if a `fetch` is set. */
function load({ fetch }: EngineOptions): Promise<Engine> {
  return fetch ? import("./fetch-engine.ts") : import("./undici-engine.ts");
}

/** Sends a request once, and returns the response as soon as its headers have arrived. */
export async function openResponse(
  options: EngineOptions,
  request: HttpRequest,
  attempt: Attempt,
): Promise<StreamedResponse> {
  const engine = await load(options);
  return engine.openResponse(options, request, attempt);
}

/** Returns the `fetch` for `callOnce`: the custom one, or one with undici, which the call loads. */
export function fetchFor({ fetch, proxy }: OnceOptions, target: OncePlace): OnceFetch {
  checkFunction("fetch", fetch);
  if (!fetch) return async (...call) => (await import("./post-once.ts")).postOnce(proxy, target, ...call);
  if (proxy) throw invalidArgument("proxy", "none with fetch", kindOf(proxy));
  // The method may be a write.
  return (url, { body, headers, ...init }) => fetch(url, { ...init, ...singleUseBody(body, headers) });
}

/** Finds an argument of the wrong kind. Without a loop, because this is done for each request. */
function findMistake(request: HttpRequest, attempt: Attempt): Error | undefined {
  if (typeof request?.path !== "string")
    return invalidArgument("request.path", "a string", kindOf(request?.path));
  if (typeof attempt?.onCancel !== "function")
    return invalidArgument("attempt.onCancel", "a function", kindOf(attempt?.onCancel));
  return undefined;
}

/** Creates an engine with undici or the `fetch` of the options, whose code the first request loads. */
export function createEngine(options: EngineOptions): HttpEngine {
  let engine: HttpEngine | undefined;
  let loading: Promise<HttpEngine> | undefined;
  const create = async (): Promise<HttpEngine> => (engine = (await load(options)).createEngine(options));
  return {
    send(request, attempt) {
      const mistake = findMistake(request, attempt);
      if (mistake) return Promise.reject(mistake);
      if (engine) return engine.send(request, attempt);
      loading ??= create();
      return loading.then((loaded) => loaded.send(request, attempt));
    },
    async close() {
      // If the engine could not be created because of an invalid option, every call has already rejected.
      await (await loading?.catch(() => undefined))?.close();
    },
  };
}
