import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import type { Loader } from "astro/loaders";
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import type * as Loading from "./reference/load-reference.ts";
import type { Reference } from "./reference/page.ts";
import type * as Extensions from "./spec-extensions.ts";

let reference: Promise<Reference> | undefined;

/** Both collections share one reference, which is loaded once. */
function load(): Promise<Reference> {
  return (reference ??= readReference());
}

async function readReference(): Promise<Reference> {
  // Node imports it directly. If Vite bundled it, the generator and its tools would become part of the pages' code.
  const module = new URL("reference/load-reference.ts", import.meta.url).href;
  const { loadReference } = (await import(/* @vite-ignore */ module)) as typeof Loading;
  return loadReference(resolve(fileURLToPath(new URL("../..", import.meta.url))));
}

/** Adds the page about the extensions of the specs, which is made from their schema. */
function withSpecExtensions(guides: Loader): Loader {
  return {
    name: "guides-and-extensions",
    async load(context) {
      await guides.load(context);
      const module = new URL("spec-extensions.ts", import.meta.url).href;
      const { createExtensionsPage } = (await import(/* @vite-ignore */ module)) as typeof Extensions;
      const id = "spec-extensions";
      const body = createExtensionsPage();
      const given = {
        title: "Extensions of the specs",
        description: "What the specs state beyond OpenAPI and OpenRPC.",
      };
      const data = await context.parseData({ id, data: given });
      context.store.set({ id, data, body, rendered: await context.renderMarkdown(body) });
    },
  };
}

/** The guides, and the reference, which is never written to disk. */
export const collections: Readonly<Record<string, object>> = {
  docs: defineCollection({
    loader: withSpecExtensions(docsLoader()),
    // Other names of the guide's subject, for the search, with commas between them.
    schema: docsSchema({ extend: z.object({ keywords: z.string().optional() }) }),
  }),
  areas: defineCollection({
    loader: async () => [...(await load()).areas],
  }),
  reference: defineCollection({
    // The id of the start is empty, as its path is. An entry needs one.
    loader: {
      name: "reference",
      async load({ store }) {
        store.clear();
        for (const page of (await load()).pages) store.set({ id: page.id || "start", data: { ...page } });
      },
    },
  }),
};
