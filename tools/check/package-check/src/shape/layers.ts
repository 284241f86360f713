import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { cyclesIn } from "./cycles.ts";
import { importsOf } from "./walls.ts";

/** The gateway's layers from top to bottom: the folders of `src/`. A layer imports only from itself and from layers below it. */
const LAYERS: readonly string[] = [
  "command",
  "listen",
  "surfaces",
  "access",
  "routing",
  "upstreams",
  "simulators",
  "state",
  "observe",
  "contract",
  "generated",
];

/** The files of `src/` itself: what the package offers, and its command. They belong to the top layer. */
const ENTRY_POINTS: ReadonlySet<string> = new Set(["src/index.ts", "src/bin.ts"]);

/** Layers whose folders do not import each other. */
const SEPARATE: ReadonlySet<string> = new Set(["surfaces"]);

/** The packages that have layers. */
const LAYERED: ReadonlySet<string> = new Set(["@node-access/gateway"]);

/** An import of one of the package's own files. */
interface OwnImport {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

/** Every file outside the layers, every import that points up or sideways, and every cycle; type imports count too. */
export function layerMistakes(member: Member): string[] {
  if (!LAYERED.has(member.manifest.name)) return [];
  const files = globSync("src/**/*.ts", { cwd: member.directory })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const imports = files.flatMap((file) => ownImports(member.directory, file));
  const mistakes = [
    ...files.flatMap((file) => placeMistake(file)),
    ...imports.flatMap((one) => importMistake(one)),
    ...cyclesIn(imports.map(({ file, target }) => [file, target])).map(
      (cycle) =>
        `${cycle.join(" imports ")}: break this cycle, for example by moving what they share to a file of its own`,
    ),
  ];
  return mistakes.map((mistake) => `${member.path}/${mistake}`);
}

function ownImports(directory: string, file: string): OwnImport[] {
  return importsOf(readFileSync(join(directory, file), "utf8"))
    .filter(({ name }) => name.startsWith("."))
    .map(({ name, line }) => {
      return { file, line, target: normalize(join(file, "..", name)).replaceAll("\\", "/") };
    });
}

function placeMistake(file: string): string[] {
  const layer = layerOf(file);
  if (layer === undefined) return [`${file}: belongs to no layer: expected it in src/{${LAYERS.join(",")}}/`];
  return SEPARATE.has(layer) && partOf(file) === undefined
    ? [`${file}: belongs to no folder of the layer ${layer}: expected it in src/${layer}/<name>/`]
    : [];
}

function importMistake({ file, line, target }: OwnImport): string[] {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === undefined || to === undefined) return [];
  const place = `${file}:${line}: imports ${target}`;
  if (LAYERS.indexOf(to) < LAYERS.indexOf(from))
    return [
      `${place}: the layer ${from} is below the layer ${to}: pass what it needs in from above, or move it down`,
    ];
  const [part, other] = [partOf(file), partOf(target)];
  return SEPARATE.has(from) && from === to && part !== other
    ? [`${place}: ${from}/${part} may not import ${to}/${other}: move what both need down a layer`]
    : [];
}

function layerOf(file: string): string | undefined {
  if (ENTRY_POINTS.has(file)) return LAYERS[0];
  const [, layer = "", ...rest] = file.split("/");
  return rest.length > 0 && LAYERS.includes(layer) ? layer : undefined;
}

/** The folder of a file inside its layer's folder, if it is in one. */
function partOf(file: string): string | undefined {
  const [, , part, ...rest] = file.split("/");
  return rest.length > 0 ? part : undefined;
}
