import { createMistakes, type Mistakes } from "../spec-file/mistakes.ts";
import { withTools } from "../read/proto/proto-tools.ts";
import { shownSpec, isAddress, readAddress } from "../spec-file/spec-address.ts";
import { compareSpec, type Format, type Reach } from "./compare-spec.ts";
import type { Finding } from "./finding.ts";
import { noteProtoFacts } from "./note-proto-facts.ts";
import { noteUnread } from "./note-unread.ts";
import { isGraphql, openState } from "./open-state.ts";
import { fetchText } from "../spec-file/fetch-text.ts";
import { readText } from "../spec-file/read-text.ts";

/** What has changed between two states of a document. */
export interface DocumentDiff {
  readonly format: Format;
  readonly findings: readonly Finding[];
}

/**
 * Compares two states of an OpenAPI, OpenRPC or GraphQL document or of protos.
 *
 * @param before - The file, folder of protos, or address of the old state.
 * @param after - That of the new state.
 * @throws Mistakes if one cannot be read, or they have different formats.
 */
export async function compareDocuments(
  before: string,
  after: string,
  reach: Reach = { include: [], allow: [] },
): Promise<DocumentDiff> {
  if (isGraphql(before) && isGraphql(after)) {
    const need = { path: after, what: "GraphQL schemas", tools: ["graphql@16"], args: "diff OLD NEW" };
    const { compareGraphqlFiles } = await withTools(need, () => import("./graphql/compare-graphql.ts"));
    const [old, current] = await Promise.all([before, after].map((path) => readTextAt(path)));
    const states = {
      before: { file: shownSpec(before), text: old ?? "" },
      after: { file: shownSpec(after), text: current ?? "" },
    };
    return { format: "GraphQL", findings: compareGraphqlFiles(states.before, states.after) };
  }
  if (isGraphql(before) || isGraphql(after)) {
    const [schema = "", other = ""] = isGraphql(before) ? [before, after] : [after, before];
    throw createFormatMistake(schema, `it is GraphQL, and ${shownSpec(other)} is not`);
  }
  const [old, current] = [await openState(before, reach), await openState(after, reach)];
  if (old.format !== current.format)
    throw createFormatMistake(after, `it is ${current.format}, and ${shownSpec(before)} is ${old.format}`);
  const findings = compareSpec(old, current);
  noteUnread(findings, old, current);
  if (old.facts && current.facts) noteProtoFacts(findings, old.facts, current.facts);
  return { format: current.format, findings: findings.all };
}

function createFormatMistake(path: string, what: string): Mistakes {
  return createMistakes(shownSpec(path), what, "give two documents of one format");
}

/**
 * Reads a file, or the text at an address.
 *
 * @throws Mistakes if it cannot be read.
 */
async function readTextAt(path: string): Promise<string> {
  if (!isAddress(path)) return readText(path, path);
  const spec = readAddress(path);
  return (await fetchText(spec.address, spec)).text;
}
