import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import type * as Loading from "./reference/load-reference.ts";
import type { Reference } from "./reference/page.ts";

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

/** The guides, and the reference, which is never written to disk. */
export const collections: Readonly<Record<string, object>> = {
  docs: defineCollection({
    loader: docsLoader(),
    // Other names of the guide's subject, for the search, with commas between them.
    schema: docsSchema({ extend: z.object({ keywords: z.string().optional() }) }),
  }),
  areas: defineCollection({
    loader: async () => [...(await load()).areas],
  }),
  reference: defineCollection({ loader: async () => [...(await load()).pages] }),
};
