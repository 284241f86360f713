import type { EngineOptions, HttpEngine } from "./http-transport.ts";

/** Makes requests with undici, or with `fetch` if one is given. Which of them it is, is loaded at the first request. */
export function createEngine(options: EngineOptions): HttpEngine {
  let engine: HttpEngine | undefined;
  let loading: Promise<HttpEngine> | undefined;
  const load = async (): Promise<HttpEngine> => {
    const { createEngine: create } = options.fetch
      ? await import("./fetch-engine.ts")
      : await import("./undici-engine.ts");
    engine = create(options);
    return engine;
  };
  return {
    send(request, attempt) {
      if (engine) return engine.send(request, attempt);
      loading ??= load();
      return loading.then((loaded) => loaded.send(request, attempt));
    },
    async close() {
      // An engine that could not be made, for a bad option, has told each call so.
      await (await loading?.catch(() => undefined))?.close();
    },
  };
}
