import type { IForbiddenRuleType } from "dependency-cruiser";

/** The packages of this repository that a package may import. Packages not listed here are clients. */
const OURS: Readonly<Record<string, string>> = {
  auth: "",
  transport: "auth",
  verify: "auth",
  generate: "",
  simulators: "",
  // It calls the nodes of the gateway that runs it.
  delivery: "auth beacon exchange grpc management rpc transport verify",
  gateway: "auth delivery simulators transport verify",
  cli: "auth beacon exchange graphql grpc management rpc tezos transport tron verify",
};
const CLIENT = "auth transport";

/**
 * The folders of `src/` from top to bottom; a comma joins those of one row. Layers import only from rows below, and never from each other
 * within a row. Files of `src/` itself belong to the top layer.
 */
const LAYERS: Readonly<Record<string, string>> = {
  gateway:
    "command listeners surfaces access delivery router filters streams clusters upstreams state observe options codec " +
    "generated rows",
  delivery: "engine sources,destinations,cel model",
  grpc: "geyser,sui,tron runtime generated wire",
  generate: "vite command client,diff,mock plugins read,emit spec-file,model",
};

const MOVE_DOWN = "pass what it needs in from above, or move it down";

function forbid(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: "error", from, to };
}

/** `one|two`, for a pattern. Without names, a pattern that matches nothing. */
const joinNames = (names: readonly string[]): string => (names.length > 0 ? names.join("|") : "(?!)");

/** A wall: which packages of the repository one may import. Ours are not resolved, as they may not be built. */
function wall(name: string): IForbiddenRuleType {
  const allowed = (OURS[name] ?? CLIENT).split(" ").filter(Boolean);
  const may = allowed.join(" and ") || "no other package of the repository";
  return forbid(
    `wall-of-${name}`,
    `is behind a wall: ${name} may import ${may}; move down what two packages share`,
    { path: `^packages/${name}/src/` },
    {
      path: "^(@node-access/|packages/)",
      pathNot: `^(@node-access|packages)/(${[name, ...allowed].join("|")})(/|$)`,
    },
  );
}

function listLayers([name, layers]: readonly [string, string]): IForbiddenRuleType[] {
  const src = `^packages/${name}/src`;
  const rows = layers.split(" ").map((row) => row.split(","));
  return [
    forbid(
      `${name}-place`,
      `belongs to no layer: expected it in src/{${rows.flat().join(",")}}/`,
      { path: `${src}/.+/`, pathNot: `${src}/(${joinNames(rows.flat())})/` },
      {},
    ),
    ...rows.flatMap((row, at) =>
      row.map((layer) => {
        const others = [...rows.slice(0, at).flat(), ...row.filter((other) => other !== layer)];
        const above = at === 0 ? `${src}/(${joinNames(others)})/` : `${src}/((${joinNames(others)})/|[^/]+$)`;
        return forbid(
          `${name}-${layer}`,
          `the layer ${layer} is not above what it imports: ${MOVE_DOWN}`,
          { path: `${src}/${layer}/` },
          { path: above },
        );
      }),
    ),
  ];
}

/** The rules of imports, for dependency-cruiser. @param packages - The names of the packages' folders. @param entries - The files that are entries. */
export function importRules(packages: readonly string[], entries: readonly string[]): IForbiddenRuleType[] {
  return [
    ...packages.map(wall),
    ...Object.entries(LAYERS).flatMap(listLayers),
    forbid(
      "tool",
      "is a tool, which no package may import",
      { path: "^packages/" },
      { path: "^(@node-access-tools|tools)/" },
    ),
    forbid(
      "leaves-src",
      "leaves the package's src folder",
      { path: "^packages/([^/]+)/src/" },
      { path: "^[^@]", pathNot: "^packages/$1/src/", dependencyTypes: ["local"] },
    ),
    forbid(
      "own-name",
      "import it by its relative path inside its own package",
      // An entry that imports the main one by name shares no third file with it when published.
      { path: "^packages/([^/]+)/src/", pathNot: entries.map((file) => `^${file}$`) },
      { path: ["^@node-access/$1$", "^@node-access/$1/"] },
    ),
    forbid(
      "undeclared",
      "is not among the package's dependencies",
      { path: "^packages/[^/]+/src/" },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["npm-peer", "npm-optional"],
      },
    ),
    forbid(
      "surfaces-apart",
      "surfaces do not import each other: move what both need down a layer",
      { path: "^packages/gateway/src/surfaces/([^/]+)/" },
      { path: "^packages/gateway/src/surfaces/", pathNot: "^packages/gateway/src/surfaces/$1/" },
    ),
    forbid(
      "circle",
      "break this circle, for example by moving what they share to a file of its own",
      { pathNot: "/generated/" },
      { circular: true },
    ),
    {
      ...forbid(
        "circle-of-folders",
        "move what they share to the lower folder",
        { path: ["^packages/[^/]+/src/[^/]+$", "^tools/[^/]+/[^/]+/src/[^/]+$"] },
        { circular: true },
      ),
      scope: "folder",
    },
  ];
}
