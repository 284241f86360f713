import {
  compareSpec,
  type Direction,
  type Finding,
  highest,
  type Level,
  type RuleName,
} from "../../src/diff/index.ts";
import { readOpenRpc, SpecDocument } from "../../src/read/index.ts";
import type { Mistake } from "../../src/spec-file/mistakes.ts";

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

export const mistake = (_: unknown, what: string, remedy: string): Mistake => ({
  file: "t",
  line: 1,
  column: 1,
  what,
  remedy,
});

/** The findings of a change of a schema, in a param or in a result. */
export function compareSchemaCase(one: SchemaCase, direction: Direction): Finding[] {
  const schemas = one.schemas ?? {};
  const state = (schema: unknown, named: Record<string, unknown>): Parameters<typeof compareSpec>[0] => {
    const call =
      direction === "sent"
        ? {
            params: [{ name: "value", required: true, schema }],
            result: { name: "result", schema: { type: "null" } },
          }
        : { params: [], result: { name: "result", schema } };
    const value = {
      openrpc: "1.3.2",
      info: { title: "T", version: "1" },
      methods: [{ name: "call", ...call }],
      components: { schemas: named },
    };
    const document = new SpecDocument({ name: "t", value, mistake });
    return {
      spec: readOpenRpc(document, { name: "T", keepsAll: true }).spec,
      locate: () => ({ file: "t", line: 1 }),
    };
  };
  return compareSpec(state(one.before, schemas), state(one.after, one.schemasAfter ?? schemas)).all;
}

export function listRules(findings: readonly Finding[]): string[] {
  return findings.map(({ rule }) => rule).toSorted();
}

export function findLevel(findings: readonly Finding[]): Level | undefined {
  return highest(findings.map(({ level }) => level));
}
