import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { cyclesIn } from "./cycles.ts";
import { importsOf } from "./walls.ts";

/** The layers of a package. */
interface Layers {
  /** The folders of `src/` from top to bottom. Layers import only from rows below, and never from each other within a row. */
  readonly rows: readonly (readonly string[])[];
  /** The files of `src/` itself: entries and command. They belong to the top layer. */
  readonly entryPoints: readonly string[];
  /** The layer whose folders do not import each other. */
  readonly separate?: string;
}

const LAYERED: Readonly<Record<string, Layers>> = {
  "@node-access/gateway": {
    rows: [
      ["command"],
      ["listeners"],
      ["surfaces"],
      ["access"],
      ["router"],
      ["filters"],
      ["streams"],
      ["clusters"],
      ["upstreams"],
      ["state"],
      ["observe"],
      ["codec"],
      ["generated"],
    ],
    entryPoints: ["src/index.ts", "src/bin.ts"],
    separate: "surfaces",
  },
  "@node-access/generate": {
    rows: [["command"], ["client"], ["read", "emit"], ["spec-file", "model"]],
    entryPoints: ["src/index.ts"],
  },
};

/** An import of one of the package's own files. */
interface OwnImport {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

/** Reports every file outside the layers, every import that points up or sideways, and every cycle, including type imports. */
export function layerMistakes(member: Member): string[] {
  const layers = LAYERED[member.manifest.name];
  if (!layers) return [];
  const files = globSync("src/**/*.ts", { cwd: member.directory })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const imports = files.flatMap((file) => ownImports(member.directory, file));
  const mistakes = [
    ...files.flatMap((file) => placeMistake(layers, file)),
    ...imports.flatMap((one) => importMistake(layers, one)),
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

function placeMistake(layers: Layers, file: string): string[] {
  const layer = layerOf(layers, file);
  if (layer === undefined)
    return [`${file}: belongs to no layer: expected it in src/{${layers.rows.flat().join(",")}}/`];
  return layer === layers.separate && partOf(file) === undefined
    ? [`${file}: belongs to no folder of the layer ${layer}: expected it in src/${layer}/<name>/`]
    : [];
}

function importMistake(layers: Layers, { file, line, target }: OwnImport): string[] {
  const [from, to] = [layerOf(layers, file), layerOf(layers, target)];
  if (from === undefined || to === undefined) return [];
  const place = `${file}:${line}: imports ${target}`;
  const rowOf = (layer: string): number => layers.rows.findIndex((row) => row.includes(layer));
  const remedy = "pass what it needs in from above, or move it down";
  if (rowOf(to) < rowOf(from)) return [`${place}: the layer ${from} is below the layer ${to}: ${remedy}`];
  if (from !== to)
    return rowOf(to) > rowOf(from)
      ? []
      : [`${place}: the layer ${from} is next to the layer ${to}: ${remedy}`];
  const [part, other] = [partOf(file), partOf(target)];
  return from === layers.separate && part !== other
    ? [`${place}: ${from}/${part} may not import ${to}/${other}: move what both need down a layer`]
    : [];
}

function layerOf({ rows, entryPoints }: Layers, file: string): string | undefined {
  if (entryPoints.includes(file)) return rows[0]?.[0];
  const [, layer = "", ...rest] = file.split("/");
  return rest.length > 0 && rows.flat().includes(layer) ? layer : undefined;
}

/** Returns a file's folder within its layer's folder, if it has one. */
function partOf(file: string): string | undefined {
  const [, , part, ...rest] = file.split("/");
  return rest.length > 0 ? part : undefined;
}
