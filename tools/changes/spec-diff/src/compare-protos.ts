import type { GrpcSpec } from "@node-access-tools/generate/model";
import { loadOtherMessages, loadProtos } from "@node-access-tools/generate/proto";
import { type Image, startBuild } from "@node-access/generate/proto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  collectProtoFacts,
  compareSpec,
  type Finding,
  locateInModel,
  noteProtoFacts,
  type State,
} from "@node-access/generate/diff";
import { isProto, type Texts } from "./texts.ts";

const MODULE = "specs/grpc";

interface ProtoState {
  readonly texts: Texts;
  /** The packages that clients are generated from, by the client's name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Compares two states of the gRPC packages, and of the messages that only hand-written code uses. */
export async function compareProtos(before: ProtoState, after: ProtoState): Promise<Finding[]> {
  const [old, current] = await Promise.all([load(before, `the base's ${MODULE}`), load(after, MODULE)]);
  const names = new Set([...old.specs.keys(), ...current.specs.keys()]);
  const used = new Set([...old.specs.values(), ...current.specs.values()].flatMap(listHomes));
  const pick = (name: string): [Part, Part] => [
    { image: old.image, spec: old.specs.get(name) },
    { image: current.image, spec: current.specs.get(name) },
  ];
  const others = [old, current].map(({ image }) => ({ image, spec: loadOtherMessages(image, used, MODULE) }));
  return [...[...names].map(pick), others as [Part, Part]].flatMap((states) => compare(...states));
}

function listHomes({ types }: GrpcSpec): string[] {
  return Object.values(types).map(({ home }) => home);
}

/** A client in one state, and the descriptors that it is read from. */
interface Part {
  readonly image: Image;
  readonly spec: GrpcSpec | undefined;
}

function compare(before: Part, after: Part): Finding[] {
  const findings = compareSpec(readState(before.spec, after.spec), readState(after.spec, before.spec));
  noteProtoFacts(findings, readFacts(before), readFacts(after));
  return findings.all;
}

/** What the descriptors of a client's files say and its model does not have. */
function readFacts({ image, spec }: Part): ReturnType<typeof collectProtoFacts> {
  if (!spec) return new Map();
  const homes = new Set(listHomes(spec));
  return collectProtoFacts(
    image.file.filter(({ name }) => homes.has(name)),
    spec,
  );
}

function readState(spec: GrpcSpec | undefined, other: GrpcSpec | undefined): State {
  const known = spec ?? other;
  return { spec, locate: known ? locateInModel(known) : () => ({ file: MODULE, line: 1 }) };
}

interface Loaded {
  readonly image: Image;
  readonly specs: ReadonlyMap<string, GrpcSpec>;
}

/** Compiles the protos of a state. Without protos, which buf would reject, the result is empty. */
async function load({ texts, packages }: ProtoState, shown: string): Promise<Loaded> {
  const own = [...texts].filter(([name]) => isProto(name));
  if (!own.some(([name]) => name.endsWith(".proto"))) return { image: { file: [] }, specs: new Map() };
  const folder = mkdtempSync(join(tmpdir(), "spec-diff-protos-"));
  try {
    const files = new Map(
      own.map(([name, content]) => [join(folder, name.slice(MODULE.length + 1)), content]),
    );
    for (const path of new Set([...files.keys()].map((file) => dirname(file))))
      mkdirSync(path, { recursive: true });
    for (const [file, content] of files) writeFileSync(file, content);
    const image = await startBuild(folder, shown);
    return { image, specs: loadProtos(image, packages, MODULE) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
