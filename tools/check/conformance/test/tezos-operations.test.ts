import { SpecBundle } from "@node-access-tools/generate/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const name = "specs/tezos.openapi.yaml";

/** All operations of the documents that Octez publishes of its shell, the Ushuaia protocol and its mempool, August 2026. */
const published = readFileSync(join(import.meta.dirname, "tezos-operations.txt"), "utf8")
  .trim()
  .split("\n");

/** What the spec omits: it controls the node or shows its insides, belongs to bakers alone, or is a test of the protocol. */
const omitted = [
  /^(PATCH|DELETE|PUT) /,
  /^\w+ \/(bls|errors|fetch_protocol|gc|network|profiler|stats|workers)\b/,
  /^GET \/config(\/network\/dal)?$/,
  /^POST \/injection\/(block|protocol)$/,
  /^GET \/monitor\/(active_chains|protocols|received_blocks\/\{\})$/,
  /^GET \/protocols\/\{\}$/,
  /^GET \/chains\/\{\}\/(active_peers_heads|delegators_contribution\/\{\}\/\{\})$/,
  /^POST \/chains\/\{\}\/mempool\//,
  /\/context\/(merkle_tree|merkle_tree_v2|raw\/bytes)$/,
  /\/helpers\/(forge\/protocol_data|forge_block_header|parse\/block|preapply\/block)$/,
];

it("has all operations that Octez publishes, except those that are omitted, and no others", async () => {
  const { paths } = (await SpecBundle.read(root, name)).value as { paths: Record<string, object> };
  const specified = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
  );
  const expected = published.filter((one) => !omitted.some((pattern) => pattern.test(one)));
  expect(specified.toSorted()).toEqual(expected.toSorted());
  for (const pattern of omitted)
    expect(
      published.some((one) => pattern.test(one)),
      String(pattern),
    ).toBe(true);
});
