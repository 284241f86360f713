import { compareProtos } from "../src/compare-protos.ts";
import type { Finding } from "@node-access/generate/diff";

type Files = ReadonlyMap<string, string>;

/** A proto file in its own package. */
export function protoFile(name: string, body: string): [path: string, text: string] {
  return [`specs/grpc/${name}/${name}.proto`, `syntax = "proto3";\npackage ${name};\n${body}\n`];
}

/** Compares modules of files, each in a package of its folder's name. */
export function compareFiles(before: Files, after: Files): Promise<Finding[]> {
  const state = (files: Files): Parameters<typeof compareProtos>[0] => {
    const names = [...files.keys()].map((name) => name.split("/")[2] ?? "");
    const texts = new Map([["specs/grpc/buf.yaml", "version: v2\nmodules: [{ path: . }]\n"], ...files]);
    return { texts, packages: Object.fromEntries(names.map((name) => [name, name])) };
  };
  return compareProtos(state(before), state(after));
}
