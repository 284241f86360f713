// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ActionFacts, ActionForm } from "../action-facts.ts";

const Width: ActionForm = {
  type: "amount",
};

/** The actions, by type. */
export const actions: Readonly<Record<string, ActionFacts>> = {
  open: {
    form: {
      type: "object",
      properties: {
        wide: Width,
        by: { type: "union", forms: [{ type: "string" }, { type: "list", items: Width }] },
        how: { type: "string" },
      },
      optional: ["wide", "by", "how"],
    },
    defaults: { how: "wide" },
  },
  shut: {
    form: {
      type: "object",
      properties: {
        by: { type: "chainId" },
        door: { type: "string", pattern: /^0x[0-9a-f\/]+$/u },
        chain: { type: "chain" },
        how: { type: "json", content: { type: "object", properties: { far: { type: "integer" } } } },
        gap: { type: "union", forms: [Width, { type: "enum", values: [null] }] },
        after: {
          type: "union",
          forms: [{ type: "integer", minimum: 5, maximum: 9 }, { type: "enum", values: [null] }],
        },
        soft: { type: "boolean" },
      },
      optional: ["by", "gap", "after", "soft"],
    },
    signing: {
      scheme: "user",
      primaryType: "Act:Shut",
      types: [
        { name: "door", type: "bytes32" },
        { name: "chain", type: "string" },
        { name: "how", type: "string" },
        { name: "gap", type: "string" },
        { name: "after", type: "uint64" },
        { name: "soft", type: "bool" },
      ],
    },
  },
  lock: {
    form: {
      type: "object",
      properties: {
        bolt: { type: "integer", minimum: 0 },
        key: {
          type: "object",
          properties: {
            name: { type: "string", minLength: 1, maxLength: 9 },
            side: { type: "enum", values: ["in", "out"] },
            turns: { type: "integer", minimum: 1, maximum: 2 },
            loose: { type: "enum", values: [true] },
            from: { type: "string", pattern: /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u },
            more: { type: "object" },
            on: {
              type: "object",
              properties: { hook: { type: "integer" }, ring: { type: "string" } },
              exactlyOne: true,
            },
            notches: {
              type: "list",
              items: { type: "tuple", items: [{ type: "integer", minimum: 0 }, Width] },
            },
          },
          optional: ["loose", "from", "more", "on", "notches"],
        },
      },
      exactlyOne: true,
    },
  },
};
