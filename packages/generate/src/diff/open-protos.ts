import { findPlace } from "../model/place.ts";
import { compileProtos } from "../read/proto/compile-protos.ts";
import { findProtos } from "../read/proto/find-protos.ts";
import { readProtos } from "../read/proto/read-protos.ts";
import { findParts } from "./locate-in-model.ts";
import type { OpenState } from "./opened.ts";

/**
 * Reads one state of protos.
 *
 * @throws Mistakes if they do not compile.
 */
export async function openProtos(path: string, include: readonly string[]): Promise<OpenState> {
  const protos = findProtos(path, include);
  const found = new Map(protos.map((proto) => [proto.name, proto]));
  const read = readProtos({
    image: await compileProtos(protos),
    isOwn: ({ name }) => found.get(name)?.isOwn === true,
    shownAs: ({ name }) => found.get(name)?.shown ?? name,
    taken: new Set(),
  });
  const spec = { ...read.spec, name: path, file: path, title: "", summary: "" };
  return {
    format: "protos",
    spec,
    locate: (at) => {
      const place = findParts(spec, at).findLast((part) => findPlace(part) !== undefined);
      return (place && findPlace(place)) ?? { file: path, line: 1 };
    },
  };
}
