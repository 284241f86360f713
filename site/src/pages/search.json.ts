import otherNames from "../../../specs/other-names.yaml?raw";
import { listAreas, listGuides, listPages } from "../collections.ts";
import { href } from "../markdown.ts";
import { searchDocuments } from "../search/search-documents.ts";

/** What the search knows. It loads when a reader opens the search. */
export async function GET(): Promise<Response> {
  const reference = { areas: await listAreas(), pages: await listPages() };
  const documents = searchDocuments(reference, await listGuides(), otherNames);
  return Response.json(documents.map((document) => Object.assign(document, { href: href(document.href) })));
}
