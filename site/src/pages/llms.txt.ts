import { getCollection } from "astro:content";
import { guideGroups } from "../guides.ts";
import { href } from "../markdown.ts";
import type { Area } from "../reference/page.ts";

interface Guide {
  readonly id: string;
  readonly data: {
    readonly title: string;
    readonly description?: string;
  };
}

/** The start for programs that read the site: https://llmstxt.org. */
export async function GET(): Promise<Response> {
  const guides: Guide[] = await getCollection("docs", ({ id }: Guide) => id.startsWith("guides/"));
  const areas: { data: Area }[] = await getCollection("areas");
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
    ...ordered.map(({ id, data }) => `- [${data.title}](${href(`/${id}.md`)}): ${data.description ?? ""}`),
    "",
    "## Reference",
    "",
    `- [All APIs](${href("/reference.md")}): each package with its APIs`,
    ...areas.map(({ data }) => `- [${data.title}](${href(`/reference/${data.id}.md`)}): ${data.summary}`),
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
