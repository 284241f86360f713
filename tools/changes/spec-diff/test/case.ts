import type { Catalog, RpcSpec } from "@node-access-tools/generate/model";
import { readRpcTexts } from "@node-access-tools/generate/read-texts";
import { stringify } from "yaml";
import { type Direction, type Finding, highest, type Level, type RuleName } from "@node-access/generate/diff";
import { compareRpc } from "../src/compare-rpc.ts";
import { locateInFiles } from "../src/locate.ts";
import type { Texts } from "../src/texts.ts";

/** A change of a schema, and the rules that apply where callers send it and where they receive it. */
export interface SchemaCase {
  readonly shows: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly sent: readonly RuleName[];
  readonly received: readonly RuleName[];
  /** Named schemas that the two refer to; the same before and after unless `after` has others. */
  readonly schemas?: Record<string, unknown>;
  readonly schemasAfter?: Record<string, unknown>;
}

/** An OpenRPC file that has one method. */
function rpcDocument(method: object, schemas: Record<string, unknown>): object {
  const call = {
    name: "call",
    params: [],
    result: { name: "result", schema: { type: "null" } },
    examples: [],
    ...method,
  };
  return {
    openrpc: "1.3.2",
    info: { title: "T", version: "1.0.0" },
    methods: [call],
    components: { schemas },
  };
}

/** The file as text. */
export function rpcText(method: object, schemas: Record<string, unknown> = {}): string {
  return stringify(rpcDocument(method, schemas));
}

const FILE = "specs/rpc/test.openrpc.yaml";

export function compareTexts(before: string, after: string): Finding[] {
  return compareFiles(new Map([[FILE, before]]), new Map([[FILE, after]]));
}

/** Compares files of JSON-RPC methods, whose families are offered by some protocols. */
export function compareFiles(before: Texts, after: Texts, protocols: Catalog["protocols"] = {}): Finding[] {
  const state = (texts: Texts): Parameters<typeof compareRpc>[0] => ({
    spec: rpcSpec(texts, protocols),
    locate: locateInFiles(texts, "specs/rpc"),
  });
  return compareRpc(state(before), state(after));
}

function rpcSpec(texts: Texts, protocols: Catalog["protocols"]): RpcSpec | undefined {
  const families = [...texts.keys()].map((name) => /\/([^/.]+)\.openrpc/.exec(name)?.[1] ?? "");
  const rows = families.map((family) => [family, { title: family, source: "s" }]);
  return readRpcTexts(texts, { families: Object.fromEntries(rows), protocols });
}

/** The model of a file of JSON-RPC methods. */
export function readModel(text: string): RpcSpec {
  const spec = rpcSpec(new Map([[FILE, text]]), {});
  if (!spec) throw new Error("there is no file");
  return spec;
}

/** The findings of a change of a schema, in a param or in a result. */
export function compareSchemaCase(one: SchemaCase, direction: Direction): Finding[] {
  const schemas = one.schemas ?? {};
  // JSON is YAML, and much faster to write.
  const text = (schema: unknown, named: Record<string, unknown>): string =>
    JSON.stringify(
      rpcDocument(
        direction === "sent"
          ? { params: [{ name: "value", required: true, schema }] }
          : { result: { name: "result", schema } },
        named,
      ),
    );
  return compareTexts(text(one.before, schemas), text(one.after, one.schemasAfter ?? schemas));
}

export function listRules(findings: readonly Finding[]): string[] {
  return findings.map(({ rule }) => rule).toSorted();
}

export function findLevel(findings: readonly Finding[]): Level | undefined {
  return highest(findings.map(({ level }) => level));
}
