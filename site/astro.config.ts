import { readFileSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import type { HastPluginDefinition } from "satteri";
import { guideGroups } from "./src/guides.ts";

const repository = "https://github.com/node-access/node-access";

/** The public address of the site, for canonical links and the sitemap, such as `https://docs.example.com/sdk`. */
const address = process.env["SITE_URL"] === undefined ? undefined : new URL(process.env["SITE_URL"]);
const base = address?.pathname.replace(/\/$/, "") ?? "";

/** Lets links in guides begin at the root of the site, wherever that is served. */
const linksBelowBase: HastPluginDefinition = {
  name: "links-below-base",
  element: {
    filter: ["a"],
    visit(link, context) {
      const { href } = link.properties;
      if (typeof href === "string" && href.startsWith("/"))
        context.setProperty(link, "href", `${base}${href}`);
    },
  },
};

/** Puts diagrams into the page, so that they take the colors of its theme. As files they bring their own. */
const inlineDiagrams: HastPluginDefinition = {
  name: "inline-diagrams",
  element: {
    filter: ["img"],
    visit(image, context) {
      const { src } = image.properties;
      if (typeof src !== "string" || !src.endsWith(".svg") || context.fileURL === undefined) return;
      const svg = readFileSync(new URL(src, context.fileURL), "utf8");
      // The rules for shapes stay; the page sets the colors.
      const [, rules = ""] = /@media[^{]*{[^}]*}\s*}([\s\S]*)<\/style>/.exec(svg) ?? [];
      const themed = svg.replace(/<style>[\s\S]*<\/style>/, `<style>${rules}</style>`);
      context.replaceNode(image, [
        { type: "raw", value: `<div class="diagram-frame" tabindex="0">${themed}</div>` },
      ]);
    },
  },
};

/** Lets a keyboard scroll code that is wider than its column. */
const focusableCode: HastPluginDefinition = {
  name: "focusable-code",
  element: {
    filter: ["pre"],
    visit(block, context) {
      context.setProperty(block, "tabIndex", 0);
    },
  },
};

function socialPicture({ href }: URL): { tag: "meta"; attrs: Record<string, string> } {
  return { tag: "meta", attrs: { property: "og:image", content: href } };
}

export default defineConfig({
  ...(address && { site: address.origin, base: address.pathname }),
  trailingSlash: "always",
  markdown: {
    processor: satteri({ hastPlugins: [linksBelowBase, inlineDiagrams, focusableCode] }),
    syntaxHighlight: "prism",
  },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: "Node Access",
      logo: { src: "./src/assets/logo.svg", alt: "" },
      social: [{ icon: "github", label: "Source on GitHub", href: repository }],
      editLink: { baseUrl: `${repository}/edit/main/site/` },
      // Networks that show a picture of a link need its whole address.
      head: address === undefined ? [] : [socialPicture(new URL(`${base}/social.png`, address))],
      // Prism colors code. Shiki took a tenth of the build's time, and Expressive Code a third.
      expressiveCode: false,
      components: {
        Footer: "./src/components/Footer.astro",
        Header: "./src/components/Header.astro",
        PageTitle: "./src/components/PageTitle.astro",
        Search: "./src/components/Search.astro",
        Sidebar: "./src/components/Sidebar.astro",
        SiteTitle: "./src/components/SiteTitle.astro",
      },
      customCss: ["code", "diagrams", "search", "pages", "landing", "reference", "playground"].map(
        (name) => `./src/styles/${name}.css`,
      ),
      sidebar: guideGroups.map(({ label, guides }) => ({
        label,
        items: guides.map((name) => `guides/${name}`),
      })),
      // The site has its own search (src/search), which knows the words of names.
      pagefind: false,
      credits: false,
    }),
  ],
});
