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
        {
          label: "Reference",
          items: [
            { label: "JSON-RPC", link: "/reference/json-rpc/" },
            { label: "Management API", link: "/reference/management/" },
            { label: "Beacon API", link: "/reference/beacon/" },
            { label: "Trading venue", link: "/reference/exchange/" },
            { label: "Solana gRPC", link: "/reference/grpc/geyser/" },
            { label: "Sui gRPC", link: "/reference/grpc/sui/" },
            { label: "TRON gRPC", link: "/reference/grpc/tron/" },
            { label: "Errors", link: "/reference/errors/" },
            { label: "Options", link: "/reference/options/" },
          ],
        },
      ],
      pagination: false,
      credits: false,
    }),
  ],
});
