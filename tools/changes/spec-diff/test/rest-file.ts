import type { Catalog, RestOperation, Spec } from "@node-access-tools/generate/model";
import { readRestFile } from "@node-access-tools/generate/read-texts";
import { stringify } from "yaml";
import { compareSpec, type Finding, type State } from "@node-access/generate/diff";
import { locateInFiles } from "../src/locate.ts";
import type { Texts } from "../src/texts.ts";
import type { OperationCase } from "./open-api-cases.ts";

export const schemas = { A: { type: "string" }, B: { type: "integer" } };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
export const FILE = "specs/test.openapi.yaml";

/** An OpenAPI file with one operation. */
export function restFile(operation: Record<string, unknown>, top: { components?: object } = {}): Texts {
  const { path = "/things/{id}", verb = "post", item = {}, ...rest } = operation;
  const node = { operationId: "read", responses: { "200": { description: "Good." } }, ...rest };
  const text = stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    ...top,
    paths: { [String(path)]: { parameters: [id], ...(item as object), [String(verb)]: node } },
    components: { schemas, ...top.components },
  });
  return new Map([[FILE, text]]);
}

/** The files before and after a case's change. */
export function listFiles({
  before,
  after,
  item,
  top,
}: OperationCase): readonly [before: Texts, after: Texts] {
  return [
    restFile({ ...before, item: item?.before }, top?.before),
    restFile({ ...after, item: item?.after }, top?.after),
  ];
}

async function readModel(texts: Texts): Promise<Spec<RestOperation> | undefined> {
  return texts.has(FILE) ? readRestFile("", "test", {} as Catalog, texts) : undefined;
}

async function readState(texts: Texts): Promise<State> {
  return { spec: await readModel(texts), locate: locateInFiles(texts, "specs/test") };
}

export async function compareRest(before: Texts, after: Texts): Promise<Finding[]> {
  return compareSpec(await readState(before), await readState(after)).all;
}
