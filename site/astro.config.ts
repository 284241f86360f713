import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";

/** Where the site will be served, for canonical addresses and the sitemap: `https://docs.example.com/sdk`. */
const address = process.env["SITE_URL"] === undefined ? undefined : new URL(process.env["SITE_URL"]);

export default defineConfig({
  ...(address && { site: address.origin, base: address.pathname }),
  trailingSlash: "always",
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: "Node Access",
      components: {
        PageTitle: "./src/components/PageTitle.astro",
        Sidebar: "./src/components/Sidebar.astro",
      },
      customCss: ["./src/styles/reference.css"],
      sidebar: [
        { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
        { label: "Reference", items: [{ label: "JSON-RPC", link: "/reference/json-rpc/" }] },
      ],
      pagination: false,
      credits: false,
    }),
  ],
});
