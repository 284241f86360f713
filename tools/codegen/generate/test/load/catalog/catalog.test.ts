import { SpecFile } from "../../../src/spec-file/index.ts";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { emitSurfaces } from "../../../src/catalog.ts";
import { withServed } from "../../../src/model/catalog.ts";
import { checkCatalog, readCatalog } from "../../../src/load/catalog/read-catalog.ts";

const root = resolve(import.meta.dirname, "../../../../../..");
const text = readFileSync(join(root, "specs/catalog.yaml"), "utf8");

function findMistakes(change: (text: string) => string): string {
  const changed = change(text);
  expect(changed).not.toBe(text);
  try {
    checkCatalog(new SpecFile("specs/catalog.yaml", changed));
  } catch (error) {
    return String(error);
  }
  return "none";
}

function findLine(part: string): number {
  return text.slice(0, text.indexOf(part)).split("\n").length;
}

describe("checkCatalog", () => {
  it("accepts the real catalog", () => {
    expect(Object.keys(readCatalog(root).protocols)).toContain("hyperliquid");
  });

  it("puts the families of a set in place of its name", () => {
    expect(readCatalog(root).protocols["polygon-pos"]?.families).toEqual([
      "ethereum",
      "ethereum-transaction",
      "ethereum-state",
      "ethereum-filter",
      "net",
      "txpool",
      "debug",
      "debug-trace",
      "bor",
    ]);
    expect(
      findMistakes((t) => t.replace("families: [evm, txpool, debug, debug-trace]", "families: [reth]")),
    ).toMatch(/catalog\.yaml:\d+:16: reth is not in families; add it there or use one of ethereum, .*, evm$/);
    expect(findMistakes((t) => t.replace("  evm:\n    families", "  net:\n    families"))).toMatch(
      /catalog\.yaml:\d+:3: a family is called net too; rename the set/,
    );
  });

  it("wants a path, or a family at whose path its methods are, for an endpoint with families", () => {
    const line = "    servedWith: solana\n";
    expect(findMistakes((t) => t.replace(line, ""))).toMatch(
      /das needs one of rpcPath and servedWith; state where nodes have its methods/,
    );
    expect(findMistakes((t) => t.replace(line, `${line}    rpcPath: /das\n`))).toMatch(/das needs one of/);
    expect(findMistakes((t) => t.replace(line, "    servedWith: solanum\n"))).toMatch(
      /solanum is not in families/,
    );
  });

  it("puts the methods of servers other than nodes among those of a gateway's protocols, at no path", () => {
    const { protocols, endpoints } = withServed(readCatalog(root));
    expect(protocols["solana"]?.families).toContain("das");
    expect(protocols["base"]?.families).toContain("bundler");
    expect(protocols["tron"]?.families).not.toContain("bundler");
    expect(Object.keys(endpoints)).not.toContain("das");
    expect(readCatalog(root).protocols["solana"]?.families).not.toContain("das");
  });

  it("names the line of an unknown family, and the existing families", () => {
    const line = findLine("        starknet-trace,");
    expect(findMistakes((t) => t.replace("        starknet-trace,", "        starknet-trase,"))).toMatch(
      new RegExp(
        `^Mistakes: specs/catalog.yaml:${line}:9: starknet-trase is not in families; add it there or use one of ethereum, .*starknet`,
      ),
    );
  });

  it("names a misspelt key", () => {
    const line = findLine("rpcPath: /evm");
    expect(findMistakes((t) => t.replace("rpcPath: /evm", "rpcpath: /evm"))).toBe(
      `Mistakes: specs/catalog.yaml:${line}:5: rpcpath is not known here; did you mean rpcPath?`,
    );
  });

  it("names a second surface for JSON-RPC's credentials", () => {
    expect(
      findMistakes((t) => t.replace("credentials: [x-token]", "credentials: [x-token]\n    jsonRpc: true")),
    ).toMatch(/catalog\.yaml:\d+:5: another surface has jsonRpc too; remove it from one of them$/);
  });

  it("names a missing surface for JSON-RPC, unused rows, and a title of two protocols", () => {
    expect(findMistakes((t) => t.replace("    jsonRpc: true\n", ""))).toMatch(
      /catalog\.yaml:\d+:1: no surface has jsonRpc; state jsonRpc: true at the surface whose/,
    );
    const cookie = "  cookie: { title: a cookie, in: header, source: a test }";
    expect(findMistakes((t) => t.replace("credentials:\n", `credentials:\n${cookie}\n`))).toMatch(
      /catalog\.yaml:\d+:3: nothing uses cookie; name it where it is used, or remove it$/,
    );
    expect(findMistakes((t) => t.replaceAll("    endpoints: [beacon]\n", ""))).toMatch(
      /nothing uses beacon;/,
    );
    expect(findMistakes((t) => t.replace("title: Polygon PoS", "title: Ethereum"))).toMatch(
      /catalog\.yaml:\d+:5: another protocol is called Ethereum; rename one of them$/,
    );
  });

  it("names a kind of credential that no client can make", () => {
    const line = findLine("  x-token: {");
    expect(findMistakes((t) => t.replaceAll("x-token", "x-tokn"))).toBe(
      `Mistakes: specs/catalog.yaml:${line}:3: @node-access/auth makes no x-tokn; did you mean x-token? If not, write its function in packages/auth/src/credentials.ts first`,
    );
    expect(findMistakes((t) => t.replaceAll("x-token", "cookie"))).toBe(
      `Mistakes: specs/catalog.yaml:${line}:3: @node-access/auth makes no cookie; use one of bearer, url-token, basic, path-key, x-token, api-key, or write its function in packages/auth/src/credentials.ts first`,
    );
  });

  it("names versions out of order, and networks that cannot be distinguished", () => {
    expect(findMistakes((t) => t.replace('["0.8", "0.9", "0.10"]', '["0.10", "0.8", "0.9"]'))).toMatch(
      /catalog\.yaml:\d+:5: versions are not from oldest to newest; write 0\.8, 0\.9, 0\.10$/,
    );
    const copy = "  ethereum-copy: { protocol: ethereum, chainId: 1, source: a test }";
    expect(findMistakes((t) => t.replace("networks:\n", `networks:\n${copy}\n`))).toMatch(
      /catalog\.yaml:\d+:3: nothing distinguishes ethereum-mainnet from ethereum-copy; correct its chainId or genesis$/,
    );
  });

  it("names a row without a source", () => {
    expect(findMistakes((t) => t.replace(', source: "interface: D" }', " }"))).toBe(
      `Mistakes: specs/catalog.yaml:${findLine("info: { title")}:3: info lacks source; add it`,
    );
  });

  it("names a network with an unknown protocol, with another protocol's name, and one that cannot be distinguished", () => {
    const message = findMistakes((t) =>
      t
        .replace("{ protocol: bsc, chainId: 97,", "{ protocol: bcs, chainId: 97,")
        .replace("  base-sepolia: { protocol: base", "  optimism-base: { protocol: base")
        .replace("chainId: 43113,", "chainId: 43114,"),
    );
    expect(message).toContain("bcs is not in protocols");
    expect(message).toContain("optimism-base does not begin with base-; rename it");
    expect(message).toContain(
      "nothing distinguishes avalanche-fuji from avalanche-mainnet; correct its chainId or genesis",
    );
  });

  it("names a network that has neither a chain id nor a genesis", () => {
    expect(findMistakes((t) => t.replace("{ protocol: bsc, chainId: 97,", "{ protocol: bsc,"))).toContain(
      `specs/catalog.yaml:${findLine("  bsc-testnet:")}:3: `,
    );
  });

  it("names an unknown shared protocol, endpoint and surface", () => {
    const message = findMistakes((t) =>
      t
        .replace("fantom, tezos, bitcoin]", "fantom, tezos, bitcon]")
        .replace("endpoints: [beacon]", "endpoints: [becon]")
        .replace("surface: beacon", "surface: bacon"),
    );
    expect(message).toContain("bitcon is not in protocols");
    expect(message).toContain("becon is not in endpoints");
    expect(message).toContain("bacon is not in surfaces");
  });

  it("rejects an rpcPath of a protocol without methods", () => {
    expect(
      findMistakes((t) =>
        t.replace("title: Tezos\n    families: []", "title: Tezos\n    families: []\n    rpcPath: /x"),
      ),
    ).toContain("tezos has no family to call there; remove it or add a family");
  });
});

describe("emitSurfaces", () => {
  it("generates the committed file", () => {
    const committed = readFileSync(join(root, "packages/auth/src/generated/surfaces.ts"), "utf8");
    expect(emitSurfaces(readCatalog(root))).toBe(committed);
  });
});
