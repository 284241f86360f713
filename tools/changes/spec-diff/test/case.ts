import { stringify } from "yaml";
import type { Finding } from "../src/finding.ts";
import { Findings, type Direction } from "../src/findings.ts";
import { highest, type Level } from "../src/level.ts";
import { loadTrees } from "../src/load-trees.ts";
import { compareOpenRpc, type RpcSpecs } from "../src/open-rpc/compare-open-rpc.ts";
import type { RuleName } from "../src/rules.ts";

/** A change of a schema, and what follows from it where callers send it and where they receive it. */
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
  const call = { name: "call", params: [], result: { name: "result", schema: { type: "null" } }, ...method };
  return {
    openrpc: "1.3.2",
    info: { title: "T", version: "1.0.0" },
    methods: [call],
    components: { schemas },
  };
}

/** The same as a text. */
export function rpcText(method: object, schemas: Record<string, unknown> = {}): string {
  return stringify(rpcDocument(method, schemas));
}

export function rpcSpecs(text: string, protocols: readonly string[] = []): RpcSpecs {
  const trees = [...loadTrees(new Map([["specs/rpc/test.openrpc.yaml", text]]), () => true).values()];
  return { trees, protocols: () => protocols };
}

export function compareTexts(before: string, after: string): Finding[] {
  const findings = new Findings();
  compareOpenRpc(rpcSpecs(before), rpcSpecs(after), findings);
  return findings.all;
}

/** What a change of a schema gives in a param or in a result. */
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

export function rulesOf(findings: readonly Finding[]): RuleName[] {
  return findings.map(({ rule }) => rule).toSorted();
}

export function levelOf(findings: readonly Finding[]): Level | undefined {
  return highest(findings.map(({ level }) => level));
}
