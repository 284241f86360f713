import { listAreas, listGuides } from "../collections.ts";
import { guideGroups } from "../guides.ts";
import { href } from "../markdown.ts";

/** The start for programs that read the site: https://llmstxt.org. */
export async function GET(): Promise<Response> {
  const guides = await listGuides();
  const areas = await listAreas();
  const order = guideGroups.flatMap(({ guides: names }) => names.map((name) => `guides/${name}`));
  const ordered = guides.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const lines = [
    "# Node Access",
    "",
    "> Typed TypeScript clients for hosted blockchain nodes (JSON-RPC, beacon, trading venue, gRPC, management API), and a gateway.",
    "",
    "Every page is also Markdown: its address without the slash at the end, and `.md`.",
    "",
    "## Guides",
    "",
    ...ordered.map(({ id, title, description }) => `- [${title}](${href(`/${id}.md`)}): ${description}`),
    "",
    "## Reference",
    "",
    `- [All APIs](${href("/reference.md")}): each package with its APIs`,
    ...areas.map(({ id, title, summary }) => `- [${title}](${href(`/reference/${id}.md`)}): ${summary}`),
    "",
    "## Specs",
    "",
    `- [OpenRPC](${href("/specs/node-access.openrpc.json")}): all JSON-RPC methods`,
    ...["management", "beacon", "exchange", "feeder", "tezos", "tron", "admin"].map(
      (name) => `- [OpenAPI, ${name}](${href(`/specs/${name}.openapi.json`)})`,
    ),
    `- [Descriptor set](${href("/specs/node-access.binpb")}): all protos, for grpcurl`,
    "",
  ];
  return new Response(lines.join("\n"));
}
