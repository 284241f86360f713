import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, type Member, runtimeDependencies } from "@node-access-tools/workspace";

/** The third-party packages that each package may need at run time. A package that is not listed may need none. */
const RUN_TIME: Readonly<Record<string, readonly string[]>> = {
  "@node-access/transport": ["eventsource-parser", "undici"],
  "@node-access/cli": [
    "@modelcontextprotocol/server",
    "commander",
    "fastest-levenshtein",
    "minisearch",
    "zod",
  ],
  "@node-access/exchange": ["@noble/secp256k1", "@noble/hashes"],
  // Only its types.
  "@node-access/graphql": ["gql.tada"],
  "@node-access/grpc": ["@grpc/grpc-js"],
  "@node-access/generate": [
    "@scalar/openapi-upgrader",
    "ajv",
    "fastest-levenshtein",
    "js-yaml",
    // Only for the mock server of OpenRPC files.
    "ws",
    "yaml",
  ],
  "@node-access/simulators": [
    "ajv",
    "@msgpack/msgpack",
    "@noble/curves",
    "@noble/hashes",
    "@scure/base",
    "p-limit",
    // The platform packages of litesvm.
    "litesvm-darwin-arm64",
    "litesvm-darwin-x64",
    "litesvm-linux-arm64-gnu",
    "litesvm-linux-arm64-musl",
    "litesvm-linux-x64-gnu",
    "litesvm-linux-x64-musl",
  ],
  "@node-access/verify": [
    // Only its entry `evm`.
    "@ethereumjs/common",
    "@ethereumjs/evm",
    "@ethereumjs/statemanager",
    "@ethereumjs/util",
    "@noble/curves",
    "@noble/hashes",
    "micro-eth-signer",
  ],
  "@node-access/gateway": [
    "undici",
    "ws",
    "ajv",
    "cors",
    "dataloader",
    "fastest-levenshtein",
    "graphql",
    "graphql-http",
    "kysely",
    "pg",
    "@foundry-rs/anvil",
    "@noble/hashes",
    "@scure/base",
    "negotiator",
    "lru-cache",
    "p-limit",
    "@opentelemetry/api",
    "pino",
    "prom-client",
    "proxy-addr",
    "@redis/client",
    "yaml",
  ],
};

const isOurs = (name: string): boolean =>
  name.startsWith("@node-access/") || name.startsWith("@node-access-tools/");

/** Reports every dependency that is not pinned, not allowed at run time, or has no reason in CONTRIBUTING.md. */
export function dependencyMistakes(root: string, all: readonly Member[], contributing: string): string[] {
  const rootManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const manifests = [
    { path: "package.json", manifest: rootManifest },
    ...all.map((member) => ({ path: `${member.path}/package.json`, manifest: member.manifest })),
  ];
  const mistakes: string[] = [];
  const explained = new Set([...contributing.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]));
  const used = new Set<string>();
  for (const { path, manifest } of manifests) {
    const { peerDependencies: _ranges, ...pinned } = manifest;
    for (const [name, version] of Object.entries({
      ...manifest.devDependencies,
      ...runtimeDependencies(pinned),
    })) {
      if (isOurs(name)) {
        if (version !== "workspace:^")
          mistakes.push(`${path}: "${name}" must be "workspace:^", is "${version}"`);
        continue;
      }
      const real = /^npm:(?<target>.+)@(?<version>[^@]+)$/.exec(version)?.groups;
      used.add(real?.["target"] ?? name);
      if (!/^\d/.test(real?.["version"] ?? version)) {
        mistakes.push(`${path}: "${name}" must be an exact version, is "${version}"`);
      }
    }
  }
  for (const { kind, path, manifest } of all) {
    if (kind !== "package") continue;
    for (const name of Object.keys(runtimeDependencies(manifest))) {
      // The user installs it.
      if (manifest.peerDependenciesMeta?.[name]?.optional) continue;
      if (!isOurs(name) && !(RUN_TIME[manifest.name] ?? []).includes(name)) {
        mistakes.push(
          `${path}/package.json: "${name}" may not come along at run time (tools/check/package-check/src/shape/dependencies.ts)`,
        );
      }
    }
  }
  for (const name of [...used].toSorted()) {
    if (!explained.has(name))
      mistakes.push(`CONTRIBUTING.md: the dependency table has no reason for \`${name}\``);
  }
  for (const name of explained) {
    if (name !== undefined && !used.has(name)) {
      mistakes.push(`CONTRIBUTING.md: the dependency table explains \`${name}\`, which nothing depends on`);
    }
  }
  return mistakes;
}
