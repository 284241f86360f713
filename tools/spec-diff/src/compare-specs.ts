import type { Finding } from "./finding.ts";
import { Findings } from "./findings.ts";
import { differ, loadTrees, type Texts } from "./load-trees.ts";
import { compareOpenRpc, type RpcSpecs } from "./open-rpc/compare-open-rpc.ts";
import { field, list } from "./json.ts";

const isRpc = (name: string): boolean => /^specs\/rpc\/.*\.openrpc\.yaml$/.test(name);

/** What differs between two states of `specs/`. Files of one kind are only read where one of them differs. */
export function compareSpecs(before: Texts, after: Texts): Finding[] {
  const findings = new Findings();
  if (differ(before, after, isRpc)) compareOpenRpc(rpcSpecs(before), rpcSpecs(after), findings);
  return findings.all;
}

function rpcSpecs(texts: Texts): RpcSpecs {
  const catalog = loadTrees(texts, (name) => name === "specs/catalog.yaml").get("specs/catalog.yaml");
  const protocols = Object.entries((field(catalog?.value, "protocols") ?? {}) as Record<string, unknown>);
  return {
    trees: [...loadTrees(texts, isRpc).values()],
    protocols: (family) =>
      protocols.filter(([, row]) => list(field(row, "families")).includes(family)).map(([name]) => name),
  };
}
