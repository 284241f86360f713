import { credentialCode } from "./credentials.ts";
import type { RestFacts } from "./rest-package.ts";
import { camel, pascal } from "./surface.ts";
import type { Tree } from "./tree.ts";

/** What a page shows in place of a credential, by its kind. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  "url-token": ["YOUR_TOKEN"],
  "x-token": ["YOUR_TOKEN"],
  basic: ["YOUR_USERNAME", "YOUR_PASSWORD"],
};

/** Adds a REST client to the site: its examples, its calls in the browser, and its spec. */
export function addToSite(tree: Tree, { surface: { name }, accepts, credentials }: RestFacts): void {
  const module = JSON.stringify(`@node-access/${name}`);
  const kinds = credentials.map((kind) =>
    [credentialCode(kind).from, `@node-access/${name}`, ...(PLACEHOLDERS[kind] ?? ["YOUR_KEY"])]
      .map((one) => JSON.stringify(one))
      .join(", "),
  );
  const row = `  ${JSON.stringify(name)}: {
    module: ${module},
    factory: "create${pascal(name)}Client",
    variable: "${camel(name)}",
    endpoint: "https://${name}.example.com",
    credentials: [${kinds.map((kind) => `credential(${kind})`).join(", ")}],
    surface: "${accepts}",
  },
`;
  const clients = "site/src/reference/clients.ts";
  tree.insertBefore(clients, /\};\n\n\/\*\* The clients of the gRPC packages/, row);
  const playground = "site/src/playground/call.ts";
  tree.insertBefore(playground, /(?<=const modules[^;]*)\};\n/, `  ${module}: () => import(${module}),\n`);
  tree.insertBefore("site/src/pages/llms.txt.ts", /(?<=\.\.\.\["management"[^\]]*)"admin"\]/, `"${name}", `);
  tree.insertBefore(
    "site/package.json",
    / {4}"@node-access\/rpc": "workspace/,
    `    ${module}: "workspace:^",\n`,
  );
  const lines = [
    `'@node-access/${name}':`,
    "  specifier: workspace:^",
    `  version: link:../packages/${name}`,
  ];
  const place = /(?<=\n  site:\n(?:(?!\n\n)[^])*?) {6}'@node-access\/rpc':\n/;
  tree.insertBefore("pnpm-lock.yaml", place, lines.map((line) => `      ${line}\n`).join(""));
}
