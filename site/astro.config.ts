import { satteri } from "@astrojs/markdown-satteri";
import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import type { HastPluginDefinition } from "satteri";

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

export default defineConfig({
  ...(address && { site: address.origin, base: address.pathname }),
  trailingSlash: "always",
  markdown: {
    processor: satteri({ hastPlugins: [linksBelowBase] }),
    shikiConfig: { theme: "css-variables" },
  },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: "Node Access",
      // Shiki colors code. Expressive Code took a third of the build's time, and added landmarks without distinct names.
      expressiveCode: false,
      components: {
        Footer: "./src/components/Footer.astro",
        PageTitle: "./src/components/PageTitle.astro",
        Search: "./src/components/Search.astro",
        Sidebar: "./src/components/Sidebar.astro",
      },
      customCss: ["code", "search", "pages", "landing", "reference", "playground"].map(
        (name) => `./src/styles/${name}.css`,
      ),
      sidebar: [
        { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
        {
          label: "Reference",
          items: [
            { label: "JSON-RPC", link: "/reference/json-rpc/" },
            { label: "Management API", link: "/reference/management/" },
            { label: "Beacon API", link: "/reference/beacon/" },
            { label: "Trading venue", link: "/reference/exchange/" },
            { label: "Feeder gateway", link: "/reference/feeder/" },
            { label: "Solana gRPC", link: "/reference/grpc/geyser/" },
            { label: "Sui gRPC", link: "/reference/grpc/sui/" },
            { label: "TRON gRPC", link: "/reference/grpc/tron/" },
            { label: "Admin API of a gateway", link: "/reference/admin/" },
            { label: "Errors", link: "/reference/errors/" },
            { label: "Options", link: "/reference/options/" },
          ],
        },
      ],
      // The site has its own search (src/search), which knows the words of names.
      pagefind: false,
      pagination: false,
      credits: false,
    }),
  ],
});
