import type { PackageBudget } from "./package-budget.ts";

export const management: PackageBudget = {
  bundles: [
    {
      name: "nodes and their endpoints",
      source: `
        import { bearer, createManagementClient, nodeEndpoints, paginate } from "@node-access/management";
        const management = createManagementClient({ endpoint: "https://api.example.com", credential: bearer("key") });
        for await (const node of paginate((page) => management.listNodes({ page }))) console.log(nodeEndpoints(node, "ethereum"));
      `,
      gzipBytes: 9_000,
    },
  ],
  modules: { ".": 6 },
  consumer: `
    import { bearer, createManagementClient, isNodeAccessError, nodeEndpoints } from "@node-access/management";
    const management = createManagementClient({ endpoint: "https://api.example.com", credential: bearer("key") });
    const { name } = await management.getOrganization();
    const node = await management.updateNode("ND-123-456", { name });
    export const region: string = node.provider === "gcloud" ? node.region : "elsewhere";
    export const endpoint: string | undefined = nodeEndpoints(node, "ethereum").rpc?.endpoint;
    export function describe(error: unknown): string {
      return isNodeAccessError(error, "HTTP_STATUS") ? error.context.body : String(error);
    }
  `,
};
