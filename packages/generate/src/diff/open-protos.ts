import { openProtos } from "../read/proto/read-protos.ts";
import { locateInModel } from "./locate-in-model.ts";
import { collectProtoFacts } from "./read-proto-facts.ts";
import type { OpenState } from "./compare-spec.ts";

/**
 * Reads one state of protos.
 *
 * @throws Mistakes if they do not compile.
 */
export async function openProtoState(path: string, include: readonly string[]): Promise<OpenState> {
  const read = await openProtos(path, include);
  const spec = { ...read.spec, name: path, file: path, title: "", summary: "" };
  return { format: "protos", spec, locate: locateInModel(spec), facts: collectProtoFacts(read.files, spec) };
}
