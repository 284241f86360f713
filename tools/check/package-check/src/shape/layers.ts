import type { Member } from "@node-access-tools/workspace";
import { type OwnImport, ownImports, sourceFiles } from "./own-imports.ts";

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
  "@node-access/grpc": {
    rows: [["geyser", "sui", "tron"], ["runtime"], ["generated"], ["wire"]],
    entryPoints: ["src/index.ts", "src/client.ts", "src/web.ts", "src/wire.ts"],
  },
  "@node-access/generate": {
    rows: [["vite"], ["command"], ["client", "mock"], ["plugins"], ["read", "emit"], ["spec-file", "model"]],
    entryPoints: ["src/index.ts"],
  },
};

/** Reports every file outside the layers, and every import that points up or sideways, including type imports. */
export function layerMistakes(member: Member): string[] {
  const layers = LAYERED[member.manifest.name];
  if (!layers) return [];
  const mistakes = [
    ...sourceFiles(member).flatMap((file) => placeMistake(layers, file)),
    ...ownImports(member).flatMap((one) => importMistake(layers, one)),
  ];
  return mistakes.map((mistake) => `${member.path}/${mistake}`);
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
