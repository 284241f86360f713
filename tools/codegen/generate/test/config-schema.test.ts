import { join } from "node:path";
import { expect, it } from "vitest";
import { configSchemaFiles } from "../src/config-schema.ts";

const ROOT = "/nowhere";

/** The schema of a config file with types in these files of the gateway. */
function createSchema(files: Readonly<Record<string, string>>): unknown {
  const texts = Object.entries(files).map(
    ([path, text]) => [join(ROOT, "packages/gateway/src", path), text] as const,
  );
  const [[, schema = ""] = []] = configSchemaFiles({ root: ROOT, files: new Map(texts) });
  return JSON.parse(schema);
}

it("follows imports of types, of values in types, and re-exports of a file", () => {
  const schema = createSchema({
    "command/config/gateway-config.ts": `
      import type { Options } from "../options.ts";
      export type GatewayConfig = Omit<Options, "log">;`,
    "command/options.ts": `
      import { type Limits, checkLimits } from "./limits.ts";
      import { COLOURS } from "./index.ts";
      import { start } from "./not-there.ts";
      export interface Options { limits?: Limits; colour?: (typeof COLOURS)[number]; log?: () => void }
      export function run(options: Options) { checkLimits(options); start(); }`,
    "command/limits.ts": `
      /** What is allowed. */
      export interface Limits {
        /** How many. @asType integer */
        calls: number;
      }
      export function checkLimits() {}`,
    "command/index.ts": `export { COLOURS } from "./colours.ts";`,
    "command/colours.ts": `export const COLOURS = ["red", "blue"] as const;`,
  });
  expect(schema).toMatchObject({
    properties: {
      limits: { $ref: "#/definitions/Limits" },
      colour: { type: "string", enum: ["red", "blue"] },
    },
    definitions: { Limits: { properties: { calls: { type: "integer" } }, required: ["calls"] } },
  });
});

it("rejects types of a generated file that may be older than the specs", () => {
  const files = {
    "command/config/gateway-config.ts": `
      import type { Method } from "../../generated/methods.ts";
      export interface GatewayConfig { method?: Method }`,
  };
  expect(() => createSchema(files)).toThrow("generated/methods.ts may not be generated yet");
});
