import type { GrpcMethod, Spec } from "@node-access/generate";
import { buildOnce, loadProtos } from "@node-access/generate/proto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compareSpec, type State } from "./compare-spec.ts";
import type { Finding } from "./finding.ts";
import { locateInModel } from "./locate.ts";
import { withFile } from "./problem.ts";
import type { Texts } from "./texts.ts";

const MODULE = "specs/grpc";

/** Whether a file belongs to the module of protos. */
export function isProto(name: string): boolean {
  return name.startsWith(`${MODULE}/`);
}

/** A state of the protos. */
interface ProtoState {
  readonly texts: Texts;
  /** The packages that clients are generated from, by the client's name. */
  readonly packages: Readonly<Record<string, string>>;
}

/** What differs between two states of the gRPC packages. */
export async function compareProtos(before: ProtoState, after: ProtoState): Promise<Finding[]> {
  const [was, is] = await Promise.all([load(before, `the base's ${MODULE}`), load(after, MODULE)]);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(
    (name) => compareSpec(stateOf(was[name], is[name]), stateOf(is[name], was[name])).all,
  );
}

function stateOf(spec: Spec<GrpcMethod> | undefined, other: Spec<GrpcMethod> | undefined): State {
  const known = spec ?? other;
  return { spec, locate: known ? locateInModel(known) : () => ({ file: MODULE, line: 1 }) };
}

/** The gRPC packages of a state. A module without protos, which buf would refuse, has none. */
async function load(
  { texts, packages }: ProtoState,
  shown: string,
): Promise<Readonly<Record<string, Spec<GrpcMethod>>>> {
  const own = [...texts].filter(([name]) => isProto(name));
  if (!own.some(([name]) => name.endsWith(".proto"))) return {};
  const remedy = "let TMPDIR be a folder that may be written to";
  const folder = withFile(`no folder can be made in ${tmpdir()}`, remedy, () =>
    mkdtempSync(join(tmpdir(), "spec-diff-protos-")),
  );
  try {
    const files = new Map(
      own.map(([name, content]) => [join(folder, name.slice(MODULE.length + 1)), content]),
    );
    for (const path of new Set([...files.keys()].map((file) => dirname(file))))
      mkdirSync(path, { recursive: true });
    for (const [file, content] of files) writeFileSync(file, content);
    return Object.fromEntries(loadProtos(await buildOnce(folder, shown), packages, MODULE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
